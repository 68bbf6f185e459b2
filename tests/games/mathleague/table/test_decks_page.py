"""The deck editor of mathleague.org/cards on the stage: choosing, counting, what is wrong, files, and a game."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from mathgames_widgets import build_deck
from mathgames_widgets.core.match import Match
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague.rules.cards import POOL
from mathgames_widgets.games.mathleague.rules.decks import (
    DECK,
    READY_DECKS,
    STARTER_DECK,
    faults,
    read_deck,
    saved_as,
    write_deck,
)
from mathgames_widgets.games.mathleague.table.pages import LONGEST_FILE, DeckEditor, say
from mathgames_widgets.games.mathleague.words.sentences import sentence
from mathgames_widgets.maths.writing.formulas import pieces
from mathgames_widgets.page.page import stale
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.window import play
from tests.table.pages import Node, read

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_game = room("mathgames_widgets.games.mathleague.words")

OWN = "TOOL | purple | 80 | Half and Half Again | 10 | 1/2 + 1/4 + 1/8 + ... = 1"
EVERYTHING = {"kind": "", "colour": "", "place": "", "words": ""}


def take(editor: DeckEditor, what: str, value: Any = None, **values: str) -> str:
    """Press the button, and give what is spoken."""
    wanted = Press(what, value)
    editor.press(next(number for number, thing in enumerate(editor.offered) if thing == wanted), **values)
    return editor.spoken


def opened(editor: DeckEditor, text: str, what: str = "open-text") -> str:
    """Paste a text into the room for files, and give what is spoken."""
    take(editor, "load")
    said = take(editor, what, deck=text)
    if "load-room" in editor.html:
        take(editor, "load")
    return said


def on(editor: DeckEditor, key: str) -> Node:
    """What stands on the page under a key."""
    return read(editor.html).one(data_key=key)


def choices(editor: DeckEditor) -> set[str]:
    """The cards that can be chosen now."""
    return {key.removeprefix("pool.") for key in by_key(editor) if key.startswith("pool.")}


def by_key(editor: DeckEditor) -> dict[str, Node]:
    """Everything on the page that has a key."""
    return {node.get("data-key") or "": node for node in read(editor.html)}


@pytest.fixture
def editor() -> DeckEditor:
    """The starter deck, being changed."""
    return build_deck("starter")


# ── choosing ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_deck_begins_with_nothing_or_with_a_ready_one():
    """ "Decks are made … in a deck editor": empty, or from one of the decks that are ready."""
    empty = build_deck()
    assert repr(empty) == "<DeckEditor: My deck, 0 cards>"
    for deck in READY_DECKS:
        take(empty, "ready", deck.id)
        assert (empty.deck.name, set(empty.deck.cards)) == (deck.name, set(deck.cards))
    take(empty, "empty")
    assert empty.deck.cards == ()


def test_every_offer_is_on_the_page_once_or_more_and_none_besides(editor: DeckEditor):
    """The browser can only name a number that was sent."""
    for opened in ("save", "load"):
        take(editor, opened)
        assert set(read(editor.html).numbers()) == set(range(len(editor.offered)))


def test_a_card_goes_in_and_out_from_both_sides(editor: DeckEditor):
    """A press on a card of the pool puts it in or takes it out; so does a press on a card of the deck."""
    assert take(editor, "remove", "blue Amara") == "Amara (blue) is out of the deck. The deck has 54 of 55 cards."
    assert on(editor, "pool.blue Amara").get("aria-pressed") == "false"
    assert take(editor, "add", "blue Amara") == "Amara (blue) is in the deck. The deck has 55 of 55 cards."
    assert on(editor, "pool.blue Amara").get("aria-pressed") == "true"
    assert on(editor, "deck.blue Amara").get("data-n") is not None


def test_cards_are_found_by_kind_colour_place_and_words(editor: DeckEditor):
    """Filters by kind and colour, and a search in everything that stands on a card."""
    take(editor, "filter", **EVERYTHING)
    assert len(choices(editor)) == len(POOL)
    take(editor, "filter", **EVERYTHING | {"kind": "TOOL", "colour": "blue"})
    assert choices(editor) == {card.key for card in POOL if (card.kind, card.colour) == ("TOOL", "blue")}
    take(editor, "filter", **EVERYTHING | {"place": "in"})
    assert choices(editor) == {card.key for card in STARTER_DECK.cards}
    take(editor, "filter", **EVERYTHING | {"words": "  EULER elementary "})
    assert "blue Amara" in choices(editor)
    assert "blue Ben" not in choices(editor)
    take(editor, "filter", **EVERYTHING | {"words": "zebra"})
    assert "No cards match." in editor.html
    take(editor, "filter", **EVERYTHING | {"kind": "DRAGON", "colour": "pink", "place": "under"})
    assert len(choices(editor)) == len(POOL), "what is no choice changes nothing"


def test_every_card_is_readable_with_everything_on_it(editor: DeckEditor):
    """ "each card readable": text, value, school and high score stand on it, and are its name for screen readers."""
    take(editor, "filter", **EVERYTHING)
    shown = by_key(editor)
    for card in POOL:
        said = "".join(shown[f"pool.{card.key}"].text.split())
        printed = [one if isinstance(one, str) else "" for one in pieces(getattr(card, "text", card.name))]
        assert all("".join(words.split()) in said for words in printed)
        assert card.name in shown[f"pool.{card.key}"].name


def test_undo_takes_back_every_change():
    """Nothing is lost by one press, not even a whole deck."""
    editor = build_deck("bargains")
    before = editor.deck
    take(editor, "empty")
    take(editor, "add", "blue Amara")
    assert take(editor, "undo") == "Undone."
    take(editor, "undo")
    assert set(editor.deck.cards) == set(before.cards)
    assert Press("undo") not in list(editor.offered)


def test_a_deck_for_other_restrictions(editor: DeckEditor):
    """modifying the restrictions on which cards may be included in a deck: the editor counts by them, allows twins, and
    its game and its file have them."""
    assert take(editor, "limits", size="40-70", copies="2").startswith(
        say_game_table("for-games", fewest=40, most=70, size="range")
    )
    assert on(editor, "standing").text.startswith(say_game_table("so-many", cards=55, fewest=40, most=70, size="range"))
    assert take(editor, "add", "blue Amara").startswith("Amara (blue) is in the deck. The deck has 56 cards")
    assert say_game_table("can-play") in on(editor, "standing").text
    assert say_game_table("so-many-in-the-deck", count=2) in on(editor, "pool.blue Amara").text
    take(editor, "against", against="bargains")
    game = Match.load(on(editor, "play").get("data-content") or "")
    assert (game.rules.deck_size, game.rules.deck_copies) == ("40-70", 2)
    assert read_deck(editor.kept).limits == editor.deck.limits
    assert take(editor, "remove", "blue Amara #2").startswith(say_game_table("is-out", card="Amara #2 (blue)"))
    take(editor, "add", "blue Amara")
    take(editor, "remove-all", "blue Amara")
    assert len(editor.deck.cards) == DECK - 1
    take(editor, "limits", size="30", copies="1")
    assert "A deck has exactly 30 cards, but this one has 54" in on(editor, "standing").text
    take(editor, "limits", size="a lot", copies="seven")
    assert editor.deck.limits.size == "30"


# ── what is wrong, and the numbers ────────────────────────────────────────────────────────────────────────────────


def test_what_is_wrong_is_said_in_the_words_of_the_rules(editor: DeckEditor):
    """Too few and too many are named by the rules of decks, and a deck that keeps to them is called so."""
    assert say_game_table("can-play") in on(editor, "standing").text
    take(editor, "remove", "blue Amara")
    assert sentence(faults(editor.deck.cards)[0]) in on(editor, "standing").text
    opened(editor, f"blue Amara\n{OWN}\n", "add-text")
    assert len(editor.deck.cards) == DECK + 1
    assert "one card is too many" in on(editor, "standing").text


def test_cards_are_counted_by_kind_and_colour(editor: DeckEditor):
    """The table adds up to the deck."""
    rows = [[cell.text for cell in row if cell.tag in ("th", "td")] for row in on(editor, "counts").find(tag="tr")]
    assert rows[2] == ["STUDENT", "5", "5", "5", "5", "0", "20"]
    assert rows[-1][-1] == "55"


def test_the_deck_in_numbers(editor: DeckEditor):
    """Win number, best four and what they cost, as the starter deck has them; an empty deck has no numbers."""
    said = on(editor, "numbers").text
    for number in ("about 248.4", "201.25 points", "74 points", "185 points"):
        assert number in said
    take(editor, "empty")
    assert "numbers" not in by_key(editor)
    take(editor, "add", "blue Amara")
    assert say_game_table("fewer-than-four") in on(editor, "numbers").text


# ── files ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_is_saved_is_read_again(editor: DeckEditor):
    """ "saved … as a small text file": the file is the deck."""
    take(editor, "save")
    saved = on(editor, "file")
    assert saved.get("data-download") == "starter.txt"
    again = build_deck()
    opened(again, saved.get("data-content") or "")
    assert again.deck == editor.deck
    assert set(read_deck(saved.get("data-content") or "").cards) == set(STARTER_DECK.cards)


def test_a_file_with_mistakes_is_answered_by_line_and_reason_and_nothing_is_lost(editor: DeckEditor):
    """ "a hand-made card or deck file with mistakes is answered by file, line and reason" """
    before, text = editor.deck, f"deck: Mine\nblue Amra\n{OWN.replace('80', '81')}\n\nblue Ben\nblue Ben\n"
    take(editor, "load")
    said = take(editor, "open-text", deck=text)
    assert said.startswith("Three mistakes. Your deck has not changed. Line 2: There is no card 'blue Amra'")
    told = on(editor, "mistakes").text
    assert all(f"Line {line}: " in told for line in (2, 3, 6))
    assert editor.deck == before
    assert on(editor, "deck-text").text == text


def test_a_chosen_file_is_read_like_a_text(editor: DeckEditor):
    """The browser sends the text of the file."""
    take(editor, "load")
    assert take(editor, "open-file", text="deck: Two\nblue Amara\nblue Ben\n").startswith(
        say_game_table("file-is-open")
    )
    assert repr(editor) == "<DeckEditor: Two, 2 cards>"


def test_hand_made_cards_can_be_put_in_and_stay_to_choose_from(editor: DeckEditor):
    """A card of one's own is a card among the others; what the deck has already is left out and named."""
    said = opened(editor, f"blue Ben\n{OWN}\n", "add-text")
    assert said.endswith(say_game_table("left-out", cards="Ben (blue)"))
    assert OWN in write_deck(editor.deck)
    take(editor, "filter", **EVERYTHING)
    take(editor, "remove", "purple Half and Half Again")
    assert OWN not in write_deck(editor.deck)
    take(editor, "add", "purple Half and Half Again")
    assert OWN in write_deck(editor.deck)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("  \n", "There is nothing to open yet. Choose a deck file or paste its text."),
        ("x" * (LONGEST_FILE + 1), "The text has 20001 characters; a deck file has at most 20000."),
    ],
)
def test_no_text_and_far_too_much_of_it_get_a_sentence(editor: DeckEditor, text: str, said: str):
    """Bad input: one clear sentence, and the deck stays."""
    before = editor.deck
    assert opened(editor, text) == said
    assert editor.deck == before


