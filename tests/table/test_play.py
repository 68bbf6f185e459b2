"""A whole table: games against bots, at one screen, and to watch; undo, hints, why, faults."""

from __future__ import annotations

from importlib import import_module

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import Phase, Row, TakeBack
from mathgames_widgets.games.byorf.rules.moves import Kept
from mathgames_widgets.page.page import stale
from mathgames_widgets.table.faces import default_name
from mathgames_widgets.table.history import Moment
from mathgames_widgets.table.screen import Ask, Do, Press, Select
from mathgames_widgets.table.window import play
from tests.table.pages import read
from tests.table.sitting import (
    against,
    build,
    draft,
    hot_seat,
    is_over,
    keep,
    numbers,
    offers,
    opened,
    page,
    put,
    random_presses,
    state,
    take,
    watched,
    whole_game,
)

say_game_table = room("mathgames_widgets.games.byorf.table")
say_game = room("mathgames_widgets.games.byorf.words")
say_table = room("mathgames_widgets.table")

SMALL = {"hand": 3, "goals": 3}
"""Variants that make a short game."""


def why_buttons(table):
    """The moments that can be asked about, last one first."""
    opened(table, "log")
    return [offer.thing for offer in table.offered if isinstance(offer, Ask) and isinstance(offer.thing, Moment)]


def event_at(table, moment):
    """What happened there."""
    return table.match.turns[moment.turn].events[moment.place]


def status(table):
    """The line below the head."""
    return page(table).one(data_key="status-said").text


def log_lines(table):
    """The sentences of the log, last one first."""
    return [line.find(tag="span")[0].text for line in opened(table, "log").find(tag="li")]


# ── whole games ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("bots", [["random"], ["greedy"], ["thinker"], ["greedy", "thinker", "random"]], ids=str)
def test_a_whole_game_against_bots(bots):
    """Draft, build, scoring, the next round, the result."""
    table = whole_game(against(*bots))
    assert is_over(table)
    assert table.match.outcome() is not None
    assert table.match.given_names == ("Asha", *(default_name("bot", seat) for seat in range(1, len(bots) + 1)))
    assert page(table).find(data_key="over")
    assert table.viewer == 0


def test_eight_at_the_table():
    """2 to 8 players."""
    table = whole_game(against(*["random"] * 7, rounds=1))
    assert table.match.players == 8
    assert len(page(table).one(cls="mg-podium").find(tag="li")) == 8


def test_a_whole_game_at_one_screen():
    table = hot_seat(3)
    assert table.viewer is None
    assert is_over(whole_game(table))


def test_people_and_bots_mixed():
    table = whole_game(hot_seat(2, ["greedy", "random"]))
    assert table.match.players == 4
    assert is_over(table)


def test_bots_can_be_watched():
    """One move for each press of a button, or one after the other."""
    table = watched("greedy", "random", "thinker")
    assert table.viewer is None
    presses = 0
    while not is_over(table):
        take(table, Press("on") if offers(table, Press("on")) else Press("step"))
        presses += 1
    assert presses < 40
    assert not numbers(table, lambda offer: isinstance(offer, Do | Select))


def test_watching_goes_on_by_itself_until_a_round_is_scored():
    table = take(watched("random", "random", rounds=1), Press("auto"))
    step = page(table).one(data_key="step")
    assert int(step.get("data-auto")) > 500
    assert page(table).one(data_key="auto").text == "Stop"
    while not offers(table, Press("on")):
        take(table, Press("step"))
    assert not page(take(table, Press("on"))).find(data_key="watch-bar")


@pytest.mark.parametrize("seed", ["A", "B"])
def test_whatever_is_pressed_the_game_comes_to_its_end(seed):
    table = against("greedy", "random", seed=seed, **SMALL)
    for shown in random_presses(table, seed):
        assert not shown.find(cls="mg-alert")
    assert is_over(table)


def test_the_same_presses_give_the_same_pages():
    """Same game, options, seed and actions: the same game, and the same HTML."""
    first, second = ([node.text for node in random_presses(hot_seat(2, rounds=1, **SMALL), "SAME")] for _ in "ab")
    assert first == second
    one, other = whole_game(against("greedy")), whole_game(against("greedy"))
    assert one.html == other.html


