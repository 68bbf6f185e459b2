"""The package and its games are imported before their files are: pytest would make a second copy of a module that a
front door loads, and an example run alone would compare a number with one of another class.
"""

from mathgames_widgets.games import GAMES  # noqa: F401
