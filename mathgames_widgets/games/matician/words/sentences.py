"""Every event, action and reason in one sentence, the names of cards, symbols and sides, and what is said of a turn.

For learners the sabotage card is the minus card, so that nobody takes it for the symbol −.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from mathgames_widgets.core.game import Action, AlreadyReady, Event, GameOver, NotYourTurn, Player, Reason, WrongPhase
from mathgames_widgets.core.words import SMALL, common_refusal, counted, listed, name_of
from mathgames_widgets.maths.writing.notation import plain

from ..rules import cards as deck
from ..rules import reasons, state
from ..rules.cards import LEFT, MINUS, RIGHT, Card, Cards, Equation, Side, Symbol, Value
from ..rules.state import POINTS_TO_WIN, Pass, Phase, RoundResult, Sabotage, View

PHASES = {
    Phase.DRAFT: "symbols are taken",
    Phase.NUMBERS: "numbers are laid",
    Phase.SABOTAGE: "minus cards are laid",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""

SIGNS = {deck.PLUS: "+", deck.LESS: "−", deck.TIMES: "×", deck.OVER: "÷"}
"""The symbols as they are written in mathematics."""

SPOKEN = {deck.PLUS: "plus", deck.LESS: "minus", deck.TIMES: "times", deck.OVER: "divided by"}
"""The symbols as they are read aloud."""

SIDE_NAMES = {LEFT: "left", RIGHT: "right"}

SENTENCES: dict[type[Event | Action | Reason], str] = {
    state.Took: "{player} took the symbol {symbol}.",
    state.Placed: "{player} laid {card} on the {side}.",
    state.TookBack: "{player} took {card} back from the {side}.",
    state.WasReady: "{player} is ready.",
    state.SabotageBegan: "All numbers are down; now each player may lay one minus card at another player's equation.",
    state.Take: "Take the symbol {symbol}.",
    state.Put: "Lay {card} on the {side}.",
    state.TakeBack: "Take the {side} number back.",
    state.Ready: "Be ready.",
    state.Sabotage: "Lay a minus card in front of the {side} number of {target}.",
    state.Pass: "Lay no minus card.",
    NotYourTurn: "It is the turn of {turn} to take a symbol.",
    reasons.HasFinished: f"{{player}} has {POINTS_TO_WIN} points and does not play on.",
    WrongPhase: "That belongs to another part of the round: now {phase}.",
    reasons.NotOnOffer: "There is no {symbol} to take.",
    AlreadyReady: "You are ready already; your numbers stay as they are.",
    reasons.NoSuchSide: "A symbol has a left side and a right side, and no other.",
    reasons.NotInYourHand: "There is no {card} in your hand.",
    reasons.NotANumber: "A minus card is no number: lay it at another player's equation when all numbers are down.",
    reasons.TooLargeUnderTimes: "In this game only numbers from 1 to 9 lie beside ×, and {card} is not one of them.",
    reasons.SideTaken: "A number lies on the {side} already; take it back first.",
    reasons.NothingThere: "There is no number on the {side} to take back.",
    reasons.SideIsEmpty: "An equation needs a number on each side of its symbol.",
    reasons.AlreadyChosen: "You have chosen already; the cards are turned over when everyone has.",
    reasons.NoMinus: "There is no minus card in your hand.",
    reasons.NobodyThere: "{target} has no equation in this round.",
    reasons.YourOwnEquation: "A minus card is for another player's equation, not for your own.",
}
"""Whole sentences, with the fields of what they tell as slots."""


def sentence(fact: Event | Reason | Action, names: Sequence[str] = ()) -> str:
    """An event, a reason or an action in one sentence for learners.

    >>> sentence(reasons.NotInYourHand("13"))
    'There is no 13 in your hand.'
    >>> sentence(Sabotage(1, RIGHT), ["Asha", "Ben"])
    'Lay a minus card in front of the right number of Ben.'

    Raises TypeError for something that is none of the three.
    """
    if type(fact) in SENTENCES:
        return SENTENCES[type(fact)].format_map(_slots(fact, names))
    said = common_refusal(fact, names) if isinstance(fact, Reason) else _event(fact, names)
    if said is None:
        raise TypeError(f"{fact!r} is nothing that happens in Matician.")
    return said


def _slots(fact: Event | Reason | Action, names: Sequence[str]) -> dict[str, str]:
    """The fields of a fact in words."""
    slots: dict[str, str] = {}
    for field in fields(fact):
        value = getattr(fact, field.name)
        match field.name:
            case "player" | "target" | "turn":
                slots[field.name] = name_of(value, names)
            case "symbol":
                slots[field.name] = SIGNS.get(value, value)
            case "card":
                slots[field.name] = card_text(value)
            case "side":
                slots[field.name] = SIDE_NAMES.get(value, f"{value}")
            case "phase":
                slots[field.name] = PHASES[value]
    return slots


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


def sabotage_text(where: Sequence[Side]) -> str:
    """Where minus cards lie.

    >>> sabotage_text(()), sabotage_text((LEFT,)), sabotage_text((LEFT, RIGHT))
    ('no minus card', 'a minus card on the left', 'a minus card on each side')
    """
    if len(where) == 1:
        return f"a minus card on the {side_text(where[0])}"
    return "a minus card on each side" if where else "no minus card"


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
    return f"too few numbers from 1 to {deck.MOST_UNDER_TIMES}" if len(deck.numbers_in(hand)) > 1 else "too few numbers"


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


# ── events that tell more ─────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Event | Action, names: Sequence[str]) -> str | None:
    match event:
        case state.RoundBegan():
            return _began(event, names)
        case state.Revealed(result):
            return _revealed(result, names)
        case state.ReachedThree(players, place):
            together = " together" if len(players) > 1 else ""
            return f"{_all(players, names)} reached {points_text(POINTS_TO_WIN)}{together}: place {place}."
        case GameOver(winners, points):
            together, each = (" together", " each") if len(winners) > 1 else ("", "")
            return f"{_all(winners, names)} won the game{together} with {points_text(int(points[winners[0]]))}{each}."
        case state.ChoseSabotage(player, None):
            return f"{name_of(player, names)} has chosen."
        case state.ChoseSabotage(player, Pass()):
            return f"{name_of(player, names)} lays no minus card."
        case state.ChoseSabotage(player, Sabotage(target, side)):
            number = f"the {side_text(side)} number of {name_of(target, names)}"
            return f"{name_of(player, names)} lays a minus card in front of {number}."
    return None


def _all(players: Sequence[Player], names: Sequence[str]) -> str:
    return listed([name_of(seat, names) for seat in players])


def _began(event: state.RoundBegan, names: Sequence[str]) -> str:
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


def _offered(event: state.RoundBegan, names: Sequence[str]) -> list[str]:
    if not event.offer:
        return []
    order = ", then ".join([name_of(seat, names) for seat in event.order])
    return [f"{listed([symbol_text(symbol) for symbol in event.offer])} lie open, and {order} takes one"]


def _revealed(result: RoundResult, names: Sequence[str]) -> str:
    equations = [f"{name_of(seat, names)} has {worked_out(result.equation_of(seat))}" for seat in result.seats]
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

    >>> result = RoundResult(1, (Equation("4", "+", "13", (0, 1)),), (None,), (None,), (), (0,), state.Rules())
    >>> number_of(result, Sabotage(0, RIGHT), ["Asha"])
    "Asha's 13 on the right"
    """
    card = result.equation_of(sabotage.target).cards[sabotage.side]
    return f"{name_of(sabotage.target, names)}'s {card} on the {side_text(sabotage.side)}"


