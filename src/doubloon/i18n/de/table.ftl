### Deutsch. Eine Nachricht je Aussage; die Wörter für die Dinge stehen in docs/guide/words.md.
### `.key` ist die Taste im Terminal, `.help` ein Satz dazu.

## Jedes Spiel

# `who` und `who-has` beginnen einen Satz über einen Platz; `you` steht für den Platz, an dem man selbst sitzt.
who = { $who ->
        [you] Du
       *[other] { $who }
    }
who-has = { $who ->
        [you] Du hast
       *[other] { $who } hat
    }
first-seat = { $who ->
        [you] Du fängst an
       *[other] { $who } fängt an
    }
begins = { first-seat }
turn = { $who ->
        [you] Du bist dran
       *[other] { $who } ist dran
    }
won = { who-has } gewonnen!
won-shared = { $who ->
        [you] Du teilst dir den Sieg!
       *[other] { $who } teilt sich den Sieg!
    }
told = { $sentence }: { $brief }
earlier-rules = Dieses Spiel läuft nach Fassung { $version } seiner Regeln; neue Spiele laufen nach Fassung { $today }.
    .brief = Fassung { $version } der Regeln
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
bot-stands-in = { $who } würde vorausdenken, doch die Suche für dieses Spiel ist nicht vorbereitet: Bis du { $command } ausführst, spielt { $who } wie „klug“.

# The coach: the odds of an event, and reasons that every game has
coach-odds = { $event }: { $percent } %
coach-odds-cases = { $event }: { $part } von { $cases }, { $percent } %
coach-wins = Damit gewinnst du das Spiel.
coach-equal = Hier sind alle Züge gleich viel wert.
coach-word-skilled = Gut gespielt! Du hast klug gewählt.
coach-word-unlucky = Du hast gut gespielt, aber das Glück war gegen dich. Beim nächsten Mal!
coach-word-lucky = Heute war das Glück dein Freund. Freu dich!
coach-word-learning = Aus jedem Spiel lernst du etwas. Sieh dir deinen teuersten Zug an und versuch es noch einmal!

# The report on luck and skill
report = Glück und Können
report-running = Das Spiel wird durchgesehen …
report-curve = Gewinnchance in %
report-exact = Diese Chancen sind genau.
report-played = Aus { $count } Spielen, die nach jedem Zug weitergingen; ± und Bänder zeigen, wie sicher das ist.
report-luck = Glück
report-skill = Können
report-parts = In Punkten von hundert: was Würfel und Karten taten, und was du besser oder schlechter gewählt hast als der Bot „klug“.
report-parts-exact = In Punkten von hundert: was Würfel und Karten taten, und was du mit deinen Zügen verschenkt hast.
report-sum = { $start } % am Anfang, { $luck } durch Glück, { $own } durch eigene Züge, { $others } durch die der anderen: { $result } %.
report-whose = Augenblicke von
report-luckiest = Größtes Glück
report-unluckiest = Größtes Pech
report-best = Bester Zug
report-costliest = Teuerster Zug
report-points = { $points } Punkte
report-chosen = Gewählt: { $move }
report-other = Stattdessen: { $move }
report-see = Ansehen
report-others = Züge der anderen
report-interval = { $points } ± { $error }
report-column-name = Spieler
report-written = Der Bericht liegt in { $file }.
