"""A class without a server: who sits where, what the teacher does, and what each of them sees."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from mathgames_widgets.classroom import classes
from mathgames_widgets.classroom.asks import ideas_of_game
from mathgames_widgets.classroom.classes import AWAY, Class
from mathgames_widgets.classroom.homework import PRACTICE, ServedLesson
from mathgames_widgets.classroom.lobby import look_of
from mathgames_widgets.classroom.register import TABLES, TEACHER
from mathgames_widgets.classroom.reports import answers_sheet, cell, games_sheet, score_said, sheet
from mathgames_widgets.classroom.standing import CannotBeDone
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.core.entrance import Unfit
from mathgames_widgets.core.game import Ending, Outcome
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES, drill_of
from mathgames_widgets.questions.prediction import kept_prediction
from mathgames_widgets.questions.question import plain_text
from mathgames_widgets.serving import places
from mathgames_widgets.serving.lessons import lessons_below
from mathgames_widgets.table.screen import Do, Press
from tests.classroom.school import Clock, Someone, came, finish, opened, play_on

say_question = room("mathgames_widgets.questions")
say = room("mathgames_widgets.classroom.board")

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
NAMES = ("Asha", "Ben", "Chen", "Dana", "Emre")


@pytest.fixture
def clock() -> Clock:
    return Clock()


def groups(school: Class) -> list[list[str]]:
    people = school.standing.people
    return [[people[one].name for one in group] for group in school.standing.groups.values()]


# ── before a game ─────────────────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
def test_the_teacher_chooses_and_starts_and_everyone_sits_at_a_table_without_a_press(game):
    school, teacher = opened()
    pupils = came(school, *NAMES)
    assert all(say("comes-waiting") in one.words for one in pupils)
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("set"), players="3", same="on", fills="on")
    assert groups(school) == [["Asha", "Ben", "Chen"], ["Dana", "Emre"]]
    assert say("you-sit-at", table=2, others="Emre", many=2) in pupils[3].words
    teacher.take(Press("start"), players="3", same="on", fills="on")
    for one in pupils:
        assert one.read.find(cls="mg-playing")
    first, second = (school.table(number).room.match for number in (1, 2))
    assert first.game is second.game is game
    assert first.players == second.players == 3, "a bot fills the gap"
    assert "waiting for" in teacher.words


def test_groups_are_spread_evenly_and_people_are_moved(clock):
    school, teacher = opened(clock)
    came(school, *NAMES)
    teacher.take(Press("set"), players="4", fills="on")
    assert groups(school) == [["Asha", "Ben", "Chen"], ["Dana", "Emre"]]
    asha = next(iter(school.standing.people))
    teacher.take(Press("move", (asha, 2)))
    assert groups(school) == [["Ben", "Chen"], ["Dana", "Emre", "Asha"]]
    came(school, "Fay")
    assert groups(school) == [["Ben", "Chen", "Fay"], ["Dana", "Emre", "Asha"]], "moves by hand stay"
    teacher.take(Press("mix"))
    assert sorted(map(len, groups(school))) == [3, 3]
    teacher.take(Press("move", (asha, 3)))
    assert groups(school)[2] == ["Asha"]


def test_what_a_chip_offers_is_where_it_can_be_dropped():
    school, teacher = opened()
    came(school, *NAMES)
    chip = teacher.read.one(data_key=f"chip-{next(iter(school.standing.people))[:12]}")
    zones = {one.get("data-zone") for one in teacher.read.find() if one.get("data-zone")}
    assert '"table2"' in chip.get("data-drops") and {"table1", "table2", "table3"} <= zones | {"table3"}
    assert teacher.read.one(data_place="table2").get("aria-disabled") == "true", "only when a name is picked"


def test_variants_reach_every_table_and_a_wrong_one_is_one_sentence():
    school, teacher = opened()
    came(school, *NAMES)
    teacher.take(Press("start"), players="2", fills="on", rounds="99")
    assert school.standing.phase == "waiting"
    assert teacher.read.one(data_key="notice").text.startswith("Table 1: ")
    teacher.take(Press("start"), players="2", fills="on", rounds="1")
    assert {school.table(number).room.match.rules.rounds for number in school.standing.seeds} == {1}


def test_without_bots_tables_have_as_many_players_as_people():
    school, teacher = opened()
    came(school, *NAMES)
    teacher.take(Press("start"), players="4", same="on")
    assert [school.table(number).room.match.players for number in (1, 2)] == [3, 2]


def test_the_code_the_address_and_its_picture_are_shown_to_all_in_the_room():
    school, teacher = opened()
    school.enter(TEACHER, teacher.line, "http://192.168.1.20:8866/")
    assert "FERN-42" in teacher.words and "Join at 192.168.1.20:8866/join" in teacher.words
    assert teacher.read.find(cls="mg-qr")


def test_nobody_there_is_said():
    _, teacher = opened()
    teacher.take(Press("start"))
    assert teacher.read.one(data_key="notice").text == say("nobody-joined")


# ── the deal ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("same", [True, False])
def test_the_deal_is_the_same_or_not_and_bots_play_alike(same):
    school, teacher = opened()
    came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("set"), players="3", same="on" * same, fills="on")
    for number, person in enumerate(list(school.standing.people), 1):
        if number > 1:
            teacher.take(Press("move", (person, number)))
    teacher.take(Press("start"))
    rooms = [one.room for one in school.rooms()]
    assert len(rooms) == 3 and (len({room.match.seed for room in rooms}) == 1) is same
    if same:
        assert len({room.match.observe(0).hand for room in rooms}) == 1
        play_alike = [next(iter(room.match.legal_actions(0))) for room in rooms]
        for one, action in zip(school.rooms(), play_alike, strict=True):
            school.table(one.number).do(lambda room=one.room, action=action: room.play(0, action))
        assert len({tuple(turn.action for turn in room.match.turns) for room in rooms}) == 1


@EACH_GAME
def test_a_shared_seed_reaches_nobody_before_all_tables_are_done(game):
    school, teacher = opened()
    pupils = came(school, "Asha", "Ben")
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("set"), players="2", same="on", fills="on")
    teacher.take(Press("move", (pupils[1].person, 2)))
    teacher.take(Press("start"))
    seed = school.standing.seeds[1]
    play_on(school, 1)
    school.look_around()
    asha, ben = pupils
    if asha.offers(Press("on")):
        asha.take(Press("on"))
    asha.take(Press("open", "menu"))
    for one in (asha, ben, teacher):
        assert seed not in "".join(map(str, one.came))
    play_on(school, 2)
    school.look_around()
    assert school.standing.phase == "over"
    assert seed in asha.html, "the game is over for everyone"


# ── during a game ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_eyes_up_here_covers_every_page_takes_no_press_and_loses_nothing():
    school, teacher = opened()
    asha, ben, chen = came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("start"))
    before = asha.html
    page, name = asha.page
    move = next(number for number, thing in enumerate(page.offered) if isinstance(thing, Press))
    teacher.take(Press("pause", True))
    for one in (asha, ben, chen):
        assert say("eyes-up") in one.words and not one.read.find(cls="mg-playing") and not list(one.page[0].offered)
    turns = [len(one.room.match.turns) for one in school.rooms()]
    school.hear(asha.person, name, {"n": move, "drawing": page.drawing, "values": {}})
    assert say("eyes-up") in asha.words
    assert [len(one.room.match.turns) for one in school.rooms()] == turns
    late = Someone(school, "Late")
    assert say("eyes-up") in late.words
    teacher.take(Press("pause", False))
    assert asha.read.find(cls="mg-playing") and late.read.find(cls="mg-playing")
    assert (asha.read.one(data_key="table").text == before and "mg-playing" in before) or asha.read.find(
        cls="mg-playing"
    )


def test_who_comes_late_takes_a_bots_seat_and_else_watches():
    school, teacher = opened()
    came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("start"), players="2", fills="on", same="on")
    dana = Someone(school, "Dana")
    deal = school.table(2).standing.deal
    assert dana.person in deal.held and "Dana" in deal.names
    assert school.table(2).room.match.names[deal.seat_of(dana.person)] == "Dana"
    assert any(isinstance(thing, Do) or "Select" in type(thing).__name__ for thing in dana.page[0].offered)
    emre = Someone(school, "Emre")
    assert emre.read.find(cls="mg-playing") and all(
        emre.person not in school.table(n).standing.deal.held for n in (1, 2)
    )
    assert say("watches") in teacher.words


def test_who_is_moved_in_the_middle_leaves_the_seat_to_a_bot():
    school, teacher = opened()
    asha, ben, _ = came(school, "Asha", "Ben", "Chen")
    teacher.take(Press("start"), players="2", fills="on", same="on")
    hand = ben.html
    teacher.take(Press("move", (ben.person, 2)))
    first, second = school.table(1).standing.deal, school.table(2).standing.deal
    assert ben.person not in first.held and ben.person in second.held
    assert first.held.count("") == 1 and "Ben" not in first.names
    assert ben.read.find(cls="mg-playing") and ben.html != hand
    assert school.place(ben.person) is school.table(2)
    play_on(school, 1, 3)
    again = Class.opened(school.code, school._store, Clock())
    again.think = None
    Someone(again, person=asha.person)
    assert again.table(1).room.match.names == school.table(1).room.match.names
    assert again.table(1).room.match.state == school.table(1).room.match.state
    assert again.place(ben.person) is again.table(2)


def test_a_lost_page_is_the_same_seat_again(clock):
    school, teacher = opened(clock)
    asha, _ = came(school, "Asha", "Ben")
    teacher.take(Press("start"))
    before = asha.html
    school.leave(asha.person, asha.line)
    clock.now += 500
    school.look_around()
    assert "away" in teacher.words
    again = Someone(school, person=asha.person)
    assert again.html == before


def test_a_pupil_with_another_device_gets_the_same_seat_once_the_teacher_lets_her_in(clock):
    school, teacher = opened(clock)
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("start"))
    taken = r"already called Asha\. .* ask your teacher"
    with pytest.raises(CannotBeDone, match=taken):
        school.join("asha")
    teacher.take(Press("again", asha.person))
    assert "Asha can now join on another device" in teacher.words
    clock.now += 60
    other = Someone(school, " asha")
    assert other.person == asha.person and other.html == asha.html != ben.html
    with pytest.raises(CannotBeDone, match=taken):
        school.join("Asha")
    teacher.take(Press("again", asha.person))
    clock.now += 121
    with pytest.raises(CannotBeDone, match=taken):
        school.join("Asha")
    assert len(school.standing.people) == 2


def test_the_board_says_for_whom_a_table_waits_and_for_how_long(clock):
    school, teacher = opened(clock)
    came(school, "Asha", "Ben", "Chen", "Dana")
    teacher.take(Press("start"), players="2", fills="on", same="on")
    school.look_around()
    clock.now += 47
    assert school.look_around() and not school.look_around()
    assert "waiting for Asha and Ben (40 s)" in teacher.words
    assert "Round 1 of" in teacher.read.one(data_key="stands1").text
    clock.now += 100
    school.look_around()
    assert "mg-slow" in teacher.read.one(data_key="table2").get("class")


def test_a_look_at_a_table_shows_what_lies_open_only():
    school, teacher = opened()
    came(school, "Asha", "Ben")
    teacher.take(Press("start"))
    play_on(school, 1, 4)
    teacher.take(Press("look", 1))
    room = school.table(1).room
    from mathgames_widgets.page.html import div, nameless
    from mathgames_widgets.table.screen import Screen

    view = room.match.observe(None)
    shown = look_of(room.match.game).table(view, Screen(room.match.names, kinds=("person", "person")))
    assert str(div(nameless(shown), data_fit="grow")) in teacher.html
    hand = room.match.observe(0).hand
    assert hand and not any(f'data-key="{card.id}"' in teacher.html for card in hand)
    assert not any(isinstance(thing, Do) for thing in teacher.page[0].offered)
    teacher.take(Press("look", None))
    assert not teacher.read.find(cls="mg-fill")


def test_names_are_hidden_for_the_projector():
    school, teacher = opened()
    came(school, "Asha", "Ben")
    teacher.take(Press("hide", True))
    for press in (Press("start"), Press("look", 1), Press("view", "results")):
        teacher.take(press)
        shown = teacher.html
        assert "Asha" not in shown and "Ben" not in shown, press
    teacher.take(Press("view", "tables"))
    assert "Player 1" in teacher.words and "Player 2" in teacher.words
    teacher.take(Press("hide", False))
    assert "Asha" in teacher.words


def test_a_name_is_taken_off_the_list_with_all_that_is_known():
    school, teacher = opened()
    _, ben = came(school, "Asha", "=rude")
    teacher.take(Press("start"))
    thing = Press("remove", ben.person)
    teacher.take(thing)
    assert not ben.ended and "Take =rude off the list" in teacher.words
    teacher.take(thing)
    assert ben.ended == say("you-are-off") and "=rude" not in teacher.read.one(data_key="body").text
    assert not school.knows(ben.person) and ben.person not in school.table(1).standing.people


def test_a_name_taken_off_at_another_server_is_told_the_same(tmp_path):
    """The pupil's own server reads it in the log; it is no seat that was lost."""
    places = [Store(str(tmp_path / "t.sqlite")) for _ in range(2)]
    here, teacher = opened(store=places[0])
    (asha,) = came(here, "Asha")
    there = Class.opened("FERN-42", places[1])
    (ben,) = came(there, "Ben")
    here.catch_up()
    for _ in range(2):
        teacher.take(Press("remove", ben.person))
    there.catch_up()
    assert ben.ended == say("you-are-off") and not asha.ended


