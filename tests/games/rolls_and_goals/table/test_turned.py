"""A round of Rolls & Goals turned over: sides picked, flips, values, goals judged with their evidence."""

from __future__ import annotations

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Declare, Pick
from mathgames_widgets.table.screen import Do, Press
from tests.games.rolls_and_goals.table.tables import at, be_ready, scored
from tests.games.rolls_and_goals.tables import ONES, sitting
from tests.table.pages import read
from tests.table.sitting import against, opened, page, press_key, take

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_game = room("mathgames_widgets.games.rolls_and_goals.words")


def test_a_side_is_picked_once_all_rerolls_are_seen():
    """Six sides, each with the value that comes of it."""
    table = at(sitting("5 pick x2 | 1 | 2 | 3 | 4 | 6", ONES))
    be_ready(table)
    shown = page(table)
    assert [side.name.split(".")[0] for side in shown.one(data_key="sides0").find(tag="button")] == [
        f"Choose {side} for die 1: worth {2 * side}" for side in range(1, 7)
    ]
    take(table, Do(Pick(0, 6)))
    assert page(table).one(data_key="worth0.0").text == "12"
    assert page(table).one(data_key="was0.0").name == "rolled 5, pick: 6"


def test_everybodys_flip_is_shown_in_the_order_of_the_rules():
    """Reroll, then flip, then the chain to the value, card by card."""
    shown = page(scored("5 +1 flip | 1 | 2 | 3 | 4 | 6", "1 ÷2 +3 | 1 | 1 | 1 | 1 | 1"))
    die = shown.one(data_key="die0.0")
    assert die.find(cls="mg-die")[0].name == "die 1 shows 2; 2, plus 1: 3"
    assert shown.one(data_key="was0.0").name == "rolled 5, flip: 2"
    assert [node.text for node in die.find(cls="mg-after")] == ["3", ""]
    assert [node.text for node in shown.one(data_key="die1.0").find(cls="mg-after")] == ["0", "3"]
    assert shown.one(data_key="worth0.0").name == "worth 3"


GOALS = ("most 5s", "most 1s", "most 6s")


def test_goals_are_judged_with_their_evidence():
    """What everyone's dice show, and who takes the tokens; asked why, the dice that show it stand out."""
    table = scored("5 | 5 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 5", goals=GOALS)
    shown = page(table)
    assert [node.text for node in shown.one(data_key="measures-most 5s").find(cls="mg-measure")] == [
        "You 2 ★",
        "Sigma 1",
    ]
    assert len(shown.one(data_key="gained0").find(cls="mg-token")) == 12
    assert shown.one(data_key="head0").name == "You: 12 tokens. Why?"
    assert not shown.find(cls="mg-evidence")
    shown = press_key(table, "award-most 5s-button")
    marked = [node.get("data-key") for node in shown.one(data_key="turned").find(cls="mg-evidence")]
    assert marked == ["die0.0", "die0.1"]
    assert "You achieved “most 5s”." in shown.one(cls="mg-drawer").text
    shown = press_key(table, "head1")
    assert say_game("took-in-round", player="Sigma", tokens=6, round=1) in shown.one(cls="mg-drawer").text


def steps_of(*rows, **places):
    """The pages of a round that is turned over, one after the other, and their captions."""
    table = at(sitting(*rows, **places), bots=len(rows) - 1)
    be_ready(table)
    return table, [(read(html), caption) for _, html, caption in table.frames]


def test_a_round_is_turned_over_die_by_die_and_then_goal_by_goal():
    """All cards face down; die by die; goal by goal; who took how much is told last of all."""
    table, steps = steps_of("5 +1 flip | 1 | 2 x2 | 3 | 4 | 6", "1 | 1 | 1 -1 | 1 | 1 | 1", goals=GOALS)
    assert [caption for _, caption in steps] == [
        say_game_table("everyone-ready"),
        say_game_table("cards-turn-over", die=1),
        say_game_table("cards-turn-over", die=3),
        "Most 5s: nobody.",
        "Most 1s: Sigma, 6 tokens.",
        "Most 6s: You, 6 tokens.",
    ]
    assert all(len(caption.split()) <= 10 for _, caption in steps)
    backs = [len(shown.find(cls="mg-modifier-back")) for shown, _ in steps]
    assert backs == [4, 2, 0, 0, 0, 0]
    lit = [len(shown.find(cls="mg-is-lit")) for shown, _ in steps]
    assert lit == [0, 0, 0, 1, 2, 3]
    for shown, _ in steps:
        assert not [node for node in shown.find(cls="mg-sum") if node.text], "no total before the end"
        assert shown.one(data_key="on").get("data-n") is None
    assert [page(table).one(data_key=f"sum{seat}").text for seat in (0, 1)] == ["+6", "+6"]
    assert table.spoken.strip().endswith(say_game("round-took", players=". You and Sigma", tokens=6, many=2))


