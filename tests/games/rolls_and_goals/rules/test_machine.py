"""Hypothesis plays: legal and illegal moves, undo, saving and loading, at any table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import floor

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals import FACES, GOALS, SHARED_DECK, STARTING_DECK, Phase, Rules
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, ON_THE_DIE
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    NO_PICKS,
    NOTHING_PLACED,
    Declare,
    Pick,
    Put,
    RoundScored,
    Take,
    TakeBack,
    Withdraw,
)
from tests.games.machine import PLAYED, Machine, goes_on
from tests.games.rolls_and_goals.tables import every_goal, every_modifier, personal

places = st.integers(-1, 8)
cards = st.sampled_from(FACES)
goals = st.sampled_from(GOALS)
actions = st.one_of(
    st.builds(Put, cards, places),
    st.builds(TakeBack, places, st.integers(-1, 3)),
    st.builds(Declare, goals),
    st.builds(Withdraw, goals),
    st.just(Ready()),
    st.builds(Pick, st.integers(-1, 6), st.integers(0, 7)),
    st.builds(Take, st.lists(cards, max_size=3).map(tuple), st.booleans()),
)


def acts(action):
    """How many cards of a move act on the die itself: such cards go behind dice; a special goal is taken too."""
    if isinstance(action, Take):
        return sum([card in ON_THE_DIE for card in action.cards]) + action.special
    return isinstance(action, Put) and action.card in ON_THE_DIE and action.place < DICE


def worth(side, stack):
    """The value of a die, worked out with fractions."""
    value = Fraction(side)
    for card in stack:
        if card[0] in "[+-":
            number = int(card.strip("[]"))
            value = Fraction(number) if card[0] == "[" else value + number
        else:
            value = {"x2": value * 2, "÷2": Fraction(floor(value / 2)), "negate": -value}.get(card, value)
    return value


class Table(Machine):
    game = rolls_and_goals

    @initialize(players=st.integers(2, 6), seed=st.text(min_size=1).filter(str.strip), rounds=st.integers(1, 6))
    def sit_down(self, players, seed, rounds):
        self.sit(players, seed, Rules(rounds=rounds))
        self.modifiers = every_modifier(self.match.state)

    @precondition(lambda self: self.match.state.phase is Phase.PLACE)
    @rule(data=st.data(), kinds=st.lists(st.sampled_from((Put, Put, Put, TakeBack, Withdraw)), max_size=8))
    def place(self, data, kinds):
        player = data.draw(st.sampled_from(self.match.to_act()))
        for kind in (Declare, *kinds):
            steps = [action for action in self.match.legal_actions(player) if isinstance(action, kind)]
            if steps:
                self.make(player, data.draw(st.sampled_from([step for step in steps if acts(step)] or steps)))

    @precondition(goes_on)
    @rule()
    def go_on_to_the_next_part(self):
        phase = self.match.state.phase
        while self.match.state.phase is phase and self.match.to_act():
            player = self.match.to_act()[0]
            legal = self.match.legal_actions(player)
            best = max(legal, key=acts)
            self.make(player, Ready() if phase is Phase.PLACE and not acts(best) else best)

    def make(self, player, action):
        """A legal move, and what it must come to."""
        before = self.match.state
        views = [self.match.observe(seat) for seat in self.others(player)]
        events = self.match.play(player, action)
        after = self.match.state
        if isinstance(action, Put | TakeBack | Declare | Withdraw):
            assert [self.match.observe(seat) for seat in self.others(player)] == views
            assert all(event.as_seen_by(seat) is None for event in events for seat in self.others(player))
        if isinstance(action, Pick) and after.phase is Phase.PICK:
            seen = [self.match.observe(seat) for seat in self.others(player)]
            assert [replace(view, to_act=old.to_act) for view, old in zip(seen, views, strict=True)] == views
        for event in events:
            if isinstance(event, RoundScored):
                self.check_result(before, after, event.result)

    def check_result(self, before, after, result):
        """Tokens come from the goals of this round; goals and played cards are discarded."""
        goals = [award.goal for award in result.awards]
        assert Counter(goals) == Counter([*before.goals, *[goal for declared in before.declared for goal in declared]])
        assert [award.special_of for award in result.awards[:3]] == [None] * 3
        for seat, tokens in enumerate(after.tokens):
            assert tokens == before.tokens[seat] + result.gained(seat)
        for award in result.awards:
            assert award.tokens == 6
            assert award.share * len(award.winners) in {0, 4, 5, 6}
        assert result.rolled == before.rolled
        for seat in range(self.match.players):
            for die, stack in enumerate(result.stacks[seat]):
                side = result.dice[seat][die]
                assert result.values[seat][die] == worth(side, stack)
                if not {"reroll", "pick"} & set(stack):
                    rolled = result.rolled[seat][die]
                    assert side == (7 - rolled if stack.count("flip") % 2 else rolled)

    @rule(player=st.integers(-1, 6), action=actions)
    def try_anything(self, player, action):
        self.anything(player, action)

    @invariant()
    def every_modifier_lies_in_one_place(self):
        state = self.match.state
        assert every_modifier(state) == self.modifiers
        assert self.modifiers == Counter(SHARED_DECK) + Counter(STARTING_DECK * state.players)
        assert all(personal(state, seat) >= Counter(STARTING_DECK) for seat in range(state.players))

    @invariant()
    def every_goal_lies_in_one_place(self):
        assert sorted(every_goal(self.match.state)) == sorted(GOALS)

    @invariant()
    def dice_have_six_sides(self):
        state = self.match.state
        for dice in (*state.rolled, *state.dice):
            assert len(dice) == 6
            assert set(dice) <= {*range(1, 7)}

    @invariant()
    def tokens_are_those_of_the_awards(self):
        state = self.match.state
        for seat, tokens in enumerate(state.tokens):
            assert tokens == sum([result.gained(seat) for result in state.results])

    @invariant()
    def six_cards_are_drawn(self):
        state = self.match.state
        for seat in range(state.players):
            placed = sum(map(len, state.placed[seat]))
            if state.phase is Phase.PLACE:
                assert len(state.hands[seat]) + placed == 6
            else:
                assert state.hands[seat] == ()
            assert state.phase in (Phase.PLACE, Phase.PICK) or state.placed[seat] == NOTHING_PLACED

    @invariant()
    def a_part_keeps_to_itself(self):
        state = self.match.state
        assert state.phase is Phase.PICK or set(state.picks) == {NO_PICKS}
        assert (state.phase is Phase.SELECT) == bool(state.order)
        assert (state.phase is Phase.SELECT) == bool(state.offer or state.specials_offered)
        assert len(state.goals) == (0 if state.phase is Phase.OVER else 3)
        assert len(state.results) == state.round - (state.phase in (Phase.PLACE, Phase.PICK))

    @invariant()
    def the_last_phase_is_the_end(self):
        assert (self.match.state.phase is Phase.OVER) == (self.match.outcome() is not None)

    @invariant()
    def one_wins(self):
        outcome = self.match.outcome()
        if outcome is not None:
            (winner,) = outcome.winners
            assert outcome.scores[winner] == max(outcome.scores)
            assert [seat for seat, place in enumerate(outcome.places) if place == 1] == [winner]

    def check_imagined(self, imagined, seat):
        assert every_modifier(imagined) == self.modifiers
        assert sorted(every_goal(imagined)) == sorted(GOALS)

    def check_undone(self, player, turn, after):
        assert after.dice == self.match.state.dice
        assert [hand for hand in after.hands if hand] or after.phase is not Phase.PLACE or turn.action != Ready()


Table.TestCase.settings = PLAYED
TestTable = Table.TestCase
