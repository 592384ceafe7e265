### English. One message a thing said; docs/guide/words.md has the words for things.
### `.key` is the key that does it in the terminal, `.help` one sentence about it.

## Every game

# `who` and `who-has` begin a sentence about a seat; `you` stands for the reader's own seat.
who = { $who ->
        [you] You
       *[other] { $who }
    }
who-has = { $who ->
        [you] You have
       *[other] { $who } has
    }
first-seat = { $who ->
        [you] You begin
       *[other] { $who } begins
    }
begins = { first-seat }
turn = { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }
won = { who } won!
won-shared = { $who ->
        [you] You share the victory!
       *[other] { $who } shares the victory!
    }
told = { $sentence }: { $brief }
earlier-rules = This game is played by version { $version } of its rules; new games are played by version { $today }.
    .brief = version { $version } of the rules
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

# The coach: the odds of an event, and reasons that every game has
coach-odds = { $event }: { $percent } %
coach-odds-cases = { $event }: { $part } of { $cases }, { $percent } %
coach-wins = It wins the game.
coach-equal = Here all moves are worth the same.
coach-word-skilled = Well played! Your choices were strong.
coach-word-unlucky = You played well, but luck was against you. Next time!
coach-word-lucky = Luck was your friend today. Enjoy it!
coach-word-learning = Every game teaches something. Look at your costliest choice, and try again!

# The report on luck and skill
report = Luck and skill
report-running = The game is being looked through …
report-curve = Chance to win, in %
report-exact = These chances are exact.
report-played = From { $count } games played on after each move; ± and bands show how sure that is.
report-luck = Luck
report-skill = Skill
report-parts = In points of a hundred: what dice and cards did, and what you chose better or worse than the bot “clever”.
report-parts-exact = In points of a hundred: what dice and cards did, and what your choices gave away.
report-sum = { $start } % at the start, { $luck } by luck, { $own } by own choices, { $others } by those of the others: { $result } %.
report-whose = Moments of
report-luckiest = Luckiest moment
report-unluckiest = Unluckiest moment
report-best = Best choice
report-costliest = Costliest choice
report-points = { $points } points
report-chosen = Chosen: { $move }
report-other = Instead: { $move }
report-see = See it
report-others = Others
report-interval = { $points } ± { $error }
report-column-name = Player
report-written = The report is in { $file }.
