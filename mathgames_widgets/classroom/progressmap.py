"""The map of a class: how solid each kind of problem is among all its pupils, without a name.

The teacher sees it, and so do the pupils if the teacher wants them to.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache

from mathgames_widgets.classroom.homework import drills
from mathgames_widgets.core.messages import language, room
from mathgames_widgets.page.html import Element, Raw, p, section
from mathgames_widgets.questions.map import class_map, drawn
from mathgames_widgets.questions.memory import KEPT, Memory

say = room(__name__)


def map_of_class(kept: Mapping[str, Mapping[str, str]]) -> Element:
    """The map of what the pages of a class's pupils keep."""
    texts = sorted(filter(None, (pages.get(KEPT) for pages in kept.values())))
    inside = _drawn(tuple(texts), language()) if texts else p(say("map-empty"), cls="mg-advice")
    return section(inside, aria_label=say("map"), data_key="class-map", cls="mg-class-map")


@lru_cache(4)
def _drawn(texts: tuple[str, ...], tag: str) -> Raw:
    """The map of these practices in a language, drawn once for all who look at it."""
    memories = tuple(map(_memory, texts))
    games = [drill for drill in drills() if any(memory[drill.name] for memory in memories)]
    said = p(say("map-how", many=len(memories)), cls="mg-advice")
    return Raw("".join(map(str, (said, *drawn(class_map(games, memories))))))


@lru_cache(256)
def _memory(text: str) -> Memory:
    memory = Memory()
    with suppress(ValueError):  # from another version: nothing is known of it
        memory.add(text)
    return memory
