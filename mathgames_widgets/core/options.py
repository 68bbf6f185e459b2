"""Checks for the options of a game: each refuses in one sentence that begins with the option's name."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def check_whole(name: str, value: object, allowed: range) -> None:
    """A whole number out of a range.

    >>> check_whole("hand", 1, range(2, 9))
    Traceback (most recent call last):
      ...
    ValueError: hand is 1, but it is a whole number from 2 to 8.
    """
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise ValueError(f"{name} is {value!r}, but it is a whole number from {allowed[0]} to {allowed[-1]}.")


def check_switches(rules: Any) -> None:
    """Every option that is switched on or off, which is one whose default is True or False.

    Raises ValueError with one sentence for the first that is neither.
    """
    for option in fields(rules):
        value = getattr(rules, option.name)
        if isinstance(option.default, bool) and not isinstance(value, bool):
            raise ValueError(f"{option.name} is {value!r}, but it is either True or False.")