def test_a_line_like_a_book_is_cut_where_it_is_answered(editor: DeckEditor):
    """The page stays readable."""
    take(editor, "load")
    take(editor, "open-text", deck="x" * 9000)
    assert len(on(editor, "mistakes").text) < 400
    assert len(editor.spoken) < 400


def test_a_deck_has_a_name_and_a_plan(editor: DeckEditor):
    """The reader of deck files says what a name may be; text typed by people is shown as text."""
    take(editor, "save")
    assert take(editor, "name", name=" <b>My\n first</b> ", plan="Win.").startswith(
        say_game_table("is-called", deck="<b>My first</b>")
    )
    assert "<b>My" not in editor.html
    assert write_deck(editor.deck).startswith("deck: <b>My first</b>\nplan: Win.\n")
    assert take(editor, "name", name="", plan="") == say_game(
        "refusal-heading-says-nothing", heading="'deck'", most=120
    )
    assert editor.deck.name == "<b>My first</b>"


def test_an_editor_can_be_given_a_file():
    """`build_deck(text)`; what cannot be read is refused with its lines."""
    assert build_deck("blue Amara\nblue Ben\n").deck.name == say_game_table("my-deck")
    with pytest.raises(ValueError, match="Line 1: There is no card 'blue Amra'"):
        build_deck("blue Amra\n")
    with pytest.raises(ValueError, match="There is no deck 'nothing'"):
        build_deck("nothing")


