"""The components of The Little Dragon, and the source of each number."""

PLACES = 49  # rulebook: 7 rows of 7
MOST_SEATS = 5  # source: the box

KINDS = ("ball", "car", "doll", "candlestick", "chest", "ring", "dragon", "spider")  # rulebook; cars: source
KIND_COUNT = 8  # rulebook

# rulebook: tiles of each kind, and how many are taken together.
TILES = (4, 4, 4, 6, 8, 8, 12, 3)
SET_SIZES = (2, 2, 2, 3, 4, 1, 1, 0)
