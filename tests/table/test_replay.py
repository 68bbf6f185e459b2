"""Stepping through a finished game: each frame is what the seat saw."""

from __future__ import annotations

import pytest

from mathgames_widgets.games.byorf import Phase
from mathgames_widgets.table.screen import Press
from tests.table.sitting import against, is_over, offers, page, take, watched, whole_game

SMALL = {"hand": 3, "goals": 3}
"""Variants that make a short game."""


def frames(table):
    """Every frame of the replay, from the first deal on."""
    take(table, Press("replay", 0))
    seen = [page(table)]
    while (forward := page(table).one(data_key="forward")).get("data-n") is not None:
        table.press(int(forward.get("data-n")))
        seen.append(page(table))
    return seen


def hand_on(frame):
    """The cards of the hand on the screen, by their numbers."""
    return [card.get("data-key") for room in frame.find(data_key="hand") for card in room.find(cls="mg-card")]


def kept_on(frame, seat):
    """The face-up cards in front of a player: on one's own place, or beside the name; and those face down."""
    chip = frame.one(data_key=f"seat{seat}")
    own = [place for place in frame.find(data_key="kept-cards") if "mg-me" in chip.classes]
    cards = [card for place in own or [chip] for card in place.find(cls="mg-card")]
    up = [card.get("data-key").removesuffix("k") for card in cards if not card.classes & {"mg-back", "mg-lies-down"}]
    return up + [card.get("data-key") for card in chip.find(cls="mg-back")]


def moments_seen(match, viewer):
    """The first deal, and every turn of which this seat saw something."""
    turns = enumerate(match.turns, start=1)
    return [0, *(number for number, turn in turns if any(event.as_seen_by(viewer) for event in turn.events))]


def check_frame(frame, view):
    """The table of that moment: goals, hand and kept cards as the view has them; nothing to press but the steps."""
    steps = frame.one(data_key="replay-bar")
    assert not frame.find(data_key="log")
    outside = [node for node in frame.one(data_key="table").children if node is not steps]
    assert all(node.get("data-key") == "head" or not node.numbers() for node in outside)
    if frame.find(cls="mg-scoring"):
        return
    assert [goal.get("data-key") for goal in frame.find(cls="mg-goal-slot")] == [goal.id for goal in view.goals]
    if view.phase is Phase.DRAFT:
        assert hand_on(frame) == [card.id for card in view.hand]
        for seat in range(view.players):
            down = [f"down{seat}"] if view.has_chosen[seat] else []
            assert kept_on(frame, seat) == [card.id for card in view.kept[seat]] + down


@pytest.mark.parametrize("make", [lambda: against("greedy", **SMALL), lambda: watched("greedy", "random", **SMALL)])
def test_a_replay_shows_what_the_seat_saw(make):
    """Each frame is the table of that moment as this seat saw it: the same cards, and no more."""
    table = make()
    viewer = table.viewer
    if viewer is not None:
        whole_game(table)
    while not is_over(table):
        take(table, Press("on") if offers(table, Press("on")) else Press("step"))
    moments, seen = moments_seen(table.match, viewer), frames(table)
    assert len(seen) == len(moments)
    for frame, moment in zip(seen, moments, strict=True):
        check_frame(frame, table.match.views(viewer)[moment])
    assert not is_over(table)
    assert is_over(take(table, Press("replay")))


def test_a_replay_goes_both_ways():
    table = whole_game(against("random", **SMALL))
    seen = [frame.text for frame in frames(table)]
    back = [page(table).text]
    while (number := page(table).one(data_key="back").get("data-n")) is not None:
        table.press(int(number))
        back.append(page(table).text)
    assert back[::-1] == seen
    take(table, Press("replay", len(table.match.turns)))
    assert page(table).text == seen[-1]
