"""The game of the BYORF lesson: it comes as the lesson says. What every script must pass stands elsewhere."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import (
    FACTORS,
    Built,
    Keep,
    Phase,
    Put,
    Ready,
    Row,
    TakeBack,
    best_build,
    factor,
    goal,
    read_action,
)
from mathgames_widgets.games.byorf.analysis.plans import earned
from mathgames_widgets.games.byorf.lesson import ZEROS
from mathgames_widgets.games.byorf.lesson.pictures import beside, falls_short
from mathgames_widgets.games.byorf.lesson.questions.goals import LEFT, OTHER_SIX
from mathgames_widgets.games.byorf.lesson.stops import GAME
from mathgames_widgets.games.byorf.words.sentences import goal_in_short
from mathgames_widgets.page.html import escaped
from mathgames_widgets.questions.stops import LEARNER, GuidedTable
from mathgames_widgets.table.screen import Ask, Press
from tests.questions.scripts import BYORF, take
from tests.table.pages import read

say = room("mathgames_widgets.games.byorf.lesson")
say_question = room("mathgames_widgets.questions")

PARTS = BYORF.parts


def test_a_move_can_be_taken_back_and_made_again():
    table = BYORF.opened("bounce")
    BYORF.play(table)
    take(table, Press("undo"))
    assert table.wanted is not None
    BYORF.play(table)
    assert table.wanted is None


def test_the_cards_come_as_the_lesson_says():
    """The goals, the six cards and the function at every stop are those that the text speaks of."""
    draft = GAME.match_at(5).observe(LEARNER)
    assert [goal.id for goal in draft.goals] == ["G03", "G14", "G18", "G22", "G28"]
    assert draft.phase is Phase.BUILD
    assert [card.id for card in draft.kept[LEARNER]] == ["F08", "F11", "F17", "F12", "F28", "F35"]
    assert [best_build(draft.kept[LEARNER][:many], draft.goals).points for many in (5, 6)] == [6, 12]
    last = GAME.match_at(len(GAME.moves) - 1).observe(LEARNER)
    f = last.built.function
    assert [(hole.x, hole.y) for hole in f.holes] == [(1, Fraction(2, 3))]
    assert [(wall.x, wall.order) for wall in f.vertical_asymptotes] == [(-2, 2)]
    assert [zero.x for zero in f.zeros] == [-1, 4]
    assert (f.horizontal_asymptote.y, f.y_intercept) == (-1, 1)


def test_the_game_ends_twelve_to_nine():
    match = GAME.match_at(len(GAME.moves))
    assert match.outcome() is not None
    assert match.outcome().scores == (12, 9)


def test_the_other_draft_of_twelve_leaves_player_2_six():
    """The cards that a question gives are those of a draft in its order, and what it says of Player 2 is true."""
    match = GAME.match_at(0)
    for card in OTHER_SIX[:-1]:
        match.play(LEARNER, Keep(card))
        GAME._let_bots_move(match)
    view = match.observe(LEARNER)
    assert view.phase is Phase.BUILD and view.kept[LEARNER] == OTHER_SIX
    assert sorted(view.kept[1], key=lambda card: card.id) == sorted(LEFT, key=lambda card: card.id)
    assert [best_build(cards, view.goals).points for cards in view.kept] == [12, 6]


def test_nobody_could_have_earned_more_with_these_cards():
    """None of the 729 functions of the six cards earns more than 12; the cards of Player 2 are those the text names."""
    draft = GAME.match_at(5).observe(LEARNER)
    assert [best_build(cards, draft.goals).points for cards in draft.kept] == [12, 9]
    assert sorted(card.face for card in draft.kept[1]) == sorted(["x", "x", "2 − x", "2 − x", "2x − 2", "2x − 4"])


def test_other_cards_earn_as_much_and_leave_less():
    """What the free game of the lesson says; that no draft earns more is in tests/long/test_lesson_deal.py."""
    match = GAME.match_at(0)
    for card in ("F17", "F03", "F46", "F35", "F48"):
        match.play(LEARNER, Keep(factor(card)))
        GAME._let_bots_move(match)
    view = match.observe(LEARNER)
    assert [best_build(cards, view.goals).points for cards in view.kept] == [12, 6]


def test_what_the_tables_say_of_other_moves_is_so():
    """At the first card: above 2 points at most, below always 3. At −x − 2: 3 on either side."""

    def earns(moves):
        match = GAME.match_at(moves)
        view = match.observe(LEARNER)
        puts = [one for one in match.legal_actions(LEARNER) if isinstance(one, Put)]
        return [(one.card.id, one.row, earned(view.built.put(one.card, one.row), view.goals).points) for one in puts]

    first = earns(5)
    assert max(points for _, row, points in first if row is Row.TOP) == 2
    assert {points for _, row, points in first if row is Row.BOTTOM} == {3}
    assert [points for card, _, points in earns(7) if card == "F35"] == [3, 3]


def test_who_plays_before_answering_still_answers():
    """The table shows what the question asks; to have looked there is not the same as to have the answer shown."""
    lesson = replace(ZEROS)
    asked, table = lesson.predict("first"), lesson.table("zero")
    take(table, Press("deal"))
    BYORF.play(table)
    assert table.is_done and not asked.done
    after = read(table.html).one(data_key="after")
    assert "− | 0 | +" not in after.text and after.find(data_goes="first"), "the reason would answer it"
    assert asked.answer(asked.question.solution).right and asked.is_answered
    assert "− | 0 | +" in read(table.html).one(data_key="after").text


@pytest.mark.parametrize("key", PARTS)
def test_a_saved_notebook_shows_the_part_from_its_first_table_to_its_last(key):
    """What one reads without a kernel: the table as it is taken up and the moves; to open, reasons and the table."""
    html = GuidedTable(GAME, key).static_html()
    before, _, after = html.partition("<summary>The table after that</summary>")
    part = GAME.part(key)
    assert all(escaped(task) in before for task in ([part.task] if part.decides else [one.task for one in part.moves]))
    assert all(escaped(move.why) not in before and escaped(move.why) in after for move in part.moves)
    assert 'class="mg-head"' in before and after.count("<section") >= 1
    assert "data-n=" not in html


def test_a_saved_notebook_shows_a_game_that_is_under_way_as_it_stands():
    assert say_question("table-after") not in BYORF.opened("even").static_html()


@pytest.mark.parametrize(
    ("part", "move", "said"),
    [
        ("zero", "put F28 bottom", "Your function earns 1 point more so far."),
        ("even", "put F11 top", "The lesson’s function earns 1 point more so far."),
        ("score", "ready", "The lesson’s function earns 6 points more."),
        ("height", "put F28 top", "You made the same choice as the lesson."),
        ("hole", "put F11 bottom", ""),
        ("bounce", "put F11 top", ""),
    ],
)
def test_a_decision_is_weighed_in_a_sentence_and_nothing_else_is(part, move, said):
    """A twin of the lesson's card is the lesson's card."""
    table = BYORF.opened(part)
    table._move(read_action(move))
    assert table.decision == said
    assert table.is_done == (part != "bounce"), "which has two moves"


def test_the_last_part_begins_two_cards_short_and_ends_when_the_round_is_scored():
    """6 points at first; one of nine ways to place both makes 12, and a way of 9 tempts."""
    table = BYORF.opened("score")
    view = table._playing().match.observe(LEARNER)
    assert earned(view.built, view.goals).points == 6
    assert [card for card in view.kept[LEARNER] if view.built.row_of(card) is None] == [factor("F08"), factor("F28")]
    assert ways_to_place(view) == [3, 6, 6, 6, 6, 8, 9, 9, 12]
    for move in ("put F08 bottom", "put F28 bottom", "put F28 top", "put F08 top"):
        table._move(read_action(move))
        assert not table.is_done
    assert earned((view := table._playing().match.observe(LEARNER)).built, view.goals).points == 12
    table._move(read_action("ready"))
    assert table.is_done and table.decision == "You made the same choice as the lesson."


def ways_to_place(view) -> list[int]:
    """What the function earns with both cards, each above, below or aside."""
    cards = [card for card in view.kept[LEARNER] if view.built.row_of(card) is None]
    found = []
    for rows in product((None, Row.TOP, Row.BOTTOM), repeat=len(cards)):
        built = view.built
        for card, row in zip(cards, rows, strict=True):
            built = built.put(card, row)
        found.append(earned(built, view.goals).points)
    return sorted(found)


def test_ready_with_too_few_points_is_answered_once_with_what_to_compare():
    """The whole reason comes only when the same is pressed again."""
    table = BYORF.opened("score")
    table._move(read_action("put F08 bottom"))
    ready = next(thing for thing in table.offered if getattr(thing, "action", None) == Ready())
    take(table, ready)
    assert "6 of 12 points." in table.spoken
    assert "compare the degrees after cancelling: 0 above, 3 below" in table.html and not table.is_done
    take(table, ready)
    assert table.is_done and table.decision == "The lesson’s function earns 6 points more."


def test_nothing_is_said_to_cancel_where_nothing_does():
    view = BYORF.opened("score")._playing().match.observe(LEARNER)
    nothing_shared = replace(view, built=Built((factor("F28"),), view.built.bottom[:2]))
    assert "compare the degrees: 1 above, 2 below" in falls_short(nothing_shared, Ready())


def test_ready_with_all_points_counts_at_once():
    table = BYORF.opened("score")
    for move in ("put F08 top", "put F28 top"):
        table._move(read_action(move))
    take(table, next(thing for thing in table.offered if getattr(thing, "action", None) == Ready()))
    assert table.is_done


def test_other_cards_of_a_draft_are_weighed_by_what_they_can_earn():
    table = BYORF.opened("draft")
    while table._paused is None and table._made < len(table.part.moves):
        table._move(Keep(table._playing().match.observe(LEARNER).hand[-1]))
    assert table.decision == "The lesson’s cards can earn 3 points more."
    table._answer_to(Press("put-back"), {})
    for move in table.part.moves:
        table._move(move.action)
    assert table.decision == "You made the same choice as the lesson."


def test_what_was_decided_at_a_table_is_a_line_of_the_report():
    lesson = replace(ZEROS)
    table, report = lesson.table("zero"), lesson.report()
    assert "At the table" not in read(report.html).text
    take(table, Press("deal"))
    table._move(read_action("put F28 bottom"))
    assert read(report.html).text.count("At the table: a first factorYour function earns 1 point more so far.") == 1
    table._answer_to(Press("put-back"), {})
    table.redraw()
    BYORF.play(table)
    first = "At first: Your function earns 1 point more so far."
    last = "In the end: You made the same choice as the lesson."
    assert f"At the table: a first factor{first}{last}" in read(report.html).text
    saved = lesson.progress().text()
    assert all(f"At the table: a first factor: {said}" in saved for said in (first, last))
    lesson.progress().clear()
    assert "At the table" not in read(report.html).text, "the next person has decided nothing"


def test_points_are_no_longer_so_far_once_the_round_is_scored():
    building, scored = (GAME.match_at(many).observe(LEARNER) for many in (len(GAME.moves) - 1, len(GAME.moves)))
    assert "12 points so far" in str(beside(building, building))
    assert "12 points so far" not in str(beside(scored, scored)) and "12 points" in str(beside(scored, scored))


def _task(table):
    return read(table.html).one(data_key="task").text


def test_the_draft_asks_for_both_goals_first_and_then_for_a_card():
    table = BYORF.opened("draft")
    first = _task(table)
    take(table, Ask(goal("G28")))
    take(table, Ask(goal("G28")))  # it closes again
    assert _task(table) == first == GAME.part("draft").task
    take(table, Ask(goal("G22")))
    assert _task(table) == GAME.part("draft").then != first


def test_what_a_goal_says_closes_as_a_card_is_kept():
    table = BYORF.opened("draft")
    take(table, Ask(goal("G28")))
    assert 'data-key="drawer-answer"' in table.html
    BYORF.move(table, Keep(factor("F08")))
    assert 'data-key="drawer-answer"' not in table.html


def test_a_card_may_be_kept_before_the_goals_are_pressed():
    table = BYORF.opened("draft")
    BYORF.move(table, Keep(factor("F17")))
    assert "x + 2 is negative left of −2 and positive right of it." in _task(table)
    take(table, Press("put-back"))
    assert _task(table) == GAME.part("draft").task


def test_every_card_that_is_kept_is_answered_with_what_it_brings():
    """Where its sign changes, and what the cards could earn with the best other card of the hand."""
    for made in range(5):
        for place in range(6 - made):
            table = BYORF.opened("draft")
            for move in GAME.part("draft").moves[:made]:
                BYORF.move(table, move.action)
            view = table._playing().match.observe(LEARNER)
            card = view.hand[place]
            BYORF.move(table, Keep(card))
            if made == 4:
                assert say_question("compare") in _task(table) or say_question("chose-same") in _task(table)
                continue
            said, way = _task(table), "yes" if card.lead > 0 else "no"
            if made == 0:
                assert said.startswith(f"{card.face} is {'negative' if way == 'yes' else 'positive'} left of")
                assert ("Alone above the line it reaches “Zero: from − to +”" in said) == (way == "yes")
                assert ("is never 0: “No x-intercepts”" in said) == (way == "no")
                continue
            kept = view.kept[LEARNER]
            worth = {one.face: best_build((*kept, one), view.goals).points for one in view.hand}
            before, now = (_reached_by_some(cards, view.goals) for cards in (kept, (*kept, card)))
            names = [f"“{goal_in_short(one)}”" for one in view.goals if one in now - before]
            if names:
                assert said.startswith(f"{card.face} opens “") and all(name in said for name in names)
                assert said.count("“") == len(names)
            else:
                assert said.startswith(say("picked-opens-none", card=card.face, x=card.root, rises=way))
            if best_build(kept, view.goals).points == max(worth.values()):
                twins = [one for one in FACTORS if one.root == card.root and one.face != card.face and one not in kept]
                later = {one.face: best_build((*kept, card, one), view.goals).points for one in twins}
                most, now = max(later.values(), default=0), worth[card.face]
                if most > now:
                    best = [face for face in later if later[face] == most]
                    told = [f"Still {now} points; {face}, with the same zero, would make it {most}." for face in best]
                    assert any(one in said for one in told), said
                else:
                    assert f"Your cards can earn {now} points, whichever one you keep here." in said
                continue
            assert f"Your cards can earn {worth[card.face]} points now" in said
            better = [face for face in worth if worth[face] > worth[card.face]]
            assert ("the most here" in said) == (not better and not names)
            assert not better or any(f"with {face} it would be {max(worth.values())}" in said for face in better)


def _reached_by_some(cards, goals):
    """The goals that are reached by at least one of all ways to lay some cards."""
    ways = product((None, Row.TOP, Row.BOTTOM), repeat=len(cards))
    laid = [
        Built(*(tuple(card for card, place in zip(cards, way, strict=True) if place is row) for row in Row))
        for way in ways
    ]
    return {goal for built in laid if built.cards_used for goal in earned(built, goals).achieved}


def test_a_card_that_was_laid_wrong_first_may_be_moved_to_where_the_lesson_has_it():
    """Nothing is to be compared or put back then: both functions are the same."""
    table = BYORF.opened("asymptote")
    BYORF.move(table, Put(factor("F17"), Row.TOP))
    assert table.can_put_back and not table.is_done
    BYORF.move(table, Put(factor("F17"), Row.BOTTOM))
    assert table.is_done and not table.can_put_back
    assert _task(table) == say_question("part-done")
    table = BYORF.opened("bounce")
    BYORF.move(table, Put(factor("F11"), Row.BOTTOM))
    BYORF.move(table, Put(factor("F11"), Row.TOP))
    assert _task(table) == GAME.part("bounce").moves[1].task and not table.can_put_back
    BYORF.play(table)
    assert table.is_done


def test_what_is_compared_is_the_function_that_stands_on_the_table_now():
    """A card that was put below, then above, is the lesson's choice, and what it was at first stays."""
    table = BYORF.opened("zero")
    BYORF.move(table, Put(factor("F08"), Row.BOTTOM))
    assert "1 / (x + 1), 3 points so far" in read(table.html).one(data_key="compared").text
    BYORF.move(table, Put(factor("F28"), Row.BOTTOM))
    yours = read(table.html).one(data_key="compared").text.partition("The lesson:")[0]
    assert "1 / ((x + 1)(x − 4))" in yours and "1 / (x + 1)," not in yours
    BYORF.move(table, TakeBack(factor("F28")))
    BYORF.move(table, Put(factor("F08"), Row.TOP))
    assert 'data-key="compared"' not in table.html and not table._has_left
    assert _task(table) == f"{say_question('chose-same')} {say_question('part-done')}"
    assert table.first_decision == "Your function earns 1 point more so far."
    assert table.decision == say_question("chose-same")


