"""The door: which connections come in, how long they may stay silent, and by which names the server is called.

Behind a proxy, who a visitor is and how they came is believed only from proxies that were named.
"""

from __future__ import annotations

import socket
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerRequest,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.iostream import IOStream
from tornado.web import Application, RequestHandler

from mathgames_widgets.core.messages import room

say = room(__name__)

Network = IPv4Network | IPv6Network

SILENCE = 30
"""Seconds after which a connection that asks nothing, or only half a question, is closed."""

LONGEST_HEAD = 32 * 1024
LONGEST_BODY = 1024 * 1024
"""Bytes of a request. Pages send next to nothing; presses travel over websockets."""

AT_WORK = 120.0
"""Seconds after which nobody waits for an answer any longer."""

LINES_SHARE = 0.75
"""How much of the connections lines may take, so that others can still come and ask."""


def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"})


def is_called(host: str, allowed: Iterable[str]) -> bool:
    """Whether the server goes by this name: an address, a name of this machine, or one that was allowed.

    A page from elsewhere can give its own name this machine's address, and would then be taken for one of ours.

    >>> is_called("192.168.1.20", []), is_called("localhost", []), is_called("[::1]", [])
    (True, True, True)
    >>> is_called("evil.example", []), is_called("games.school.example", [".school.example"]), is_called("a.b", ["*"])
    (False, True, True)
    """
    name = host.lower().strip("[]").rstrip(".")
    if is_address(name) or name in own_names() or name.endswith(".localhost"):
        return True
    return any(
        allow == "*" or name == allow.lower() or (allow.startswith(".") and name.endswith(allow.lower()))
        for allow in allowed
    )


def is_address(name: str) -> bool:
    """Whether a host is given by its number, as in 192.168.1.20 or fe80::1%eth0."""
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def is_this_machine(address: str) -> bool:
    """Whether a visitor sits at this machine, or comes through a proxy on it that names nobody.

    >>> is_this_machine("127.0.0.1"), is_this_machine("::1"), is_this_machine("192.168.1.20"), is_this_machine("")
    (True, True, False, True)
    """
    return not is_address(address) or ip_address(address.partition("%")[0]).is_loopback


def household(address: str) -> str:
    """What is counted as one visitor's place: an address, or of the longer kind all that one line is given.

    >>> household("192.168.1.20"), household("::ffff:192.168.1.20"), household("2001:db8:1:2:3:4:5:6")
    ('192.168.1.20', '192.168.1.20', '2001:db8:1:2::')
    """
    name = address.partition("%")[0]
    if not is_address(name):
        return address
    found = ip_address(name)
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network(f"{name}/64", strict=False).network_address)


class WrongName(RequestHandler):
    """The answer to a request that calls the server by a name that is not its own."""

    def prepare(self) -> None:
        self.set_status(421)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(f"{say('wrong-name')}\n")


class Building(Application):
    """The pages behind the door. Settings: `allowed_hosts`, the names by which the server may also be called."""

    def log_request(self, handler: RequestHandler) -> None:
        door = self.settings.get("door")
        if door is not None:
            door.has_answered(handler.request)
        super().log_request(handler)

    def find_handler(self, request: HTTPServerRequest, **options: Any) -> HTTPMessageDelegate:
        door = self.settings.get("door")
        if door is not None:
            door.has_asked(request)
        if not is_called(request.host_name, self.settings.get("allowed_hosts", ())):
            return self.get_handler_delegate(request, WrongName)
        return super().find_handler(request, **options)


# ── behind a proxy ────────────────────────────────────────────────────────────────────────────────────────────────


def network(text: str) -> Network:
    """The addresses that someone names: one, or all that begin alike. Raises ValueError.

    >>> network("10.0.0.5"), network("172.16.0.0/12")
    (IPv4Network('10.0.0.5/32'), IPv4Network('172.16.0.0/12'))
    """
    return ip_network(text, strict=False)


