"""The pages of one web page in a worker of the browser, where Python runs without a server. Knows no browser.

`worker.js` starts Python there, runs the cells of the page one after the other and carries what `NotebookPages` sends.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mathgames_widgets.carriers.socket import LONGEST_FRAME, PageLine, heard
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.cells import Cells

PAGE_LINK = re.compile(r"""(href=\\?["'][^"'#\\:]*)\.ipynb""")


def linked(text: str) -> str:
    """Links to notebooks lead to the pages that stand for them on the site, in HTML and inside JSON.

    >>> linked('<a href="../index.ipynb#play">'), linked('{"html": "<a href=\\\\"play.ipynb\\\\">"}')
    ('<a href="../index.html#play">', '{"html": "<a href=\\\\"play.html\\\\">"}')
    """
    return PAGE_LINK.sub(r"\1.html", text)


class NotebookPages:
    """The pages that the cells of one notebook show.

    >>> sent = []
    >>> desk = NotebookPages([("a", "from mathgames_widgets.questions import Number"), ("b", "1 + 1")], sent.append)
    >>> list(desk.values()), sent
    ([('a', None), ('b', 2)], [])
    """

    def __init__(self, cells: Iterable[tuple[str, str]], send: Callable[[str], None]) -> None:
        self._cells, self._send = tuple(cells), send
        self._pages: dict[str, Page] = {}

    def values(self) -> Iterator[tuple[str, Any]]:
        """Run the cells, one each time it is asked: its name and what it shows. A page is told about at once."""
        names = [name for name, _ in self._cells]
        for name, value in zip(names, Cells(source for _, source in self._cells).values(), strict=True):
            if isinstance(value, Page):
                self._show(name, value)
            yield name, value

    def open(self) -> Iterator[str]:
        """Run the cells; the name of each that has run."""
        return (name for name, _ in self.values())

    def _show(self, name: str, page: Page) -> None:
        line = PageLine(lambda text: self._send(linked(text)), cuts=False)  # nothing is far away here
        line.show(page, name)
        page.on_change(line.tell)
        self._pages[name] = page
        line.tell()

    def hear(self, text: str) -> None:
        """Hand a message to the page that it names; what cannot be read, and what names none, is left."""
        found = heard(text, LONGEST_FRAME)
        if found is not None and found[0] in self._pages:
            self._pages[found[0]].hear(found[1])
