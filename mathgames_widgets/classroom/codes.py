"""The codes of tables, such as FERN-42, read as people type them."""

from __future__ import annotations

import random
import re
from difflib import get_close_matches
from unicodedata import normalize

from mathgames_widgets.core.rng import WORDS

NUMBERS = range(10, 100)
EXAMPLE = "FERN-42"
MOST = len(WORDS) * len(NUMBERS)
"""How many codes there are."""

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
    return f"{fresh.choice(WORDS)}-{fresh.choice(NUMBERS)}"


def read_code(typed: str) -> str:
    """The code that somebody typed. Raises CodeError with one sentence about the part that is wrong.

    >>> [read_code(typed) for typed in ("fern 42", "Fern42", " FERN–42 ", "fern_42")]
    ['FERN-42', 'FERN-42', 'FERN-42', 'FERN-42']
    >>> read_code("firn 42")
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.codes.CodeError: No table has the word FIRN. Is it FERN?
    """
    text = normalize("NFKC", typed).strip().upper()
    if not text:
        raise CodeError(f"Type the code of your table, such as {EXAMPLE}.")
    parts = PARTS.fullmatch(text)
    if parts is None or len(text) > LONGEST:
        raise CodeError(f"A code is a word and a number, such as {EXAMPLE}.")
    word, number = parts[1], parts[2]
    if not word:
        raise CodeError(f"The word is missing. A code is a word and a number, such as {EXAMPLE}.")
    if word not in WORDS:
        near = get_close_matches(word, WORDS, 1)
        raise CodeError(f"No table has the word {word}." + (f" Is it {near[0]}?" if near else " Check the spelling."))
    if not number:
        raise CodeError(f"The number is missing. Which number comes after {word}?")
    if len(number) != 2 or int(number) not in NUMBERS:
        raise CodeError(f"No table has the number {number}. It is one from 10 to 99.")
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
