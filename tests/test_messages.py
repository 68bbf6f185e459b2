"""Every sentence is one message: files that the format's own parser reads, each message used, each use there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
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
    # The names of the classes that a notebook shows by itself.
    "carriers/showing.py",
    # What a message file lacks, for translators.
    "core/messages.py",
    # The command line: its help, what it asks for and what it prints, for whoever starts a server or prints.
    "serving/cli.py", "serving/doctor.py", "serving/links.py", "serving/needs.py", "serving/printing.py",
    "serving/shelf.py",
    # What is told to whoever looks after a server, at its start and in its log.
    "serving/connections.py", "serving/extension.py", "serving/kernels.py", "serving/limits.py", "serving/tables.py",
    # The site of the documentation and that of files, put together from Markdown, which is English as the lessons are.
    "serving/documents.py", "serving/static.py",
}  # fmt: skip
"""Files with words that no player, pupil or teacher reads."""
TERMS = {
    # Names and values of HTTP headers.
    "Accept", "Cookie", "Lax", "Origin", "Purpose", "Referer", "Server", "Upgrade", "Not Found",
    "no-cache, no-store, must-revalidate",
    # A value of the tag that says which schemes of colours a page has.
    "light dark",
    # Folders of macOS and Windows.
    "Application Support", "Library", "Local",
    # The state of a row in the store, and what keys are derived from.
    "deleted table", "set aside", "key of a class", "key of all classes", "the key of the teacher ",
    # Lines of the server's log.
    "A message could not be heard", "Lines of teachers could not be looked after",
    "Live tables could not be cleared away", "A live table could not be looked after",
    # The name of a class that is looked for in a lesson, a column of a CSV, a seed, and what records call things.
    "Misconception", "best id", "a table to think at", "Elem", "single deck", "team play",
    # The command that a message about the network names.
    "mathgames serve --ip 0.0.0.0",
}  # fmt: skip
"""Texts of other files that look like words, and are none or are read by nobody."""
CODE = re.compile(r"SELECT|INSERT|CREATE TABLE|RETURNING|PRAGMA|LIKE|ORDER BY|THEN 1|'self'|C:/Program Files")
"""SQL, policies for browsers, and paths."""
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


def test_each_idea_is_said_in_a_pupils_own_words() -> None:
    """Where two ideas lead to one answer, each is a button: "I only turned the sign." Short, and no two alike."""
    for path in ENGLISH:
        own = [name for name in messages(path) if name.endswith(".mine")]
        said = [MessageRoom(path.parent.relative_to(PACKAGE), path.parent)(name) for name in own]
        assert len(set(said)) == len(said)
        wrong = [one for one in said if len(one.split()) > 8 or not re.match(r"I \w.*\w\.$", one)]
        assert not wrong, wrong


@pytest.mark.parametrize("room", ROOMS)
def test_no_sentence_is_left_in_python(room: str) -> None:
    """`python -m tests.messages games/byorf` lists them, too."""
    left = [
        f"{path}:{line}: {text}"
        for path, line, text in like_words()
        if path.startswith(f"{room}/") and path not in NOT_SHOWN and text not in TERMS
    ]
    assert not left, "\n".join(left)


@cache
def like_words() -> list[tuple[str, int, str]]:
    """What looks like words in the package: the file, the line and the text."""
    paths = [path for path in modules() if path.parent != PACKAGE]
    every = [(str(path.relative_to(PACKAGE)), *found) for path in paths for found in sentences_in(path)]
    return [one for one in every if not CODE.search(one[2])]


def test_each_exception_is_still_needed() -> None:
    assert not NOT_SHOWN - {path for path, _, _ in like_words()}
    assert not TERMS - {text for path, _, text in like_words() if path not in NOT_SHOWN}


def test_a_module_that_is_run_finds_its_room() -> None:
    """`python -m` calls it `__main__`."""
    subprocess.run([sys.executable, "-m", "mathgames_widgets.core.words"], check=True)
