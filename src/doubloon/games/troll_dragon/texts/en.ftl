### English. Troll & Dragon

game-troll-dragon = Troll & Dragon
web-box-troll-dragon = { game-troll-dragon }
    .kind = Dice and nerve

troll-dragon-rules =
    Bring home the most treasure. A diamond is worth 1 point, a nugget 3.
    { $diamonds ->
        [one] { $diamonds } diamond lies
       *[other] { $diamonds } diamonds lie
    } in the Grotto, { troll-dragon-some-nuggets } in the Cavern. There are four Grotto dice, two gold dice and two Dragon dice, and a pack for everybody.
    Your turn begins in the Grotto. Roll the four dice: for each diamond that comes up, lay one beside your pack.
    A troll blocks its die for the rest of the turn. Are all four dice blocked? Then the Troll takes the diamonds of this turn.
    After each roll you choose. Roll { $reroll ->
        [0] all dice that are free once more
        [1] the dice that are free once more (you may hold back any that show a diamond)
       *[other] those of the free dice that you like once more
    }, or leave: then all goes into your pack and is safe for ever.
    A key and a door open the Cavern. You may set one of them aside while you roll for the other; that die is blocked then.
    In the Cavern you roll two gold dice, as often as you like. Take the nuggets they show; nothing is safe until you leave.
    { $tempo ->
        [0] After each of your rolls, one of the others rolls the two Dragon dice.
       *[other] Meanwhile the others roll the two Dragon dice, one after another, as fast as they can.
    } The first dragon is set aside, the second one wakes the dragon.
    When the dragon wakes, the others share all you found this turn, and the diamonds in the Troll's hand. With only two players, at most 3 of those are given away.
    They take one piece at a time, nuggets first. Whoever woke the dragon begins, then it goes round clockwise.
    { $end ->
        [0] When one room is empty, the Grotto or the Cavern, that turn is the last.
       *[other] When both rooms are empty, the Grotto and the Cavern, that turn is the last.
    }
    Only what is in the packs counts. Whoever has the most points wins. If they are equal, the most nuggets win; if those are equal too, the win is shared.
troll-dragon-guide-roll = Roll the four dice! Each diamond that comes up is a find.
troll-dragon-guide-risk = These diamonds are not safe yet. Roll on to find more, or leave and keep them.
troll-dragon-guide-troll = This troll blocks its die. If all four dice are blocked, the Troll takes what you found.
troll-dragon-guide-key = Key and door open the Cavern. Tap the one you have to keep it; then look for the other.
troll-dragon-guide-enter = You have a key and a door! Now you may enter the Cavern. There is gold, but your diamonds stay at risk.
troll-dragon-guide-gold = A nugget is worth 3. But two dragons wake the dragon, and then all you found this turn is gone. Leave in time!
troll-dragon-guide-dragon = Now you roll the Dragon dice! With two dragons out, you and the others get the loot.