def test_a_pupils_messages_do_nothing_on_the_teachers_page():
    school, teacher = opened()
    asha, _ = came(school, "Asha", "Ben")
    page, name = teacher.page
    start = next(number for number, thing in enumerate(page.offered) if thing == Press("start"))
    school.hear(asha.person, name, {"n": start, "drawing": page.drawing, "values": {}})
    assert school.standing.phase == "waiting"
    school.hear("teacher2", name, {"n": start, "drawing": page.drawing, "values": {}})
    assert school.standing.phase == "waiting"


def test_pupils_at_a_class_table_cannot_deal_delete_or_choose():
    school, teacher = opened()
    asha, _ = came(school, "Asha", "Ben")
    teacher.take(Press("start"))
    table = school.table(1)
    finish(school)
    for forbidden in (table.again, table.choose_anew, table.close, table.deal):
        with pytest.raises(CannotBeDone, match=re.escape(say("only-teacher"))):
            forbidden(asha.person)
    if asha.offers(Press("on")):
        asha.take(Press("on"))
    assert say("teacher-starts") in asha.words
    assert not asha.read.find(data_key="live-again")


def test_start_seats_nobody_who_is_away_and_deals_no_table_where_nobody_is(clock):
    """Who comes back takes a seat as anyone who is late; with nobody there nothing starts."""
    school, teacher = opened(clock)
    asha, ben, chen, dana, ella = came(school, "Asha", "Ben", "Chen", "Dana", "Ella")
    teacher.take(Press("set"), players="2", same="on", fills="on")
    sits = {one.name: school.standing.table_of(one.person) for one in (asha, ben, chen, dana, ella)}
    assert sits == {"Asha": 1, "Ben": 1, "Chen": 2, "Dana": 2, "Ella": 3}
    for one in (ben, ella):
        school.leave(one.person, one.line)
    clock.now += AWAY
    teacher.take(Press("start"), players="2", same="on", fills="on")
    assert sorted(school.standing.seeds) == [1, 2]
    assert set(school.table(1).standing.people) == {asha.person}
    school.enter(ella.person, ella.line)
    assert school.standing.table_of(ella.person) == 1 and ella.read.find(cls="mg-playing")
    school.end()
    school.choose_anew()
    for one in (asha, chen, dana, ella):
        school.leave(one.person, one.line)
    clock.now += AWAY
    with pytest.raises(CannotBeDone, match=re.escape(say("nobody-here"))):
        school.start()


