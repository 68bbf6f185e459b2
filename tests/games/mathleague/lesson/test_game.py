"""The game of the mathleague.org/cards lesson: what the texts say of it is so."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from mathgames_widgets.games.mathleague import Discard, PlayStudent, lesson, read_action
from mathgames_widgets.games.mathleague.analysis.chances import upper_bound
from mathgames_widgets.games.mathleague.lesson.pictures import beside, weighed
from mathgames_widgets.games.mathleague.lesson.questions import SEVEN
from mathgames_widgets.games.mathleague.lesson.stops import FOUND, GAME, bound, reached
from mathgames_widgets.games.mathleague.rules.cards import Student, Tool
from mathgames_widgets.games.mathleague.rules.payments import cheapest, student_cost
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.table.turn import Bill
from mathgames_widgets.questions.stops import LEARNER, FreeTable
from mathgames_widgets.table.screen import Do, Press, Select
from tests.questions.scripts import MATHLEAGUE, take
from tests.table.pages import read

PARTS = MATHLEAGUE.parts
TEXT = (Path(__file__).resolve().parents[4] / "lessons" / "mathleague" / "lesson.md").read_text(encoding="utf-8")
SCORES = dict(zip(PARTS, map(Fraction, ("0", "0", "0", "0", "221.25", "221.25", "233.75")), strict=True))
BETTER = """
student "blue Ben" pay "blue Triangle Area" "orange Difference of Squares"
teacher "red Coach Kovalevskaya" on student 1 "blue Ben"
tool "orange Mean" on student 1 "blue Ben"
discard "blue Pop Quiz"
end turn
tool "red Slope Formula" on student 1 "blue Ben"
discard "orange Coach Germain"
discard "green Coach Turing"
end turn
tool "red Order of Operations" on student 1 "blue Ben"
tool "blue Pythagorean Theorem" on student 1 "blue Ben"
discard "green Counselor"
end turn
tool "purple Pigeonhole Principle" on student 1 "blue Ben"
school "orange Noether Academy"
end turn
school "red Euler Academy"
end turn
school "green Euler Academy" pay "red Distance Formula"
student "blue Amara" team "Euler Academy"
student "blue Chiara" team "Euler Academy"
teacher "blue Coach Fermat" on student 1 "blue Amara"
end turn
student "blue Elif" pay "green Circle Area"
tool "orange Gauss Sum" on student 1 "blue Amara"
"""


def scored(moves: int) -> Fraction:
    match = GAME.match_at(moves)
    if match.state.pile_scores:
        return match.state.pile_scores[0]
    return standing(GAME.rules, ((LEARNER, match.state.boards[LEARNER]),)).points


@pytest.mark.parametrize("key", PARTS)
def test_every_part_ends_with_the_score_that_is_told(key):
    part = GAME.part(key)
    assert scored(GAME.before(part) + len(part.moves)) == SCORES[key]


def test_every_payment_of_the_lesson_is_the_best_that_the_hand_allows():
    for place, move in enumerate(GAME.moves):
        if not isinstance(move.action, PlayStudent):
            continue
        state = GAME.match_at(place).state
        hand = state.hands[LEARNER]
        student = next(one for one in hand if one.key == move.action.card)
        assert isinstance(student, Student)
        cost = student_cost(state, LEARNER, student, None)
        tools = [one for one in hand if isinstance(one, Tool)]
        values = {one.key: one.value for one in tools}
        best = cheapest(tools, cost)
        assert best is not None
        assert sum(values[key] for key in move.action.payment) == sum(values[key] for key in best)


def test_the_bound_is_above_every_play_that_is_told():
    state = GAME.match_at(0).state
    pile = (*state.hands[LEARNER], *state.draw_piles[LEARNER])
    assert upper_bound(pile, GAME.rules).points == Fraction("256.75") >= max(SCORES.values())
    mixed = upper_bound(pile, GAME.rules, has_bonus=False)
    assert {one.colour for one in mixed.students} == {"blue", "green", "red"} and not mixed.bonus
    assert Fraction("230.75") == mixed.points < SCORES["last"]
    assert len(pile) == 27 and {one for one in pile if isinstance(one, Student)} == set(SEVEN)
    for told in ("27 cards", "233.75", "246.25", "256.75"):
        assert told in TEXT


def test_the_cards_that_are_left_are_those_of_the_pile():
    """ "These seven cards are left." """
    left = lesson.question("left")
    state = GAME.match_at(GAME.before(GAME.part("schools"))).state
    assert isinstance(left.prompt, tuple) and left.prompt[1].cards
    assert set(left.prompt[1].cards) == set(state.draw_piles[LEARNER])


@pytest.mark.parametrize(
    ("key", "moves", "said", "verdict"),
    [
        (
            "pay",
            ['student "blue Ben" pay "blue Triangle Area" "orange Mean" "orange Difference of Squares"'],
            "hand: none",
            "The students score the same, and the tools in the lesson’s hand are worth",
        ),
        ("pay", ['discard "blue Pop Quiz"'], "No student", "The lesson’s students have 180 points more."),
        (
            "two",
            [
                'student "blue Amara" pay "blue Pythagorean Theorem" "red Slope Formula"',
                'tool "red Order of Operations" on student 1 "blue Ben"',
            ],
            "Ben 200",
            "The lesson’s students have 155 points more.",
        ),
        (
            "two",
            [
                'student "blue Chiara" pay "blue Pythagorean Theorem"',
                'student "blue Amara" pay "red Order of Operations" "red Slope Formula"',
            ],
            "Amara 200, Ben 190, Chiara 165",
            "Both ways come to the same.",
        ),
        (
            "elif",
            ['tool "purple Pigeonhole Principle" on student 1 "blue Ben"', 'discard "green Counselor"'],
            "Ben 230, Amara 200, Chiara 165. Tools in hand: 10.",
            "You have fewer than four students, so you have no score yet. The lesson’s team has four, and scores",
        ),
        (
            "elif",
            ['student "blue Elif" pay "red Distance Formula"', 'discard "green Counselor"'],
            "211.25",
            "The lesson’s team scores 10 points more.",
        ),
        (
            "last",
            ['student "red Kofi" pay "orange Gauss Sum" "green Circle Area"', "end turn"],
            "221.25",
            "The lesson’s team scores 12.5 points more.",
        ),
    ],
)
def test_what_another_decision_is_worth_is_shown_beside_the_lesson(key, moves, said, verdict):
    part = GAME.part(key)
    match, there = GAME.match_at(GAME.before(part)), GAME.match_at(GAME.before(part) + len(part.moves))
    for move in moves:
        match.play(LEARNER, read_action(move))
    views = match.observe(LEARNER), there.observe(LEARNER)
    assert weighed(*views).startswith(verdict)
    shown = str(beside(*views))
    assert said in shown.partition("The lesson")[0] and said not in shown.partition("The lesson")[2]


def test_nothing_is_compared_before_the_moves_of_a_decision_are_made():
    table = MATHLEAGUE.opened("elif")
    table._move(read_action('tool "purple Pigeonhole Principle" on student 1 "blue Ben"'))
    table.redraw()
    assert "mg-compared" not in table.html and not table.decision
    table._move(read_action('discard "green Counselor"'))
    table.redraw()
    assert "mg-compared" in table.html and "no score yet" in table.decision


def test_at_a_table_that_asks_for_a_decision_the_learner_lays_out_the_payment():
    """Neither the tools nor the button for the cheapest ones is there before."""
    table = MATHLEAGUE.opened("two")
    action = GAME.part("two").moves[0].action
    bill = next(
        one.thing
        for one in table.offered
        if isinstance(one, Select) and isinstance(one.thing, Bill) and one.thing.action.card == action.card
    )
    assert bill.paid == ()
    take(table, Select(bill))
    assert "pay-cheapest" not in table.html
    assert not [one for one in table.offered if isinstance(one, Do) and isinstance(one.action, PlayStudent)]
    for paid in (action.payment[:1], action.payment):
        take(table, Select(replace(bill, paid=paid)))
        assert "pay-cheapest" not in table.html
    take(table, Do(action))
    assert table._made == 1


def test_who_pays_amara_with_the_two_largest_tools_cannot_pay_for_chiara():
    match = GAME.match_at(GAME.before(GAME.part("two")))
    match.play(LEARNER, read_action('student "blue Amara" pay "blue Pythagorean Theorem" "red Slope Formula"'))
    assert not any(isinstance(one, PlayStudent) for one in match.legal_actions(LEARNER))


def test_with_kofi_the_four_highest_are_not_better():
    """ "805 ÷ 4 = 201.25", and the blue four stay at 221.25."""
    match = GAME.match_at(GAME.before(GAME.part("last")))
    match.play(LEARNER, read_action('student "red Kofi" pay "orange Gauss Sum" "green Circle Area"'))
    points = sorted(one.points for one in standing(GAME.rules, ((LEARNER, match.state.boards[LEARNER]),)).students)
    assert sum(points[-4:]) / 4 == Fraction("201.25")


def test_who_spends_both_tools_on_kofi_hears_at_once_what_that_is_worth():
    """Kofi is one move, and the task names two; nothing that is left in the hand adds points."""
    table = MATHLEAGUE.opened("last")
    table._move(read_action('student "red Kofi" pay "orange Gauss Sum" "green Circle Area"'))
    table.redraw()
    assert table.is_done and "The lesson’s team scores 12.5 points more." in table.html
    told = " ".join(str(GAME.part("last").after).split())
    for formula in ("25 − 21 = 4", "230 + 210 + 200 + 165 = 805, 805 ÷ 4 = 201.25", "171.25 + 50 = 221.25"):
        assert formula in told
    assert "score less than the blue four did before" in GAME.part("last").after.why[1].claim
    assert "both tools are spent on Kofi" in table.html
    table = MATHLEAGUE.opened("last")
    table._move(read_action('tool "orange Gauss Sum" on student 1 "blue Ben"'))
    assert not table.is_done, "a tool is left"


def test_where_the_pile_is_played_freely_the_best_score_so_far_stays_and_the_bound_has_its_reason():
    table = FreeTable(GAME)
    assert "no score yet" in table.html
    take(table, Press("deal"))
    for move in GAME.moves:
        table._move(move.action)
    table.redraw()
    assert "Your best so far: 233.75 points." in table.html
    shown = lesson.bound().html  # beside the text, where it covers no card
    assert "Nobody can score more than 256.75 points with this pile." in shown
    assert "No four without the color bonus can score more than 230.75 points." in shown
    assert str(bound().why[-1].claim) in shown and "256.75" not in table.html
    for moves in (0, GAME.before(GAME.part("schools"))):  # no score yet, and 221.25
        table._start(GAME.match_at(moves), GAME.seats)
        table.redraw()
        assert "Your best so far: 233.75 points." in table.html


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (len(GAME.moves), "233.75: as good as the lesson. 246.25 is possible."),
        (GAME.before(GAME.part("last")), "221.25. The lesson reaches 233.75, and 246.25 is possible."),
        (0, "No team of four, so no score. The lesson reaches 233.75, and 246.25 is possible."),
    ],
)
def test_a_pile_that_is_played_freely_ends_beside_the_lessons_score_and_begins_anew(moves, said):
    table = FreeTable(GAME)
    take(table, Press("deal"))
    table._start(GAME.match_at(moves), GAME.seats)
    while "Play it again" not in table.html:
        legal, end = table.match.legal_actions(LEARNER), read_action("end turn")
        table._move(end if end in legal else next(action for action in legal if isinstance(action, Discard)))
        table.redraw()
    page = read(table.html)
    assert page.one(data_key="pile").text.startswith(said)
    assert "300" not in page.one(data_key="scored").text
    assert moves < len(GAME.moves) or "Amara" in page.one(data_key="pile").text
    take(table, Press("deal"))
    assert not table.match.observe(LEARNER).pile_scores and "Play it again" not in table.html


def test_erasing_all_answers_forgets_the_best_score_too():
    """Also while the game that reached it lies on the table."""
    fresh = replace(lesson.LESSON)
    table = fresh.play()
    take(table, Press("deal"))
    for move in GAME.moves:
        table._move(move.action)
    table.redraw()
    assert "Your best so far: 233.75 points." in table.html
    fresh.progress().clear()
    assert "Your best so far: 233.75" not in table.html and table.match is None
    take(table, Press("deal"))
    assert "no score yet" in table.html


def test_the_bound_says_how_schools_lower_the_cost_and_what_is_shared_by_four():
    """ "the four and their schools cost at least 19" """
    told = " ".join(str(bound()).split())
    assert "Without a school team, the four cost 58 in total." in told
    assert "Two SCHOOL cards of Euler Academy cost 10 in total" in told
    assert "they make Ben (blue), Amara (blue) and Chiara (blue) free." in told
    assert "The other student, Elif (blue), costs 9." in told
    assert "635 + 192 = 827, 827 ÷ 4 = 206.75" in told


def test_the_second_pile_is_not_the_deal_of_the_lesson():
    """Its bound and its best score are about the first pile alone."""
    match = GAME.match_at(len(GAME.moves))
    while match.to_act() and len(match.state.pile_scores) < 2:
        match.play(LEARNER, next(iter(match.legal_actions(LEARNER))))
    found = reached(match.observe(LEARNER))
    assert found is not None and found[0] == match.state.pile_scores[0] == Fraction("233.75")


def test_the_right_four_change_with_every_rule():
    """The same seven cards: as printed, with their age groups, with a blue teacher."""
    best = [lesson.question(key) for key in ("printed", "best", "blue")]
    assert all([score.student for score in one.scores] == list(SEVEN) for one in best)
    teams = [{SEVEN[place] for place in one.solution} for one in best]
    assert len(set(map(frozenset, teams))) == 3
    assert [one.team(one.solution).points for one in best] == [
        Fraction("157.5"),
        Fraction("188.75"),
        Fraction("208.75"),
    ]


def test_the_notes_for_teachers_know_a_better_play():
    """Turn by turn as it is told there: 246.25."""
    match = GAME.match_at(0)
    for line in filter(None, BETTER.splitlines()):
        match.play(LEARNER, read_action(line))
    points = standing(GAME.rules, ((LEARNER, match.state.boards[LEARNER]),)).points
    assert points == FOUND == Fraction("246.25")
    notes = Path(__file__).resolve().parents[4] / "docs" / "teaching" / "mathleague.md"
    assert "That scores 246.25" in notes.read_text(encoding="utf-8")


NUDGED = {
    'student "blue Ben" pay "blue Triangle Area" "orange Mean" "orange Difference of Squares"': (
        "pay",
        "That pays 25 for a cost of 18, and 7 are lost.",
    ),
    'discard "blue Pop Quiz"': ("pay", "That adds no points now."),
    'student "blue Amara" pay "blue Pythagorean Theorem" "red Slope Formula"': ("two", "That pays 30 for a cost of 20"),
    'tool "red Order of Operations" on student 1 "blue Ben"': ("two", "can you still pay for both Amara and Chiara?"),
    'tool "red Distance Formula" on student 1 "blue Ben"': ("elif", "pay for Elif is 20, and 11 are lost."),
    'tool "purple Pigeonhole Principle" on student 1 "blue Amara"': ("elif", "On Amara, 20 points count once."),
    'student "red Kofi" pay "orange Gauss Sum" "green Circle Area"': ("last", "which four would count with Kofi?"),
}


@pytest.mark.parametrize("move", NUDGED)
def test_a_move_that_falls_short_is_asked_about_once_and_then_counts(move):
    key, said = NUDGED[move]
    table = MATHLEAGUE.opened(key)
    action = Do(read_action(move))
    assert said in table._answer_to(action, {}) and table._made == 0
    table._answer_to(action, {})
    assert table._made == 1


@pytest.mark.parametrize("key", [key for key in PARTS if GAME.part(key).decides])
def test_nothing_is_asked_about_the_moves_of_the_lesson_in_any_order(key):
    part = GAME.part(key)
    for moves in (part.moves, part.moves[::-1]):
        match = GAME.match_at(GAME.before(part))
        for move in moves:
            assert part.nudge(match.observe(LEARNER), move.action) == ""
            match.play(LEARNER, move.action)


def test_other_tools_of_the_same_worth_are_the_choice_of_the_lesson():
    table = MATHLEAGUE.opened("two")
    table._move(read_action('student "blue Amara" pay "red Order of Operations" "red Slope Formula"'))
    table._move(read_action('student "blue Chiara" pay "blue Pythagorean Theorem"'))
    assert table.is_as_lesson
    assert not GAME.is_like(
        read_action('student "blue Chiara" pay "red Order of Operations" "red Slope Formula"'),
        GAME.part("two").moves[1].action,
    )


def test_what_follows_the_choice_of_the_lesson_is_not_compared_with_it():
    table = MATHLEAGUE.opened("pay")
    for move in (GAME.part("pay").moves[0].action, read_action("end turn")):
        table._move(move)
    table.redraw()
    assert 'data-key="compared"' not in table.html and "You made the same choice as the lesson." in table.html


def test_no_hint_at_the_last_table_leads_to_kofi():
    table = MATHLEAGUE.opened("last")
    hints = [hint.says for hint in table._hint_texts()]
    assert len(hints) == 3 and "still a bonus of 50?" in hints[1] and "count as 50?" in hints[2]


def hints_after(key: str, *moves: str) -> list[str]:
    table = MATHLEAGUE.opened(key)
    for move in moves:
        table._move(read_action(move))
    return [hint.says for hint in table._hint_texts()]


@pytest.mark.parametrize(
    ("key", "moves", "said"),
    [
        ("elif", [], ["The tools are worth 10 and 20.", "On whom do 20 points of tools count as 40?"]),
        ("elif", ['student "blue Elif" pay "red Distance Formula"'], ["On whom do 20 points of tools count as 40?"]),
        (
            "elif",
            ['student "blue Elif" pay "purple Pigeonhole Principle"'],
            ["On whom do 10 points of tools count as 20?"],
        ),
        (
            "elif",
            ['tool "purple Pigeonhole Principle" on student 1 "blue Ben"'],
            ["Elif costs 9. How can you pay for Elif and lose the least?"],
        ),
        ("two", ['student "blue Chiara" pay "red Slope Formula"'], ["Amara costs 20. How can you pay for Amara"]),
        (
            "two",
            ['student "blue Chiara" pay "blue Pythagorean Theorem" "red Slope Formula"'],
            ["Amara and Chiara cost 31 in total, and the tools were worth 35."],
        ),
        ("last", ['tool "orange Gauss Sum" on student 1 "blue Ben"'], ["On whom do 10 points of tools count as 20?"]),
    ],
)
def test_a_hint_asks_about_the_cards_that_are_still_in_the_hand(key, moves, said):
    hints = hints_after(key, *moves)
    assert len(hints) == len(said)
    assert all(words in hint for words, hint in zip(said, hints, strict=True))


def test_the_table_says_that_the_tools_left_do_not_pay_and_leads_back():
    part, table = GAME.part("two"), MATHLEAGUE.opened("two")
    table._move(read_action('student "blue Chiara" pay "blue Pythagorean Theorem" "red Slope Formula"'))
    table.redraw()
    page = read(table.html)
    assert page.one(data_key="task").text.startswith("Amara costs 20, and your tools are worth 5. Is that enough?")
    assert "end your turn" not in table.html and "Put it back" in table.html
    take(table, Press("put-back"))
    assert part.task in table.html and "Is that enough?" not in table.html
    for action in (part.moves[1].action, part.moves[0].action):  # enough is left for the other one
        table._move(action)
        table.redraw()
        assert "Is that enough?" not in table.html


def test_no_tool_at_all_is_left_for_the_other_student():
    table = MATHLEAGUE.opened("two")
    tools = '"blue Pythagorean Theorem" "red Order of Operations" "red Slope Formula"'
    table._move(read_action(f'student "blue Chiara" pay {tools}'))
    assert table._task().startswith("Amara costs 20, and you have no tool left.")


def test_the_hints_of_the_open_problem_begin_with_ideas_for_a_higher_score():
    table = FreeTable(GAME)
    take(table, Press("deal"))
    hints = [hint.says for hint in table._hint_texts()]
    assert "the same school" in hints[0] and "counts double" in hints[1] and len(hints) > 2
    assert not any("more students" in hint for hint in hints)
    for line in BETTER.splitlines():
        if line:
            table._move(read_action(line))
        if "green Euler Academy" in line:
            break
    assert "counts double" in table._hint_texts()[0].says, "Euler's students are free now"
