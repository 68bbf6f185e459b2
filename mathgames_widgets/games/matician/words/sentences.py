"""Every event, action and reason in one sentence, the names of cards, symbols and sides, and what is said of a turn.

For learners the sabotage card is the minus card, so that nobody takes it for the symbol −.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal, listed, name_of, people, points_text, won
from mathgames_widgets.maths.writing.notation import plain

from ..rules import cards as deck, state
from ..rules.cards import LEFT, MINUS, RIGHT, Card, Cards, Equation, Side, Symbol, Value
from ..rules.rules import FirstToWin
from ..rules.state import Pass, Phase, RoundResult, Sabotage, View

say = room(__name__)

SIGNS = {deck.PLUS: "+", deck.LESS: "−", deck.TIMES: "×", deck.OVER: "÷"}
"""The symbols as they are written in mathematics."""

OPERATIONS = {deck.PLUS: "plus", deck.LESS: "less", deck.TIMES: "times", deck.OVER: "over"}
"""The symbols as messages choose by them."""

SIDE_NAMES = {LEFT: "left", RIGHT: "right"}
"""The sides as messages choose by them."""


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(core.NotInYourHand("13"))
    'There is no 13 in your hand. Choose a card you hold.'
    >>> sentence(Sabotage(1, RIGHT), ["Asha", "Ben"])
    "Lay a minus card in front of Ben's right number."

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, FirstToWin):
        return say("ending", shared=fact.is_shared)
    if isinstance(fact, core.NoSuchCard):
        return say.by("no-such", fact.kind, text=repr(fact.text))
    told = _event(fact, names)
    if told is None and isinstance(fact, Reason) and not isinstance(fact, core.NotYourTurn):
        told = common_refusal(fact, names, card_text)
    if told is not None:
        return told
    try:
        return say.by("fact", type(fact), **_slots(fact, names))
    except LookupError:
        raise TypeError(f"{fact!r} is not something that happens in Matician.") from None


def _slots(fact: Fact, names: Sequence[str]) -> dict[str, object]:
    """The fields of a fact in words."""
    slots: dict[str, object] = {}
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
                slots["side"] = SIDE_NAMES.get(value, f"{value}")
            case "phase":
                slots[field.name] = value
    return slots


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def symbol_text(symbol: Symbol) -> str:
    """A symbol as it is written.

    >>> [symbol_text(symbol) for symbol in ("+", "-", "x", "/")]
    ['+', '−', '×', '÷']
    """
    return SIGNS[symbol]


def where_name(where: Sequence[Side]) -> str:
    """Where minus cards lie, as messages choose by it.

    >>> where_name(()), where_name((LEFT,)), where_name((LEFT, RIGHT))
    ('none', 'left', 'both')
    """
    if len(where) == 1:
        return SIDE_NAMES[where[0]]
    return "both" if where else "none"


def sabotage_text(where: Sequence[Side]) -> str:
    """Where minus cards lie.

    >>> sabotage_text(()), sabotage_text((LEFT,)), sabotage_text((LEFT, RIGHT))
    ('no minus card', 'a minus card on the left', 'a minus card on each side')
    """
    return say("minuses", where=where_name(where))


def in_rounds(shares: Sequence[tuple[str, str]]) -> str:
    """How often each of several pairs is laid.

    >>> in_rounds([("11 + 2", "1/2"), ("2 + 11", "1/2")])
    '11 + 2 in 1/2 of rounds and 2 + 11 in 1/2'
    """
    return listed([say("often", what=what, share=share, first=not at) for at, (what, share) in enumerate(shares)])


def card_text(card: Card) -> str:
    """A card of the hand.

    >>> card_text("13"), card_text("-")
    ('13', 'minus card')
    """
    return say("minus-card") if card == MINUS else card


def cards_text(cards: Cards) -> str:
    """The cards of a hand, numbers first.

    >>> cards_text(("4", "4", "13")), cards_text(("4", "-")), cards_text(("-", "-")), cards_text(())
    ('4, 4 and 13', '4 and one minus card', 'two minus cards', 'nothing')
    """
    minuses = cards.count(MINUS)
    held = [card for card in cards if card != MINUS]
    if minuses:
        held.append(say("minus-cards", count=minuses))
    return listed(held) if held else say("no-cards")


def lacks_small(hand: Cards) -> bool:
    """Whether a hand was dealt again because it lacked small numbers for "x"; with two numbers it is these.

    >>> lacks_small(("3", "-", "-")), lacks_small(("0", "11", "12", "-"))
    (False, True)
    """
    return len(deck.numbers_in(hand)) > 1


def value_text(value: Value) -> str:
    """A value within a sentence.

    >>> from fractions import Fraction
    >>> value_text(Fraction(-9)), value_text(Fraction(7, 2)), value_text(None)
    ('−9', '7/2', 'no value')
    """
    return say("no-value") if value is None else plain(value)


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
        return say("without-value", sides=equation_text(equation))
    return f"{equation_text(equation)} = {value_text(equation.value)}"


# ── events that tell more ─────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Fact, names: Sequence[str]) -> str | None:
    match event:
        case state.RoundBegan():
            return _began(event, names)
        case state.Revealed(result):
            return _revealed(result, names)
        case state.ReachedThree(players, place):
            return say("reached-three", players=people(players, names), many=len(players), place=place)
        case core.GameOver(winners, points):
            return won(winners, names, points_text(int(points[winners[0]])))
        case state.ChoseSabotage(player, None):
            return say("has-chosen", player=name_of(player, names))
        case state.ChoseSabotage(player, Pass()):
            return say("lays-none", player=name_of(player, names))
        case state.ChoseSabotage(player, Sabotage(target, side)):
            who, whose = name_of(player, names), name_of(target, names)
            return say("lays-minus", player=who, target=whose, side=SIDE_NAMES[side])
    return None


def _began(event: state.RoundBegan, names: Sequence[str]) -> str:
    """What lies open when a round begins; hands are told to nobody, since several may look at one screen."""
    own = [
        say("has-symbol", player=name_of(seat, names), symbol=symbol_text(symbol))
        for seat, symbol in enumerate(event.symbols)
        if symbol is not None
    ]
    again = [
        say("redealt", player=name_of(seat, names), cards=cards_text(hand), small=lacks_small(hand))
        for seat, hand in event.redealt
    ]
    return " ".join([say("round-began", round=event.round), *own, *_offered(event, names), *again])


def _offered(event: state.RoundBegan, names: Sequence[str]) -> list[str]:
    if not event.offer:
        return []
    symbols = [symbol_text(symbol) for symbol in event.offer]
    first, *rest = [name_of(seat, names) for seat in event.order]
    return [say("on-offer", symbols=symbols, first=first, then=rest, later=len(rest))]


def _revealed(result: RoundResult, names: Sequence[str]) -> str:
    equations = [
        say("has-equation", player=name_of(seat, names), equation=worked_out(result.equation_of(seat)))
        for seat in result.seats
    ]
    sabotages = [
        say("laid-minus", player=name_of(seat, names), **number_of(result, sabotage, names))
        for seat, sabotage in enumerate(result.sabotages)
        if sabotage is not None
    ]
    return " ".join([say("turned-over"), *equations, *sabotages, who_scored(result, names)])


def number_of(result: RoundResult, sabotage: Sabotage, names: Sequence[str]) -> dict[str, str]:
    """Whose number a minus card was laid in front of, as the slots of the message `number`.

    >>> result = RoundResult(1, (Equation("4", "+", "13", (0, 1)),), (None,), (None,), (), (0,), state.Rules())
    >>> say("number", **number_of(result, Sabotage(0, RIGHT), ["Asha"]))
    "Asha's 13 on the right"
    """
    card = result.equation_of(sabotage.target).cards[sabotage.side]
    return {"owner": name_of(sabotage.target, names), "card": card, "side": SIDE_NAMES[sabotage.side]}


def who_scored(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who gets the point of a round, or that nobody does.

    >>> result = RoundResult(1, (Equation("7", "/", "0"), None), (None, None), (None, None), (), (0, 0), state.Rules())
    >>> who_scored(result)
    'Nobody has a value, so nobody gets a point.'
    """
    who, many = people(result.winners, names), len(result.winners)
    return say("scored", who=who, many=many, ranked=result.rules.by_rank)


