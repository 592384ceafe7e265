### English. The table in the terminal

tui-you = you
tui-bot = bot
tui-your-turn = { $who ->
        [you] Now it is your turn
       *[other] { $who }, it is your turn
    }
tui-their-turn = { $who ->
        [you] You are playing
       *[other] { $who } is playing
    }
tui-help = help
    .key = ?
tui-quit = stop for now (the game is saved)
    .key = q
tui-faster = any other key: faster
tui-back = any key: back to the game
tui-more = any key: more
tui-look-away = Now only { $who } should look at the screen
tui-show = any key: show my cards
tui-undo = take back
    .key = u
tui-ready = I am ready
    .key = r
tui-not-ready = not ready yet (stops the countdown)
tui-is-ready = ready
tui-starts = The game starts in { $seconds } s
tui-start = start the game
    .key = s
tui-go = quit (keep the seat)
tui-go-watcher = quit
tui-take-back = take my seat back
    .key = t
tui-agree = let { $who } play this hand
    .key = +
tui-disagree = not in this game
    .key = -
tui-hold-on = keep rolling
tui-hold-off = stop rolling
tui-ask = hint
    .key = !
tui-emotes = talk
    .key = :
tui-seats = seats
    .key = .
tui-change-seat = change a seat: put a bot on it, or free it
tui-bot-plays = let a bot play: { $bot }
tui-get-up = leave the seat; it is open then
tui-free = free the seat
tui-close = close the table
tui-close-surely = close the table for everybody
tui-menu-back = Esc: back
tui-waiting = Waiting for the start
tui-waiting-friends = Waiting for friends
tui-seat-open = (open seat)
tui-code = Room code: { $code }
tui-invite = For friends: { $command }
tui-host = host
tui-away = away
tui-bot-here = a bot: { $bot }
tui-emoted = { who }: { $said }
tui-sat = { $who ->
        [you] You sit down
       *[other] { $who } sits down
    }
tui-handed-over = A bot plays for { $who ->
        [you] you
       *[other] { $who }
    }
tui-taken-back = { $who ->
        [you] You play again
       *[other] { $who } plays again
    }
tui-configured = The host has changed the options of this table
tui-freed = A seat is open
tui-undone = { who } took back a move
tui-hosted = { $who ->
        [you] You are
       *[other] { $who } is
    } host now
tui-tumbling = { who }: the dice tumble
tui-clock = { $seconds } s left
tui-disconnected = Connection lost, trying again
tui-no-seat = No seat is open: you watch.
tui-come-back = To come back: { $command }
tui-gone = The table is closed, or you no longer have a seat there.
tui-typed = { $typed } … (Esc: clear)
tui-no-key = { $typed }: this key does nothing
tui-hint = Best now: { $move }.
tui-hint-why = Best now: { $move }. { $why }
tui-hint-chances = Chances to win: { $moves }
tui-hint-move = { $move } { $percent } %
tui-hint-range = { $move } { $low } to { $high } %
tui-hint-unsure = No hint here: too close, or too little is known. Trust yourself!
tui-hint-cold = No hints yet: this game is not prepared. Run { $command } once.
tui-promise = Promise: { $commitment }
tui-withheld = { $who ->
        [you] Your device
       *[other] The device of { $who }
    } did not show what it promised to add to the dice: it adds nothing
tui-hash = Fingerprint of the game, for “doubloon verify --seen”: { $hash }
tui-saved-game = A game of { $game } for { $seats } players is saved; resuming it keeps its settings.
tui-saved-games = Saved games of { $game }:
tui-save = { $id }: { $players }; last played { $when }
tui-resume = go on with it
    .key = g
tui-new = begin a new game
    .key = n
tui-stop = not now
    .key = q
tui-saved = The game is saved. To go on: { $command }
tui-over = The game is over
tui-place = { $place }. { who }: { $score }
tui-count = { who }: { $parts }
tui-kept = The game is saved in { $path }
tui-tell-again = To replay it: { $command }
tui-check = To verify the dice: { $command }
tui-again = play again
    .key = a
tui-vote = I want to play { $game }, like { $names }
tui-enough = enough for now
    .key = q