def test_the_browser_keeps_the_deck_over_a_reload(editor: DeckEditor):
    """What the browser keeps is the deck file with the ids of its cards; one that names them is read as well, and what
    cannot be read is left behind."""
    fresh = build_deck()
    assert fresh.kept == ""
    fresh.restore(write_deck(STARTER_DECK))
    assert "\nM001\n" in fresh.kept and "Amara" not in fresh.kept
    editor.restore(fresh.kept)
    assert set(fresh.deck.cards) == set(editor.deck.cards) == set(STARTER_DECK.cards)
    other = build_deck()
    other.restore("blue Amra\n")
    assert other.spoken == say("deck-lost")
    assert other.deck.cards == ()


# ── playing ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("against", ["", "bargains", "no such deck"])
def test_play_plays_with_the_deck(editor: DeckEditor, against: str):
    """The link hands the table a game with both decks, in which nothing has been played; the table deals it at once."""
    opened(editor, OWN, "add-text")
    take(editor, "remove", "blue Amara")
    take(editor, "against", against=against)
    link = on(editor, "play")
    assert (link.tag, link.get("href"), link.get("data-keeps")) == ("a", "play.ipynb", "tab table mathleague")
    text = link.get("data-content") or ""
    game = Match.load(text)
    assert game.rules.decks[0] == saved_as(write_deck(editor.deck))
    assert game.rules.decks[1] == ("bargains" if against == "bargains" else saved_as(write_deck(editor.deck)))
    table = play(mathleague)
    table.hear({"restored": text})
    assert table.match is not None
    assert table.match.names == ("Player 1", "Sigma")
    assert not [turn for turn in table.match.turns if turn.player == 0]
    assert table.match.rules == game.rules
    assert table.viewer == 0


