"""SymPy is the oracle, so it must not borrow python-flint's arithmetic, which the code under test uses too.

No example of Hypothesis is timed: how long one takes says more about the machine than about the code.
"""

import os

from hypothesis import settings

os.environ["SYMPY_GROUND_TYPES"] = "python"

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
