"""No view, log or record tells a seat of something that it may not know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.core import Match, Rng
from mathgames_widgets.core.game import Placed, TookBack
from mathgames_widgets.games import matician
from mathgames_widgets.games.matician import Phase, Rules
from mathgames_widgets.games.matician.rules.cards import MINUS
from mathgames_widgets.games.matician.rules.state import (
    NOTHING_LAID,
    ChoseSabotage,
    Pass,
    Revealed,
    RoundBegan,
    Sabotage,
)
from tests.games.matician.tables import laying, play, sabotaging, step
from tests.walks import everything_in, random_turns

TABLES = pytest.mark.parametrize("players", [2, 3, 8])
OPTIONS = pytest.mark.parametrize("rules", [Rules(), Rules(draft=True, small_under_times=True, play_on=True)])


def every_seat(match):
    """All seats and a watcher."""
    return (None, *range(match.players))


@TABLES
@OPTIONS
def test_a_view_does_not_depend_on_hidden_parts(players, rules):
    """Whatever the others hold, lay and choose, the view is the same."""
    match = Match(matician, players, "LEAK", rules=rules)
    for number, _ in enumerate(random_turns(match, "LEAK")):
        if number % 7 == 0:
            for seat in every_seat(match):
                view = match.observe(seat)
                other = matician.imagine(view, number)
                assert repr(matician.observe(other, seat)) == repr(view)
                assert matician.observe(turned_round(match.state, seat), seat) == view


def turned_round(state, seat):
    """The same table with everything that this seat may not know changed by hand."""
    others = [other for other in state.active if other != seat]
    hands, laid, sabotages = list(state.hands), list(state.laid), list(state.sabotages)
    for other in others:
        hands[other] = (MINUS,) * len(hands[other])
        laid[other] = ("0", "0") if state.ready[other] else NOTHING_LAID
        sabotages[other] = None if sabotages[other] is None else Pass()
    changed = {"hands": tuple(hands), "laid": tuple(laid), "sabotages": tuple(sabotages)}
    return replace(state, rng=Rng("ELSE"), **changed)


@pytest.mark.parametrize("event", [Placed(0, "13", 1), TookBack(0, "13", 1)])
def test_nobody_hears_of_laying(event):
    """Both sides take a number card, face down: nobody hears which, nor when."""
    assert event.as_seen_by(0) == event
    assert event.as_seen_by(1) is None
    assert event.as_seen_by(None) is None


@pytest.mark.parametrize("choice", [Sabotage(1, 0), Pass()])
def test_a_sabotage_is_seen_by_its_owner_only(choice):
    """Whether somebody lays a "-" at all is hidden until everything is turned over."""
    event = ChoseSabotage(0, choice)
    assert event.as_seen_by(0) == event
    assert event.as_seen_by(1) == event.as_seen_by(None) == ChoseSabotage(0, None)


def test_a_round_shows_each_seat_its_own_hand():
    """6 face-down “Numbers and Symbols” cards to each player"""
    done = step(play(sabotaging("4 + 13", "2 x 3"), "0 pass"), "1 pass")
    (began,) = [event for event in done.events if isinstance(event, RoundBegan)]
    assert began.as_seen_by(1).hands == (None, done.state.hands[1])
    assert began.as_seen_by(None).hands == (None, None)


def test_how_much_is_laid_does_not_show():
    """Nobody sees whether somebody who is not ready has laid a card."""
    state = laying("+: 4 13 - 7", "x: 2 3 9")
    laid = play(state, "0 put 4 left")
    for seat in (1, None):
        assert matician.observe(laid, seat) == matician.observe(state, seat)


def test_what_was_laid_is_imagined_out_of_unseen_cards():
    """An imagined table never holds a card that this seat has itself."""
    state = laying("+: 15 15 15 14", "x: 2 3 9")
    view = matician.observe(play(state, "1 put 2 left", "1 put 3 right", "1 ready"), 0)
    for number in range(30):
        other = matician.imagine(view, number)
        assert "15" not in other.hands[1]
        assert "15" not in other.laid[1]
        assert None not in other.laid[1]


def test_the_log_names_nothing_hidden():
    """The log of a seat holds no card of another before it is turned over."""
    match = Match(matician, 3, "LOG")
    for _ in random_turns(match, "LOG"):
        pass
    for seat in every_seat(match):
        for event in match.log(seat):
            if isinstance(event, Placed | TookBack):
                assert event.player == seat
            if isinstance(event, RoundBegan):
                assert all(hand is None for other, hand in enumerate(event.hands) if other != seat)
            if isinstance(event, ChoseSabotage) and event.player != seat:
                assert event.sabotage is None


def test_turned_over_cards_are_open_to_all():
    """every player flips the cards in front of them over"""
    done = step(play(sabotaging("4 + 13", "2 x 3"), "0 sabotage 2 left"), "1 pass")
    view = matician.observe(done.state, None)
    assert view.results[-1] == next(event.result for event in done.events if isinstance(event, Revealed))
    assert view.phase is Phase.NUMBERS


def test_an_unfinished_record_is_sealed():
    """A saved file given to a student names neither the seed nor a card."""
    match = Match(matician, 2, "SEALED-77")
    for _ in range(3):
        seat = match.to_act()[0]
        match.play(seat, match.legal_actions(seat)[0])
    text = match.record().to_json()
    assert "SEALED-77" not in text
    assert "put" not in text


def test_chance_is_dealt_anew():
    """imagine: another table each time."""
    view = matician.observe(matician.new_game(2, "FERN-42"), 0)
    imagined = [matician.imagine(view, number) for number in range(10)]
    assert len({other.rng for other in imagined}) == len({other.hands[1] for other in imagined}) == 10
    assert "FERN-42" not in {
        value.seed for other in imagined for value in everything_in(other) if isinstance(value, Rng)
    }
