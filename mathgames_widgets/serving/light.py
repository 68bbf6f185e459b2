"""Light pages: compressed on their way, and what many pages share is sent once and kept by the browser for a year."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from markupsafe import Markup
from tornado.web import HTTPError, RequestHandler

A_YEAR = 365 * 24 * 60 * 60
MOST_STYLES = 64
"""Different sets of styles that are kept; the games have one set, and notebooks of a teacher's own few more."""

ADDRESS = "voila/styles/"

_styles: dict[str, str] = {}


def settings() -> dict[str, Any]:
    """What makes Tornado compress its answers, and what it tells pages over their lines."""
    return {"compress_response": True, "websocket_compression_options": {"compression_level": 5, "mem_level": 6}}


def with_linked_styles(html: str, base_url: str) -> str:
    """A result whose styles stand in front of it, with a link to them instead: ten results on a page share one link.

    >>> with_linked_styles("<style>b { color: red }</style><b>Here</b>", "/")
    '<link rel="stylesheet" href="/voila/styles/3b6f2c7043e2d70a.css"><b>Here</b>'
    >>> with_linked_styles("<b>Here</b>", "/")
    '<b>Here</b>'
    """
    styles, closed, rest = html.partition("</style>")
    if not closed or not styles.startswith("<style>"):
        return html
    return link_to_styles(styles.removeprefix("<style>"), base_url) + rest


def link_to_styles(text: str, base_url: str) -> str:
    """A link to styles that browsers keep; the styles themselves, where there are too many different ones."""
    name = hashlib.sha256(text.encode()).hexdigest()[:16]
    if name not in _styles and len(_styles) >= MOST_STYLES:
        return f"<style>{text}</style>"
    _styles[name] = text
    return f'<link rel="stylesheet" href="{base_url}{ADDRESS}{name}.css">'


UNSEEN = re.compile(
    r' id="cell-id=[^"]*"'
    r'|<a class="anchor-link" [^>]*>[^<]*</a>'
    r'|<div class="jp-Collapser [^>]*>\s*</div>'
    r"|(?<=[^>\s])\s+(?=\">)"
)
"""What nbconvert puts into a cell and nobody here sees or asks for."""


def slim(cell: str) -> str:
    """The HTML of a cell without what is never seen: half a page of a lesson, before it is compressed.

    >>> print(slim('<p id="cell-id=a8e4" class="jp-Cell ">Home<a class="anchor-link" href="#H">&#182;</a></p>'))
    <p class="jp-Cell">Home</p>
    """
    return Markup(UNSEEN.sub("", cell))


class StylesHandler(RequestHandler):
    """The styles that results on the pages link to. Their name says what is in them, so they never change."""

    def get(self, name: str) -> None:
        if name not in _styles:
            raise HTTPError(404)
        self.set_header("Content-Type", "text/css; charset=utf-8")
        self.set_header("Cache-Control", f"public, max-age={A_YEAR}, immutable")
        self.write(_styles[name])

    head = get


def handlers(base_url: str) -> list[Any]:
    """The addresses of this module."""
    return [(f"{base_url}{ADDRESS}([0-9a-f]{{16}})\\.css", StylesHandler)]
