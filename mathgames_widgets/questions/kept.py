"""What the browser keeps of a lesson's table: the game as it stands there, and what was decided."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

from mathgames_widgets.questions.answers import LONGEST

VERSION = 1


@dataclass(frozen=True, slots=True)
class KeptDecision:
    """A game as it stood when something was decided, sealed, and how many moves of the lesson it compares with."""

    game: str
    lessons: int
    is_lessons: bool
    """Whether it was decided as in the lesson."""


@dataclass(frozen=True, slots=True)
class KeptPart:
    """A part of a lesson's game as its table stands.

    >>> part = KeptPart("{}", is_reached=True)
    >>> KeptPart.from_text(part.to_text()) == part
    True
    >>> KeptPart.from_text("no such text") is None
    True
    """

    game: str
    """Sealed as a saved game is."""
    is_reached: bool = False
    put_back: int = 0
    """How often a decision was put back."""
    decided_at: int | None = None
    """After how many moves it was decided."""
    decided: KeptDecision | None = None
    first: KeptDecision | None = None
    """What was decided before that."""

    def to_text(self) -> str:
        """The text for the browser."""
        return json.dumps({"version": VERSION, **asdict(self)}, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> KeptPart | None:
        """What a text keeps; None where it is none of ours."""
        if len(text) >= LONGEST:
            return None
        try:
            found = json.loads(text)
        except (ValueError, RecursionError):
            return None
        if not isinstance(found, dict) or found.get("version") != VERSION or not isinstance(found.get("game"), str):
            return None
        return cls(
            found["game"],
            found.get("is_reached") is True,
            _count(found.get("put_back")) or 0,
            _count(found.get("decided_at")),
            _decision(found.get("decided")),
            _decision(found.get("first")),
        )


def _count(found: Any) -> int | None:
    return found if isinstance(found, int) and not isinstance(found, bool) and 0 <= found < LONGEST else None


def _decision(found: Any) -> KeptDecision | None:
    if not isinstance(found, dict) or not isinstance(found.get("game"), str):
        return None
    lessons = _count(found.get("lessons"))
    return None if lessons is None else KeptDecision(found["game"], lessons, found.get("is_lessons") is True)
