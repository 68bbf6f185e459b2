"""The package and its games are imported before their files are: pytest would make a second copy of a module that a
front door loads, and an example run alone would compare a number with one of another class.

The game of docs/adding-a-game.md is imported too, which the examples on that page play.
"""

from typing import Any

from tests.guide import EVERY  # noqa: F401


def pytest_itemcollected(item: Any) -> None:
    """What a lesson shows before it is run is no result: `pytest --nbval` runs its cell, and has nothing to compare."""
    outputs = getattr(getattr(item, "cell", None), "outputs", ())
    if any(one.get("metadata", {}).get("mathgames", {}).get("twin") for one in outputs):
        item.options["check"] = False
