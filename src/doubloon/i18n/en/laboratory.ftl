### The laboratory: its commands, and its page, which loads this file on first use

lab-title = { $game }: { NUMBER($games) } games, { $bots }; seed { $seed }
lab-mean = mean
lab-interval = 95 % interval
lab-range = 5 % … 50 % … 95 % of games
lab-group-wins = Who wins
lab-group-length = How long
lab-group-lead = Points and the lead
lab-group-counts = What happens in a game
lab-group-moves = Moves in a game
lab-group-chance = Dice and cards in a game
lab-wins = Seat { $seat } { $seat ->
    [1] (begins)
   *[other] {""}
 }
lab-points = Points of seat { $seat }
lab-move = Move { $number }
lab-chance = Chance { $number }
lab-ties = Shared victories
lab-turns = Turns
lab-steps = Moves, dice and cards included
lab-unfinished = Stopped at the step limit
lab-lead-changes = Changes of the lead
lab-decided = Lead for good after (part of the game)
lab-deficit = Most points that the winner was behind
lab-comebacks = Winners who were far behind
lab-margin = Points ahead of the second
lab-explained = The true mean lies in its interval in 95 of 100 such simulations. The last column says below what 5 %, half, and 95 % of the games lie.
lab-even = The dashed line is an even share.
lab-points-by-seat = Points in the end
lab-again = Play it again
lab-default = as above
lab-difference = difference
lab-same = the same in every game
lab-unseen = no difference seen; { $games } more games would show one of { $size }
lab-compared = Both were played with the same luck, as far as their games went alike. A difference is ± its 95 % interval; it counts as seen when it is 99.9 % sure, since many figures are looked at.
lab-distance = off the target
lab-best = Closest: { $options }

## Its page

web-lab-says = Let bots play thousands of games, change a number, and see what that does.
web-lab-game = Game
web-lab-bots = Who plays
web-lab-compare = Compare two settings
web-lab-which = Shown below
web-lab-setting = Setting { $name }
web-lab-usual = usually { $value }
web-lab-unlike = in setting A { $value }
web-lab-defaults = Back to the usual values
web-lab-games = Games
web-lab-luck = Luck: the same number, the same games
web-lab-start = Play
web-lab-again = Play again
web-lab-stop = Stop
web-lab-changed = with the changed settings
web-lab-results = Results
web-lab-empty = Choose what you want to know about { $game }, and let the bots play.
web-lab-wrong = This link asks for something that is not possible here: { $parts }. The usual values stand in for it.
web-lab-waiting = { $ahead ->
    [0] Beginning …
    [one] Waiting: one experiment is ahead.
   *[other] Waiting: { $ahead } experiments are ahead.
 }
web-lab-preparing = Getting ready. The first experiment of a game is compiled: that takes some seconds, and only once.
web-lab-playing = The bots are playing …
web-lab-stopped = Stopped.
web-lab-done = Done.
web-lab-time = The time was over before all games were played.
web-lab-counter = { $games } of { $all }
web-lab-progress = Games played
web-lab-mean = on average
web-lab-apart = B − A:
web-lab-ends = How games end
web-lab-all = All figures
web-lab-command = The same in a terminal, without limits:

## What can go wrong

error-lab-off = The laboratory is switched off on this server. On your own machine, “doubloon open” has it.
error-lab-many = An experiment has at most { NUMBER($most) } games here, not { NUMBER($asked) }.
error-lab-preparing = The game is still being compiled for these bots. Try again in a minute.
error-limit-experiments = Too many experiments at a time. Wait { $seconds } s.
error-lab-bots = There are { $seats } seats and { $bots } bots. Name one bot for each seat, or one for all.
error-lab-equal = Two of the compared settings are equal.
error-lab-large = A count of one game is larger than { $most }.
