"""Helpers for building sentences with mathematics in them."""

from __future__ import annotations

from collections.abc import Iterable

from mathgames_widgets.maths.writing.notation import plain


def listed(words: Iterable[object], last: str = "and") -> str:
    """Several things in one phrase, numbers written as mathematics.

    >>> listed(["x = 1"]), listed(["x = 1", "x = 2", "x = 3"]), listed([1, 2], "or")
    ('x = 1', 'x = 1, x = 2 and x = 3', '1 or 2')
    """
    written = [word if isinstance(word, str) else plain(word) for word in words]
    if len(written) < 2:
        return "".join(written)
    return f"{', '.join(written[:-1])} {last} {written[-1]}"


def how_often(times: int) -> str:
    """Once, twice, 3 times.

    >>> how_often(1), how_often(2), how_often(4)
    ('once', 'twice', '4 times')
    """
    return {1: "once", 2: "twice"}.get(times, f"{times} times")


def some(things: list[str], one: str, many: str) -> str:
    """The things with their noun, in the number that fits.

    >>> some(["x = 1"], "a hole at", "holes at"), some(["x = 1", "x = 2"], "a hole at", "holes at")
    ('a hole at x = 1', 'holes at x = 1 and x = 2')
    """
    return f"{one if len(things) == 1 else many} {listed(things)}"


def capital(sentence: str) -> str:
    """With a capital letter in front.

    >>> capital("nothing cancels.")
    'Nothing cancels.'
    """
    return sentence[:1].upper() + sentence[1:]
