### English. One message a thing said; docs/guide/words.md has the words for things.
### `.key` is the key that does it in the terminal, `.help` one sentence about it.

## Games

game-pig = Pig
game-troll-dragon = Troll & Dragon

## Every game

first-seat = { $who } begins
begins = { $who } began
turn = { $who }’s turn
won = { $who } won!
won-shared = { $who } shared the victory!

names =
    Brave Badger
    Busy Beaver
    Bold Bear
    Clever Crow
    Calm Camel
    Daring Duck
    Eager Eagle
    Fast Fox
    Gentle Goat
    Happy Hare
    Jolly Jay
    Kind Koala
    Lucky Lynx
    Merry Mouse
    Neat Newt
    Old Owl
    Proud Panda
    Quick Quail
    Quiet Rabbit
    Smart Seal
    Shy Squirrel
    Tiny Turtle
    Wild Wolf
    Zany Zebra

## Pig

pig-rules =
    Roll the die as often as you dare: what it shows is at risk.
    A 1 loses all that is at risk, and your turn. Hold, and it is yours for good.
    The first to hold { $target } points wins.
pig-face = A { $face }
pig-roll = Roll
    .key = r
    .help = Adds what the die shows, but a 1 loses all that is at risk.
pig-hold = { $points ->
        [0] Hold
        [one] Hold { $points } point
       *[other] Hold { $points } points
    }
    .key = h
    .help = The points at risk are yours for good, and your turn ends.
pig-one = { $who } rolled a 1 and lost { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
pig-rolled = { $who } rolled a { $face }: { $points } at risk
pig-held = { $who } held { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    } and has { $banked }
pig-target = First to { $target } points
pig-at-risk = at risk

pig-option-target = Points that win the game.

## Troll & Dragon

troll-dragon-rules =
    Grotto: roll for diamonds. Trolls lock their dice; when all dice are locked, the Troll takes what you gathered this turn.
    A key and a door open the Cavern. There you roll for nuggets, while the others roll the Dragon dice.
    Two dragons wake the dragon: the others share what you gathered. Leave in time, and it is yours.
    A diamond is worth 1 point, a nugget 3. { $end ->
        [0] When the Grotto or the Cavern is empty, the game ends.
       *[other] When the Grotto and the Cavern are both empty, the game ends.
    }

troll-dragon-roll = Roll the Grotto dice
    .key = r
    .help = Rolls every die that is not locked, set aside or held back.
troll-dragon-roll-gold = Roll for gold
    .key = r
    .help = Rolls both Cavern dice; then it is the dragon's turn to stir.
troll-dragon-roll-dragon = Roll the Dragon dice
    .key = r
    .help = Two dragons wake the dragon: then you and the others share the treasure.
troll-dragon-leave = Leave { troll-dragon-carried }
    .key = l
    .help = What you gathered this turn is yours for good, and your turn ends.
troll-dragon-enter = Enter the Cavern
    .key = e
    .help = Key and door open the Cavern. Your diamonds come along, and stay at risk.
troll-dragon-set-key = Set the key aside
    .key = k
    .help = The key stays for this turn; its die is locked. Now you need a door.
troll-dragon-set-door = Set the door aside
    .key = d
    .help = The door stays for this turn; its die is locked. Now you need a key.
troll-dragon-hold-diamond = Hold back a diamond
    .key = m
    .help = This die is left out of the next roll, so the Troll cannot get all dice.
troll-dragon-hold-key = Hold back the key
    .key = y
    .help = This die is left out of the next roll only.
troll-dragon-hold-door = Hold back the door
    .key = o
    .help = This die is left out of the next roll only.

troll-dragon-carried = { $diamonds ->
        [0] { $nuggets ->
            [0] empty-handed
           *[other] with { troll-dragon-some-nuggets }
        }
       *[other] with { troll-dragon-treasure }
    }
troll-dragon-treasure = { $diamonds ->
        [0] { troll-dragon-some-nuggets }
       *[other] { $nuggets ->
            [0] { troll-dragon-some-diamonds }
           *[other] { troll-dragon-some-diamonds } and { troll-dragon-some-nuggets }
        }
    }
troll-dragon-some-diamonds = { $diamonds ->
        [one] { $diamonds } diamond
       *[other] { $diamonds } diamonds
    }
troll-dragon-some-nuggets = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }

