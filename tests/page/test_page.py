"""The one browser widget: it shows a page and reports what was taken; what fits no offer is refused kindly."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.carriers.notebook import carried
from mathgames_widgets.core.entrance import say
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.html import button, div
from mathgames_widgets.page.page import MOST_STEPS, Page, stale
from tests.table.pages import read

say_page = room("mathgames_widgets.page")


class Lamp:
    """A page with two buttons, and what was taken of it."""

    def __init__(self):
        self.taken = []
        self.page = Page(self.draw, self.take, summary="<Lamp>")

    def draw(self, offers):
        return div(*(button(name, data_n=offers(name)) for name in ("on", "off")), str(self.taken))

    def take(self, thing, values):
        self.taken.append((thing, dict(values)))
        self.page.redraw(f"It is {thing}.")


def sent(page):
    """The messages to the browser from here on."""
    messages = []
    carried(page).comm.send = lambda data=None, *args, **kwargs: messages.append(data)
    return messages


def hear(page, message):
    """What the browser sent arrives, as it does with a kernel."""
    page.hear(message)


def test_an_offer_is_taken_by_its_number():
    lamp = Lamp()
    lamp.page.press(1, room="kitchen")
    assert lamp.taken == [("off", {"room": "kitchen"})]
    assert lamp.page.spoken == "It is off."
    assert "kitchen" in lamp.page.html


def test_one_message_out_for_one_press():
    """One move is one message each way: page, number of the drawing and what is spoken go together."""
    lamp = Lamp()
    messages = sent(lamp.page)
    lamp.page.press(0)
    (message,) = messages
    assert message["state"].keys() == {"html", "drawing", "spoken"}


NUMBERS = [-1, 2, 99, 10**30, None, "0", 0.0, True, [0], {"n": 0}]


@pytest.mark.parametrize("number", NUMBERS, ids=repr)
def test_a_number_that_is_not_on_the_page_is_refused(number):
    lamp = Lamp()
    hear(lamp.page, {"n": number, "drawing": lamp.page.drawing, "values": {}})
    assert lamp.taken == []
    assert lamp.page.spoken == stale()


@pytest.mark.parametrize("drawing", [0, 2, -1, None, "1", [1]], ids=repr)
def test_a_press_on_the_page_before_is_refused(drawing):
    """A click on an old drawing is refused in a kind sentence."""
    lamp = Lamp()
    hear(lamp.page, {"n": 0, "drawing": drawing, "values": {}})
    assert lamp.taken == []
    assert lamp.page.spoken == say_page("stale")


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner), max_leaves=5))
def test_messages_of_any_kind_do_nothing(message):
    lamp = Lamp()
    hear(lamp.page, message)
    hear(lamp.page, {"n": message, "drawing": message})
    hear(lamp.page, {"n": message if type(message) is not int else None, "drawing": lamp.page.drawing})
    assert lamp.taken == []
    assert lamp.page.spoken == stale()


@pytest.mark.parametrize("values", [None, 3, ["a"], "text", {"a": 1, 2: None}], ids=repr)
def test_values_are_texts_or_nothing(values):
    lamp = Lamp()
    hear(lamp.page, {"n": 0, "drawing": lamp.page.drawing, "values": values})
    ((_, got),) = lamp.taken
    assert all(isinstance(name, str) and isinstance(value, str) for name, value in got.items())


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"text": "x" * 1_000_000}, say("too-long")),
        ({f"box{number}": "x" for number in range(1000)}, say("too-long")),
        ({"x" * 100: "x"}, say("too-long")),
        ({"name": "Asha \ud83c"}, say("unshown")),
        ({"name\ud83c": "Asha"}, say("unshown")),
        ({"name": "a\x00b"}, say("unshown")),
        ({"name": "a\u202eb"}, say("unshown")),
        ({"text": "a\ud800b"}, say("unshown")),
    ],
)
def test_what_does_not_fit_into_a_box_is_refused_in_a_sentence(values, said):
    """It is not taken; the page stands as before, and the next press is heard."""
    lamp = Lamp()
    lamp.page.hear({"n": 0, "drawing": lamp.page.drawing, "values": values, "id": "a"})
    assert lamp.taken == [] and lamp.page.heard == "a"
    assert read(lamp.page.html).one(data_key="unfit").text == lamp.page.spoken == said
    lamp.page.press(0, text="1\n2\t3 🎲")
    assert lamp.taken == [("on", {"text": "1\n2\t3 🎲"})]


def test_no_page_shows_half_a_character():
    """Wherever it came from: nobody could send that page."""
    page = Page(lambda offers: div("half \ud83c", title="\ud800"), kept="\udc00")
    page.redraw("said \ud83c")
    page.show_step("step \ud83c")
    page.kept = "kept \ud83c"
    assert "".join([page.html, page.spoken, page.kept, *(said + html for _, html, said in page.frames)]).encode()


def test_silence_never_advises_a_reload():
    """The line may only be slow, and a reload would lose the game."""
    assert "reload" not in Lamp().page.silence.lower()


def test_a_fault_is_shown_under_the_page(caplog):
    """An error in a callback is shown under the table, never swallowed; the next press draws the page again."""
    lamp = Lamp()
    before = lamp.page.html
    lamp.taken = None
    lamp.page.press(0)
    assert lamp.page.html.startswith(before)
    (fault,) = read(lamp.page.html).find(data_key="fault")
    assert fault.text == lamp.page.spoken
    assert fault.text.startswith("Something went wrong in the program (AttributeError: ")
    assert "A press failed" in caplog.text
    lamp.taken = []
    lamp.page.press(1)
    assert lamp.taken == [("off", {})]
    assert not read(lamp.page.html).find(data_key="fault")


def test_a_page_that_cannot_be_drawn_is_shown_as_it_was():
    broken = []
    page = Page(lambda offers: div(button("press", data_n=offers(1)), *broken), lambda thing, values: page.redraw())
    before = page.html
    broken.append(object())
    page.press(0)
    assert page.html.startswith(before)
    assert read(page.html).find(data_key="fault")


def test_a_page_without_anything_to_take():
    still = Page(lambda offers: div("still"))
    still.press(0)
    assert still.spoken == stale()
    assert still.html == "<div>still</div>"


def test_a_repr_is_its_summary():
    assert repr(Lamp().page) == "<Lamp>"
    assert repr(Page(lambda offers: div())) == "Page"


def test_the_static_twin_is_the_same_page():
    """The same HTML is the widget's face, its static twin in an exported notebook, and the page that is printed."""
    page = Lamp().page
    data, _ = page._repr_mimebundle_()
    assert data["text/plain"] == "<Lamp>"
    assert "application/vnd.jupyter.widget-view+json" in data
    assert page.html in data["text/html"]
    assert "<script" not in data["text/html"]


