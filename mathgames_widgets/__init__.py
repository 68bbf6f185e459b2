"""Card and dice games that teach mathematics, played inside Jupyter notebooks."""

__version__ = "0.1.0"
