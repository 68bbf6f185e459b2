"""The game of the Matician lesson: it comes as the lesson says. What every script has to pass is tested elsewhere."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from html import unescape
from itertools import permutations, product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games.matician import MINUS, Equation, Put, Ready, Sabotage, lesson, read_action
from mathgames_widgets.games.matician.lesson.pictures import beside, weighed
from mathgames_widgets.games.matician.lesson.stops import GAME, replies
from mathgames_widgets.games.matician.rules.cards import LEFT, PLUS, RIGHT, SIDES
from mathgames_widgets.games.matician.rules.state import Phase
from mathgames_widgets.questions.stops import LEARNER, GuidedTable
from mathgames_widgets.table.screen import Do, Press, Select
from tests.questions.scripts import MATICIAN, take
from tests.table.pages import read

say_question = room("mathgames_widgets.questions")
say_lesson = room("mathgames_widgets.games.matician.lesson")

ROUNDS = ("sum", "difference", "quotient", "guess")
"""The parts with which a round begins."""


def told(key: str, *moves: str) -> tuple[str, str]:
    """What is said of the learner's moves in a part, what weighs them first, and of the lesson's."""
    part = GAME.part(key)
    match, there = GAME.match_at(GAME.before(part)), GAME.match_at(GAME.before(part) + len(part.moves))
    for move in moves:
        match.play(LEARNER, read_action(move))
        while LEARNER not in match.to_act() and match.to_act():
            match.play(1, GAME.bot(match, 1).choose(match.observe(1), match.legal_actions(1), Rng("any")))
    views = match.observe(LEARNER), there.observe(LEARNER)
    shown, _, otherwise = str(beside(*views)).replace("\u00a0", " ").partition('<p data-key="otherwise">')
    yours, _, lessons = shown.partition("The lesson: ")
    return f"{weighed(*views)} {otherwise} {yours}", lessons


@pytest.mark.parametrize(
    ("key", "moves", "yours", "lessons"),
    [
        (
            "sum",
            "put 13 left; put 3 right; ready; pass",
            "13 + (−3) = 10, against 11 ÷ 2 = 11/2: 1 point",
            "= −5, against",
        ),
        ("sum", "put 13 left", "still face down", ""),
        (
            "difference",
            "put 11 left; put 8 right; ready",
            "−19 on the left or 19 on the right",
            "−12 on the left or 12",
        ),
        ("difference", "put 11 left", "two numbers are still to be laid", "−12 on the left or 12"),
        ("attack", "sabotage 2 right", "against 13 − (−4) = 17: 0 points", "against −13 − 4 = −17: 1 point"),
        ("attack", "pass", "against 13 − 4 = 9: 0 points", "against −13 − 4 = −17: 1 point"),
        (
            "quotient",
            "put 11 left; put 1 right; ready; pass",
            "11 ÷ (−1) = −11, against 15 ÷ 7",
            "1 ÷ (−11) = −1/11, against",
        ),
        ("guess", "put 12 left; put 13 right; ready", "1 on the left or −1 on the right", "−3 on the left or 3"),
        ("last", "pass", "= 3, against 12 ÷ 1 = 12: 0 points", "against 12 ÷ (−1) = −12: 1 point"),
    ],
)
def test_what_another_decision_is_worth_is_shown_beside_the_lesson(key, moves, yours, lessons):
    told_yours, told_lessons = told(key, *moves.split("; "))
    assert yours in told_yours and lessons in told_lessons


@pytest.mark.parametrize(
    ("key", "moves", "said"),
    [
        ("sum", "put 13 left; put 3 right; ready; pass", "You earn the point; with the lesson’s choice you do not."),
        ("sum", "put 8 left; put 13 right; ready; pass", "You earn no point, as in the lesson."),
        ("attack", "sabotage 2 right", "You earn no point; with the lesson’s choice you do."),
        ("attack", "pass", "You earn no point; with the lesson’s choice you do."),
        (
            "guess",
            "put 12 left; put 13 right; ready",
            "yours becomes −1 and the lesson’s −3: yours is safer if you know nothing.",
        ),
        (
            "guess",
            "put 12 left; put 13 right; ready",
            "If the right is attacked again, the lesson’s is worth 3 and yours −1.",
        ),
        ("guess", "put 13 left; put 12 right; ready", "the lesson’s is worth 3 and yours 1."),
        (
            "difference",
            "put 11 left; put 8 right; ready",
            "A card on the left makes yours −19 and the lesson’s −12. With no card, yours is worth 3 and the lesson’s "
            "10. Yours is lower both times: it subtracts 8, not 1.",
        ),
        (
            "difference",
            "put 8 left; put 1 right; ready",
            "the lesson’s −12. With no card, yours is worth 7 and the lesson’s 10.",
        ),
        (
            "attack",
            "sabotage 2 right",
            "With your minus card on the other side, your −12 would face −17: the point would be yours.",
        ),
        (
            "attack",
            "pass",
            "With the lesson’s minus card, your −12 would face −17: the point would be yours.",
        ),
        ("difference", "put 11 left; put 1 right; ready", "A card on the left makes both −12. With no card, both are"),
        (
            "sum",
            "put 3 left; put 13 right; ready; pass",
            "With the minus card on the left, yours would be 10: enough against 11/2.",
        ),
        (
            "sum",
            "put 5 left; put 6 right; ready; pass",
            "With the minus card on the left, yours would be 1: not enough against 11/2.",
        ),
        (
            "quotient",
            "put 11 left; put 1 right; ready; pass",
            "your −11 would face −15/7: still no point, but the lesson’s −1/11 is above it.",
        ),
        (
            "quotient",
            "put 11 left; put 1 right; ready; sabotage 2 right",
            "The numbers decided, not the minus cards: your −11 is below −15/7, and the lesson’s −1/11 is above it.",
        ),
        ("guess", "put 10 left; put 13 right; ready", "Attacked where it hurts most, both become −3."),
        ("guess", "put 10 left", ""),
    ],
)
def test_a_sentence_says_which_decision_is_better(key, moves, said):
    assert said in told(key, *moves.split("; "))[0]


@pytest.mark.parametrize(
    ("key", "symbol", "hand"),
    [
        ("sum", "+", "3 4 5 6 8 13"),
        ("difference", "-", "1 1 6 8 11 -"),
        ("quotient", "/", "1 2 6 11 - -"),
        ("guess", "+", "10 12 13 - - -"),
    ],
)
def test_every_round_is_dealt_as_the_lesson_says(key, symbol, hand):
    view = GAME.match_at(GAME.before(GAME.part(key))).observe(LEARNER)
    assert (view.symbol, view.hand) == (symbol, tuple(hand.split()))
    assert view.redealt == ()


def test_the_rounds_and_the_end_come_as_the_lesson_says():
    """−5 against 11/2, −12 against −17, −1/11 against −15/7, 3 against −12: three points to one."""
    match = GAME.match_at(len(GAME.moves))
    results = match.observe(LEARNER).results
    assert [result.measures for result in results] == [
        (Fraction(-5), Fraction(11, 2)),
        (Fraction(-12), Fraction(-17)),
        (Fraction(-1, 11), Fraction(-15, 7)),
        (Fraction(3), Fraction(-12)),
    ]
    assert [result.winners for result in results] == [(1,), (0,), (0,), (0,)]
    assert results[1].equations == (Equation("11", "-", "1", (1, 0)), Equation("13", "-", "4", (1, 0)))
    assert match.outcome().winners == (LEARNER,) and match.outcome().scores == (3, 1)


def test_the_other_player_never_makes_an_attack_that_it_knows_to_be_the_worse_one():
    """What the lesson teaches holds for it, too: no other side does more harm. Of a sum it can only guess."""
    results = GAME.match_at(len(GAME.moves)).observe(LEARNER).results
    for equation in [result.equation_of(LEARNER) for result in results]:
        if equation.symbol != PLUS:
            assert equation.value == min(equation.as_laid.attacked(side).value for side in SIDES)
    attacks = [reply.action for reply in replies() if isinstance(reply.action, Sabotage)]
    assert attacks == [Sabotage(LEARNER, side) for side in (RIGHT, LEFT, RIGHT, RIGHT)]


def test_its_guess_at_a_sum_changes_each_time_the_learner_puts_a_decision_back():
    table = MATICIAN.opened("sum")
    worth = []
    for _ in range(3):
        for move in ("put 13 left", "put 3 right", "ready", "pass"):
            MATICIAN.move(table, read_action(move))
        worth.append(table.match.observe(LEARNER).results[0].equation_of(LEARNER).value)
        take(table, Press("put-back"))
    assert worth == [10, -10, 10]


def test_a_pair_that_meets_the_task_is_told_so_even_where_the_other_side_is_attacked():
    """The first round asks for a pair that wins with a card on the right; put back, the left is attacked."""
    table = MATICIAN.opened("sum")
    for pair in ((8, 13), (13, 3)):
        for move in (f"put {pair[0]} left", f"put {pair[1]} right", "ready", "pass"):
            MATICIAN.move(table, read_action(move))
        told = unescape(table.html).replace("\u00a0", " ")
        enough = "13 + 3 is one of the four pairs that beat 11/2 even with a card on the right: 13 + (−3) = 10."
        assert (enough in told) is (pair == (13, 3))
        take(table, Press("put-back"))


def test_the_pairs_that_the_first_round_asks_for_are_four_and_each_is_recognised():
    """Wherever Player 2 attacks: on the right the first time, on the left when it was put back."""
    found = set()
    for left, right in permutations(("3", "4", "5", "6", "8", "13"), 2):
        table = MATICIAN.opened("sum")
        for _ in range(2):
            for move in (f"put {left} left", f"put {right} right", "ready", "pass"):
                MATICIAN.move(table, read_action(move))
            text = unescape(table.html).replace("\u00a0", " ")
            wins = Equation(left, PLUS, right).attacked(RIGHT).value > Fraction(11, 2)
            assert (f"{left} + {right} is one of the four pairs" in text) is wins
            found |= {(left, right)} if wins else set()
            take(table, Press("put-back"))
    assert len(found) == 4


def test_a_difference_that_is_lower_both_times_subtracts_more():
    """What is said of any pair of the hand beside the lesson's 11 − 1."""
    said = 0
    for left, right in permutations(("1", "1", "6", "8", "11"), 2):
        text = told("difference", f"put {left} left", f"put {right} right", "ready")[0]
        lower = f"it subtracts {right}, not 1"
        both = -int(left) - int(right) <= -12 and int(left) - int(right) <= 10 and (left, right) != ("11", "1")
        assert (lower in text) is both and (int(right) > 1 or not both)
        said += both
    assert said


