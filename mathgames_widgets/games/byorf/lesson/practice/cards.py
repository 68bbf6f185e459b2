"""Problems with the cards of the game: the best build, and the last card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import mathgames_widgets.games.byorf.lesson.misconceptions as ideas
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.rational.polynomial import Polynomial, product
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import plain, show
from mathgames_widgets.maths.writing.shown import Digits, Name, Over, Shown, SideBySide
from mathgames_widgets.questions.choices import ChooseSome, Option
from mathgames_widgets.questions.problem import Kind, ProblemRng
from mathgames_widgets.questions.question import Demand, Misconception, Question

from ... import FACTORS, GOALS, Built, Factor, Goal, puzzle, score
from ...analysis.plans import BestBuild, earned
from ...rules.cards import FIXED
from ...words.explanations import meaning, missing, why_award, why_best
from ...words.sentences import quoted
from ..answers import Build

say = room(__name__)

SIZES = {1: (4, 2), 2: (5, 3), 3: (6, 5)}
"""How many cards and goals are dealt at each level."""


def _best_build(draw: ProblemRng, level: int) -> Question:
    cards, goals = SIZES[level]
    task = puzzle(str(draw.one(range(1_000_000))), cards=cards, goals=goals)
    best = task.answer
    demand: Demand[Built] = Demand(
        say("practice-demand-points", points=best.points),
        lambda built: earned(built, task.goals).points >= best.points,
    )
    return Build(
        prompt=say("practice-best-build"),
        cards=task.cards,
        demands=(demand,),
        example=Built(best.top, best.bottom),
        goals=task.goals,
        hint=say("practice-best-build.hint"),
        why=why_best(best),
        worked=lambda built: why_best(earned(built, task.goals)),
        idea=stopped_early,
        because=lambda built: points_now(built, task.goals, best),
    )


def points_now(built: Built, goals: Sequence[Goal], best: BestBuild) -> str:
    """What a function earns that does not earn the most, and what it is that misses the dearest goal within reach."""
    own = earned(built, goals)
    missed = [award for award in own.awards if award.goal in best.achieved and award.goal not in own.achieved]
    if not built.cards_used or not missed:
        return say("points-now", points=own.points)
    award = max(missed, key=lambda award: award.goal.points)
    return " ".join([say("points-missed", points=own.points, goal=award.goal.text), *missing(award, built.function)])


def stopped_early(built: Built) -> Misconception | None:
    """The idea behind a function that does not earn the most, if more than a first card lies in it."""
    return ideas.STOPPED if built.cards_used > 1 else None


BEST_BUILD = Kind("best-build", lambda: say("kind-best-build"), _best_build)


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
    fenced = [SideBySide((Digits("("), product([factor]), Digits(")"))) for factor in factors]
    return SideBySide((*fenced, SideBySide((Digits("·"), Name("?")))))


def _last_card(draw: ProblemRng, level: int) -> Question:
    while True:
        start, cards, goals = _deal(draw, level)
        fits = [all(_achieves(start.with_card(card), goal) for goal in goals) for card in cards]
        if 0 < sum(fits) < CHOICES:
            return _ask(start, cards, goals, fits)


def _deal(draw: ProblemRng, level: int) -> tuple[Open, tuple[Factor, ...], tuple[Goal, ...]]:
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
    names = quoted(goals)
    roots = {card.root for card, fit in zip(cards, fits, strict=True) if fit}
    behind = [
        ideas.LOOKS if fit else ideas.LEADING if card.root in roots else ideas.UNTRIED
        for card, fit in zip(cards, fits, strict=True)
    ]
    faces = [card.face for card in cards]
    fitting = [card.face for card, fit in zip(cards, fits, strict=True) if fit]
    return ChooseSome(
        prompt=say.pieces("practice-last-card", goals=names, function=show("f", "=", start.shown)),
        options=tuple([Option(*face) for face in zip(faces, fits, behind, strict=True)]),
        hint=" ".join(map(meaning, goals)),
        because=lambda ticked: next((_missed(start, cards[at], goals) for at in sorted(ticked) if not fits[at]), ""),
        why=Explanation(
            say("practice-last-card.why", cards=fitting, goals=names),
            start.shown,
            tuple([_tried(start, card, goals, fit) for card, fit in zip(cards, fits, strict=True)]),
        ),
    )


def _tried(start: Open, card: Factor, goals: Sequence[Goal], fits: bool) -> Explanation:
    built = start.with_card(card)
    reasons = []
    for goal in goals:
        (award,) = score([goal], [built])
        # What the goal asks stands first and the whole function last: between them is what decides.
        features = why_award(award, 0, [built]).why[1:-1]
        outcome = say("practice-goal-tried", reached=award.evidence[0].achieved, goal=goal.text)
        reasons.append(Explanation(outcome, why=features))
    claim = say("practice-card-tried", fits=fits, card=card.face, function=plain(built.function))
    return Explanation(claim, why=tuple(reasons))


def _missed(start: Open, card: Factor, goals: Sequence[Goal]) -> str:
    """The first goal that the function misses with a card."""
    built = start.with_card(card)
    missed = next(goal for goal in goals if not _achieves(built, goal))
    return say("practice-card-misses", card=card.face, function=plain(built.function), goal=missed.text)


LAST_CARD = Kind("last-card", lambda: say("kind-last-card"), _last_card)