def test_the_lessons_function_waits_for_the_guess_that_it_would_answer():
    lesson = replace(ZEROS)
    guess, table = lesson.predict("first"), lesson.table("zero")
    told = lesson.told("zero")
    take(table, Press("deal"))
    BYORF.move(table, Put(factor("F08"), Row.BOTTOM))
    assert _task(table) == say_question("compare-waits")
    assert 'data-key="compared"' not in told.html and "points so far" not in told.html
    guess.answer(guess.question.solution)
    assert 'data-key="compared"' in told.html and _task(table) == say_question("compare")


def test_a_graph_shows_what_the_curve_follows_while_a_goal_for_it_is_reached():
    """One x − 1 above reaches y = −1 and the line is drawn; with the second both are gone, as before the first."""
    table = BYORF.opened("bounce")
    drawn = [">y = −1</text>" in str(table.html)]
    for move in GAME.part("bounce").moves:
        BYORF.move(table, move.action)
        drawn.append(">y = −1</text>" in str(table.html))
    assert drawn == [False, True, False]
    table = BYORF.opened("asymptote")
    BYORF.play(table)
    assert ">y = 1</text>" not in str(table.html), "no goal asks for the line of (x + 1) / (x + 2)"


def test_after_the_last_card_nothing_passes_on_any_more():
    """Each card before is seen to be passed on; after the last one the page that comes says what was kept."""
    table = BYORF.opened("draft")
    for left, move in zip(range(4, -1, -1), GAME.part("draft").moves, strict=True):
        BYORF.move(table, move.action)
        assert bool(table.frames) == bool(left)


