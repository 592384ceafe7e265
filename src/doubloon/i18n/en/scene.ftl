### English. What lies on the table: see docs/guide/scene.md.
### The value is the whole in words; `.title`, `.short`, `.mark` and `.letter` are the words on a piece or over a group. ../looks.ftl has its looks.

## Pig

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

## Troll & Dragon

troll-dragon-scene-pack-diamonds = { who-has } { troll-dragon-some-diamonds }
    .short = { $diamonds }
troll-dragon-scene-pack-nuggets = { who-has } { troll-dragon-some-nuggets }
    .short = { $nuggets }
troll-dragon-scene-grotto = { troll-dragon-some-diamonds } in the Grotto
    .title = Grotto
    .short = { $diamonds } left
troll-dragon-scene-troll-hand = { troll-dragon-some-diamonds } in the Troll Hand
    .title = { troll-dragon-troll-hand }
    .short = { $diamonds }
troll-dragon-scene-cavern = { troll-dragon-some-nuggets } in the Cavern
    .title = Cavern
    .short = { $nuggets } left
troll-dragon-scene-at-risk = At risk: { $pieces }
    .title = { $nuggets ->
        [0] { troll-dragon-some-diamonds } at risk
       *[other] At risk: { $diamonds ->
            [0] { troll-dragon-some-nuggets }
           *[other] { troll-dragon-some-diamonds }, { troll-dragon-some-nuggets }
        } = { points }
    }
troll-dragon-scene-risk-diamonds = { troll-dragon-some-diamonds }
    .short = { $diamonds }
troll-dragon-scene-risk-nuggets = { troll-dragon-some-nuggets }
    .short = { $nuggets }
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
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
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
    .title = { troll-dragon-scene-face }
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
troll-dragon-scene-cavern-dice = Dice in the Cavern: { $pieces }
    .title = Gold and dragon
