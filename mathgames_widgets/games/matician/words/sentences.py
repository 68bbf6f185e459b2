"""Every event, action and reason in one sentence, and the names of cards, symbols and sides.

For learners the sabotage card is the minus card, so that nobody takes it for the symbol −.
"""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Action, Event, NotYourTurn, Player, Reason
from mathgames_widgets.core.words import SMALL, common_refusal, counted, listed, name_of
from mathgames_widgets.games.matician.rules.cards import (
    LEFT,
    LESS,
    MINUS,
    MOST_UNDER_TIMES,
    OVER,
    PLUS,
    RIGHT,
    TIMES,
    Card,
    Cards,
    Equation,
    Side,
    Symbol,
    Value,
    numbers_in,
)
from mathgames_widgets.games.matician.rules.reasons import (
    AlreadyChosen,
    AlreadyReady,
    HasFinished,
    NobodyThere,
    NoMinus,
    NoSuchSide,
    NotANumber,
    NothingThere,
    NotInYourHand,
    NotOnOffer,
    SideIsEmpty,
    SideTaken,
    TooLargeUnderTimes,
    WrongPhase,
    YourOwnEquation,
)
from mathgames_widgets.games.matician.rules.state import (
    POINTS_TO_WIN,
    ChoseSabotage,
    GameOver,
    Pass,
    Phase,
    Placed,
    Put,
    ReachedThree,
    Ready,
    Revealed,
    RoundBegan,
    RoundResult,
    Sabotage,
    SabotageBegan,
    Take,
    TakeBack,
    Took,
    TookBack,
    WasReady,
)
from mathgames_widgets.maths.writing.notation import plain

PHASES = {
    Phase.DRAFT: "symbols are taken",
    Phase.NUMBERS: "numbers are laid",
    Phase.SABOTAGE: "minus cards are laid",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""

SIGNS = {PLUS: "+", LESS: "−", TIMES: "×", OVER: "÷"}
"""The symbols as they are written in mathematics."""

SPOKEN = {PLUS: "plus", LESS: "minus", TIMES: "times", OVER: "divided by"}
"""The symbols as they are read aloud."""

SIDE_NAMES = {LEFT: "left", RIGHT: "right"}


def sentence(fact: Event | Reason | Action, names: Sequence[str] = ()) -> str:
    """An event, a reason or an action in one sentence for learners.

    >>> sentence(NotInYourHand("13"))
    'There is no 13 in your hand.'
    >>> sentence(Sabotage(1, RIGHT), ["Asha", "Ben"])
    'Lay a minus card in front of the right number of Ben.'

    Raises TypeError for something that is none of the three.
    """
    if isinstance(fact, Event):
        return _event(fact, names)
    if isinstance(fact, Reason):
        return _reason(fact, names)
    return _action(fact, names)


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def symbol_text(symbol: Symbol) -> str:
    """A symbol as it is written.

    >>> [symbol_text(symbol) for symbol in ("+", "-", "x", "/")]
    ['+', '−', '×', '÷']
    """
    return SIGNS[symbol]


def side_text(side: Side) -> str:
    """A side of a symbol.

    >>> side_text(LEFT), side_text(RIGHT)
    ('left', 'right')
    """
    return SIDE_NAMES[side]


def card_text(card: Card) -> str:
    """A card of the hand.

    >>> card_text("13"), card_text("-")
    ('13', 'minus card')
    """
    return "minus card" if card == MINUS else card


def cards_text(cards: Cards) -> str:
    """The cards of a hand, numbers first.

    >>> cards_text(("4", "4", "13")), cards_text(("4", "-")), cards_text(("-", "-")), cards_text(())
    ('4, 4 and 13', '4 and one minus card', 'two minus cards', 'nothing')
    """
    minuses = cards.count(MINUS)
    held = [card for card in cards if card != MINUS] + [counted(minuses, "minus card")] * bool(minuses)
    return listed(held) if held else "nothing"


def too_few_text(hand: Cards) -> str:
    """What a hand that is dealt again has; with two numbers it is the small ones for "x" that it lacks.

    >>> too_few_text(("3", "-", "-")), too_few_text(("0", "11", "12", "-"))
    ('too few numbers', 'too few numbers from 1 to 9')
    """
    return f"too few numbers from 1 to {MOST_UNDER_TIMES}" if len(numbers_in(hand)) > 1 else "too few numbers"


def value_text(value: Value) -> str:
    """A value within a sentence.

    >>> from fractions import Fraction
    >>> value_text(Fraction(-9)), value_text(Fraction(7, 2)), value_text(None)
    ('−9', '7/2', 'no value')
    """
    return "no value" if value is None else plain(value)


def equation_text(equation: Equation) -> str:
    """An equation with the signs of its numbers, not yet worked out.

    >>> equation_text(Equation("4", "+", "13", (0, 1))), equation_text(Equation("4", "x", "13", (1, 2)))
    ('4 + (−13)', '−4 × 13')
    """
    left, right = equation.numbers
    behind = f"({plain(right)})" if right < 0 else f"{right}"
    return f"{plain(left)} {symbol_text(equation.symbol)} {behind}"


def worked_out(equation: Equation) -> str:
    """An equation with what it is worth.

    >>> worked_out(Equation("4", "+", "13", (0, 1))), worked_out(Equation("7", "/", "0"))
    ('4 + (−13) = −9', '7 ÷ 0, which has no value')
    """
    if equation.value is None:
        return f"{equation_text(equation)}, which has no value"
    return f"{equation_text(equation)} = {value_text(equation.value)}"


def points_text(points: int) -> str:
    """Points in digits.

    >>> points_text(1), points_text(3)
    ('1 point', '3 points')
    """
    return f"{points} point{'' if points == 1 else 's'}"


def is_ranked(result: RoundResult) -> bool:
    """Whether ranks were compared and not the values themselves."""
    values = [None if one is None else one.value for one in result.equations]
    return list(result.measures) != values


def seats_of(result: RoundResult) -> tuple[Player, ...]:
    """Who had an equation in this round."""
    return tuple([seat for seat, equation in enumerate(result.equations) if equation is not None])


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Event, names: Sequence[str]) -> str:
    said = _of_the_table(event, names) or _of_a_player(event, names)
    if not said:
        raise TypeError(f"{event!r} is not an event of Matician.")
    return said