def test_the_second_card_costs_what_is_said_once_it_is_put_down():
    """What it costs is to be seen at the table first."""
    made = sum(len(part.begins) + len(part.moves) for part in GAME.parts[: [*PARTS].index("bounce")]) + 1
    before, after = (GAME.match_at(moves).observe(LEARNER) for moves in (made, made + 1))
    points = [earned(view.built, view.goals).points for view in (before, after)]
    part = GAME.part("bounce")
    said = f"from {points[0]} to {points[1]}"
    assert any(said in line.claim for line in part.after.why)
    assert "x = 1" in part.moves[1].task and not re.search("6|9|3", part.moves[1].task)


def _lines(table):
    """The lines that are drawn beside the curves: how many there are, and how many are not upright."""
    lines = re.findall(r'<path class="mg-asymptote[^>]*>', table.html)
    return len(lines), sum("data-x" not in line for line in lines)


def test_no_line_is_drawn_that_the_lesson_has_not_spoken_of():
    """What a curve follows far from 0 comes with the third lesson, whose table is the last; then it is drawn."""
    for part in ("asymptote", "even", "bounce"):
        table = BYORF.opened(part)
        table.told()
        BYORF.play(table)
        assert table._playing().match.observe(LEARNER).built.function.asymptote is not None
        assert _lines(table) == (1, 0)
    table = BYORF.opened("score")
    assert _lines(table) == (2, 1)


def test_the_lessons_function_beside_ones_own_shows_no_more_than_the_table():
    table = BYORF.opened("even")
    BYORF.move(table, Put(factor("F35"), Row.TOP))
    compared = str(beside(table._playing().match.observe(LEARNER), GAME.match_at(8).observe(LEARNER)))
    assert compared.count("mg-asymptote") == 1
