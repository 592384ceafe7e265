### Deutsch. Was auf dem Tisch liegt: siehe docs/guide/scene.md.

## Pig

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

## Troll & Dragon

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

## Schatz der Drachen

little-dragon-scene-pile = { who-has } { little-dragon-scene-take }
    .short = { $count }
little-dragon-scene-count = { little-dragon-scene-take }
little-dragon-scene-square = { $count } Plättchen im Quadrat
    .title = { little-dragon-scene-square }
little-dragon-scene-turning = { $place }, wird aufgedeckt
    .short = …
little-dragon-scene-hole = { $place }, frei
little-dragon-scene-covered = { $place }, verdeckt
little-dragon-scene-seen = { $place }, { little-dragon-scene-kind }, wieder verdeckt
little-dragon-scene-open = { $place }, { little-dragon-scene-kind }{ $size ->
        [0] { "" }
        [1] { "" }
       *[other] { ", " }{ $nth } von { $size }
    }{ $number ->
        [0] { "" }
       *[other] { ", wird genommen" }
    }
    .short = { $size ->
        [2] ••
        [3] •••
        [4] ••••
       *[other] { "" }
    }
    .mark = { $number ->
        [0] { "" }
       *[other] { $number }
    }
little-dragon-scene-now = Aufhören bringt jetzt { $pieces }
    .title = { $owner ->
        [you] Du bekämst
       *[other] { $owner } bekäme
    } { $count }
little-dragon-mine = Du bekämst { $count }
little-dragon-scene-now-nothing = { little-dragon-now-nothing }
little-dragon-scene-stays = Liegen blieben: { $pieces }
    .title = Bleibt
little-dragon-scene-prize = Wer am Ende die meisten Drachen hat, bekommt { $count ->
        [one] die Spinne
       *[other] die { little-dragon-scene-spiders }
    }
    .short = Meiste Drachen: { little-dragon-scene-spiders }
little-dragon-scene-leader = { little-dragon-scene-prize }. Das { $owner ->
        [you] wärst jetzt du
       *[other] wäre jetzt { $owner }
    }
    .short = Meiste Drachen: { $owner ->
        [you] du
       *[other] { $owner }
    }
little-dragon-scene-failed = { $spider ->
        [0] { little-dragon-failed }
       *[other] Die Spinne darf auf einen freien Platz krabbeln: Tipp auf einen, oder lass sie da
    }
    .short = { $spider ->
        [0] { little-dragon-failed }
       *[other] Tipp auf einen freien Platz, oder lass sie da
    }
little-dragon-scene-choosing = Zu viele von einer Art: Tipp auf eines, das liegen bleibt
    .short = Tipp auf eines, das liegen bleibt
little-dragon-scene-take = { $kind ->
        [1] { little-dragon-tiles-ball }
        [2] { little-dragon-tiles-car }
        [3] { little-dragon-tiles-doll }
        [4] { little-dragon-tiles-candlestick }
        [5] { little-dragon-tiles-chest }
        [6] { little-dragon-tiles-ring }
        [7] { little-dragon-tiles-dragon }
       *[other] { little-dragon-scene-spiders }
    }
    .short = { $count }
little-dragon-scene-stay = { $count } von { $size } { little-dragon-scene-plural }
    .short = { $count }/{ $size }
little-dragon-scene-plural = { $kind ->
        [1] Bällen
        [2] Autos
        [3] Puppen
        [4] Leuchtern
       *[other] Truhen
    }
little-dragon-scene-spiders = { $count ->
        [one] { $count } Spinne
       *[other] { $count } Spinnen
    }
little-dragon-scene-kind = { $kind ->
        [1] { little-dragon-kind-ball }
        [2] { little-dragon-kind-car }
        [3] { little-dragon-kind-doll }
        [4] { little-dragon-kind-candlestick }
        [5] { little-dragon-kind-chest }
        [6] { little-dragon-kind-ring }
        [7] { little-dragon-kind-dragon }
       *[other] { little-dragon-kind-spider }
    }

## Mein Schatz

my-treasure-scene-inside = { $who ->
        [you] Du bist
       *[other] { $who } ist
    } in der Höhle
