"""The three opponents: how well they play, what they think of, and whether their reasons are true."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from mathgames_widgets.core import Match, Rng, bot_move
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import (
    Answer,
    Decline,
    Discard,
    EndTurn,
    PayUp,
    Phase,
    PlayStudent,
    PlayTool,
    Rules,
    apply,
    imagine,
    legal_actions,
    observe,
    outcome,
    to_act,
)
from mathgames_widgets.games.mathleague.analysis.plans import gain_of, step_of
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules.cards import POOL, read, school_read
from mathgames_widgets.games.mathleague.rules.events import Paid
from mathgames_widgets.games.mathleague.rules.moves import write_action
from mathgames_widgets.games.mathleague.rules.payments import payment_of
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import TurnSoFar, side
from mathgames_widgets.games.mathleague.words.cards import key_text
from tests.games.bot_games import check_that_nothing_hidden_counts, played, wins
from tests.games.mathleague.tables import FOUR, Seat, play, sitting

say_game = room("mathgames_widgets.games.mathleague.words")

RANDOM, GREEDY, PLANNER = BOTS


def with_names(action):
    """An action as a record of the first version had it: names, not ids."""
    line = re.sub(r"team (M\d+)", lambda found: f'team "{school_read(found[1])}"', write_action(action))
    return re.sub(r"M\d+(#\d+)?", lambda found: f'"{read(found[0])}"', line)


def chosen(bot, state, player=None):
    """What a bot does at this table, as a record has it, with single quotes."""
    player = to_act(state)[0] if player is None else player
    action = bot.choose(observe(state, player), legal_actions(state, player), Rng("A"))
    assert action in legal_actions(state, player)
    return with_names(action).replace('"', "'")


def turn_of(bot, state):
    """The steps of a bot's whole turn, as a record has them."""
    player, steps = state.turn.player, []
    while state.phase is not Phase.OVER and state.turn.player == player:
        steps.append(chosen(bot if to_act(state)[0] == player else RANDOM, state))
        state = play(state, steps[-1])
    return steps


@pytest.fixture(scope="module")
def game():
    """A game of all three."""
    return played(mathleague, PLANNER, GREEDY, RANDOM, seed="FERN-42")[1]


def test_weakest_first():
    """random; greedy on score; one that plans its turn"""
    assert [bot.name for bot in BOTS] == ["random", "greedy", "planner"]
    assert tuple(mathleague.BOTS) == tuple(BOTS)


def test_greedy_beats_random():
    """Over ten games on the same seeds from both seats."""
    assert wins(mathleague, GREEDY, RANDOM, 7, deals=5)


def test_the_planner_beats_greedy():
    """Over six games on the same seeds from both seats."""
    assert wins(mathleague, PLANNER, GREEDY, 5, deals=3)


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (4, {"variation": "team play"}), (2, {"variation": "single deck"}), (1, {"variation": "solitaire"})],
    ids=["three players", "team play", "single deck", "solitaire"],
)
def test_every_game_is_played_to_its_end(players, options):
    """By lawful moves, which `apply` would refuse otherwise, and every move has a reason."""
    bots = [BOTS[2 - seat % 3] for seat in range(players)]
    state, seen = played(mathleague, *bots, seed="OAK-7", rules=Rules(**options))
    assert outcome(state) is not None
    assert all(re.search(r"[.]$", bot.because(view, action)) for bot, view, action in seen[::3])


def test_a_discard_is_explained_by_what_the_team_would_score_without_it(game):
    """The number beside it is what the planner expects with the discard."""
    discards = [(view, action) for bot, view, action in game if bot is PLANNER and isinstance(action, Discard)]
    said = set()
    for view, action in discards:
        may_end = EndTurn() in legal_actions(imagine(view, "A"), view.player)
        kept = round(step_of(view, EndTurn()).after.points) if may_end else None
        assert PLANNER.because(view, action).startswith(say_game("discards", card=key_text(action.card), points=kept))
        said.add(may_end)
    assert said == {True, False}


@pytest.mark.parametrize("bot", [GREEDY, PLANNER], ids=lambda bot: bot.name)
def test_the_same_view_is_always_answered_in_the_same_way(bot, game):
    """Hidden cards that are dealt otherwise, or another chance, change nothing."""
    check_that_nothing_hidden_counts(mathleague, bot, [view for _, view, _ in game[::7]])


# ── greedy ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_greedy_takes_the_step_that_adds_most():
    """A quarter of 200 is more than a quarter of 195, whatever it costs."""
    state = sitting(Seat(hand="green Rosa, orange Grace, purple Unique Factorization"))
    assert chosen(GREEDY, state) == "student 'green Rosa' pay 'purple Unique Factorization'"
    view = observe(state, 0)
    action = GREEDY.choose(view, legal_actions(state, 0), Rng("A"))
    assert GREEDY.because(view, action) == (say_game("adds-most", points="50 points", counts="average"))


