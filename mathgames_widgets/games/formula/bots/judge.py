"""What a decision in FORMULA cost, in chances to win, from what its player could know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from mathgames_widgets.core.game import Action, Player, without
from mathgames_widgets.core.judging import Decision, OwnMove, PlayedBy, Weighed, by_playing_on, played_on
from mathgames_widgets.core.luck import Expectation, Mean, ResultShare, from_stand_to_stand

from ..analysis.weights import (
    IS_EVEN as IS_EVEN,
    JUDGED_CARDS,
    JUDGED_CLOSE,
    JUDGED_FIRST,
    JUDGED_MORE,
    JUDGED_PLAYS,
    MUCH as MUCH,
    UNIT as UNIT,
)
from ..rules.moves import formula_of
from ..rules.rules import apply, legal_actions, to_act
from ..rules.scoring import outcome
from ..rules.state import Lay, State
from ..rules.view import View, imagine, observe
from ..words.sentences import cards_text, laid_text, say, sentence
from .bots import BOTS, GreedyBot, gain_now
from .planning import EXAMPLES, best_play, may_go_out

PLAYING = PlayedBy(to_act, legal_actions, apply, observe)


def decisions(moves: Sequence[OwnMove]) -> Sequence[Decision]:
    """Every turn."""
    return [Decision(move.turn, move.view, move.action) for move in moves]


def weigh(decision: Decision) -> Sequence[Weighed[Action]]:
    """The plays that there were, each played on to the end in imagined deals by players who lay all they can."""
    view: View = decision.view
    seat = view.player
    assert seat is not None, "Someone who only watches decides nothing."
    actions = legal_actions(imagine(view, "judge"), seat)
    lays = sorted(
        [action for action in actions if isinstance(action, Lay)], key=lambda play: gain_now(view, play), reverse=True
    )
    rest = [action for action in actions if not isinstance(action, Lay)]
    planned = [best_play(view, lays)] if lays else []
    others = [action for action in dict.fromkeys([*planned, *_unlike(lays), *rest]) if action != decision.chosen]

    def worth(action: Action, deal: int) -> float:
        state = apply(imagine(view, f"judge {deal}"), seat, action).state
        after = played_on(PLAYING, state, [GreedyBot()] * view.players, f"judge {deal}", lambda _: False)
        return float(_share_of_win(after, seat))

    share = Fraction(JUDGED_CARDS, max(JUDGED_CARDS, min(sum(view.sizes), 3 * JUDGED_CARDS)))
    first, more = (round(deals * share) for deals in (JUDGED_FIRST, JUDGED_MORE))
    return by_playing_on(decision.chosen, others, worth, first, more, JUDGED_CLOSE)


def told(decision: Decision, choice: Action, names: Sequence[str]) -> str:
    """The formula that is made, and the cards that are laid for it; or the action."""
    if not isinstance(choice, Lay):
        return sentence(choice, names)
    formula = formula_of(decision.view.table, choice)
    return say("judged-play", formula=f"{formula}", laid=laid_text(choice))


def shown(decision: Decision, choice: Action) -> View | None:
    """The table with the cards laid; nothing where one is drawn."""
    view: View = decision.view
    if not isinstance(choice, Lay) or view.player is None:
        return None
    return observe(apply(imagine(view, "shown"), view.player, choice).state, view.player)


def because(decision: Decision, choice: Action) -> str:
    """What the bot that thinks ahead says of it, and what can be done next turn with the cards that stay."""
    view: View = decision.view
    told = BOTS[-1].because(view, choice)
    if not isinstance(choice, Lay) or view.rules.points or len(choice.laid) == len(view.hand):
        return told
    kept, chosen = without(view.hand, *choice.laid), decision.chosen
    mine = (
        may_go_out(without(view.hand, *chosen.laid), view.rules)
        if isinstance(chosen, Lay) and chosen != choice
        else None
    )
    left = say("judged-leaves", cards=cards_text(kept), out=may_go_out(kept, view.rules), of=len(EXAMPLES), mine=mine)
    return f"{told} {left}"


def expected(decision: Decision, done: Weighed[Action] | None) -> Mean | None:
    """The chance to win with what was played."""
    return None if done is None else (done.worth, 0.0)


def came(share: ResultShare) -> str:
    """What luck brought, in a few words."""
    return say.by("luck", share.came)


def shares(stands: Sequence[Expectation], views: Sequence[View]) -> Iterator[ResultShare]:
    """From an even chance to the win or the loss."""
    seat = views[0].player or 0
    result = _share_of_win(imagine(views[-1], "end"), seat)
    return from_stand_to_stand(stands, Fraction(1, views[0].players), result, len(views) - 1)


def _share_of_win(state: State, seat: Player) -> Fraction:
    end = outcome(state)
    return Fraction(0) if end is None or seat not in end.winners else Fraction(1, len(end.winners))


def _unlike(lays: Sequence[Lay]) -> list[Lay]:
    """The first few plays that keep different cards."""
    kept: dict[tuple[str, ...], Lay] = {}
    for play in lays:
        kept.setdefault(tuple(sorted(play.laid)), play)
    return list(kept.values())[:JUDGED_PLAYS]
