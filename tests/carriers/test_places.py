"""What a browser has drawn from a page of its own is replaced as a whole before anything is cut out of it."""

from __future__ import annotations

import json
from typing import Any

from mathgames_widgets.carriers.socket import Places
from mathgames_widgets.page.html import button, div, p
from mathgames_widgets.page.page import Page


def test_a_page_that_the_browser_has_drawn_itself_is_sent_whole_before_it_is_cut() -> None:
    """A browser writes hidden="" where Python wrote hidden: places counted in the one are others in the other."""
    words = [""]

    def drawn(offers: Any) -> Any:
        return div(p("The lamp. " * 30), p(words[0]), button("on", data_n=offers("on"), hidden=True))

    lamp, dark = Page(drawn), Page(drawn)
    sent: list[str] = []
    places = Places(sent.append)
    places.begin("ab12")
    line = places.line("c1", lamp, dark)
    line.tell()
    assert len(sent) == 1  # nothing that the browser has already
    for word in ("a", "ab"):
        words[0] = word
        lamp.redraw()
        line.tell()
    first, second = (json.loads(one)["state"] for one in sent[1:])
    assert first["html"].count("The lamp.") == 30
    assert "html" not in second and second["cut"][2] == "b"
