### English. The Little Dragon

game-little-dragon = The Little Dragon
web-box-little-dragon = { game-little-dragon }
    .kind = Memory

little-dragon-rules =
    49 tiles lie face down in the cave. Remember where things are, and gather the most tiles.
    Among them are { little-dragon-rules-tiles }.
    On your turn, turn tiles over one by one. After each one you may stop. You take tiles only if you stop.
    Treasures (toys, candlesticks, chests) and dragons do not get on. As soon as both lie open, your turn is over: all is covered again, and you get nothing.
    { $spiders ->
        [0] At this table there is no spider.
       *[other] { $spider ->
            [0] A spider ends your turn at once, too. All is covered again, where it was.
           *[other] A spider ends your turn at once, too. All is covered again, but you may hide the spider in a hole that has no tile any more.
        }
    }
    Rings and dragons are taken one by one. Rings get on with everything.
    Balls, cars and dolls are taken in pairs that are alike, candlesticks three at a time, chests four at a time.
    { $extra ->
        [0] Tiles that make no full set are covered again. Too many of a kind? You take those that you turned first.
       *[other] Tiles that make no full set are covered again. Too many of a kind? You choose which ones stay.
    } Then it is the next player's turn.
    { $spiders ->
        [0] When no tile is left, the game is over.
       *[other] When only spiders are left, the game is over. Whoever has the most dragons gets the spiders; if several have the most, nobody does.
    }
    Whoever has the most tiles wins. If several have the most, they share the win.
little-dragon-rules-tiles = { $balls } balls, { $cars } cars, { $dolls } dolls, { $candlesticks } candlesticks, { $chests } chests, { $rings ->
        [one] { $rings } ring
       *[other] { $rings } rings
    }, { $dragons ->
        [0] no dragon
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    } and { $spiders ->
        [0] no spider
        [one] { $spiders } spider
       *[other] { $spiders } spiders
    }
little-dragon-guide-turn = Tap any tile to turn it over. Then go on, or stop.
little-dragon-guide-take = What is marked is yours if you stop now. Turn another, and you may lose it all.
little-dragon-guide-dragon = A dragon! If you stop, it is yours. But if a treasure comes now, your turn is lost.
little-dragon-guide-ring = A ring is always good: it goes with dragons and with treasures, and one is enough.
little-dragon-guide-treasure = Toys are taken in pairs, candlesticks in threes, chests in fours. But beware of dragons now!
little-dragon-guide-spider = A spider! Your turn is over. If you like, hide it: tap a hole that glows.
little-dragon-guide-choose = There are too many of one kind. Tap a tile that should stay.
little-dragon-turn = Turn { $place }
    .key = { $place }
    .many = Turn a tile: type its letter and number
    .help = It stays open. A spider, or dragon and treasure together, ends your turn.
little-dragon-stop = Stop and take { $count ->
        [0] nothing
       *[other] { $count }
    }
    .key = s
    .help = { $staying ->
        [0] All that is open is yours, and your turn ends
        [one] { $stays } is covered again
       *[other] { $stays } are covered again
    }
little-dragon-cover = Cover all again
    .key = v
    .help = Remember what lies where; then the next player has a turn.
little-dragon-leave-spider = Leave the spider
    .key = v
    .help = It is covered where it lies, like all else.
little-dragon-move-spider = Move the spider to { $place }
    .key = { $place }
    .many = Move the spider: letter and number of a hole
    .help = It lies there covered, and everybody saw it; then all is covered, and your turn ends.
little-dragon-leave = Leave { $place } here
    .key = { $place }
    .many = Leave a tile here: its letter and number
    .help = There are too many of its kind: this one is covered, the others are yours.
little-dragon-kind-ball = ball
little-dragon-kind-car = car
little-dragon-kind-doll = doll
little-dragon-kind-candlestick = candlestick
little-dragon-kind-chest = chest
little-dragon-kind-ring = ring
little-dragon-kind-dragon = dragon
little-dragon-kind-spider = spider
little-dragon-tiles-ball = { $count ->
        [one] { $count } ball
       *[other] { $count } balls
    }
