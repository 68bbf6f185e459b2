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

Network = IPv4Network | IPv6Network

SILENCE = 30
"""Seconds after which a connection that asks nothing, or only half a question, is closed."""

LONGEST_HEAD = 32 * 1024
LONGEST_BODY = 1024 * 1024
"""Bytes of a request. Pages send next to nothing; presses travel over websockets."""

AT_WORK = 120.0
"""Seconds during which the answer to a request may be on its way: such a connection is not closed for another one."""


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
        self.finish("This server does not go by that name. The person who runs it can add it with --allow-host.\n")


class Building(Application):
    """The pages behind the door. Settings: `allowed_hosts`, the names by which the server may also be called."""

    def find_handler(self, request: HTTPServerRequest, **options: Any) -> HTTPMessageDelegate:
        door = self.settings.get("door")
        if door is not None:
            door.has_asked(request)
        if not is_called(request.host_name, self.settings.get("allowed_hosts", ())):
            return self.get_handler_delegate(request, WrongName)
        return super().find_handler(request, **options)


# ── behind a proxy ────────────────────────────────────────────────────────────────────────────────────────────────


def network(text: str) -> Network:
    """The addresses that somebody names: one, or all that begin alike. Raises ValueError.

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
    return any(found in one for one in networks)


def visitor(forwarded: str, proxies: Sequence[Network]) -> str | None:
    """The visitor in an X-Forwarded-For: the last address that is no proxy of ours, since each adds one at the end.

    >>> visitor("1.2.3.4, 192.168.1.20, 10.0.0.5", [network("10.0.0.5")])
    '192.168.1.20'
    >>> visitor("nonsense", [])
    """
    for one in reversed(forwarded.split(",")):
        if not is_one_of(one, proxies):
            return one.strip() if is_one_of(one, ANYONE) else None
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


@dataclass(slots=True)
class Guest:
    """A connection: where it comes from, and when it last asked something (0: never)."""

    address: str
    asked: float = 0.0
    stays: bool = False
    came: float = field(default_factory=time.monotonic)

    def is_idle(self, now: float) -> bool:
        """Whether it can be closed for somebody who has something to ask."""
        return not self.stays and now - self.asked > AT_WORK


class Door(ProxiedServer):
    """A server that takes so many connections and no more, in all and from each address.

    When one more comes, the one that has waited longest without asking makes room; a line to a table never does.
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
        if stream in self._guests:
            guest = self._guests[stream]
            guest.asked = time.monotonic()
            guest.stays = request.headers.get("Upgrade", "").lower() == "websocket"

    @property
    def open(self) -> int:
        """How many connections there are."""
        self._forget_the_closed()
        return len(self._guests)

    def _has_room(self, guest: Guest) -> bool:
        from_there = self._from(guest.address)
        if len(self._guests) < self._most and len(from_there) < self._most_each:
            return True
        self._forget_the_closed()
        from_there = self._from(guest.address)
        if not is_this_machine(guest.address) and len(from_there) >= self._most_each:
            return self._close_one(from_there)
        if len(self._guests) < self._most:
            return True
        most_guests = Counter(one.address for one in self._guests.values()).most_common(1)[0][0]
        return self._close_one(self._from(most_guests)) or self._close_one(list(self._guests))

    def _from(self, address: str) -> list[Any]:
        return [stream for stream, guest in self._guests.items() if guest.address == address]

    def _forget_the_closed(self) -> None:
        for stream in [stream for stream in self._guests if stream.closed()]:
            del self._guests[stream]

    def _close_one(self, streams: list[Any]) -> bool:
        """Close the longest idle of these; whether there was one."""
        now = time.monotonic()
        idle = [stream for stream in streams if self._guests[stream].is_idle(now)]
        if not idle:
            return False
        stream = min(idle, key=lambda one: max(self._guests[one].asked, self._guests[one].came))
        del self._guests[stream]
        stream.close()
        return True
