"""How a lawful move is put together card by card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mathgames_widgets.games.formula import Lay, New, Place, Spot, Staying
from mathgames_widgets.games.formula.rules.cards import JOKER
from mathgames_widgets.games.formula.table.turn import Covering, Onto, Trial


def places_for(trial: Trial, at: int) -> tuple[Onto, ...]:
    """Everywhere the card at a place of the hand may go: beside a number, on a card, or over several neighbours."""
    found = []
    for place in Place:
        count = len(trial.items(place))
        found += [Onto(place, end, end) for end in dict.fromkeys((0, count))]
        found += [Onto(place, start, stop) for start in range(count) for stop in range(start + 1, count + 1)]
    return tuple(onto for onto in found if trial.why_not_put(at, onto) is None)


def tried(trial: Trial, lay: Lay) -> Trial:
    """The trial that amounts to a move, card by card."""
    trial = trial.choose(lay.sign)
    for place in Place:
        trial = row_tried(trial, place, lay.row(place))
    return trial


def row_tried(trial: Trial, place: Place, row: Sequence[Spot]) -> Trial:
    """One number, its gaps from right to left, so that what is to the left keeps its index."""
    olds = len(trial.table.number(place))
    kept = [(at, spot.at) for at, spot in enumerate(row) if isinstance(spot, Staying)]
    edges = [(-1, -1), *kept, (len(row), olds)]
    for (before, first), (after, stop) in reversed(list(pairwise(edges))):
        new = row[before + 1 : after]
        trial = gap_filled(trial, place, new, range(first + 1, stop), is_left=before < 0 and after < len(row))
    for spot in row:
        if isinstance(spot, Staying) and spot.digit is not None:
            trial = trial.name(place, 0, spot.digit)
    return trial


def gap_filled(trial: Trial, place: Place, new: Sequence[New], gap: range, *, is_left: bool) -> Trial:
    """The new cards over the old ones of a gap; those that are too many stand beside the number."""
    over = new[len(new) - min(len(new), len(gap)) :] if is_left else new[: len(gap)]
    beside = new[: len(new) - len(over)] if is_left else new[len(over) :]
    for at in reversed(range(len(over))):
        stop = gap.stop if at == len(over) - 1 else gap.start + at + 1
        trial = card_put(trial, over[at], Onto(place, gap.start + at, stop))
    for spot in reversed(beside) if is_left else beside:
        end = 0 if is_left else len(trial.items(place))
        trial = card_put(trial, spot, Onto(place, end, end))
    return trial


def card_put(trial: Trial, spot: New, onto: Onto) -> Trial:
    """Put a card with that face, and name it where it is a Joker."""
    at = next(at for at in trial.in_hand if trial.hand[at] == spot.card)
    trial = trial.put(at, onto)
    if spot.card == JOKER:
        index = next(
            index
            for index, item in enumerate(trial.items(onto.place))
            if isinstance(item, Covering) and item.card == at
        )
        trial = trial.name(onto.place, index, spot.digit)
    return trial


def steps_to(begun: Trial, lay: Lay) -> list[Trial]:
    """Every step on the way from the beginning of a turn to a move."""
    done = tried(begun, lay)
    chain = [done]
    while chain[-1].before is not None:
        chain.append(chain[-1].before)
    return chain[-2::-1]
