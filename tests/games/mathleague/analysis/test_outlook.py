"""The planner's estimate: exact where nothing is left to chance, and moving the right way where something is."""

from __future__ import annotations

import pytest

from mathgames_widgets.games.mathleague.analysis.plans import TeamAim, best_outlook, prospect_of, prospect_of_other
from mathgames_widgets.games.mathleague.rules.rules import score
from mathgames_widgets.games.mathleague.rules.state import side
from tests.games.mathleague.tables import FOUR, Seat, sitting

EULER = FOUR.replace("\n", " in Euler Academy\n") + " in Euler Academy"
SCHOOLS = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy\n"


def outlook(aim=None, turn=0, **seat):
    """What a player with these cards can expect, from an aim or from the best one."""
    state = sitting(Seat(**{"pile": "", **seat}), turn=turn)
    prospect = prospect_of(state, 0)
    return best_outlook(prospect) if aim is None else prospect.outlook(aim)


@pytest.mark.parametrize(
    ("board", "aim"),
    [
        (FOUR, TeamAim()),
        (FOUR.replace("blue Dev", "blue Dev: blue Coach Fermat, orange Mean"), TeamAim("blue")),
        (SCHOOLS + EULER + "\nEuler Academy: orange Mean, purple Quadratic Formula", TeamAim(None, "Euler Academy")),
        (SCHOOLS + EULER + "\nEuler Academy: orange Mean, blue Coach Fermat", TeamAim("blue", "Euler Academy")),
    ],
    ids=["all-star", "one color", "school", "one color in a school"],
)
def test_where_nothing_is_left_to_come_the_estimate_is_the_score(board, aim):
    """No hand, no pile: the aim that scores most, at its score."""
    state = sitting(Seat(board=board, pile=""))
    found = outlook(board=board)
    assert found.points == float(score(state.rules, side(state, 0)))
    assert outlook(aim, board=board).points == found.points
    assert found.four == 1


def test_three_students_are_no_score_yet():
    """Fewer than four have no score: no aim with only three."""
    assert outlook(board=FOUR.replace("blue Dev", "")).points == 0


def test_a_card_in_the_hand_counts_nearly_as_one_on_the_table():
    """And more than one that may still come from the pile, which counts more than none."""
    three = FOUR.replace("\nblue Dev", "")
    rest = "red Registrar, orange Proctor, blue Principal, green Counselor, green Snow Day, blue Pop Quiz, "
    others = (
        "orange Jun, green Tala, red Omar, orange Transfer Request, red Study Session, orange Difference of Squares"
    )
    tools = "red Slope Formula"
    placed = outlook(board=FOUR, hand=tools, pile=rest + others).points
    held = outlook(board=three, hand=f"{tools}, blue Dev", pile=rest + others).points
    hoped = outlook(board=three, hand=tools, pile=f"{rest}{others}, blue Dev").points
    without = outlook(board=three, hand=tools, pile=rest + others).points
    assert placed > held > hoped > without > 0


def test_two_school_cards_save_payments():
    """ "the STUDENT card may be played for free" """
    hand = "blue Amara, blue Ben, blue Chiara, blue Dev"
    assert outlook(board=SCHOOLS, hand=hand).points > outlook(hand=f"{hand}, red Slope Formula").points


def test_50_points_are_as_likely_as_the_teacher():
    """In the right place, in the hand, in the pile, nowhere."""
    aim, pile = (
        TeamAim("blue"),
        "red Registrar, orange Proctor, blue Principal, green Counselor, green Snow Day, blue Pop Quiz",
    )
    pile += ", orange Jun, green Tala, red Omar, orange Transfer Request, red Study Session, red Lena, red Mateo"
    sure = outlook(aim, board=FOUR + ": blue Coach Fermat", pile=pile).bonus
    held = outlook(aim, board=FOUR, hand="blue Coach Fermat", pile=pile).bonus
    hoped = outlook(aim, board=FOUR, pile=f"{pile}, blue Coach Fermat").bonus
    assert 1 == sure > held > hoped > outlook(aim, board=FOUR, pile=pile).bonus == 0


def test_of_others_only_what_lies_open_and_their_decks_count():
    """The same cards in another order, or the other way round in hand and pile: the same estimate."""
    one = sitting(Seat(), Seat(board=FOUR, hand="red Kofi, orange Mean", pile="green Rosa, blue Principal"))
    two = sitting(Seat(), Seat(board=FOUR, hand="blue Principal, green Rosa", pile="orange Mean, red Kofi"))
    first, second = (best_outlook(prospect_of_other(state, 1)) for state in (one, two))
    assert first == second
