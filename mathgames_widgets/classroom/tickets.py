"""Tickets and keys: what a browser shows to come in again, and what a teacher types.

All are made from one secret. What is signed begins with the kind of ticket and carries the length of each of its parts,
so it can be read in one way only, and a ticket opens the kind of door that it was made for and no other.

Each person at a table has a random token, signed, and the table knows only its hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from enum import StrEnum
from typing import NamedTuple

from mathgames_widgets.classroom.codes import is_code

LONGEST = 200
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}|=[0-9a-f]{32}")
"""How the token of a seat looks."""


class Opens(StrEnum):
    """The kinds of tickets, by what they open."""

    SEAT = "a seat at a table or in a class"
    CLASS = "the teacher's page of one class"
    CLASSES = "the teacher's pages of all classes"
    PASSWORD = "the whole server, which asks for a password"
    LINES = "nothing: it only says which browser stands in a line"


class Marks(NamedTuple):
    """What the teacher's key and the tickets given for it are made with, besides the secret; new marks end old ones."""

    key: str = ""
    devices: str = ""

    def with_new_key(self) -> Marks:
        """Another key, so that all devices are asked for it."""
        return Marks(new_mark(), new_mark())

    def with_new_devices(self) -> Marks:
        """The same key, and all devices are asked for it.

        >>> marks = Marks("key", "devices").with_new_devices()
        >>> marks.key, marks.devices == "devices"
        ('key', False)
        """
        return self._replace(devices=new_mark())


NO_MARKS = Marks()


def new_mark() -> str:
    """A mark that nobody has seen."""
    return secrets.token_hex(16)


# ── tickets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def ticket(secret: bytes, opens: Opens, token: str, *where: str) -> str:
    """A token with a signature that is good for one kind of door, at one place.

    >>> shown = ticket(b"secret", Opens.CLASS, "abc", "FERN-42")
    >>> token_of(b"secret", Opens.CLASS, shown, "FERN-42")
    'abc'
    >>> token_of(b"secret", Opens.SEAT, shown, "FERN-42"), token_of(b"secret", Opens.CLASS, shown, "FERN-43")
    (None, None)
    """
    return f"{token}.{signed(secret, opens, *where, token)}"


def token_of(secret: bytes, opens: Opens, shown: str, *where: str) -> str | None:
    """What was signed; None where this is no ticket of ours for this door."""
    token, _, signature = shown.partition(".")
    if not token or len(shown) > LONGEST:
        return None
    return token if _is_same(signed(secret, opens, *where, token), signature) else None


def holder(secret: bytes, code: str, shown: str) -> str | None:
    """Who sits at a table with this ticket; None where it is not one of ours for this table.

    >>> holder(b"key", "FERN-42", ticket(b"key", Opens.SEAT, "abc", "FERN-42")) == person_of("abc")
    True
    """
    token = token_of(secret, Opens.SEAT, shown, code)
    if token is None:
        token = _token_of_an_old_seat(secret, code, shown)
    return None if token is None else person_of(token)


def _token_of_an_old_seat(secret: bytes, code: str, shown: str) -> str | None:
    """Seats of version 0.1.0 before it signed lengths. A code and a token without a space can be read in one way only;
    tickets of teachers, which could be read in two, are no longer taken.
    """
    token, _, signature = shown.partition(".")
    if not is_code(code) or not TOKEN.fullmatch(token):
        return None
    return token if _is_same(hmac.new(secret, f"{code} {token}".encode(), "sha256").hexdigest(), signature) else None


def new_token() -> str:
    """What a browser is given to show who it is; nobody can guess it."""
    return secrets.token_urlsafe(24)


def token_for(person: str) -> str:
    """What another browser is given that may sit where someone sits already; only a signature makes it good.

    >>> person_of(token_for(person_of("abc"))) == person_of("abc")
    True
    """
    return f"={person}"


def person_of(token: str) -> str:
    """The name under which a table knows the holder of a token."""
    if token.startswith("="):
        return token[1:]
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()[:32]


# ── keys ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def teachers_key(secret: bytes, all_classes: Marks = NO_MARKS, code: str = "", one_class: Marks = NO_MARKS) -> str:
    """What opens the teacher's pages of a class, or, without a code, of all classes.

    It is made from the secret of the store, so all servers that share it agree. Where no mark was set yet, it is the
    key that earlier versions gave.

    >>> teachers_key(b"secret") == teachers_key(b"secret") != teachers_key(b"another")
    True
    >>> len({teachers_key(b"secret"), teachers_key(b"secret", code="FERN-42"), teachers_key(b"secret", code="FERN-43")})
    3
    """
    if all_classes.key or one_class.key:
        kind = "key of a class" if code else "key of all classes"
        made = bytes.fromhex(signed(secret, kind, all_classes.key, code, one_class.key))
    else:
        made = hmac.new(secret, f"the key of the teacher {code}".strip().encode(), hashlib.sha256).digest()
    return base64.b32encode(made[:15]).decode().lower()


def is_typed(key: str, typed: str) -> bool:
    """Whether someone typed this key.

    >>> is_typed("abc", " ABC "), is_typed("abc", "abd")
    (True, False)
    """
    return _is_same(key, typed.strip().lower())


def _is_same(ours: str, shown: str) -> bool:
    """Compared in the same time, however much of it is right."""
    return hmac.compare_digest(ours.encode("utf-8", "surrogatepass"), shown.encode("utf-8", "surrogatepass"))


def signed(secret: bytes, *parts: str) -> str:
    """A signature that is good for these parts and no others."""
    return hmac.new(secret, _framed(*parts), "sha256").hexdigest()


def _framed(*parts: str) -> bytes:
    """The parts, each with its length before it: other parts make other bytes.

    >>> _framed("ab", "c") == _framed("a", "bc"), _framed("a b") == _framed("a", "b")
    (False, False)
    """
    texts = [part.encode("utf-8", "surrogatepass") for part in parts]
    return b"".join(len(text).to_bytes(4, "big") + text for text in texts)
