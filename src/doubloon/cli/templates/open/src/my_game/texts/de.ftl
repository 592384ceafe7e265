### Deutsch. My Game

game-my-game = My Game
web-box-my-game = { game-my-game }
    .kind = Noch eine Münze, oder ist es genug?

my-game-rules =
    Grab Münzen aus und steck sie in deinen Sack. Wessen Sack ist am Ende am meisten wert?
    Wenn du dran bist, gräbst du noch eine Münze aus, von 1 bis 6, oder du hörst auf. Wer aufhört, ist nicht mehr dran.
    Ein Sack trägt Münzen für { $limit }. Ist mehr darin, dann reißt er, und du hast nichts.
    Das Spiel ist aus, wenn niemand mehr gräbt.
my-game-option-limit = Was ein Sack trägt.

my-game-guide-dig = Grab eine Münze aus. Sie kommt in deinen Sack.
my-game-guide-stop = In deinem Sack sind { $points }, und er trägt { $limit }. Noch eine, oder rechtzeitig aufhören?

## Züge und Ereignisse

my-game-coin = Eine { $value }
my-game-dig = Graben
    .key = g
    .help = Bringt eine Münze von 1 bis 6, aber ein zu voller Sack reißt.
my-game-stop = Aufhören mit { $points }
    .key = a
    .help = Dein Sack ist sicher, und du bist nicht mehr dran.
my-game-dug = { $who ->
        [you] Du hast
       *[other] { $who } hat
    } eine { $value } ausgegraben
my-game-torn = { $who ->
        [you] Dein Sack
       *[other] Der Sack von { $who }
    } ist gerissen!
my-game-stopped = { $who ->
        [you] Du hörst
       *[other] { $who } hört
    } mit { $points } auf

## Was auf dem Tisch liegt

my-game-scene-sack = { $state ->
        [0] Sack
        [1] Aufgehört
       *[2] Gerissen
    }: { $pieces }
    .title = { $state ->
        [0] { "" }
        [1] Aufgehört
       *[2] Gerissen
    }
my-game-scene-empty = Ein leerer Sack
my-game-scene-coin = { $value }
    .short = { $value }
my-game-scene-heap = Der Haufen mit den Münzen
my-game-scene-limit = Ein Sack trägt { $limit }
my-game-scene-count = { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }{ $torn ->
        [0] { "" }
       *[1] , aber der Sack ist gerissen
    }
