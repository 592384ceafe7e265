### Deutsch. Troll & Dragon

game-troll-dragon = Troll & Dragon
web-box-troll-dragon = { game-troll-dragon }
    .kind = Würfel und Mut

troll-dragon-rules =
    Bring den größten Schatz nach Hause. Ein Diamant zählt 1 Punkt, ein Goldklumpen 3.
    { $diamonds ->
        [one] { $diamonds } Diamant liegt
       *[other] { $diamonds } Diamanten liegen
    } in der Grotte, { troll-dragon-some-nuggets } in der Höhle. Es gibt vier Grottenwürfel, zwei Goldwürfel und zwei Drachenwürfel, und für jeden einen Rucksack.
    Dein Zug beginnt in der Grotte. Wirf die vier Würfel: Für jeden Diamanten, der kommt, legst du einen neben deinen Rucksack.
    Ein Troll sperrt seinen Würfel bis zum Ende des Zuges. Sind alle vier gesperrt, nimmt der Troll die Diamanten dieses Zuges.
    Nach jedem Wurf wählst du. Wirf { $reroll ->
        [0] alle freien Würfel noch einmal
        [1] die freien Würfel noch einmal (die mit Diamant darfst du zurückhalten)
       *[other] von den freien Würfeln, welche du willst, noch einmal
    }, oder geh: Dann kommt alles in deinen Rucksack und ist für immer sicher.
    Schlüssel und Tür öffnen die Höhle. Eins davon darfst du beiseitelegen, während du um das andere würfelst; sein Würfel ist dann gesperrt.
    In der Höhle wirfst du zwei Goldwürfel, so oft du willst. Nimm die Goldklumpen, die sie zeigen; sicher ist nichts, bevor du gehst.
    { $tempo ->
        [0] Nach jedem deiner Würfe wirft einer der anderen die zwei Drachenwürfel.
       *[other] Währenddessen werfen die anderen reihum die zwei Drachenwürfel, so schnell sie können.
    } Der erste Drache wird beiseitegelegt, der zweite weckt den Drachen.
    Wacht der Drache auf, teilen sich die anderen alles, was du in diesem Zug gefunden hast, und die Diamanten aus der Trollhand. Spielt ihr nur zu zweit, gibt sie höchstens 3 her.
    Sie nehmen immer ein Stück, die Goldklumpen zuerst. Wer den Drachen geweckt hat, fängt an, dann geht es im Uhrzeigersinn herum.
    { $end ->
        [0] Ist ein Raum leer, die Grotte oder die Höhle, war dieser Zug der letzte.
       *[other] Sind beide Räume leer, die Grotte und die Höhle, war dieser Zug der letzte.
    }
    Nur was in den Rucksäcken ist, zählt. Wer die meisten Punkte hat, gewinnt. Sind sie gleich, gewinnen die meisten Goldklumpen; sind auch die gleich, wird der Sieg geteilt.
troll-dragon-guide-roll = Wirf die vier Würfel! Jeder Diamant, der kommt, ist ein Fund.
troll-dragon-guide-risk = Diese Diamanten sind noch nicht sicher. Würfle weiter, um mehr zu finden, oder geh und behalte sie.
troll-dragon-guide-troll = Dieser Troll sperrt seinen Würfel. Sind alle vier gesperrt, nimmt der Troll deinen Fund.
troll-dragon-guide-key = Schlüssel und Tür öffnen die Höhle. Tipp auf das, was du hast, um es zu behalten; dann such das andere.
troll-dragon-guide-enter = Du hast Schlüssel und Tür! Jetzt darfst du in die Höhle. Dort ist Gold, aber deine Diamanten bleiben in Gefahr.
troll-dragon-guide-gold = Ein Goldklumpen zählt 3. Doch zwei Drachen wecken den Drachen, dann ist der Fund dieses Zuges weg. Geh rechtzeitig!
troll-dragon-guide-dragon = Jetzt wirfst du die Drachenwürfel! Liegen zwei Drachen da, bekommst du mit den anderen den Schatz.

