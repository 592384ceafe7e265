### Deutsch. Mein Schatz

my-treasure-rules =
    Ihr seid Zwerge in einer Höhle voller Schätze. Wer in jeder Runde rechtzeitig mit einem guten Stapel geht, bekommt Ruhm.
    Bist du am Zug, tu eins von zwei Dingen. Das erste: Zieh eine Karte, zeig sie allen und leg sie auf einen der vier Plätze.
    { $memory_aid ->
        [0] Eine Karte bedeckt, was darunter liegt. Man sieht nur die oberste eines Stapels: Merk dir den Rest!
       *[other] Eine Karte bedeckt, was darunter liegt. An diesem Tisch zeigt es die Gedächtnishilfe trotzdem.
    }
    Das zweite: Verlass die Höhle. Nimm eine Marke und einen ganzen Stapel; noch sieht niemand hinein. Bis die Runde vorbei ist, bist du draußen.
    Deine Marke sagt, was zählt. Jedes Bild ihrer Art in deinem Stapel zählt 1, und jede Maus auch. Alles andere zählt nichts.
    { $orcs ->
        [1] Ein Ork steckt im Kartenstapel. Sobald er gezogen wird, müssen alle fliehen, die noch in der Höhle sind.
       *[other] Orks kommen auf keinen Stapel, sie stellen sich in eine Reihe. Sobald Ork { $orcs } gezogen wird, müssen alle fliehen, die noch in der Höhle sind.
    }
    Wer flieht, packt einen Stapel und eine verdeckte Marke. Es beginnt der Nächste nach dem, der den Ork gezogen hat; der ist zuletzt dran. Ist kein Stapel mehr da, bekommst du nichts.
    Sind alle draußen, wird gezählt. Die höchste Zahl bringt 3 Ruhm, eine weniger 2, zwei weniger 1. Gleiche Zahlen bringen gleich viel.
    Dann beginnt der Nächste eine neue Runde. Doch sobald nach einer Runde jemand { $glory_target } Ruhm hat, ist das Spiel aus.
    Der meiste Ruhm gewinnt. Ist er gleich, gewinnt die bessere letzte Runde; ist auch die gleich, wird der Sieg geteilt.
my-treasure-guide-draw = Tipp auf den Kartenstapel, um zu ziehen. Alle sehen die Karte, dann wählst du ihren Platz.
my-treasure-guide-place = Leg die Karte auf einen Platz. Was darunter liegt, wird bedeckt: Merk es dir!
my-treasure-guide-orc = Ein Ork ist da. Kommt Ork { $all }, müssen alle fliehen, die noch in der Höhle sind.
my-treasure-guide-leave = Du kannst auch gehen: Tipp auf eine Marke, danach auf einen Stapel. Viel von einer Art im Stapel ist gut.
my-treasure-guide-secure = Nimm den Stapel, in dem das am häufigsten ist. Mäuse zählen mit!
my-treasure-guide-flee = Der letzte Ork ist da: Pack einen Stapel! Deine Marke ist eine Überraschung.
my-treasure-draw = Karte ziehen
    .key = z
    .help = { $left ->
        [1] Vorsicht: 1 von { $cards } Karten ist der letzte Ork.
       *[other] Ein Schatz kommt auf einen Platz deiner Wahl, ein Ork in die Reihe.
    }
my-treasure-token-ring = Gehen mit dem Ring
    .key = r
    .help = Die Marke gehört dir; dann wählst du den Stapel. Ringe und Mäuse darin zählen.
my-treasure-token-diamond = Gehen mit dem Diamanten
    .key = d
    .help = Die Marke gehört dir; dann wählst du den Stapel. Diamanten und Mäuse darin zählen.
my-treasure-token-sword = Gehen mit dem Schwert
    .key = s
    .help = Die Marke gehört dir; dann wählst du den Stapel. Schwerter und Mäuse darin zählen.
my-treasure-token-necklace = Gehen mit der Kette
    .key = k
    .help = Die Marke gehört dir; dann wählst du den Stapel. Ketten und Mäuse darin zählen.
my-treasure-token-coins = Gehen mit den Münzen
    .key = m
    .help = Die Marke gehört dir; dann wählst du den Stapel. Münzen und Mäuse darin zählen.
my-treasure-token-potion = Gehen mit dem Trank
    .key = t
    .help = Die Marke gehört dir; dann wählst du den Stapel. Tränke und Mäuse darin zählen.
