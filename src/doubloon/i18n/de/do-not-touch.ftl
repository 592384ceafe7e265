### Deutsch. Finger weg von meinen Schätzen

do-not-touch-numbers-rules =
    Zieh eine Karte, vom Stapel oder die oberste vom Ablagestapel. Im ersten Zug beginnst du deine Beute mit einer beliebigen Karte.
    Dann leg Karten auf deine Beute, jede in der Farbe oder mit der Zahl der Karte darunter, so viele du willst.
    Tausche { $swaps_per_turn ->
        [0] keine Karte
        [one] eine Karte
       *[other] bis zu { $swaps_per_turn } Karten
    } je Zug gegen die oberste einer anderen Beute, wenn beide passen. Behalte höchstens 3 Karten.
    Ist der Stapel leer, werden die Werte jeder Beute zusammengezählt; die höchste Summe gewinnt.
do-not-touch-symbols-rules =
    Zieh eine Karte, vom Stapel oder die oberste vom Ablagestapel. Im ersten Zug beginnst du deine Beute mit einer beliebigen Karte.
    Dann leg Karten auf deine Beute, jede in der Farbe oder mit dem Symbol der Karte darunter, so viele du willst.
    Tausche { $swaps_per_turn ->
        [0] keine Karte
        [one] eine Karte
       *[other] bis zu { $swaps_per_turn } Karten
    } je Zug gegen die oberste einer anderen Beute, wenn beide passen. Bonuskarten (x2, x3) kann man für 2 oder 3 neue einlösen.
    Behalte höchstens 3 Karten. Am Ende zählt x2 zwei, x3 drei, jede andere Karte 1; die höchste Beute gewinnt.
do-not-touch-from-deck = Vom Stapel ziehen
    .key = s
    .help = Eine Karte, die nur du siehst.
do-not-touch-from-discard = { $card } von der Ablage nehmen
    .key = a
    .help = Die oberste Karte; alle sehen, dass du sie hast. In diesem Zug kann man sie nicht einlösen.
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
do-not-touch-swap = Gegen { $card } von { $owner }
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
do-not-touch-symbol-card = { do-not-touch-colour } { $symbol ->
        [0] Barren
        [1] Edelstein
       *[2] Münze
    }{ $bonus ->
        [1] { "" }
       *[other] { " x" }{ $bonus }
    }
do-not-touch-colour = { $colour ->
        [0] Rot
        [1] Grün
       *[2] Blau
    }
do-not-touch-dealt = { $who } bekam { $card }
do-not-touch-drew = { $who } zog { $card }
do-not-touch-drew-unseen = { $who } zog eine Karte
do-not-touch-drew-nothing = { $who } zog nichts
do-not-touch-took = { $who } nahm { $card } von der Ablage
do-not-touch-laid = { $who } legte { $card }
do-not-touch-swapped = { $who } tauschte mit { $owner }: { $given } gegen { $gained }
do-not-touch-cashed = { $who } löste { $card } ein: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
do-not-touch-discarded = { $who } legte { $card } ab
do-not-touch-last-card = { $round ->
        [0] Der Stapel ist leer: { $who } hat den letzten Zug
       *[other] Der Stapel ist leer: Das ist die letzte Runde
    }
do-not-touch-last-turn = { $who } hat den letzten Zug
do-not-touch-counted = { $who } hat eine Beute von { $points }

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

do-not-touch-numbers-option-deck = Die Karten: Zahlen (die Werte auf drei Arten verteilt) oder Symbole.
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
