"""Live tables over real sockets: games are played to their end, and nobody sees, does or takes what is not theirs."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from mathgames_widgets.carriers.socket import merged
from mathgames_widgets.classroom import table as tables_of
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tickets import person_of
from mathgames_widgets.core.bots import bot_move
from mathgames_widgets.core.game import IllegalAction
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import live
from mathgames_widgets.table.screen import Do, Press
from mathgames_widgets.table.start import usual_bot
from tests.cases import cases
from tests.classroom.known import Watch
from tests.classroom.people import House, Visitor, company, house, run, until

LONGEST = 3000
"""Presses of a random game."""


async def choose(leader: Visitor, game: Any, players: int, **boxes: str) -> None:
    """Choose a game and a number of players; whoever has no seat watches."""
    if leader.read.one(data_key="game").find(selected="")[0].get("value") != game.NAME:
        await leader.press_key("game", game=game.NAME)
    await leader.press_key("players", players=str(players), **boxes)


SHORT = {"rolls_and_goals": {"rounds": "2"}}
"""Options with which a game is shorter."""


async def deal(people: list[Visitor], game: Any, players: int) -> None:
    """Choose, deal, and wait until all see the table."""
    await choose(people[0], game, players)
    people[0].send(
        {
            "n": int(people[0].read.one(data_key="deal").get("data-n")),
            "drawing": people[0].state["drawing"],
            "values": SHORT.get(game.NAME, {}),
        }
    )
    for one in people:
        await until(lambda one=one: one.read.find(cls="mg-playing"))


def page_of(home: House, one: Visitor) -> Any:
    """The page that somebody looks at, in the server."""
    table = home.table(one.code)
    return next(page for _, page, name in table._pages.values() if name == one.page)


def numbers(page: Any, wanted: Any) -> list[int]:
    return [number for number, thing in enumerate(page.offered) if wanted(thing)]


def is_small(thing: Any) -> bool:
    """What may be pressed beside moves: nothing that leaves, watches or deletes."""
    if not isinstance(thing, Press):
        return True
    return thing.what in ("on", "hint", "undo", "close") or thing == Press("open", "log")


def does(action: Any, thing: Any) -> bool:
    return isinstance(thing, Do) and thing.action == action


def play(page: Any, action: Any) -> None:
    """Make a move as a press would, unless a press that was on its way has come first."""
    with suppress(IllegalAction):
        page.room.play(page.viewer, action)
    page.room.show_others(None)


async def random_game(home: House, people: list[Visitor], seed: str) -> None:
    """Everybody presses this and that, and what a bot would press, until the game is over."""
    chance = random.Random(seed)
    table = home.table(people[0].code)
    room = table.room
    bot = next(bot for bot in room.game.BOTS if bot.name == usual_bot(room.game))
    for _ in range(LONGEST):
        if room.is_over:
            return
        one = chance.choice(people)
        page = page_of(home, one)
        choice = numbers(page, is_small)
        if page._paused is not None:
            choice = numbers(page, lambda thing: thing == Press("on"))
        elif page.viewer in room.match.to_act() and chance.random() < 0.8:
            wanted, _ = bot_move(room.match, page.viewer, bot)
            choice = numbers(page, partial(does, wanted))
            if not choice:  # several presses would lead there
                await home.live.ask(table, partial(table.do, partial(play, page, wanted)))
        if choice:
            await one.press(chance.choice(choice))
    raise AssertionError("the game does not end")


@pytest.fixture(autouse=True)
def fast_fingers(request, monkeypatch):
    """People press faster than hands could; the test of floods does not ask for it."""
    if "flood" not in request.node.name:
        monkeypatch.setattr(live, "PRESSES", (1e9, 1e9))


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        *((game, 2) for game in cases(GAMES[::3], long=GAMES)),
        *((game, 4) for game in cases(GAMES[1:2], long=GAMES[:2])),
    ],
    ids=lambda value: getattr(value, "NAME", f"{value}"),
)
def test_a_whole_game_and_nobody_is_sent_what_they_cannot_know(game, seats, monkeypatch):
    """Two or four people and a watcher. Each drawing depends on nothing but the view of who looks; and of all that was
    sent to a seat, each page is a drawing made for that seat."""
    watch = Watch(monkeypatch)

    async def test() -> None:
        async with house() as home:
            names = ["Asha", "Ben", "Chen", "Dana"][:seats]
            people = await company(home, *names, "Wanda")
            await people[-1].press_key("sit")
            await deal(people, game, seats)
            room = home.table(people[0].code).room
            assert room.match.names == tuple(names)
            seed = room.match.seed
            first = [(one.page, one.state) for one in people]
            for one in people:
                one.traffic.clear()
            await random_game(home, people, f"{game.NAME} {seats}")
            assert watch.faults == []
            before = "".join("".join(one.traffic) for one in people)
            assert len(before) > 10_000
            for one, (page, state) in zip(people, first, strict=True):
                person = next(key for key, who in home.table(one.code).standing.people.items() if who.name == one.name)
                for text in one.traffic:
                    news = json.loads(text)
                    is_changed = not news["state"].keys().isdisjoint(("html", "cut"))
                    state = merged(state if news["page"] == page else {}, news["state"])
                    page = news["page"]
                    pages = [state["html"]] if is_changed else []
                    pages += [html for _, html, _ in news["state"].get("frames", ())]
                    assert set(pages) <= watch.drawn[person]
                    if not room.is_over:
                        assert seed not in text
                await until(partial(is_at_the_end, one))
            assert watch.looked > 10

    run(test)


def is_at_the_end(one: Visitor) -> bool:
    """Whether somebody sees the result, or a scored round on the way there."""
    return bool(one.read.find(data_key="won") or one.read.find(data_key="on"))


def test_what_the_watch_looks_for_would_be_found(monkeypatch):
    """So that the test above can fail: a window that is drawn with another seat's cards."""
    watch = Watch(monkeypatch)
    monkeypatch.setattr(watch, "ONE_IN", 1)
    original = tables_of.LiveWindow._running

    def tells(self: Any, offers: Any) -> Any:
        room = self._playing()
        return (*original(self, offers), str(room.match.observe(1 - (self._viewer or 0))))

    monkeypatch.setattr(tables_of.LiveWindow, "_running", tells)
    table = tables_of.LiveTable("FERN-42", Store())
    first, _ = table.join("Asha"), table.join("Ben")
    table.do(lambda: table.deal(person_of(first)))
    table.enter(person_of(first), Silent())
    assert len(watch.faults) == 1


class Silent:
    """A line that leads nowhere."""

    def show(self, page: Any, name: str) -> None:
        """Nothing."""

    def tell(self) -> None:
        """Nothing."""

    def end(self, why: str) -> None:
        """Nothing."""
