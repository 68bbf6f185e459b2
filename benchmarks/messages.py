"""A message said first and again, beside fluent.runtime, which reads the same files; and a kernel's start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from benchmarks.row import AtMost, Peer, Row, milliseconds, sampled
from mathgames_widgets.core.messages import PACKAGE, MessageRoom
from mathgames_widgets.games import GAMES
from tests.messages import messages
from tests.test_messages import FUNCTIONS, tried

SAID = AtMost(20, "µs")
START_AIM = AtMost(20, "ms")
AGAIN = 200
"""How often each message is said for one time."""
START = """
import sys
from time import perf_counter
from mathgames_widgets import play
import mathgames_widgets.core.messages as messages

spent, outer = 0.0, True

def timed(say):
    def said(*given, **named):
        global spent, outer
        if not outer:
            return say(*given, **named)
        outer, since = False, perf_counter()
        try:
            return say(*given, **named)
        finally:
            outer, spent = True, spent + perf_counter() - since
    return said

for name in ("__call__", "by", "has", "pieces"):
    setattr(messages.MessageRoom, name, timed(getattr(messages.MessageRoom, name)))
play(sys.argv[1])
print(1000 * spent)
"""
"""A first table in a new process: the milliseconds in which messages were read and said."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Every English message with the values that the tests try."""
    said, again, theirs = [], [], []
    for path in sorted(PACKAGE.rglob("en.ftl")):
        room, bundle = MessageRoom(path.parent.relative_to(PACKAGE), path.parent), _bundle(path)
        for name, told in messages(path).items():
            if name.startswith("-"):
                continue
            slots = tried(told)[0]
            say = partial(room, name, **slots)
            said.append(1000 * milliseconds(say))
            again.append(_each(say))
            if peers:
                theirs.append(_each(partial(_formatted, bundle, name, slots), 5))
    others = (Peer("fluent.runtime", sampled(theirs, "µs")),) if peers else ()
    yield Row(f"a message said again, each of {len(again)}", sampled(again, "µs"), others, SAID)
    yield Row("a message said for the first time", sampled(said, "µs"), (), AtMost(100, "µs"))
    yield Row(
        "messages read and said while a kernel starts and shows a table", sampled(_starts(runs), "ms"), (), START_AIM
    )


def _starts(runs: int) -> Iterator[float]:
    for _ in range(runs):
        for game in GAMES:
            yield float(
                subprocess.run(
                    [sys.executable, "-c", START, game.NAME], capture_output=True, check=True, text=True
                ).stdout
            )


def _each(say: Callable[[], object], times: int = AGAIN) -> float:
    """Microseconds of one time."""
    return 1000 * milliseconds(lambda: [say() for _ in range(times)]) / times


def _bundle(path: Path) -> FluentBundle:
    bundle = FluentBundle(["en"], functions=cast(Any, FUNCTIONS), use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _formatted(bundle: FluentBundle, name: str, slots: dict[str, object]) -> str:
    id, _, attribute = name.partition(".")
    message = bundle.get_message(id)
    pattern = cast(Any, message.attributes[attribute] if attribute else message.value)
    said, _ = bundle.format_pattern(pattern, slots)
    return str(said)
