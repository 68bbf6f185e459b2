"""A page as a tree, read with the standard library: to ask what stands on it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html.parser import HTMLParser

VOID = {"input", "br", "hr", "img", "link", "meta"}


class Node:
    """An element of a page with what is inside it."""

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
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child

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
        def fits(name: str, value: str) -> bool:
            if name == "tag":
                return self.tag == value
            return value in self.classes if name == "cls" else self.get(name.replace("_", "-")) == value

        return all(fits(name, value) for name, value in wanted.items())

    def numbers(self) -> list[int]:
        """Every offer that can be taken on it: by a press, a key, Escape or a drop."""
        found = []
        for node in self:
            found += [int(number) for way in ("data-n", "data-escape") if (number := node.get(way))]
            for ways in ("data-keys", "data-drops"):
                found += json.loads(node.get(ways) or "{}").values()
        return found


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = self.here = Node("page", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute of <{tag}> is there twice"
        node = Node(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(node)
        if tag not in VOID:
            self.here = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        assert self.here.parent is not None
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def read(html: str) -> Node:
    """The page of some HTML; every element must be closed where it belongs."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.here is reader.root, f"<{reader.here.tag}> is not closed"
    return reader.root
