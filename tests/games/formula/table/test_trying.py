"""A turn in the making: every lawful move can be put together, and whatever is tried is judged by the rules."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core import Match, bot_move
from mathgames_widgets.core.game import NotInYourHand
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Lay, New, Place, Rules, Sign, Staying
from mathgames_widgets.games.formula.rules.reasons import (
    HeldTooFew,
    LeftOut,
    NoCardThere,
    OpeningCardsStay,
    OrderChanged,
    SqueezedIn,
    TooManyCards,
    WrongDigit,
)
from mathgames_widgets.games.formula.table.turn import Onto, begin, trial_of
from tests.cases import cases
from tests.games.formula.tables import table
from tests.games.formula.tries import places_for, tried

say_game_table = room("mathgames_widgets.games.formula.table")
say_game = room("mathgames_widgets.games.formula.words")

LEFT, RIGHT, ANSWER = Place
NEVER = (
    HeldTooFew,
    LeftOut,
    NoCardThere,
    NotInYourHand,
    OpeningCardsStay,
    OrderChanged,
    SqueezedIn,
    TooManyCards,
    WrongDigit,
)
"""What a table on which cards are put one by one cannot get wrong."""

VARIANTS = (
    Rules(),
    Rules(hand=9, keep_one=True),
    Rules(times_and_divide=True, fives_draw=True),
    Rules(open_hands=True, points=True, points_to=50),
)


def position(seed, turns, rules):
    """Where a game of random moves stands after so many turns."""
    match = Match(formula, 2 + seed % 3, f"TRY-{seed}", rules=rules)
    for _ in range(turns):
        if not match.to_act():
            break
        (player,) = match.to_act()
        match.play(player, bot_move(match, player, formula.BOTS[0])[0])
    return match


positions = st.builds(position, st.integers(0, 60), st.integers(0, 40), st.sampled_from(VARIANTS))


# ── every lawful move can be tried ────────────────────────────────────────────────────────────────────────────────


@settings(max_examples=cases(40, long=100), deadline=None)
@given(positions)
def test_every_lawful_move_can_be_put_together_card_by_card(match):
    for player in match.to_act():
        view = match.observe(player)
        for lay in match.legal_actions(player)[:-1][:60]:
            trial = tried(trial_of(view), lay)
            assert trial.lay == lay
            assert trial.verdict.is_lawful
            assert len(trial.in_hand) == len(view.hand) - len(lay.laid)


# ── whatever is tried, the rules judge ────────────────────────────────────────────────────────────────────────────


def steps(trial):
    """Everything that can be done next."""
    yield from (trial.choose(sign) for sign in trial.rules.signs)
    yield from (trial.take(at) for at in trial.placed)
    yield from (trial.name(place, index, digit) for place, index in trial.jokers for digit in (0, 7))
    for at in trial.in_hand:
        yield from (trial.put(at, onto) for onto in places_for(trial, at))
    for place in Place:
        widths = range(len(trial.items(place)))
        yield from (trial.widen(place, index) for index in widths if trial.can_widen(place, index))
    if trial.before is not None:
        yield trial.before


@settings(max_examples=cases(40, long=80), deadline=None)
@given(positions, st.data())
def test_whatever_is_tried_the_rules_agree(match, data):
    for player in match.to_act():
        trial = trial_of(match.observe(player))
        for _ in range(data.draw(st.integers(1, 10))):
            trial = data.draw(st.sampled_from(list(steps(trial))))
            agrees_with_the_rules(match, player, trial)


def agrees_with_the_rules(match, player, trial):
    """The trial says what `why_not` says, and no card was lost."""
    assert sorted((*trial.placed, *trial.in_hand)) == list(range(len(trial.hand)))
    assert len(trial.placed) <= trial.rules.most_cards
    if trial.lay is None:
        assert not trial.verdict.is_lawful
        assert "?" in trial.reading
        return
    reason = match.why_not(player, trial.lay)
    assert not isinstance(reason, NEVER)
    assert trial.verdict.is_lawful == (reason is None)
    assert trial.verdict.is_lawful == (trial.lay in match.legal_actions(player))
    if trial.placed and trial.lay.answer:
        assert trial.verdict.reason == reason


@settings(max_examples=cases(25, long=60), deadline=None)
@given(positions, st.data())
def test_every_step_can_be_taken_back(match, data):
    for player in match.to_act():
        first = trial_of(match.observe(player))
        trial = first
        for _ in range(data.draw(st.integers(1, 8))):
            after = data.draw(st.sampled_from([step for step in steps(trial) if step is not trial.before]))
            assert after is trial or after.before == trial
            trial = after
        while trial.placed:
            trial = trial.take(data.draw(st.sampled_from(trial.placed)))
        assert [len(trial.items(place)) for place in Place] == [len(first.items(place)) for place in Place]
        assert trial.clear() == first


# ── by example ────────────────────────────────────────────────────────────────────────────────────────────────────


TEN = table("10 × 1 = 10")


def test_a_card_covers_one_card_a_run_of_neighbours_or_stands_beside_at_either_end():
    """ "A new card covers one card, or a run of neighbouring cards, or stands beside the number at either end"."""
    trial = begin(TEN, ("2", "5"), Rules())
    assert trial.put(0, Onto(LEFT, 1, 2)).lay.left == (Staying(0), New("2", 2))
    assert trial.put(0, Onto(LEFT, 0, 1)).lay.left == (New("2", 2), Staying(1))
    assert trial.put(1, Onto(LEFT, 0, 2)).lay.left == (New("5", 5),)
    assert trial.put(0, Onto(LEFT, 0, 0)).lay.left == (New("2", 2), Staying(0), Staying(1))
    assert trial.put(0, Onto(LEFT, 2, 2)).lay.left == (Staying(0), Staying(1), New("2", 2))


def test_nothing_is_squeezed_in():
    """ "nothing is squeezed between two cards that touch"."""
    trial = begin(TEN, ("2",), Rules())
    assert Onto(LEFT, 1, 1) not in places_for(trial, 0)
    with pytest.raises(ValueError):
        trial.put(0, Onto(LEFT, 1, 1))


def test_in_the_opening_only_the_answer_is_laid():
    """ "completing the Formula that is on the table"."""
    opening = table("2 4")
    trial = begin(opening, ("6", "8"), Rules())
    assert places_for(trial, 0) == (Onto(ANSWER, 0, 0),)
    with pytest.raises(ValueError, match="the two cards on the table stay"):
        trial.put(0, Onto(LEFT, 0, 1))
    done = trial.put(0, Onto(ANSWER, 0, 0)).choose(Sign.PLUS)
    assert done.lay == Lay((Staying(0),), Sign.PLUS, (Staying(0),), (New("6", 6),))


def test_no_fourth_card_can_be_put_there():
    """ "A maximum of 3 cards can be played in each turn"; another one can take the place of one of the three."""
    trial = begin(TEN, ("2", "3", "4", "5"), Rules())
    for at, place in enumerate(Place):
        trial = trial.put(at, Onto(place, 0, 1))
    assert places_for(trial, 3) == tuple(
        Onto(place, 0, stop) for place in Place for stop in (1, 2) if stop <= len(trial.items(place))
    )
    with pytest.raises(ValueError, match="too many"):
        trial.put(3, Onto(LEFT, 0, 0))
    assert trial.put(3, Onto(LEFT, 0, 1)).in_hand == (0,)


def test_a_card_put_on_a_new_card_takes_its_place():
    trial = begin(TEN, ("2", "5"), Rules()).put(0, Onto(LEFT, 0, 2)).put(1, Onto(LEFT, 0, 1))
    assert trial.lay.left == (New("5", 5),)
    assert trial.in_hand == (0,)
    assert trial.beneath(LEFT, trial.items(LEFT)[0]) == ("1", "0")


def test_a_new_card_can_cover_its_neighbour_as_well():
    trial = begin(TEN, ("5",), Rules()).put(0, Onto(LEFT, 1, 2))
    assert trial.can_widen(LEFT, 0) and not trial.can_widen(RIGHT, 0)
    wide = trial.widen(LEFT, 0)
    assert wide.lay.left == (New("5", 5),)
    assert wide.take(0).lay == begin(TEN, ("5",), Rules()).lay
    with pytest.raises(ValueError):
        wide.widen(LEFT, 0)


def test_what_a_card_covered_lies_open_again_when_it_is_taken_back():
    trial = begin(TEN, ("5",), Rules()).put(0, Onto(LEFT, 0, 2)).take(0)
    assert trial.items(LEFT) == (Staying(0), Staying(1))
    with pytest.raises(ValueError):
        trial.take(0)


def test_a_joker_is_named_after_it_was_put_down():
    """ "Each Joker can represent a number between 0-9"."""
    trial = begin(TEN, ("J",), Rules()).put(0, Onto(RIGHT, 0, 1))
    assert (trial.reading, trial.lay) == ("10 × ? = 10", None)
    assert trial.verdict.sentence == say_game("reason-joker-needs-a-digit", place="right")
    assert trial.jokers == ((RIGHT, 0),)
    assert trial.name(RIGHT, 0, 7).verdict.sentence == "10 × 7 is not 10."
    assert trial.name(RIGHT, 0, 7).name(RIGHT, 0, 1).verdict.is_lawful
    with pytest.raises(ValueError):
        trial.name(RIGHT, 0, 10)
    with pytest.raises(ValueError):
        trial.name(LEFT, 0, 1)


def test_a_joker_turned_up_at_the_start_is_named_by_whoever_opens():
    """ "A Joker turned up there is named by whoever completes the opening"."""
    opening = table("J 4")
    trial = begin(opening, ("8",), Rules()).put(0, Onto(ANSWER, 0, 0)).choose(Sign.TIMES)
    assert trial.reading == "? × 4 = 8"
    assert trial.name(LEFT, 0, 2).lay == Lay((Staying(0, 2),), Sign.TIMES, (Staying(0),), (New("8", 8),))
    assert trial.name(LEFT, 0, 2).verdict.is_lawful


def test_a_formula_that_grows_is_called_untrue_and_its_answer_is_not_told():
    """ "7 x 8 = 56, not 54" comes once it is played."""
    trial = begin(table("7 × 2 = 14"), ("4", "5", "6", "8"), Rules())
    trial = trial.put(3, Onto(RIGHT, 0, 1))
    assert trial.verdict.sentence == "7 × 8 is not 14."
    trial = trial.put(1, Onto(ANSWER, 0, 1))
    assert trial.verdict.sentence == "7 × 8 is not 54."
    trial = trial.put(2, Onto(ANSWER, 1, 2))
    assert (trial.reading, trial.verdict.sentence) == (
        "7 × 8 = 56",
        say_game_table("true", left=1),
    )


def test_what_is_missing_is_said():
    opening = begin(table("2 4"), ("6", "J"), Rules())
    assert opening.reading == "2 ? 4 = ?"
    assert opening.verdict.sentence == ""
    assert "sign" in opening.put(0, Onto(ANSWER, 0, 0)).verdict.sentence
    assert "the answer" in opening.choose(Sign.PLUS).verdict.sentence
    begun = begin(TEN, ("6",), Rules())
    assert "A new sign alone is not a move" in begun.choose(Sign.DIVIDE).verdict.sentence


def test_the_last_card_is_announced():
    trial = begin(table("2 × 4 = 8"), ("6",), Rules()).choose(Sign.PLUS).put(0, Onto(ANSWER, 0, 1))
    assert trial.verdict.sentence == say_game_table("true", left=0)


def test_only_signs_in_play_can_be_chosen():
    """ "Take away the - and + cards"."""
    trial = begin(TEN, ("6",), Rules(times_and_divide=True))
    assert trial.choose(Sign.DIVIDE).sign is Sign.DIVIDE
    with pytest.raises(ValueError):
        trial.choose(Sign.PLUS)


def test_in_the_points_game_the_points_are_told_with_it():
    trial = begin(table("2 × 4 = 8"), ("6", "7"), Rules(points=True)).choose(Sign.PLUS).put(0, Onto(ANSWER, 0, 1))
    assert trial.verdict.sentence == say_game_table("true-for-points", points=6, left=1)


def test_a_trial_never_touches_the_match():
    match = Match(formula, 2, "FERN-42")
    before = match.state
    trial = trial_of(match.observe(0))
    trial.choose(Sign.PLUS).put(0, Onto(ANSWER, 0, 0))
    assert match.state == before