def test_nothing_more_is_offered_at_the_table_of_a_difference_that_is_laid():
    """The minus card belongs to the next screen; what was laid can be put back, and laid anew."""
    table = MATICIAN.opened("difference")
    for move in ("put 11 left", "put 1 right"):
        MATICIAN.move(table, read_action(move))
    assert Do(Ready()) in [replace(thing, sure="") for thing in table.offered if isinstance(thing, Do)]
    MATICIAN.move(table, read_action("ready"))
    assert not [thing for thing in table.offered if isinstance(thing, Do | Select)]
    assert not read(table.html).find(data_key="choice-bar") and Press("put-back") in list(table.offered)
    take(table, Press("put-back"))
    assert [thing for thing in table.offered if isinstance(thing, Select | Do)]


def test_why_it_attacks_a_side_follows_the_symbol():
    """Of each round what is said in that round, though two attacks are the same move."""
    said = []
    for key in ROUNDS:
        match = GAME.match_at(GAME.before(GAME.part(key)) + 3)
        bot = GAME.bot(match, 1)
        said.append(bot.because(match.observe(1), replies()[len(said) * 4 + 3].action))
    assert said[0] == said[3] and len(set(said)) == 3


def test_the_other_player_always_lays_what_is_highest_without_a_minus_card():
    """It plays what looks best, so that the learner can see through it."""
    results = GAME.match_at(len(GAME.moves)).observe(LEARNER).results
    for key in ROUNDS:
        view = GAME.match_at(GAME.before(GAME.part(key))).observe(1)
        numbers = [card for card in view.hand if card != MINUS]
        laid = results[view.round - 1].equations[1]
        values = [Equation(left, view.symbol, right).value for left in numbers for right in numbers]
        highest = max(value for value in values if value is not None)
        assert Equation(laid.left, laid.symbol, laid.right).value == highest


