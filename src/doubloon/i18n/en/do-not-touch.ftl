### English. Do Not Touch My Treasures

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
do-not-touch-end = Done
    .key = e
    .help = { $excess ->
        [0] End your turn.
       *[other] Keep { $most } of { $cards } cards.
    }
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
do-not-touch-last-card = { $round ->
        [0] The deck is empty: { $who } has the last turn
       *[other] The deck is empty: this is the last round
    }
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
