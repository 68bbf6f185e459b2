"""Hypothesis plays: legal and illegal moves, undo, saving and loading, with any options that go together."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import DECK, DIGITS, JOKER, Draw, Lay, New, Pass, Rules, Sign, Staying
from mathgames_widgets.games.formula.rules.moves import StockMade
from tests.games.formula.tables import cards_of, every_card
from tests.games.machine import PLAYED, Machine, goes_on

digits = st.integers(0, 9)
new = st.one_of(
    st.sampled_from(DIGITS).map(lambda digit: New(digit, int(digit))),
    st.builds(New, st.just(JOKER), digits),
    st.builds(New, st.sampled_from([*DIGITS, JOKER]), st.integers(-1, 10)),
)
kept = st.builds(Staying, st.integers(0, 3), st.one_of(st.none(), st.none(), digits))
rows = st.lists(st.one_of(new, kept), max_size=4).map(tuple)
actions = st.one_of(st.builds(Lay, rows, st.sampled_from(Sign), rows, rows), st.just(Draw()), st.just(Pass()))


@st.composite
def rules(draw):
    """Options that go together."""
    points = draw(st.booleans())
    rounds = 1 if points else draw(st.integers(1, 3))
    return Rules(
        hand=draw(st.integers(3, 9)),
        keep_one=draw(st.booleans()),
        fives_draw=draw(st.booleans()),
        times_and_divide=draw(st.booleans()),
        open_hands=draw(st.booleans()),
        play_on=draw(st.booleans()),
        rounds=rounds,
        winner_extra_card=draw(st.booleans()) and (points or rounds > 1),
        points=points,
        points_to=draw(st.integers(50, 200)),
        sign_bonus=draw(st.booleans()) and points,
    )


class Table(Machine):
    game = formula

    @initialize(players=st.integers(2, 5), seed=st.text(min_size=1).filter(str.strip), rules=rules())
    def sit_down(self, players, seed, rules):
        self.sit(players, seed, rules)

    @precondition(goes_on)
    @rule()
    def draw_or_pass(self):
        (player,) = self.match.to_act()
        self.make(player, self.match.legal_actions(player)[-1])

    @precondition(goes_on)
    @rule()
    def lay_most(self):
        (player,) = self.match.to_act()
        self.make(player, max(self.match.legal_actions(player), key=lambda action: len(getattr(action, "laid", ()))))

    def make(self, player, action):
        """A legal move, and what it must come to."""
        before = self.match.state
        events = self.match.play(player, action)
        after = self.match.state
        if after.round != before.round or after.is_over:
            return
        if isinstance(action, Lay):
            assert Counter(before.hands[player]) - Counter(after.hands[player]) == Counter(action.laid)
            assert len(action.laid) in range(1, after.rules.most_cards + 1)
        self.check_turn(player, after)
        self.check_stock(before, after, events)

    def check_turn(self, player, after):
        """The next one who has cards; nobody acts twice in a row unless alone."""
        (following,) = self.match.to_act()
        assert following not in after.finished
        between = [(player + step) % after.players for step in range(1, (following - player) % after.players)]
        assert set(between) <= set(after.finished)
        assert following != player

    def check_stock(self, before, after, events):
        """The stock is made again only when it is used up, and only of covered cards."""
        made = [event for event in events if isinstance(event, StockMade)]
        if made:
            assert after.table.covered == ()
            assert Counter(after.stock) <= Counter(DECK) - Counter(cards_of(after.table))
        else:
            assert before.stock[: len(after.stock)] == after.stock

    @rule(player=st.integers(-1, 5), action=actions)
    def try_anything(self, player, action):
        self.anything(player, action)

    @invariant()
    def every_card_lies_in_one_place(self):
        assert every_card(self.match.state) == sorted(DECK)

    @invariant()
    def the_formula_is_true(self):
        table = self.match.state.table
        if not table.is_open:
            assert (len(table.left), len(table.right), table.answer) == (1, 1, ())
            return
        assert table.formula.is_true
        assert table.sign in self.match.rules.signs
        for number in (table.left, table.right, table.answer):
            shown = "".join([str(pile.digit) for pile in number])
            assert shown == str(int(shown))
            assert all(pile.card in (JOKER, str(pile.digit)) for pile in number)

    @invariant()
    def hands_lie_sorted(self):
        assert all(list(hand) == sorted(hand) for hand in self.match.state.hands)

    @invariant()
    def whoever_is_out_has_no_cards(self):
        state = self.match.state
        for seat, hand in enumerate(state.hands):
            assert (hand == ()) == (seat in state.finished)

    @invariant()
    def points_are_counted_only_in_the_points_game(self):
        state = self.match.state
        counted = [state.played, *(result.points for result in state.results)]
        assert state.rules.points or not any(any(points) for points in counted)

    def check_imagined(self, imagined, seat):
        assert every_card(imagined) == sorted(DECK)

    def check_undone(self, player, turn, after):
        """Only a pass shows nobody anything."""
        assert isinstance(turn.action, Pass)


Table.TestCase.settings = PLAYED
TestTable = Table.TestCase
