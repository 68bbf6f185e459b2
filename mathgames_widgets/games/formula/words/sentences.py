"""Every event, action and reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Action, Ending, Event, Fact, GameOver, Player, Reason
from mathgames_widgets.core.words import SMALL, common_refusal, counted, listed, name_of, points_text, won
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.equality import value_text

from ..rules import reasons
from ..rules.cards import JOKER, Card, Cards, Place
from ..rules.moves import Dealt, Drew, Laid, Passed, RoundOver, StockMade, WentOut
from ..rules.scoring import FewestCards, FirstOut, Most
from ..rules.state import Draw, Lay, New, Pass, RoundResult

PLACES = {Place.LEFT: "the first number", Place.RIGHT: "the second number", Place.ANSWER: "the answer"}

OPERATIONS = {
    Sign.PLUS: "addition",
    Sign.MINUS: "subtraction",
    Sign.TIMES: "multiplication",
    Sign.DIVIDE: "division",
}

ORDINALS = ("first", "second", "third", "fourth", "fifth")


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(reasons.NotTrue(Formula(7, Sign.TIMES, 8, 54)))
    '7 × 8 = 56, not 54.'
    >>> sentence(Drew(1, None), ["Asha", "Ben"])
    'Ben drew a card.'

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, Event):
        return _event(fact, names)
    if isinstance(fact, Reason):
        return _reason(fact, names)
    if isinstance(fact, Ending):
        return _ending(fact)
    return _action(fact)


def _ending(fact: Ending) -> str:
    match fact:
        case FirstOut():
            return "First to have no cards left."
        case FewestCards():
            return "Nobody could lay or draw, so the fewest cards win."
        case Most(None, is_shared=True):
            return "Most rounds won. The win is shared."
        case Most(None):
            return "Most rounds won."
        case Most(points_to, is_shared=True):
            return f"Most points when someone reached {points_to}. The win is shared."
        case Most(points_to):
            return f"Most points when someone reached {points_to}."
    raise TypeError(f"{fact!r} is not how a game of FORMULA ends.")


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def ordinal(place: int) -> str:
    """A place in words; at most five play.

    >>> ordinal(1), ordinal(5)
    ('first', 'fifth')
    """
    return ORDINALS[place - 1]


def card_text(card: Card, digit: int | None = None) -> str:
    """A card by its face, a Joker with its digit where it has one.

    >>> card_text("7"), card_text("J"), card_text("J", 4)
    ('7', 'a Joker', 'a Joker as 4')
    """
    if card != JOKER:
        return card
    return "a Joker" if digit is None else f"a Joker as {digit}"


def a_card(card: Card | None) -> str:
    """One card with its article, "a card" where it is hidden.

    >>> a_card("7"), a_card("8"), a_card("J"), a_card(None)
    ('a 7', 'an 8', 'a Joker', 'a card')
    """
    if card is None:
        return "a card"
    return card_text(card) if card == JOKER else f"{'an' if card == '8' else 'a'} {card}"


def cards_text(cards: Cards) -> str:
    """Several cards.

    >>> cards_text(("3", "8", "J"))
    '3, 8 and a Joker'
    """
    return listed([card_text(card) for card in cards])


def laid_text(action: Lay) -> str:
    """The cards that a play lays, from left to right."""
    new = (spot for row in action.rows for spot in row if isinstance(spot, New))
    return listed([card_text(spot.card, spot.digit) for spot in new])


# ── events ────────────────────────────────────────────────────────────────────────────────────────────────────────


def _event(event: Event, names: Sequence[str]) -> str:
    match event:
        case Dealt(round, starter, turned_up):
            return f"Round {round}: {cards_text(turned_up)} are face up, and {name_of(starter, names)} starts."
        case Laid():
            return _laid(event, names)
        case Drew():
            return _drew(event, names)
        case StockMade(cards):
            made = "is" if cards == 1 else "were shuffled to make"
            return f"The stock ran out: {counted(cards, 'covered card')} {made} the new stock."
        case Passed(player):
            return f"{name_of(player, names)} passed: there was no card to draw."
        case WentOut(player, place):
            return f"{name_of(player, names)} has no cards left and goes out {ordinal(place)}."
        case RoundOver(result):
            return f"Round {result.round} is over: {_round(result, names)}."
        case GameOver(winners, _):
            return won(winners, names)
    raise TypeError(f"{event!r} is not an event of FORMULA.")


def _laid(event: Laid, names: Sequence[str]) -> str:
    did = "opened with" if event.is_opening else "made"
    points = f" for {points_text(event.points)}" if event.points else ""
    cards = f"{counted(len(event.cards), 'card')}: {laid_text(event.action)}"
    return f"{name_of(event.player, names)} {did} {event.formula}{points}, laying {cards}."


def _drew(event: Drew, names: Sequence[str]) -> str:
    what = a_card(event.card)
    if event.by_fives:
        return f"{name_of(event.player, names)} had to draw {what}, because the answer is divisible by 5."
    return f"{name_of(event.player, names)} drew {what}."


def _round(result: RoundResult, names: Sequence[str]) -> str:
    if any((*result.played, *result.bonus, *result.deducted)):
        return listed([f"{name_of(seat, names)} {points_text(points)}" for seat, points in enumerate(result.points)])
    left = [_left(seat, result, names) for seat in range(len(result.hands))]
    start = "nobody could lay or draw; " if result.blocked else ""
    return start + listed(left)


def _left(seat: Player, result: RoundResult, names: Sequence[str]) -> str:
    if seat in result.finished:
        return f"{name_of(seat, names)} went out {ordinal(result.finished.index(seat) + 1)}"
    return f"{name_of(seat, names)} has {counted(len(result.hands[seat]), 'card')} left"


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened, in at most ten words; empty for what the page shows by itself.

    >>> caption(Drew(1, None), ["Asha", "Ben"]), caption(Passed(0), ["Asha", "Ben"])
    ('Ben draws a card.', 'Asha passes.')
    """
    match event:
        case Laid(player, _, formula, cards, points):
            score = f", {points_text(points)}" if points else ""
            return f"{name_of(player, names)}: {formula}, {counted(len(cards), 'card')}{score}."
        case Drew(player, card, by_fives=True):
            return f"{name_of(player, names)} must draw {a_card(card)}."
        case Drew(player, card):
            return f"{name_of(player, names)} draws {a_card(card)}."
        case StockMade():
            return "The covered cards become the new stock."
        case Passed(player):
            return f"{name_of(player, names)} passes."
        case WentOut(place=place):
            return f"Out {ordinal(place)}!"
    return ""


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(action: Action) -> str:
    match action:
        case Lay(sign=sign):
            return f"Lay {laid_text(action)}, with the sign {sign}." if action.laid else f"Set the sign {sign}."
        case Draw():
            return "Draw a card."
        case Pass():
            return "Pass."
    raise TypeError(f"{action!r} is not an action of FORMULA.")


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _reason(reason: Reason, names: Sequence[str]) -> str:
    said = common_refusal(reason, names, _face) or _about_the_game(reason) or _about_cards(reason)
    return said or _about_places(reason) or _about_numbers(reason)