troll-dragon-roll = Grottenwürfel werfen
    .key = w
    .help = Wirft alle Würfel, die nicht gesperrt, beiseitegelegt oder zurückgehalten sind.
    .button = { $dice ->
        [one] { $dice } Würfel werfen
       *[other] { $dice } Würfel werfen
    }
    .more = { $again ->
        [1] Auch der Schlüssel wird neu geworfen
        [2] Auch die Tür wird neu geworfen
        [3] Auch Schlüssel und Tür neu
       *[other] { "" }
    }
troll-dragon-roll-gold = Um Gold würfeln
    .key = w
    .help = Wirft beide Höhlenwürfel; danach regt sich der Drache.
    .button = Würfeln!
    .more = um Gold
troll-dragon-roll-dragon = Drachenwürfel werfen
    .key = w
    .help = Zwei Drachen wecken den Drachen: Dann teilt ihr euch den Schatz.
    .button = Würfeln!
    .more = Zwei Drachen wecken ihn
troll-dragon-leave = Gehen { troll-dragon-carried }
    .key = g
    .help = Was du in diesem Zug gesammelt hast, gehört dir für immer, und dein Zug ist vorbei.
    .button = Ich gehe!
    .more = { $points ->
        [0] mit leeren Händen
        [one] { $points } Punkt retten
       *[other] { $points } Punkte retten
    }
troll-dragon-enter = Die Höhle betreten
    .key = h
    .help = Schlüssel und Tür öffnen die Höhle. Deine Diamanten kommen mit und bleiben in Gefahr.
    .button = In die Höhle!
    .more = Das Gesammelte kommt mit
troll-dragon-set-key = Schlüssel beiseitelegen
    .key = s
    .help = Der Schlüssel bleibt in diesem Zug liegen; sein Würfel ist gesperrt. Jetzt fehlt dir eine Tür.
troll-dragon-set-door = Tür beiseitelegen
    .key = t
    .help = Die Tür bleibt in diesem Zug liegen; ihr Würfel ist gesperrt. Jetzt fehlt dir ein Schlüssel.
troll-dragon-hold-diamond = Diamanten zurückhalten
    .key = d
    .help = Dieser Würfel setzt beim nächsten Wurf aus: So kann der Troll nicht alle sperren.
troll-dragon-hold-key = Schlüssel zurückhalten
    .key = l
    .help = Dieser Würfel setzt nur beim nächsten Wurf aus.
troll-dragon-hold-door = Tür zurückhalten
    .key = r
    .help = Dieser Würfel setzt nur beim nächsten Wurf aus.

troll-dragon-carried = { $diamonds ->
        [0] { $nuggets ->
            [0] mit leeren Händen
           *[other] mit { troll-dragon-some-nuggets }
        }
       *[other] mit { troll-dragon-treasure }
    }
troll-dragon-treasure = { $diamonds ->
        [0] { troll-dragon-some-nuggets }
       *[other] { $nuggets ->
            [0] { $diamonds } Diamanten
           *[other] { $diamonds } Diamanten und { troll-dragon-some-nuggets }
        }
    }
troll-dragon-some-diamonds = { $diamonds ->
        [one] { $diamonds } Diamant
       *[other] { $diamonds } Diamanten
    }
troll-dragon-some-nuggets = { $nuggets } Goldklumpen

troll-dragon-quicker-adventurer = der Abenteurer würfelt zuerst
troll-dragon-quicker-dragon = der Drache würfelt zuerst

troll-dragon-face-troll = Troll
troll-dragon-face-diamond = Diamant
troll-dragon-face-none = kein Diamant
troll-dragon-face-key = Schlüssel
troll-dragon-face-door = Tür
troll-dragon-face-gold = { $nuggets ->
        [0] nichts
       *[other] { troll-dragon-some-nuggets }
    }
troll-dragon-face-dragon = Drache!
troll-dragon-face-blank = leer

troll-dragon-rolled = { $who ->
        [you] Du hast { $dice } Würfel geworfen
       *[other] { $who } warf { $dice } Würfel
    }
troll-dragon-rolled-gold = { $who ->
        [you] Du hast { $dice } Würfel um Gold geworfen
       *[other] { $who } warf { $dice } Würfel um Gold
    }
