### How its pieces and events look: the same in all languages; see docs/guide/scene.md.

## On the table

troll-dragon-scene-pack-diamonds-look = token
    .art = gem
troll-dragon-scene-pack-nuggets-look = token
    .art = nugget
troll-dragon-scene-grotto-look = token
    .art = gem
troll-dragon-scene-troll-hand-look = token
    .art = troll-hand-{ $drawn }
troll-dragon-scene-cavern-look = token
    .art = nugget
troll-dragon-scene-risk-diamonds-look = risk
    .art = gem
troll-dragon-scene-risk-nuggets-look = risk
    .art = nugget
troll-dragon-scene-die-look = die
    .art = { $face ->
        [1] troll-face
        [2] gem
        [3] key
        [4] door
       *[other] { "" }
    }
troll-dragon-scene-socket-look = { $how ->
        [0] gone
       *[other] tile
    }
    .art = { $face ->
        [3] key
       *[other] door
    }
troll-dragon-scene-dragon-look = plain
    .art = { $dragons ->
        [0] dragon-asleep
        [1] dragon-stirring
       *[other] dragon-awake
    }
troll-dragon-scene-gold-die-look = die
    .art = { $nuggets ->
        [0] { "" }
        [1] nugget
       *[other] nugget nugget
    }
troll-dragon-scene-dragon-die-look = die
    .art = { $how ->
        [2] dragon-face
       *[other] { "" }
    }
troll-dragon-scene-roller-look = token
    .art = dragon-face
troll-dragon-scene-count-diamonds-look = plain
    .art = gem
troll-dragon-scene-count-nuggets-look = plain
    .art = nugget

## Moves and events

troll-dragon-roll-look = main
    .glyph = dice
troll-dragon-roll-gold-look = main
    .glyph = dice
troll-dragon-roll-dragon-look = main
    .glyph = dice
troll-dragon-leave-look = safe
    .glyph = run
troll-dragon-awake-look = moment
    .sound = roar
    .ouch = loser
troll-dragon-troll-look = moment
    .sound = growl
    .ouch = who

## Sounds of events

troll-dragon-rolled-look = event
    .sound = rattle
troll-dragon-rolled-gold-look = event
    .sound = rattle
troll-dragon-rolled-dragon-look = event
    .sound = rattle
troll-dragon-face-troll-look = event
    .sound = thump
troll-dragon-face-diamond-look = event
    .sound = ping
troll-dragon-face-none-look = event
    .sound = land
troll-dragon-face-key-look = event
    .sound = slide
troll-dragon-face-door-look = event
    .sound = slide
troll-dragon-face-gold-look = event
    .sound = { $nuggets ->
        [0] land
       *[other] clink
    }
troll-dragon-face-dragon-look = event
    .sound = snort
troll-dragon-face-blank-look = event
    .sound = land
troll-dragon-did-enter-look = event
    .sound = door
troll-dragon-did-set-key-look = event
    .sound = click
troll-dragon-did-set-door-look = event
    .sound = click
troll-dragon-did-hold-diamond-look = event
    .sound = click
troll-dragon-did-hold-key-look = event
    .sound = click
troll-dragon-did-hold-door-look = event
    .sound = click
troll-dragon-left-look = event
    .sound = coins
    .joy = who
troll-dragon-shared-look = quiet
troll-dragon-empty-grotto-look = event
    .sound = chime
troll-dragon-empty-cavern-look = event
    .sound = chime

## Rules in pictures: a line for each line of the rules

troll-dragon-rules-look =
    gem = 1 , nugget = 3
    gem × { $diamonds } , nugget × { $nuggets } , pack
    die:gem die:key die:gem die:troll-face → gem gem
    die:troll-face die:troll-face die:key die:troll-face → troll-hand-3
    glyph:dice gem gem ? , glyph:run pack glyph:lock
    die:key + die:door → nugget nugget
    gold-die:nugget gold-die:nugget+nugget → nugget nugget nugget
    dragon-die:dragon-face + dragon-die:dragon-face → dragon-awake
    dragon-awake + troll-hand-3 → face-fox face-cat
    face-fox nugget → face-cat nugget → face-fox gem
    { $end ->
        [0] gem × 0 / nugget × 0
       *[other] gem × 0 + nugget × 0
    }
    pack gem nugget → emote-clap

## What a tip of the first game is about

troll-dragon-guide-roll-look = main
troll-dragon-guide-risk-look = place cloth / safe
troll-dragon-guide-troll-look = piece die-{ $die }
troll-dragon-guide-key-look = may
troll-dragon-guide-enter-look = move troll-dragon-enter
troll-dragon-guide-gold-look = safe
troll-dragon-guide-dragon-look = main
