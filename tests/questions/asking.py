"""The questions of the lessons, as they are asked first and with the numbers of many seeds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import ModuleType

import pytest

from mathgames_widgets.games import module_of
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.games.formula import lesson as formula
from mathgames_widgets.games.mathleague import lesson as mathleague
from mathgames_widgets.games.matician import lesson as matician
from mathgames_widgets.games.rolls_and_goals import lesson as rolls
from mathgames_widgets.questions import Question
from tests.cases import cases
from tests.guide import EVERY


@dataclass(frozen=True)
class Asking:
    """The questions of a lesson, and how far they are tried; a lesson that is not named below has the usual numbers.

    `seeds` sets of new numbers are looked at, of which so many have to be `different`. `quiet` are the questions whose
    answer, as it is said, must not stand in their hint.
    """

    lesson: ModuleType
    seeds: int = 20
    different: int = 5
    quiet: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The name of the lesson's module."""
        return self.lesson.__name__.split(".")[-2]

    @property
    def keys(self) -> list[str]:
        """The questions in the order of the lesson."""
        return list(self.lesson.QUESTIONS)

    @cache  # noqa: B019 - there is one for each lesson, for as long as the tests run
    def asked(self, key: str) -> list[Question]:
        """A question as the lesson asks it, and with the numbers of many seeds."""
        question = self.lesson.question(key)
        assert question.again is not None
        return [question, *(question.again(str(seed)) for seed in range(self.seeds))]


BYORF = Asking(byorf, seeds=cases(40, long=300), different=9)
FORMULA = Asking(formula, seeds=cases(30, long=210), different=9, quiet=("equal", "proof", "free", "hardest"))
MATICIAN = Asking(
    matician,
    seeds=cases(30, long=60),
    different=10,
    quiet=("example", "minus", "plus", "cancel", "sure", "against", "half", "mixture"),
)
MATHLEAGUE = Asking(mathleague)
ROLLS = Asking(rolls, seeds=cases(25, long=150), different=5, quiet=("swap", "alike", "gain"))

NAMED = (BYORF, FORMULA, ROLLS, MATICIAN, MATHLEAGUE)
FOUND = (module_of(game.__name__, "lesson") for game in EVERY)
OTHERS = [one for one in FOUND if hasattr(one, "QUESTIONS") and one not in [named.lesson for named in NAMED]]

LESSONS = (*NAMED, *map(Asking, OTHERS))

PRACTICE = filter(None, (module_of(game.__name__, "lesson.practice") for game in EVERY))
DRILLS = tuple([module.DRILL for module in PRACTICE])
DRAWN = [pytest.param(drill, one, id=f"{drill.name}-{one.name}") for drill in DRILLS for one in drill.kinds]
"""Every kind of problem of the practice of every game."""


def is_asked_in_every_game(key: str) -> bool:
    """Whose answer goes wrong, and why something is so: `test_whose.py` and `test_proof.py` look at all of them."""
    return key.partition("-")[0] in ("whose", "why")