def test_what_was_picked_of_one_page_is_not_shown_as_of_another():
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    with_practice(school, teacher)
    teacher.take(Press("call", PRACTICE))
    asha.take(Press("check"), answer="17")
    school.look_around()
    teacher.take(Press("pick", ("1", "17")))
    assert teacher.read.find(data_key="tray")
    with_practice(school, teacher)
    assert not teacher.read.find(data_key="tray")


def test_what_is_set_is_what_the_grid_shows():
    """Answers to the page before stay to be chosen, and are not shown below the lesson that was just set."""
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    school.lessons = [
        ServedLesson(page, title, (), ("from mathgames_widgets.games.byorf import lesson", f"lesson.ask('{key}')"))
        for page, title, key in (("byorf/lesson", "All of it", "hole"), ("byorf/zeros", "Zeros", "zero"))
    ]
    said = {"right": True, "tries": 1, "shown": False, "ideas": []}
    school.do(lambda: school.report(asha.person, {"page": "byorf/lesson", "key": "hole", **said}))
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("lesson"), lesson="byorf/zeros")
    assert not teacher.read.find(cls="mg-class-grid")
    school.do(lambda: school.report(asha.person, {"page": "byorf/zeros", "key": "zero", **said}))
    school.look_around()
    assert teacher.read.one(name="page").find(selected="")[0].get("value") == "byorf/zeros"


def test_the_boxes_of_one_game_are_no_boxes_of_another():
    """A browser keeps what is typed and not sent in a box of the same key, so two games have different ones."""
    school, teacher = opened()
    came(school, "Asha")
    found = set()
    for game in GAMES:
        teacher.take(Press("game"), game=game.NAME)
        found |= {one.get("data-key") for one in teacher.read.find(cls="mg-variants")}
    assert len(found) > 2 and None not in found


def test_a_table_leads_to_the_lesson_that_is_set_meanwhile():
    school, teacher = opened()
    asha, _ = came(school, "Asha", "Ben")
    school.lessons = [ServedLesson("byorf/zeros", "Zeros")]
    teacher.take(Press("start"), players="2", same="on", fills="on")
    asha.take(Press("open", "menu"))
    assert not asha.read.find(data_key="lesson")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("lesson"), lesson="byorf/zeros")
    assert asha.read.one(data_key="lesson").get("href") == "../voila/render/byorf/zeros.ipynb?class=FERN-42"
    teacher.take(Press("no-work"))
    assert not asha.read.find(data_key="lesson")


