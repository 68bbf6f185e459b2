"""Which two goals one function can meet: an example found by the engine, or a proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import Element, Raw, details, div, form, label, option, p, select, span, summary
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.screen import Press

from ... import FACTORS, Built, Goal, factor, goal
from ...rules.cards import FIXED
from ...rules.scoring import CONDITIONS

TRIES = 40_000
"""How many functions are looked at before the engine gives up."""

MOST_CARDS = 6

LEVELS = {
    "G01": "y = 0",
    "G02": "y = 1",
    "G03": "y = −1",
    "G04": "y = 2",
    "G05": "a height between −1 and 1, but not 0",
}
"""Goals for a horizontal asymptote. No height fits two of them."""

EXCESS = {"G06": (1, 1), "G07": (2, MOST_CARDS), "G08": (1, MOST_CARDS)} | {
    id: (-MOST_CARDS, -1) if id == "G01" else (0, 0) for id in LEVELS
}
"""By how much the degree above may exceed the one below, from … to."""

ZEROS = frozenset({"G20", "G21", "G23", "G24", "G27", "G28"})
WALLS = frozenset({"G06", "G09", "G10", "G12", "G13", "G14", "G29", "G30"})
SEVEN_CARDS = {
    frozenset({"G06", "G10"}): "Three vertical asymptotes need three factors below; one more degree above makes four.",
    frozenset({"G07", "G10"}): "Three vertical asymptotes need three factors below; two more degrees above make five.",
    frozenset({"G08", "G10"}): "Three vertical asymptotes need three factors below; a higher degree above needs four.",
    frozenset(
        {"G10", "G16"}
    ): "Three vertical asymptotes need three factors below; two holes need two above and two below.",
    frozenset({"G16", "G21"}): "Three x-intercepts need three factors above; two holes need two above and two below.",
    frozenset({"G01", "G21"}): "Three x-intercepts need three factors above; a higher degree below needs four.",
    frozenset(
        {"G06", "G16"}
    ): "Two holes need four factors; a slant asymptote beside a vertical one needs two above, one below.",
}
"""Goals that only more than six cards could meet together, and why."""

RARE = {frozenset({"G06", "G22"}): Built(tuple(map(factor, ("F05", "F06", "F07"))), (factor("F08"), factor("F18")))}
"""Examples that chance alone would not find: (x + 1)³ / ((x + 1)(x − 2)) has its only zero in a hole."""

VALUES_AT_0 = {"G20": "the value 0", "G25": "a value above 0", "G12": "no value", "G26": "no value"}


def both(one: str, other: str) -> Explanation:
    """A function that meets two goals, given by their numbers, or the reason why none does.

    >>> both("G22", "G28").claim
    'No function meets “No x-intercepts, and not constant” and “Sign chart contains − | 0 | +” at once.'
    >>> both("G03", "G18").claim
    'Some function meets both “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

    Raises ValueError for a number that is not in the box.
    """
    goals = goal(one), goal(other)
    first, second = (f"“{card.text}”" for card in goals)
    if (reason := proof(one, other)) is not None:
        return Explanation(f"No function meets {first} and {second} at once.", why=(Explanation(reason),))
    found = example(goals)
    if found is None:
        return Explanation(
            f"Among {TRIES} functions none meets {first} and {second}. That is no proof: can you find one?"
        )
    return Explanation(
        f"Some function meets both {first} and {second}.",
        show(found.function),
        (explain(found.function, length="long"),),
    )


def proof(one: str, other: str) -> str | None:
    """Why two goals exclude each other, None where nothing speaks against them.

    >>> proof("G09", "G10")
    'There cannot be exactly one vertical asymptote and more than one.'
    """
    pair = frozenset({one, other})
    if len(pair) == 1:
        return None
    if pair <= set(EXCESS):
        return _far_out(one, other)
    if "G22" in pair and pair & ZEROS:
        return "The other goal needs a zero, and a zero is an x-intercept."
    if "G11" in pair and pair & WALLS:
        return "The other goal needs a vertical asymptote."
    if "G11" in pair and pair & set(LEVELS):
        return (
            "Without a vertical asymptote everything below cancels. What is left is a polynomial: "
            "a constant, or it grows without end."
        )
    if pair in SEVEN_CARDS:
        return f"{SEVEN_CARDS[pair]} That is seven cards or more, and you have six."
    if "G09" in pair and pair & {"G10", "G13"}:
        return "There cannot be exactly one vertical asymptote and more than one."
    if pair <= set(VALUES_AT_0) and VALUES_AT_0[one] != VALUES_AT_0[other]:
        return f"At x = 0 one needs {VALUES_AT_0[one]}, the other {VALUES_AT_0[other]}."
    return None


def _far_out(one: str, other: str) -> str | None:
    (low, high), (other_low, other_high) = EXCESS[one], EXCESS[other]
    if high < other_low or other_high < low:
        return (
            "Far out a function does one thing only. The degree above minus the degree below decides which, "
            "and these goals need different differences."
        )
    if pair_of_levels := [LEVELS[id] for id in (one, other) if id in LEVELS]:
        return f"With equal degrees there is one height far out, not both: {' and '.join(pair_of_levels)}."
    return None


def example(goals: tuple[Goal, ...]) -> Built | None:
    """The first function, among many built from the box, that meets all these goals."""
    conditions = [CONDITIONS[card.id] for card in goals]
    if (known := RARE.get(frozenset(card.id for card in goals))) is not None:
        return known
    for built in builds(" ".join(card.id for card in goals)):
        if all(condition.holds(built.function) for condition in conditions):
            return built
    return None


def builds(seed: str) -> Iterator[Built]:
    """Functions of one to six cards, drawn from a seed; small ones first."""
    rng = Rng(seed)
    for turn in range(TRIES):
        cards, rng = rng.shuffled(FACTORS)
        used = 2 + min(turn // 400, MOST_CARDS - 2)
        above, rng = rng.choice(range(used + 1))
        yield Built(cards[:above], cards[above:used])


# ── Two goals of the box, chosen on the page: a function that meets both, or the reason why none does ────────────────

ASK = "Can a function meet both?"


class PairOfGoals(Page):
    """Two lists of goals and a button. The answer stays away until it is asked for.

    >>> pair = PairOfGoals("G22", "G28")
    >>> pair.answer is None
    True
    >>> pair.ask("G03", "G18").claim
    'Some function meets both “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

    Raises ValueError for a number that is not in the box.
    """

    def __init__(self, one: str, other: str) -> None:
        self._chosen = goal(one).id, goal(other).id
        self.answer: Explanation | None = None
        super().__init__(self._page, self._answer_to)

    def ask(self, one: str, other: str) -> Explanation:
        """The answer for two goals, which is then on the page."""
        answer = both(one, other)
        self._chosen, self.answer = (one, other), answer
        self.redraw(answer.claim)
        return answer

    def __repr__(self) -> str:
        one, other = (goal(id).text for id in self._chosen)
        return f"<Two goals: {one}; {other}>"

    def _answer_to(self, thing: Any, values: Values) -> None:
        if thing != Press("both"):
            raise TypeError(f"{thing!r} cannot be taken.")
        one, other = (values.get(name, "") for name in ("one", "other"))
        self.ask(*(id if id in FIXED else old for id, old in zip((one, other), self._chosen, strict=True)))

    def _page(self, offers: Offers) -> Element:
        ask = press(ASK, offers(Press("both")), key="both", kind="mg-primary", type="submit")
        one, other = self._chosen
        boxes = (_box("one", "One goal", one), _box("other", "Another goal", other))
        return div(
            form(*boxes, ask, cls="mg-bar", data_key="goals"),
            div(explanation(self.answer, key="why"), cls="mg-panel", data_key="answer") if self.answer else None,
            cls="mg-table mg-checkpoint",
            data_key="pair",
        )

    def still(self) -> tuple[Element | Raw, ...]:
        """Without a kernel: the two goals that were chosen, and the answer to be opened."""
        one, other = (goal(id).text for id in self._chosen)
        answer = self.answer or both(*self._chosen)
        asked = p(f"{ASK} “{one}” and “{other}”")
        return (div(asked, details(summary("Answer"), explanation(answer, key="why")), cls="mg-checkpoint"),)


def _box(name: str, words: str, chosen: str) -> Element:
    goals = [option(card.text, value=card.id, selected=card.id == chosen) for card in map(goal, FIXED)]
    return label(span(words, cls="mg-label"), select(*goals, name=name, data_key=name), cls="mg-box")
