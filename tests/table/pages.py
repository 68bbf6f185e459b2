"""A page as a tree, read with the standard library: to ask what stands on it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from html import unescape

VOID = {"input", "br", "hr", "img", "link", "meta"}


class Node:
    """An element of a page with what is inside it."""

    __slots__ = ("attributes", "children", "parent", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], parent: Node | None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Node | str] = []

    def get(self, name: str) -> str | None:
        """An attribute, None where it is not set."""
        return self.attributes.get(name)

    @property
    def classes(self) -> set[str]:
        """What it is drawn as."""
        return set((self.get("class") or "").split())

    @property
    def text(self) -> str:
        """All words inside."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return (self.get("aria-label") or self._spoken()).strip()

    def _spoken(self) -> str:
        spoken = (child if isinstance(child, str) else child._spoken_inside() for child in self.children)
        return " ".join(spoken)

    def _spoken_inside(self) -> str:
        return "" if self.get("aria-hidden") == "true" else self.get("aria-label") or self._spoken()

    def __iter__(self) -> Iterator[Node]:
        """The element and all elements inside it."""
        waiting = [self]
        while waiting:
            here = waiting.pop()
            yield here
            waiting += [child for child in reversed(here.children) if isinstance(child, Node)]

    def around(self) -> Iterator[Node]:
        """The elements around it, from the inside out."""
        here = self.parent
        while here is not None:
            yield here
            here = here.parent

    def find(self, **wanted: str) -> list[Node]:
        """The elements with these attributes: `find(data_key="hand")`; `tag` and `cls` are asked as well."""
        return [node for node in self if node._is(wanted)]

    def one(self, **wanted: str) -> Node:
        """The only element with these attributes."""
        (found,) = self.find(**wanted)
        return found

    def _is(self, wanted: dict[str, str]) -> bool:
        for name, value in wanted.items():
            if name == "tag":
                fits = self.tag == value
            elif name == "cls":
                fits = value in (self.get("class") or "").split()
            else:
                fits = self.get(name.replace("_", "-")) == value
            if not fits:
                return False
        return True

    def numbers(self) -> list[int]:
        """Every offer that can be taken on it: by a press, a key, Escape or a drop."""
        found = []
        for node in self:
            found += [int(number) for way in ("data-n", "data-escape") if (number := node.get(way))]
            for ways in ("data-keys", "data-drops"):
                if several := node.get(ways):
                    found += json.loads(several).values()
        return found


TAGS = re.compile(r"(<[^>]*>)")
TAG = re.compile(r"""<(/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=/>"]+(?:="[^"]*")?)*)\s*(/?)>""")
ATTRIBUTE = re.compile(r"""([^\s=]+)(?:="([^"]*)")?""")
"""What our own pages are made of: html.py writes each value in double quotes, no < or > in it, and no comments."""


@lru_cache(maxsize=20_000)
def _read_tag(written: str) -> tuple[bool, str, dict[str, str], bool]:
    """Whether a tag ends something, its name, its attributes, and whether it is empty; most stand on many pages."""
    read = TAG.fullmatch(written)
    assert read, f"this is no tag: {written[:80]!r}"
    end, tag, all_attributes, empty = read.groups()
    pairs = ATTRIBUTE.findall(all_attributes)
    attributes = {name.lower(): unescape(value) for name, value in pairs}
    assert len(attributes) == len(pairs), f"an attribute of <{tag}> is there twice"
    return bool(end), tag.lower(), attributes, bool(empty) or tag in VOID


@lru_cache(maxsize=4)
def read(html: str) -> Node:
    """The page of some HTML; every element must be closed where it belongs.

    Python's own HTMLParser reads any page and takes several times as long; the tests read tens of thousands of ours.
    """
    root = here = Node("page", {}, None)
    for number, piece in enumerate(TAGS.split(html)):
        if number % 2 == 0:
            if piece:
                assert "<" not in piece, f"this is no HTML: {piece[:80]!r}"
                words = re.sub("[ \u00a0]([−+×÷=])\u00a0", r" \1 ", unescape(piece))
                here.children.append(re.sub("[ \u00a0]\\|[ \u00a0]", " | ", words))
            continue
        is_end, tag, attributes, is_empty = _read_tag(piece)
        if is_end:
            assert here.tag == tag, f"</{tag}> closes <{here.tag}>"
            assert here.parent is not None
            here = here.parent
        else:
            node = Node(tag, attributes, here)
            here.children.append(node)
            if not is_empty:
                here = node
    assert here is root, f"<{here.tag}> is not closed"
    return root