def test_greedy_says_what_a_step_adds(game):
    """No step of its turn adds more at once."""
    for bot, view, action in game:
        if bot is GREEDY and isinstance(action, (PlayStudent, PlayTool)):
            gain = gain_of(view, action).points
            others = [one for one in legal_actions(imagine(view, 1), view.player) if isinstance(one, PlayTool)]
            assert gain > 0 and all(gain_of(view, other).points <= gain for other in others)
            has_score = standing(view.rules, side(view, view.player)).best is not None
            assert has_score == ("to my score right away" in bot.because(view, action))


# ── the planner's turn ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_payment_loses_as_little_as_possible():
    """14 for Nadia: 15 alone, rather than 10 and 5, or 20. Of equal payments, the one of more cards."""
    state = sitting(Seat(hand="red Nadia, purple Unique Factorization, red Slope Formula"))
    assert chosen(PLANNER, state) == "student 'red Nadia' pay 'red Slope Formula'"
    state = sitting(Seat(hand="red Nadia, orange Mean, red Distance Formula, red Slope Formula"))
    assert "pay 'orange Mean' 'red Distance Formula'" in chosen(PLANNER, state)


def test_it_wins_when_it_can():
    """Only the teacher and the tool together reach the win number: 50 for four in blue, and 50 on one of them."""
    mine = Seat(board=FOUR, hand="blue Coach Fermat, purple Quadratic Formula, red Kofi, blue Principal")
    state = sitting(mine, win=Fraction(685 + 50, 4) + 50)
    steps = turn_of(PLANNER, state)
    assert len(steps) == 2
    assert outcome(play(state, *steps)).winners == (0,)
    view = observe(state, 0)
    action = PLANNER.choose(view, legal_actions(state, 0), Rng("A"))
    assert PLANNER.because(view, action).endswith(say_game("reaches-win-number"))


def test_school_cards_come_before_students():
    """ "If the STUDENT card is being attached to a school team with two or more SCHOOL cards, the STUDENT card may be
    played for free": what is paid for the second SCHOOL card saves more."""
    mine = Seat(
        board="blue Euler Academy",
        hand="orange Euler Academy, blue Amara, blue Ben, green Rosa, red Distance Formula, blue Triangle Area",
    )
    steps = turn_of(PLANNER, sitting(mine))
    assert steps[0].startswith("school 'orange Euler Academy' pay ")
    for name in ("blue Amara", "blue Ben", "green Rosa"):
        assert f"student '{name}' team 'Euler Academy'" in steps


def test_the_teacher_goes_where_50_points_are():
    """ "all four STUDENT cards are the same color and a TEACHER card of that same color is attached to one" """
    steps = turn_of(PLANNER, sitting(Seat(board=FOUR + "\nred Kofi: orange Mean", hand="blue Coach Fermat, red Lena")))
    assert re.search(r"teacher 'blue Coach Fermat' on student 1 'blue", steps[0])


def test_tools_go_onto_three_school_cards():
    """Ten points more on the SCHOOL cards are ten points; on a student a quarter of that."""
    euler = FOUR.replace("\n", " in Euler Academy\n") + " in Euler Academy"
    schools = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy\n"
    steps = turn_of(PLANNER, sitting(Seat(board=schools + euler, hand="purple Quadratic Formula, red Kofi")))
    assert "tool 'purple Quadratic Formula' on team 'Euler Academy'" in steps


def test_it_does_not_let_the_cards_run_out_while_it_is_behind():
    """ "the player with the highest all-star score or school score at that point wins the game" """
    hand = "red Registrar, orange Proctor, blue Principal, green Counselor, orange Jun, green Tala"
    theirs = Seat(board="red Kofi\norange Grace\ngreen Rosa\nblue Euler Academy\norange Hugo")
    mine = Seat(board=FOUR, hand=hand, pile="blue Elif, red Omar")
    steps = turn_of(PLANNER, sitting(mine, theirs))
    assert steps[-1] == "end turn" and len(steps) <= 3


def test_every_payment_of_a_planner_is_needed(game):
    """No card of a payment could be left out, and its reason tells what is lost."""
    paid = 0
    for bot, view, action in game:
        if bot is PLANNER and payment_of(action):
            events = apply(imagine(view, 1), view.player, action).events
            event = next(event for event in events if isinstance(event, Paid))
            assert event.lost < min(tool.value for tool in event.tools) + view.turn.bonus
            said = bot.because(view, action)
            assert (say_game("pays-exactly") in said) == (event.lost == 0)
            paid += 1
    assert paid


def test_its_reason_for_a_student_is_the_unit_cost():
    """Points for each point paid: a high-school student is the bargain."""
    state = sitting(Seat(hand="orange Grace, red Slope Formula"))
    view = observe(state, 0)
    said = PLANNER.because(view, PlayStudent("orange Grace", None, ("red Slope Formula",)))
    assert said.startswith(
        "Grace (orange) scores 195 points, and a quarter of that is 48.75. It costs 13: 15 points for each point "
        "I pay. I pay 2 points more than I need to. I build "
    )


