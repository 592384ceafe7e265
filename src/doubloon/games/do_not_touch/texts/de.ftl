### Deutsch. Finger weg von meinen Schätzen

game-do-not-touch-numbers = Finger weg von meinen Schätzen (Zahlen)
game-do-not-touch-symbols = Finger weg von meinen Schätzen (Symbole)
web-box-do-not-touch = Finger weg von meinen Schätzen
    .kind = Karten und Frechheit
web-deck-do-not-touch-symbols = Symbole
web-deck-do-not-touch-numbers = Zahlen

do-not-touch-numbers-rules = { do-not-touch-rules }
do-not-touch-symbols-rules = { do-not-touch-rules }
do-not-touch-rules =
    { $deck ->
        [3] Piraten sammeln Beute. Es gibt 54 Karten in drei Farben, von jeder 18, mit Goldbarren, Edelstein oder Münze. Manche haben einen Bonus, x2 oder x3.
       *[other] Piraten sammeln Beute. Es gibt 54 Karten in drei Farben, von jeder 18, mit Zahlen von 1 bis 5.
    }
    Du hast drei Karten, die sonst niemand sieht. Jeder Zug beginnt mit einer weiteren: vom Stapel oder der obersten der Ablage.
    Leg im ersten Zug eine beliebige Karte vor dich. Mit ihr beginnt deine Beute.
    Dann leg weitere Karten auf deine Beute, so viele du willst. Jede muss die Farbe oder { do-not-touch-rules-mark } der obersten Karte haben.
    { $swaps_per_turn ->
        [0] Die Beute der anderen ist hier sicher: An diesem Tisch wird nicht getauscht.
        [one] Einmal im Zug darfst du eine Karte gegen die oberste einer anderen Beute tauschen, wenn beide die Farbe oder { do-not-touch-rules-mark } gemeinsam haben. Deine kommt dorthin, die andere auf deine Hand.
       *[other] Bis zu { $swaps_per_turn }-mal im Zug darfst du eine Karte gegen die oberste einer anderen Beute tauschen, wenn beide die Farbe oder { do-not-touch-rules-mark } gemeinsam haben. Deine kommt dorthin, die andere auf deine Hand.
    }
    { $deck ->
        [3] { $cashes_per_turn ->
            [0] An diesem Tisch gibt es für Bonuskarten keine neuen Karten.
            [one] Einmal im Zug darfst du eine Bonuskarte aus der Hand ablegen: x2 bringt 2 neue Karten vom Stapel, x3 bringt 3. Eine Karte, die du in diesem Zug von der Ablage genommen hast, muss warten.
           *[other] Bis zu { $cashes_per_turn }-mal im Zug darfst du eine Bonuskarte aus der Hand ablegen: x2 bringt 2 neue Karten vom Stapel, x3 bringt 3. Eine Karte, die du in diesem Zug von der Ablage genommen hast, muss warten.
        }
       *[other] { $swaps_per_turn ->
            [0] Hohe Zahlen sind selten: Heb sie für deine Beute auf.
           *[other] Ein guter Tausch holt eine hohe Zahl und lässt eine niedrige da, oder eine Farbe, die dem anderen nicht passt.
        }
    }
    Das alles geht in beliebiger Reihenfolge, dann beendest du deinen Zug. Drei Karten darfst du behalten; der Rest kommt auf die Ablage.
    Zieht drei Runden lang niemand vom Stapel, ist die Ablage gesperrt: Die nächste Karte muss vom Stapel kommen.
    { $finish_round ->
        [0] Wer die letzte Karte vom Stapel zieht, spielt den Zug zu Ende, dann ist Schluss.
       *[other] Ist die letzte Karte vom Stapel gezogen, wird die Runde zu Ende gespielt: Nimm dann die oberste der Ablage oder gar keine.
    }
    { $deck ->
        [3] Jede Karte deiner Beute zählt 1, mit x2 zählt sie 2, mit x3 zählt sie 3. Deine Hand zählt nicht. Die höchste Beute gewinnt; sind mehrere gleich, gewinnen sie zusammen.
       *[other] Zähl die Zahlen deiner Beute zusammen. Deine Hand zählt nicht. Die höchste Summe gewinnt; sind mehrere gleich, gewinnen sie zusammen.
    }
do-not-touch-rules-mark = { $deck ->
        [3] das Symbol
       *[other] die Zahl
    }
