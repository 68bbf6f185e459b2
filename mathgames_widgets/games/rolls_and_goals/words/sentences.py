"""Every event, action and reason in one sentence, and the names of cards and places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mathgames_widgets.core.game import Action, Event, NotYourTurn, Player, Reason
from mathgames_widgets.core.words import SMALL, common_refusal, counted, name_of
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, DOUBLE, HALVE, Card, Cards, Goal, Goals, Side
from mathgames_widgets.games.rolls_and_goals.rules.reasons import (
    AlreadyDeclared,
    AlreadyReady,
    NoCardThere,
    NoSpecialGoalThere,
    NoSuchPlace,
    NoSuchSide,
    NotDeclared,
    NothingToPick,
    NotInYourHand,
    NotOnOffer,
    NotYourSpecialGoal,
    TakeWhatIsLeft,
    WrongNumberOfCards,
    WrongPhase,
)
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    ON_DECK,
    ON_DISCARD,
    ChosePick,
    Declare,
    Declaring,
    Flipped,
    GameOver,
    Phase,
    Pick,
    Picked,
    Placed,
    Put,
    Ready,
    Rerolled,
    RolledOff,
    RoundBegan,
    RoundScored,
    SelectingBegan,
    Stacks,
    Take,
    TakeBack,
    Took,
    TookBack,
    TurnedOver,
    WasReady,
    Withdraw,
    Withdrew,
)
from mathgames_widgets.maths.numbers.signed import in_text
from mathgames_widgets.maths.writing.words import listed

PHASES = {
    Phase.PLACE: "cards are placed behind the dice",
    Phase.PICK: "sides are picked for the dice",
    Phase.SELECT: "cards are selected for the decks",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""

TIMES_2 = "×2"

SPOKEN = {DOUBLE: "times 2", HALVE: "divided by 2, rounded down"}


def sentence(fact: Event | Reason | Action, names: Sequence[str] = ()) -> str:
    """An event, a reason or an action in one sentence for learners.

    >>> sentence(NotInYourHand("-2"))
    'There is no −2 in your hand.'
    >>> sentence(Rerolled(1, 2, 4, 6), ["Asha", "Ben"])
    'Ben rolled die 3 again: 4 became 6.'

    Raises TypeError for something that is none of the three.
    """
    if isinstance(fact, Event):
        return _event(fact, names)
    if isinstance(fact, Reason):
        return _reason(fact, names)
    return _action(fact)


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
    """The name of a goal card. Its id is the English name, so a translation begins here.

    >>> goal_text(Goal.MOST_ODDS)
    'most odds'
    """
    return str(goal)


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


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Event, names: Sequence[str]) -> str:
    said = _of_a_round(event, names) or _while_placing(event, names) or _of_a_die(event, names)
    if not said:
        raise TypeError(f"{event!r} is not an event of Rolls & Goals.")
    return said


def _of_a_round(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case RoundBegan():
            return _began(event, names)
        case TurnedOver(stacks, declared):
            return _turned_over(stacks, declared, names)
        case RoundScored(result):
            seats = range(len(result.values))
            shares = [f"{tokens_text(result.gained(seat))} to {name_of(seat, names)}" for seat in seats]
            return f"Round {result.round} brought {listed(shares)}."
        case SelectingBegan():
            return _selecting(event, names)
        case Took():
            return _took(event, names)
        case RolledOff(rolls):
            return f"To break the tie {_rolls(rolls, names)}."
        case GameOver(winners, scores):
            who = listed([name_of(seat, names) for seat in winners])
            tokens = tokens_text(scores[winners[0]])
            tied = " and the greatest roll of those with as many" if scores.count(max(scores)) > 1 else ""
            return f"{who} won the game with {tokens}{tied}."
    return None


def _began(event: RoundBegan, names: Sequence[str]) -> str:
    rolled = [f"{name_of(seat, names)} rolled {listed(map(str, dice))}" for seat, dice in enumerate(event.dice)]
    drew = [
        f"{name_of(seat, names)} drew {cards_text(hand) or 'nothing'}"
        for seat, hand in enumerate(event.hands)
        if hand is not None
    ]
    shuffled = [f"{name_of(seat, names)} made a new deck of the discard pile" for seat in event.reshuffled]
    return f"Round {event.round} began: {'; '.join([*rolled, *shuffled, *drew])}."


def _turned_over(stacks: Sequence[Stacks], declared: Sequence[Goals], names: Sequence[str]) -> str:
    lie = [f"{name_of(seat, names)} has {_behind(own)}" for seat, own in enumerate(stacks)]
    goals = [f"{name_of(seat, names)} declared {goals_text(own)}" for seat, own in enumerate(declared) if own]
    return f"The cards were turned over: {'; '.join([*lie, *goals])}."


def _behind(stacks: Stacks) -> str:
    placed = [f"{cards_text(cards)} {place_text(die)}" for die, cards in enumerate(stacks[:DICE]) if cards]
    return ", ".join(placed) if placed else "no cards behind the dice"


def _selecting(event: SelectingBegan, names: Sequence[str]) -> str:
    rolls = f" The dice decided between equal tokens: {_rolls(event.rolls, names)}." if event.rolls else ""
    order = ", then ".join([name_of(seat, names) for seat in event.order])
    specials = [counted(event.specials_offered, "special goal")] if event.specials_offered else []
    taken = listed([*[card_text(card) for card in event.offer], *specials])
    return f"The new goals are {goals_text(event.goals)}; {taken} can be taken.{rolls} {order} selects."


def _rolls(rolls: Sequence[tuple[Player, Side]], names: Sequence[str]) -> str:
    return listed([f"{name_of(seat, names)} rolled {side}" for seat, side in rolls])


def _took(event: Took, names: Sequence[str]) -> str:
    special = "a special goal" if event.goal is None else f"the special goal {goal_text(event.goal)}"
    taken = [card_text(card) for card in event.cards] + [special] * event.special
    return f"{name_of(event.player, names)} took {listed(taken)}."


def _while_placing(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Placed(player, card, place):
            return f"{name_of(player, names)} put {card_text(card)} {place_text(place)}."
        case TookBack(player, card, place):
            return f"{name_of(player, names)} took {card_text(card)} back from {_from(place)}."
        case Declaring(player, goal):
            return f"{name_of(player, names)} will declare the special goal {goal_text(goal)}."
        case Withdrew(player, goal):
            return f"{name_of(player, names)} keeps the special goal {goal_text(goal)} for later."
        case WasReady(player, left):
            go = "go" if left and len(left) > 1 else "goes"
            onto = f"; {cards_text(left)} {go} onto the discard pile" if left else ""
            return f"{name_of(player, names)} is ready{onto}."
    return None


def _from(place: int) -> str:
    if place < DICE:
        return die_text(place)
    return "the top of the deck" if place == ON_DECK else "the discard pile"


def _of_a_die(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Rerolled(player, die, before, after):
            became = f"{before} became {after}" if before != after else f"{before} came once more"
            return f"{name_of(player, names)} rolled {die_text(die)} again: {became}."
        case ChosePick(player, die, side):
            what = "a side" if side is None else f"{side}"
            return f"{name_of(player, names)} chose {what} for {die_text(die)}."
        case Picked(player, die, before, after):
            if before == after:
                return f"{name_of(player, names)} left {die_text(die)} on {after}."
            return f"{name_of(player, names)} changed {die_text(die)} from {before} to {after}."
        case Flipped(player, die, before, after):
            return f"{name_of(player, names)} flipped {die_text(die)} from {before} to {after}."
    return None


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(action: Action) -> str:
    match action:
        case Put(card, place):
            return f"Put {card_text(card)} {place_text(place)}."
        case TakeBack(place, at):
            return f"Take card {at + 1} back from {_from(place)}."
        case Declare(goal):
            return f"Declare the special goal {goal_text(goal)}."
        case Withdraw(goal):
            return f"Keep the special goal {goal_text(goal)} for later."
        case Ready():
            return "Be ready."
        case Pick(die, side):
            return f"Change {die_text(die)} to {side}."
        case Take(cards, special):
            return f"Take {_wanted(cards, special)}."
    raise TypeError(f"{action!r} is not an action of Rolls & Goals.")


def _wanted(cards: Cards, special: bool) -> str:
    taken = [card_text(card) for card in cards] + ["the special goal"] * special
    if not taken:
        return "nothing"
    top = f", so that {card_text(cards[-1])} lies on top" if len(cards) > 1 else ""
    return listed(taken) + top


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _reason(reason: Reason, names: Sequence[str]) -> str:
    said = _about_the_turn(reason, names) or _about_placing(reason) or _about_selecting(reason)
    if not said:
        raise TypeError(f"{reason!r} is not a reason of Rolls & Goals.")
    return said


def _about_the_turn(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case WrongPhase(phase):
            return f"That belongs to another part of the round: now {PHASES[phase]}."
        case AlreadyReady():
            return "You are ready already; the cards are turned over when everybody is."
        case NotYourTurn(turn):
            return f"It is the turn of {name_of(turn, names)} to select."
    return common_refusal(reason, names)


def _about_placing(reason: Reason) -> str | None:
    match reason:
        case NoSuchPlace():
            return "A card goes behind one of the six dice, on top of the deck or onto the discard pile."
        case NotInYourHand(card):
            return f"There is no {face_text(card)} in your hand."
        case NoCardThere(place, at):
            return f"There is no card {at + 1} to be taken back {_at(place)}."
        case NotYourSpecialGoal(goal):
            return f"You do not have the special goal {goal_text(goal)}, so you cannot declare it."
        case AlreadyDeclared(goal):
            return f"The special goal {goal_text(goal)} is to be declared already; it is declared once."
        case NotDeclared(goal):
            return f"The special goal {goal_text(goal)} was not to be declared, so there is nothing to keep for later."
        case NothingToPick(die):
            return f"There is nothing to choose for {die_text(die)}: no pick lies behind it, or its side was chosen."
        case NoSuchSide(side):
            return f"A die has the sides 1 to 6, and {in_text(side)} is not one of them."
    return None


def _at(place: int) -> str:
    if place not in range(ON_DISCARD + 1):
        return "there"
    return place_text(place) if place != ON_DISCARD else "on the discard pile"


def _about_selecting(reason: Reason) -> str | None:
    match reason:
        case NotOnOffer(card):
            return f"There is no {face_text(card)} to be taken, or not so often."
        case NoSpecialGoalThere():
            return "There is no special goal left to be taken."
        case WrongNumberOfCards(cards, each):
            return f"Everybody takes {counted(each, 'card')} now, the special goal included, and this is {cards}."
        case TakeWhatIsLeft():
            return "The last player takes what is left, the special goal included; only the order can be chosen."
    return None
