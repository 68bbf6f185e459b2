"""What stands in the log of a Jupyter server that is somebody else's, and in that of our own."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator

import pytest

from mathgames_widgets.classroom.codes import read_code
from mathgames_widgets.serving.log import OTHERS, keep_to_ourselves

SENT = "Asha's hand: x − 2"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log of a Jupyter server below `/user/x/`, which takes in what Tornado and asyncio write."""
    page = io.StringIO()
    server, handler = logging.Logger("ServerApp"), logging.StreamHandler(page)
    loggers = [server, *map(logging.getLogger, OTHERS)]
    filters = [(one, list(one.filters)) for one in (*loggers, *logging.getLogger().handlers, logging.lastResort)]
    for one in loggers:
        one.addHandler(handler)
    keep_to_ourselves("/user/x/", server)
    page.server = server
    yield page
    for one in loggers:
        one.removeHandler(handler)
    for one, before in filters:
        one.filters[:] = before


LINES = {
    "ServerApp": "404 POST /user/x/t/FERN-42/report?key=abc (asha@127.0.0.1) 1.2ms referer=http://h/user/x/class/FERN-42",
    "tornado.access": "500 GET /user/x/class/FERN-42/ws?code=FERN-42 (127.0.0.1) 1ms",
    "tornado.application": f"Uncaught exception POST /user/x/join (127.0.0.1)\nHTTPServerRequest(body={SENT!r})",
    "tornado.general": f"Cannot read a frame of /user/x/t/FERN-42/ws\n{SENT}",
    "asyncio": f"Task exception was never retrieved\nfuture: <Task coro=<mathgames_widgets.serving.live> {SENT!r}>",
}


def write(page: io.StringIO, name: str, said: str, **more: object) -> str:
    """A line is written there; what one reads then."""
    logger = page.server if name == "ServerApp" else logging.getLogger(name)
    logger.error(said, **more)
    return page.getvalue()


@pytest.mark.parametrize("name", LINES)
def test_what_people_do_on_our_pages_is_not_in_the_log_of_somebody_elses_server(name, written):
    said = write(written, name, LINES[name])
    assert said.strip(), "that something happened is there"
    assert not [word for word in ("FERN", "asha", "Asha", "hand", "abc", "127.0.0.1") if word in said]


@pytest.mark.parametrize("name", LINES)
def test_a_fault_in_our_program_is_told_by_its_place_alone(name, written):
    try:
        read_code(3)
    except TypeError:
        said = write(written, name, f"Exception in callback {SENT!r}\n{SENT}", exc_info=sys.exc_info())
    assert "TypeError at classroom/codes.py:" in said and said.count("\n") == 1
    assert "Asha" not in said and "hand" not in said


@pytest.mark.parametrize("name", LINES)
def test_all_other_lines_of_that_server_stay_as_they_are(name, written):
    try:
        int("x")
    except ValueError:
        said = write(written, name, "404 GET /user/x/api/contents/t/a (ada@10.0.0.1)\nmore", exc_info=sys.exc_info())
    assert said.startswith("404 GET /user/x/api/contents/t/a (ada@10.0.0.1)\nmore\nTraceback")
