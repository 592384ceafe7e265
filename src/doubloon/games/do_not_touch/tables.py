"""The cards of Do Not Touch My Treasures, and the source of each number."""

CARDS = 54  # rulebook
HAND = 3  # rulebook
MOST_SEATS = 6  # default
COLOURS = ("red", "green", "blue")  # rulebook: three; their names: default
SYMBOLS = ("bullion", "gem", "coin")  # rulebook

# A kind of card is 9 * colour + face. Numbers: the face is the value less 1. Symbols: 3 * symbol + bonus less 1. (default)
FACES = 9
KINDS = 27

# Cards of each face in each colour. Default: the rulebook gives 54 cards, 18 of each colour, and the values 1 to 5.
SPLITS = (
    (5, 4, 4, 3, 2),  # numbers
    (4, 4, 4, 3, 3),  # numbers, flatter
    (6, 5, 4, 2, 1),  # numbers, steeper
    (3, 2, 1, 3, 2, 1, 3, 2, 1),  # symbols: of each six, three plain, two x2, one x3
)
NUMBERS, FLATTER, STEEPER, SYMBOLIC = range(4)  # default: as indexes of the table above


def _deck(split: tuple[int, ...]) -> list[int]:
    """The kind of each card, with equal cards next to each other."""
    return [FACES * colour + face for colour in range(len(COLOURS)) for face, count in enumerate(split) for _ in range(count)]


# The same for the rules (default): KIND_OF[54 * deck + card]; FIRST[28 * deck + kind], the first card of a kind, up to the next kind's.
KIND_OF = bytes(kind for split in SPLITS for kind in _deck(split))
FIRST = bytes(sum(other < kind for other in _deck(split)) for split in SPLITS for kind in range(KINDS + 1))
