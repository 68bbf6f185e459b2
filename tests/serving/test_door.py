"""The door of the server: names, addresses of others, connections that stay silent, and how pages are asked for."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import nbformat
import psutil
import pytest

from benchmarks.pupils import Pupil
from mathgames_widgets.serving.door import SILENCE, is_called
from mathgames_widgets.serving.pages import is_wanted_as_a_page
from tests.browser import servers
from tests.cases import LONG
from tests.waiting import PATIENCE, wait_until

PAGE = "table.ipynb"
CONNECTIONS = 40


@pytest.fixture(scope="module")
def voila(tmp_path_factory) -> Iterator[str]:
    """A server with forty connections, which is also called games.school.example."""
    folder = tmp_path_factory.mktemp("door") / "notebooks"
    folder.mkdir()
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("Home")]), folder / "index.ipynb")
    nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("6 * 7")]), folder / PAGE)
    options = ["--pool=0", f"--connections={CONNECTIONS}", "--allow-host=games.school.example"]
    with servers.voila(folder.parent, *options, notebooks=folder) as url:
        yield url


def server_of(url: str) -> psutil.Process:
    port = url.split(":")[2].split("/")[0]
    alive = (one for one in psutil.Process().children() if one.status() != psutil.STATUS_ZOMBIE)
    return next(one for one in alive if f"--port={port}" in one.cmdline())


def kernels(url: str) -> int:
    """How many kernels the server has."""
    return len(server_of(url).children())


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "xn--e1afmkfd.example"])
def test_a_name_that_is_not_the_server_s_is_refused(voila, host):
    """A page from elsewhere gives its own name this machine's address, and would be taken for one of ours."""
    pupil = Pupil(voila, PAGE)
    for page in ("index.ipynb", PAGE):
        status, _, text = pupil.ask("GET", f"{pupil.base}voila/render/{page}", {"Host": host})
        assert status == 421
        assert "--allow-host" in text
    assert kernels(voila) == 0


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "192.168.1.20:8866", "[::1]", "games.school.example"])
def test_addresses_and_names_of_the_server_are_answered(voila, host):
    pupil = Pupil(voila, PAGE)
    assert pupil.ask("GET", f"{pupil.base}voila/render/index.ipynb", {"Host": host})[0] == 200


def test_a_name_is_compared_whole():
    assert is_called("GAMES.school.example.", ["games.School.example"])
    assert is_called("a.school.example", [".school.example"])
    assert not is_called("school.example.evil", [".school.example"])
    assert not is_called("notschool.example", ["school.example"])
    assert not is_called("", [])


FOREIGN = {
    "image": {"Accept": "image/avif,image/webp,*/*;q=0.8"},
    "image in a newer browser": {"Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site"},
    "frame": {"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"},
    "script": {"Accept": "*/*", "Referer": "http://elsewhere.example/page"},
    "guess": {"Sec-Purpose": "prefetch;prerender", "Sec-Fetch-Dest": "document"},
}


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=list(FOREIGN))
def test_what_nobody_looks_at_starts_no_kernel(voila, headers):
    pupil = Pupil(voila, PAGE)
    assert pupil.ask("GET", f"{pupil.base}voila/render/{PAGE}", headers)[0] == 403
    assert kernels(voila) == 0


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Accept": "*/*"},
        {"Accept": "*/*", "Referer": "http://here/voila/render/index.ipynb"},
        {"Accept": "text/html,*/*", "Referer": "http://elsewhere.example/"},
        {"Sec-Fetch-Dest": "document", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin"},
    ],
    ids=repr,
)
def test_a_page_is_for_all_who_look_at_it(headers):
    """By a link from elsewhere too, and with tools that say nothing."""
    assert is_wanted_as_a_page(headers, "here")


def test_head_is_answered_like_get_and_starts_no_kernel(voila):
    pupil = Pupil(voila, PAGE)
    for page, status in (("index.ipynb", 200), (PAGE, 200), ("nothing.ipynb", 404)):
        found, headers, body = pupil.ask("HEAD", f"{pupil.base}voila/render/{page}")
        assert (found, body) == (status, "")
        assert headers["Content-Type"].startswith("text/html")
    assert pupil.ask("HEAD", pupil.base)[0] == 302
    assert kernels(voila) == 0


@pytest.mark.parametrize(
    "page", ["nothing.ipynb", "table.py", "../index.ipynb", ".hidden.ipynb", "table.ipynb/x", "%00"]
)
def test_an_address_that_leads_nowhere_is_404(voila, page):
    pupil = Pupil(voila, PAGE)
    assert pupil.ask("GET", f"{pupil.base}voila/render/{page}")[0] in (400, 404)
    assert kernels(voila) == 0


def test_silent_connections_make_room_for_those_who_ask(voila):
    """1,090 idle connections shut everybody out."""
    host, port = voila.split("/")[2].split(":")
    with ExitStack() as silent:
        first = silent.enter_context(socket.create_connection((host, int(port))))
        for number in range(3 * CONNECTIONS):
            line = silent.enter_context(socket.create_connection((host, int(port))))
            if number % 2:
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127")  # half a question
        pupil = Pupil(voila, PAGE)
        assert pupil.ask("GET", f"{pupil.base}voila/render/index.ipynb")[0] == 200
        first.settimeout(PATIENCE)
        assert first.recv(1) == b"", "the one that had been silent longest was closed"
    wait_until(lambda: server_of(voila).num_fds() < CONNECTIONS)


if LONG:

    def test_half_a_question_is_not_waited_for(voila):
        """It takes the half minute that a server is patient."""
        host, port = voila.split("/")[2].split(":")
        with socket.create_connection((host, int(port)), timeout=SILENCE + PATIENCE) as line:
            line.sendall(b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf")
            answer = b""
            while piece := line.recv(4096):
                answer += piece
        assert b"200" not in answer[:15]


def test_an_endless_question_is_refused(voila):
    pupil = Pupil(voila, PAGE)
    with pytest.raises(ConnectionError):
        pupil.ask("GET", f"{pupil.base}voila/render/index.ipynb?{'x' * 60_000}")


def log_of(url: str) -> str:
    return Path(server_of(url).cmdline()[-1].partition("=")[2], "..", "voila.log").read_text()


def test_nothing_of_all_this_is_a_fault_of_the_server(voila):
    assert "Traceback" not in log_of(voila)