# ── after a game ──────────────────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
def test_results_lie_side_by_side_and_the_next_game_follows(game):
    school, teacher = opened()
    pupils = came(school, *NAMES)
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("start"), players="3", same="on", fills="on")
    finish(school)
    assert school.standing.phase == "over"
    teacher.take(Press("view", "results"))
    made = [one for one in school.standing.results for seat in one["made"] if one["held"][int(seat)]]
    assert len(teacher.read.find(cls="mg-made")) == len(made)
    may_be_worthless = game.NAME == "mathleague"  # four students come together seldom, and nobody is the best without
    assert made or may_be_worthless or not hasattr(import_module(f"{game.__name__}.table"), "made")
    assert {one["table"] for one in school.standing.results} == {1, 2}
    rows = list(csv.reader(io.StringIO(games_sheet(school.standing).removeprefix("\ufeff"))))
    assert [row[0] for row in rows] == ["nickname", *NAMES]
    assert all(row[2] == game.NAME and row[4].isdigit() for row in rows[1:])
    assert games_sheet(school.standing, pupils[0].person).count("\n") == 2
    teacher.take(Press("next"))
    assert say("comes-waiting") in pupils[0].words
    assert "place" in pupils[0].read.one(data_key="known").text, "she sees what is known about her"
    teacher.take(Press("start"))
    assert pupils[0].read.find(cls="mg-playing") and school.standing.round == 2


def test_a_game_can_be_ended_before_its_end_after_a_question():
    school, teacher = opened()
    asha, _, chen, _ = came(school, "Asha", "Ben", "Chen", "Dana")
    teacher.take(Press("start"), players="2", fills="on", same="on")
    play_on(school, 1)
    teacher.take(Press("end"))
    assert school.standing.phase == "playing"
    teacher.take(Press("end"))
    assert school.standing.phase == "over" and say("not-finished") in teacher.words
    assert asha.read.find(cls="mg-playing"), "a finished table shows its result"
    assert say("game-over") in chen.words
    assert say("open-game") in games_sheet(school.standing)


@EACH_GAME
def test_a_game_that_is_ended_keeps_the_scores_so_far(game):
    """At the bell most tables are in the middle of a game; what they have made counts, without a place."""
    school, teacher = opened()
    (asha, _) = came(school, "Asha", "Ben")
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("start"), players="2", fills="on", same="on")
    play_on(school, 1, 1)
    match = school.table(1).room.match
    assert match.outcome() is None
    look = look_of(game)
    score = look.score(*look.so_far(match.observe(None), 0))
    for _ in range(2):
        teacher.take(Press("end"))
    (one,) = school.standing.results
    assert one["places"] == [] and score_said(one, 0) == score
    shown = teacher.read.one(data_key="places1").text
    assert say("so-far") in shown and score in shown
    _, row, _ = csv.reader(io.StringIO(games_sheet(school.standing).removeprefix("\ufeff")))
    assert row[4] == say("open-game") and row[5] == (score or say("open-game"))
    known = say("known-game-open", game=game.TITLE, score=score) if score else f"{game.TITLE}: {say('open-game')}"
    assert known in asha.words


def test_what_a_bot_ends_for_an_absent_pupil_is_not_hers(clock):
    school, teacher = opened(clock)
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("start"), players="2", fills="on", same="on")
    school.leave(asha.person, asha.line)
    clock.now += 500
    school.look_around()
    table = school.table(1)

    def ask_a_bot() -> None:
        table.stand_in(ben.person, 0)

    table.do(ask_a_bot)
    assert table.standing.deal.stand_ins == {0}
    finish(school)
    (one,) = school.standing.results
    assert one["held"] == ["", ben.person] and "Asha" not in one["names"]
    teacher.take(Press("view", "results"))
    assert "Asha" not in teacher.read.one(data_key="places1").text
    assert all("Asha" not in best.text for best in teacher.read.find(data_key="best-of-class"))
    _, row, _ = csv.reader(io.StringIO(games_sheet(school.standing).removeprefix("\ufeff")))
    assert row[0] == "Asha" and not any(row[2:])


FORMULAS = ("=1+1", "+1", "-2+3", "@SUM(A1)", "a;=1+1", 'a";=1+1', "a,+1", "|=1", "';=1")
NOT_TYPED = ("\uff1d1+1", " =1", "a\t@x", "a\n=1", "=cmd|' /C calc'!A0", "a;=cmd|' /C calc'!A0;")
"""Names and words that some spreadsheet would take for a formula, each where it cuts a line."""


def cells_of(text: str) -> Iterator[str]:
    """Every cell that a spreadsheet may find in a file, however it cuts the lines and whatever it knows of quotes."""
    for mark in ",;\t|":
        for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_NONE):
            for row in csv.reader(io.StringIO(text), delimiter=mark, quoting=quoting, quotechar='"'):
                yield from row


def is_reckoned(found: str) -> bool:
    """Whether a spreadsheet would reckon with this."""
    plain = found.lstrip(" \"'")
    return not found.lstrip(' "').startswith("'") and plain[:1] in tuple("=+-@\uff1d\uff0b\uff0d\uff20")


def test_no_cell_of_any_kind_of_spreadsheet_is_a_formula():
    school, teacher = opened()
    school.lessons = [LESSON]
    pupils = came(school, *FORMULAS)
    report(school, pupils[0])
    teacher.take(Press("start"))
    finish(school)
    sheets = [games_sheet(school.standing), answers_sheet(school.standing, school.asks(LESSON.page), LESSON.page)]
    sheets.append(sheet([[one, f"{one}x"] for one in FORMULAS + NOT_TYPED]))
    for text in sheets:
        wrong = [found for found in cells_of(text.removeprefix("\ufeff")) if is_reckoned(found)]
        assert not wrong
    assert all(line.startswith('"') for line in sheets[0].removeprefix("\ufeff").splitlines())
    assert cell("-3") == "-3" and cell("-3+1") == "'-3+1"
    rows = list(csv.reader(io.StringIO(sheet([['Asha; "A"', "x, y"]]).removeprefix("\ufeff"))))
    assert rows == [['Asha; "A"', "x, y"]], "what is harmless stays as it is"


def test_names_are_text_on_every_page():
    school, teacher = opened()
    pupils = came(school, "<b>Asha</b>", "<img src=x>")
    for press in (Press("start"), Press("look", 1), Press("look", None)):
        teacher.take(press)
        for one in (teacher, *pupils):
            assert "<b>Asha" not in one.html and "<img src=x" not in one.html
    finish(school)
    teacher.take(Press("view", "results"))
    assert "<b>Asha" not in teacher.html


# ── practice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def practising(school: Class, pupil: Someone) -> None:
    """The problem on a pupil's page is answered right."""
    page, _ = pupil.page
    school.do(lambda: page.answer(page.problem.question.solution))


