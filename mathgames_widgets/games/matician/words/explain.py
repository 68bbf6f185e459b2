"""Words for learners: sentences, what equations are worth, what minus cards do, refusals with the rule, hints."""

from __future__ import annotations

from mathgames_widgets.core.game import NotYourTurn, Reason
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
from mathgames_widgets.games.matician.words.chances import (
    why_balanced,
    why_best_against,
    why_cautious,
    why_dominated,
    why_expected,
    why_hopeful,
    why_mixed,
    why_row,
)
from mathgames_widgets.games.matician.words.explanations import (
    attacks,
    sign_effect,
    sign_table,
    why_attack,
    why_highest,
    why_rank,
    why_safest,
    why_value,
)
from mathgames_widgets.games.matician.words.hints import hint
from mathgames_widgets.games.matician.words.sentences import sentence
from mathgames_widgets.games.matician.words.why import why_over, why_point, why_round, why_sabotage
from mathgames_widgets.maths.writing.explanation import Explanation

__all__ = [
    "attacks",
    "hint",
    "sentence",
    "sign_effect",
    "sign_table",
    "why_attack",
    "why_balanced",
    "why_best_against",
    "why_cautious",
    "why_dominated",
    "why_expected",
    "why_highest",
    "why_hopeful",
    "why_mixed",
    "why_over",
    "why_point",
    "why_rank",
    "why_refused",
    "why_round",
    "why_row",
    "why_sabotage",
    "why_safest",
    "why_value",
]

RULES_BEHIND: dict[type[Reason], str] = {
    HasFinished: "Whoever has reached 3 points has a place; the others play on for theirs.",
    WrongPhase: "In a round first all numbers are laid, then the minus cards, and then everything is turned over.",
    NotYourTurn: "One after the other takes a symbol, and in the next round somebody else comes first.",
    NotOnOffer: "One symbol more than there are players lies open, and whoever comes first has most to choose from.",
    AlreadyReady: "Nobody changes anything after seeing who else is ready.",
    NoSuchSide: "One card goes on one side of the symbol, and one on the other side.",
    NotInYourHand: "Only the six cards that you were dealt in this round can be laid.",
    NotANumber: "An equation is a number, a symbol and a number; a minus card changes the sign of a number.",
    TooLargeUnderTimes: "With numbers up to 15 a product would be far greater than anything the other symbols make.",
    SideTaken: "On each side of the symbol lies one number.",
    NothingThere: "Only a number that lies there can come back into your hand.",
    SideIsEmpty: "One card goes on one side of the symbol, and one on the other side.",
    AlreadyChosen: "Each player lays one minus card in a round at most, and nobody sees where before all have chosen.",
    NoMinus: "Sabotage takes a minus card, and the deck has ten of them among 56 cards.",
    NobodyThere: "A minus card goes in front of a number of somebody who plays in this round.",
    YourOwnEquation: "Sabotage is for another player, even where a minus card would help oneself.",
}
"""What a refusal rests on."""


def why_refused(reason: Reason) -> Explanation:
    """The rule that a move would break, and what it rests on.

    >>> print(why_refused(YourOwnEquation()))
    A minus card is for somebody else's equation, not for your own.
      Sabotage is for another player, even where a minus card would help oneself.
    """
    rule = RULES_BEHIND.get(type(reason))
    return Explanation(sentence(reason), why=(Explanation(rule),) if rule else ())
