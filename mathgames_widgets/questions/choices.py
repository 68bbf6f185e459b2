"""Questions answered without writing: choose one, choose some, put in order, match, point at a graph."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar, cast

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.rational.features import Point
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.notation import plain, show, typed
from mathgames_widgets.maths.writing.reader import ReadError, TwoReadings
from mathgames_widgets.maths.writing.shown import Fence, Shown, SideBySide
from mathgames_widgets.questions.question import (
    MOST_IDEAS,
    Misconception,
    Question,
    Text,
    each_once,
    places,
    plain_text,
    unstopped,
)
from mathgames_widgets.questions.reading import Reading, numbers

say = room(__name__)

LEVEL = re.compile(r"\s*y\s*=", re.IGNORECASE)
"""A level line, where an upright one is asked for."""


@dataclass(frozen=True, slots=True)
class Option:
    """An answer to choose from.

    The misconception is behind choosing it where it is wrong. Where it is right and left out, only what is said to
    someone who holds it is said, without the name: who has left something out has perhaps only not looked there.
    """

    text: Text
    right: bool = False
    misconception: Misconception | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseOne(Question):
    """One of several answers; the answer is its place, counted from 0.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> options = Option("5"), Option("4", right=True)
    >>> question = ChooseOne(key="sum", prompt="2 + 2?", why=Explanation("Count."), options=options)
    >>> question.judge(1).said, question.judge("0").right
    ('Right: 4.', False)
    """

    options: tuple[Option, ...]

    def read(self, text: str) -> int:
        chosen = places(text, len(self.options))
        if len(chosen) != 1:
            raise ReadError(say("choose-one"))
        return chosen[0]

    def write(self, answer: int) -> str:
        return str(answer)

    @property
    def solution(self) -> int:
        return next(place for place, option in enumerate(self.options) if option.right)

    def is_right(self, answer: int) -> bool:
        return self.options[answer].right

    def say(self, answer: int) -> str:
        return unstopped(plain_text(self.options[answer].text))

    def behind(self, answer: int) -> Misconception | None:
        return self.options[answer].misconception


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseThen(ChooseOne):
    """What is asked next once an answer is right, where that is no reason for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSome(Question):
    """All the right ones among several answers; the answer is the set of their places, perhaps empty."""

    options: tuple[Option, ...]

    def check(self, answer: Iterable[int]) -> frozenset[int]:
        return frozenset(answer)

    def read(self, text: str) -> frozenset[int]:
        return frozenset(places(text, len(self.options)))

    def write(self, answer: Iterable[int]) -> str:
        return ",".join(map(str, sorted(answer)))

    @property
    def solution(self) -> frozenset[int]:
        return frozenset(place for place, option in enumerate(self.options) if option.right)

    def say(self, answer: Iterable[int]) -> str:
        chosen = [unstopped(plain_text(self.options[place].text)) for place in sorted(answer)]
        return listed(chosen) if chosen else say("none-of-them")

    def lacks(self, answer: frozenset[int]) -> str:
        missed, extra = self.solution - answer, answer - self.solution
        if extra:
            said = say("lacks-both" if missed else "lacks-none")
            is_many = len(self._ideas_of(extra)) > MOST_IDEAS
            return f"{said} {say('lacks-first', option=self.say({min(extra)}))}" if is_many else said
        if not answer:
            return say("lacks-all")
        said = say("lacks-some", given=len(answer), many=len(missed))
        return " ".join([said, *[idea.text for idea in self._ideas_of(missed)[:1]]])

    def ideas_behind(self, answer: frozenset[int]) -> tuple[Misconception, ...]:
        """Those of the whole answer, or else of each wrong option that is ticked; to leave one out shows no idea."""
        return (Question.ideas_behind(self, answer) or self._ideas_of(answer - self.solution)) if answer else ()

    def _ideas_of(self, places: Iterable[int]) -> tuple[Misconception, ...]:
        return each_once(self.options[place].misconception for place in sorted(places))


