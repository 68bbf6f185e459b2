"""What a formula, the cards left, a round and a game were worth, opened into their arithmetic."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted, listed, name_of, people, points_text
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from mathgames_widgets.maths.numbers.digits import added
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show

from ..rules.cards import JOKER, Card, Cards, face_value
from ..rules.scoring import FIRST_OUT, play_points, totals
from ..rules.state import Lay, RoundResult, Rules
from ..rules.view import View
from .sentences import card_text, ordinal

RESULTS = {Sign.MINUS: "difference", Sign.DIVIDE: "quotient"}
"""What the answers are called that have a bonus."""


def why_points(play: Lay, formula: Formula, rules: Rules) -> Explanation:
    """How a play that makes this formula scored in the points game.

    >>> from mathgames_widgets.games.formula.rules.state import Kept, New
    >>> play = Lay((New("8", 8),), Sign.DIVIDE, (Kept(0),), (New("J", 4),))
    >>> print(why_points(play, Formula(8, Sign.DIVIDE, 2, 4), Rules(points=True, sign_bonus=True)))
    8 ÷ 2 = 4 scores 22 points.   8 + 4 + 10 = 22
      Each card laid scores its digit; a Joker scores the digit it stands for.
      A quotient scores 10 more.

    Outside the points game no play scores.
    """
    if not rules.points:
        return Explanation("In this game, plays score no points: the first player with no cards left wins.")
    points = play_points(play, rules)
    bonus = points - sum(play.digits)
    parts = [*play.digits, bonus] if bonus else list(play.digits)
    why = [Explanation("Each card laid scores its digit; a Joker scores the digit it stands for.")]
    if bonus:
        why.append(Explanation(f"A {RESULTS[formula.sign]} scores {bonus} more."))
    shown = show(*added(parts), "=", points) if len(parts) > 1 else None
    return Explanation(f"{formula} scores {points_text(points)}.", shown=shown, why=tuple(why))


def why_left(hand: Cards) -> Explanation:
    """What the cards left at the end of a round cost in the points game.

    >>> print(why_left(("7", "8", "J")))
    7, 8 and a Joker cost 40 points.   7 + 8 + 25 = 40
      Each card left costs its digit; a Joker costs 25.
    >>> why_left(()).claim
    'No cards are left, so nothing is deducted.'
    """
    if not hand:
        return Explanation("No cards are left, so nothing is deducted.")
    values = [face_value(card) for card in hand]
    cost = "costs" if len(hand) == 1 else "cost"
    shown = show(*added(values), "=", sum(values)) if len(values) > 1 else None
    rule = Explanation("Each card left costs its digit; a Joker costs 25.")
    return Explanation(f"{_cards(hand)} {cost} {points_text(sum(values))}.", shown=shown, why=(rule,))


def _cards(hand: Sequence[Card]) -> str:
    text = listed([card_text(card) for card in hand])
    return text.capitalize() if hand[0] == JOKER else text


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
    shares = result.places.count(result.places[player]) > 1
    place = f"{'tied for ' if shares else ''}{ordinal(result.places[player])}"
    claim = f"{name_of(player, names)} is {place} in round {result.round}."
    return Explanation(claim, why=(_place_told(result, player, names), _end_told(result, names)))


def _points_of_round(result: RoundResult, player: Player, names: Sequence[str]) -> Explanation:
    played, bonus, deducted = result.played[player], result.bonus[player], result.deducted[player]
    points = result.points[player]
    return Explanation(
        f"{name_of(player, names)} scored {points_text(points)} in round {result.round}.",
        shown=show(played, "+", bonus, "−", deducted, "=", points),
        why=(
            Explanation(f"The plays in this round scored {points_text(played)}."),
            _bonus_told(result, names),
            why_left(result.hands[player]),
        ),
    )


def _bonus_told(result: RoundResult, names: Sequence[str]) -> Explanation:
    if not result.finished:
        return Explanation(f"Nobody went out, so nobody gets the {FIRST_OUT} points for going out first.")
    first = name_of(result.finished[0], names)
    return Explanation(f"{first} went out first and gets {FIRST_OUT} points for it.")


def _place_told(result: RoundResult, player: Player, names: Sequence[str]) -> Explanation:
    name = name_of(player, names)
    if player in result.finished:
        return Explanation(f"{name} was the {ordinal(result.finished.index(player) + 1)} to have no cards left.")
    left = len(result.hands[player])
    after = " Players who went out come first." if result.finished else ""
    return Explanation(f"{name} has {counted(left, 'card')} left; fewer is better.{after}")


def who_won_round(result: RoundResult, names: Sequence[str] = ()) -> str:
    """Who won a round, and by what.

    >>> nothing = (0, 0)
    >>> who_won_round(RoundResult(1, (0,), ((), ("7",)), (1, 2), nothing, nothing, nothing), ["Asha", "Ben"])
    'Asha was the first to have no cards left.'
    """
    won = people(result.winners, names)
    if result.blocked:
        return f"Nobody could lay or draw, so the fewest cards win: {won}."
    return f"{won} was the first to have no cards left."


def _end_told(result: RoundResult, names: Sequence[str]) -> Explanation:
    if result.blocked:
        return Explanation("Everyone passed in a row: nobody could lay a formula, and there were no cards to draw.")
    last = result.finished[-1]
    if len(result.finished) > 1:
        return Explanation(f"The round ended when {name_of(last, names)} went out and one player was left.")
    return Explanation(f"The round ended when {name_of(last, names)} laid their last card.")


# ── the game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def why_over(view: View, names: Sequence[str] = ()) -> Explanation:
    """Why the game ended as it did: points over the rounds, rounds won, or the places of the only round.

    Raises ValueError while the game goes on.
    """
    if not view.is_over:
        raise ValueError("The game is not over, so nobody has won it yet.")
    if view.rules.points:
        return _most(totals(view.results, view.players), "points", _ended_by_points(view, names), view, names)
    if view.rules.rounds > 1:
        won = tuple([sum(seat in result.winners for result in view.results) for seat in range(view.players)])
        every = Explanation(
            f"{counted(view.rules.rounds, 'round').capitalize()} were played. Winning the most rounds wins the game."
        )
        return _most(won, "rounds", every, view, names)
    result = view.results[-1]
    seats = [why_round(result, seat, view.rules, names) for seat in range(view.players)]
    return Explanation(_winners(result.winners, names), why=(_end_told(result, names), *seats))


def _winners(winners: Sequence[Player], names: Sequence[str]) -> str:
    who = people(winners, names)
    return f"{who} won the game." if len(winners) == 1 else f"{who} shared the win."


def _ended_by_points(view: View, names: Sequence[str]) -> Explanation:
    there = [
        name_of(seat, names)
        for seat, points in enumerate(totals(view.results, view.players))
        if points >= view.rules.points_to
    ]
    reached = f"{listed(there)} had {view.rules.points_to} points or more"
    return Explanation(f"{reached} at the end of a round, so the most points win.")


def _most(scores: tuple[int, ...], what: str, ended: Explanation, view: View, names: Sequence[str]) -> Explanation:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    seats = [_total(seat, scores[seat], what, view, names) for seat in range(view.players)]
    return Explanation(_winners(winners, names), why=(ended, *seats))


def _total(player: Player, score: int, what: str, view: View, names: Sequence[str]) -> Explanation:
    if what == "points":
        parts = [result.points[player] for result in view.results]
        shown = show(*_sum(parts), "=", score) if len(parts) > 1 else None
        rounds = tuple([why_round(result, player, view.rules, names) for result in view.results])
        return Explanation(f"{name_of(player, names)} has {points_text(score)}.", shown=shown, why=rounds)
    won = [f"{result.round}" for result in view.results if player in result.winners]
    rounds_won = f": round{'s' if score > 1 else ''} {listed(won)}" if won else ""
    return Explanation(f"{name_of(player, names)} won {counted(score, 'round')}{rounds_won}.")


def _sum(parts: Sequence[int]) -> list[object]:
    """Points added, with a minus sign where some were lost: 55 − 12."""
    row: list[object] = [parts[0]]
    for part in parts[1:]:
        row += ["−" if part < 0 else "+", abs(part)]
    return row