do-not-touch-guide-draw = Zieh eine Karte: eine neue vom Stapel oder die offene von der Ablage.
do-not-touch-guide-start = Beginne deine Beute mit einer beliebigen Karte. Überleg, welche darauf passen könnten.
do-not-touch-guide-act = Tipp auf eine Handkarte: Dann leuchtet, wohin sie darf. Bist du fertig, beende den Zug.
do-not-touch-guide-lay = Deine Beute leuchtet: Die Karte hat die Farbe oder { do-not-touch-rules-mark } der obersten. Leg sie hin, dann zählt sie für dich.
do-not-touch-guide-swap = Du darfst sie gegen die oberste Karte einer anderen Beute tauschen: Die hast dann du, und deine liegt dort.
do-not-touch-guide-cash = Leuchtet die Ablage, darfst du eine Bonuskarte hinlegen und 2 oder 3 neue Karten ziehen.
do-not-touch-guide-excess = Drei Karten darfst du behalten. Wähl, was weg soll; die oberste darf der Nächste nehmen.
do-not-touch-from-deck = Vom Stapel ziehen
    .key = s
    .help = Eine Karte, die nur du siehst.
do-not-touch-from-discard = { $card } von der Ablage nehmen
    .key = a
    .help = Die oberste Karte; alle sehen, dass du sie hast. In diesem Zug kannst du sie nicht einlösen.
do-not-touch-no-draw = Nichts ziehen
    .key = n
    .help = Der Stapel ist leer; das ist dein letzter Zug.
do-not-touch-start = Beute beginnen: { $card }
    .key = { $nth }
    .many = Die Beute mit einer Karte beginnen: ihre Nummer
    .help = Die erste Karte ist beliebig.
do-not-touch-pick = { $card } ausspielen
    .key = { $nth }
    .many = Eine Karte ausspielen: ihre Nummer
    .help = Danach wählst du, wohin sie kommt.
do-not-touch-discard = { $card } ablegen
    .key = { $nth }
    .many = Eine Karte ablegen: ihre Nummer
    .help = Du hast mehr als drei Karten; die zuletzt abgelegte kann der Nächste nehmen.
do-not-touch-lay = Auf deine Beute legen
    .key = l
    .help = Sie passt auf deine oberste Karte und liegt dann selbst oben.
do-not-touch-swap = Gegen { $card } von { $owner ->
        [you] dir
       *[other] { $owner }
    } tauschen
    .key = { $letter }
    .help = Deine Karte kommt auf diese Beute, die oberste Karte von dort auf deine Hand.
do-not-touch-cash = Für neue Karten einlösen
    .key = x
    .help = Leg sie ab und zieh bei x2 zwei, bei x3 drei Karten.
do-not-touch-end = Fertig
    .key = z
    .help = { $excess ->
        [0] Dein Zug ist zu Ende.
       *[other] Behalte { $most } von { $cards } Karten.
    }
do-not-touch-card = { $card }
do-not-touch-number-card = { do-not-touch-colour } { $number }
do-not-touch-symbol-card = { $symbol ->
        [0] Goldbarren
        [1] Edelstein
       *[2] Münze
    } in { do-not-touch-colour }{ $bonus ->
        [1] { "" }
       *[other] { " x" }{ $bonus }
    }
do-not-touch-colour = { $colour ->
        [0] Rot
        [1] Grün
       *[2] Blau
    }
do-not-touch-dealt = { $who ->
        [you] Du hast { $card } bekommen
       *[other] { $who } bekam { $card }
    }
do-not-touch-drew = { $who ->
        [you] Du hast { $card } gezogen
       *[other] { $who } zog { $card }
    }
do-not-touch-drew-unseen = { $who ->
        [you] Du hast eine Karte gezogen
       *[other] { $who } zog eine Karte
    }
do-not-touch-drew-nothing = { $who ->
        [you] Du hast nichts gezogen
       *[other] { $who } zog nichts
    }
do-not-touch-took = { $who ->
        [you] Du hast { $card } von der Ablage genommen
       *[other] { $who } nahm { $card } von der Ablage
    }
do-not-touch-laid = { $who ->
        [you] Du hast { $card } gelegt
       *[other] { $who } legte { $card }
    }
do-not-touch-swapped = { $who ->
        [you] Du hast mit { $owner } getauscht
       *[other] { $owner ->
            [you] { $who } tauschte mit dir
           *[other] { $who } tauschte mit { $owner }
        }
    }: { $given } gegen { $gained }
do-not-touch-cashed = { $who ->
        [you] Du hast { $card } eingelöst
       *[other] { $who } löste { $card } ein
    }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
