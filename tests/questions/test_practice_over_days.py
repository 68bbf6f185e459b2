"""Practice over days: what is known is asked again when it is due, and a day has a plan. The clock is handed in."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from mathgames_widgets.classroom.homework import ServedLesson
from mathgames_widgets.classroom.sitting import Sitting
from mathgames_widgets.core.entrance import message
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import NAMES, drill_of
from mathgames_widgets.games.matician.lesson.practice import DRILL, kind
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.questions.memory import MINUTES, Memory
from mathgames_widgets.questions.mixing import taken_for
from mathgames_widgets.questions.moving import code_of, text_of
from mathgames_widgets.questions.practice import Drill, Practice, say
from mathgames_widgets.questions.problem import Course, Result, Rung
from mathgames_widgets.questions.recall import MISSED, RIGHT, SOLID, Recall
from mathgames_widgets.questions.today import DayPick, days_in_a_row, next_due, picks
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError
from tests.questions.wrong import mistakes
from tests.table.pages import read

say_question = room("mathgames_widgets.questions")

MONDAY = 739_942
FOLDS = ("choosing", "map-room", "moving", "giving")


class Calendar:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.day = MONDAY

    def __call__(self) -> int:
        return self.day


def drills() -> tuple[Drill, ...]:
    return tuple(filter(None, map(drill_of, NAMES)))


def everywhere(clock: Calendar, kept: str = "") -> Practice:
    page = Practice(drills(), None, "", Memory(clock))
    if kept:
        page.restore(kept)
    return page


def press(page: Practice, what: str, value: object = None, **values: str) -> None:
    page.press(list(page.offered).index(Press(what, value)), **values)


def solve(page: Practice) -> None:
    assert page.answer(page.problem.question.solution).right


def miss(page: Practice) -> None:
    """Answer wrong once, and then right."""
    question = page.problem.question
    wrong = next((one for one, _ in mistakes(question)), None)
    assert wrong is not None, question
    assert not page.answer(question.write(question.check(wrong))).right
    solve(page)


def at(page: Practice) -> str:
    return page.problem.kind.name


# ── when a kind is asked again ───────────────────────────────────────────────────────────────────────────────────


def test_what_is_solid_is_asked_again_after_a_week_and_then_after_a_month() -> None:
    recall, waits = Recall.begun(SOLID, MONDAY), []
    for _ in range(3):
        waits.append(recall.wait)
        recall = recall.after(RIGHT, recall.due)
    assert 6 <= waits[0] <= 8 and 27 <= waits[1] <= 34 and waits[2] > 80


def test_what_was_missed_is_asked_soon_however_well_it_was_known() -> None:
    known = Recall.begun(SOLID, MONDAY).after(RIGHT, MONDAY + 7).after(RIGHT, MONDAY + 38)
    assert Recall.begun(MISSED, MONDAY).wait == 1
    assert Recall.begun(MISSED, MONDAY).after(RIGHT, MONDAY).after(SOLID, MONDAY).wait == 1, "a miss stays for the day"
    assert known.wait > 80 and known.after(MISSED, known.due).wait <= 4


def test_a_clock_that_was_set_back_breaks_nothing() -> None:
    known = Recall.begun(RIGHT, MONDAY).after(RIGHT, MONDAY - 400)
    assert known.day == MONDAY and known.wait == Recall.begun(RIGHT, MONDAY).wait


def test_a_kind_comes_back_in_practice_on_the_day_it_is_due_and_not_before() -> None:
    clock = Calendar()
    course = Course("FERN-42", rungs=(("zero", Rung(3, 2, 6, recall=Recall.begun(SOLID, MONDAY))),))
    memory = Memory(clock)
    memory.put(DRILL.name, course)
    for after, is_asked in ((6, False), (7, True)):
        clock.day = MONDAY + after
        page = DRILL.practise(memory=Memory(clock))
        page.restore(memory.to_text())
        assert (at(page) == "zero") is is_asked, after
        assert (say("is-due", days=7) in page.html) is is_asked
    solve(page)
    assert say("asked-again", days=31) in page.html
    page.go_on()
    assert at(page) != "zero" and say("is-due", days=7) not in page.html


def test_what_is_left_aside_today_does_not_come_at_once_again() -> None:
    clock = Calendar()
    memory = Memory(clock)
    memory.put(DRILL.name, Course("FERN-42", rungs=(("zero", Rung(1, 1, 1, recall=Recall.begun(RIGHT, MONDAY - 9))),)))
    page = DRILL.practise(memory=Memory(clock))
    page.restore(memory.to_text())
    assert at(page) == "zero"
    page.go_on()
    assert at(page) != "zero"


def test_a_miss_in_a_lesson_is_on_the_same_schedule() -> None:
    clock = Calendar()
    memory = Memory(clock)
    memory.missed(DRILL.name, kind("mixture"))
    assert [pick.why for pick in picks((DRILL,), memory) if pick.kind.name == "mixture"] == []
    clock.day += 1
    first = picks((DRILL,), memory)
    assert "missed" in [pick.why for pick in first if pick.kind.name == "mixture"]


# ── the plan of a day ────────────────────────────────────────────────────────────────────────────────────────────


def test_the_page_opens_with_one_question_and_then_with_a_problem() -> None:
    """Someone new says which game they play and has a problem at once; from then on the page opens with one."""
    page = everywhere(Calendar())
    assert [(thing.what, thing.value) for thing in page.offered][1 : len(NAMES) + 2] == [
        *(("play", name) for name in NAMES),
        ("play", ""),
    ]
    press(page, "play", "formula")
    assert page.problem.level == 1 and page._drill.game == "formula"
    html, kind = everywhere(Calendar(), page.kept).html, page.problem.kind.title
    assert say("which-game") not in html
    assert html.index(f"Problem 1: {kind}</h2>") < html.index("mg-question") < html.index("<details")
    assert {pick.drill.name for pick in picks(drills(), page._memory)} == {"formula practice"}


def test_some_of_each_begins_with_the_easiest_of_several_games() -> None:
    page = everywhere(Calendar())
    press(page, "play", "")
    first = {drill.name: drill.kinds[0] for drill in drills()}
    plan = picks(drills(), page._memory)
    assert [pick.drill.game for pick in plan[:3]] == ["formula", "rolls_and_goals", "matician"]
    assert all(pick.kind == first[pick.drill.name] for pick in plan)


def test_who_misses_everything_is_asked_each_kind_once_more_and_no_oftener() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    planned, asked = len(page._day), 0
    while "mg-today" not in page.html:
        miss(page)
        press(page, "next")
        asked += 1
    assert planned == 5 and asked <= 8


def test_matters_of_a_teacher_stand_behind_the_last_fold() -> None:
    page = everywhere(Calendar())
    press(page, "play", "byorf")
    root = read(page.html)
    folds = [one.find(tag="summary")[0].text for one in root.find(tag="details") if one.get("data-key") in FOLDS]
    assert folds == [say("choose-practice"), say("map", begun=0, solid=0), say("move"), say("for-teachers")]
    (rest,) = root.find(tag="details", data_key="rest")
    assert [one.get("data-key") for one in rest.find(tag="details") if one.get("data-key") in FOLDS] == [*FOLDS[2:]]
    assert all("open" not in one.attributes for one in root.find(tag="details") if one.get("data-key") in FOLDS)
    assert page.html.index('name="seed"') > page.html.index(say("for-teachers"))


def test_a_plan_is_as_long_as_someone_wants_and_what_was_missed_is_among_it() -> None:
    clock = Calendar()
    memory = Memory(clock)
    for drill in drills():
        course = Course("FERN-42")
        for one in drill.kinds:
            course = course.after(one, Result.FIRST_TRY, day=MONDAY - 9)
        memory.put(drill.name, course)
    last = drills()[-1]
    memory.missed(last.name, last.kinds[-1])
    clock.day += 1
    for minutes in MINUTES:
        memory.want(minutes)
        plan = picks(drills(), memory)
        assert len(plan) == minutes
        assert [pick.kind.name for pick in plan if pick.why == "missed"] == [last.kinds[-1].name]
    memory.days[clock.day] = 8
    assert len(picks(drills(), memory)) == 2, "what was done today is taken off"
    memory.days[clock.day] = 10
    assert len(picks(drills(), memory)) == 10, "who goes on has as many again"
    found = next_due(drills(), memory)
    assert found is not None and found[0] == clock.day + 1


def test_the_minutes_of_a_day_are_chosen_and_kept() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    before = page.problem.question.prompt
    press(page, "minutes", minutes="3")
    assert say("day-progress", done=0, last=3, back=0) in page.html and page.problem.question.prompt == before
    again = everywhere(Calendar(), page.kept)
    assert again._memory.minutes == 3 and say("day-progress", done=0, last=3, back=0) in again.html
    press(again, "minutes", minutes="7000")
    assert again._memory.minutes == 3


def test_a_day_is_practised_to_its_end_and_what_is_missed_comes_once_more_without_moving_the_end() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    press(page, "minutes", minutes="3")
    page._day = tuple([DayPick(page._drill, one, "new") for one in page._kinds[:3]])
    page._deal()
    first = at(page)
    miss(page)
    assert say("back-today") in page.html and say("day-progress", done=0, last=3, back=1) in page.html
    press(page, "next")
    seen, told = [], []
    for _ in range(3):
        seen.append(at(page))
        solve(page)
        told.append(page._progress[0])
        press(page, "next")
    assert seen[2] == first and first not in seen[:2]
    assert told == [(1, 3), (2, 3), (3, 3)], "the end stays where it was"
    ended = read(page.html).find(cls="mg-today")[0]
    assert len(ended.find(tag="p")) == 2
    assert say("today-done", done=4) in ended.text and "comes back tomorrow" in ended.text
    press(page, "day")
    assert say("day-progress", done=1, last=3, back=0) in page.html


def test_what_comes_back_and_is_missed_again_is_left_for_another_day() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    page._day = (DayPick(page._drill, page._kinds[0], "back"),)
    page._deal()
    miss(page)
    assert say("back-today") not in page.html
    press(page, "next")
    assert say("day-over") in page.html


def test_a_day_that_was_broken_off_goes_on_after_a_reload() -> None:
    clock = Calendar()
    page = everywhere(clock)
    press(page, "play", "matician")
    solve(page)
    press(page, "end-day")
    assert say("today-done", done=1) in page.html
    again = everywhere(clock, page.kept)
    assert say("day-progress", done=1, last=5, back=0) in again.html and len(again._day) == 4


def test_what_is_left_aside_in_a_day_comes_at_its_end() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    first = page.problem.seed, at(page)  # two seeds may well ask the same
    left = len(page._day)
    press(page, "next")
    assert at(page) != first[1] and len(page._day) == left and say("day-progress", done=0, last=5, back=0) in page.html
    for _ in range(left - 1):
        solve(page)
        press(page, "next")
    assert at(page) == first[1] and page.problem.seed != first[0]


def test_a_wrong_try_is_there_after_a_reload_and_the_right_one_is_no_first_try() -> None:
    clock = Calendar()
    page = everywhere(clock)
    press(page, "play", "matician")
    problem, wrong = page.problem, page.problem.question.write(mistakes(page.problem.question)[0][0])
    page.answer(wrong)
    again = everywhere(clock, page.kept)
    assert (again.problem.kind, again.problem.seed) == (problem.kind, problem.seed)
    assert again.answers.now.tries == (wrong,) and "mg-wrong" in again.html
    solve(again)
    assert again.course.rung(problem.kind).run == 0, "right, but not at the first try"
    later = everywhere(clock, again.kept)
    assert not later.answers.now.tries and '"tried"' not in later.kept
    broken = everywhere(clock, page.kept.replace("rounds", "round"))
    assert not broken.answers.now.tries, "what cannot be read is left behind"


def test_the_first_problem_says_why_it_comes_and_the_day_ends_with_a_flower() -> None:
    page = everywhere(Calendar())
    press(page, "play", "matician")
    assert page.html.index(say("why-now", why="new")) < page.html.index("mg-question")
    assert Press("end-day") not in page.offered
    for _ in range(5):
        solve(page)
        press(page, "next")
    assert page.html.count("mg-petal") == 5 and page.html.count("mg-leaf") == 1


def test_too_easy_leads_up_a_level_at_once() -> None:
    page = everywhere(Calendar())
    press(page, "play", "formula")
    kind_before, plan = at(page), page._day
    for level in (2, 3):
        press(page, "harder")
        assert (at(page), page.problem.level, page._day) == (kind_before, level, plan)
    assert Press("harder") not in page.offered


def test_once_a_problem_has_ended_enter_leads_to_the_next_one() -> None:
    """The first button of the form, which Enter presses, and the one that had the focus: Check before."""
    page = everywhere(Calendar())
    press(page, "play", "matician")
    first = next(one for one in read(page.html).find(tag="button") if one.get("type") == "submit")
    assert (first.get("data-key"), first.text) == ("check", say("check"))
    question = page.problem.question
    press(page, "check", answer=question.write(question.solution))
    assert page.spoken.endswith(say("one-more"))
    ways = [
        one for one in read(page.html).find(tag="button") if one.get("data-key") in ("check", "check-again", "next")
    ]
    assert [(one.get("data-key"), one.get("type"), one.text) for one in ways] == [
        ("check", "submit", say("next-problem")),
        ("check-again", "button", say("check")),
    ]
    press(page, "next")
    assert page.spoken.startswith("Problem 2: ") and say("day-progress", done=1, last=5, back=0) in page.spoken


def test_a_day_leads_through_several_games() -> None:
    clock = Calendar()
    memory = Memory(clock)
    memory.missed("matician practice", kind("mixture"))
    memory.missed("practice", drills()[0].kinds[0])
    clock.day += 1
    page = everywhere(clock, memory.to_text())
    games = []
    while "mg-today" not in page.html:
        games.append(page.problem.kind.name)
        solve(page)
        press(page, "next")
    assert {"mixture", "walls"} <= {*games}
    assert {len(page._memory[name].rungs) > 0 for name in ("matician practice", "practice")} == {True}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("days", "today", "row"),
    [
        ((), 5, 0),
        ((5,), 5, 1),
        ((4,), 5, 1),
        ((3,), 5, 1),
        ((2,), 5, 0),
        ((1, 2, 3, 4, 5), 5, 5),
        ((1, 3, 5), 5, 3),
        ((1, 4, 5), 5, 2),
    ],
)
def test_a_day_off_takes_nothing_away(days: tuple[int, ...], today: int, row: int) -> None:
    assert days_in_a_row(days, today) == row


def test_a_row_that_ended_is_never_spoken_of() -> None:
    clock = Calendar()
    page = everywhere(clock)
    press(page, "play", "matician")
    solve(page)
    clock.day += 1
    later = everywhere(clock, page.kept)
    solve(later)
    assert say("days-in-a-row", days=2) not in later.html, "not before the end"
    press(later, "end-day")
    assert say("days-in-a-row", days=2) in later.html
    clock.day += 9
    later = everywhere(clock, later.kept)
    solve(later)
    press(later, "end-day")
    assert say("days-in-a-row", days=1) in later.html and say("days-in-a-row", days=2) not in later.html


# ── mixed on purpose ─────────────────────────────────────────────────────────────────────────────────────────────


def test_kinds_that_are_mixed_up_follow_each_other() -> None:
    """Hole and wall, sign and order, caution and hope: in each lap those with an idea in common stand side by side."""
    page = DRILL.practise("FERN-42", memory=Memory(Calendar()))
    asked = []
    for _ in DRILL.kinds:
        asked.append(page.problem.kind)
        page.go_on()
    beside = sum(taken_for(one, other) for one, other in pairwise(asked))
    assert sorted(one.name for one in asked) == sorted(one.name for one in DRILL.kinds)
    assert beside >= 5
    order = [one.name for one in asked]
    assert abs(order.index("order") - order.index("fractions")) == 1


def test_it_is_said_after_the_answer_that_two_were_mixed_on_purpose() -> None:
    page = DRILL.practise("FERN-42", memory=Memory(Calendar()))
    said = []
    for _ in DRILL.kinds:
        before = page.html
        solve(page)
        said.append("on purpose" in page.html)
        assert "on purpose" not in before
        page.go_on()
    assert said[0] is False and any(said) and not all(said)


@pytest.mark.parametrize(("game", "one", "other"), [("byorf", "holes", "walls"), ("mathleague", "drawing", "win"),
                                                    ("matician", "order", "fractions")])  # fmt: skip
def test_the_catalogue_of_ideas_knows_what_is_mixed_up(game: str, one: str, other: str) -> None:
    drill = drill_of(game)
    assert drill is not None and taken_for(drill.kind(one), drill.kind(other))


# ── the map ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_map_has_what_was_begun_and_what_comes_next_and_a_press_leads_there() -> None:
    page = everywhere(Calendar())
    assert read(page.html).find(cls="mg-map-spot") == [] and say("map-empty") in page.html
    press(page, "game", **{"practice-game": "matician"})
    press(page, "kind", kind="order")
    miss(page)
    names = [spot.get("aria-label") or "" for spot in read(page.html).find(cls="mg-map-spot")]
    assert len(names) == 3 and [("Missed" in name) for name in names] == [False, False, True]
    assert say_question("spot-again", days=1) in names[2]
    rows = read(page.html).find(tag="table")[-1].find(tag="td")
    assert len(rows) == sum(len(drill.kinds) for drill in drills())
    first = page._kinds[0]
    press(page, "spot", ("matician practice", first.name))
    assert at(page) == first.name


# ── to another browser ───────────────────────────────────────────────────────────────────────────────────────────


def practised() -> Memory:
    """All kinds of two games, some solid for weeks, one missed."""
    clock = Calendar()
    memory = Memory(clock)
    for place, drill in enumerate(drills()[:2]):
        course = Course("FERN-42")
        for number, one in enumerate(drill.kinds):
            for day in range(MONDAY - 60, MONDAY, 7 + number + place):
                for _ in range(2 + number % 5):
                    course = course.after(one, Result.FIRST_TRY, day=day)
        memory.put(drill.name, course.after(drill.kinds[0], Result.SHOWN, day=MONDAY))
    memory.days = {MONDAY: 3, MONDAY - 2: 5}
    return memory


def test_a_code_takes_practice_to_another_browser() -> None:
    here = practised()
    code = code_of(drills(), here)
    page = everywhere(Calendar())
    press(page, "move-code", code=code.lower().replace("-", " "))
    assert say("brought") == page.spoken
    there = page._memory
    assert there.days.keys() == here.days.keys()
    for drill in drills()[:2]:
        one, other = here[drill.name], there[drill.name]
        assert one is not None and other is not None
        for asked in drill.kinds:
            before, after = one.rung(asked), other.rung(asked)
            assert (before.level, before.is_solid, before.due > 0) == (after.level, after.is_solid, after.due > 0)
            assert before.recall is not None and after.recall is not None
            assert abs(before.recall.due - MONDAY - (after.recall.due - MONDAY)) <= 3 + before.recall.wait * 0.4
    assert there[drills()[2].name] is None


def test_a_code_is_short() -> None:
    memory = Memory(Calendar())
    for one in drills()[0].kinds[:4]:
        memory.missed("practice", one)
    assert len(code_of(drills(), memory)) <= 39
    assert len(code_of(drills(), practised())) <= 220


@pytest.mark.parametrize("place", range(0, 40, 3))
def test_a_mistyped_code_gets_one_sentence(place: int) -> None:
    code = code_of(drills(), practised())
    wrong = code[:place] + ("7" if code[place] != "7" else "8") + code[place + 1 :]
    page = everywhere(Calendar())
    press(page, "move-code", code=wrong)
    assert page.html.count("mg-alert") == 1 and say("code-unread") in page.html and page.kept == ""


@pytest.mark.parametrize("code", ["", " ", "?", "0", "!!", "-" * 9, "A" * 9999, "0" * 300, "Ä", "1234-5678"])
def test_what_is_no_code_gets_one_sentence(code: str) -> None:
    with pytest.raises(SetupError, match="does not fit"):
        text_of(drills(), code)


def test_a_code_of_other_kinds_says_so() -> None:
    fewer = (replace(drills()[0], kinds=drills()[0].kinds[:-1]), *drills()[1:])
    with pytest.raises(SetupError, match="another version"):
        text_of(drills(), code_of(fewer, practised()))


def test_a_file_takes_practice_to_another_browser_and_joins_what_is_there() -> None:
    clock = Calendar()
    page = everywhere(clock)
    press(page, "play", "byorf")
    press(page, "game", **{"practice-game": "byorf"})
    press(page, "kind", kind="holes")
    solve(page)
    press(page, "move-file", text=practised().to_text())
    assert say("brought") == page.spoken
    course = page._memory["practice"]
    assert course is not None and dict(course.rungs)["holes"].recall is not None
    assert dict(course.rungs)["walls"].level == 2, "the level after the answer was shown"


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "not json", '{"version":2,"courses":[]}', "x" * 60_000, "\x00", "[" * 900]
)
def test_a_broken_file_gets_one_sentence_and_changes_nothing(text: str) -> None:
    page = everywhere(Calendar(), practised().to_text())
    before = page.kept
    press(page, "move-file", text=text)
    assert page.html.count("mg-alert") == 1 and say("file-unread") in page.html and page.kept == before


# ── kept by a class ──────────────────────────────────────────────────────────────────────────────────────────────


def wrong_at(sitting: Sitting, place: str) -> None:
    """A question of a lesson that is missed, as its reader's browser says it."""
    page = sitting.pages[place]
    assert isinstance(page, Checkpoint)
    values = {"answer": page.question.write(page.question.check(mistakes(page.question)[0][0]))}
    number = list(page.offered).index(Press("check"))
    said = message({"n": number, "drawing": page.drawing, "values": values})
    sitting.hear(f"{place} {sitting.name}", said)


