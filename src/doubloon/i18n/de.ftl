### Deutsch. Eine Nachricht je Aussage; die Wörter für die Dinge stehen in docs/guide/words.md.
### `.key` ist die Taste im Terminal, `.help` ein Satz dazu.

## Spiele

game-pig = Pig
game-troll-dragon = Troll & Dragon

## Jedes Spiel

first-seat = { $who } beginnt
begins = { $who } fing an
turn = { $who } ist dran
won = { $who } hat gewonnen!
won-shared = { $who } teilt sich den Sieg!

names =
    Mutiger Dachs
    Emsiger Biber
    Starker Bär
    Kluge Krähe
    Ruhiges Kamel
    Freche Ente
    Edler Adler
    Flinker Fuchs
    Sanfte Ziege
    Froher Hase
    Lustige Elster
    Lieber Koala
    Schlauer Luchs
    Muntere Maus
    Netter Molch
    Alte Eule
    Stolzer Panda
    Schnelle Möwe
    Stiller Igel
    Kecke Robbe
    Scheues Reh
    Kleine Kröte
    Wilder Wolf
    Buntes Zebra

## Pig

pig-rules =
    Würfle, sooft du dich traust: Was der Würfel zeigt, steht auf dem Spiel.
    Bei einer 1 verlierst du das alles, und dein Zug ist vorbei. Sichere rechtzeitig, dann gehört es dir.
    Wer zuerst { $target } Punkte gesichert hat, gewinnt.
pig-face = Eine { $face }
pig-roll = Würfeln
    .key = w
    .help = Was der Würfel zeigt, kommt dazu; bei einer 1 ist alles verloren, was auf dem Spiel steht.
pig-hold = { $points ->
        [0] Sichern
        [one] { $points } Punkt sichern
       *[other] { $points } Punkte sichern
    }
    .key = s
    .help = Die Punkte gehören dir für immer, und dein Zug ist vorbei.