def test_a_move_is_one_message_each_way():
    """One widget for a whole table, not one per card: one move is one message each way."""
    table = against("greedy", "thinker")
    messages = []
    table.widget.comm.send = lambda data=None, *args, **kwargs: messages.append(data)
    keep(table)
    assert len(messages) == 1, "picking up is done in the browser"
    assert all(message["state"].keys() <= {"html", "drawing", "spoken", "kept", "frames"} for message in messages)


def test_pages_stay_small():
    """A page is some tens of kilobytes, at the end of a long game too."""
    table = against(*["random"] * 7)
    largest = 0
    while not is_over(table):
        build(draft(table))
        largest = max(largest, len(table.html))
        take(table, Press("on"))
    assert max(largest, len(table.html)) < 120_000


def test_a_repr_tells_how_far_the_game_is():
    assert repr(play(byorf)) == "<Table of BYORF: being set up>"
    assert repr(against("greedy")) == "<Table of BYORF: 0 turns>"


def test_what_is_spoken():
    """Whoever listens hears what was done and what came of it."""
    table = against("random")
    assert table.spoken == "The cards are dealt. Round 1 of 2 · turn 1 of 6."
    card = keep(table)
    ((_, shown, heard),) = table.frames
    kept = [f"{name} kept {cards[-1].face}." for name, cards in zip(["You", "Sigma"], state(table).kept, strict=True)]
    assert read(shown).one(data_key="status-said").text == say_game("seen-passed", direction="left")
    assert heard == " ".join(
        [
            say_game("chose", player="You", card=card.face),
            say_game("chose-hidden", player="Sigma"),
            *kept,
            say_game("passed", direction="left"),
        ]
    )
    assert table.spoken == "", "each sentence is heard once"
    draft(table)
    put(table, state(table).kept[0][0])
    assert table.spoken.endswith(say_game_table("heard-rows", above=1, below=0))


# ── undo ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_building_can_be_taken_back_step_by_step():
    """Undo is allowed back to the last point where something was revealed … never past it."""
    table = draft(against("greedy"))
    cards = state(table).kept[0]
    put(put(table, cards[0]), cards[1], Row.BOTTOM)
    take(table, Do(TakeBack(cards[0])))
    rows = [((cards[0],), (cards[1],)), ((cards[0],), ()), ((), ())]
    for top, bottom in rows:
        take(table, Press("undo"))
        assert (state(table).built[0].top, state(table).built[0].bottom) == (top, bottom)
        assert table.spoken == say_table("taken-back")
    assert not offers(table, Press("undo"))
    assert page(table).one(data_key="undo").get("aria-disabled") == "true"


def test_what_was_turned_over_is_not_taken_back():
    table = against("greedy")
    assert not offers(table, Press("undo"))
    keep(table)
    assert not offers(table, Press("undo"))


def test_a_choice_is_taken_back_under_the_cover():
    """Until another player acts; the screen stays covered, as it goes back to whoever chose."""
    table = take(hot_seat(2), Press("show"))
    before = state(table)
    keep(table)
    assert (table.viewer, state(table).chosen[0] is None) == (None, False)
    take(table, Press("undo"))
    assert state(table) == before
    assert table.viewer is None
    assert "Asha" in page(table).one(data_key="show").text
    assert take(table, Press("show")).viewer == 0


def test_nobody_takes_back_what_another_did():
    """Once the next player looks at the own cards, the choice of the one before stands."""
    table = take(hot_seat(2), Press("show"))
    keep(table)
    take(table, Press("show"))
    assert table.viewer == 1
    assert table.match.can_undo(0)
    assert not offers(table, Press("undo"))


