"""What a seat may not know is on no page; and every page can be read, pressed and listened to by everybody."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.byorf import (
    GOALS as GOALS_OF_THE_BOX,
    Phase,
    Ready,
    Row,
    best_build,
    goal as goal_of,
    table as views,
)
from mathgames_widgets.games.byorf.rules.scoring import CONDITIONS
from mathgames_widgets.games.byorf.rules.state import Evidence
from mathgames_widgets.games.byorf.table.faces import SKETCHES, goal_picture
from mathgames_widgets.games.byorf.table.playing import STEPS, highlight, say, sign_row
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.table.screen import Ask, Do, Press, Screen
from tests.games.byorf.table.tables import GAMES
from tests.table.pages import read
from tests.table.sitting import against, boxes, build, draft, hot_seat, keep, offers, page, put, state, take, whole_game
from tests.table.test_every_page import EveryPage

say_game_table = room("mathgames_widgets.games.byorf.table")
say_game = room("mathgames_widgets.games.byorf.words")
say_page = room("mathgames_widgets.page")

walk, walks = GAMES.walk, GAMES.each


class TestEveryPage(EveryPage):
    GAMES = GAMES


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cards_in(text):
    """The numbers of the factor cards that a text mentions."""
    return set(re.findall(r"(?<![\w#])F\d\d", text))


def may_be_shown(shown):
    """What lies open, and what this seat has in hand; under the cover nothing."""
    if shown.is_cover:
        return set()
    cards = [card for kept in shown.state.kept for card in kept]
    if shown.viewer is not None and not shown.is_scoring:
        cards += [*shown.state.hands[shown.viewer], shown.state.chosen[shown.viewer]]
    return {card.id for card in cards if card is not None}


@walks
def test_no_page_holds_a_card_that_the_seat_may_not_know(name):
    """Only what a seat may know is ever in a trait; a step on the way may show what lay open a moment before."""
    lay_open: set[str] = set()
    for shown in walk(name):
        if shown.state.phase is not Phase.OVER:
            assert cards_in(shown.held) <= may_be_shown(shown) | (set() if shown.is_cover else lay_open)
        lay_open = {card.id for kept in shown.state.kept for card in kept}


@walks
def test_the_cards_that_may_be_known_are_there(name):
    """The check above looks at something: while cards are drafted, the own hand is on the page."""
    drafts = [shown for shown in walk(name) if shown.viewer is not None and shown.page.find(data_key="hand")]
    for shown in drafts:
        if shown.state.phase is Phase.DRAFT and not shown.page.find(data_key="replay-bar"):
            assert {card.id for card in shown.state.hands[shown.viewer]} <= cards_in(shown.held)
    assert drafts or name == "watched"


def test_a_chosen_card_is_a_back_to_everyone_else():
    """A card went face down."""
    table = take(hot_seat(2), Press("show"))
    card = keep(table)
    shown = page(take(table, Press("show")))
    assert shown.one(data_key="down0").name == say_page("card-face-down")
    assert card.id not in table.html


def test_rows_are_hidden_while_others_build():
    """The rows stay hidden until all are ready."""
    table = draft(hot_seat(2))
    first = table.viewer
    put(table, state(table).kept[first][0])
    drawn = page(table).one(data_key="row-top").find(cls="mg-card")
    assert len(drawn) == 1
    take(table, Do(Ready()))
    shown = page(take(table, Press("show")))
    assert table.viewer != first
    assert not shown.one(data_key="row-top").find(cls="mg-card")
    take(table, Press("open", "log"))
    assert "numerator" not in page(table).one(cls="mg-drawer").text


def test_what_perfect_memory_knows_is_not_drawn():
    """`known_hands` is for bots that remember; on the page it would be a crib."""
    table = against("greedy")
    keep(table)
    known = table.match.observe(0).known_hands[1]
    assert known
    assert not {card.id for card in known} & cards_in(table.html)


# ── every page ────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
def test_formulas_are_mathematics(name):
    """Mathematics on screen is MathML; its words stand beside it for whoever listens."""
    cards = 0
    for shown in walk(name):
        for node in shown.page:
            if "mg-formula" in node.classes or "mg-face" in node.classes:
                assert node.find(tag="math")
                cards += 1
            if "mg-formula" in node.classes:
                assert node.name
    assert cards > 50


@walks
def test_tables_have_headers(name):
    """A score sheet says whose column and which goal's row it is."""
    sheets = [sheet for shown in walk(name) for sheet in shown.page.find(cls="mg-sheet")]
    assert sheets
    for sheet in sheets:
        assert sheet.one(tag="caption").text
        assert all(cell.get("scope") in ("row", "col") and cell.text for cell in sheet.find(tag="th"))


