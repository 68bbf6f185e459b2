"""Who may sit where: a random token for each person at a table, signed, and known to the table only by its hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

LONGEST = 200


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
    token, _, signature = ticket.partition(".")
    if not token or len(ticket) > LONGEST:
        return None
    good = hmac.compare_digest(_signed(key, code, token).encode(), signature.encode("utf-8", "replace"))
    return person_of(token) if good else None


def _signed(key: bytes, code: str, token: str) -> str:
    return hmac.new(key, f"{code} {token}".encode("utf-8", "replace"), "sha256").hexdigest()