do-not-touch-discarded = { $who ->
        [you] Du hast { $card } abgelegt
       *[other] { $who } legte { $card } ab
    }
do-not-touch-last-card = { $round ->
        [0] { $who ->
            [you] Der Stapel ist leer: Du hast den letzten Zug
           *[other] Der Stapel ist leer: { $who } hat den letzten Zug
        }
       *[other] Der Stapel ist leer: Das ist die letzte Runde
    }
do-not-touch-last-turn = { who-has } den letzten Zug
do-not-touch-closed = Drei Runden lang hat niemand vom Stapel gezogen: Die Ablage ist in diesem Zug gesperrt
do-not-touch-counted = { $who ->
        [you] Deine Beute zählt
       *[other] Die Beute von { $who } zählt
    } { $points }

do-not-touch-top = oben liegt
do-not-touch-in-hand = Hand
do-not-touch-points = Pkt
do-not-touch-deck = Stapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
do-not-touch-pile = Ablage: { $cards ->
        [0] leer
       *[other] { $cards }, oben { $card }
    }
do-not-touch-no-card = keine Karte
do-not-touch-own-loot = Beute
do-not-touch-hand = Deine Hand
do-not-touch-picked = ausgespielt wird: { $card }

do-not-touch-tag-draw = Ziehen
do-not-touch-tag-take = Nehmen
do-not-touch-tag-lay = Legen +{ $gain }
do-not-touch-tag-swap = Tausch
do-not-touch-tag-cash = { $gain } ziehen
do-not-touch-under = Darunter: { $under }
do-not-touch-put-back = Zurück auf die Hand: { $card }
do-not-touch-hey = He!
do-not-touch-plus = +{ $gain }
do-not-touch-left = noch { $cards }
do-not-touch-discard-pile = Ablage
do-not-touch-swaps-left = Tausch: { $left }

do-not-touch-numbers-option-deck = Karten mit Zahlen (in drei Mischungen) oder mit Symbolen.
do-not-touch-numbers-option-deck-numbers = Zahlen
do-not-touch-numbers-option-deck-flatter = flacher
do-not-touch-numbers-option-deck-steeper = steiler
do-not-touch-numbers-option-deck-symbols = Symbole
do-not-touch-numbers-option-swaps-per-turn = Wie oft man in einem Zug tauschen darf.
do-not-touch-numbers-option-cashes-per-turn = Wie viele Bonuskarten man in einem Zug für neue Karten einlösen darf (Symbole).
do-not-touch-numbers-option-finish-round = Ist der Stapel leer, wird gespielt, bis alle gleich viele Züge hatten.
do-not-touch-numbers-option-finish-round-no = nein
do-not-touch-numbers-option-finish-round-yes = ja
do-not-touch-symbols-option-deck = { do-not-touch-numbers-option-deck }
do-not-touch-symbols-option-deck-numbers = { do-not-touch-numbers-option-deck-numbers }
do-not-touch-symbols-option-deck-flatter = { do-not-touch-numbers-option-deck-flatter }
do-not-touch-symbols-option-deck-steeper = { do-not-touch-numbers-option-deck-steeper }
do-not-touch-symbols-option-deck-symbols = { do-not-touch-numbers-option-deck-symbols }
do-not-touch-symbols-option-swaps-per-turn = { do-not-touch-numbers-option-swaps-per-turn }
do-not-touch-symbols-option-cashes-per-turn = { do-not-touch-numbers-option-cashes-per-turn }
do-not-touch-symbols-option-finish-round = { do-not-touch-numbers-option-finish-round }
do-not-touch-symbols-option-finish-round-no = { do-not-touch-numbers-option-finish-round-no }
do-not-touch-symbols-option-finish-round-yes = { do-not-touch-numbers-option-finish-round-yes }
# Wie weit das Spiel ist
do-not-touch-goal = { $last ->
        [0] { $cards ->
            [one] Noch { $cards } Karte im Stapel
           *[other] Noch { $cards } Karten im Stapel
        }
       *[other] Die letzten Züge
    }
# Warum eine Berührung nichts tut
do-not-touch-why-draw = Zieh zuerst eine Karte.
do-not-touch-why-other = Diese Karte passt jetzt nirgends: nimm eine andere.
do-not-touch-why-nowhere = Diese Karte passt jetzt nirgends: beende deinen Zug.
do-not-touch-none-fits = Keine Karte passt: beende deinen Zug

## What lies on the table: see docs/guide/scene.md

do-not-touch-scene-other-hand = { who-has } { do-not-touch-scene-cards } auf der Hand
    .short = { $cards }