# ── what stands beside the cards ──────────────────────────────────────────────────────────────────────────────────


def doing(view: View, seat: Player) -> str:
    """What a player does now, in two or three words.

    >>> from mathgames_widgets.games.matician.rules.rules import new_game
    >>> from mathgames_widgets.games.matician.rules.view import observe
    >>> doing(observe(new_game(2, "FERN-42"), 0), 1)
    'laying numbers'
    """
    if seat not in view.active:
        return say("doing-finished")
    match view.phase:
        case Phase.DRAFT if seat in view.order:
            return say("doing-draft", place=view.order.index(seat))
        case Phase.DRAFT:
            return say("doing-taken")
        case Phase.NUMBERS:
            return say("doing-numbers", ready=view.ready[seat])
    return say("doing-sabotage", chosen=view.chosen[seat])


def line_says(others: Sequence[Value]) -> str:
    """What the empty dots on the number line are.

    >>> from fractions import Fraction
    >>> line_says([Fraction(-9), Fraction(9)])
    'After a minus card: −9 or 9'
    """
    return say("could-be", values=[value_text(other) for other in others]) if others else ""


def no_value_says() -> str:
    """Said of a division by zero.

    >>> no_value_says()
    'A division by 0 has no value, so it cannot win.'
    """
    return say("cannot-win")


