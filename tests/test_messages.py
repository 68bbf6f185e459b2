"""Every sentence is one message: files that the format's own parser reads, each message used, each use there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast as ftl

from mathgames_widgets.core.locales import locale_of
from mathgames_widgets.core.messages import MessageRoom, called
from tests.messages import ENGLISH, LIST, NUMBER, PACKAGE, Told, messages, modules, parsed, sentences_in, uses

NAMES = [str(path.parent.relative_to(PACKAGE)) for path in ENGLISH]
COUNTS = (0, 1, 2, 3, 5, 8, 11)
NOT_SHOWN = {
    "serving": {
        "browser.py", "cli.py", "connections.py", "doctor.py", "documents.py", "extension.py", "headers.py",
        "kernels.py", "limits.py", "links.py", "needs.py", "printing.py", "shelf.py", "static.py", "tables.py",
    },
    "carriers": {"showing.py"},
    "core": {"messages.py"},
}  # fmt: skip
"""Files with words for administrators, translators and machines, and with names of classes; what players and teachers
read of them are messages as well.
"""
TERMS = {
    "Accept", "Cookie", "Lax", "Origin", "Purpose", "Referer", "Upgrade", "light dark",
    "no-cache, no-store, must-revalidate", "Misconception", "Raw", "Not Found", "Application Support", "Library",
    "Local", "best id", "deleted table", "set aside", "mathgames serve --ip 0.0.0.0", "key of a class",
    "key of all classes", "the key of the teacher ", "A message could not be heard",
    "Lines of teachers could not be looked after", "Live tables could not be cleared away",
    "A live table could not be looked after", "a table to think at", "Elem", "single deck", "team play",
}  # fmt: skip
"""What stands in headers, in the store, in what is signed and in the log; seeds and ids."""
SQL = re.compile(r"SELECT|INSERT|CREATE TABLE|RETURNING|PRAGMA|LIKE|ORDER BY|THEN 1")
ROOMS = sorted({path.relative_to(PACKAGE).parts[0] for path in modules() if path.parent != PACKAGE})


@pytest.mark.parametrize("path", ENGLISH, ids=NAMES)
def test_the_formats_own_parser_reads_every_file(path: Path) -> None:
    junk = [entry.content for entry in parsed(path).body if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("path", ENGLISH, ids=NAMES)
def test_no_id_stands_twice(path: Path) -> None:
    ids = [entry.id.name for entry in parsed(path).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert len(ids) == len(set(ids)), sorted({id for id in ids if ids.count(id) > 1})


PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("path", ENGLISH, ids=NAMES)
def test_our_reader_and_fluent_runtime_say_the_same(path: Path) -> None:
    """Every message and attribute, with text in its slots, each number that matters and each choice."""
    room = MessageRoom(path.parent.relative_to(PACKAGE), path.parent)
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for name, told in messages(path).items():
        if name.startswith("-"):
            continue
        id, _, attribute = name.partition(".")
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        for slots in tried(told):
            handed = {slot: Several(value) if isinstance(value, tuple) else value for slot, value in slots.items()}
            theirs, errors = bundle.format_pattern(pattern, handed)
            assert not errors, (name, slots, errors)
            assert room(name, **slots) == theirs, (name, slots)


class Several(FluentType):
    """Several things, as fluent.runtime takes them."""

    def __init__(self, value: tuple[str, ...]) -> None:
        self.value = value

    def format(self, locale: object) -> str:
        return locale_of("en").listed(self.value)


def tried(told: Told) -> list[dict[str, object]]:
    """Values for the slots of a message: each choice, the numbers that are said in their own way, text elsewhere."""
    values = {slot: _values(slot, keys) for slot, keys in told.keys.items()}
    most = max([len(several) for several in values.values()], default=1)
    return [{slot: several[at % len(several)] for slot, several in values.items()} for at in range(most)]


def _values(slot: str, keys: frozenset[str]) -> list[object]:
    if LIST in keys:
        return [("5",), ("5", "6"), ("5", "6", "8")]
    named = [key for key in sorted(keys) if key not in PLURALS and key != NUMBER and not key.isdigit()]
    if NUMBER in keys or any(key.isdigit() or key in PLURALS - {"other"} for key in keys):
        return [*COUNTS, *[int(key) for key in keys if key.isdigit()], *([] if NUMBER in keys else named)]
    return [*named, f"<{slot}>"] if named else [f"<{slot}>", "8"]


def _function(name: str) -> Callable[[Any], str]:
    def said(value: Any) -> str:
        return called(name, getattr(value, "value", value), locale_of("en"))

    return said


FUNCTIONS = {name: _function(name) for name in ("LIST", "OR", "A")} | {
    name: lambda value, name=name: called(name, int(value), locale_of("en"))
    for name in ("WORDS", "FIRST_WORDS", "ORDINAL")
}


# ── the code and its messages ─────────────────────────────────────────────────────────────────────────────────────


def test_each_use_has_its_message() -> None:
    missing = []
    for use in uses():
        known = messages(use.file)
        if not any(map(use.says, known)):
            missing.append(f"{use.where}: no message {use.id}{'-…' if use.is_kind else ''}")
    assert not missing, "\n".join(missing)


def test_each_message_is_used() -> None:
    unused = []
    for path in ENGLISH:
        here = [use for use in uses() if use.file == path]
        others = {other for told in messages(path).values() for other in told.others}
        for name in messages(path):
            if name not in others and not any(use.says(name) for use in here):
                unused.append(f"{path.relative_to(PACKAGE)}: {name}")
    assert not unused, "\n".join(unused)


def test_the_slots_of_uses_and_messages_agree() -> None:
    wrong = []
    for use in uses():
        told = messages(use.file).get(use.id)
        if told and not use.is_kind and use.slots is not None and use.slots != told.slots:
            wrong.append(f"{use.where}: {use.id} needs {sorted(told.slots)}, and gets {sorted(use.slots)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_is_left_in_python(room: str) -> None:
    """`python -m tests.messages games/byorf` lists them, too."""
    left = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for path in modules()
        if path.is_relative_to(PACKAGE / room) and path.name not in NOT_SHOWN.get(room, ())
        for line, text in sentences_in(path)
        if text not in TERMS and not SQL.search(text)
    ]
    assert not left, "\n".join(left)


def test_a_module_that_is_run_finds_its_room() -> None:
    """`python -m` calls it `__main__`."""
    subprocess.run([sys.executable, "-m", "mathgames_widgets.core.words"], check=True)