# ── answers and choices ───────────────────────────────────────────────────────────────────────────────────────────

STUDENTS = "red Kofi: purple Quadratic Formula, red Coach Kovalevskaya\norange Hugo\norange Grace\ngreen Rosa"


def asked(line, hand, board=STUDENTS):
    """A table at which seat 1 has played an ACTION card on seat 0."""
    theirs = Seat(hand=line.split("'")[1] + ", red Distance Formula, purple Unique Factorization, red Slope Formula")
    return play(sitting(Seat(board=board, hand=hand), theirs, turn=1), line)


def test_a_great_loss_is_answered():
    """Its best student would leave, with tools and a teacher."""
    state = asked("action 'orange Transfer Request' target 1 pay 'red Distance Formula'", "blue Principal, red Lena")
    assert chosen(PLANNER, state, 0) == "answer 'blue Principal'"


def test_a_small_loss_is_not():
    """A STAFF card is worth more than that."""
    state = asked("action 'red Study Session' target 2", "blue Principal, red Lena")
    assert chosen(PLANNER, state, 0) == "decline"


def test_what_it_says_to_a_question_does_not_tell_whether_it_has_an_answer():
    """ "A STAFF answer is asked of every opponent at once, so that asking tells nothing" """
    line = "action 'orange Transfer Request' target 1 pay 'red Distance Formula'"
    holding, empty = asked(line, "blue Principal, red Lena"), asked(line, "orange Mean, red Lena")
    for bot in (GREEDY, PLANNER):
        said = {bot.because(observe(state, 0), Decline()) for state in (holding, empty)}
        assert said == {bot.because(observe(holding, 0), Answer("blue Principal"))}


def test_it_gives_up_the_tool_that_it_needs_least():
    """ "The target reveals all TOOL cards in hand and discards one of them (their choice)." """
    state = asked("action 'blue Pop Quiz' target 1", "orange Mean, purple Pigeonhole Principle, red Lena")
    assert chosen(PLANNER, play(state, "decline"), 0) == "choose 'orange Mean'"


def test_it_takes_back_the_best_tool():
    """ "Take one TOOL card (your choice) from your discard pile into your hand." """
    mine = Seat(board=FOUR, hand="orange Lost and Found, red Kofi", discards="orange Mean, purple Quadratic Formula")
    state = play(sitting(mine), "action 'orange Lost and Found' target 1", "1 decline")
    assert chosen(PLANNER, state) == "choose 'purple Quadratic Formula'"


def test_a_treasurer_is_paid_where_the_card_is_worth_it():
    """ "pays TOOL cards worth at least 10 now, or the ACTION card is canceled (their choice)" """
    mine = Seat(
        board=FOUR, hand="orange Transfer Request, red Distance Formula, blue Triangle Area, blue Divisibility by 9"
    )
    theirs = Seat(board=STUDENTS, hand="orange Treasurer")
    state = sitting(mine, theirs, win=240)
    state = play(
        state,
        "action 'orange Transfer Request' target 2 pay 'red Distance Formula'",
        "1 answer 'orange Treasurer'",
        "0 decline",
    )
    view = observe(state, 0)
    paid = PLANNER.choose(view, legal_actions(state, 0), Rng("A"))
    assert paid == PayUp(("blue Triangle Area",))


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_reasons_name_no_card_that_stays_hidden(game):
    """Only the card that is played, paid or let go; never another one of the hand."""
    for bot, view, action in game:
        said = bot.because(view, action)
        line = with_names(action)
        for card in view.hand:
            assert card.key in line or f"{card.name} ({card.colour})" not in said
        assert not any(f"{card.name} ({card.colour})" in said for card in POOL if card.key not in line)


def test_bots_play_through_a_match():
    """As at the table, with the chance that a match gives them; whoever ends a turn or discards says why."""
    match = Match(mathleague, 2, "FERN-42")
    kinds = set()
    while match.to_act():
        player = match.to_act()[0]
        action, why = bot_move(match, player, BOTS[1 + player])
        assert why
        kinds.add(type(action))
        match.play(player, action)
    assert match.outcome() is not None
    assert {EndTurn, Discard, PlayStudent} <= kinds


def test_a_turn_without_payments_is_no_obstacle():
    """Snow Day: TOOL cards may still be attached, and here 25 on one of four reach the win number."""
    mine = Seat(board=FOUR, hand="red Kofi, purple Quadratic Formula")
    state = sitting(mine, turn=TurnSoFar(0, no_payments=True), win=Fraction(685 + 25, 4))
    assert turn_of(PLANNER, state)[0].startswith("tool 'purple Quadratic Formula' on student 1 ")
