"""Moves as lines of a record, and what is no move."""

from __future__ import annotations

import pytest

from mathgames_widgets.core import Match, RecordError
from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.messages import MORE, speaking
from mathgames_widgets.core.words import why_refused
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals import FACES, GOALS, ON_DECK, ON_DISCARD, Rules
from mathgames_widgets.games.rolls_and_goals.rules.moves import read_action, write_action
from mathgames_widgets.games.rolls_and_goals.rules.state import PLACES, Declare, Pick, Put, Take, TakeBack, Withdraw
from mathgames_widgets.games.rolls_and_goals.words import sentences
from tests.table.sitting import against, page
from tests.walks import random_match


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("put +2 die 1", Put("+2", 0)),
        ("put ÷2 die 6", Put("÷2", 5)),
        ("put [0] deck", Put("[0]", ON_DECK)),
        ("put negate discard", Put("negate", ON_DISCARD)),
        ("take back die 2 1", TakeBack(1, 0)),
        ("take back deck 3", TakeBack(ON_DECK, 2)),
        ("declare 2nd highest total", Declare("2nd highest total")),
        ("withdraw most 1s", Withdraw("most 1s")),
        ("ready", Ready()),
        ("pick die 6 1", Pick(5, 1)),
        ("take x2 flip", Take(("x2", "flip"))),
        ("take -1 special", Take(("-1",), special=True)),
        ("take special", Take((), special=True)),
        ("take x2", Take(("x2",))),
    ],
)
def test_a_line_is_a_move(text, action):
    """Dice and the cards of a stack are counted from 1."""
    assert read_action(text) == action
    assert write_action(action) == text


def test_a_goal_may_be_worded_differently(monkeypatch, tmp_path):
    """The page has the new words; ids in the saved game stay."""
    words = tmp_path / "games" / "rolls_and_goals" / "words"
    words.mkdir(parents=True)
    said = "".join([f"goal-{goal.value.replace(' ', '-')} = ({goal.name})\n" for goal in GOALS])
    (words / "qaa.ftl").write_text(said, encoding="utf-8")
    monkeypatch.setenv(MORE, f"{tmp_path}")
    with speaking("qaa"):
        table = against("greedy", game=rolls_and_goals)
        goals = table.match.observe(0).goals
        cards = [node.text for node in page(table) if "mg-goal-text" in node.classes]
    assert cards[: len(goals)] == [f"({goal.name})" for goal in goals]
    match = Match(rolls_and_goals, 2, "FERN-42")
    match.play(0, Ready())
    assert sentences.goal_text(goals[0]) in sentences.sentence(Declare(goals[0]))
    assert write_action(Declare(goals[0])) == f"declare {goals[0].value}"
    assert Match.load(match.record().to_json()).state == match.state


def test_every_card_goal_and_place_can_be_written():
    """The action as a line of a record."""
    actions = [Put(card, place) for card in FACES for place in PLACES]
    actions += [Declare(goal) for goal in GOALS] + [Take((card, "pick")) for card in FACES]
    assert len({write_action(action) for action in actions}) == len(actions)
    assert [read_action(write_action(action)) for action in actions] == actions


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "put",
            "put +1",
            "put +1 die",
            "put +1 die 0",
            "put +1 die 7",
            "put +4 die 1",
            "put [8] deck",
            "put +1 hand",
        ),
        *(
            "put  +1 die 1",
            "put +1 die ١",
            "Put +1 die 1",
            "put +1 die 1 ",
            "put +1 die 1\n",
            "take back",
            "take back deck",
        ),
        *(
            "take back die 1 0",
            "take back die 1 -1",
            "take back die 1 1 1",
            "declare",
            "declare most 7s",
            "declare  most 1s",
        ),
        *(
            "withdraw special",
            "ready 1",
            "pick die 1 7",
            "pick die 0 1",
            "pick die 1",
            "pick 1 1",
            "take ",
            "take  ",
        ),
        *("take x3", "take special x2", "take x2  flip", "take special special", "take Special", "__import__('os')"),
    ],
)
def test_what_is_no_move(text):
    """Raises ValueError with one sentence."""
    with pytest.raises(ValueError) as refusal:
        read_action(text)
    said = why_refused(refusal.value, rolls_and_goals)
    assert said.endswith(".") and "\n" not in said


def test_a_foreign_action_is_not_written():
    """An action of another game has no line."""
    with pytest.raises(ValueError, match="is not an action of Rolls & Goals"):
        write_action("ready")


def test_a_finished_game_can_be_replayed():
    """Replaying it gives the same game."""
    match = random_match(rolls_and_goals, 3, "REPLAY")
    text = match.record().to_json()
    again = Match.load(text, [rolls_and_goals])
    assert (again.state, again.outcome()) == (match.state, match.outcome())
    assert "÷" in "".join(match.record().moves) or "put" in text


def test_a_record_with_unknown_options_is_refused():
    """Loading a damaged record says so."""
    record = Match(rolls_and_goals, 2, "FERN-42", rules=Rules(rounds=2)).record()
    assert record.rules == {"rounds": 2}
    for rules in ({"rounds": 9}, {"turns": 2}):
        with pytest.raises(RecordError, match=r"cannot be (set up|opened)"):
            Match.load(type(record)(record.game, 2, record.seed, rules), [rolls_and_goals])
