"""What a seat may not know is on no page; and every page can be read, pressed and listened to by everybody."""

from __future__ import annotations

import json
import re

import pytest

from mathgames_widgets.games.byorf import Phase
from mathgames_widgets.games.byorf import table as views
from mathgames_widgets.table.screen import Press, Screen
from tests.games.byorf.table.tables import GAMES
from tests.table.pages import read
from tests.table.sitting import (
    against,
    boxes,
    build,
    draft,
    hot_seat,
    keep,
    offers,
    page,
    put,
    state,
    take,
    whole_game,
)

walk, walks = GAMES.walk, GAMES.each


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def cards_in(text):
    """The numbers of the factor cards that a text mentions."""
    return set(re.findall(r"(?<![\w#])F\d\d", text))


def may_be_shown(shown):
    """What lies open, and what this seat has in hand; under the cover nothing."""
    if shown.is_cover:
        return set()
    cards = [card for kept in shown.state.kept for card in kept]
    if shown.viewer is not None and not shown.is_scoring:
        cards += [*shown.state.hands[shown.viewer], shown.state.chosen[shown.viewer]]
    return {card.id for card in cards if card is not None}


@walks
def test_no_page_holds_a_card_that_the_seat_may_not_know(name):
    """Only what a seat may know is ever in a trait."""
    for shown in walk(name):
        if shown.state.phase is not Phase.OVER:
            assert cards_in(shown.held) <= may_be_shown(shown)


@walks
def test_the_cards_that_may_be_known_are_there(name):
    """The check above looks at something: while cards are drafted, the own hand is on the page."""
    drafts = [shown for shown in walk(name) if shown.viewer is not None and shown.page.find(data_key="hand")]
    for shown in drafts:
        if shown.state.phase is Phase.DRAFT and not shown.page.find(data_key="replay-bar"):
            assert {card.id for card in shown.state.hands[shown.viewer]} <= cards_in(shown.held)
    assert drafts or name == "watched"


def test_a_chosen_card_is_a_back_to_everyone_else():
    """A card went face down."""
    table = take(hot_seat(2), Press("show"))
    card = keep(table)
    shown = page(take(table, Press("show")))
    assert shown.one(data_key="down0").name == "a card, face down"
    assert card.id not in table.html


def test_rows_are_hidden_while_others_build():
    """The rows stay hidden until all are ready."""
    table = draft(hot_seat(2))
    first = table.viewer
    put(table, state(table).kept[first][0])
    drawn = page(table).one(data_key="row-top").find(cls="mg-card")
    assert len(drawn) == 1
    build_one = [offer for offer in table.offered if repr(offer).startswith("Do(action=Ready")]
    take(table, build_one[0])
    shown = page(take(table, Press("show")))
    assert table.viewer != first
    assert not shown.one(data_key="row-top").find(cls="mg-card")
    assert "put" not in shown.one(data_key="log").text


def test_what_perfect_memory_knows_is_not_drawn():
    """`known_hands` is for bots that remember; on the page it would be a crib."""
    table = against("greedy")
    keep(table)
    known = table.match.observe(0).known_hands[1]
    assert known
    assert not {card.id for card in known} & cards_in(table.html)


# ── every page ────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
def test_formulas_are_mathematics(name):
    """Mathematics on screen is MathML; its words stand beside it for whoever listens."""
    cards = 0
    for shown in walk(name):
        for node in shown.page:
            if "mg-formula" in node.classes or "mg-face" in node.classes:
                assert node.find(tag="math")
                cards += 1
            if "mg-formula" in node.classes:
                assert node.name
    assert cards > 50


@walks
def test_tables_have_headers(name):
    """A score sheet says whose column and which goal's row it is."""
    sheets = [sheet for shown in walk(name) for sheet in shown.page.find(cls="mg-sheet")]
    assert sheets
    for sheet in sheets:
        assert sheet.one(tag="caption").text
        assert all(cell.get("scope") in ("row", "col") and cell.text for cell in sheet.find(tag="th"))


# ── phases ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_draft():
    """The draft: goals, my hand, what each player has kept, what passes where."""
    table = against("greedy", "random")
    shown = page(table)
    assert len(shown.one(data_key="goals").find(cls="mg-goal")) == 5
    assert len(shown.one(data_key="hand").find(cls="mg-card")) == 6
    assert shown.one(data_key="passing").text.endswith(
        "Then the rest of your hand goes left, to Sigma; you get the hand of Delta."
    )
    assert [one.one(cls="mg-name").text for one in shown.find(cls="mg-player")] == ["Asha", "Sigma", "Delta"]
    keep(table)
    shown = page(table)
    assert len(shown.one(data_key="hand").find(cls="mg-card")) == 5
    assert all(len(shown.one(data_key=f"player{seat}").find(cls="mg-card")) == 1 for seat in range(3))


