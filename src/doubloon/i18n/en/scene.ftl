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
        [1] { troll-dragon-scene-face } ({ troll-dragon-blocked })
        [2] { troll-dragon-scene-face } ({ troll-dragon-aside })
        [3] { troll-dragon-scene-face } ({ troll-dragon-held })
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
        [2] { troll-dragon-scene-face } (may be kept)
       *[other] { troll-dragon-scene-face } (kept)
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

## The Little Dragon

little-dragon-scene-pile = { $who } has { little-dragon-scene-take }
    .short = { $count }
    .art = { little-dragon-scene-art }
    .look = token
little-dragon-scene-square = { $count ->
        [one] { $count } tile in the square
       *[other] { $count } tiles in the square
    }
    .title = { little-dragon-scene-square }
    .columns = 7
little-dragon-scene-turning = { $place }: being turned
    .short = …
    .art = tile-back
    .look = covered
little-dragon-scene-hole = { $place }: free
    .look = gone
little-dragon-scene-covered = { $place }: covered
    .art = tile-back
    .look = covered
little-dragon-scene-open = { $place }: { little-dragon-scene-kind }{ $number ->
        [0] { "" }
       *[other] { " (would be taken)" }
    }
    .short = { $size ->
        [2] ••
        [3] •••
        [4] ••••
       *[other] { "" }
    }
    .art = { little-dragon-scene-art }
    .look = tile
    .mark = { $number ->
        [0] { "" }
       *[other] { $number }
    }
little-dragon-scene-now = Stopping now takes { $pieces }
    .title = Stopping now takes
little-dragon-scene-now-nothing = { little-dragon-now-nothing }
    .look = plain
little-dragon-scene-failed = { little-dragon-failed }
    .look = plain
