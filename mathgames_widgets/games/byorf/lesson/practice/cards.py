"""Problems with the cards of the game: the best build, and the last card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.maths.rational.polynomial import Polynomial, product
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.shown import Digits, Name, Over, Row, Shown
from mathgames_widgets.maths.writing.words import listed
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Draw, Kind
from mathgames_widgets.questions.question import Demand, Question

from ... import FACTORS, GOALS, Built, Factor, Goal, puzzle, score
from ...analysis.plans import earned
from ...rules.cards import FIXED
from ...words.explanations import goal_meaning, why_award, why_best
from ...words.sentences import counted
from ..answers import Build

SIZES = {1: (4, 2), 2: (5, 3), 3: (6, 5)}
"""How many cards and goals are dealt at each level."""


def _best_build(draw: Draw, level: int) -> Question:
    cards, goals = SIZES[level]
    task = puzzle(str(draw.one(range(1_000_000))), cards=cards, goals=goals)
    best = task.answer
    demand: Demand[Built] = Demand(
        f"at least {counted(best.points, 'point')}, the most that these cards can earn",
        lambda built: earned(built, task.goals).points >= best.points,
        ideas.STOPPED,
    )
    return Build(
        prompt="Build the function that earns the most. Superlative goals count as if you were alone.",
        cards=task.cards,
        demands=(demand,),
        example=Built(best.top, best.bottom),
        goals=task.goals,
        hint="Begin with the goal worth the most, then look which others fit beside it.",
        why=why_best(best),
        worked=lambda built: why_best(earned(built, task.goals)),
    )


BEST_BUILD = Kind("best-build", "The best build", _best_build)


# ── the last card ─────────────────────────────────────────────────────────────────────────────────────────────────

EASY = ("G02", "G03", "G09", "G10", "G11", "G12", "G15", "G16", "G19", "G20", "G21", "G22")
"""Goals that ask for one thing."""

CHOICES = 5


@dataclass(frozen=True, slots=True)
class Open:
    """A function in which one card is still missing, above or below.

    >>> from mathgames_widgets.games.byorf import factor
    >>> print(Open((factor("F18"),), (), above=False).shown.plain())
    (x − 2) / ?
    """

    top: tuple[Factor, ...]
    bottom: tuple[Factor, ...]
    above: bool

    def with_card(self, card: Factor) -> Built:
        """The function with its last card."""
        if self.above:
            return Built((*self.top, card), self.bottom)
        return Built(self.top, (*self.bottom, card))

    @property
    def shown(self) -> Shown:
        """The function with a question mark where the card is missing."""
        above = _row(self.top, self.above)
        return Over(above, _row(self.bottom, not self.above)) if self.bottom or not self.above else above


def _row(cards: Sequence[Factor], is_open: bool) -> Shown:
    factors = [Polynomial.linear(card.lead, card.root) for card in cards]
    if not factors:
        return Name("?") if is_open else Digits("1")
    if not is_open:
        return product(factors)
    fenced = [Row((Digits("("), product([one]), Digits(")"))) for one in factors]
    return Row((*fenced, Row((Digits("·"), Name("?")))))


def _last_card(draw: Draw, level: int) -> Question:
    while True:
        start, cards, goals = _deal(draw, level)
        fits = [all(_achieves(start.with_card(card), goal) for goal in goals) for card in cards]
        if 0 < sum(fits) < CHOICES:
            return _ask(start, cards, goals, fits)


def _deal(draw: Draw, level: int) -> tuple[Open, tuple[Factor, ...], tuple[Goal, ...]]:
    drawn = draw.shuffled(FACTORS)
    size = level + 2
    cut = draw.one(range(1, size))
    start = Open(drawn[:cut], drawn[cut : size - 1], draw.one((True, False)))
    ids = draw.some(EASY if level == 1 else FIXED, 2 if level == 3 else 1)
    goals = tuple(goal for goal in GOALS if goal.id in ids)
    return start, _with_different_faces(drawn[size:]), goals


def _with_different_faces(cards: Sequence[Factor]) -> tuple[Factor, ...]:
    return tuple(sorted({card.face: card for card in reversed(cards)}.values(), key=cards.index)[:CHOICES])


def _achieves(built: Built, goal: Goal) -> bool:
    (award,) = score([goal], [built])
    return award.evidence[0].achieved


def _ask(start: Open, cards: Sequence[Factor], goals: Sequence[Goal], fits: Sequence[bool]) -> Question:
    texts = " and ".join(f"“{goal.text}”" for goal in goals)
    roots = {card.root for card, fit in zip(cards, fits, strict=True) if fit}
    behind = [
        ideas.LOOKS if fit else ideas.LEADING if card.root in roots else ideas.UNTRIED
        for card, fit in zip(cards, fits, strict=True)
    ]
    faces = [card.face for card in cards]
    return ChooseSome(
        prompt=(f"This function reached {texts}. Which of these can the last card be? ", show("f", "=", start.shown)),
        options=tuple([Option(*one) for one in zip(faces, fits, behind, strict=True)]),
        hint=(" ".join(goal_meaning(goal).claim for goal in goals)),
        why=Explanation(
            f"With {_named(cards, fits)} it reaches {texts}.",
            start.shown,
            tuple([_tried(start, card, goals, fit) for card, fit in zip(cards, fits, strict=True)]),
        ),
    )


def _named(cards: Sequence[Factor], fits: Sequence[bool]) -> str:
    return listed([card.face for card, fit in zip(cards, fits, strict=True) if fit], "or")


def _tried(start: Open, card: Factor, goals: Sequence[Goal], fits: bool) -> Explanation:
    built = start.with_card(card)
    reasons = []
    for goal in goals:
        (award,) = score([goal], [built])
        # What the goal asks stands first and the whole function last: between them is what decides.
        features = why_award(award, 0, [built]).why[1:-1]
        outcome = "reached" if award.evidence[0].achieved else "missed"
        reasons.append(Explanation(f"“{goal.text}” is {outcome}.", why=features))
    verdict = "fits" if fits else "does not fit"
    return Explanation(f"{card.face} {verdict}: {plain(built.function)}.", why=tuple(reasons))


LAST_CARD = Kind("last-card", "The last card", _last_card)