troll-dragon-roll = Roll the Grotto dice
    .key = r
    .help = Rolls every die that is not blocked, set aside or held back.
    .button = Roll { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
    .more = { $again ->
        [1] The key is rolled again too
        [2] The door is rolled again too
        [3] Key and door are rolled again too
       *[other] { "" }
    }
troll-dragon-roll-gold = Roll for gold
    .key = r
    .help = Rolls both Cavern dice; then it is the dragon's turn to stir.
    .button = Roll!
    .more = for gold
troll-dragon-roll-dragon = Roll the Dragon dice
    .key = r
    .help = Two dragons wake the dragon: then you and the others share the treasure.
    .button = Roll!
    .more = Two dragons wake it
troll-dragon-leave = Leave { troll-dragon-carried }
    .key = l
    .help = What you gathered this turn is yours for good, and your turn ends.
    .button = I’m leaving!
    .more = { $points ->
        [0] with empty hands
        [one] Save { $points } point
       *[other] Save { $points } points
    }
troll-dragon-enter = Enter the Cavern
    .key = e
    .help = Key and door open the Cavern. Your diamonds come along, and stay at risk.
    .button = Enter the Cavern
    .more = What you gathered comes along
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

troll-dragon-quicker-adventurer = the adventurer rolls first
troll-dragon-quicker-dragon = the dragon rolls first

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

troll-dragon-rolled = { who } rolled { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
troll-dragon-rolled-gold = { who } rolled { $dice } dice for gold
troll-dragon-rolled-dragon = { who } rolled { $dice ->
        [one] { $dice } Dragon die
       *[other] { $dice } Dragon dice
    }
troll-dragon-did-enter = { who } entered the Cavern
troll-dragon-did-set-key = { who } set the key aside
troll-dragon-did-set-door = { who } set the door aside
troll-dragon-did-hold-diamond = { who } held back a diamond
troll-dragon-did-hold-key = { who } held back the key
troll-dragon-did-hold-door = { who } held back the door
troll-dragon-left = { who } left { troll-dragon-carried }
troll-dragon-troll = The Troll came! { who } lost { $diamonds ->
        [0] nothing
       *[other] { troll-dragon-some-diamonds }
    }
    .title = The Troll!
troll-dragon-awake = { who } woke the dragon! { $loser ->
        [you] You
       *[other] { $loser }
    } fled with empty hands
    .title = The dragon is awake!
troll-dragon-shared = { who } got { troll-dragon-treasure }
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
troll-dragon-roller = Dragon dice: { who }
troll-dragon-rolls = { $who ->
        [you] You roll
       *[other] { $who } rolls
    }
troll-dragon-you-roll = You roll the dragon!
troll-dragon-your-race = Your race
troll-dragon-woke = { who } woke it
troll-dragon-race = Race! You against the dragon
troll-dragon-race-dragon = Race! Wake the dragon
troll-dragon-race-of = Race! { who } against the dragon
troll-dragon-closed = Cavern
    .needs = needs key and door
troll-dragon-score = { points } ({ troll-dragon-some-diamonds }, { troll-dragon-some-nuggets })

troll-dragon-option-end = The game ends when one room / both rooms are empty.
troll-dragon-option-end-one = one
troll-dragon-option-end-both = both
troll-dragon-option-tempo = In the Cavern, gold and dragon roll by turns (calm), or as fast as they can (race).
troll-dragon-option-tempo-calm = calm
troll-dragon-option-tempo-race = race
troll-dragon-option-adventurer-odds = Race, simulated: the odds that the adventurer is quicker.
troll-dragon-option-dragon-odds = Race, simulated: the odds that the dragon dice are quicker.
troll-dragon-option-reroll = Rolling again takes all free dice, or all but the diamonds you hold back.
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
# How far the game is
troll-dragon-goal = { troll-dragon-some-nuggets }, { troll-dragon-some-diamonds } left
# Why one of two with the same points is ahead
troll-dragon-tie-break = more nuggets
# Why a touch does nothing
troll-dragon-why-blocked = A troll blocks this die.
troll-dragon-why-die = Roll with the button below.
troll-dragon-why-closed = A key and a door, both at once, open the Cavern.

## What can go wrong

error-setup-troll-side = A Grotto die needs a troll: the sides with diamond, key and door are { $most } at most.
error-setup-cavern-sides = A Cavern die has { $most } sides: those with nuggets are { $most } at most.
error-setup-cavern-closed = If both rooms must be emptied, the dice need a key, a door and a side with nuggets.
error-bot-optimal-stocks = With two players the optimal bot plays Troll & Dragon by the default rules, calm or race, or with few treasures, such as { $diamonds } diamonds and { $nuggets } nuggets.
error-solve-seats = Troll & Dragon is solved for two players, not for { $seats }.

## What lies on the table: see docs/guide/scene.md

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
# The coach: what a throw can bring, and why a move is good
troll-dragon-odds-diamonds = at least one diamond
troll-dragon-odds-open = key and door together
troll-dragon-odds-troll = the troll takes everything
troll-dragon-odds-nuggets = at least one nugget
troll-dragon-odds-stirs = one dragon shows
troll-dragon-odds-awake = the dragon wakes
troll-dragon-hint-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
troll-dragon-hint-leave-troll = With { troll-dragon-hint-points } at risk, the troll takes them in { $percent } of 100 throws.
troll-dragon-hint-leave-dragon = With { troll-dragon-hint-points } at risk, the dragon takes them in { $percent } of 100 throws.
troll-dragon-hint-nothing = You have nothing to lose yet.
troll-dragon-hint-behind = The game ends soon, and you are { troll-dragon-hint-points } behind the best.
troll-dragon-hint-roll-troll = The troll takes your { troll-dragon-hint-points } in only { $percent } of 100 throws.
troll-dragon-hint-roll-dragon = The dragon wakes in only { $percent } of 100 throws.
troll-dragon-hint-enter = { $nuggets ->
        [one] { $nuggets } nugget lies
       *[other] { $nuggets } nuggets lie
    } in the Cavern, and each counts { $worth }.
troll-dragon-hint-key = The key stays safe while you look for a door.
troll-dragon-hint-door = The door stays safe while you look for a key.

# What the laboratory counts.
troll-dragon-count-left-grotto = Turns that left the Grotto with diamonds
troll-dragon-count-trolls = Turns that the Troll ended
troll-dragon-count-entered = Ways into the Cavern
troll-dragon-count-left-cavern = Turns that left the Cavern with gold
troll-dragon-count-dragons = Turns that the dragon ended
troll-dragon-count-grotto-empty = Games that end with an empty Grotto
troll-dragon-count-cavern-empty = Games that end with an empty Cavern