# ── phases ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_draft():
    """The draft: goals, my hand, what each player has kept, what passes where."""
    table = against("greedy", "random")
    shown = page(table)
    assert len(shown.one(data_key="goals").find(cls="mg-goal")) == 5
    assert len(shown.one(data_key="hand").find(cls="mg-card")) == 6
    second, third = table.match.names[1:]
    assert shown.one(data_key="status-said").text == say_game("keep-one-card", player=second)
    assert [one.one(cls="mg-name").text for one in shown.find(cls="mg-seat-chip")] == ["You", second, third]
    keep(table)
    shown = page(table)
    assert len(shown.one(data_key="hand").find(cls="mg-card")) == 5
    assert len(shown.one(data_key="kept-cards").find(cls="mg-card")) == 1
    assert all(len(shown.one(data_key=f"seat{seat}").find(cls="mg-tiny-card")) == 1 for seat in (1, 2))


def test_a_goal_lights_up_in_the_graph_what_it_asks_about():
    """A level asymptote for the goals about its height, the slant one for its own, and the place on the y-axis."""
    level, slant = RationalFunction.parse("(x^2+4)/(x^2+1)"), RationalFunction.parse("(x^2+1)/(x-1)")
    lit = {
        (name, f): highlight(goal_of(name), Evidence(True, None, 0, ()), f)
        for name in ("G02", "G06", "G15", "G25")
        for f in (level, slant)
    }
    assert {which: one.ys for which, one in lit.items() if one.ys} == {("G02", level): (1,)}
    assert {which: one.lines for which, one in lit.items() if one.lines} == {("G06", slant): (slant.asymptote,)}
    heights = {which: one.points[0].y for which, one in lit.items() if one.points}
    assert heights == {("G25", level): 4, ("G25", slant): -1}


def test_every_goal_has_its_picture():
    """A small picture of what each asks; the goal itself is what somebody hears."""
    for goal in GOALS_OF_THE_BOX:
        drawn = goal_picture(goal)
        assert 'aria-hidden="true"' in drawn and drawn.count("<") > 6
        sketch = SKETCHES[goal.id]
        if sketch.about in ("far", "walls"):
            walls = RationalFunction.parse(sketch.f).vertical_asymptotes
            assert drawn.count("mg-p-key") == (1 if sketch.about == "far" else len(walls)), "the lines it speaks of"
    assert len({goal_picture(goal) for goal in GOALS_OF_THE_BOX}) >= 38
    slots = page(against("greedy")).one(data_key="goal-row").find(tag="button")
    goals = state(against("greedy")).goals
    assert [slot.name.partition(",")[0] for slot in slots] == [goal.text.partition(",")[0] for goal in goals]


def test_every_picture_shows_a_function_that_reaches_its_goal():
    """What is drawn on a card is an example of it."""
    for goal in GOALS_OF_THE_BOX:
        f = SKETCHES[goal.id].f
        if f and goal.id not in {"G11"}:
            assert CONDITIONS[goal.id].holds(RationalFunction.parse(f)), goal.text


def packets(table):
    """Whose packet of cards is at which seat."""
    chips = page(table).find(cls="mg-seat-chip")
    return [chip.one(cls="mg-packet").get("data-flies") for chip in chips]


def test_hands_pass_in_sight():
    """Every packet keeps its name on its way from seat to seat: to the left, and in the second round to the right."""
    table = against("greedy", "random")
    assert packets(table) == ["packet1.0", "packet1.1", "packet1.2"]
    keep(table)
    assert packets(table) == ["packet1.2", "packet1.0", "packet1.1"]
    assert page(table).one(cls="mg-hand").find(cls="mg-card")[0].get("data-from") == "seat2"
    keep(table)
    assert packets(table) == ["packet1.1", "packet1.2", "packet1.0"]
    take(build(draft(table)), Press("on"))
    keep(table)
    assert packets(table) == ["packet2.1", "packet2.2", "packet2.0"]
    assert page(table).one(cls="mg-hand").find(cls="mg-card")[0].get("data-from") == "seat1"


def test_what_happens_is_shown_in_a_step():
    table = against("greedy", "random")
    keep(table)
    captions = [read(html).one(data_key="status-said").text for _, html, _ in table.frames]
    assert captions == [say_game("seen-passed", direction="left")]


def test_a_card_is_picked_up_in_the_browser_and_kept_at_its_place():
    """Picking up sends nothing, so a second press cannot keep a card; the place for kept cards takes it, or a key."""
    table = against("greedy")
    card = state(table).hands[0][2]
    node = page(table).one(data_key=card.id)
    assert node.get("data-n") is None
    assert node.get("data-picks").startswith(f"{card.face}, picked up.")
    place = page(table).one(data_key="keep")
    assert place.get("data-place") == "keep" and place.get("aria-disabled") == "true"
    assert page(table).one(data_key="zone-keep").get("data-zone") == "keep"
    drops, keys = (json.loads(node.get(name)) for name in ("data-drops", "data-keys"))
    assert drops["keep"] == keys["k"]
    table.press(drops["keep"])
    assert state(table).kept[0] == (card,)


