"""Lessons without a kernel, over real sockets: each reader has their own, a class keeps the answers, and nobody waits
for, sees or breaks another's.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager
from random import Random

import pytest

from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.sitting import Sitting, first
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.core.entrance import message
from mathgames_widgets.page.page import Page
from mathgames_widgets.serving import places, readers, reading
from mathgames_widgets.serving.lessons import lessons_below, readable_below
from mathgames_widgets.serving.live import NO_SEAT
from tests.classroom.people import Reader, Visitor, house, run, until
from tests.serving.test_classes import teacher_of

ALL = readable_below(places.notebooks())
ZEROS = ALL["byorf/zeros"]
ONE, OTHER = "1" * 32, "2" * 32
WRONG, RIGHT = "3", "-2"
"""Answers to the first question of that lesson."""


@asynccontextmanager
async def school_house(store: Store | None = None):
    """A server whose pages are the lessons."""
    async with house(store) as home:
        home.live.tables.lessons, home.live.tables.readable = lessons_below(places.notebooks()), ALL
        yield home


async def pupil_of(teacher: Visitor, name: str) -> Reader:
    """Somebody who has joined, on whatever page."""
    pupil = Reader(teacher.url, name)
    await pupil.join(teacher.code)
    return pupil


async def opened(pupil: Reader) -> Reader:
    await pupil.open_lesson(ZEROS)
    return pupil


def pressed(sitting: Sitting, place: str, number: int) -> None:
    page = sitting.pages[place]
    sitting.hear(f"{place} {sitting.name}", message({"n": number, "drawing": page.drawing, "values": {"answer": "0"}}))


@pytest.mark.parametrize("page", ALL)
def test_what_one_reader_does_changes_nothing_for_another(page):
    """Every page of a lesson is pressed here and there; what others have, and whoever comes later, stays as it was."""
    lesson, random = ALL[page], Random(page)
    mine, other = Sitting(lesson), Sitting(lesson)
    before = {name: one.html for name, one in other.pages.items()}
    for place, one in mine.pages.items():
        for _ in range(2):
            pressed(mine, place, random.randrange(max(1, len(one.offered))))
    assert {name: one.html for name, one in mine.pages.items()} != before
    assert {name: one.html for name, one in other.pages.items()} == before
    assert {name: one.html for name, one in Sitting(lesson).pages.items()} == before
    assert {name: one.html for name, one in first(lesson).items()} == before


def test_a_lesson_is_opened_for_nothing_and_answered_at_once():
    """The page is drawn already, so no cell is run before something is pressed; then only what has changed is sent."""

    async def test() -> None:
        async with school_house() as home:
            asha, ben = Reader(home.url), Reader(home.url)
            await asha.open_lesson(ZEROS, ONE)
            await ben.open_lesson(ZEROS, OTHER)
            sittings = [home.live.readers.sitting(one, ZEROS) for one in (ONE, OTHER)]
            assert [one.is_open for one in sittings] == [False, False] and asha.places == {}
            await asha.answer("c1", WRONG)
            assert "At x = 3 it is −5" in asha.words_at("c1")
            assert set(asha.places) < set(first(ZEROS)) and ben.places == {} and not sittings[1].is_open
            other = Reader(home.url)
            await other.open_lesson(ZEROS, "3" * 32, "older")
            await until(lambda: set(other.places) == set(first(ZEROS)))

    run(test)


def test_a_line_that_breaks_comes_back_to_the_same_pages():
    async def test() -> None:
        async with school_house() as home:
            asha = Reader(home.url)
            await asha.open_lesson(ZEROS, ONE)
            await asha.answer("c1", WRONG)
            sitting = asha.told["sitting"]
            await asha.leave()
            await asha.open_lesson(ZEROS, ONE, "none")
            await until(lambda: "c1" in asha.places)
            assert asha.told["sitting"] == sitting and "At x = 3 it is −5" in asha.words_at("c1")
            asha.send({"n": 1, "drawing": 2, "values": {"answer": RIGHT}}, "c1 of another server")
            await asha.answer("c1", RIGHT)
            assert "✓" in asha.words_at("c1")

    run(test)


def test_what_is_no_lesson_of_ours_is_answered_by_no_process(tmp_path):
    """A teacher's own notebook, also one in the place of ours, is for a kernel; other names lead nowhere."""
    own = tmp_path / "byorf" / "lesson.ipynb"
    own.parent.mkdir()
    text = (places.notebooks() / "byorf" / "lesson.ipynb").read_text(encoding="utf-8")
    own.write_text(text, encoding="utf-8")
    assert list(readable_below(tmp_path)) == ["byorf/lesson"]
    own.write_text(text.replace("lesson.report()", "__import__('os').getpid()"), encoding="utf-8")
    assert readable_below(tmp_path) == {}
    assert [one.is_ours for one in lessons_below(tmp_path)] == [False]

    async def test() -> None:
        async with school_house() as home:
            for path in (
                f"lesson/byorf/play/ws?reader={ONE}",
                f"lesson/byorf/zeros/ws?reader={ONE[1:]}",
                "lesson/x/ws",
            ):
                assert (await Visitor(home.url).ask(path)).code in (404, 400), path

    run(test)


