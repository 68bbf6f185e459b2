"""What a formula, the cards left, a round and a game were worth, opened into their arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import name_of, people, won
from mathgames_widgets.maths.numbers.arithmetic import Formula
from mathgames_widgets.maths.numbers.digits import added
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show

from ..rules.cards import JOKER, Cards, face_value
from ..rules.scoring import FIRST_OUT, play_points, totals
from ..rules.state import Lay, RoundResult, Rules
from ..rules.view import View
from .sentences import cards_text, say


def why_points(play: Lay, formula: Formula, rules: Rules) -> Explanation:
    """How a play that makes this formula scored in the points game.

    >>> from mathgames_widgets.games.formula import Staying, New, Sign
    >>> play = Lay((New("8", 8),), Sign.DIVIDE, (Staying(0),), (New("J", 4),))
    >>> print(why_points(play, Formula(8, Sign.DIVIDE, 2, 4), Rules(points=True, sign_bonus=True)))
    8 ÷ 2 = 4 scores 22 points.   8 + 4 + 10 = 22
      Each card laid scores its digit; a Joker scores the digit it stands for.
      A quotient scores 10 more.

    Outside the points game no play scores.
    """
    if not rules.points:
        return Explanation(say("no-points-game"))
    points = play_points(play, rules)
    bonus = points - sum(play.digits)
    parts = [*play.digits, bonus] if bonus else list(play.digits)
    why = [Explanation(say("cards-score-digits"))]
    if bonus:
        why.append(Explanation(say("sign-bonus", sign=formula.sign, bonus=bonus)))
    shown = show(*added(parts), "=", points) if len(parts) > 1 else None
    return Explanation(say("play-scores", formula=f"{formula}", points=points), shown=shown, why=tuple(why))


def why_left(hand: Cards) -> Explanation:
    """What the cards left at the end of a round cost in the points game.

    >>> print(why_left(("7", "8", "J")))
    7, 8 and a Joker cost 40 points.   7 + 8 + 25 = 40
      Each card left costs its digit; a Joker costs 25.
    >>> why_left(()).claim
    'No cards are left, so nothing is deducted.'
    """
    if not hand:
        return Explanation(say("nothing-left"))
    values = [face_value(card) for card in hand]
    jokers = len(hand) if hand[0] == JOKER else 0
    claim = say("left-costs", jokers=jokers, hand=len(hand), cards=cards_text(hand), points=sum(values))
    shown = show(*added(values), "=", sum(values)) if len(values) > 1 else None
    return Explanation(claim, shown=shown, why=(Explanation(say("each-left-costs")),))


# ── a round ───────────────────────────────────────────────────────────────────────────────────────────────────────


def why_round(result: RoundResult, player: Player, rules: Rules, names: Sequence[str] = ()) -> Explanation:
    """What a round brought a player: the points with their parts, or the place.

    >>> result = RoundResult(1, (0,), ((), ("7", "8")), (1, 2), (45, 3), (10, 0), (0, 15))
    >>> print(why_round(result, 1, Rules(points=True), ["Asha", "Ben"]))
    Ben scored −12 points in round 1.   3 + 0 − 15 = −12
      The plays in this round scored 3 points.
      Asha went out first and gets 10 points for it.
      7 and 8 cost 15 points.   7 + 8 = 15
        Each card left costs its digit; a Joker costs 25.
    >>> why_round(result, 1, Rules(), ["Asha", "Ben"]).claim
    'Ben is second in round 1.'
    """
    if rules.points:
        return _points_of_round(result, player, names)
    place = result.places[player]
    tied = result.places.count(place) > 1
    claim = say("round-place", name=name_of(player, names), tied=tied, nth=place, round=result.round)
    return Explanation(claim, why=(_place_told(result, player, names), _end_told(result, names)))


def _points_of_round(result: RoundResult, player: Player, names: Sequence[str]) -> Explanation:
    played, bonus, deducted = result.played[player], result.bonus[player], result.deducted[player]
    points = result.points[player]
    return Explanation(
        say("round-points", name=name_of(player, names), points=points, round=result.round),
        shown=show(played, "+", bonus, "−", deducted, "=", points),
        why=(
            Explanation(say("round-played", points=played)),
            _bonus_told(result, names),
            why_left(result.hands[player]),
        ),
    )


def _bonus_told(result: RoundResult, names: Sequence[str]) -> Explanation:
    if not result.finished:
        return Explanation(say("round-no-bonus", bonus=FIRST_OUT))
    return Explanation(say("round-bonus", name=name_of(result.finished[0], names), bonus=FIRST_OUT))


def _place_told(result: RoundResult, player: Player, names: Sequence[str]) -> Explanation:
    name = name_of(player, names)
    if player in result.finished:
        return Explanation(say("place-by-out", name=name, nth=result.finished.index(player) + 1))
    left, finished = len(result.hands[player]), bool(result.finished)
    return Explanation(say("place-by-cards", name=name, cards=left, finished=finished))


def who_won_round(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who won a round, and by what.

    >>> nothing = (0, 0)
    >>> who_won_round(RoundResult(1, (0,), ((), ("7",)), (1, 2), nothing, nothing, nothing), ["Asha", "Ben"])
    'Asha was the first to have no cards left.'
    """
    return say("round-won-blocked" if result.blocked else "round-won", names=people(result.winners, names))