@pytest.mark.parametrize("game", [game for game in GAMES if drill_of(game.NAME)], ids=lambda game: game.NAME)
def test_practice_is_set_done_and_counted_without_a_kernel(game):
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work-game"), **{"work-game": game.NAME})
    kinds = [one.name for one in drill_of(game.NAME).kinds]
    values = {"count": "2", "seed": "fern 42", f"kind-{kinds[0]}": "on"}
    teacher.take(Press("work", game.NAME), **values | {"count": "0"})
    assert teacher.read.one(data_key="notice").text == say_question("how-many-problems", most=50)
    teacher.take(Press("work", game.NAME), **values)
    for one in (asha, ben):
        one.take(Press("practise"))
        assert say("problem-of", number=1, all=2) in one.words
    assert asha.page[0].problem.seed == ben.page[0].problem.seed, "all have the same problems"
    assert not asha.read.find(data_key="levels"), "no other seed or kind takes a pupil out of the set"
    practising(school, asha)
    asha.take(Press("next"))
    again = Someone(Class.opened(school.code, school._store, Clock()), person=asha.person)
    again.take(Press("practise"))
    assert say("problem-of", number=2, all=2) in again.words, "after a reload it goes on where it stood"
    practising(school, asha)
    asha.take(Press("next"))
    assert say("all-done", many=2) in asha.words
    told = school.standing.reports
    assert [key for _, key in told] == ["1", "2"] and all(one[asha.person].right for one in told.values())
    school.do(lambda: setattr(school, "_changed", True))
    assert teacher.words.count("✓") >= 2
    assert teacher.read.one(data_key="page").text == say("practice-for", game=game.TITLE)
    page = f"{game.NAME}/practice"
    rows = list(csv.reader(io.StringIO(answers_sheet(school.standing, school.asks(page), page).removeprefix("\ufeff"))))
    assert [row[0] for row in rows] == ["nickname", "Asha", "Ben"] and rows[1][2] == say(
        "answered", how="right", tries=1
    )
    asha.take(Press("leave"))
    assert say("comes-waiting") in asha.words
    assert say("answered", how="right", tries=1) in asha.read.one(data_key="known").text
    teacher.take(Press("no-work"))
    assert not asha.offers(Press("practise"))


def test_a_pause_covers_practice_and_a_game_ends_it_where_it_stands():
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", GAMES[0].NAME), count="3", seed="", **{"work-game": GAMES[0].NAME})
    asha.take(Press("practise"))
    page = asha.page[0]
    school.do(lambda: school.pause(True))
    assert say("eyes-up") in asha.words
    school.do(lambda: school.pause(False))
    assert asha.page[0] is page and say("problem-of", number=1, all=3) in asha.words
    school.do(school.start)
    assert asha.read.find(cls="mg-playing")


def test_whatever_is_chosen_in_a_box_of_the_teachers_page_is_sent_with_it():
    """A browser sends the values of the form around a box, and of nothing else."""
    school, teacher = opened()
    came(school, "Asha", "Ben")
    seen = set()
    for view in ("tables", "lessons", "people", "results"):
        teacher.take(Press("view", view))
        for box in teacher.read.find(tag="select"):
            seen.add(box.get("name"))
            assert any(one.tag == "form" for one in box.around()), box.get("name")
    assert {"wall", "game", "work-game"} <= seen


def test_a_teacher_sees_who_is_at_which_problem_and_what_is_typed():
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", "byorf"), count="2", seed="FERN-42", **{"work-game": "byorf", "kind-zeros": "on"})
    teacher.take(Press("call", PRACTICE))

    def desk(one: Someone) -> str:
        school.look_around()
        return teacher.read.one(data_key=f"li-{one.person[:12]}").text

    assert "problem 1" in desk(ben), "also before the first answer"
    asha.take(Press("check"), answer="17")
    assert "problem 1" in desk(asha) and "✗ 17" in desk(asha) and "0/2" in desk(ben)
    practising(school, asha)
    assert "problem 1" in desk(asha) and "1/2" in desk(asha), "one of two is not all"
    asha.take(Press("next"))
    assert "problem 2" in desk(asha)
    practising(school, asha)
    assert "done" in desk(asha) and "1 done" in teacher.words


def test_a_table_at_which_all_are_level_has_no_winners():
    school, teacher = opened()
    came(school, "Asha", "Ben")
    teacher.take(Press("start"), players="2")
    finish(school)
    outcome = Outcome(winners=(0, 1), scores=(0, 0), places=(1, 1), why=Ending())
    school.table(1).room.match.outcome = lambda: outcome
    teacher.take(Press("view", "tables"))
    assert "Finished. Everyone is level." in teacher.words and " win." not in teacher.words


def test_everyone_is_brought_to_practice_and_back_also_after_a_restart():
    store = Store()
    school, teacher = opened(store=store)
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", GAMES[0].NAME), count="3", seed="", **{"work-game": GAMES[0].NAME})
    asha.take(Press("practise"))
    teacher.take(Press("call", PRACTICE))
    assert "Problem 1 of 3" in asha.words and "Problem 1 of 3" in ben.words
    (late,) = came(school, "Chen")
    assert "Problem 1 of 3" in late.words, "whoever is late lands where the class is"
    ben.take(Press("leave"))
    assert ben.offers(Press("practise")), "who goes back stays there"
    again = Class.opened("FERN-42", store)
    assert again._key_of(asha.person)[0] == "practice" and again._key_of(TEACHER) == ("class",)
    assert "0/3" in Someone(again, "Teacher", TEACHER).words, "the teacher's page is where the class is"
    teacher.take(Press("call", TABLES))
    assert asha.offers(Press("practise")) and late.offers(Press("practise"))
    with pytest.raises(CannotBeDone):
        school.do(lambda: school.call("lesson"))


def with_practice(school: Class, teacher: Someone, count: str = "3") -> None:
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("work", "byorf"), count=count, seed="FERN-42", **{"work-game": "byorf", "kind-zeros": "on"})


