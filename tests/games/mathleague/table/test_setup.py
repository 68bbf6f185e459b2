"""The first page of mathleague.org/cards: variations, decks, and what does not go together."""

from __future__ import annotations

import pytest

from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import Rules, table as views
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, saved_as
from mathgames_widgets.games.mathleague.words.why import WIN_NUMBER, General, decks_closed, say
from mathgames_widgets.table import window as playing
from mathgames_widgets.table.screen import Ask, Press
from mathgames_widgets.table.views import Views
from tests.table.sitting import against, boxes, dealt, page, press_key, take


def test_every_option_can_be_chosen_at_a_page():
    """Each value of each choice is dealt, or refused in a sentence that names the box or the rule."""
    for option in Views(views).options():
        for value, _ in getattr(option, "values", ()):
            table = playing.play(game, you="Asha", players=2, bots=["random"])
            take(table, Press("deal"), **{**boxes(table), option.field: str(value), "seed": "LVIEW-7"})
            if table.match is None:
                assert page(table).one(data_key="notice").text.endswith(".")
            else:
                assert getattr(table.match.rules, option.field) == value


@pytest.mark.parametrize(("variation", "players"), [("solitaire", 1), ("team play", 4), ("single deck", 2)])
def test_variations_are_dealt_for_their_own_number_of_players(variation, players):
    table = playing.play(game, you="Asha")
    take(table, Press("players"), **{**boxes(table), "players": str(players)})
    take(table, Press("deal"), **{**boxes(table), "variation": variation})
    assert (table.match.players, table.match.rules.variation) == (players, variation)


def test_a_number_of_players_that_does_not_fit_is_refused_in_one_sentence():
    table = playing.play(game, you="Asha")
    take(table, Press("deal"), **{**boxes(table), "variation": "solitaire"})
    assert page(table).one(data_key="notice").text == "mathleague.org/cards as solitaire is for 1 player, not 3."


def test_an_option_that_would_change_nothing_is_refused_in_one_sentence():
    table = playing.play(game, you="Asha", players=2, bots=["random"])
    take(table, Press("deal"), **{**boxes(table), "variation": "single deck", "play_on": "on"})
    assert page(table).one(data_key="notice").text.startswith("“Play on for second and third place” is True, but")


def test_a_deck_of_ones_own_given_to_play_is_kept():
    """It stands among the choices, and is dealt."""
    decks = ("\n".join(one.key for one in READY_DECKS[1].cards) + "\n",)
    table = dealt(playing.play(game, you="Asha", players=2, bots=["random"], rules=Rules(decks=decks)))
    assert table.match.rules.decks == (saved_as(decks[0]),)


@pytest.mark.parametrize(
    ("options", "is_closed"),
    [
        ({"decks": ("Starter", "Bargains")}, True),
        ({"decks": ("Starter", "Bargains"), "open_decks": True}, False),
        ({"decks": ("Bargains",)}, False),
    ],
)
def test_a_table_says_whether_decks_are_closed(options, is_closed):
    """closed by default with own decks, and it is said: also why the average of the win number is not known."""
    table = against("random", seed="CLOSED-1", game=game, **options)
    assert (decks_closed() in press_key(table, "look1").one(data_key="drawer-answer").text) == is_closed
    take(table, Ask(General(0, WIN_NUMBER)))
    assert (say("decks-unknown") in page(table).one(data_key="score-answer").text) == is_closed
