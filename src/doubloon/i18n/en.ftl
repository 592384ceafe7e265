### English. One message a thing said; docs/guide/words.md has the words for things.
### `.key` is the key that does it in the terminal, `.help` one sentence about it.

## Games

game-my-treasure = My Treasure
game-little-dragon = The Little Dragon
game-do-not-touch-numbers = Do Not Touch My Treasures (numbers)
game-do-not-touch-symbols = Do Not Touch My Treasures (symbols)
game-pig = Pig
game-troll-dragon = Troll & Dragon

## Every game

first-seat = { $who } begins
begins = { $who } began
turn = { $who }’s turn
won = { $who } won!
won-shared = { $who } shared the victory!
told = { $sentence }: { $brief }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

names =
    🦡 Brave Badger
    🦡 Busy Badger
    🐻 Bold Bear
    🐻 Big Bear
    🐱 Calm Cat
    🐱 Curious Cat
    🐦 Clever Crow
    🐦 Cheery Crow
    🦊 Fast Fox
    🦊 Funny Fox
    🐸 Fearless Frog
    🐸 Friendly Frog
    🦔 Handy Hedgehog
    🦔 Happy Hedgehog
    🐭 Merry Mouse
    🐭 Mighty Mouse
    🦉 Old Owl
    🦉 Wise Owl
    🐧 Proud Penguin
    🐧 Polite Penguin
    🐰 Quiet Rabbit
    🐰 Ready Rabbit
    🦝 Rascal Raccoon
    🦝 Rapid Raccoon
    🐺 Warm Wolf
    🐺 Wild Wolf

emote-laugh = ha ha!
    .face = 😄
emote-grumpy = hmpf!
    .face = 😠
emote-wow = wow!
    .face = 😮
emote-sad = oh no!
    .face = 😢
emote-think = let me think …
    .face = 🤔
emote-sleepy = hurry up!
    .face = 😴
emote-heart = thank you!
    .face = 🥰
emote-clap = well played!
    .face = 👏

# Bots: the strength, what it does, and who plays so, each with a face.
bot-gentle = gentle
    .says = Plays like a child, sees what is plain to see, and forgets.
    .names =
        🐭 Crumb
        🐰 Hops
        🐧 Waddle
        🦔 Prickles
        🐻 Honey
        🐸 Puddle
        🐱 Tuft
        🦡 Dumpling
bot-clever = clever
    .says = Knows the good rules of thumb, and forgets nothing.
    .names =
        🦊 Rusty
        🐱 Velvet
        🦝 Bandit
        🦡 Digger
        🐸 Ripple
        🐻 Copper
        🦉 Page
        🐰 Clover
bot-cunning = cunning
    .says = Thinks ahead: plays thousands of games in its head before each move.
    .names =
        🦉 Minerva
        🐺 Shadow
        🐦 Inky
        🦊 Ember
        🐱 Sly
        🦡 Rex
        🐧 Vesper
        🦝 Talon
bot-random = random
    .says = Does anything that is allowed.
bot-optimal = optimal
    .says = Plays by what was computed exactly.
bot-stands-in = { $who } would think ahead, but the search of this game is not prepared: it plays as “clever” until you run { $command }.

## Pig

pig-rules =
    Roll the die as often as you dare: what it shows is at risk.
    A 1 loses all that is at risk, and your turn. Hold, and it is yours for good.
    The first to hold { $target } points wins.
pig-face = A { $face }
pig-roll = Roll
    .key = r
    .help = Adds what the die shows, but a 1 loses all that is at risk.
pig-hold = { $points ->
        [0] Hold
        [one] Hold { $points } point
       *[other] Hold { $points } points
    }
    .key = h
    .help = The points at risk are yours for good, and your turn ends.
pig-one = { $who } rolled a 1 and lost { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    }
pig-rolled = { $who } rolled a { $face }: { $points } at risk
pig-held = { $who } held { $points ->
        [0] nothing
        [one] { $points } point
       *[other] { $points } points
    } and has { $banked }
pig-target = First to { $target } points
pig-at-risk = at risk

pig-option-target = Points that win the game.

## Troll & Dragon

