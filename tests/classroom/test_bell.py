"""When the bell rings: what unfinished tables count, standings, tournaments, cards, and those who finish early."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.classroom import classes
from mathgames_widgets.classroom.classes import Class
from mathgames_widgets.classroom.homework import PUZZLES, ServedLesson
from mathgames_widgets.classroom.register import OVER, PLAYING
from mathgames_widgets.classroom.reports import made_at
from mathgames_widgets.classroom.standing import CannotBeDone, Deal
from mathgames_widgets.classroom.standings import card_of, played, points_in, ranked, standings_sheet
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.wall import WallPage
from mathgames_widgets.core.bots import RandomBot, bot_move
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import places
from mathgames_widgets.serving.lessons import lessons_below
from mathgames_widgets.table.screen import Press
from tests.classroom.school import Clock, came, finish, opened, play_on
from tests.table.pages import read

say = room("mathgames_widgets.classroom.board")

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
FOUR = ("Asha", "Ben", "Chen", "Dana")
SEED = "FERN-44"


@EACH_GAME
def test_what_counts_at_the_bell_agrees_with_the_end_of_the_game(game):
    """At the end who won has the most; on the way each seat has something to compare. A game may leave it out."""
    match = Match(game, players=3, seed="FERN-42")
    if not hasattr(match.observe(None), "so_far"):
        return
    while match.to_act():
        assert len(match.observe(None).so_far) == 3
        seat = match.to_act()[0]
        match.play(seat, bot_move(match, seat, RandomBot())[0])
    so_far, outcome = match.observe(None).so_far, match.outcome()
    assert max(so_far) in [so_far[seat] for seat in outcome.winners]


def test_formula_counts_rounds_won_then_fewer_cards():
    match = Match("formula", players=2, seed="FERN-42")
    before = match.observe(None).so_far
    match.play(match.to_act()[0], match.game.read_action("draw"))
    after = match.observe(None).so_far
    assert sorted(before) != sorted(after) and min(after) < min(before), "a card more is worse"


def worth(school: Class, round: int, number: int, values: list[int], **more) -> None:
    """Write a result as if it had been played."""
    held = school.standing.groups[number]
    names = [school.standing.people[one].name for one in held]
    one = {
        "round": round, "table": number, "game": "byorf", "names": names, "held": held, "who": ["person"] * len(held),
        "scores": [f"{value} points" for value in values], "places": [], "made": {},
        "worth": [[str(value)] for value in values], "own": [[4, 4]] * len(held), "deal": "FERN-42", **more,
    }  # fmt: skip
    school.do(lambda: school._note({"result": one}))


def points(school: Class, round: int) -> list[Fraction | None]:
    return [points_in(school.standing, round, person) for person in school.standing.people]


def test_who_held_the_same_cards_is_compared_across_tables():
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("set"), players="2", same="on")
    worth(school, 1, 1, [9, 2])
    assert points(school, 1) == [100, 0, None, None], "with one table, the people there are compared"
    worth(school, 1, 2, [4, 5])
    assert points(school, 1) == [100, 0, 0, 100], "Ben lost to Asha, but Dana with his cards did better than he"
    worth(school, 2, 1, [3, 3], deal="A")
    worth(school, 2, 2, [1, 8], deal="B")
    assert points(school, 2) == [50, 50, 0, 100], "other deals are not compared"


def test_several_games_and_lessons_stand_in_the_standings_together():
    school, teacher = opened()
    asha, ben, *_ = came(school, *FOUR)
    school.lessons = lessons_below(places.notebooks())
    teacher.take(Press("view", "results"))
    assert say("results-appear") in teacher.words
    told = {"page": "byorf/zeros", "key": "zero", "right": True, "tries": 1, "shown": False, "ideas": []}
    school.do(lambda: school.report(ben.person, told))
    school.do(lambda: setattr(school, "_changed", True))
    assert teacher.read.one(data_key=f"ranked-{ben.person[:12]}").text == "1.Ben01", "a lesson alone counts"
    teacher.take(Press("view", "tables"))
    teacher.take(Press("set"), players="2", same="on")
    worth(school, 1, 1, [9, 2])
    worth(school, 2, 1, [1, 4], deal="OTHER")
    first, second = ranked(school.standing, played(school.standing))
    assert (first.person, first.rounds, first.right) == (ben.person, (0, 100), 1), "level in games, ahead by the lesson"
    assert (second.person, second.rounds, second.total) == (asha.person, (100, 0), 100)
    assert (first.place, second.place) == (1, 2)


def test_moves_of_a_bot_earn_nothing():
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("set"), players="2", same="on")
    worth(school, 1, 1, [9, 2], own=[[1, 4], [4, 4]])
    assert points(school, 1)[:2] == [25, 0]
    card = read(str(card_of(school, school.standing.groups[1][0]))).text
    assert (
        say("card-bot", bots=3, all=4) in card
        and say("card-unfinished", score="9 points") in card
        and say("card-points", points=25) in card
    )


def test_what_a_bot_did_for_someone_who_came_back_is_known_from_the_log():
    clock = Clock()
    school, teacher = opened(clock)
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("start"), players="2")
    table = school.table(1)
    school.leave(asha.person, asha.line)
    clock.now += 1000
    seat = table.standing.deal.seat_of(asha.person)
    school.look_around()
    table.do(lambda: table.stand_in(ben.person, seat))

    def ben_moves() -> None:
        match = table.room.match
        match.play(1 - seat, bot_move(match, 1 - seat, RandomBot())[0])
        table._move_bots()

    table.do(ben_moves)
    deal = table.standing.deal
    own, made = deal.own_moves(seat)
    assert (own, deal.is_own(seat)) == (0, False) and made, "the bot has moved"
    again = type(table.standing)().read(table.standing.shortest())
    assert again.deal.own_moves(seat) == (0, made), "also when the log is written anew"
    assert deal.own_moves(1 - seat)[0] == deal.own_moves(1 - seat)[1]


def test_moves_taken_back_were_never_made():
    from mathgames_widgets.classroom.standing import TableStanding

    standing = TableStanding()
    deal = {"game": "byorf", "seed": "", "rules": {}, "names": ["a"], "who": ["greedy"], "held": ["a"], "of": 1}
    for entry in ({"deal": deal}, {"move": "0 keep F05"}, {"move": "0 keep F07"}, {"back": 1}):
        standing.take(entry)
    assert standing.deal.by_bots == {0} and isinstance(standing.deal, Deal)


def test_ending_the_game_scores_unfinished_tables_and_they_stand_in_the_standings():
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("game"), game="matician")
    teacher.take(Press("start"), players="2", same="on")
    play_on(school, 1, 4)
    teacher.take(Press("end"))
    teacher.take(Press("end"))
    assert [one["places"] for one in school.standing.results] == [[], []]
    assert len(ranked(school.standing, played(school.standing))) == 4
    assert say("standings") in teacher.words and say("so-far") in teacher.words
    assert standings_sheet(school.standing).count("\n") == 5


def test_a_tournament_deals_the_same_cards_to_every_table_in_every_round():
    school, teacher = opened()
    came(school, *FOUR, "Emre")
    teacher.take(Press("tournament"), rounds="2")
    seeds, groups = [], []
    for _ in range(2):
        assert school.standing.phase == PLAYING and len(set(school.standing.seeds.values())) == 1
        tables = [school.table(number) for number in school.standing.seeds]
        assert {len(one.standing.deal.held) for one in tables} == {len(tables[0].standing.deal.held)}, "bots fill up"
        seeds.append(tables[0].standing.deal.seed)
        groups.append([*school.standing.groups.values()])
        finish(school)
        assert school.standing.phase == OVER
        teacher.take(Press("view", "results"))
        assert say("tournament-standings", rounds=2) in teacher.words
        if len(seeds) == 1:
            teacher.take(Press("next-round"))
    assert seeds[0] != seeds[1]
    assert not teacher.offers(Press("next-round"))
    assert all(one.total <= 200 for one in ranked(school.standing, played(school.standing)))
    teacher.take(Press("next"))
    assert school.standing.tournament is None


def test_a_game_that_ends_as_the_one_before_did_is_noticed(monkeypatch):
    """The same cards and the same moves: only the round tells the two ends apart."""
    monkeypatch.setattr(classes, "new_seed", lambda: "FERN-42")
    school, teacher = opened()
    came(school, *FOUR)
    ends = []
    for _ in range(2):
        teacher.take(Press("start"), players="2")
        finish(school)
        ends.append([len(one.room.match.turns) for one in school.rooms()])
        assert school.standing.phase == OVER
        teacher.take(Press("next"))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("rounds", ["1", "99", "", "two", "-3", "2" * 4000])
def test_a_tournament_of_no_rounds_is_refused_in_a_sentence(rounds):
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("tournament"), rounds=rounds)
    assert say("rounds-unfit", most=8) in teacher.words and school.standing.tournament is None


def test_those_who_finish_early_play_again_or_watch_and_come_back_with_the_next_game():
    school, teacher = opened()
    asha, ben, *_ = came(school, *FOUR)
    teacher.take(Press("start"), players="2")
    play_on(school, 1)
    school.look_around()
    teacher.take(Press("view", "tables"))
    asha.take(Press("live-elsewhere", "again"))
    assert asha.read.find(cls="mg-playing") and school.place(asha.person) is school.spare(asha.person)
    ben.take(Press("live-elsewhere", "watch"))
    assert "You see only what everyone can see" in ben.words
    before = ben.html
    play_on(school, 2, 1)
    school.look_around()
    assert ben.read.one(data_key="watch2") and before, "the table that still plays"
    ben.take(Press("leave-watching"))
    assert ben.read.find(data_key="early")
    assert school.standing.result_of(1) is not None and len(school.standing.results) == 1, "it counts for nothing"
    play_on(school, 2)
    school.look_around()
    assert school.place(asha.person) is school.table(1), "all are done"
    teacher.take(Press("next"))
    teacher.take(Press("start"), players="2")
    assert asha.read.find(cls="mg-playing") and school.place(asha.person) is not school.spare(asha.person)


def test_those_who_finish_early_find_the_puzzles_of_the_day_where_there_are_some():
    school, teacher = opened()
    asha, *_ = came(school, *FOUR)
    teacher.take(Press("start"), players="2")
    play_on(school, 1)
    school.look_around()
    assert asha.read.find(data_key="early") and not asha.read.find(data_key="early-puzzle")
    school.readable = {PUZZLES: ServedLesson(PUZZLES, "Puzzles")}
    school.do(lambda: None)
    assert asha.read.one(data_key="early-puzzle").get("href") == "../voila/render/puzzles.ipynb?class=FERN-42"


def test_what_a_bot_made_a_part_of_is_nobodys_best(monkeypatch):
    monkeypatch.setattr(classes, "new_seed", lambda: SEED)  # both make something that is worth something
    clock = Clock()
    school, teacher = opened(clock)
    asha, ben = came(school, "Asha", "Ben")
    teacher.take(Press("start"), players="2")
    table = school.table(1)
    seat = table.standing.deal.seat_of(asha.person)
    school.leave(asha.person, asha.line)
    clock.now += 1000
    school.look_around()
    table.do(lambda: table.stand_in(ben.person, seat))
    play_on(school, 1, 3)
    school.enter(asha.person, asha.line)
    assert not table.standing.deal.stand_ins, "she is back, and plays on"
    finish(school)
    assert 0 < table.standing.deal.own_moves(seat)[0] < table.standing.deal.own_moves(seat)[1]
    wall = WallPage(school, "wall 1")
    assert len(made_at(table.room.match)) == 2 and list(school.standing.results[0]["made"]) == [f"{1 - seat}"]
    school.do(lambda: school.show_on_wall("best", 0))
    wall.redraw()
    assert "Ben" in read(wall.html).text and "Asha" not in read(wall.html).text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_what_scores_nothing_is_not_among_the_best(game):
    """A game that is ended before anybody has moved."""
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("start"), players="2")
    for _ in range(2):
        teacher.take(Press("end"))
    assert all(one.worth > 0 for table in school.rooms() for one in made_at(table.room.match))
    assert not any(one["made"] for one in school.standing.results)
    assert say("best-of-class") not in teacher.words


def test_a_podium_stands_for_all_games_or_for_the_tournament_that_is_on():
    school, teacher = opened()
    came(school, *FOUR)
    teacher.take(Press("set"), players="4", same="on")
    teacher.take(Press("wall"), wall="games")
    wall = WallPage(school, "wall 1")
    assert "The results appear here" in read(wall.html).text
    worth(school, 1, 1, [9, 5, 4, 0])
    worth(school, 2, 1, [9, 2, 1, 0])
    wall.redraw()
    page = read(wall.html)
    assert "The podium after 2 games" in page.text and "200 points" in page.one(data_key="podium-1").text
    assert [one.text for one in page.find(cls="mg-stands-names")] == ["Asha", "Ben", "Chen"]
    assert "Dana" not in page.text, "those who are not among the three are not shown"
    school.do(lambda: school._note({"tournament": {"rounds": 2}}))
    worth(school, 3, 1, [0, 2, 1, 9])
    school.standing.tournament = replace(school.standing.tournament, first=3)
    wall.redraw()
    assert "Dana" in read(wall.html).one(data_key="podium-1").text and "The podium of this game" in read(wall.html).text


def test_a_step_on_which_many_are_level_says_how_many():
    school, teacher = opened()
    came(school, *(f"Pupil {number}" for number in range(8)))
    teacher.take(Press("set"), players="8", same="on")
    worth(school, 1, 1, [3] * 8)
    teacher.take(Press("wall"), wall="games")
    wall = WallPage(school, "wall 1")
    assert read(wall.html).one(cls="mg-stands-names").text == "8 pupils, all level"


def test_a_table_of_ones_own_outlives_the_server_and_goes_with_the_class():
    store = Store()
    school, teacher = opened(store=store)
    asha, *_ = came(school, *FOUR)
    teacher.take(Press("start"), players="2")
    play_on(school, 1)
    school.look_around()
    asha.take(Press("live-elsewhere", "again"))
    again = Class.opened("FERN-42", store)
    assert again.spare(asha.person).standing.deal.seed == school.spare(asha.person).standing.deal.seed
    school.do(school.close)
    assert not store.shelf()


def test_nobody_goes_elsewhere_while_the_own_table_plays():
    school, teacher = opened()
    asha, *_ = came(school, *FOUR)
    teacher.take(Press("start"), players="2")
    school.table(1).wants[asha.person] = "again"
    school.do(lambda: school._go_on_elsewhere(asha.person, "again"))
    assert not school.standing.spares
    with pytest.raises(CannotBeDone):
        from mathgames_widgets.classroom.table import LiveTable

        LiveTable("FERN-43", Store()).go_on_elsewhere("a", "again")
