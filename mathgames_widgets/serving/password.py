"""A password for the whole server, asked for once in each browser."""

from __future__ import annotations

import hashlib
import hmac
import os
import time
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import RequestHandler

COOKIE = "mathgames-open"
DAYS = 30
"""How long a browser is remembered."""

TRIES, TRIES_IN_ALL = 20, 200
"""Wrong passwords in a minute, from one address and from everywhere; a whole school may have one address."""

MINUTE = 60.0
LONGEST = 1000
ADDRESS = "voila/password"
FREE = ("voila/templates/mathgames/static/", "health")
"""What is there for everyone: the look of the page that asks, and the server's health."""


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
        end = str(int(self._clock()) + DAYS * 24 * 60 * 60)
        return f"{end}.{self._signed(end)}"

    def is_good(self, ticket: str) -> bool:
        """Whether this server gave the ticket, and it is still valid."""
        end, _, signature = ticket.partition(".")
        is_ours = hmac.compare_digest(self._signed(end).encode(), signature.encode("utf-8", "replace"))
        return is_ours and int(end) > self._clock()

    def _signed(self, end: str) -> str:
        return hmac.new(self._key, end.encode("utf-8", "replace"), "sha256").hexdigest()


class Tries:
    """Wrong passwords of the last minute. Right ones do not count: a class that comes in has one address."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._wrong: deque[tuple[float, str]] = deque()

    def may_try(self, address: str) -> bool:
        """Whether a password from this address is looked at."""
        while self._wrong and self._clock() - self._wrong[0][0] >= MINUTE:
            self._wrong.popleft()
        from_there = sum(one == address for _, one in self._wrong)
        return from_there < TRIES and len(self._wrong) < TRIES_IN_ALL

    def failed(self, address: str) -> None:
        """A wrong password has come from this address."""
        self._wrong.append((self._clock(), address))


class Locked(Matcher):
    """Matches every request of a browser that has not given the password."""

    def __init__(self, password: Password, base_url: str) -> None:
        self._password, self._base_url = password, base_url

    def match(self, request: HTTPServerRequest) -> dict[str, object] | None:
        path = request.path.removeprefix(self._base_url)
        if request.path.startswith(self._base_url) and path.startswith(FREE) and ".." not in path:
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


class PasswordHandler(RequestHandler):
    """Asks for the password, whatever was wanted, and lets in."""

    def initialize(self, password: Password, tries: Tries, base_url: str) -> None:
        self._password, self._tries, self._base_url = password, tries, base_url

    def check_xsrf_cookie(self) -> None:
        """A page from elsewhere that sends the password must know it."""

    def get(self, *_: str) -> None:
        wanted = self.request.uri or self._base_url
        is_page = self.request.method == "GET" and not wanted.startswith(self._base_url + ADDRESS)
        self._ask(safe_target(wanted, self._base_url) if is_page else self._base_url)

    head = put = delete = patch = options = get

    def post(self, *_: str) -> None:
        if not self.request.path.startswith(self._base_url + ADDRESS):
            self.get()
            return
        target = safe_target(self.get_body_argument("next", ""), self._base_url)
        address = str(self.request.remote_ip)
        if not self._tries.may_try(address):
            self.set_header("Retry-After", "60")
            self._ask(target, "Too many tries. Wait a minute, then try again.", status=429)
        elif not self._password.fits(self.get_body_argument("password", "", strip=False)):
            self._tries.failed(address)
            self._ask(target, "That is not the password. Ask your teacher for it.")
        else:
            self.set_cookie(
                COOKIE,
                self._password.ticket(),
                path=self._base_url,
                httponly=True,
                samesite="Lax",
                secure=self.request.protocol == "https",
                max_age=DAYS * 24 * 60 * 60,
            )
            self.redirect(target, status=303)

    def _ask(self, target: str, trouble: str = "", *, status: int = 401) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        template = self.settings["voila_jinja2_env"].get_template("password.html")
        self.finish(
            template.render(base_url=self._base_url, action=self._base_url + ADDRESS, next=target, trouble=trouble)
        )


class LeaveHandler(RequestHandler):
    """Lets a browser forget the password, as on a machine that several people share."""

    def initialize(self, base_url: str) -> None:
        self._base_url = base_url

    def get(self) -> None:
        self.clear_cookie(COOKIE, path=self._base_url)
        self.redirect(self._base_url)

    head = post = get
