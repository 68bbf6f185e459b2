"""Hints that point: what each of them says, what lights up with it, and what opens when more is asked."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.table.screen import Hint, Screen

from ..analysis.chances import best_for, odds
from ..rules.cards import DICE, REROLL, Cards, Goal
from ..rules.state import ON_DECK, ON_DISCARD, Phase, Put
from ..rules.view import View, next_to_pick
from ..words import hints as words
from ..words.sentences import card_text, sentence
from .choosing import offer_key
from .playing import Desk, Own

say = room(__name__)


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large; empty where there is nothing to decide.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> first, *_ = hint(observe(new_game(2, "FERN-42"), 0))
    >>> [key.startswith("goal-") for key in first.at]
    [True]
    """
    advice = words.advised(view)
    if not advice or view.player is None:
        return ()
    match view.phase:
        case Phase.PLACE:
            return _placing(view, advice)
        case Phase.PICK:
            return _picking(view, view.player, advice)
    return _selecting(view, advice)


def _pointing(advice: Sequence[Explanation], *at: tuple[str, ...]) -> tuple[Hint, ...]:
    """Each with its reasons; what has no place of its own lights nothing up."""
    places = (*at, *[()] * len(advice))
    return tuple(
        [Hint(hint.claim, keys, hint if hint.why else None) for hint, keys in zip(advice, places, strict=False)]
    )


def _placing(view: View, advice: Sequence[Explanation]) -> tuple[Hint, ...]:
    best = best_for(view)
    if words.is_placed_well(advice):
        return _pointing(advice, ("ready",))
    reached = [chance for chance in odds(view, best.stacks) if chance.tokens]
    if not reached:
        return _pointing(advice, _buttons(view.goals))
    start, aim, use, whole, *rest = advice
    says, at = next_move(view, best.stacks)
    cards = [card for stack in best.stacks for card in stack]
    first, goals = _buttons([words.worth_most(reached)]), _buttons([chance.goal for chance in reached])
    return (
        *_pointing((start, aim, use), first, goals, _keys_of(view, cards)),
        Hint(says, at, whole),
        *_pointing(rest, _keys_of(view, [REROLL])),
    )


def _buttons(goals: Sequence[Goal]) -> tuple[str, ...]:
    return tuple([f"goal-{goal}-button" for goal in goals])


def _desk(view: View) -> Desk:
    return Desk(view, Screen(()), is_live=False)


def _keys_of(view: View, cards: Sequence[str]) -> tuple[str, ...]:
    """The keys of cards in the hand."""
    desk, left, keys = _desk(view), list(cards), []
    for own in desk.hand:
        if own.card in left:
            left.remove(own.card)
            keys.append(desk.key_of(own))
    return tuple(keys)


def next_move(view: View, stacks: Sequence[Cards]) -> tuple[str, tuple[str, ...]]:
    """The first step from the cards as they lie to such a placement, and what it is about. Rerolls stay where they are.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
    >>> from mathgames_widgets.games.rolls_and_goals.rules.view import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> next_move(view, ((), (view.hand[0],), (), (), (), ()))[0]
    'Put +1 behind die 2.'
    """
    desk = _desk(view)
    for die in range(DICE):
        lying = [(at, card) for at, card in enumerate(view.mine[die]) if card != REROLL]
        for place, (at, card) in enumerate(lying):
            if stacks[die][place : place + 1] != (card,):
                says = say("hint-take-back", card=card_text(card), die=die + 1)
                return says, (desk.key_of(Own(card, die, at)), f"column{die}")
    for die in range(DICE):
        lying_there = len([card for card in view.mine[die] if card != REROLL])
        if len(stacks[die]) > lying_there:
            card = stacks[die][lying_there]
            aside = [own for own in desk.lying if own.place in (ON_DECK, ON_DISCARD)]
            own = next(held for held in (*desk.hand, *aside) if held.card == card)
            return sentence(Put(card, die)), (desk.key_of(own), f"column{die}")
    return say("hint-ready"), ("ready",)


def _picking(view: View, player: Player, advice: Sequence[Explanation]) -> tuple[Hint, ...]:
    best = words.best_sides(view, player)
    die = next_to_pick(view)
    goals = tuple([f"goal-{goal}-button" for goal in view.at_stake])
    return _pointing(advice, (f"column{die}",), goals, (f"side{die}.{best[die]}",))


def _selecting(view: View, advice: Sequence[Explanation]) -> tuple[Hint, ...]:
    if len(advice) == 1:
        return _pointing(advice, ("take",))
    cards = [card for _, card in words.serving(view)]
    keys = tuple([offer_key(view, at) for at, card in enumerate(view.offer) if card in cards])
    return _pointing(advice, tuple([f"goal-{goal}-button" for goal in view.goals]), ("offer",), keys)
