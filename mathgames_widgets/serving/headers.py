"""What every answer says about itself: which scripts may run on a page, who may show it, and what is told to others."""

from __future__ import annotations

import base64
import hashlib
import re

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

from mathgames_widgets.serving import places
from mathgames_widgets.serving.light import A_YEAR

HOST = re.compile(r"[\w.:\[\]-]+", re.ASCII)
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
HEARTBEAT = "window.voila_heartbeat()"
"""What Voilà puts into a page whose cells take long."""

FOR_TEN_YEARS = "max-age=315360000"
"""What Tornado says of a file whose address holds the hash of what is in it. A reload asks for such a file again."""

POWERS = "camera=(), microphone=(), geolocation=(), payment=(), usb=()"
"""What no page here ever asks a browser for."""


def inline_scripts() -> list[str]:
    """The scripts that stand inside a page: they are few, and always the same."""
    template = places.jupyter_data() / "voila" / "templates" / "mathgames" / "index.html.j2"
    return [*INLINE.findall(template.read_text(encoding="utf-8")), HEARTBEAT, "mathgamesPage.failed();"]


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


def worn(*, ours: bool) -> type[OutputTransform]:
    """What dresses every answer of a server.

    The games' own pages run no script but their own. A teacher's notebooks may show anything that JupyterLab shows,
    and that needs scripts made on the way.
    """
    scripts = " ".join(sorted(set(map(mark, inline_scripts())))) if ours else "'unsafe-inline' 'unsafe-eval'"

    class Headers(OutputTransform):
        """Puts the headers on."""

        def __init__(self, request: HTTPServerRequest) -> None:
            self._host, self._is_safe = request.host, request.protocol == "https"

        def transform_first_chunk(
            self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            framed = headers.get("X-Frame-Options", "") == "SAMEORIGIN"
            headers["Content-Security-Policy"] = policy(self._host, scripts, "'self'" if framed else "'none'")
            headers["X-Content-Type-Options"] = "nosniff"
            headers["X-Frame-Options"] = "SAMEORIGIN" if framed else "DENY"
            headers["Referrer-Policy"] = "same-origin"
            headers["Permissions-Policy"] = POWERS
            headers["Cross-Origin-Resource-Policy"] = "same-origin"
            if self._is_safe:  # over plain HTTP browsers only complain about it
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
            if headers.get("Cache-Control", "") == FOR_TEN_YEARS:
                headers["Cache-Control"] = f"public, max-age={A_YEAR}, immutable"
            headers.pop("Server", None)
            return status_code, headers, chunk

    return Headers
