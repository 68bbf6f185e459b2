"""Practice on the page: dealt at a click, harder with success, kept by the browser."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from mathgames_widgets import practise as practise_all
from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf.lesson import FAR, ZEROS
from mathgames_widgets.games.byorf.lesson.practice import KINDS, kind, practise as practice
from mathgames_widgets.games.byorf.lesson.practice.graphs import mistake
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.questions.memory import Memory
from mathgames_widgets.questions.pictures import NumberLine, Sight, farther
from mathgames_widgets.questions.practice import Practice, say
from mathgames_widgets.questions.problem import Course, Result, Rung
from mathgames_widgets.table.screen import Press
from tests.table.pages import read

say_question = room("mathgames_widgets.questions")


def press(page: Practice, what: str, **values: str) -> None:
    """Take an offer as the browser does."""
    page.press(list(page.offered).index(Press(what)), **values)


def solve(page: Practice) -> None:
    assert page.answer(page.problem.question.solution).right


def test_without_a_seed_nothing_is_dealt_before_the_first_click() -> None:
    page = practice()
    assert repr(page) == "<Practice: not dealt yet>"
    assert [thing.what for thing in page.offered] == ["begin"]
    press(page, "begin", seed=" fern-42 ", kind="")
    assert page.course.seed == "FERN-42"
    assert f"Problem 1: {page.problem.kind.title}</h3>" in page.html


def test_without_a_seed_code_a_new_one_is_made() -> None:
    page = practice()
    press(page, "begin", seed="", kind="holes")
    assert page.course.seed
    assert page.problem.kind.name == "holes"


def test_a_seed_code_can_still_be_given_behind_a_fold_and_the_kind_stays() -> None:
    page = practice("FERN-42", "holes")
    assert page.html.index("<details") < page.html.index('data-key="by-seed"')
    press(page, "begin", seed="mint-7")
    assert (page.course.seed, page.problem.kind.name) == ("MINT-7", "holes")


def test_a_seed_that_is_too_long_is_told() -> None:
    page = practice()
    press(page, "begin", seed="x" * 500, kind="")
    assert "This seed code has 500 characters" in page.html
    assert page.course.number == 0


def test_the_same_seed_deals_the_same_problems() -> None:
    one, other = practice("FERN-42"), practice("fern-42")
    for _ in range(3):
        assert one.problem.question.prompt == other.problem.question.prompt
        solve(one)
        solve(other)
        press(one, "next")
        press(other, "next")


def test_two_in_a_row_at_the_first_try_lead_up_a_level() -> None:
    page = practice("FERN-42", "holes")
    levels = []
    for _ in range(5):
        levels.append(page.problem.level)
        solve(page)
        press(page, "next")
    assert levels == [1, 1, 2, 2, 3]
    assert page.course.solved == 5


def test_a_level_gained_is_announced() -> None:
    page = practice("FERN-42", "holes")
    solve(page)
    assert say_question("one-more") in page.html
    press(page, "next")
    solve(page)
    assert say_question("goes-up", kind="Find the holes", level=2) in page.html


def test_a_later_try_solves_the_problem_and_ends_the_row() -> None:
    page = practice("FERN-42", "heights")
    page.answer("1000")
    solve(page)
    assert replace(page.course.rung(kind("heights")), recall=None) == Rung(level=1, run=0, solved=1, due=3)


def test_a_right_answer_that_leads_nowhere_yet_hears_what_leads_on() -> None:
    page = practice("FERN-42", "heights")
    page.answer("1000")
    solve(page)
    title = page.problem.kind.title
    assert say_question("two-more", kind=title, level=2) in page.html


@pytest.mark.parametrize(
    ("run", "due", "later", "said"),
    [
        (0, 0, False, ("solid-soon", 1)),
        (0, 0, True, ("solid-soon", 2)),
        (1, 0, False, ("solid-now", None)),
        (1, 99, False, ("solid-soon", 0)),
    ],
)
def test_at_the_hardest_level_it_is_said_when_a_kind_is_solid(
    run: int, due: int, later: bool, said: tuple[str, int | None]
) -> None:
    page = practice("FERN-42", "holes")
    page.restore(Course("FERN-42", chosen="holes", rungs=(("holes", Rung(level=3, run=run, due=due)),)).to_text())
    if later:
        page.answer("1000")
    solve(page)
    name, more = said
    slots = {} if more is None else {"more": more}
    assert say_question(name, kind=page.problem.kind.title, **slots) in page.html


def test_an_answer_that_was_shown_leads_down_a_level() -> None:
    course = Course("FERN-42", chosen="holes", rungs=(("holes", Rung(level=2)),))
    page = practice("FERN-42", "holes")
    page.restore(course.to_text())
    assert page.problem.level == 2
    page.answer("1000")
    page.answer("1001")
    press(page, "answer", answer="")
    assert replace(page.course.rung(kind("holes")), recall=None) == Rung(level=1, run=0, solved=0, due=3)
    solve(page)
    assert page.course.rung(kind("holes")).solved == 0


def test_a_problem_counts_once() -> None:
    page = practice("FERN-42", "holes")
    solve(page)
    solve(page)
    assert page.course.solved == 1
    assert page.course.number == 1


def test_another_problem_costs_nothing() -> None:
    page = practice("FERN-42", "holes")
    first = page.problem.question.prompt
    press(page, "next")
    assert page.problem.question.prompt != first
    assert page.course.rungs == ()


def test_a_text_that_cannot_be_read_is_no_try() -> None:
    page = practice("FERN-42", "heights")
    press(page, "check", answer="2x+1)/(x")
    assert "mg-alert" in page.html
    solve(page)
    assert page.course.rung(kind("heights")).run == 1


def test_mixed_practice_has_every_kind_once_in_a_lap() -> None:
    page = practice("FERN-42")
    seen = []
    for _ in KINDS:
        seen.append(page.problem.kind.name)
        press(page, "next")
    assert sorted(seen) == sorted(one.name for one in KINDS)


def test_one_kind_can_be_chosen_on_the_page() -> None:
    page = practice("FERN-42")
    press(page, "kind", kind="signs")
    assert page.problem.kind.name == "signs"
    press(page, "next")
    assert page.problem.kind.name == "signs"
    press(page, "kind", kind="nonsense")
    assert page.course.chosen == ""


def test_practice_goes_on_after_a_reload() -> None:
    before = practice("FERN-42", "holes")
    for _ in range(3):
        solve(before)
        press(before, "next")
    after = practice("FERN-42", "holes")
    assert after.keep == before.keep
    after.restore(before.kept)
    assert after.course == before.course
    assert after.problem.question.prompt == before.problem.question.prompt


def test_a_solved_problem_does_not_come_back_after_a_reload() -> None:
    before = practice("FERN-42", "holes")
    solve(before)
    after = practice("FERN-42", "holes")
    after.restore(before.kept)
    assert after.problem.question.prompt != before.problem.question.prompt


GOOD = json.loads(Course("FERN-42").after(KINDS[0], Result.FIRST_TRY).to_text())
SPOILT = (
    "",
    "[]",
    "{",
    "[" * 3_000,
    "x" * 20_000,
    json.dumps({**GOOD, "version": 9}),
    json.dumps({**GOOD, "seed": " "}),
    json.dumps({**GOOD, "number": -1}),
    json.dumps({**GOOD, "number": True}),
    json.dumps({**GOOD, "number": 10**9}),
    json.dumps({**GOOD, "rungs": {"holes": [4, 0, 0]}}),
    json.dumps({**GOOD, "rungs": {"holes": "1"}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 3, 9]}}),
    json.dumps({**GOOD, "sets": {"?game=byorf": [1]}}),
    json.dumps({**GOOD, "sets": []}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 739_000, 2]}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 739_000, True]}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 0, 3]}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 739_000, 3, 7, 0.0, 5.0]}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 739_000, 3, 7, "8", 5.0]}}),
    json.dumps({**GOOD, "rungs": {"holes": [1, 0, 0, 0, 0, 739_000, 3, 7, 8.3, 1e9]}}),
    json.dumps({"version": 2, "courses": {}, "days": {}}),
    json.dumps({"version": 2, "courses": {}, "days": [[1]]}),
    json.dumps({"version": 2, "courses": {"practice": 1}}),
    json.dumps({"version": 2, "courses": []}),
)


@pytest.mark.parametrize("text", SPOILT, ids=range(len(SPOILT)))
def test_a_spoilt_text_in_the_browser_is_left_behind_kindly(text: str) -> None:
    page = practice()
    page.restore(text)
    assert say("practice-lost") in page.html
    press(page, "begin", seed="FERN-42", kind="")
    solve(page)


def test_everything_can_be_forgotten() -> None:
    page = practice("FERN-42", "holes")
    solve(page)
    page.clear()
    assert page.kept == ""
    assert page.course.solved == 0


def test_the_static_page_is_whole() -> None:
    assert "Answer" in practice("FERN-42").static_html()


def test_before_the_first_deal_the_static_page_has_problems_for_paper() -> None:
    """Each level of the one kind, or each kind once; always the same ones, and none of them is a widget."""
    assert practice(kind="holes").static_html().count("<summary>Answer</summary>") == 3
    assert practice().static_html().count("<summary>Answer</summary>") == len(KINDS)
    assert practice().static_html() == practice().static_html()
    assert "data-n=" not in practice(kind="holes").static_html()


def test_every_kind_has_a_page_at_every_level() -> None:
    for one in KINDS:
        page = practice("FERN-42", one.name)
        for level in (1, 2, 3):
            page.restore(Course("FERN-42", chosen=one.name, rungs=((one.name, Rung(level)),)).to_text())
            assert f"Level {level} of 3" in page.html
            solve(page)
            assert say_question("next-problem") in page.html


def test_an_unknown_kind_is_told() -> None:
    with pytest.raises(ValueError, match="There is no kind of problem called 'knots'"):
        practice("FERN-42", "knots")


def miss(page: Practice) -> None:
    """Two wrong answers, then the answer is shown."""
    wrong = next(iter(page.question.misconceptions), None)
    assert wrong is not None
    page.answer(wrong.answer)
    solve(page)


def far_from_missed(page: Practice) -> str:
    """Go on until a problem comes that can be missed; what kind it is."""
    while not page.question.misconceptions:
        solve(page)
        page.go_on()
    miss(page)
    return page.problem.kind.name


def test_what_was_missed_comes_back_after_two_five_and_twelve_problems() -> None:
    page = practice("FERN-42")
    name = far_from_missed(page)
    asked = page.problem.question.prompt
    assert "comes back after 2 other problems" in page.html
    gaps, last = [], page.course.number
    for _ in range(30):
        page.go_on()
        if "Here it is again" in page.html:
            assert page.problem.kind.name == name
            assert page.problem.question.prompt != asked
            gaps.append(page.course.number - last)
            last = page.course.number + 1
        solve(page)
    assert gaps == [2, 5, 12]
    assert not page.course.rung(kind(name)).due


def test_what_is_missed_again_starts_with_the_first_gap() -> None:
    rung = Rung().spaced(Result.LATER, 1).spaced(Result.FIRST_TRY, 4)
    assert (rung.step, rung.due) == (1, 9)
    assert rung.spaced(Result.SHOWN, 10).due == 12


def test_what_comes_back_and_is_left_aside_comes_again() -> None:
    page = practice("FERN-42")
    name = far_from_missed(page)
    for _ in range(3):
        page.go_on()
    assert page.problem.kind.name == name
    press(page, "next")
    assert "Here it is again" not in page.html
    assert page.course.rung(kind(name)).due > page.course.number


def test_solid_is_two_in_a_row_at_the_hardest_level() -> None:
    page = practice("FERN-42", "holes")
    for solved in range(6):
        assert page.course.rung(kind("holes")).is_solid == (solved >= 6)
        solve(page)
        page.go_on()
    assert page.course.rung(kind("holes")).is_solid
    assert f"1 of {len(KINDS)} kinds solid" in page.html


def test_a_lesson_remembers_what_was_missed_and_its_practice_asks_it() -> None:
    lesson = replace(ZEROS)
    page = lesson.practise()
    asked = lesson.predict("bounce")
    asked.press(list(asked.offered).index(Press("answer")))
    assert page.kept == ""  # to look at what one did not guess at is no miss
    asked = lesson.ask("signs")
    asked.answer(asked.question.misconceptions[0].answer)
    asked.answer(lesson.question("signs").solution)
    assert '"signs":[1,0,0,0,2,' in page.kept
    fresh = lesson.drill.practise(memory=Memory())
    fresh.restore(page.kept)
    names = []
    for _ in range(3):
        names.append(fresh.problem.kind.name)
        solve(fresh)
        fresh.go_on()
    assert names[2] == "signs"


def test_a_lesson_asks_only_what_was_taught_and_keeps_the_rest() -> None:
    far = replace(FAR).practise("far-out")
    press(far, "begin", seed="FERN-42", kind="far-out")
    solve(far)
    page = replace(ZEROS).practise()
    page.restore(far.kept)
    asked = []
    for _ in range(4):
        asked.append(page.problem.kind.name)
        solve(page)
        page.go_on()
    assert set(asked) == {"zeros", "signs"}
    assert '"far-out":[1,1,1,' in page.kept
    with pytest.raises(ValueError, match="holes"):
        replace(ZEROS).practise("holes")


def test_the_practices_of_a_lesson_know_each_other() -> None:
    lesson = replace(ZEROS)
    one, other = lesson.practise("signs"), lesson.practise()
    press(one, "begin", seed="FERN-42", kind="signs")
    solve(one)
    assert one.kept == other.kept
    other.restore("{}")  # older than what is known
    assert other.course.rung(kind("signs")).solved == 1
    reloaded = replace(ZEROS)
    for page in (reloaded.practise("signs"), reloaded.practise()):
        page.restore(one.kept)
        assert "Problem 2" in page.html
        assert page.course.rung(kind("signs")).solved == 1


def test_a_class_hears_of_a_kind_not_of_each_problem() -> None:
    page = practice("FERN-42", "holes")
    told = []
    for _ in range(2):
        solve(page)
        told.append(page.reported())
        page.go_on()
        assert page.reported() is None
    assert [one["key"] for one in told] == ["practice-holes", "practice-holes"]
    assert told[0]["right"] and told[0].keys() == {"key", "right", "tries", "shown", "ideas"}, "no words of its own"


def test_two_tabs_know_what_the_other_has_done() -> None:
    """Each tab has a page and a memory of its own; what one keeps, the browser tells the other."""
    one, other = practice(), practice()
    press(one, "begin", seed="FERN-42", kind="holes")
    press(other, "begin", seed="MINT-7", kind="signs")
    other.hear({"reread": one.kept})
    assert other.problem.kind.name == "signs"  # the problem on the page stays
    solve(one)
    other.hear({"reread": one.kept})
    solve(other)
    one.hear({"reread": other.kept})
    assert one.kept == other.kept
    assert [one.course.rung(kind(name)).solved for name in ("holes", "signs")] == [1, 1]
    waiting = practice()
    waiting.hear({"reread": one.kept})
    assert waiting.course.solved == 2 and "Problem 3" in waiting.html
    waiting.hear({"reread": "what is this"})
    assert waiting.course.solved == 2
    press(one, "forget")
    waiting.hear({"reread": one.kept})
    assert waiting.kept == "" and waiting.course.solved == 0


def everywhere() -> Practice:
    page = practise_all()
    press(page, "game", **{"practice-game": "matician"})
    return page


def test_one_page_has_the_practice_of_all_games_apart() -> None:
    page = everywhere()
    press(page, "kind", kind="order")
    solve(page)
    press(page, "game", **{"practice-game": "byorf"})
    assert page.course.solved == 0
    again = practise_all()
    again.restore(page.kept)
    press(again, "game", **{"practice-game": "matician"})
    assert again.course.solved == 1
    press(again, "forget")
    assert again.kept == "" and say_question("which-game") in again.html


def test_a_link_gives_everyone_the_same_set_from_easy_to_hard() -> None:
    link = {"game": "byorf", "kinds": "holes,signs", "seed": "fern-42", "problems": "6"}
    seen = []
    for _ in range(2):
        page = practise_all()
        press(page, "link", **link)
        problems = []
        while "Done: " not in page.html:
            problems.append((page.problem.kind.name, page.problem.level, page.problem.question.prompt))
            solve(page)
            page.go_on()
        assert "Done: 6 problems, 6 on the first try." in page.html
        seen.append(problems)
    assert seen[0] == seen[1]
    assert [level for _, level, _ in seen[0]] == [1, 1, 2, 2, 3, 3]
    assert {name for name, _, _ in seen[0]} == {"holes", "signs"}


def test_a_set_goes_on_after_a_reload_and_leads_to_free_practice() -> None:
    link = {"game": "byorf", "problems": "2", "seed": "FERN-42"}
    page = practise_all()
    press(page, "link", **link)
    solve(page)
    again = practise_all()
    again.restore(page.kept)
    press(again, "link", **link)
    assert f"Problem 2 of 2: {again.problem.kind.title}</h2>" in again.html
    solve(again)
    again.go_on()
    press(again, "free")
    assert f"Problem 1: {again.problem.kind.title}</h2>" in again.html


@pytest.mark.parametrize(
    "link, said",
    [
        ({"game": "chess"}, "This link names no game with practice"),
        ({"kinds": "holes"}, "This link names no game with practice"),
        ({"game": "byorf", "kinds": "knots"}, "There is no kind of problem called “knots” in this game"),
        ({"game": "byorf", "problems": "0"}, "How many problems? A number from 1 to 50."),
        ({"game": "byorf", "problems": "ten"}, "How many problems? A number from 1 to 50."),
        ({"game": "byorf", "seed": "x" * 99}, "This seed code has 99 characters"),
    ],
)
def test_a_bad_link_gets_one_sentence(link: dict[str, str], said: str) -> None:
    page = practise_all()
    press(page, "link", **link)
    assert said in page.html
    assert page.html.count("mg-alert") == 1
    press(page, "game", **{"practice-game": "byorf"})
    assert "mg-alert" not in page.html
    solve(page)


def test_a_set_is_put_together_on_the_page() -> None:
    page = practise_all()
    press(page, "give", **{"kind-holes": "on", "problems": "5", "seed": "fern-42"})
    assert "?game=byorf&amp;kinds=holes&amp;seed=FERN-42&amp;problems=5" in page.html
    press(page, "give", problems="none")
    assert "How many problems?" in page.html
    press(page, "for-others", **{"for-others": "matician"})
    press(page, "give", **{"kind-order": "on", "problems": "5", "seed": "fern-42"})
    assert "?game=matician&amp;kinds=order&amp;seed=FERN-42&amp;problems=5" in page.html


@pytest.mark.parametrize(
    "written, name",
    [
        ("(x+1)(x-2)/((x-2)(x+3))", "The zero is the number on the card, with its sign"),
        ("(x-3)(x-2)/((x-2)(x-1))", "Top and bottom swapped"),
        ("(x-1)/(x-3)", "A hole from one row"),
        ("(x-1)(x-1)(x-2)/((x-2)(x-3))", "Odd and even mixed up"),
        ("-(x-1)(x-2)/((x-2)(x-3))", "Upside down"),
        ("2(x-1)(x-2)/((x-2)(x-3))", "The degrees do not match"),
        ("(x-1)(x-2)(x-4)/((x-2)(x-3))", None),
    ],
)
def test_a_written_function_shows_what_was_mistaken(written: str, name: str | None) -> None:
    f = RationalFunction.parse("(x-1)(x-2)/((x-2)(x-3))")
    found = mistake(RationalFunction.parse(written), f)
    assert (found.name if found else None) == name


def test_what_may_be_seen_first_leaves_out_what_is_asked() -> None:
    lesson = replace(FAR)
    asked = lesson.predict("level")
    near, far = Sight((-6, 6, -6, 6), "Near.", first=True), Sight((-99, 99, -6, 6), "Far.", name="Far away")
    look = lesson.look("(x+1)(x-1)(x-4)/((x+2)(-x-2)(x-1))", near, far, after="level")
    for drawn in (look.html, str(look.still()[0])):
        before, _, after = drawn.partition("<details")
        assert "Near." in before and "Vertical asymptote x = −2" in before
        assert "y = −1" not in before and "comes close" not in before
    assert "y = −1" in after, "on paper, where nobody presses"
    asked.answer(lesson.question("level").solution)
    assert 'data-key="waits"' not in look.html and "y = −1" not in look.html, "from near it is not to be seen"
    look.press(list(look.offered).index(Press("look", 1)))
    assert "y = −1" in look.html and ">Far away</button>" in look.html and ">1</button>" in look.html


def test_the_steps_back_show_the_line_far_out_only_with_the_answer() -> None:
    """A guess opens them, but the dashed line would be the answer."""
    lesson = replace(FAR)
    guess, asked = lesson.vote("level", back="below"), lesson.ask("level")
    look = lesson.look("(x+1)(x-1)(x-4)/((x+2)(-x-2)(x-1))", *farther(10, 100, 1000, high=3), after="level")
    assert 'data-key="waits"' in look.html
    for what in ("choose", "sure"):
        said = (at for at, thing in enumerate(guess.offered) if isinstance(thing, Press) and thing.what == what)
        guess.press(next(said))
    assert 'data-key="waits"' not in look.html
    for place, reach in enumerate((10, 100, 1000)):
        look.press(list(look.offered).index(Press("look", place)))
        told = {10: "−0.458", 100: "−0.932", 1000: "−0.993"}
        values = look.html.partition('data-key="values"')[2]
        assert [f"≈ {y}" in values for y in told.values()] == [x <= reach for x in told], (
            "a value comes with its window"
        )
        assert [f"f({x}) = ?" in values for x in told] == [x > reach for x in told]
        assert [f"<mn>{x + 1}</mn>" in values for x in told] == [x <= reach for x in told], "and so do its factors"
        assert f">to {reach}</button>" in look.html and f"from −{reach} to {reach}." in look.html
        assert "mg-asymptote" in look.html and 'data-y="-1"' not in look.html and "y = −1" not in look.html
    asked.answer(lesson.question("level").solution)
    for place in range(3):
        look.press(list(look.offered).index(Press("look", place)))
        assert 'data-y="-1"' in look.html


def test_a_picture_that_answers_a_question_stays_folded_until_that_one_is_answered() -> None:
    lesson = replace(ZEROS)
    asked = lesson.predict("bounce")
    look = lesson.look("(x+1)(x-1)^2/2", Sight((-4, 4, -4, 4), "Zeros at −1 and at 1."), after="bounce")
    assert "<details" in look.html and look.html.index("<details") < look.html.index("Zeros at −1")
    still = str(look.still()[0])
    assert "<details>" in still and still.index("<details>") < still.index("Zeros at −1"), "on paper as well"
    asked.answer(lesson.question("bounce").solution)
    assert 'data-key="waits"' not in look.html and "Zeros at −1" in look.html
    assert "<details" not in str(look.still()[0])


@pytest.mark.parametrize("high", [9, 24, 63, 120, 230, 610, 1210, 9100, 90_000])
def test_a_number_line_counts_in_round_steps(high: int) -> None:
    """In ones, twos, fives, tens and so on to its end, and never so many that the numbers run into each other."""
    line = read(str(NumberLine(-high // 9, high).draw()))
    marks = [
        int(mark.text.replace("−", "-")) for name in ("mg-number", "mg-zero-number") for mark in line.find(cls=name)
    ]
    step = min(mark for mark in marks if mark > 0)
    assert 0 in marks and max(marks) == high // step * step and 4 <= len(marks) <= 17
    assert str(step).rstrip("0") in ("1", "2", "5")