# ── hints ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("phase", [Phase.DRAFT, Phase.BUILD])
def test_hints_grow_and_stop(phase):
    """From small to large, one more for each press, and then no more."""
    table = against("greedy", seed="PEARL-12")
    if phase is Phase.BUILD:
        draft(table)
    hints = table._hint_texts()
    assert len(hints) > 1
    for presses in range(1, len(hints) + 3):
        one = hints[min(presses, len(hints)) - 1]
        assert offers(table, Press("hint")), "pressed once more, the last one stays"
        take(table, Press("hint"))
        assert status(table) == table.spoken == one.says
        assert bool(page(table).find(data_key="hint-more")) == (presses < len(hints))
        shining = {node.get("data-key") for node in page(table).find(cls="mg-lit")}
        assert shining == set(one.at)
        if one.why is not None:
            assert one.why.claim in opened(table, "hint").text
            take(table, Press("open", "hint"))


def test_a_move_puts_hints_away():
    table = take(against("greedy"), Press("hint"))
    said = status(table)
    keep(table)
    assert status(table) != said
    assert not page(table).find(cls="mg-lit")


def test_no_hint_where_nothing_is_to_be_done():
    table = build(draft(against("greedy")))
    assert not offers(table, Press("hint"))


# ── why ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def asked(table, moment):
    """The answer to why, and the line it stands at."""
    opened(table, "log")
    take(table, Ask(moment))
    (line,) = [node for node in opened(table, "log").find(tag="li") if node.find(cls="mg-answer")]
    answer = line.one(cls="mg-answer").text
    assert line.one(tag="button").get("aria-expanded") == "true"
    take(table, Ask(moment))
    assert not page(table).find(cls="mg-answer")
    return line.find(tag="span")[0].text, answer


def test_every_move_that_lies_open_can_be_asked_why():
    """Every move can be asked "why?" and answers: bots in their own words, people through an adviser."""
    table = build(draft(against("greedy", "thinker", "random")))
    moments = why_buttons(table)
    kept = [line for line in log_lines(table) if " kept " in line and "last card" not in line]
    built = [line for line in log_lines(table) if " built " in line]
    assert len(moments) == len(kept) + len(built) == 4 * 5 + 4
    for moment in moments:
        sentence, answer = asked(table, moment)
        assert answer.endswith(".")
        assert answer.startswith("A bot in this seat would say: ") == sentence.startswith("You ")
        assert answer.startswith("I play at random") == sentence.startswith("Pi")


def test_the_answer_is_what_the_bot_said_then():
    """Why is asked later; the view is that of the moment."""
    table = against("greedy")
    view = table.match.observe(1)
    keep(table)
    card = state(table).kept[1][0]
    (moment,) = (moment for moment in why_buttons(table) if event_at(table, moment) == Kept(1, card))
    draft(table)
    assert asked(table, moment)[1] == byorf.BOTS[1].because(view, byorf.Keep(card))


def test_a_choice_is_not_explained_while_it_lies_face_down():
    """What a bot says speaks of the card it has just chosen, so a table shows it when that card is turned over."""
    table = hot_seat(2, ["greedy"])
    while state(table).phase is Phase.DRAFT:
        if offers(table, Press("show")):
            take(table, Press("show"))
        open_ = sum(len(kept) for kept in state(table).kept)
        assert len(why_buttons(table)) == open_
        keep(table)
    put(table, state(table).kept[table.viewer][0])
    assert len(why_buttons(table)) == 3 * 5, "neither last cards nor rows that are still hidden"


def test_goals_and_results_can_be_asked_too():
    """Every goal tells what it means; every result why it was, or was not, earned."""
    table = against("greedy")
    for goal in state(table).goals:
        take(table, Ask(goal))
        assert page(table).one(data_key=f"meaning-{goal.id}").text
    build(draft(table))
    cells = numbers(table, lambda offer: isinstance(offer, Ask) and isinstance(offer.thing, tuple))
    assert len(cells) == 5 * 2
    for number in cells:
        table.press(number)
        answer = page(table).one(data_key="answer")
        assert answer.find(cls="mg-claim")
        assert page(table).find(cls="mg-cell", aria_expanded="true")


# ── presses that fit nothing ───────────────────────────────────────────────────────────────────────────────────────


