"""The one browser widget: it shows a page that Python drew and reports which offer on it was taken."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets
import traitlets

from mathgames_widgets.page.html import Element, Raw, div, el, p

LOG = logging.getLogger(__name__)
STATIC = Path(str(files("mathgames_widgets.page") / "static"))
GAMES = STATIC.parent.parent / "games"

STALE = "That was the page before. Here is the table as it is now."
GONE = "The table no longer answers. Please reload the page; a saved game can be loaded again."


PARTS = (
    *(f"graph/{name}.js" for name in ("plane", "curve", "labels", "plot", "picture", "tools", "view", "hands")),
    "graph.js",
    *(f"stage/{name}.js" for name in ("patch", "groups", "motion", "theme", "sent", "shelf", "drag")),
    "stage.js",
)
"""The scripts, each behind the ones it imports from."""


@cache
def script() -> str:
    """All scripts as one ES module: what they import from each other stands in front of them."""
    return "\n".join(map(_part, PARTS))


def _part(name: str) -> str:
    text = (STATIC / name).read_text(encoding="utf-8")
    text = re.sub(r'^import [^;]*? from "\.\.?/[^"]+\.js";$', "", text, flags=re.MULTILINE)
    return text if name == PARTS[-1] else re.sub(r"^export ", "", text, flags=re.MULTILINE)


@cache
def loader() -> str:
    """The script that each table carries: it asks for what `Front` holds."""
    return (STATIC / "table.js").read_text(encoding="utf-8")


@cache
def styles() -> str:
    """The styles of the stage, the cards, the graphs, the games, and of all of them on paper."""
    own = sorted(GAMES.glob("*/table/table.css"))
    parts = (STATIC / "stage.css", STATIC / "graph.css", *own, STATIC / "paper.css")
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


def static(*page: Any) -> str:
    """A page that stands alone, with its styles and without anything that answers."""
    return f"<style>{styles()}</style>{div(*page, cls='mg', data_static=True)}"


class Offers:
    """What the page on the screen offers: things that can be done, each under its number.

    >>> offers = Offers()
    >>> offers("keep"), offers("undo"), offers[1]
    (0, 1, 'undo')
    """

    def __init__(self) -> None:
        self._things: list[Any] = []

    def __call__(self, thing: Any) -> int:
        """Offer one more thing; its number goes into the page as `data-n`."""
        self._things.append(thing)
        return len(self._things) - 1

    def __getitem__(self, number: int) -> Any:
        return self._things[number]

    def __len__(self) -> int:
        return len(self._things)

    def __iter__(self) -> Any:
        return iter(self._things)


Values = Mapping[str, str]
"""What stands in the boxes of the form that was sent, by name."""


class Front(ipywidgets.Widget):
    """The scripts and styles, which travel to the browser once and serve every table of the kernel."""

    script = traitlets.Unicode().tag(sync=True)
    styles = traitlets.Unicode().tag(sync=True)

    _in_use: Front | None = None

    def __init__(self) -> None:
        # Set here: what is a trait's default is left out where widgets are saved with a page.
        super().__init__(script=script(), styles=styles())

    @classmethod
    def shared(cls) -> Front:
        """The one of this kernel; another one where somebody has closed it, as `Widget.close_all()` does.

        >>> Front.shared() is Front.shared()
        True
        """
        if cls._in_use is None or cls._in_use.comm is None:
            cls._in_use = cls()
        return cls._in_use

    def __repr__(self) -> str:
        """Short: the widget's own would repeat the scripts."""
        return "Front.shared()"


class Stage(anywidget.AnyWidget):
    """A page drawn by Python.

    `draw` makes the page anew: it gets an `Offers` and gives back an Element. `take` is called with the thing that was
    offered under the number the browser named, and with the values of the form around it.
    """

    _esm = traitlets.Unicode().tag(sync=True)
    front = traitlets.Instance(Front).tag(sync=True, **ipywidgets.widget_serialization)
    html = traitlets.Unicode("").tag(sync=True)
    drawing = traitlets.Int(0).tag(sync=True)
    spoken = traitlets.Unicode("").tag(sync=True)
    silence = traitlets.Unicode(GONE).tag(sync=True)
    keep = traitlets.Unicode("").tag(sync=True)
    """The name under which the browser keeps the text in `kept`; it keeps nothing where this is empty."""
    kept = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self,
        draw: Callable[[Offers], Element],
        take: Callable[[Any, Values], None] | None = None,
        *,
        summary: str = "",
        **traits: Any,
    ) -> None:
        self._draw = draw
        self._take = take
        self._summary = summary
        self._offers = Offers()
        self._drawn = ""
        super().__init__(_esm=loader(), front=Front.shared(), **traits)
        self.on_msg(self._heard)
        self.redraw()

    def redraw(self, say: str = "") -> None:
        """Draw the page again and have `say` spoken by screen readers. One message to the browser."""
        offers = Offers()
        html = str(self._draw(offers))
        self._offers = offers
        self._drawn = html
        with self.hold_sync():
            self.html = html
            self.spoken = say
            self.drawing += 1

    def press(self, number: int, **values: str) -> None:
        """Do what the browser does when offer `number` is taken: for tests and for scripts."""
        self._heard(self, {"n": number, "drawing": self.drawing, "values": values}, [])

    def _heard(self, _: Any, message: Any, buffers: Sequence[Any]) -> None:
        if isinstance(message, dict) and isinstance(message.get("restored"), str):
            self.restore(message["restored"])
            return
        number, values = self._read(message)
        if number is None or self._take is None:
            self.refuse()
            return
        try:
            self._take(self._offers[number], values)
        except Exception as fault:
            LOG.exception("A press failed")
            self._show_fault(f"Something went wrong in the program ({type(fault).__name__}: {fault}).")

    def _show_fault(self, said: str) -> None:
        """The last page that could be drawn, and under it what went wrong: no fault is swallowed."""
        with self.hold_sync():
            self.html = self._drawn + str(p(said, cls="mg-note mg-alert", data_key="fault"))
            self.spoken = said
            self.drawing += 1

    def restore(self, kept: str) -> None:
        """Go on from the text that the browser kept; pages that have something to keep say how."""

    def refuse(self) -> None:
        """A press on a page that is gone: the page as it is now, and a word about it."""
        self.redraw(STALE)

    def _read(self, message: Any) -> tuple[int | None, dict[str, str]]:
        """The number and the values of a message; no number where it fits no offer of the page on the screen."""
        if not isinstance(message, dict) or message.get("drawing") != self.drawing:
            return None, {}
        number, values = message.get("n"), message.get("values")
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(self._offers):
            return None, {}
        texts = values.items() if isinstance(values, dict) else ()
        return number, {str(name): str(value)[:200_000] for name, value in texts}

    @property
    def offered(self) -> Offers:
        """The offers of the page on the screen."""
        return self._offers

    def static_html(self) -> str:
        """The page as it stands, with its styles: what a saved notebook and a printer show."""
        return static(Raw(self.html))

    def save_page(self, path: str | Path) -> Path:
        """Write the page as one HTML file that needs nothing else."""
        page = el("html")(
            el("head")(el("meta")(charset="utf-8"), el("title")(self._summary)),
            el("body")(Raw(self.static_html())),
            lang="en",
        )
        target = Path(path)
        target.write_text(f"<!doctype html>{page}", encoding="utf-8")
        return target

    def __repr__(self) -> str:
        return self._summary or type(self).__name__

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**data, "text/plain": repr(self), "text/html": self.static_html()}, metadata