troll-dragon-rules =
    Grotto: roll for diamonds. Trolls block their dice; when all dice are blocked, the Troll takes what you gathered this turn.
    A key and a door open the Cavern. There you roll for nuggets, while the others roll the Dragon dice.
    Two dragons wake the dragon: the others share what you gathered. Leave in time, and it is yours.
    A diamond is worth 1 point, a nugget 3; the most points win. { $end ->
        [0] When the Grotto or the Cavern is empty, the game ends.
       *[other] When the Grotto and the Cavern are both empty, the game ends.
    }

troll-dragon-roll = Roll the Grotto dice
    .key = r
    .help = Rolls every die that is not blocked, set aside or held back.
troll-dragon-roll-gold = Roll for gold
    .key = r
    .help = Rolls both Cavern dice; then it is the dragon's turn to stir.
troll-dragon-roll-dragon = Roll the Dragon dice
    .key = r
    .help = Two dragons wake the dragon: then you and the others share the treasure.
troll-dragon-leave = Leave { troll-dragon-carried }
    .key = l
    .help = What you gathered this turn is yours for good, and your turn ends.
troll-dragon-enter = Enter the Cavern
    .key = e
    .help = Key and door open the Cavern. Your diamonds come along, and stay at risk.
troll-dragon-set-key = Set the key aside
    .key = k
    .help = The key stays for this turn; its die is blocked. Now you need a door.
troll-dragon-set-door = Set the door aside
    .key = d
    .help = The door stays for this turn; its die is blocked. Now you need a key.
troll-dragon-hold-diamond = Hold back a diamond
    .key = m
    .help = This die is left out of the next roll, so the Troll cannot get all dice.
troll-dragon-hold-key = Hold back the key
    .key = y
    .help = This die is left out of the next roll only.
troll-dragon-hold-door = Hold back the door
    .key = o
    .help = This die is left out of the next roll only.

troll-dragon-carried = { $diamonds ->
        [0] { $nuggets ->
            [0] empty-handed
           *[other] with { troll-dragon-some-nuggets }
        }
       *[other] with { troll-dragon-treasure }
    }
troll-dragon-treasure = { $diamonds ->
        [0] { troll-dragon-some-nuggets }
       *[other] { $nuggets ->
            [0] { troll-dragon-some-diamonds }
           *[other] { troll-dragon-some-diamonds } and { troll-dragon-some-nuggets }
        }
    }
troll-dragon-some-diamonds = { $diamonds ->
        [one] { $diamonds } diamond
       *[other] { $diamonds } diamonds
    }
troll-dragon-some-nuggets = { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }

troll-dragon-quicker-adventurer = the adventurer was quicker
troll-dragon-quicker-dragon = the dragon was quicker

troll-dragon-face-troll = troll
troll-dragon-face-diamond = diamond
troll-dragon-face-none = no diamond
troll-dragon-face-key = key
troll-dragon-face-door = door
troll-dragon-face-gold = { $nuggets ->
        [0] nothing
       *[other] { troll-dragon-some-nuggets }
    }
troll-dragon-face-dragon = dragon!
troll-dragon-face-blank = blank

