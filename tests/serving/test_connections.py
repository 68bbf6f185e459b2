"""Lines to kernels: frames that lie, floods, and what of the program's errors reaches a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import nbformat
import psutil
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from benchmarks.pupils import Pupil
from mathgames_widgets.serving.connections import BAD_FRAME, UNWELCOME, V1, can_be_read, checked
from mathgames_widgets.serving.kernels import LINES_EACH
from tests.browser import servers
from tests.serving import fuzz
from tests.serving.frames import as_bytes, as_text, as_v1, hostile, message
from tests.waiting import PATIENCE, wait_until

COUNTS = sorted({2**k + d for k in range(63) for d in (-1, 0, 1)})

LOUD = """
import ipywidgets
button = ipywidgets.Button(description='Press')
@button.on_click
def fail(_):
    secret_of_the_server = 1 / 0
button
"""


def test_honest_frames_are_passed_on_as_they_are():
    said = message(comm_id="c", data={})
    assert checked(as_v1(said), V1) == as_v1(said)
    assert json.loads(checked(as_text(said), None)) == json.loads(as_text(said))


@pytest.mark.parametrize("count", COUNTS)
def test_a_frame_with_another_count_than_its_own_is_not_read(count):
    """Whatever is read has as many parts as it says, so that nobody makes room for 2⁴⁰ of them."""
    said = message(comm_id="c", data={})
    assert can_be_read(as_v1(said, count=count)) is (count == 6)
    assert not can_be_read((count % 2**64).to_bytes(8, "little"))


def test_places_outside_of_a_frame_or_out_of_order_are_not_read():
    said = message(comm_id="c", data={})
    right = [int.from_bytes(as_v1(said)[8 * n : 8 * n + 8], "little") for n in range(1, 7)]
    assert can_be_read(as_v1(said, places=right))
    for n in range(6):
        for wrong in (0, 2**62, 2**64 - 1):
            assert not can_be_read(as_v1(said, places=[*right[:n], wrong, *right[n + 1 :]]))
    assert not can_be_read(as_v1(said)[:-1])
    assert not can_be_read("text")


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "3", '{"header": 3}', '{"header": {}}', "[" * 100_000, "9" * 10_000]
)
def test_what_is_no_message_is_refused(text):
    with pytest.raises((ValueError, RecursionError)):
        checked(text, None)


def test_halves_of_characters_and_endless_numbers_do_not_reach_the_kernel():
    said = message(comm_id="c", data={"name": "A\ud800"})
    assert json.loads(checked(as_text(said), None))["content"]["data"] == {"name": "A?"}
    with pytest.raises(ValueError, match="not JSON compliant"):
        checked(as_text(said).replace('"A\\ud800"', "1e999"), None)


def test_whatever_is_read_has_its_parts_inside():
    """What passes is cut into parts as Jupyter cuts it, and never needs more room than the frame itself."""
    random, read = Random(5), 0
    for _, frame in zip(range(3_000), hostile(random, V1), strict=False):
        if can_be_read(frame):
            assert 8 * (int.from_bytes(frame[:8], "little") + 1) <= len(frame)
            read += 1
    assert read > 100


@pytest.fixture(scope="module")
def log(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("lines")


@pytest.fixture(scope="module")
def voila(log) -> Iterator[str]:
    """A server with a table, and with a page whose button fails."""
    folder = log / "notebooks"
    folder.mkdir()
    for name, cell in {
        "index": nbformat.v4.new_markdown_cell("# Home"),
        "loud": nbformat.v4.new_code_cell(LOUD),
    }.items():
        nbformat.write(nbformat.v4.new_notebook(cells=[cell]), folder / f"{name}.ipynb")
    with servers.voila(log, "--pool=0", "--tables-each=20", notebooks=folder) as url:
        yield url


def opened(url: str) -> Pupil:
    pupil = Pupil(url, "loud.ipynb")
    pupil.open()
    return pupil


@pytest.fixture(scope="module")
def only_table(voila) -> Iterator[Pupil]:
    """One table for all tests that leave it as it was: to start its kernel takes longest."""
    with opened(voila) as pupil:
        yield pupil


@pytest.fixture
def pupil(only_table) -> Iterator[Pupil]:
    """Somebody who can sit down at that table, and gets up again."""
    yield only_table
    only_table.get_up()


def how_it_was_closed(line: ClientConnection) -> int:
    """The number that the server gave when it closed a line."""
    while True:
        try:
            line.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code


@pytest.mark.parametrize("exponent", [24, 40, 62])
def test_a_frame_of_eight_bytes_closes_its_own_line_and_no_other(pupil, exponent):
    """It said that it had 2²⁴ parts or more, and the server stood still for everyone."""
    with fuzz.line_to(pupil, V1) as line:
        line.send((2**exponent).to_bytes(8, "little"))
        assert how_it_was_closed(line) == BAD_FRAME
        pupil.sit_down()


def test_a_frame_of_the_older_protocol_that_is_no_text_is_closed_too(pupil):
    with fuzz.line_to(pupil, None) as line:
        line.send(as_bytes(message(comm_id="c"), count=2**28))
        assert how_it_was_closed(line) == BAD_FRAME
        pupil.sit_down()


@pytest.mark.parametrize("text", ["[]", '{"header": 3}', '{"channel": [], "header": {"msg_type": "comm_msg"}}'])
def test_json_that_is_no_message_closes_its_line(pupil, text):
    with fuzz.line_to(pupil, None) as line:
        line.send(text)
        assert how_it_was_closed(line) == BAD_FRAME


def test_a_flood_of_messages_closes_its_line(pupil):
    with fuzz.line_to(pupil, V1) as line:
        with pytest.raises(ConnectionClosed):
            for _ in range(20_000):
                line.send(as_v1(message("comm_info_request")))
        assert how_it_was_closed(line) == UNWELCOME


def test_nobody_can_open_lines_to_widgets_without_end(pupil):
    """Each one made the kernel grow: 60 to 276 MB in twenty steps."""
    with fuzz.line_to(pupil, None) as line:
        for number in range(60):
            line.send(as_text(message("comm_open", comm_id=str(number), target_name="jupyter.widget", data={})))
        assert how_it_was_closed(line) == UNWELCOME
    with fuzz.line_to(pupil, None) as line:
        line.send(as_text(message("comm_open", comm_id="large", data={"x": "x" * 1_000_000})))
        assert how_it_was_closed(line) == UNWELCOME


def test_a_table_has_few_lines(pupil):
    with ExitStack() as lines:
        for _ in range(LINES_EACH):
            lines.enter_context(fuzz.line_to(pupil, V1))
        assert not can_have_a_line(pupil)
    wait_until(lambda: can_have_a_line(pupil))


def can_have_a_line(pupil: Pupil) -> bool:
    try:
        with fuzz.line_to(pupil, V1):
            return True
    except InvalidStatus as refused:
        assert refused.response.status_code == 429
        return False


def test_no_line_leads_to_a_kernel_that_is_not_there(voila):
    pupil = Pupil(voila, "loud.ipynb")
    pupil.kernel_id = "01234567-89ab-cdef-0123-456789abcdef"
    with pytest.raises(InvalidStatus, match="404"), fuzz.line_to(pupil, V1):
        pass
    assert pupil.ask("GET", f"{pupil.base}voila/query/{pupil.kernel_id}")[0] == 404
    assert pupil.ask("GET", f"{pupil.base}api/kernels/{pupil.kernel_id}/channels")[0] in (400, 404)


def test_no_traceback_of_a_press_reaches_the_browser(pupil):
    """An error in what a button does names files of the server."""
    heard: list[str] = []
    pupil.sit_down()
    button = next(one for one, state in pupil.states.items() if state.get("description") == "Press")
    press = {"method": "custom", "content": {"event": "click"}}
    pupil.say("comm_msg", {"comm_id": button, "data": press})
    pupil.say("comm_info_request", {})

    def has_answered() -> bool:
        heard.append(str(pupil.line.recv(timeout=PATIENCE)))
        return "comm_info_reply" in heard[-1]

    wait_until(has_answered)
    with pytest.raises(TimeoutError):
        while True:
            heard.append(str(pupil.line.recv(timeout=1)))
    said = "".join(heard)
    assert "comm_info_reply" in said
    for secret in ("Traceback", "secret_of_the_server", "ZeroDivisionError", ".py"):
        assert secret not in said


def test_a_page_hears_at_once_that_its_kernel_is_gone(voila):
    with opened(voila) as pupil:
        pupil.sit_down()
        other = Pupil(voila, "loud.ipynb")
        other.kernel_id = pupil.kernel_id
        other.leave()
        heard = ""
        while '"dead"' not in heard:
            heard = str(pupil.line.recv(timeout=PATIENCE))


def test_a_kernel_is_kept_for_a_page_whose_line_broke_and_for_none_that_was_left(voila):
    """The last word of a page is not always heard; its line says when it is closed on purpose."""
    left, broken = opened(voila), opened(voila)
    for pupil in (left, broken):
        pupil.sit_down()
    broken.line.socket.close()
    left.line.close(1001)
    wait_until(lambda: not left.has_a_kernel())
    assert broken.has_a_kernel()
    broken.sit_down()
    broken.leave()


def test_others_are_answered_while_frames_lie(tmp_path):
    """The fuzzer of `python -m tests.serving.fuzz`, for a short while."""
    with servers.voila(tmp_path, "--pool=0", "--page=byorf/play") as url:
        found = fuzz.run(url, 4.0, seed=20_261_122)
        alive = (one for one in psutil.Process().children() if one.status() != psutil.STATUS_ZOMBIE)
        server = next(one for one in alive if "serve" in one.cmdline())
        assert server.memory_info().rss < 1024**3
    assert found.answers >= 20
    assert found.frames > 50
    assert found.closed > 5
    assert "Traceback" not in (tmp_path / "voila.log").read_text()


@pytest.mark.parametrize("part", ["header", "parent_header", "metadata", "content"])
def test_halves_of_characters_are_replaced_in_the_newer_protocol_too(part):
    """A kernel repeats the headers of what it answers, and prints what it could not use of the rest."""
    said = message(data={})
    said[part] |= {"text": "é\ud800", "smile": "\U0001f642", "path": "C:\\ud800"}
    wanted = {part: said[part] | {"text": "é?"}}
    assert checked(as_v1(said), V1) == as_v1(said | wanted)


def test_headers_that_are_no_text_are_not_a_frame():
    frame = as_v1(message(comm_id="..")).replace(b"..", "é".encode())
    assert checked(frame, V1) == frame
    with pytest.raises(ValueError, match="utf-8"):
        checked(frame.replace("é".encode(), b"\xff\xfe"), V1)
