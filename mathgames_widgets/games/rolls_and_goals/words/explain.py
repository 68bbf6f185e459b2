"""Words for learners: sentences, what cards and goals mean, refusals with the rule behind them, hints."""

from __future__ import annotations

from mathgames_widgets.core.game import NotYourTurn, Reason
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
from mathgames_widgets.games.rolls_and_goals.words.explanations import card_meaning, goal_meaning
from mathgames_widgets.games.rolls_and_goals.words.hints import hint, look_back
from mathgames_widgets.games.rolls_and_goals.words.sentences import sentence
from mathgames_widgets.maths.writing.explanation import Explanation

__all__ = ["card_meaning", "goal_meaning", "hint", "look_back", "sentence", "why_refused"]

RULES_BEHIND: dict[type[Reason], str] = {
    WrongPhase: "A round is placing, turning over, picking sides, judging the goals and selecting, in this order.",
    AlreadyReady: "Nobody changes anything after seeing who else is ready.",
    NoSuchPlace: "Cards that are not played go back on top of the deck or onto the discard pile.",
    NotInYourHand: "Six cards are drawn in a round, and each of them is put to one place.",
    NoCardThere: "Only cards that were put somewhere in this round can be taken back.",
    NotYourSpecialGoal: "A special goal is taken while cards are selected, and only its owner knows it.",
    AlreadyDeclared: "A special goal that is declared carries 6 tokens, which any player may claim.",
    NotDeclared: "Special goals are kept to the side until they are declared, in this round or a later one.",
    NothingToPick: "Each die with a pick behind it is set to one side, once, after all rerolls.",
    NoSuchSide: "A pick changes the die itself, and so it cannot go beyond the sides of a die.",
    NotYourTurn: "Whoever has the fewest tokens selects first, and then the next fewest.",
    NotOnOffer: "Two cards for each player but one are revealed, and whoever comes first takes first.",
    NoSpecialGoalThere: "One special goal is revealed with the cards, two in the last selection of six players.",
    WrongNumberOfCards: "Everybody takes equally many, so that nothing is left behind the last player.",
    TakeWhatIsLeft: "There are exactly as many cards left as one player takes.",
}
"""What a refusal rests on."""


def why_refused(reason: Reason) -> Explanation:
    """The rule that a move would break, and what it rests on.

    >>> print(why_refused(NoSuchSide(7)))
    A die has the sides 1 to 6, and 7 is not one of them.
      A pick changes the die itself, and so it cannot go beyond the sides of a die.
    """
    rule = RULES_BEHIND.get(type(reason))
    return Explanation(sentence(reason), why=(Explanation(rule),) if rule else ())
