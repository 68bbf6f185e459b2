"""One test for each ruling on BYORF and for each ruling on every game, quoted in the docstring."""

from __future__ import annotations

import re
import subprocess
import sys
from fractions import Fraction

import pytest

from mathgames_widgets.core import IllegalAction, Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import FACTORS, GOALS, Keep, Phase, Put, Ready, Row, Rules
from mathgames_widgets.games.byorf.rules.moves import Kept
from tests.games.bot_games import given_to_a_bot
from tests.games.byorf.tables import achieves, all_ready, award, build, draft, keep, played_out, put_all, turn
from tests.refusing import refusing

say_core = room("mathgames_widgets.core")

# ── every game ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_random_event_comes_from_the_seed():
    """Every random event comes from the seed. Same game, options, seed and actions: the same game, on every machine and
    Python version."""
    assert played_out(4, "FERN-42").state == played_out(4, "FERN-42").state
    assert played_out(4, "FERN-42").state != played_out(4, "FERN-43").state
    first = byorf.new_game(2, "FERN-42")
    assert [card.id for card in first.hands[0]] == ["F01", "F06", "F12", "F26", "F32", "F34"]
    assert [goal.id for goal in first.goals] == ["G04", "G15", "G17", "G27", "G29"]


def test_the_same_game_in_a_fresh_interpreter():
    """the same game, on every machine"""
    code = "from mathgames_widgets.games import byorf; print(byorf.new_game(3, 'MOSS-17'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == repr(byorf.new_game(3, "MOSS-17"))


@pytest.mark.parametrize("seed", ["FERN-42", "any text at all", "42", 42, -7, "Übung №5"])
def test_any_text_or_integer_is_a_seed(seed):
    """A seed is a short code that a teacher can write on a board, such as FERN-42; any text or integer is accepted as a
    seed."""
    assert byorf.new_game(2, seed) == byorf.new_game(2, str(seed))
    assert byorf.new_game(2, f" {seed} ") == byorf.new_game(2, seed)


def test_simultaneous_choices_stay_secret_until_the_last_one_is_in():
    """Simultaneous choices stay secret until the last one is in."""
    match = Match(byorf, 3, "FERN-42")
    card = keep(match, 0)
    for seat in (None, 1, 2):
        assert card.id not in repr(match.observe(seat))
        assert card.id not in repr(match.log(seat))
    keep(match, 1)
    keep(match, 2)
    assert Kept(0, card) in match.log(1)


