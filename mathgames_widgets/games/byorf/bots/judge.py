"""What a decision in BYORF cost, in points of the round, from what its player could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.judging import Decision, OwnMove, Weighed, by_playing_on
from mathgames_widgets.core.luck import (
    Expectation,
    Known,
    Mean,
    ResultShare,
    Source,
    by_round,
    first_turn,
    from_stand_to_stand,
)

from ..analysis.plans import best_build
from ..analysis.weights import (
    GROWS,
    IS_EVEN as IS_EVEN,
    JUDGED_DEALS,
    JUDGED_FUNCTIONS,
    LASTS,
    MUCH as MUCH,
    UNIT as UNIT,
    USUAL_GOALS,
)
from ..rules.cards import Cards, Factor
from ..rules.moves import Keep
from ..rules.scoring import score
from ..rules.state import Built, Phase, without
from ..rules.view import View
from ..words.sentences import function_text, say, sentence
from .bots import BOTS, GreedyBot, different, functions_of_rivals, own, passed_on, value


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


def shown(decision: Decision, choice: Factor | Built) -> View:
    """The table with the card chosen, or with the function built."""
    view: View = decision.view
    if isinstance(choice, Built):
        return replace(view, built=choice)
    return replace(view, chosen=choice, hand=without(view.hand, choice))


def because(decision: Decision, choice: Factor | Built) -> str:
    """The function that a card makes possible, with its goals; or what the bot that thinks ahead would build."""
    if isinstance(choice, Built):
        return BOTS[-1].because(decision.view, Ready())
    return GreedyBot().because(decision.view, Keep(choice))


# ── what a result is made of ──────────────────────────────────────────────────────────────────────────────────────


def expected(decision: Decision, done: Weighed[Factor | Built] | None) -> Mean | None:
    """The points of the round: those of a function; else what the cards promise, and what usually comes to that."""
    if done is None:
        return None
    view: View = decision.view
    if isinstance(decision.chosen, Built):
        return done.worth, 0.0
    return Fraction(done.worth) + grows(view.players, view.turn, len(view.goals)), 0.0


def came(share: ResultShare) -> str:
    """What luck brought, in a few words."""
    return say.by("luck", share.came, round=share.round)


def shares(stands: Sequence[Expectation], views: Sequence[View]) -> Iterator[ResultShare]:
    """Round by round. What comes after a function is built is no luck: the others have built theirs."""
    rounds = by_round(stands, lambda stand: stand.decision.view.round)
    for at, result in enumerate(views[-1].results):
        mine = rounds.get(result.round, [])
        points = result.points[views[0].player or 0]
        known: list[Known] = []
        if mine and isinstance(mine[-1].decision.chosen, Built) and mine[-1].expected is not None:
            known.append((Source.OTHERS, points - Fraction(mine[-1].expected), ""))
        end = first_turn(views, lambda view, at=at: len(view.results) > at)  # type: ignore[misc]
        start = grows(views[0].players, 0, len(result.goals))
        yield from from_stand_to_stand(mine, start, points, end, known, result.round)


def grows(players: int, kept: int, goals: int) -> Fraction:
    """How many points more a round usually brings than so many cards promise with the next one.

    >>> grows(2, 0, 5) > grows(2, 4, 5)
    True
    """
    usual = GROWS[min(max(players, min(GROWS)), max(GROWS))]
    return Fraction(usual[min(kept, len(usual) - 1)]) * goals / USUAL_GOALS


# ── what is weighed ───────────────────────────────────────────────────────────────────────────────────────────────


def _kept(view: View, chosen: Factor) -> list[Weighed[Factor | Built]]:
    cards, moment = own(view), f"{view.round} {view.turn}"
    held = len(view.hand)
    deals = max(2, min(JUDGED_DEALS, JUDGED_FUNCTIONS // (held * max(held - 1, 1) * 3 ** (len(cards) + 2))))
    hands = [passed_on(view, f"judge {moment} {deal}") for deal in range(deals)]

    def worth(card: Factor | Built, deal: int) -> float:
        assert isinstance(card, Factor)
        return max([value((*cards, card, other), view) for other in hands[deal]], default=0) / view.players

    others = [card for card in different(view.hand) if card != chosen]
    lasts = LASTS[min(view.turn, len(LASTS)) - 1]
    weighed = by_playing_on(chosen, others, worth, deals, 0, len(others))
    done = weighed[0].worth
    return [Weighed(choice.choice, done + lasts * (choice.worth - done), lasts * choice.error) for choice in weighed]


def _built(view: View, built: Built) -> list[Weighed[Factor | Built]]:
    rivals = functions_of_rivals(view)
    best = best_build(own(view), view.goals, rivals, view.rules)
    return [Weighed(built_now, _points(view, built_now, rivals)) for built_now in (built, Built(best.top, best.bottom))]


def _points(view: View, built: Built, rivals: Sequence[Built]) -> float:
    return float(sum([award.evidence[0].points for award in score(view.goals, (built, *rivals), view.rules)]))


def _first_of_face(hand: Cards, card: Factor) -> Factor:
    """The card that stands for all of its face."""
    return next(other for other in different(hand) if (other.lead, other.root) == (card.lead, card.root))
