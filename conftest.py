"""The package is imported before its files are: pytest would make a second copy of a module that the front door loads,
and an example run alone would compare a number with one of another class.
"""

import mathgames_widgets  # noqa: F401
