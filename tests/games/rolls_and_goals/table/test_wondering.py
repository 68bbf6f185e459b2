"""The mathematics of the round at hand, and looking back at the round before, at the table."""

from __future__ import annotations

from mathgames_widgets.core.messages import room
from mathgames_widgets.games.rolls_and_goals.rules.rules import new_game
from mathgames_widgets.games.rolls_and_goals.rules.view import observe
from mathgames_widgets.games.rolls_and_goals.table.panels import BACK, MATHEMATICS, chances_shown, wondered
from mathgames_widgets.games.rolls_and_goals.words.why import mathematics
from mathgames_widgets.table.screen import Ask, Screen
from tests.games.rolls_and_goals.tables import select_anything, selecting

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")

NAMES = ("Asha", "Ben")


def live(asked=None):
    """Somebody who looks at a table, and what is offered to them."""
    offered = []

    def offer(thing):
        offered.append(thing)
        return len(offered) - 1

    return Screen(NAMES, offer=offer, asked=asked), offered


def test_the_mathematics_of_the_round_is_told_when_asked():
    """Mathematics explained, with the cards and goals at hand, one press beside the chances."""
    view = observe(new_game(2, "FERN-42"), 0)
    screen, offered = live()
    chances_shown(view, screen)
    assert Ask(MATHEMATICS) in offered and Ask(BACK) not in offered
    opened = str(wondered(view, MATHEMATICS, screen))
    assert opened.count('data-key="wonder') >= len(mathematics(view))


def test_looking_back_needs_a_round():
    """Nothing to look back at in the first round; then the round before."""
    view = observe(select_anything(selecting(2)), 0)
    screen, offered = live()
    assert say_game_table("look-back", round=1) in str(chances_shown(view, screen)) and Ask(BACK) in offered
    assert "You took" in str(wondered(view, BACK, screen))
    assert wondered(observe(new_game(2, "FERN-42"), 0), BACK, screen) is None


def test_whoever_watches_is_told_nothing():
    """Hidden cards stay hidden: there is no mathematics of a hand that one does not see."""
    view = observe(new_game(2, "FERN-42"), None)
    assert mathematics(view) == ()
    assert wondered(view, MATHEMATICS, live()[0]) is None
    assert chances_shown(view, live()[0]) is None
