"""Hypothesis plays: legal and illegal moves, undo, saving and loading, at any table, with any variant."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mathgames_widgets.core.game import Ready
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import Phase, Rules
from mathgames_widgets.games.matician.rules.cards import FACES, MINUS, SYMBOLS, numbers_in
from mathgames_widgets.games.matician.rules.state import NOTHING_LAID, Pass, Put, Revealed, Sabotage, Take, TakeBack
from tests.games.machine import PLAYED, Machine, goes_on
from tests.games.matician.tables import is_within_the_deck

sides = st.integers(-1, 2)
actions = st.one_of(
    st.builds(Take, st.sampled_from(SYMBOLS)),
    st.builds(Put, st.sampled_from(FACES), sides),
    st.builds(TakeBack, sides),
    st.just(Ready()),
    st.builds(Sabotage, st.integers(-1, 8), sides),
    st.just(Pass()),
)
variants = st.builds(Rules, st.booleans(), st.booleans(), st.booleans(), st.booleans())


def worth(result, seat):
    """The value of an equation, worked out anew from the cards and from who laid what."""
    equation = result.equations[seat]
    if equation is None:
        return None
    left, right = (
        int(card) * (-1) ** sum([sabotage == Sabotage(seat, side) for sabotage in result.sabotages])
        for side, card in enumerate((equation.left, equation.right))
    )
    if equation.symbol == "/" and right == 0:
        return None
    return {
        "+": lambda: Fraction(left) + right,
        "-": lambda: Fraction(left) - right,
        "x": lambda: Fraction(left) * right,
        "/": lambda: Fraction(left) / right,
    }[equation.symbol]()


class Table(Machine):
    game = matician

    @initialize(players=st.integers(2, 8), seed=st.text(min_size=1).filter(str.strip), rules=variants)
    def sit_down(self, players, seed, rules):
        self.sit(players, seed, rules)

    @precondition(goes_on)
    @rule(choice=st.randoms(use_true_random=False))
    def go_on_to_the_next_round(self, choice):
        number = self.match.state.round
        while self.match.state.round == number and self.match.to_act():
            player = self.match.to_act()[0]
            legal = [one for one in self.match.legal_actions(player) if not isinstance(one, TakeBack)]
            self.make(player, choice.choice(legal))

    def make(self, player, action):
        """A legal move, and what it must come to."""
        before = self.match.state
        others = self.others(player)
        views = [self.match.observe(seat) for seat in others]
        events = self.match.play(player, action)
        if isinstance(action, Put | TakeBack):
            assert [self.match.observe(seat) for seat in others] == views
            assert all(event.as_seen_by(seat) is None for event in events for seat in others)
        for event in events:
            if isinstance(event, Revealed):
                self.check_result(before, event.result)

    def check_result(self, before, result):
        """Values are those of the cards; the highest score a point each, nobody else does."""
        values = [worth(result, seat) for seat in range(self.match.players)]
        assert values == [None if one is None else one.value for one in result.equations]
        assert [one is not None for one in result.equations] == [
            seat in before.active for seat in range(self.match.players)
        ]
        measured = [one for one in result.measures if one is not None]
        assert result.winners == tuple(
            [seat for seat, one in enumerate(result.measures) if one is not None and one == max(measured)]
        )
        for seat, points in enumerate(result.points):
            assert points == before.points[seat] + (seat in result.winners)
        for seat, sabotage in enumerate(result.sabotages):
            assert sabotage is None or (sabotage.target != seat and MINUS in before.hands[seat])

    @rule(player=st.integers(-1, 8), action=actions)
    def try_anything(self, player, action):
        self.anything(player, action)

    @invariant()
    def nobody_holds_a_card_too_often(self):
        assert is_within_the_deck(self.match.state)

    @invariant()
    def six_cards_each(self):
        state = self.match.state
        for seat in range(state.players):
            laid = [card for card in state.laid[seat] if card is not None]
            assert len(state.hands[seat]) + len(laid) == (6 if seat in state.active else 0)
            assert len(numbers_in(state.hands[seat])) + len(laid) >= 2 or seat not in state.active
            assert state.phase is Phase.NUMBERS or None not in state.laid[seat] or state.laid[seat] == NOTHING_LAID

    @invariant()
    def a_part_keeps_to_itself(self):
        state = self.match.state
        assert (state.phase is Phase.DRAFT) == bool(state.order)
        assert (state.phase is Phase.DRAFT) == bool(state.offer)
        assert state.phase is Phase.SABOTAGE or set(state.sabotages) == {None}
        assert len(state.results) == state.round - (state.phase is not Phase.OVER)

    @invariant()
    def points_are_those_of_the_rounds(self):
        state = self.match.state
        for seat, points in enumerate(state.points):
            assert points == sum([seat in result.winners for result in state.results]) <= 3

    @invariant()
    def the_winners_have_three_points(self):
        outcome = self.match.outcome()
        if outcome is not None:
            assert {outcome.scores[seat] for seat in outcome.winners} == {3}
            assert outcome.places == tuple(
                [1 + sum([other < place for other in outcome.places]) for place in outcome.places]
            )

    def check_imagined(self, imagined, seat):
        assert is_within_the_deck(imagined)

    def check_undone(self, player, turn, after):
        assert after.round == self.match.state.round


Table.TestCase.settings = PLAYED
TestTable = Table.TestCase