def is_one_of(address: str, networks: Iterable[Network]) -> bool:
    """Whether an address lies in one of these networks.

    >>> is_one_of("172.18.0.3", [network("172.16.0.0/12")]), is_one_of("::ffff:10.0.0.5", [network("10.0.0.5")])
    (True, True)
    >>> is_one_of("10.0.0.6", [network("10.0.0.5")]), is_one_of("nobody", [network("0.0.0.0/0")])
    (False, False)
    """
    try:
        found = ip_address(address.strip().partition("%")[0])
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return any(found in network for network in networks)


def visitor(forwarded: str, proxies: Sequence[Network]) -> str | None:
    """The visitor in an X-Forwarded-For: the last address that is no proxy of ours, since each adds one at the end.

    >>> visitor("1.2.3.4, 192.168.1.20, 10.0.0.5", [network("10.0.0.5")])
    '192.168.1.20'
    >>> visitor("nonsense", [])
    """
    for address in reversed(forwarded.split(",")):
        if not is_one_of(address, proxies):
            return address.strip() if is_one_of(address, ANYONE) else None
    return None


ANYONE = (network("0.0.0.0/0"), network("::/0"))


class Forwarded(HTTPMessageDelegate):
    """A request that came through a trusted proxy: what the proxy says stands in for what the connection says.

    Only what each proxy adds or sets itself is believed. An `X-Forwarded-Host` may come from the visitor, since many
    proxies pass it on: how the server is called stands in `Host`.
    """

    def __init__(self, inner: HTTPMessageDelegate, context: Any, proxies: Sequence[Network]) -> None:
        self._inner, self._context, self._proxies = inner, context, proxies
        self._own = (context.remote_ip, context.protocol)

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Any:
        came_from = visitor(headers.get("X-Forwarded-For", ""), self._proxies)
        how = headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
        if came_from:
            self._context.remote_ip = came_from
        if how in ("http", "https"):
            self._context.protocol = how
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        self._inner.finish()
        self._forget()

    def on_connection_close(self) -> None:
        self._inner.on_connection_close()
        self._forget()

    def _forget(self) -> None:
        """The next request of the proxy, on the same connection, may be of another visitor."""
        self._context.remote_ip, self._context.protocol = self._own