def who_scored(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who gets the point of a round, or that nobody does.

    >>> result = RoundResult(1, (Equation("7", "/", "0"), None), (None, None), (None, None), (), (0, 0), state.Rules())
    >>> who_scored(result)
    'Nobody has a value, so nobody gets a point.'
    """
    if not result.winners:
        return "Nobody has a value, so nobody gets a point."
    who, what = _all(result.winners, names), "rank" if result.rules.by_rank else "value"
    if len(result.winners) == 1:
        return f"{who} has the highest {what} and gets 1 point."
    many = "both" if len(result.winners) == 2 else f"all {SMALL[len(result.winners)]}"
    return f"{who} {many} have the highest {what}, and each gets 1 point."


# ── what stands beside the cards ──────────────────────────────────────────────────────────────────────────────────

LATER = "Minus cards are laid at the equations of others, once all numbers lie."
"""Said of minus cards in hand while there is no place for them yet."""


def turn_says(view: View) -> str:
    """What is true of the turn of the seat that looks.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> turn_says(observe(new_game(2, "FERN-42"), 0))
    'Nobody else sees what you lay.'
    """
    match view.phase:
        case Phase.DRAFT:
            return "Take a symbol for your hand. The last one left is nobody’s."
        case Phase.NUMBERS if view.rules.small_under_times and view.symbol == deck.TIMES:
            return f"Nobody else sees what you lay. Beside × lie numbers from 1 to {deck.MOST_UNDER_TIMES}."
        case Phase.NUMBERS:
            return "Nobody else sees what you lay."
        case Phase.SABOTAGE if MINUS in view.hand:
            return "Nobody sees it until everyone has chosen."
        case Phase.SABOTAGE:
            return (
                "You have no minus card, so you lay none. "
                "Nobody sees which of the two it is until the cards are turned."
            )
    return ""


def waiting_says(view: View, names: Sequence[str] = ()) -> str:
    """What the others do while a player waits or only watches; "" for a player who has something to do.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> waiting_says(observe(new_game(2, "FERN-42"), None))
    'Everyone lays two numbers, face down.'
    """
    if view.is_my_turn:
        return ""
    plays = view.player in view.active
    match view.phase:
        case Phase.DRAFT:
            return f"{name_of(view.order[0], names)} chooses."
        case Phase.NUMBERS if plays:
            return "You are ready. Others still lay their numbers."
        case Phase.NUMBERS if view.player is not None:
            return f"You have your {counted(POINTS_TO_WIN, 'point')}. The others play on for the places."
        case Phase.NUMBERS:
            return "Everyone lays two numbers, face down."
        case Phase.SABOTAGE if plays and view.player is not None and (chosen := view.sabotages[view.player]):
            return f"You have chosen: {sentence(chosen, names)} Others still choose."
        case Phase.SABOTAGE:
            return "Everyone may lay a minus card, face down."
    return ""


def redealt_says(player: Player, hand: Cards, names: Sequence[str] = ()) -> str:
    """Why a hand that lies open was dealt again.

    >>> redealt_says(0, ("3", "-", "-", "-", "-", "-"), ["Asha"])
    'Asha had too few numbers, showed this hand, and was dealt a new one.'
    """
    return f"{name_of(player, names)} had {too_few_text(hand)}, showed this hand, and was dealt a new one."
