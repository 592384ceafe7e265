### English. Do Not Touch My Treasures

game-do-not-touch-numbers = Do Not Touch My Treasures (numbers)
game-do-not-touch-symbols = Do Not Touch My Treasures (symbols)
web-box-do-not-touch = Do Not Touch My Treasures
    .kind = Cards and cheek
web-deck-do-not-touch-symbols = Symbols
web-deck-do-not-touch-numbers = Numbers

do-not-touch-numbers-rules = { do-not-touch-rules }
do-not-touch-symbols-rules = { do-not-touch-rules }
do-not-touch-rules =
    { $deck ->
        [3] Pirates gather loot. There are 54 cards in three colours, 18 of each, with a gold bar, a gem or a coin. Some have a bonus, x2 or x3.
       *[other] Pirates gather loot. There are 54 cards in three colours, 18 of each, with numbers from 1 to 5.
    }
    You hold three cards that nobody else sees. Each turn begins with one more: from the deck, or the top of the discard pile.
    In your first turn, lay any card before you. With it your loot begins.
    Then lay more cards on your loot, as many as you like. Each must have the colour or the { do-not-touch-rules-mark } of the card on top.
    { $swaps_per_turn ->
        [0] The loots of the others are safe here: at this table nobody swaps.
        [one] Once a turn you may swap a card with the top of another loot, if the two have the colour or the { do-not-touch-rules-mark } in common. Yours goes there, theirs into your hand.
       *[other] Up to { $swaps_per_turn } times a turn you may swap a card with the top of another loot, if the two have the colour or the { do-not-touch-rules-mark } in common. Yours goes there, theirs into your hand.
    }
    { $deck ->
        [3] { $cashes_per_turn ->
            [0] At this table bonus cards cannot be turned into new cards.
            [one] Once a turn you may discard a bonus card from your hand: x2 brings 2 new cards from the deck, x3 brings 3. A card that you took from the discard pile this turn must wait.
           *[other] Up to { $cashes_per_turn } times a turn you may discard a bonus card from your hand: x2 brings 2 new cards from the deck, x3 brings 3. A card that you took from the discard pile this turn must wait.
        }
       *[other] { $swaps_per_turn ->
            [0] High numbers are rare: save them for your loot.
           *[other] A good swap takes a high number and leaves a low one, or a colour that does not fit the others' hand.
        }
    }
    Do all this in any order, then end your turn. You may keep three cards; the rest goes on the discard pile.
    If nobody draws from the deck for three rounds, the discard pile is closed: the next card must come from the deck.
    { $finish_round ->
        [0] Whoever draws the last card of the deck finishes the turn, and the game is over.
       *[other] When the last card of the deck is drawn, the round is played to its end: take the top of the discard pile then, or nothing.
    }
    { $deck ->
        [3] Each card of your loot counts 1, with x2 it counts 2, with x3 it counts 3. Your hand counts nothing. The highest loot wins; equal ones share the win.
       *[other] Add up the numbers of your loot. Your hand counts nothing. The highest sum wins; equal ones share the win.
    }
do-not-touch-rules-mark = { $deck ->
        [3] symbol
       *[other] number
    }
do-not-touch-guide-draw = Draw a card: a new one from the deck, or the open one from the discard pile.
do-not-touch-guide-start = Begin your loot with any card. Think of which cards could follow it.
do-not-touch-guide-act = Tap a card of your hand: then the places glow where it may go. If you are done, end your turn.
do-not-touch-guide-lay = Your loot glows: the card has the colour or the { do-not-touch-rules-mark } of its top card. Lay it there, and it counts for you.
do-not-touch-guide-swap = You may swap it for the top card of another loot: that one is yours then, and your card lies in its place.
do-not-touch-guide-cash = If the discard pile glows, you may put a bonus card there and draw 2 or 3 new cards.
do-not-touch-guide-excess = Three cards may stay in your hand. Choose what to put away; the next player may take the card on top.
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
do-not-touch-swap = Swap for { $card } of { $owner ->
        [you] yours
       *[other] { $owner }
    }
    .key = { $letter }
    .help = Your card goes on that loot, and its top card into your hand.
