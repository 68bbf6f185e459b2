"""The package and its games are imported before their files are: pytest would make a second copy of a module that a
front door loads, and an example run alone would compare a number with one of another class.

The game of docs/adding-a-game.md is imported too, which the examples on that page play.
"""

from tests.guide import EVERY  # noqa: F401
