"""Tables in a language with longer words and in one that runs from right to left: all is in view, formulas stay."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from mathgames_widgets.core.messages import MORE, speaking
from mathgames_widgets.games import GAMES
from tests.browser.direct import open_direct, told
from tests.browser.test_one_screen import LOOK, pages
from tests.cases import cases
from tests.table.sitting import against
from tools.languages import make

MARKED, FROM_RIGHT = "en-XA", "ar-XB"
SCREENS = ((MARKED, 1280, 720), (MARKED, 390, 844), (FROM_RIGHT, 1280, 720))
ONCE = 1
"""So many pages of each phase are looked at."""

MATHEMATICS = """() => [...document.querySelectorAll(".mg-page :is(math, svg, .mg-card:not(.mg-league), input)")]
  .filter((one) => getComputedStyle(one).direction !== "ltr").map((one) => one.outerHTML.slice(0, 80))"""


@pytest.fixture(scope="module", autouse=True)
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The languages that a script makes."""
    folder = tmp_path_factory.mktemp("languages")
    make(folder)
    before = os.environ.get(MORE)
    os.environ[MORE] = str(folder)
    yield
    os.environ.pop(MORE) if before is None else os.environ.update({MORE: before})


@pytest.fixture(scope="module")
def shown(browser: Browser) -> Iterator[list[Page]]:
    """A page on each of the SCREENS."""
    contexts = [
        browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        for _, width, height in SCREENS
    ]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


@pytest.mark.parametrize("game", cases(GAMES[::2], long=GAMES), ids=lambda game: game.NAME)
def test_longer_words_fit_and_a_page_may_run_from_right_to_left(shown: list[Page], game) -> None:
    """What a player needs stays wholly in view and uncovered, in each phase of a game."""
    faults = []
    for language in (MARKED, FROM_RIGHT):
        with speaking(language):
            table = against(game.BOTS[1].name, game=game, seed="SCREEN-1")
        here = [(page, size) for page, (tag, *size) in zip(shown, SCREENS, strict=True) if tag == language]
        for page, _ in here:
            open_direct(page, table)
        met: Counter[str] = Counter()
        for now in pages(table):
            met[now] += 1
            if met[now] > ONCE:
                continue
            for page, size in here:
                out_of_view, covered, *_ = page.evaluate(LOOK, {**told(table), "frames": []})
                where = f"{language}, {now}, {size[0]}x{size[1]}"
                faults += [f"{where}: {one}" for one in (*out_of_view, *[f"{one} is covered" for one in covered])]
                root = page.locator(".mg").first
                assert root.get_attribute("lang") == language
                assert root.get_attribute("dir") == ("rtl" if language == FROM_RIGHT else "ltr")
                assert page.evaluate(MATHEMATICS) == []
    assert faults == [], "\n".join(faults[:40])
