"""Games at random, with what must always be true of them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given, strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Discard, EndTurn, OnStudent, Phase, Rules, observe
from mathgames_widgets.games.mathleague.rules.cards import Tool
from mathgames_widgets.games.mathleague.rules.payments import cheapest, payments
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import schools_in, side, student_at
from tests.games.machine import PLAYED, Machine, goes_on

TABLES = [
    *[(players, {"decks": (deck,)}) for players, deck in ((2, "starter"), (3, "bargains"), (6, "one school"))],
    *[(2, {"variation": "single deck"}), (1, {"variation": "solitaire"}), (4, {"variation": "team play"})],
    *[(3, {"play_on": True, "elem_multiplier": "2"}), (2, {"open_hands": True, "tool_colour": True})],
]


def owned(state, seat):
    """Every card of a player, wherever it is."""
    board = state.boards[seat]
    table = [*board.schools, *[played.card for played in (*board.students, *board.teachers, *board.tools)]]
    return Counter((*state.draw_piles[seat], *state.hands[seat], *state.discard_piles[seat], *table))


class Table(Machine):
    game = mathleague

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 999))
    def sit_down(self, table, seed):
        players, options = table
        self.sit(players, seed, Rules(**options))
        self.cards = [owned(self.match.state, seat) for seat in range(players)]

    @precondition(goes_on)
    @rule(data=st.data(), most=st.integers(1, 12))
    def build(self, data, most):
        """Cards are played rather than discarded, for some moves."""
        for _ in range(most):
            if not goes_on(self):
                return
            player = self.match.to_act()[0]
            legal = tuple(self.match.legal_actions(player))
            building = [action for action in legal if not isinstance(action, Discard | EndTurn)]
            ending = [action for action in legal if isinstance(action, EndTurn)]
            self.make(player, data.draw(st.sampled_from(building or ending or legal)))

    def make(self, player, action):
        """A legal move, and what it must come to."""
        before = self.match.state
        events = self.match.play(player, action)
        after = self.match.state
        if isinstance(action, EndTurn) and after.phase is Phase.PLAY and before.rules.variation != "solitaire":
            assert len(after.hands[player]) == before.turn.hand
        if before.phase is Phase.ANSWER and len(before.waiting) > 1:
            for seat in self.others(player):
                assert [event.as_seen_by(seat) for event in events] == [type(events[0])(player, None)]
                assert observe(after, seat).hands == observe(before, seat).hands

    @invariant()
    def every_card_is_somewhere(self):
        """No card is lost, and none goes to another player."""
        state = self.match.state
        if state.rules.variation != "solitaire" or not state.pile_scores:
            assert [owned(state, seat) for seat in range(self.match.players)] == self.cards

    @invariant()
    def cards_are_attached_to_what_is_there(self):
        state = self.match.state
        for seat, board in enumerate(state.boards):
            mine = side(state, seat)
            for played in (*board.teachers, *board.tools):
                if isinstance(played.on, OnStudent):
                    assert student_at(mine, played.on)
                else:
                    least = 3 if isinstance(played.card, Tool) else 1
                    assert schools_in(mine, played.on.school) >= least
            for student in board.students:
                assert student.team is None or schools_in(mine, student.team)
            assert set(state.known[seat]) <= set(state.hands[seat])

    @invariant()
    def the_game_ends_at_the_win_number(self):
        state = self.match.state
        if state.win_number is not None:
            for seat in range(self.match.players):
                reached = standing(state.rules, side(state, seat)).points >= state.win_number
                assert reached == any(seat in group for group in state.finished)


TestTable = Table.TestCase
TestTable.settings = PLAYED


@given(st.lists(st.sampled_from([5, 10, 15, 20, 25]), max_size=6), st.integers(-5, 70), st.sampled_from([0, 5]))
def test_payments_are_those_without_a_card_too_many(values, cost, bonus):
    """The payments that cover a cost and from which no card could be left out, against every choice of cards."""
    tools = [Tool("blue", "00", f"Tool {number}", "n", value) for number, value in enumerate(values)]
    worth = {tool.key: tool.value + bonus for tool in tools}
    found = list(payments(tools, Fraction(cost), bonus))
    covering = [
        keys for count in range(len(tools) + 1) for keys in combinations(worth, count)
        if sum(worth[key] for key in keys) >= cost
    ]  # fmt: skip
    needed = [keys for keys in covering if not any(set(less) < set(keys) for less in covering)]
    assert found == needed
    assert len(set(found)) == len(found)
    best = min([(sum(worth[key] for key in keys), len(keys)) for keys in covering], default=None)
    least = cheapest(tools, Fraction(cost), bonus)
    assert best == (None if least is None else (sum(worth[key] for key in least), len(least)))
