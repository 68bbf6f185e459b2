"""Every event, action and reason in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from mathgames_widgets.core.game import Action, Ending, Event, Fact, GameOver, Player, Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal, listed, name_of, won
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.equality import remainder

from ..rules import reasons
from ..rules.cards import JOKER, Card, Cards, Place
from ..rules.moves import Dealt, Drew, Laid, Passed, RoundOver, StockMade, WentOut
from ..rules.scoring import FewestCards, FirstOut, Most
from ..rules.state import Draw, Lay, New, Pass, RoundResult

say = room(__name__)


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
            return say("ending-first-out")
        case FewestCards():
            return say("ending-fewest-cards")
        case Most(points_to, is_shared):
            return say("ending-most", points=points_to, shared=is_shared)
    raise TypeError(f"{fact!r} is not how a game of FORMULA ends.")


# ── pieces ────────────────────────────────────────────────────────────────────────────────────────────────────────


def card_text(card: Card, digit: int | None = None) -> str:
    """A card by its face, a Joker with its digit where it has one.

    >>> card_text("7"), card_text("J"), card_text("J", 4)
    ('7', 'a Joker', 'a Joker as 4')
    """
    if card != JOKER:
        return card
    return say("joker-card") if digit is None else say("joker-card-as", digit=digit)


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
            return say("event-dealt", round=round, cards=cards_text(turned_up), name=name_of(starter, names))
        case Laid(player, action, formula, cards, points, is_opening):
            slots = {"cards": len(cards), "laid": laid_text(action), "points": points, "opening": is_opening}
            return say("event-laid", name=name_of(player, names), formula=f"{formula}", **slots)
        case Drew(player, card, by_fives):
            return say("event-had-to-draw" if by_fives else "event-drew", name=name_of(player, names), card=card)
        case StockMade(cards):
            return say("event-stock-made", cards=cards)
        case Passed(player):
            return say("event-passed", name=name_of(player, names))
        case WentOut(player, place):
            return say("event-went-out", name=name_of(player, names), nth=place)
        case RoundOver(result):
            return _round(result, names)
        case GameOver(winners, _):
            return won(winners, names)
    raise TypeError(f"{event!r} is not an event of FORMULA.")


def _round(result: RoundResult, names: Sequence[str]) -> str:
    seats = range(len(result.hands))
    if any((*result.played, *result.bonus, *result.deducted)):
        scores = [say("name-and-points", name=name_of(seat, names), points=result.points[seat]) for seat in seats]
        return say("event-round-scored", round=result.round, scores=scores)
    left = [_left(seat, result, names) for seat in seats]
    return " ".join([say("event-round-over", round=result.round, blocked=result.blocked), *left])


def _left(seat: Player, result: RoundResult, names: Sequence[str]) -> str:
    if seat in result.finished:
        return say("went-out", name=name_of(seat, names), nth=result.finished.index(seat) + 1)
    return say("has-left", name=name_of(seat, names), cards=len(result.hands[seat]))


def caption(event: Event, names: Sequence[str]) -> str:
    """What has just happened, in at most ten words; empty for what the page shows by itself.

    >>> caption(Drew(1, None), ["Asha", "Ben"]), caption(Passed(0), ["Asha", "Ben"])
    ('Ben draws a card.', 'Asha passes.')
    """
    match event:
        case Laid(player, _, formula, cards, points):
            name = name_of(player, names)
            return say("caption-laid", name=name, formula=f"{formula}", cards=len(cards), points=points)
        case Drew(player, card, by_fives):
            return say("caption-must-draw" if by_fives else "caption-drew", name=name_of(player, names), card=card)
        case StockMade():
            return say("caption-stock-made")
        case Passed(player):
            return say("caption-passed", name=name_of(player, names))
        case WentOut(place=place):
            return say("caption-went-out", nth=place)
    return ""


# ── actions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _action(action: Action) -> str:
    match action:
        case Lay(sign=sign) if action.laid:
            return say("action-lay", laid=laid_text(action), sign=f"{sign}")
        case Lay(sign=sign):
            return say("action-set-sign", sign=f"{sign}")
        case Draw():
            return say("action-draw")
        case Pass():
            return say("action-pass")
    raise TypeError(f"{action!r} is not an action of FORMULA.")


# ── reasons ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _reason(reason: Reason, names: Sequence[str]) -> str:
    match reason:
        case reasons.SignNotInPlay(sign):
            return say("reason-sign-not-in-play", sign=f"{sign}")
        case reasons.NoCardThere(Place.ANSWER, 0):
            return say("reason-no-answer-yet")
        case reasons.NoCardThere(place, at):
            return say("reason-no-card-there", place=place, cards=at + 1)
        case reasons.TimesZeroMustGo():
            return _still_bare(reason)
        case reasons.LeadingZero(_, digits):
            return say("reason-leading-zero", digits=digits, number=int(digits))
        case reasons.DividesByZero(formula):
            return say("reason-divides-by-zero", left=formula.left)
        case reasons.NotTrue(formula):
            return not_true(formula)
    if said := common_refusal(reason, names, _face):
        return said
    if type(reason).__module__ != reasons.__name__:
        raise TypeError(f"{reason!r} is not a reason of FORMULA.")
    return say.by("reason", type(reason), **asdict(reason))


def _still_bare(reason: reasons.TimesZeroMustGo) -> str:
    """Which cards would stay after n × 0 = 0, and why none may."""
    formula = reason.formula
    zero = "divided" if formula.sign is Sign.DIVIDE else "left" if formula.right else "right"
    bare = [
        say("bare-cards", digits=[f"{digit}" for digit in digits], place=place)
        for place, digits in zip(reason.places, reason.bare, strict=False)
    ]
    if isinstance(reason, reasons.HalfCovered):
        half = [f"{digit}" for digit in reason.digits]
        return say("reason-half-covered", digits=half, many=len(half), number=reason.number, zero=zero)
    if reason.beside is not None:
        card, digits = reason.beside
        beside = [f"{digit}" for digit in digits]
        return say("reason-laid-beside", card=_face(card), digits=beside, many=len(beside), zero=zero)
    if bare:
        return say("reason-still-bare", bare=bare, zero=zero)
    return say("reason-times-zero-must-go", formula=f"{formula}", zero=zero)


def _face(card: Card) -> str:
    return say("joker") if card == JOKER else card


def before_it_is_played(reason: Reason) -> str:
    """What is said of a formula that only lies there: if its answer is wrong, not what would be right.

    >>> before_it_is_played(reasons.NotTrue(Formula(7, Sign.TIMES, 8, 54)))
    '7 × 8 is not 54.'
    >>> before_it_is_played(reasons.NotTrue(Formula(3, Sign.MINUS, 8, 5)))
    '3 − 8 = −5, and the game has no numbers below 0.'
    """
    if not isinstance(reason, reasons.NotTrue):
        return sentence(reason)
    formula = reason.formula
    is_card = formula.value is not None and formula.value >= 0 and formula.value.denominator == 1
    return say("not-true-so-far", side=formula.says, answer=formula.answer) if is_card else not_true(formula)


def not_true(formula: Formula) -> str:
    """Why a formula is not true, in arithmetic.

    >>> not_true(Formula(7, Sign.DIVIDE, 2, 3))
    '7 ÷ 2 is 3 remainder 1, and the game has only whole numbers.'
    >>> not_true(Formula(3, Sign.MINUS, 8, 5))
    '3 − 8 = −5, and the game has no numbers below 0.'

    Raises ValueError for a true formula and for one that divides by 0.
    """
    value = formula.value
    if value is None or value == formula.answer:
        raise ValueError(f"{formula} is true or divides by 0.")
    if value < 0:
        return say("not-below-zero", side=formula.says, value=value)
    if value.denominator > 1:
        return say("not-a-whole-number", **remainder(formula))
    return say("not-true", side=formula.says, value=value, answer=formula.answer)
