### Deutsch. Schatz der Drachen

game-little-dragon = Schatz der Drachen
web-box-little-dragon = { game-little-dragon }
    .kind = Merkspiel

little-dragon-rules =
    49 Plättchen liegen verdeckt in der Höhle. Merk dir, was wo liegt, und sammle die meisten Plättchen.
    Darunter sind { little-dragon-rules-tiles }.
    Bist du am Zug, deck ein Plättchen nach dem anderen auf. Nach jedem darfst du aufhören. Nur wer aufhört, nimmt Plättchen.
    Schätze (Spielzeug, Leuchter, Truhen) und Drachen vertragen sich nicht. Sobald beides offen liegt, ist dein Zug vorbei: Alles wird wieder zugedeckt, und du bekommst nichts.
    { $spiders ->
        [0] An diesem Tisch gibt es keine Spinne.
       *[other] { $spider ->
            [0] Auch eine Spinne beendet deinen Zug sofort. Alles wird wieder zugedeckt, wo es lag.
           *[other] Auch eine Spinne beendet deinen Zug sofort. Alles wird wieder zugedeckt, aber die Spinne darfst du in einem Loch verstecken, wo kein Plättchen mehr liegt.
        }
    }
    Ringe und Drachen nimmt man einzeln. Ringe vertragen sich mit allem.
    Bälle, Autos und Puppen nimmt man in gleichen Paaren, außerdem immer drei Leuchter und immer vier Truhen auf einmal.
    { $extra ->
        [0] Was keinen vollen Satz ergibt, wird wieder zugedeckt. Zu viele von einer Art? Du nimmst, was du zuerst aufgedeckt hast.
       *[other] Was keinen vollen Satz ergibt, wird wieder zugedeckt. Zu viele von einer Art? Du wählst, welche liegen bleiben.
    } Dann ist der Nächste am Zug.
    { $spiders ->
        [0] Liegt kein Plättchen mehr da, ist das Spiel aus.
       *[other] Liegen nur noch Spinnen da, ist das Spiel aus. Die Spinnen bekommt, wer die meisten Drachen hat; haben mehrere die meisten, bekommt sie niemand.
    }
    Wer die meisten Plättchen hat, gewinnt. Haben mehrere die meisten, gewinnen sie zusammen.
little-dragon-rules-tiles = { $balls } Bälle, { $cars } Autos, { $dolls } Puppen, { $candlesticks } Leuchter, { $chests } Truhen, { $rings ->
        [one] { $rings } Ring
       *[other] { $rings } Ringe
    }, { $dragons ->
        [0] kein Drache
        [one] { $dragons } Drache
       *[other] { $dragons } Drachen
    } und { $spiders ->
        [0] keine Spinne
        [one] { $spiders } Spinne
       *[other] { $spiders } Spinnen
    }
little-dragon-guide-turn = Tipp auf ein Plättchen, um es aufzudecken. Dann mach weiter oder hör auf.
little-dragon-guide-take = Was markiert ist, gehört dir, wenn du jetzt aufhörst. Deckst du weiter auf, kann alles weg sein.
little-dragon-guide-dragon = Ein Drache! Hörst du auf, gehört er dir. Kommt aber jetzt ein Schatz, ist der Zug verloren.
little-dragon-guide-ring = Ein Ring ist immer gut: Er verträgt sich mit Drachen und mit Schätzen, und einer genügt.
little-dragon-guide-treasure = Spielzeug nimmst du in Paaren, dazu immer drei Leuchter oder vier Truhen. Aber jetzt Vorsicht vor Drachen!
little-dragon-guide-spider = Eine Spinne! Dein Zug ist vorbei. Wenn du magst, versteck sie: Tipp auf ein Loch, das leuchtet.
little-dragon-guide-choose = Von einer Art sind es zu viele. Tipp auf ein Plättchen, das liegen bleiben soll.
little-dragon-turn = { $place } aufdecken
    .key = { $place }
    .many = Ein Plättchen aufdecken: Buchstabe und Zahl
    .help = Es bleibt offen. Eine Spinne, oder Drache und Schatz zusammen, beendet den Zug.
little-dragon-stop = Aufhören und { $count ->
        [0] nichts nehmen
       *[other] { $count } nehmen
    }
    .key = s
    .help = { $staying ->
        [0] Alles Offene gehört dir, und dein Zug ist vorbei
        [one] { $stays } wird wieder zugedeckt
       *[other] { $stays } werden wieder zugedeckt
    }
little-dragon-cover = Alles zudecken
    .key = z
    .help = Merk dir, was wo liegt; dann ist der Nächste dran.
little-dragon-leave-spider = Die Spinne dalassen
    .key = z
    .help = Sie wird zugedeckt, wo sie liegt, wie alles andere.
little-dragon-move-spider = Die Spinne nach { $place } legen
    .key = { $place }
    .many = Die Spinne versetzen: Buchstabe und Zahl
    .help = Dort liegt sie verdeckt, und alle haben es gesehen; dann wird zugedeckt, und dein Zug ist vorbei.
little-dragon-leave = { $place } liegen lassen
    .key = { $place }
    .many = Eines liegen lassen: Buchstabe und Zahl
    .help = Von dieser Art sind es zu viele: Dieses wird zugedeckt, die anderen gehören dir.
little-dragon-kind-ball = Ball
little-dragon-kind-car = Auto
little-dragon-kind-doll = Puppe
little-dragon-kind-candlestick = Leuchter
little-dragon-kind-chest = Truhe
little-dragon-kind-ring = Ring
little-dragon-kind-dragon = Drache
little-dragon-kind-spider = Spinne
little-dragon-tiles-ball = { $count ->
        [one] { $count } Ball
       *[other] { $count } Bälle
    }
