"""The cells of a lesson, run without a kernel for one reader: in the worker of a browser, or beside those of others.

What a lesson remembers belongs to its reader, so each run has lessons of its own in place of those that the games keep.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from types import CodeType, MethodType, ModuleType
from typing import Any

from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.page.cards import explanation
from mathgames_widgets.page.html import div, el
from mathgames_widgets.questions.lesson import Lesson


@lru_cache(1024)
def _compiled(source: str) -> tuple[CodeType, CodeType | None]:
    """A cell, and the expression in its last line, if a notebook would show what that is worth."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) and not source.rstrip().endswith(";") else None
    value = compile(ast.Expression(last.value), "<cell>", "eval") if isinstance(last, ast.Expr) else None
    return compile(ast.Module(body, []), "<cell>", "exec"), value


def shown(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as a notebook does; what its last line is worth.

    >>> shown("x = 6\\nx * 7", {}), shown("x = 6", {}), shown("6 * 7;", {})
    (42, None, None)
    """
    body, value = _compiled(source)
    exec(body, names)
    return None if value is None else as_page(eval(value, names))


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


class OwnModule:
    """The module of a game's lesson, with this reader's lesson in place of the one that it keeps."""

    def __init__(self, module: ModuleType, own: OwnLessons) -> None:
        self._module, self._own = module, own

    def __getattr__(self, name: str) -> Any:
        return self._own(getattr(self._module, name))


class OwnLessons:
    """A reader's own lessons: nothing is answered in them yet.

    >>> from mathgames_widgets.games.byorf.lesson import ZEROS
    >>> own = OwnLessons()
    >>> own(ZEROS) is ZEROS, own(ZEROS) is own(ZEROS), own(ZEROS.ask)("zero") is own(ZEROS).ask("zero")
    (False, True, True)
    """

    def __init__(self) -> None:
        self._lessons: dict[int, tuple[Lesson, Lesson]] = {}

    def __call__(self, value: Any) -> Any:
        """What stands in place of something that a cell has imported; the thing itself, where that is no lesson."""
        match value:
            case Lesson():
                _, own = self._lessons.setdefault(id(value), (value, replace(value)))
                return own
            case MethodType(__self__=Lesson() as lesson):
                return getattr(self(lesson), value.__name__)
            case ModuleType() if any(isinstance(found, Lesson) for found in vars(value).values()):
                return OwnModule(value, self)
        return value


class Cells:
    """The cells of one notebook, run in order for one reader.

    >>> cells = Cells(["from mathgames_widgets.games.byorf.lesson import ZEROS as lesson", "lesson.ask('zero')"])
    >>> list(cells.values())
    [None, <Checkpoint zero: not answered>]
    """

    def __init__(self, sources: Iterable[str]) -> None:
        self._sources = tuple(sources)
        self._own = OwnLessons()
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._known: dict[str, Any] = {}

    def values(self) -> Iterator[Any]:
        """Run the cells, one each time it is asked: what it shows."""
        for source in self._sources:
            value = shown(source, self._names)
            self._take_over()
            yield value

    def _take_over(self) -> None:
        """What the cell has imported is this reader's from now on."""
        for name, value in tuple(self._names.items()):
            if value is not self._known.get(name):
                self._names[name] = self._known[name] = self._own(value)
