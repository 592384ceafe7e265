### How the pieces on a table look: the same in all languages; see docs/guide/scene.md.

## Pig

pig-scene-die-look = die
pig-scene-at-risk-look = risk
pig-scene-target-look = plain
pig-scene-count-look = plain

## Troll & Dragon

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

## The Little Dragon

little-dragon-scene-pile-look = token
    .art = { little-dragon-art }
little-dragon-scene-count-look = plain
    .art = { little-dragon-art }
little-dragon-scene-square-look = grid
    .columns = 7
little-dragon-scene-turning-look = covered
    .art = tile-back
little-dragon-scene-hole-look = gone
little-dragon-scene-covered-look = covered
    .art = tile-back
little-dragon-scene-seen-look = covered
    .art = { little-dragon-art }
little-dragon-scene-open-look = tile
    .art = { little-dragon-art }
little-dragon-scene-now-nothing-look = plain
little-dragon-scene-failed-look = plain
    .art = { $spider ->
        [1] spider
       *[other] { "" }
    }
little-dragon-scene-choosing-look = plain
little-dragon-scene-prize-look = plain
    .art = spider
little-dragon-scene-leader-look = plain
    .art = spider
little-dragon-scene-stay-look = tile
    .art = { little-dragon-art }
little-dragon-scene-take-look = tile
    .art = { little-dragon-art }
little-dragon-art = { $kind ->
        [1] ball
        [2] car
        [3] doll
        [4] candlestick
        [5] chest
        [6] ring
        [7] little-dragon
       *[other] spider
    }

## My Treasure

my-treasure-scene-inside-look = token
    .art = dwarf
my-treasure-scene-owned-look = token
    .art = { my-treasure-art }
my-treasure-scene-unknown-look = covered
    .art = token-dwarf
my-treasure-scene-taken-look = covered
    .art = mt-card-back
my-treasure-scene-count-look = token
    .art = bat
my-treasure-scene-count-round-look = plain
    .art = { my-treasure-art }
my-treasure-scene-orc-look = { $here ->
        [0] gone
       *[other] token
    }
    .art = { $here ->
        [0] { "" }
       *[other] orc
    }
my-treasure-scene-chest-look = covered
    .art = mt-card-back
my-treasure-scene-card-look = card
    .art = { $art }
my-treasure-scene-cave-look = grid
    .columns = 4
my-treasure-scene-pile-look = card
    .art = { $art }
my-treasure-scene-space-look = gone
my-treasure-scene-tokens-look = grid
    .columns = 6
my-treasure-scene-token-look = { $how ->
        [2] gone
       *[other] token
    }
    .art = { my-treasure-art }
my-treasure-scene-blind-token-look = covered
    .art = token-dwarf
my-treasure-scene-step-look = plain
my-treasure-scene-now-look = plain
my-treasure-art = { $kind ->
        [0] treasure-ring
        [1] treasure-diamond
        [2] treasure-sword
        [3] treasure-necklace
        [4] treasure-coins
       *[other] treasure-potion
    }

## Do Not Touch My Treasures

do-not-touch-scene-other-hand-look = covered
    .art = dt-card-back
do-not-touch-scene-count-look = plain
    .art = treasure-coin
do-not-touch-scene-count-bonus-look = plain
    .art = treasure-gem
do-not-touch-scene-deck-look = { $cards ->
        [0] gone
       *[other] covered
    }
    .art = { $cards ->
        [0] { "" }
       *[other] dt-card-back
    }
do-not-touch-scene-swaps-look = token
do-not-touch-scene-no-card-look = gone
do-not-touch-scene-number-look = card
    .tint = { do-not-touch-tint }
do-not-touch-scene-symbol-look = card
    .art = { $bonus ->
        [1] { do-not-touch-art }
        [2] { do-not-touch-art } { do-not-touch-art }
       *[other] { do-not-touch-art } { do-not-touch-art } { do-not-touch-art }
    }
    .tint = { do-not-touch-tint }
do-not-touch-scene-under-number-look = card
    .tint = { do-not-touch-tint }
do-not-touch-scene-under-symbol-look = card
    .art = { do-not-touch-art }
    .tint = { do-not-touch-tint }
do-not-touch-scene-now-look = plain
do-not-touch-scene-over-look = plain
do-not-touch-scene-last-look = plain
do-not-touch-art = { $symbol ->
        [0] treasure-bullion
        [1] treasure-gem
       *[other] treasure-coin
    }
do-not-touch-tint = { $colour ->
        [0] red
        [1] green
       *[other] blue
    }

## Moves and events

troll-dragon-roll-look = main
    .glyph = dice
troll-dragon-roll-gold-look = main
    .glyph = dice
troll-dragon-roll-dragon-look = main
    .glyph = dice
troll-dragon-leave-look = safe
    .glyph = run
