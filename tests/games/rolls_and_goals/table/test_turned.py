"""A round of Rolls & Goals turned over: sides picked, flips, values, goals judged with their evidence."""

from __future__ import annotations

import pytest

from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Declare, Pick, Ready
from mathgames_widgets.table.screen import Do
from tests.games.rolls_and_goals.table.tables import at, scored
from tests.games.rolls_and_goals.tables import ONES, sitting
from tests.table.sitting import against, page, press_key, take


def test_a_side_is_picked_once_all_rerolls_are_seen():
    """Six sides, each with the value that comes of it."""
    table = at(sitting("5 pick x2 | 1 | 2 | 3 | 4 | 6", ONES))
    take(table, Do(Ready()))
    shown = page(table)
    assert [side.name.split(".")[0] for side in shown.one(data_key="sides0").find(tag="button")] == [
        f"Pick {side} for die 1: worth {2 * side}" for side in range(1, 7)
    ]
    take(table, Do(Pick(0, 6)))
    assert page(table).one(data_key="worth0.0").text == "12"
    assert page(table).one(data_key="die0.0").find(cls="mg-turn")[0].name == "pick: 6"


def test_everybodys_flip_is_shown_in_the_order_of_the_rules():
    """Reroll, then flip, then the chain to the value."""
    shown = page(scored("5 +1 flip | 1 | 2 | 3 | 4 | 6", "1 ÷2 +3 | 1 | 1 | 1 | 1 | 1"))
    die = shown.one(data_key="die0.0")
    assert die.find(cls="mg-die")[0].name == "die 1 shows 5"
    assert [node.name for node in die.find(cls="mg-turn")] == ["flip: 2"]
    assert shown.one(data_key="chain0.0").text == "2→+1→3"
    assert shown.one(data_key="chain1.0").text == "1→÷2→0→+3→3"
    assert shown.one(data_key="worth0.0").name == "worth 3"


def test_goals_are_judged_with_their_evidence():
    """Who takes how many tokens; asked why, the dice that show it stand out."""
    table = scored("5 | 5 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 5", goals=("most 5s", "most 1s", "most 6s"))
    shown = page(table)
    assert shown.one(data_key="cell-most 5s-0").name == "Asha, most 5s: 2, 6 tokens. Why?"
    assert shown.one(data_key="cell-most 1s-0").name == "Asha, most 1s: 0, no tokens. Why?"
    assert len(shown.one(data_key="share-most 5s-0").find(cls="mg-token")) == 6
    assert not shown.find(cls="mg-evidence")
    shown = press_key(table, "cell-most 5s-0")
    marked = [node.get("data-key") for node in shown.one(data_key="turned").find(cls="mg-evidence")]
    assert marked == ["die0.0", "die0.1"]
    beside = shown.one(data_key="answer").one(data_key="evidence")
    assert [node.text for node in beside.find(cls="mg-evidence")] == ["5", "5"]
    assert beside.name == "The dice are worth 5, 5, 2, 3, 4 and 6. What counts: die 1: 5 and die 2: 5."


def test_a_round_begins_with_who_took_what():
    """In a line, the most tokens first; the table below has a row for each player, with the sum."""
    shown = page(scored("5 | 5 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 5", goals=("most 5s", "most 4s", "most 1s")))
    assert shown.one(data_key="outcome").text == "Asha took 12 tokens, and Sigma took 6 tokens."
    assert shown.one(data_key="row1").find(tag="td")[-1].text == "6"


@pytest.mark.parametrize(("players", "is_folded"), [(2, False), (3, False), (4, True), (6, True)])
def test_where_many_sit_the_cards_are_folded_behind_each_name(players, is_folded):
    """Every die keeps its roll, its turns and its value in sight; the chains open with the name."""
    shown = page(scored(*["5 +1 flip | 1 x2 | 2 | 3 | 4 | 6"] * (players - 1), "1 | 2 | 3 | 4 | 5 | 6"))
    assert [node.name for node in shown.one(data_key="die0.0").find(cls="mg-turn")] == ["flip: 2"]
    assert shown.one(data_key="worth0.1").text == "2"
    assert bool(shown.find(data_key="cards-of-0")) == is_folded
    assert not shown.find(data_key=f"cards-of-{players - 1}"), "nothing lies behind these dice"
    if is_folded:
        folded = shown.one(data_key="cards-of-0")
        assert folded.tag == "details" and not folded.get("open")
        assert [line.text for line in folded.find(tag="li")] == ["Die 1flip2→+1→3", "Die 21→×2→2"]
        assert not shown.find(data_key="chain0.1")
    else:
        assert shown.one(data_key="chain0.1").text == "1→×2→2"


def test_tokens_that_are_split_keep_their_names():
    """Each one lay on the goal card, and flies to whoever takes it; what cannot be split is gone."""
    shown = page(scored(*["1 | 2 | 3 | 4 | 5 | 6"] * 4, goals=("most 1s", "most 2s", "most 3s")))
    tokens = [node.get("data-key") for node in shown.one(data_key="sheet-table").find(cls="mg-token")]
    assert [token for token in tokens if "most 1s" in token] == [f"token-most 1s.{number}" for number in range(4)]


def test_a_declared_special_goal_is_judged_as_well():
    table = at(sitting("1 | 2 | 3 | 4 | 5 | 6", ONES, specials=(("most evens",), ())))
    take(table, Do(Declare("most evens")))
    take(table, Do(Ready()))
    assert "declared by Asha" in page(table).one(data_key="head-most evens").text


def test_all_placements_can_be_asked_why_when_they_are_turned_over():
    table = against("greedy", "planner" if "planner" in [bot.name for bot in game.BOTS] else "greedy", game=game)
    take(table, Do(Ready()))
    lines = page(table).one(data_key="log").find(tag="li")
    (line,) = [line for line in lines if "turned over" in line.text]
    table.press(int(line.find(tag="button")[0].get("data-n")))
    answer = page(table).one(cls="mg-answer").text
    assert all(f"{name}: " in answer for name in table.match.names)


def test_a_goal_says_what_it_counts_where_its_name_does_not():
    """ "fewest 123456" counts the other dice, and the most win; "fewest positive" beside it counts what it names."""
    goals = ("fewest positive", "fewest 123456", "most odds")
    table = at(sitting("1 | 2 | 3 | 4 | 5 | 6", ONES, goals=goals))
    said = {
        "fewest positive": "counts positive dice; the fewest win",
        "fewest 123456": "counts dice other than 1 to 6; the most win",
    }
    for goal in goals:
        text = page(table).one(data_key=f"goal-{goal}").text
        assert (said[goal] in text) if goal in said else ("counts" not in text)
    take(table, Do(Ready()))
    for goal in goals:
        text = page(table).one(data_key=f"head-{goal}").text
        assert (said[goal] in text) if goal in said else ("counts" not in text)
