### Deutsch. Mein Schatz

game-my-treasure = Mein Schatz
web-box-my-treasure = { game-my-treasure }
    .kind = Glück versuchen

my-treasure-rules =
    Ihr seid Zwerge in einer Höhle voller Schätze. Wer in jeder Runde rechtzeitig mit einem guten Stapel geht, bekommt Ruhm.
    Im Kartenstapel sind { $edition ->
        [0] 34
       *[other] 30
    } Schatzkarten und { $orcs ->
        [one] { $orcs } Ork
       *[other] { $orcs } Orks
    }. Sechs Marken liegen offen da, eine für jede Art von Schatz.
    Bist du am Zug, tu eins von zwei Dingen. Das erste: Zieh eine Karte, zeig sie allen und leg sie auf einen der vier Plätze.
    { $memory_aid ->
        [0] Eine Karte bedeckt, was darunter liegt. Man sieht nur die oberste eines Stapels: Merk dir den Rest!
       *[other] Eine Karte bedeckt, was darunter liegt. An diesem Tisch zeigt es die Gedächtnishilfe trotzdem.
    }
    Das zweite: Verlass die Höhle. Nimm eine Marke und einen ganzen Stapel; noch sieht niemand hinein. Bis die Runde vorbei ist, bist du draußen.
    Bist du der letzte Zwerg in der Höhle? Dann darfst du allein weitermachen, Karte um Karte, bis du gehst oder der letzte Ork kommt.
    Deine Marke sagt, was zählt. Jedes Bild ihrer Art in deinem Stapel zählt 1, und jede Maus auch. Alles andere zählt nichts.
    { $orcs ->
        [1] Ein Ork steckt im Kartenstapel. Sobald er gezogen wird, müssen alle fliehen, die noch in der Höhle sind.
       *[other] Orks kommen auf keinen Stapel, sie stellen sich in eine Reihe. Sobald Ork { $orcs } gezogen wird, müssen alle fliehen, die noch in der Höhle sind.
    }
    Wer flieht, schnappt sich einen Stapel und eine verdeckte Marke. Es beginnt der Nächste nach dem, der den Ork gezogen hat; der ist zuletzt dran. Ist kein Stapel mehr da, bekommst du nichts.
    Sind alle draußen, wird gezählt. Die höchste Zahl bringt 3 Ruhm, eine weniger 2, zwei weniger 1. Gleiche Zahlen bringen gleich viel.
    Dann beginnt der Nächste eine neue Runde. Doch sobald nach einer Runde jemand { $glory_target } Ruhm hat, ist das Spiel aus.
    Wer den meisten Ruhm hat, gewinnt. Ist er gleich, gewinnt die bessere letzte Runde; ist auch die gleich, wird der Sieg geteilt.
my-treasure-guide-draw = Tipp auf den Kartenstapel, um zu ziehen. Alle sehen die Karte, dann wählst du ihren Platz.
my-treasure-guide-place = Leg die Karte auf einen Platz. Was darunter liegt, wird bedeckt: Merk es dir!
my-treasure-guide-orc = Ein Ork ist da. Kommt Ork { $all }, müssen alle fliehen, die noch in der Höhle sind.
my-treasure-guide-leave = Du kannst auch gehen: Tipp auf eine Marke, danach auf einen Stapel. Such einen, in dem viel von einer Art ist.
my-treasure-guide-secure = Nimm den Stapel, in dem es davon am meisten gibt. Mäuse zählen mit!
my-treasure-guide-flee = Der letzte Ork ist da: Schnapp dir einen Stapel! Deine Marke ist eine Überraschung.
my-treasure-draw = Karte ziehen
    .key = z
    .help = { $left ->
        [1] Vorsicht: 1 von { $cards } Karten ist der letzte Ork.
       *[other] Ein Schatz kommt auf einen Platz deiner Wahl, ein Ork in die Reihe.
    }
my-treasure-token-ring = Mit dem Ring gehen
    .key = r
    .help = Die Marke gehört dir; dann wählst du den Stapel. Ringe und Mäuse darin zählen.
my-treasure-token-diamond = Mit dem Diamanten gehen
    .key = d
    .help = Die Marke gehört dir; dann wählst du den Stapel. Diamanten und Mäuse darin zählen.
my-treasure-token-sword = Mit dem Schwert gehen
    .key = s
    .help = Die Marke gehört dir; dann wählst du den Stapel. Schwerter und Mäuse darin zählen.
my-treasure-token-necklace = Mit der Kette gehen
    .key = k
    .help = Die Marke gehört dir; dann wählst du den Stapel. Ketten und Mäuse darin zählen.
my-treasure-token-coins = Mit den Münzen gehen
    .key = m
    .help = Die Marke gehört dir; dann wählst du den Stapel. Münzen und Mäuse darin zählen.
my-treasure-token-potion = Mit dem Trank gehen
    .key = t
    .help = Die Marke gehört dir; dann wählst du den Stapel. Tränke und Mäuse darin zählen.
my-treasure-place = Auf Platz { $space } legen
    .key = { $space }
    .help = Die Karte bedeckt, was dort liegt.
