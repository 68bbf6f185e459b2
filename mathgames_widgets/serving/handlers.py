"""What our own handlers have in common: pages of a few lines, forms, cookies, and who may ask."""

from __future__ import annotations

import re
from typing import Any

from tornado.web import RequestHandler

from mathgames_widgets.core.entrance import MOST_TAGS, place, tags
from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import best_of, language, room, speaking
from mathgames_widgets.page.html import Element, Raw, a, button, el, form, input_, label, p
from mathgames_widgets.serving.door import household

say = room(__name__)

A_MONTH = 30 * 24 * 60 * 60
"""Seconds for which a browser keeps what it was given."""

html, head, body, main, meta, link, title, h1 = map(el, ("html", "head", "body", "main", "meta", "link", "title", "h1"))


LANGUAGE = "mathgames-language"
"""The cookie of the language that was chosen."""

WEIGHED = re.compile(r"\s*([A-Za-z0-9-]+)\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?")


def wanted(header: str) -> tuple[str, ...]:
    """The languages of an `Accept-Language` header, best first.

    >>> wanted("en;q=0.5, de-AT, fr;q=0.8, *;q=0.1, <b>")
    ('de-AT', 'fr', 'en')
    """
    found = [WEIGHED.fullmatch(part) for part in header.split(",")[:MOST_TAGS]]
    weighed = [(float(match[2] or 1), match[1]) for match in found if match]
    return tags([tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])])


class PlainHandler(RequestHandler):
    """Answers with a page that needs neither a notebook nor a kernel."""

    async def _execute(self, *args: Any, **named: Any) -> None:
        """Answer in the visitor's language: that of the address, the one that was chosen, or what the browser asks."""
        asked = self.request.query_arguments.get("lang", [b""])[-1].decode("ascii", "ignore")
        chosen = [asked, self.get_cookie(LANGUAGE, "") or ""]
        with speaking(best_of([*tags(chosen), *wanted(self.request.headers.get("Accept-Language", ""))])):
            await super()._execute(*args, **named)

    @property
    def home(self) -> str:
        """What all addresses of the server begin with."""
        raise NotImplementedError

    def at(self, path: str) -> str:
        """An address of ours."""
        return self.home + path

    @property
    def address(self) -> str:
        """Where the visitor comes from: what is counted for each address is counted for this."""
        return household(str(self.request.remote_ip))

    def has_gone(self) -> bool:
        """Whether nobody waits for the answer any longer."""
        stream = getattr(self.request.connection, "stream", None)
        return stream is not None and bool(stream.closed())

    def is_from_here(self) -> bool:
        """Whether a page of this server sends this; browsers say so of whatever is not just a page to look at."""
        return place(self.request.headers.get("Origin", "")) == self.request.host.lower() != ""

    def give(self, cookie: str, value: str, path: str) -> None:
        """Let the browser keep something that no script of a page can read."""
        self.set_cookie(
            cookie,
            value,
            path=self.at(path),
            httponly=True,
            samesite="Lax",
            secure=self.request.protocol == "https",
            max_age=A_MONTH,
        )

    def show_page(self, heading: str, *inside: object, status: int = 200, also: object = None) -> None:
        """A page with a heading, a few lines or boxes and the way home; `also` goes into its head."""
        home = p(a(say("home"), href=self.home))
        self.show_only(heading, h1(heading), *inside, home, status=status, also=also)

    def show_only(self, name: str, *inside: object, status: int, also: object = None) -> None:
        """A page with nothing but this."""
        self.set_status(status)
        sheet = link(rel="stylesheet", href=self.at("voila/templates/mathgames/static/page.css"))
        self.write_page(name, (sheet, also), main(*inside, id="page", cls="page-error"))

    def write_page(
        self, name: str, sheets: Raw | tuple[object, ...], *inside: object, **attributes: str | bool
    ) -> None:
        """A whole page."""
        page = html(
            head(
                meta(charset="utf-8"),
                meta(name="viewport", content="width=device-width, initial-scale=1"),
                meta(name="color-scheme", content="light dark"),
                title(say("title", page=name)),
                link(rel="icon", href="data:,"),
                sheets,
            ),
            body(*inside, **attributes),
            lang=language(),
            dir=locale_of(language()).direction,
        )
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(f"<!DOCTYPE html>{page}")

    def form(self, action: str, words: str, *boxes: object, trouble: str = "", **hidden: str) -> Element:
        """Boxes and a button that sends them, and what was wrong with what they held."""
        return form(
            *boxes,
            p(trouble, id="trouble", role="alert") if trouble else None,
            *(input_(type="hidden", name=name, value=value) for name, value in hidden.items()),
            p(button(words)),
            cls="page-password",
            method="post",
            action=self.at(action),
        )

    def box(self, name: str, words: str, value: str = "", **attributes: str | bool | int | None) -> list[Element]:
        """A box with its label."""
        attributes = {"autocomplete": "off", **attributes}
        return [p(label(words, for_=name)), p(input_(id=name, name=name, value=value, required=True, **attributes))]