little-dragon-scene-choosing = Too many of a kind: one of them stays here
    .look = plain
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
    .art = { little-dragon-scene-art }
    .look = tile
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
little-dragon-scene-art = { $kind ->
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

my-treasure-scene-inside = { $who } is in the cave
    .art = dwarf
    .look = token
my-treasure-scene-owned = { $who } has the token: { my-treasure-scene-kind }
    .art = { my-treasure-scene-art }
    .look = token
my-treasure-scene-unknown = { $who } has a blind token
    .art = token-dwarf
    .look = covered
my-treasure-scene-taken = { $who } has { my-treasure-some-cards }
    .short = { $cards }
    .art = mt-card-back
    .look = covered
my-treasure-scene-treasure = { $who } has the treasure: { $pieces }
    .title = { my-treasure-treasure }
my-treasure-scene-count = { $who } counts { $number } and earns { $gained } glory
    .title = { my-treasure-number }: { $number }
    .short = +{ $gained }
    .art = bat
    .look = token
my-treasure-scene-orcs = Orcs: { $orcs } of { $all }
    .title = { my-treasure-scene-orcs }
my-treasure-scene-orc = Orc { $number }: { $here ->
        [0] not here yet
       *[other] here
    }
    .short = { $here ->
        [0] { $number }
       *[other] { "" }
    }
    .art = { $here ->
        [0] { "" }
       *[other] orc
    }
    .look = { $here ->
        [0] gone
       *[other] token
    }
my-treasure-scene-chest = { my-treasure-some-cards } in the chest
    .title = Chest
    .short = { $cards }
    .art = mt-card-back
    .look = covered
my-treasure-scene-held = { $owner } holds up { $pieces }
    .title = { $owner } holds up
my-treasure-scene-card = { $card }
    .art = { $art }
    .look = card
my-treasure-scene-cave = Spaces in the cave
    .title = { my-treasure-scene-cave }
    .columns = 4
my-treasure-scene-pile = Space { $space }: { my-treasure-some-cards }, on top { $card }
    .title = { $space }
    .art = { $art }
    .look = card
    .mark = { my-treasure-some-cards }
my-treasure-scene-space = Space { $space }: empty
    .title = { $space }
    .short = { my-treasure-empty }
    .look = gone
my-treasure-scene-covered = Below, on space { $space }: { $pieces }
    .title = Below, on space { $space }
my-treasure-scene-tokens = Tokens: { $pieces }
    .title = Tokens
    .columns = 6
my-treasure-scene-token = { my-treasure-scene-kind }{ $how ->
        [1] { " (chosen)" }
        [2] { " (taken)" }
       *[other] { "" }
    }
    .art = { my-treasure-scene-art }
    .look = { $how ->
        [2] gone
       *[other] token
    }
    .mark = { $how ->
        [1] chosen
       *[other] { "" }
    }
my-treasure-scene-blind-tokens = { $count ->
        [one] { $count } token, face down
       *[other] { $count } tokens, all face down
    }
    .title = { my-treasure-scene-blind-tokens }
my-treasure-scene-blind-token = { my-treasure-unknown }
    .art = token-dwarf
    .look = covered
my-treasure-scene-now = { $phase ->
        [0] Draw a card; or, once there is a pile, leave with a token
        [2] The card goes on a space
        [3] Next: the pile to take along
       *[other] The orcs are here: grab a pile and flee
    }
    .look = plain
my-treasure-scene-kind = { $kind ->
        [0] { my-treasure-kind-ring }
        [1] { my-treasure-kind-diamond }
        [2] { my-treasure-kind-sword }
        [3] { my-treasure-kind-necklace }
        [4] { my-treasure-kind-coins }
       *[other] { my-treasure-kind-potion }
    }
my-treasure-scene-art = { $kind ->
        [0] treasure-ring
        [1] treasure-diamond
        [2] treasure-sword
        [3] treasure-necklace
        [4] treasure-coins
       *[other] treasure-potion
    }

## Do Not Touch My Treasures

do-not-touch-scene-other-hand = { $who } has { do-not-touch-scene-cards } in hand
    .short = { $cards }
    .art = dt-card-back
    .look = covered
do-not-touch-scene-loot = { $cards ->
        [0] { $who } has no loot yet
       *[other] { $who } has a loot of { do-not-touch-scene-cards }, on top: { $pieces }
    }
    .title = Loot: { $cards }
do-not-touch-scene-own-loot = { $cards ->
        [0] Your loot: nothing yet
       *[other] Your loot: { do-not-touch-scene-cards }, on top: { $pieces }
    }
    .title = Your loot: { $cards }
do-not-touch-scene-deck = Deck: { do-not-touch-scene-cards }
    .title = Deck
    .short = { $cards }
    .art = { $cards ->
        [0] { "" }
       *[other] dt-card-back
    }
    .look = { $cards ->
        [0] gone
       *[other] covered
    }
do-not-touch-scene-discard = { $cards ->
        [0] Discard pile: empty
       *[other] Discard pile: { do-not-touch-scene-cards }, on top: { $pieces }
    }
    .title = Discard pile: { $cards }
do-not-touch-scene-swaps = { $left ->
        [0] No swap left in this turn
        [one] { $left } swap left in this turn
       *[other] { $left } swaps left in this turn
    }
    .title = Swaps left
    .short = { $left }
    .look = token
do-not-touch-scene-hand = { $count ->
        [0] Your hand is empty
       *[other] Your hand: { $pieces }
    }
    .title = { do-not-touch-hand }
do-not-touch-scene-no-card = { do-not-touch-no-card }
    .look = gone
do-not-touch-scene-number = { do-not-touch-number-card }{ do-not-touch-scene-how }
    .short = { $number }
    .look = card
    .tint = { do-not-touch-scene-tint }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-symbol = { do-not-touch-symbol-card }{ do-not-touch-scene-how }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .art = { $bonus ->
        [1] { do-not-touch-scene-art }
        [2] { do-not-touch-scene-art } { do-not-touch-scene-art }
       *[other] { do-not-touch-scene-art } { do-not-touch-scene-art } { do-not-touch-scene-art }
    }
    .look = card
    .tint = { do-not-touch-scene-tint }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-now = { $phase ->
        [0] Draw a card, from the deck or the discard pile
        [2] Begin your loot with any card of your hand
        [3] Pick a card, or end your turn
        [4] Where does the card go?
       *[other] You have more than three cards: discard one
    }
    .look = plain
do-not-touch-scene-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
do-not-touch-scene-how = { $how ->
        [1] { " (picked)" }
        [2] { " (not to be cashed in this turn)" }
       *[other] { "" }
    }
do-not-touch-scene-mark = { $how ->
        [1] picked
        [2] no bonus
       *[other] { "" }
    }
do-not-touch-scene-art = { $symbol ->
        [0] treasure-bullion
        [1] treasure-gem
       *[other] treasure-coin
    }
do-not-touch-scene-tint = { $colour ->
        [0] red
        [1] green
       *[other] blue
    }
do-not-touch-scene-letter = { $colour ->
        [0] R
        [1] G
       *[other] B
    }