def test_what_lies_face_down_stays_hidden_in_the_steps():
    """No card, no value and no winner stands in a step before the one that shows it."""
    table, steps = steps_of("5 +1 | 1 | 2 x2 | 3 | 4 | 6", "1 | 1 | 1 [7] | 1 | 1 | 1", goals=GOALS)
    first, second = str_of(steps[0]), str_of(steps[1])
    assert "plus 1" not in first and "times 2" not in first and "becomes 7" not in first
    assert "plus 1" in second and "times 2" not in second and "becomes 7" not in second
    for html, told in zip(table.frames, steps, strict=True):
        assert ("★" in html[1]) == bool(told[0].find(cls="mg-star"))
    assert "★" not in table.frames[2][1]


def str_of(step):
    """All that a screen reader finds on a page."""
    return " ".join(node.get("aria-label") or "" for node in step[0])


def test_the_log_does_not_tell_the_end_before_the_round_is_seen():
    """Who won stands behind "See the result"."""
    table = scored("5 | 5 | 2 | 3 | 4 | 6", "1 | 1 | 1 | 1 | 1 | 5", goals=GOALS, rounds=1)
    told = opened(table, "log").text
    assert "Round 1 is scored. You took 12 tokens." in told and "won the game" not in told
    take(table, Press("close"))
    press_key(table, "on")
    assert "won the game" in opened(table, "log").text


@pytest.mark.parametrize("players", [2, 3, 6])
def test_everybodys_cards_lie_beside_their_dice(players):
    """However many sit there, every die keeps its roll, its cards and its value in sight."""
    shown = page(scored(*["5 +1 flip | 1 x2 | 2 | 3 | 4 | 6"] * (players - 1), "1 | 2 | 3 | 4 | 5 | 6"))
    for seat in range(players - 1):
        assert [card.name for card in shown.one(data_key=f"laid{seat}.0").find(cls="mg-card")] == ["plus 1", "flip"]
        assert shown.one(data_key=f"worth{seat}.1").text == "2"
    assert not shown.one(data_key=f"dice-of-{players - 1}").find(cls="mg-card")


def test_tokens_that_are_split_keep_their_names():
    """Each one lay on the goal card, and flies to whoever takes it; what cannot be split is gone."""
    shown = page(scored(*["1 | 2 | 3 | 4 | 5 | 6"] * 4, goals=("most 1s", "most 2s", "most 3s")))
    tokens = [node.get("data-key") for node in shown.one(data_key="turned").find(cls="mg-token")]
    assert [token for token in tokens if "most 1s" in token] == [f"token-most 1s.{number}" for number in range(4)]


def test_a_declared_special_goal_is_judged_as_well():
    table = at(sitting("1 | 2 | 3 | 4 | 5 | 6", ONES, specials=(("most evens",), ())))
    take(table, Do(Declare("most evens")))
    be_ready(table)
    assert "declared by you" in page(table).one(data_key="award-most evens").text


def test_all_placements_can_be_asked_why_when_they_are_turned_over():
    table = against("greedy", "planner" if "planner" in [bot.name for bot in game.BOTS] else "greedy", game=game)
    be_ready(table)
    lines = opened(table, "log").find(tag="li")
    (line,) = [line for line in lines if "turned over" in line.text]
    table.press(int(line.find(tag="button")[0].get("data-n")))
    answer = page(table).one(cls="mg-answer").text
    assert all(f"{name}: " in answer for name in table._names)


def test_a_goal_says_what_it_counts_where_its_name_does_not():
    """ "fewest 123456" counts the other dice, and the most win; "fewest positive" beside it counts what it names."""
    goals = ("fewest positive", "fewest 123456", "most odds")
    table = at(sitting("1 | 2 | 3 | 4 | 5 | 6", ONES, goals=goals))
    said = {
        "fewest positive": "fewest dice above 0 win",
        "fewest 123456": "most dice outside 1 to 6 win",
    }
    for goal in goals:
        text = page(table).one(data_key=f"goal-{goal}").text
        assert (said[goal] in text) if goal in said else ("win" not in text)
    be_ready(table)
    for goal in goals:
        text = page(table).one(data_key=f"award-{goal}").text
        assert (said[goal] in text) if goal in said else ("win" not in text)
