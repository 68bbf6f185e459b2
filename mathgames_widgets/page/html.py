"""A small builder of HTML and SVG: everything that is not marked as raw is escaped.

>>> str(div("2 < 3", cls="mg-note", data_key="n1"))
'<div class="mg-note" data-key="n1">2 &lt; 3</div>'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from functools import cache, lru_cache, wraps
from html import escape
from typing import ParamSpec, cast

from mathgames_widgets.core.messages import language

P = ParamSpec("P")
Child = "Element | Raw | str | int | None | Iterable[Child]"
Value = str | int | float | bool | None

LONG = 120
"""Shorter texts come again and again: they are escaped once."""

DRAWINGS = 512
"""How many drawings of a kind are remembered."""

SIGN, SHORT = re.compile(" ([−+×÷=]) "), 14
SUM = re.compile(r"(?<!\S)[^\s|]\S*(?: (?:[−+×÷]|(?<=[\d?] )=) [^\s|]\S*)+")
"""What is worked out, and behind = what it is worth; up to so many characters stay together."""
FACTOR = re.compile(r"\([−+\dx² \u00a0]{2,16}\)")
"""A factor in brackets, as it is written in a line."""
CHART = re.compile(r"[−+](?: \| [−0+])+")
"""A sign chart in a line of text."""

VOID = frozenset({"input", "br", "hr", "img", "link", "meta"})
"""HTML elements written without a closing tag (SVG has none)."""


class Raw(str):
    """Markup that is already safe: MathML and SVG made by this package, never what a person typed."""

    __slots__ = ()


class Element:
    """A tag with attributes and children; `str()` writes it out."""

    __slots__ = ("attributes", "children", "markup", "tag")

    def __init__(self, tag: str, attributes: dict[str, Value], children: tuple[object, ...]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children
        self.markup: str | None = None
        """What it is written as, where it was drawn once and does not change any more."""

    def __str__(self) -> str:
        parts: list[str] = []
        write(self, parts)
        return "".join(parts)

    def __repr__(self) -> str:
        return f"<{self.tag} element, {len(self.children)} children>"


def in_language(element: Element, tag: str, direction: str) -> Element:
    """The same element, which says what language it is in and where its lines begin.

    >>> str(in_language(p("Guten Morgen"), "de", "ltr"))
    '<p lang="de" dir="ltr">Guten Morgen</p>'
    """
    return Element(element.tag, {**element.attributes, "lang": tag, "dir": direction}, element.children)


def write(child: object, parts: list[str]) -> None:
    """Append the markup of a child, an element or many of them to `parts`."""
    if isinstance(child, Element):
        if child.markup is not None:
            parts.append(child.markup)
            return
        parts.append(f"<{child.tag}{_attributes(child.attributes)}>")
        if child.tag in VOID:
            return
        for grandchild in child.children:
            write(grandchild, parts)
        parts.append(f"</{child.tag}>")
    elif isinstance(child, str):
        parts.append(child if isinstance(child, Raw) else _text(child) if len(child) < LONG else escaped(child))
    elif child is None or child is False:
        return
    elif isinstance(child, (int, float)) and not isinstance(child, bool):
        parts.append(str(child))
    elif isinstance(child, Iterable):
        for part in child:
            write(part, parts)
    else:
        raise TypeError(f"{child!r} cannot stand in a page; use text, a number or an element.")


def _attributes(attributes: dict[str, Value]) -> str:
    written = ""
    for name, value in attributes.items():
        if value is True:
            written += f" {name}"
        elif value is not None and value is not False:
            text = str(value)
            written += _pair(name, text) if len(text) < LONG else f' {name}="{escape(text)}"'
    return written


def escaped(text: str) -> str:
    """A text as it is written between tags."""
    return escape(kept_on_line(text), quote=False)


_text = lru_cache(8192)(escaped)


def kept_on_line(text: str) -> str:
    """Where a text is drawn, no line of it ends with a sign such as + or =, and a short formula stays on one line.

    >>> [kept_on_line(text).replace("\u00a0", "~") for text in ("Put x − 3 above.", "10 − 20 + 30 − 40")]
    ['Put x~−~3 above.', '10 −~20 +~30 −~40']
    >>> [kept_on_line(text).replace("\u00a0", "~") for text in ("Lay 4 × 2 = 8.", "The sign = says so.")]
    ['Lay 4~×~2~=~8.', 'The sign = says so.']
    >>> kept_on_line("So − | 0 | + is there.").replace("\u00a0", "~")
    'So −~|~0~|~+ is there.'
    >>> kept_on_line("(x + 1)(x − 1)(x − 1) / ((x + 2)(−x − 2))").replace("\u00a0", "~")
    '(x~+~1)(x~−~1)(x~−~1) / ((x~+~2)(−x~−~2))'
    """
    if SIGN.search(text):
        text = FACTOR.sub(_on_one_line, SUM.sub(_with_its_signs, text))
    return CHART.sub(_on_one_line, text) if " | " in text else text


def _on_one_line(found: re.Match[str]) -> str:
    return found[0].replace(" ", "\u00a0")


def _with_its_signs(found: re.Match[str]) -> str:
    return SIGN.sub("\u00a0\\1\u00a0" if len(found[0]) <= SHORT else " \\1\u00a0", found[0])


@lru_cache(8192)
def _pair(name: str, text: str) -> str:
    return f' {name}="{escape(text)}"'


@cache
def attribute_name(name: str) -> str:
    """Python's name for an attribute as HTML writes it: `cls` is class, `aria_label` is aria-label.

    >>> attribute_name("cls"), attribute_name("for_"), attribute_name("data_key"), attribute_name("viewBox")
    ('class', 'for', 'data-key', 'viewBox')
    """
    return "class" if name == "cls" else name.rstrip("_").replace("_", "-")


def el(tag: str) -> Callable[..., Element]:
    """A function that makes elements of one kind: `div = el("div")`."""

    def make(*children: object, **attributes: Value) -> Element:
        return Element(tag, {attribute_name(name): value for name, value in attributes.items()}, children)

    make.__name__ = tag
    return make


def drawn_once(draw: Callable[P, Element]) -> Callable[P, Element]:
    """Drawn and written out the first time; the same arguments give the same element again, which nobody may change.

    Each language has drawings of its own, since they may hold words.

    >>> star = drawn_once(lambda points: span("★" * points))
    >>> star(3) is star(3), str(star(2))
    (True, '<span>★★</span>')
    """

    @lru_cache(DRAWINGS)
    def kept(tag: str, /, *args: Hashable, **named: Hashable) -> Element:
        found = draw(*args, **named)  # type: ignore[arg-type]
        found.markup = str(found)
        return found

    @wraps(draw)
    def drawn(*args: P.args, **named: P.kwargs) -> Element:
        return kept(language(), *cast(tuple[Hashable, ...], args), **cast(dict[str, Hashable], named))

    return drawn


def nameless(child: object) -> object:
    """The same without the names by which the script finds things: what only stands there to be looked at.

    >>> str(nameless(div(span("7", data_key="card7"), data_zone="hand", cls="mg-row")))
    '<div class="mg-row"><span>7</span></div>'
    """
    if isinstance(child, Element):
        kept = {name: value for name, value in child.attributes.items() if name not in NAMES}
        return Element(child.tag, kept, tuple(map(nameless, child.children)))
    if isinstance(child, str) or not isinstance(child, Iterable):
        return child
    return tuple(map(nameless, child))


NAMES = frozenset({"data-key", "data-flies", "data-zone", "data-group"})

div, span, p, strong, em, small, br, hr = map(el, ("div", "span", "p", "strong", "em", "small", "br", "hr"))
h2, h3, h4, section, header, footer, nav = map(el, ("h2", "h3", "h4", "section", "header", "footer", "nav"))
ul, ol, li, dl, dt, dd = map(el, ("ul", "ol", "li", "dl", "dt", "dd"))
table, caption, thead, tbody, tfoot, tr, th, td = map(
    el, ("table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td")
)
button, form, label, fieldset, legend = map(el, ("button", "form", "label", "fieldset", "legend"))
input_, select, option, textarea, a = map(el, ("input", "select", "option", "textarea", "a"))
details, summary, figure, figcaption, img = map(el, ("details", "summary", "figure", "figcaption", "img"))
progress = el("progress")
svg, g, path, line, circle, rect, text, title, desc, defs = map(
    el, ("svg", "g", "path", "line", "circle", "rect", "text", "title", "desc", "defs")
)


def drawing(box: str, *shapes: Element | Raw | None, cls: str | None = None, **attributes: Value) -> Raw:
    """A picture for the eye alone: what it shows is said beside it. `box` is its piece of the plane.

    >>> drawing("0 0 9 9", circle(r=4), cls="mg-dot")
    '<svg viewBox="0 0 9 9" class="mg-dot" aria-hidden="true" focusable="false"><circle r="4"></circle></svg>'
    """
    return Raw(svg(*shapes, viewBox=box, cls=cls, aria_hidden="true", focusable="false", **attributes))
