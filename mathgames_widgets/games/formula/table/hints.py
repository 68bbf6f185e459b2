"""Hints that point: which cards and which sign light up with each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.table.screen import Hint

from ..rules.cards import Cards, Place, Table
from ..rules.plays import plays
from ..rules.state import Lay, New, Row, Rules, Spot, Staying
from ..rules.view import View
from ..words import why
from ..words.hints import advised
from ..words.sentences import cards_text
from .playing import card_key, pile_keys
from .turn import Covering, Item, Items, Trial, trial_of, tried_now

say = room(__name__)


def hint(view: View) -> tuple[Hint, ...]:
    """Hints for a turn of which nothing was tried yet."""
    return hints_on(view, trial_of(view))


def in_view_of(hints: Sequence[Hint], view: View, selected: object) -> Sequence[Hint]:
    """Hints for what is being tried."""
    tried = tried_now(view, selected)
    return hints if tried is None else hints_on(view, tried)


def hints_on(view: View, trial: Trial) -> tuple[Hint, ...]:
    """Hints that go on from the cards put down so far."""
    if not view.is_my_turn:
        return ()
    every = _plays(view.table, view.hand, view.rules)
    found = [play for play in every if goes_on(trial, play)]
    if every and not found:
        return (Hint(say("hint-astray"), ("clear",)),)
    told = advised(view, found)
    if not found:
        return tuple(Hint(advice.claim, ("draw",), advice if advice.why else None) for advice in told)
    best = why.best_of(found, view.table, view.hand, view.rules)
    sign = (f"sign-{best.sign.name.lower()}",)
    stay, rest = _staying(trial, best), _to_lay(trial, best)
    lay = tuple(card_key(trial, at) for at in rest)
    if not rest and trial.verdict.is_lawful:
        most = max(len(play.laid) for play in every)
        return (Hint(say("hint-done", most=0 if most == len(best.laid) else most), ("play",)),)
    told = (*told[:2], Explanation(say("hint-lay", cards=cards_text(tuple(trial.hand[at] for at in rest)))), told[3])
    return tuple(
        Hint(advice.claim, at, advice if advice.why else None)
        for advice, at in zip(told, (sign, stay, lay, (*sign, *stay, *lay)), strict=True)
    )


@lru_cache(maxsize=16)
def _plays(table: Table, hand: Cards, rules: Rules) -> Sequence[Lay]:
    """The same turn is looked at with every card that is tried."""
    return plays(table, hand, rules)


def goes_on(trial: Trial, play: Lay) -> bool:
    """Whether a play has all cards where they were put down, and the sign if another one was chosen."""
    if trial.sign is not trial.table.sign and play.sign is not trial.sign:
        return False
    return all(_has(trial, place, play) for place in Place)


def _has(trial: Trial, place: Place, play: Lay) -> bool:
    """Whether a number of the play can be made of the number as it stands, by laying more cards only."""
    items, row = trial.items(place), play.row(place)
    laid = [at for at, item in enumerate(items) if isinstance(item, Covering)]
    new = [at for at, spot in enumerate(row) if isinstance(spot, New)]
    return any(
        all(_is(trial, items[here], row[there]) for here, there in zip(laid, spots, strict=True))
        and _between(items, row, [-1, *laid, len(items)], [-1, *spots, len(row)])
        for spots in combinations(new, len(laid))
    )


def _is(trial: Trial, item: Item, spot: Spot) -> bool:
    assert isinstance(item, Covering) and isinstance(spot, New), "both are new cards"
    return trial.hand[item.card] == spot.card and item.digit in (None, spot.digit)


def _between(items: Items, row: Row, laid: Sequence[int], spots: Sequence[int]) -> bool:
    """Whether what lies between the cards put down can become what the play has there: the cards of the table stay or
    are covered, and only at the ends others stand beside them."""
    for index, ((here, stop), (there, end)) in enumerate(zip(pairwise(laid), pairwise(spots), strict=True)):
        old = {item.at for item in items[here + 1 : stop] if isinstance(item, Staying)}
        now = row[there + 1 : end]
        is_inside = 0 < index < len(laid) - 2
        if (old and not now) or (is_inside and len(now) > len(old)):
            return False
        if any(isinstance(spot, Staying) and spot.at not in old for spot in now):
            return False
    return True


def _staying(trial: Trial, play: Lay) -> tuple[str, ...]:
    return tuple(
        pile_keys(trial, place)[spot.at] for place in Place for spot in play.row(place) if isinstance(spot, Staying)
    )


def _to_lay(trial: Trial, play: Lay) -> tuple[int, ...]:
    """The cards of the hand that are still to be laid."""
    wanted = Counter(play.laid)
    wanted.subtract(trial.hand[at] for at in trial.placed)
    found = []
    for at in trial.in_hand:
        if wanted[trial.hand[at]] > 0:
            wanted[trial.hand[at]] -= 1
            found.append(at)
    return tuple(found)