my-treasure-place = Auf Platz { $space } legen
    .key = { $space }
    .help = Die Karte bedeckt, was dort liegt.
my-treasure-secure = Den Stapel von Platz { $space } nehmen
    .key = { $space }
    .help = Alle seine Karten gehören dir, und du bist aus der Höhle.
my-treasure-grab = Den Stapel von Platz { $space } packen
    .key = { $space }
    .help = Alle seine Karten gehören dir; deine Marke wird erst bei der Wertung angesehen.
my-treasure-flee = Mit leeren Händen fliehen
    .key = f
    .help = Es ist kein Stapel mehr da; du hast eine Marke, aber keine Karten.
my-treasure-next-round = Die nächste Runde beginnen
    .key = w
    .help = Alle Karten und Marken werden eingesammelt; der Ruhm bleibt.
my-treasure-orc = ein Ork
my-treasure-card = { $card }
my-treasure-kind-ring = Ring
my-treasure-kind-diamond = Diamant
my-treasure-kind-sword = Schwert
my-treasure-kind-necklace = Kette
my-treasure-kind-coins = Münzen
my-treasure-kind-potion = Trank
my-treasure-symbol-ring = { $count ->
        [one] { $count } Ring
       *[other] { $count } Ringe
    }
my-treasure-symbol-diamond = { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
my-treasure-symbol-sword = { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
my-treasure-symbol-necklace = { $count ->
        [one] { $count } Kette
       *[other] { $count } Ketten
    }
my-treasure-symbol-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
my-treasure-symbol-potion = { $count ->
        [one] { $count } Trank
       *[other] { $count } Tränke
    }
my-treasure-symbol-mouse = { $count ->
        [one] { $count } Maus
       *[other] { $count } Mäuse
    }
my-treasure-drew = { $who } zog { $card }
my-treasure-placed = auf Platz { $space }
my-treasure-drew-orc = { $who } traf auf einen Ork, Nummer { $orcs } von { $all }
my-treasure-alarm = Der letzte Ork! Alle Zwerge fliehen und packen, was sie können
my-treasure-took-ring = { $who } wählte den Ring
my-treasure-took-diamond = { $who } wählte den Diamanten
my-treasure-took-sword = { $who } wählte das Schwert
my-treasure-took-necklace = { $who } wählte die Kette
my-treasure-took-coins = { $who } wählte die Münzen
my-treasure-took-potion = { $who } wählte den Trank
my-treasure-secured = { $who } ging mit { my-treasure-some-cards } von Platz { $space }
my-treasure-grabbed = { $who } floh mit { my-treasure-some-cards } von Platz { $space }
my-treasure-fled = { $who } floh mit leeren Händen
my-treasure-revealed-ring = { $who } hat den Ring
my-treasure-revealed-diamond = { $who } hat den Diamanten
my-treasure-revealed-sword = { $who } hat das Schwert
my-treasure-revealed-necklace = { $who } hat die Kette
my-treasure-revealed-coins = { $who } hat die Münzen
my-treasure-revealed-potion = { $who } hat den Trank
my-treasure-scored = { $who } zählt { $number } und bekommt { $gained } Ruhm: { $glory }
my-treasure-round = Eine neue Runde: { $who } beginnt

my-treasure-some-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
my-treasure-orcs = Orks { $orcs } von { $all }:
my-treasure-stack = Truhe: { my-treasure-some-cards }
my-treasure-free = Marken zur Wahl:
my-treasure-blind = jetzt alle verdeckt
my-treasure-held = { $who } zeigt:
my-treasure-empty = leer
my-treasure-in-cave = in der Höhle
my-treasure-unknown = verdeckte Marke
my-treasure-treasure = Schatz
my-treasure-number = Zahl
my-treasure-glory = Ruhm
my-treasure-points = { $points } Ruhm

my-treasure-option-glory-target = Ruhm, mit dem das Spiel endet.
my-treasure-option-orcs = Orks im Stapel; der letzte beendet die Runde.
my-treasure-option-edition = Die Schatzkarten: 34 der überarbeiteten Ausgabe, oder 30 wie in der ersten von 2015.
my-treasure-option-edition-revised = überarbeitet
my-treasure-option-edition-first = erste
my-treasure-option-memory-aid = Jede gezogene Karte wird gezeigt, auch wenn sie verdeckt liegt.
my-treasure-option-memory-aid-off = aus
my-treasure-option-memory-aid-on = an
