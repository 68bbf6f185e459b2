"""What a store holds, for the person who runs the server: codes, ages and sizes, and no name, hand or answer."""

from __future__ import annotations

import time
from collections.abc import Sequence

from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.codes import CodeError, read_code
from mathgames_widgets.classroom.store import ASIDE, TABLE, KeptLog, Store

DAY = 24 * 60 * 60
ASIDES = " What is set aside could not be read, perhaps by this version only, and is kept for 30 days."
HEADS = ("code", "kind", "last used", "size", "moves")


def together(logs: Sequence[KeptLog]) -> list[KeptLog]:
    """One line for each code: the tables of a class count with it, those that were set aside have a line each."""
    found: dict[str, KeptLog] = {}
    for log in sorted(logs, key=lambda log: "/" in log.code):
        code = log.code if log.kind == ASIDE else log.code.partition("/")[0]
        known = found.get(code)
        found[code] = log if known is None else known.and_also(log)
    return sorted(found.values(), key=lambda entry: -entry.used)


def told(store: Store, now: float | None = None) -> str:
    """What the store holds, a line for each table and class, the one used last first.

    >>> from mathgames_widgets.classroom.tables import Tables
    >>> store = Store()
    >>> table = Tables(store).open()
    >>> token = table.join("Asha")
    >>> "Asha" in told(store), told(store).replace(table.code, "FERN-42718").splitlines()[1].split()
    (False, ['FERN-42718', 'table', 'just', 'now', '1', 'kB', 'no'])
    """
    kept = together(store.shelf())
    if not kept:
        return f"There are no tables and no classes in {store.where}."
    at = time.time() if now is None else now
    rows = [
        HEADS,
        *((entry.code, entry.kind, ago(at - entry.used), size(entry.size), _yes(entry.is_played)) for entry in kept),
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADS))]
    lines = ["  ".join(f"{text:{width}}" for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    classes = sum(entry.kind == Class.KIND for entry in kept)
    tables = sum(entry.kind == TABLE for entry in kept)
    holds = f"{tables} {'table' if tables == 1 else 'tables'} and {classes} {'class' if classes == 1 else 'classes'}"
    aside = ASIDES if any(entry.kind == ASIDE for entry in kept) else ""
    return "\n".join([*lines, f"{holds}, {size(sum(entry.size for entry in kept))} in {store.where}.{aside}"])


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def ago(seconds: float) -> str:
    """How long something is past.

    >>> ago(5), ago(60), ago(7200), ago(3 * DAY)
    ('just now', '1 minute ago', '2 hours ago', '3 days ago')
    """
    for unit, words in ((DAY, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= unit:
            many = int(seconds // unit)
            return f"{many} {words}{'' if many == 1 else 's'} ago"
    return "just now"


def size(characters: int) -> str:
    """How much that is.

    >>> size(10), size(2300), size(4_600_000)
    ('1 kB', '3 kB', '4,600 kB')
    """
    return f"{max(1, -(-characters // 1000)):,} kB"


class NotThere(ValueError):
    """A code that leads to nothing in the store; the message is a sentence."""


def named(store: Store, typed: Sequence[str]) -> list[str]:
    """The codes that someone typed. Raises NotThere for the first of them that nothing here has."""
    there = {entry.code: entry.kind for entry in together(store.shelf())}
    codes: list[str] = []
    for text in typed:
        if there.get(text) == ASIDE:
            codes.append(text)
            continue
        try:
            code = read_code(text)
        except CodeError as wrong:
            raise NotThere(str(wrong)) from None
        if code not in there:
            raise NotThere(f"No table or class here has the code {code}; “mathgames tables” lists them.")
        codes.append(code)
    return list(dict.fromkeys(codes))


def not_played(store: Store) -> list[str]:
    """The codes of the tables at which nobody has moved. Classes are not meant."""
    return [
        entry.code for entry in together(store.shelf()) if entry.kind not in (Class.KIND, ASIDE) and not entry.is_played
    ]


def unused_for(store: Store, days: int) -> list[str]:
    """The codes of the tables that nobody has used for so many days. Classes are not meant."""
    before = time.time() - days * DAY
    return [entry.code for entry in together(store.shelf()) if entry.kind != Class.KIND and entry.used < before]


def remove(store: Store, code: str) -> None:
    """Delete a table, or a class with all its tables. A server that runs shows it to those who are there."""
    for log in store.shelf():
        if code in (log.code, log.code.partition("/")[0]):
            store.delete(log.code)
