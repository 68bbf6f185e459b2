"""Which of the notebooks are lessons, and of which screens they consist."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from mathgames_widgets.classroom.homework import PRACTICE, PUZZLES, ServedLesson
from mathgames_widgets.serving.places import notebooks, notebooks_below

if TYPE_CHECKING:
    from nbformat import NotebookNode


def lessons_below(folder: Path) -> list[ServedLesson]:
    """The lessons below `folder` in the order of their titles: the page of each without its ending, title and screens.

    >>> from mathgames_widgets.serving import places
    >>> found = {one.page: one for one in lessons_below(places.notebooks())}
    >>> found["byorf/zeros"].title, found["byorf/zeros"].screens[0]
    ('BYORF 1, zeros and signs', 'Zeros and signs')
    """
    ours = our_cells()
    found = [
        (page.removesuffix(".ipynb"), notebook)
        for page, notebook in notebooks_below(folder)
        if "lesson" in notebook.metadata.get("mathgames", {}) or page.endswith("/lesson.ipynb")
    ]
    return sorted((lesson_of(name, path, ours) for name, path in found), key=lambda lesson: lesson.title)


def lesson_of(page: str, notebook: NotebookNode, ours: Collection[tuple[str, ...]]) -> ServedLesson:
    """A notebook as a lesson; `ours` are the cells that are known."""
    cells = code_of(notebook)
    return ServedLesson(page, notebook.metadata.get("title", page), screens_of(notebook), cells, cells in ours)


@cache
def our_cells() -> frozenset[tuple[str, ...]]:
    """The cells of this package's notebooks: whatever else a notebook holds is run in a kernel."""
    return frozenset(code_of(path) for _, path in notebooks_below(notebooks()))


def readable_below(folder: Path) -> dict[str, ServedLesson]:
    """The lessons, the practice and the puzzles below `folder` whose cells are ours, by their pages.

    >>> from mathgames_widgets.serving import places
    >>> found = readable_below(places.notebooks())
    >>> found["byorf/zeros"].is_ours, "practice" in found, "byorf/play" in found
    (True, True, False)
    """
    ours = our_cells()
    beside = {f"{name}.ipynb": name for name in (PRACTICE, PUZZLES)}
    alone = [lesson_of(beside[page], path, ours) for page, path in notebooks_below(folder) if page in beside]
    return {lesson.page: lesson for lesson in (*lessons_below(folder), *alone) if lesson.is_ours}


def code_of(notebook: NotebookNode) -> tuple[str, ...]:
    """The cells of code, in which it says what it asks."""
    return tuple(cell.source for cell in notebook.cells if cell.cell_type == "code")


@dataclass(frozen=True, slots=True)
class ToldScreen:
    """A screen of a lesson: its title, how long it takes, whether it is for those who have time, and what it calls."""

    title: str
    minutes: float
    is_extra: bool
    calls: tuple[tuple[str, str], ...]


CALL = re.compile(r'^lesson\.(\w+)\((?:"([^"]+)")?', re.MULTILINE)


def told_by_screen(notebook: NotebookNode) -> list[ToldScreen]:
    """The screens of a lesson with their minutes and what is asked on each, without the glossary.

    >>> from mathgames_widgets.serving import places
    >>> found = {page: notebook for page, notebook in notebooks_below(places.notebooks())}
    >>> told_by_screen(found["byorf/zeros.ipynb"])[0].calls
    (('predict', 'zero'), ('challenge', 'known'))
    """
    groups: list[list[NotebookNode]] = [[]]
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and cell.source.startswith("## "):
            groups.append([])
        groups[-1].append(cell)
    minutes = notebook.metadata.get("mathgames", {}).get("lesson", {}).get("screens", ())
    timed = (cells for cells in groups if not cells[0].source.startswith("## Glossary"))
    return [_screen(cells, time) for cells, time in zip(timed, minutes, strict=False)]


def _screen(cells: list[NotebookNode], minutes: float) -> ToldScreen:
    texts = [cell.source for cell in cells if cell.cell_type == "markdown"]
    calls = [call for cell in cells if cell.cell_type == "code" for call in CALL.findall(cell.source)]
    heads = re.findall(r"^##? (.+)$", "\n".join(texts), re.MULTILINE)
    return ToldScreen(heads[0], minutes, not minutes, tuple(calls))


def screens_of(notebook: NotebookNode) -> tuple[str, ...]:
    """The headings that begin a screen: the first one, and from there on those of the second level."""
    texts = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    heads = re.findall(r"^(##?) (.+)$", texts, re.MULTILINE)
    return tuple(title.strip() for place, (level, title) in enumerate(heads) if level == "##" or not place)
