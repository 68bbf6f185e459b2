"""The puzzles of a day in a browser: begun, tried in vain, answered with why not, solved and shared."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

from playwright.sync_api import Page, expect

from mathgames_widgets import puzzles
from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.puzzles import SEAT
from mathgames_widgets.games import GAMES, byorf, formula, mathleague
from mathgames_widgets.games.formula.rules.state import Draw
from mathgames_widgets.games.formula.table.turn import trial_of
from mathgames_widgets.games.mathleague.rules.moves import Discard
from mathgames_widgets.questions.daily import DailyPuzzles
from mathgames_widgets.table.puzzles import PuzzleTable, day_text
from mathgames_widgets.table.screen import Do

from .direct import open_direct
from .formula_hands import by_mouse, lay
from .hands import settled, touch
from .looks import is_for_everybody

say = room("mathgames_widgets.questions.daily")
at_table = room("mathgames_widgets.table.puzzles")

DAY = "2026-11-24"


def press(page: Page, day: DailyPuzzles, fits: Callable[[Any], bool]) -> None:
    """Press the first offer that fits: a button, or a card and then the place where it goes."""
    number = next(number for number, thing in enumerate(day.offered) if isinstance(thing, Do) and fits(thing.action))
    there = page.locator(f'.mg [data-n="{number}"]')
    if there.count():
        touch(there.first)
        return
    for card in page.locator(".mg [data-drops]").all():
        for zone, drop in json.loads(card.get_attribute("data-drops") or "{}").items():
            if drop == number:
                card.click()
                touch(page.locator(f'.mg [data-zone="{zone}"]').first)
                return
    raise AssertionError(f"{day.offered[number]!r} cannot be pressed.")


def table_of(day: DailyPuzzles) -> PuzzleTable:
    assert day.table is not None and day.table.match is not None, "a puzzle is open"
    return day.table


def try_wrong(page: Page, day: DailyPuzzles, game: Any) -> None:
    """Draw, discard, or be ready with nothing done or with other numbers laid."""
    match = table_of(day).match
    assert match is not None
    if game.NAME == "matician":
        right = {text.split()[1] for text in table_of(day).puzzle.answer[:2]}
        held = sorted(filter(str.isdigit, match.observe(SEAT).hand), key=lambda card: card in right)
        for card, side in zip(held, ("left", "right"), strict=False):
            press(page, day, lambda action, put=f"put {card} {side}": action == game.read_action(put))
    wrong = Discard if game is mathleague else Draw if game is formula else Ready
    while "✗" not in repr(table_of(day)):
        press(page, day, lambda action: isinstance(action, wrong))


def solve(page: Page, day: DailyPuzzles, game: Any) -> None:
    """Do what the answer wants, by whatever way the table has for it."""
    for text in table_of(day).puzzle.answer:
        action = game.read_action(text)
        if game is formula:
            lay(trial_of(table_of(day).match.observe(SEAT)), action, by_mouse(page))
        press(page, day, lambda offered, wanted=action: offered == wanted)


def test_the_puzzles_of_a_day_from_the_first_try_to_the_line_that_is_shared(
    open_page: Callable[..., Page], axe: Callable[..., list[str]]
) -> None:
    page = open_page("about:blank", width=390, height=844)
    day = puzzles(DAY)
    open_direct(page, day)
    is_for_everybody(page, axe, "the puzzles of a day")
    for game in GAMES:
        page.get_by_role(
            "button", name=say("puzzle-play", game=game.TITLE, day=day_text(date.fromisoformat(DAY)), signs="new")
        ).click()
        expect(page.locator(".mg-status-line")).to_contain_text(table_of(day).task)
        if game is formula:
            wide = page.viewport_size
            page.set_viewport_size({"width": 390, "height": 844})
            settled(page)
            seats = [one.bounding_box() for one in page.locator(".mg-seat-chip").all()]
            assert len(seats) == 3 and all(one and one["x"] + one["width"] <= 390 for one in seats), "none is cut"
            page.set_viewport_size(wide or {"width": 1280, "height": 720})
        try_wrong(page, day, game)
        touch(page.get_by_role("button", name=at_table("puzzle-why-not")))
        expect(page.locator(".mg-drawer")).to_be_visible()
        page.keyboard.press("Escape")
        settled(page)
        if game is byorf:
            is_for_everybody(page, axe, "a wrong try")
        while day.table is not None and page.get_by_role("button", name="Undo").get_attribute("aria-disabled") is None:
            touch(page.get_by_role("button", name="Undo"))
        if game is not mathleague:  # there, a card is paid for on the way
            solve(page, day, game)
            expect(page.locator(".mg-status-line")).to_contain_text(at_table("puzzle-solved", signs="✗✓"))
            page.keyboard.press("Escape")
            settled(page)
        touch(page.get_by_role("button", name="Menu"))
        touch(page.get_by_role("button", name=at_table("puzzle-all")))
    line = page.locator(".mg-puzzle-line")
    expect(line).to_have_text("Math games, 2026-11-24: BYORF ✗✓ · FORMULA ✗✓ · Rolls & Goals ✗✓ · Matician ✗✓")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
