"""Every event, action and reason in one sentence, and the names of cards, goals and places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.words import SMALL, common_refusal, counted, name_of, won
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.words import listed

from ..rules import reasons, state
from ..rules.cards import DICE, DOUBLE, HALVE, Card, Goal, Side
from ..rules.rules import MostTokens
from ..rules.state import ON_DECK, ON_DISCARD, Phase, Stacks

PHASES = {
    Phase.PLACE: "players are placing cards behind their dice",
    Phase.PICK: "players are picking sides for dice",
    Phase.SELECT: "players are choosing cards for their decks",
    Phase.OVER: "the game is over",
}
"""What happens in a phase, after "You cannot do that now"."""

GOAL_NAMES: Mapping[Goal, str] = {
    Goal.MOST_1S: "most 1s",
    Goal.MOST_2S: "most 2s",
    Goal.MOST_3S: "most 3s",
    Goal.MOST_4S: "most 4s",
    Goal.MOST_5S: "most 5s",
    Goal.MOST_6S: "most 6s",
    Goal.MOST_ZEROES: "most zeroes",
    Goal.MOST_ODDS: "most odds",
    Goal.MOST_EVENS: "most evens",
    Goal.MOST_DIVISIBLE_BY_3: "most divisible by 3",
    Goal.FEWEST_POSITIVE: "fewest positive",
    Goal.FEWEST_123456: "fewest 123456",
    Goal.HIGHEST_TOTAL: "highest total",
    Goal.LOWEST_TOTAL: "lowest total",
    Goal.SECOND_HIGHEST_TOTAL: "2nd highest total",
    Goal.SECOND_LOWEST_TOTAL: "2nd lowest total",
    Goal.BIGGEST_NUMBER: "biggest number",
    Goal.SMALLEST_NUMBER: "smallest number",
    Goal.GREATEST_RANGE: "greatest range",
    Goal.SMALLEST_RANGE: "smallest range",
    Goal.LONGEST_RUN: "longest run",
    Goal.LARGEST_SET: "largest set",
    Goal.MOST_PAIRS: "most pairs",
    Goal.GREATEST_VARIETY: "greatest variety",
}
"""What stands on a goal card. Records and saves have its id instead, which stays when the wording changes."""

TIMES_2 = "×2"

SPOKEN = {DOUBLE: "times 2", HALVE: "divided by 2, rounded down"}

SENTENCES: Mapping[type, str] = {
    core.Placed: "{player} put {card} {place}.",
    core.TookBack: "{player} took {card} back from {from_place}.",
    state.Declaring: "{player} will declare the special goal {goal}.",
    state.Withdrew: "{player} keeps the special goal {goal} for later.",
    state.Flipped: "{player} flipped {die} from {before} to {after}.",
    state.Put: "Put {card} {place}.",
    state.TakeBack: "Take card {at} back from {from_place}.",
    state.Declare: "Declare the special goal {goal}.",
    state.Withdraw: "Keep the special goal {goal} for later.",
    core.Ready: "Be ready.",
    state.Pick: "Change {die} to {side}.",
    core.NotYourTurn: "It is not your turn. {turn} is choosing cards now.",
    core.WrongPhase: "You cannot do that now: {phase}.",
    core.AlreadyReady: "You have already said you are ready. The cards are turned over when everyone is ready.",
    reasons.NoSuchPlace: "A card goes behind one of the six dice, on top of the deck or onto the discard pile.",
    reasons.NoCardThere: "There is no card {at} {at_place} to take back.",
    core.NoSuchCard: "{quoted} is no modifier card; cards look like '+1', '[0]', 'x2' or 'flip'.",
    reasons.NotYourSpecialGoal: "You do not have the special goal {goal}, so you cannot declare it.",
    reasons.AlreadyDeclared: "You have already declared the special goal {goal}. You can declare it only once.",
    reasons.NotDeclared: "You have not declared the special goal {goal}, so you are keeping it for later already.",
    reasons.NothingToPick: "You cannot choose a side for {die}: it has no pick, or you have already chosen.",
    reasons.NoSuchSide: "A die has no side {side}. Choose a side from 1 to 6.",
    reasons.NotOnOffer: "There are not enough {face} cards to take. Choose from the cards that are left.",
    reasons.NoSpecialGoalThere: "There is no special goal left to take. Take only cards.",
    reasons.WrongNumberOfCards: "That is {cards}. Everyone takes {each} now, counting the special goal.",
    reasons.TakeWhatIsLeft: "You choose last, so take everything that is left. You can choose only the order.",
}
"""What needs no more than its own fields: whole sentences with a slot for each of them."""


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(core.NotInYourHand("-2"))
    'There is no −2 in your hand. Choose a card you hold.'
    >>> sentence(state.Rerolled(1, 2, 4, 6), ["Asha", "Ben"])
    'Ben rolled die 3 again: 4 became 6.'

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, MostTokens):
        return "Most tokens. The highest roll broke the tie." if fact.rolled_off else "Most tokens."
    if type(fact) in SENTENCES:
        return SENTENCES[type(fact)].format(**_said(fact, names))
    said = (common_refusal(fact, names, face_text) if isinstance(fact, Reason) else None) or _told(fact, names)
    if not said:
        raise TypeError(f"{fact!r} is not an event, reason or action of Rolls & Goals.")
    return said


def _said(fact: Any, names: Sequence[str]) -> dict[str, str]:
    """The fields of a fact in words, by the names of the slots."""
    said: dict[str, str] = {}
    for field in fields(fact):
        value = getattr(fact, field.name)
        for slot, word in _WORDS.get(field.name, {field.name: str}).items():
            said[slot] = name_of(value, names) if slot in ("player", "turn") else word(value)
    return said


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def dice_text(number: int) -> str:
    """A number of dice in words.

    >>> dice_text(1), dice_text(4)
    ('one die', 'four dice')
    """
    return "one die" if number == 1 else f"{SMALL[number]} dice"


def tokens_text(tokens: int) -> str:
    """Tokens in digits.

    >>> tokens_text(1), tokens_text(12)
    ('1 token', '12 tokens')
    """
    return f"{tokens} token{'' if tokens == 1 else 's'}"


def goal_text(goal: Goal) -> str:
    """The name of a goal card.

    >>> goal_text(Goal.MOST_ODDS)
    'most odds'
    """
    return GOAL_NAMES[goal]


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
    return TIMES_2 if card == DOUBLE else card.replace("-", "−")


def card_text(card: Card) -> str:
    """A card with an article where its face is a word.

    >>> card_text("-2"), card_text("flip")
    ('−2', 'a flip')
    """
    return f"a {card}" if card.isalpha() else face_text(card)


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
    return listed(map(face_text, cards))


def stack_text(cards: Iterable[Card]) -> str:
    """The cards of a stack from top to bottom.

    >>> stack_text(("x2", "-3"))
    '×2, then −3'
    """
    return ", then ".join(map(face_text, cards))


def spoken(card: Card) -> str:
    """A card as it is read aloud.

    >>> [spoken(card) for card in ("+2", "-1", "[7]", "x2", "÷2", "negate")]
    ['plus 2', 'minus 1', 'becomes 7', 'times 2', 'divided by 2, rounded down', 'negate']
    """
    if card[0] in "+-":
        return f"{'plus' if card[0] == '+' else 'minus'} {card[1:]}"
    return f"becomes {card[1:-1]}" if card[0] == "[" else SPOKEN.get(card, card)


def die_text(die: int) -> str:
    """A die by its place from left to right.

    >>> die_text(0), die_text(5)
    ('die 1', 'die 6')
    """
    return f"die {die + 1}"


def place_text(place: int) -> str:
    """Where a card goes.

    >>> place_text(2), place_text(ON_DECK), place_text(ON_DISCARD)
    ('behind die 3', 'on top of the deck', 'onto the discard pile')
    """
    if place < DICE:
        return f"behind {die_text(place)}"
    return "on top of the deck" if place == ON_DECK else "onto the discard pile"


# ── what needs more than its fields ───────────────────────────────────────────────────────────────────────────────


def _told(fact: object, names: Sequence[str]) -> str | None:
    match fact:
        case state.RoundBegan():
            return _began(fact, names)
        case state.WasReady(player, None | ()):
            return f"{name_of(player, names)} is ready."
        case state.WasReady(player, (card,)):
            return f"{name_of(player, names)} is ready; {card_text(card)} goes onto the discard pile."
        case state.WasReady(player, tuple(left)):
            return f"{name_of(player, names)} is ready; {cards_text(left)} go onto the discard pile."
        case state.TurnedOver(stacks, declared):
            lie = [f"{name_of(seat, names)} has {_behind(own)}" for seat, own in enumerate(stacks)]
            goals = [f"{name_of(seat, names)} declared {goals_text(own)}" for seat, own in enumerate(declared) if own]
            return f"The cards were turned over: {'; '.join([*lie, *goals])}."
        case state.Rerolled(player, die, before, after):
            became = f"{before} became {after}" if before != after else f"{before} came up again"
            return f"{name_of(player, names)} rolled {die_text(die)} again: {became}."
        case state.ChosePick(player, die, None):
            return f"{name_of(player, names)} chose a side for {die_text(die)}."
        case state.ChosePick(player, die, side):
            return f"{name_of(player, names)} chose {side} for {die_text(die)}."
        case state.Picked(player, die, before, after):
            if before == after:
                return f"{name_of(player, names)} left {die_text(die)} at {after}."
            return f"{name_of(player, names)} changed {die_text(die)} from {before} to {after}."
        case state.RoundScored(result):
            seats = range(len(result.values))
            shares = [f"{tokens_text(result.gained(seat))} to {name_of(seat, names)}" for seat in seats]
            return f"Round {result.round} gave {listed(shares)}."
        case state.SelectingBegan():
            return _selecting(fact, names)
        case state.Took(player, cards, special, goal):
            what = "a special goal" if goal is None else f"the special goal {goal_text(goal)}"
            return f"{name_of(player, names)} took {listed([*map(card_text, cards), *([what] * special)])}."
        case state.Take(cards, special):
            taken = listed([*map(card_text, cards), *(["the special goal"] * special)])
            top = f", so that {card_text(cards[-1])} is on top" if len(cards) > 1 else ""
            return f"Take {taken or 'nothing'}{top}."
        case state.RolledOff(rolls):
            return f"To break the tie, {_rolls(rolls, names)}."
        case core.GameOver(winners, scores):
            tied = " and the highest roll in the tiebreak" if scores.count(max(scores)) > 1 else ""
            return won(winners, names, f"{tokens_text(int(scores[winners[0]]))}{tied}")
    return None


def _began(event: state.RoundBegan, names: Sequence[str]) -> str:
    rolled = [f"{name_of(seat, names)} rolled {listed(map(str, dice))}" for seat, dice in enumerate(event.dice)]
    drew = [
        f"{name_of(seat, names)} drew {cards_text(hand) or 'nothing'}"
        for seat, hand in enumerate(event.hands)
        if hand is not None
    ]
    shuffled = [f"{name_of(seat, names)} made a new deck from the discard pile" for seat in event.reshuffled]
    return f"Round {event.round} began: {'; '.join([*rolled, *shuffled, *drew])}."


def _behind(stacks: Stacks) -> str:
    placed = [f"{cards_text(cards)} {place_text(die)}" for die, cards in enumerate(stacks[:DICE]) if cards]
    return ", ".join(placed) if placed else "no cards behind the dice"


def _selecting(event: state.SelectingBegan, names: Sequence[str]) -> str:
    rolls = f" To break the tie, {_rolls(event.rolls, names)}." if event.rolls else ""
    order = ", then ".join([name_of(seat, names) for seat in event.order])
    specials = [counted(event.specials_offered, "special goal")] if event.specials_offered else []
    taken = listed([*map(card_text, event.offer), *specials])
    return f"The new goals are {goals_text(event.goals)}. Players can take {taken}.{rolls} The order is {order}."


def _rolls(rolls: Sequence[tuple[Player, Side]], names: Sequence[str]) -> str:
    return listed([f"{name_of(seat, names)} rolled {side}" for seat, side in rolls])


def _from(place: int) -> str:
    if place < DICE:
        return die_text(place)
    return "the top of the deck" if place == ON_DECK else "the discard pile"


def _at(place: int) -> str:
    if place not in range(ON_DISCARD + 1):
        return "there"
    return place_text(place) if place != ON_DISCARD else "on the discard pile"


_WORDS: Mapping[str, Mapping[str, Callable[[Any], str]]] = {
    "card": {"card": card_text, "face": face_text},
    "place": {"place": place_text, "from_place": _from, "at_place": _at},
    "at": {"at": lambda at: str(at + 1)},
    "die": {"die": die_text},
    "side": {"side": in_text},
    "goal": {"goal": goal_text},
    "phase": {"phase": PHASES.__getitem__},
    "text": {"quoted": repr},
    "each": {"each": lambda each: counted(each, "card")},
}
"""How a field is said, for each slot that it can fill."""


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened. A round is shown in its own steps."""
    match event:
        case state.Took(player, cards, special):
            what = [*map(card_text, cards), *(["a special goal"] if special else [])]
            return f"{name_of(player, names)} takes {listed(what)}."
        case state.TurnedOver():
            return "All cards are turned over."
    return ""