do-not-touch-cash = Cash it for new cards
    .key = x
    .help = Discard it, and draw 2 cards for x2, 3 for x3.
do-not-touch-end = Done
    .key = e
    .help = { $excess ->
        [0] End your turn.
       *[other] Keep { $most } of { $cards } cards.
    }
do-not-touch-card = { $card }
do-not-touch-number-card = { do-not-touch-colour } { $number }
do-not-touch-symbol-card = { do-not-touch-colour } { $symbol ->
        [0] gold bar
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
do-not-touch-dealt = { $who ->
        [you] You were
       *[other] { $who } was
    } dealt { $card }
do-not-touch-drew = { who } drew { $card }
do-not-touch-drew-unseen = { who } drew a card
do-not-touch-drew-nothing = { who } drew nothing
do-not-touch-took = { who } took { $card } from the discard pile
do-not-touch-laid = { who } laid { $card }
do-not-touch-swapped = { who } gave { $owner ->
        [you] you
       *[other] { $owner }
    } { $given } for { $gained }
do-not-touch-cashed = { who } cashed { $card } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
do-not-touch-discarded = { who } discarded { $card }
do-not-touch-last-card = { $round ->
        [0] { $who ->
            [you] The deck is empty: you have the last turn
           *[other] The deck is empty: { $who } has the last turn
        }
       *[other] The deck is empty: this is the last round
    }
do-not-touch-last-turn = { $who ->
        [you] Your last turn
       *[other] { $who }’s last turn
    }
do-not-touch-closed = Nobody drew from the deck for three rounds: the discard pile is closed for this turn
do-not-touch-counted = { who-has } a loot worth { $points }

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

do-not-touch-tag-draw = Draw
do-not-touch-tag-take = Take
do-not-touch-tag-lay = Add +{ $gain }
do-not-touch-tag-swap = Swap
do-not-touch-tag-cash = Draw { $gain }
do-not-touch-under = Below: { $under }
do-not-touch-put-back = Put it back: { $card }
do-not-touch-hey = Hey!
do-not-touch-plus = +{ $gain }
do-not-touch-left = { $cards } left
do-not-touch-discard-pile = Discard
do-not-touch-swaps-left = { $left ->
        [one] { $left } swap
       *[other] { $left } swaps
    }

do-not-touch-numbers-option-deck = Cards with numbers (in three mixes), or with symbols.
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
# How far the game is
do-not-touch-goal = { $last ->
        [0] { $cards ->
            [one] { $cards } card to draw
           *[other] { $cards } cards to draw
        }
       *[other] The last turns
    }
# Why a touch does nothing
do-not-touch-why-draw = First draw a card.
do-not-touch-why-other = This card fits nowhere now: pick another one.
do-not-touch-why-nowhere = This card fits nowhere now: end your turn.
do-not-touch-none-fits = No card fits: end your turn

## What lies on the table: see docs/guide/scene.md

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
# The coach: which card may come, and why a move is good
do-not-touch-odds-fits = a card that fits your loot
do-not-touch-odds-no-fit = no card that fits
do-not-touch-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
do-not-touch-hint-lay = It brings your loot { do-not-touch-hint-points }.
do-not-touch-hint-swap = You get a card that is worth { do-not-touch-hint-points } more.
do-not-touch-hint-cash = It brings you { $count } new cards.
do-not-touch-hint-discard = It fits your loot and is worth { do-not-touch-hint-points }.

# What the laboratory counts.
do-not-touch-count-swaps = Swaps
do-not-touch-count-cashed = Bonus cards discarded for new cards
do-not-touch-count-from-deck = Turns that draw from the deck
do-not-touch-count-from-discard = Turns that take from the discard pile
do-not-touch-count-drew-nothing = Turns that draw nothing