my-treasure-secure = Den Stapel von Platz { $space } nehmen
    .key = { $space }
    .help = Alle seine Karten gehören dir, und du bist aus der Höhle.
my-treasure-grab = Den Stapel von Platz { $space } schnappen
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
# Dieselben als Objekt eines Satzes: „zog 1 Diamanten“.
my-treasure-object-ring = { my-treasure-symbol-ring }
my-treasure-object-diamond = { $count } Diamanten
my-treasure-object-sword = { my-treasure-symbol-sword }
my-treasure-object-necklace = { my-treasure-symbol-necklace }
my-treasure-object-coins = { my-treasure-symbol-coins }
my-treasure-object-potion = { my-treasure-symbol-potion }
my-treasure-object-mouse = { my-treasure-symbol-mouse }
my-treasure-drew = { $who ->
        [you] Du hast { $card } gezogen
       *[other] { $who } zog { $card }
    }
my-treasure-placed = auf Platz { $space }
my-treasure-drew-orc = { $who ->
        [you] Du hast einen Ork gezogen
       *[other] { $who } zog einen Ork
    }, Nummer { $orcs } von { $all }
my-treasure-alarm = Der letzte Ork! Alle Zwerge fliehen und schnappen sich, was sie können
my-treasure-took-ring = { $who ->
        [you] Du hast den Ring gewählt
       *[other] { $who } wählte den Ring
    }
my-treasure-took-diamond = { $who ->
        [you] Du hast den Diamanten gewählt
       *[other] { $who } wählte den Diamanten
    }
my-treasure-took-sword = { $who ->
        [you] Du hast das Schwert gewählt
       *[other] { $who } wählte das Schwert
    }
my-treasure-took-necklace = { $who ->
        [you] Du hast die Kette gewählt
       *[other] { $who } wählte die Kette
    }
my-treasure-took-coins = { $who ->
        [you] Du hast die Münzen gewählt
       *[other] { $who } wählte die Münzen
    }
my-treasure-took-potion = { $who ->
        [you] Du hast den Trank gewählt
       *[other] { $who } wählte den Trank
    }
my-treasure-secured = { $who ->
        [you] Du bist mit { my-treasure-some-cards } von Platz { $space } gegangen
       *[other] { $who } ging mit { my-treasure-some-cards } von Platz { $space }
    }
my-treasure-grabbed = { $who ->
        [you] Du bist mit { my-treasure-some-cards } von Platz { $space } geflohen
       *[other] { $who } floh mit { my-treasure-some-cards } von Platz { $space }
    }
my-treasure-fled = { $who ->
        [you] Du bist mit leeren Händen geflohen
       *[other] { $who } floh mit leeren Händen
    }
my-treasure-revealed-ring = { who-has } den Ring
my-treasure-revealed-diamond = { who-has } den Diamanten
my-treasure-revealed-sword = { who-has } das Schwert
my-treasure-revealed-necklace = { who-has } die Kette
my-treasure-revealed-coins = { who-has } die Münzen
my-treasure-revealed-potion = { who-has } den Trank
my-treasure-scored = { my-treasure-scene-count }: zusammen { $glory }
my-treasure-round = Eine neue Runde: { $who ->
        [you] Du fängst an
       *[other] { $who } fängt an
    }

my-treasure-some-cards = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
my-treasure-orcs = Orks { $orcs } von { $all }:
my-treasure-stack = Truhe: { my-treasure-some-cards }
my-treasure-free = Marken zur Wahl:
my-treasure-blind = jetzt alle verdeckt
my-treasure-held = { $who ->
        [you] Du hältst hoch:
       *[other] { $who } hält hoch:
    }
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
# Wie weit das Spiel ist
my-treasure-goal = Runde { $round }, bis { $target } Ruhm
# Warum von zweien mit gleich vielen Punkten einer vorn ist
my-treasure-tie-break = bessere letzte Runde
# Warum eine Berührung nichts tut
my-treasure-why-place = Leg zuerst die gezogene Karte auf einen Stapel.
my-treasure-why-secure = Wähle zuerst den Stapel, den du mitnimmst.

## What lies on the table: see docs/guide/scene.md

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
# The coach: what a card can be, and why a move is good
my-treasure-odds-card = eine Schatzkarte
my-treasure-odds-orc = ein Ork
my-treasure-odds-last-orc = der letzte Ork: Alarm!
my-treasure-hint-draw = { $left } Orks fehlen noch: Diese Karte kann nicht der letzte sein.
my-treasure-hint-alarm = Der letzte Ork steckt in { $cards ->
        [one] der letzten Karte: Er kommt jetzt
       *[other] den nächsten { $cards } Karten: Er kann jetzt kommen
    }.
my-treasure-hint-first = Wenn du wartest, nimmt es vielleicht ein anderer Zwerg.

# What the laboratory counts.
my-treasure-count-rounds = Runden
my-treasure-count-secured = Zwerge, die rechtzeitig gehen
my-treasure-count-fled = Zwerge, die vor dem letzten Ork fliehen
my-treasure-count-fled-empty = Zwerge, die ohne Karten fliehen
my-treasure-count-orcs = Gezogene Orks