my-treasure-draw-look = main
    .glyph = draw
pig-roll-look = main
    .glyph = dice
pig-hold-look = safe
    .glyph = lock
little-dragon-stop-look = main
do-not-touch-end-look = main
    .glyph = done
troll-dragon-awake-look = moment
    .sound = roar
    .ouch = loser
troll-dragon-troll-look = moment
    .sound = growl
    .ouch = who

## Sounds of events

begins-look = event
    .sound = chime
turn-look = quiet
won-look = quiet
    .joy = who
won-shared-look = quiet
    .joy = who

pig-rolled-look = event
    .sound = roll
pig-one-look = event
    .sound = oops
    .ouch = who
pig-held-look = event
    .sound = oink
    .joy = who

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

little-dragon-turned-look = event
    .sound = flick
little-dragon-kind-ball-look = event
    .sound = land
little-dragon-kind-car-look = event
    .sound = land
little-dragon-kind-doll-look = event
    .sound = land
little-dragon-kind-candlestick-look = event
    .sound = land
little-dragon-kind-chest-look = event
    .sound = land
little-dragon-kind-ring-look = event
    .sound = ping
little-dragon-kind-dragon-look = event
    .sound = squeak
little-dragon-kind-spider-look = event
    .sound = feet
little-dragon-spider-look = event
    .sound = drum
    .ouch = who
little-dragon-dragon-look = event
    .sound = drum
    .ouch = who
little-dragon-covered-look = event
    .sound = shuffle
little-dragon-moved-spider-look = event
    .sound = feet
little-dragon-left-look = event
    .sound = click
little-dragon-took-look = event
    .sound = stack
    .joy = who
little-dragon-took-nothing-look = event
    .sound = slide
little-dragon-spiders-look = event
    .sound = feet
little-dragon-no-spiders-look = event
    .sound = feet

my-treasure-drew-look = event
    .sound = flick
my-treasure-drew-orc-look = event
    .sound = grunt
my-treasure-alarm-look = moment
    .sound = alarm
my-treasure-placed-look = event
    .sound = slide
my-treasure-took-ring-look = event
    .sound = click
my-treasure-took-diamond-look = event
    .sound = click
my-treasure-took-sword-look = event
    .sound = click
my-treasure-took-necklace-look = event
    .sound = click
my-treasure-took-coins-look = event
    .sound = click
my-treasure-took-potion-look = event
    .sound = click
my-treasure-revealed-ring-look = event
    .sound = flick
my-treasure-revealed-diamond-look = event
    .sound = flick
my-treasure-revealed-sword-look = event
    .sound = flick
my-treasure-revealed-necklace-look = event
    .sound = flick
my-treasure-revealed-coins-look = event
    .sound = flick
my-treasure-revealed-potion-look = event
    .sound = flick
my-treasure-secured-look = event
    .sound = coins
    .joy = who
my-treasure-grabbed-look = event
    .sound = coins
    .joy = who
my-treasure-fled-look = event
    .sound = feet
my-treasure-round-look = event
    .sound = chime
my-treasure-scored-look = moment
    .sound = stack
    .joy = who

do-not-touch-dealt-look = event
    .sound = flick
do-not-touch-drew-look = event
    .sound = flick
do-not-touch-drew-unseen-look = event
    .sound = flick
do-not-touch-drew-nothing-look = event
    .sound = no
do-not-touch-took-look = event
    .sound = slide
do-not-touch-laid-look = event
    .sound = stack
do-not-touch-swapped-look = event
    .sound = shuffle
    .ouch = owner
do-not-touch-cashed-look = event
    .sound = coins
    .joy = who
do-not-touch-discarded-look = event
    .sound = slide
do-not-touch-last-card-look = moment
    .sound = alarm
do-not-touch-closed-look = event
    .sound = alarm
do-not-touch-last-turn-look = event
    .sound = chime
do-not-touch-counted-look = moment
    .sound = coins

## Rules in pictures: a line for each line of the rules

pig-rules-look =
    doubloon × { $target }
    die:5 + die:3 = 8
    die:1 → glyph:close
    8 → glyph:lock
    doubloon × { $target } → emote-clap
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
my-treasure-rules-look =
    dwarf glyph:run chest-open → bat
    mt-card-back × { $edition ->
        [0] 34
       *[other] 30
    } + orc × { $orcs } , token:treasure-ring token:treasure-sword
    mt-card-back → card:treasure-ring+treasure-ring+mouse
    pile:treasure-ring+treasure-ring+mouse + card:treasure-sword+mouse = pile:treasure-sword+mouse
    token:treasure-ring + pile:treasure-ring+treasure-ring+mouse → glyph:run dwarf
    dwarf mt-card-back mt-card-back mt-card-back → glyph:run
    token:treasure-ring , card:treasure-ring+treasure-ring+mouse card:treasure-ring+treasure-diamond+treasure-sword = 4
    { $orcs ->
        [1] orc
       *[other] orc × { $orcs }
    } → glyph:run dwarf
    pile:treasure-potion+mouse + token-dwarf = ?
    8 = bat × 3 , 7 = bat × 2 , 6 = bat × 1
    bat × { $glory_target } → glyph:done
    dwarf bat bat bat → emote-clap
