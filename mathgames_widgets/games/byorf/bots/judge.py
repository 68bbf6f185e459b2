"""What a decision in BYORF cost, in points of the round, from what its player could know."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed, by_playing_on

from ..analysis.plans import best_build
from ..analysis.weights import JUDGED_DEALS, JUDGED_FUNCTIONS, MUCH as MUCH, UNIT as UNIT
from ..rules.cards import Cards, Factor
from ..rules.moves import Keep
from ..rules.scoring import score
from ..rules.state import Built, Phase
from ..rules.view import View
from ..words.sentences import function_text, say, sentence
from .bots import BOTS, different, functions_of_rivals, own, passed_on, value


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Each card that was kept while there was a choice, and each function that was finished."""
    found = []
    for move in moves:
        match move.action:
            case Keep(card) if len(different(move.view.hand)) > 1:
                found.append(Decision(move.turn, move.view, _first_of_face(move.view.hand, card)))
            case Ready() if move.view.phase is Phase.BUILD:
                found.append(Decision(move.turn, move.view, move.view.built))
    return found


def weigh(decision: Decision) -> Sequence[Weighed[Factor | Built]]:
    """The cards to keep, each with the best card that may come next; or the function beside the best there was."""
    if isinstance(decision.chosen, Built):
        return _built(decision.view, decision.chosen)
    return _kept(decision.view, decision.chosen)


def told(decision: Decision, choice: Factor | Built, names: Sequence[str]) -> str:
    """Keep a card, or build a function."""
    if isinstance(choice, Built):
        if not choice.cards_used:
            return say("judged-nothing-built")
        return say("judged-built", function=function_text(choice.top, choice.bottom))
    return sentence(Keep(choice), names)


def because(decision: Decision, choice: Factor | Built) -> str:
    """What the bot that thinks ahead expects of a card, or of its own function."""
    return BOTS[-1].because(decision.view, Ready() if isinstance(choice, Built) else Keep(choice))


def _kept(view: View, chosen: Factor) -> list[Weighed[Factor | Built]]:
    cards, moment = own(view), f"{view.round} {view.turn}"
    held = len(view.hand)
    deals = max(2, min(JUDGED_DEALS, JUDGED_FUNCTIONS // (held * max(held - 1, 1) * 3 ** (len(cards) + 2))))
    hands = [passed_on(view, f"judge {moment} {deal}") for deal in range(deals)]

    def worth(card: Factor | Built, deal: int) -> float:
        assert isinstance(card, Factor)
        return max([value((*cards, card, other), view) for other in hands[deal]], default=0) / view.players

    others = [card for card in different(view.hand) if card != chosen]
    return by_playing_on(chosen, others, worth, deals, 0, len(others))


def _built(view: View, built: Built) -> list[Weighed[Factor | Built]]:
    rivals = functions_of_rivals(view)
    best = best_build(own(view), view.goals, rivals, view.rules)
    return [Weighed(one, _points(view, one, rivals)) for one in (built, Built(best.top, best.bottom))]


def _points(view: View, built: Built, rivals: Sequence[Built]) -> float:
    return float(sum([award.evidence[0].points for award in score(view.goals, (built, *rivals), view.rules)]))


def _first_of_face(hand: Cards, card: Factor) -> Factor:
    """The card that stands for all of its face."""
    return next(one for one in different(hand) if (one.lead, one.root) == (card.lead, card.root))