def test_the_learner_is_ready_only_when_both_numbers_lie():
    for key in ROUNDS:
        assert [type(move.action) for move in GAME.part(key).moves[:3]] == [Put, Put, Ready]


def test_on_paper_a_round_begins_with_its_own_hand():
    """The round before is turned over on the page before, not here."""
    start, _, after = "".join(map(str, GuidedTable(GAME, "difference").still())).partition("The table after that")
    assert 'data-key="hand-cards"' in start and "gets 1 point" not in start
    assert (
        "gets 1 point"
        in "".join(map(str, GuidedTable(GAME, "attack").still())).partition(say_question("table-after"))[2]
    )
    assert after


def test_with_minus_only_an_attack_on_the_left_can_lower_the_value_and_on_a_0_it_does_not():
    """What the second round says of the lesson's symbol, for every two numbers."""
    for left, right in product(range(16), repeat=2):
        laid = Equation(str(left), "-", str(right))
        assert (laid.attacked(LEFT).value < laid.value) == (left > 0)
        assert laid.attacked(RIGHT).value >= laid.value


def test_what_is_asked_changes_with_the_phase_of_the_round():
    """Once both numbers lie nobody is asked to lay two numbers."""
    part = GAME.part("quotient")
    (phase, later), table = part.later[0], MATICIAN.opened("quotient")
    assert phase is Phase.SABOTAGE and asks(table, part.task) and not asks(table, later)
    for move in part.moves[:3]:
        assert asks(table, part.task)
        MATICIAN.move(table, move.action)
    assert asks(table, later) and not asks(table, part.task)
    take(table, Press("put-back"))
    assert asks(table, part.task) and not asks(table, later)