def test_rows_stay_secret_until_all_are_ready():
    """Simultaneous choices stay secret until the last one is in."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    before = [match.observe(seat) for seat in (None, 1)]
    put_all(match, 0, match.state.kept[0][:2], match.state.kept[0][2:3])
    assert [match.observe(seat) for seat in (None, 1)] == before
    log_of_the_other = match.log(1)
    match.play(0, Ready())
    assert match.log(1)[: len(log_of_the_other)] == log_of_the_other
    assert match.observe(1).ready == (True, False)


def test_a_seat_holds_only_what_it_may_know():
    """A player, a bot and a browser only ever hold what that seat may know."""
    match = Match(byorf, 4, "FERN-42")
    view = given_to_a_bot(match, 1)
    hidden = {card.id for seat in (0, 2, 3) for card in match.state.hands[seat]}
    assert not any(card in repr(view) for card in hidden)


def test_nobody_is_timed():
    """Nobody is timed. Speed earns nothing."""
    match = Match(byorf, 2, "FERN-42")
    slow = Match(byorf, 2, "FERN-42")
    for seat in (0, 1):
        keep(match, seat)
    for seat in (1, 0):
        keep(slow, seat)
    assert match.state == slow.state


def test_undo_goes_back_to_the_last_reveal_and_not_past_it():
    """Undo is allowed back to the last point where something was revealed, drawn, shuffled or rolled, or another player
    acted; never past it."""
    match = Match(byorf, 2, "FERN-42")
    start = match.state
    keep(match, 0)
    match.undo(0)
    assert match.state == start
    turn(match)
    assert not match.can_undo(1)
    with pytest.raises(ValueError, match="turned over"):
        match.undo(1)


def test_undo_ends_where_another_player_acted():
    """or another player acted"""
    match = Match(byorf, 3, "FERN-42")
    keep(match, 0)
    keep(match, 1)
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="Another player"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    with pytest.raises(ValueError, match=re.escape(say_core("nothing-to-undo"))):
        match.undo(0)


def test_undo_while_building():
    """Undo is allowed back to the last point"""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    built = match.state
    put_all(match, 0, match.state.kept[0][:3])
    match.play(0, Ready())
    for _ in range(4):
        match.undo(0)
    assert match.state == built
    assert not match.can_undo(0)


def test_values_are_compared_exactly():
    """ "Highest", "most" and the like compare exact values (integers and fractions), never floats."""
    scored = award("G38", "(x+1) / (x+3)", "(x-1)(x+1) / (x-3)(x+1)")
    assert scored.tied == (0, 1)
    assert [evidence.value for evidence in scored.evidence] == [Fraction(1, 3), Fraction(1, 3)]
    assert all(type(evidence.value) is Fraction for evidence in scored.evidence)


# ── BYORF ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_players(players):
    """BYORF (2 to 8 players)"""
    assert played_out(players).outcome() is not None


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 48])
def test_no_fewer_and_no_more(players):
    """2 to 8 players"""
    with refusing(byorf, "2 to 8 players"):
        byorf.new_game(players, "FERN-42")


def test_all_48_cards_are_linear():
    """All 48 factor cards are linear (face, leading coefficient, root). 40 goal cards."""
    for card in FACTORS:
        (zero,) = build_of(card).zeros
        assert (zero.x, zero.multiplicity) == (card.root, 1)
        assert build_of(card)(card.root + 1) == card.lead
    assert len(GOALS) == 40


def build_of(card):
    """The function of one card."""
    return byorf.function_of((card,), ())


def test_everything_is_shuffled_back_in():
    """Both rounds start with everything shuffled back in: a new deal of six factors each and five new goals."""
    seen_again = 0
    for number in range(20):
        match = played_out(8, f"DEAL-{number}")
        first, second = match.state.results
        seen_again += len(set(first.goals) & set(second.goals))
        assert len(second.goals) == 5
    assert seen_again > 0, "goals of the first round can come again"
    match = Match(byorf, 8, "FERN-42")
    draft(match)
    all_ready(match)
    assert {card for hand in match.state.hands for card in hand} == set(FACTORS)


def test_left_then_right():
    """Round 1 passes to the left, round 2 to the right."""
    assert [Rules().direction(round).value for round in (1, 2)] == ["left", "right"]
    match = Match(byorf, 4, "FERN-42")
    assert (match.observe(0).pass_to, match.observe(0).receives_from) == (1, 3)
    draft(match)
    all_ready(match)
    assert (match.observe(0).pass_to, match.observe(0).receives_from) == (3, 1)


def test_the_last_card_is_kept_without_a_choice():
    """The last card of a hand is kept without a choice."""
    match = Match(byorf, 3, "FERN-42")
    for _ in range(5):
        last = [match.state.hands[seat] for seat in range(3)]
        cards = turn(match)
    assert match.state.phase is Phase.BUILD
    for seat in range(3):
        (left_over,) = set(last[(seat - 1) % 3]) - set(cards)
        assert match.state.kept[seat][-1] == left_over
        assert Kept(seat, left_over, last=True) in match.log(None)


def test_multiplicities_decide():
    """For a root r with multiplicity p above and q below, as built, before cancelling: q = 0 and p > 0 is a zero; q > 0
    and p >= q is a hole; q > p is a vertical asymptote of order q - p."""
    f = build("(x)(x)(x-1)(x-2)(x-2)(x+1) / (x-1)(x-2)(x+1)(x+1)(x+3)").function
    assert [(zero.x, zero.multiplicity) for zero in f.zeros] == [(0, 2)]
    assert [(hole.x, hole.above, hole.below) for hole in f.holes] == [(1, 1, 1), (2, 2, 1)]
    assert [(wall.x, wall.order) for wall in f.vertical_asymptotes] == [(-3, 1), (-1, 1)]


def test_a_double_factor_below_keeps_its_asymptote():
    """So (x-3)/(x-3)^2 still has an asymptote at 3."""
    assert achieves("G09", "(x-3) / (x-3)(x-3)")
    assert not achieves("G15", "(x-3) / (x-3)(x-3)")


def test_the_height_of_a_hole():
    """The height of a hole is the value of the reduced form there."""
    (hole,) = build("(x-2)(x+1) / (x-2)(x+3)").function.holes
    assert hole.y == Fraction(3, 5)


def test_a_hole_on_the_x_axis_is_no_intercept():
    """If p > q the hole lies on the x-axis and is not an x-intercept."""
    assert achieves("G17", "(x-2)(x-2) / (x-2)")
    assert achieves("G22", "(x-2)(x-2) / (x-2)")
    assert award("G33", "(x-2)(x-2) / (x-2)").winners == ()


@pytest.mark.parametrize("constant", ["1", "(x-2) / (x-2)", "(2x-2) / (x-1)", "(2-x) / (x-2)", "(x-1) / (2x-2)"])
def test_constants(constant):
    """A function is constant when nothing is left after cancelling. A constant scores no horizontal-asymptote goal, nor
    G22 or G25."""
    for goal in ("G01", "G02", "G03", "G04", "G05", "G40", "G22", "G25"):
        assert not achieves(goal, constant)


def test_a_constant_still_has_its_holes_and_its_y_intercept():
    """Decided here: every other goal is open to a constant."""
    assert achieves("G15", "(x-2) / (x-2)")
    assert achieves("G11", "(x-2) / (x-2)")
    assert award("G38", "(x-2) / (x-2)").evidence[0].value == 1


def test_a_slant_asymptote_needs_a_vertical_one():
    """A slant asymptote needs deg numerator = deg denominator + 1 and at least one surviving vertical asymptote;
    otherwise the graph is a line with holes."""
    assert achieves("G06", "(x-1)(x+2) / (x-3)")
    assert not achieves("G06", "(x-1)(x-3) / (x-3)")
    assert not achieves("G07", "(x-1)(x-3) / (x-3)")


def test_the_sign_flips_where_the_difference_is_odd():
    """Sign charts: zeros and vertical asymptotes are the marks; the sign flips where p - q is odd."""
    assert award("G35", "(x-1)(x+2)(x+2) / (x)(x-3)(x-3)").evidence[0].value == 2


def test_holes_are_drawn_but_never_counted_for_signs():
    """Holes are drawn but never counted for a sign goal or for sign changes."""
    assert award("G35", "(x-1)(x-1) / (x-1)").evidence[0].value is None
    assert not achieves("G28", "(x-1)(x-1) / (x-1)")


def test_signs_are_those_next_to_the_mark():
    """Decided here: beside a hole at which the sign changes, a zero goes by the signs right next to it."""
    f = "(x)(x-2)(x-2) / (x-2)"  # x(x − 2) with a hole at 2: + | 0 | − | hole | +
    assert achieves("G27", f)
    assert not achieves("G28", f)


def test_a_superlative_with_nothing_to_count_is_not_open():
    """A superlative goal with nothing to count (no hole, no y-intercept, zero asymptotes) is not open to that
    player."""
    assert award("G36", "(x)", "(x-2)(x-3) / (x-2)").winners == (1,)
    assert award("G39", "1 / (x)", "(x+3)").winners == (1,)
    for goal in ("G31", "G32", "G33", "G34", "G35"):
        assert award(goal, "1", "1").winners == ()


def test_cancelled_cards_count_in_a_tie():
    """Ties on a superlative goal: more factor cards placed wins, cancelled ones included;"""
    assert award("G31", "1 / (x-1)", "(x) / (x)(x-1)").winners == (1,)


def test_shares_are_rounded_up():
    """if still tied, the points are split, each share rounded up."""
    scored = award("G31", "1 / (x-1)", "1 / (x+2)", "(x-3)")
    assert [evidence.points for evidence in scored.evidence] == [2, 2, 0]


# ── options: each ruling that a teacher may change ────────────────────────────────────────────────────────────────


def test_options_of_length():
    """Rounds, goals and cards a hand can be changed."""
    match = played_out(3, rounds=1, goals=3, hand=4)
    (result,) = match.state.results
    assert len(result.goals) == 3
    assert [len(cards) for cards in match.state.kept] == [4, 4, 4]


def test_option_pass_first():
    """The first pass may go to the right."""
    rules = Rules(pass_first="right", rounds=3)
    assert [rules.direction(round).value for round in (1, 2, 3)] == ["right", "left", "right"]


def test_option_ties():
    """Ties may be left as they are, or pay in full."""
    functions = [build("1 / (x-1)"), build("(x) / (x)(x-1)")]
    goal = byorf.goal("G31")
    points = {}
    for more, split in ((False, True), (False, False), (True, False)):
        rules = Rules(more_factors_win_ties=more, ties_split=split)
        (scored,) = byorf.score([goal], functions, rules)
        points[more, split] = [evidence.points for evidence in scored.evidence]
    assert points == {(False, True): [2, 2], (False, False): [3, 3], (True, False): [0, 3]}


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 0},
        {"rounds": 5},
        {"goals": 0},
        {"hand": 1},
        {"hand": True},
        {"goals": "5"},
        {"pass_first": "up"},
        {"ties_split": 1},
    ],
)
def test_options_out_of_range(options):
    """One sentence says what is allowed."""
    with refusing(byorf, next(iter(options))):
        Rules(**options)


def test_the_cards_must_suffice():
    """Eight hands of seven need 56 cards."""
    with refusing(byorf, "56 cards"):
        byorf.new_game(8, "FERN-42", Rules(hand=7))


# ── what else may not be done ─────────────────────────────────────────────────────────────────────────────────────


def test_refused_in_the_draft():
    """One card a turn, from one's own hand, and no building."""
    match = Match(byorf, 2, "FERN-42")
    card = keep(match, 0)
    hand = match.observe(0).hand
    for player, action, reason in [
        (0, Keep(hand[0]), f"You have already chosen {card.face}. Wait until everyone has chosen."),
        (1, Put(hand[0], Row.TOP), "You build after the draft. For now, keep one card from your hand."),
        (1, Ready(), "You build after the draft. For now, keep one card from your hand."),
        (2, Ready(), "Nobody sits at that place."),
        (-1, Ready(), "Nobody sits at that place."),
    ]:
        refused(match, player, action, reason)


def test_refused_in_the_building():
    """Only one's own cards, only real moves, and nothing after Ready."""
    match = Match(byorf, 2, "FERN-42")
    draft(match)
    card, other, *_ = match.state.kept[0]
    match.play(0, Put(card, Row.TOP))
    refused(match, 0, Put(card, Row.TOP), f"{card.face} is already in the numerator.")
    refused(match, 0, byorf.TakeBack(other), f"{other.face} is in neither row, so it cannot be taken back.")
    refused(match, 0, Keep(card), "The draft of this round is over. Build a function from the cards in front of you.")
    match.play(0, Ready())
    refused(
        match,
        0,
        Put(other, Row.TOP),
        "You have already finished building. Wait until everyone is ready.",
    )


def test_refused_when_the_game_is_over():
    """The game is over."""
    match = played_out()
    refused(match, 0, Ready(), "The game is over.")


def refused(match, player, action, sentence):
    """The action is refused with this sentence, and nothing has changed."""
    before = match.state
    with pytest.raises(IllegalAction) as refusal:
        match.play(player, action)
    assert byorf.sentence(refusal.value.reason, match.names) == sentence
    assert match.why_not(player, action) == refusal.value.reason
    assert match.state is before