troll-dragon-rolled-dragon = { $who ->
        [you] Du hast { $dice } Drachenwürfel geworfen
       *[other] { $who } warf { $dice } Drachenwürfel
    }
troll-dragon-did-enter = { $who ->
        [you] Du bist in die Höhle gegangen
       *[other] { $who } ging in die Höhle
    }
troll-dragon-did-set-key = { $who ->
        [you] Du hast den Schlüssel beiseitegelegt
       *[other] { $who } legte den Schlüssel beiseite
    }
troll-dragon-did-set-door = { $who ->
        [you] Du hast die Tür beiseitegelegt
       *[other] { $who } legte die Tür beiseite
    }
troll-dragon-did-hold-diamond = { $who ->
        [you] Du hast einen Diamanten zurückgehalten
       *[other] { $who } hielt einen Diamanten zurück
    }
troll-dragon-did-hold-key = { $who ->
        [you] Du hast den Schlüssel zurückgehalten
       *[other] { $who } hielt den Schlüssel zurück
    }
troll-dragon-did-hold-door = { $who ->
        [you] Du hast die Tür zurückgehalten
       *[other] { $who } hielt die Tür zurück
    }
troll-dragon-left = { $who ->
        [you] Du bist { troll-dragon-carried } gegangen
       *[other] { $who } ging { troll-dragon-carried }
    }
troll-dragon-troll = Der Troll kam! { who-has } { $diamonds ->
        [0] nichts
       *[other] { $diamonds } Diamanten
    } verloren
    .title = Der Troll!
troll-dragon-awake = { $who ->
        [you] Du hast den Drachen geweckt!
       *[other] { $who } weckte den Drachen!
    } { $loser ->
        [you] Du bist mit leeren Händen geflohen
       *[other] { $loser } floh mit leeren Händen
    }
    .title = Der Drache ist wach!
troll-dragon-shared = { $who ->
        [you] Du hast { troll-dragon-treasure } bekommen
       *[other] { $who } bekam { troll-dragon-treasure }
    }
troll-dragon-empty-grotto = Die Grotte ist leer
troll-dragon-empty-cavern = Die Höhle ist leer

troll-dragon-grotto = Grotte: { troll-dragon-some-diamonds }
troll-dragon-cavern = Höhle: { troll-dragon-some-nuggets }
troll-dragon-packs = Rucksäcke
troll-dragon-points = Pkt
troll-dragon-at-risk = In Gefahr
troll-dragon-troll-hand = Trollhand
troll-dragon-blocked = gesperrt
troll-dragon-aside = beiseite
troll-dragon-held = gehalten
troll-dragon-gold-dice = Gold
troll-dragon-dragon-dice = Drache
troll-dragon-roller = Drachenwürfel: { who }
troll-dragon-rolls = { $who ->
        [you] Du würfelst
       *[other] { $who } würfelt
    }
troll-dragon-you-roll = Du weckst den Drachen!
troll-dragon-your-race = Dein Wettlauf
troll-dragon-woke = { $who ->
        [you] Du warst’s
       *[other] { $who } war’s
    }
