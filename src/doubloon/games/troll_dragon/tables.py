"""The components of Troll & Dragon, and the source of each number."""

GROTTO_DICE = 4  # rulebook
CAVERN_DICE = 2  # rulebook
DRAGON_DICE = 2  # rulebook
PACKS = 5  # rulebook

DIAMONDS = 60  # rulebook
NUGGETS = 50  # rulebook
NUGGET_POINTS = 3  # rulebook; a diamond is worth 1

SIDES = 6  # of every die

# How many sides show what. Defaults: the rulebook does not list the faces; docs/games/troll-dragon.md gives the reasons.
DIAMOND_SIDES = 2
KEY_SIDES = 1
DOOR_SIDES = 1  # the other sides of a Grotto die are trolls
ONE_NUGGET_SIDES = 1
TWO_NUGGETS_SIDES = 1  # the other sides of a Cavern die are blank
DRAGON_SIDES = (1, 2)  # of the two Dragon dice; their other sides are blank

TROLL_TREASURES = 3  # rulebook: what a single opponent may take from the Troll Hand
