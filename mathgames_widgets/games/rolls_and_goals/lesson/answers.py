"""Questions that are answered with a stack of cards, typed from top to bottom, with dice in a row, or with a roll."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, pairwise, permutations
from typing import Any, ClassVar

import mathgames_widgets.games.rolls_and_goals.lesson.misconceptions as idea
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed
from mathgames_widgets.maths.numbers.signed import added
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.reader import WIDE, Alike, ReadError
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, div, p, span
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.questions.controls import AnswerChange, AnswerDesk, AnsweredWithCards
from mathgames_widgets.questions.drawing.cards import Laid, LayCards
from mathgames_widgets.questions.question import AnswerOutcome, Misconception, Question
from mathgames_widgets.questions.reading import Reading
from mathgames_widgets.table.screen import Select

from ..rules.cards import DICE, DOUBLE, EVERY_SIDE, FACES, HALVE, Cards, Dice, in_order, less, value_of
from ..words.explanations import chain_text
from ..words.sentences import faces_text, stack_text

say = room(__name__)

ALIKE = Alike(str.maketrans("−–×X*·⋅∙/:", "--xxxxxx÷÷"))
"""What people type for a minus, for times and for divided by."""
INSIDE = re.compile(r"\s*[(\[{]([^()\[\]{}]*[,;\s][^()\[\]{}]*)[)\]}]\s*")
"""A stack in brackets; [4] alone is a card."""
MOST = 200
"""Characters of a stack."""
SAID = {"double": DOUBLE, "2x": DOUBLE, "halve": HALVE, "half": HALVE, "neg": "negate"}
"""Words that mean a card."""
BETWEEN = re.compile(r"[,;\s]+|\bthen\b|\band\b|→|>")
APART = re.compile(r"(?<=[-+x÷])\s+(?=\d)|(?<=\d)(?=[-+÷x]\s*\d)")
"""A blank inside a card, and the place between two cards that touch: + 2x2."""


def read_stack(text: str) -> Cards:
    """The cards as typed, from top to bottom.

    >>> read_stack("/2, then +3"), read_stack("x2 −1"), read_stack("+ 2x2")
    (('÷2', '+3'), ('x2', '-1'), ('+2', 'x2'))
    >>> read_stack("+4")
    Traceback (most recent call last):
    mathgames_widgets.maths.writing.reader.ReadError: “+4” is not a card. ...

    Raises ReadError with one sentence.
    """
    inside = INSIDE.fullmatch(text)
    bare = (inside[1] if inside else text).translate(ALIKE).casefold()
    bare = APART.sub(lambda match: "" if match[0] else ",", bare)
    pieces = [piece for piece in BETWEEN.split(bare) if piece]
    if not pieces:
        raise ReadError(say("stack-nothing"))
    if len(text) > MOST:
        raise ReadError(say("stack-too-long", most=MOST))
    found = [SAID.get(piece, piece) for piece in pieces]
    for piece in found:
        if piece not in FACES:
            raise ReadError(say("stack-no-card", typed=piece[:20]))
    return tuple(found)


def stacks_of(hand: Cards) -> Iterator[Cards]:
    """Every stack that can be made of some cards of a hand, short ones first, the empty one left out."""
    for size in range(1, len(hand) + 1):
        yield from dict.fromkeys(permutations(hand, size))


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteStack(Question):
    """A stack of cards of a hand that gives a die a value; every stack that does is right.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> question = WriteStack(key="eleven", prompt="", why=Explanation(""), side=5, hand=("+1", "x2"), wanted=11)
    >>> question.judge("x2, +1").right, question.judge("+1, x2").said
    (True, 'Not yet: +1, then ×2. It goes 5 + 1 = 6, 6 × 2 = 12.')
    """

    is_open: ClassVar[bool] = True

    side: int
    hand: Cards
    wanted: int

    @property
    def how_to_type(self) -> tuple[str, ...]:
        return (say("type-stack"),)

    def read(self, text: str) -> Cards:
        return read_stack(text)

    def write(self, answer: Cards) -> str:
        return ", ".join(answer)

    def is_right(self, answer: Cards) -> bool:
        return not self._lacking(answer) and value_of(self.side, answer) == self.wanted

    def _lacking(self, answer: Cards) -> Cards:
        """The cards that are not in the hand."""
        return less(answer, self.hand)

    @property
    def answers(self) -> tuple[Cards, ...]:
        """Every right stack, the shortest first."""
        return tuple([stack for stack in stacks_of(self.hand) if self.is_right(stack)])

    @property
    def solution(self) -> Cards:
        return self.answers[0]

    def say(self, answer: Cards) -> str:
        return stack_text(answer)

    def is_told_in(self, text: str) -> bool:
        return any(self.write(stack) in text for stack in self.answers)

    def lacks(self, answer: Cards) -> str:
        if lacking := self._lacking(answer):
            return say("stack-lacking", lacking=faces_text(lacking), hand=faces_text(self.hand))
        return say("stack-makes", chain=chain_text(self.side, answer))

    def behind(self, answer: Cards) -> Misconception | None:
        if self._lacking(answer):
            return None
        return idea.FROM_BELOW if value_of(self.side, tuple(reversed(answer))) == self.wanted else None


# ── dice laid in a row ──────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True, kw_only=True)
class LayRun(LayCards):
    """The dice of the longest run, laid in a row, the lowest first; `cards` are the values of all dice.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> question = LayRun(key="run", prompt="", why=Explanation(""), cards=("2", "-1", "0", "0"), run=(-1, 0))
    >>> question.judge("-1 0").right, question.judge("-1 0 2").said
    (True, 'Not yet: −1, 0 and 2. Between 0 and 2 a value is missing, so a run ends there.')
    >>> question.judge("0 -1").outcome, question.judge("0 -1").said
    (<AnswerOutcome.UNFINISHED: 'unfinished'>, 'Those are the right dice. Now put them in order: −1 comes first.')
    """

    is_ordered: ClassVar[bool] = True

    run: tuple[int, ...]
    """The values of the longest run."""

    @property
    def shape(self) -> str:
        return "mg-run-to-lay"

    @property
    def places(self) -> tuple[str, ...]:
        return (say("run-place"),)

    @property
    def solution(self) -> Laid:
        return (tuple(map(str, self.run)),)

    def is_right(self, answer: Laid) -> bool:
        return _in_a_row(answer) == [*self.run]

    def finish(self, given: Reading) -> AnswerOutcome:
        """The dice are right, and perhaps still to be put in order."""
        return AnswerOutcome.RIGHT if given.answer == self.solution else AnswerOutcome.UNFINISHED

    def unfinished(self, given: Reading) -> str:
        return say("run-in-size", first=self.run[0])

    def say(self, answer: Laid) -> str:
        return listed([plain(value) for value in map(int, answer[0])])

    def lacks(self, answer: Laid) -> str:
        """The first two values that do not follow each other, or where the run can be longer."""
        laid = _in_a_row(answer)
        if len(laid) == 1:
            return say("run-of-one")
        broken = next(((one, other) for one, other in pairwise(laid) if other != one + 1), None)
        if broken is None:
            return say("run-goes-on", first=laid[0], last=laid[-1], inside=laid[0] in self.run)
        return say("run-broken", one=broken[0], other=broken[1], same=broken[0] == broken[1])

    def behind(self, answer: Laid) -> Misconception | None:
        laid = _in_a_row(answer)
        if len(set(laid)) < len(laid):
            return idea.with_repeats(laid)
        if len(laid) <= laid[-1] - laid[0]:
            return idea.with_gaps(laid)
        return idea.RUN_STOPS_AT_ZERO if len(laid) > 1 and laid == [value for value in self.run if value > 0] else None


def _in_a_row(laid: Laid) -> list[int]:
    """The values that were laid, the lowest first."""
    return sorted(map(int, laid[0]))


# ── a roll that cannot be made into equal dice ────────────────────────────────────────────────────────────────────

Stacks = tuple[Cards, ...]
"""The cards behind each die."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FindRoll(Question, AnsweredWithCards):
    """A roll of six dice that some cards cannot make equal; every one of them is right. Each die is turned by a press.

    >>> from mathgames_widgets.maths.writing.explanation import Explanation
    >>> question = FindRoll(key="alike", prompt="", why=Explanation(""), hand=("+1", "-1"))
    >>> question.judge("1 1 1 1 5 5").right, question.judge("4, 4, 4, 4, 4, 5").said
    (True, 'Not yet: 4, 4, 4, 4, 4 and 5. They can all be 4: 5 − 1 = 4.')
    """

    is_open: ClassVar[bool] = True
    needs_board: ClassVar[bool] = False

    hand: Cards
    asks_why: Callable[[Dice], ChooseOne] | None = None
    """Which of several reasons is why a roll cannot be made equal."""

    def reason_for(self, answer: Dice) -> Question | None:
        return self.asks_why(answer) if self.asks_why else None

    def read(self, text: str) -> Dice:
        sides = re.findall(r"\d+|[^\s,;\d]+", text.translate(WIDE).strip("()[]{} ,;"))
        if len(sides) == 1:  # 111155
            sides = [*sides[0]]
        if len(sides) != DICE or any(side not in map(str, EVERY_SIDE) for side in sides):
            raise ReadError(say("roll-unread"))
        return tuple(sorted(map(int, sides)))

    def write(self, answer: Dice) -> str:
        return ", ".join(map(str, answer))

    def is_right(self, answer: Dice) -> bool:
        return stacks_for(answer, in_order(self.hand)) is None

    @property
    def solution(self) -> Dice:
        return (1, 1, 1, 1, 5, 5)

    def say(self, answer: Dice) -> str:
        return listed([plain(number) for number in answer])

    def lacks(self, answer: Dice) -> str:
        found = stacks_for(answer, in_order(self.hand))
        assert found is not None, "it would be right"
        target, stacks = found
        laid = [(side, *map(int, stack)) for side, stack in zip(answer, stacks, strict=True) if stack]
        sums = [show(*added(stack), "=", target).plain() for stack in laid]
        return say("roll-can-be", value=target, sums=", ".join(sums)) if sums else say("roll-is-already", value=target)

    # ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _shown(self, draft: str) -> Dice:
        """The sides as they lie, in the order of the dice; each shows 1 before any was turned."""
        return tuple(map(int, re.findall(r"\d", draft))) or (EVERY_SIDE[0],) * DICE

    def cards_on(self, desk: AnswerDesk) -> Element:
        """Six dice to be turned; below those that were checked lie the cards that make them equal."""
        from ..table import parts

        dice = self._shown(desk.draft)
        found = stacks_for(tuple(sorted(dice)), in_order(self.hand)) if desk.tries else None
        in_size = sorted(range(DICE), key=dice.__getitem__)
        behind = dict(zip(in_size, found[1], strict=True)) if found else {}
        turned = (
            span(
                press(
                    span(parts.pips(side), cls="mg-die mg-die-small", aria_hidden="true", data_key=f"side{at}.{side}"),
                    desk.offers(Select(at)),
                    key=f"turn{at}",
                    kind="mg-turn-die",
                    aria_label=say("die-to-turn", number=at + 1, side=side),
                ),
                *parts.small_cards(behind.get(at, ()), f"behind{at}"),
                cls="mg-figure-die",
                data_key=f"die{at}",
            )
            for at, side in enumerate(dice)
        )
        return div(
            p(say("turn-dice"), cls="mg-advice", data_key="how"),
            div(*turned, cls="mg-figure mg-dice-figure mg-turn-dice", role="group", aria_label=say("your-dice")),
            data_key="dice",
        )

    def taken(self, desk: AnswerDesk, thing: Any) -> AnswerChange:
        match thing:
            case Select(int(at)):
                dice = list(self._shown(desk.draft))
                dice[at] = dice[at] % len(EVERY_SIDE) + 1
                return AnswerChange(self.write(tuple(dice)), say("die-to-turn", number=at + 1, side=dice[at]))
        return AnswerChange()


