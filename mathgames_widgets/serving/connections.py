"""A browser's line to its kernel: quick, and deaf to frames that lie about themselves."""

from __future__ import annotations

import json
import struct
from itertools import pairwise
from typing import Any

from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from mathgames_widgets.core.entrance import whole_in_all
from mathgames_widgets.serving.limits import Bucket

V1 = "v1.kernel.websocket.jupyter.org"

LONGEST_FRAME = 4 * 1024 * 1024
"""Bytes; a press has a few hundred, a saved game some ten thousand."""

LONGEST_OPENING = 100_000
"""Bytes of a message that opens a new line between a widget and its kernel; a page needs one, of a few hundred."""

MOST_PARTS = 1000
"""Parts of a message: its channel, its four headers, and what goes with it."""

BAD_FRAME, UNWELCOME = 1007, 1008
"""Why a line is closed: nobody can read what came, or too much of it came."""


def can_be_read(frame: str | bytes) -> bool:
    """Whether a frame of the newer protocol begins with a count and as many places inside it, in order, and the first
    part behind them. Jupyter believes every count, and would make room for 2⁴⁰ parts.

    >>> can_be_read((2**24).to_bytes(8, "little"))
    False
    """
    if not isinstance(frame, bytes) or len(frame) < 8:
        return False
    count = int.from_bytes(frame[:8], "little")
    head = 8 * (count + 1)
    if not 6 <= count <= MOST_PARTS or head > len(frame):
        return False
    places = struct.unpack(f"<{count}Q", frame[8:head])
    return places[-1] == len(frame) and all(before <= after for before, after in pairwise([head, *places]))


def has_the_parts_of_a_message(message: Any) -> bool:
    """Whether JSON that came as a text is a message at all.

    >>> has_the_parts_of_a_message({"header": {"msg_type": "comm_msg"}, "content": {}, "channel": "shell"})
    True
    >>> has_the_parts_of_a_message([]), has_the_parts_of_a_message({"header": 3, "content": {}})
    (False, False)
    """
    match message:
        case {"header": {"msg_type": str()}, **more}:
            kinds = [more.get(name, {}) for name in ("parent_header", "metadata", "content")]
            return all(isinstance(kind, dict) for kind in kinds) and isinstance(more.get("channel", "shell"), str)
    return False


def checked(frame: Any, protocol: str | None) -> Any:
    """A frame that can be passed on. Raises ValueError where it is none, RecursionError where it is too deep.

    The games' pages speak Jupyter's older protocol, in text; Voilà's script, where a page has other widgets, the newer.
    """
    if protocol == V1:
        if not can_be_read(frame):
            raise ValueError("not a frame")
        return repaired(frame)
    if not isinstance(frame, str):
        raise ValueError("not a text")
    message = json.loads(frame)
    if not has_the_parts_of_a_message(message):
        raise ValueError("not a message")
    return json.dumps(whole_in_all(message), allow_nan=False)


def repaired(frame: bytes) -> bytes:
    """A frame of the newer protocol without halves of characters: a kernel repeats them in its answers and in what it
    prints, and nobody could send those. Raises ValueError where its JSON is no text at all.
    """
    channel, parts = deserialize_msg_from_ws_v1(frame)
    texts = [part.decode() for part in parts[:4]]
    if not any("\\ud" in text.lower() for text in texts):
        return frame
    mended = [json.dumps(whole_in_all(json.loads(text)), allow_nan=False).encode() for text in texts]
    return bytes(serialize_msg_to_ws_v1([*mended, *parts[4:]], channel))


class KernelLine(ZMQChannelsWebsocketConnection):
    """A browser's line to its kernel that sends every message at once.

    Without TCP_NODELAY the second of two quick clicks waits some 40 ms for the first one's receipt.
    """

    async def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return await super().connect()


class VisitorLine(KernelLine):
    """The line of a visitor whom nobody knows: it carries so much, and no word about errors of the program.

    It is closed when nonsense comes over it.
    """

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._messages = Bucket(1000, 100)
        self._bytes = Bucket(4 * LONGEST_FRAME, LONGEST_FRAME / 4)
        self._openings = Bucket(30, 0.2)

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Pass a frame on to the kernel, or close the line where too many come."""
        if not self._messages.lets_pass() or not self._bytes.lets_pass(len(incoming_msg)):
            self.hang_up(UNWELCOME, "too many messages")
        elif opens(incoming_msg) and (len(incoming_msg) > LONGEST_OPENING or not self._openings.lets_pass()):
            self.hang_up(UNWELCOME, "too many openings")
        else:
            try:
                super().handle_incoming_message(checked(incoming_msg, self.subprotocol))
            except Exception:  # wherever in Jupyter it was that nonsense ended
                self.hang_up(BAD_FRAME, "a message that cannot be read")

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Pass a message on to the browser, but nothing that Python wrote about its errors: it names files."""
        if is_written_error(self.session, outgoing_msg):
            return
        try:
            super().handle_outgoing_message(stream, outgoing_msg)
        except UnicodeEncodeError:
            self.hang_up(BAD_FRAME, "an answer with halves of characters")

    def hang_up(self, code: int, why: str) -> None:
        """Close the line."""
        self.log.debug("A line was closed: %s", why)
        self.websocket_handler.close(code, why)

    def tell_dead(self) -> None:
        """Tell the page that its kernel is gone, if it still listens."""
        if self.websocket_handler.ws_connection is not None:
            self._send_status_message("dead")


def opens(frame: str | bytes) -> bool:
    """Whether a message may open a line to a widget; a look at its text is enough, and quick."""
    return ("comm_open" in frame) if isinstance(frame, str) else (b"comm_open" in frame)


def is_written_error(session: Session, parts: list[Any]) -> bool:
    """Whether a kernel's message is text for its standard error."""
    fed: list[Any] = session.feed_identities(parts)[1]
    if b'"stream"' not in fed[1]:
        return False
    header, content = session.unpack(fed[1]), session.unpack(fed[4])
    return bool(header.get("msg_type") == "stream" and content.get("name") == "stderr")