def asks(table: GuidedTable, task: str) -> bool:
    """Whether the table asks for something."""
    return task in unescape(table.html).replace("\u00a0", " ")


def test_nothing_weighs_the_choices_before_the_first_decision():
    """Neither the payoff explorer nor what a minus card would make of the numbers; both are there once one decided."""
    table = MATICIAN.opened("difference")
    moves = [read_action(move) for move in ("put 11 left", "put 1 right")]

    def lay() -> str:
        for move in moves:
            MATICIAN.move(table, move)
        return unescape(table.html).replace("\u00a0", " ")

    before = lay()
    assert 'data-key="explorer"' not in before and "After a minus card:" not in before
    MATICIAN.move(table, Ready())
    take(table, Press("put-back"))
    after = lay()
    assert 'data-key="explorer"' in after and "After a minus card: −12 or 12" in after


def test_nothing_is_said_of_a_part_while_its_cards_are_turned_over():
    table = MATICIAN.opened("last")
    MATICIAN.play(table)
    steps = [html for _, html, _ in table.frames]
    assert len(steps) >= 3 and 'data-key="lesson-task"' in table.html
    assert not any('data-key="lesson-task"' in html for html in steps)


def test_a_part_that_is_done_does_not_ask_for_the_next_move():
    """The minus card of the fourth round is laid at the next table; who laid other numbers may lay one at this."""
    asked = room("mathgames_widgets.games.matician.words")("prompt-attack")
    table = MATICIAN.opened("guess")
    MATICIAN.play(table)
    assert say_question("part-done") in table.html and asked not in table.html
    take(table, Press("put-back"))
    for move in ("put 10 left", "put 13 right", "ready"):
        MATICIAN.move(table, read_action(move))
    assert say_lesson("part-guess.on") in table.html and asked not in table.html
    MATICIAN.move(table, read_action("pass"))
    assert say_question("compare") in table.html and say_lesson("part-guess.on") not in table.html


def test_the_last_decision_is_not_said_to_lead_to_another_table():
    table = MATICIAN.opened("last")
    MATICIAN.move(table, read_action("pass"))
    assert say_question("compare-last") in table.html and say_question("compare") not in table.html


def test_no_hint_of_the_quotient_calls_the_hopeful_row_the_best():
    """The way of thinking is given while numbers are laid; then the game advises where to attack."""
    part = GAME.part("quotient")
    table = MATICIAN.opened("quotient")
    for laid in ("", "put 11 left"):
        if laid:
            MATICIAN.move(table, read_action(laid))
        for hint in part.hints:
            take(table, Press("hint"))
            assert hint in unescape(table.html).replace("\u00a0", " ")
        assert 'data-key="hint-more"' not in table.html
    for laid in ("put 1 right", "ready"):
        MATICIAN.move(table, read_action(laid))
    take(table, Press("hint"))
    assert part.hints[0] not in unescape(table.html).replace("\u00a0", " ")


