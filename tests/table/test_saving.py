"""Saving and going on: everything comes back, nothing hidden is in the file, and a bad file changes nothing."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

from mathgames_widgets.core import Record
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.record import seal
from mathgames_widgets.games import byorf
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.table.sitting import (
    against,
    boxes,
    build,
    draft,
    hot_seat,
    is_over,
    keep,
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

say = room("mathgames_widgets.table")

SMALL = {"hand": 3, "goals": 3}


def saved(table):
    """The text of the saved game, as the menu saves and copies it; the menu is closed again."""
    shown = opened(table, "menu")
    text = shown.one(data_key="save").get("data-content")
    assert shown.one(data_key="copy").get("data-content") == text
    assert shown.one(data_key="save").get("data-download").endswith(".json")
    assert text not in shown.text, "nobody has to read it"
    take(table, Press("open", "menu"))
    return text


def loaded(text, by="record"):
    """A new table that goes on with it, from the text box or from a file."""
    table = play(byorf)
    if by == "record":
        return take(table, Press("load"), **{**boxes(table), "record": text})
    return take(table, Press("load-file"), **{**boxes(table), "text": text})


def seats(table):
    """Who sits where; whoever holds the screen looks at the own cards first."""
    if offers(table, Press("show")):
        take(table, Press("show"))
    return json.loads(saved(table))["seats"]


def check_the_same(table, again):
    """The same game, the same people, the same cards for whoever is to act."""
    assert again.match.state == table.match.state
    assert again.match.turns == table.match.turns
    assert (again.match.names, again.match.rules) == (table.match.names, table.match.rules)


# ── there and back ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("by", ["record", "text"])
def test_a_saved_game_goes_on_where_it_was(by):
    table = draft(against("greedy", "thinker"))
    put(table, state(table).kept[0][0])
    again = loaded(saved(table), by)
    check_the_same(table, again)
    assert again.spoken == "The game goes on. Round 1 of 2 · building."
    assert again.viewer == 0
    assert seats(again) == ["person", "greedy", "thinker"]
    take(again, Press("undo"))
    for one in (take(table, Press("undo")), again):
        whole_game(one)
    check_the_same(table, again)


@pytest.mark.parametrize(
    "make",
    [
        lambda: against("random", **SMALL),
        lambda: hot_seat(2, ["greedy"], **SMALL),
        lambda: watched("random", "greedy", **SMALL),
    ],
    ids=["against bots", "at one screen", "watched"],
)
def test_at_every_moment_the_game_can_be_saved(make):
    """Wherever Save is offered, what is loaded is the same game with the same players."""
    table, chance = make(), random.Random("SAVE")
    for _ in random_presses(table, "SAVE", also=["undo"]):
        if offers(table, Press("open", "menu")) and chance.random() < 0.1:
            again = loaded(saved(table))
            check_the_same(table, again)
            assert seats(again) == seats(table)
    assert is_over(loaded(saved(table)))


def test_a_game_at_one_screen_goes_on_under_the_cover():
    """Whoever loads it sees nobody's cards."""
    table = hot_seat(2)
    keep(take(table, Press("show")))
    take(table, Press("show"))
    again = loaded(saved(table))
    assert again.viewer is None
    assert "Player 2" in page(again).one(data_key="show").text
    assert not page(again).find(cls="mg-card")


def test_a_record_without_seats_is_played_by_people():
    """A record that a Match made."""
    table = draft(against("greedy"))
    again = loaded(table.match.record().to_json())
    assert seats(again) == ["person", "person"]


def test_names_in_a_record_become_names_of_the_table():
    """What stands around them goes, and nobody is without one, as on the first page."""
    again = loaded(changed(half(), names=[" Asha  B ", ""]))
    assert again.match.names == ("Asha B", "Player 2")
    assert "Asha B" in page(again).text


# ── what is in the file ───────────────────────────────────────────────────────────────────────────────────────────


def test_an_unfinished_game_is_sealed():
    """Nobody reads a hidden card by opening the file."""
    table = draft(against("greedy", seed="SECRET-1"))
    for text in (saved(against("greedy", seed="SECRET-1")), saved(table), saved(build(table))):
        assert json.loads(text).keys() == {"format", "version", "game", "players", "rules", "names", "seats", "sealed"}
        assert "SECRET" not in text
        assert not re.search(r"\bF\d\d\b|keep|put", text)


def test_a_finished_game_is_plain():
    content = json.loads(saved(whole_game(against("greedy"))))
    assert content["seed"] == "FERN-42"
    assert content["seats"] == ["person", "greedy"]
    assert len(content["moves"]) > 20


# ── what is no saved game ─────────────────────────────────────────────────────────────────────────────────────────


def changed(text, **content):
    """The same record with something else in it."""
    return json.dumps({**json.loads(text), **content})


def plain(moves):
    """A record that is not sealed, with these moves."""
    return Record("byorf", 2, "FERN-42", moves=tuple(moves), finished=True).to_json()


@cache
def half():
    """A game that goes on, as text."""
    return draft(against("greedy")).match.record().to_json()