my-treasure-scene-owned = { who-has } die Marke: { my-treasure-scene-kind }
my-treasure-scene-unknown = { who-has } eine verdeckte Marke
my-treasure-scene-taken = { who-has } { my-treasure-some-cards }
    .short = { $cards }
my-treasure-scene-treasure = { who-has } den Schatz: { $pieces }
    .title = { my-treasure-treasure }
my-treasure-scene-count = { $who ->
        [you] Du zählst { $number } und bekommst
       *[other] { $who } zählt { $number } und bekommt
    } { $gained } Ruhm
    .title = { my-treasure-number }: { $number }
    .short = +{ $gained }
my-treasure-scene-count-round = Runde { $round }: { $treasures } × { my-treasure-scene-kind }{ $mice ->
        [0] { "" }
       *[other] { " + " }{ $mice } × Maus
    } = { $number }: { $gained } Ruhm
my-treasure-scene-orcs = Orks: { $orcs } von { $all }
    .title = { my-treasure-scene-orcs }
my-treasure-scene-orc = Ork { $number }: { $here ->
        [0] noch nicht da
       *[other] da
    }
    .short = { $here ->
        [0] { $number }
       *[other] { "" }
    }
my-treasure-scene-chest = { my-treasure-some-cards } in der Truhe
    .title = Truhe
    .short = { $cards }
    .mark = noch { $cards }
my-treasure-scene-held = { $owner ->
        [you] Du hältst { $pieces } hoch
       *[other] { $owner } hält { $pieces } hoch
    }
    .title = { $owner ->
        [you] Du hältst hoch
       *[other] { $owner } hält hoch
    }
my-treasure-scene-card = { $card }
my-treasure-scene-cave = Plätze in der Höhle
    .title = { my-treasure-scene-cave }
my-treasure-scene-pile = Platz { $space }: { my-treasure-some-cards }, oben { $card }
    .title = { $space }
    .mark = { $take ->
        [0] { my-treasure-some-cards }
       *[other] { $cards } nehmen
    }
my-treasure-scene-space = Platz { $space }: leer
    .title = { $space }
    .short = { my-treasure-empty }
my-treasure-scene-covered = Darunter, auf Platz { $space }: { $pieces }
    .title = Darunter, auf Platz { $space }
my-treasure-scene-tokens = Marken: { $pieces }
    .title = Marken
my-treasure-scene-token = { my-treasure-scene-kind }{ $how ->
        [1] { " (gewählt)" }
        [2] { $owner ->
            [you] { " (hast du)" }
           *[other] { " (hat " }{ $owner })
        }
       *[other] { "" }
    }
    .mark = { $how ->
        [1] gewählt
       *[other] { "" }
    }
my-treasure-scene-blind-tokens = { $count ->
        [one] { $count } Marke, verdeckt
       *[other] { $count } Marken, alle verdeckt
    }
    .title = { my-treasure-scene-blind-tokens }
my-treasure-scene-blind-token = { my-treasure-unknown }
my-treasure-scene-steps = Gehen: { $pieces }
    .title = Gehen
my-treasure-scene-step = { $step ->
        [1] Marke
        [2] Stapel
       *[other] Lauf!
    }
my-treasure-scene-now = { $phase ->
        [0] { $piles ->
            [0] Zieh eine Karte
           *[other] Zieh eine Karte, oder geh mit einer Marke
        }
        [2] Leg die Karte auf einen der vier Plätze
        [3] Mit welchem Stapel läufst du hinaus?
        [4] Die Orks sind da: Schnapp dir einen Stapel und flieh
        [5] Die Marken werden aufgedeckt
       *[other] Die meisten: 3 Ruhm. Eins weniger: 2. Zwei weniger: 1.
    }
my-treasure-scene-kind = { $kind ->
        [0] { my-treasure-kind-ring }
        [1] { my-treasure-kind-diamond }
        [2] { my-treasure-kind-sword }
        [3] { my-treasure-kind-necklace }
        [4] { my-treasure-kind-coins }
       *[other] { my-treasure-kind-potion }
    }

## Finger weg von meinen Schätzen

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