troll-dragon-scene-gold-die = Cavern die: { $how ->
        [4] in the air
       *[other] { troll-dragon-face-gold }
    }
    .title = { troll-dragon-gold-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
troll-dragon-scene-dragon-die = Dragon die: { $how ->
        [2] { troll-dragon-face-dragon }
        [4] in the air
       *[other] { troll-dragon-face-blank }
    }
    .title = { troll-dragon-dragon-dice }
    .short = { $how ->
        [4] …
       *[other] { "" }
    }
    .mark = { $how ->
        [2] { troll-dragon-blocked }
        [4] rolling …
       *[other] { "" }
    }
troll-dragon-scene-roller = { who-has } the Dragon dice
troll-dragon-scene-count-diamonds = { troll-dragon-some-diamonds }
troll-dragon-scene-count-nuggets = { troll-dragon-some-nuggets } × { $worth } = { $points }

## The Little Dragon

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

## My Treasure

my-treasure-scene-inside = { $who ->
        [you] You are
       *[other] { $who } is
    } in the cave
my-treasure-scene-owned = { who-has } the token: { my-treasure-scene-kind }
my-treasure-scene-unknown = { who-has } a face-down token
my-treasure-scene-taken = { who-has } { my-treasure-some-cards }
    .short = { $cards }
my-treasure-scene-treasure = { who-has } the treasure: { $pieces }
    .title = { my-treasure-treasure }
my-treasure-scene-count = { $who ->
        [you] You count { $number } and earn
       *[other] { $who } counts { $number } and earns
    } { $gained } glory
    .title = { my-treasure-number }: { $number }
    .short = +{ $gained }
my-treasure-scene-count-round = Round { $round }: { $treasures } × { my-treasure-scene-kind }{ $mice ->
        [0] { "" }
       *[other] { " + " }{ $mice } × mouse
    } = { $number }: { $gained } glory
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
my-treasure-scene-chest = { my-treasure-some-cards } in the chest
    .title = Chest
    .short = { $cards }
    .mark = { $cards } left
my-treasure-scene-held = { $owner ->
        [you] You hold up
       *[other] { $owner } holds up
    } { $pieces }
    .title = { $owner ->
        [you] You hold up
       *[other] { $owner } holds up
    }
my-treasure-scene-card = { $card }
my-treasure-scene-cave = Spaces in the cave
    .title = { my-treasure-scene-cave }
my-treasure-scene-pile = Space { $space }: { my-treasure-some-cards }, on top { $card }
    .title = { $space }
    .mark = { $take ->
        [0] { my-treasure-some-cards }
       *[other] Take { $cards }
    }
my-treasure-scene-space = Space { $space }: empty
    .title = { $space }
    .short = { my-treasure-empty }
my-treasure-scene-covered = Below, on space { $space }: { $pieces }
    .title = Below, on space { $space }
my-treasure-scene-tokens = Tokens: { $pieces }
    .title = Tokens
my-treasure-scene-token = { my-treasure-scene-kind }{ $how ->
        [1] { " (chosen)" }
        [2] { $owner ->
            [you] { " (taken by you)" }
           *[other] { " (taken by " }{ $owner })
        }
       *[other] { "" }
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
my-treasure-scene-steps = Leaving: { $pieces }
    .title = Leaving
my-treasure-scene-step = { $step ->
        [1] Token
        [2] Pile
       *[other] Run!
    }
my-treasure-scene-now = { $phase ->
        [0] { $piles ->
            [0] Draw a card
           *[other] Draw a card, or leave with a token
        }
        [2] Lay the card on one of the four spaces
        [3] Which pile do you run with?
        [4] The orcs are here: grab a pile and flee
        [5] The tokens are turned over
       *[other] Most: 3 glory. One less: 2. Two less: 1.
    }
my-treasure-scene-kind = { $kind ->
        [0] { my-treasure-kind-ring }
        [1] { my-treasure-kind-diamond }
        [2] { my-treasure-kind-sword }
        [3] { my-treasure-kind-necklace }
        [4] { my-treasure-kind-coins }
       *[other] { my-treasure-kind-potion }
    }

## Do Not Touch My Treasures

do-not-touch-scene-other-hand = { who-has } { do-not-touch-scene-cards } in hand
    .short = { $cards }
do-not-touch-scene-open-hand = { $count ->
        [0] { who-has } no cards in hand
       *[other] { who-has } in hand: { $pieces }
    }
do-not-touch-scene-count = { do-not-touch-scene-cards } of { $value } = { $points }
do-not-touch-scene-count-bonus = { $value ->
        [1] { do-not-touch-scene-cards } without bonus = { $points }
       *[other] { do-not-touch-scene-cards } x{ $value } = { $points }
    }
do-not-touch-scene-loot = { $cards ->
        [0] { who-has } no loot yet
       *[other] { who-has } a loot of { do-not-touch-scene-cards }, on top: { $pieces }
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
do-not-touch-scene-hand = { $count ->
        [0] Your hand is empty
       *[other] Your hand: { $pieces }
    }
    .title = { do-not-touch-hand }
do-not-touch-scene-no-card = { do-not-touch-no-card }
do-not-touch-scene-number = { do-not-touch-number-card }{ do-not-touch-scene-how }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-symbol = { do-not-touch-symbol-card }{ do-not-touch-scene-how }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
    .mark = { do-not-touch-scene-mark }
do-not-touch-scene-now = { $phase ->
        [0] { $closed ->
            [0] Draw a card, from the deck or the discard pile
           *[other] The discard pile is closed: draw from the deck
        }
        [2] Begin your loot with any card of your hand
        [3] Pick a card, or end your turn
        [4] Where does { $card } go?
       *[other] You have more than three cards: discard one
    }
do-not-touch-scene-under-number = { do-not-touch-scene-times }{ do-not-touch-number-card }
    .short = { $number }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-under-symbol = { do-not-touch-scene-times }{ do-not-touch-symbol-card }
    .short = { $bonus ->
        [1] { "" }
       *[other] x{ $bonus }
    }
    .letter = { do-not-touch-scene-letter }
do-not-touch-scene-times = { $cards ->
        [1] { "" }
       *[other] { $cards }{ " × " }
    }
do-not-touch-scene-over = The loots are counted
do-not-touch-scene-last = { $round ->
        [0] The deck is empty: the last turn
       *[other] The deck is empty: the last round
    }
    .short = { $round ->
        [0] Last turn
       *[other] Last round
    }
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
do-not-touch-scene-letter = { $colour ->
        [0] R
        [1] G
       *[other] B
    }