little-dragon-tiles-car = { $count ->
        [one] { $count } Auto
       *[other] { $count } Autos
    }
little-dragon-tiles-doll = { $count ->
        [one] { $count } Puppe
       *[other] { $count } Puppen
    }
little-dragon-tiles-candlestick = { $count } Leuchter
little-dragon-tiles-chest = { $count ->
        [one] { $count } Truhe
       *[other] { $count } Truhen
    }
little-dragon-tiles-ring = { $count ->
        [one] { $count } Ring
       *[other] { $count } Ringe
    }
little-dragon-tiles-dragon = { $count } Drachen
little-dragon-turned = { $who ->
        [you] Du hast { $place } aufgedeckt
       *[other] { $who } deckte { $place } auf
    }
little-dragon-spider = Eine Spinne! { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } nichts
little-dragon-dragon = Drache und Schatz! { $who ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } nichts
little-dragon-covered = Alles wurde wieder zugedeckt
little-dragon-moved-spider = { $who ->
        [you] Du hast die Spinne nach { $place } gelegt
       *[other] { $who } legte die Spinne nach { $place }
    }
little-dragon-left = { $who ->
        [you] Du hast { $place } liegen lassen
       *[other] { $who } ließ { $place } liegen
    }
little-dragon-took = { $who ->
        [you] Du hast { $tiles } genommen
       *[other] { $who } nahm { $tiles }
    }
little-dragon-took-nothing = { $who ->
        [you] Du hast aufgehört und nichts genommen
       *[other] { $who } hörte auf und nahm nichts
    }
little-dragon-spiders = { $who ->
        [you] Du hast die meisten Drachen und bekommst
       *[other] { $who } hat die meisten Drachen und bekommt
    } { $count ->
        [one] { $count } Spinne
       *[other] { $count } Spinnen
    }
little-dragon-no-spiders = Niemand hat allein die meisten Drachen: Niemand bekommt die Spinnen

little-dragon-now = Aufhören bringt jetzt { $tiles }
little-dragon-now-nothing = Aufhören bringt jetzt nichts
little-dragon-failed = Sieh gut hin: Gleich wird alles zugedeckt
little-dragon-all = alle
little-dragon-short-ball = Ball
little-dragon-short-car = Auto
little-dragon-short-doll = Puppe
little-dragon-short-candlestick = Kerze
little-dragon-short-chest = Truhe
little-dragon-short-ring = Ring
little-dragon-short-dragon = Drache
little-dragon-short-spider = Spinne
little-dragon-points = { $points } Plättchen

little-dragon-option-balls = Plättchen mit einem Ball; eine gerade Zahl.
little-dragon-option-cars = Plättchen mit einem Auto; eine gerade Zahl.
little-dragon-option-dolls = Plättchen mit einer Puppe; eine gerade Zahl.
little-dragon-option-candlesticks = Plättchen mit einem Leuchter; ein Vielfaches von drei.
little-dragon-option-chests = Plättchen mit einer Truhe; ein Vielfaches von vier.
little-dragon-option-rings = Plättchen mit einem Diamantring.
little-dragon-option-dragons = Plättchen mit einem kleinen Drachen.
little-dragon-option-spiders = Plättchen mit einer Spinne.
little-dragon-option-extra = Zu viele von einer Art? Die ersten nehmen oder selbst wählen.
little-dragon-option-extra-first = die ersten
little-dragon-option-extra-chosen = selbst wählen
little-dragon-option-spider = Eine gefundene Spinne bleibt, wo sie ist, oder du darfst sie auf einen freien Platz legen.
little-dragon-option-spider-stays = bleibt
little-dragon-option-spider-moves = zieht um
little-dragon-option-arrangement = Wie die Plättchen ausliegen; das ändert nur das Aussehen.
little-dragon-option-arrangement-square = Quadrat
little-dragon-option-arrangement-free = frei
# Wie weit das Spiel ist
little-dragon-goal = { $tiles ->
        [one] Noch { $tiles } Plättchen
       *[other] Noch { $tiles } Plättchen
    }
# Warum eine Berührung nichts tut
little-dragon-why-open = Dieses Plättchen liegt schon offen.
little-dragon-why-hole = Hier liegt kein Plättchen mehr.

## What can go wrong

error-setup-tiles = Die Plättchen müssen zusammen { $due } sein, nicht { $asked }.
error-setup-set = { $kind ->
        [ball] Bälle
        [car] Autos
        [doll] Puppen
        [candlestick] Leuchter
       *[chest] Truhen
    } nimmt man je { $size } auf einmal: { $asked } könnte man nie alle nehmen.

## What lies on the table: see docs/guide/scene.md

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
# The coach: what a tile can be, and why a move is good
little-dragon-odds-fail = der Zug ist vorbei
little-dragon-odds-more = mehr zum Nehmen
little-dragon-odds-safe = noch passiert nichts
little-dragon-hint-tiles = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
little-dragon-hint-stop = Du kannst { little-dragon-hint-tiles } nehmen. Ein unbekanntes würde deinen Zug { $percent }-mal von 100 beenden.
little-dragon-hint-nothing = Aufhören würde dir jetzt nichts bringen.
little-dragon-hint-turn = { little-dragon-hint-tiles } in Gefahr, aber ein unbekanntes beendet deinen Zug nur { $percent }-mal von 100.

# What the laboratory counts.
little-dragon-count-stopped = Züge, die rechtzeitig enden
little-dragon-count-spiders-met = Züge, die eine Spinne beendet
little-dragon-count-dragons-met = Züge, die ein Drache beendet
