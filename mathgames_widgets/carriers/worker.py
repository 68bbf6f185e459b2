"""The pages of one web page in a worker of the browser, where Python runs without a server. Knows no browser.

`worker.js` starts Python there, runs the cells of the page one after the other and carries what `NotebookPages` sends.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from mathgames_widgets.carriers.socket import LONGEST_FRAME, PageLine, heard
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import explanation
from mathgames_widgets.page.html import div, el
from mathgames_widgets.page.page import Page


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; what its last line is worth.

    >>> shown("x = 6\\nx * 7", {}), shown("x = 6", {}), shown("6 * 7;", {})
    (42, None, None)
    """
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) and not source.rstrip().endswith(";") else None
    exec(compile(ast.Module(body, []), "<cell>", "exec"), names)
    if not isinstance(last, ast.Expr):
        return None
    return as_page(eval(compile(ast.Expression(last.value), "<cell>", "eval"), names))


def as_page(value: Any) -> Any:
    """A function as its graph; everything else as it is."""
    if isinstance(value, RationalFunction):
        from mathgames_widgets.page.graph.graph import RationalFunctionGraph

        return RationalFunctionGraph(value)
    return value


def as_html(value: Any) -> str:
    """Something that is no page, as a notebook shows it; nothing for None.

    >>> as_html(1 < 2)
    '<pre>True</pre>'
    """
    if value is None:
        return ""
    if isinstance(value, Explanation):
        return str(div(explanation(value, key="why"), cls="mg"))
    return str(el("pre")(repr(value)))


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
        self._names: dict[str, Any] = {"__name__": "__main__"}

    def values(self) -> Iterator[tuple[str, Any]]:
        """Run the cells, one each time it is asked: its name and what it shows. A page is told about at once."""
        for name, source in self._cells:
            value = shown(source, self._names)
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
