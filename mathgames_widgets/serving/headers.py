"""What every answer says about itself: which scripts may run on a page, who may show it, and what is told to others.

Answers are light: compressed on their way, and what many pages share is sent once and kept by the browser for a year.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
from typing import Any

from markupsafe import Markup
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import HTTPError, OutputTransform, RequestHandler

from mathgames_widgets.core.messages import room
from mathgames_widgets.page.scripts import words_of_pages
from mathgames_widgets.serving import places

say = room(__name__)

A_YEAR = 365 * 24 * 60 * 60
HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HEARTBEAT = "window.voila_heartbeat()"
"""What Voilà puts into a page whose cells take long."""

FOR_TEN_YEARS = "max-age=315360000"
"""What Tornado says of a file whose address holds the hash of what is in it. A reload asks for such a file again."""

POWERS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
"""What no page here ever asks a browser for."""


def mark(script: str) -> str:
    """How a policy names a script that stands inside a page.

    >>> mark("alert(1);")
    "'sha256-5jFwrAK0UV47oFbVg/iCCBbxD8X1w+QvoOUepu4C2YA='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def policy(host: str, scripts: str, framed: str = "'none'") -> str:
    """What a page of this server may load, run and talk to; and who may show it in a frame.

    A table's own script comes over the page's line and is run from a `blob:`. Formulas and graphs carry styles in
    their tags. Older browsers do not count the line to the kernel as talking to this server, so it is named too.
    """
    lines = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    parts = {
        "default-src": "'self'",
        "script-src": f"'self' blob: {scripts}",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "connect-src": f"'self'{lines}",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": framed,
    }
    return "; ".join(f"{name} {value}" for name, value in parts.items())


def safe(host: str, scripts: str, *, is_framed: bool) -> dict[str, str]:
    """The headers of an answer that other servers' pages can do nothing with."""
    return {
        "Content-Security-Policy": policy(host, scripts, "'self'" if is_framed else "'none'"),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN" if is_framed else "DENY",
        "Referrer-Policy": "same-origin",
    }


def worn(*, ours: bool) -> type[OutputTransform]:
    """What dresses every answer of a server.

    The games' own pages run no script but their own. A teacher's notebooks may show anything that JupyterLab shows,
    and that needs scripts made on the way.
    """
    scripts = "'unsafe-inline' 'unsafe-eval'"
    if ours:
        text = (places.template() / "index.html.j2").read_text(encoding="utf-8")
        inside = {*INLINE.findall(text), HEARTBEAT, "mathgamesPage.failed();"}
        scripts = " ".join(sorted(map(mark, inside)))

    class Headers(OutputTransform):
        """Puts the headers on."""

        def __init__(self, request: HTTPServerRequest) -> None:
            self._host, self._is_safe = request.host, request.protocol == "https"

        def transform_first_chunk(
            self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            headers.update(safe(self._host, scripts, is_framed=headers.get("X-Frame-Options", "") == "SAMEORIGIN"))
            headers["Permissions-Policy"] = POWERS
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
            if self._is_safe:  # over plain HTTP browsers only complain about it
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
            if headers.get("Cache-Control", "") == FOR_TEN_YEARS:
                headers["Cache-Control"] = f"public, max-age={A_YEAR}, immutable"
            headers.pop("Server", None)
            return status_code, headers, chunk

    return Headers


# ── what many pages share ─────────────────────────────────────────────────────────────────────────────────────────

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


def where_tables_are(base_url: str, live_tables: object) -> str:
    """What the addresses of live tables begin with, for the home page: the server's own; at the server that a
    JupyterHub gives a user, the Hub's service, which MATHGAMES_TABLES names; else empty.

    >>> where_tables_are("/games/", True), where_tables_are("/user/pupil-7/", None)
    ('/games/', '')
    """
    return base_url if live_tables else os.environ.get("MATHGAMES_TABLES", "")


def words_around(page: object) -> dict[str, str]:
    """What a page of Voilà and its scripts say around the cells, in the visitor's language; of `errors`, what stands on
    a page without a notebook.

    >>> words_around("")["skip"], words_around("errors")["home"]
    ('Skip to the page', 'Go to the home page')
    """
    return words_of_errors() if page == "errors" else words_of_pages()


def words_of_errors() -> dict[str, str]:
    """What the pages say that Voilà draws without a notebook: an error, and a list of what is there."""
    around = words_of_pages()
    return {
        **{name: around[name] for name in ("lang", "dir", "math-games", "back")},
        "not-shown": say("not-shown"),
        "no-such-page": say("no-such-page"),
        "status": say("status-number", code="{code}"),
        "home": say("home"),
        "title": say("title", page="{page}"),
        "needs-scripts": say("needs-scripts"),
    }


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
    """The address of linked styles."""
    return [(f"{base_url}{ADDRESS}([0-9a-f]{{16}})\\.css", StylesHandler)]