troll-dragon-quicker-adventurer = the adventurer was quicker
troll-dragon-quicker-dragon = the dragon was quicker

troll-dragon-face-troll = troll
troll-dragon-face-diamond = diamond
troll-dragon-face-none = no diamond
troll-dragon-face-key = key
troll-dragon-face-door = door
troll-dragon-face-gold = { $nuggets ->
        [0] nothing
       *[other] { troll-dragon-some-nuggets }
    }
troll-dragon-face-dragon = dragon!
troll-dragon-face-blank = blank

troll-dragon-rolled = { $who } rolled { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
troll-dragon-rolled-gold = { $who } rolled { $dice } dice for gold
troll-dragon-rolled-dragon = { $who } rolled { $dice ->
        [one] { $dice } Dragon die
       *[other] { $dice } Dragon dice
    }
troll-dragon-did-enter = { $who } entered the Cavern
troll-dragon-did-set-key = { $who } set the key aside
troll-dragon-did-set-door = { $who } set the door aside
troll-dragon-did-hold-diamond = { $who } held back a diamond
troll-dragon-did-hold-key = { $who } held back the key
troll-dragon-did-hold-door = { $who } held back the door
troll-dragon-left = { $who } left { troll-dragon-carried }
troll-dragon-troll = The Troll came! { $who } lost { $diamonds ->
        [0] nothing
       *[other] { troll-dragon-some-diamonds }
    }
troll-dragon-awake = { $who } woke the dragon! { $loser } fled with empty hands
troll-dragon-shared = { $who } got { troll-dragon-treasure }
troll-dragon-empty-grotto = The Grotto is empty
troll-dragon-empty-cavern = The Cavern is empty

troll-dragon-grotto = Grotto: { troll-dragon-some-diamonds }
troll-dragon-cavern = Cavern: { troll-dragon-some-nuggets }
troll-dragon-packs = Packs
troll-dragon-points = pts
troll-dragon-at-risk = At risk
troll-dragon-troll-hand = Troll Hand
troll-dragon-locked = locked
troll-dragon-aside = aside
troll-dragon-held = held
troll-dragon-gold-dice = Gold
troll-dragon-dragon-dice = Dragon
troll-dragon-roller = Dragon dice: { $who }
troll-dragon-score = { tui-points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Which of the two locations must be empty for the game to end.
troll-dragon-option-end-one = one
troll-dragon-option-end-both = both
troll-dragon-option-tempo = In the Cavern, gold and dragon by turns (calm), or whoever is quicker (race).
troll-dragon-option-tempo-calm = calm
troll-dragon-option-tempo-race = race
troll-dragon-option-adventurer-odds = Race, simulated: the odds that the adventurer is quicker.
troll-dragon-option-dragon-odds = Race, simulated: the odds that the dragon dice are quicker.
troll-dragon-option-reroll = A reroll takes all dice that are not blocked, or those that the player chooses.
troll-dragon-option-reroll-all = all
troll-dragon-option-reroll-chosen = chosen
troll-dragon-option-diamonds = Diamonds in the Grotto at the start.
troll-dragon-option-nuggets = Nuggets in the Cavern at the start.
troll-dragon-option-diamond-sides = Sides of a Grotto die with a diamond; sides left over are trolls.
troll-dragon-option-key-sides = Sides of a Grotto die with a key.
troll-dragon-option-door-sides = Sides of a Grotto die with a door.
troll-dragon-option-one-nugget-sides = Sides of a Cavern die with one nugget; sides left over are blank.
troll-dragon-option-two-nuggets-sides = Sides of a Cavern die with two nuggets.
troll-dragon-option-dragon-sides-1 = Sides of the first Dragon die with a dragon.
troll-dragon-option-dragon-sides-2 = Sides of the second Dragon die with a dragon.

## The table in the terminal

tui-you = you
tui-bot = bot
tui-told = { $sentence }: { $brief }
tui-your-turn = { $who }, it is your turn
tui-their-turn = { $who } is playing
tui-help = help
    .key = ?
tui-quit = leave (the game is saved)
    .key = q
tui-faster = any other key: faster
tui-back = any key: back to the game
tui-promise = Dice promise: { $commitment }
tui-saved-game = A game of { $game } for { $seats } players is saved.
tui-resume = go on with it
    .key = g
tui-new = begin a new game
    .key = n
tui-stop = not now
    .key = q
tui-saved = The game is saved. To go on: { $command }
tui-over = The game is over
tui-place = { $place }. { $who }: { $score }
tui-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tui-kept = The game is kept in { $path }
tui-tell-again = To have it told again: { $command }
tui-check = To check the dice: { $command }
tui-again = play again
    .key = a
tui-enough = enough for now
    .key = q

## Commands

cli-seats = { $low } to { $high } players
cli-option = { $name } = { $allowed } (else { $default }): { $says }
cli-no-end = The log ends here; the game is not over.
cli-promise = The promise shown before the game was kept: { $commitment }
cli-seed = It is the SHA-256 of the seed: { $seed }
cli-drawn = { $drawn ->
        [one] { $drawn } outcome was checked, and comes from the seed.
       *[other] { $drawn } outcomes were checked, and all come from the seed.
    }
cli-answered = { $answered ->
        [0] Every move of chance was drawn.
        [one] { $answered } outcome was answered (who was quicker), not drawn, and so not checked.
       *[other] { $answered } outcomes were answered (who was quicker), not drawn, and so not checked.
    }

## What can go wrong

error-game-unknown = There is no game “{ $asked }”. The games are: { $known }.
error-setup-seats = This game is for { $low } to { $high } players, not { $asked }.
error-setup-first = The first seat is 0 to { $high }, or chance, not { $asked }.
error-setup-option = This game has no option “{ $asked }”. Its options are: { $known }.
error-setup-range = { $name } is { $allowed }, not { $asked }.
error-setup-troll-side = A Grotto die needs a troll: the sides with diamond, key and door are { $most } at most.
error-setup-cavern-sides = A Cavern die has { $most } sides: those with nuggets are { $most } at most.
error-setup-cavern-closed = If both locations must be emptied, the dice need a key, a door and a side with nuggets.
error-setup-people = { $asked } people cannot sit on { $seats } seats.
error-setup-bot = There is no bot “{ $asked }”. The bots are: { $known }.
error-setup-form = An option is written name=value, not “{ $asked }”.
error-seat-unknown = This table has the seats 0 to { $high }, not { $asked }.
error-move-illegal = { $asked } cannot be played now. Possible are: { $allowed }.
error-move-over = The game is over: { $asked } cannot be played.
error-log-foreign = This is not the log of a game.
error-log-format = This program cannot read logs of the format “{ $asked }”.
error-log-fields = The log is damaged: a field is missing or unknown ({ $place }).
error-log-damaged = The log is damaged here: { $place }.
error-log-game = This is a log of another game ({ $asked }).
error-log-version = The log was played by rules { $asked } of this game; this program has rules { $allowed }.
error-log-options = The log lacks options: { $asked }.
error-log-setup = The log begins with a set-up that cannot be played: { $reason }.
error-log-move = The log is wrong at { $place }: { $asked } cannot be played there.
error-fair-none = This game was played without a promise of the dice: there is nothing to check.
error-fair-secret = The seed is still secret: a game can be checked when it is over.
error-fair-running = The game is not over: it can be checked when it is.
error-fair-promise = The promise was broken: the seed is not the one that was promised before the game.
error-fair-additions = Each of the { $seats } players adds to the dice; this log has { $asked } additions.
error-fair-outcome = The dice were not fair at { $place }: the seed gives { $due }, the log has { $asked }.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read.
error-file-large = The file { $path } is too large to be the log of a game.
error-file-unwritable = The game cannot be saved in { $path }.
error-language-unknown = There is no language “{ $asked }”. The languages are: { $known }.
error-table-terminal = A game is played in a terminal; here there is none.
error-table-busy = This game is being played in another window.
error-table-choice = Choose either --new or --resume, not both.
error-saved-none = No game of { $game } is saved.
error-saved-damaged = The saved game cannot be read: { $reason } It is kept as { $path }; the next start begins a new game.
