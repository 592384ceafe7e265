### English. My Game

game-my-game = My Game
web-box-my-game = { game-my-game }
    .kind = One more coin, or is it enough?

my-game-rules =
    Dig up coins and put them into your sack. Whose sack is worth the most in the end?
    On your turn you dig up one more coin, worth 1 to 6, or you stop. Who stops takes no more turns.
    A sack bears coins worth { $limit }. With more in it, it tears, and you have nothing.
    The game ends when nobody digs any more.
my-game-option-limit = What a sack bears.

my-game-guide-dig = Dig for a coin. It goes into your sack.
my-game-guide-stop = Your sack has { $points } and bears { $limit }. Dig for one more, or stop in time?

## Moves and events

my-game-coin = A { $value }
my-game-dig = Dig
    .key = d
    .help = Brings a coin worth 1 to 6, but a sack that is too full tears.
my-game-stop = Stop with { $points }
    .key = s
    .help = Your sack is safe, and you take no more turns.
my-game-dug = { who } dug up a { $value }
my-game-torn = { $who ->
        [you] Your sack has torn
       *[other] The sack of { $who } has torn
    }!
my-game-stopped = { who } stopped with { $points }

## What lies on the table

my-game-scene-sack = { $state ->
        [0] Sack
        [1] Stopped
       *[2] Torn
    }: { $pieces }
    .title = { $state ->
        [0] { "" }
        [1] Stopped
       *[2] Torn
    }
my-game-scene-empty = An empty sack
my-game-scene-coin = { $value }
    .short = { $value }
my-game-scene-heap = The heap of coins
my-game-scene-limit = A sack bears { $limit }
my-game-scene-count = { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }{ $torn ->
        [0] { "" }
       *[1] , but the sack has torn
    }
