### Deutsch. Pig

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
