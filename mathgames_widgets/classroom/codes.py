"""The codes of tables, such as FERN-42718, read as people type them."""

from __future__ import annotations

import random
import re
from difflib import get_close_matches
from unicodedata import normalize

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import WORDS

say = room(__name__)

MORE_WORDS = (
    "ALMOND", "ANCHOR", "APPLE", "APRON", "ARROW", "ASPEN", "BADGER", "BAKER", "BAMBOO", "BANJO", "BARLEY", "BASIL",
    "BASKET", "BEAVER", "BERRY", "BISON", "BOTTLE", "BRANCH", "BRICK", "BRIDGE", "BRUSH", "BUBBLE", "BUCKET",
    "BUTTER", "BUTTON", "CABIN", "CACTUS", "CAMEL", "CANDLE", "CANOE", "CANYON", "CARROT", "CASTLE", "CELLO",
    "CHERRY", "CHESS", "CIRCLE", "CIRCUS", "CITRUS", "CLOCK", "COBALT", "COCOA", "COPPER", "COTTON", "CRANE",
    "CRAYON", "CROWN", "DESERT", "DINNER", "DONKEY", "DRAGON", "DRUM", "ECHO", "ELBOW", "ENGINE", "FALCON", "FAMILY",
    "FARMER", "FIDDLE", "FIELD", "FLAME", "FLUTE", "FOREST", "FOSSIL", "FRIDAY", "GALAXY", "GARDEN", "GARLIC",
    "GINGER", "GLOBE", "GLOVE", "GOLDEN", "GOOSE", "GRAVEL", "GUITAR", "HAMMER", "HELMET", "HIPPO", "HORNET",
    "ISLAND", "JACKET", "JAGUAR", "JELLY", "JUNGLE", "KETTLE", "KITTEN", "KIWI", "LADDER", "LAGOON", "LETTER",
    "LEVEL", "LIZARD", "LLAMA", "LOTUS", "MAGNET", "MARBLE", "MARKET", "MEADOW", "MELON", "METAL", "MIRROR", "MITTEN",
    "MONDAY", "MUFFIN", "MUSEUM", "MUSIC", "NEEDLE", "NUTMEG", "OASIS", "OCEAN", "ONION", "ORANGE", "ORCHID",
    "OYSTER", "PADDLE", "PALACE", "PANDA", "PAPER", "PARADE", "PARROT", "PEBBLE", "PENCIL", "PEPPER", "PIANO",
    "PICNIC", "PIGEON", "PILLOW", "PIRATE", "PLANET", "POCKET", "POLAR", "PONY", "POTATO", "PUFFIN", "PUPPET",
    "PUZZLE", "RABBIT", "RADIO", "RAISIN", "RAVEN", "RIBBON", "ROCKET", "SADDLE", "SAFARI", "SALMON", "SANDAL",
    "SATURN", "SCARF", "SHADOW", "SHARK", "SILVER", "SKATE", "SNAIL", "SOCKET", "SPIDER", "SPOON", "SPRING", "SQUASH",
    "STREAM", "SUGAR", "SUMMER", "SUNDAY", "SUNSET", "TEMPLE", "TENNIS", "TICKET", "TIGER", "TIMBER", "TOAST",
    "TOMATO", "TRAIN", "TUNNEL", "TURTLE", "UMPIRE", "VALLEY", "VELVET", "VIOLIN", "WAFFLE", "WAGON", "WALNUT",
    "WALRUS", "WATER", "WHALE", "WINDOW", "WINTER", "WIZARD", "YELLOW", "YOGURT", "ZEBRA", "ZIPPER",
)  # fmt: skip

CODE_WORDS = (*WORDS, *MORE_WORDS)
NUMBERS = range(10_000, 100_000)
OLD_NUMBERS = range(10, 100)
"""What stood in codes before they were made longer; tables from then still open."""

EXAMPLE = "FERN-42718"
MOST = len(CODE_WORDS) * len(NUMBERS)
"""How many codes there are: so many that nobody finds one within a lesson by trying, from however many addresses."""

LONGEST = 40
PARTS = re.compile(r"([^\W\d_]*)[\W_]*(\d*)")
"""A word and a number, with any dash, a space or nothing between them."""


class CodeError(ValueError):
    """A code that cannot be one; the message says which part is wrong."""


def new_code() -> str:
    """A fresh code.

    >>> read_code(new_code()) != ""
    True
    """
    fresh = random.SystemRandom()
    return f"{fresh.choice(CODE_WORDS)}-{fresh.choice(NUMBERS)}"


def read_code(typed: str) -> str:
    """The code that someone typed. Raises CodeError with one sentence about the part that is wrong.

    >>> [read_code(typed) for typed in ("fern 42718", "Fern42718", " FERN–42718 ", "fern_42718", "fern 42")]
    ['FERN-42718', 'FERN-42718', 'FERN-42718', 'FERN-42718', 'FERN-42']
    >>> read_code("firn 42718")
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.codes.CodeError: No table has the word FIRN. Is it FERN?
    """
    text = normalize("NFKC", typed).strip().upper()
    if not text:
        raise CodeError(say("type-code", example=EXAMPLE))
    parts = PARTS.fullmatch(text)
    if parts is None or len(text) > LONGEST:
        raise CodeError(say("what-a-code-is", example=EXAMPLE))
    word, number = parts[1], parts[2]
    if not word:
        raise CodeError(say("word-missing", example=EXAMPLE))
    if word not in CODE_WORDS:
        near = get_close_matches(word, CODE_WORDS, 1)
        raise CodeError(say("no-such-word", word=word, near=near[0] if near else None))
    if not number:
        raise CodeError(say("number-missing", word=word))
    if number[0] == "0" or (int(number) not in NUMBERS and int(number) not in OLD_NUMBERS):
        raise CodeError(say("no-such-number", number=number, example=EXAMPLE))
    return f"{word}-{int(number)}"


def is_code(text: str) -> bool:
    """Whether this is a code as it is written, and not only as it may be typed.

    >>> is_code("FERN-42"), is_code("fern 42"), is_code("teacher FERN-42")
    (True, False, False)
    """
    try:
        return read_code(text) == text
    except CodeError:
        return False
