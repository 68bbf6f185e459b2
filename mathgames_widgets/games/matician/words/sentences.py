"""Every event, action and reason in one sentence, the names of cards, symbols and sides, and what is said of a turn.

For learners the sabotage card is the minus card, so that nobody takes it for the symbol −.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.words import SMALL, common_refusal, counted, listed, name_of, people, points_text, won
from mathgames_widgets.maths.writing.notation import plain

from ..rules import cards as deck, reasons, state
from ..rules.cards import LEFT, MINUS, RIGHT, Card, Cards, Equation, Side, Symbol, Value
from ..rules.rules import FirstToWin
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

SENTENCES: dict[type[Fact], str] = {
    state.Took: "{player} took the symbol {symbol}.",
    core.Placed: "{player} laid {card} on the {place}.",
    core.TookBack: "{player} took {card} back from the {place}.",
    core.IsReady: "{player} is ready.",
    state.SabotageBegan: "All numbers are down; now each player may lay one minus card at another player's equation.",
    state.Take: "Take the symbol {symbol}.",
    state.Put: "Lay {card} on the {side}.",
    state.TakeBack: "Take the {side} number back.",
    core.Ready: "Say that you are ready.",
    state.Sabotage: "Lay a minus card in front of the {side} number of {target}.",
    state.Pass: "Lay no minus card.",
    core.NotYourTurn: "It is not your turn: {turn} takes a symbol now.",
    reasons.HasFinished: f"{{player}} has {POINTS_TO_WIN} points and is out of the game.",
    core.WrongPhase: "You cannot do that now: {phase}.",
    reasons.NotOnOffer: "There is no {symbol} left to take. Choose one of the symbols on offer.",
    core.AlreadyReady: "You already said you were ready, so your numbers stay as they are.",
    reasons.NoSuchSide: "A symbol has only two sides: choose the left or the right.",
    reasons.NotANumber: "A minus card is not a number. Lay it at another player's equation when all the numbers "
    "are down.",
    reasons.TooLargeUnderTimes: "{card} cannot go beside ×. In this game only numbers from 1 to 9 can.",
    reasons.SideTaken: "There is already a number on the {side}. Take it back first.",
    reasons.NothingThere: "There is no number on the {side} to take back.",
    reasons.SideIsEmpty: "Your equation is not complete. Put a number on each side of the symbol.",
    reasons.AlreadyChosen: "You have already chosen. The cards are turned over when everyone has.",
    reasons.NoMinus: "You have no minus card to lay. Go on without one.",
    reasons.NobodyThere: "{target} has no equation this round. Choose another player.",
    reasons.YourOwnEquation: "You cannot attack your own equation. Choose another player's.",
}
"""Whole sentences, with the fields of what they tell as slots."""

NO_SUCH = {
    "card": "{text} is no card; cards are the numbers 0 to 15 and '-'.",
    "symbol": "{text} is no equation symbol; these are '+', '-', 'x' and '/'.",
}
"""What a record calls a card or a symbol, and is none."""


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(core.NotInYourHand("13"))
    'There is no 13 in your hand. Choose a card you hold.'
    >>> sentence(Sabotage(1, RIGHT), ["Asha", "Ben"])
    'Lay a minus card in front of the right number of Ben.'

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, FirstToWin):
        if fact.is_shared:
            return f"Several players reached {POINTS_TO_WIN} points in the same round, so they share the win."
        return f"First to {POINTS_TO_WIN} points."
    if type(fact) in SENTENCES:
        return SENTENCES[type(fact)].format_map(_slots(fact, names))
    if isinstance(fact, core.NoSuchCard):
        return NO_SUCH[fact.kind].format(text=repr(fact.text))
    said = common_refusal(fact, names, card_text) if isinstance(fact, Reason) else _event(fact, names)
    if said is None:
        raise TypeError(f"{fact!r} is not something that happens in Matician.")
    return said


def _slots(fact: Fact, names: Sequence[str]) -> dict[str, str]:
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
            case "side" | "place":
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


def in_rounds(shares: Sequence[tuple[str, str]]) -> str:
    """How often each of several things happens.

    >>> in_rounds([("11 + 2", "1/2"), ("2 + 11", "1/2")])
    '11 + 2 in 1/2 of rounds and 2 + 11 in 1/2'
    """
    (first, share), *rest = shares
    return listed([f"{first} in {share} of rounds", *[f"{what} in {often}" for what, often in rest]])


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


# ── events that tell more ─────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Fact, names: Sequence[str]) -> str | None:
    match event:
        case state.RoundBegan():
            return _began(event, names)
        case state.Revealed(result):
            return _revealed(result, names)
        case state.ReachedThree((player,), place):
            return f"{name_of(player, names)} reached {points_text(POINTS_TO_WIN)}: place {place}."
        case state.ReachedThree(players, place):
            return f"{people(players, names)} reached {points_text(POINTS_TO_WIN)} together: place {place}."
        case core.GameOver(winners, points):
            return won(winners, names, points_text(int(points[winners[0]])))
        case state.ChoseSabotage(player, None):
            return f"{name_of(player, names)} has chosen."
        case state.ChoseSabotage(player, Pass()):
            return f"{name_of(player, names)} lays no minus card."
        case state.ChoseSabotage(player, Sabotage(target, side)):
            number = f"the {side_text(side)} number of {name_of(target, names)}"
            return f"{name_of(player, names)} lays a minus card in front of {number}."
    return None


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
    return [f"{listed([symbol_text(symbol) for symbol in event.offer])} are on offer, and {order} takes one"]


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
    who, what = people(result.winners, names), "rank" if result.rules.by_rank else "value"
    if len(result.winners) == 1:
        return f"{who} has the highest {what} and gets 1 point."
    many = "both" if len(result.winners) == 2 else f"all {SMALL[len(result.winners)]}"
    return f"{who} {many} have the highest {what}, and each gets 1 point."


# ── what stands beside the cards ──────────────────────────────────────────────────────────────────────────────────


def doing(view: View, seat: Player) -> str:
    """What a player does now, in two or three words.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> doing(observe(new_game(2, "FERN-42"), 0), 1)
    'laying numbers'
    """
    if seat not in view.active:
        return f"has {SMALL[POINTS_TO_WIN]} points"
    match view.phase:
        case Phase.DRAFT if seat in view.order:
            place = view.order.index(seat)
            return ("takes now", "takes next")[place] if place < 2 else "takes later"
        case Phase.DRAFT:
            return "has taken"
        case Phase.NUMBERS:
            return "ready" if view.ready[seat] else "laying numbers"
    return "has chosen" if view.chosen[seat] else "choosing"


def line_says(others: Sequence[Value]) -> str:
    """What the empty dots on the number line are.

    >>> from fractions import Fraction
    >>> line_says([Fraction(-9), Fraction(9)])
    'After a minus card: −9 or 9'
    """
    return f"After a minus card: {' or '.join([value_text(one) for one in others])}" if others else ""


def no_value_says(then: str = "") -> str:
    """Said of a division by zero.

    >>> no_value_says("Lay it anyway?")
    'A division by 0 has no value, so it cannot win. Lay it anyway?'
    """
    return f"A division by 0 has no value, so it cannot win. {then}".strip()


def caption(event: Event, names: Sequence[str] = ()) -> str:
    """What has just happened, in at most ten words; nothing where it goes with the next event.

    >>> caption(state.Took(0, "x"), ["Asha"]), caption(state.ChoseSabotage(1, None), ["Asha", "Ben"])
    ('Asha takes ×.', '')
    """
    match event:
        case state.RoundBegan():
            return f"Round {event.round}: new cards for everyone."
        case state.Took(player, symbol):
            return f"{name_of(player, names)} takes {symbol_text(symbol)}."
        case core.IsReady(player) if len(names) <= FEW:
            return f"{name_of(player, names)} is ready."
        case state.SabotageBegan():
            return "All numbers are down. Minus cards come next."
    return ""


FEW = 4
"""Of so many players each is shown alone when something happens; of more all at once."""


# ── a round turned over, step by step ─────────────────────────────────────────────────────────────────────────────


def turned_says(result: RoundResult, seats: Sequence[Player], names: Sequence[str] = ()) -> str:
    """Whose numbers are turned over now.

    >>> result = RoundResult(1, (Equation("4", "+", "13", (0, 1)),), (None,), (None,), (), (0,), state.Rules())
    >>> turned_says(result, [0], ["Asha"])
    'Asha has 4 + 13 = 17.'
    """
    if len(seats) > 1:
        return "All numbers are turned over."
    return f"{name_of(seats[0], names)} has {worked_out(result.equation_of(seats[0]).as_laid)}."


def hit_says(attacker: Player, target: Player, before: Equation, side: Side, names: Sequence[str] = ()) -> str:
    """What a minus card does when it is turned over.

    >>> hit_says(1, 0, Equation("4", "+", "13"), RIGHT, ["Asha", "Ben"])
    "Ben attacks Asha's 13: 17 becomes −9."
    """
    after = before.attacked(side).value
    became = "still no value" if after is None else f"it stays {value_text(after)}"
    if after != before.value:
        became = f"{value_text(before.value)} becomes {value_text(after)}"
    return f"{name_of(attacker, names)} attacks {name_of(target, names)}'s {before.cards[side]}: {became}."


def redealt_says(player: Player, hand: Cards, names: Sequence[str] = ()) -> str:
    """Why a hand that lies open was dealt again.

    >>> redealt_says(0, ("3", "-", "-", "-", "-", "-"), ["Asha"])
    'Asha had too few numbers, showed this hand, and was dealt a new one.'
    """
    return f"{name_of(player, names)} had {too_few_text(hand)}, showed this hand, and was dealt a new one."