def test_a_round_played_freely_is_looked_back_at_in_its_payoff_table():
    """8 + 13 is attacked on the right; the row turned around stands below it, and both answers wait to be opened."""
    table = lesson.CHOOSING.play()
    take(table, Press("deal"))
    for move in ("put 8 left", "put 13 right", "ready", "pass"):
        assert 'data-key="came-true"' not in table.html
        MATICIAN.move(table, read_action(move))
    back = read(table.html).one(data_key="came-true")
    assert [[cell.text for cell in row.children] for row in back.find(tag="tr")[1:]] == [
        ["8 + 13", "21", "5", "−5"],
        ["13 + 8", "21", "−5", "5"],
        [say_lesson("came-true-cautious", row="5 + 6"), "11", "1", "−1"],
        ["13 + 3", "16", "−10", "10"],
    ]
    for place, said in (
        ("place-0-0", "8 + 13 with no minus card makes 21. But a minus card came on the right."),
        ("place-0-2", "Row 8 + 13, a minus card on the right: −5, against 11/2."),
        ("place-1-2", "13 + 8 makes 5: better, no point. You laid 8 + 13."),
        ("place-3-2", "13 + 3 makes 10: the point. You laid 8 + 13."),
    ):
        take(table, Press("looked-at", place))
        back = read(table.html).one(data_key="came-true")
        assert back.one(data_key="came-true-pressed").text == said
        assert [one.get("data-key") for one in back.find(aria_pressed="true")] == [place]
    shown = back.one(data_key="came-true-shown")
    assert shown.tag == "details" and shown.get("open") is None
    assert say_lesson("came-true", row="8 + 13", case="right", value="−5", rival="11/2") in shown.text
    for row, value in (("13 + 8", "5"), ("5 + 6", "−1")):
        other = say_lesson("came-true-other", by="more", point=False, row=row, value=value)
        assert other in shown.text and "better, no point" in other
    won = say_lesson("came-true-other", by="more", point=True, row="13 + 3", value="10")
    assert won in shown.text, "numbers far apart would have got the point"
    assert not any('data-key="came-true"' in html for _, html, _ in table.frames)
    signs = lesson.SIGNS.play()
    take(signs, Press("deal"))
    for move in ("put 8 left", "put 13 right", "ready", "pass"):
        MATICIAN.move(signs, read_action(move))
    assert 'data-key="came-true"' not in signs.html, "the first lesson knows no payoff tables"


@pytest.mark.parametrize(
    ("laid", "rows", "said"),
    [
        (
            (5, 6),
            ["5 + 6", "6 + 5", "13 + 3"],
            [
                "6 + 5 makes 1: better, no point.",
                "13 + 3 makes 10: the point.",
            ],
        ),
        (
            (13, 3),
            ["13 + 3", "3 + 13", "5 + 6, cautious"],
            [
                "3 + 13 makes −10: no point.",
                "5 + 6 makes −1: no point.",
            ],
        ),
        (
            (3, 13),
            ["3 + 13", "13 + 3", "5 + 6, cautious"],
            [
                "13 + 3 makes 10: the point.",
                "5 + 6 makes −1: better, no point.",
            ],
        ),
    ],
)
def test_each_other_row_is_weighed_against_what_the_other_player_had(laid, rows, said):
    """The cautious row and the best one in hindsight stand there unless they were laid, one way or the other."""
    table = lesson.CHOOSING.play()
    take(table, Press("deal"))
    for move in (f"put {laid[0]} left", f"put {laid[1]} right", "ready", "pass"):
        MATICIAN.move(table, read_action(move))
    back = read(table.html).one(data_key="came-true")
    assert [row.children[0].text for row in back.find(tag="tr")[1:]] == rows
    assert [line.text for line in back.one(data_key="came-true-shown").find(tag="p")][1:] == said


@pytest.mark.parametrize(("card", "is_told"), [("sabotage 2 left", False), ("sabotage 2 right", False), ("pass", True)])
def test_a_card_that_comes_to_as_much_is_not_called_another(card: str, is_told: bool):
    """15 ÷ 7 is −15/7 with a card on either side: the row was what lost, and not the card."""
    said, _ = told("quotient", "put 11 left", "put 1 right", "ready", card)
    assert ("With the lesson’s minus card, your" in said) is is_told, said
    assert ("The numbers decided, not the minus cards" in said) is not is_told, said
