### English. The Little Dragon

little-dragon-rules =
    Turn one tile after another, and stop in time: only then do you take tiles.
    A spider, or a dragon together with a treasure (toys, candlesticks, chests), ends your turn: all is covered again.
    Rings and dragons are taken one by one, balls, cars and dolls in pairs, candlesticks three and chests four at a time.
    When only spiders are left, whoever alone has the most dragons gets them. The most tiles win.
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
little-dragon-turned = { $who } turned { $place }
little-dragon-spider = A spider! { $who } gets nothing
little-dragon-dragon = Dragon and treasure! { $who } gets nothing
little-dragon-covered = All is covered again
little-dragon-moved-spider = { $who } moved the spider to { $place }
little-dragon-left = { $who } left { $place } covered
little-dragon-took = { $who } took { $tiles }
little-dragon-took-nothing = { $who } stopped and took nothing
little-dragon-spiders = { $who } has the most dragons and gets { $count ->
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
little-dragon-option-extra = Of more tiles than make full sets, take those turned first, or those that the player chooses.
little-dragon-option-extra-first = first
little-dragon-option-extra-chosen = chosen
little-dragon-option-spider = A spider that was found stays where it is, or the player may put it on a free place.
little-dragon-option-spider-stays = stays
little-dragon-option-spider-moves = moves
little-dragon-option-arrangement = How the tiles are laid out; it changes looks only.
little-dragon-option-arrangement-square = square
little-dragon-option-arrangement-free = free
