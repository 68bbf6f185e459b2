"""Cards of FORMULA to be looked at in a question, and a learner's table in a line, beside the lesson's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import copysign, cos, radians, sin
from typing import Any

from mathgames_widgets.core.match import AnyMatch
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import name_of
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.cards import sheet
from mathgames_widgets.page.html import Element, a, div, line, p, path, rect, span, strong, svg, td, text, th, tr
from mathgames_widgets.questions.question import Figure
from mathgames_widgets.questions.stops import LEARNER, in_words
from mathgames_widgets.table.screen import Screen

from .. import Cards, Lay, Rules, Sign, Table
from ..rules.cards import Pile, Place, in_order
from ..rules.moves import Drew, Laid, formula_of, is_times_zero
from ..rules.plays import plays
from ..rules.state import New
from ..rules.view import View
from ..table.parts import number_card
from ..table.playing import Desk, equation
from ..table.turn import begin
from ..words.sentences import cards_text

say = room(__name__)


def face_up(left: str, sign: str, right: str, answer: str) -> Table:
    """A table without covered cards, a Joker written with its digit: `J3`. Without sign and answer nobody has opened.

    >>> face_up("8", "x", "4", "J32").formula.is_true
    True
    """
    return Table(_piles(left), Sign(sign) if sign else None, _piles(right), _piles(answer))


def _piles(text: str) -> tuple[Pile, ...]:
    piles: list[Pile] = []
    joker = False
    for sign in text:
        if sign == "J":
            joker = True
            continue
        piles.append(Pile("J" if joker else sign, int(sign)))
        joker = False
    return tuple(piles)


@dataclass(frozen=True, slots=True)
class OnTable(Figure):
    """The formula on the table."""

    table: Table

    def plain(self) -> str:
        left, right, answer = (_digits(self.table, place) for place in Place)
        sign = "?" if self.table.sign is None else str(self.table.sign)
        return say("on-table", formula=f"{left} {sign} {right} = {answer}")

    def draw(self) -> Element:
        desk = Desk(begin(self.table, (), Rules()), Screen(()), is_live=False)
        return div(equation(desk), cls="mg-figure mg-formula-figure")


def _digits(table: Table, place: Place) -> str:
    return "".join("?" if pile.digit is None else str(pile.digit) for pile in table.number(place)) or "?"


@dataclass(frozen=True, slots=True)
class InHand(Figure):
    """Some cards of a hand."""

    cards: Cards

    def plain(self) -> str:
        return say("in-hand", cards=cards_text(self.cards))

    def draw(self) -> Element:
        faces = [number_card(card, key=f"figure{at}") for at, card in enumerate(self.cards)]
        size = f"--n:{len(faces)}"
        return div(*faces, cls="mg-figure mg-hand mg-number-hand", style=size, role="group", aria_label=self.plain())


ARM = 118
BLOCK, IN_ROW = 11, 10
"""The side of a block in units of the picture, and how many lie next to each other on a pan."""
MOST_BLOCKS = 40
"""A pan with more holds one large block instead."""
LARGE = 47
"""The height of the large block."""


def scale(left: int, right: int) -> Element:
    """A scale with two pans: a block for each one, and the side that is worth more goes down."""
    apart = right - left
    tilt = radians(copysign(min(10, 5 + abs(apart)), apart) if apart else 0)
    pans = [
        (value, 180 + side * ARM * cos(tilt), 24 + side * ARM * sin(tilt)) for value, side in ((left, -1), (right, 1))
    ]
    (_, x1, y1), (_, x2, y2) = pans
    return svg(
        path(d="M180 24 164 118H196Z", cls="mg-pans-foot"),
        line(x1=_at(x1), y1=_at(y1), x2=_at(x2), y2=_at(y2), cls="mg-pans-beam"),
        *[part for value, x, y in pans for part in _pan(value, _at(x), _at(y))],
        viewBox="0 0 360 120",
        aria_hidden="true",
        cls="mg-pans",
        data_key="scale",
    )


def weighs(equation: str, left: int, right: int) -> str:
    """Whether an equation is true, whose sides are worth so much: what a scale shows.

    >>> weighs("9 = 3 + 10", 9, 13)
    '9 = 3 + 10 is not true: 9 is less than 13.'
    """
    by = "same" if left == right else "left" if left > right else "right"
    return say("scale-said", by=by, equation=equation, left=left, right=right)


def _at(x: float) -> float:
    return round(x, 1)


def _pan(value: int, x: float, y: float) -> Iterator[Element]:
    """What hangs at one end of the beam."""
    half, floor = BLOCK * IN_ROW / 2, _at(y + 54)
    for side in (-1, 1):
        yield line(x1=x, y1=y, x2=_at(x + side * half), y2=floor, cls="mg-pans-line")
    yield line(x1=_at(x - half - 4), y1=floor, x2=_at(x + half + 4), y2=floor, cls="mg-pans-beam")
    if value > MOST_BLOCKS:
        corner = {"x": _at(x - half + 0.5), "y": _at(floor - LARGE - 0.5), "rx": 2}
        yield rect(**corner, width=2 * half - 1, height=LARGE, cls="mg-pans-block")
    for at in range(value if 0 <= value <= MOST_BLOCKS else 0):
        row, column = divmod(at, IN_ROW)
        yield rect(
            x=_at(x - half + column * BLOCK + 0.5),
            y=_at(floor - (row + 1) * BLOCK - 0.5),
            width=BLOCK - 1,
            height=BLOCK - 1,
            rx=2,
            cls="mg-pans-block",
        )
    yield text(plain(value), x=x, y=_at(floor + 18), cls="mg-pans-value")


def beside(yours: View, lessons: View) -> Element:
    """What was done at two tables, what lies there now, and how many cards of the hand can go next."""
    return in_words(_standing(yours), _standing(lessons))


def _standing(view: View) -> str:
    last, cards = view.last, cards_text(view.hand)
    done = [f"{formula_of(last.table, last.action)}." if last and isinstance(last.action, Lay) else say("beside-drew")]
    if not view.hand:
        return " ".join([*done, say("beside-won")])
    if view.table.is_open:
        done.append(_lies(view.table))
    if view.is_over:
        return " ".join([*done, say("beside-lost", cards=cards)])
    return " ".join([*done, say("beside-next", cards=cards, most=_most(view))])


def _lies(table: Table) -> str:
    if is_times_zero(table):
        return say("beside-zero", formula=f"{table.formula}")
    return say("beside-lies", formula=f"{table.formula}")


def _most(view: View) -> int:
    """How many cards of the hand can go in one turn."""
    return max([len(play.laid) for play in plays(view.table, view.hand, view.rules)], default=0)


def weighed(yours: View, lessons: View) -> str:
    """At which of two tables fewer cards can be left after the next turn; neither where a formula was laid again."""
    last = yours.last
    if last and isinstance(last.action, Lay) and last.table.formula == formula_of(last.table, last.action):
        return say("laid-again", formula=f"{last.table.formula}")
    if lessons.is_over and not yours.is_over:
        return say("weighed-over", own=len(yours.hand))
    own, other = [len(view.hand) - (0 if view.is_over else _most(view)) for view in (yours, lessons)]
    by = "same" if own == other else "fewer" if own < other else "more"
    return say("weighed", by=by, own=own, other=other)


# ── the end of the round ──────────────────────────────────────────────────────────────────────────────────────────


def won(match: AnyMatch) -> Element:
    """The last formula, how it came about turn by turn, what the other player could have done, and the way on."""
    view = match.observe(LEARNER)
    desk = Desk(begin(view.table, (), Rules()), Screen(match.names), is_live=False)
    link = a(say("won-on"), href="#", cls="mg-button mg-primary", data_goes="last", data_key="won-on")
    return div(
        div(equation(desk), cls="mg-formula-part"),
        sheet(
            say("won-turns"),
            (say("won-player"), say("won-formula"), say("won-left")),
            _turns(match, view.rules),
            key="won-turns",
        ),
        div(p(_almost(view)), link, cls="mg-won-on", data_key="won-bar"),
        cls="mg-formula-over mg-formula-won",
        data_key="won",
    )


def _turns(match: AnyMatch, rules: Rules) -> Iterator[Element]:
    """A row for each turn: the formula with the cards that were laid in bold, and how many cards were left then."""
    left = [rules.hand] * len(match.names)
    for at, turn in enumerate(match.turns):
        for event in turn.events:
            match event:
                case Laid(player):
                    left[player] -= len(event.cards)
                    made: object = _formula_laid(event)
                case Drew(player):
                    left[player] += 1
                    made = say("beside-drew")
                case _:
                    continue
            who = th(say("won-you") if player == LEARNER else name_of(player, match.names), scope="row")
            yield tr(who, td(made), td(left[player]), data_key=f"won{at}")


def _formula_laid(laid: Laid) -> Element:
    """A formula in a line, the digits of new cards in bold."""
    left, right, answer = (
        [strong(digit) if isinstance(spot, New) else digit for digit, spot in zip(f"{number}", row, strict=True)]
        for number, row in zip(
            (laid.formula.left, laid.formula.right, laid.formula.answer), laid.action.rows, strict=True
        )
    )
    return span(*left, f" {laid.formula.sign} ", *right, " = ", *answer, cls="mg-formula-laid")


def _almost(view: View) -> str:
    """What the player who still holds cards could have laid in the next turn."""
    loser = next(seat for seat in range(view.players) if view.hands[seat])
    hand: Cards = view.hands[loser] or ()
    every = plays(view.table, hand, view.rules)
    out = next((play for play in every if len(play.laid) == len(hand)), None)
    cards, who = cards_text(hand), "you" if loser == LEARNER else "other"
    if out is not None:
        return say("won-almost", who=who, cards=cards, formula=f"{formula_of(view.table, out)}")
    return say("won-far", who=who, cards=cards, most=max([len(play.laid) for play in every], default=0))


def is_twin(own: Any, wanted: Any) -> bool:
    """Whether two plays cover everything with the same cards."""
    if not (isinstance(own, Lay) and isinstance(wanted, Lay)):
        return False
    return own.kept == wanted.kept == 0 and in_order(own.laid) == in_order(wanted.laid)