def test_everyone_is_brought_from_a_game_to_practice_and_back_to_it(clock):
    store = Store()
    school, teacher = opened(clock, store)
    asha, ben = came(school, "Asha", "Ben")
    with_practice(school, teacher)
    asha.take(Press("practise"))
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"), players="2")
    assert asha.read.find(cls="mg-playing"), "a game takes whoever practised by themselves"
    play_on(school, 1, 1)
    room = school.table(1).room
    played, page = room.match.turns, asha.page[0]
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("call", PRACTICE))
    for one in (asha, ben):
        assert say("problem-of", number=1, all=3) in one.words and not one.read.find(cls="mg-playing")
    asha.take(Press("check"), answer="17")
    (late,) = came(school, "Chen")
    assert say("problem-of", number=1, all=3) in late.words
    again = Class.opened(school.code, store)
    assert say("problem-of", number=1, all=3) in Someone(again, person=asha.person).words
    ben.take(Press("leave"))
    assert ben.read.find(cls="mg-playing"), "who goes back is at the table"
    assert teacher.offers(Press("end")), "the game is on"
    clock.now += 300
    school.look_around()
    teacher.take(Press("view", "tables"))
    assert "paused" in teacher.words and not teacher.read.find(cls="mg-slow"), "nobody is slow who was called away"
    teacher.take(Press("call", TABLES))
    clock.now += 20
    school.look_around()
    assert "(20 s)" in teacher.words, "and then they have all the time again"
    assert asha.read.find(cls="mg-playing") and asha.page[0] is page
    assert school.table(1).room is room and room.match.turns == played and not room.waits_for_bots


def test_a_wrong_try_at_practice_is_there_after_a_restart_and_a_right_one_is_no_first_try():
    store = Store()
    school, teacher = opened(store=store)
    (asha,) = came(school, "Asha")
    with_practice(school, teacher)
    asha.take(Press("practise"))
    asha.take(Press("check"), answer="17")
    asha.take(Press("hint"))
    said = asha.read.one(data_key="verdict").text
    again = Class.opened(school.code, store)
    asha = Someone(again, person=asha.person)
    asha.take(Press("practise"))
    assert asha.read.one(data_key="verdict").text == said and asha.read.find(data_key="hint-room")
    assert asha.read.one(data_key="answer").get("value") == "17"
    practising(again, asha)
    (told,) = again.standing.reports.values()
    assert told[asha.person].right and told[asha.person].tries == 2
    assert asha.page[0].course.rungs[0][1].run == 0, "right, but not at the first try"
    later = Someone(Class.opened(school.code, store), person=asha.person)
    later.take(Press("practise"))
    assert say("problem-of", number=2, all=3) in later.words and not later.read.find(data_key="verdict")


def test_an_answer_counts_once_when_another_server_writes_in_the_same_moment(place):
    """The answer is taken once more on what the other has written; at that one it stands, too."""
    school, teacher = opened(store=Store(place))
    (asha,) = came(school, "Asha")
    with_practice(school, teacher)
    asha.take(Press("practise"))
    other = Class.opened(school.code, Store(place))
    phone = Someone(other, person=asha.person)
    phone.take(Press("practise"))
    for number in (1, 2):
        look, school._catch_up = school._catch_up, lambda: None
        other.do(lambda: other.set(hides=not other.standing.hides))
        asha.take(Press("check"), answer=f"{number + 16}")
        school._catch_up = look
        (told,) = school.standing.reports.values()
        assert told[asha.person].tries == number, "an answer that is given once is one try"
        other.catch_up()
        assert phone.read.one(data_key="answer").get("value") == f"{number + 16}"
    practising(other, phone)
    school.catch_up()
    assert school.standing.reports["byorf/practice", "1"][asha.person].tries == 3
    assert say("problem-of", number=2, all=3) in asha.words, "it goes on at both"


def test_who_votes_and_practises_without_end_fills_no_log_and_draws_nobody_elses_page(monkeypatch):
    monkeypatch.setattr(classes, "MOST_KEPT_TIMES", 30)
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    with_practice(school, teacher)
    page, _ = ben.page
    drawn = page.drawing
    for number in range(40):
        asha.take(Press("practise"))
        asha.take(Press("check"), answer=f"{number + 17}")
        asha.take(Press("leave"))
    assert page.drawing == drawn
    log = school.store.read(school.code)
    assert sum("course" in entry for entry in log) == 30
    school.lessons = lessons_below(places.notebooks())
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("lesson"), lesson="byorf/zeros")
    teacher.take(Press("vote"), vote="even")
    for number in range(40):
        ben.take(Press("choose", number % 2))
    assert sum("ballot" in entry for entry in school.store.read(school.code)) <= 30
    assert say("many-answers") in ben.page[0].spoken


def test_what_the_teacher_says_reaches_whoever_practises():
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    with_practice(school, teacher)
    teacher.take(Press("call", PRACTICE))
    asha.take(Press("check"), answer="17")
    school.look_around()
    teacher.take(Press("pupil", asha.person))
    teacher.take(lambda thing: thing.what == "tell", own="Look at the bottom row.")
    assert "Look at the bottom row." in asha.words and "bottom row" not in ben.words
    assert asha.read.find(data_key="verdict"), "the problem is still there"
    asha.take(Press("has-read"))
    assert "bottom row" not in asha.words and say("problem-of", number=1, all=3) in asha.words
    assert not school.standing.sayings


def test_what_the_teacher_says_reaches_whoever_plays():
    """It stands on the line of the table until it is read; a question of the table comes first."""
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    with_practice(school, teacher)
    teacher.take(Press("view", "tables"))
    teacher.take(Press("start"), players="2", fills="")
    school.tell([asha.person], "Look at the bottom row.")
    school.do(lambda: None)
    assert asha.read.find(cls="mg-playing"), "the cards are still there"
    assert say("teacher-said", text="Look at the bottom row.") in asha.read.one(data_key="status").text
    assert "bottom row" not in ben.words
    asha.take(Press("has-read"))
    assert "bottom row" not in asha.words and asha.read.find(cls="mg-playing")
    assert not school.standing.sayings


def test_a_vote_knows_what_was_chosen_alone_and_in_the_round_before():
    """Before someone votes, it says what they chose in the lesson; in the end, what they chose in their last round."""
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    school.lessons = lessons_below(places.notebooks())
    teacher.take(Press("view", "lessons"))
    teacher.take(Press("lesson"), lesson="byorf/holes")
    kept = kept_prediction(1, 3)
    school.do(lambda: school._keep_for(asha.person, "prediction hole", kept))
    school.do(lambda: school._keep_for(ben.person, "prediction hole", kept.replace("1", "one")))
    teacher.take(Press("vote"), vote="hole")
    _, question = school.vote
    alone, chose = say("chose-alone"), say("you-chose")
    said = plain_text(question.options[1].text)
    assert asha.read.one(data_key="alone").text == f"{alone} {said}" and alone not in ben.words
    assert school.vote[0].voters == 0, "it is no vote yet"
    asha.take(Press("choose", 0))
    assert alone not in asha.words
    for stage in ("talk", "second"):
        teacher.take(Press("vote-stage", stage))
    assert alone not in asha.words and chose not in asha.words
    for stage in ("closed", "reason"):
        teacher.take(Press("vote-stage", stage))
    assert asha.read.one(data_key="own").text == f"{chose} {plain_text(question.options[0].text)}"
    assert question.behind(0).text in asha.words and chose not in ben.words


