"""A class that votes, talks and votes again, over real sockets: on whatever page each one is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import LESSON
from mathgames_widgets.table.screen import Press
from tests.classroom.people import Reader, Visitor, run, until
from tests.serving.test_classes import pupils_of, teacher_of
from tests.serving.test_reading import ALL, pupil_of, school_house

say_class = room("mathgames_widgets.classroom")
say_lesson = room("mathgames_widgets.games.byorf.lesson")
say_question = room("mathgames_widgets.questions")

HOLES = ALL["byorf/holes"]
STRIP = "class"


async def in_lesson(teacher: Visitor, *names: str) -> list[Reader]:
    """Pupils who read the lesson about holes."""
    found = [await pupil_of(teacher, name) for name in names]
    for one in found:
        await one.open_lesson(HOLES)
    return found


def words_of(pupil: Visitor) -> str:
    """What a pupil reads above or instead of everything else."""
    if isinstance(pupil, Reader):
        return pupil.words_at(STRIP) if STRIP in pupil.places else ""
    return pupil.words


async def press_key(pupil: Visitor, key: str) -> None:
    """Press a button of the vote, wherever it is seen."""
    if not isinstance(pupil, Reader):
        await pupil.press_key(key)
        return
    await pupil.press_at(STRIP, int(pupil.read_at(STRIP).one(data_key=key).get("data-n") or "none"))


async def votes(pupil: Visitor, choice: int, sure: int) -> None:
    await until(lambda: "How sure are you?" in words_of(pupil))
    await press_key(pupil, f"choose-{choice}")
    await press_key(pupil, f"sure-{sure}")
    assert "Your vote counts." in words_of(pupil)


def counts(page: Visitor) -> list[int]:
    """The numbers beside the bars."""
    return [int(bar.text) for bar in page.read.find(cls="mg-vote-bar")]


async def set_lesson(teacher: Visitor, lesson: str = HOLES.page) -> None:
    await teacher.press_key("view-lessons")
    await teacher.press_key("set-lesson", lesson=lesson)


def test_a_class_votes_talks_and_votes_again(tmp_path):
    """Five in the lesson, two on the waiting page, one who comes late, and a restart in the middle."""

    async def test() -> None:
        where = str(tmp_path / "tables.sqlite")
        async with school_house(Store.at(where)) as home:
            teacher = await teacher_of(home)
            readers = await in_lesson(teacher, *(f"Reader {number}" for number in range(5)))
            waiting = await pupils_of(teacher, "Asha", "Ben")
            await set_lesson(teacher)
            await teacher.press_key("open-vote", vote="hole")
            for place, one in enumerate([*readers, *waiting]):
                await votes(one, place % 3, 1 + place % 3)
                seen = "".join(one.traffic)
                assert "mg-vote-bar" not in seen and "votes" not in words_of(one), "nobody sees how others voted"
            await until(lambda: "7 of 7 have voted" in teacher.words)
            assert "mg-vote-bar" not in teacher.state["html"], "nor does anyone who looks at the teacher's page"
            await votes(readers[0], 2, 3)
            late = Reader(home.url, "Dana")
            await late.join(teacher.code)
            await late.open_lesson(HOLES)
            await votes(late, 3, 1)

            await teacher.press_key("vote-talk")
            assert counts(teacher) == [2, 2, 3, 1]
            assert "Reader" not in teacher.read.one(data_key="vote").text
            for one in (*readers, *waiting, late):
                await until(lambda one=one: "Talk with a neighbor" in words_of(one))
                assert "mg-vote-bar" not in "".join(one.traffic)
            await teacher.press_key("vote-bars")
            await until(lambda: "Vote 1: 3" in waiting[0].state["html"])

        async with school_house(Store.at(where)) as home:
            again = Visitor(home.url, "Teacher")
            again.code = teacher.code
            await again.ask(f"class?key={home.live.tables.teachers_key()}")
            await again.connect("class")
            asha = Visitor(home.url, "Asha")
            asha.code, asha.cookies, asha.paths = teacher.code, waiting[0].cookies, waiting[0].paths
            await asha.connect()
            assert say_class("vote-stage-talk") in asha.words and "You chose: A hole" in asha.words
            await again.press_key("vote-second")
            await until(lambda: "Vote again" in asha.words)
            assert "mg-vote-bar" not in asha.state["html"], "the bars are away while the second vote is open"
            await votes(asha, 1, 2)
            await again.press_key("vote-closed")
            assert counts(again) == [2, 0, 2, 1, 3, 0, 1, 0], "both rounds, beside each other"
            await again.press_key("vote-reason")
            await until(lambda: "Right: A hole" in asha.words)
            assert say_lesson("idea-always-a-wall") in asha.words, "her own idea is named"
            await again.press_key("vote-end")
            await until(lambda: "Your teacher starts the game." in asha.words)

    run(test)


def test_a_vote_covers_tables_and_practice_and_gives_them_back():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            pupils = await pupils_of(teacher, "Asha", "Ben")
            await set_lesson(teacher)
            await teacher.press_key("view-tables")
            await teacher.press_key("start", players="2", same="on", fills="on")
            await until(lambda: pupils[0].read.find(cls="mg-playing"))
            await teacher.press_key("view-lessons")
            await teacher.press_key("open-vote", vote="lifted")
            await votes(pupils[0], 0, 2)
            await teacher.press_key("vote-talk")
            await until(lambda: "Talk with a neighbor" in pupils[1].words)
            await teacher.press_key("vote-end")
            for one in pupils:
                await until(lambda one=one: one.read.find(cls="mg-playing"))

    run(test)


def test_the_first_vote_is_the_prediction_of_the_lesson():
    """What was voted first stands above the question where the lesson asks it again; a late vote changes nothing."""

    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            (asha,) = await pupils_of(teacher, "Asha")
            await set_lesson(teacher)
            await teacher.press_key("open-vote", vote="hole")
            await votes(asha, 1, 3)
            school = home.table(asha.code)
            ((person, kept),) = school.standing.kept.items()
            assert kept == {"prediction hole": '{"version": 1, "choice": 1, "sure": 3}'}
            await teacher.press_key("vote-talk")
            with pytest.raises(CannotBeDone):
                school.cast(person, 0, None)
            assert school.standing.vote.rounds == ({person: (1, 3)}, {})

    run(test)


def test_a_prediction_comes_back_above_its_question():
    """Nothing is said to it before; it survives a reload, and in the end it is told how it was."""
    lesson = replace(LESSON)
    guess, asked = lesson.vote("hole"), lesson.ask("hole")
    guess.press(list(guess.offered).index(Press("choose", 3)))
    assert not guess.is_made and "data-done" not in guess.html
    guess.press(list(guess.offered).index(Press("sure", 3)))
    assert guess.is_made and 'data-done="solved"' in guess.html
    assert "factor is gone" in guess.html and "Not yet" not in guess.html
    assert "At first you were certain of “Nothing: the factor is gone”." in asked.html
    again = replace(LESSON)
    again.vote("hole").restore(guess.kept)
    assert again.vote("hole").is_made
    asked.answer(2)
    assert say_question("prediction-was", right="no", sure=3) in asked.html
    for text in ('{"version": 1, "choice": 9, "sure": 3}', '{"version": 1, "choice": "1", "sure": 3}', "no", "[]"):
        other = replace(LESSON).vote("hole")
        other.restore(text)
        assert other.choice is None
    with pytest.raises(TypeError):
        lesson.vote("why-holes")