troll-dragon-race = Wettlauf! Du gegen den Drachen
troll-dragon-race-dragon = Wettlauf! Weck den Drachen
troll-dragon-race-of = Wettlauf! { who } gegen den Drachen
troll-dragon-closed = Höhle
    .needs = braucht Schlüssel und Tür
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Das Spiel endet, wenn ein Raum / beide Räume leer sind.
troll-dragon-option-end-one = ein Raum
troll-dragon-option-end-both = beide Räume
troll-dragon-option-tempo = In der Höhle würfeln Gold und Drache abwechselnd (ruhig) oder so schnell sie können (Wettlauf).
troll-dragon-option-tempo-calm = ruhig
troll-dragon-option-tempo-race = Wettlauf
troll-dragon-option-adventurer-odds = Wettlauf, simuliert: die Chancen, dass der Abenteurer schneller ist.
troll-dragon-option-dragon-odds = Wettlauf, simuliert: die Chancen, dass die Drachenwürfel schneller sind.
troll-dragon-option-reroll = Beim Weiterwürfeln nimmt man alle freien Würfel, oder alle außer den Diamanten, die man zurückhält.
troll-dragon-option-reroll-all = alle
troll-dragon-option-reroll-chosen = gewählte
troll-dragon-option-diamonds = Diamanten in der Grotte zu Beginn.
troll-dragon-option-nuggets = Goldklumpen in der Höhle zu Beginn.
troll-dragon-option-diamond-sides = Seiten eines Grottenwürfels mit Diamant; die übrigen Seiten sind Trolle.
troll-dragon-option-key-sides = Seiten eines Grottenwürfels mit Schlüssel.
troll-dragon-option-door-sides = Seiten eines Grottenwürfels mit Tür.
troll-dragon-option-one-nugget-sides = Seiten eines Höhlenwürfels mit einem Goldklumpen; die übrigen Seiten sind leer.
troll-dragon-option-two-nuggets-sides = Seiten eines Höhlenwürfels mit zwei Goldklumpen.
troll-dragon-option-dragon-sides-1 = Seiten des ersten Drachenwürfels mit Drache.
troll-dragon-option-dragon-sides-2 = Seiten des zweiten Drachenwürfels mit Drache.
# Wie weit das Spiel ist
troll-dragon-goal = Noch { troll-dragon-some-nuggets }, { troll-dragon-some-diamonds }
# Warum von zweien mit gleich vielen Punkten einer vorn ist
troll-dragon-tie-break = mehr Goldklumpen
# Warum eine Berührung nichts tut
troll-dragon-why-blocked = Ein Troll hält diesen Würfel fest.
troll-dragon-why-die = Gewürfelt wird mit dem Knopf unten.
troll-dragon-why-closed = Ein Schlüssel und eine Tür zugleich öffnen die Höhle.

## What can go wrong

error-setup-troll-side = Ein Grottenwürfel braucht einen Troll: Seiten mit Diamant, Schlüssel und Tür gibt es höchstens { $most }.
error-setup-cavern-sides = Ein Höhlenwürfel hat { $most } Seiten: Höchstens { $most } zeigen Goldklumpen.
error-setup-cavern-closed = Wenn beide Räume leer werden müssen, brauchen die Würfel Schlüssel, Tür und eine Seite mit Goldklumpen.
error-bot-optimal-stocks = Zu zweit spielt der optimale Bot Troll & Dragon nach den üblichen Regeln, gemächlich oder im Wettlauf, oder mit wenigen Schätzen, etwa { $diamonds } Diamanten und { $nuggets } Nuggets.
error-solve-seats = Troll & Dragon ist für zwei Spieler gelöst, nicht für { $seats } Spieler.

## What lies on the table: see docs/guide/scene.md

troll-dragon-scene-pack-diamonds = { who-has } { $diamonds } Diamanten
    .short = { $diamonds }
troll-dragon-scene-pack-nuggets = { who-has } { troll-dragon-some-nuggets }
    .short = { $nuggets }
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } in der Grotte
    .title = Grotte
    .short = noch { $diamonds }
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } in der Trollhand
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } in der Höhle
    .title = Höhle
    .short = noch { $nuggets }
troll-dragon-scene-at-risk = In Gefahr: { $pieces }
    .title = { $nuggets ->
        [0] { troll-dragon-some-diamonds } in Gefahr
       *[other] In Gefahr: { $diamonds ->
            [0] { troll-dragon-some-nuggets }
           *[other] { troll-dragon-some-diamonds }, { troll-dragon-some-nuggets }
        } = { points }
    }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
troll-dragon-scene-dice = Grottenwürfel: { $pieces }
    .title = Grottenwürfel
