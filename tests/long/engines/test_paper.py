"""What is printed, in each engine: cards and sheets keep their millimetres and their edges; Firefox makes a PDF."""

from __future__ import annotations

import re
import zlib
from contextlib import suppress
from typing import Any

import pytest

from mathgames_widgets import games
from mathgames_widgets.serving import sheets
from tests.browser.conftest import OpenPage
from tests.browser.test_sheets import SPILLS, test_cards_have_their_size_and_lie_back_to_back

__all__ = ["test_cards_have_their_size_and_lie_back_to_back"]

DRAWN = {"deck": {}}
ZOOMED: dict[str, dict[str, str]] = {"boards": {}, "worksheet": {"seed": "FERN-42"}, "tickets": {"seed": "OAK-17"}}
"""Their pictures are made smaller by `zoom`. WebKit counts the places inside in pixels of their own, so there it cannot
be measured what spills.
"""


@pytest.fixture(scope="module")
def page(open_shared: OpenPage) -> Any:
    """One page for all sheets; they measure the same on a screen."""
    return open_shared("about:blank")


@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_reaches_over_its_edge(page: Any, engine: str, game: str) -> None:
    kinds: dict[str, dict[str, str]] = DRAWN if engine == "webkit" else {**DRAWN, **ZOOMED}
    for kind, options in kinds.items():
        for file in sheets.files(f"{game}/{kind}", **options):
            page.set_content(file.html)
            assert page.evaluate(SPILLS) == [], file.name


def test_a_large_deck_has_a_page_for_each_side(page: Any, engine: str) -> None:
    """57 cards, four to a sheet, fronts and backs. WebKit's driver prints nothing: there the leaves are counted."""
    (file,) = sheets.files("formula/deck", large=True)
    page.set_content(file.html)
    if engine == "webkit":
        assert page.locator(".mg-leaf").count() == 30
    else:
        assert pages_of(page.pdf(prefer_css_page_size=True, print_background=True)) == 30


def pages_of(pdf: bytes) -> int:
    """How many pages a PDF has that Firefox wrote: what says so lies in packed parts of it."""
    count = 0
    for packed in re.finditer(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        with suppress(zlib.error):
            count += len(re.findall(rb"/Type /Page\b(?!s)", zlib.decompress(packed[1])))
    return count
