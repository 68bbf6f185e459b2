"""The payoff explorer in words: what its table shows, what is said for a pair, what can be asked, and the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from mathgames_widgets.core.words import name_of
from mathgames_widgets.games.matician.cards import Cards
from mathgames_widgets.games.matician.explain_duel import why_balanced
from mathgames_widgets.games.matician.explain_payoffs import (
    why_cautious,
    why_chances,
    why_expected,
    why_hopeful,
    why_mixed,
)
from mathgames_widgets.games.matician.guessing import before_laying
from mathgames_widgets.games.matician.payoffs import Pair, PayoffTable
from mathgames_widgets.games.matician.sentences import cards_text
from mathgames_widgets.games.matician.sight import imagine
from mathgames_widgets.games.matician.signs import Where
from mathgames_widgets.games.matician.state import Phase, View
from mathgames_widgets.maths.chance import Distribution
from mathgames_widgets.maths.explanation import Explanation


class Question(Enum):
    """What can be asked about a table of payoffs."""

    CAUTIOUS = "The cautious choice"
    HOPEFUL = "The hopeful choice"
    EXPECTED = "The best on average"
    CHANCES = "What to expect of the others"
    MIXED = "When nobody may read you"
    DUEL = "The round against an imagined hand"


def questions(view: View) -> tuple[Question, ...]:
    """What can be asked now: a mix only about a single rival, and the round only with both symbols on the table.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> [question.value for question in questions(observe(new_game(2, "FERN-42"), 0))][4:]
    ['When nobody may read you', 'The round against an imagined hand']
    >>> len(questions(observe(new_game(3, "FERN-42"), 0)))
    4
    """
    left_out = set()
    if len(view.active) != 2:
        left_out = {Question.MIXED, Question.DUEL}
    elif view.phase is Phase.DRAFT:
        left_out = {Question.DUEL}
    return tuple([question for question in Question if question not in left_out])


def table_says(whole: PayoffTable, shown: PayoffTable) -> str:
    """What the rows, the columns and the entries of a table are, of which some may be left out.

    >>> from mathgames_widgets.games.matician.payoffs import payoff_table
    >>> whole = payoff_table(("2", "5"), "+")
    >>> table_says(whole, whole)
    'Each row is an arrangement of your numbers, each column what the others may do to it: what the equation is worth
    then.'
    """
    what = "its rank" if whole.rules.by_rank else "what the equation is worth"
    few = "" if shown == whole else " The most promising are shown."
    return f"Each row is an arrangement of your numbers, each column what the others may do to it: {what} then.{few}"


def merits(pair: Pair, whole: PayoffTable, chances: Distribution[Where]) -> tuple[str, ...]:
    """What can be said for a pair.

    >>> from mathgames_widgets.games.matician.payoffs import expected_sabotage, payoff_table
    >>> hand = ("2", "5", "11")
    >>> merits(("11", "5"), payoff_table(hand, "-"), expected_sabotage(hand, "-"))
    ('hopeful',)
    """
    said = {
        "cautious": whole.cautious,
        "hopeful": whole.hopeful,
        "best on average": whole.best_expected(chances),
    }
    return tuple([merit for merit, pairs in said.items() if pair in pairs])


def answer(question: Question, whole: PayoffTable, chances: Distribution[Where]) -> Explanation:
    """The answer to a question about the table; `why_imagined` answers the one about the round.

    >>> from mathgames_widgets.games.matician.payoffs import expected_sabotage, payoff_table
    >>> hand = ("2", "5", "11")
    >>> answer(Question.CAUTIOUS, payoff_table(hand, "-"), expected_sabotage(hand, "-")).claim
    'The cautious choice is 5 − 2 in either order: at worst it brings −7.'
    """
    answers: dict[Question, Callable[[], Explanation]] = {
        Question.CAUTIOUS: partial(why_cautious, whole),
        Question.HOPEFUL: partial(why_hopeful, whole),
        Question.EXPECTED: partial(why_expected, whole, chances),
        Question.CHANCES: partial(why_chances, chances, whole.symbol),
        Question.MIXED: partial(why_mixed, whole),
    }
    return answers[question]()


# ── the round against an imagined hand ────────────────────────────────────────────────────────────────────────────


def imagined_says(view: View, number: int, names: Sequence[str] = ()) -> str:
    """What the other of two is imagined to hold; of the many hands the one of this number.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> imagined_says(observe(new_game(2, "FERN-42"), 0), 1, ["Asha", "Ben"])
    'Imagine that Ben holds 7, 14, 14, 15 and two minus cards.'
    """
    (other,) = [seat for seat in view.active if seat != view.player]
    return f"Imagine that {name_of(other, names)} holds {cards_text(_hands(view, number)[other])}."


def why_imagined(view: View, number: int, names: Sequence[str] = ()) -> Explanation:
    """The round of two, solved as if both knew that hand.

    >>> from mathgames_widgets.games.matician.rules import new_game
    >>> from mathgames_widgets.games.matician.sight import observe
    >>> why_imagined(observe(new_game(2, "FERN-42"), 0), 1, ["Asha", "Ben"]).claim
    'When both play as well as they can, Ben gets 1 point more than Asha on average.'
    """
    first, second = view.active
    hands, symbols = _hands(view, number), view.symbols
    mine, theirs = symbols[first], symbols[second]
    assert mine is not None and theirs is not None, "asked once both have a symbol"
    of_both = [name_of(seat, names) for seat in view.active]
    return why_balanced((hands[first], hands[second]), (mine, theirs), view.rules, of_both)


def _hands(view: View, number: int) -> tuple[Cards, ...]:
    """All hands at the beginning of the round: one's own, and the other's dealt from the cards one does not see."""
    return imagine(before_laying(view), number).hands