little-dragon-tiles-car = { $count ->
        [one] { $count } car
       *[other] { $count } cars
    }
little-dragon-tiles-doll = { $count ->
        [one] { $count } doll
       *[other] { $count } dolls
    }
little-dragon-tiles-candlestick = { $count ->
        [one] { $count } candlestick
       *[other] { $count } candlesticks
    }
little-dragon-tiles-chest = { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
little-dragon-tiles-ring = { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
little-dragon-tiles-dragon = { $count ->
        [one] { $count } dragon
       *[other] { $count } dragons
    }
little-dragon-turned = { who } turned { $place }
little-dragon-spider = A spider! { $who ->
        [you] You get
       *[other] { $who } gets
    } nothing
little-dragon-dragon = Dragon and treasure! { $who ->
        [you] You get
       *[other] { $who } gets
    } nothing
little-dragon-covered = All is covered again
little-dragon-moved-spider = { who } moved the spider to { $place }
little-dragon-left = { who } left { $place } covered
little-dragon-took = { who } took { $tiles }
little-dragon-took-nothing = { who } stopped and took nothing
little-dragon-spiders = { $who ->
        [you] You have the most dragons and get
       *[other] { $who } has the most dragons and gets
    } { $count ->
        [one] { $count } spider
       *[other] { $count } spiders
    }
little-dragon-no-spiders = Nobody alone has the most dragons: nobody gets the spiders

little-dragon-now = Stopping now takes { $tiles }
little-dragon-now-nothing = Stopping now takes nothing
little-dragon-failed = Look well: all will be covered again
little-dragon-all = all
little-dragon-short-ball = ball
little-dragon-short-car = car
little-dragon-short-doll = doll
little-dragon-short-candlestick = candle
little-dragon-short-chest = chest
little-dragon-short-ring = ring
little-dragon-short-dragon = dragon
little-dragon-short-spider = spider
little-dragon-points = { $points ->
        [one] { $points } tile
       *[other] { $points } tiles
    }

little-dragon-option-balls = Tiles with a ball; an even number.
little-dragon-option-cars = Tiles with a car; an even number.
little-dragon-option-dolls = Tiles with a doll; an even number.
little-dragon-option-candlesticks = Tiles with a candlestick; a multiple of three.
little-dragon-option-chests = Tiles with a chest; a multiple of four.
little-dragon-option-rings = Tiles with a diamond ring.
little-dragon-option-dragons = Tiles with a small dragon.
little-dragon-option-spiders = Tiles with a spider.
little-dragon-option-extra = Too many of a kind? Keep the first ones, or choose.
little-dragon-option-extra-first = first
little-dragon-option-extra-chosen = chosen
little-dragon-option-spider = A spider that you find stays where it is, or you may move it to a free place.
little-dragon-option-spider-stays = stays
little-dragon-option-spider-moves = moves
little-dragon-option-arrangement = How the tiles are laid out; it changes looks only.
little-dragon-option-arrangement-square = square
little-dragon-option-arrangement-free = free
# How far the game is
little-dragon-goal = { $tiles ->
        [one] { $tiles } tile to go
       *[other] { $tiles } tiles to go
    }
# Why a touch does nothing
little-dragon-why-open = This tile is open already.
little-dragon-why-hole = No tile lies here any more.

## What can go wrong

error-setup-tiles = The tiles must add up to { $due }, not to { $asked }.
error-setup-set = { $kind ->
        [ball] Balls
        [car] Cars
        [doll] Dolls
        [candlestick] Candlesticks
       *[chest] Chests
    } are taken { $size } at a time: { $asked } could never all be taken.

## What lies on the table: see docs/guide/scene.md

little-dragon-scene-pile = { who-has } { little-dragon-scene-take }
    .short = { $count }
little-dragon-scene-count = { little-dragon-scene-take }
little-dragon-scene-square = { $count ->
        [one] { $count } tile in the square
       *[other] { $count } tiles in the square
    }
    .title = { little-dragon-scene-square }
little-dragon-scene-turning = { $place }, being turned
    .short = …
little-dragon-scene-hole = { $place }, free
little-dragon-scene-covered = { $place }, covered
little-dragon-scene-seen = { $place }, { little-dragon-scene-kind }, covered again
little-dragon-scene-open = { $place }, { little-dragon-scene-kind }{ $size ->
        [0] { "" }
        [1] { "" }
       *[other] { ", " }{ $nth } of { $size }
    }{ $number ->
        [0] { "" }
       *[other] { ", would be taken" }
    }
    .short = { $size ->
        [2] ••
        [3] •••
        [4] ••••
       *[other] { "" }
    }
    .mark = { $number ->
        [0] { "" }
       *[other] { $number }
    }
little-dragon-scene-now = Stopping now takes { $pieces }
    .title = { $owner ->
        [you] You
       *[other] { $owner }
    } would take { $count }
little-dragon-mine = You would take { $count }
little-dragon-scene-now-nothing = { little-dragon-now-nothing }
little-dragon-scene-stays = These would stay: { $pieces }
    .title = Stays
little-dragon-scene-prize = Whoever has the most dragons in the end gets { $count ->
        [one] the spider
       *[other] the { little-dragon-scene-spiders }
    }
    .short = Most dragons: { little-dragon-scene-spiders }
little-dragon-scene-leader = { little-dragon-scene-prize }. That would be { $owner ->
        [you] you
       *[other] { $owner }
    }
    .short = Most dragons: { $owner ->
        [you] you
       *[other] { $owner }
    }
little-dragon-scene-failed = { $spider ->
        [0] { little-dragon-failed }
       *[other] The spider may crawl to a free place: touch one, or leave it
    }
    .short = { $spider ->
        [0] { little-dragon-failed }
       *[other] Touch a free place, or leave the spider
    }
little-dragon-scene-choosing = Too many of a kind: touch one that stays here
    .short = Touch one that stays here
little-dragon-scene-take = { $kind ->
        [1] { little-dragon-tiles-ball }
        [2] { little-dragon-tiles-car }
        [3] { little-dragon-tiles-doll }
        [4] { little-dragon-tiles-candlestick }
        [5] { little-dragon-tiles-chest }
        [6] { little-dragon-tiles-ring }
        [7] { little-dragon-tiles-dragon }
       *[other] { little-dragon-scene-spiders }
    }
    .short = { $count }
little-dragon-scene-stay = { $count } of { $size } { little-dragon-scene-plural }
    .short = { $count }/{ $size }
little-dragon-scene-plural = { $kind ->
        [1] balls
        [2] cars
        [3] dolls
        [4] candlesticks
       *[other] chests
    }
little-dragon-scene-spiders = { $count ->
        [one] { $count } spider
       *[other] { $count } spiders
    }
little-dragon-scene-kind = { $kind ->
        [1] { little-dragon-kind-ball }
        [2] { little-dragon-kind-car }
        [3] { little-dragon-kind-doll }
        [4] { little-dragon-kind-candlestick }
        [5] { little-dragon-kind-chest }
        [6] { little-dragon-kind-ring }
        [7] { little-dragon-kind-dragon }
       *[other] { little-dragon-kind-spider }
    }
# The coach: what a tile can be, and why a move is good
little-dragon-odds-fail = the turn is over
little-dragon-odds-more = more to collect
little-dragon-odds-safe = nothing happens yet
little-dragon-hint-tiles = { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
little-dragon-hint-stop = You can take { little-dragon-hint-tiles }. An unknown tile would end your turn { $percent } times in 100.
little-dragon-hint-nothing = A stop would bring you nothing now.
little-dragon-hint-turn = { little-dragon-hint-tiles } at risk, but an unknown tile ends your turn only { $percent } times in 100.

# What the laboratory counts.
little-dragon-count-stopped = Turns that stopped in time
little-dragon-count-spiders-met = Turns that a spider ended
little-dragon-count-dragons-met = Turns that a dragon ended