def test_an_answer_counts_however_many_come_and_go_before_it_arrives():
    """Those who come and go draw no page that says nothing of them, so a press is not made on a page that is gone."""
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    with_practice(school, teacher)
    teacher.take(Press("call", PRACTICE))
    page, name = asha.page
    number = next(number for number, thing in enumerate(page.offered) if thing == Press("check"))
    press = {"n": number, "drawing": page.drawing, "values": {"answer": "17"}}
    others = came(school, *(f"Pupil {at}" for at in range(20)))
    drawn = page.drawing
    for one in 2 * others:
        school.leave(one.person, one.line)
        school.enter(one.person, one.line)
    assert page.drawing == drawn
    school.hear(asha.person, name, press)
    school.look_around()
    assert "✗ 17" in teacher.read.one(data_key=f"li-{asha.person[:12]}").text


def test_what_is_typed_while_the_teachers_page_is_drawn_stands_on_the_next_one(monkeypatch):
    """Lessons are answered beside the class: nothing is lost between drawing and forgetting what was new."""
    school, teacher = opened()
    asha, ben = came(school, "Asha", "Ben")
    with_practice(school, teacher)
    teacher.take(Press("call", PRACTICE))
    school.look_around()
    late = [ben]
    tell = type(teacher.line).tell

    def slowly(line: Any) -> None:
        tell(line)
        if line is teacher.line and late:
            one = late.pop()
            school._sees(one.person, "byorf/practice", "1", "as slow as it gets")

    asha.take(Press("check"), answer="17")
    monkeypatch.setattr(type(teacher.line), "tell", slowly)
    school.look_around()
    assert "✗ 17" in teacher.words and not late
    school.look_around()
    assert "as slow as it gets" in teacher.words


def test_a_lesson_is_a_link_with_the_code():
    school, teacher = opened()
    (asha,) = came(school, "Asha")
    teacher.take(Press("view", "lessons"))
    school.lessons = [ServedLesson("byorf/zeros", "BYORF 1, zeros and signs", ("Zeros", "The deal", "A zero"))]
    school.do(lambda: setattr(school, "_changed", True))
    teacher.take(Press("lesson"), lesson="../etc")
    assert teacher.read.one(data_key="notice").text == say("choose-a-lesson")
    teacher.take(Press("lesson"), lesson="byorf/zeros")
    at = asha.read.one(data_key="lesson").get("href")
    assert at == "../voila/render/byorf/zeros.ipynb?class=FERN-42"
    paces = teacher.read.one(data_key="pace").text
    assert say("open-to-screen", screen=3, title="A zero") in paces and "screen 4" not in paces
    for typed, pace in (("3", 3), ("0", 0), ("999", 0), ("x", 0)):
        teacher.take(Press("pace"), pace=typed)
        assert school.standing.pace == pace


LESSON = ServedLesson(
    "byorf/lesson",
    "BYORF, all three lessons",
    cells=("from mathgames_widgets.games.byorf import lesson", "lesson.ask('zero')\nlesson.predict('hole')"),
)
"""A lesson that asks two questions."""
SAID = {"page": "byorf/lesson", "key": "hole", "right": False, "tries": 1, "shown": False, "ideas": []}
"""What a browser reports of an answer there."""


def report(school: Class, one: Someone, **said: Any) -> None:
    """An answer comes in, and the class looks around."""
    school.do(lambda: school.report(one.person, SAID | said))
    school.look_around()


def test_ideas_behind_wrong_answers_are_counted_named_and_filtered():
    school, teacher = opened()
    school.lessons = [LESSON]
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    report(school, asha, ideas=["hole-is-gone"])
    report(school, ben, ideas=["hole-is-gone"])
    report(school, ben, key="zero", ideas=["sign-lost"])
    assert teacher.read.one(data_key="page").text == "BYORF, all three lessons"
    names = ideas_of_game("mathgames_widgets.games.byorf")
    assert (
        f"2 × {names['hole-is-gone']} [hole-is-gone]" in teacher.words
        and f"1 × {names['sign-lost']} [sign-lost]" in teacher.words
    )
    head, *_ = answers_sheet(school.standing, school.asks("byorf/lesson"), "byorf/lesson").splitlines()
    assert head.index("zero:") < head.index("hole:"), "as they stand in the lesson, not as they were answered"
    teacher.take(Press("question"), question="zero")
    assert "[hole-is-gone]" not in teacher.words
    assert school.asks("byorf/lesson").questions["zero"] in teacher.words
    before = len(school._store.read(school.code))
    report(school, asha, ideas=["hole-is-gone"])
    assert len(school._store.read(school.code)) == before, "what is known is not written twice"


@pytest.mark.parametrize(
    "said",
    [{"key": "41. YOU ARE STUPID"}, {"page": "byorf/you-are-stupid"}, {"page": "byorf/practice", "key": "1"}],
    ids=str,
)
def test_who_reports_words_no_question_of_the_lesson(said):
    """What stands on the wall comes from the lesson: no page, question or idea of somebody's own."""
    school, teacher = opened()
    school.lessons = [LESSON]
    (asha,) = came(school, "Asha")
    teacher.take(Press("view", "lessons"))
    report(school, asha, ideas=["YOU ARE STUPID", "sign-lost"], words="YOU ARE STUPID", place=1)
    with pytest.raises(Unfit):
        report(school, asha, **said)
    assert "STUPID" not in teacher.html and "[sign-lost]" in teacher.words
    assert school.pages == ["byorf/lesson"]


def test_what_was_right_stays_right_after_a_wrong_try():
    school, _ = opened()
    school.lessons = [LESSON]
    (asha,) = came(school, "Asha")
    report(school, asha, right=True)
    report(school, asha, tries=2, ideas=["sign-lost"])
    stands = school.standing.reports["byorf/lesson", "hole"][asha.person]
    assert stands.right and stands.tries == 1 and stands.ideas == ("sign-lost",)


