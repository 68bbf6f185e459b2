"""The other two engines that schools have: Firefox, and WebKit, which every iPad has.

`browser` is each of them in turn; `open_page` and its like are those of the tests in Chromium.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FORMULA_TABLE, TABLE, OpenPage, at_table, pages, voila
from tests.engines import ENGINES, launched

__all__ = ["voila"]


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """Its name."""
    return str(request.param)


@pytest.fixture(scope="module")
def browser(engine: str) -> Iterator[Any]:
    """The engine, with as much of Playwright's face as the players use; closed with the file, since others that run
    in this process have loops of their own.
    """
    with sync_playwright() as playwright, launched(engine, playwright) as started:
        yield started


@pytest.fixture
def open_page(browser: Any) -> Iterator[OpenPage]:
    """Opens a page: `open_page(url, width=390, reduced_motion="reduce")`."""
    with pages(browser) as opening:
        yield opening


@pytest.fixture
def play_page(open_page: OpenPage) -> OpenPage:
    """Shows the BYORF table, ready to be touched."""
    return partial(at_table, open_page, TABLE)


@pytest.fixture
def formula_page(open_page: OpenPage) -> OpenPage:
    """Shows the FORMULA table, ready to be touched."""
    return partial(at_table, open_page, FORMULA_TABLE)


@pytest.fixture(scope="module")
def open_shared(browser: Any) -> Iterator[OpenPage]:
    """The same for a page that all tests of a file share."""
    with pages(browser) as opening:
        yield opening
