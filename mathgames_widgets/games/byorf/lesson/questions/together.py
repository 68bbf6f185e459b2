"""Which two goals one function can meet: an example found by the engine, or a proof that there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.maths.rational.steps import explain
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.page.cards import explanation, press
from mathgames_widgets.page.html import (
    Element,
    Raw,
    details,
    div,
    form,
    label,
    option,
    p,
    select,
    span,
    strong,
    summary,
)
from mathgames_widgets.page.page import Offers, Page, Values
from mathgames_widgets.table.screen import Press

from ... import FACTORS, Built, Goal, factor, goal
from ...rules.cards import FIXED
from ...rules.scoring import CONDITIONS

say = room(__name__)

TRIES = 40_000
"""How many functions are looked at before the engine gives up."""

MOST_CARDS = 6

LEVELS = ("G01", "G02", "G03", "G04", "G05")
"""Goals for a horizontal asymptote. No height fits two of them."""

EXCESS = {"G06": (1, 1), "G07": (2, MOST_CARDS), "G08": (1, MOST_CARDS)} | {
    id: (-MOST_CARDS, -1) if id == "G01" else (0, 0) for id in LEVELS
}
"""By how much the degree above may exceed the one below, from … to."""

ZEROS = frozenset({"G20", "G21", "G23", "G24", "G27", "G28"})
WALLS = frozenset({"G06", "G09", "G10", "G12", "G13", "G14", "G29", "G30"})
SEVEN_CARDS = frozenset(
    map(
        frozenset,
        (
            ("G06", "G10"),
            ("G07", "G10"),
            ("G08", "G10"),
            ("G10", "G16"),
            ("G16", "G21"),
            ("G01", "G21"),
            ("G06", "G16"),
        ),
    )
)
"""Goals that only more than six cards could meet together."""

RARE = {frozenset({"G06", "G22"}): Built(tuple(map(factor, ("F05", "F06", "F07"))), (factor("F08"), factor("F18")))}
"""Examples that chance alone would not find: (x + 1)³ / ((x + 1)(x − 2)) has its only zero in a hole."""

VALUES_AT_0 = {"G20": "zero", "G25": "positive", "G12": "none", "G26": "none"}
"""What they ask for at x = 0, as the message about it names it."""


def both(one: str, other: str) -> Explanation:
    """A function that meets two goals, given by their numbers, or the reason why none does.

    >>> both("G22", "G28").claim
    'No function meets “No x-intercepts, and not constant” and “Sign chart contains − | 0 | +” at once.'
    >>> both("G03", "G18").claim
    'There is a function that meets both “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

    Raises ValueError for a number that is not in the box.
    """
    goals = goal(one), goal(other)
    names = {"one": goals[0].text, "other": goals[1].text}
    if (reason := proof(one, other)) is not None:
        return Explanation(say("none-meets", **names), why=(Explanation(reason),))
    found = example(goals)
    if found is None:
        return Explanation(say("none-found", tries=TRIES, **names))
    return Explanation(
        say("some-meets", **names),
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
        return say("needs-a-zero")
    if "G11" in pair and pair & WALLS:
        return say("needs-a-wall")
    if "G11" in pair and pair & set(LEVELS):
        return say("all-cancels-below")
    if pair in SEVEN_CARDS:
        return say.by("seven-cards", " ".join(sorted(pair)))
    if "G09" in pair and pair & {"G10", "G13"}:
        return say("one-and-more")
    if pair <= set(VALUES_AT_0) and VALUES_AT_0[one] != VALUES_AT_0[other]:
        return say("at-0", one=VALUES_AT_0[one], other=VALUES_AT_0[other])
    return None


def _far_out(one: str, other: str) -> str | None:
    (low, high), (other_low, other_high) = EXCESS[one], EXCESS[other]
    if high < other_low or other_high < low:
        return say("other-difference")
    if heights := [say.by("height", id) for id in (one, other) if id in LEVELS]:
        return say("one-height", heights=heights)
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


GUESSES = (Press("both", "possible"), Press("both", "impossible"))


class PairOfGoals(Page):
    """Two lists of goals, and a guess to be pressed: possible or not. The answer stays away until then.

    >>> pair = PairOfGoals("G22", "G28")
    >>> pair.answer is None
    True
    >>> pair.ask("G03", "G18").claim
    'There is a function that meets both “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

    Raises ValueError for a number that is not in the box.
    """

    def __init__(self, one: str, other: str, asked: Iterable[frozenset[str]] = ()) -> None:
        """A question beside it asks about the pairs in `asked`: they are decided there."""
        self._chosen, self._asked = (goal(one).id, goal(other).id), frozenset(asked)
        self.answer: Explanation | None = None
        self._guess = ""
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
        if thing not in GUESSES:
            raise TypeError(f"{thing!r} cannot be taken.")
        self._guess = thing.value
        sent = (values.get(name, "") for name in ("one", "other"))
        one, other = (id if id in FIXED else old for id, old in zip(sent, self._chosen, strict=True))
        if frozenset((one, other)) in self._asked:
            self._chosen, self.answer = (one, other), Explanation(say("pair-is-asked"))
            self.redraw(self.answer.claim)
        else:
            self.ask(one, other)

    def _page(self, offers: Offers) -> Element:
        guesses = (press(say.by("guess-both", guess.value), offers(guess), key=guess.value) for guess in GUESSES)
        one, other = self._chosen
        boxes = (_box("one", say("one-goal"), one), _box("other", say("another-goal"), other))
        asked = p(strong(say("can-both")), cls="mg-prompt", data_key="asked")
        return div(
            form(*boxes, asked, div(*guesses, cls="mg-bar", data_key="guesses"), cls="mg-pair-form", data_key="goals"),
            self._told(self.answer) if self.answer else None,
            cls="mg-table mg-checkpoint",
            data_key="pair",
        )

    def _told(self, answer: Explanation) -> Element:
        """The answer, and what became of the guess; without a proof and without an example there is nothing to say."""
        is_known = answer.shown is not None or bool(answer.why)
        is_right = (self._guess == "possible") == (answer.shown is not None)
        told = p(say("guessed", right=is_right), cls="mg-said") if self._guess and is_known else None
        return div(told, explanation(answer, key="why"), cls="mg-panel", data_reply=True, data_key="answer")

    def still(self) -> tuple[Element | Raw, ...]:
        """Without a kernel: the two goals that were chosen, and the answer to be opened."""
        one, other = (goal(id).text for id in self._chosen)
        answer = self.answer or both(*self._chosen)
        asked = p(say("can-both.these", one=one, other=other))
        return (div(asked, details(summary(say("answer")), explanation(answer, key="why")), cls="mg-checkpoint"),)


def _box(name: str, words: str, chosen: str) -> Element:
    goals = [option(card.text, value=card.id, selected=card.id == chosen) for card in map(goal, FIXED)]
    return label(span(words, cls="mg-label"), select(*goals, name=name, data_key=name), cls="mg-box")