def test_who_answers_without_end_is_drawn_at_the_next_look_around_and_bounded(monkeypatch):
    """One pupil's answers fill neither the teacher's line nor the log, and keep nobody else's out."""
    monkeypatch.setattr(classes, "MOST_REPORTS", 50)
    school, teacher = opened()
    school.lessons = [LESSON]
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("view", "lessons"))
    before = len(teacher.came)
    for number in range(50):
        school.do(lambda number=number: school.report(asha.person, SAID | {"tries": number + 1}))
    assert len(teacher.came) == before
    school.look_around()
    assert len(teacher.came) == before + 1
    with pytest.raises(CannotBeDone):
        report(school, asha)
    assert len(school.standing.reports["byorf/lesson", "hole"]) == 1, "one state of each question"
    report(school, ben, right=True)
    assert "✓" in teacher.read.one(data_key=f"answers-{ben.person[:12]}").text


# ── kept and deleted ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_class_opens_from_its_log_where_it_stood(tmp_path):
    tables = Tables(Store(tmp_path / "t.sqlite"))
    school = tables.open_class()
    teacher = Someone(school, "Teacher", "teacher")
    pupils = came(school, *NAMES)
    teacher.take(Press("start"), players="3", same="on", fills="on")
    play_on(school, 1, 7)
    play_on(school, 2)
    school.look_around()
    other = Tables(Store(tmp_path / "t.sqlite"))
    assert other.classes() == [school.code]
    again = other.find(school.code)
    assert isinstance(again, Class) and again.standing == school.standing
    asha = Someone(again, person=pupils[0].person)
    assert asha.read.find(cls="mg-playing")
    for number in (1, 2):
        mine: Match = again.table(number).room.match
        assert mine.state == school.table(number).room.match.state


def test_what_another_server_wrote_to_a_table_of_a_class_is_seen(place):
    """Two servers have the class in memory; at the other one somebody moves."""
    school = Tables(Store(place)).open_class()
    teacher = Someone(school, "Teacher", TEACHER)
    (asha, _) = came(school, "Asha", "Ben")
    teacher.take(Press("start"), players="2", same="on", fills="on")
    other = Tables(Store(place)).find(school.code)
    assert isinstance(other, Class) and other.standing == school.standing
    before = asha.html
    play_on(other, 1, 3)
    school.catch_up()
    assert school.table(1).room.match.state == other.table(1).room.match.state
    assert len(school.table(1).room.match.turns) >= 3 and asha.html != before


def test_a_pupil_at_a_table_whom_another_server_takes_off_the_list_is_sent_away(place):
    school = Tables(Store(place)).open_class()
    other = Tables(Store(place)).find(school.code)
    teacher = Someone(school, "Teacher", TEACHER)
    asha, ben = came(other, "Asha", "Ben")
    school.catch_up()
    teacher.take(Press("start"), players="2", same="on", fills="on")
    other.catch_up()
    for _ in range(2):
        teacher.take(Press("remove", ben.person))
    other.catch_up()
    assert ben.ended and not other.is_here(ben.person)
    assert asha.read.find(cls="mg-playing") and not asha.ended


def test_a_teacher_at_one_server_leads_pupils_at_another(place):
    """Who is here, each server knows of its own people; all else the teacher sees and does from either."""
    school = Tables(Store(place)).open_class()
    other = Tables(Store(place)).find(school.code)
    assert isinstance(other, Class)
    teacher = Someone(school, "Teacher", TEACHER)
    asha, ben = came(other, "Asha", "Ben")
    school.catch_up()
    assert "Asha" in teacher.words and "Ben" in teacher.words
    teacher.take(Press("start"), players="2", same="on", fills="on")
    other.catch_up()
    assert asha.read.find(cls="mg-playing") and ben.read.find(cls="mg-playing")
    assert other.table(1).room.match.state == school.table(1).room.match.state, "dealt once"
    play_on(other, 1, 3)
    school.catch_up()
    teacher.take(Press("pause", True))
    other.catch_up()
    assert say("eyes-up") in asha.words and say("eyes-up") in ben.words
    teacher.take(Press("pause", False))
    other.catch_up()
    play_on(other, 1)
    other.look_around()
    school.catch_up()
    school.look_around()
    assert school.standing == other.standing and school.standing.result_of(1) is not None
    teacher.take(Press("view", "results"))
    made = sum(len(one["made"]) for one in school.standing.results)  # what scores nothing is not among the best
    assert len(teacher.read.find(cls="mg-made")) == made, "the results, wherever the game was played"


def test_a_server_that_died_between_the_start_and_the_deal_deals_when_it_is_back(tmp_path):
    tables = Tables(Store(tmp_path / "t.sqlite"))
    school = tables.open_class()
    asha, _ = came(school, "Asha", "Ben")
    school._arrange_tables = lambda: None  # type: ignore[method-assign]
    school.do(school.start)
    again = Tables(Store(tmp_path / "t.sqlite")).find(school.code)
    assert Someone(again, person=asha.person).read.find(cls="mg-playing")


def test_a_class_and_everything_in_it_is_deleted_after_a_question(tmp_path):
    store = Store(tmp_path / "t.sqlite")
    tables = Tables(store)
    school = tables.open_class()
    teacher = Someone(school, "Teacher", "teacher")
    (asha,) = came(school, "Someone Particular")
    teacher.take(Press("start"))
    assert store.has(f"{school.code}/1")
    teacher.take(Press("close"))
    assert not school.is_closed
    teacher.take(Press("close"))
    assert school.is_closed and asha.ended == teacher.ended == say("class-deleted")
    assert tables.classes() == [] and store.shelf() == []
    assert all(b"Someone Particular" not in one.read_bytes() for one in tmp_path.iterdir())
    with pytest.raises(CannotBeDone):
        Tables(Store(tmp_path / "t.sqlite")).find(school.code)


def test_there_are_so_many_classes_and_people_and_no_more(monkeypatch):
    from mathgames_widgets.classroom import tables as module

    monkeypatch.setattr(module, "MOST_CLASSES", 2)
    tables = Tables(Store())
    tables.open_class()
    school = tables.open_class()
    with pytest.raises(CannotBeDone, match=say("classes-full")):
        tables.open_class()
    monkeypatch.setattr(Class, "MOST", 3)
    came(school, "A", "B", "C")
    with pytest.raises(CannotBeDone, match=re.escape(say("full", most=3))):
        school.join("D")