def test_a_class_keeps_the_answers_on_any_device_and_over_a_restart(tmp_path):
    """The teacher sees them; what a browser kept of whoever used it before counts for nothing."""

    async def test() -> None:
        where = str(tmp_path / "tables.sqlite")
        async with school_house(Store.at(where)) as home:
            teacher = await teacher_of(home)
            asha, ben = await pupil_of(teacher, "Asha"), await pupil_of(teacher, "Ben")
            await opened(asha), await opened(ben)
            await asha.answer("c1", WRONG)
            kept = home.table(asha.code).standing.kept
            assert [list(texts) for texts in kept.values()] == [["checkpoint zero", "practices"]]
            assert "kept" not in asha.places["c1"] and "keep" not in asha.places["c1"]
            ben.send({"restored": next(iter(kept.values()))["checkpoint zero"]}, f"c1 {ben.told['sitting']}")
            await ben.answer("c2", "0")
            assert "c1" not in ben.places
            tablet = Reader(home.url, "Asha")
            tablet.cookies, tablet.paths, tablet.code = asha.cookies, asha.paths, asha.code
            await opened(tablet)
            await until(lambda: "c1" in tablet.places)
            await tablet.answer("c1", RIGHT)
            await until(lambda: "✓" in asha.words_at("c1"))
            await teacher.press_key("view-lessons")
            await until(lambda: "✓2" in teacher.words)
            await until(
                lambda: any(f": {RIGHT}" in (cell.get("title") or "") for cell in teacher.read.find(cls="mg-right"))
            )
            assert next(cell.text for cell in teacher.read.find(cls="mg-total")) == "1"
        async with school_house(Store.at(where)) as home:
            again = Reader(home.url, "Asha")
            again.cookies, again.paths, again.code = asha.cookies, asha.paths, asha.code
            await opened(again)
            await until(lambda: "✓" in again.words_at("c1") if "c1" in again.places else False)

    run(test)


def test_a_strangers_line_and_that_of_someone_taken_off_the_list_end():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            asha = await opened(await pupil_of(teacher, "Asha"))
            stranger = Reader(home.url)
            stranger.code = teacher.code
            await stranger.open_lesson(ZEROS)
            assert stranger.closed == NO_SEAT
            school = home.table(teacher.code)
            (person,) = school.standing.people
            await home.live.ask(school, lambda: school.do(lambda: school.remove(person)))
            await until(lambda: "off the list" in asha.ended)

    run(test)


