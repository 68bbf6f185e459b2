"""What one may try to make of a curve after the answer: goals of the screen's own topic, none twice in a lesson."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mathgames_widgets.questions.drawing.places import AxisGoal as Aim
from mathgames_widgets.questions.lesson import Questions
from mathgames_widgets.questions.question import Question

ZEROS: dict[str, tuple[Aim, ...]] = {
    "known": (Aim("meet", -2, 1), Aim("wall", 3)),
    "zero": (Aim("zero", 4), Aim("zero", -3)),
    "first": (Aim("falls", 1), Aim("falls", -2)),
    "asymptote": (Aim("instead", 2), Aim("instead", -4)),
    "restrictions": (Aim("hole", -1), Aim("instead", 4)),
    "even": (Aim("wall", -1), Aim("wall", 2)),
    "bounce": (Aim("touches", -2), Aim("touches", 3)),
    "cross": (Aim("meet", 3, -1), Aim("falls", 0)),
    "signs": (Aim("under", 1, 4), Aim("under", -3, 0)),
    "why-zeros": (Aim("touches", 0), Aim("meet", 1, -3)),
    "whose-zeros": (Aim("zero", -4), Aim("falls", 2)),
}
HOLES: dict[str, tuple[Aim, ...]] = {
    "known-holes": (Aim("above", 4), Aim("above", -4)),
    "zoom": (Aim("hole", 1), Aim("holes", 3)),
    "hole": (Aim("instead", 1), Aim("ground", 1)),
    "powers": (Aim("hole", 3), Aim("ground", 3)),
    "rows": (Aim("ground", -2), Aim("hole", -3)),
    "why-holes": (Aim("point", 1, 2), Aim("hole", 4)),
    "reduced": (Aim("above", 1), Aim("instead", -1)),
    "height": (Aim("point", 1, 1), Aim("holes", 2)),
    "changes": (Aim("level", -2), Aim("falls", -3)),
    "high": (Aim("ground", -1), Aim("meet", 3, -3)),
    "x-intercepts": (Aim("bare"), Aim("meet", 3, -2)),
    "y-intercept": (Aim("start", 1), Aim("start", -2)),
    "whose-holes": (Aim("point", 3, -6), Aim("hole", -2)),
    "write": (Aim("same"), Aim("point", 2, 3)),
}
FAR: dict[str, tuple[Aim, ...]] = {
    "known-far": (Aim("slope", 2), Aim("line", 3)),
    "level": (Aim("level", 0), Aim("level", 3)),
    "degrees": (Aim("slope", -1), Aim("steep")),
    "divide": (Aim("line", 0), Aim("slope", 3)),
    "crossing": (Aim("cross", -1), Aim("apart")),
    "slant": (Aim("line", 2), Aim("level", 1)),
    "sketch": (Aim("wall", 2), Aim("meet", 3, -2)),
    "rival": (Aim("hole", -2), Aim("wall", -1)),
    "other-six": (Aim("wall", -4), Aim("ground", 2)),
    "goals": (Aim("bare"), Aim("level", 2)),
    "build": (Aim("slope", -2), Aim("above", 4)),
    "why-far": (Aim("level", -2), Aim("cross", 0)),
    "whose-far": (Aim("level", -3), Aim("cross", 1)),
    "two": (Aim("line", -1), Aim("level", 4)),
    "why-two": (Aim("line", -3), Aim("level", -4)),
}
"""For each question of a lesson what may be tried, the first thing first."""


def aiming(questions: Questions) -> Questions:
    """The same questions, each with its goals."""
    return {key: _asks(ask, {**ZEROS, **HOLES, **FAR}.get(key, ())) for key, ask in questions.items()}


def _asks(ask: Callable[[], Question], aims: tuple[Aim, ...]) -> Callable[[], Question]:
    return (lambda: replace(ask(), aims=aims)) if aims else ask
