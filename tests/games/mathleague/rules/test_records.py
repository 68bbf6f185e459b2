"""How actions are written in records, and what is not read."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from mathgames_widgets.core import Action
from mathgames_widgets.core.words import why_refused
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import OnStudent, OnTeam, read_action, write_action
from mathgames_widgets.games.mathleague.rules import effects, moves
from mathgames_widgets.games.mathleague.rules.moves import EndTurn

keys = st.text(st.characters(blacklist_characters='"', blacklist_categories=["C", "Z"]), min_size=1, max_size=12)
seats = st.integers(0, 5)
payment = st.lists(keys, max_size=3).map(tuple)
maybe = st.none() | keys
spots = st.builds(OnStudent, seats, keys) | st.builds(OnTeam, keys)
actions = st.one_of(
    st.builds(moves.PlaySchool, keys, payment),
    st.builds(moves.PlayStudent, keys, maybe, payment),
    st.builds(moves.PlayTeacher, keys, spots),
    st.builds(moves.PlayTool, keys, spots),
    st.builds(moves.PlayAction, keys, seats, payment),
    st.builds(moves.Attach, keys, payment),
    st.builds(moves.MoveTeacher, keys, spots, payment),
    st.builds(moves.MoveTool, keys, spots, payment),
    st.builds(moves.SendAway, seats, keys, payment),
    st.builds(moves.Discard, keys),
    st.builds(effects.Answer, keys, st.none() | seats),
    st.builds(effects.Choose, keys, maybe),
    st.builds(effects.PayUp, payment),
    st.sampled_from([EndTurn(), effects.Decline(), effects.LetGo()]),
)


@given(actions)
def test_every_action_is_written_and_read(action):
    """read_action(write_action(action)) == action"""
    text = write_action(action)
    assert "\n" not in text
    assert read_action(text) == action


@pytest.mark.parametrize(
    ("action", "text", "first"),
    [
        (moves.Discard("blue Amara"), "discard M001", 'discard "blue Amara"'),
        (moves.Discard("blue Amara #2"), "discard M001#2", 'discard "blue Amara #2"'),
        (moves.Discard("red Pop Quiz #2"), 'discard "red |pop-quiz #2"', 'discard "red Pop Quiz #2"'),
        (moves.Attach("our Zoe", ("blue Triangle Area",)), 'attach "our Zoe" pay M010', None),
        (
            moves.PlayStudent("blue Ben", "Euler Academy"),
            "student M002 team M006",
            'student "blue Ben" team "Euler Academy"',
        ),
    ],
)
def test_a_record_has_ids_that_stay_when_a_card_is_worded_differently(action, text, first):
    """A record of the first version, which has names, is read as well. Cards made by hand have no id, but their
    effects have."""
    assert write_action(action) == text
    assert read_action(text) == read_action(first or text) == action


@pytest.mark.parametrize(
    "text",
    [
        *("discard M000", "discard M999", "discard M1", "discard M001#0", "student M001 team M001"),
        *("", " ", "end", "End turn", "end turn ", "school", "school blue Amara", 'school "blue Amara', 'school ""'),
        *('school "a" pay', 'school "a" pay "b', 'school "a"  pay "b"', 'tool "a" on', 'tool "a" on student "b"'),
        *('tool "a" on student 0 "b"', 'tool "a" on student ١ "b"', 'action "a" target', 'action "a" target 12'),
        *('send away "a"', 'discard "a\nb"', 'choose "a" team', 'answer "a" target x', "pay", "let go!", "decline\n"),
        *('student "a" team "b" pay "c" "d" "e', "__import__('os')", 'discard "a"; discard "b"'),
    ],
)
def test_what_is_no_action_is_not_read(text):
    """Text typed by people is parsed, never evaluated; what is no action is refused in one sentence."""
    with pytest.raises(ValueError) as refusal:
        read_action(text)
    assert why_refused(refusal.value, mathleague).endswith(".")


def test_a_foreign_action_is_not_written():
    """An action of another game is no action here."""
    with pytest.raises(ValueError, match="not an action of"):
        write_action(Action())