def test_a_class_keeps_what_was_missed_in_a_lesson_and_what_was_practised_beside_it() -> None:
    """Each page of a pupil goes on from what the others have kept, on any device; none puts the others' out."""
    kept: dict[str, str] = {}
    takes = "from mathgames_widgets.games.byorf.lesson import ZEROS as lesson"
    asks = (takes, "lesson.ask('restrictions')", "lesson.ask('cross')", "lesson.report()")

    def sitting(*cells: str) -> Sitting:
        lesson = ServedLesson("byorf/zeros", "Zeros", cells=cells)
        return Sitting(lesson, lambda one: kept.update({one.name: one.text}), lambda: dict(kept))

    reading = sitting(*asks)
    wrong_at(reading, "c1")
    missed = set(json.loads(kept["practices"])["courses"]["practice"]["rungs"])
    assert len(missed) == 1

    practising = sitting("from mathgames_widgets import practise", "practise()")
    page = practising.pages["c1"]
    assert isinstance(page, Practice) and page.course.rungs
    for what, chosen in (("game", {"practice-game": "matician"}), ("kind", {"kind": "order"})):
        number = list(page.offered).index(Press(what))
        practising.hear(f"c1 {practising.name}", message({"n": number, "drawing": page.drawing, "values": chosen}))
    question = page.problem.question
    page._draft = question.write(question.solution)
    number = list(page.offered).index(Press("check"))
    practising.hear(f"c1 {practising.name}", message({"n": number, "drawing": page.drawing, "values": {}}))
    assert "order" in json.loads(kept["practices"])["courses"]["matician practice"]["rungs"]

    wrong_at(reading, "c2")
    courses = json.loads(kept["practices"])["courses"]
    assert missed <= set(courses["practice"]["rungs"]) and "order" in courses["matician practice"]["rungs"]