NONE_FALSE = "?"
"""What an order in the making ends with as long as no item has been called false."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PutInOrder(Question):
    """Things to be put in order; `items` are given in the right one. The answer names them by their places there."""

    items: tuple[Text, ...]
    tried: int = 0
    """How many orders were wrong before: whoever has tried more is helped more."""

    def after(self, tries: int) -> PutInOrder:
        return replace(self, tried=tries)

    @property
    def praise(self) -> str:
        return say("right-order")

    @property
    def has_false(self) -> bool:
        """Whether one item is false: the last place of an answer is then apart from the order, for that one."""
        return False

    @property
    def start(self) -> tuple[int, ...]:
        """The order at the beginning: always the same for a question, never the right one."""
        order, _ = Rng(self.key).shuffled(range(len(self.items)))
        return order if order != self.solution else order[1:] + order[:1]

    def check(self, answer: Iterable[int]) -> tuple[int, ...]:
        return tuple(answer)

    def read(self, text: str) -> tuple[int, ...]:
        if text.endswith(NONE_FALSE):
            is_moved = places(text.removesuffix(NONE_FALSE), len(self.items)) != self.start
            raise ReadError(say("which-is-false", moved=is_moved))
        order = places(text, len(self.items))
        if sorted(order) != list(range(len(self.items))):
            raise ReadError(say("order-places"))
        return order

    def write(self, answer: Iterable[int]) -> str:
        return ",".join(map(str, answer))

    @property
    def solution(self) -> tuple[int, ...]:
        return tuple(range(len(self.items)))

    def first_gap(self, order: Sequence[int]) -> int | None:
        """The first place where an order breaks; None where it holds."""
        return next((at for at, item in enumerate(order) if at != item), None)

    def to_light(self, answer: Sequence[int]) -> tuple[int, ...]:
        """The items of a wrong answer to look at first."""
        at = self.first_gap(answer)
        return () if at is None else (answer[at],)

    def say(self, answer: tuple[int, ...]) -> str:
        return "; ".join(f"({spot}) {unstopped(plain_text(self.items[place]))}" for spot, place in enumerate(answer, 1))

    def lacks(self, answer: tuple[int, ...]) -> str:
        fits = sum(place == item for place, item in enumerate(answer))
        return say("in-place", fits=fits, all=len(self.items))


@dataclass(frozen=True, slots=True)
class Pair:
    """Two things that belong together."""

    left: Text
    right: Text


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchPairs(Question):
    """Things on the left, each with its partner on the right.

    The answer has for each of `pairs` the place in `partners` of what was chosen. A `Wrong` answer is
    (place on the left, place among `pairs` and `others`). `because` is told the first place on the left that does not
    fit: the partners have an order of their own in every round.
    """

    pairs: tuple[Pair, ...]
    others: tuple[Text, ...] = ()
    """What else stands on the right and belongs to nothing."""

    @property
    def praise(self) -> str:
        return say("right-pairs")

    @property
    def rights(self) -> tuple[Text, ...]:
        """The right side in the order of the pairs, each once, the others behind."""
        return tuple(dict.fromkeys([*(pair.right for pair in self.pairs), *self.others]))

    @property
    def partners(self) -> tuple[Text, ...]:
        """The right side as it is shown: in an order that tells nothing, always the same for a question."""
        return Rng(self.key).shuffled(self.rights)[0]

    def check(self, answer: Iterable[int]) -> tuple[int, ...]:
        return tuple(answer)

    def read(self, text: str) -> tuple[int, ...]:
        chosen = places(text, len(self.rights))
        if len(chosen) != len(self.pairs):
            raise ReadError(say("choose-partners"))
        return chosen

    def write(self, answer: Iterable[int]) -> str:
        return ",".join(map(str, answer))

    @property
    def solution(self) -> tuple[int, ...]:
        return tuple([self.partners.index(pair.right) for pair in self.pairs])

    def say(self, answer: tuple[int, ...]) -> str:
        together = [(plain_text(pair.left), place) for pair, place in zip(self.pairs, answer, strict=True)]
        return "; ".join([say("pair", left=left, right=plain_text(self.partners[place])) for left, place in together])

    def lacks(self, answer: tuple[int, ...]) -> str:
        fits = sum(chosen == other for chosen, other in zip(answer, self.solution, strict=True))
        return say("pairs-fit", fits=fits, all=len(self.pairs))

    def against(self, answer: tuple[int, ...]) -> str:
        if self.because is None:
            return ""
        both = zip(answer, self.solution, strict=True)
        return self.because(next(place for place, (chosen, right) in enumerate(both) if chosen != right))

    def ideas_behind(self, answer: tuple[int, ...]) -> tuple[Misconception, ...]:
        """What is behind the first pair for which it is known: what another pair rests on is another question."""
        like = [wrong for wrong in self.misconceptions if self.is_like(wrong.answer, answer)]
        first = min((belief.answer[0] for belief in like), default=None)
        return each_once(belief.misconception for belief in like if belief.answer[0] == first)

    def is_like(self, expected: Any, answer: tuple[int, ...]) -> bool:
        left, right = expected
        return bool(self.partners[answer[left]] == (*(pair.right for pair in self.pairs), *self.others)[right])


@dataclass(frozen=True, slots=True)
class Target:
    """A place to be met: a point, or with one coordinate left open a whole line."""

    x: Fraction | int | None = None
    y: Fraction | int | None = None

    def is_met(self, point: Point, reach: Fraction) -> bool:
        """Whether the point lies within reach.

        >>> Target(x=-3).is_met(Point(Fraction(-3), Fraction(5)), Fraction(0))
        True
        """
        wanted = ((self.x, point.x), (self.y, point.y))
        return all(aim is None or aim - reach <= at <= aim + reach for aim, at in wanted)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClickGraph(Question):
    """A place to be clicked on a graph: one that meets any of `targets`. A `Wrong` answer is a Target too.

    Clicks and arrow keys land on the same net of points, `step` apart, so that both can answer exactly.
    """

    is_open: ClassVar[bool] = True

    functions: tuple[RationalFunction, ...] = ()
    """What is drawn; nothing at all where the place is to be predicted."""
    targets: tuple[Target, ...]
    window: tuple[int, int, int, int] = (-6, 6, -6, 6)
    """Left, right, bottom and top."""
    step: Fraction = Fraction(1, 2)
    reach: Fraction = Fraction(1, 4)
    """How far from a target is still right, in each direction."""

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return (say("type-point"),)

    def check(self, answer: Point | tuple[Fraction | int, Fraction | int]) -> Point:
        if isinstance(answer, Point):
            return answer
        x, y = answer
        return Point(Fraction(x), Fraction(y))

    def reading(self, text: str) -> Reading:
        """Two numbers, in brackets or not; x alone where upright lines are asked for."""
        try:
            found = numbers(text)
        except TwoReadings as asked:
            pairs = [pair for pair in map(numbers, asked.readings) if len(pair.answer) == 2]
            if len(pairs) != 1 or self.is_upright:
                raise
            found = pairs[0]
        if found.is_endless:
            raise ReadError(say("point-as-two"))
        if len(found.answer) == 1 and self.is_upright and LEVEL.match(text):
            raise ReadError(say("point-upright"))
        if len(found.answer) == 1 and self.is_upright:
            return Reading(Point(found.answer[0], Fraction(0)), found.forms, show("x", "=", *_parts(found)))
        if len(found.answer) != 2:
            raise ReadError(say("point-as-two"))
        return Reading(Point(*found.answer), found.forms, Fence(SideBySide(_parts(found))))

    def read(self, text: str) -> Point:
        return cast(Point, self.reading(text).answer)

    def write(self, answer: Point) -> str:
        return typed(answer.x) if self.is_upright else f"{typed(answer.x)}, {typed(answer.y)}"

    def is_right(self, answer: Point) -> bool:
        return any(target.is_met(answer, self.reach) for target in self.targets)

    @property
    def solution(self) -> Point:
        first = self.targets[0]
        return Point(Fraction(first.x or 0), Fraction(first.y or 0))

    def say(self, answer: Point) -> str:
        return f"x = {plain(answer.x)}" if self.is_upright else plain(answer)

    @property
    def is_upright(self) -> bool:
        """Whether upright lines are asked for, so that only x counts."""
        return all(target.y is None for target in self.targets)

    def is_like(self, expected: Target, answer: Point) -> bool:
        return expected.is_met(answer, self.reach)

    def nearest(self, across: float, down: float) -> Point:
        """The point of the net under a click, given in shares of the picture from its left upper corner."""
        left, right, bottom, top = self.window
        x, y = left + across * (right - left), top - down * (top - bottom)
        return Point(self._on_net(x, left, right), self._on_net(y, bottom, top))

    def moved(self, point: Point, right: int, up: int) -> Point:
        """The point some steps further, inside the picture."""
        low_x, high_x, low_y, high_y = self.window
        x, y = Fraction(typed(point.x)) + right * self.step, Fraction(typed(point.y)) + up * self.step
        return Point(_between(x, low_x, high_x), _between(y, low_y, high_y))

    def _on_net(self, value: float, low: int, high: int) -> Fraction:
        inside = min(max(value, low), high)
        return round(inside / float(self.step)) * self.step


def _parts(found: Reading) -> tuple[Shown, ...]:
    return (found.understood,) if found.understood else ()


def _between(value: Fraction, low: int, high: int) -> Fraction:
    return max(min(value, Fraction(high)), Fraction(low))
