"""What holds for every page of every table: its offers, its keys, its names, and what it must not contain."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from mathgames_widgets.table.frame import HOME
from mathgames_widgets.table.window import Window
from tests.table.pages import Node
from tests.table.sitting import page, state


@dataclass(frozen=True)
class Shown:
    """A page as it stood, with what was true behind it."""

    page: Node
    held: str
    state: Any
    viewer: int | None
    offers: int

    @property
    def is_cover(self) -> bool:
        """Whether it is the screen between two people."""
        return bool(self.page.find(data_key="cover"))

    @property
    def is_scoring(self) -> bool:
        """Whether everybody looks at a round that was scored."""
        return bool(self.page.find(data_key="on-bar"))


def held_by_the_browser(table: Window) -> str:
    """Every trait but the script, the static twin, and what is printed."""
    data, _ = table._repr_mimebundle_()
    traits = {name: value for name, value in table.widget.get_state().items() if name != "_esm"}
    return (
        json.dumps(traits, default=repr)
        + repr(table)
        + data["text/plain"]
        + data["text/html"].rpartition("</style>")[2]
    )


def look_at(table: Window) -> Shown:
    """What is on the screen now."""
    return Shown(page(table), held_by_the_browser(table), state(table), table.viewer, len(table.offered))


def offers_are_all_there(shown: Shown) -> None:
    """The browser can only name a number that was sent, and each number that was sent is somewhere on the page."""
    assert set(shown.page.numbers()) == set(range(shown.offers))
    for node in shown.page:
        assert node.get("aria-disabled") != "true" or node.get("data-n") is None


def keys_are_there_once(shown: Shown) -> None:
    """stage.js patches the page by key: the same key twice would mix up two things."""
    for what in ("data-key", "data-flies", "data-group", "data-zone"):
        keys = [node.get(what) for node in shown.page if node.get(what) is not None]
        assert len(keys) == len(set(keys)), sorted(key for key in keys if keys.count(key) > 1)


def nothing_is_global(shown: Shown) -> None:
    """No ids, no scripts, no picture from elsewhere: two tables on one page do not meet. The one link leads home."""
    for node in shown.page:
        assert node.tag not in ("script", "style", "iframe", "link")
        assert node.tag != "img" or (node.get("src") or "").startswith("data:image/png;base64,")
        assert not {"id", "for"} & node.attributes.keys()
        assert node.get("href") in (None, HOME)
        assert not [one for one in node.attributes if one.startswith("on")]


def buttons_have_names(shown: Shown) -> None:
    """Cards are buttons with spoken names, and only buttons, boxes and files offer anything."""
    for node in shown.page:
        if node.tag in ("button", "summary") or node.get("role") in ("img", "group", "list"):
            assert node.name or node.get("role") == "list", node.attributes
        if node.get("data-n") is not None:
            assert (node.tag, node.get("type")) in (("button", "button"), ("button", "submit"), ("input", "range"))


def states_and_headings_are_sound(shown: Shown) -> None:
    """States are true or false; a list has items; a heading follows the one above it; rooms have names."""
    for node in shown.page:
        for one in ("aria-expanded", "aria-pressed", "aria-disabled", "aria-hidden"):
            assert node.get(one) in (None, "true", "false")
        if node.get("role") == "list":
            items = [child for child in node.children if isinstance(child, Node)]
            assert items and all(child.get("role") == "listitem" for child in items)
        if node.tag in ("ul", "ol"):
            assert all(child.tag == "li" for child in node.children if isinstance(child, Node))
    levels = [int(node.tag[1]) for node in shown.page if re.fullmatch("h[1-6]", node.tag)]
    assert levels[0] == 2
    assert all(lower <= upper + 1 for upper, lower in pairwise(levels))
    assert all(room.name for room in shown.page.find(tag="section"))


EVERY_PAGE = (
    offers_are_all_there,
    keys_are_there_once,
    nothing_is_global,
    buttons_have_names,
    states_and_headings_are_sound,
)
"""What every page of every game keeps to."""
