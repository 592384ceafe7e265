### English. Commands

cli-seats = { $low } to { $high } players
cli-option = { $name } = { $allowed } (default { $default }): { $says }
cli-near = Did you mean “{ $near }”?
cli-no-end = The log ends here; the game is not over.
cli-saved = { $game }, { $summary }
cli-saved-none = No game is saved.
cli-game-from = from the package { $package }
cli-bots = bots: { $bots }
cli-bot = { $name }: { $says }
cli-warming = { $game }: preparing the search (only once) …
cli-warm = { $game }: prepared in { $seconds } s
cli-solved = The first player wins { $share } of the games with best play of both. The table is in { $path }.
cli-solve-stopped = Stopped. The same command continues { $path }.
cli-warm-elsewhere = Another process prepares the searches already; waiting for it …
cli-warm-before = { $game }: already prepared
cli-open-here = Doubloon is at { $url } on this machine.
cli-open-home = For everybody on the same network: { $url } (phones can scan this code and join).
cli-open-no-home = No home network was found: only this machine can play.
cli-open-stop = Ctrl-C stops the server. Games continue at the next start.
cli-open-already = Doubloon is already running at { $url }.
cli-serving = Doubloon is at { $url }
cli-backed-up = The backup is in { $path }.
cli-docs = The documentation is at { $url }
cli-new-game = { $path } is made. Next:
cli-promise = The promise in this file: { $commitment }
cli-seed = It is the SHA-256 of the seed: { $seed }
cli-compare = Compare this with the promise that you saw before the game: if they are equal, the seed was fixed before it.
cli-committed = { $committed ->
        [one] One seat promised what it would add to the dice, before anything was shown.
       *[other] { $committed } seats promised what they would add to the dice, before anything was shown.
    }
cli-proved = Was one of these seats yours, on your own device? Then nobody has chosen the dice, not even the server. If all were on one device, they trust that device and the server.
cli-trusted = No two seats promised what they added: a table on one device trusts the server.
cli-unpromised = What was added to the dice was not promised before: who could read the server’s database in time could choose the dice.
cli-withheld = Seat { $seat } promised an addition and did not show it, and the others began anew. So its device, or the server, could reject dice once.
cli-hash = The fingerprint of set-up, dice and moves: { $hash }
cli-compare-hash = Compare it with the fingerprint that a device kept (--seen): without that, the moves in this file could be others.
cli-seen = A device saw this after step { $step } of { $steps }: up to there, set-up, dice and moves are those of the game.
cli-drawn = { $drawn ->
        [one] { $drawn } outcome was checked, and comes from the seed.
       *[other] { $drawn } outcomes were checked, and all come from the seed.
    }
cli-answered = { $answered ->
        [one] { $answered } outcome was decided by the players’ speed, not drawn; it is not checked.
       *[other] { $answered } outcomes were decided by the players’ speed, not drawn; they are not checked.
    }

cli-tournament-title = { $game }, { $seats } seats: { $matchups ->
        [one] { $games } games of { $matchups } matchup
       *[other] { $games } games of each of { $matchups } matchups, { $total } in all
    }; seed { $seed }
cli-tournament-rounded = { $asked } games of each matchup are rounded up to { $games }, so that every seating order is played equally often.
cli-tournament-ready = Compiling, only once …
cli-tournament-goes-on = Continuing: { $done } of { $total } games are already in { $path }
cli-tournament-stopped = Stopped. { $done } of { $total } games are saved in { $path }; run the same command to continue.
cli-tournament-stopped-empty = Stopped.
cli-tournament-bot = bot
cli-tournament-matchup = matchup
cli-tournament-games = games
cli-tournament-wins = wins
cli-tournament-ties = ties
cli-tournament-rate = win rate
cli-tournament-interval = 95 % interval
cli-tournament-rating = rating
cli-tournament-ms = ms a move
cli-tournament-faults = faults
cli-tournament-first = Whoever begins wins { $rate } % of the games (95 % interval: { $low } … { $high }); { $even } % would be even.
cli-tournament-length = A game has { $moves } moves on average, chance not counted.
cli-tournament-unfinished = { $games ->
        [one] { $games } game was stopped after { $limit } actions and scored as it stood.
       *[other] { $games } games were stopped after { $limit } actions and scored as they stood.
    }