troll-dragon-scene-die = { $how ->
        [1] { troll-dragon-scene-face } ({ troll-dragon-blocked })
        [2] { troll-dragon-scene-face } ({ troll-dragon-aside })
        [3] { troll-dragon-scene-face } ({ troll-dragon-held })
        [4] in der Luft
        [5] noch nicht geworfen
       *[other] { troll-dragon-scene-face }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .mark = { $how ->
        [1] { troll-dragon-blocked }
        [2] { troll-dragon-aside }
        [3] { troll-dragon-held }
       *[other] { "" }
    }
troll-dragon-scene-face = { $face ->
        [1] { troll-dragon-face-troll }
        [2] { troll-dragon-face-diamond }
        [3] { troll-dragon-face-key }
       *[other] { troll-dragon-face-door }
    }
troll-dragon-scene-lock = Schloss der Höhle: { $pieces }
    .title = Schloss der Höhle
troll-dragon-scene-socket = { $how ->
        [0] { troll-dragon-scene-face } fehlt noch
        [1] { troll-dragon-scene-face }
        [2] { troll-dragon-scene-face } (kann liegen bleiben)
       *[other] { troll-dragon-scene-face } (bleibt liegen)
    }
    .title = { troll-dragon-scene-face }
    .mark = { $how ->
        [2] Behalten?
        [3] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-dragon = { $dragons ->
        [0] Der Drache schläft
        [1] Der Drache regt sich
       *[other] Der Drache ist wach
    }
troll-dragon-scene-cavern-dice = Würfel in der Höhle: { $pieces }
    .title = Gold und Drache
troll-dragon-scene-gold-die = Höhlenwürfel: { $how ->
        [4] in der Luft
       *[other] { troll-dragon-face-gold }
    }
    .title = { troll-dragon-gold-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
troll-dragon-scene-dragon-die = Drachenwürfel: { $how ->
        [2] { troll-dragon-face-dragon }
        [4] in der Luft
       *[other] { troll-dragon-face-blank }
    }
    .title = { troll-dragon-dragon-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .mark = { $how ->
        [2] { troll-dragon-blocked }
        [4] rollt …
       *[other] { "" }
    }
troll-dragon-scene-roller = { who-has } die Drachenwürfel
troll-dragon-scene-count-diamonds = { troll-dragon-some-diamonds }
troll-dragon-scene-count-nuggets = { troll-dragon-some-nuggets } × { $worth } = { $points }
# The coach: what a throw can bring, and why a move is good
troll-dragon-odds-diamonds = mindestens ein Diamant
troll-dragon-odds-open = Schlüssel und Tür zusammen
troll-dragon-odds-troll = der Troll nimmt alles
troll-dragon-odds-nuggets = mindestens ein Goldklumpen
troll-dragon-odds-stirs = ein Drache liegt da
troll-dragon-odds-awake = der Drache wacht auf
troll-dragon-hint-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
troll-dragon-hint-leave-troll = In Gefahr: { troll-dragon-hint-points }. In { $percent } von 100 Würfen nimmt der Troll alles.
troll-dragon-hint-leave-dragon = In Gefahr: { troll-dragon-hint-points }. In { $percent } von 100 Würfen nimmt der Drache alles.
troll-dragon-hint-nothing = Noch hast du nichts zu verlieren.
troll-dragon-hint-behind = Das Spiel ist bald aus, und dir fehlen { troll-dragon-hint-points } auf den Besten.
troll-dragon-hint-roll-troll = In Gefahr: { troll-dragon-hint-points }. Doch nur in { $percent } von 100 Würfen nimmt der Troll alles.
troll-dragon-hint-roll-dragon = Nur in { $percent } von 100 Würfen wacht der Drache auf.
troll-dragon-hint-enter = { $nuggets ->
        [one] { $nuggets } Goldklumpen liegt
       *[other] { $nuggets } Goldklumpen liegen
    } in der Höhle, und jeder zählt { $worth }.
troll-dragon-hint-key = Der Schlüssel bleibt liegen, während du eine Tür suchst.
troll-dragon-hint-door = Die Tür bleibt liegen, während du einen Schlüssel suchst.

# What the laboratory counts.
troll-dragon-count-left-grotto = Züge, die die Grotte mit Diamanten verlassen
troll-dragon-count-trolls = Züge, die der Troll beendet
troll-dragon-count-entered = Wege in die Höhle
troll-dragon-count-left-cavern = Züge, die die Höhle mit Gold verlassen
troll-dragon-count-dragons = Züge, die der Drache beendet
troll-dragon-count-grotto-empty = Spiele, an deren Ende die Grotte leer ist
troll-dragon-count-cavern-empty = Spiele, an deren Ende die Höhle leer ist
