### English. Liar's Dice

game-liars-dice = Liar’s Dice
web-box-liars-dice = { game-liars-dice }
    .kind = Hidden dice and a straight face

liars-dice-rules =
    Everybody rolls { $dice ->
        [one] one die
       *[other] { $dice } dice
    } under a cup and looks only at their own.
    Say how many dice of one number lie under all cups together. It may be a lie.
    Go higher than the last bid: more dice, or as many of a higher number.
    Or call the last player a liar: then all cups are lifted and the dice are counted.
    Were there too few? Then the liar loses a die. Were there enough? Then whoever doubted loses one.
    The last one with dice wins.
liars-dice-option-dice = Dice that each player has at the beginning.

liars-dice-rolled-face = A { $face }
liars-dice-face = Bid { $face }s
    .key = { $face }
    .help = First choose the number on the dice, then how many there are.
liars-dice-dice = { $dice ->
        [one] one { $face }
       *[other] { $dice } { $face }s
    }
    .key = { NUMBER($dice, minimumIntegerDigits: 2) }
    .many = how many
    .help = You say that so many lie under all cups together.
liars-dice-call = Liar!
    .key = l
    .help = All cups are lifted. If there are too few, the last bidder loses a die; else you do.
    .more = Lift all cups
liars-dice-next = Next round
    .key = n
    .help = Everybody rolls again.

liars-dice-bid = { who } bid { $dice ->
        [one] one { $face }
       *[other] { $dice } { $face }s
    }
liars-dice-called = { $who ->
        [you] You call
       *[other] { $who } calls
    } { $owner ->
        [you] you a liar
       *[other] { $owner } a liar
    }!
liars-dice-found = There are { $found ->
        [0] no { $face }s
        [one] one { $face }
       *[other] { $found } { $face }s
    }; { $dice } were bid
liars-dice-lost = { $loser ->
        [you] You lose
       *[other] { $loser } loses
    } a die
liars-dice-out = { $loser ->
        [you] You lose your last die and are
       *[other] { $loser } loses the last die and is
    } out
liars-dice-round = Everybody rolls
liars-dice-own = { $face }

liars-dice-guide-bid = Bid dice of one number. Your own count, and those that you cannot see.
liars-dice-guide-dice = How many lie under all cups together? Low is safe, high is bold.
liars-dice-guide-call = Do you believe it? If not, call: all cups are lifted.
liars-dice-guide-next = Count the dice. Then go on to the next round.

## What lies on the table

liars-dice-scene-cup = Dice: { $pieces }
    .title = { "" }
liars-dice-scene-covered = { $dice ->
        [0] out
        [one] one die under the cup
       *[other] { $dice } dice under the cup
    }
    .short = { $dice ->
        [0] –
       *[other] { $dice } ?
    }
liars-dice-scene-die = { $face }
    .short = { $face }
liars-dice-scene-no-bid = No bid yet: { $dice } dice are under the cups
liars-dice-scene-bid = { $dice ->
        [one] one { $face }
       *[other] { $dice } { $face }s
    }, says { $owner ->
        [you] you
       *[other] { $owner }
    }
    .title = Bid
    .short = { $dice } × { $face }
liars-dice-scene-found = { $found ->
        [0] No { $face }s are there
        [one] One { $face } is there
       *[other] { $found } { $face }s are there
    }
liars-dice-scene-faces = Which number? { $pieces }
    .title = Which number?
liars-dice-scene-face = { $face }
    .short = { $face }
liars-dice-scene-counts = How many { $face }s? { $pieces }
    .title = How many { $face }s?
liars-dice-scene-dice = { $dice }
    .short = { $dice }
liars-dice-scene-lost = { $lost ->
        [0] no die lost
        [one] one die lost
       *[other] { $lost } dice lost
    }
