"""Messages as browsers send them, in both protocols of a Jupyter server, and the ways in which they can lie."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from mathgames_widgets.serving.connections import V1

Frame = str | bytes

ODD = [None, True, -1, 0.5, 10**400, "", "x" * 5_000, "\ud800", "__proto__", [], {}, [[]], {"a": None}, float("inf")]
"""Values where others are expected."""

TYPES = [
    "comm_msg",
    "comm_open",
    "comm_close",
    "comm_info_request",
    "kernel_info_request",
    "execute_request",
    "inspect_request",
    "history_request",
    "interrupt_request",
    "debug_request",
]


def message(kind: str = "comm_msg", **content: Any) -> dict[str, Any]:
    """A message that keeps to the rules."""
    header = {"msg_id": "1", "msg_type": kind, "session": "s", "username": "", "version": "5.3", "date": "2026-11-22"}
    return {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}


def as_text(said: dict[str, Any]) -> str:
    """The older protocol, as text."""
    return json.dumps(said | {"buffers": []})


def as_bytes(said: dict[str, Any], *buffers: bytes, count: int | None = None) -> bytes:
    """The older protocol with buffers; `count` may lie about how many parts there are."""
    parts = [json.dumps(said).encode(), *buffers]
    places, place = [], 4 * (len(parts) + 1)
    for part in parts:
        places.append(place)
        place += len(part)
    told = len(parts) if count is None else count
    return struct.pack(f">I{len(places)}I", told & 0xFFFF_FFFF, *places) + b"".join(parts)


def as_v1(said: dict[str, Any], *, count: int | None = None, places: list[int] | None = None) -> bytes:
    """The newer protocol; `count` and `places` may lie."""
    fields = ("header", "parent_header", "metadata", "content")
    parts = [said["channel"].encode("utf-8", "replace"), *(json.dumps(said[field]).encode() for field in fields)]
    honest = [8 * (len(parts) + 2)]
    for part in parts:
        honest.append(honest[-1] + len(part))
    told = len(honest) if count is None else count
    numbers = [told, *(places or honest)]
    return b"".join((number % 2**64).to_bytes(8, "little") for number in numbers) + b"".join(parts)


def hostile(random: Random, protocol: str | None) -> Iterator[Frame]:
    """Frames without end that lie, are cut, or say odd things."""
    while True:
        said = odd_message(random)
        yield random.choice([lying, cut, mixed, plain])(said, random, protocol)


def odd_message(random: Random) -> dict[str, Any]:
    """A message in which a few things are not what they should be."""
    said = message(random.choice(TYPES), comm_id="c", target_name="jupyter.widget", data={"method": "custom"})
    for _ in range(random.randrange(4)):
        inside = random.choice([said, said["header"], said["content"], said["metadata"]])
        if isinstance(inside, dict) and inside:
            inside[random.choice(list(inside))] = deepcopy(random.choice(ODD))
        if any(not isinstance(said[part], dict) for part in ("header", "content", "metadata")):
            break
    if not isinstance(said["channel"], str):
        said["channel"] = "shell"
    return said


def lying(said: dict[str, Any], random: Random, protocol: str | None) -> Frame:
    """A frame that lies about its parts."""
    count = 2 ** random.randrange(63) + random.choice([-1, 0, 1])
    if protocol != V1:
        return as_bytes(said, b"more", count=count)  # the older protocol had such frames, and Jupyter still reads them
    places = [random.choice([0, 2**62, 56, random.randrange(1000)]) for _ in range(6)]
    return as_v1(said, count=random.choice([count, None]), places=random.choice([places, None]))


def cut(said: dict[str, Any], random: Random, protocol: str | None) -> Frame:
    """A frame that ends too early."""
    frame = plain(said, random, protocol)
    return frame[: random.randrange(len(frame))]


def mixed(said: dict[str, Any], random: Random, protocol: str | None) -> Frame:
    """A frame of nothing in particular, or with some bytes changed."""
    if random.random() < 0.3:
        return random.randbytes(random.randrange(200))
    frame = bytearray(as_v1(said) if protocol == V1 else as_bytes(said, b"more"))
    for _ in range(random.randrange(1, 10)):
        frame[random.randrange(len(frame))] = random.randrange(256)
    return bytes(frame)


def plain(said: dict[str, Any], random: Random, protocol: str | None) -> Frame:
    """A whole frame, for this protocol or for the other one, or JSON that is no message."""
    if random.random() < 0.2:
        return random.choice(["[" * 20_000, "9" * 10_000, "null", '"text"', "[]", "{}", "\x00", '{"header": 3}'])
    return random.choice([as_v1, as_text, as_bytes])(said)