def test_a_page_to_keep(tmp_path):
    """One HTML file that needs nothing else."""
    text = Lamp().page.save_page(tmp_path / "page.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html><html")
    assert "&lt;Lamp&gt;</title>" in text
    assert "http" not in text.replace("http://www.w3.org", "")


def test_the_script_is_one_module():
    """No import is left in it, and one export."""
    assert "import " not in [line[:7] for line in script().splitlines()]
    assert [line for line in script().splitlines() if line.startswith("export")] == ["export default { render };"]


def test_all_styles_are_ours():
    """Styles under one root class: no rule reaches the page around the table."""
    assert ".mg" in styles()
    assert "url(http" not in styles()


def test_the_browser_gets_no_more_than_the_page():
    """Only what a seat may know is ever in a trait: offers stay in Python."""
    state = carried(Lamp().page).get_state()
    ours = {name for name in state if not name.startswith("_")} - {"layout", "tabbable", "tooltip"}
    assert ours == {"front", "html", "frames", "drawing", "spoken", "silence", "keep", "kept"}
    assert (state["keep"], state["kept"]) == ("", ""), "the browser keeps nothing of a page that does not ask for it"
    assert read(state["html"]).numbers() == [0, 1]


def test_many_steps_become_fewer_and_all_of_them_are_heard():
    laid: list[str] = []
    table = Page(lambda offers: div(*laid))
    for step in range(56):
        laid.append(f"[{step}]")
        table.show_step(f"Step {step}.")
    table.redraw("Done.")
    assert MOST_STEPS // 2 <= len(table.frames) <= MOST_STEPS
    assert " ".join([said for _, _, said in table.frames]) == " ".join([f"Step {step}." for step in range(56)])
    assert table.frames[-1][1] == table.html, "the last is the newest"
    assert [drawing for drawing, _, _ in table.frames] == sorted({drawing for drawing, _, _ in table.frames})
