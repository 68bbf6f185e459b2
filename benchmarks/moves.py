"""From the message that a card was taken to the new picture of the table, on the kernel's side."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from benchmarks.kernels import Exchange, Kernel, kernel
from benchmarks.row import AtMost, Peer, Row, Sample, sampled

CLICKS_A_RUN = 10

TABLE = """
import json
from mathgames_widgets import play
from mathgames_widgets.games import byorf
from mathgames_widgets.table.screen import Do, Press

table = play(byorf, you="Asha", bots=["random"], seed="FERN-42")

def offered(wanted):
    return [number for number, thing in enumerate(table.offered) if wanted(thing)]

def does(kind):
    return lambda thing: isinstance(thing, Do) and isinstance(thing.action, kind)

def keep_one():
    return offered(does(byorf.Keep))[0]

def place_one(click):
    choice = offered(does(byorf.Put))
    return choice[7 * click % len(choice)]

def message(number):
    print(json.dumps({"n": number, "drawing": table.drawing, "values": {}}))

table.press(offered(lambda thing: thing == Press("deal"))[0])
print(table.widget.model_id)
"""
"""A table for a person and a bot, dealt; `message` prints what the page would send."""

BUTTONS = """
import ipywidgets
from itertools import count

clicks = count()
cards = [ipywidgets.Button(description=f"x − {number}") for number in range(48)]

def taken(card):
    click = next(clicks)
    for place, one in enumerate(cards):
        one.description = f"x − {place + click + 1}"
        one.disabled = not one.disabled

for card in cards:
    card.on_click(taken)
print(cards[0].model_id)
"""
"""The same table as ipywidgets would have it: a button a card, each changed by a click."""


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """A card kept in the draft, the bot's answer with it; a card placed, the graph with it."""
    kept, placed = [], []
    for _ in range(runs):
        with kernel() as here:
            table = here.run(TABLE).strip()
            kept += [click(here, table, "keep_one()") for _ in range(5)]
            placed += [click(here, table, f"place_one({number})") for number in range(CLICKS_A_RUN)]
    others = buttons(runs * CLICKS_A_RUN) if peers else []
    what = "message to new picture: a card {}"
    yield Row(what.format("kept, the bot's with it"), taken(kept), peers_by(taken, others), AtMost(5, "ms"))
    yield Row(what.format("placed, the graph with it"), taken(placed), peers_by(taken, others), AtMost(5, "ms"))
    yield Row("messages both ways for that", counted(placed), peers_by(counted, others), AtMost(4, "messages"))


def click(here: Kernel, table: str, number: str) -> Exchange:
    """Take the thing that was offered under this number, as the page would."""
    return here.press(table, **json.loads(here.run(f"message({number})")))


def buttons(clicks: int) -> list[Exchange]:
    """The same with a table of ipywidgets."""
    with kernel() as here:
        button = here.run(BUTTONS).strip()
        return [here.press(button, event="click") for _ in range(clicks)]


def peers_by(measure: Callable[[list[Exchange]], Sample], others: list[Exchange]) -> tuple[Peer, ...]:
    """The peer of every row here, in its unit."""
    return (Peer("48 ipywidgets buttons", measure(others)),) if others else ()


def taken(exchanges: list[Exchange]) -> Sample:
    """How long they took."""
    return sampled((exchange.milliseconds for exchange in exchanges), "ms")


def counted(exchanges: list[Exchange]) -> Sample:
    """How many messages they were."""
    return sampled((exchange.messages for exchange in exchanges), "messages")
