"""Pages in notebooks: one anywidget for each page that is shown. The only file that knows ipywidgets."""

from __future__ import annotations

import sys
from functools import cache
from importlib.resources import files
from typing import Any

import anywidget
import ipywidgets
import traitlets

from mathgames_widgets.classroom.codes import CodeError, read_code
from mathgames_widgets.page.assets import script, styles
from mathgames_widgets.page.page import MimeBundle, Page
from mathgames_widgets.page.scripts import words_of_live_tables

SHOWN = ("html", "frames", "drawing", "spoken", "silence", "keep", "kept")
"""What the browser is told of a page."""


@cache
def loader() -> str:
    """The script that each page carries: it asks for what `Front` holds."""
    return (files("mathgames_widgets.carriers") / "notebook.js").read_text(encoding="utf-8")


class Front(ipywidgets.Widget):
    """The scripts and styles, which travel to the browser once and serve every page of the kernel."""

    script = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)

    _in_use: Front | None = None

    def __init__(self) -> None:
        # Set here: what is a trait's default is left out where widgets are saved with a page.
        super().__init__(script=script(), styles=styles())

    @classmethod
    def shared(cls) -> Front:
        """The one of this kernel; another one where it was closed, as `Widget.close_all()` does.

        >>> Front.shared() is Front.shared()
        True
        """
        if cls._in_use is None or cls._in_use.comm is None:
            cls._in_use = cls()
        cls._in_use.styles = styles()  # more of them, where a game from elsewhere has come
        return cls._in_use

    def __repr__(self) -> str:
        """Short: the widget's own would repeat the scripts."""
        return "Front.shared()"


class Carried(anywidget.AnyWidget):
    """A page in a notebook. Made by `carried`; everything about it is asked of the page."""

    _esm = traitlets.Unicode().tag(sync=True)
    front = traitlets.Instance(Front).tag(sync=True, **ipywidgets.widget_serialization)
    html = traitlets.Unicode("").tag(sync=True)
    frames = traitlets.Tuple().tag(sync=True)
    drawing = traitlets.Int(0).tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    silence = traitlets.Unicode("").tag(sync=True)
    keep = traitlets.Unicode("").tag(sync=True)
    kept = traitlets.Unicode("").tag(sync=True)

    def __init__(self, page: Page) -> None:
        self.page = page
        super().__init__(_esm=loader(), front=Front.shared(), **self._of_the_page())
        self.on_msg(lambda _, message, buffers: page.hear(message))
        page.on_change(self._show)

    def _of_the_page(self) -> dict[str, Any]:
        return {name: getattr(self.page, name) for name in SHOWN}

    def _show(self) -> None:
        """One message to the browser, with what has changed."""
        with self.hold_sync():
            for name, value in self._of_the_page().items():
                setattr(self, name, value)

    def __repr__(self) -> str:
        return repr(self.page)

    def _repr_mimebundle_(self, **kwargs: Any) -> MimeBundle | None:
        """The widget's view, and for hosts without one the page as text and as HTML."""
        found = super()._repr_mimebundle_(**kwargs)
        if found is None:
            return None
        data, metadata = found if isinstance(found, tuple) else (found, {})
        still = styles_here() + self.page.static_html(styled=False)
        return {**data, "text/plain": repr(self.page), "text/html": still}, metadata


class Joined(anywidget.AnyWidget):
    """A live table in a notebook. Made by `join`."""

    _esm = traitlets.Unicode().tag(sync=True)
    code = traitlets.Unicode().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    def __init__(self, code: str) -> None:
        own = (files("mathgames_widgets.carriers") / "joined.js").read_text(encoding="utf-8")
        super().__init__(_esm=own, code=code, words=words_of_live_tables())

    def __repr__(self) -> str:
        return f"<Table {self.code}>"


class CellSentence:
    """A sentence at the end of a cell."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence

    def __repr__(self) -> str:
        return self._sentence


def join(code: str) -> Joined | CellSentence:
    """Join a live table in this notebook: it asks for your nickname, and then you play at your own seat.

    The table is one of the server that this notebook runs on: `mathgames lab`, Binder, or any Jupyter server with the
    extension `mathgames_widgets.serving.extension`. A code that cannot be one is answered with a sentence.

    >>> join("fern 42")
    <Table FERN-42>
    >>> join("firn 42")
    No table has the word FIRN. Is it FERN?
    """
    try:
        return Joined(read_code(str(code)))
    except CodeError as wrong:
        return CellSentence(str(wrong))


def carried(page: Page) -> Carried:
    """The widget of a page, one for each page; another one where it was closed."""
    widget = page.carrier
    if not isinstance(widget, Carried) or widget.comm is None:
        page.carrier = widget = Carried(page)
    return widget


class Sheet:
    """Which cell of a notebook carries the styles of all static pages: the first that shows one."""

    cell: object = None

    @classmethod
    def wanted_here(cls) -> bool:
        here = running_cell()
        if here is None:
            return True
        if cls.cell is None:
            cls.cell = here
        return here == cls.cell


def styles_here() -> str:
    """The styles, for the cell of a saved notebook that carries them for all; empty for the other cells."""
    return f"<style>{styles()}</style>" if Sheet.wanted_here() else ""


def running_cell() -> object:
    """The cell that runs now, as its front end names it, else this run of it; None outside of a notebook."""
    if "IPython" not in sys.modules:
        return None
    from IPython import get_ipython

    shell = get_ipython()
    if shell is None:
        return None
    parent = getattr(shell, "parent_header", None) or {}
    return (parent.get("metadata") or {}).get("cellId") or (parent.get("header") or {}).get("msg_id")
