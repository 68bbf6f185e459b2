"""A message said for the first time, and again; beside fluent.runtime, which reads the same files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource

from benchmarks.row import AtMost, Peer, Row, milliseconds, sampled
from mathgames_widgets.core.messages import PACKAGE, MessageRoom
from tests.messages import messages
from tests.test_messages import FUNCTIONS, tried

SAID = AtMost(20, "µs")
AGAIN = 200
"""How often each message is said for one time."""


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
