"""Games between bots: played to the end, won and lost, what a bot is given, and the same answer to the same view."""

from __future__ import annotations

from itertools import islice

from mathgames_widgets.core import Rng, bot_move

LONGEST = 2_000
"""Moves; a game between bots of this package never comes near it."""


def played(game, *bots, seed, rules=None, until=None):
    """A game between bots: the last state, and every bot with the view it had and the action it chose there.

    With `until`, a question about a state, the game stops where the answer is yes.
    """
    state, seen = game.new_game(len(bots), seed, rules), []
    while game.to_act(state) and not (until and until(state)):
        player = game.to_act(state)[0]
        view = game.observe(state, player)
        action = bots[player].choose(view, game.legal_actions(state, player), Rng(f"{seed} {len(seen)}"))
        seen.append((bots[player], view, action))
        state = game.apply(state, player, action).state
        assert len(seen) < LONGEST, "the game does not end"
    return state, seen


def both_seats(bot, rival, deals):
    """Each deal twice, so that both sit in each seat: the seed, the seat of the bot, and the table."""
    for deal in range(deals):
        yield f"DUEL-{deal}", 0, (bot, rival)
        yield f"DUEL-{deal}", 1, (rival, bot)


def wins(game, bot, rival, number, deals):
    """Whether a bot wins so many games against a rival, out of twice as many as there are deals; then it stops."""
    duels = both_seats(bot, rival, deals)
    won = (True for seed, seat, bots in duels if game.outcome(played(game, *bots, seed=seed)[0]).winners == (seat,))
    return sum(islice(won, number)) == number


def check_that_nothing_hidden_counts(game, bot, views):
    """Hidden cards that are dealt otherwise, or another chance, change nothing."""
    for view in views:
        other = game.imagine(view, "ANOTHER DEAL")
        assert game.observe(other, view.player) == view
        actions = game.legal_actions(other, view.player)
        chosen = bot.choose(view, actions, Rng("A"))
        assert chosen in actions
        assert bot.choose(view, actions, Rng("B")) == chosen
        assert bot.because(view, chosen) == bot.because(view, chosen)


def given_to_a_bot(match, seat):
    """The view that a bot at this seat is given, with its legal actions and a chance that does not tell the seed."""
    given = []

    class Spy:
        name = title = "spy"

        def choose(self, view, actions, rng):
            given.append((view, tuple(actions), rng))
            return next(iter(actions))

        def because(self, view, action):
            return "I look."

    bot_move(match, seat, Spy())
    ((view, actions, rng),) = given
    assert view == match.observe(seat)
    assert actions == tuple(match.legal_actions(seat))
    assert match.seed not in repr(rng)
    return view
