"""What the rules refuse, as people read it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mathgames_widgets.core.game import AnyGame, Refused
from mathgames_widgets.core.words import why_refused


@contextmanager
def refusing(game: AnyGame, says: str) -> Iterator[None]:
    """What is done here is refused with a reason, and the game's sentence for it says this (a pattern)."""
    with pytest.raises(Refused) as caught:
        yield
    said = why_refused(caught.value, game)
    assert re.search(says, said), said