def test_two_players_swap_their_hands():
    assert (
        page(against("greedy"))
        .one(data_key="passing")
        .text.endswith("Then you and Sigma swap what is left of your hands.")
    )


def test_a_card_is_picked_up_before_it_is_kept():
    """Press a card to look at it, press again to keep it."""
    table = against("greedy")
    card = state(table).hands[0][2]
    shown = page(table)
    assert shown.one(data_key="keep").get("aria-disabled") == "true"
    table.press(int(shown.one(data_key=card.id).get("data-n")))
    shown = page(table)
    assert shown.one(data_key=card.id).get("aria-pressed") == "true"
    assert shown.one(data_key="keep").text == f"Keep {card.face}"
    assert not table.match.turns
    table.press(int(shown.one(data_key=card.id).get("data-n")))
    assert state(table).kept[0] == (card,)


def test_the_building():
    """Two rows of cards to fill, the graph changing with every card; the features of the function beside it."""
    table = draft(against("greedy"))
    shown = page(table)
    assert len(shown.one(data_key="row-aside").find(cls="mg-card")) == 6
    before = shown.one(data_key="build-graph").get("data-graph")
    card = state(table).kept[0][0]
    put(table, card)
    shown = page(table)
    assert [one.get("data-key") for one in shown.one(data_key="row-top").find(cls="mg-card")] == [card.id]
    assert shown.one(data_key="build-graph").get("data-graph") != before
    assert shown.one(data_key="features").text
    assert shown.one(data_key="formula").find(tag="math")


def test_a_card_can_be_put_by_keys_and_by_dragging():
    """Two rows of cards to fill by click, key or drag: each way names a move that was offered."""
    table = draft(against("greedy"))
    card = state(table).kept[0][0]
    node = page(table).one(data_key=card.id)
    drops, keys = (json.loads(node.get(name)) for name in ("data-drops", "data-keys"))
    assert drops.keys() == {"top", "bottom"}
    assert keys.keys() == {"n", "d", "ArrowUp"}
    table.press(drops["bottom"])
    assert state(table).built[0].bottom == (card,)
    keys = json.loads(page(table).one(data_key=card.id).get("data-keys"))
    assert keys.keys() == {"n", "a", "ArrowUp", "ArrowDown"}
    table.press(keys["ArrowUp"])
    assert state(table).built[0].top == (card,)


def test_the_scoring():
    """Goal by goal, who gets it and why."""
    table = build(draft(against("greedy", "random")))
    shown = page(table)
    sheet = shown.one(data_key="sheet-table")
    (result,) = state(table).results
    sums = [int(cell.text) for cell in sheet.find(cls="mg-sum")]
    assert sums == list(result.points)
    assert len(shown.one(data_key="functions").find(cls="mg-formula")) == 3
    cells = [cell.text for cell in sheet.find(cls="mg-cell")]
    assert len(cells) == 15
    assert sum(int(text.partition("(")[0].lstrip("+")) for text in cells if text.startswith("+")) == sum(sums)


def test_the_result():
    """Places, points of each round, and the sentence that says who won."""
    table = whole_game(against("greedy", "random"))
    shown = page(table).one(data_key="over")
    outcome = table.match.outcome()
    stands = shown.find(tag="li")
    assert [int(stand.one(cls="mg-place").text.rstrip(".")) for stand in stands] == sorted(outcome.places)
    winner = table.match.names[outcome.winners[0]]
    assert winner in shown.one(cls="mg-verdict").text


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_without_offers_can_be_printed(seat):
    """It can be printed, tested and exported without a browser: nothing on it can be pressed."""
    match = build(draft(against("greedy"))).match
    for view in match.views(seat)[:: 5 if seat is None else 3]:
        shown = read(str(views.table(view, Screen(match.names))))
        assert shown.numbers() == []
        assert not [node for node in shown.find(tag="button") if node.get("aria-disabled") != "true"]


def test_a_form_sends_its_values_with_its_button():
    """Enter in a box deals: the form has one button that submits."""
    table = take(take(against("greedy"), Press("new")), Press("new", True))
    assert [one.text for one in page(table).find(tag="button", type="submit")] == ["Deal"]
    assert boxes(table)["name0"] == "Asha"
    assert offers(table, Press("deal"))