cli-tournament-replaced = { $games ->
        [one] After three faults “clever” took over for { $bot } in { $games } game.
       *[other] After three faults “clever” took over for { $bot } in { $games } games.
    }
cli-tournament-point = .

## Custom bots

fault-crashed = { $bot } crashed at { $place }: { $error }. “clever” moves instead.
fault-slow = { $bot } gave no answer within { $seconds } s. “clever” moves instead.
fault-illegal = { $bot } answered { $answer }; the moves were { $allowed }. “clever” moves instead.
fault-gone = The process of { $bot } ended: { $how }. “clever” moves instead.

cli-given = { $given ->
        [one] The first step was
       *[other] The first { $given } steps were
    } taken from another game, and not drawn here.

cli-simulate-slow = These bots are not compiled: some games a second and core, not some hundred thousand.
cli-simulate-goes-on = Continuing: { $games } games are already in { $path }
cli-simulate-stopped = Stopped. { $games } games are saved in { $path }; run the same command to continue.
cli-report-no-font = PNG needs a font, and none was found, so there is only SVG.

## What can go wrong with commands alone; the browser does not load it

error-setup-people = { $asked } people cannot sit on { $seats } seats.
error-setup-names = { $asked } names are too many for { $people } people at this terminal.
error-warm-unkept = The prepared search cannot be saved, because { $path } cannot be written. “cunning” plays as “clever”.
error-solve-other = { $path } has the table of other options or of other rules.
error-solve-file = { $path } is no table of solved values, or it is cut off.
error-solve-game = Only { $known } is solved into a file, not { $asked }.
error-solve-unwritable = { $path } cannot be written: { $reason }
error-setup-form = An option is written name=value, not “{ $asked }”.
error-bot-spec = A bot of your own is written module:function, not “{ $asked }”.
error-bot-module = The module “{ $module }” cannot be loaded: { $reason }
error-bot-function = The module “{ $module }” ({ $file }) has no function “{ $function }”.
error-bot-form = A bot is a function { $form }, not { $asked }.
error-report-unwritable = The report cannot be written to { $path }.
error-file-unreadable = The file { $path } cannot be read.
error-usage-command = There is no command “{ $asked }”. The commands are: { $known }.
error-usage-option = There is no option “{ $asked }” here. “{ $help }” lists the options.
error-usage-missing = { $name } is missing. “{ $help }” says what is needed.
error-usage-value = { $name } needs a value: { $name } { $form }
error-usage-flag = { $name } takes no value.
error-usage-whole = { $name } must be a whole number, not “{ $asked }”.
error-usage-number = { $name } must be a number, not “{ $asked }”.
error-usage-range = { $name } must be { $low } to { $high }, not { $asked }.
error-usage-least = { $name } must be { $low } or more, not { $asked }.
error-usage-extra = “{ $asked }” is one argument too many. “{ $help }” says what is needed.
error-usage-empty = An argument is empty.
error-usage-empty-option = { $name } is empty; it needs a value.
error-completion-shell = There is no completion for “{ $asked }”. There is one for: { $known }.
error-docs-unbuilt = The documentation is not built here. Run `make site` in the folder of the sources.
error-new-folder = There is a folder or file { $path } already.
error-new-long = The name of a game has at most { $high } letters.
error-new-reserved = The name “{ $id }” is taken by Python or by Doubloon.
error-new-seats = Players are given as 2-6, with { $low } to { $high } of them, not as “{ $asked }”.
error-new-unwritable = { $path } cannot be written: { $reason }
error-usage-full = No space is left on the device.
error-usage-other = { $message }
error-language-unknown = There is no language “{ $asked }”. The languages are: { $known }.
error-table-terminal = This command needs a terminal; standard input or output is not one.
error-table-busy = This game is being played in another window.
error-table-choice = Choose either --new or --resume, not both.
error-saved-none = No game of { $game } is saved.
error-saved-nothing = No game is saved.
error-saved-unknown = No game is saved as “{ $asked }”. Saved games: { $known }.
error-saved-damaged = The saved game cannot be read. { $reason } It is kept as { $path }; the next start begins a new game.
error-tournament-bots = A tournament is for two bots or more, not { $asked }.
error-tournament-twice = The bot “{ $asked }” is entered twice.
error-tournament-number = { $name } must be { $low } to { $high }, not { $asked }.
error-tournament-busy = This tournament is already running ({ $path }).
error-tournament-foreign = The file { $path } is not a tournament file.
error-tournament-other = The file { $path } belongs to another tournament; it differs in: { $other }. Use --new to overwrite it.
error-tournament-damaged = The file { $path } is damaged in line { $line }. Use --new to overwrite it.
error-tournament-unwritable = The results cannot be saved in { $path }: { $reason }
error-tournament-worker = A worker process ended unexpectedly (code { $code }). Run the same command to continue.
error-server-workers = Several workers need a database that they can share: --database postgresql://…
error-server-lobby = A worker knows its own open tables only: --lobby needs --workers 1.
error-join-link = A link is written http://HOST:PORT/#amber-boat-river, not “{ $asked }”.
error-join-unreachable = No server answers at { $url }.
error-join-server = A server is written http://HOST:PORT, not “{ $asked }”.
error-lab-twice = “{ $asked }” is counted twice.
error-lab-number = { $name } must be { $low } to { $high }, not { $asked }.
error-lab-figure = There is no figure “{ $asked }”; there are { $known }.
error-lab-width = An interval must be wider than 0, not { $asked }.
error-lab-device = There is no device “{ $asked }”; there are { $known }.
error-lab-cuda-bots = Only the bots gentle, clever and random play on a GPU.
error-lab-no-cuda = No CUDA GPU can be used here: there is none, or its driver or the extra “gpu” is missing.
error-lab-busy = This simulation is already running ({ $path }).
error-lab-foreign = { $path } is not the file of a simulation.
error-lab-other = { $path } belongs to another simulation; it differs in: { $other }. Use --new to overwrite it.
error-lab-unwritable = The results cannot be saved in { $path }: { $reason }
error-lab-extra = For this, { $module } must be installed: pip install "doubloon[{ $extra }]"
error-lab-length = --games and --until exclude each other.
error-lab-fewer = { $path } has { $games } games already, more than { $asked }. Use --new to start over.
error-lab-games = A number of games is written 5000 or 5e3, not “{ $asked }”.
error-lab-goal = A goal is written 0.2% or turns=0.1, not “{ $asked }”.
error-lab-none = { $path } holds no simulation: doubloon simulate GAME --out { $path } makes one.
error-lab-compare = A comparison is of two settings or more.
error-lab-unlike = Compared settings have the same { $asked }.
error-lab-compare-until = Name a number of games.
error-lab-combinations = A sweep has 1 to { $most } combinations, not { $asked }.
error-lab-target = A target is written first_seat=50% or turns=40, not “{ $asked }”.
error-lab-over = A range is written 1..3 or 30..60:5, not “{ $asked }”.
error-lab-search = A search needs a target, such as --target first_seat=50%.
error-lab-search-none = The game refuses every combination that was tried.
error-lab-fault = A bot made an error: { $reason }
error-lab-ray-address = The address of a cluster is written ray://host:10001, not “{ $asked }”.
error-lab-ray-unreachable = No Ray cluster answers at { $address }: { $reason }
error-lab-ray-resource = The Ray cluster { $address } has no { $resource } to play on.
error-lab-ray-lost = The Ray cluster { $address } failed: { $reason }
error-lab-ray-other = Node { $node } of the cluster has another version of Doubloon, of Python or of your own bots than this machine.
