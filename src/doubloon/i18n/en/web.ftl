### English. The table in the browser.

## The house

web-motto = Four treasure games for the family
web-opening = Opening …
web-me = You are { $name }: pick another name and face
web-who = Who are you?
web-other-name = Another name
web-language = Language
web-settings = Settings
web-join = Join a table
    .more = with a code or QR
web-join-words = The words of the table
    .like = amber boat river
web-join-now = Sit down
web-watch = Just watch
web-joining = On the way to the table …
web-lobby = Open tables
    .seats = { $count ->
        [one] One open seat
       *[other] { $count } open seats
    }
    .listed = Everybody on this server sees this table on the start page while a seat is open.
web-my-tables = My tables
web-more-games = Also here:
web-players = { $low }–{ $high }
web-players-long = { $low }–{ $high } players
web-minutes = { $minutes } min
web-back = Back
web-close = Close
web-no = No
web-to-shelf = To the shelf
web-no-game = There is no such game here.

## A box

web-deck = The deck
web-rules = Rules
web-mute = Sound off
web-unmute = Sound on
web-play = Play
    .more = at once, with bots in the open seats
web-invite = Invite friends
web-pass = Pass the tablet
web-pass-who = Who plays?
web-done = Done
web-pass-open = All play on this device. Nobody hides anything in this game: hand it round, turn by turn.
web-pass-hands = All play on this device. A curtain falls before each turn, so that nobody sees the cards of others.
web-pass-people = { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
web-seats = Seats
web-seat-count = { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
web-fewer = One seat less
web-more = One seat more
web-you = you
web-open-seat = Open seat
web-seat-me = you
web-seat-person = On this device
    .more = The tablet is handed to them.
web-seat-open = By link
    .more = Open to the next friend who comes.
web-seat-who = Who sits here?
web-seat-is-you = This is your seat. You can pick another name and face on the shelf.
web-options = Options
web-more-options = More options
web-terms = At this table
web-terms-spectators = Others may watch
web-terms-hints = The lantern gives hints
web-terms-names = Own first names
web-terms-clock = Time for a move
web-terms-seconds = { $seconds ->
        [0] no limit
       *[other] { $seconds } s
    }
web-options-changed = The host has changed: { $changes }
web-no-longer = no longer: { $what }

## Settings

web-sound = Sound
web-music = Music
web-vibration = Vibration
web-notify = Notify me when it is my turn
web-speed = Speed
web-speed-family = Family
web-speed-normal = Normal
web-speed-quick = Quick
web-theme = Light
web-theme-auto = As the device
web-theme-dark = Night
web-theme-light = Day
web-text-size = Size of the text
web-text-percent = { $percent } %
web-reduced-motion = Less movement
web-contrast = More contrast
web-patterns = Patterns on colours
web-readable = Letters that are easier to read
web-reading = Screen reader: pace of the story
web-reading-slow = slow
web-reading-normal = normal
web-reading-fast = fast

## The table

web-your-turn = Your turn
web-turn-of = { turn }
web-phase-open = Waiting for friends
web-phase-called = The dice are being shaken …
web-phase-playing = The game is on
web-phase-over = The game is over
web-phase-closed = The table is closed
web-counting = The points are counted
web-begin = Your turn: tap something that glows.
web-wait = Another player’s turn.
web-watching = You are watching.
web-watching-free = You are watching. A seat is free.
web-watching-full = You are watching: all seats are taken.
web-watchers = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
web-ready = Ready
    .done = You are ready
    .back = Not yet
web-is-ready = is ready
web-starts = The game starts in
web-stop = Stop
web-change-me = Change
web-first-name = Your first name
    .more = Seen only by people at your table.
web-face-taken = Taken by { $name }
web-is-host = host
web-you-are = You · { $name }
web-open-seats = { $count ->
        [0] Everybody is here.
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
web-start = Start
    .bots = with bots in the open seats
web-scan = Scan, or say these words:
web-qr = The link to this table as a QR code
web-copy = Copy the link
web-copied = Copied
web-device = Continue on another device
    .says = Scan this with the other device. It works once, within ten minutes; then { $name } plays there, and not here any more.
    .qr = The link to this seat as a QR code
    .again = Show a new one
    .here = Your seat comes to this device. The other one stops playing.
    .take = Continue here
web-menu = Menu
web-hint = Hint
web-hint-thinking = The lantern is being lit …
web-hint-best = Best now: { $move }.
web-hint-range = { $low }–{ $high } %
web-hint-exact = These chances are exact.
web-hint-played = From { $count } games played on from here.
web-percent = { $percent } %
web-emotes = React
web-mute-person = Hide their reactions
    .more = Only on this device.
web-unmute-person = Show their reactions
web-story = What has happened
web-moves = Your moves
web-undo = Take back
    .ask = This was { $name }’s turn. Does { $name } want to take it back?
    .yes = { $name } takes it back
web-hold-to-roll = Hold to keep rolling
web-why-wait = { $who ->
        [you] Wait: your turn is about to begin.
       *[other] Wait: it is { $who }’s turn.
    }
web-why-glows = Not this one now: touch what glows.
web-why-buttons = Nothing here can be touched now: use the buttons below.
web-now = now
web-seconds-left = { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-away = away
web-away-long = { $who ->
        [you] You are
       *[other] { $who } is
    } away.
web-here = { $who ->
        [you] You are
       *[other] { $who } is
    } at the table.
web-bot-says = { $says }
web-bot-plays-for = A bot plays for { $who ->
        [you] you
       *[other] { $who }
    }.
web-waiting = { $who ->
        [you] You
       *[other] { $who }
    } came in the middle of the game. A bot plays this hand until everybody agrees, or until the game is over.
web-waiting-refused = { $who ->
        [you] You
       *[other] { $who }
    } came in the middle of the game. A bot plays this hand until the game is over.
web-agree = May { $who } play this hand now?
    .says = It was somebody else’s. When everybody has said yes, { $who ->
        [you] you play
       *[other] { $who } plays
    } it instead of the bot.
    .yes = Yes
    .no = Not in this game
web-agree-missing = Not yet answered: { $names }
web-missing = Waiting for { $name }
    .wait = Wait
    .bot = Let a bot play
    .back = until { $name } is back
web-played-for-you = { $count ->
        [one] While you were away, a bot made one move for you.
       *[other] While you were away, a bot made { $count } moves for you.
    }
web-time-up = { $who ->
        [you] Your time was up
       *[other] { $who } ran out of time
    }
web-make-host = Make them the host
web-hand-over = Let a bot play for me
    .more = You can take your seat back at any time.
web-take-back = Take my seat back
web-host = As the host
web-seat-bot = A bot here: { $bot }
web-free = Free the seat
    .more = The next friend who comes may sit here.
    .ask = { $name } loses this seat, and the next friend who comes may sit here.
web-close-table = Close the table
    .more = For everybody, for good.
    .ask = Everybody leaves this table, and nobody can come back.
web-leave = Leave
    .title = Leave the game?
    .says = Your seat stays yours: come back by “My tables” on the shelf.
    .bot = Let a bot play for me
    .now = Leave
web-stay = Stay
web-notify-question = Shall your device tell you when it is your turn?
    .says = Then you can do something else meanwhile. It was your turn while you were away.
    .yes = Yes, tell me
    .no = No, thank you
web-lost = The connection is lost. Coming back …
web-preparing = “Cunning” is getting ready, and plays like “clever” until then.
web-gone = This table is closed, or you have no place there any more.
web-over = The game is over
web-again = Again
web-next = Another game
    .title = What do we play next?
    .choose = I want to play this
    .joining = { $count ->
        [one] A bot joins you.
       *[other] { $count } bots join you.
    }
    .leaving = { $count ->
        [one] A bot looks on.
       *[other] { $count } bots look on.
    }
web-evening = The evening
    .games = { $count ->
        [one] One game was played at this table.
       *[other] { $count } games were played at this table.
    }
    .none = No game is over yet.
    .wins = won { $wins } of { $games }
    .victories = { $count ->
        [one] 1 victory
       *[other] { $count } victories
    }
    .picture = The evening as a picture
web-news = At the table
    .begun = The next game begins: { $game }
    .turn = { $game }: it is your turn
    .votes = The others choose the next game.
    .back = To the table
web-votes = What everybody wants to play next
    .start = Start now
    .waiting = Waiting for { $names }
    .wait = The players choose the next game.
    .screen = Choose the next game on your phones.

## After the game

web-place = Place { $place }
web-count = How the points came about
web-go-on = Go on
web-share = Share
    .says = Whoever has this link can look at this game, and at nothing else of the table.
web-share-link = Share the link
web-result-picture = The result as a picture
web-share-picture = Share the picture
web-save-picture = Save the picture
web-save-log = Save the log

## Replays

web-laboratory = Laboratory
web-replay = Replay
    .loading = The game is being fetched …
    .title = Look at a game again
    .says = Drop the log of a game here, or choose the file.
    .file = Choose a file
    .none = There is nothing to look at here.
web-replay-status = Replay: step { $step } of { $all }
web-replay-begins = Here the game begins.
web-scrub = Where in the game
web-step-back = One step back
web-step-forward = One step forward
web-run = Play on
web-pause = Pause
web-eyes = Whose eyes
web-eyes-all = everything open
web-eyes-spectator = spectator

## Dice that can be checked

web-check = Was it fair?
web-promise = The promise of the dice
    .says = The dice of this game are drawn from a seed that is locked away. This is its fingerprint: nobody can exchange the seed any more. It is shown after the game, and your device can check every draw.
web-additions = Added by the players
    .says = So that nobody can choose the dice, not even the server, each device adds random bits of its own. It promises them first, and shows them when all have promised.
    .done = added
    .promised = promised
    .withheld = promised, but not shown: adds nothing
    .bot = a bot adds nothing
    .open = not yet
web-additions-wait = The game waits for the device of { $names }, for a few seconds at most.
web-seed = The seed
    .secret = It is shown when the game is over.
web-check-running = Computing …
web-check-true = It was fair
web-check-false = It is not as promised
web-check-promise = The seed fits the promise.
web-check-noted = It is the promise that this device saw before the game.
web-check-unnoted = This device did not see the promise before the game: compare it with what somebody noted.
web-check-additions = { $count ->
        [one] One player has added to the dice.
       *[other] All { $count } players have added to the dice.
    }
web-check-own = What this device added is among it.
web-check-drawn = { $drawn ->
        [one] One draw was computed again: it agrees.
       *[other] { $drawn } draws were computed again, one by one: all agree.
    }
web-check-answered = { $answered ->
        [one] Once the clock said who was quicker; that is not drawn.
       *[other] { $answered } times the clock said who was quicker; that is not drawn.
    }
web-hash = The fingerprint of set-up, dice and moves
web-check-committed = { $count ->
        [one] One player promised an addition to the dice before anything was shown.
       *[other] { $count } players promised their additions to the dice before anything was shown.
    }
web-check-proved = This device showed its addition only when all others had promised theirs: nobody has chosen the dice, not even the server.
web-check-trusted = This device cannot prove that nobody chose the dice: a table on one device trusts the server. With more devices, each that promised an addition can prove it.
web-check-unpromised = The additions were not promised before: who could read the server’s database in time could choose the dice.
web-check-withheld = { $who ->
        [you] Your device
       *[other] The device of { $who }
    } promised an addition and did not show it, and the others began anew. So that device, or the server, could reject dice once.
web-check-seen = The moves are those that this device saw, up to step { $step } of { $steps }.
web-check-unseen = This device kept no fingerprint of the game: the moves in the log could be others.
web-check-outcome = Step { $step }: from the seed comes outcome { $due }, the log has { $asked }.
web-check-told = It was told as: { $told }
web-check-there = Look at this step
web-check-how = Who checked what
    .says = This browser has computed promise and draws itself, from seed, additions and the number of each step. How likely each outcome is was told by the server, which knows the rules. With the open rules you can check that too, in a terminal:

## Passing the tablet

web-hand-to = Hand the tablet to
web-look-away = Everyone else looks away. All hands are hidden now.
web-i-am = I am { $who }
web-lift = lift the curtain

## The big screen

web-screen = Show on the big screen
    .more = the table on a television, the buttons on the phones
web-screen-how = Open this address on the television, or on a computer that is connected to it. It shows what everybody may see; your cards and buttons stay here.
web-screen-open = Open it here
web-screen-motto = Pick a game. Your phones are the buttons.
web-screen-show = Show a table
    .more = by its words
web-screen-count = How many of you play?
web-screen-sit = Sit down with your phones
web-screen-scan = Scan the picture. Or open { $address } and join with these words:
web-screen-start = { $host } starts the game on the phone.
web-screen-begin = The game begins. Your buttons are on your phones.
web-screen-late = Scan to come to the table:
web-screen-sound = Press a key for sound
web-controller = Use this phone as a controller
web-controller-here = The table is on the big screen
web-controller-wait = { $others } to play. Look at the big screen.
web-controller-off = Show the table here

## Without a network, and installed

web-offline = The server does not answer
    .can = You can read the rules of the games, and choose your language and settings.
    .cannot = You cannot play: the tables are at the server. This page tries again by itself, and goes on when it answers.
web-offline-table = Your table is safe at the server. You are back at it as soon as the server answers.
web-install = Install Doubloon
    .more = as an app, with its own icon
    .menu = To install Doubloon: tap Share, then “Add to Home Screen”.

error-web-offline = The server does not answer. Is the network there?

web-unbuilt = The table in the browser is not built yet. Run `make web` (or `make play`), then load this page again.

# The first game is guided
web-got-it = Got it
web-no-tips = No more tips
web-show-me = Show me how
    .more = The tips of your first game, once more
web-tips = Tips while you play

web-check-given = { $given ->
        [one] The first step comes
       *[other] The first { $given } steps come
    } from another game, and were not drawn here.
web-play-on = Play on from here
    .more = against bots, on this device