troll-dragon-rolled = { $who } rolled { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
troll-dragon-rolled-gold = { $who } rolled { $dice } dice for gold
troll-dragon-rolled-dragon = { $who } rolled { $dice ->
        [one] { $dice } Dragon die
       *[other] { $dice } Dragon dice
    }
troll-dragon-did-enter = { $who } entered the Cavern
troll-dragon-did-set-key = { $who } set the key aside
troll-dragon-did-set-door = { $who } set the door aside
troll-dragon-did-hold-diamond = { $who } held back a diamond
troll-dragon-did-hold-key = { $who } held back the key
troll-dragon-did-hold-door = { $who } held back the door
troll-dragon-left = { $who } left { troll-dragon-carried }
troll-dragon-troll = The Troll came! { $who } lost { $diamonds ->
        [0] nothing
       *[other] { troll-dragon-some-diamonds }
    }
troll-dragon-awake = { $who } woke the dragon! { $loser } fled with empty hands
troll-dragon-shared = { $who } got { troll-dragon-treasure }
troll-dragon-empty-grotto = The Grotto is empty
troll-dragon-empty-cavern = The Cavern is empty

troll-dragon-grotto = Grotto: { troll-dragon-some-diamonds }
troll-dragon-cavern = Cavern: { troll-dragon-some-nuggets }
troll-dragon-packs = Packs
troll-dragon-points = pts
troll-dragon-at-risk = At risk
troll-dragon-troll-hand = Troll Hand
troll-dragon-blocked = blocked
troll-dragon-aside = aside
troll-dragon-held = held
troll-dragon-gold-dice = Gold
troll-dragon-dragon-dice = Dragon
troll-dragon-roller = Dragon dice: { $who }
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = Which of the two locations must be empty for the game to end.
troll-dragon-option-end-one = one
troll-dragon-option-end-both = both
troll-dragon-option-tempo = In the Cavern, gold and dragon by turns (calm), or whoever is quicker (race).
troll-dragon-option-tempo-calm = calm
troll-dragon-option-tempo-race = race
troll-dragon-option-adventurer-odds = Race, simulated: the odds that the adventurer is quicker.
troll-dragon-option-dragon-odds = Race, simulated: the odds that the dragon dice are quicker.
troll-dragon-option-reroll = A reroll takes all dice that are not blocked, or those that the player chooses.
troll-dragon-option-reroll-all = all
troll-dragon-option-reroll-chosen = chosen
troll-dragon-option-diamonds = Diamonds in the Grotto at the start.
troll-dragon-option-nuggets = Nuggets in the Cavern at the start.
troll-dragon-option-diamond-sides = Sides of a Grotto die with a diamond; sides left over are trolls.
troll-dragon-option-key-sides = Sides of a Grotto die with a key.
troll-dragon-option-door-sides = Sides of a Grotto die with a door.
troll-dragon-option-one-nugget-sides = Sides of a Cavern die with one nugget; sides left over are blank.
troll-dragon-option-two-nuggets-sides = Sides of a Cavern die with two nuggets.
troll-dragon-option-dragon-sides-1 = Sides of the first Dragon die with a dragon.
troll-dragon-option-dragon-sides-2 = Sides of the second Dragon die with a dragon.

## My Treasure

my-treasure-rules =
    In turn, draw a card and lay it on one of four spaces: only the top card of a pile stays to be seen.
    Or leave: take a token and a pile. Its symbols of that kind count 1 each, and so does every mouse.
    When orc { $orcs } comes, all who are still inside flee: a pile of their choice, but a token taken blind.
    The highest number earns 3 glory, one less 2, two less 1. A round that takes somebody to { $glory_target } glory ends the game.
my-treasure-draw = Draw a card
    .key = d
    .help = Treasure goes on a space of your choice; an orc joins the row.
my-treasure-token-ring = Leave with the ring
    .key = r
    .help = This token is yours; then choose the pile to take. Rings and mice in it count.
my-treasure-token-diamond = Leave with the diamond
    .key = i
    .help = This token is yours; then choose the pile to take. Diamonds and mice in it count.
my-treasure-token-sword = Leave with the sword
    .key = s
    .help = This token is yours; then choose the pile to take. Swords and mice in it count.
my-treasure-token-necklace = Leave with the necklace
    .key = n
    .help = This token is yours; then choose the pile to take. Necklaces and mice in it count.
my-treasure-token-coins = Leave with the coins
    .key = c
    .help = This token is yours; then choose the pile to take. Coins and mice in it count.
my-treasure-token-potion = Leave with the potion
    .key = p
    .help = This token is yours; then choose the pile to take. Potions and mice in it count.
my-treasure-place = Lay it on space { $space }
    .key = { $space }
    .help = The card covers what lies there.
my-treasure-secure = Take the pile of space { $space }
    .key = { $space }
    .help = All its cards are yours, and you are out of the cave.
my-treasure-grab = Grab the pile of space { $space }
    .key = { $space }
    .help = All its cards are yours; your token is looked at when the round is counted.
my-treasure-flee = Flee with empty hands
    .key = f
    .help = No pile is left; you have a token, but no cards.
my-treasure-next-round = Begin the next round
    .key = b
    .help = All cards and tokens are gathered in; glory stays.
my-treasure-orc = an orc
my-treasure-card = { $card }
my-treasure-kind-ring = ring
my-treasure-kind-diamond = diamond
my-treasure-kind-sword = sword
my-treasure-kind-necklace = necklace
my-treasure-kind-coins = coins
my-treasure-kind-potion = potion
my-treasure-symbol-ring = { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
my-treasure-symbol-diamond = { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
my-treasure-symbol-sword = { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
my-treasure-symbol-necklace = { $count ->
        [one] { $count } necklace
       *[other] { $count } necklaces
    }
my-treasure-symbol-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
my-treasure-symbol-potion = { $count ->
        [one] { $count } potion
       *[other] { $count } potions
    }
my-treasure-symbol-mouse = { $count ->
        [one] { $count } mouse
       *[other] { $count } mice
    }
my-treasure-drew = { $who } drew { $card }
my-treasure-placed = on space { $space }
my-treasure-drew-orc = { $who } met an orc, number { $orcs } of { $all }
my-treasure-alarm = The last orc! All dwarves flee, and grab what they can
my-treasure-took-ring = { $who } chose the ring
my-treasure-took-diamond = { $who } chose the diamond
my-treasure-took-sword = { $who } chose the sword
my-treasure-took-necklace = { $who } chose the necklace
my-treasure-took-coins = { $who } chose the coins
my-treasure-took-potion = { $who } chose the potion
my-treasure-secured = { $who } left with { my-treasure-some-cards } of space { $space }
my-treasure-grabbed = { $who } fled with { my-treasure-some-cards } of space { $space }
my-treasure-fled = { $who } fled with empty hands
my-treasure-revealed-ring = { $who } has the ring
my-treasure-revealed-diamond = { $who } has the diamond
my-treasure-revealed-sword = { $who } has the sword
my-treasure-revealed-necklace = { $who } has the necklace
my-treasure-revealed-coins = { $who } has the coins
my-treasure-revealed-potion = { $who } has the potion
my-treasure-scored = { $who } counts { $number } and earns { $gained } glory: { $glory }
my-treasure-round = A new round: { $who } begins

my-treasure-some-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
my-treasure-orcs = Orcs { $orcs } of { $all }:
my-treasure-stack = Chest: { my-treasure-some-cards }
my-treasure-free = Tokens to choose from:
my-treasure-blind = all blind now
my-treasure-held = { $who } holds up:
my-treasure-empty = empty
my-treasure-in-cave = in the cave
my-treasure-unknown = blind token
my-treasure-treasure = Treasure
my-treasure-number = Number
my-treasure-glory = Glory
my-treasure-points = { $points } glory

my-treasure-option-glory-target = Glory that ends the game.
my-treasure-option-orcs = Orcs in the stack; the last one ends the round.
my-treasure-option-edition = The treasure cards: 34 of the revised edition, or 30 as in the first of 2015.
my-treasure-option-edition-revised = revised
my-treasure-option-edition-first = first
my-treasure-option-memory-aid = Show every card that was drawn, also when it lies covered.
my-treasure-option-memory-aid-off = off
my-treasure-option-memory-aid-on = on

## The Little Dragon

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
        [one] { $count } tile
       *[other] { $count } tiles
    }
    .key = s
    .help = All full sets are yours; the other tiles are covered again, and your turn ends.
little-dragon-cover = Cover all again
    .key = v
    .help = Remember what lies where; then the next player has a turn.
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

## Do Not Touch My Treasures

do-not-touch-numbers-rules =
    Draw a card, from the deck or the top of the discard pile. In your first turn, begin your loot with any card.
    Then lay cards on your loot, each of the colour or the number of the one below, as many as you like.
    Swap { $swaps_per_turn ->
        [0] no card
        [one] one card
       *[other] up to { $swaps_per_turn } cards
    } a turn for the top of another loot, if the two match. Keep 3 cards at most.
    When the deck is gone the values of the loots are added up, and the highest sum wins.
do-not-touch-symbols-rules =
    Draw a card, from the deck or the top of the discard pile. In your first turn, begin your loot with any card.
    Then lay cards on your loot, each of the colour or the symbol of the one below, as many as you like.
    Swap { $swaps_per_turn ->
        [0] no card
        [one] one card
       *[other] up to { $swaps_per_turn } cards
    } a turn for the top of another loot, if the two match. A bonus card, x2 or x3, can be cashed for 2 or 3 new cards.
    Keep 3 cards at most. When the deck is gone, x2 counts 2, x3 counts 3, all others 1; the highest loot wins.
do-not-touch-from-deck = Draw from the deck
    .key = d
    .help = A card that only you will see.
do-not-touch-from-discard = Take { $card } from the discard pile
    .key = t
    .help = The top card; everybody sees that you have it. It cannot be cashed in this turn.
do-not-touch-no-draw = Draw nothing
    .key = n
    .help = The deck is gone; this is your last turn.
do-not-touch-start = Begin your loot: { $card }
    .key = { $nth }
    .many = Begin your loot with a card: type its number
    .help = Any card may be the first.
do-not-touch-pick = Use { $card }
    .key = { $nth }
    .many = Use a card: type its number
    .help = Then choose where it goes.
do-not-touch-discard = Discard { $card }
    .key = { $nth }
    .many = Discard a card: type its number
    .help = You have more than three cards; the next player may take the last one discarded.
do-not-touch-lay = Lay it on your loot
    .key = l
    .help = It matches your top card, and is now your top card itself.
do-not-touch-swap = Swap for { $card } of { $owner }
    .key = { $letter }
    .help = Your card goes on that loot, and its top card into your hand.
do-not-touch-cash = Cash it for new cards
    .key = x
    .help = Discard it, and draw 2 cards for x2, 3 for x3.
do-not-touch-end = End the turn
    .key = e
    .help = With more than three cards in hand, you discard first.
do-not-touch-card = { $card }
do-not-touch-number-card = { do-not-touch-colour } { $number }
do-not-touch-symbol-card = { do-not-touch-colour } { $symbol ->
        [0] bullion
        [1] gem
       *[2] coin
    }{ $bonus ->
        [1] { "" }
       *[other] { " x" }{ $bonus }
    }
do-not-touch-colour = { $colour ->
        [0] red
        [1] green
       *[2] blue
    }
do-not-touch-dealt = { $who } was dealt { $card }
do-not-touch-drew = { $who } drew { $card }
do-not-touch-drew-unseen = { $who } drew a card
do-not-touch-drew-nothing = { $who } drew nothing
do-not-touch-took = { $who } took { $card } from the discard pile
do-not-touch-laid = { $who } laid { $card }
do-not-touch-swapped = { $who } gave { $owner } { $given } for { $gained }
do-not-touch-cashed = { $who } cashed { $card } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
do-not-touch-discarded = { $who } discarded { $card }
do-not-touch-last-turn = { $who }’s last turn
do-not-touch-counted = { $who } has a loot of { $points }

do-not-touch-top = top card
do-not-touch-in-hand = hand
do-not-touch-points = pts
do-not-touch-deck = Deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
do-not-touch-pile = Discard pile: { $cards ->
        [0] empty
       *[other] { $cards }, on top { $card }
    }
do-not-touch-no-card = no card
do-not-touch-own-loot = loot
do-not-touch-hand = Your hand
do-not-touch-picked = in your hand now: { $card }

do-not-touch-numbers-option-deck = The cards: numbers (three splits of the values), or symbols.
do-not-touch-numbers-option-deck-numbers = numbers
do-not-touch-numbers-option-deck-flatter = flatter
do-not-touch-numbers-option-deck-steeper = steeper
do-not-touch-numbers-option-deck-symbols = symbols
do-not-touch-numbers-option-swaps-per-turn = Swaps that a player may make in a turn.
do-not-touch-numbers-option-cashes-per-turn = Bonus cards that a player may discard for new cards in a turn (symbols).
do-not-touch-numbers-option-finish-round = When the deck is empty, play goes on until everybody has had equally many turns.
do-not-touch-numbers-option-finish-round-no = no
do-not-touch-numbers-option-finish-round-yes = yes
do-not-touch-symbols-option-deck = { do-not-touch-numbers-option-deck }
do-not-touch-symbols-option-deck-numbers = { do-not-touch-numbers-option-deck-numbers }
do-not-touch-symbols-option-deck-flatter = { do-not-touch-numbers-option-deck-flatter }
do-not-touch-symbols-option-deck-steeper = { do-not-touch-numbers-option-deck-steeper }
do-not-touch-symbols-option-deck-symbols = { do-not-touch-numbers-option-deck-symbols }
do-not-touch-symbols-option-swaps-per-turn = { do-not-touch-numbers-option-swaps-per-turn }
do-not-touch-symbols-option-cashes-per-turn = { do-not-touch-numbers-option-cashes-per-turn }
do-not-touch-symbols-option-finish-round = { do-not-touch-numbers-option-finish-round }
do-not-touch-symbols-option-finish-round-no = { do-not-touch-numbers-option-finish-round-no }
do-not-touch-symbols-option-finish-round-yes = { do-not-touch-numbers-option-finish-round-yes }

## The table in the terminal

tui-you = you
tui-bot = bot
tui-your-turn = { $who }, it is your turn
tui-their-turn = { $who } is playing
tui-help = help
    .key = ?
tui-quit = stop for now (the game is saved)
    .key = q
tui-faster = any other key: faster
tui-back = any key: back to the game
tui-look-away = Now only { $who } should look at the screen
tui-show = any key: show my cards
tui-undo = take back
    .key = u
tui-start = start the game
    .key = s
tui-go = go (seat kept)
tui-go-watcher = go
tui-take-back = take my seat back
    .key = t
tui-hold-on = roll on and on
tui-hold-off = stop rolling on
tui-ask = hint
    .key = !
tui-emotes = talk
    .key = :
tui-seats = seats
    .key = .
tui-change-seat = a seat: a bot on it, or free it
tui-bot-plays = let a bot play: { $bot }
tui-get-up = get up; the seat is open then
tui-free = free the seat
tui-close = close the table
tui-close-surely = close the table for everybody
tui-menu-back = Esc: back
tui-waiting = Waiting for the start
tui-waiting-friends = Waiting for friends
tui-seat-open = (open seat)
tui-code = Room code: { $code }
tui-invite = For friends: { $command }
tui-host = host
tui-away = away
tui-bot-here = a bot: { $bot }
tui-emoted = { $who }: { $said }
tui-sat = { $who } sits down
tui-handed-over = A bot plays for { $who }
tui-taken-back = { $who } plays again
tui-freed = A seat is open
tui-undone = { $who } took back a move
tui-hosted = { $who } is host now
tui-tumbling = { $who }: the dice tumble
tui-clock = { $seconds } s left
tui-disconnected = Connection lost, trying again
tui-no-seat = No seat is open: you watch.
tui-come-back = To come back: { $command }
tui-gone = The table is closed, or you have no place there any more.
tui-typed = { $typed } … (Esc: clear)
tui-hint = “Cunning” would: { $best }. Chances to win: { $moves }
tui-hint-move = { $move } { $percent } % (± { $error })
tui-hint-plain = “{ $bot }” would: { $best }.
tui-hint-cold = No hints yet: the search of this game is not prepared. Run { $command } once.
tui-promise = Promise: { $commitment }
tui-saved-game = A game of { $game } for { $seats } players is saved; it goes on as it was set up.
tui-resume = go on with it
    .key = g
tui-new = begin a new game
    .key = n
tui-stop = not now
    .key = q
tui-saved = The game is saved. To go on: { $command }
tui-over = The game is over
tui-place = { $place }. { $who }: { $score }
tui-kept = The game is kept in { $path }
tui-tell-again = To have it told again: { $command }
tui-check = To check that chance was fair: { $command }
tui-again = play again
    .key = a
tui-enough = enough for now
    .key = q

## Commands

cli-seats = { $low } to { $high } players
cli-option = { $name } = { $allowed } (else { $default }): { $says }
cli-no-end = The log ends here; the game is not over.
cli-bots = bots: { $bots }
cli-bot = { $name }: { $says }
cli-warming = { $game }: preparing the search, once …
cli-warm = { $game }: prepared in { $seconds } s
cli-warm-before = { $game }: was prepared before
web-unbuilt = The table in the browser is not built yet. Run `make web` (or `make play`), then load this page again.
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

## What can go wrong

error-game-unknown = There is no game “{ $asked }”. The games are: { $known }.
error-setup-seats = This game is for { $low } to { $high } players, not { $asked }.
error-setup-first = The first seat is 0 to { $high }, or chance, not { $asked }.
error-setup-option = This game has no option “{ $asked }”. Its options are: { $known }.
error-setup-range = { $name } is { $allowed }, not { $asked }.
error-setup-troll-side = A Grotto die needs a troll: the sides with diamond, key and door are { $most } at most.
error-setup-cavern-sides = A Cavern die has { $most } sides: those with nuggets are { $most } at most.
error-setup-cavern-closed = If both locations must be emptied, the dice need a key, a door and a side with nuggets.
error-setup-tiles = The tiles must add up to { $due }, not to { $asked }.
error-setup-set = { $kind ->
        [ball] Balls
        [car] Cars
        [doll] Dolls
        [candlestick] Candlesticks
       *[chest] Chests
    } are taken { $size } at a time: { $asked } could never all be taken.
error-setup-people = { $asked } people cannot sit on { $seats } seats.
error-warm-unkept = What was prepared cannot be kept: { $path } cannot be written. “cunning” plays as “clever”.
error-setup-bot = There is no bot “{ $asked }”. The bots are: { $known }.
error-bot-optimal = The optimal bot plays Pig with two players and up to { $high } points; here: { $seats } players, { $asked } points.
error-setup-form = An option is written name=value, not “{ $asked }”.
error-bot-spec = A bot of your own is written module:function, not “{ $asked }”.
error-bot-module = The module “{ $module }” cannot be loaded: { $reason }
error-bot-function = The module “{ $module }” ({ $file }) has no function “{ $function }”.
error-bot-form = A bot is a function { $form }, not { $asked }.
error-seat-unknown = This table has the seats 0 to { $high }, not { $asked }.
error-move-illegal = { $asked } cannot be played now. Possible are: { $allowed }.
error-move-over = The game is over: { $asked } cannot be played.
error-log-foreign = This is not the log of a game.
error-log-format = This program cannot read logs of the format “{ $asked }”.
error-log-fields = The log is damaged: a field is missing or unknown ({ $place }).
error-log-damaged = The log is damaged here: { $place }.
error-log-game = This is a log of another game ({ $asked }).
error-log-version = The log was played by rules { $asked } of this game; this program has rules { $allowed }.
error-log-options = The log lacks options: { $asked }.
error-log-setup = The log begins with a set-up that cannot be played: { $reason }.
error-log-move = The log is wrong at { $place }: { $asked } cannot be played there.
error-fair-other-promise = The promise in the file is { $due }, not { $asked }: these are not the dice that were promised.
error-fair-none = This game was played without a promise of the dice: there is nothing to check.
error-fair-secret = The seed is still secret: a game can be checked when it is over.
error-fair-running = The game is not over: it can be checked when it is.
error-fair-promise = The promise was broken: the seed is not the one that was promised before the game.
error-fair-additions = Each of the { $seats } players adds to the dice; this log has { $asked } additions.
error-fair-outcome = The dice were not fair at { $place }: the seed gives { $due }, the log has { $asked }.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read.
error-file-large = The file { $path } is too large to be the log of a game.
error-file-unwritable = The game cannot be saved in { $path }.
error-language-unknown = There is no language “{ $asked }”. The languages are: { $known }.
error-table-terminal = A game is played in a terminal; here there is none.
error-table-busy = This game is being played in another window.
error-table-choice = Choose either --new or --resume, not both.
error-saved-none = No game of { $game } is saved.
error-saved-damaged = The saved game cannot be read: { $reason } It is kept as { $path }; the next start begins a new game.
error-tournament-bots = A tournament is for two bots or more, not { $asked }.
error-tournament-twice = The bot “{ $asked }” is entered twice.
error-tournament-number = { $name } is { $low } to { $high }, not { $asked }.
error-tournament-busy = This tournament is being played already ({ $path }).
error-tournament-foreign = The file { $path } is not that of a tournament.
error-tournament-other = The file { $path } is of another tournament; it differs in: { $other }. With --new it is overwritten.
error-tournament-damaged = The file { $path } is damaged in line { $line }. With --new it is overwritten.
error-tournament-unwritable = The results cannot be kept in { $path }: { $reason }
error-tournament-worker = A process of the tournament ended by itself (code { $code }). The same command goes on.
error-backup-exists = { $path } exists already; a backup is written to a new file.
error-backup-failed = The backup cannot be written to { $path }: { $reason }
error-code-unknown = No table has the code “{ $asked }”.
error-emote-unknown = Pick one of the emotes.
error-face-unknown = Pick one of the faces.
error-hint-busy = One hint at a time.
error-hint-failed = There is no hint for this.
error-key-missing = A key to the table is needed.
error-key-unknown = This key does not fit this table.
error-limit-codes = Too many codes were tried from here. Wait { $seconds } s.
error-limit-messages = That was too fast. Slower, please.
error-limit-requests = Too many requests from here. Wait { $seconds } s.
error-limit-sockets = Too many connections from here.
error-limit-tables = Too many tables were made from here. Wait { $seconds } s.
error-log-none = There is no game { $asked } at this table.
error-log-running = This game is not over yet.
error-message-large = A message has at most { $most } bytes.
error-message-unreadable = This is not a message that the server understands.
error-move-looking = Everybody may look for a moment first.
error-move-no-undo = This cannot be taken back: something new was seen, or somebody else has moved.
error-move-stale = The game has gone on meanwhile.
error-move-turn = It is not your turn.
error-name-taken = Somebody at this table is called “{ $asked }”.
error-name-unknown = Pick one of the names.
error-race-over = The race was over before the dice lay.
error-race-tumbling = These dice are tumbling already.
error-request-large = A request has at most { $most } bytes.
error-request-unknown = There is nothing like that here.
error-request-unreadable = This is not what the server expected.
error-seat-added = This seat has added to the dice already.
error-seat-freed = The host has freed your seat.
error-seat-handed-over = A bot plays this seat. Take it back first.
error-seat-host = The host keeps the own seat; hand it to a bot instead.
error-seat-not-yours = This is not your seat.
error-seat-open = This seat is open.
error-seat-taken = This seat is taken.
error-seat-yours = You play this seat already.
error-server-address = { $host }:{ $port } cannot be listened on: { $reason }
error-server-failed = Something went wrong at the server. Try again.
error-server-full = The server is full. Try again later.
error-socket-hello = A connection begins with “hello”, once.
error-socket-origin = This page may not connect here.
error-socket-protocol = The server speaks protocol { $allowed }, not { $asked }. Load the page anew.
error-socket-silent = Nothing was said for too long.
error-store-address = A database is written sqlite:///FILE, not “{ $asked }”.
error-store-busy = The database is locked by another program. Try again.
error-store-code = This code is taken.
error-store-conflict = The game has gone on elsewhere. Try again.
error-store-failed = The database cannot be used now. Nothing has happened; try again.
error-store-full = The server’s disk is full. Nothing has happened; try again later.
error-store-version = The database is of version { $asked }; this program knows { $allowed }.
error-table-closed = This table is closed.
error-table-crowded = No more people fit at this table.
error-table-damaged = What is kept of this table cannot be read.
error-table-full = No seat is open at this table. You may watch.
error-table-no-hints = There are no hints at this table.
error-table-no-spectators = Nobody may watch at this table.
error-table-not-host = Only the host may do that.
error-table-not-playing = No game is being played here now.
error-table-open-seats = There are open seats: put bots on them, or wait for friends.
error-table-phase = That is not possible now.
error-table-resting = The table was put to rest. Try again.
error-table-unknown = There is no such table.
error-table-version = The rules of this game have changed since; this table can only be looked at.
error-join-link = A link is written http://HOST:PORT/#amber-boat-river, not “{ $asked }”.
error-join-unreachable = No server answers at { $url }.
error-join-server = A server is written http://HOST:PORT, not “{ $asked }”.
