"""A question on the page: judged at once, tried again, kept by the browser, and put into a report."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core.messages import language, room
from mathgames_widgets.games import GAMES, module_of
from mathgames_widgets.games.byorf import lesson as byorf
from mathgames_widgets.games.formula.lesson import LESSON as formula
from mathgames_widgets.games.rolls_and_goals import lesson as rolls
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.reader import ReadError
from mathgames_widgets.page.html import escaped
from mathgames_widgets.page.page import Offers
from mathgames_widgets.questions import Expression, Number
from mathgames_widgets.questions.answers import Answers, Round, Way, posed
from mathgames_widgets.questions.checkpoint import Checkpoint, say
from mathgames_widgets.questions.choices import ChooseOne, PutInOrder
from mathgames_widgets.questions.controls import AnswerDesk, AnsweredWithCards, Nudge, Shift
from mathgames_widgets.questions.lesson import Lesson, Progress
from mathgames_widgets.questions.pictures import NumberLine
from mathgames_widgets.questions.practice import Drill
from mathgames_widgets.questions.problem import Kind, expected
from mathgames_widgets.questions.question import Question, ideas
from mathgames_widgets.table.screen import Do, Press
from tests.questions.kinds import CASES, NAMED, WHY, Case, progress

say_question = room("mathgames_widgets.questions")

every_kind = pytest.mark.parametrize("case", CASES, ids=lambda case: type(case.question).__name__)


def press(page: Checkpoint, thing: object, **values: str) -> None:
    """Take an offer as the browser does."""
    page.press(list(page.offered).index(thing), **values)


def boxes(case: Case, text: str) -> dict[str, str]:
    """What stands in the boxes of the form when this is the answer."""
    pieces = text.split(",")
    match case.question.key:
        case "one":
            return {"choice": text}
        case "some":
            return {f"choice{place}": place for place in pieces}
        case "match":
            return {f"partner{place}": chosen for place, chosen in enumerate(pieces)}
        case "whose":
            return dict(zip(("line", "idea", "answer"), text.split("; "), strict=True))
    return {"answer": text}


def is_laid(case: Case) -> bool:
    """Whether it is answered on the page itself, not in the boxes of a form."""
    return isinstance(case.question, PutInOrder | AnsweredWithCards)


@every_kind
def test_a_wrong_answer_says_what_is_behind_it_and_leaves_the_why_closed(case: Case):
    page = Checkpoint(case.question)
    page.answer(case.wrong)
    assert escaped(case.misconception.name) in page.html and case.misconception.text in page.spoken
    assert case.question.why.claim not in page.html
    assert not page.is_answered


def test_ideas_that_cannot_be_told_apart_are_offered_in_a_pupils_own_words():
    """No idea is claimed, and none is named; who did what a button says opens it."""
    two = ideas("mathgames_widgets.games.matician.lesson.misconceptions", "sign-lost larger-minus-smaller")
    question = Number(
        key="two",
        prompt="6 − 2?",
        value=4,
        why=Explanation("6."),
        misconceptions=expected(4, *((-4, idea) for idea in two)),
    )
    page = Checkpoint(question)
    page.answer("-4")
    assert "mg-misconception" not in page.html
    assert all(f"<summary>{idea.mine}</summary><p>{idea.text}</p>" in page.html for idea in two)
    assert "I took the smaller from the larger." in page.html and not any(idea.name in page.html for idea in two)
    assert page.spoken.endswith(" ".join(idea.mine for idea in two))
    assert page.reported()["ideas"] == []


@every_kind
def test_a_right_answer_opens_the_why(case: Case):
    page = Checkpoint(case.question)
    page.answer(case.right)
    assert page.is_answered and "mg-right" in page.html and "mg-why" in page.html
    assert page.spoken.startswith("Right")


@pytest.mark.parametrize("case", [case for case in CASES if not is_laid(case)])
def test_the_boxes_of_the_form_are_the_answer(case: Case):
    page = Checkpoint(case.question)
    press(page, Press("check"), **boxes(case, case.wrong))
    assert "mg-wrong" in page.html
    press(page, Press("check"), **boxes(case, case.right))
    assert "mg-right" in page.html


@pytest.mark.parametrize("case", [case for case in CASES if case.question.key not in ("order", "build", "some")])
def test_an_empty_form_gets_a_sentence(case: Case):
    page = Checkpoint(case.question)
    press(page, Press("check"))
    assert "mg-alert" in page.html and page.spoken.endswith(".")
    assert page.kept == ""


def test_what_cannot_be_read_stays_in_the_box_with_the_readers_sentence():
    page = Checkpoint(NAMED["expression"].question)
    press(page, Press("check"), answer="2x+1)/(x")
    assert 'The bracket ")" at character 5 closes nothing' in page.html
    assert 'value="2x+1)/(x"' in page.html


def test_what_is_typed_is_never_markup():
    page = Checkpoint(NAMED["number"].question)
    press(page, Press("check"), answer='"><img src=x onerror=alert(1)>')
    assert "<img" not in page.html


def test_an_order_is_made_by_moving():
    page = Checkpoint(NAMED["order"].question)
    order = list(page._posed.start)
    for wanted in (0, 1, 2):
        while order.index(wanted) > wanted:
            place = order.index(wanted)
            press(page, Shift(wanted, -1))
            order[place - 1], order[place] = order[place], order[place - 1]
    press(page, Press("check"))
    assert page.is_answered


def test_a_place_is_found_by_click_and_by_arrow_keys():
    clicked, walked = Checkpoint(NAMED["click"].question), Checkpoint(NAMED["click"].question)
    press(clicked, Press("point"), across=str(8 / 12), down=str(5.4 / 12))
    for step in [Nudge(1, 0)] * 4 + [Nudge(0, 1)]:
        press(walked, step)
    assert walked.spoken == clicked.spoken == "x = 2, y = 1/2"
    assert 'value="2, 1/2"' in clicked.html
    press(walked, Press("point"), answer="2, 1/2")
    assert walked.is_answered and not clicked.is_answered


@pytest.mark.parametrize("place", ["nan", "inf", "far", ""])
def test_a_click_nowhere_does_no_harm(place: str):
    page = Checkpoint(NAMED["click"].question)
    press(page, Press("point"), across=place, down="0.5")
    assert not page.is_answered


def test_cards_are_laid_into_the_rows():
    page = Checkpoint(NAMED["build"].question)
    card = page.question.cards[1]
    into_top = next(do for do in page.offered if isinstance(do, Do) and do.action.card == card)
    press(page, into_top)
    press(page, Press("check"))
    assert page.is_answered


@pytest.mark.parametrize("rows", ["2 4 8; 8 4 2; 2 4 8", "2 4 8; 8 4 2"])
def test_the_cards_lie_above_their_rows_and_two_equal_rows_are_lit(rows: str):
    question = formula.question("rows")
    html = str(question.cards_on(AnswerDesk(rows, Offers())))
    assert html.index('data-key="zone-hand"') < html.index('data-key="zone-0"')
    assert html.count("mg-lit") == (2 if rows.count(";") == 2 else 0)


def test_a_hint_can_be_asked_for_before_the_answer():
    page = Checkpoint(NAMED["number"].question)
    assert escaped("(x + 1)/(x + 3)") not in page.html
    press(page, Press("hint"), answer="0.5")
    assert escaped("(x + 1)/(x + 3)") in page.html and 'value="0.5"' in page.html
    assert Press("hint") not in list(page.offered)


def test_hints_are_folded_once_the_answer_is_right():
    page = Checkpoint(HALF)
    press(page, Press("hint"), answer="3")
    page.answer("3")
    assert '<div class="mg-panel mg-hint"' in page.html
    page.answer(HALF.write(HALF.solution))
    assert '<details class="mg-panel mg-hint"' in page.html and '<div class="mg-panel mg-hint"' not in page.html


def test_hint_and_verdict_stand_beside_each_other_until_the_answer_is_right():
    """Below each other, the older of them was below the window."""
    page = Checkpoint(HALF)
    press(page, Press("hint"), answer="3")
    assert "mg-replies-beside" not in page.html  # nothing is answered yet
    page.answer("3")
    assert "mg-replies-beside" in page.html
    page.answer(HALF.write(HALF.solution))
    assert "mg-replies-beside" not in page.html


def test_before_a_guess_the_way_to_its_answer_is_quiet():
    """Who has no idea can go on, and who guessed wrong is shown it like anybody else."""
    page = Checkpoint(replace(NAMED["number"].question, is_guess=True))
    assert ">" + say_question("no-idea") in page.html and ">" + say_question("show-me") not in page.html
    page.answer("0")
    assert ">" + say_question("no-idea") not in page.html and ">" + say_question("show-me") in page.html
    press(page, Press("answer"))
    assert page.answers.now.shown


def test_the_answer_is_shown_after_two_wrong_tries_and_not_before():
    page = Checkpoint(NAMED["number"].question)
    assert Press("answer") not in list(page.offered)
    page.answer("0")
    assert Press("answer") not in list(page.offered)
    page.answer("1")
    press(page, Press("answer"))
    assert say_question("the-answer", answer="3/5", open="no") in page.html and not page.is_answered


HALF = Number(
    key="half",
    prompt="1 − 1/2?",
    value=Fraction(1, 2),
    hint="Take a half away.",
    why=Explanation("Half is left."),
    misconceptions=expected(Fraction(1, 2), (Fraction(2), ideas(byorf.misconceptions.__name__, "sign-lost")[0])),
)


def test_a_wrong_answer_that_is_repeated_is_no_other_try():
    told: list[str] = []
    page = Checkpoint(HALF, lambda: told.append(page.kept))
    page.answer("3")
    for _ in range(3):
        page.answer("3")
    assert page.answers.now.tries == ("3",) and page.reported()["tries"] == 1
    assert Press("answer") not in page.offered, "one idea was tried"
    assert len(set(told)) == 1
    page.answer("4")
    assert page.answers.now.tries == ("3", "4") and Press("answer") in page.offered
    page.answer("3")
    assert page.answers.now.tries == ("4", "3"), "what stands on the page is kept last"
    again = Checkpoint(HALF)
    again.restore(page.kept)
    assert again.html.count("tried-already") == 0
    again.answer("3")
    assert again.answers.now.tries == ("4", "3") and again.html.count("tried-already") == 1


def test_who_repeats_a_wrong_answer_hears_what_to_look_at():
    page = Checkpoint(HALF)
    page.answer("2")
    assert "tried-already" not in page.html
    page.answer("2")
    assert page.spoken.startswith(say("tried-already", look="idea")) and say("tried-already", look="idea") in page.html
    page.answer("3")
    assert "tried-already" not in page.html
    page.answer("3")
    assert say("tried-already", look="hint") in page.html
    press(page, Press("hint"), answer="3")
    page.answer("3")
    assert say("tried-already", look="below") in page.html
    page.answer("1/2")
    assert page.answers.now.right == 3 and "tried-already" not in page.html
    page.answer("1/2")
    assert "tried-already" not in page.html and page.is_answered


def test_another_try_with_new_numbers():
    page = Checkpoint(NAMED["number"].question)
    assert Press("again") not in list(page.offered)
    page.answer("0")
    press(page, Press("again"))
    assert "How high is the hole of" in page.html and "mg-wrong" not in page.html
    page.answer(page._posed.solution)
    assert page.is_answered


@every_kind
def test_a_reload_brings_back_what_was_answered(case: Case):
    before = Checkpoint(case.question)
    before.answer(case.wrong)
    before.answer(case.right)
    after = Checkpoint(case.question)
    after.hear({"restored": before.kept})
    assert after.is_answered and after.answers == before.answers
    assert "mg-right" in after.html


def test_new_numbers_survive_a_reload():
    before = Checkpoint(NAMED["number"].question)
    before.answer("0")
    press(before, Press("again"))
    after = Checkpoint(NAMED["number"].question)
    after.restore(before.kept)
    assert "How high is the hole of" in after.html


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "[]",
        "null",
        '{"version":2,"rounds":[]}',
        '{"version":1,"rounds":[]}',
        '{"version":1,"rounds":[{"tries":[1]}]}',
        '{"version":1,"rounds":[{"tries":["2x+1)/(x"]}]}',
        '{"version":1,"rounds":[3]}',
        "[" * 100_000,
        "x" * 300_000,
    ],
    ids=range(10),
)
def test_a_kept_text_that_is_none_of_ours_is_left_behind_kindly(kept: str):
    page = Checkpoint(NAMED["number"].question)
    page.restore(kept)
    assert page.spoken == say("kept-lost") and say("kept-lost") in page.html
    page.answer("3/5")
    assert page.is_answered and say("kept-lost") not in page.html


def test_a_message_that_is_none_of_ours_changes_nothing():
    page = Checkpoint(NAMED["number"].question)
    for message in ({"restored": 3}, {"restored": None}, {"n": 99, "drawing": page.drawing}, "restored", None):
        page.hear(message)
    assert page.kept == "" and not page.is_answered


def test_answering_from_a_cell_raises_the_readers_sentence():
    page = Checkpoint(NAMED["expression"].question)
    with pytest.raises(ReadError, match="closes nothing"):
        page.answer("2x+1)/(x")


@every_kind
def test_a_saved_notebook_has_hint_and_answer_to_open(case: Case):
    html = Checkpoint(case.question).static_html()
    assert "<summary>Answer</summary>" in html
    assert case.question.say(case.question.solution).split()[-1] in html


def test_a_picture_that_answers_stands_only_with_the_reasons():
    """Whether the answer was found or shown; and folded away with it in a saved notebook."""
    question = replace(NAMED["number"].question, picture=NumberLine(0, 1, ((Fraction(3, 5), "here"),)))
    drawn = "3/5 (here)"
    found, shown = Checkpoint(question), Checkpoint(question)
    assert drawn in found.static_html().partition("<summary>Answer</summary>")[2]
    for page in (found, shown):
        assert drawn not in page.html
        page.answer("0")
        page.answer("1")
        assert drawn not in page.html
    found.answer("3/5")
    press(shown, Press("answer"))
    assert drawn in found.html and drawn in shown.html


def test_the_page_does_not_hold_the_answer_before_it_is_given():
    page = Checkpoint(NAMED["number"].question)
    assert "3/5." not in page.html and page.question.why.claim not in page.html


# ── progress ────────────────────────────────────────────────────────────────


def test_the_summary_counts_what_is_answered():
    lesson = progress()
    assert lesson.summary() == say_question("right-of", right=0, all=len(CASES), tried=0, first=0)
    lesson.ask("one").answer("0")
    assert lesson.summary() == say_question("right-of", right=0, all=len(CASES), tried=1, first=0)
    lesson.ask("one").answer("1")
    assert lesson.summary() == say_question("right-of", right=1, all=len(CASES), tried=0, first=0)
    assert "one: right on try 2" in lesson.text()


def test_what_lets_one_skip_screens_counts_only_where_it_was_tried():
    lesson = progress()
    lesson.ask("one", covers=2)
    assert lesson.summary() == say_question("right-of", right=0, all=len(CASES) - 1, tried=0, first=0)
    lesson.ask("one").answer("1")
    assert lesson.summary() == say_question("right-of", right=1, all=len(CASES), tried=0, first=1)


def test_the_report_follows_the_answers():
    lesson = progress()
    report = lesson.report()
    lesson.ask("number").answer("3/5")
    assert say_question("standing-first", hints=0) in report.html
    assert repr(report) == say_question("right-of", right=1, all=len(CASES), tried=0, first=1)


@pytest.mark.parametrize(
    ("tries", "presses", "said"),
    [
        ((), (), "not answered yet"),
        (("0",), (), "1 try, not right yet"),
        (("3/5",), (), "right on the first try"),
        ((), ("hint",), "not answered yet"),
        (("0", "1"), ("answer",), "the answer was shown"),
    ],
)
def test_the_report_says_how_it_was_answered(tries: tuple[str, ...], presses: tuple[str, ...], said: str):
    lesson = progress()
    page = lesson.ask("number")
    for text in tries:
        page.answer(text)
    for what in presses:
        press(page, Press(what))
    assert next(one.said for one in lesson.standings() if one.key == "number") == said


@pytest.mark.parametrize(
    ("rounds", "right", "others", "summary"),
    [
        ((("", 0), ("harder", 1)), False, ("The harder one: right on the first try.",), (0, 0, 1)),
        ((("", 1), ("harder", 2)), True, ("The harder one: right on try 2.",), (1, 1, 0)),
        ((("", 1), ("harder", 0)), True, (), (1, 1, 0)),
        ((("", 0), ("easier", 1)), False, ("The easier one: right on the first try.",), (0, 0, 0)),
        ((("", 0), ("", 3), ("", 2)), False, ("With new numbers: right on try 2.",), (0, 0, 1)),
    ],
)
def test_the_report_ticks_only_what_was_solved_and_says_what_else_was(
    rounds: tuple[tuple[Way, int], ...], right: bool, others: tuple[str, ...], summary: tuple[int, int, int]
):
    """Each round with the try that was right, 0 where none was."""
    asked = NAMED["number"].question

    def other(seed: str) -> Question:
        return replace(asked, prompt=f"Another: {seed}")

    asked = replace(asked, key="number", again=other, easier=other, harder=other)
    lesson = Progress("Twins", (asked,))
    answers = Answers(tuple([Round(("0",) * max(at, 1), way=way, right=at) for way, at in rounds]))
    lesson.ask("number").restore(answers.to_text())
    found = next(lesson.standings())
    assert (found.is_answered, found.others) == (right, others)
    row = lesson.report().html.partition('data-key="row-number"')[2].partition("</tr>")[0]
    assert (">✓</td>" in row) == right and all(escaped(said) in row for said in others)
    ticked, first, elsewhere = summary
    tried = 1 - ticked - elsewhere
    said = say_question("right-of", right=ticked, all=1, tried=tried, first=first)
    more = " One more was right with other numbers." if elsewhere else ""
    assert lesson.summary() == f"{said}{more}"
    assert all(f"    {line}\n" in lesson.text() for line in others)


def test_the_report_names_the_ideas_behind_wrong_answers():
    """Each once, on the page and in the file: a teacher sees what to talk about, and counts by the id."""
    lesson = progress()
    report = lesson.report()
    for text in ("0", "0", "2/5", "3/5"):
        lesson.ask("number").answer(text)
    assert report.html.count(escaped("“A hole lies on the x-axis”")) == 1
    assert "    Behind a wrong answer: A hole lies on the x-axis [zero].\n" in lesson.text()
    assert report.html.count('data-idea="zero"') == 1


def test_asking_twice_shows_the_same_page():
    lesson = progress()
    assert lesson.ask("one") is lesson.ask("one")
    with pytest.raises(KeyError, match="the keys are one, some"):
        lesson.ask("two")


def test_answers_are_forgotten_only_after_a_second_press():
    lesson: Progress = progress()
    lesson.ask("number").answer("3/5")
    report = lesson.report()
    report.press(list(report.offered).index(Press("clear")))
    assert lesson.ask("number").is_answered
    report.press(list(report.offered).index(Press("really")))
    assert not lesson.ask("number").is_answered and lesson.ask("number").kept == ""


# ── numbers that are too large ────────────────────────────────────────────────────────────────────────────────────

TALL = "*".join(["9^60"] * 79)
"""More digits than Python writes."""


@pytest.mark.parametrize("name", ["number", "expression", "write"])
def test_numbers_that_are_too_large_get_a_sentence_and_are_not_kept(name: str):
    page = Checkpoint(NAMED[name].question)
    with pytest.raises(ReadError, match=r"too large to work with|digits"):
        page.answer(TALL)
    press(page, Press("check"), answer=TALL)
    assert "mg-alert" in page.html and "program" not in page.html
    assert page.kept == "" and page.answers.now.tries == ()


def test_an_answer_that_cannot_be_drawn_is_not_kept(monkeypatch: pytest.MonkeyPatch):
    """Else it would come back with every reload."""

    def bursts(*_: object, **__: object) -> None:
        raise OverflowError("integer division result too large for a float")

    kept = Checkpoint(NAMED["write"].question)
    kept.answer("(x-1)/(x-5)")
    monkeypatch.setattr("mathgames_widgets.questions.checkpoint.graph", bursts)
    page = Checkpoint(NAMED["write"].question)
    press(page, Press("check"), answer="(x-1)/(x-5)")
    assert say("too-large") in page.html and page.kept == ""
    page.restore(kept.kept)
    assert say("kept-lost") in page.html and not page.answers.now.tries


def test_a_question_is_asked_in_the_readers_language():
    """What was answered stays, and so does a draft's round; the question, its verdict and the report are said anew."""

    def sum_of_two():
        return Number(key="two", prompt=f"1 + 1? ({language()})", value=2, why=Explanation("Count."))

    lesson = Progress("Counting", (sum_of_two(),), asked=lambda key: sum_of_two())
    page = lesson.ask("two")
    page.answer("2")
    page.speak("de")
    assert escaped("1 + 1? (de)") in page.html and page.is_answered
    assert lesson.ask("two") is page and "1 + 1? (en)" in lesson.text()
    with page.in_its_language():
        assert "1 + 1? (de)" in lesson.text()
    page.speak("en")
    assert escaped("1 + 1? (en)") in page.html


