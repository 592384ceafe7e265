### English. Pig

game-pig = Pig
web-box-pig = { game-pig }
    .kind = One die, great daring

pig-rules =
    Who is first to have { $target } points?
    On your turn, roll the die as often as you dare. All that it shows is added up, but it is still at risk.
    A 1 loses all that is at risk, and your turn is over.
    Hold in time, and the points are yours for good. Then it is the next player's turn.
    Whoever holds { $target } points or more wins at once.
pig-guide-roll = Roll the die: what it shows is added up. Roll as often as you dare.
pig-guide-hold = { $points ->
        [one] { $points } point is
       *[other] { $points } points are
    } at risk: a 1 loses them. Hold, and they are yours.
pig-face = A { $face }
pig-roll = Roll
    .key = r
    .help = Adds what the die shows, but a 1 loses all that is at risk.
    .more = A 1 loses them all
pig-hold = { $points ->
        [0] Hold
        [one] Hold { $points } point
       *[other] Hold { $points } points
    }
    .key = h
    .help = The points at risk are yours for good, and your turn ends.
    .more = Then they are safe
pig-one = { who } rolled a 1 and lost { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
pig-rolled = { who } rolled a { $face }: { $points } at risk
pig-held = { who } held { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }: { $banked } in all
pig-target = First to { $target } points
pig-goal = The best has { $most } of { $target }
pig-at-risk = at risk
pig-oops = Oh no, a 1!

pig-option-target = Points that win the game.

## What can go wrong

error-bot-optimal = The optimal bot plays Pig with two players and up to { $two } points, or with three and up to { $three } points; here: { $seats } players, { $asked } points.

## What lies on the table: see docs/guide/scene.md

pig-scene-die = { $rolling ->
        [1] The die is in the air
       *[other] The die
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
pig-scene-at-risk = { $points ->
        [0] Nothing is at risk
        [one] { $points } point at risk
       *[other] { $points } points at risk
    }
    .title = { pig-at-risk }
    .short = { $points }
pig-scene-target = { pig-target }
pig-scene-count = { $turns ->
        [0] no turn brought points
        [one] one turn brought points: { $best }
       *[other] { $turns } turns brought points, the best one { $best }
    }
# The coach: what a roll can bring, and why a move is good
pig-odds-points = more points
pig-odds-one = a 1, and the turn is over
pig-hint-hold = One side of { $sides } is a 1, and it takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from you. Better keep them.
pig-hint-nothing = Nothing is at risk yet.
pig-hint-behind = Another player has { $points } points and soon wins with { $target }.
pig-hint-roll = Only one side of { $sides } is a 1. It is worth risking { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# What the laboratory counts.
pig-count-held = Turns that were held
pig-count-ones = Turns lost to a 1
pig-count-points-lost = Points lost to a 1
