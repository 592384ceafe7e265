### English. My Treasure

game-my-treasure = My Treasure
web-box-my-treasure = { game-my-treasure }
    .kind = Push your luck

my-treasure-rules =
    You are dwarves in a cave of treasures. Each round, get out in time with a good pile: it brings you glory.
    The stack has { $edition ->
        [0] 34
       *[other] 30
    } treasure cards and { $orcs ->
        [one] { $orcs } orc
       *[other] { $orcs } orcs
    }. Six tokens lie in the open, one for each kind of treasure.
    On your turn do one of two things. The first: draw a card, show it to all, and lay it on one of the four spaces.
    { $memory_aid ->
        [0] A card covers what lies below it. Only the top of a pile can be seen: remember the rest!
       *[other] A card covers what lies below it. At this table the memory aid goes on showing it.
    }
    The second: leave the cave. Take a token and a whole pile; nobody looks into it yet. You are out until the round is over.
    Are you the last dwarf in the cave? Then you may go on alone, card after card, until you leave or the last orc comes.
    Your token says what counts. Each picture of its kind in your pile counts 1, and so does each mouse. All else counts nothing.
    { $orcs ->
        [1] One orc hides in the stack. As soon as it is drawn, all who are still inside must flee.
       *[other] Orcs do not go on a pile, they line up. As soon as number { $orcs } is drawn, all who are still inside must flee.
    }
    Whoever flees grabs a pile and a face-down token. The first is the next one after whoever drew the orc, who comes last. If no pile is left, you get nothing.
    When all are out, everybody counts. The highest number earns 3 glory, one less 2, two less 1. Who is equal earns the same.
    Then the next player begins a new round. But as soon as somebody has { $glory_target } glory after a round, the game is over.
    Whoever has the most glory wins. If it is equal, the better last round wins; if that is equal too, the win is shared.
my-treasure-guide-draw = Tap the stack to draw a card. Everybody sees it, then you choose where it goes.
my-treasure-guide-place = Lay the card on a space. What lies below will be covered: remember it!
my-treasure-guide-orc = An orc is here. When number { $all } comes, all who are still inside must flee.
my-treasure-guide-leave = You may also leave: tap a token now, and a pile after that. Look for a pile with many of one kind.
my-treasure-guide-secure = Take the pile that has the most of this kind. Mice count, too!
my-treasure-guide-flee = The last orc is here: grab a pile! Your token is a surprise.
my-treasure-draw = Draw a card
    .key = d
    .help = { $left ->
        [1] Careful: 1 of { $cards } cards is the last orc.
       *[other] Treasure goes on a space of your choice; an orc joins the row.
    }
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
# The same as objects of a sentence: “drew 1 diamond”; other languages need another form.
my-treasure-object-ring = { my-treasure-symbol-ring }
my-treasure-object-diamond = { my-treasure-symbol-diamond }
my-treasure-object-sword = { my-treasure-symbol-sword }
my-treasure-object-necklace = { my-treasure-symbol-necklace }
my-treasure-object-coins = { my-treasure-symbol-coins }
my-treasure-object-potion = { my-treasure-symbol-potion }
my-treasure-object-mouse = { my-treasure-symbol-mouse }
my-treasure-drew = { who } drew { $card }
my-treasure-placed = on space { $space }
my-treasure-drew-orc = { who } drew an orc, number { $orcs } of { $all }
my-treasure-alarm = The last orc! All dwarves flee, and grab what they can
my-treasure-took-ring = { who } chose the ring
my-treasure-took-diamond = { who } chose the diamond
my-treasure-took-sword = { who } chose the sword
my-treasure-took-necklace = { who } chose the necklace
my-treasure-took-coins = { who } chose the coins
my-treasure-took-potion = { who } chose the potion
my-treasure-secured = { who } left with { my-treasure-some-cards } of space { $space }
my-treasure-grabbed = { who } fled with { my-treasure-some-cards } of space { $space }
my-treasure-fled = { who } fled with empty hands
my-treasure-revealed-ring = { who-has } the ring
my-treasure-revealed-diamond = { who-has } the diamond
my-treasure-revealed-sword = { who-has } the sword
my-treasure-revealed-necklace = { who-has } the necklace
my-treasure-revealed-coins = { who-has } the coins
my-treasure-revealed-potion = { who-has } the potion
my-treasure-scored = { my-treasure-scene-count }: { $glory } in all
my-treasure-round = A new round: { $who ->
        [you] you begin
       *[other] { $who } begins
    }

my-treasure-some-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
my-treasure-orcs = Orcs { $orcs } of { $all }:
my-treasure-stack = Chest: { my-treasure-some-cards }
my-treasure-free = Tokens to choose from:
my-treasure-blind = all face down now
my-treasure-held = { $who ->
        [you] You hold up:
       *[other] { $who } holds up:
    }
my-treasure-empty = empty
my-treasure-in-cave = in the cave
my-treasure-unknown = face-down token
my-treasure-treasure = Treasure
my-treasure-number = Number
my-treasure-glory = Glory
my-treasure-points = { $points } glory

my-treasure-option-glory-target = Glory that ends the game.
my-treasure-option-orcs = Orcs in the stack; the last one ends the round.
my-treasure-option-edition = The treasure cards: 34 of the revised edition, or 30 as in the first of 2015.
my-treasure-option-edition-revised = revised
my-treasure-option-edition-first = first
my-treasure-option-memory-aid = Show every card that was drawn, even when it is covered.
my-treasure-option-memory-aid-off = off
my-treasure-option-memory-aid-on = on
# How far the game is
my-treasure-goal = Round { $round }, first to { $target }
# Why one of two with the same points is ahead
my-treasure-tie-break = better last round
# Why a touch does nothing
my-treasure-why-place = First put the card that you drew on a pile.
my-treasure-why-secure = First choose the pile that you take along.

## What lies on the table: see docs/guide/scene.md

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
# The coach: what a card can be, and why a move is good
my-treasure-odds-card = a treasure card
my-treasure-odds-orc = an orc
my-treasure-odds-last-orc = the last orc: alarm!
my-treasure-hint-draw = { $left } orcs are still to come: this card cannot be the last of them.
my-treasure-hint-alarm = The last orc is one of the next { $cards ->
        [one] card: it comes now
       *[other] { $cards } cards: it may come now
    }.
my-treasure-hint-first = If you wait, another dwarf may take it first.

# What the laboratory counts.
my-treasure-count-rounds = Rounds
my-treasure-count-secured = Dwarves who left in time
my-treasure-count-fled = Dwarves who fled from the last orc
my-treasure-count-fled-empty = Dwarves who fled without cards
my-treasure-count-orcs = Orcs drawn
