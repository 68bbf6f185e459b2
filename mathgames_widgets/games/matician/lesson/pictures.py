"""Equations and payoff tables of Matician to be looked at in a question, and a learner's round beside the lesson's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import listed, points_text
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import press
from mathgames_widgets.page.html import Element, details, div, p, span, strong, summary, table, tbody, td, th, thead, tr
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import LEARNER, in_words

from ..rules.cards import LEFT, LESS, MINUS, PLUS, RIGHT, SIDES, Equation, Symbol
from ..rules.state import Phase, RoundResult, View
from ..table.parts import hand_card, symbol_card, turned_up
from ..words.sentences import SIDE_NAMES, equation_text, value_text, worked_out

say = room(__name__)

Values = tuple[Fraction | None, ...]


def attack_columns() -> tuple[str, ...]:
    """The columns of a payoff table: where a minus card comes."""
    return tuple([say("attack-column", side=SIDE_NAMES[side]) for side in SIDES])


def told(equation: Equation) -> Explanation:
    """An equation worked out, as a sentence.

    >>> told(Equation("4", "+", "13")).claim
    '4 + 13 = 17.'
    """
    return Explanation(say("worked", equation=worked_out(equation)))


def bare(equation: Equation) -> str:
    """The numbers as they were laid, without any minus card.

    >>> bare(Equation("4", "+", "13", (0, 1)))
    '4 + 13'
    """
    return equation_text(equation.as_laid)


def minuses_text(equation: Equation) -> str:
    """Where the minus cards lie.

    >>> minuses_text(Equation("4", "+", "13", (0, 1))), minuses_text(Equation("8", "x", "5", (1, 3)))
    ('a minus card in front of 13', 'a minus card in front of 8 and three minus cards in front of 5')
    """
    numbers = (equation.left, equation.right)
    laid = [(equation.minuses[side], numbers[side]) for side in SIDES if equation.minuses[side]]
    return listed([say("minuses-in-front", count=count, card=card) for count, card in laid])


@dataclass(frozen=True, slots=True)
class EquationCards(Figure):
    """The cards of an equation, turned over."""

    equation: Equation

    def plain(self) -> str:
        equation = self.equation
        if not any(equation.minuses):
            return bare(equation)
        left, right = equation.minuses
        return say(
            "cards-and-minuses",
            equation=bare(equation),
            left=left,
            first=equation.left,
            right=right,
            second=equation.right,
        )

    def in_short(self) -> str:
        return equation_text(self.equation)

    def draw(self) -> Element:
        return div(turned_up(self.equation, key="laid"), cls="mg-figure", role="group", aria_label=self.plain())


@dataclass(frozen=True, slots=True)
class InHand(Figure):
    """A symbol and the numbers of a hand; the words of the question name them."""

    symbol: Symbol
    numbers: tuple[int, ...]

    def plain(self) -> str:
        return ""

    def draw(self) -> Element:
        cards = [hand_card(str(number), key=f"held{number}", is_small=True) for number in self.numbers]
        symbol = symbol_card(self.symbol, key="own-symbol", size="mg-small-symbol")
        return div(span(symbol, *cards, cls="mg-laid-equation"), cls="mg-figure mg-held")


@dataclass(frozen=True, slots=True)
class PayoffPicture(Figure):
    """What each of some choices brings in each of some cases."""

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    entries: tuple[Values, ...]
    does: str = "lay"
    """What its owner does: lay two numbers, or choose a row."""
    open_column: int | None = None
    """One that is still to be worked out."""
    to_press: Callable[[str], Any] | None = None
    """What offers a place to be pressed; None where there is nothing to press."""
    at: str = ""
    """The place that was pressed."""

    def _written(self, row: Values) -> list[str]:
        return ["?" if at == self.open_column else value_text(value) for at, value in enumerate(row)]

    def place(self, row: int, column: int) -> str:
        """The name of a place that can be pressed."""
        return f"place-{row}-{column}"

    def _cell(self, row: int, column: int, written: str) -> Element:
        if self.to_press is None:
            return td(written)
        name = self.place(row, column)
        said = f"{self.rows[row]}, {self.columns[column]}: {written}"
        pressed = str(self.at == name).lower()
        return td(press(written, self.to_press(name), key=name, aria_label=said, aria_pressed=pressed))

    def plain(self) -> str:
        rows = zip(self.rows, self.entries, strict=True)
        entries = "; ".join([f"{name}: {', '.join(self._written(row))}" for name, row in rows])
        return say("table-in-words", does=self.does, columns=", ".join(self.columns), rows=entries)

    def draw(self) -> Element:
        head = tr(th(say("corner", does=self.does), scope="col"), *[th(column, scope="col") for column in self.columns])
        body = [
            tr(th(name, scope="row"), *[self._cell(at, to, one) for to, one in enumerate(self._written(row))])
            for at, (name, row) in enumerate(zip(self.rows, self.entries, strict=True))
        ]
        drawn = table(thead(head), tbody(*body), cls="mg-entries")
        return div(drawn, cls="mg-figure mg-entries-room", role="group", aria_label=say("payoff-table"), tabindex=0)


def attacked_values(equation: Equation) -> Values:
    """What becomes of an equation with one more minus card on the left, and with one on the right.

    >>> [str(value) for value in attacked_values(Equation("13", "+", "10"))]
    ['-3', '3']
    """
    return equation.attacked(LEFT).value, equation.attacked(RIGHT).value


def table_of(equations: Sequence[Equation]) -> PayoffPicture:
    """The payoff table of some arrangements, attacked on the left or on the right.

    >>> table_of([Equation("13", "+", "10")]).plain()
    'You lay: a minus card on the left, a minus card on the right; 13 + 10: −3, 3.'
    """
    return PayoffPicture(tuple(map(bare, equations)), attack_columns(), tuple(map(attacked_values, equations)))


def attack_text(equation: Equation, side: int) -> str:
    """An attack on one side.

    >>> attack_text(Equation("13", "-", "4"), 1)
    'in front of the 4 on the right'
    """
    return say("attack", card=equation.cards[side], side=SIDE_NAMES[side])


# ── a learner's round beside the lesson's ─────────────────────────────────────────────────────────────────────────


def as_far(yours: View, lessons: View) -> bool:
    """Whether as many rounds are turned over as in the lesson, and no numbers are still to be laid where its lie."""
    if len(yours.results) != len(lessons.results):
        return len(yours.results) > len(lessons.results)
    return lessons.phase is not Phase.SABOTAGE or yours.phase is Phase.SABOTAGE


def beside(yours: View, lessons: View) -> Element:
    """Two rounds turned over; before that, what was laid and what one minus card can make of it. Below stands what
    another minus card would have made of them."""
    if lessons.phase is Phase.SABOTAGE:
        said = [_laid(view) for view in (yours, lessons)]
    else:
        results = _results(yours, lessons)
        said = [say("not-turned-over") if result is None else _turned(result) for result in results]
    own, other = said
    otherwise = _otherwise(yours, lessons)
    return in_words(own, other, *([p(otherwise, data_key="otherwise")] if otherwise else []))


def _otherwise(yours: View, lessons: View) -> str:
    """What two rounds would have been with another minus card, or become when the same side is attacked once more."""
    if lessons.phase is Phase.SABOTAGE:
        side = None if None in (_lowest(yours), _lowest(lessons)) or yours.symbol == LESS else _always_attacked(yours)
        return "" if side is None else _if_again(yours, lessons, side)
    mine, theirs = _results(yours, lessons)
    if mine is None or theirs is None:
        return ""
    is_other = (LEARNER in mine.winners) != (LEARNER in theirs.winners)
    cards = _with_the_lessons_card(mine, theirs) if is_other else ""
    return " ".join(filter(None, (cards, _on_the_other_side(mine, theirs))))


def weighed(yours: View, lessons: View) -> str:
    """Who has the point of a round; before that, which of two equations stays higher if it is attacked at its worse
    side."""
    if lessons.phase is not Phase.SABOTAGE:
        mine, theirs = _results(yours, lessons)
        own, other = [result is not None and LEARNER in result.winners for result in (mine, theirs)]
        return say("weighed-points", own=own, other=other)
    here, there = _lowest(yours), _lowest(lessons)
    if here is None or there is None:
        return ""
    if yours.symbol == LESS:
        plain, lessons_plain = [_own(view).value for view in (yours, lessons)]
        if (here, plain) == (there, lessons_plain):
            return say("weighed-less-same", own=here, mine=plain)
        values = {"own": here, "other": there, "mine": plain, "theirs": lessons_plain}
        both = here <= there and (plain or 0) <= (lessons_plain or 0)
        return say("weighed-less", both=both, more=_own(yours).right, less=_own(lessons).right, **values)
    by = "same" if here == there else "more" if here > there else "less"
    return say("weighed-worst", by=by, own=here, other=there)


def came_true(views: Sequence[View], pressed: str, to_press: Callable[[str], Any]) -> Element | None:
    """The payoff table of the last round: as it was laid, turned around, with the cautious choice, and with what would
    have been best, where these are others; what of it came true is to be pressed, and each place has its answer."""
    if not views[-1].results:
        return None
    result = views[-1].results[-1]
    own, rival = result.equation_of(LEARNER), result.equation_of(1 - LEARNER)
    laid, turned = own.as_laid, replace(own.as_laid, left=own.right, right=own.left)
    every = _laid_from(views, result.round, own.symbol)
    cautious = max(every, key=lambda one: (_least(one), one.value or 0))
    is_safer = all(_least(row) < _least(cautious) for row in (laid, turned))
    rows = tuple(dict.fromkeys([laid, turned, *([cautious] if is_safer else [])]))
    best = max(every, key=lambda one: (_with_the_cards_of(own, one), _least(one)))
    if all(_with_the_cards_of(own, row) < _with_the_cards_of(own, best) for row in rows):
        rows = (*rows, best)
    entries = tuple([(row.value, *attacked_values(row)) for row in rows])
    names = [say("came-true-cautious", row=bare(row)) if row == cautious and is_safer else bare(row) for row in rows]
    picture = PayoffPicture(tuple(names), (say("no-attack"), *attack_columns()), entries, to_press=to_press, at=pressed)
    places = {picture.place(row, column): (row, column) for row in range(len(rows)) for column in range(len(CASES))}
    case = next((SIDE_NAMES[side] for side in SIDES if own.minuses[side]), "none")
    values = {"value": value_text(own.value), "rival": value_text(rival.value)}
    told = say("came-true" if len(rows) > 1 else "came-true-alone", row=bare(laid), case=case, **values)
    others = [_in_its_place(replace(row, minuses=own.minuses), own, rival) for row in rows[1:]]
    row, column = places.get(pressed, (0, 0))
    answer = _of_place(rows[row], column, own, rival) if pressed in places else ""
    return div(
        p(strong(say("came-true-asked", turned=len(rows) > 1)), data_key="came-true-asked"),
        picture.draw(),
        p(answer, role="status", data_key="came-true-pressed"),
        details(summary(say("came-true-show")), p(told), *map(p, others), data_key="came-true-shown"),
        cls="mg-panel mg-came-true",
        data_key="came-true",
    )


CASES = ("none", *[SIDE_NAMES[side] for side in SIDES])
"""The columns of that table, as messages choose by them."""


def _of_place(row: Equation, column: int, own: Equation, rival: Equation) -> str:
    """What is said to a place that was pressed: that it came true, what another row brings in the column that did, or
    what the place holds and where the minus card came."""
    came = CASES[next((1 + at for at, side in enumerate(SIDES) if own.minuses[side]), 0)]
    if CASES[column] != came:
        value = (row.value, *attacked_values(row))[column]
        holds = say("came-true-place", row=bare(row), case=CASES[column], value=value_text(value))
        return f"{holds} {say('came-true-where', case=came)}"
    if row == own.as_laid:
        values = {"value": value_text(own.value), "rival": value_text(rival.value)}
        return say("came-true-alone", row=bare(row), case=came, **values)
    return f"{_in_its_place(replace(row, minuses=own.minuses), own, rival)} {say('came-true-laid', row=bare(own))}"


def _in_its_place(row: Equation, own: Equation, rival: Equation) -> str:
    """What another row brings in the same column, and whether it would have got the point."""
    point = row.value is not None and (rival.value is None or row.value >= rival.value)
    if row.value is None:
        by = "none"
    elif own.value is None or row.value > own.value:
        by = "more"
    else:
        by = "same" if row.value == own.value else "less"
    return say("came-true-other", by=by, point=point, row=bare(row), value=value_text(row.value))


def _laid_from(views: Sequence[View], number: int, symbol: Symbol) -> list[Equation]:
    """Every equation with a value that the hand of a round makes."""
    dealt = next(view for view in views if view.round == number)
    numbers = [card for card in dealt.hand if card != MINUS]
    every = [Equation(left, symbol, right) for left, right in permutations(numbers, 2)]
    return [one for one in every if one.value is not None]


def _with_the_cards_of(own: Equation, row: Equation) -> Fraction:
    """What a row is worth with the minus cards of another; one without a value is worth less than any."""
    value = replace(row, minuses=own.minuses).value
    return Fraction(-ENDLESS) if value is None else value


def _least(equation: Equation) -> Fraction:
    """What one minus card makes of an equation at worst; one without a value is worth less than any."""
    return min([Fraction(-ENDLESS) if value is None else value for value in attacked_values(equation)])


ENDLESS = 10**6
"""No equation of two cards is worth as much."""


def _with_the_lessons_card(here: RoundResult, there: RoundResult) -> str:
    """What a round would have been with the lesson's minus cards on the other player; that the numbers decided, where
    the learner's own cards come to as much.
    """
    rival, lessons = here.equation_of(1 - LEARNER), there.equation_of(1 - LEARNER)
    own, kept = here.equation_of(LEARNER).value, there.equation_of(LEARNER).value
    if not any(lessons.minuses) or rival.as_laid != lessons.as_laid:
        return ""
    if own is None or kept is None or lessons.value is None:
        return ""
    if rival.value != lessons.value:
        laid, wins = any(rival.minuses), own >= lessons.value
        return say("weighed-cards", laid=laid, wins=wins, own=own, other=lessons.value, lessons=kept)
    return say("weighed-row", own=own, other=lessons.value, lessons=kept) if own < lessons.value else ""


def _on_the_other_side(here: RoundResult, there: RoundResult) -> str:
    """What a sum that is not the lesson's would have been with its minus card on the other side; that it is one of
    those looked for, where it wins with a card on the right.
    """
    own, lessons, rival = here.equation_of(LEARNER), there.equation_of(LEARNER), here.equation_of(1 - LEARNER).value
    if own.symbol != PLUS or own.as_laid == lessons.as_laid or sorted(own.minuses) != [0, 1] or rival is None:
        return ""
    side = SIDES[own.minuses.index(0)]
    value, on_right = own.as_laid.attacked(side).value, own.as_laid.attacked(RIGHT)
    assert value is not None and on_right.value is not None, "every sum has one"
    if on_right.value > rival:
        return say("weighed-found", equation=bare(own), attacked=worked_out(on_right), other=rival)
    return say("weighed-side", side=SIDE_NAMES[side], value=value, point=value >= rival, other=rival)


def _always_attacked(view: View) -> int | None:
    """The side of the learner's equations that was attacked in every round so far, of at least two; those with − are
    left out, where everyone knows the side."""
    equations = [result.equation_of(LEARNER) for result in view.results]
    laid = [equation.minuses for equation in equations if equation.symbol != LESS]
    return next(
        (side for side in SIDES if len(laid) > 1 and all(one[side] and not one[1 - side] for one in laid)), None
    )


def _if_again(yours: View, lessons: View, side: int) -> str:
    """What two equations become when that side is attacked once more."""
    own, other = [attacked_values(_own(view))[side] for view in (yours, lessons)]
    assert own is not None and other is not None, "what is lowest is known"
    by = "same" if own == other else "more" if own > other else "less"
    return say("weighed-known", by=by, side=SIDE_NAMES[SIDES[side]], own=own, other=other)


def _own(view: View) -> Equation:
    """What the learner has laid."""
    left, right = view.mine
    assert left is not None and right is not None and view.symbol is not None, "it is laid"
    return Equation(left, view.symbol, right)


def _lowest(view: View) -> Fraction | None:
    """What an equation becomes when it is attacked where that hurts most; None where it is not laid or has no value."""
    left, right = view.mine
    if left is None or right is None or view.symbol is None:
        return None
    values = attacked_values(Equation(left, view.symbol, right))
    return None if None in values else min(value for value in values if value is not None)


def _results(yours: View, lessons: View) -> list[RoundResult | None]:
    """The lesson's last round that was turned over, at both tables."""
    last = len(lessons.results) - 1
    return [view.results[last] if last < len(view.results) else None for view in (yours, lessons)]


def _laid(view: View) -> str:
    left, right = view.mine
    if left is None or right is None or view.symbol is None:
        return say("still-to-lay")
    equation = Equation(left, view.symbol, right)
    on_left, on_right = map(value_text, attacked_values(equation))
    return say("laid-so-far", equation=worked_out(equation), left=on_left, right=on_right)


def _turned(result: RoundResult) -> str:
    own, other = result.equation_of(LEARNER), worked_out(result.equation_of(1 - LEARNER))
    points = points_text(int(LEARNER in result.winners))
    return say("turned", before=worked_out(own.as_laid), after=worked_out(own), other=other, points=points)
