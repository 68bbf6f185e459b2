"""Hypothesis plays: any order of players, legal and illegal moves, undo, saving and loading, at any table."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mathgames_widgets.core import IllegalAction, Match
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, Keep, Phase, Put, Ready, Row, Rules, TakeBack

cards = st.sampled_from(FACTORS)
actions = st.one_of(
    st.builds(Keep, cards), st.builds(Put, cards, st.sampled_from(Row)), st.builds(TakeBack, cards), st.just(Ready())
)
tables = st.builds(
    Rules,
    rounds=st.integers(1, 3),
    goals=st.integers(1, 8),
    hand=st.integers(2, 6),
    pass_first=st.sampled_from(["left", "right"]),
    more_factors_win_ties=st.booleans(),
    ties_split=st.booleans(),
)


class Table(RuleBasedStateMachine):
    """A match, and what must always be true of it."""

    @initialize(players=st.integers(2, 8), seed=st.text(min_size=1).filter(str.strip), rules=tables)
    def sit_down(self, players, seed, rules):
        self.match = Match(byorf, players, seed, rules=rules)

    @precondition(lambda self: self.match.to_act())
    @rule(data=st.data())
    def play(self, data):
        player = data.draw(st.sampled_from(self.match.to_act()))
        action = data.draw(st.sampled_from(self.match.legal_actions(player)))
        before = self.match.state
        assert self.match.play(player, action)
        assert self.match.state != before

    @precondition(lambda self: self.match.state.phase is Phase.DRAFT)
    @rule(data=st.data())
    def draft_a_turn(self, data):
        for player in self.match.to_act():
            number = data.draw(st.integers(0, len(self.match.state.hands[player]) - 1))
            self.match.play(player, Keep(self.match.state.hands[player][number]))

    @precondition(lambda self: self.match.state.phase is Phase.BUILD)
    @rule()
    def all_ready(self):
        for player in self.match.to_act():
            self.match.play(player, Ready())

    @rule(player=st.integers(-1, 8), action=actions)
    def try_anything(self, player, action):
        reason = self.match.why_not(player, action)
        before = self.match.state
        try:
            self.match.play(player, action)
        except IllegalAction as refusal:
            assert refusal.reason == reason is not None
            assert self.match.state is before
            assert byorf.sentence(reason, self.match.names)
        else:
            assert reason is None

    @rule(player=st.integers(0, 7))
    def undo(self, player):
        turns = len(self.match.turns)
        if self.match.can_undo(player):
            self.match.undo(player)
            assert len(self.match.turns) == turns - 1
            assert player in self.match.to_act()

    @rule()
    def save_and_load(self):
        again = Match.load(self.match.record().to_json())
        assert again.state == self.match.state
        assert again.log(0) == self.match.log(0)
        self.match = again

    @invariant()
    def every_card_lies_once(self):
        state = self.match.state
        dealt = [card for place in (*state.hands, *state.kept) for card in place]
        dealt += [card for card in state.chosen if card is not None]
        assert len(set(dealt)) == len(dealt) == state.players * state.rules.hand

    @invariant()
    def rows_are_made_of_kept_cards(self):
        state = self.match.state
        for kept, top, bottom in zip(state.kept, state.tops, state.bottoms, strict=True):
            assert len({*top, *bottom}) == len(top) + len(bottom)
            assert {*top, *bottom} <= set(kept)

    @invariant()
    def points_are_the_sum_of_the_awards(self):
        for result in self.match.state.results:
            for seat, points in enumerate(result.points):
                assert points == sum(award.evidence[seat].points for award in result.awards)
                assert 0 <= points <= sum(goal.points for goal in result.goals)

    @invariant()
    def somebody_acts_until_it_is_over(self):
        assert (self.match.outcome() is None) == bool(self.match.to_act())

    @invariant()
    def imagined_tables_fit(self):
        for seat in (None, 0, self.match.players - 1):
            view = self.match.observe(seat)
            assert byorf.observe(byorf.imagine(view, "SEED"), seat) == view


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
TestTable = Table.TestCase