def _about_the_game(reason: Reason) -> str | None:
    match reason:
        case reasons.RoundsAreOpen(rounds, option):
            return f"{option} is {rounds}, but the points game plays as many rounds as it needs; leave it at 1."
        case reasons.NoPointsGame(option):
            return f"{option} is switched on, but points are counted only in the points game."
        case reasons.NoNextRound(option):
            return f"{option} is switched on, but one round has no next one; play more rounds, or for points."
        case reasons.NothingToDraw():
            return "There are no cards left to draw, in the stock or under the formula. Lay cards or pass."
        case reasons.StillCardsToDraw():
            return "You cannot pass while there are cards to draw. Lay cards or draw one."
    return None


def _about_cards(reason: Reason) -> str | None:
    match reason:
        case reasons.NothingLaid():
            return "A new sign alone is not a move. Lay at least one card, or draw."
        case reasons.TooManyCards(laid, most):
            return f"{counted(laid, 'card').capitalize()} are too many: you may lay at most {SMALL[most]} in a turn."
        case reasons.HeldTooFew(card, laid, held):
            return f"This takes {counted(laid, _face(card))}, but you have only {SMALL[held]}."
        case reasons.WrongDigit(card, digit):
            if card == JOKER:
                return f"A Joker stands for one digit from 0 to 9, so it cannot be {digit}."
            return f"The card {card} is always {card}; only a Joker can stand for {digit}."
        case reasons.SignNotInPlay(sign):
            return f"This game has no {sign}. Choose × or ÷."
        case reasons.KeepOneCard():
            return "This would cover every card. Leave at least one card of the formula as it is."
    return None


