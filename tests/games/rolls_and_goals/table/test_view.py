"""The table of Rolls & Goals: what must not be known, what can be looked through, the end, and what is heard."""

from __future__ import annotations

from collections import Counter

from mathgames_widgets.core import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals as game
from mathgames_widgets.games.rolls_and_goals import Phase, Put, table as views
from mathgames_widgets.table.screen import Ask, Do, Press, Screen
from tests.games.rolls_and_goals.table.tables import GAMES, at, be_ready, placing
from tests.games.rolls_and_goals.tables import ONES, selecting, sitting
from tests.table.sitting import against, is_over, page, state, take
from tests.table.test_every_page import EveryPage

say_game_table = room("mathgames_widgets.games.rolls_and_goals.table")
say_table = room("mathgames_widgets.table")

TABLES, walk, walks = GAMES.tables, GAMES.walk, GAMES.each


class TestEveryPage(EveryPage):
    GAMES = GAMES


# ── random games ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} >= {Phase.PLACE, Phase.SELECT, Phase.OVER}


# ── secrets ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
def test_while_cards_are_placed_only_the_own_hand_and_stacks_are_drawn(name):
    """What others lay down, and how many cards, is seen by nobody."""
    looked = 0
    for shown in walk(name):
        if shown.is_cover or shown.is_scoring or shown.state.phase is not Phase.PLACE:
            continue
        if shown.page.find(data_key="replay-bar"):
            continue
        own = () if shown.viewer is None else _all_of(shown.state, shown.viewer)
        drawn = [*shown.page.find(cls="mg-in-hand"), *shown.page.find(cls="mg-laid")]
        assert len(drawn) == len(own)
        assert Counter(card.get("data-key").removeprefix("card").rsplit(".", 1)[0] for card in drawn) == Counter(own)
        looked += 1
    assert looked


def _all_of(now, seat):
    return (*now.hands[seat], *[card for stack in now.placed[seat] for card in stack])


def test_the_page_is_the_same_whatever_is_hidden():
    """Others' hands, their placements, decks and special goals behind the same view: not a letter changes."""
    match = Match(game, 3, "FERN-42")
    for seat in (1, 2):
        match.play(seat, Put(match.state.hands[seat][0], 2))
    view = match.observe(0)
    for seed in range(5):
        other = game.observe(game.imagine(view, seed), 0)
        assert str(views.table(other, Screen(match.names))) == str(views.table(view, Screen(match.names)))


def test_a_pick_of_somebody_else_is_not_told():
    laid = sitting("1 pick | 2 | 3 | 4 | 5 | 6", "1 pick | 2 | 3 | 4 | 5 | 6")
    table = at(laid, bots=1)
    be_ready(table)
    assert state(table).phase is Phase.PICK
    assert say_game_table("status-choosing") in [
        node.name for node in page(table).one(data_key="seat1").find(cls="mg-badge")
    ]
    assert state(table).picks[1] == (None,) * 6


# ── decks, and the end ──────────────────────────────────────────────────────────────────────────────────────────────


def test_decks_can_be_looked_through():
    """Sorted, for nobody knows the order; the discard pile is open."""
    table = against("random", game=game)
    take(table, Ask(("deck", 1)))
    shown = page(table).one(data_key="deck1")
    assert [one.name for one in shown.one(data_key="hidden1").find(cls="mg-chip")] == [
        "plus 1", "plus 1", "minus 1", "minus 1", "plus 2", "minus 2", "plus 3", "minus 3",
    ]  # fmt: skip
    assert say_game_table("no-cards") in shown.one(data_key="discarded1").text
    take(table, Ask(("deck", 0)))
    assert len(page(table).one(data_key="hidden0").find(cls="mg-chip")) == 2


def test_the_shared_deck_and_the_goals_to_come_can_be_looked_through():
    table = against("random", game=game)
    take(table, Ask(("deck", 0)))
    shown = page(table).one(data_key="shared-deck")
    assert len(shown.find(cls="mg-chip")) == 48
    assert state(table).goals[0] not in shown.text


def test_the_end_says_who_won_and_how():
    table = against("random", seed="END-1", game=game, rounds=1)
    be_ready(table)
    take(table, Press("on"))
    assert is_over(table)
    shown = page(table)
    assert shown.one(cls="mg-verdict").text in (say_table("you-win"), "Sigma wins")
    assert [node.text for node in shown.find(cls="mg-place")] == ["1.", "2."]
    take(table, Ask("whole-game"))
    assert page(table).one(data_key="told-over").find(cls="mg-claim")


def test_the_dice_of_the_roll_off_are_drawn():
    """If players are tied, they each roll a die. The player with the greatest roll wins."""
    laid = sitting("6 | 6 | 6 | 6 | 6 | 6", ONES, goals=("most 5s",), tokens=(8, 8), rounds=1)
    table = at(laid)
    be_ready(table)
    take(table, Press("on"))
    assert is_over(table)
    shown = page(table)
    rolls = [shown.one(data_key=f"stand{seat}").find(cls="mg-die-tie") for seat in (0, 1)]
    last = [int(dice[-1].name.removeprefix("rolled ")) for dice in rolls]
    assert state(table).winner == last.index(max(last))


# ── words of the view ───────────────────────────────────────────────────────────────────────────────────────────────


def test_where_the_game_stands():
    assert views.where(game.observe(sitting(ONES, ONES), 0)) == say_game_table(
        "where", round=1, rounds=6, phase="place"
    )
    assert views.where(game.observe(selecting(2), 0)) == say_game_table("where", round=1, rounds=6, phase="select")


def test_a_screen_reader_hears_what_the_own_dice_are_worth():
    table = placing("+1 reroll")
    take(table, Do(Put("+1", 0)))
    assert views.heard(table.match.observe(0)) == "Your dice: 6, 1, 2, 3, 4 and 6."
