"""The mathematics of the round at hand, and looking back at the round before, at the table."""

from __future__ import annotations

from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.table.panels import BACK, MATHEMATICS, wondering
from mathgames_widgets.games.rolls_and_goals.words.why import mathematics
from mathgames_widgets.table.screen import Ask, Screen
from tests.games.rolls_and_goals.tables import all_ready, select_anything, selecting, sitting

NAMES = ("Asha", "Ben")


def live(asked=None):
    """Somebody who looks at a table, and what is offered to them."""
    offered = []

    def offer(thing):
        offered.append(thing)
        return len(offered) - 1

    return Screen(NAMES, offer=offer, asked=asked), offered


def test_the_mathematics_of_the_round_is_told_when_asked():
    """Mathematics explained, with the cards and goals at hand."""
    view = observe(new_game(2, "FERN-42"), 0)
    screen, offered = live()
    closed = str(wondering(view, screen))
    assert offered == [Ask(MATHEMATICS)] and "mg-panel" not in closed
    opened = str(wondering(view, live(MATHEMATICS)[0]))
    assert opened.count('data-key="wonder') >= len(mathematics(view))


def test_looking_back_needs_a_round():
    """Nothing to look back at in the first round; then the round before."""
    state = select_anything(selecting(2))
    view = observe(state, 0)
    screen, offered = live(BACK)
    told = str(wondering(view, screen))
    assert Ask(BACK) in offered and "Look back at round 1" in told
    assert "You took" in told


def test_whoever_watches_is_told_nothing():
    """Hidden cards stay hidden: there is no mathematics of a hand that one does not see."""
    view = observe(new_game(2, "FERN-42"), None)
    assert mathematics(view) == ()
    assert wondering(view, live()[0]) is None
    assert wondering(observe(new_game(2, "FERN-42"), 0), Screen(NAMES)) is None


def test_after_the_end_there_is_nothing_to_ask():
    """The last round is told on its own page."""
    state = all_ready(sitting("1 | 2 | 3 | 4 | 5 | 6", goals=("most 6s",), rounds=1)).state
    assert wondering(observe(state, 0), live(BACK)[0]) is None
