### English. What lies on the table: see docs/guide/scene.md.
### The value is the whole in words. `.title`, `.short`, `.art`, `.look`, `.mark`, `.tint`, `.letter` and `.columns` say how a piece or a group is shown.

## Pig

pig-scene-die = { $rolling ->
        [1] The die is in the air
       *[other] The die
    }
    .short = { $rolling ->
        [1] …
       *[other] ?
    }
    .look = die
pig-scene-at-risk = { $points ->
        [0] Nothing is at risk
        [one] { $points } point at risk
       *[other] { $points } points at risk
    }
    .title = { pig-at-risk }
    .short = { $points }
    .look = risk
pig-scene-target = { pig-target }
    .look = plain

## Troll & Dragon

troll-dragon-scene-pack-diamonds = { $who } has { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-pack-nuggets = { $who } has { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } in the Grotto
    .title = Grotto
    .short = { $diamonds }
    .art = gem
    .look = token
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } in the Troll Hand
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
    .art = troll-hand-{ $drawn }
    .look = token
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } in the Cavern
    .title = Cavern
    .short = { $nuggets }
    .art = nugget
    .look = token
troll-dragon-scene-at-risk = At risk: { $pieces }
    .title = { troll-dragon-at-risk }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
    .art = gem
    .look = risk
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
    .art = nugget
    .look = risk
troll-dragon-scene-dice = Grotto dice: { $pieces }
    .title = Grotto dice
troll-dragon-scene-die = { $how ->
        [1] { troll-dragon-scene-face }, { troll-dragon-blocked }
        [2] { troll-dragon-scene-face }, { troll-dragon-aside }
        [3] { troll-dragon-scene-face }, { troll-dragon-held }
        [4] in the air
        [5] not rolled yet
       *[other] { troll-dragon-scene-face }
    }
    .art = { $face ->
        [1] troll-face
        [2] gem
        [3] key
        [4] door
       *[other] { "" }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
    .mark = { $how ->
        [1] { troll-dragon-blocked }
        [2] { troll-dragon-aside }
        [3] { troll-dragon-held }
       *[other] { "" }
    }
troll-dragon-scene-face = { $face ->
        [1] { troll-dragon-face-troll }
        [2] { troll-dragon-face-diamond }
        [3] { troll-dragon-face-key }
       *[other] { troll-dragon-face-door }
    }
troll-dragon-scene-lock = Lock of the Cavern: { $pieces }
    .title = Lock of the Cavern
troll-dragon-scene-socket = { $how ->
        [0] no { troll-dragon-scene-face } yet
        [1] { troll-dragon-scene-face }
        [2] { troll-dragon-scene-face }, may be kept
       *[other] { troll-dragon-scene-face }, kept
    }
    .art = { $face ->
        [3] key
       *[other] door
    }
    .look = { $how ->
        [0] gone
       *[other] tile
    }
    .mark = { $how ->
        [2] Keep it?
        [3] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-dragon = { $dragons ->
        [0] The dragon sleeps
        [1] The dragon stirs
       *[other] The dragon is awake
    }
    .art = { $dragons ->
        [0] dragon-asleep
        [1] dragon-stirring
       *[other] dragon-awake
    }
    .look = plain
troll-dragon-scene-cavern-dice = Dice in the Cavern: { $pieces }
    .title = Gold and dragon
troll-dragon-scene-gold-die = Cavern die: { $how ->
        [4] in the air
       *[other] { troll-dragon-face-gold }
    }
    .title = { troll-dragon-gold-dice }
    .art = { $nuggets ->
        [0] { "" }
        [1] nugget
       *[other] nugget nugget
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
troll-dragon-scene-dragon-die = Dragon die: { $how ->
        [2] { troll-dragon-face-dragon }
        [4] in the air
       *[other] { troll-dragon-face-blank }
    }
    .title = { troll-dragon-dragon-dice }
    .art = { $how ->
        [2] dragon-face
       *[other] { "" }
    }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .look = die
    .mark = { $how ->
        [2] { troll-dragon-aside }
       *[other] { "" }
    }
troll-dragon-scene-roller = { $who } has the Dragon dice
    .art = dragon-face
    .look = token
