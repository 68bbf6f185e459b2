"""Files that a page saves, in Firefox: pictures of a graph, and a game that goes on from its file.

The small browser around WebKit here saves no file of a page, so nobody can look there.
"""

from __future__ import annotations

import pytest

from tests.browser.test_graph import shared_page, show, test_the_picture_is_saved_as_svg_and_png
from tests.browser.test_table_care import page, test_a_game_is_saved_as_a_file_and_goes_on_from_it

__all__ = [
    "page",
    "shared_page",
    "show",
    "test_a_game_is_saved_as_a_file_and_goes_on_from_it",
    "test_the_picture_is_saved_as_svg_and_png",
]


@pytest.fixture(scope="module")
def engine() -> str:
    return "firefox"