@cache
def stacks_for(dice: Dice, hand: Cards) -> tuple[int, Stacks] | None:
    """A value that all dice can have, with the cards behind each; None where there is none."""
    for target in range(min(dice) - 3, max(dice) + 4):
        stacks = stacks_to(dice, target, hand)
        if stacks is not None:
            return target, stacks
    return None


def stacks_to(dice: Dice, target: int, hand: Cards) -> Stacks | None:
    """The cards behind each die that give all of them a value; None where there is no way."""
    return next(_laid(dice, target, hand), None)


def _laid(dice: Dice, target: int, left: Cards) -> Iterator[Stacks]:
    """Every way to give all dice the value with these cards."""
    if not dice:
        yield ()
        return
    for stack, rest in _choices(left):
        if value_of(dice[0], stack) == target:
            for others in _laid(dice[1:], target, rest):
                yield (stack, *others)


@cache
def _choices(left: Cards) -> tuple[tuple[Cards, Cards], ...]:
    """Cards for one die and what is left, few cards first; equal cards are the same card."""
    found: dict[Cards, Cards] = {}
    for size in range(len(left) + 1):
        for places in combinations(range(len(left)), size):
            stack = tuple([left[place] for place in places])
            found.setdefault(stack, tuple([card for place, card in enumerate(left) if place not in places]))
    return tuple(found.items())
