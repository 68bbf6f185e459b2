"""Which of the notebooks are lessons, and of which screens they consist."""

from __future__ import annotations

import re
from pathlib import Path

from nbformat import NotebookNode

from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.serving.places import notebooks_below


def lessons_below(folder: Path) -> list[ServedLesson]:
    """The lessons below `folder` in the order of their titles: the page of each without its ending, title and screens.

    >>> from mathgames_widgets.serving import places
    >>> found = {one.page: one for one in lessons_below(places.notebooks())}
    >>> found["byorf/zeros"].title, found["byorf/zeros"].screens[0]
    ('BYORF 1, zeros and signs', 'Zeros and signs')
    """
    found = [
        (page.removesuffix(".ipynb"), notebook)
        for page, notebook in notebooks_below(folder)
        if "lesson" in notebook.metadata.get("mathgames", {}) or page.endswith("/lesson.ipynb")
    ]
    lessons = (
        ServedLesson(name, one.metadata.get("title", name), screens_of(one), code_of(one)) for name, one in found
    )
    return sorted(lessons, key=lambda one: one.title)


def code_of(notebook: NotebookNode) -> tuple[str, ...]:
    """The cells of code, in which it says what it asks."""
    return tuple(cell.source for cell in notebook.cells if cell.cell_type == "code")


def screens_of(notebook: NotebookNode) -> tuple[str, ...]:
    """The headings that begin a screen: the first one, and from there on those of the second level."""
    texts = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown")
    heads = re.findall(r"^(##?) (.+)$", texts, re.MULTILINE)
    return tuple(title.strip() for place, (level, title) in enumerate(heads) if level == "##" or not place)
