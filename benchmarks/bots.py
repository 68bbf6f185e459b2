"""How long bots take where somebody waits for them: drafts, presses that five of them answer, steps towards a team."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

from benchmarks.row import AtMost, Row, Sample, sampled, seconds
from mathgames_widgets.core import AnyBot, AnyGame, AnyMatch, Match, bot_move
from mathgames_widgets.games import byorf, mathleague, rolls_and_goals

A_CHOICE = AtMost(300, "ms")
FIVE_PLANS = AtMost(5 * A_CHOICE.limit, "ms")

PRESSES_A_RUN = 2
STEPS_A_RUN = 20


def rows(runs: int, *, peers: bool = True) -> Iterator[Row]:
    """Everything that a bot decides there, and its reason. Nobody else plays these games."""
    thinker, planner, builder = byorf.BOTS[-1], rolls_and_goals.BOTS[-1], mathleague.BOTS[-1]
    drafts = [max(choices(f"DRAFT-{run}", thinker)) for run in range(runs)]
    yield Row("a thinker's choice in BYORF, 8 players, the slowest of a draft", milliseconds(drafts), (), A_CHOICE)

    pressed = list(islice(presses(rolls_and_goals, 6, planner), PRESSES_A_RUN * runs))
    what = "five planners answer a press in Rolls & Goals"
    yield Row(f"{what}, each of {len(pressed)}", milliseconds(pressed), (), FIVE_PLANS)
    yield Row(f"{what}, the slowest of these", milliseconds([max(pressed)]), (), FIVE_PLANS)

    steps = list(islice(moves(mathleague, 4, builder), STEPS_A_RUN * runs))
    what = "a planner's step in mathleague.org/cards, 4 players"
    yield Row(f"{what}, each of {len(steps)}", milliseconds(steps), (), A_CHOICE)
    yield Row(f"{what}, the slowest of these", milliseconds([max(steps)]), (), A_CHOICE)


def choices(seed: str, bot: AnyBot) -> Iterator[float]:
    """Seconds for each choice of one bot in a draft of BYORF among seven who choose by chance."""
    match = Match(byorf, byorf.PLAYERS[-1], seed)
    while match.state.phase is byorf.Phase.DRAFT:
        player = match.to_act()[0]
        took = acted(match, player, byorf.BOTS[0] if player else bot)
        if player == 0:
            yield took


def presses(game: AnyGame, players: int, bot: AnyBot) -> Iterator[float]:
    """Seconds until a person by chance, at a table of bots, can act again, wherever bots acted in between."""
    for match in matches(game, players, "PRESS"):
        took = 0.0
        while waiting := match.to_act():
            if 0 not in waiting:
                took += acted(match, waiting[0], bot)
                continue
            if took:
                yield took
            took = 0.0
            acted(match, 0, game.BOTS[0])


def moves(game: AnyGame, players: int, bot: AnyBot) -> Iterator[float]:
    """Seconds for each move of games that are played by one kind of bot."""
    for match in matches(game, players, "STEPS"):
        while waiting := match.to_act():
            yield acted(match, waiting[0], bot)


def matches(game: AnyGame, players: int, seed: str) -> Iterator[AnyMatch]:
    """One game after the other."""
    return (Match(game, players, f"{seed}-{number}") for number in count())


def acted(match: AnyMatch, player: int, bot: AnyBot) -> float:
    """Seconds that a bot takes for its move, which is then made."""
    found: list[tuple[Any, str]] = []
    took = seconds(lambda: found.append(bot_move(match, player, bot)))
    match.play(player, found[0][0])
    return took


def milliseconds(times: list[float]) -> Sample:
    """The times in the unit of these rows."""
    return sampled([1000 * one for one in times], "ms")
