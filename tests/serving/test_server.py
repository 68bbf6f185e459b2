"""The server: settings, warm tables, idle tables cleared away, no tracebacks, and quick messages."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from itertools import product
from pathlib import Path
from unittest.mock import Mock
from urllib.error import HTTPError
from urllib.request import urlopen

import nbformat
import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from websockets.sync.client import connect

from mathgames_widgets.serving import connections, pages, places, server as serving
from mathgames_widgets.serving.tables import QUIET
from tests.browser import servers
from tests.waiting import PATIENCE, wait_until

WARM = "import os; print('warm', os.environ['VOILA_PREHEAT'])"
BROKEN = "secret_of_the_server = 1\n1 / 0"
DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle r="1"/></svg>'
PICTURES = ("images/dot.svg", "../images/dot.svg", "images/a%20dot.svg")


@pytest.fixture
def notebooks(tmp_path) -> Path:
    """Three pages in a folder of the test's own."""
    return write_pages(tmp_path / "notebooks")


def write_pages(folder: Path) -> Path:
    """A home page without code, a page that says whether it was preheated, and a page that fails."""
    folder.mkdir()
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("# Home"),
        "warm": nbformat.v4.new_code_cell(WARM),
        "broken": nbformat.v4.new_code_cell(BROKEN),
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / f"{name}.ipynb")
    return folder


def get(url: str) -> str:
    with urlopen(url, timeout=PATIENCE) as answer:
        return answer.read().decode()


def kernel_of(html: str) -> str:
    found = re.search(r'"kernelId": "([^"]*)"', html)
    assert found
    return found[1]


def lives(url: str, kernel: str) -> bool:
    """Whether the server still has this kernel."""
    try:
        get(url.replace("voila/render/", f"api/kernels/{kernel}"))
    except HTTPError as error:
        assert error.code == 404
        return False
    return True


def test_an_idle_table_is_cleared_away_and_a_used_or_waiting_one_is_not(tmp_path, notebooks):
    with servers.voila(tmp_path, "--pool=1", "--idle-minutes=0.05", notebooks=notebooks) as url:
        left, used = (kernel_of(get(url + "warm.ipynb")) for _ in range(2))
        line = url.replace("http", "ws").replace("voila/render/", f"api/kernels/{used}/channels")
        with connect(line):
            wait_until(lambda: not lives(url, left))
            assert lives(url, used)

        def is_ready_again() -> bool:
            time.sleep(2 * QUIET)  # the pool is filled when nobody comes
            return "warm True" in get(url + "warm.ipynb")

        wait_until(is_ready_again)


@pytest.fixture(scope="module")
def serving_cold(tmp_path_factory) -> Iterator[str]:
    """The address of a server without a pool, for every test that needs nothing else: to start one takes seconds.

    It is started in a folder in which somebody keeps settings of Voilà.
    """
    folder = write_pages(tmp_path_factory.mktemp("cold") / "notebooks")
    for path, code in product(PICTURES, (True, False)):
        write_page_with_picture(folder, path, code)
    (folder.parent / "voila.json").write_text('{"VoilaConfiguration": {"template": "lab", "strip_sources": false}}')
    with chdir(folder.parent), servers.voila(folder.parent, "--pool=0", notebooks=folder) as url:
        yield url


def test_a_failing_page_shows_a_sentence_and_no_traceback(serving_cold):
    html = get(serving_cold + "broken.ipynb")
    assert "Reload the page to start again." in html
    assert "ZeroDivisionError" not in html
    assert "secret_of_the_server" not in html


def page_with_picture(path: str, code: bool) -> str:
    """The name of the page that shows the picture at this address, with a cell of code below it or without."""
    return f"byorf/page{PICTURES.index(path)}{'-code' * code}.ipynb"


def write_page_with_picture(folder: Path, path: str, code: bool) -> None:
    """The page, one folder down from the pictures."""
    for below in ("images", "byorf"):
        (folder / below).mkdir(exist_ok=True)
    for name in ("dot", "a dot"):
        (folder / "images" / f"{name}.svg").write_text(DOT)
    cells = [nbformat.v4.new_markdown_cell(f"![A dot]({path})"), nbformat.v4.new_markdown_cell("The end.")]
    if code:
        cells.append(nbformat.v4.new_code_cell("6 * 7"))
    nbformat.write(nbformat.v4.new_notebook(cells=cells), folder / page_with_picture(path, code))


@pytest.mark.parametrize("code", [True, False])
@pytest.mark.parametrize("path", PICTURES)
def test_a_picture_is_shown_from_any_folder(serving_cold, path, code):
    """Voilà itself would end the page at `../images/…`, as a path outside of the server's root."""
    html = get(serving_cold + page_with_picture(path, code))
    assert 'src="data:image/svg+xml;base64,' in html
    assert "The end." in html