def test_a_press_on_an_old_page_changes_nothing_and_says_so():
    """A click on an old picture is a named case."""
    table = against("greedy")
    number, old = numbers(table, lambda offer: isinstance(offer, Do))[0], table.drawing
    keep(table)
    before = state(table)
    for message in ({"n": number, "drawing": old}, {"n": 10_000, "drawing": table.drawing}, {"move": 1}, "keep", None):
        table.hear(message)
        assert state(table) is before
        assert table.spoken == stale()
        assert status(table) == stale()
    keep(table)
    assert status(table) != stale()


def broken(*args, **kwargs):
    """What stands in for a fault of ours."""
    raise RuntimeError("a <b>fault</b>")


def fault_is_shown(table, before):
    """One sentence under the table, and the game as it was."""
    assert state(table) == before
    assert status(table) == (say_table("fault", kind="RuntimeError", fault="a <b>fault</b>"))


def test_a_fault_in_a_move_is_shown_and_the_game_stays(monkeypatch, caplog):
    """An error in a callback is shown under the table, never swallowed."""
    table = against("greedy", "random")
    before, turns = state(table), len(table.match.turns)
    monkeypatch.setattr(type(byorf.BOTS[1]), "choose", broken)
    keep(table)
    fault_is_shown(table, before)
    assert len(table.match.turns) == turns, "the person's own choice is taken back as well"
    assert "A press on the table failed" in caplog.text
    monkeypatch.undo()
    keep(table)
    assert len(state(table).kept[0]) == 1
    assert not page(table).find(cls="mg-alert")


def test_a_fault_in_a_drawing_is_shown_too(monkeypatch):
    table = draft(against("random"))
    before = state(table)
    views = import_module("mathgames_widgets.games.byorf.table")
    drawings = iter([broken, views.table])
    monkeypatch.setattr(views, "table", lambda view, screen: next(drawings)(view, screen))
    put(table, before.kept[0][0])
    fault_is_shown(table, before)


def test_what_now_speaks_of_what_is_shown():
    """A scored round and the end of the game have their own words, not those of the hand that is dealt next."""
    table = build(draft(against("greedy", **SMALL)))
    assert offers(table, Press("on"))
    assert "press “Next round”" in opened(table, "help").text and "Keep" not in opened(table, "help").text
    assert table.spoken.startswith("Look at what came out"), "it is said as well: the key ? moves no focus"
    take(table, Press("on"))
    assert "press Keep" in opened(table, "help").text
    assert say_game_table("where-over") in opened(whole_game(table), "help").text
    assert "You are watching" in opened(watched("random", "random"), "help").text


def test_what_is_opened_over_a_hint_closes_before_it():
    """A hint is still there when its reason, the log or the menu is closed; closed again, it goes."""
    table = against("greedy")
    take(take(table, Press("hint")), Press("hint"))
    says = page(table).one(data_key="status").text
    for what in ("hint", "log", "menu"):
        take(take(table, Press("open", what)), Press("close"))
        assert page(table).one(data_key="status").text == says
    take(table, Press("close"))
    assert page(table).one(data_key="status").text != says


# ── a new game ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_one_press_does_not_lose_a_game():
    """New game asks first while a game goes on."""
    table = against("greedy")
    keep(table)
    before = state(table)
    opened(table, "menu")
    take(table, Press("new"))
    assert offers(table, Press("new", True))
    take(table, Press("close"))
    assert not offers(table, Press("new", True))
    assert state(table) is before
    opened(table, "menu")
    take(take(table, Press("new")), Press("new", True))
    assert table.match is None


def test_a_new_game_keeps_what_stands_in_the_boxes():
    table = take(whole_game(against("thinker", seed="FERN-42", rounds=1)), Press("options"))
    assert table.match is None
    assert "open" in page(table).one(data_key="options").attributes
    boxes = page(table)
    assert boxes.one(name="name0").get("value") == "Asha"
    assert boxes.one(name="seed").get("value") == "FERN-42"
    assert [one.get("value") for one in boxes.one(name="who1").find(tag="option") if "selected" in one.attributes] == [
        "thinker"
    ]
