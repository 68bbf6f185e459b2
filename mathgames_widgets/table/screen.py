"""What a game's view is drawn with, and what a page can ask of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

from mathgames_widgets.core.game import Action
from mathgames_widgets.core.messages import You
from mathgames_widgets.maths.writing.explanation import Hint as Hint
from mathgames_widgets.page.html import Element, Value
from mathgames_widgets.table.faces import PERSON, face

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Do:
    """Make a move of the game, and those that go with it in one press: a card taken up and laid somewhere else."""

    action: Action
    then: tuple[Action, ...] = ()
    sure: str = ""
    """What is asked once before a move that throws something away; empty where nothing is."""


@dataclass(frozen=True, slots=True)
class Select:
    """Take a card in hand, or let it go; the rules are not asked."""

    thing: Any


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask "why?" about something: the answer opens beside it, or closes again."""

    thing: Any


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the table itself: undo, hint, save, a new game."""

    what: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class Best:
    """What was possible at the end: a sentence about it, and what is shown when it is pressed."""

    says: str
    shown: Any


@dataclass(frozen=True, slots=True)
class Made:
    """The best that a seat made in a game, to lie beside what others made: in the game's signs, and in words."""

    seat: int
    worth: Fraction | int
    """The more, the better; only for the order."""
    id: str
    kept: tuple[str, ...]
    """The values of which a log keeps them, to be said in any language: what the game's `made_says` takes."""
    says: str
    shown: Element | None = None


@dataclass(frozen=True, slots=True)
class Screen:
    """How the table stands for anyone who looks: names, what is selected and asked, and how offers are numbered.

    `offer` is None where nothing can be done: in a replay, in print. `step` counts the steps in which a scored round is
    shown; None shows it whole. `notice` is the refusal that stands in the line above the table. `is_lesson` where a
    lesson plays one deal of its own, which need not reach what a whole game asks for; `decides` where nothing is chosen
    beforehand for the one who looks, because choosing is what the lesson asks for; `is_undecided` until the first such
    decision is made: before it, nothing weighs the choices. Without `far_out` graphs do not show what a curve follows
    far from 0, which the lesson has not come to; without `holes` they show no missing point, which is to be found.
    `waits` while a question of the lesson is open that a rule would answer: then an example stands in its place.
    """

    names: tuple[str, ...]
    offer: Callable[[Any], int] | None = None
    selected: Any = None
    asked: Any = None
    step: int | None = None
    kinds: tuple[str, ...] = ()
    """Who sits at each place: a person, or a bot by its name."""
    notice: str = ""
    is_lesson: bool = False
    decides: bool = False
    is_undecided: bool = False
    far_out: bool = True
    holes: bool = True
    waits: bool = False

    def offers(self, thing: Any) -> int | None:
        """The number under which `thing` can be had, None where nothing is offered."""
        return None if self.offer is None else self.offer(thing)

    def offers_all(self, things: Mapping[K, Any]) -> dict[K, int]:
        """The numbers of several things by what they stand for; none where nothing is offered."""
        return {} if self.offer is None else {key: self.offer(thing) for key, thing in things.items()}

    def opens(self, thing: Any) -> dict[str, Value]:
        """What a button carries that asks for something: its number, and whether the answer is open."""
        return {"data_n": self.offers(Ask(thing)), "aria_expanded": str(self.asked == thing).lower()}

    def name(self, player: int) -> str:
        """The name at a seat."""
        return self.names[player]

    def face(self, player: int) -> Element:
        """The face of a seat, to stand beside its name."""
        name = self.names[player]
        kind = self.kinds[player] if player < len(self.kinds) else PERSON
        return face(kind, player, name.name if isinstance(name, You) else name)

    @property
    def is_live(self) -> bool:
        """Whether anything can be done here."""
        return self.offer is not None