@pytest.mark.parametrize(
    "url",
    [
        "images/nothing.svg",
        "https://example.org/images/dot.svg",
        "//example.org/images/dot.svg",
        "/images/dot.svg",
        "../../outside.svg",
        "%2e%2e/outside.svg",
        "images",
        "attachment:dot.svg",
        "data:image/svg+xml;base64,AAAA",
    ],
)
def test_no_other_address_becomes_a_picture_of_this_server(tmp_path, url):
    root = tmp_path / "root"
    (root / "images").mkdir(parents=True)
    (root / "images" / "dot.svg").write_text(DOT)
    (tmp_path / "outside.svg").write_text(DOT)
    assert pages.picture_below(root, url) is None


def test_in_a_clone_pictures_lie_one_folder_further_down(tmp_path):
    (tmp_path / "notebooks" / "images").mkdir(parents=True)
    picture = tmp_path / "notebooks" / "images" / "dot.svg"
    picture.write_text(DOT)
    assert pages.picture_below(tmp_path, "images/dot.svg") == picture
    assert pages.picture_below(tmp_path, "../images/dot.svg") == picture


def test_a_visitor_cannot_choose_another_template(serving_cold):
    html = get(serving_cold + "warm.ipynb?template=lab&theme=dark")
    assert get(serving_cold + "index.ipynb?template=lab") == get(serving_cold + "index.ipynb")
    assert 'class="page-header"' in html
    assert "warm False" in html


def test_the_settings_do_not_depend_on_the_current_folder(serving_cold):
    html = get(serving_cold + "warm.ipynb")
    assert 'class="page-header"' in html
    assert "VOILA_PREHEAT" not in html


def test_pages_without_code_are_not_made_ready(notebooks):
    assert serving.ready_tables(notebooks, 3, []) == {"broken.ipynb": 3, "warm.ipynb": 3}


def test_a_class_keeps_tables_ready_for_its_own_page_only(tmp_path):
    """`--pool 3 --page ours`: three kernels have run that page, one the other page."""
    folder = tmp_path / "pages"
    folder.mkdir()
    nbformat.write(nbformat.v4.new_notebook(), folder / "index.ipynb")
    for name in ("ours", "other"):
        run = nbformat.v4.new_code_cell(f"import os; open(f'{tmp_path}/{name}-{{os.getpid()}}', 'w').close()")
        nbformat.write(nbformat.v4.new_notebook(cells=[run]), folder / f"{name}.ipynb")

    def runs(name: str) -> int:
        return len(list(tmp_path.glob(f"{name}-*")))

    with servers.voila(tmp_path, "--pool=3", "--page=ours", notebooks=folder) as url:
        wait_until(lambda: (runs("ours"), runs("other")) == (3, 1))
        get(url + "ours.ipynb")
        wait_until(lambda: runs("ours") >= 4)
        assert (runs("ours"), runs("other")) == (4, 1)


def test_the_pool_is_for_every_page_or_for_those_named(notebooks):
    assert serving.ready_tables(notebooks, 30, []) == {"broken.ipynb": 30, "warm.ipynb": 30}
    assert serving.ready_tables(notebooks, 30, ["warm.ipynb"]) == {"broken.ipynb": 1, "warm.ipynb": 30}
    assert serving.ready_tables(notebooks, 0, ["warm.ipynb"]) == {}


def test_messages_are_sent_at_once(monkeypatch):
    """The connection asks for TCP_NODELAY before it does anything else."""
    asked: list[object] = []

    async def connect_as_before(connection: object) -> str:
        asked.append("connected")
        return "connected"

    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", connect_as_before)
    handler = Mock(spec=KernelWebsocketHandler)
    handler.set_nodelay = asked.append
    connection = connections.KernelLine.__new__(connections.KernelLine)
    connection.websocket_handler = handler
    with ThreadPoolExecutor(1) as aside:  # another test of this process may have left a loop running here
        assert aside.submit(asyncio.run, connection.connect()).result() == "connected"
    assert asked == [True, "connected"]


def test_nothing_is_fetched_from_other_servers():
    """No page, script or style of the template names another machine."""
    template = places.template()
    files = [path for path in template.rglob("*") if path.is_file() and path.suffix != ".png"]
    named = {url for path in files for url in re.findall(r"https?://[^\s\"'<>]+", path.read_text(encoding="utf-8"))}
    assert len(files) >= 6
    assert named <= {"http://www.w3.org/2000/svg"}
