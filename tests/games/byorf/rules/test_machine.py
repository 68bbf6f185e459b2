"""Hypothesis plays: any order of players, legal and illegal moves, undo, saving and loading, at any table."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, Keep, Phase, Put, Ready, Row, Rules, TakeBack
from tests.games.machine import PLAYED, Machine

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


class Table(Machine):
    game = byorf

    @initialize(players=st.integers(2, 8), seed=st.text(min_size=1).filter(str.strip), rules=tables)
    def sit_down(self, players, seed, rules):
        self.sit(players, seed, rules)

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
        self.anything(player, action)

    @invariant()
    def every_card_lies_once(self):
        state = self.match.state
        dealt = [card for place in (*state.hands, *state.kept) for card in place]
        dealt += [card for card in state.chosen if card is not None]
        assert len(set(dealt)) == len(dealt) == state.players * state.rules.hand

    @invariant()
    def rows_are_made_of_kept_cards(self):
        state = self.match.state
        for kept, built in zip(state.kept, state.built, strict=True):
            assert len({*built.top, *built.bottom}) == built.cards_used
            assert {*built.top, *built.bottom} <= set(kept)

    @invariant()
    def points_are_the_sum_of_the_awards(self):
        for result in self.match.state.results:
            for seat, points in enumerate(result.points):
                assert points == sum(award.evidence[seat].points for award in result.awards)
                assert 0 <= points <= sum(goal.points for goal in result.goals)


Table.TestCase.settings = PLAYED
TestTable = Table.TestCase
