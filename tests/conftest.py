"""SymPy is the oracle, so it must not borrow python-flint's arithmetic, which the code under test uses too."""

import os

os.environ["SYMPY_GROUND_TYPES"] = "python"
