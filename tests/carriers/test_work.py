"""Long work: a page answers while it goes on, in a kernel and at the end of a wire; elsewhere it is done at once."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from jupyter_client.manager import start_new_kernel

from mathgames_widgets.page.html import button, div
from mathgames_widgets.page.page import Page
from tests.carriers.wire import Wire

PATIENCE = 60.0


class Thinker:
    """A page that counts for a while when it is asked to, and can be stopped."""

    def __init__(self, steps: int = 5) -> None:
        self.steps, self.counted, self.result, self.lit = steps, 0, "", 0
        self.page = Page(self.draw, self.take)

    def draw(self, offers):
        names = ("think", "light", "stop")
        said = self.result or ("thinking" if self.page_works else "")
        return div(*(button(name, data_n=offers(name)) for name in names), f"{said} {self.lit}")

    @property
    def page_works(self) -> bool:
        return hasattr(self, "page") and self.page.is_working

    def think(self) -> Iterator[None]:
        for _ in range(self.steps):
            self.counted += 1
            yield

    def done(self) -> None:
        self.result = f"counted {self.counted}"
        self.page.redraw(self.result)

    def take(self, thing, values) -> None:
        if thing == "think":
            self.page.work(self.think(), self.done)
        elif thing == "stop":
            self.page.stop_work()
        else:
            self.lit += 1
        self.page.redraw(thing)


class Later:
    """Slices of long work that a test calls for one by one."""

    def __init__(self, page: Page) -> None:
        self.slices = []
        page.slices = self.slices.append

    def all(self) -> None:
        for one in self.slices:
            while one():
                pass


def test_on_a_page_without_a_loop_it_is_done_at_once():
    thinker = Thinker()
    wire = Wire(thinker.page)
    wire.press(0)
    assert thinker.result == "counted 5"
    assert (wire.updates, wire.state["is_working"]) == (2, False)
    assert "counted 5" in wire.html


def test_other_presses_are_answered_meanwhile():
    thinker = Thinker()
    later, wire = Later(thinker.page), Wire(thinker.page)
    wire.press(0)
    assert wire.state["is_working"]
    assert "thinking" in wire.html
    wire.press(1)
    assert "thinking 1" in wire.html
    later.all()
    assert not wire.state["is_working"]
    assert "counted 5 1" in wire.html
    assert wire.state["spoken"] == "counted 5"


def test_work_that_is_stopped_is_never_done():
    thinker = Thinker()
    later, wire = Later(thinker.page), Wire(thinker.page)
    wire.press(0)
    wire.press(2)
    later.all()
    assert (thinker.counted, thinker.result, wire.state["is_working"]) == (0, "", False)


def test_new_work_ends_the_old():
    thinker = Thinker()
    later, wire = Later(thinker.page), Wire(thinker.page)
    wire.press(0)
    wire.press(0)
    later.all()
    assert thinker.result == "counted 5"


def test_a_slice_ends_after_a_moment(monkeypatch):
    moments = iter(range(100))
    monkeypatch.setattr("mathgames_widgets.page.page.monotonic", lambda: next(moments))
    thinker = Thinker(steps=3)
    later = Later(thinker.page)
    thinker.page.press(0)
    (go_on,) = later.slices
    assert [go_on() for _ in range(4)] == [True, True, True, False]
    assert thinker.result == "counted 3"


def test_a_fault_in_long_work_is_shown(caplog):
    def fails() -> Iterator[None]:
        yield
        raise ZeroDivisionError("no answer")

    page = Page(lambda offers: div("still"))
    later, wire = Later(page), Wire(page)
    page.work(fails(), page.redraw)
    later.all()
    assert "ZeroDivisionError: no answer" in wire.html
    assert not wire.state["is_working"]
    assert "Long work failed" in caplog.text


HERE = """
import json, time
from mathgames_widgets.page.html import button, div
from mathgames_widgets.page.page import Page

order = []

def think():
    for step in range(100_000):
        time.sleep(0.002)
        order.append(step)
        yield

def take(thing, values):
    if thing == "think":
        page.work(think(), page.redraw)
    elif thing == "stop":
        page.stop_work()
    page.redraw(thing)

page = Page(lambda offers: div(*(button(name, data_n=offers(name)) for name in ("think", "light", "stop"))), take)
print(json.dumps([page.widget.model_id, page.drawing]))
"""


@pytest.fixture(scope="module")
def client():
    """The line to a fresh kernel."""
    manager, client = start_new_kernel(startup_timeout=PATIENCE, extra_arguments=["--log-level=ERROR"])
    yield client
    client.stop_channels()
    manager.shutdown_kernel(now=True)


def test_a_kernel_hears_messages_while_a_page_works(client):
    """The work would go on for minutes; a press in the middle is answered, and Stop ends it."""
    printed = []
    client.execute_interactive(HERE, output_hook=lambda message: printed.append(message), timeout=PATIENCE)
    text = "".join(one["content"]["text"] for one in printed if one["msg_type"] == "stream")
    widget, drawing = json.loads(text)
    spoken = []
    for n in (0, 1, 2):
        content = {"n": n, "drawing": drawing, "values": {}, "id": f"press-{n}"}
        data = {"comm_id": widget, "data": {"method": "custom", "content": content}}
        client.shell_channel.send(client.session.msg("comm_msg", data))
        state = update(client)
        drawing = state["drawing"]
        spoken.append((state["spoken"], state.get("is_working")))
    assert spoken == [("think", True), ("light", None), ("stop", False)]
    asked = client.execute_interactive("len(order)", user_expressions={"steps": "len(order)"}, timeout=PATIENCE)
    steps = int(asked["content"]["user_expressions"]["steps"]["data"]["text/plain"])
    assert 0 < steps < 100_000


def update(client) -> dict:
    """What a widget tells the browser next."""
    while True:
        message = client.get_iopub_msg(timeout=PATIENCE)
        if message["msg_type"] == "comm_msg" and message["content"]["data"].get("method") == "update":
            return message["content"]["data"]["state"]
