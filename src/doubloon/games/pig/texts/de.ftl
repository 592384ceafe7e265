### Deutsch. Pig

game-pig = Pig
web-box-pig = { game-pig }
    .kind = Ein Würfel, viel Mut

pig-rules =
    Wer hat zuerst { $target } Punkte?
    Bist du am Zug, würfle, so oft du dich traust. Was der Würfel zeigt, wird zusammengezählt, aber es steht noch auf dem Spiel.
    Bei einer 1 ist alles weg, was auf dem Spiel steht, und dein Zug ist vorbei.
    Sichere rechtzeitig, dann gehören dir die Punkte für immer. Danach ist der Nächste am Zug.
    Wer { $target } Punkte oder mehr gesichert hat, gewinnt sofort.
pig-guide-roll = Wirf den Würfel: Was er zeigt, wird zusammengezählt. Würfle, so oft du dich traust.
pig-guide-hold = { $points ->
        [one] { $points } Punkt steht
       *[other] { $points } Punkte stehen
    } auf dem Spiel: Bei einer 1 ist das weg. Sichere, dann gehört es dir.
pig-face = Eine { $face }
pig-roll = Würfeln
    .key = w
    .help = Was der Würfel zeigt, kommt dazu; bei einer 1 ist alles verloren, was auf dem Spiel steht.
    .more = Bei einer 1 ist alles weg
pig-hold = { $points ->
        [0] Sichern
        [one] { $points } Punkt sichern
       *[other] { $points } Punkte sichern
    }
    .key = s
    .help = Die Punkte gehören dir für immer, und dein Zug ist vorbei.
    .more = Dann sind sie sicher
pig-one = { $points ->
        [0] { $who ->
            [you] Du hast eine 1 gewürfelt und nichts verloren
           *[other] { $who } würfelte eine 1 und verlor nichts
        }
        [one] { $who ->
            [you] Du hast eine 1 gewürfelt und { $points } Punkt verloren
           *[other] { $who } würfelte eine 1 und verlor { $points } Punkt
        }
       *[other] { $who ->
            [you] Du hast eine 1 gewürfelt und { $points } Punkte verloren
           *[other] { $who } würfelte eine 1 und verlor { $points } Punkte
        }
    }
pig-rolled = { $who ->
        [you] Du hast eine { $face } gewürfelt: { $points } auf dem Spiel
       *[other] { $who } würfelte eine { $face }: { $points } auf dem Spiel
    }
pig-held = { who-has } { $points ->
        [0] nichts
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gesichert: zusammen { $banked }
pig-target = Wer zuerst { $target } Punkte hat, gewinnt
pig-goal = Vorn: { $most } von { $target }
pig-at-risk = auf dem Spiel
pig-oops = Oh nein, eine 1!

pig-option-target = Punkte, mit denen man gewinnt.

## What can go wrong

error-bot-optimal = Der optimale Bot spielt Pig zu zweit bis { $two } Punkte und zu dritt bis { $three } Punkte; hier: { $seats } Spieler, { $asked } Punkte.

## What lies on the table: see docs/guide/scene.md

pig-scene-die = { $rolling ->
        [1] Der Würfel ist in der Luft
       *[other] Der Würfel
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
pig-scene-at-risk = { $points ->
        [0] Nichts steht auf dem Spiel
        [one] { $points } Punkt steht auf dem Spiel
       *[other] { $points } Punkte stehen auf dem Spiel
    }
    .title = { pig-at-risk }
    .short = { $points }
pig-scene-target = { pig-target }
pig-scene-count = { $turns ->
        [0] kein Zug brachte Punkte
        [one] ein Zug brachte Punkte: { $best }
       *[other] { $turns } Züge brachten Punkte, der beste { $best }
    }
# The coach: what a roll can bring, and why a move is good
pig-odds-points = mehr Punkte
pig-odds-one = eine 1, und der Zug ist vorbei
pig-hint-hold = Eine von { $sides } Seiten ist die 1, und sie nimmt dir { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weg. Sichere lieber.
pig-hint-nothing = Noch steht nichts auf dem Spiel.
pig-hint-behind = Ein anderer hat { $points } Punkte und gewinnt bald mit { $target }.
pig-hint-roll = Nur eine von { $sides } Seiten ist die 1. Dafür lohnt es sich, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zu wagen.

# What the laboratory counts.
pig-count-held = Züge mit Aufhören
pig-count-ones = Züge, die eine 1 beendet
pig-count-points-lost = Punkte, die eine 1 kostet
