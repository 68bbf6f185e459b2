"""Names for the few values that a rule knows: phases of a game, sides, directions."""

from __future__ import annotations

from enum import Enum


class Named(Enum):
    """An Enum whose repr can be pasted back.

    >>> class Phase(Named):
    ...     DRAFT = "draft"
    >>> Phase.DRAFT
    Phase.DRAFT
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