def test_practice_goes_on_with_the_same_problem_in_another_language():
    def sum_of_two(draw, level):
        number = draw.one(range(100))
        return Number(prompt=f"{number} + 1? ({language()})", value=number + 1, why=Explanation("Count."))

    page = Drill("sums", (Kind("sum", "Sums", sum_of_two),)).practise("FERN-42")
    before = page.problem.question
    page.speak("de")
    assert page.problem.question.prompt == before.prompt.replace("(en)", "(de)")
    assert "(de)" in page.html and "(en)" not in page.html
    page.answer(before.solution)
    assert page.course.number == 1


def test_a_line_is_drawn_beside_the_curve_that_it_is_asked_of():
    """Alone, a line says nothing about how close the curve comes to it."""
    f = RationalFunction.parse("(x-1)(x+4)/(x-2)")
    asked = Expression(key="slant", prompt="Which line?", value=RationalFunction.parse("x+5"), left="y", of=f, why=WHY)
    page = Checkpoint(asked)
    page.answer("x")
    assert say("own-line-and-curve") in page.html and f">{say('your-line')}<" in page.html
    assert "<title>f and Your line</title>" in page.html
    assert "x + 5" not in page.html, "the asymptote of the curve would be the answer"
    page.answer("x+5")
    assert page.html.count("mg-entry") == 2 and say("own-line-and-curve") in page.html


