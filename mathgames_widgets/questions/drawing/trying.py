"""Cards that are laid to see what they make: a sentence tells it, and a picture may show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from mathgames_widgets.page.html import Element, p
from mathgames_widgets.questions.drawing.cards import Laid, LayCards


@dataclass(frozen=True, slots=True, kw_only=True)
class TryCards(LayCards):
    """A board of which nothing is judged; a card that is laid leaves another one like it in the hand.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> def told(laid):
    ...     return f"{''.join(laid[0]) or 'n'} × 0 = 0"
    >>> board = TryCards(prompt="", why=Explanation(""), cards=("2", "7"), rooms=("number",), longest=2, told=told)
    >>> board.now(((),)), board.now((("7", "2"),))
    ('n × 0 = 0', '72 × 0 = 0')
    >>> board.takes((("7",),), 0, "2"), board.takes((("7", "2"),), 0, "2")
    (True, False)
    """

    is_endless: ClassVar[bool] = True
    is_to_play: ClassVar[bool] = True

    rooms: tuple[str, ...]
    """What the places are called."""
    longest: int
    """How many cards one place can hold."""
    told: Callable[[Laid], str]
    """What the cards make, in a sentence."""
    follows: Callable[[tuple[str, ...], str], bool] = lambda cards, face: True
    """Whether a card may come next in a place."""
    begins: Laid = ()
    """What lies there before anything is moved."""
    shows: Callable[[Laid], Element] | None = None
    """A picture of what the cards make; the sentence says the same."""

    @property
    def places(self) -> tuple[str, ...]:
        return self.rooms

    def _drafted(self, text: str) -> Laid:
        return self.begins if self.begins and not text else LayCards._drafted(self, text)

    @property
    def most(self) -> int:
        return self.longest

    @property
    def solution(self) -> Laid:
        return tuple([() for _ in self.rooms])

    @property
    def shape(self) -> str:
        return "mg-family mg-trying"

    def takes(self, laid: Laid, to: int, face: str) -> bool:
        return self.longest == 1 or (len(laid[to]) < self.longest and self.follows(laid[to], face))

    def with_one_more(self, cards: list[str], face: str) -> list[str]:
        """Where only one card can lie, another one takes its place."""
        return [face] if self.longest == 1 else [*cards, face]

    def without(self, cards: list[str], at: int) -> list[str]:
        """What comes behind a card that is taken back goes with it, since each follows the one before it."""
        return cards[:at]

    def around(self, laid: Laid, places: list[Element]) -> Iterator[Element]:
        yield from LayCards.around(self, laid, places)
        if self.shows:
            yield self.shows(laid)
        yield p(self.now(laid), cls="mg-advice", data_key="now")

    def now(self, laid: Laid) -> str:
        return self.told(laid)