def _of_the_table(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case RoundBegan():
            return _began(event, names)
        case SabotageBegan():
            return "All numbers lie face down; now everybody may lay one minus card at somebody else's equation."
        case Revealed(result):
            return _revealed(result, names)
        case ReachedThree(players, place):
            who = listed([name_of(seat, names) for seat in players])
            together = " together" if len(players) > 1 else ""
            return f"{who} reached {points_text(POINTS_TO_WIN)}{together}: place {place}."
        case GameOver(winners, points):
            who = listed([name_of(seat, names) for seat in winners])
            together, each = (" together", " each") if len(winners) > 1 else ("", "")
            return f"{who} won the game{together} with {points_text(points[winners[0]])}{each}."
    return None


def _of_a_player(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case Took(player, symbol):
            return f"{name_of(player, names)} took the symbol {symbol_text(symbol)}."
        case Placed(player, card, side):
            return f"{name_of(player, names)} laid {card} on the {side_text(side)}."
        case TookBack(player, card, side):
            return f"{name_of(player, names)} took {card} back from the {side_text(side)}."
        case WasReady(player):
            return f"{name_of(player, names)} is ready."
        case ChoseSabotage(player, None):
            return f"{name_of(player, names)} has chosen."
        case ChoseSabotage(player, Pass()):
            return f"{name_of(player, names)} lays no minus card."
        case ChoseSabotage(player, Sabotage(target, side)):
            return f"{name_of(player, names)} lays a minus card {_before(target, side, names)}."
    return None


def _before(target: Player, side: Side, names: Sequence[str]) -> str:
    return f"in front of the {side_text(side)} number of {name_of(target, names)}"


def _began(event: RoundBegan, names: Sequence[str]) -> str:
    """What lies open when a round begins; hands are told to nobody, since several may look at one screen."""
    own = [
        f"{name_of(seat, names)} has {symbol_text(symbol)}"
        for seat, symbol in enumerate(event.symbols)
        if symbol is not None
    ]
    again = [
        f"{name_of(seat, names)} had {too_few_text(hand)}, showed {cards_text(hand)}, and got a new hand"
        for seat, hand in event.redealt
    ]
    return f"Round {event.round} began: {'; '.join([*own, *_offered(event, names), *again])}."


def _offered(event: RoundBegan, names: Sequence[str]) -> list[str]:
    if not event.offer:
        return []
    order = ", then ".join([name_of(seat, names) for seat in event.order])
    return [f"{listed([symbol_text(symbol) for symbol in event.offer])} lie open, and {order} takes one"]


def _revealed(result: RoundResult, names: Sequence[str]) -> str:
    equations = [
        f"{name_of(seat, names)} has {worked_out(equation)}"
        for seat, equation in enumerate(result.equations)
        if equation is not None
    ]
    sabotages = [
        f"{name_of(seat, names)} laid a minus card in front of {number_of(result, sabotage, names)}"
        for seat, sabotage in enumerate(result.sabotages)
        if sabotage is not None
    ]
    told = [f"The cards were turned over: {'; '.join(equations)}."]
    if sabotages:
        told.append(f"{'; '.join(sabotages)}.")
    return " ".join([*told, who_scored(result, names)])


def number_of(result: RoundResult, sabotage: Sabotage, names: Sequence[str]) -> str:
    """Whose number a minus card was laid in front of.

    >>> result = RoundResult(1, (Equation("4", "+", "13", (0, 1)),), (None,), (None,), (), (0,))
    >>> number_of(result, Sabotage(0, RIGHT), ["Asha"])
    "Asha's 13 on the right"
    """
    equation = result.equations[sabotage.target]
    assert equation is not None
    card = equation.left if sabotage.side == LEFT else equation.right
    return f"{name_of(sabotage.target, names)}'s {card} on the {side_text(sabotage.side)}"


def who_scored(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who gets the point of a round, or that nobody does.

    >>> result = RoundResult(1, (Equation("7", "/", "0"), None), (None, None), (None, None), (), (0, 0))
    >>> who_scored(result)
    'Nobody has a value, so nobody gets a point.'
    """
    if not result.winners:
        return "Nobody has a value, so nobody gets a point."
    who = listed([name_of(seat, names) for seat in result.winners])
    what = "rank" if is_ranked(result) else "value"
    if len(result.winners) == 1:
        return f"{who} has the highest {what} and gets 1 point."
    many = "both" if len(result.winners) == 2 else f"all {SMALL[len(result.winners)]}"
    return f"{who} {many} have the highest {what}, and each gets 1 point."


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(action: Action, names: Sequence[str]) -> str:
    match action:
        case Take(symbol):
            return f"Take the symbol {symbol_text(symbol)}."
        case Put(card, side):
            return f"Lay {card} on the {side_text(side)}."
        case TakeBack(side):
            return f"Take the {side_text(side)} number back."
        case Ready():
            return "Be ready."
        case Sabotage(target, side):
            return f"Lay a minus card {_before(target, side, names)}."
        case Pass():
            return "Lay no minus card."
    raise TypeError(f"{action!r} is not an action of Matician.")


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _reason(reason: Reason, names: Sequence[str]) -> str:
    said = _about_the_turn(reason, names) or _about_laying(reason) or _about_sabotage(reason, names)
    if not said:
        raise TypeError(f"{reason!r} is not a reason of Matician.")
    return said


def _about_the_turn(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case HasFinished(player):
            return f"{name_of(player, names)} has {points_text(POINTS_TO_WIN)} and does not play on."
        case WrongPhase(phase):
            return f"That belongs to another part of the round: now {PHASES[phase]}."
        case NotYourTurn(turn):
            return f"It is the turn of {name_of(turn, names)} to take a symbol."
        case NotOnOffer(symbol):
            return f"No {SIGNS.get(symbol, symbol)} lies there to be taken."
    return common_refusal(reason, names)


def _about_laying(reason: Reason) -> str | None:
    match reason:
        case AlreadyReady():
            return "You are ready already; your numbers stay as they are."
        case NoSuchSide():
            return "A symbol has a left side and a right side, and no other."
        case NotInYourHand(card):
            return f"There is no {card_text(card)} in your hand."
        case NotANumber():
            return "A minus card is no number: it is for somebody else's equation, once all numbers lie."
        case TooLargeUnderTimes(card):
            return (
                f"In this game only numbers from 1 to {MOST_UNDER_TIMES} lie beside ×, and {card} is not one of them."
            )
        case SideTaken(side):
            return f"A number lies on the {side_text(side)} already; take it back first."
        case NothingThere(side):
            return f"There is no number on the {side_text(side)} to be taken back."
        case SideIsEmpty():
            return "An equation needs a number on each side of its symbol."
    return None


def _about_sabotage(reason: Reason, names: Sequence[str]) -> str | None:
    match reason:
        case AlreadyChosen():
            return "You have chosen already; the cards are turned over when everybody has."
        case NoMinus():
            return "There is no minus card in your hand."
        case NobodyThere(target):
            return f"{name_of(target, names)} has no equation in this round."
        case YourOwnEquation():
            return "A minus card is for somebody else's equation, not for your own."
    return None
