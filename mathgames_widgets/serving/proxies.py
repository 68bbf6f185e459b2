"""Behind a proxy: who a visitor is and how they came, believed only from proxies that were named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPConnection, HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine

Network = IPv4Network | IPv6Network


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
    """A request that came through a trusted proxy: what the proxy says stands in for what the connection says."""

    def __init__(self, inner: HTTPMessageDelegate, context: Any, proxies: Sequence[Network]) -> None:
        self._inner, self._context, self._proxies = inner, context, proxies
        self._own = (context.remote_ip, context.protocol)

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Any:
        came_from = visitor(headers.get("X-Forwarded-For", ""), self._proxies)
        how = headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
        host = headers.get("X-Forwarded-Host", "").rpartition(",")[2].strip()
        if came_from:
            self._context.remote_ip = came_from
        if how in ("http", "https"):
            self._context.protocol = how
        if host:
            headers["Host"] = host
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
