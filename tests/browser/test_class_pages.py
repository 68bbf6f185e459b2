"""A class on its screens: thirty-four pupils at a glance, a table read from the last row, and one played on a phone.

All pages of a class at all sizes are in `tests/long/test_class_pages.py`.
"""

from __future__ import annotations

import pytest

from mathgames_widgets.classroom import classes
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Press
from tests.browser.class_scenes import MANY, SHOW, ZEROS, RoomOf, at_size, lesson_scenes, open_scenes
from tests.browser.sizes import FAULTS, FINGER
from tests.classroom.school import play_on

OUTSIDE = """() => [...document.querySelectorAll(
    `.mg-class-tools *, .mg-class-tabs *, .mg-set-here button, .mg-pupil-desk,
     .mg-tallies li, .mg-ideas li, .mg-picked button`
  )].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && (box.bottom > innerHeight || box.right > innerWidth || box.left < 0);
  }).map((one) => one.outerHTML.slice(0, 120))"""
"""What of the dashboard is not on the screen before anybody scrolls."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.mg-fill *')]
  .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('.mg-unseen'))
  .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom))"""
SEEN_CLOSE = 16
READABLE = 21
"""Pixels of a letter at 1920 x 1080: an inch on a screen of two metres."""


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> RoomOf:
    monkeypatch.setattr(classes, "new_seed", lambda: "FERN-42")
    return RoomOf()


def test_thirty_four_pupils_are_seen_on_one_screen(room, open_page):
    page = open_page("about:blank")
    open_scenes(page)
    for who, name, state in lesson_scenes(room):
        if who != "teacher":
            continue
        page.evaluate(SHOW, state)
        for width, height in ((1280, 720), (1920, 1080)):
            at_size(page, width, height)
            assert page.locator(".mg-pupil-desk").count() == MANY
            if name != "one pupil":
                questions = len(room.school.asks(ZEROS).courses)
                assert page.locator(".mg-tallies li").count() == questions, "also those nobody has answered"
            assert page.evaluate(OUTSIDE) == [], f"{name} at {width} x {height}"
            assert page.evaluate(FAULTS, FINGER) == [], f"{name} at {width} x {height}"


def test_the_code_of_the_lobby_is_a_third_of_the_height(room, open_page):
    page = open_page("about:blank")
    open_scenes(page)
    page.evaluate(SHOW, room.see(room.wall, "lobby")[2])
    for width, height in ((1920, 1080), (1280, 720), (1024, 768)):
        at_size(page, width, height)
        assert page.locator(".mg-qr").bounding_box()["height"] >= height / 3, f"{width} x {height}"
        assert page.evaluate(FAULTS, FINGER) == []


def test_an_enlarged_table_is_read_from_the_last_row_and_played_on_the_smallest_phone(room, open_page):
    """A game of each kind that runs: whole, large, and with nothing to press where one only watches."""
    page = open_page("about:blank")
    open_scenes(page)
    school, teacher = room.school, room.teacher
    for game in GAMES:
        teacher.take(Press("game"), game=game.NAME)
        teacher.take(Press("start"), players=str(min(4, max(game.PLAYERS))))
        play_on(school, 1, 14)
        school.look_around()
        room.put("table 1")
        page.evaluate(SHOW, room.see(room.wall, "enlarged")[2])
        at_size(page, 1920, 1080)
        assert page.evaluate(SMALLEST) >= READABLE, game.NAME
        assert page.evaluate(FAULTS, FINGER) == [], game.NAME
        assert page.locator(".mg-fill [data-n]").count() == 0
        teacher.take(Press("look", 1))
        page.evaluate(SHOW, room.see(teacher, "look")[2])
        at_size(page, 1920, 1080)
        assert page.locator(".mg-fill").bounding_box()["height"] >= 750
        assert page.evaluate(SMALLEST) >= SEEN_CLOSE, game.NAME
        teacher.take(Press("look", None))
        page.evaluate(SHOW, room.see(room.pupils[0], "phone")[2])
        at_size(page, 320, 568)
        assert page.evaluate(FAULTS, FINGER) == [], game.NAME
        room.put("auto")
        school.do(school.end)
        school.do(school.choose_anew)