pig-one = { $who } würfelte eine 1 und verlor { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pig-rolled = { $who } würfelte eine { $face }: { $points } auf dem Spiel
pig-held = { $who } sicherte { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und hat { $banked }
pig-target = Wer zuerst { $target } Punkte hat, gewinnt
pig-at-risk = auf dem Spiel

pig-option-target = Punkte, mit denen man gewinnt.

## Troll & Dragon

troll-dragon-rules =
    Grotte: Würfle um Diamanten. Trolle sperren ihre Würfel; sind alle gesperrt, nimmt der Troll alles, was du in diesem Zug gesammelt hast.
    Schlüssel und Tür öffnen die Höhle. Dort würfelst du um Goldklumpen, während die anderen die Drachenwürfel werfen.
    Zwei Drachen wecken den Drachen: Die anderen teilen sich deine Beute. Gehst du rechtzeitig, gehört sie dir.
    Ein Diamant zählt 1 Punkt, ein Goldklumpen 3. { $end ->
        [0] Sind Grotte oder Höhle leer, endet das Spiel.
       *[other] Sind Grotte und Höhle beide leer, endet das Spiel.
    }

troll-dragon-roll = Grottenwürfel werfen
    .key = w
    .help = Wirft alle Würfel, die nicht gesperrt, beiseitegelegt oder zurückgehalten sind.
troll-dragon-roll-gold = Um Gold würfeln
    .key = w
    .help = Wirft beide Höhlenwürfel; danach regt sich der Drache.
troll-dragon-roll-dragon = Drachenwürfel werfen
    .key = w
    .help = Zwei Drachen wecken den Drachen: Dann teilt ihr euch den Schatz.
troll-dragon-leave = Gehen { troll-dragon-carried }
    .key = g
    .help = Was du in diesem Zug gesammelt hast, gehört dir für immer, und dein Zug ist vorbei.
troll-dragon-enter = Die Höhle betreten
    .key = h
    .help = Schlüssel und Tür öffnen die Höhle. Deine Diamanten kommen mit und bleiben in Gefahr.
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

troll-dragon-quicker-adventurer = der Abenteurer war schneller
troll-dragon-quicker-dragon = der Drache war schneller

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

troll-dragon-rolled = { $who } warf { $dice } Würfel
troll-dragon-rolled-gold = { $who } warf { $dice } Würfel um Gold
troll-dragon-rolled-dragon = { $who } warf { $dice } Drachenwürfel
troll-dragon-did-enter = { $who } betrat die Höhle
troll-dragon-did-set-key = { $who } legte den Schlüssel beiseite
troll-dragon-did-set-door = { $who } legte die Tür beiseite
troll-dragon-did-hold-diamond = { $who } hielt einen Diamanten zurück
troll-dragon-did-hold-key = { $who } hielt den Schlüssel zurück
troll-dragon-did-hold-door = { $who } hielt die Tür zurück
troll-dragon-left = { $who } ging { troll-dragon-carried }
troll-dragon-troll = Der Troll kam! { $who } verlor { $diamonds ->
        [0] nichts
       *[other] { $diamonds } Diamanten
    }
troll-dragon-awake = { $who } weckte den Drachen! { $loser } floh mit leeren Händen
troll-dragon-shared = { $who } bekam { troll-dragon-treasure }
troll-dragon-empty-grotto = Die Grotte ist leer
troll-dragon-empty-cavern = Die Höhle ist leer

troll-dragon-grotto = Grotte: { troll-dragon-some-diamonds }
troll-dragon-cavern = Höhle: { troll-dragon-some-nuggets }
troll-dragon-packs = Rucksäcke
troll-dragon-points = Pkt
troll-dragon-at-risk = In Gefahr
troll-dragon-troll-hand = Trollhand
troll-dragon-locked = gesperrt
troll-dragon-aside = beiseite
troll-dragon-held = gehalten
troll-dragon-gold-dice = Gold
troll-dragon-dragon-dice = Drache
troll-dragon-roller = Drachenwürfel: { $who }
troll-dragon-score = { tui-points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Welcher der beiden Orte leer sein muss, damit das Spiel endet.
troll-dragon-option-end-one = einer
troll-dragon-option-end-both = beide
troll-dragon-option-tempo = In der Höhle Gold und Drache abwechselnd (ruhig), oder wer schneller ist (Wettlauf).
troll-dragon-option-tempo-calm = ruhig
troll-dragon-option-tempo-race = Wettlauf
troll-dragon-option-adventurer-odds = Wettlauf, simuliert: die Chancen, dass der Abenteurer schneller ist.
troll-dragon-option-dragon-odds = Wettlauf, simuliert: die Chancen, dass die Drachenwürfel schneller sind.
troll-dragon-option-reroll = Ein neuer Wurf nimmt alle Würfel, die nicht gesperrt sind, oder die, die man wählt.
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

## Der Tisch im Terminal

tui-you = du
tui-bot = Bot
tui-told = { $sentence }: { $brief }
tui-your-turn = { $who }, du bist dran
tui-their-turn = { $who } spielt
tui-help = Hilfe
    .key = ?
tui-quit = aufhören (das Spiel wird gespeichert)
    .key = q
tui-faster = jede andere Taste: schneller
tui-back = beliebige Taste: zurück zum Spiel
tui-promise = Versprechen: { $commitment }
tui-saved-game = Ein Spiel { $game } zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $seats }
    } ist gespeichert.
tui-resume = weiterspielen
    .key = w
tui-new = ein neues Spiel beginnen
    .key = n
tui-stop = jetzt nicht
    .key = q
tui-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
tui-over = Das Spiel ist aus
tui-place = { $place }. { $who }: { $score }
tui-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tui-kept = Das Spiel liegt in { $path }
tui-tell-again = Noch einmal erzählen: { $command }
tui-check = Die Würfel prüfen: { $command }
tui-again = noch einmal spielen
    .key = n
tui-enough = genug für jetzt
    .key = q

## Befehle

cli-seats = { $low } bis { $high } Spieler
cli-option = { $name } = { $allowed } (sonst { $default }): { $says }
cli-no-end = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
cli-promise = Das Versprechen vor dem Spiel wurde gehalten: { $commitment }
cli-seed = Es ist die SHA-256 des Startwerts: { $seed }
cli-drawn = { $drawn ->
        [one] { $drawn } Ergebnis wurde geprüft und kommt aus dem Startwert.
       *[other] { $drawn } Ergebnisse wurden geprüft, und alle kommen aus dem Startwert.
    }
cli-answered = { $answered ->
        [0] Alles, was der Zufall tat, wurde gezogen.
        [one] { $answered } Ergebnis (wer schneller war) wurde beantwortet, nicht gezogen, und daher nicht geprüft.
       *[other] { $answered } Ergebnisse (wer schneller war) wurden beantwortet, nicht gezogen, und daher nicht geprüft.
    }

## Was schiefgehen kann

error-game-unknown = Es gibt kein Spiel „{ $asked }“. Die Spiele sind: { $known }.
error-setup-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $asked }.
error-setup-first = Der erste Platz ist 0 bis { $high } oder chance, nicht { $asked }.
error-setup-option = Dieses Spiel hat keine Option „{ $asked }“. Es hat: { $known }.
error-setup-range = { $name } ist { $allowed }, nicht { $asked }.
error-setup-troll-side = Ein Grottenwürfel braucht einen Troll: Seiten mit Diamant, Schlüssel und Tür gibt es höchstens { $most }.
error-setup-cavern-sides = Ein Höhlenwürfel hat { $most } Seiten: Höchstens { $most } zeigen Goldklumpen.
error-setup-cavern-closed = Wenn beide Orte leer werden müssen, brauchen die Würfel Schlüssel, Tür und eine Seite mit Goldklumpen.
error-setup-people = { $asked } Leute können nicht auf { $seats } Plätzen sitzen.
error-setup-bot = Es gibt keinen Bot „{ $asked }“. Die Bots sind: { $known }.
error-setup-form = Eine Option schreibt man name=wert, nicht „{ $asked }“.
error-seat-unknown = Dieser Tisch hat die Plätze 0 bis { $high }, nicht { $asked }.
error-move-illegal = { $asked } geht jetzt nicht. Möglich sind: { $allowed }.
error-move-over = Das Spiel ist aus: { $asked } geht nicht mehr.
error-log-foreign = Das ist nicht die Aufzeichnung eines Spiels.
error-log-format = Dieses Programm kann Aufzeichnungen im Format „{ $asked }“ nicht lesen.
error-log-fields = Die Aufzeichnung ist beschädigt: Ein Feld fehlt oder ist unbekannt ({ $place }).
error-log-damaged = Die Aufzeichnung ist hier beschädigt: { $place }.
error-log-game = Das ist die Aufzeichnung eines anderen Spiels ({ $asked }).
error-log-version = Die Aufzeichnung folgt den Regeln { $asked } dieses Spiels; dieses Programm hat die Regeln { $allowed }.
error-log-options = In der Aufzeichnung fehlen Optionen: { $asked }.
error-log-setup = Die Aufzeichnung beginnt mit einem Aufbau, der nicht gespielt werden kann: { $reason }.
error-log-move = Die Aufzeichnung ist bei { $place } falsch: { $asked } geht dort nicht.
error-fair-none = Dieses Spiel wurde ohne Versprechen der Würfel gespielt: Es gibt nichts zu prüfen.
error-fair-secret = Der Startwert ist noch geheim: Ein Spiel kann geprüft werden, wenn es zu Ende ist.
error-fair-running = Das Spiel ist nicht zu Ende: Erst dann kann es geprüft werden.
error-fair-promise = Das Versprechen wurde gebrochen: Der Startwert ist nicht der, der vor dem Spiel versprochen wurde.
error-fair-additions = Jeder der { $seats } Spieler gibt etwas zu den Würfeln dazu; hier sind es { $asked } Zugaben.
error-fair-outcome = Die Würfel waren bei { $place } nicht fair: Der Startwert ergibt { $due }, die Aufzeichnung hat { $asked }.
error-file-missing = Es gibt keine Datei { $path }.
error-file-unreadable = Die Datei { $path } ist nicht lesbar.
error-file-large = Die Datei { $path } ist zu groß für die Aufzeichnung eines Spiels.
error-file-unwritable = Das Spiel kann in { $path } nicht gespeichert werden.
error-language-unknown = Es gibt keine Sprache „{ $asked }“. Die Sprachen sind: { $known }.
error-table-terminal = Gespielt wird in einem Terminal; hier ist keines.
error-table-busy = Dieses Spiel wird gerade in einem anderen Fenster gespielt.
error-table-choice = Wähle --new oder --resume, nicht beides.
error-saved-none = Von { $game } ist kein Spiel gespeichert.
error-saved-damaged = Das gespeicherte Spiel ist nicht lesbar: { $reason } Es bleibt liegen als { $path }; der nächste Start beginnt ein neues Spiel.
