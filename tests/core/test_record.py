"""Records: small JSON with a version; damaged, foreign and newer ones are refused in one sentence."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match, Record, RecordError
from mathgames_widgets.core.record import LARGEST, seal
from mathgames_widgets.games import byorf
from tests.walks import random_match


def unfinished(moves=3):
    """A game with a few moves."""
    match = Match(byorf, 3, "FERN-42", names=["Asha", "Ben"])
    for player in range(moves):
        match.play(player, match.legal_actions(player)[0])
    return match


def test_a_finished_record_is_plain():
    """Names, options, seed and moves, for people to read."""
    text = random_match(byorf, 2, "FERN-42").record().to_json()
    content = json.loads(text)
    assert content["format"] == "mathgames_widgets record"
    assert content["version"] == 1
    assert (content["game"], content["players"], content["seed"]) == ("byorf", 2, "FERN-42")
    assert content["rules"]["rounds"] == 2
    assert content["names"] == ["", ""], "the reader's language says Player 1"
    assert content["moves"][0].startswith(("0 keep F", "1 keep F"))


def test_an_unfinished_record_is_sealed():
    """Nobody reads a hidden card by opening the file."""
    content = json.loads(unfinished().record().to_json())
    assert content.keys() == {"format", "version", "game", "players", "rules", "names", "seats", "sealed"}


def test_a_record_is_small():
    """A game with eight players fits in a few thousand characters."""
    assert len(random_match(byorf, 8).record().to_json()) < 20_000
    assert len(unfinished().record().to_json()) < 600


def test_names_and_options_come_back():
    """Everything about the game is in the record."""
    match = Match(byorf, 2, "FERN-42", rules=byorf.Rules(rounds=1, pass_first="right"), names=["Åsa", "بن"])
    again = Match.load(match.record().to_json())
    assert (again.names, again.rules) == (match.names, match.rules)
    assert again.state == match.state


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not a saved game"),
        ("hello", "not a saved game"),
        ("[]", "not a saved game"),
        ("{}", "not a saved game"),
        ("null", "not a saved game"),
        ("[" * 100_000, "not a saved game"),
        ('{"format": "chess"}', "not a saved game"),
        ('{"format": "mathgames_widgets record"}', "version"),
        ('{"format": "mathgames_widgets record", "version": "1"}', "version"),
        ('{"format": "mathgames_widgets record", "version": true}', "version"),
        ('{"format": "mathgames_widgets record", "version": 2}', "newer version"),
        ('{"format": "mathgames_widgets record", "version": 1}', "missing"),
        ('{"format": "mathgames_widgets record", "version": 1, "sealed": 5}', "damaged"),
        (" " * (LARGEST + 1), "too long"),
    ],
)
def test_foreign_and_newer_records(text, says):
    """Loading a damaged, foreign or newer one says so."""
    with pytest.raises(RecordError, match=says):
        Match.load(text)


def test_every_single_damaged_character_is_noticed():
    """A sealed record carries a checksum: no changed or missing character goes through."""
    content = json.loads(unfinished().record().to_json())
    sealed = content["sealed"]
    for place in range(len(sealed)):
        other = "0" if sealed[place] != "0" else "1"
        for damaged in (sealed[:place] + other + sealed[place + 1 :], sealed[:place] + sealed[place + 1 :]):
            with pytest.raises(RecordError, match="damaged"):
                Match.load(json.dumps(content | {"sealed": damaged}))


def test_a_text_that_was_cut_off():
    """Any shorter text is refused."""
    text = unfinished().record().to_json()
    for length in range(0, len(text), 7):
        with pytest.raises(RecordError):
            Match.load(text[:length])


def test_a_seal_that_unpacks_to_something_else():
    """A seal holds the seed and the moves."""
    content = json.loads(unfinished().record().to_json())
    for inside in ({"moves": []}, {"seed": 5, "moves": []}, {"seed": "FERN-42", "moves": "0 keep F05"}, {}):
        with pytest.raises(RecordError, match="missing"):
            Match.load(json.dumps(content | {"sealed": seal(inside)}))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "'chess', which is not among the games here"),
        ({"players": 9}, "2 to 8 players"),
        ({"seed": " "}, "FERN-42"),
        ({"rules": {"rounds": 99}}, "rounds is 99"),
        ({"rules": {"speed": 3}}, "cannot be set up"),
        ({"names": ("A", "B", "C", "D")}, "4 names for 3 players"),
        ({"moves": ("keep F05",)}, "move 1 does not say who"),
        ({"moves": ("-1 keep F05",)}, "move 1 does not say who"),
        ({"moves": ("0 keep F99",)}, "move 1: There is no factor card 'F99'"),
        ({"moves": ("0 dance",)}, "move 1: 'dance' is not a move in BYORF"),
        ({"moves": ("0 ready",)}, "move 1 breaks a rule. You build after the draft"),
        ({"moves": ("7 ready",)}, "move 1 breaks a rule. Nobody sits at that place."),
    ],
)
def test_records_that_cannot_be_replayed(change, says):
    """one clear sentence"""
    record = replace(unfinished(0).record(), **change)
    with pytest.raises(RecordError, match=says) as refusal:
        Match.load(record)
    assert str(refusal.value).endswith(".")


def test_loading_changes_nothing():
    """Loading a damaged record changes nothing: the match at the table goes on."""
    match = unfinished()
    before = (match.state, match.turns)
    with pytest.raises(RecordError):
        Match.load("nonsense")
    assert (match.state, match.turns) == before


def test_undone_moves_are_not_in_the_record():
    """The record tells of the game as it stands, also where the move had been written before."""
    match = unfinished(2)
    assert len(match.record().moves) == 2
    match.undo(1)
    assert len(match.record().moves) == 1
    match.play(1, list(match.legal_actions(1))[-1])
    assert Match.load(match.record()).state == match.state


def test_a_record_can_be_of_a_game_from_elsewhere():
    """Games that are not in GAMES are given along."""
    record = unfinished().record()
    assert Match.load(record, games=(byorf,)).state == unfinished().state
    with pytest.raises(RecordError, match="not among the games"):
        Match.load(record, games=())


def test_from_json_of_a_plain_record():
    """Record.from_json(record.to_json()) == record"""
    record = Record("byorf", 2, "FERN-42", {"rounds": 1}, ("A", "B"), ("0 keep F05",), finished=True)
    assert Record.from_json(record.to_json()) == record
