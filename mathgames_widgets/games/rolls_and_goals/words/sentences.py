"""Every event, action and reason in a few sentences, and the names of cards and goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import reduce
from typing import Any

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal, listed, name_of, people, won

from ..rules import reasons, state
from ..rules.cards import DICE, Card, Goal, kind_of
from ..rules.rules import MostTokens
from ..rules.state import ON_DECK, ON_DISCARD, RoundResult

say = room(__name__)


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in words for learners.

    >>> sentence(core.NotInYourHand("-2"))
    'There is no −2 in your hand. Choose a card you hold.'
    >>> sentence(state.Rerolled(1, 2, 4, 6), ["Asha", "Ben"])
    'Ben rolled die 3 again: 4 became 6.'

    Raises TypeError for something that is none of them.
    """
    match fact:
        case core.GameOver(winners, scores):
            tokens, is_tied = int(max(scores)), scores.count(max(scores)) > 1
            return won(winners, names, say("tokens-and-roll" if is_tied else "tokens", tokens=tokens))
        case Reason() if said := None if isinstance(fact, core.NotYourTurn) else common_refusal(fact, names, face_text):
            return said
    try:
        return " ".join([say.by("fact", type(fact), **_slots(fact, names)), *_more(fact, names)])
    except LookupError as missing:
        raise TypeError(f"{fact!r} is not an event, reason or action of Rolls & Goals.") from missing


# ── names ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def tokens_text(tokens: int) -> str:
    """Tokens in digits.

    >>> tokens_text(1), tokens_text(12)
    ('1 token', '12 tokens')
    """
    return say("tokens", tokens=tokens)


def goal_text(goal: Goal) -> str:
    """What stands on a goal card. Records and saves have its id instead, which stays when the wording changes.

    >>> goal_text(Goal.MOST_ODDS)
    'most odds'
    """
    return say.by("goal", f"{goal}")


def goal_title(goal: Goal) -> str:
    """The same at the start of a line.

    >>> goal_title(Goal.MOST_ODDS)
    'Most odds'
    """
    return say.by("goal.title", f"{goal}")


def goals_text(goals: Iterable[Goal]) -> str:
    """The names of some goals.

    >>> goals_text((Goal.MOST_ODDS, Goal.MOST_PAIRS))
    'most odds and most pairs'
    """
    return listed([goal_text(goal) for goal in goals])


def face_text(card: Card) -> str:
    """What stands on a card, in a sentence.

    >>> [face_text(card) for card in ("+2", "-2", "x2", "÷2", "[7]", "flip")]
    ['+2', '−2', '×2', '÷2', '[7]', 'flip']
    """
    return say.by("face", card) if card.isalpha() else card.replace("-", "−").replace("x", "×")


def card_text(card: Card) -> str:
    """A card within a sentence, with an article where its face is a word.

    >>> card_text("-2"), card_text("flip")
    ('−2', 'a flip')
    """
    return say.by("card", card) if card.isalpha() else face_text(card)


def cards_text(cards: Iterable[Card]) -> str:
    """Several cards.

    >>> cards_text(("+2", "x2", "reroll"))
    '+2, ×2 and a reroll'
    """
    return listed([card_text(card) for card in cards])


def faces_text(cards: Iterable[Card]) -> str:
    """Several cards by their faces alone.

    >>> faces_text(("x2", "-3", "reroll"))
    '×2, −3 and reroll'
    """
    return listed(list(map(face_text, cards)))


def stack_text(cards: Sequence[Card]) -> str:
    """The cards of a stack from top to bottom.

    >>> stack_text(("x2", "-3", "flip"))
    '×2, then −3, then flip'
    """
    return reduce(_then, map(face_text, cards)) if cards else ""


def _then(first: str, following: str) -> str:
    return say("then", first=first, next=following)


def spoken(card: Card) -> str:
    """A card as it is read aloud.

    >>> [spoken(card) for card in ("+2", "-1", "[7]", "x2", "÷2", "negate")]
    ['plus 2', 'minus 1', 'becomes 7', 'times 2', 'divided by 2, rounded down', 'negate']
    """
    return say.by("spoken", kind_of(card), number=card.strip("+-[]"))