def test_nobody_plays_with_a_deck_that_is_not_lawful(editor: DeckEditor):
    take(editor, "remove", "blue Ben")
    assert on(editor, "play").tag == "button"
    take(editor, "play")
    assert on(editor, "notice").text == f"You cannot play with this deck yet. {sentence(faults(editor.deck.cards)[0])}"


@pytest.mark.parametrize("size", [60, 4_000])
def test_a_file_that_is_no_text_gets_one_sentence(editor: DeckEditor, size: int):
    """A picture, say, that was chosen by mistake."""
    picture = bytes(range(256)) * (size // 256 + 1)
    take(editor, "load")
    take(editor, "open-file", text="\x89PNG\r\n" + picture[:size].decode("utf-8", "replace"))
    assert on(editor, "notice").text == (say_game_table("no-text-file"))
    assert "mistakes" not in by_key(editor)
    assert len(editor.deck.cards) == DECK


@pytest.mark.parametrize("hidden", ["\u200b", "\u00ad", "\u202e"])
def test_a_character_that_cannot_be_seen_is_named(editor: DeckEditor, hidden: str):
    """Not the length of the line that nobody can count, but what is in it."""
    said = opened(editor, f"blue{hidden} Amara", "add-text")
    name = unicodedata.name(hidden)
    assert f"There is a character that cannot be seen, {name} (U+{ord(hidden):04X}). Type this line again." in said


def test_a_press_on_a_page_that_is_gone_changes_nothing(editor: DeckEditor):
    """A stale page is answered with the page as it is."""
    editor.hear({"n": 0, "drawing": editor.drawing - 1, "values": {}})
    assert editor.spoken == stale()
    assert len(editor.deck.cards) == DECK