do-not-touch-scene-open-hand = { $count ->
        [0] { who-has } keine Karten auf der Hand
       *[other] { who-has } auf der Hand: { $pieces }
    }
do-not-touch-scene-count = { do-not-touch-scene-cards } zu { $value } = { $points }
do-not-touch-scene-count-bonus = { $value ->
        [1] { do-not-touch-scene-cards } ohne Bonus = { $points }
       *[other] { do-not-touch-scene-cards } x{ $value } = { $points }
    }
do-not-touch-scene-loot = { $cards ->
        [0] { who-has } noch keine Beute
       *[other] { who-has } { do-not-touch-scene-cards } in der Beute, oben: { $pieces }
    }
    .title = Beute: { $cards }
do-not-touch-scene-own-loot = { $cards ->
        [0] Deine Beute: noch nichts
       *[other] Deine Beute: { do-not-touch-scene-cards }, oben: { $pieces }
    }
    .title = Deine Beute: { $cards }
do-not-touch-scene-deck = Stapel: { do-not-touch-scene-cards }
    .title = Stapel
    .short = { $cards }
do-not-touch-scene-discard = { $cards ->
        [0] Ablage: leer
       *[other] Ablage: { do-not-touch-scene-cards }, oben: { $pieces }
    }
    .title = Ablage: { $cards }
do-not-touch-scene-swaps = { $left ->
        [0] Kein Tausch mehr in diesem Zug
       *[other] Noch { $left }-mal tauschen in diesem Zug
    }
    .title = Tauschen
    .short = { $left }
do-not-touch-scene-hand = { $count ->
        [0] Deine Hand ist leer
       *[other] Deine Hand: { $pieces }
    }
    .title = { do-not-touch-hand }
do-not-touch-scene-no-card = { do-not-touch-no-card }
do-not-touch-scene-number = { do-not-touch-number-card }{ do-not-touch-scene-how }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-symbol = { do-not-touch-symbol-card }{ do-not-touch-scene-how }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-now = { $phase ->
        [0] { $closed ->
            [0] Zieh eine Karte, vom Stapel oder von der Ablage
           *[other] Die Ablage ist gesperrt: Zieh vom Stapel
        }
        [2] Beginn deine Beute mit einer beliebigen Handkarte
        [3] Spiel eine Karte aus oder beende deinen Zug
        [4] Wohin mit { $card }?
       *[other] Du hast mehr als drei Karten: Leg eine ab
    }
do-not-touch-scene-under-number = { do-not-touch-scene-times }{ do-not-touch-number-card }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-under-symbol = { do-not-touch-scene-times }{ do-not-touch-symbol-card }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-times = { $cards ->
        [1] { "" }
       *[other] { $cards }{ " × " }
    }
do-not-touch-scene-over = Die Beute wird gezählt
do-not-touch-scene-last = { $round ->
        [0] Der Stapel ist leer: der letzte Zug
       *[other] Der Stapel ist leer: die letzte Runde
    }
    .short = { $round ->
        [0] Letzter Zug
       *[other] Letzte Runde
    }
do-not-touch-scene-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
do-not-touch-scene-how = { $how ->
        [1] { " (ausgespielt)" }
        [2] { " (in diesem Zug nicht einzulösen)" }
       *[other] { "" }
    }
do-not-touch-scene-mark = { $how ->
        [1] ausgespielt
        [2] kein Bonus
       *[other] { "" }
    }
do-not-touch-scene-letter = { $colour ->
        [0] R
        [1] G
       *[other] B
    }
# The coach: which card may come, and why a move is good
do-not-touch-odds-fits = eine Karte, die auf deine Beute passt
do-not-touch-odds-no-fit = keine passende Karte
do-not-touch-hint-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
do-not-touch-hint-lay = Das bringt deiner Beute { do-not-touch-hint-points }.
do-not-touch-hint-swap = Du bekommst eine Karte, die { do-not-touch-hint-points } mehr wert ist.
do-not-touch-hint-cash = Das bringt dir { $count } neue Karten.
do-not-touch-hint-discard = Sie passt auf deine Beute und bringt { do-not-touch-hint-points }.

# What the laboratory counts.
do-not-touch-count-swaps = Tauschaktionen
do-not-touch-count-cashed = Bonuskarten, für neue Karten abgelegt
do-not-touch-count-from-deck = Züge, die vom Stapel ziehen
do-not-touch-count-from-discard = Züge, die vom Ablagestapel nehmen
do-not-touch-count-drew-nothing = Züge, die nichts ziehen
