### English. Commands

cli-seats = { $low } to { $high } players
cli-option = { $name } = { $allowed } (else { $default }): { $says }
cli-no-end = The log ends here; the game is not over.
cli-bots = bots: { $bots }
cli-bot = { $name }: { $says }
cli-warming = { $game }: preparing the search, once …
cli-warm = { $game }: prepared in { $seconds } s
cli-warm-before = { $game }: was prepared before
cli-open-here = Doubloon is at { $url } on this machine.
cli-open-home = For everybody on the same network: { $url } (phones can scan this code and join).
cli-open-no-home = No home network was found: only this machine can play.
cli-open-stop = Ctrl-C stops it; games go on where they were when it is started again.
cli-open-already = Doubloon runs already, at { $url }.
cli-serving = Doubloon is at { $url }
cli-backed-up = The backup is in { $path }.
cli-promise = The promise in this file: { $commitment }
cli-seed = It is the SHA-256 of the seed: { $seed }
cli-compare = Is this the promise that you saw before the game? Then nobody can have changed the dice.
cli-drawn = { $drawn ->
        [one] { $drawn } outcome was checked, and comes from the seed.
       *[other] { $drawn } outcomes were checked, and all come from the seed.
    }
cli-answered = { $answered ->
        [one] { $answered } outcome was answered (who was quicker), not drawn, and so not checked.
       *[other] { $answered } outcomes were answered (who was quicker), not drawn, and so not checked.
    }

cli-tournament-title = { $game }, { $seats } seats: { $matchups ->
        [one] { $games } games of { $matchups } matchup
       *[other] { $games } games of each of { $matchups } matchups, { $total } in all
    }; seed { $seed }
cli-tournament-rounded = { $asked } games of each matchup are rounded up to { $games }: so every seating order comes equally often.
cli-tournament-ready = Getting ready: what is new is compiled, once …
cli-tournament-goes-on = { $done } of { $total } games are there already, in { $path }
cli-tournament-stopped = Stopped. { $done } of { $total } games are kept in { $path }; the same command goes on.
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
        [one] { $games } game was not over after { $limit } actions, and counts as it stood.
       *[other] { $games } games were not over after { $limit } actions, and count as they stood.
    }
cli-tournament-replaced = { $games ->
        [one] After three faults clever played on for { $bot }, in { $games } game.
       *[other] After three faults clever played on for { $bot }, in { $games } games.
    }
cli-tournament-point = .

## Bots of your own

fault-crashed = { $bot } crashed at { $place }: { $error }. “clever” moves instead.
fault-slow = { $bot } gave no answer within { $seconds } s. “clever” moves instead.
fault-illegal = { $bot } answered { $answer }; the moves were { $allowed }. “clever” moves instead.
fault-gone = The process of { $bot } ended: { $how }. “clever” moves instead.
