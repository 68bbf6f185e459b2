"""A variant for each seat, and a text of one's own in it: the decks of mathleague.org/cards."""

from __future__ import annotations

from importlib import import_module

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import Rules
from mathgames_widgets.games.mathleague.rules.decks import READY_DECKS, STARTER_DECK, Deck, saved_as, write_deck
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.start import LONGEST_TYPED, filled
from mathgames_widgets.table.views import Views
from mathgames_widgets.table.window import play
from tests.table.sitting import boxes, dealt, page, take

say_game = room("mathgames_widgets.games.mathleague.words")
say_table = room("mathgames_widgets.table")

MINE = write_deck(Deck("My own <deck>", READY_DECKS[1].cards))


def table(players=3, **given):
    return play(game, you="Asha", players=players, bots=["random"] * (players - 1), seed="DECK-1", **given)


def load(one, text, who="everybody", by="own"):
    """Load a deck file: its text is pasted, or read by the browser."""
    name = "decks-text" if by == "own" else "text"
    return take(one, Press(by, "decks"), **{**boxes(one), "decks-seat": who, name: text})


def chosen(one):
    """The deck that each seat has on the page."""
    selects = [node for node in page(one).find(tag="select") if (node.get("name") or "").startswith("decks")]
    picked = [next(o for o in node.find(tag="option") if "selected" in o.attributes) for node in selects]
    return [node.text for node in picked[:-1]], picked[-1].text


@pytest.mark.parametrize(
    ("decks", "kept"),
    [
        (["starter", "starter", "starter"], ()),
        (["bargains", "bargains", "bargains"], ("bargains",)),
        (["bargains", "starter", "all_stars"], ("bargains", "starter", "all_stars")),
        (["Starter", "starter", "Starter"], ()),
        (["Bargains", "starter", "All Stars"], ("bargains", "starter", "all_stars")),
    ],
)
def test_each_seat_has_the_deck_that_is_chosen_for_it(decks, kept):
    """Any of the ready decks for anybody, with as many players as there are; boxes kept from before have names."""
    one = table()
    take(one, Press("deal"), **{**boxes(one), **{f"decks{seat}": deck for seat, deck in enumerate(decks)}})
    assert one.match.rules.decks == kept


@pytest.mark.parametrize("by", ["own", "own-file"])
def test_a_deck_file_is_loaded_for_a_seat(by):
    one = load(table(), MINE, "1", by)
    assert one.spoken == say_table("own-taken", player="Sigma", name="My own <deck>", thing="deck")
    assert chosen(one) == (["Starter", "My own <deck>", "Starter"], "everyone")
    assert dealt(one).match.rules.decks == ("starter", saved_as(MINE), "starter")


def test_a_deck_file_is_loaded_for_everybody():
    one = load(table(players=2), MINE)
    assert one.spoken == say_table("own-taken-by-all", name="My own <deck>", thing="deck")
    assert dealt(one).match.rules.decks == (saved_as(MINE),)


def test_what_was_given_to_play_stands_in_the_boxes():
    """One for each, or one for all; whoever comes later has the first."""
    assert chosen(table(rules=Rules(decks=("Bargains", MINE, say_game("deck-one-school")))))[0] == [
        "Bargains",
        "My own <deck>",
        say_game("deck-one-school"),
    ]
    assert chosen(table(rules=Rules(decks=(say_game("deck-all-stars"),))))[0] == [say_game("deck-all-stars")] * 3
    one = table(players=2, rules=Rules(decks=("Bargains", "All Stars")))
    take(one, Press("players"), **{**boxes(one), "players": "3"})
    assert chosen(one)[0] == ["Bargains", say_game("deck-all-stars"), "Starter"]


CARDS = [card.key for card in STARTER_DECK.cards]
BROKEN = {
    "": "There is no deck file yet: choose a file or paste its text.",
    "deck: Mine\nblue Amra\n": ("Line 2: There is no card 'blue Amra'. Is it 'blue Amara' or 'blue Bram'?"),
    "\n".join(CARDS[1:]): "A deck has exactly 55 cards, but this one has 54: one card is missing.",
    "{'format': 1}\nx\n": "Line 1: ",
    "x" * 5000: "Line 1: ",
}


@pytest.mark.parametrize(("text", "said"), BROKEN.items())
def test_a_broken_file_is_answered_in_a_sentence_and_changes_nothing(text, said):
    one = table()
    before = boxes(one)
    load(one, text, "1")
    assert one.spoken.startswith(said) and len(one.spoken) < 400
    assert page(one).one(data_key="notice").text == one.spoken
    assert boxes(one) == before


def test_a_seat_that_is_not_there_is_refused():
    assert load(table(), MINE, "9").spoken == say_table("own-nobody", who="'9'", thing="deck")


def test_a_deck_where_none_is_used_is_refused_without_its_fifty_five_lines():
    one = load(table(players=2), MINE)
    take(one, Press("deal"), **{**boxes(one), "variation": "single deck"})
    assert one.match is None
    assert one.spoken.startswith("“Deck” is set, but ")


def test_a_box_keeps_no_text_that_is_no_deck():
    """A browser may send anything: what cannot be read is left out, and of the rest no more than a page can quote."""
    options = Views(import_module(f"{game.__name__}.table")).options()
    boxes_now = {"players": "2", "win_number": "", "decks0": "starter", "decks1": "starter"}
    junk = "blue Nobody\n" * 2000
    kept = filled(boxes_now, {"decks0": junk, "decks1": MINE, "deck_size": "9" * 50_000}, game, options)
    assert (kept["decks0"], kept["decks1"]) == ("starter", MINE)
    assert max(len(text) for name, text in kept.items() if name != "decks1") == LONGEST_TYPED