def _end_told(result: RoundResult, names: Sequence[str]) -> Explanation:
    if result.blocked:
        return Explanation(say("ended-blocked"))
    last = name_of(result.finished[-1], names)
    return Explanation(say("ended-one-left" if len(result.finished) > 1 else "ended-last-card", name=last))


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: points over the rounds, rounds won, or the places of the only round.

    Raises ValueError while the game goes on.
    """
    if not view.is_over:
        raise ValueError("The game is not over, so nobody has won it yet.")
    seats = range(view.players)
    if view.rules.points:
        points = totals(view.results, view.players)
        there = [name_of(seat, names) for seat in seats if points[seat] >= view.rules.points_to]
        ended = Explanation(say("points-reached", names=there, target=view.rules.points_to))
        return _most(points, ended, [_total(seat, points[seat], view, names) for seat in seats], names)
    if view.rules.rounds > 1:
        rounds = [[result.round for result in view.results if seat in result.winners] for seat in seats]
        told = [_rounds_won(name_of(seat, names), rounds[seat]) for seat in seats]
        ended = Explanation(say("rounds-played", rounds=view.rules.rounds))
        return _most([len(which) for which in rounds], ended, told, names)
    result = view.results[-1]
    places = [why_round(result, seat, view.rules, names) for seat in seats]
    return Explanation(won(result.winners, names), why=(_end_told(result, names), *places))


def _most(scores: Sequence[int], ended: Explanation, told: Sequence[Explanation], names: Sequence[str]) -> Explanation:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Explanation(won(winners, names), why=(ended, *told))


def _total(player: Player, points: int, view: View, names: Sequence[str]) -> Explanation:
    parts = [result.points[player] for result in view.results]
    shown = show(*_sum(parts), "=", points) if len(parts) > 1 else None
    rounds = tuple([why_round(result, player, view.rules, names) for result in view.results])
    return Explanation(say("total-points", name=name_of(player, names), points=points), shown=shown, why=rounds)


def _rounds_won(name: str, which: Sequence[int]) -> Explanation:
    return Explanation(say("total-rounds", name=name, won=len(which), which=which))


def _sum(parts: Sequence[int]) -> list[object]:
    """Points added, with a minus sign where some were lost: 55 − 12."""
    row: list[object] = [parts[0]]
    for part in parts[1:]:
        row += ["−" if part < 0 else "+", abs(part)]
    return row
