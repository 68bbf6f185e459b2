"""A password for the whole server, asked for once in each browser."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import os
import re
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import RequestHandler

from mathgames_widgets.classroom.tickets import Opens, ticket, token_of
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving.handlers import A_MONTH, PlainHandler, h1
from mathgames_widgets.serving.pace import Asker, Pace

say = room(__name__)

COOKIE = "mathgames-open"

TRIES = (100, 200 / 60)
"""Wrong passwords from everywhere: so many at once, and then so many a second. What comes faster waits in a line, since
a whole school may have one address. Right ones do not count, and are never refused."""

LONGEST = 1000
ADDRESS = "voila/password"
FREE = re.compile(r"voila/templates/mathgames/static/(?:[\w-][\w.-]*/)*[\w-][\w.-]*|health", re.ASCII)
"""What is there for everyone: the look of the page that asks, and the server's health. No name there begins with a dot,
or has a letter that an address writes as a number.
"""


def hashed(password: str, salt: bytes) -> bytes:
    """A password as it is kept: slow to make, so that nobody tries many."""
    return hashlib.scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, n=2**14, r=8, p=1)


class Password:
    """The password, known only by its salted hash; and which browsers have given it.

    >>> password = Password("seven apples")
    >>> password.fits("seven apples"), password.fits("Seven apples")
    (True, False)
    >>> password.is_good(password.ticket()), password.is_good("9999999999.abc")
    (True, False)
    """

    def __init__(self, password: str, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._salt = os.urandom(16)
        self._hash = hashed(password, self._salt)
        # The same after a restart, so that nobody is asked again; another password makes another key.
        self._key = hashed(password, b"mathgames_widgets ticket")

    def fits(self, text: str) -> bool:
        """Whether this is the password."""
        return len(text) <= LONGEST and hmac.compare_digest(hashed(text, self._salt), self._hash)

    def ticket(self) -> str:
        """What a browser shows from now on."""
        return ticket(self._key, Opens.PASSWORD, str(int(self._clock()) + A_MONTH))

    def is_good(self, shown: str) -> bool:
        """Whether this server gave the ticket, and it is still valid."""
        end = token_of(self._key, Opens.PASSWORD, shown)
        return end is not None and int(end) > self._clock()


class Locked(Matcher):
    """Matches every request of a browser that has not given the password."""

    def __init__(self, password: Password, base_url: str) -> None:
        self._password, self._base_url = password, base_url

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        path = request.path.removeprefix(self._base_url)
        if request.path.startswith(self._base_url) and FREE.fullmatch(path):
            return None
        cookie = request.cookies.get(COOKIE)
        return None if cookie is not None and self._password.is_good(cookie.value) else {}


def safe_target(text: str, base_url: str) -> str:
    """Where a browser goes after the password: to the page that it asked for, never to another server.

    >>> safe_target("/voila/render/byorf/play.ipynb", "/"), safe_target("//evil.example/", "/")
    ('/voila/render/byorf/play.ipynb', '/')
    >>> safe_target("/other", "/games/"), safe_target("/\\\\\\\\evil.example", "/")
    ('/games/', '/')
    """
    address = urlsplit(text)
    is_here = not address.scheme and not address.netloc and text.startswith(base_url)
    is_plain = "\\" not in text and not text.startswith("//") and text.isprintable() and len(text) <= LONGEST
    return text if is_here and is_plain else base_url


class PasswordHandler(PlainHandler):
    """Asks for the password, whatever was wanted, and lets in."""

    home = ""

    def initialize(self, password: Password, tries: Pace, base_url: str) -> None:
        self._password, self._tries, self.home = password, tries, base_url

    def check_xsrf_cookie(self) -> None:
        """A page from elsewhere that sends the password must know it."""

    def get(self, *_: str) -> None:
        wanted = self.request.uri or self.home
        is_page = self.request.method == "GET" and not wanted.startswith(self.at(ADDRESS))
        self._ask(safe_target(wanted, self.home) if is_page else self.home)

    head = put = delete = patch = options = get

    async def post(self, *_: str) -> None:
        if not self.request.path.startswith(self.at(ADDRESS)):
            self.get()
            return
        target = safe_target(self.get_body_argument("next", ""), self.home)
        typed = self.get_body_argument("password", "", strip=False)
        asker = Asker(self.address)
        if not await self._tries.turn(asker, self.has_gone):
            return
        if not await asyncio.get_running_loop().run_in_executor(None, self._password.fits, typed):
            self._ask(target, say("not-the-password"))
        else:
            self._tries.give_back(asker)
            self.give(COOKIE, self._password.ticket(), "")
            self.redirect(target, status=303)

    def _ask(self, target: str, trouble: str = "", *, status: int = 401) -> None:
        self.set_header("Cache-Control", "no-store")
        box = self.box(
            "password",
            say("password"),
            type="password",
            autofocus=True,
            autocomplete="current-password",
            aria_invalid="true" if trouble else None,
            aria_describedby="trouble" if trouble else None,
        )
        form = self.form(ADDRESS, say("come-in"), *box, trouble=trouble, next=target)
        self.show_only(say("password"), h1(say("math-games")), form, status=status)


class LeaveHandler(RequestHandler):
    """Lets a browser forget the password, as on a machine that several people share."""

    def initialize(self, base_url: str) -> None:
        self._base_url = base_url

    def get(self) -> None:
        self.clear_cookie(COOKIE, path=self._base_url)
        self.redirect(self._base_url)

    head = post = get