def _face(card: Card) -> str:
    return "Joker" if card == JOKER else card


def _about_places(reason: Reason) -> str | None:
    match reason:
        case reasons.OpeningCardsStay(place):
            return f"In the opening, the two cards on the table stay: you cannot change {PLACES[place]} yet."
        case reasons.NumberMissing(place):
            return f"There is no card for {PLACES[place]} yet. A formula needs two numbers, a sign and an answer."
        case reasons.NoCardThere(place, at):
            if place is Place.ANSWER and not at:
                return "There is no card to keep in the answer."
            return f"There is no card at that place: {PLACES[place]} has fewer than {at + 1} cards."
        case reasons.OrderChanged(place):
            return f"Cards that stay must keep their order; those in {PLACES[place]} have changed it."
        case reasons.SqueezedIn(place):
            return f"You cannot push two cards of {PLACES[place]} apart. A new card covers cards or goes at either end."
        case reasons.LeftOut(_, digit, number):
            return f"You cannot leave the {digit} out of {number}: cover it or keep it."
        case reasons.JokerNeedsADigit(place):
            return f"The Joker in {PLACES[place]} has no digit yet: choose one from 0 to 9."
        case reasons.JokerKeepsItsDigit(place, digit, wanted):
            return f"The card in {PLACES[place]} stays {digit} while it is in the formula; it cannot become {wanted}."
    return None


def _about_numbers(reason: Reason) -> str:
    match reason:
        case reasons.TimesZeroMustGo(formula):
            return f"After {formula}, you must cover every card of the formula, because {_free(formula)}."
        case reasons.LeadingZero(_, digits):
            return f"{digits} begins with 0. As a number it is just {int(digits)}, written without a 0 in front."
        case reasons.DividesByZero(formula):
            return f"You cannot divide by 0: {_by_zero(formula.left)}."
        case reasons.NotTrue(formula):
            return f"{not_true(formula)}."
    raise TypeError(f"{reason!r} is not a reason of FORMULA.")


def _free(formula: Formula) -> str:
    if formula.sign is Sign.DIVIDE:
        return "0 ÷ n = 0 is true for every n except 0"
    return f"{'0 × n' if formula.right else 'n × 0'} = 0 is true for every n"


def _by_zero(left: int) -> str:
    if left:
        return f"no number times 0 gives {left}"
    return "every number times 0 gives 0, so 0 ÷ 0 has no single answer"


def not_true(formula: Formula) -> str:
    """Why a formula is not true, in arithmetic, without a full stop.

    >>> not_true(Formula(7, Sign.DIVIDE, 2, 3))
    '7 ÷ 2 is 3 remainder 1 (3 1/2), and the game has only whole numbers'
    >>> not_true(Formula(3, Sign.MINUS, 8, 5))
    '3 − 8 = −5, and the game has no numbers below 0'

    Raises ValueError for a true formula and for one that divides by 0.
    """
    value = formula.value
    if value is None or value == formula.answer:
        raise ValueError(f"{formula} is true or divides by 0.")
    if value < 0:
        return f"{value_text(formula)}, and the game has no numbers below 0"
    if value.denominator > 1:
        return f"{value_text(formula)}, and the game has only whole numbers"
    return f"{value_text(formula)}, not {formula.answer}"
