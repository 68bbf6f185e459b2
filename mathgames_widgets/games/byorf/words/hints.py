"""Hints from small to large: which goals to look at, how to get there, and what to do."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import points_text
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.plans import BestBuild, best_build, earned, nearest_best, prospect
from ..rules.cards import Cards, Factor, Goal
from ..rules.state import Built, Phase, RoundResult, Row
from ..rules.view import View
from .explanations import advice, look_at, why_best
from .sentences import function_text, quoted

say = room(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """One hint: a sentence, what it points at, and what is said when more is asked.

    `zone` names a place of the table: "keep", "top", "bottom" or "aside".
    """

    says: str
    goals: tuple[Goal, ...] = ()
    card: Factor | None = None
    zone: str = ""
    why: Explanation | None = None


def advised(view: View) -> tuple[Advice, ...]:
    """Hints from small to large; none where there is nothing to decide.

    >>> from mathgames_widgets.games.byorf.rules.rules import new_game
    >>> from mathgames_widgets.games.byorf.rules.view import observe
    >>> for hint in advised(observe(new_game(2, "FERN-42"), 0)): print(hint.says)
    Which goals could your cards reach together?
    Look at “Zero: from + to −”.
    Use a root above an odd number of times; every negative factor flips all the signs.
    Keep −x − 1.
    """
    if view.player is None or view.phase is Phase.OVER:
        return ()
    if view.phase is Phase.BUILD:
        return () if view.ready[view.player] else _for_building(view, view.kept[view.player])
    return () if view.chosen else _for_drafting(view, view.kept[view.player])


# ── the draft ─────────────────────────────────────────────────────────────────────────────────────────────────────


def _for_drafting(view: View, kept: Cards) -> tuple[Advice, ...]:
    card = max(view.hand, key=lambda card: prospect((*kept, card), view.goals))
    best = best_build((*kept, card), view.goals, rules=view.rules)
    goals = best.achieved or (max(view.goals, key=lambda goal: goal.points),)
    return (
        Advice(say("think-first")),
        _look(goals),
        Advice(advice(goals[:1]), goals[:1], why=Explanation(advice(goals))),
        Advice(say("keep", card=card.face), (), card, "keep", _why_keep(card, best)),
    )


def _look(goals: tuple[Goal, ...]) -> Advice:
    """At most two goals: what is said, what lights up and what is explained are the same ones."""
    why = look_at(goals[:2])
    return Advice(why.claim, goals[:2], why=why)


def _why_keep(card: Factor, best: BestBuild) -> Explanation:
    if not best.points:
        return Explanation(say("keeps-most-open", card=card.face))
    if card in (*best.top, *best.bottom):
        return Explanation(say("with-card-could-build", card=card.face, **_worth(best)), why=why_best(best).why)
    return Explanation(say("already-could-build", card=card.face, **_worth(best)), why=why_best(best).why)


def _worth(best: BestBuild) -> dict[str, object]:
    """A function, its points, and on what they hang that are counted before the others' functions are known."""
    open_to_others = [goal for goal in best.achieved if goal.is_superlative]
    return {
        "function": function_text(best.top, best.bottom),
        "points": points_text(best.points),
        "open": len(open_to_others),
        "goals": quoted(open_to_others),
    }


# ── the building ──────────────────────────────────────────────────────────────────────────────────────────────────


def _for_building(view: View, kept: Cards) -> tuple[Advice, ...]:
    best = nearest_best(kept, view.goals, view.built, view.rules)
    now = earned(view.built, view.goals, view.rules)
    alone = Explanation(say("as-if-alone"))
    if now.points == best.points:
        return (Advice(say("nothing-more"), why=alone),)
    missing = tuple(goal for goal in best.achieved if goal not in now.achieved)
    card, row = _next_move(kept, view.built, Built(best.top, best.bottom))
    why = replace(why_best(best), claim=say("could-build", **_worth(best)))
    return (
        Advice(say("more-is-possible", now=now.points, best=best.points), why=alone),
        _look(missing),
        Advice(advice(missing[:1]), missing[:1], why=Explanation(advice(missing))),
        Advice(say("put", card=card.face, row=row), (), card, row.value if row else "aside", why),
    )


def _next_move(cards: Cards, built: Built, best: Built) -> tuple[Factor, Row | None]:
    """A card that lies elsewhere in the best function: what is missing there before what is too much here."""
    wrong = [card for card in cards if built.row_of(card) != best.row_of(card)]
    card = min(wrong, key=lambda card: best.row_of(card) is None)
    return card, best.row_of(card)


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def best_says(result: RoundResult, player: Player, most: int) -> str:
    """What one's cards would have earned at most against the functions that the others built."""
    mine = result.points[player]
    if mine >= most:
        return say("earned-the-most", round=result.round, points=points_text(mine))
    return say("earned-of-possible", round=result.round, earned=mine, points=points_text(most))
