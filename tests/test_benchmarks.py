"""The benchmarks can be run: each row is made once, without the others. Nothing here looks at how long it takes.

Those that start servers and browsers, and those that play many games, are run by tests/long/test_measured_servers.py.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from benchmarks import (
    __main__ as bench,
    counts,
    decks,
    following,
    hands,
    ladder,
    messages,
    random_play,
    rolling,
    symbols,
)
from benchmarks.row import AtLeast, AtMost, Peer, Row, Sample, table
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games import GAMES, byorf, formula, mathleague, matician
from tests.cases import LONG, cases

say_game = room("mathgames_widgets.games.mathleague.words")


SERVERS = {"live", "pages", "play", "reading", "static", "storm"}
MANY_GAMES = ["judging", "presses"]
IN_TESTS_OF_THEIR_OWN = {"following", "ladder"}
EACH = sorted({*bench.TOPICS} - SERVERS - {*MANY_GAMES} - IN_TESTS_OF_THEIR_OWN)


@pytest.mark.parametrize("topic", cases(EACH[::2], long=EACH))
def test_every_topic_makes_rows(topic, monkeypatch):
    monkeypatch.setattr(messages, "GAMES", GAMES[:1])
    monkeypatch.setattr(rolling, "POSITIONS_A_RUN", 3)
    monkeypatch.setattr(hands, "POSITIONS_A_RUN", 3)
    if not LONG:
        monkeypatch.setattr(counts, "COUNTS", ((byorf, 2, 5, 28_800), (formula, 3, 3, 1_834)))
    makes_rows(topic)


def makes_rows(topic):
    rows = list(bench.TOPICS[topic](1, peers=False))
    assert rows
    assert all(row.ours.values and not row.peers for row in rows)


def test_who_follows_a_judge_makes_moves_that_are_allowed():
    """Two numbers, and ready; who wins how often is measured, not tested."""
    (follower,) = [one for one in following.FOLLOWERS if one.game is matician]
    match = Match(matician, 2, "FOLLOW")
    for _ in range(3):
        match.play(0, follower.choose(match.observe(0), match.legal_actions(0), Rng("FOLLOW")))
    assert match.to_act() == (1,)


def test_every_game_is_played_for_two_and_at_a_full_table(monkeypatch):
    """A game of each, or two; how many moves there are in a second is not asked here."""
    monkeypatch.setattr(random_play, "SPELL", 0.01)
    rows = list(random_play.rows(1, peers=False))
    assert all(row.ours.values and not row.peers for row in rows)
    played = [row.what.removeprefix("random play of ") for row in rows]
    assert {f"{game.TITLE}, {players} players" for game in GAMES for players in (2, game.PLAYERS[-1])} <= {*played}


def test_lines_of_play_are_counted_for_two_games():
    assert {game.NAME for game, *_ in counts.COUNTS} == {"byorf", "formula"}


@pytest.mark.parametrize(("game", "players"), [(byorf, 2), (formula, 5), (mathleague, 2)])
def test_random_play_counts_the_moves_of_whole_games(game, players):
    """Each move is looked at once before it is made, and the same number is the same game."""
    looked = []
    moves = random_play.game(game, players, 1, lambda state, player: looked.append(player in game.to_act(state)))
    assert moves == len(looked) == random_play.game(game, players, 1)
    assert all(looked)


def test_the_speed_of_a_rival_is_the_aim():
    gin_rummy = Peer("gin rummy", Sample((3.0, 1.0, 2.0), "moves/s"))
    ours = Sample((2.0,), "moves/s")
    assert random_play.row("FORMULA", ours, [gin_rummy], [gin_rummy]).aim == AtLeast(2.0, "moves/s")
    assert random_play.row("FORMULA", ours, (), [Peer("gin rummy", None)]).aim is None


def test_a_wrong_count_of_lines_stops_the_run():
    with pytest.raises(ArithmeticError, match="7 lines were counted, and there are 8"):
        counts.speed(1, lambda: 7, 8)


def test_seven_cards_face_an_open_formula_and_do_not_lie_in_it():
    for position, hand in islice(hands.positions(), 20):
        assert position.is_open
        assert len(hand) == 7
        on_table = [pile.card for number in (position.left, position.right, position.answer) for pile in number]
        assert Counter([*hand, *on_table, *position.covered]) <= Counter(formula.DECK)


def test_the_table_names_what_is_missing_and_what_is_not_reached():
    row = Row("a picture", Sample((4.0, 2.0, 9.0), "ms"), (Peer("matplotlib", None),), AtMost(3, "ms"))
    assert table([row]).splitlines()[2] == "| a picture | 4 ms (2–9) | matplotlib: not installed | ≤ 3 ms | not yet |"


@pytest.mark.parametrize(
    ("aim", "reached"), [(AtMost(2, "s"), True), (AtLeast(3, "s"), False), (AtLeast(2, "s"), True)]
)
def test_an_aim_is_reached_by_the_median(aim, reached):
    assert aim.is_reached_by(Sample((1.0, 2.0, 9.0), "s")) is reached


def test_stopping_prints_the_rows_there_are(monkeypatch, capsys):
    def stopped(runs):
        yield Row("the first", Sample((1.0,), "s"))
        raise KeyboardInterrupt

    monkeypatch.setattr(bench, "TOPICS", {"stopped": stopped})
    assert bench.main([]) == 0
    assert "| the first | 1 s |" in capsys.readouterr().out


def test_how_much_a_symbol_decides_is_counted_over_rounds(capsys):
    """Everybody is counted, and every variant has a row."""
    found = symbols.played(symbols.VARIANTS["by rank"], 3, symbols.BOTS[1], 4)
    assert (found.rounds, sum(found.seats.values())) == (4, 12)
    assert all(found.points[symbol] <= found.seats[symbol] for symbol in found.seats)
    symbols.main(["--bot", "greedy", "--rounds", "2", "--players", "2"])
    printed = capsys.readouterr().out
    assert all(f"| {name} | 2 | 2 |" in printed for name in symbols.VARIANTS)


def test_how_decks_do_against_each_other_is_counted_over_games(capsys):
    """Each seed from both seats, every two decks in a row."""
    found = decks.met("Starter", "Bargains", decks.BOTS[1], 4)
    assert found.games == 4 and 0 <= found.won + found.shared <= 4 and found.turns >= 4
    decks.main(["--bot", "greedy", "--games", "2", "--decks", "Starter", "One School", "All Stars"])
    printed = capsys.readouterr().out
    assert [line.split(" | ")[:3] for line in printed.splitlines()[4:]] == [
        ["| Starter", say_game("deck-one-school"), "2"],
        ["| Starter", say_game("deck-all-stars"), "2"],
        ["| One School", say_game("deck-all-stars"), "2"],
    ]


@pytest.mark.parametrize("game", [game for game in GAMES if hasattr(game, "LADDER")], ids=lambda game: game.NAME)
def test_each_bot_is_measured_to_be_stronger_than_the_one_before(game):
    """What tables tell; tests/long/test_ladder.py plays for it."""
    assert len(game.LADDER) == len(game.BOTS) - 1
    assert all(50 < share <= 100 for share in game.LADDER)


def test_the_ladder_has_a_row_for_each_bot_but_the_weakest(monkeypatch):
    """Both seats of a deal, and the share with its interval; of the quickest game only."""
    monkeypatch.setattr(ladder, "GAMES", (matician,))
    monkeypatch.setattr(ladder, "DEALS_A_RUN", 2)
    rows = list(ladder.rows(1))
    assert len(rows) == len(matician.BOTS) - 1
    for row in rows:
        share, low, high = row.ours.values
        assert 0 <= low <= share <= high <= 100
