"""What a pupil's function is shown beside: the lesson's function, or what the lesson's cards can earn."""

from __future__ import annotations

import re
from typing import Any

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.notation import plain
from mathgames_widgets.page.graph.graph import graph
from mathgames_widgets.page.html import Element
from mathgames_widgets.questions.stops import LEARNER, in_words

from .. import FACTORS, Built, Factor, Keep, Phase, Ready, View, best_build, goal
from ..analysis.plans import earned, within_reach
from ..table.playing import scored_window
from ..words.sentences import goal_in_short, goals_in_short

say = room(__name__)

INSIDE = re.compile(r" (?=[^()]*\))")
"""The spaces within a factor, where no line is broken."""


LEVEL = goal("G03")
"""The goal of the lesson's deal that is about the line far out: once it is reached, the line is drawn."""


def beside(yours: View, lessons: View) -> Element:
    """Two functions on one graph; of two drafts, what the cards can earn."""
    views = yours, lessons
    if any(view.built.cards_used for view in views):
        labels = (say("label-yours"), say("label-lessons"))
        functions = [view.built.function for view in views]
        window = scored_window(functions)
        far_out = bool(lessons.results) or LEVEL in earned(lessons.built, lessons.goals, lessons.rules).achieved
        drawn = graph(functions, key="beside", window=window, labels=labels, size=(480, 320), far_out=far_out)
        return in_words(_built(yours), _built(lessons), drawn)
    return in_words(_drafted(yours), _drafted(lessons))


def weighed(yours: View, lessons: View) -> str:
    """Which of two tables earns more, and by how much; of two drafts, which can. Nothing while cards are drafted."""
    if Phase.DRAFT in (yours.phase, lessons.phase):
        return ""
    if is_built := any(view.built.cards_used for view in (yours, lessons)):
        own, other = [earned(view.built, view.goals, view.rules).points for view in (yours, lessons)]
    else:
        own, other = [best_build(view.kept[LEARNER], view.goals).points for view in (yours, lessons)]
    by = "same" if own == other else "more" if own > other else "less"
    kind = "scored" if yours.results and lessons.results else "built" if is_built else "kept"
    return say.by("weighed", kind, by=by, points=abs(own - other))


def falls_short(yours: View, action: Any) -> str:
    """What is said to a player who is ready with a function that earns less than the six cards can."""
    if not isinstance(action, Ready):
        return ""
    own, best = earned(yours.built, yours.goals, yours.rules).points, best_build(yours.kept[LEARNER], yours.goals)
    if own >= best.points:
        return ""
    top, bottom = yours.built.function.reduced
    kind = "level" if top.degree == bottom.degree else "degrees"
    cancels = sum(factor.degree for factor in yours.built.function.bottom) > bottom.degree
    degrees = {"above": top.degree, "below": bottom.degree}
    return say.by("short", kind, points=own, best=best.points, cancels=cancels, **degrees)


FROM_MINUS, NO_ZERO = goal("G28"), goal("G22")
ABOUT_ZEROS = FROM_MINUS, NO_ZERO
"""The goals of the lesson's deal that are about zeros."""


def picked(view: View, action: Any) -> str:
    """What is said to a card that is kept: where its values change their sign, and what it brings.

    The first is held against the goals about zeros; of later ones it is told which goals they bring within reach.
    """
    if not isinstance(action, Keep):
        return ""
    card, kept = action.card, view.kept[LEARNER]
    rises = FROM_MINUS in earned(Built((card,)), view.goals, view.rules).achieved
    if not kept:
        above, below = goal_in_short(FROM_MINUS), goal_in_short(NO_ZERO)
        one_over = plain(Built((), (card,)).function).replace(" ", "\N{NO-BREAK SPACE}")
        return say("picked-first", card=card.face, x=card.root, rises=rises, goal=above, below=one_over, other=below)
    before = within_reach(kept, view.goals)
    goals = [goal for goal in within_reach((*kept, card), view.goals) if goal not in before]
    opens = (
        say("picked-opens", card=card.face, goals=goals_in_short(goals))
        if goals
        else say("picked-opens-none", card=card.face, x=card.root, rises=rises)
    )
    return f"{opens} {_earns(view, card, opens=bool(goals))}"


def _earns(view: View, card: Factor, *, opens: bool) -> str:
    """What the kept cards can earn with this one, held against the other cards of the hand."""
    kept = view.kept[LEARNER]
    worth = {other.face: best_build((*kept, other), view.goals).points for other in view.hand}
    points, most = worth[card.face], max(worth, key=lambda face: worth[face])
    if worth[most] > points:
        return say("picked-earns-less", points=points, better=most, most=worth[most])
    if points == best_build(kept, view.goals).points:
        return _not_yet(view, card, points)
    return say("picked-earns" if opens else "picked-earns-most", points=points)


def _not_yet(view: View, card: Factor, points: int) -> str:
    """What a card waits for that adds no points now: another one with its zero, and what the cards would earn then."""
    kept = (*view.kept[LEARNER], card)
    twins = [other for other in FACTORS if other.root == card.root and other.face != card.face and other not in kept]
    worth = {other.face: best_build((*kept, other), view.goals).points for other in twins}
    if max(worth.values(), default=points) == points:
        return say("picked-adds-none", points=points)
    twin = max(worth, key=lambda face: worth[face])
    return say("picked-adds-later", points=points, twin=twin, most=worth[twin])


def _built(view: View) -> str:
    """The function that a player has built, with its points; of a round that is scored they are final."""
    points = earned(view.built, view.goals, view.rules).points
    f = INSIDE.sub("\N{NO-BREAK SPACE}", plain(view.built.function))
    return say("points-so-far", function=f, points=points, scored=bool(view.results))


def _drafted(view: View) -> str:
    cards = view.kept[LEARNER]
    faces = ", ".join([card.face for card in cards])
    if view.phase is Phase.DRAFT:
        return say("drafted", many=len(cards), cards=faces)
    return say("drafted-can-earn", cards=faces, points=best_build(cards, view.goals).points)


def is_twin(own: Any, wanted: Any) -> bool:
    """Whether two moves do the same with cards that say the same."""
    return type(own) is type(wanted) and _said(own) == _said(wanted)


def _said(action: Any) -> tuple[Any, ...]:
    return getattr(getattr(action, "card", None), "face", None), getattr(action, "row", None)