# ── facts ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _slots(fact: Any, names: Sequence[str]) -> dict[str, object]:
    """The fields of a fact as its message wants them; a place is the die, 7 for the deck, 8 for the discard pile."""
    said = {field.name: _SAID.get(field.name, _as_it_is)(getattr(fact, field.name)) for field in fields(fact)}
    for role in {"player", "turn"} & set(said):
        said[role] = name_of(getattr(fact, role), names)
    match fact:
        case core.Placed() | core.TookBack() | state.Put() | state.TakeBack():
            return {**said, "die": fact.place + 1}
        case state.RoundScored(result):
            return {"round": result.round}
        case state.Rerolled() | state.Picked():
            return {**said, "same": fact.before == fact.after}
        case state.WasReady():
            return {**said, "left": cards_text(fact.left or ()), "many": len(fact.left or ())}
        case state.SelectingBegan():
            goals = [say("special-goals", many=fact.specials_offered)] if fact.specials_offered else []
            return {"goals": goals_text(fact.goals), "offer": [*map(card_text, fact.offer), *goals]}
        case state.Took():
            goal = [say("special-goal", goal=fact.goal and goal_text(fact.goal))] if fact.special else []
            return {**said, "taken": [*map(card_text, fact.cards), *goal]}
        case state.Take():
            taken = [*map(card_text, fact.cards), *([say("the-special-goal")] if fact.special else [])]
            top = card_text(fact.cards[-1]) if len(fact.cards) > 1 else None
            return {"many": len(taken), "taken": taken, "top": top}
        case reasons.NoCardThere(place, at):
            known = {ON_DECK: "deck", ON_DISCARD: "discard"}.get(place, "die" if place in range(DICE) else "")
            return {"place": known, "die": place + 1, "at": at + 1}
        case reasons.NotOnOffer(card):
            return {"card": face_text(card)}
        case MostTokens():
            return {"off": fact.rolled_off}
    return said


def _as_it_is(value: Any) -> object:
    return value


_SAID: Mapping[str, Callable[[Any], object]] = {
    "card": card_text,
    "goal": lambda goal: goal and goal_text(goal),
    "die": lambda die: die + 1,
    "at": lambda at: at + 1,
    "text": repr,
}
"""How a field is said."""


def _more(fact: object, names: Sequence[str]) -> list[str]:
    """The sentences that follow, one for each player."""
    match fact:
        case state.RoundBegan(_, dice, hands, reshuffled):
            rolled = [say("rolled", player=name_of(seat, names), dice=own) for seat, own in enumerate(dice)]
            drawn = [(name_of(seat, names), hand) for seat, hand in enumerate(hands) if hand is not None]
            drew = [say("drew", player=name, many=len(hand), cards=cards_text(hand)) for name, hand in drawn]
            return [*rolled, *[say("reshuffled", player=name_of(seat, names)) for seat in reshuffled], *drew]
        case state.TurnedOver(stacks, declared):
            lie = [_behind(own, name_of(seat, names)) for seat, own in enumerate(stacks)]
            goals = [(name_of(seat, names), goals_text(own)) for seat, own in enumerate(declared) if own]
            return [*lie, *[say("declared", player=name, goals=own) for name, own in goals]]
        case state.RoundScored(result):
            return [outcome_of_round(result, names)]
        case state.SelectingBegan():
            rolls = [say("fact-rolled-off"), *_rolls(fact.rolls, names)] if fact.rolls else []
            order = reduce(_then, [name_of(seat, names) for seat in fact.order])
            return [*rolls, say("order-is", players=order)]
        case state.RolledOff(rolls):
            return _rolls(rolls, names)
    return []


def _behind(stacks: state.Stacks, player: str) -> str:
    lie = behind_dice(stacks)
    return say("has-behind", player=player, many=len(lie), cards=lie)


def behind_dice(stacks: state.Stacks) -> list[str]:
    """What lies behind each die that has cards.

    >>> behind_dice((("+1", "x2"), (), (), ("flip",), (), ()))
    ['+1 and ×2 behind die 1', 'a flip behind die 4']
    """
    return [say("behind-die", cards=cards_text(own), die=die) for die, own in enumerate(stacks[:DICE], 1) if own]


def _rolls(rolls: state.Rolls, names: Sequence[str]) -> list[str]:
    return [say("rolled", player=name_of(seat, names), dice=side) for seat, side in rolls]


def outcome_of_round(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who took how many tokens in a round, the most first.

    >>> from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
    >>> values = ((6, 6, 1, 2, 3, 6), (6, 1, 6, 5, 2, 6), (1, 1, 1, 1, 1, 1))
    >>> result = RoundResult(1, values, (((),) * 6,) * 3, values, values, (judge("most 6s", values),))
    >>> outcome_of_round(result, ["Asha", "Ben", "Chiara"])
    'Asha and Ben took 3 tokens each. Chiara took none.'
    """
    seats: dict[int, list[Player]] = {}
    for seat in range(len(result.values)):
        seats.setdefault(result.gained(seat), []).append(seat)
    if [*seats] == [0]:
        return say("nobody-took")
    most_first = sorted(seats.items(), reverse=True)
    return " ".join(
        [say("round-took", players=people(who, names), many=len(who), tokens=tokens) for tokens, who in most_first]
    )


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened. A round is shown in its own steps."""
    match event:
        case state.Took(player, cards, special):
            goal = [say("special-goal", goal=None)] if special else []
            return say("takes", player=name_of(player, names), taken=[*map(card_text, cards), *goal])
        case state.TurnedOver():
            return say("all-turned-over")
    return ""
