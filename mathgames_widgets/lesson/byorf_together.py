"""Which two goals one function can meet: an example found by the engine, or a proof that there is none."""

from __future__ import annotations

from collections.abc import Iterator

from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.byorf import FACTORS, Built, Goal, factor, goal
from mathgames_widgets.games.byorf.scoring import CONDITIONS
from mathgames_widgets.maths.explanation import Explanation
from mathgames_widgets.maths.notation import show
from mathgames_widgets.maths.steps import explain

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
    'One function can meet “Horizontal asymptote y = −1” and “A hole strictly above the x-axis”.'

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
        f"One function can meet {first} and {second}.", show(found.function), (explain(found.function, length="long"),)
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