def test_the_building():
    """Two rows of cards to fill, the graph changing with every card; what the function has opens beside it."""
    table = draft(against("greedy"))
    shown = page(table)
    assert len(shown.one(data_key="row-aside").find(cls="mg-card")) == 6
    before = shown.one(data_key="build-graph-1").get("data-graph")
    card = state(table).kept[0][0]
    put(table, card)
    shown = page(table)
    assert [one.get("data-key") for one in shown.one(data_key="row-top").find(cls="mg-card")] == [card.id]
    assert shown.one(data_key="build-graph-1").get("data-graph") != before
    shown = page(take(table, Ask(STEPS)))
    assert shown.one(cls="mg-drawer").one(data_key="features").text
    assert shown.one(data_key="formula").find(tag="math")


def test_goals_tick_as_the_function_grows():
    """What is reached is ticked above the graph, and said."""
    table = draft(against("greedy", seed="TICK-1"))
    best = best_build(state(table).kept[0], state(table).goals)
    for row, cards in ((Row.TOP, best.top), (Row.BOTTOM, best.bottom)):
        for card in cards:
            put(table, card, row)
    shown = page(table)
    for award in best.awards:
        slot = shown.one(data_key=f"{award.goal.id}b")
        assert ("mg-reached" in slot.classes) == award.evidence[0].achieved
        assert not award.evidence[0].achieved or "reached" in slot.name or award.goal.is_superlative
    reached = [award.goal for award in best.awards if award.evidence[0].achieved]
    sure, most = sum(one.points for one in reached if not one.is_superlative), sum(one.points for one in reached)
    total = shown.one(data_key="total-now").text
    assert total == (f"{sure} to {most} points so far" if most > sure else f"{sure} points so far")


def test_ready_asks_once_where_nothing_is_built():
    """An empty function earns little; at one press it would be final."""
    table = draft(against("greedy"))
    take(table, Do(Ready(), sure=say("nothing-built")))
    assert state(table).phase is Phase.BUILD and not state(table).ready[0]
    assert page(table).one(data_key="status-said").text == say("nothing-built")
    take(table, Press("close"))
    put(table, state(table).kept[0][0])
    take(table, Do(Ready()))
    assert offers(table, Press("on"))


def test_the_button_ready_is_always_there():
    """Wherever the cards lie: in the same place of the page."""
    table = draft(against("greedy"))
    for card in state(table).kept[0]:
        put(table, card)
        assert page(table).one(data_part="next").one(data_key="ready")


def test_a_card_can_be_put_by_keys_and_by_dragging():
    """Two rows of cards to fill by pick and place, key or drag: each way names a move that was offered."""
    table = draft(against("greedy"))
    card = state(table).kept[0][0]
    node = page(table).one(data_key=card.id)
    drops, keys = (json.loads(node.get(name)) for name in ("data-drops", "data-keys"))
    assert drops.keys() == {"top", "bottom"}
    assert keys.keys() == {"n", "d", "ArrowUp"}
    table.press(drops["bottom"])
    assert state(table).built[0].bottom == (card,)
    keys = json.loads(page(table).one(data_key=card.id).get("data-keys"))
    assert keys.keys() == {"n", "a", "ArrowUp", "ArrowDown"}
    table.press(keys["ArrowUp"])
    assert state(table).built[0].top == (card,)


def test_hints_light_up_what_they_speak_of():
    """First a question, then goals, then the card and its place."""
    table = against("greedy")
    lit = []
    for _ in range(4):
        take(table, Press("hint"))
        lit.append([one.get("data-key") for one in page(table).find(cls="mg-lit")])
    assert lit[0] == [] and len(lit[-1]) == 2
    assert all(key.startswith("G") for key in lit[1])
    assert page(table).one(data_key="zone-keep").find(tag="button")
    assert lit[-1][1] == "zone-keep" and lit[-1][0] in {card.id for card in state(table).hands[0]}


def test_the_scoring():
    """Goal by goal, who gets it and why: a row for each player."""
    table = build(draft(against("greedy", "random")))
    shown = page(table)
    sheet = shown.one(data_key="sheet-table")
    (result,) = state(table).results
    sums = [int(cell.text) for cell in sheet.find(cls="mg-sum")]
    assert sums == list(result.points)
    assert len(sheet.find(cls="mg-formula")) == 3
    cells = [cell.text for cell in sheet.find(cls="mg-cell")]
    assert len(cells) == 15
    assert sum(int(text.partition("(")[0].lstrip("+")) for text in cells if text.startswith("+")) == sum(sums)


