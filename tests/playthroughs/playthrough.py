"""A whole game as text that can be read and compared line by line.

To write the files anew after a change that is meant: python -m tests.playthroughs.playthrough, with the names of
games or for all of them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

from mathgames_widgets.core import Game, Match, Player, Rng, bot_move
from mathgames_widgets.games import GAMES

HERE = Path(__file__).parent


def files(game: Game) -> dict[int, Path]:
    """The files of a game by the number of players: two, four and eight, or as many as may play."""
    tables = sorted({min(max(wanted, game.PLAYERS[0]), game.PLAYERS[-1]) for wanted in (2, 4, 8)})
    return {players: HERE / f"{game.NAME}-{players}.txt" for players in tables}


def recorded(game: Game, players: int) -> str:
    """The text of such a file."""
    return "\n".join(lines(game, players)) + "\n"


def lines(game: Game, players: int) -> Iterator[str]:
    """The game of one seed between bots, the strongest at the first seat."""
    match = Match(game, players, f"PLAY-{players}")
    rng = Rng(match.seed)
    yield f"{game.TITLE}, {players} players, seed {match.seed}, {match.rules}"
    yield from seen_by(match, 0)
    while match.to_act():
        player, rng = rng.choice(match.to_act())
        yield from turn(match, player)
    yield ""
    yield f"{match.outcome()}"


def turn(match: Match, player: Player) -> Iterator[str]:
    """One turn: who may act, how many actions there are, what is done and why, what everyone sees of it."""
    game = match.game
    bot = game.BOTS[-1 - player % len(game.BOTS)]
    action, why = bot_move(match, player, bot)
    yield ""
    yield f"turn {len(match.turns) + 1}: to act {match.to_act()}"
    choices = len(match.legal_actions(player))
    yield f"  {match.names[player]} ({bot.name}), {choices} actions: {game.write_action(action)}"
    yield f"  because: {why}"
    before = len(match.log(None))
    events = match.play(player, action)
    for event in match.log(None)[before:]:
        yield f"  watcher: {game.sentence(event, match.names)}"
    if any(event.closes_undo for event in events):
        yield from seen_by(match, 0)


def seen_by(match: Match, player: Player) -> Iterator[str]:
    """What a seat may know, field by field; of the rounds that are over only the last one."""
    view = match.observe(player)
    yield f"  seen by {match.names[player]}:"
    for name in (field.name for field in fields(view)):
        value = getattr(view, name)[-1:] if name == "results" else getattr(view, name)
        if name != "rules" and value not in ((), None):
            yield f"    {name}: {short(value)}"


def short(value: object) -> str:
    """Cards by their numbers, everything else by its repr."""
    if isinstance(value, tuple):
        return f"({', '.join(map(short, value))})"
    numbers = (getattr(value, name, None) for name in ("id", "domino", "points"))
    return str(next(filter(None, numbers), None) or repr(value))


def main(*names: str) -> None:
    """Write every file of these games anew."""
    for game in [game for game in GAMES if not names or game.NAME in names]:
        for players, path in files(game).items():
            text = recorded(game, players)
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main(*sys.argv[1:])