def caption(event: Event, names: Sequence[str] = ()) -> str:
    """What has just happened, in at most ten words; nothing where it goes with the next event.

    >>> caption(state.Took(0, "x"), ["Asha"]), caption(state.ChoseSabotage(1, None), ["Asha", "Ben"])
    ('Asha takes ×.', '')
    """
    match event:
        case state.RoundBegan():
            return say("caption-round", round=event.round)
        case state.Took(player, symbol):
            return say("caption-took", player=name_of(player, names), symbol=symbol_text(symbol))
        case core.IsReady(player) if len(names) <= FEW:
            return say("caption-ready", player=name_of(player, names))
        case state.SabotageBegan():
            return say("caption-sabotage")
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
        return say("turned-all")
    equation = worked_out(result.equation_of(seats[0]).as_laid)
    return say("has-equation", player=name_of(seats[0], names), equation=equation)


def hit_says(attacker: Player, target: Player, before: Equation, side: Side, names: Sequence[str] = ()) -> str:
    """What a minus card does when it is turned over.

    >>> hit_says(1, 0, Equation("4", "+", "13"), RIGHT, ["Asha", "Ben"])
    "Ben attacks Asha's 13: 17 becomes −9."
    """
    who, whose, card = name_of(attacker, names), name_of(target, names), before.cards[side]
    return say("hit", attacker=who, target=whose, card=card, **change_of(before, (side,)))


def change_of(before: Equation, where: Sequence[Side]) -> dict[str, str]:
    """What becomes of a value under one more minus card, or one on each side, as slots to choose by.

    >>> change_of(Equation("4", "-", "13"), (RIGHT,))
    {'change': 'other', 'before': '−9', 'after': '17'}
    """
    was, is_now = before.value, deck.attacked(before, where).value
    change = "none" if was is None else "same" if was == is_now else "other"
    return {"change": change, "before": value_text(was), "after": value_text(is_now)}


def redealt_says(player: Player, hand: Cards, names: Sequence[str] = ()) -> str:
    """Why a hand that lies open was dealt again.

    >>> redealt_says(0, ("3", "-", "-", "-", "-", "-"), ["Asha"])
    'Asha had too few numbers, showed this hand, and was dealt a new one.'
    """
    return say("redealt-shown", player=name_of(player, names), small=lacks_small(hand))
