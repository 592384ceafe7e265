### Deutsch. Eine Nachricht je Aussage; die Wörter für die Dinge stehen in docs/guide/words.md.
### `.key` ist die Taste im Terminal, `.help` ein Satz dazu.

## Spiele

game-my-treasure = Mein Schatz
game-little-dragon = Schatz der Drachen
game-do-not-touch-numbers = Finger weg von meinen Schätzen (Zahlen)
game-do-not-touch-symbols = Finger weg von meinen Schätzen (Symbole)
game-pig = Pig
game-troll-dragon = Troll & Dragon

## Jedes Spiel

first-seat = { $who } beginnt
begins = { $who } fing an
turn = { $who } ist dran
won = { $who } hat gewonnen!
won-shared = { $who } teilt sich den Sieg!
told = { $sentence }: { $brief }
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

names =
    🦡 Mutiger Dachs
    🦡 Emsiger Dachs
    🐻 Starker Bär
    🐻 Bunter Bär
    🐱 Kühne Katze
    🐱 Kecke Katze
    🐦 Kluge Krähe
    🐦 Kesse Krähe
    🦊 Flinker Fuchs
    🦊 Feiner Fuchs
    🐸 Froher Frosch
    🐸 Frecher Frosch
    🦔 Stiller Igel
    🦔 Listiger Igel
    🐭 Muntere Maus
    🐭 Mächtige Maus
    🦉 Alte Eule
    🦉 Edle Eule
    🐧 Zarter Pinguin
    🐧 Netter Pinguin
    🐰 Hurtiger Hase
    🐰 Heiterer Hase
    🦝 Guter Waschbär
    🦝 Alter Waschbär
    🐺 Wilder Wolf
    🐺 Weiser Wolf

emote-laugh = haha!
    .face = 😄
emote-grumpy = hmpf!
    .face = 😠
emote-wow = wow!
    .face = 😮
emote-sad = oh nein!
    .face = 😢
emote-think = mal nachdenken …
    .face = 🤔
emote-sleepy = beeil dich!
    .face = 😴
emote-heart = danke!
    .face = 🥰
emote-clap = gut gespielt!
    .face = 👏

# Bots: die Stärke, was sie tut, und wer so spielt, mit Gesicht.
bot-gentle = sanft
    .says = Spielt wie ein Kind, sieht, was offen daliegt, und vergisst.
    .names =
        🐭 Krümel
        🐰 Hoppel
        🐧 Watschel
        🦔 Stups
        🐻 Honig
        🐸 Pfütze
        🐱 Flöckchen
        🦡 Knödel
bot-clever = klug
    .says = Kennt die guten Faustregeln und vergisst nichts.
    .names =
        🦊 Rosto
        🐱 Samtpfote
        🦝 Räuber
        🦡 Gräber
        🐸 Welle
        🐻 Kupfer
        🦉 Feder
        🐰 Klee
bot-cunning = listig
    .says = Denkt voraus: spielt vor jedem Zug Tausende von Partien im Kopf.
    .names =
        🦉 Minerva
        🐺 Schatten
        🐦 Tinte
        🦊 Glut
        🐱 Schleicher
        🦡 Rex
        🐧 Vesper
        🦝 Kralle
bot-random = zufällig
    .says = Tut irgendetwas Erlaubtes.
bot-optimal = optimal
    .says = Spielt nach dem, was genau berechnet ist.