do-not-touch-numbers-rules-look = { do-not-touch-rules-look }
do-not-touch-symbols-rules-look = { do-not-touch-rules-look }
do-not-touch-rules-look =
    { $deck ->
        [3] red-card:treasure-bullion green-card:treasure-gem+treasure-gem blue-card:treasure-coin
       *[other] red-card:1 green-card:3 blue-card:5
    }
    dt-card-back / { do-not-touch-rules-card }
    { do-not-touch-rules-card } → pirate-skull
    { $deck ->
        [3] red-card:treasure-gem → red-card:treasure-coin → blue-card:treasure-coin
       *[other] red-card:3 → red-card:5 → blue-card:5
    }
    { $swaps_per_turn ->
        [0] pirate-skull glyph:lock
       *[other] { $deck ->
            [3] pirate-skull red-card:treasure-coin ⇄ red-card:treasure-gem+treasure-gem face-fox
           *[other] pirate-skull red-card:1 ⇄ red-card:5 face-fox
        }
    }
    { $deck ->
        [3] { $cashes_per_turn ->
            [0] green-card:treasure-gem+treasure-gem → glyph:close
           *[other] green-card:treasure-gem+treasure-gem → dt-card-back dt-card-back
        }
       *[other] red-card:5 glyph:done , red-card:1 glyph:close
    }
    dt-card-back dt-card-back dt-card-back glyph:done , { do-not-touch-rules-card } glyph:close
    { do-not-touch-rules-card } glyph:lock , dt-card-back glyph:done
    { $finish_round ->
        [0] dt-card-back × 0 → glyph:done
       *[other] dt-card-back × 0 → { do-not-touch-rules-card } → glyph:done
    }
    { $deck ->
        [3] red-card:treasure-gem = 1 , red-card:treasure-gem+treasure-gem = 2 , red-card:treasure-gem+treasure-gem+treasure-gem = 3
       *[other] red-card:3 + red-card:5 + blue-card:5 = 13
    }
do-not-touch-rules-card = { $deck ->
        [3] green-card:treasure-coin
       *[other] green-card:2
    }
little-dragon-rules-look =
    tile-back tile-back tile-back tile-back → emote-think
    tile:chest × { $chests } , tile:little-dragon × { $dragons } , tile:spider × { $spiders }
    tile-back → tile:ball tile:ball → glyph:done
    tile:chest + tile:little-dragon = glyph:close
    { $spiders ->
        [0] tile:spider × 0
       *[other] { $spider ->
            [0] tile:spider = glyph:close
           *[other] tile:spider = glyph:close , tile:spider → hole:
        }
    }
    tile:ring = 1 , tile:little-dragon = 1
    tile:ball × 2 , tile:candlestick × 3 , tile:chest × 4
    tile:doll → tile-back
    { $spiders ->
        [0] tile-back × 0 → glyph:done
       *[other] tile:little-dragon tile:little-dragon → tile:spider
    }
    tile:car tile:car tile:ring = 3 → emote-clap

## What a tip of the first game is about

pig-guide-roll-look = main
pig-guide-hold-look = safe
troll-dragon-guide-roll-look = main
troll-dragon-guide-risk-look = place cloth / safe
troll-dragon-guide-troll-look = piece die-{ $die }
troll-dragon-guide-key-look = may
troll-dragon-guide-enter-look = move troll-dragon-enter
troll-dragon-guide-gold-look = safe
troll-dragon-guide-dragon-look = main
my-treasure-guide-draw-look = may
my-treasure-guide-place-look = may
my-treasure-guide-orc-look = piece orc-
my-treasure-guide-leave-look = piece token-
my-treasure-guide-secure-look = may
my-treasure-guide-flee-look = may
do-not-touch-guide-draw-look = may
do-not-touch-guide-start-look = may
do-not-touch-guide-act-look = may
do-not-touch-guide-lay-look = may
do-not-touch-guide-swap-look = may
do-not-touch-guide-cash-look = may
do-not-touch-guide-excess-look = may
little-dragon-guide-turn-look = main
little-dragon-guide-take-look = safe
little-dragon-guide-dragon-look = piece { $place }
little-dragon-guide-ring-look = piece { $place }
little-dragon-guide-treasure-look = piece { $place }
little-dragon-guide-spider-look = may
little-dragon-guide-choose-look = may
