"""The page before a game: each box that does not fit is named in one sentence, and nothing typed is lost."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES, byorf, formula, mathleague, matician
from mathgames_widgets.table.faces import PUPIL
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import SetupError
from mathgames_widgets.table.window import play
from tests.table.sitting import boxes, build, draft, is_over, keep, offers, opened, page, press_key, take, whole_game

say_class = room("mathgames_widgets.classroom")
BOT_NAMES = ("random", "greedy", "thinker", "pupil")
say_table = room("mathgames_widgets.table")

EVIL = "<img src=x onerror=1>"


TEXT_BOXES = {"seed", "name0", "name1", "name2", "rounds", "goals", "hand"}


def at_the_door(**options):
    """The first page, nothing dealt."""
    return play(byorf, you="Asha", bots=["greedy", "random"], seed="FERN-42", **options)


def refused(**typed):
    """The sentence that answers Deal with these boxes; what was typed still stands in them."""
    table = at_the_door()
    sent = {**boxes(table), **typed}
    take(table, Press("deal"), **sent)
    assert table.match is None
    sentence = page(table).one(data_key="notice").text
    assert table.spoken == sentence
    if typed.keys() <= TEXT_BOXES:
        assert boxes(table) == {**sent, "record": ""}
    assert "program" not in sentence
    assert re.fullmatch(r"[^\n]*\.", sentence)
    return sentence


# ── what play() puts into the boxes ───────────────────────────────────────────────────────────────────────────────


def test_what_is_given_to_play_stands_in_the_boxes():
    """Everything given here stands in the boxes of the first page and can be changed there."""
    standing = boxes(at_the_door(rules=byorf.Rules(rounds=1, pass_first="right", ties_split=False)))
    assert standing == {
        "players": "3", "seed": "FERN-42", "record": "",
        "name0": "Asha", "who0": "person", "name1": "", "who1": "greedy", "name2": "", "who2": "random",
        "rounds": "1", "goals": "5", "hand": "6", "pass_first": "right", "more_factors_win_ties": "on",
    }  # fmt: skip


def test_nothing_given_is_one_person_against_two_bots():
    standing = boxes(play(byorf))
    assert [standing[f"who{seat}"] for seat in range(3)] == ["person", "greedy", "greedy"]
    assert (standing["name0"], standing["seed"]) == ("", "")
    assert take(play(byorf), Press("deal")).match.names == ("Player 1", "Sigma", "Delta")


def test_bots_without_people_are_watched():
    standing = boxes(play(byorf, bots=["random", "thinker"]))
    assert (standing["players"], standing["who0"], standing["who1"]) == ("2", "random", "thinker")


def test_more_players_than_bots_are_people():
    standing = boxes(play(byorf, you="Asha", bots=["random"], players=4))
    assert [standing[f"who{seat}"] for seat in range(4)] == ["person", "person", "person", "random"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"bots": ["clever"]}, "There is no bot called 'clever'; choose from random, greedy, thinker, pupil."),
        ({"players": 9}, "BYORF is for 2 to 8 players, not 9."),
        ({"players": 1}, "BYORF is for 2 to 8 players, not 1."),
        ({"you": "Asha", "bots": ["greedy"] * 3, "players": 2}, "3 bots and you are 4 players, not 2."),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_said_at_once(options, sentence):
    """Raises SetupError (a ValueError) with one sentence."""
    with pytest.raises(SetupError) as refusal:
        play(byorf, **options)
    assert str(refusal.value) == sentence


def test_nothing_is_dealt_while_the_page_loads():
    """Preheated kernels have already run the notebook, so the deal comes at the first click."""
    assert play(byorf, you="Asha", bots=["greedy"]).match is None


# ── the boxes ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deal_from_the_boxes():
    """Seed, players, opponents and variants are chosen on the page."""
    table = at_the_door()
    typed = {
        "players": "2", "name0": " Mia  Lou ", "who0": "person", "name1": "", "who1": "thinker", "seed": " oak-7 ",
        "rounds": " 1", "goals": "3", "hand": "4", "pass_first": "right", "ties_split": "on",
    }  # fmt: skip
    take(table, Press("deal"), **typed)
    match = table.match
    assert (match.players, match.seed, match.names) == (2, "OAK-7", ("Mia Lou", "Sigma"))
    assert match.rules == byorf.Rules(rounds=1, goals=3, hand=4, pass_first="right", more_factors_win_ties=False)
    assert is_over(whole_game(table))


def test_an_empty_seed_is_a_new_code():
    table = play(byorf, you="Asha", bots=["greedy"])
    take(table, Press("deal"), **boxes(table))
    assert re.fullmatch("[A-Z]+-[0-9]{2}", table.match.seed)
    assert table.match.seed in opened(table, "menu").one(cls="mg-seed").text


def test_how_many_changes_the_places():
    table = at_the_door()
    take(table, Press("players"), **{**boxes(table), "players": "5", "name1": "Ben", "seed": "OAK-1"})
    standing = boxes(table)
    assert [standing[f"name{seat}"] for seat in range(5)] == ["Asha", "Ben", "", "", ""]
    assert [standing[f"who{seat}"] for seat in range(5)] == ["person", "greedy", "random", "greedy", "greedy"]
    assert standing["seed"] == "OAK-1"
    take(table, Press("players"), **{**standing, "players": "2"})
    assert "name2" not in boxes(table)


def test_a_press_without_boxes_takes_them_as_they_stand():
    """For scripts: the ticks stay on."""
    assert take(at_the_door(), Press("deal")).match.rules == byorf.Rules()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"seed": "F" * 41}, "This seed code has 41 characters; use at most 40, such as FERN-42."),
        ({"name1": "N" * 25}, "The name of player 2 has 25 letters; use at most 24."),
        ({"name1": "Asha"}, "Two players are called Asha; give each a different name."),
        ({"name1": "  Asha "}, "Two players are called Asha; give each a different name."),
        ({"name0": "Player 3", "name2": "", "who2": "person"},
         "Two players are called Player 3; give each a different name."),
        ({"rounds": "many"}, "“Rounds” is “many”, but it must be a whole number from 1 to 4."),
        ({"rounds": ""}, "“Rounds” is empty, but it must be a whole number from 1 to 4."),
        ({"rounds": "it's"}, "“Rounds” is “it's”, but it must be a whole number from 1 to 4."),
        ({"rounds": "2.5"}, "“Rounds” is “2.5”, but it must be a whole number from 1 to 4."),
        ({"goals": "-1"}, "“Goals each round” is “-1”, but it must be a whole number from 1 to 8."),
        ({"goals": "٣"}, "“Goals each round” is “٣”, but it must be a whole number from 1 to 8."),
        ({"hand": "99"}, "“Cards in a hand” is 99, but it must be a whole number from 2 to 8."),
        ({"hand": "9" * 50}, f"“Cards in a hand” is “{'9' * 24}…”, but it must be a whole number from 2 to 8."),
        ({"pass_first": "up"}, "“In round 1, pass hands to the” is “up”, but hands are passed 'left' or 'right'."),
        ({"who1": "wizard"}, f"Who plays as player 2 is 'wizard', but it is one of person, {', '.join(BOT_NAMES)}."),
        ({"players": "many"}, "How many: BYORF is for 2 to 8 players, not 'many'."),
        ({"players": "99999999"}, "How many: BYORF is for 2 to 8 players, not '99999999'."),
        (
            {"players": "8", "hand": "8"},
            "8 hands of 8 need 64 cards, but there are 48: "
            "up to 6 can play with such hands, or 8 with 6 cards each.",
        ),
    ],
    ids=str,
)  # fmt: skip
def test_each_box_that_does_not_fit_is_named(typed, sentence):
    """One sentence that names the box and says what would be right; what was typed stays."""
    assert refused(**typed) == sentence


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        (formula, {"sign_bonus": "on"}, "“A difference scores 5 more, a quotient 10 more” is switched on, but"),
        (formula, {"winner_extra_card": "on"}, "“The winner of a round starts the next one with an extra card” is s"),
        (mathleague, {"open_decks": "on"}, "“Everyone may look at the other decks” is True, but"),
        (mathleague, {"deck_size": "many"}, "“Cards in a deck” is “many”, but"),
    ],
    ids=str,
)
def test_the_rules_of_a_game_speak_of_its_boxes(game, typed, said):
    """A box has a label; nobody reads the name of a field."""
    table = play(game, you="Asha", bots=["random"])
    take(table, Press("deal"), **{**boxes(table), **typed})
    assert table.match is None and page(table).one(data_key="notice").text.startswith(said)


typed_texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=60)


some_boxes = st.sampled_from(["name0", "who1", "seed", "rounds", "hand", "pass_first", "other"])


@settings(max_examples=40, deadline=None)
@given(st.dictionaries(some_boxes, typed_texts))
def test_whatever_is_typed_is_dealt_or_refused_in_a_sentence(typed):
    table = at_the_door()
    take(table, Press("deal"), **{**boxes(table), **typed})
    assert (table.match is None) == bool(page(table).find(data_key="notice"))
    assert "program" not in table.spoken


# ── one press, and ways to play ───────────────────────────────────────────────────────────────────────────────────


def test_play_deals_at_once_against_two_bots_with_names_and_levels():
    table = play(byorf)
    sitting = [seat.text for seat in page(table).find(cls="mg-sitting")]
    assert sitting == ["1You", "Sigmaplays well", "Deltaplays well"]
    assert len(page(table).find(cls="mg-avatar")) == 2 * 3, "there, and beside the boxes of the options"
    press_key(table, "play")
    assert table.match.names == ("Player 1", "Sigma", "Delta")
    assert table.spoken.startswith(say_class("dealt"))


def test_play_at_once_stands_behind_a_game_that_was_kept():
    """An address that asks to play at once goes on with what there is."""
    table = play(byorf)
    assert "data-at-once" in page(table).one(data_key="play").attributes
    before = take(play(byorf), Press("deal"))
    keep(before)
    table.hear({"restored": before.kept})
    assert not [node for node in page(table) if "data-at-once" in node.attributes]
    assert next(node.get("data-key") for node in page(table).find(tag="button")) == "continue"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_bots_are_watched_at_one_press(game):
    """They play on by themselves, against each other, whatever else stands in the boxes."""
    table = play(game, you="Asha", seed="FERN-42")
    take(table, Press("way", "watch"))
    assert {seat.who for seat in table.room.seats} == {game.BOTS[1].name, game.BOTS[-1].name}
    assert table.match.names == ("Alpha", "Sigma")
    assert table.match.seed == "FERN-42"
    assert page(table).one(data_key="step").get("data-auto")


@pytest.mark.parametrize("how", ["way", "deal"])
def test_one_player_is_solitaire(how):
    """A press on it, or one player and Deal."""
    table = play(mathleague, you="Asha")
    if how == "way":
        take(table, Press("way", "alone"), **boxes(table))
    else:
        take(table, Press("players"), **{**boxes(table), "players": "1"})
        take(table, Press("deal"), **boxes(table))
    assert table.match.names == ("Asha",)
    assert table.match.rules.variation == "solitaire"


def test_the_other_pages_of_a_game_are_one_press_away():
    links = [[node.get("href") for node in page(play(game)).find(tag="a")] for game in (byorf, mathleague, matician)]
    assert links == [["puzzle.ipynb#play"], ["decks.ipynb"], []]


def test_a_refusal_stands_beside_what_was_pressed():
    """Beside Play, beside Deal, and beside Load the game; never twice."""
    table = play(byorf)
    for press, values, place in (
        (Press("deal"), {"seed": "F" * 41}, "setup-bar"),
        (Press("deal", "options"), {"seed": "F" * 41}, "deal-bar"),
        (Press("load"), {"record": ""}, "load-room"),
        (Press("load-file"), {"text": "no game"}, "load-room"),
        (Press("players"), {"players": "99"}, "seats"),
    ):
        take(table, press, **{**boxes(table), **values})
        assert page(table).one(data_key=place).one(data_key="notice").text == table.spoken
        assert len(page(table).find(data_key="notice")) == 1


def test_play_again_deals_at_once_and_options_lead_to_the_form():
    table = whole_game(play_small())
    before = table.match
    take(table, Press("again"))
    assert (table.match.names, table.match.rules) == (before.names, before.rules)
    assert table.match.seed != before.seed
    assert not table.match.turns
    take(whole_game(table), Press("options"))
    assert "open" in page(table).one(data_key="options").attributes
    assert offers(table, Press("deal", "options"))


def play_small():
    """A short game that was dealt by Play."""
    table = play(byorf, you="Asha", bots=["random"], seed="FERN-42", rules=byorf.Rules(rounds=1, hand=3))
    press_key(table, "play")
    return table


def test_a_message_goes_when_the_box_fits():
    table = at_the_door()
    take(table, Press("deal"), **{**boxes(table), "hand": "no"})
    assert page(table).find(data_key="notice")
    take(table, Press("deal"), **{**boxes(table), "hand": "4"})
    assert table.match is not None
    assert not page(table).find(data_key="notice")


def test_a_name_is_text_and_nothing_else():
    """Everything escaped."""
    table = at_the_door()
    names = {"name0": EVIL, "name1": "\"'&<b>", "name2": "<i>Mia</i>"}
    sent = {**boxes(table), **names, "seed": "<script>alert(1)</script>"}
    take(table, Press("players"), **sent)
    assert boxes(table)["name0"] == EVIL
    take(table, Press("deal"), **sent)
    assert table.match.names[0] == EVIL
    whole_game(table)
    for shown in (page(table), page(take(table, Press("replay", 0)))):
        assert not [node.tag for node in shown if node.tag in ("img", "script", "b", "i")]
    places = page(take(table, Press("replay"))).one(data_key="over-places").text
    assert "You" in places and "\"'&<b>" in places and "<i>Mia</i>" in places
    assert EVIL not in table.html


def test_names_stay_text_in_the_scoring():
    table = at_the_door()
    take(table, Press("deal"), **{**boxes(table), "name1": EVIL})
    shown = page(build(draft(table)))
    assert EVIL in shown.one(data_key="scored").text
    assert not shown.find(tag="img")


# ── the page itself ───────────────────────────────────────────────────────────────────────────────────────────────


def test_every_box_has_a_label():
    shown = page(at_the_door())
    found = [node for node in shown if node.tag in ("input", "select", "textarea")]
    assert len(found) >= 14
    for box in found:
        words = [around.text.strip() for around in box.around() if around.tag == "label"]
        assert box.get("aria-label") or any(words), box.attributes


def test_the_places_say_who_may_sit_there():
    shown = page(at_the_door())
    kinds = [one.text for one in shown.one(name="who0").find(tag="option")]
    assert kinds == [
        say_table("who-person"),
        say_table("who-bot", level=0),
        say_table("who-bot-measured", level=1, share=byorf.LADDER[0]),
        say_table("who-bot-measured", level=2, share=byorf.LADDER[1]),
        say_table("who-bot", level=PUPIL),
    ]
