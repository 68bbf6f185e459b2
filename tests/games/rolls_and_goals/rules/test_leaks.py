"""No view, log or record tells a seat of something that it may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match, Rng
from mathgames_widgets.core.game import Placed, TookBack
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals import GOALS, Phase, Rules
from mathgames_widgets.games.rolls_and_goals.rules.cards import in_order
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    NOTHING_PLACED,
    ChosePick,
    Declaring,
    RoundBegan,
    TookSpecial,
    TurnedOver,
    WasReady,
    Withdrew,
)
from tests.games.rolls_and_goals.tables import all_ready, play, selecting, sitting, step
from tests.walks import random_turns

TABLES = pytest.mark.parametrize("players", [2, 3, 6])


def every_seat(match):
    """All seats and a watcher."""
    return (None, *range(match.players))


def elsewhere(state, seat, number):
    """The same table for this seat, its hidden parts dealt otherwise."""
    return rolls_and_goals.imagine(rolls_and_goals.observe(state, seat), f"OTHER {number}")


@TABLES
def test_a_view_does_not_depend_on_hidden_parts(players):
    """Whatever the others hold, place, declare and pick, and however the decks lie, the view is the same."""
    match = Match(rolls_and_goals, players, "LEAK", rules=Rules(rounds=3))
    for number, _ in enumerate(random_turns(match, "LEAK")):
        if number % 5 == 0:
            for seat in every_seat(match):
                view = match.observe(seat)
                other = rolls_and_goals.observe(elsewhere(match.state, seat, number), seat)
                assert repr(other) == repr(view)


def redealt(state, seat):
    """The same table with everything that this seat may not know turned round by hand, card by card."""
    changes = {"rng": Rng("ELSE"), "modifiers": state.modifiers[::-1]}
    hidden = [*state.specials_offered, *state.goal_deck]
    others = [other for other in range(state.players) if other != seat]
    for name in ("decks", "hands", "placed", "declared", "specials", "picks", "known"):
        changes[name] = list(getattr(state, name))
    for other in others:
        own = [*state.decks[other], *state.hands[other]]
        if state.phase is Phase.PLACE:
            own += [card for stack in state.placed[other] for card in stack]
            must = Counter(state.fresh[other])
            rest = list((Counter(own) - must).elements())[::-1]
            changes["hands"][other] = in_order([*must.elements(), *rest[: 6 - must.total()]])
            changes["decks"][other] = tuple(rest[6 - must.total() :])
            changes["placed"][other] = NOTHING_PLACED
            changes["declared"][other] = ()
            hidden += [*state.declared[other], *state.specials[other]]
        else:
            fresh = state.fresh[other]
            changes["decks"][other] = (*list((Counter(own) - Counter(fresh)).elements())[::-1], *fresh)
            hidden += state.specials[other]
        if state.phase is Phase.PICK:
            changes["picks"][other] = tuple([None if side is None else 7 - side for side in state.picks[other]])
        changes["known"][other] = 0
    hidden = sorted(hidden, key=GOALS.index, reverse=True)
    for other in others:
        size = len(state.specials[other]) + (len(state.declared[other]) if state.phase is Phase.PLACE else 0)
        changes["specials"][other], hidden = tuple(sorted(hidden[:size], key=GOALS.index)), hidden[size:]
    offered = len(state.specials_offered)
    changes |= {"specials_offered": tuple(hidden[:offered]), "goal_deck": tuple(hidden[offered:])}
    return replace(
        state, **{name: tuple(value) if isinstance(value, list) else value for name, value in changes.items()}
    )


@TABLES
def test_a_view_is_the_same_at_a_table_redealt_by_hand(players):
    """observe tells nothing that differs between tables a seat cannot tell apart."""
    match = Match(rolls_and_goals, players, "HAND", rules=Rules(rounds=3))
    for number, _ in enumerate(random_turns(match, "HAND")):
        if number % 5 == 0:
            for seat in every_seat(match):
                assert rolls_and_goals.observe(redealt(match.state, seat), seat) == match.observe(seat)


@TABLES
def test_hands_and_places_of_others_are_hidden(players):
    """One's own hand and places; of the others six cards drawn, wherever they have put them."""
    match = Match(rolls_and_goals, players, "FERN-42", rules=Rules(rounds=2))
    for number, _ in enumerate(random_turns(match, "HANDS")):
        state = match.state
        if number % 3 or state.phase is not Phase.PLACE:
            continue
        for seat in every_seat(match):
            view = match.observe(seat)
            assert view.hand == (() if seat is None else state.hands[seat])
            for other in range(players):
                is_own = other == seat
                assert view.placed[other] == (state.placed[other] if is_own else None)
                assert view.declared[other] == (state.declared[other] if is_own else None)
                assert view.hand_sizes[other] == (len(state.hands[other]) if is_own else 6)


