"""What people choose from instead of typing: words of room codes, faces, emotes. Names are in the catalogues."""

from __future__ import annotations

from functools import cache

from doubloon.i18n import LANGUAGES, people

FACES = tuple("🦡🐻🐱🐦🦊🐸🦔🐭🦉🐧🐰🦝🐺")  # those that are drawn for the browser
EMOTES = ("laugh", "clap", "wow", "heart", "think", "sleepy", "sad", "grumpy")

# 256 words that a child can read aloud: three of them make 16.7 million codes.
WORDS = """
    acorn amber anchor apple arrow autumn badge baker banana banjo barn barrel basil basket beach beacon bean beaver bell berry
    bicycle biscuit blanket blossom boat bonnet book boot bottle bowl branch brass bread breeze brick bridge brook broom bubble bucket
    button cabin cactus cake camel candle canoe canyon carpet carrot castle cave cedar cello chalk cherry chest chimney circle clay
    cliff cloak clock cloud clover coach coast cobalt coconut comet compass copper coral cork cotton cradle crane crayon cricket crown
    crystal cup daisy dance dawn desert diamond dice dolphin donkey door dragon drum dune eagle earth echo ember engine evening falcon
    feather fern fiddle field fig finch fire fish flag flame flute forest fossil fountain fox frost garden garlic gate ginger glacier
    globe glove goat gold goose grape grass grotto guitar hammer harbor harp hat hazel heart hedge helmet heron hill honey horn
    horse island ivory ivy jacket jade jar jasmine jelly jewel juniper kettle key kite kitten ladder lake lamp lantern laurel leaf
    lemon library lily linen lion lizard llama lotus lute magnet mango map maple marble marsh meadow melon mill mint mirror mitten
    moon moss mountain muffin mushroom nest north nugget nutmeg oak oasis ocean olive onion opal orange orchard otter owl paddle palm
    panda paper parrot path peach pear pearl pebble pencil penguin pepper piano pillow pine pirate planet plum pocket pond pony poppy
    pumpkin puzzle quartz quilt rabbit radish rain raven reef ribbon river robin rocket rose ruby saddle saffron sail salmon sand
    shell silver snow spoon spring star stone sugar summer
""".split()  # noqa: SIM905 (easier to read)


@cache
def known_names() -> frozenset[str]:
    """The names that people may bear, in all languages."""
    return frozenset(name for lang in LANGUAGES for _, name in people(lang))
