"""What Hypothesis plays with any game: legal and illegal moves, undo, saving and loading, and what must always hold.

A game's own machine derives from `Machine`, sits down at its tables with `@initialize`, and adds its rules and
invariants.
"""

from __future__ import annotations

from itertools import islice

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from mathgames_widgets.core import IllegalAction, Match
from tests.cases import cases

PLAYED = settings(max_examples=cases(12, long=60), stateful_step_count=40, deadline=None, derandomize=True)
"""How many matches, and how much happens in one; `make test-long` plays five times as many."""


def goes_on(machine):
    """Whether somebody may act."""
    return bool(machine.match.to_act())


def chance_in(state):
    """The chance that a game goes on needing; None where all of it was used in dealing."""
    return getattr(state, "rng", None)


class Machine(RuleBasedStateMachine):
    """A match of a `game`, and what must always be true of it."""

    game = None

    def sit(self, players, seed, rules):
        self.match = Match(self.game, players, seed, rules=rules)

    def others(self, player):
        """All seats but one, and a watcher."""
        return [None, *[seat for seat in range(self.match.players) if seat != player]]

    # ── what a game adds ──────────────────────────────────────────────────────────────────────────────────────────

    def make(self, player, action):
        """A legal move, and what it must come to."""
        before = self.match.state
        assert self.match.play(player, action)
        assert self.match.state != before

    def check_undone(self, player, turn, after):
        """What holds when a turn was taken back, `after` being the state that it had led to."""

    def check_imagined(self, imagined, seat):
        """What holds of a table that fits what a seat sees."""

    # ── moves ─────────────────────────────────────────────────────────────────────────────────────────────────────

    @precondition(goes_on)
    @rule(data=st.data())
    def play(self, data):
        player = data.draw(st.sampled_from(self.match.to_act()))
        legal = self.match.legal_actions(player)
        self.make(player, next(islice(legal, data.draw(st.integers(0, len(legal) - 1)), None)))

    def anything(self, player, action):
        """A move that may be illegal: it is made, or it is refused with a reason and changes nothing."""
        reason = self.match.why_not(player, action)
        before = self.match.state
        sits_there = player in range(self.match.players)
        assert (reason is None) == (sits_there and action in self.match.legal_actions(player)), reason
        try:
            self.match.play(player, action)
        except IllegalAction as refusal:
            assert refusal.reason == reason is not None
            assert self.match.state is before
            assert self.game.sentence(reason, self.match.names)
        else:
            assert reason is None

    @rule(player=st.integers(0, 7))
    def undo(self, player):
        if not self.match.can_undo(player):
            return
        turns, undone, after = len(self.match.turns), self.match.turns[-1], self.match.state
        self.match.undo(player)
        assert len(self.match.turns) == turns - 1
        assert self.match.why_not(player, undone.action) is None
        assert chance_in(after) == chance_in(self.match.state)
        self.check_undone(player, undone, after)

    @rule()
    def save_and_load(self):
        again = Match.load(self.match.record().to_json(), [self.game])
        assert again.state == self.match.state
        assert again.log(0) == self.match.log(0)
        self.match = again

    # ── what always holds ─────────────────────────────────────────────────────────────────────────────────────────

    @invariant()
    def somebody_acts_until_it_is_over(self):
        assert (self.match.outcome() is None) == bool(self.match.to_act())

    @invariant()
    def imagined_tables_fit(self):
        for seat in (None, 0, self.match.players - 1):
            view = self.match.observe(seat)
            imagined = self.game.imagine(view, "SEED")
            assert self.game.observe(imagined, seat) == view
            if seat is not None:
                assert set(self.game.legal_actions(imagined, seat)) == set(self.match.legal_actions(seat))
            self.check_imagined(imagined, seat)
