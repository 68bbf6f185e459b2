"""Dice with the cards behind them, walks on the number line, and a learner's dice in a line beside the lesson's."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from math import ceil, floor
from typing import Literal

from mathgames_widgets.core.game import Action, Ready, changed
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.maths.writing.words import mean_text
from mathgames_widgets.page.html import Element, div, p, span, strong, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.drawing.bars import StillBar, still_bars
from mathgames_widgets.questions.pictures import NumberLine, jumps_of
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import LEARNER, Wager, in_words

from ..analysis.chances import falls, kinds_of_dice, measures
from ..rules.cards import (
    DICE,
    EVERY_SIDE,
    HALVE,
    PICK,
    REROLL,
    Card,
    Cards,
    Dice,
    Goal,
    Side,
    Values,
    chain,
    kind_of,
    modified,
    turned,
    worth,
)
from ..rules.scoring import COUNTED, LEAST_WINS, SECOND, measure
from ..rules.state import Phase, RoundResult, Stacks
from ..rules.view import View
from ..words.chances import MEAN
from ..words.sentences import face_text, faces_text, goal_text, goal_title, stack_text

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Die:
    """A side from 1 to 6, or a value that came of one, and the cards behind it from top to bottom."""

    shows: int
    stack: Cards = ()


@dataclass(frozen=True, slots=True)
class DiceRow(Figure):
    """Some dice in a row, each with the cards behind it."""

    dice: tuple[Die, ...]
    whose: str = ""
    """Whose dice they are, where there are several rows."""
    is_numbered: bool = False
    """Whether each die has its number above it."""

    def plain(self) -> str:
        if len(self.dice) == 1:
            die = self.dice[0]
            return say("die-with-stack", value=die.shows, stack=stack_text(die.stack))
        if any(die.stack for die in self.dice):
            told = [_with_stack(die) if die.stack else in_text(die.shows) for die in self.dice]
            return say("dice-row", player=self.whose or None, dice="; ".join(told))
        return say("dice-row", player=self.whose or None, dice=[die.shows for die in self.dice])

    def in_short(self) -> str:
        """Nothing of a die that is rolled again: the words of the question say what it shows and what is behind it."""
        is_rolled_again = len(self.dice) == 1 and REROLL in self.dice[0].stack
        return "" if is_rolled_again else self.plain()

    def draw(self) -> Element:
        whose = span(self.whose, cls="mg-label") if self.whose else None
        return div(
            whose,
            *[self._drawn(die, at) for at, die in enumerate(self.dice)],
            cls="mg-figure mg-dice-figure",
            role="group",
            aria_label=self.plain(),
        )

    def _drawn(self, die: Die, at: int) -> Element:
        """A die with its cards below it, or only a number where it is known what it is worth."""
        from ..table import parts

        if not any(die.stack for die in self.dice):
            return span(in_text(die.shows), cls="mg-dice-value", data_key=f"value{at}")
        side = parts.die(die.shows, key=f"side{at}", label=say("shows", value=die.shows), size="mg-die-small")
        number = span(say("die-number", number=at + 1), cls="mg-die-number") if self.is_numbered else None
        return span(
            number, side, *parts.small_cards(die.stack, f"behind{at}"), cls="mg-figure-die", data_key=f"die{at}"
        )


Roll = tuple[int, int]
"""A first side and a second."""


@dataclass(frozen=True, slots=True)
class TwoRolls(Figure):
    """All 36 outcomes of two rolls, each as likely as the others, with those that fit marked."""

    words: str
    """What the marks mean, in a sentence or two."""
    cells: tuple[tuple[str, ...], ...]
    """What stands for each first roll and each second one."""
    fits: frozenset[Roll]

    def plain(self) -> str:
        return say("two-rolls", words=self.words)

    def draw(self) -> Element:
        head = tr(th(say("first-second"), scope="col"), *[th(str(side), scope="col") for side in EVERY_SIDE])
        rows = [
            tr(
                th(str(one), scope="row"),
                *[self._drawn((one, other), cell) for other, cell in zip(EVERY_SIDE, row, strict=True)],
            )
            for one, row in zip(EVERY_SIDE, self.cells, strict=True)
        ]
        drawn = table(thead(head), tbody(*rows), cls="mg-entries")
        said = p(self.words, cls="mg-small")
        return div(drawn, said, cls="mg-figure mg-entries-room", role="group", aria_label=self.plain(), tabindex=0)

    def _drawn(self, roll: Roll, cell: str) -> Element:
        return td(cell, cls="mg-fits" if roll in self.fits else None)


def two_rolls(words: str, cell: Callable[[int, int], str], fits: Callable[[int, int], bool]) -> TwoRolls:
    """The outcomes of two rolls.

    >>> two_rolls("6 outcomes are doubles.", lambda one, other: "", int.__eq__).plain()
    'A table of the 36 outcomes of two rolls. 6 outcomes are doubles.'
    """
    cells = tuple([tuple([cell(side, other) for other in EVERY_SIDE]) for side in EVERY_SIDE])
    return TwoRolls(words, cells, frozenset(roll for roll in product(EVERY_SIDE, EVERY_SIDE) if fits(*roll)))


@dataclass(frozen=True, slots=True)
class SixResults(Figure):
    """What becomes of each side of a die that is rolled, in rows, each result with a sign for whether it helps."""

    rows: tuple[tuple[str, tuple[tuple[int | str, Literal["✓", "✗", ""]], ...]], ...]
    """The name of a row, and its results."""
    signs: str
    """What the signs mean."""
    sides: Dice = EVERY_SIDE
    name: str = ""
    """What the rows show, where it is not what the sides become."""

    def plain(self) -> str:
        return self.name or say("six-results")

    def draw(self) -> Element:
        from ..table import parts

        sides = [
            th(parts.die(side, key=f"six{side}", label=str(side), size="mg-die-small"), scope="col")
            for side in self.sides
        ]
        rows = [tr(th(name, scope="row"), *[self._result(*result) for result in row]) for name, row in self.rows]
        drawn = table(thead(tr(td(), *sides)), tbody(*rows), cls="mg-entries mg-six-results")
        said = p(self.signs, cls="mg-small")
        return div(drawn, said, cls="mg-figure mg-entries-room", role="group", aria_label=self.plain(), tabindex=0)

    def _result(self, value: int | str, sign: str) -> Element:
        said = value if isinstance(value, str) else in_text(value)
        return td(
            said,
            f" {sign}" if sign else None,
            cls={"✓": "mg-fits", "✗": "mg-harms"}.get(sign),
        )


def six_for_goal(goal: Goal, stack: Cards) -> SixResults:
    """Which sides count for a goal that counts dice, as they are and with some cards.

    >>> [sign for _, sign in six_for_goal(Goal.MOST_DIVISIBLE_BY_3, ("+1",)).rows[1][1]]
    ['', '✓', '', '', '✓', '']
    """
    counts = COUNTED[goal]

    def row(stack: Cards) -> tuple[tuple[int, Literal["✓", "✗", ""]], ...]:
        values = [worth(side, stack) for side in EVERY_SIDE]
        return tuple([(value, "✓" if counts(value) else "") for value in values])

    named = say("six-with", card=faces_text(stack))
    return SixResults(((say("six-rolled"), row(())), (named, row(stack))), say("six-fits"))


def apart_for_all(cards: Cards) -> SixResults:
    """What both orders of ×2 and a card that adds make of each side, and how far apart that is.

    >>> apart_for_all(("x2", "+3")).rows[-1]
    ('apart', ((3, ''), (3, ''), (3, ''), (3, ''), (3, ''), (3, '')))
    """

    def row(name: str, values: Iterable[int]) -> tuple[str, tuple[tuple[int, Literal[""]], ...]]:
        return name, tuple([(value, "") for value in values])

    double_first, added_first = ([worth(side, one) for side in EVERY_SIDE] for one in (cards, cards[::-1]))
    apart = [more - less for more, less in zip(added_first, double_first, strict=True)]
    rows = (
        row(stack_text(cards[::-1]), added_first),
        row(stack_text(cards), double_first),
        row(say("order-apart-row"), apart),
    )
    said = say("order-apart", apart=apart[0], card=face_text(cards[1]))
    return SixResults(rows, said, name=say("order-apart-table"))


def gain_text(side: Side) -> str:
    """By how much a die changes on average when it is rolled again, with its sign."""
    more = MEAN - side
    return f"{'+' if more > 0 else ''}{decimal(more)}"


def gains_of(sides: Dice, high: bool) -> SixResults:
    """What each die changes by on average when it is rolled again.

    >>> gains_of((1, 5), True).rows[0][1]
    (('+2.5', '✓'), ('−1.5', ''))
    """

    def gain(side: Side) -> tuple[str, Literal["✓", "✗", ""]]:
        return gain_text(side), "✓" if (side < MEAN) == high else ""

    rows = ((say("gain-on-average"), tuple(map(gain, sides))),)
    return SixResults(rows, say("gain-fits"), sides, say("gain-results"))


def six_ranges(values: Values, place: int) -> SixResults:
    """The range of some dice after each roll of one of them, beside the range that they have now.

    >>> six_ranges((2, 2, 2, 2, 2, 3), 5).rows[0][1]
    ((1, ''), (0, '✓'), (1, ''), (2, '✗'), (3, '✗'), (4, '✗'))
    """
    now = _range(values)
    ranges = [_range(changed(values, place, side)) for side in EVERY_SIDE]
    row = tuple([(new, _sign(now - new)) for new in ranges])
    return SixResults(((say("six-range"), row),), say("six-range-signs"))


def _range(values: Values) -> int:
    return measure(Goal.SMALLEST_RANGE, values) or 0


def _sign(gain: int) -> Literal["✓", "✗", ""]:
    return "✓" if gain > 0 else "✗" if gain < 0 else ""


def _with_stack(die: Die) -> str:
    return say("value-with-stack", value=die.shows, stack=stack_text(die.stack))


def row_of(values: Values, whose: str = "") -> DiceRow:
    """Dice that are worth these values.

    >>> row_of((5, -1, 0)).plain()
    'The dice: 5, −1 and 0.'
    """
    return DiceRow(tuple([Die(value) for value in values]), whose)


def one_die(side: int, stack: Cards) -> DiceRow:
    """One die with cards behind it.

    >>> one_die(5, ("÷2", "-3")).plain()
    'The die shows 5. Behind it: ÷2, then −3.'
    """
    return DiceRow((Die(side, stack),))


def every_side(stack: Cards = ()) -> DiceRow:
    """A die that is rolled: all that it can show, with the cards behind it."""
    return DiceRow(tuple([Die(side, stack) for side in EVERY_SIDE]))


# ── on the number line ────────────────────────────────────────────────────────────────────────────────────────────


Reading = Callable[[int, Card], int]
"""What a card makes of a value, or what someone takes it to make."""
Steps = tuple[tuple[str, int | Fraction], ...]
"""What each step of a walk is, and where it leads."""


def steps_of(value: int, stack: Iterable[Card], reading: Reading = modified) -> Steps:
    """The walk of a value with some cards, one after the other; a half has a step of its own before it is rounded.

    >>> steps_of(2, ("-3", "÷2"))
    (('−3', -1), ('÷2', Fraction(-1, 2)), ('rounding', -1))
    """
    found: list[tuple[str, int | Fraction]] = []
    for card in stack:
        after, half = reading(value, card), Fraction(value, 2)
        found.append((face_text(card), half if card == HALVE else after))
        if card == HALVE and half != after:
            found.append((say("step-rounded"), after))
        value = after
    return tuple(found)


def decimal(value: int | Fraction) -> str:
    """An integer or a half, as it is written beside dice.

    >>> decimal(-1), decimal(Fraction(-1, 2))
    ('−1', '−0.5')
    """
    return mean_text(Fraction(value))


def steps_text(start: int | Fraction, steps: Steps) -> str:
    """A walk in a line.

    >>> steps_text(2, steps_of(2, ("-3", "+1")))
    '2 − 3 = −1, −1 + 1 = 0'
    """
    links, before = [], start
    for label, end in steps:
        told, work = {"start": decimal(before), "end": decimal(end)}, label[0] in "+−×÷"
        links.append(
            say("walk-link", work=f"{label[0]} {label[1:]}", so=end == _exactly(before, label), **told)
            if work
            else say("walk-link-rounded", **told)
            if label == say("step-rounded")
            else say("walk-link-other", step=label, **told)
        )
        before = end
    return ", ".join(links) or plain(start)


def _exactly(value: int | Fraction, label: str) -> Fraction:
    """What a step that adds, takes away, doubles or halves makes of a value, before it is rounded."""
    by = Fraction(label[1:])
    made = {"+": value + by, "−": value - by, "×": value * by, "÷": value / by}
    return made[label[0]]


def walk(side: int, stack: Cards) -> NumberLine:
    """What the cards behind a die do, as jumps.

    >>> walk(2, ("-3", "÷2")).jumps[-1]
    Jump(start=Fraction(-1, 2), end=-1, label='rounding')
    """
    start = turned(side, stack)
    steps = steps_of(start, [card for card, _ in chain(start, stack)])
    line = marked([start, *[end for _, end in steps]])
    return replace(line, marks=((start, say("the-die")),), jumps=jumps_of(start, steps))


def walk_begun(side: int, stack: Cards, cards: int) -> NumberLine:
    """The same with the jumps of the first cards only; with −1 without those of the last card."""
    begun = [card for card, _ in chain(turned(side, stack), stack)][:cards]
    return replace(walk(side, stack), jumps=walk(turned(side, stack), tuple(begun)).jumps)


def on_one_scale(*lines: NumberLine) -> tuple[NumberLine, ...]:
    """Number lines below one another, all from the same number to the same."""
    low, high = min(line.low for line in lines), max(line.high for line in lines)
    return tuple([replace(line, low=low, high=high) for line in lines])


def marked(values: Iterable[int | Fraction]) -> NumberLine:
    """Some values on the number line, and 0."""
    found = sorted(set(values))
    return NumberLine(floor(min(0, *found)) - 1, ceil(max(0, *found)) + 1, tuple([(value, "") for value in found]))


# ── a guess at the table ──────────────────────────────────────────────────────────────────────────────────────────


def reroll_wager(view: View) -> Wager | None:
    """How likely is it that a die with a reroll counts for the first goal of the round that counts dice?"""
    goal = next((goal for goal in view.goals if goal in COUNTED), None)
    behind = next((at for at, stack in enumerate(view.mine[:DICE]) if REROLL in stack), None)
    if goal is None or behind is None or view.phase is not Phase.PLACE:
        return None
    side, stack = view.dice[LEARNER][behind], view.mine[behind]
    if PICK in stack:
        return None

    def counts(rolled: int) -> bool:
        return COUNTED[goal](worth(rolled, stack))

    fits = [rolled for rolled in EVERY_SIDE if counts(rolled)]
    return Wager(
        say("wager-asked", die=behind + 1, goal=goal_text(goal)),
        falls((side,), (stack,)).chance(lambda fallen: counts(fallen[0])),
        say("wager-why", sides=fits, many=len(fits)),
    )


# ── beside the lesson's ───────────────────────────────────────────────────────────────────────────────────────────


def as_far(yours: View, lessons: View) -> bool:
    """Whether as many cards lie behind the dice as in the lesson, or the round has gone on."""
    is_on = yours.phase is Phase.PLACE and yours.round == lessons.round
    return not is_on or len(yours.hand) <= len(lessons.hand)


def too_early(yours: View, lessons: View, action: Action) -> str:
    """What is said to a player who is ready while the lesson still has cards to place."""
    if not isinstance(action, Ready) or as_far(yours, lessons):
        return ""
    return say("ready-early", many=len(yours.hand) - len(lessons.hand), all=not lessons.hand)


def beside(yours: View, lessons: View) -> Element:
    """What both tables come to for each goal of the round, on average where a die is still to be rolled.

    There a hand that can still add or take away counts, where that helps a goal most.
    """
    number, here, there = _both_counted(yours, lessons)
    both = [(goal, here[goal], there[goal]) for goal in here if goal in there]
    drawn: tuple[Element | None, ...]
    if _are_exact(yours, lessons, number):  # a line for each goal; none where the verdict has said that all are equal
        differ = any(own != other for _, own, other in both)
        drawn = (div(*[_in_a_line(*one) for one in both], cls="mg-beside-lines") if differ else None,)
    else:
        counts = any(_shifts_in(view.hand) for view in (yours, lessons))
        held = p(say("beside-counts-hand"), cls="mg-small", data_key="counts-hand") if counts else None
        drawn = (held, div(*[_two_bars(*one) for one in both], cls="mg-beside-goals"))
    return in_words(_said(yours, number), _said(lessons, number), *filter(None, drawn))


def _in_a_line(goal: Goal, own: Fraction, other: Fraction) -> Element:
    """What both tables come to for one goal, in a sentence; it stands out where they differ."""
    told = say("beside-goal", **_named(goal, own, other, exact=True))
    said = say("beside-said", own=_mean_said(goal, own), other=_mean_said(goal, other), goal=told, exact=True)
    return p(strong(said) if own != other else said, data_key=f"beside {goal}")


def _named(goal: Goal, own: Fraction, other: Fraction, *, exact: bool) -> dict[str, object]:
    """What the name of a goal is told with."""
    end = "lower" if goal is Goal.SECOND_HIGHEST_TOTAL else "higher"
    return {"goal": goal_title(goal), "exact": exact, "is_open": goal in SECOND and own != other, "end": end}


OF_SIX = (*COUNTED, Goal.LONGEST_RUN, Goal.LARGEST_SET, Goal.GREATEST_VARIETY)
"""Goals that count dice: their bars are shares of six, so that those of several goals can be compared."""


def _two_bars(goal: Goal, own: Fraction, other: Fraction) -> Element:
    """What both tables come to on average for one goal, as two bars from 0; the better one has a mark."""
    most, lead = Fraction(DICE) if goal in OF_SIX else max(own, other, Fraction(1)), _lead(goal, own, other)
    bars = [
        StillBar(name, f"{_mean_said(goal, mean)}{' ✓' if is_better else ''}", max(0.0, float(mean / most)))
        for name, mean, is_better in ((say("bar-you"), own, lead > 0), (say("bar-lesson"), other, lead < 0))
    ]
    told = _named(goal, own, other, exact=False)
    said = say("beside-said", own=_mean_said(goal, own), other=_mean_said(goal, other), goal=told["goal"], exact=False)
    return div(
        p(say("beside-goal", **told), aria_hidden="true"),
        div(still_bars(bars), role="img", aria_label=said),
        cls="mg-beside-goal",
        data_key=f"beside {goal}",
    )


def _mean_said(goal: Goal, mean: Fraction) -> str:
    """A run and a set have at least two dice: in place of 0 stands that there is none."""
    return mean_text(mean) if mean or goal not in (Goal.LONGEST_RUN, Goal.LARGEST_SET) else say("bar-none")


def _lead(goal: Goal, own: Fraction, other: Fraction) -> int:
    """1 where the first number is better for a goal, −1 where the other is; 0 for a second place, too."""
    return 0 if goal in SECOND else ((own > other) - (own < other)) * (-1 if goal in LEAST_WINS else 1)


def weighed(yours: View, lessons: View) -> str:
    """For how many goals of the round each of two tables is ahead."""
    number, here, there = _both_counted(yours, lessons)
    gains = [_lead(goal, here[goal], there[goal]) for goal in here.keys() & there.keys()]
    own, other = gains.count(1), gains.count(-1)
    by = "same" if own == other else "more" if own > other else "less"
    said = say("weighed", by=by, own=own, other=other, rolled=_over(yours, number) is not None)
    return " ".join(filter(None, (said, _kept(yours, lessons))))


def _kept(yours: View, lessons: View) -> str:
    """That the lesson has kept a card that does more for the biggest number, which counts in the next round."""
    own, other = [next((int(card) for card in _shifts_in(_waiting(view))), None) for view in (yours, lessons)]
    if yours.phase is not Phase.SELECT or Goal.BIGGEST_NUMBER not in yours.goals:
        return ""
    if other is None or (own or 0) >= other:
        return ""
    cards = [None if step is None else face_text(f"{step:+}") for step in (own, other)]
    return say("weighed-kept", goal=goal_text(Goal.BIGGEST_NUMBER), own=cards[0], other=cards[1])


def _waiting(view: View) -> Cards:
    """The cards on top of the deck, also while the round is still played."""
    return view.mine[DICE] if view.phase is Phase.PLACE else view.on_top


def _over(view: View, number: int) -> RoundResult | None:
    """A round that is over, None while it is played."""
    return next((result for result in view.results if result.round == number), None)


def _both_counted(yours: View, lessons: View) -> tuple[int, dict[Goal, Fraction], dict[Goal, Fraction]]:
    """The round that both tables have come to, and what each goal comes to at the one and at the other."""
    number = min(yours.round, lessons.round)
    exact = _are_exact(yours, lessons, number)
    here, there = [dict(_counted(view, number, exact)) for view in (yours, lessons)]
    return number, here, there


def _counted(view: View, number: int, exact: bool) -> list[tuple[Goal, Fraction]]:
    """What each goal of a round comes to: as the dice lie, or on average and with what the hand can still do."""
    if over := _over(view, number):
        return [(award.goal, Fraction(award.measures[LEARNER] or 0)) for award in over.awards]
    return [(goal, _mean(goal, view, view.mine[:DICE]) if exact else _at_best(goal, view)) for goal in view.goals]


def _at_best(goal: Goal, view: View) -> Fraction:
    """What the dice come to for a goal on average, with the shifts of the hand where they help it most."""
    dice, stacks = view.dice[LEARNER], view.mine[:DICE]
    tables = {kinds_of_dice(dice, stacks): stacks}
    if goal not in SECOND:
        for card in _shifts_in(view.hand):
            for behind in list(tables.values()):
                for at, stack in enumerate(behind):
                    laid = changed(behind, at, (*stack, card))
                    tables.setdefault(kinds_of_dice(dice, laid), laid)
    return (min if goal in LEAST_WINS else max)([_mean(goal, view, laid) for laid in tables.values()])


def _mean(goal: Goal, view: View, stacks: Stacks) -> Fraction:
    return measures(goal, view.dice[LEARNER], stacks).expected(lambda number: number or 0)


def _shifts_in(hand: Cards) -> Cards:
    return tuple([card for card in hand if kind_of(card) in ("plus", "minus")])


def _are_exact(yours: View, lessons: View, number: int) -> bool:
    """Whether at both tables no die is still to be rolled."""
    return all(
        _over(view, number) is not None or not any(REROLL in stack for stack in view.mine[:DICE])
        for view in (yours, lessons)
    )


def _said(view: View, number: int) -> str:
    over = _over(view, number)
    if over:
        worths: list[int | str] = list(over.values[LEARNER])
    else:
        stacks = zip(view.dice[LEARNER], view.mine[:DICE], strict=True)
        worths = ["?" if REROLL in stack else worth(side, stack) for side, stack in stacks]
    left = [say("beside-hand", cards=faces_text(view.hand))] if view.hand and not over else []
    return " ".join([say("beside-dice", values=worths), *left])