BAD = {
    "nothing": (lambda: "", "Choose a saved file, or paste its text into the box."),
    "spaces": (lambda: " \n ", "Choose a saved file, or paste its text into the box."),
    "prose": (lambda: "Dear Asha", "This is not a saved game, or it was cut off: the text cannot be read."),
    "cut off": (lambda: half()[:-20], "This is not a saved game, or it was cut off: the text cannot be read."),
    "deep": (lambda: "[" * 100_000, "This is not a saved game, or it was cut off: the text cannot be read."),
    "a list": (lambda: "[1, 2]", "This is not a saved game from any of these games."),
    "foreign": (lambda: '{"format": "chess", "moves": []}', "This is not a saved game from any of these games."),
    "newer": (
        lambda: changed(half(), version=2),
        "This game was saved by a newer version: its record has version 2, and 1 is the newest known here.",
    ),
    "version": (lambda: changed(half(), version="one"), "This record is damaged: its version is not a number."),
    "another game": (
        lambda: changed(half(), game="chess"),
        "This is a saved game of 'chess', which is not among the games here (byorf).",
    ),
    "seal": (lambda: changed(half(), sealed="0000"), "This record is damaged: a part of it is missing or was changed."),
    "sealed list": (
        lambda: changed(half(), sealed=seal({"moves": 3})),
        "This record is damaged: something is missing from it.",
    ),
    "missing": (
        lambda: '{"format": "mathgames_widgets record", "version": 1}',
        "This record is damaged: something is missing from it.",
    ),
    "players": (
        lambda: changed(half(), players=99),
        "This saved game cannot be opened. BYORF is for 2 to 8 players, not 99.",
    ),
    "seats": (lambda: changed(half(), seats=["person"]), "This saved game is damaged: it seats 1 of 2 players."),
    "names": (
        lambda: changed(half(), names=["A", "B", "C"]),
        "This saved game cannot be opened. There are 3 names for 2 players.",
    ),
    "rules": (
        lambda: changed(half(), rules={"speed": 3}),
        "This record cannot be set up: it has options that the game does not know.",
    ),
    "rounds": (
        lambda: changed(half(), rules={"rounds": 99}),
        "This saved game cannot be opened. rounds is 99, but it must be a whole number from 1 to 4.",
    ),
    "nobody": (lambda: plain(["x keep F03"]), "This record is damaged: move 1 does not say who made it."),
    "bot": (
        lambda: changed(half(), seats=["person", "oracle"]),
        "This saved game cannot be opened. Who plays as player 2 is 'oracle', but it is one of person, random, greedy, "
        "thinker, pupil.",
    ),
    "long name": (
        lambda: changed(half(), names=["A" * 25, "Ben"]),
        "This saved game cannot be opened. The name of player 1 has 25 letters; use at most 24.",
    ),
    "same name": (
        lambda: changed(half(), names=["Asha", " Asha "]),
        "This saved game cannot be opened. Two players are called Asha; give each a different name.",
    ),
    "no character": (
        lambda: changed(half(), names=["\ud800", "Ben"]),
        "This saved game is damaged: it contains characters that cannot be written.",
    ),
    "long seed": (
        lambda: Record("byorf", 2, "x" * 41, finished=True).to_json(),
        "This saved game cannot be opened. This seed code has 41 characters; use at most 40, such as FERN-42.",
    ),
    "minus two": (
        lambda: changed(half(), players=-2),
        "This saved game cannot be opened. BYORF is for 2 to 8 players, not −2.",
    ),
    "endless": (
        lambda: changed(half(), rules={"rounds": "x" * 10_000}),
        f"This saved game cannot be opened. rounds is '{'x' * 195}…",
    ),
    "of Matician": (
        lambda: changed(half(), game="matician"),
        "This saved game is from Matician, but this table plays BYORF.",
    ),
    "too long": (
        lambda: "x" * 200_000,
        say("load-too-long"),
    ),
    "illegal": (
        lambda: plain(["0 ready"]),
        "This record cannot be replayed: move 1 breaks a rule. "
        "You build after the draft. For now, keep one card from your hand.",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), BAD.values(), ids=list(BAD))
@pytest.mark.parametrize("by", ["record", "text"])
def test_a_bad_file_says_so_and_changes_nothing(text, sentence, by):
    """Loading a damaged, foreign or newer one says so and changes nothing; the boxes keep what was typed."""
    table = play(byorf, you="Asha", bots=["greedy"], seed="FERN-42")
    typed = {**boxes(table), "name0": "Mia", "seed": "OAK-1"}
    take(table, Press("load" if by == "record" else "load-file"), **{**typed, by: text()})
    assert table.match is None
    assert page(table).one(data_key="notice").text == table.spoken == sentence
    assert boxes(table) == typed


def test_a_character_that_is_lost_never_makes_another_game():
    """Each one, here and there: refused, or the same game under another name."""
    there = draft(against("greedy")).match.state
    for place in range(0, len(half()), 23):
        table = loaded(half()[:place] + half()[place + 1 :])
        assert table.match is None or table.match.state == there
        assert "program" not in table.spoken