def test_pause_pace_and_calls_reach_whoever_reads_and_whoever_comes_late():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            asha = await opened(await pupil_of(teacher, "Asha"))
            ben = Visitor(home.url, "Ben")
            await ben.join(teacher.code)
            await ben.connect()
            await until(lambda: "Class" in asha.words_at("class"))
            assert asha.told["class"] == {"pace": 0, "call": 0, "go": f"t/{teacher.code}"} and "class" not in ben.told
            await teacher.press_key("view-lessons")
            await teacher.press_key("set-lesson", lesson="byorf/zeros")
            await teacher.press_key("pace", pace="3")
            await until(lambda: asha.told["class"]["pace"] == 3)
            await teacher.press_key("call-lesson")
            there = f"voila/render/byorf/zeros.ipynb?class={teacher.code}"
            await until(lambda: asha.told["class"]["go"] == ben.told.get("class", {}).get("go") == there)
            late = Visitor(home.url, "Chen")
            await late.join(teacher.code)
            await late.connect()
            await until(lambda: late.told.get("class") == {"pace": 3, "call": 1, "go": there})
            await teacher.press_key("view-tables")
            await teacher.press_key("start")
            await until(lambda: "has begun" in asha.words_at("class"))
            assert asha.told["class"]["call"] == 1  # told, and not carried off
            await teacher.press_key("pause")
            await until(lambda: "Eyes up here" in asha.words_at("class") and "Eyes up here" in ben.words)
            await teacher.press_key("go-on")
            await until(lambda: "Go to table" in asha.words_at("class"))
            await teacher.press_key("call-tables")
            await until(
                lambda: asha.told["class"] == ben.told["class"] == {"pace": 3, "call": 2, "go": f"t/{teacher.code}"}
            )

    run(test)


def test_what_goes_wrong_for_one_reader_stays_there(monkeypatch, caplog):
    async def test() -> None:
        async with school_house() as home:
            asha, ben = Reader(home.url), Reader(home.url)
            await asha.open_lesson(ZEROS, ONE)
            await ben.open_lesson(ZEROS, OTHER)
            await asha.answer("c1", WRONG)

            def broken(self: Page, said: str) -> None:
                raise RuntimeError("xq7")

            page = home.live.readers.sitting(ONE, ZEROS).pages["c1"]
            monkeypatch.setattr(page, "_judge", broken.__get__(page))
            await asha.answer("c1", RIGHT)
            assert "went wrong" in asha.words_at("c1") or "RuntimeError" in asha.words_at("c1")
            await ben.answer("c1", RIGHT)
            assert "✓" in ben.words_at("c1")

    run(test)


def test_a_cell_that_fails_leaves_the_others():
    cells = ("from mathgames_widgets.games.byorf.lesson import ZEROS as lesson", "1 / 0", "lesson.ask('zero')")
    sitting = Sitting(ServedLesson("a/b", "A", cells=cells))
    assert "could not be shown" in sitting.pages["c1"].html and "equal to 0" in sitting.pages["c2"].html


def test_nobody_waits_for_a_page_that_takes_its_time():
    """One reader's answer is stuck; another's is there, and the class is asked meanwhile."""

    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            asha, ben = await opened(await pupil_of(teacher, "Asha")), await opened(await pupil_of(teacher, "Ben"))
            await asha.answer("c1", WRONG)
            school = home.table(teacher.code)
            person = next(key for key, one in school.standing.people.items() if one.name == "Asha")
            page = school._sittings[person, "byorf/zeros"].pages["c1"]
            stuck, go_on = threading.Event(), threading.Event()

            def slow(thing, values) -> None:
                stuck.set()
                go_on.wait()
                page.redraw("Done.")

            page._take = slow
            waiting = asyncio.create_task(asha.answer("c1", RIGHT))
            await asyncio.to_thread(stuck.wait)
            try:
                await ben.answer("c1", RIGHT)
                await teacher.press_key("view-lessons")
            finally:
                go_on.set()
            await waiting

    run(test)


def test_readers_have_an_end(monkeypatch):
    """Who has left first gives way; where all are there, one more is told to come later."""
    monkeypatch.setattr(readers, "MOST", 2)

    async def test() -> None:
        async with school_house() as home:
            home.live.readers = readers.OpenReaders(2)
            people = [Reader(home.url) for _ in range(4)]
            for number, one in enumerate(people[:2]):
                await one.open_lesson(ZEROS, f"{number}" * 32)
            await people[2].open_lesson(ZEROS, "a" * 32)
            assert people[2].closed == reading.FULL
            await people[0].leave()
            await until(lambda: home.live.readers.sitting("0" * 32, ZEROS).is_empty)
            await people[3].open_lesson(ZEROS, "b" * 32)
            assert people[3].closed is None and len(home.live.readers) == 2

    run(test)