def test_after_the_flip_all_is_open():
    """all players flip over their Modifier cards"""
    state = all_ready(sitting("1 pick +1 | 2 | 3 | 4 | 5 | 6", "1 | 2 -3 | 3 | 4 | 5 | 6")).state
    for seat in (None, 0, 1):
        assert rolls_and_goals.observe(state, seat).placed == state.placed


def test_cards_put_onto_the_deck_stay_hidden():
    """returned to the top of your personal Modifier deck, face down"""
    state = sitting(hands=["+1 x2", ""], decks=["-1 -2", ""])
    one = all_ready(play(state, "0 put +1 deck", "0 put x2 deck")).state
    other = all_ready(play(state, "0 put x2 deck", "0 put +1 deck")).state
    assert rolls_and_goals.observe(one, 1) == rolls_and_goals.observe(other, 1)
    assert rolls_and_goals.observe(one, 0).on_top == ("x2", "+1")
    assert rolls_and_goals.observe(other, 0).on_top == ("+1", "x2")


def test_what_is_left_in_a_hand_is_hidden_until_all_are_ready():
    """Simultaneous choices stay secret until the last one is in."""
    state = sitting(hands=["+1 -3", "+2"], decks=["-1 -1", "-2"])
    placed = play(state, "0 put +1 die 1")
    assert rolls_and_goals.observe(play(placed, "0 ready"), 1) == rolls_and_goals.observe(play(state, "0 ready"), 1)
    assert step(placed, "0 ready").events[0] == WasReady(0, ("-3",))
    assert WasReady(0, ("-3",)).as_seen_by(1) == WasReady(0, None)


@pytest.mark.parametrize(
    "event",
    [Placed(0, "+1", 3), TookBack(0, "+1", 3), Declaring(0, "most odds"), Withdrew(0, "most odds")],
    ids=lambda event: type(event).__name__,
)
def test_nobody_hears_of_placing(event):
    """Simultaneous choices stay secret"""
    assert event.as_seen_by(0) == event
    assert event.as_seen_by(1) is event.as_seen_by(None) is None


def test_a_pick_is_seen_by_its_owner_only():
    """Pick is chosen … secretly"""
    event = ChosePick(1, 2, 6)
    assert event.as_seen_by(1) == event
    assert event.as_seen_by(0) == event.as_seen_by(None) == ChosePick(1, 2, None)
    assert "6" not in rolls_and_goals.sentence(event.as_seen_by(0), ["Asha", "Ben"])


def test_a_special_goal_is_seen_by_its_owner_only():
    """Also reveal 1 special Goal card, face down."""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]")
    after = step(state, "0 take x2 special")
    (goal,) = state.specials_offered
    assert after.events == (TookSpecial(0, ("x2",), True, goal),)
    for seat in (1, None):
        seen = after.events[0].as_seen_by(seat)
        assert seen == TookSpecial(0, ("x2",), True, None)
        assert goal not in rolls_and_goals.sentence(seen, ["Asha", "Ben"])
        view = rolls_and_goals.observe(after.state, seat)
        assert (view.specials, view.special_counts) == ((), (1, 0))
        assert goal in view.unseen_goals
    assert goal not in rolls_and_goals.observe(after.state, 0).unseen_goals


def test_who_could_declare_does_not_show():
    """Before the flip everybody knows who keeps special goals, nobody who declares them."""
    state = sitting(specials=[("most odds", "most 1s"), ("most 2s",)])
    declared = play(state, "0 declare most odds", "0 declare most 1s")
    for seat in (1, None):
        assert rolls_and_goals.observe(declared, seat) == rolls_and_goals.observe(state, seat)
        assert rolls_and_goals.observe(declared, seat).special_counts == (2, 1)
    turned = next(event for event in all_ready(declared).events if isinstance(event, TurnedOver))
    assert turned.as_seen_by(1) == turned


def test_a_round_shows_each_seat_its_own_hand():
    """All players draw 6 Modifier cards"""
    event = RoundBegan(2, ((1,) * 6, (2,) * 6), (("+1",), ("-1",)), (0,))
    assert event.as_seen_by(0).hands == (("+1",), None)
    assert event.as_seen_by(1).hands == (None, ("-1",))
    assert event.as_seen_by(None).hands == (None, None)
    assert event.as_seen_by(None).dice == event.dice


def test_the_log_names_nothing_hidden():
    """What a seat reads: its own steps, what was turned over, and nobody else's secrets."""
    match = Match(rolls_and_goals, 3, "LOG", rules=Rules(rounds=3))
    for _ in random_turns(match, "LOG"):
        pass
    for seat in every_seat(match):
        for event in match.log(seat):
            match event:
                case Placed() | TookBack() | Declaring() | Withdrew():
                    assert event.player == seat
                case WasReady(player, left):
                    assert (left is None) == (player != seat)
                case ChosePick(player, _, side):
                    assert (side is None) == (player != seat)
                case TookSpecial(player, _, _, goal):
                    assert (goal is None) == (player != seat)
                case RoundBegan():
                    assert [other for other in range(3) if event.hands[other] is not None] == [
                        other for other in range(3) if other == seat
                    ]