def test_nobody_is_best_with_nothing():
    """A round that earns nobody anything lights nobody's row up."""
    scored = state(build(draft(against("greedy")))).results[0]
    for points, best in (((3, 3), 2), ((0, 0), 0)):
        sheet = read(str(views.scoring(replace(scored, points=points), Screen(("Asha", "Ben")))))
        assert len(sheet.find(tag="tr", cls="mg-best")) == best


def test_a_round_is_turned_over_goal_by_goal():
    """No total is told before every goal was: each step shows one goal more, and the last one the sums."""
    table = draft(against("greedy", "random"))
    put(table, state(table).kept[0][0])
    take(table, Do(Ready()))
    steps = [read(html) for _, html, said in table.frames if "sheet-table" in html]
    assert [len(step.find(cls="mg-cell")) for step in steps] == [3, 6, 9, 12, 15]
    for step in steps:
        assert not "".join(cell.text for cell in step.find(cls="mg-sum"))
        assert not step.find(tag="tr", cls="mg-best")
    assert page(table).find(tag="tr", cls="mg-best")
    assert len(page(table).find(cls="mg-cell")) == 15


def test_the_kept_cards_have_their_name_where_nothing_can_be_kept():
    """A replay shows the row with the same columns: a name stands where the button was."""
    table = whole_game(against("random"))
    first = page(take(table, Press("replay", 0))).one(data_key="zone-keep")
    assert first.children[0].text == "Kept"


def test_what_opens_says_what_it_is():
    """The drawer of a goal, of my function, and of a reason."""
    table = draft(against("greedy"))
    goal, *_ = state(table).goals
    titles = [page(take(table, Ask(thing))).one(cls="mg-drawer").name for thing in (goal, STEPS)]
    assert titles == [say_game_table("title-goal"), say_game_table("title-steps")]


def test_the_answer_to_a_cell_opens_over_the_table():
    table = build(draft(against("greedy")))
    (result,) = state(table).results
    take(table, Ask((1, result.goals[0], 1)))
    shown = page(table)
    assert table.match.names[1] in shown.one(cls="mg-drawer").text
    assert shown.find(data_key="graph-1-1") and not shown.find(data_key="all-graphs-1")


def test_the_result():
    """Places, points of each round, and what was possible."""
    table = whole_game(against("greedy", "random"))
    shown = page(table).one(data_key="over")
    outcome = table.match.outcome()
    stands = shown.find(tag="li")
    assert [int(stand.one(cls="mg-place").text.rstrip(".")) for stand in stands] == sorted(outcome.places)
    assert page(table).one(data_key="won").text
    take(table, Press("open", "best"))
    assert page(table).one(data_key="best-shown").find(cls="mg-graph")


def test_best_is_at_least_what_was_earned():
    """The best function for the cards of the last round, against the functions that the others built."""
    for seed in ("BEST-1", "BEST-2", "BEST-3"):
        table = whole_game(against("greedy", "greedy", seed=seed, hand=4))
        view = table.match.observe(0)
        result = view.results[-1]
        rivals = [built for seat, built in enumerate(result.functions) if seat]
        found = best_build(view.kept[0], result.goals, rivals, view.rules)
        assert found.points >= result.points[0]
        assert str(found.points) in views.best(view, ()).says


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_without_offers_can_be_printed(seat):
    """It can be printed, tested and exported without a browser: nothing on it can be pressed."""
    match = build(draft(against("greedy"))).match
    for view in match.views(seat)[:: 5 if seat is None else 3]:
        shown = read(str(views.table(view, Screen(match.names))))
        assert shown.numbers() == []
        assert not [node for node in shown.find(tag="button") if node.get("aria-disabled") != "true"]


def test_a_form_sends_its_values_with_its_button():
    """Enter in a box deals: the form has one button that submits."""
    table = take(take(take(against("greedy"), Press("open", "menu")), Press("new")), Press("new", True))
    assert len(page(table).find(tag="button", type="submit")) == 1
    assert boxes(table)["name0"] == "Asha"
    assert offers(table, Press("deal"))


@pytest.mark.parametrize(
    ("text", "cells", "heard"),
    [
        ("-2/(x^2+1)", "−", "negative"),
        ("(x+1)/x", "+ − +", "positive, zero at −1, negative, vertical asymptote at 0, positive"),
        ("-x(x-2)^2/x", "− − −", "negative, hole at 0, negative, zero at 2, negative"),
    ],
)
def test_the_signs_are_seen_and_heard_from_left_to_right(text, cells, heard):
    shown = read(str(sign_row(RationalFunction.parse(text))))
    assert " ".join(cell.text for cell in shown.find(cls="mg-sign-cell")) == cells
    assert shown.one(cls="mg-signs").get("aria-label") == heard
