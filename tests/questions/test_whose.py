"""Whose answer is this: each slip is wrong where it says, and its counterexamples are told by the two rules."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import NAMES, drill_of, module_of
from mathgames_widgets.games.mathleague.lesson.practice.whose import middle_of_ends
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.lesson import Lesson
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.questions.whose import Slips, WhoseAnswer, whose
from mathgames_widgets.questions.worksheet import worksheet
from tests.cases import cases
from tests.maths.numbers.equations import holds
from tests.questions import whose_rules
from tests.questions.asking import BYORF, FORMULA, MATHLEAGUE, MATICIAN, ROLLS, Asking

say = room("mathgames_widgets.questions")
SEEDS = cases(4, long=40)
MODULES = [module_of(f"mathgames_widgets.games.{game}", "lesson.practice.whose") for game in NAMES]
EVERY: list[Slips] = [
    slips
    for module in filter(None, MODULES)
    for name in sorted(vars(module))
    if name.isupper() and isinstance(found := vars(module)[name], tuple)
    for slips in found
    if callable(slips)
]
every_slip = pytest.mark.parametrize("slips", EVERY, ids=lambda one: f"{one.__module__.split('.')[2]}-{one.__name__}")

FUNCTIONS = [
    *(f"(x-{a})/(x-{b})" for a, b in product((1, 2, 4), repeat=2)),
    *("x", "x-3", "x+4", "2x+6", "5-x", "(x-1)^2", "(x-1)^3", "(x-2)^2(x+1)", "x^2/(x-1)", "3x/(x+2)", "(2x+1)/(4x-4)"),
    *("1/(x-2)", "x/((x-1)(x+2))", "(x-1)/(x-1)^2", "(x+3)(x-1)/((x-1)(x+2))", "(x-4)/((x+1)(x-1)^2)", "-x/(x-3)"),
]
TYPED = {0: FUNCTIONS, 1: [*map(str, range(-12, 21)), "1/2", "1/4", "3/4", "1/10", "0", "1"]}
"""What is typed as a counterexample, by how many numbers are wanted."""
NUMBERS = "0", "1", "2", "7", "-3", "12"


def typed(many: int) -> list[str]:
    """Cases as they are typed."""
    return TYPED.get(many) or [", ".join(one) for one in product(NUMBERS, repeat=many)][:: 1 if many == 2 else 17]


@every_slip
def test_the_right_rule_is_right_in_every_case(slips: Slips) -> None:
    """And so is what is said of it; `tests.questions.whose_rules` works it out again."""
    for seed in range(SEEDS):
        question = whose(slips, f"{seed}")
        line, reason, _ = question.solution
        told = 0
        for text in typed(question.slip.cases.many):
            try:
                verdict = question.judge(f"{line}; {reason}; {text}")
            except ReadError:
                continue
            case = question.read(f"{line}; {reason}; {text}")[2]
            right = whose_rules.right(question.slip, slips.__name__, case)
            if question.slip.says:  # scores are written as decimals: a quarter of a point has two digits
                right = f"{float(Fraction(right)):g}"
            assert (verdict.right, case) == (question.tells(case), case)
            if verdict.right:
                told += 1
                is_none = question.slip.true(case) is None
                shown = ", but there is no value." if is_none else f"The right answer is {right}."
                assert shown in verdict.why.claim, text
            else:
                assert f"gives {right}, which is right" in verdict.said, text
        assert told, f"nothing that was typed tells the two rules of {slips.__name__} apart"


@every_slip
def test_it_is_wrong_where_it_says(slips: Slips) -> None:
    """The lines above hold where they are equations, and what should stand there does; other ideas are other ones."""
    for seed in range(SEEDS):
        question = whose(slips, f"{seed}")
        slip = question.slip
        sure = [*slip.lines[: slip.at], slip.instead]
        for line in map(plain_text, sure):
            assert all(holds(one) for one in whose_rules.EQUATION.findall(line)), line
        assert plain_text(slip.instead) != plain_text(slip.lines[slip.at])
        assert 0 <= slip.at < len(slip.lines) - 1 or slip.at == len(slip.lines) - 1
        assert len({idea.id for idea in question.reasons}) == len(question.reasons) == 4
        assert question.tells(slip.example)
        assert slip.dull is None or not question.tells(slip.dull)


@every_slip
def test_the_first_part_that_is_wrong_is_named(slips: Slips) -> None:
    question = whose(slips)
    line, reason, example = question.solution
    case = question.slip.cases.write(example)
    for other in set(range(len(question.slip.lines))) - {line}:
        said = question.judge(f"{other}; {reason}; {case}").said
        assert ("look further up" in said) == (other > line)
    for other in set(range(4)) - {reason}:
        made = dict(zip(question.slip.others, question.slip.unlike, strict=False))  # what it would have made, if told
        named = made.get(question.reasons[other], f"The idea “{question.reasons[other].name.rstrip('.')}” ")
        assert named in question.judge(f"{line}; {other}; {case}").said
    for text in (f";{reason};{case}", f"{line};;{case}", "", f"{line}; {reason};", f"{line}; {reason}; banana"):
        with pytest.raises(ReadError):
            question.judge(text)


def test_each_part_that_is_right_is_named_and_the_first_that_is_not_is_answered() -> None:
    """The idea and the counterexample are told to be right even where the line is not; then comes what is wrong."""
    question = next(one for slips in EVERY if (one := whose(slips)).slip.dull is not None)
    right, wrong = question.solution, ((question.slip.at + 1) % 2, (question.solution[1] + 1) % 4, question.slip.dull)
    of_the_line, of_the_idea, of_the_case = "Line ", "The idea ", "With "
    said = {
        (True, True, False): ("The line and the idea are right.", of_the_case),
        (True, False, True): ("The line is right, and the counterexample works.", of_the_idea),
        (False, True, True): ("The idea is right, and the counterexample works.", of_the_line),
        (True, False, False): ("The line is right.", of_the_idea),
        (False, True, False): ("The idea is right.", of_the_line),
        (False, False, True): ("The counterexample works.", of_the_line),
        (False, False, False): ("None of the three is right yet.", of_the_line),
    }
    for parts, (fits, then) in said.items():
        answer = tuple(right[place] if part else wrong[place] for place, part in enumerate(parts))
        assert question.judge(answer).said.startswith(f"Not yet. {fits} {then}")
    assert "The idea " in question.judge(wrong).said, "a wrong idea is answered beside a wrong line, too"


def test_too_few_numbers_are_counted() -> None:
    with pytest.raises(ReadError, match="You wrote three numbers; write four"):
        whose(middle_of_ends).judge("1; 0; 1, 2, 3")


def test_the_first_wrong_line_about_an_average_is_wrong() -> None:
    """Half of the sum of two numbers is no mistake; to call that the average of four is one."""
    slip = whose(middle_of_ends).slip
    assert plain_text(slip.lines[slip.at]).startswith("The average is halfway between")


def test_of_two_parts_the_first_wrong_one_is_answered_before_the_third_is_asked_for() -> None:
    question = next(one for slips in EVERY if (one := whose(slips)).slip.dull is not None)
    line, reason, _ = question.solution
    right, dull = map(question.slip.cases.write, (question.slip.example, question.slip.dull))
    off, other = (line + 1) % len(question.slip.lines), (reason + 1) % 4
    page = Checkpoint(question)
    name = question.reasons[other].name.rstrip(".")
    wrong = {
        f"{line}; {other}; ": f"Not yet. The line is right. The idea “{name}” does not lead to line {line + 1}.",
        f"{off}; ; {right}": "Not yet. The counterexample works. Line ",
        f"; {other}; {dull}": f"Not yet. Neither part is right yet. The idea “{name}” "
        "is not what went wrong here. With ",
    }
    for tries, (text, words) in enumerate(wrong.items(), 1):
        assert page.answer(text).said.startswith(words)
        assert len(page.answers.now.tries) == tries  # who presses until it fits has guessed that often
        assert page.said_back(text) == ""
    asked = {
        f"{line}; {reason}; ": "Both of your parts are right. Now write a counterexample, too.",
        f"; ; {right}": "Give at least two of the three: the line, the idea and a counterexample.",
    }
    for text, words in asked.items():
        with pytest.raises(ReadError, match=words):
            page.answer(text)
    assert len(page.answers.now.tries) == len(wrong)
    kept = Checkpoint(question)
    kept.restore(page.kept)
    assert "Neither part is right yet." in kept.html
    assert page.answer(question.solution).right and page.answers.now.right == len(wrong) + 1


def test_each_part_is_marked_where_it_stands_once_it_was_judged() -> None:
    question = whose(middle_of_ends, "FERN-42")
    line, reason, case = question.write(question.solution).split("; ", 2)
    page = Checkpoint(question)

    def marked() -> list[tuple[str, str]]:
        """The mark behind each box that was judged, in the order of the page."""
        rooms = re.findall(r'name="(line|idea|answer)"(?:(?!name=).)*?mg-cell-mark mg-cell-(\w+)"', page.html, re.S)
        assert page.html.count("mg-cell-mark") == len(rooms)
        return rooms

    assert marked() == []
    page.answer(f"{(int(line) + 1) % 3}; {reason}; {case}")
    assert marked() == [("line", "wrong"), ("idea", "right"), ("answer", "right")]
    page.answer(f"{line}; {(int(reason) + 1) % 3}; ")
    assert marked() == [("line", "right"), ("idea", "wrong")]
    page.answer(question.solution)
    assert marked() == [("line", "right"), ("idea", "right"), ("answer", "right")]


@pytest.mark.parametrize("lesson", [BYORF, FORMULA, ROLLS, MATICIAN, MATHLEAGUE], ids=lambda one: one.name)
def test_every_lesson_and_every_practice_has_one(lesson: Asking) -> None:
    every = [one for one in vars(lesson.lesson).values() if isinstance(one, Lesson)]
    for part in every[1:] or every:
        assert any(isinstance(part.question(key), WhoseAnswer) for key in part.questions)
    drill = drill_of(lesson.name)
    assert drill is not None
    ideas = {drill.kind("whose").problem(seed, 1).question.slip.idea.id for seed in range(60)}  # type: ignore[attr-defined]
    assert len(ideas) >= 4


def test_what_was_chosen_stays_when_the_answer_is_wrong_and_paper_has_room_for_each_part() -> None:
    question = whose(EVERY[0], "PAGE")
    page = Checkpoint(question)
    assert not page.answer(question.write((*question.solution[:2], question.slip.dull))).right
    chosen = [tag for tag in re.findall("<input[^>]*>", page.html) if "checked" in tag]
    assert [re.findall('name="(.+?)"', tag) for tag in chosen] == [["line"], ["idea"]]
    numbers = re.findall('<span class="mg-line-number">(.+?)</span>', page.html)
    assert numbers == [str(one + 1) for one in range(len(question.slip.lines))]
    drill = drill_of("byorf")
    assert drill is not None
    sheet = str(worksheet("BYORF", [drill.kind("whose").problem("FERN-42", 1)] * 12, "FERN-42")[0])
    assert sheet.count('type="radio"') >= 15 and "Counterexample" in sheet


@every_slip
def test_the_case_of_the_answer_itself_is_no_counterexample(slips: Slips) -> None:
    """It is refused and counts as no try, and what is shown as an example is another one."""
    for seed in range(SEEDS):
        question = whose(slips, f"{seed}")
        line, reason, example = question.solution
        assert example not in question.slip.own
        for own in question.slip.own:
            with pytest.raises(ReadError, match="That is the case above"):
                question.judge(f"{line}; {reason}; {question.slip.cases.write(own)}")


@every_slip
def test_a_line_and_an_idea_are_judged_beside_the_case_of_the_answer_itself(slips: Slips) -> None:
    """A wrong one of them is named, the try counts, and it is said why the case does not."""
    question = whose(slips, "OWN")
    line, reason, _ = question.solution
    other_line, other_idea = (line + 1) % len(question.slip.lines), (reason + 1) % len(question.reasons)
    for own in question.slip.own:
        text = question.slip.cases.write(own)
        for at, idea in ((other_line, reason), (line, other_idea), (other_line, other_idea)):
            said = question.judge(f"{at}; {idea}; {text}").said
            fits = "-".join(name for name, ok in (("line", at == line), ("idea", idea == reason)) if ok)
            assert say("whose-fits", parts=fits or "none", given=3) in said
            assert said.endswith(say("whose-own"))
