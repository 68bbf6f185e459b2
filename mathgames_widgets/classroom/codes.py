"""The codes of tables, such as FERN-42, read as people type them; and who may sit where.

Each person at a table has a random token, signed, and the table knows only its hash.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import random
import re
import secrets
from difflib import get_close_matches
from unicodedata import normalize

from mathgames_widgets.core.rng import WORDS

NUMBERS = range(10, 100)
EXAMPLE = "FERN-42"
MOST = len(WORDS) * len(NUMBERS)
"""How many codes there are."""

LONGEST = 40
PARTS = re.compile(r"([^\W\d_]*)[\W_]*(\d*)")
"""A word and a number, with any dash, a space or nothing between them."""


class CodeError(ValueError):
    """A code that cannot be one; the message says which part is wrong."""


def new_code() -> str:
    """A fresh code.

    >>> read_code(new_code()) != ""
    True
    """
    fresh = random.SystemRandom()
    return f"{fresh.choice(WORDS)}-{fresh.choice(NUMBERS)}"


def read_code(typed: str) -> str:
    """The code that somebody typed. Raises CodeError with one sentence about the part that is wrong.

    >>> [read_code(typed) for typed in ("fern 42", "Fern42", " FERN–42 ", "fern_42")]
    ['FERN-42', 'FERN-42', 'FERN-42', 'FERN-42']
    >>> read_code("firn 42")
    Traceback (most recent call last):
    ...
    mathgames_widgets.classroom.codes.CodeError: No table has the word FIRN. Is it FERN?
    """
    text = normalize("NFKC", typed).strip().upper()
    if not text:
        raise CodeError(f"Type the code of your table, such as {EXAMPLE}.")
    parts = PARTS.fullmatch(text)
    if parts is None or len(text) > LONGEST:
        raise CodeError(f"A code is a word and a number, such as {EXAMPLE}.")
    word, number = parts[1], parts[2]
    if not word:
        raise CodeError(f"The word is missing. A code is a word and a number, such as {EXAMPLE}.")
    if word not in WORDS:
        near = get_close_matches(word, WORDS, 1)
        raise CodeError(f"No table has the word {word}." + (f" Is it {near[0]}?" if near else " Check the spelling."))
    if not number:
        raise CodeError(f"The number is missing. Which number comes after {word}?")
    if len(number) != 2 or int(number) not in NUMBERS:
        raise CodeError(f"No table has the number {number}. It is one from 10 to 99.")
    return f"{word}-{int(number)}"


# ── who may sit where ─────────────────────────────────────────────────────────────────────────────────────────────

LONGEST_TICKET = 200


def new_token() -> str:
    """What a browser is given to show who it is; nobody can guess it."""
    return secrets.token_urlsafe(24)


def token_for(person: str) -> str:
    """What another browser is given that may sit where somebody sits already; only a signature makes it good.

    >>> person_of(token_for(person_of("abc"))) == person_of("abc")
    True
    """
    return f"={person}"


def person_of(token: str) -> str:
    """The name under which a table knows the holder of a token."""
    if token.startswith("="):
        return token[1:]
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()[:32]


def teachers_key(secret: bytes, code: str = "") -> str:
    """What opens the teacher's pages of a class, or, without a code, of all classes.

    It is made from the secret of the store, so all servers that share it agree.

    >>> teachers_key(b"secret") == teachers_key(b"secret") != teachers_key(b"another")
    True
    >>> len({teachers_key(b"secret"), teachers_key(b"secret", "FERN-42"), teachers_key(b"secret", "FERN-43")})
    3
    """
    made = hmac.new(secret, f"the key of the teacher {code}".strip().encode(), hashlib.sha256).digest()
    return base64.b32encode(made[:15]).decode().lower()


def ticket(key: bytes, code: str, token: str) -> str:
    """A token with a signature that is good at one table.

    >>> holder(b"key", "FERN-42", ticket(b"key", "FERN-42", "abc")) == person_of("abc")
    True
    >>> holder(b"key", "FERN-43", ticket(b"key", "FERN-42", "abc")) is None
    True
    """
    return f"{token}.{_signed(key, code, token)}"


def holder(key: bytes, code: str, ticket: str) -> str | None:
    """Who holds this ticket; None where it is not one of ours for this table."""
    token = token_of(key, code, ticket)
    return None if token is None else person_of(token)


def token_of(key: bytes, place: str, ticket: str) -> str | None:
    """What was signed; None where this is no ticket of ours for this place."""
    token, _, signature = ticket.partition(".")
    if not token or len(ticket) > LONGEST_TICKET:
        return None
    good = hmac.compare_digest(_signed(key, place, token).encode(), signature.encode("utf-8", "replace"))
    return token if good else None


def _signed(key: bytes, code: str, token: str) -> str:
    return hmac.new(key, f"{code} {token}".encode("utf-8", "replace"), "sha256").hexdigest()