bot-stands-in = { $who } würde vorausdenken, doch die Suche für dieses Spiel ist nicht vorbereitet: bis du { $command } ausführst, spielt es wie „klug“.

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
    Ein Diamant zählt 1 Punkt, ein Goldklumpen 3; die meisten Punkte gewinnen. { $end ->
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
troll-dragon-blocked = gesperrt
troll-dragon-aside = beiseite
troll-dragon-held = gehalten
troll-dragon-gold-dice = Gold
troll-dragon-dragon-dice = Drache
troll-dragon-roller = Drachenwürfel: { $who }
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

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

## Mein Schatz

my-treasure-rules =
    Reihum: Zieh eine Karte und leg sie auf einen von vier Plätzen; von jedem Stapel sieht man nur die oberste Karte.
    Oder geh: Nimm eine Marke und einen Stapel. Jedes Symbol dieser Art zählt 1, und jede Maus auch.
    Kommt Ork { $orcs }, fliehen alle, die noch in der Höhle sind: mit einem Stapel ihrer Wahl, aber einer verdeckten Marke.
    Die höchste Zahl bringt 3 Ruhm, eine weniger 2, zwei weniger 1. Hat nach einer Runde jemand { $glory_target } Ruhm, ist Schluss.
my-treasure-draw = Karte ziehen
    .key = z
    .help = Ein Schatz kommt auf einen Platz deiner Wahl, ein Ork in die Reihe.
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

## Schatz der Drachen

little-dragon-rules =
    Deck ein Plättchen nach dem anderen auf und hör rechtzeitig auf: Nur dann nimmst du etwas.
    Eine Spinne, oder ein Drache zusammen mit einem Schatz (Spielzeug, Leuchter, Truhen), beendet den Zug: Alles wird wieder zugedeckt.
    Ringe und Drachen nimmt man einzeln, Bälle, Autos und Puppen paarweise, Leuchter zu dritt und Truhen zu viert.
    Sind nur noch Spinnen da, bekommt sie, wer allein die meisten Drachen hat. Die meisten Plättchen gewinnen.
little-dragon-turn = { $place } aufdecken
    .key = { $place }
    .many = Ein Plättchen aufdecken: Buchstabe und Zahl
    .help = Es bleibt offen. Eine Spinne, oder Drache und Schatz zusammen, beendet den Zug.
little-dragon-stop = Aufhören und { $count ->
        [0] nichts nehmen
       *[other] { $count } Plättchen nehmen
    }
    .key = s
    .help = Alles, was vollständig ist, gehört dir; der Rest wird zugedeckt, und dein Zug ist vorbei.
little-dragon-cover = Alles zudecken
    .key = z
    .help = Merk dir, was wo liegt; dann ist der Nächste dran.
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
little-dragon-tiles-dragon = { $count ->
        [one] { $count } Drachen
       *[other] { $count } Drachen
    }
little-dragon-turned = { $who } deckte { $place } auf
little-dragon-spider = Eine Spinne! { $who } bekommt nichts
little-dragon-dragon = Drache und Schatz! { $who } bekommt nichts
little-dragon-covered = Alles wurde wieder zugedeckt
little-dragon-moved-spider = { $who } legte die Spinne nach { $place }
little-dragon-left = { $who } ließ { $place } liegen
little-dragon-took = { $who } nahm { $tiles }
little-dragon-took-nothing = { $who } hörte auf und nahm nichts
little-dragon-spiders = { $who } hat die meisten Drachen und bekommt { $count ->
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
little-dragon-option-extra = Sind es mehr, als vollständig werden: Man nimmt die zuerst aufgedeckten oder die, die man wählt.
little-dragon-option-extra-first = die ersten
little-dragon-option-extra-chosen = gewählte
little-dragon-option-spider = Eine gefundene Spinne bleibt, wo sie ist, oder man darf sie auf einen freien Platz legen.
little-dragon-option-spider-stays = bleibt
little-dragon-option-spider-moves = zieht um
little-dragon-option-arrangement = Wie die Plättchen ausliegen; das ändert nur das Aussehen.
little-dragon-option-arrangement-square = Quadrat
little-dragon-option-arrangement-free = frei

## Finger weg von meinen Schätzen

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
do-not-touch-end = Zug beenden
    .key = z
    .help = Mit mehr als drei Karten auf der Hand legst du vorher ab.
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

## Der Tisch im Terminal

tui-you = du
tui-bot = Bot
tui-your-turn = { $who }, du bist dran
tui-their-turn = { $who } spielt
tui-help = Hilfe
    .key = ?
tui-quit = aufhören (das Spiel wird gespeichert)
    .key = q
tui-faster = jede andere Taste: schneller
tui-back = beliebige Taste: zurück zum Spiel
tui-look-away = Jetzt sollte nur { $who } auf den Bildschirm sehen
tui-show = beliebige Taste: meine Karten zeigen
tui-undo = zurücknehmen
    .key = u
tui-start = Spiel beginnen
    .key = s
tui-go = gehen (Platz bleibt)
tui-go-watcher = gehen
tui-take-back = wieder selbst spielen
    .key = i
tui-hold-on = immer weiter würfeln
tui-hold-off = nicht mehr weiterwürfeln
tui-ask = Tipp
    .key = !
tui-emotes = reden
    .key = :
tui-seats = Plätze
    .key = .
tui-change-seat = ein Platz: Bot setzen oder frei machen
tui-bot-plays = ein Bot soll spielen: { $bot }
tui-get-up = aufstehen; der Platz ist dann frei
tui-free = den Platz frei machen
tui-close = den Tisch schließen
tui-close-surely = den Tisch für alle schließen
tui-menu-back = Esc: zurück
tui-waiting = Warten auf den Beginn
tui-waiting-friends = Warten auf Mitspieler
tui-seat-open = (freier Platz)
tui-code = Raumcode: { $code }
tui-invite = Für Freunde: { $command }
tui-host = Gastgeber
tui-away = nicht da
tui-bot-here = ein Bot: { $bot }
tui-emoted = { $who }: { $said }
tui-sat = { $who } setzt sich
tui-handed-over = Für { $who } spielt ein Bot
tui-taken-back = { $who } spielt wieder selbst
tui-freed = Ein Platz ist frei
tui-undone = { $who } hat einen Zug zurückgenommen
tui-hosted = Gastgeber ist jetzt { $who }
tui-tumbling = { $who }: die Würfel rollen
tui-clock = noch { $seconds } s
tui-disconnected = Verbindung verloren, neuer Versuch
tui-no-seat = Kein Platz ist frei: Du schaust zu.
tui-come-back = So kommst du zurück: { $command }
tui-gone = Der Tisch ist geschlossen, oder du hast dort keinen Platz mehr.
tui-typed = { $typed } … (Esc: löschen)
tui-hint = „Listig“ würde: { $best }. Gewinnchancen: { $moves }
tui-hint-move = { $move } { $percent } % (± { $error })
tui-hint-plain = „{ $bot }“ würde: { $best }.
tui-hint-cold = Noch keine Tipps: Die Suche für dieses Spiel ist nicht vorbereitet. Einmal { $command } ausführen.
tui-promise = Versprechen: { $commitment }
tui-saved-game = Ein Spiel { $game } zu { $seats ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $seats }
    } ist gespeichert; es geht weiter, wie es aufgebaut war.
tui-resume = weiterspielen
    .key = w
tui-new = ein neues Spiel beginnen
    .key = n
tui-stop = jetzt nicht
    .key = q
tui-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
tui-over = Das Spiel ist aus
tui-place = { $place }. { $who }: { $score }
tui-kept = Das Spiel liegt in { $path }
tui-tell-again = Noch einmal erzählen: { $command }
tui-check = Den Zufall prüfen: { $command }
tui-again = noch einmal spielen
    .key = n
tui-enough = genug für jetzt
    .key = q

## Befehle

cli-seats = { $low } bis { $high } Spieler
cli-option = { $name } = { $allowed } (sonst { $default }): { $says }
cli-no-end = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.
cli-bots = Bots: { $bots }
cli-bot = { $name }: { $says }
cli-warming = { $game }: Die Suche wird vorbereitet, einmalig …
cli-warm = { $game }: vorbereitet in { $seconds } s
cli-warm-before = { $game }: war schon vorbereitet
web-unbuilt = Der Tisch für den Browser ist noch nicht gebaut. Rufe `make web` (oder `make play`) auf und lade diese Seite neu.
cli-open-here = Doubloon ist auf diesem Rechner unter { $url } zu finden.
cli-open-home = Für alle im selben Netz: { $url } (Handys können diesen Code scannen und mitspielen).
cli-open-no-home = Kein Heimnetz gefunden: Nur dieser Rechner kann mitspielen.
cli-open-stop = Strg-C beendet es; beim nächsten Start gehen die Partien weiter, wo sie waren.
cli-open-already = Doubloon läuft schon, unter { $url }.
cli-serving = Doubloon ist unter { $url }
cli-backed-up = Die Sicherung ist in { $path }.
cli-promise = Das Versprechen in dieser Datei: { $commitment }
cli-seed = Es ist die SHA-256 des Startwerts: { $seed }
cli-compare = Ist das das Versprechen, das du vor dem Spiel gesehen hast? Dann kann niemand die Würfel verändert haben.
cli-drawn = { $drawn ->
        [one] { $drawn } Ergebnis wurde geprüft und kommt aus dem Startwert.
       *[other] { $drawn } Ergebnisse wurden geprüft, und alle kommen aus dem Startwert.
    }
cli-answered = { $answered ->
        [one] { $answered } Ergebnis (wer schneller war) wurde beantwortet, nicht gezogen, und daher nicht geprüft.
       *[other] { $answered } Ergebnisse (wer schneller war) wurden beantwortet, nicht gezogen, und daher nicht geprüft.
    }

cli-tournament-title = { $game }, { $seats } Plätze: { $matchups ->
        [one] { $games } Spiele in { $matchups } Paarung
       *[other] { $games } Spiele in jeder von { $matchups } Paarungen, zusammen { $total }
    }; Startwert { $seed }
cli-tournament-rounded = { $asked } Spiele je Paarung werden auf { $games } aufgerundet: So kommt jede Sitzordnung gleich oft vor.
cli-tournament-ready = Vorbereitung: Was neu ist, wird einmal übersetzt …
cli-tournament-goes-on = { $done } von { $total } Spielen sind schon da, in { $path }
cli-tournament-stopped = Angehalten. { $done } von { $total } Spielen liegen in { $path }; derselbe Befehl macht weiter.
cli-tournament-stopped-empty = Angehalten.
cli-tournament-bot = Bot
cli-tournament-matchup = Paarung
cli-tournament-games = Spiele
cli-tournament-wins = Siege
cli-tournament-ties = geteilt
cli-tournament-rate = Siegquote
cli-tournament-interval = 95-%-Intervall
cli-tournament-rating = Wertung
cli-tournament-ms = ms je Zug
cli-tournament-faults = Fehler
cli-tournament-first = Wer beginnt, gewinnt { $rate } % der Spiele (95-%-Intervall: { $low } … { $high }); ausgeglichen wären { $even } %.
cli-tournament-length = Ein Spiel hat im Mittel { $moves } Züge, ohne die des Zufalls.
cli-tournament-unfinished = { $games ->
        [one] { $games } Spiel war nach { $limit } Aktionen nicht zu Ende und zählt, wie es stand.
       *[other] { $games } Spiele waren nach { $limit } Aktionen nicht zu Ende und zählen, wie sie standen.
    }
cli-tournament-replaced = { $games ->
        [one] Nach drei Fehlern spielte clever für { $bot } weiter, in { $games } Spiel.
       *[other] Nach drei Fehlern spielte clever für { $bot } weiter, in { $games } Spielen.
    }
cli-tournament-point = ,

## Eigene Bots

fault-crashed = { $bot } ist bei { $place } abgestürzt: { $error }. „Klug“ zieht an seiner Stelle.
fault-slow = { $bot } hat { $seconds } s lang nicht geantwortet. „Klug“ zieht an seiner Stelle.
fault-illegal = { $bot } hat { $answer } geantwortet; möglich waren { $allowed }. „Klug“ zieht an seiner Stelle.
fault-gone = Der Prozess von { $bot } ist zu Ende: { $how }. „Klug“ zieht an seiner Stelle.

## Was schiefgehen kann

error-game-unknown = Es gibt kein Spiel „{ $asked }“. Die Spiele sind: { $known }.
error-setup-seats = Dieses Spiel ist für { $low } bis { $high } Spieler, nicht für { $asked }.
error-setup-first = Der erste Platz ist 0 bis { $high } oder chance, nicht { $asked }.
error-setup-option = Dieses Spiel hat keine Option „{ $asked }“. Es hat: { $known }.
error-setup-range = { $name } ist { $allowed }, nicht { $asked }.
error-setup-troll-side = Ein Grottenwürfel braucht einen Troll: Seiten mit Diamant, Schlüssel und Tür gibt es höchstens { $most }.
error-setup-cavern-sides = Ein Höhlenwürfel hat { $most } Seiten: Höchstens { $most } zeigen Goldklumpen.
error-setup-cavern-closed = Wenn beide Orte leer werden müssen, brauchen die Würfel Schlüssel, Tür und eine Seite mit Goldklumpen.
error-setup-tiles = Die Plättchen müssen zusammen { $due } sein, nicht { $asked }.
error-setup-set = { $kind ->
        [ball] Bälle
        [car] Autos
        [doll] Puppen
        [candlestick] Leuchter
       *[chest] Truhen
    } nimmt man je { $size } auf einmal: { $asked } könnte man nie alle nehmen.
error-setup-people = { $asked } Leute können nicht auf { $seats } Plätzen sitzen.
error-warm-unkept = Was vorbereitet wurde, lässt sich nicht aufbewahren: { $path } ist nicht beschreibbar. „Listig“ spielt wie „klug“.
error-setup-bot = Es gibt keinen Bot „{ $asked }“. Die Bots sind: { $known }.
error-bot-optimal = Der optimale Bot spielt Pig zu zweit und bis { $high } Punkte; hier: { $seats } Spieler, { $asked } Punkte.
error-setup-form = Eine Option schreibt man name=wert, nicht „{ $asked }“.
error-bot-spec = Einen eigenen Bot schreibt man modul:funktion, nicht „{ $asked }“.
error-bot-module = Das Modul „{ $module }“ lässt sich nicht laden: { $reason }
error-bot-function = Das Modul „{ $module }“ ({ $file }) hat keine Funktion „{ $function }“.
error-bot-form = Ein Bot ist eine Funktion { $form }, nicht { $asked }.
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
error-fair-other-promise = Das Versprechen in der Datei ist { $due }, nicht { $asked }: Das sind nicht die versprochenen Würfel.
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
error-tournament-bots = Ein Turnier ist für zwei Bots oder mehr, nicht für { $asked }.
error-tournament-twice = Der Bot „{ $asked }“ ist zweimal angemeldet.
error-tournament-number = { $name } ist { $low } bis { $high }, nicht { $asked }.
error-tournament-busy = Dieses Turnier wird schon gespielt ({ $path }).
error-tournament-foreign = Die Datei { $path } ist nicht die eines Turniers.
error-tournament-other = Die Datei { $path } gehört zu einem anderen Turnier; verschieden ist: { $other }. Mit --new wird sie überschrieben.
error-tournament-damaged = Die Datei { $path } ist in Zeile { $line } beschädigt. Mit --new wird sie überschrieben.
error-tournament-unwritable = Die Ergebnisse können in { $path } nicht gespeichert werden: { $reason }
error-tournament-worker = Ein Prozess des Turniers endete von selbst (Code { $code }). Derselbe Befehl macht weiter.
error-backup-exists = { $path } gibt es schon; eine Sicherung kommt in eine neue Datei.
error-backup-failed = Die Sicherung kann nicht in { $path } geschrieben werden: { $reason }
error-code-unknown = Kein Tisch hat den Code „{ $asked }“.
error-emote-unknown = Wähle eine der Gesten.
error-face-unknown = Wähle eines der Gesichter.
error-hint-busy = Ein Tipp nach dem anderen.
error-hint-failed = Dafür gibt es keinen Tipp.
error-key-missing = Dafür braucht es einen Schlüssel zum Tisch.
error-key-unknown = Dieser Schlüssel passt nicht zu diesem Tisch.
error-limit-codes = Von hier wurden zu viele Codes versucht. Warte { $seconds } s.
error-limit-messages = Das war zu schnell. Bitte langsamer.
error-limit-requests = Zu viele Anfragen von hier. Warte { $seconds } s.
error-limit-sockets = Zu viele Verbindungen von hier.
error-limit-tables = Von hier wurden zu viele Tische eröffnet. Warte { $seconds } s.
error-log-none = An diesem Tisch gibt es kein Spiel { $asked }.
error-log-running = Dieses Spiel ist noch nicht zu Ende.
error-message-large = Eine Nachricht hat höchstens { $most } Bytes.
error-message-unreadable = Diese Nachricht versteht der Server nicht.
error-move-looking = Erst dürfen alle einen Moment schauen.
error-move-no-undo = Das geht nicht zurück: Es wurde etwas Neues gesehen, oder jemand anders hat gezogen.
error-move-stale = Das Spiel ist inzwischen weitergegangen.
error-move-turn = Du bist nicht am Zug.
error-name-taken = Am Tisch heißt schon jemand „{ $asked }“.
error-name-unknown = Wähle einen der Namen.
error-race-over = Das Rennen war vorbei, bevor die Würfel lagen.
error-race-tumbling = Diese Würfel rollen schon.
error-request-large = Eine Anfrage hat höchstens { $most } Bytes.
error-request-unknown = So etwas gibt es hier nicht.
error-request-unreadable = Das hat der Server nicht erwartet.
error-seat-added = Dieser Platz hat schon zu den Würfeln beigetragen.
error-seat-freed = Der Gastgeber hat deinen Platz frei gemacht.
error-seat-handed-over = Ein Bot spielt diesen Platz. Nimm ihn erst zurück.
error-seat-host = Der Gastgeber behält den eigenen Platz; gib ihn stattdessen einem Bot.
error-seat-not-yours = Das ist nicht dein Platz.
error-seat-open = Dieser Platz ist frei.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-yours = Du spielst diesen Platz schon.
error-server-address = { $host }:{ $port } ist nicht zu haben: { $reason }
error-server-failed = Auf dem Server ging etwas schief. Versuche es noch einmal.
error-server-full = Der Server ist voll. Versuche es später noch einmal.
error-socket-hello = Eine Verbindung beginnt mit „hello“, einmal.
error-socket-origin = Diese Seite darf sich hier nicht verbinden.
error-socket-protocol = Der Server spricht Protokoll { $allowed }, nicht { $asked }. Lade die Seite neu.
error-socket-silent = Zu lange kam nichts.
error-store-address = Eine Datenbank schreibt man sqlite:///DATEI, nicht „{ $asked }“.
error-store-busy = Die Datenbank ist von einem anderen Programm gesperrt. Versuche es noch einmal.
error-store-code = Dieser Code ist vergeben.
error-store-conflict = Das Spiel ging anderswo weiter. Versuche es noch einmal.
error-store-failed = Die Datenbank ist jetzt nicht zu gebrauchen. Es ist nichts geschehen; versuche es noch einmal.
error-store-full = Die Platte des Servers ist voll. Es ist nichts geschehen; versuche es später noch einmal.
error-store-version = Die Datenbank hat Version { $asked }; dieses Programm kennt { $allowed }.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-crowded = An diesen Tisch passt niemand mehr.
error-table-damaged = Was von diesem Tisch aufgehoben ist, kann nicht gelesen werden.
error-table-full = An diesem Tisch ist kein Platz frei. Du kannst zuschauen.
error-table-no-hints = An diesem Tisch gibt es keine Tipps.
error-table-no-spectators = An diesem Tisch darf niemand zuschauen.
error-table-not-host = Das darf nur der Gastgeber.
error-table-not-playing = Hier wird gerade nicht gespielt.
error-table-open-seats = Es sind noch Plätze frei: Setze Bots darauf, oder warte auf Freunde.
error-table-phase = Das geht jetzt nicht.
error-table-resting = Der Tisch wurde gerade abgeräumt. Versuche es noch einmal.
error-table-unknown = Diesen Tisch gibt es nicht.
error-table-version = Die Regeln dieses Spiels haben sich seither geändert; diesen Tisch kann man nur ansehen.
error-join-link = Ein Link sieht so aus: http://HOST:PORT/#amber-boat-river, nicht „{ $asked }“.
error-join-unreachable = Unter { $url } antwortet kein Server.
error-join-server = Ein Server wird http://HOST:PORT geschrieben, nicht „{ $asked }“.
