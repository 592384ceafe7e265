"""The components of My Treasure, and the source of each number."""

SPACES = 4  # rulebook
ORCS = 6  # rulebook
GLORY_TARGET = 7  # rulebook
MOST_SEATS = 5  # rulebook

KINDS = ("ring", "diamond", "sword", "necklace", "coins", "potion")  # source: reviews of the 2015 edition
KIND_COUNT = 6  # rulebook: six tokens, each of another kind
MOUSE = 6  # as an index beside the kinds (not a number of the rulebook)


def _rotated(card: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A family: one card for each kind. Each card has the kinds of the one before, increased by one; mice stay mice."""
    return [tuple(MOUSE if kind == MOUSE else (kind + turn) % KIND_COUNT for kind in card) for turn in range(KIND_COUNT)]


# The treasure cards. Default: the rulebook gives only their number; docs/games/my-treasure.md has the reasons for this table.
CARDS = (
    *_rotated((0, MOUSE)),  # family A
    *_rotated((0, 0, MOUSE)),  # family B
    *_rotated((0, 0, 0)),  # family C
    *_rotated((0, 0, 1, 4)),  # family D
    *_rotated((0, 0, 2, 2, 3)),  # family E
    (0, 1, 2),  # family F
    (3, 4, 5),
    (0, 2, 4),
    (1, 3, 5),
)

# How many cards of the table are in play: all 34 (rulebook), or the 30 of the 2015 edition (source), without family F (default).
EDITIONS = (34, 30)

# The same cards as flat numbers for the rules (default): COUNTS[7 * card + kind] symbols of a kind, the seventh being mice.
COUNTS = bytes(card.count(kind) for card in CARDS for kind in range(KIND_COUNT + 1))
