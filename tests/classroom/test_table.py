"""A live table without a server: who sits, who leads, who stands in, and two servers that share a store."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from mathgames_widgets.carriers.socket import PageLine
from mathgames_widgets.classroom.gathering import MOST_LINES
from mathgames_widgets.classroom.standing import MOST_PEOPLE, CannotBeDone
from mathgames_widgets.classroom.store import WAY_BACK as WAY_BACK_FOR, Store
from mathgames_widgets.classroom.table import AWAY, LiveTable
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES
from mathgames_widgets.table.screen import Do, Press, Select
from mathgames_widgets.table.start import seats_of
from tests.classroom.school import Clock, Someone

say = room("mathgames_widgets.classroom.board")

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)


class Guest(Someone):
    """Somebody at a table, with one screen."""

    def __init__(self, table: LiveTable, name: str) -> None:
        super().__init__(table, name)
        self.table = table

    def enter(self) -> None:
        self.table.enter(self.person, self.line)

    def leave(self) -> None:
        self.table.leave(self.person, self.line)

    @property
    def page(self) -> Any:
        return super().page[0]

    def move(self) -> bool:
        """Make the first move that is offered, picking a card up where one must; whether there was any."""
        if not any(map(move, self.page.offered)):
            cards = [thing for thing in self.page.offered if isinstance(thing, Select) and thing.thing is not None]
            if not cards:
                return False
            self.take(cards[0])
        if not any(map(move, self.page.offered)):
            return False
        self.take(move)
        return True


def move(thing: Any) -> bool:
    return isinstance(thing, Do) and not thing.sure


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def table(clock) -> LiveTable:
    return LiveTable("FERN-42", Store(), clock)


def dealt(table: LiveTable, *names: str) -> list[Guest]:
    """People at a table, and the first game on it."""
    guests = [Guest(table, name) for name in names]
    guests[0].take(Press("deal"))
    assert table.standing.deal is not None
    return guests


def finish(table: LiveTable) -> None:
    """Bots play the game to its end."""
    from mathgames_widgets.core.bots import RandomBot, bot_move

    def play() -> None:
        assert table.room is not None
        match = table.room.match
        while match.to_act():
            seat = match.to_act()[0]
            match.play(seat, bot_move(match, seat, RandomBot())[0])

    table.do(play)
    table._changed = True
    table.do(lambda: None)


# ── before the game ───────────────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
def test_whoever_opened_the_table_chooses_and_deals_with_people_and_bots(game, table):
    asha, ben = Guest(table, "Asha"), Guest(table, "Ben")
    asha.take(Press("game"), game=game.NAME)
    most = seats_of(game)[-1]
    asha.take(Press("players"), players=f"{most}")
    asha.take(Press("deal"))
    match = table.room.match
    assert (match.game.NAME, match.players) == (game.NAME, most)
    assert match.names[:2] == ("Asha", "Ben") and len(set(match.names)) == most
    assert table.room.persons == [0, 1]
    assert len(match.seed) == 32, "nobody can try out all seeds to find the one that dealt their hand"
    assert ben.read.find(cls="mg-playing")


def test_options_are_chosen_on_the_same_form_as_anywhere(table):
    asha = Guest(table, "Asha")
    Guest(table, "Ben")
    asha.take(Press("deal"), players="3", who2="pupil", hand="4")
    assert table.room.match.rules.hand == 4
    assert table.room.bot(2).name == "pupil"


def test_what_does_not_fit_is_said_and_nothing_is_dealt(table):
    asha = Guest(table, "Asha")
    Guest(table, "Ben")
    for values in ({"players": "99"}, {"hand": "many"}, {"players": ""}):
        asha.take(Press("deal"), **values)
        assert asha.read.one(data_key="notice").text
        assert table.standing.deal is None
    asha.take(Press("game"), game="no such game")
    assert asha.read.one(data_key="notice").text == say("no-such-game")


def test_only_the_first_leads_until_they_are_gone_for_long(table, clock):
    asha, ben = Guest(table, "Asha"), Guest(table, "Ben")
    assert asha.offers(Press("deal")) and not ben.offers(Press("deal"))
    with pytest.raises(CannotBeDone, match=re.escape(say("only-leader", leader="Asha"))):
        table.deal(ben.person)
    asha.leave()
    clock.now += AWAY - 1
    assert table.leader == asha.person
    clock.now += 1
    table.enter(ben.person, ben.line)
    assert table.leader == ben.person and ben.offers(Press("deal"))
    asha.enter()
    assert table.leader == asha.person and not ben.offers(Press("deal"))


def test_who_only_watches_gets_no_seat(table):
    asha, ben, chen = Guest(table, "Asha"), Guest(table, "Ben"), Guest(table, "Chen")
    ben.take(Press("sit", False))
    asha.take(Press("deal"))
    assert table.standing.deal.names == ["Asha", "Chen"]
    assert table.standing.deal.seat_of(ben.person) is None
    assert not [thing for thing in ben.page.offered if isinstance(thing, Do)]
    assert chen.read.find(cls="mg-playing")


def test_more_people_than_the_game_has_seats_watch(table):
    guests = [Guest(table, f"Guest {number}") for number in range(10)]
    guests[0].take(Press("deal"))
    assert table.room.match.players == 8
    assert [table.standing.deal.seat_of(one.person) for one in guests[8:]] == [None, None]


def test_a_game_needs_somebody_who_plays(table):
    asha = Guest(table, "Asha")
    asha.take(Press("sit", False))
    asha.take(Press("deal"))
    assert asha.read.one(data_key="notice").text == say("someone-has-to-play")


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "ASHA",
        "a\x00b",
        "a\u202eb",
        "\ud83c",
        "\u3164",
        "A\u200dda",
        "👩\u200d🔬" * 9,
        "Z" + "\u0337" * 9,
        "Ａｓｈａ",
        "\u0410\u0455h\u0430",
        "Ash\u0251",
        "you",
        "Y\u043eU",
        "Teacher",
        "Player 2",
        "a bot",
        "\U000e0041sha",
        "\ufdd0",
    ],
)
def test_a_name_that_does_not_fit_is_refused_in_a_sentence(name, table):
    table.join("Asha")
    with pytest.raises(CannotBeDone, match=r"\.$"):
        table.join(name)
    assert len(table.standing.people) == 1


def test_names_are_text(table):
    asha = Guest(table, "<img src=x>&amp;")
    Guest(table, '"><script>')
    assert not asha.read.find(tag="img") and not asha.read.find(tag="script")
    assert "<img src=x>&amp;" in asha.read.text
    asha.take(Press("deal"))
    assert not asha.read.find(tag="img") and not asha.read.find(tag="script")


def test_a_table_takes_so_many_people_and_so_many_screens_of_each(table):
    asha = Guest(table, "Asha")
    for number in range(MOST_PEOPLE - 1):
        table.join(f"Guest {number}")
    with pytest.raises(CannotBeDone, match="60 people"):
        table.join("One more")
    lines = [PageLine(lambda text: None) for _ in range(MOST_LINES)]
    for line in lines:
        table.enter(asha.person, line)
    assert asha.ended, "the oldest screen made room"


# ── in the game ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_presses_for_another_seat(table):
    asha, ben = dealt(table, "Asha", "Ben")
    offered = [(number, thing) for number, thing in enumerate(asha.page.offered) if move(thing)]
    turns = len(table.room.match.turns)
    _, name = table._page_of(asha.person)
    for number, _ in offered:
        table.hear(ben.person, name, {"n": number, "drawing": asha.page.drawing, "values": {}})
        table.hear("a stranger", name, {"n": number, "drawing": asha.page.drawing, "values": {}})
    assert len(table.room.match.turns) == turns
    assert {turn.player for turn in table.room.match.turns} <= {0, 1}


@pytest.mark.parametrize(
    "message",
    [None, 3, "press", [], {}, {"n": 10**9}, {"n": "0"}, {"n": -1, "drawing": 1}, {"n": 0, "drawing": None},
     {"restored": "{}"}, {"restored": "x" * 5000}, {"n": 0, "values": []}, {"id": 5}, {"id": "\ud83c"}],
)  # fmt: skip
def test_odd_messages_change_nothing(message, table):
    asha, _ = dealt(table, "Asha", "Ben")
    before = table.room.match.turns
    for _ in range(2):
        table.hear(asha.person, table._page_of(asha.person)[1], message)
    assert table.room.match.turns == before
    json.dumps(asha.came)
    assert asha.move()
    assert len(table.room.match.turns) > len(before)


def test_what_one_does_stands_on_all_screens_and_a_rematch_is_one_press(table):
    asha, ben, wanda = Guest(table, "Asha"), Guest(table, "Ben"), Guest(table, "Wanda")
    wanda.take(Press("sit", False))
    asha.take(Press("deal"))
    seed = table.room.match.seed
    with pytest.raises(CannotBeDone, match=re.escape(say("not-over"))):
        table.again(asha.person)
    finish(table)
    assert not wanda.offers(Press("live-again"))
    for one in (asha, ben):
        assert one.read.find(data_key="won")
    ben.take(Press("live-again"))
    deal = table.standing.deal
    assert (deal.number, deal.names, deal.held) == (2, ["Asha", "Ben"], [asha.person, ben.person])
    assert table.room.match.seed != seed and table.room.match.turns == ()
    for one in (asha, ben, wanda):
        assert one.read.find(cls="mg-playing") and not one.read.find(data_key="won")
    finish(table)
    asha.take(Press("live-choose"))
    assert ben.read.find(cls="mg-lobby")


def test_a_bot_plays_for_who_is_gone_and_gives_the_seat_back(table, clock):
    asha, ben = dealt(table, "Asha", "Ben")
    assert asha.move()
    ben.leave()
    clock.now += AWAY - 1
    assert not table.look_around()
    assert not asha.offers(Press("live-stand-in", 1))
    with pytest.raises(CannotBeDone, match="was not gone for long"):
        table.stand_in(asha.person, 1)
    clock.now += 1
    assert table.look_around() and not table.look_around()
    assert "Ben has been away" in asha.read.text
    asha.take(Press("live-stand-in", 1))
    assert table.standing.deal.stand_ins == {1}
    assert {turn.player for turn in table.room.match.turns} == {0, 1}
    asha.take(Press("open", "menu"))
    assert say("away-bot-plays") in asha.read.one(data_key="people").text
    ben.enter()
    assert table.standing.deal.stand_ins == set()
    assert table.room.waiting
    assert "here" in asha.read.one(data_key="people").text
    while 1 not in table.room.waiting:
        assert asha.move()
    turns = len(table.room.match.turns)
    assert ben.move()
    assert len(table.room.match.turns) > turns


def test_who_comes_back_finds_the_same_page_whole(table):
    asha, ben = dealt(table, "Asha", "Ben")
    ben.leave()
    assert asha.move()
    ben.came.clear()
    again = PageLine(lambda text: ben.came.append(json.loads(text)))
    table.enter(ben.person, again)
    first = ben.came[0]["state"]
    assert first["html"] and first["drawing"] and first["frames"] == []


def test_who_opened_the_table_deletes_it_for_everyone_after_a_question(table):
    asha, ben = dealt(table, "Asha", "Ben")
    late = Guest(table, "Late")
    asha.take(Press("open", "menu"))
    asha.take(Press("live-close"))
    assert not table.is_closed
    asha.take(Press("live-close", True))
    assert table.is_closed and asha.ended == ben.ended == f"{say('table-deleted')} {say('way-back')}"
    assert late.ended == say("table-deleted"), "a watcher is offered no way back"
    assert not table._store.has("FERN-42") and not table._store.length("FERN-42")
    assert not table.knows(asha.person)


def test_who_only_watches_never_leads_and_never_deletes_however_long_all_others_are_gone(table, clock):
    asha, ben = dealt(table, "Asha", "Ben")
    watcher = Guest(table, "Watcher")
    asha.leave()
    ben.leave()
    clock.now += AWAY + 1
    table.look_around()
    assert table.leader in (asha.person, ben.person)
    watcher.take(Press("open", "menu"))
    assert not watcher.read.find(data_key="close-table") and not watcher.offers(Press("live-close"))
    with pytest.raises(CannotBeDone, match=re.escape(say("who-may-delete"))):
        table.close(watcher.person)
    finish(table)
    assert not watcher.offers(Press("live-choose"))
    with pytest.raises(CannotBeDone, match=re.escape(say("only-leader", leader="Asha"))):
        table.choose_anew(watcher.person)
    assert not table.is_closed and table._store.has("FERN-42")


def test_a_passer_by_in_the_lobby_may_deal_for_the_absent_but_deletes_nothing(table, clock):
    asha = Guest(table, "Asha")
    asha.leave()
    passer_by = Guest(table, "Passer-by")
    clock.now += AWAY + 1
    table.enter(passer_by.person, passer_by.line)
    assert passer_by.offers(Press("deal")) and not passer_by.offers(Press("close"))
    passer_by.take(Press("sit", False))
    assert not passer_by.offers(Press("deal")), "who watches does not lead"


def test_players_delete_a_table_when_more_than_half_of_those_who_have_played_agree(table):
    _, ben, chen, dana = dealt(table, "Asha", "Ben", "Chen", "Dana")
    for one in (ben, chen, dana):
        one.take(Press("open", "menu"))
    ben.take(Press("live-close"))
    assert "when 3 of the 4 people who have played agree" in ben.words
    ben.take(Press("live-close", True))
    assert say("closers", players="Ben", lacking=2, many=1) in chen.words
    ben.take(Press("open", "menu"))
    ben.take(Press("live-keep"))
    assert table.standing.closers == []
    for one in (ben, chen):
        table.do(lambda one=one: table.close(one.person))
        table.do(lambda one=one: table.close(one.person))
    assert not table.is_closed, "each counts once"
    table.do(lambda: table.close(dana.person))
    assert table.is_closed


def test_a_deleted_table_is_brought_back_within_a_day_and_then_gone(place, monkeypatch):
    here, there = Tables(Store(place)), Tables(Store(place))
    table = here.open()
    asha, ben, chen = dealt(table, "Asha", "Ben", "Chen")
    away = there.find(table.code)
    moves = list(table.standing.deal.moves)
    for one in (ben, chen):
        table.do(lambda one=one: table.close(one.person))
    with pytest.raises(CannotBeDone, match="No table or class here has the code"):
        there.find(table.code)
    assert away.is_closed and table.code not in there.store.codes() and not there.store.make(table.code)
    found = there.deleted(table.code)
    assert found.may_close(ben.person) and not found.may_close("stranger")
    there.bring_back(table.code.lower())
    again = here.find(table.code)
    assert again.standing.deal.moves == moves and again.standing.closers == [], "nobody has asked to delete it"
    assert there.deleted(table.code) is None
    again.do(lambda: again.close(asha.person))
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + WAY_BACK_FOR - 60)
    assert there.store.delete_old() == []
    monkeypatch.setattr(time, "time", lambda: now + WAY_BACK_FOR + 60)
    assert there.store.delete_old() == [table.code]
    assert there.deleted(table.code) is None and there.store.read(table.code) == []
    for one in (here, there):
        one.store.close()


def test_a_lobby_is_deleted_as_well(table):
    asha, ben = Guest(table, "Asha"), Guest(table, "Ben")
    asha.take(Press("close"))
    asha.take(Press("stay"))
    asha.take(Press("close"))
    assert asha.read.one(data_key="closes").text
    asha.take(Press("close"))
    assert table.is_closed and ben.ended


# ── from the log ──────────────────────────────────────────────────────────────────────────────────────────────────


@EACH_GAME
def test_a_table_opens_from_its_log_where_it_stood(game, tmp_path):
    store = Store(tmp_path / "tables.sqlite")
    tables = Tables(store)
    table = tables.open()
    guests = [Guest(table, "Asha"), Guest(table, "Ben")]
    guests[0].take(Press("game"), game=game.NAME)
    guests[0].take(Press("deal"), players="3")
    for number in range(30):
        for one in guests:
            if Press("undo") in list(one.page.offered) and number % 4 == 3:
                one.take(Press("undo"))
            else:
                one.move()
        again = Tables(Store(tmp_path / "tables.sqlite")).find(table.code)
        assert again.standing == table.standing
        assert again.room.match.state == table.room.match.state
        assert again.room.seats == table.room.seats
    assert Tables(Store(tmp_path / "tables.sqlite")).secret == tables.secret, "the seats are still theirs"


@pytest.mark.parametrize("reads_first", [True, False])
def test_two_servers_write_to_one_table_and_no_move_is_lost_or_twice(reads_first, tmp_path, monkeypatch):
    """Two processes hold the same table; each presses on what it saw last, and the other has gone on meanwhile.

    Who does not read before writing finds out while writing, reads on and does it again.
    """
    path = tmp_path / "tables.sqlite"
    here = Tables(Store(path)).open()
    asha = Guest(here, "Asha")
    Guest(here, "Ben")
    asha.take(Press("deal"))
    there = Tables(Store(path)).find(here.code)
    ben = person_in(there, "Ben")
    if not reads_first:
        monkeypatch.setattr(LiveTable, "_catch_up", lambda table: None)
    made = 0
    for _ in range(60):
        for table, person in ((here, asha.person), (there, ben)):
            page, name = table._page_of(person)
            offered = [number for number, thing in enumerate(page.offered) if move(thing)]
            before = len(Store(path).read(here.code))
            if offered:
                message = {"n": offered[0], "drawing": page.drawing, "values": {}, "id": f"{before} {page.drawing}"}
                table.hear(person, name, message)
                made += len(Store(path).read(here.code)) - before
            else:
                table._read_on()
                table._settle()
    log = Store(path).read(here.code)
    moves = [entry["move"] for entry in log if "move" in entry]
    assert made == len(moves) > 14 and {move.split(" ")[0] for move in moves} == {"0", "1"}
    for table in (here, there):
        table._read_on()
        assert table.standing.deal.moves == moves
    assert here.room.match.state == there.room.match.state


def test_what_another_server_wrote_is_seen_without_a_press(tmp_path):
    here = Tables(Store(tmp_path / "t.sqlite")).open()
    asha, ben = dealt(here, "Asha", "Ben")
    there = Tables(Store(tmp_path / "t.sqlite")).find(here.code)
    assert ben.move()
    assert there.room.match.turns == ()
    there.look_around()
    assert there.room.match.state == here.room.match.state
    assert asha.move()
    there.look_around()
    assert len(there.room.match.turns) == len(here.room.match.turns) == 2


def person_in(table: LiveTable, name: str) -> str:
    return next(key for key, person in table.standing.people.items() if person.name == name)


def test_a_table_of_another_version_is_one_sentence(tmp_path):
    store = Store(tmp_path / "tables.sqlite")
    store.make("FERN-42")
    store.add("FERN-42", 0, [{"dance": "waltz"}])
    with pytest.raises(CannotBeDone, match=re.escape(say("other-version"))):
        Tables(store).find("FERN-42")


def test_quiet_tables_leave_the_memory_and_come_back(tmp_path):
    clock = Clock()
    tables = Tables(Store(tmp_path / "t.sqlite"), clock=clock)
    table = tables.open()
    asha = Guest(table, "Asha")
    clock.now += 10_000
    tables.sweep()
    assert tables.here == [table], "somebody looks at it"
    asha.leave()
    clock.now += 10_000
    tables.sweep()
    assert tables.here == []
    assert list(tables.find(table.code).standing.people) == [asha.person]


def test_there_are_so_many_tables_and_no_more(tmp_path: Path):
    tables = Tables(Store(tmp_path / "t.sqlite"), most=3)
    codes = {tables.open().code for _ in range(3)}
    assert len(codes) == 3
    with pytest.raises(CannotBeDone, match=re.escape(say("server-full"))):
        tables.open()


# ── what a page is drawn anew for ─────────────────────────────────────────────────────────────────────────────────


def test_an_open_menu_says_who_is_here_and_a_closed_one_is_left_alone(table):
    asha, ben = dealt(table, "Asha", "Ben")
    drawing = asha.page.drawing
    ben.leave()
    ben.enter()
    assert asha.page.drawing == drawing, "nothing on the page has changed"
    asha.take(Press("open", "menu"))
    drawing = asha.page.drawing
    ben.leave()
    assert asha.page.drawing > drawing
    assert say("away") in asha.read.one(data_key="people").text
    ben.enter()
    assert say("away") not in asha.read.one(data_key="people").text


def test_a_card_put_face_down_draws_nobody_elses_page_anew(table):
    asha, ben = Guest(table, "Asha"), Guest(table, "Ben")
    asha.take(Press("game"), game="matician")
    asha.take(Press("deal"))
    before, own = asha.page.drawing, ben.page.drawing
    assert ben.move()
    assert table.room.match.turns[-1].player == 1
    assert asha.page.drawing == before and ben.page.drawing > own


def test_only_who_leads_chooses_another_game_after_one(table):
    asha, ben = dealt(table, "Asha", "Ben")
    finish(table)
    assert [guest.offers(Press("live-again")) for guest in (asha, ben)] == [True, True]
    assert [guest.offers(Press("live-choose")) for guest in (asha, ben)] == [True, False]
