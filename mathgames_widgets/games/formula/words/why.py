"""Why a play is lawful and true or is refused, and what else there was to play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from mathgames_widgets.core.game import NotInYourHand, NotYourTurn, Reason, without
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import change, no_zero_in_front, place_value
from mathgames_widgets.maths.numbers.equality import by_zero, equals_both_ways, times_zero, why_true
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show

from ..analysis.chances import flexibility
from ..rules import reasons
from ..rules.cards import Cards, Number, Place, Table, number_of
from ..rules.moves import formula_of, is_times_zero, laid_on
from ..rules.plays import plays
from ..rules.scoring import play_points
from ..rules.state import Draw, LastTurn, Lay, Rules, Staying
from .sentences import laid_text, say, sentence

RULES_BEHIND = frozenset(
    {
        NotYourTurn,
        NotInYourHand,
        reasons.NothingToDraw,
        reasons.StillCardsToDraw,
        reasons.NothingLaid,
        reasons.TooManyCards,
        reasons.HeldTooFew,
        reasons.WrongDigit,
        reasons.SignNotInPlay,
        reasons.OpeningCardsStay,
        reasons.NumberMissing,
        reasons.NoCardThere,
        reasons.OrderChanged,
        reasons.SqueezedIn,
        reasons.KeepOneCard,
        reasons.JokerNeedsADigit,
        reasons.JokerKeepsItsDigit,
    }
)
"""The refusals that rest on a rule, and not on arithmetic."""


# ── formulas and plays ────────────────────────────────────────────────────────────────────────────────────────────


def why_formula(formula: Formula) -> Explanation:
    """Why a formula is true, with the place values of its longer numbers, or why it is not.

    >>> print(why_formula(Formula(7, Sign.TIMES, 8, 56)).why[-1].claim)
    56 is 5 tens and 6 ones.
    >>> why_formula(Formula(7, Sign.TIMES, 8, 54)).claim
    '7 × 8 = 54 is not true: 7 × 8 = 56.'
    """
    told = why_true(formula)
    if not formula.is_true:
        return told
    long = sorted({number for number in (formula.left, formula.right, formula.answer) if number > 9})
    places = [place_value(number) for number in long]
    return Explanation(told.claim, told.shown, (*told.why, equals_both_ways(formula), *places))


def why_play(table: Table, play: Lay) -> Explanation:
    """What a lawful play did to each number, why its formula is true, and what it means for the next player.

    >>> from mathgames_widgets.games.formula.rules.state import New
    >>> from mathgames_widgets.games.formula.rules.cards import Pile
    >>> table = Table((Pile("1", 1), Pile("0", 0)), Sign.TIMES, (Pile("1", 1),), (Pile("1", 1), Pile("0", 0)))
    >>> play = Lay((Staying(0), New("2", 2)), Sign.TIMES, (New("4", 4),), (New("4", 4), New("8", 8)))
    >>> [step.claim for step in why_play(table, play).why]
    ['10 becomes 12: 2 more.', 'The second number is new: 4.', 'The answer is new: 48.', '12 × 4 = 48 is true.']
    """
    formula = formula_of(table, play)
    after = laid_on(table, play)
    numbers = [_number_told(place, table.number(place), play, after.number(place)) for place in Place]
    true = why_true(formula)
    claim = say("play-made", formula=f"{formula}", cards=len(play.laid), laid=laid_text(play))
    return Explanation(claim, shown=true.shown, why=(*numbers, true, *_for_the_next(after)))


def _number_told(place: Place, old: Number, play: Lay, new: Number) -> Explanation:
    row = play.row(place)
    kept = [spot for spot in row if isinstance(spot, Staying)]
    if not kept:
        places = (place_value(number_of(new)),) if len(new) > 1 else ()
        return Explanation(say("number-new", place=place, number=number_of(new)), why=places)
    if len(kept) == len(row):
        return Explanation(say("number-stays", place=place, number=number_of(new)))
    return change(number_of(old), number_of(new))


def _for_the_next(after: Table) -> tuple[Explanation, ...]:
    if not is_times_zero(after):
        return ()
    return (Explanation(say("must-cover-all"), why=_swept_away(after.formula)),)


def _swept_away(formula: Formula | None) -> tuple[Explanation, ...]:
    """Why n × 0 = 0 leaves n free and so may not stay."""
    assert formula is not None, "after a play there is a formula"
    return _free(formula), Explanation(say("n-is-free"), shown=show(428, "×", 0, "=", 0))


def _free(formula: Formula) -> Explanation:
    if formula.sign is not Sign.DIVIDE:
        return times_zero(formula.left or formula.right)
    return Explanation(say("zero-divided-is-zero"), shown=show(0, "×", "n", "=", 0))


# ── refusals ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_refused(reason: Reason) -> Explanation:
    """The rule that a move would break, and the rule or the arithmetic behind it.

    >>> print(why_refused(reasons.LeftOut(Place.LEFT, 0, 10)))
    You cannot leave the 0 out of 10: cover it or keep it.
      10 is 1 ten and 0 ones.   10 = 1 × 10 + 0 × 1
      Each card of a number has its place, so leaving one out would change the number.
    """
    return Explanation(sentence(reason), why=_arithmetic_behind(reason) or _rule_behind(reason))


def _rule_behind(reason: Reason) -> tuple[Explanation, ...]:
    return (Explanation(say.by("behind", type(reason))),) if type(reason) in RULES_BEHIND else ()


def _arithmetic_behind(reason: Reason) -> tuple[Explanation, ...]:
    match reason:
        case reasons.NotTrue(formula):
            return why_true(formula).why
        case reasons.DividesByZero(formula):
            return by_zero(formula.left).why
        case reasons.LeadingZero(_, digits):
            return (no_zero_in_front(digits),)
        case reasons.TimesZeroMustGo(formula):
            return _swept_away(formula)
        case reasons.LeftOut(_, _, number):
            return (place_value(number), Explanation(say("behind-left-out")))
    return ()


# ── what there was to play ────────────────────────────────────────────────────────────────────────────────────────


def best_of(lays: Sequence[Lay], table: Table, hand: Cards, rules: Rules) -> Lay:
    """The play with the most cards; of several the one with the most points, then the one that leaves the most
    flexible hand, then the first.

    Raises ValueError where there is none.
    """
    laid = [(play, play.laid) for play in lays]
    most = max(len(cards) for _, cards in laid)
    largest = [(play, cards) for play, cards in laid if len(cards) == most]
    return max(largest, key=lambda pair: _merit(pair[0], pair[1], hand, rules))[0]


def _merit(play: Lay, laid: Cards, hand: Cards, rules: Rules) -> tuple[int, Fraction]:
    return play_points(play, rules), flexibility(without(hand, *laid), rules)


def turn_by_turn(turns: Sequence[LastTurn], rules: Rules) -> tuple[Explanation, tuple[Explanation, ...]]:
    """What the turns of a round laid, and what each of them could have laid: a sentence, and one for each turn.

    >>> from mathgames_widgets.games.formula.rules.rules import apply
    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> state = apply(new_game(2, "FERN-42"), 0, Draw()).state
    >>> turn_by_turn(state.turns[0], Rules())[0].claim
    'You laid no cards in one turn.'
    """
    bests = [best_turn(turn, rules) for turn in turns]
    laid = sum(len(turn.action.laid) for turn in turns if isinstance(turn.action, Lay))
    said = say("round-laid", cards=laid, turns=len(turns))
    explained = [_turn_told(turn, best) for turn, best in zip(turns, bests, strict=True)]
    return Explanation(said), tuple(explained)


@lru_cache(maxsize=256)
def best_turn(turn: LastTurn, rules: Rules) -> Lay | None:
    """The play with the most cards that a turn had; None where it had none."""
    every = plays(turn.table, turn.hand, rules)
    return best_of(every, turn.table, turn.hand, rules) if every else None


def _turn_told(turn: LastTurn, best: Lay | None) -> Explanation:
    did = say("turn-drew") if isinstance(turn.action, Draw) else say("turn-passed")
    if isinstance(turn.action, Lay):
        did = say("turn-laid", formula=f"{formula_of(turn.table, turn.action)}", cards=len(turn.action.laid))
    return Explanation(f"{did} {_possible(turn, best)}")


def _possible(turn: LastTurn, best: Lay | None) -> str:
    if best is None:
        return say("turn-had-none")
    if isinstance(turn.action, Lay) and len(turn.action.laid) == len(best.laid):
        return say("turn-was-best")
    return say("turn-had-better", formula=f"{formula_of(turn.table, best)}", cards=len(best.laid))


def look_back(last: LastTurn, rules: Rules) -> Explanation:
    """After your own turn: how many plays there were, and the best of them.

    >>> from mathgames_widgets.games.formula.rules.rules import apply
    >>> from mathgames_widgets.games.formula.rules.rules import new_game
    >>> from mathgames_widgets.games.formula.rules.moves import read_action
    >>> state = apply(new_game(2, "FERN-42"), 0, read_action("draw")).state
    >>> print(look_back(state.turns[0][-1], state.rules))
    There was no formula you could lay, so you could not have done better.
    """
    every = plays(last.table, last.hand, rules)
    if not every:
        return Explanation(say("nothing-to-play"))
    best = best_of(every, last.table, last.hand, rules)
    return Explanation(
        f"{say('plays-there-were', plays=len(every))} {_compared(last, best)}",
        why=(_by_sign(every), _by_cards(every), why_play(last.table, best)),
    )


def _compared(last: LastTurn, best: Lay) -> str:
    if isinstance(last.action, Lay) and len(last.action.laid) == len(best.laid):
        return say("laid-the-most", cards=len(best.laid))
    return say("best-lays", cards=len(best.laid), formula=f"{formula_of(last.table, best)}")


def _by_sign(lays: Sequence[Lay]) -> Explanation:
    counts = Counter(play.sign for play in lays)
    counted = [say("plays-with-sign", plays=counts[sign], sign=f"{sign}") for sign in Sign if counts[sign]]
    return Explanation(say("by-sign", counts=counted))


def _by_cards(lays: Sequence[Lay]) -> Explanation:
    counts = Counter(len(play.laid) for play in lays)
    counted = [say("plays-with-cards", plays=counts[many], cards=many) for many in sorted(counts, reverse=True)]
    return Explanation(say("by-cards-laid", counts=counted))