class ProxiedServer(HTTPServer):
    """A server that believes the proxies in `proxies`, and nobody else, about where a request comes from."""

    def initialize(self, *arguments: Any, proxies: Sequence[Network] = (), **options: Any) -> None:
        super().initialize(*arguments, **options)
        self._proxies = proxies

    def start_request(self, server_conn: object, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        inner = super().start_request(server_conn, request_conn)
        context = getattr(request_conn, "context", None)
        if context is not None and is_one_of(str(context.remote_ip), self._proxies):
            return Forwarded(inner, context, self._proxies)
        return inner


# ── who comes in ──────────────────────────────────────────────────────────────────────────────────────────────────


BROWSER = "mathgames-browser"
"""The cookie that says which browser this is, and since when. It opens nothing: it gives each browser of an address a
place of its own here and in the lines of `pace`."""

LONGEST_NAME = 200


def browser_of(request: HTTPServerRequest) -> str:
    """Which browser asks: by our cookie, else by whatever other cookies it shows; "" for all that show none."""
    cookie = request.cookies.get(BROWSER)
    return cookie.value if cookie else request.headers.get("Cookie", "")[:LONGEST_NAME]


@dataclass(slots=True)
class Guest:
    """A connection: where it comes from, which browser it says it is, and when it last asked something (0: never)."""

    address: str
    browser: str = ""
    asked: float = 0.0
    stays: bool = False
    is_answered: bool = False
    came: float = field(default_factory=time.monotonic)

    def is_idle(self, now: float) -> bool:
        """Whether it can be closed for someone who has something to ask."""
        return not self.stays and (self.is_answered or now - self.asked > AT_WORK)

    @property
    def since(self) -> float:
        """When something last came from it."""
        return max(self.asked, self.came)


class Door(ProxiedServer):
    """A server that takes so many connections and no more, in all and from each address.

    When one more comes, the one that has waited longest without asking makes room; where all of them wait for an
    answer, the oldest question of the browser with most of them. A line to a table never does; but lines leave a
    quarter of the connections to those who have something to ask, and beyond that the browser with most of them
    loses one.
    """

    def initialize(self, *arguments: Any, connections: int, connections_each: int, **options: Any) -> None:
        options = {
            "idle_connection_timeout": SILENCE,
            "body_timeout": SILENCE,
            "max_header_size": LONGEST_HEAD,
            "max_body_size": LONGEST_BODY,
        } | options
        super().initialize(*arguments, **options)
        self._most, self._most_each = connections, connections_each
        self._guests: dict[Any, Guest] = {}

    def handle_stream(self, stream: IOStream, address: Any) -> None:
        guest = Guest(household(str(address[0])) if isinstance(address, tuple) and address else "")
        if not self._has_room(guest):
            stream.close()
            return
        self._guests[stream] = guest
        super().handle_stream(stream, address)

    def has_asked(self, request: HTTPServerRequest) -> None:
        """A whole request has come over a connection."""
        stream = getattr(request.connection, "stream", None)
        if stream not in self._guests:
            return
        guest = self._guests[stream]
        guest.asked, guest.is_answered, guest.browser = time.monotonic(), False, browser_of(request)
        guest.stays = request.headers.get("Upgrade", "").lower() == "websocket"
        if guest.stays:
            self._leave_room_for_others(guest.address)

    def has_answered(self, request: HTTPServerRequest) -> None:
        """The answer to a request is on its way."""
        stream = getattr(request.connection, "stream", None)
        if stream in self._guests:
            self._guests[stream].is_answered = True

    @property
    def open(self) -> int:
        """How many connections there are."""
        self._forget_the_closed()
        return len(self._guests)

    def _has_room(self, guest: Guest) -> bool:
        if len(self._guests) < min(self._most, self._most_each):
            return True
        self._forget_the_closed()
        if not is_this_machine(guest.address) and len(there := self._from(guest.address)) >= self._most_each:
            return self._close_one(there)
        if len(self._guests) < self._most:
            return True
        most_guests = Counter(guest.address for guest in self._guests.values()).most_common(1)[0][0]
        return self._close_one(self._from(most_guests)) or self._close_one(list(self._guests))

    def _from(self, address: str) -> list[Any]:
        return [stream for stream, guest in self._guests.items() if guest.address == address]

    def _forget_the_closed(self) -> None:
        for stream in [stream for stream in self._guests if stream.closed()]:
            del self._guests[stream]

    def _close_one(self, streams: list[Any]) -> bool:
        """Close the longest idle of these, or the oldest question of the one who asks most; whether there was one."""
        now = time.monotonic()
        idle = [stream for stream in streams if self._guests[stream].is_idle(now) and not stream.writing()]
        asking = idle or self._of_the_loudest([stream for stream in streams if not self._guests[stream].stays])
        if not asking:
            return False
        self._close(min(asking, key=lambda line: self._guests[line].since))
        return True

    def _leave_room_for_others(self, address: str) -> None:
        """Lines of one address, or of all, take at most three quarters of the connections that it may have."""
        most = self._most if is_this_machine(address) else self._most_each
        if len(self._guests) <= most * LINES_SHARE:
            return
        self._forget_the_closed()
        lines = [line for line in self._from(address) if self._guests[line].stays]
        if len(lines) > most * LINES_SHARE:
            self._close(max(self._of_the_loudest(lines), key=lambda line: self._guests[line].since))

    def _of_the_loudest(self, streams: list[Any]) -> list[Any]:
        """Those of the browser that has most of them; of all that have as many."""
        many = Counter(self._guests[stream].browser for stream in streams)
        most = max(many.values(), default=0)
        return [stream for stream in streams if many[self._guests[stream].browser] == most]

    def _close(self, stream: Any) -> None:
        del self._guests[stream]
        stream.close()