def test_an_unfinished_record_is_sealed():
    """While a game is unfinished, nobody reads a card by opening the file."""
    match = Match(rolls_and_goals, 2, "FERN-42", rules=Rules(rounds=2))
    for number, _ in enumerate(random_turns(match, "RECORD")):
        if number % 10 == 0:
            text = match.record().to_json()
            assert "FERN" not in text
            assert not any(word in text for word in ("put ", "declare", "pick die", "take "))


def test_chance_and_order_are_dealt_anew():
    """imagine knows neither the order of the decks nor the chance to come."""
    state = rolls_and_goals.new_game(2, "FERN-42")
    view = rolls_and_goals.observe(state, 0)
    imagined = [rolls_and_goals.imagine(view, number) for number in range(10)]
    assert len({other.modifiers for other in imagined}) == len({other.rng for other in imagined}) == 10
    assert len({other.hands[1] for other in imagined}) > 5
    assert len({other.goal_deck for other in imagined}) == 10
    assert state.rng not in {other.rng for other in imagined}
    assert rolls_and_goals.observe(replace(state, rng=Rng("ELSE")), 0) == view
    assert rolls_and_goals.observe(replace(state, modifiers=state.modifiers[::-1]), 0) == view
    assert rolls_and_goals.observe(replace(state, goal_deck=state.goal_deck[::-1]), 0) == view
    assert rolls_and_goals.observe(replace(state, decks=(state.decks[0][::-1], state.decks[1])), 0) == view


def test_what_one_put_on_the_deck_is_imagined_there():
    """One knows what one has put on top, and in which order."""
    state = all_ready(sitting("1 pick | 2 | 3 | 4 | 5 | 6", hands=["+1 x2", ""], decks=["-1 -2 -3", "+3 +2"])).state
    state = replace(state, decks=(("-3", "-2", "-1", "+1", "x2"), state.decks[1]), known=(2, 0))
    view = rolls_and_goals.observe(state, 0)
    assert view.on_top == ("x2", "+1")
    for number in range(10):
        imagined = rolls_and_goals.imagine(view, number)
        assert imagined.decks[0][-2:] == ("+1", "x2")
        assert sorted(imagined.decks[0]) == sorted(state.decks[0])
    assert len({rolls_and_goals.imagine(view, number).decks[0] for number in range(20)}) == 6


def test_cards_that_were_taken_are_imagined_in_the_hand():
    """Everybody saw which cards were taken, and that they were drawn."""
    state = play(selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["+1 +1 -1 +2 +3 -3 -2"] * 2), "0 take flip x2")
    assert rolls_and_goals.observe(state, 1).fresh[0] == ("x2", "flip")
    assert rolls_and_goals.imagine(rolls_and_goals.observe(state, 1), 5).decks[0][-2:] == ("x2", "flip")
    after = play(state, "1 take [0] special")
    for number in range(10):
        hand = rolls_and_goals.imagine(rolls_and_goals.observe(after, 1), number).hands[0]
        assert len(hand) == 6
        assert {"x2", "flip"} <= set(hand)


def test_a_known_deck_is_no_longer_known_after_a_shuffle():
    """When your deck runs out, shuffle your Modifier discard pile into a new deck."""
    state = sitting(hands=["+1 +2", ""], discards=["-1 -1 -1 -2 -2 -2 -3 -3 -3"] * 2)
    after = all_ready(play(state, "0 put +1 deck", "0 put +2 deck")).state
    assert rolls_and_goals.observe(after, 0).on_top == ("+2", "+1")
    seat = after.order[0]
    drawn = play(after, f"{seat} take {after.offer[0]} {after.offer[1]}", f"{1 - seat} take {after.offer[2]} special")
    assert {"+1", "+2"} <= set(drawn.hands[0])
    assert rolls_and_goals.observe(drawn, 0).on_top == ()


def test_cards_left_on_the_deck_stay_known():
    """Six cards are drawn; what lay below them and was put there by its owner is still known."""
    state = sitting(hands=["+1 +1 +2 +3 -1 -2", ""], decks=["-3", ""], discards=["", "-1 -1 -1 -1 -2 -2"])
    returned = play(state, *[f"0 put {card} deck" for card in ("+1", "-1", "+2", "+3", "-2", "+1")])
    after = all_ready(returned).state
    seat = after.order[0]
    drawn = play(after, f"{seat} take {after.offer[0]} {after.offer[1]}", f"{1 - seat} take {after.offer[2]} special")
    taken = len(drawn.fresh[0])
    assert rolls_and_goals.observe(drawn, 0).on_top == ("+1", "-1", "+2", "+3", "-2", "+1")[:taken][::-1]
