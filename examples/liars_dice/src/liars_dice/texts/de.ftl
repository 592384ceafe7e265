### Deutsch. Bluff mit Würfeln

game-liars-dice = Lügenwürfel
web-box-liars-dice = { game-liars-dice }
    .kind = Verdeckte Würfel, ernstes Gesicht

liars-dice-rules =
    Alle werfen { $dice ->
        [one] einen Würfel
       *[other] { $dice } Würfel
    } unter einem Becher und sehen nur ihre eigenen an.
    Sag, wie viele Würfel einer Zahl unter allen Bechern zusammen liegen. Es darf gelogen sein.
    Biete höher als das letzte Gebot: mehr Würfel oder gleich viele einer höheren Zahl.
    Oder nenn den Letzten einen Lügner: Dann werden alle Becher gehoben und die Würfel gezählt.
    Waren es zu wenige? Dann verliert der Lügner einen Würfel. Waren es genug? Dann verliert ihn, wer gezweifelt hat.
    Wer als Letzter noch Würfel hat, gewinnt.
liars-dice-option-dice = Würfel, die jeder am Anfang hat.

liars-dice-rolled-face = Eine { $face }
liars-dice-face = Auf die { $face } bieten
    .key = { $face }
    .help = Wähl erst die Zahl auf den Würfeln, dann, wie viele es sind.
liars-dice-dice = { $dice ->
        [one] eine { $face }
       *[other] { $dice } mal die { $face }
    }
    .key = { NUMBER($dice, minimumIntegerDigits: 2) }
    .many = wie viele
    .help = Du sagst, dass unter allen Bechern zusammen so viele liegen.
liars-dice-call = Lügner!
    .key = l
    .help = Alle Becher werden gehoben. Sind es zu wenige, verliert der letzte Bieter einen Würfel, sonst du.
    .more = Alle Becher hoch
liars-dice-next = Nächste Runde
    .key = n
    .help = Alle würfeln neu.

liars-dice-bid = { $who ->
        [you] Du hast { $dice ->
            [one] eine { $face }
           *[other] { $dice } mal die { $face }
        } geboten
       *[other] { $who } bot { $dice ->
            [one] eine { $face }
           *[other] { $dice } mal die { $face }
        }
    }
liars-dice-called = { $who ->
        [you] Du nennst
       *[other] { $who } nennt
    } { $owner ->
        [you] dich
       *[other] { $owner }
    } einen Lügner!
liars-dice-found = Die { $face } liegt { $found ->
        [0] gar nicht da
        [one] einmal da
       *[other] { $found } mal da
    }; geboten waren { $dice }
liars-dice-lost = { $loser ->
        [you] Du verlierst
       *[other] { $loser } verliert
    } einen Würfel
liars-dice-out = { $loser ->
        [you] Du verlierst deinen letzten Würfel und scheidest
       *[other] { $loser } verliert den letzten Würfel und scheidet
    } aus
liars-dice-round = Alle würfeln
liars-dice-own = { $face }

liars-dice-guide-bid = Biete Würfel einer Zahl. Deine eigenen zählen und die, die du nicht siehst.
liars-dice-guide-dice = Wie viele liegen unter allen Bechern? Wenig ist sicher, viel ist kühn.
liars-dice-guide-call = Glaubst du das? Wenn nicht, sag es: Alle Becher werden gehoben.
liars-dice-guide-next = Zähl die Würfel. Dann geht es in die nächste Runde.

## Was auf dem Tisch liegt

liars-dice-scene-cup = Würfel: { $pieces }
    .title = { "" }
liars-dice-scene-covered = { $dice ->
        [0] ausgeschieden
        [one] ein Würfel unter dem Becher
       *[other] { $dice } Würfel unter dem Becher
    }
    .short = { $dice ->
        [0] –
       *[other] { $dice } ?
    }
liars-dice-scene-die = { $face }
    .short = { $face }
liars-dice-scene-no-bid = Noch kein Gebot: { $dice } Würfel liegen unter den Bechern
liars-dice-scene-bid = { $dice ->
        [one] eine { $face }
       *[other] { $dice } mal die { $face }
    }, { $owner ->
        [you] sagst du
       *[other] sagt { $owner }
    }
    .title = Gebot
    .short = { $dice } × { $face }
liars-dice-scene-found = { $found ->
        [0] Keine { $face } ist da
        [one] Eine { $face } ist da
       *[other] Die { $face } ist { $found } mal da
    }
liars-dice-scene-faces = Welche Zahl? { $pieces }
    .title = Welche Zahl?
liars-dice-scene-face = { $face }
    .short = { $face }
liars-dice-scene-counts = Wie oft die { $face }? { $pieces }
    .title = Wie oft die { $face }?
liars-dice-scene-dice = { $dice }
    .short = { $dice }
liars-dice-scene-lost = { $lost ->
        [0] keinen Würfel verloren
        [one] einen Würfel verloren
       *[other] { $lost } Würfel verloren
    }
