"""Sitting at a table without a browser: press what the page offers."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import Factor, Keep, Phase, Put, Ready, Row
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from mathgames_widgets.table.window import Window, play
from tests.table.pages import Node, read

LONGEST = 4_000
"""Presses; a random game never comes near it."""


def against(*bots: str, seed: str = "FERN-42", game: Any = byorf, **options: Any) -> Window:
    """Asha against bots, cards dealt: `against("greedy")`."""
    return dealt(play(game, you="Asha", bots=bots, seed=seed, rules=game.Rules(**options)))


def hot_seat(
    people: int = 2, bots: Sequence[str] = (), seed: str = "FERN-42", game: Any = byorf, **options: Any
) -> Window:
    """People who share the screen, and bots beside them, cards dealt."""
    rules = game.Rules(**options)
    return dealt(play(game, you="Asha", bots=bots, players=people + len(bots), seed=seed, rules=rules))


def watched(*bots: str, seed: str = "FERN-42", game: Any = byorf, **options: Any) -> Window:
    """Bots by themselves, cards dealt."""
    return dealt(play(game, bots=bots, seed=seed, rules=game.Rules(**options)))


def dealt(table: Window) -> Window:
    """The table after Deal was pressed with what stands in the boxes."""
    return take(table, Press("deal"), **boxes(table))


def page(table: Window) -> Node:
    """What is on the screen."""
    return read(table.html)


def boxes(table: Window) -> dict[str, str]:
    """What the browser sends: every box by its name; a tick that is off is not sent."""
    form = page(table).one(tag="form")
    values = {}
    for node in form:
        name = node.get("name")
        if name is None or (node.get("type") == "checkbox" and node.get("checked") is None):
            continue
        values[name] = _stands_in(node)
    return values


def _stands_in(box: Node) -> str:
    if box.tag == "select":
        return next(one.get("value") or "" for one in box.find(tag="option") if "selected" in one.attributes)
    if box.get("type") == "checkbox":
        return "on"
    return box.get("value") or box.text


Wanted = Any
"""A thing that is offered, or a question that it answers with yes."""


def numbers(table: Window, wanted: Wanted) -> list[int]:
    """The numbers under which it is offered."""
    fits: Callable[[Any], bool] = wanted if callable(wanted) else lambda offer: offer == wanted
    return [number for number, offer in enumerate(table.offered) if fits(offer)]


def offers(table: Window, wanted: Wanted) -> bool:
    """Whether the page offers it."""
    return bool(numbers(table, wanted))


def take(table: Window, wanted: Wanted, **values: str) -> Window:
    """Press the first such offer."""
    found = numbers(table, wanted)
    assert found, f"{wanted!r} is not offered; offered are {list(table.offered)}"
    table.press(found[0], **values)
    return table


def press_key(table: Window, key: str) -> Node:
    """Press what stands on the page under a key; the page after that."""
    table.press(int(page(table).one(data_key=key).get("data-n") or "no number"))
    return page(table)


def opened(table: Window, what: str) -> Node:
    """What stands in the drawer that a tool opens: `help`, `log`, `menu`."""
    if not page(table).find(data_key=f"drawer-{what}"):
        take(table, Press("open", what))
    return page(table).one(data_key=f"drawer-{what}")


def laid_by_hand(table: Window, laid: Any) -> Window:
    """The table as it would be if things had come to this."""
    assert table.match is not None
    table.match._states[-1] = laid
    table.redraw()
    return table


def keep(table: Window, number: int = 0) -> Factor:
    """Keep a card of the hand."""
    moves = [offer for offer in table.offered if isinstance(offer, Do) and isinstance(offer.action, Keep)]
    card = moves[number].action.card
    take(table, moves[number])
    return card


def put(table: Window, card: Factor, row: Row = Row.TOP) -> Window:
    """Put a card into a row."""
    return take(table, Do(Put(card, row)))


def state(table: Window) -> Any:
    """The whole table, hidden cards included."""
    assert table.match is not None
    return table.match.state


def draft(table: Window) -> Window:
    """Everybody keeps first cards until this round is to be built; covers are lifted on the way."""
    while state(table).phase is Phase.DRAFT:
        if offers(table, Press("show")):
            take(table, Press("show"))
        keep(table)
    return table


def build(table: Window) -> Window:
    """Everybody puts the first card above, the second below, and is ready."""
    while state(table).phase is Phase.BUILD and not offers(table, Press("on")):
        if offers(table, Press("show")):
            take(table, Press("show"))
        cards = state(table).kept[table.viewer]
        put(put(table, cards[0]), cards[1], Row.BOTTOM)
        take(table, Do(Ready()))
    return table


def whole_game(table: Window) -> Window:
    """Both rounds, to the page with the result."""
    while True:
        build(draft(table))
        over = state(table).phase is Phase.OVER
        take(table, Press("on"))
        if over:
            return table


def is_over(table: Window) -> bool:
    """Whether the result is on the screen."""
    return offers(table, Press("replay", 0)) and not offers(table, Press("replay"))


OPENED = ("help", "rules", "log", "menu", "hint", "best")
"""What can be open over a table."""


def random_presses(table: Window, seed: str, also: Sequence[str] = ("hint", "undo", "close")) -> Iterator[Node]:
    """Press this and that until the result is on the screen; the page after each press is given."""
    chance = random.Random(seed)
    tools = [Press(what) for what in (*also, "show", "on", "step")]
    tools += [Press("open", what) for what in OPENED]
    yield page(table)
    for _ in range(LONGEST):
        if is_over(table):
            return
        moves = numbers(table, lambda offer: isinstance(offer, Do))
        others = numbers(table, lambda offer: isinstance(offer, Select | Ask) or offer in tools)
        table.press(chance.choice(moves if moves and chance.random() < 0.7 else others or moves))
        yield page(table)
    raise AssertionError("the game does not end")