@pytest.mark.parametrize("text", ["(1, y)", "(2/0, 1)", "3 of 0"])
def test_a_text_of_which_one_reading_is_no_answer_is_refused_and_not_asked_about(text: str):
    page = Checkpoint(NAMED["number"].question)
    press(page, Press("check"), answer=text)
    assert 'data-key="trouble"' in page.html and 'data-key="fault"' not in page.html


@pytest.mark.parametrize(("key", "covers"), [("known", 6), ("signs", 0)])
def test_who_knows_it_gets_a_hard_one_at_once_and_after_that_another(key: str, covers: int):
    """The question that covers screens is a hard one itself; any other begins with its harder twin."""
    page = Checkpoint(byorf.ZEROS.question(key), covers=covers)
    called = say("known-ahead" if covers else "known-already")
    assert called in page.html and say("twin-another") not in page.html
    if not covers:
        press(page, Press("again", "harder"))
    asked = posed(page.question, page.answers.turn, page.answers.ways)
    page.answer(asked.write(asked.solution))
    assert page.is_answered and say("twin-another") in page.html
    assert page.html.count(called) == (1 if covers else 0) and say("known-already") not in page.html


def test_only_a_right_first_try_without_a_hint_covers_screens():
    def covered(*presses: str) -> str:
        page = Checkpoint(rolls.CHANCE.question("known-chance"), covers=8)
        for one in presses:
            press(page, Press("hint")) if one == "hint" else page.answer("25/216" if one == "right" else "1/6")
        return re.search(r'data-covers="(\d)"', page.html)[1]

    assert covered() == covered("hint") == covered("right") == "8", "it is open, or was solved at once"
    assert covered("hint", "right") == covered("wrong", "right") == "0"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_hard_ones_are_offered_on_several_screens_of_each_lesson(game):
    found = vars(module_of(game.__name__, "lesson")).values()
    for course in [one for one in found if isinstance(one, Lesson)]:
        hard = [key for key in course.questions if course.question(key).harder]
        assert len(hard) >= min(4, len(course.questions) // 2), course.title


def test_a_right_answer_is_asked_for_its_reason_before_it_is_explained() -> None:
    page = Checkpoint(byorf.question("level"))
    reason = page.question.reason
    assert isinstance(reason, ChooseOne) and 'data-key="reason-room"' not in page.html
    page.answer("2")
    assert 'data-key="reason-room"' not in page.html
    assert page.answer("-1").right and page.is_answered
    assert 'data-key="reason-room"' in page.html and 'data-key="why"' not in page.html
    wrong = next(place for place in range(3) if place != reason.solution)
    page.press(list(page.offered).index(Press("reason", wrong)))
    idea = reason.options[wrong].misconception
    assert idea is not None and escaped(idea.text) in page.html and 'data-key="why"' not in page.html
    page.press(list(page.offered).index(Press("reason", reason.solution)))
    assert 'data-key="why"' in page.html and page.answers.now.reason == reason.solution
    other = Checkpoint(page.question)
    other.restore(page.kept)
    assert 'data-key="why"' in other.html, "it is kept"
    other.restore(page.kept.replace(f'"reason":{reason.solution}', '"reason":4'))
    assert 'data-key="why"' not in other.html and "reason-said" not in other.html
    other.restore(page.kept.replace(f'"reason":{reason.solution}', '"reason":"x"'))
    assert other.answers.now.reason is None


def test_answers_found_before_are_not_judged_with_every_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Checkpoint(byorf.question("two"))
    for n in range(3, 33):
        page.answer(f"(x-{n})(x-{n + 1})/(x-2)")
    judged: list[object] = []
    judge = type(page.question).judge
    monkeypatch.setattr(type(page.question), "judge", lambda self, text: judged.append(text) or judge(self, text))
    for _ in range(3):
        page.redraw()
    assert page.html.count("<li>") >= 30 and not {*judged} & {*page.answers.now.tries}
    page.answer("(x-40)(x-41)/(x-2)")
    assert {*judged} & {*page.answers.now.tries} == {"(x-40)(x-41)/(x-2)"}, "only the new one"


def test_what_is_left_is_called_g_and_the_graph_keeps_the_hole() -> None:
    page = Checkpoint(byorf.question("reduced"))
    page.answer("-(x+1)/(x+2)^2")
    assert 'data-key="own"' not in page.html  # it would answer what is asked next
    page.press(list(page.offered).index(Press("reason", page.question.reason.solution)))
    graph = page.html.partition('data-key="own"')[2]
    assert "g(x) =" in page.html and "mg-hole" in graph
    page.answer("(x+1)/(x+2)^2")
    assert "mg-hole" not in page.html.partition('data-key="own"')[2]
