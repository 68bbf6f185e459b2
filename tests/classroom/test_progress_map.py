"""The map of a class: of all its pupils together, without a name, for pupils only if their teacher wants it."""

from __future__ import annotations

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.sitting import KeptAnswer
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import drill_of
from mathgames_widgets.questions.memory import KEPT, Memory
from mathgames_widgets.questions.problem import Course, Result
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Someone, came, opened

say_class = room("mathgames_widgets.classroom")

DAY = 739_942
DRILL = drill_of("matician")
assert DRILL is not None


def keeps(school: Class, pupil: Someone, *, solid: bool) -> None:
    """What the pages of a pupil keep who was asked one kind six times."""
    course = Course("FERN-42")
    for _ in range(6):
        course = course.after(DRILL.kinds[0], Result.FIRST_TRY if solid else Result.LATER, day=DAY)
    memory = Memory(lambda: DAY)
    memory.put(DRILL.name, course)
    remember(school, pupil, memory.to_text())


def remember(school: Class, pupil: Someone, text: str) -> None:
    """What a page of a lesson asks the class to keep."""
    school._remember(pupil.person, "practice", KeptAnswer(KEPT, text))


def test_a_teacher_opens_the_map_and_pupils_see_it_only_when_they_may() -> None:
    school, teacher = opened()
    asha, ben, chen = came(school, "Asha", "Ben", "Chen")
    keeps(school, asha, solid=True)
    keeps(school, ben, solid=False)
    remember(school, chen, "from another version")
    teacher.take(Press("view", "lessons"))
    assert say_class("map") not in asha.words and "mg-map" not in teacher.html
    teacher.take(Press("map", True))
    title = DRILL.kinds[0].title
    assert f"{title}. 1 of 3 solid, 2 have tried it." in teacher.words
    shown = next(one for one in teacher.read.find(cls="mg-class-map"))
    assert not {"Asha", "Ben", "Chen"} & set(shown.text.replace(".", " ").split())
    assert say_class("map") not in asha.words
    teacher.take(Press("map-for-all", True))
    assert f"{title}. 1 of 3 solid, 2 have tried it." in asha.words
    assert "data-n" not in str(next(one for one in asha.read.find(cls="mg-class-map"))), "there is nothing to press"
    teacher.take(Press("map-for-all", False))
    assert say_class("map") not in asha.words


def test_the_map_of_a_class_that_has_not_practised_says_so() -> None:
    school, teacher = opened()
    came(school, "Asha")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("map", True))
    assert say_class("map-empty") in teacher.words
