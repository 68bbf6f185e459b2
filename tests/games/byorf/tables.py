"""Functions and tables written as a person would write them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mathgames_widgets.core import Match, Player
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, Award, Built, Factor, Keep, Phase, Put, Ready, Row, goal, score


def build(text: str) -> Built:
    """The function of real cards: `build("(x-2)(x+1) / (x-2)")`; `1` is an empty row.

    >>> [card.id for card in build("(x-2)(x-2) / (1-x)").top]
    ['F18', 'F19']
    """
    above, _, below = text.partition("/")
    supply = list(FACTORS)
    return Built(_row(above, supply), _row(below, supply))


def _row(text: str, supply: list[Factor]) -> tuple[Factor, ...]:
    text = text.replace(" ", "")
    if text in ("", "1"):
        return ()
    faces = re.findall(r"\(([^)]*)\)", text)
    assert "".join(f"({face})" for face in faces) == text, f"{text!r} is not a row of factors in brackets"
    return tuple(_take(face, supply) for face in faces)


def _take(face: str, supply: list[Factor]) -> Factor:
    for card in supply:
        if card.face.replace(" ", "").replace("−", "-") == face:
            supply.remove(card)
            return card
    raise AssertionError(f"no card {face!r} is left")


def award(goal_id: str, *functions: str) -> Award:
    """One goal, scored for these functions."""
    (scored,) = score([goal(goal_id)], [build(text) for text in functions])
    return scored


def achieves(goal_id: str, function: str) -> bool:
    """Whether a function alone at the table achieves a goal."""
    return award(goal_id, function).winners == (0,)


def draft(match: Match, *, round: int = 1) -> None:
    """Everybody keeps the first card of the hand until the round is to be built."""
    while match.state.phase is Phase.DRAFT and match.state.round == round:
        keep(match, match.to_act()[0])


def keep(match: Match, player: Player, number: int = 0) -> Factor:
    """The player keeps a card of the hand."""
    card = match.observe(player).hand[number]
    match.play(player, Keep(card))
    return card


def turn(match: Match) -> tuple[Factor, ...]:
    """Everybody keeps the first card of the hand, once."""
    return tuple(keep(match, player) for player in range(match.players))


def put_all(match: Match, player: Player, top: Sequence[Factor] = (), bottom: Sequence[Factor] = ()) -> None:
    """The player puts some cards above and below."""
    for card in top:
        match.play(player, Put(card, Row.TOP))
    for card in bottom:
        match.play(player, Put(card, Row.BOTTOM))


def all_ready(match: Match) -> None:
    """Everybody finishes building."""
    for player in match.to_act():
        match.play(player, Ready())


def played_out(players: int = 2, seed: str = "FERN-42", **options: object) -> Match:
    """A whole game in which everybody keeps first cards and puts the first two of them above and below."""
    match = Match(byorf, players, seed, rules=byorf.Rules(**options))  # type: ignore[arg-type]
    while match.to_act():
        draft(match, round=match.state.round)
        for player in range(players):
            first, second, *_ = match.state.kept[player]
            put_all(match, player, [first], [second])
        all_ready(match)
    return match
