"""The table of mathleague.org/cards: its pages in every phase, what may be done, and what must not be known."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import (
    Answer,
    Attach,
    Choose,
    Decline,
    Discard,
    EndTurn,
    LetGo,
    MoveTeacher,
    MoveTool,
    OnStudent,
    OnTeam,
    PayUp,
    Phase,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    Rules,
    SendAway,
)
from mathgames_widgets.games.mathleague.decks import READY_DECKS
from mathgames_widgets.games.mathleague.events import PileFinished, Played, PlayedAction
from mathgames_widgets.games.mathleague.pool import card
from mathgames_widgets.games.mathleague.state import Turn
from mathgames_widgets.widgets import play as playing
from mathgames_widgets.widgets.games import mathleague as look
from mathgames_widgets.widgets.games.mathleague.desk import Bill, Held
from mathgames_widgets.widgets.games.mathleague.scores import General, Why
from mathgames_widgets.widgets.sight import Ask, Do, Press, Select, Sight
from tests.games.mathleague.tables import Seat, play, sitting
from tests.widgets.every_page import EVERY_PAGE, look_at
from tests.widgets.pages import read
from tests.widgets.sitting import against, boxes, dealt, hot_seat, is_over, numbers, offers, page, state, take, watched

PAGES = 45
"""So many pages of each walk are looked at."""

ASHA_BEGINS = "FERN-0"
"""A seed with which nothing has happened before the table is laid by hand."""

TABLES = {
    "against bots": lambda: against("random", "greedy", seed="LVIEW-1", game=game),
    "at one screen": lambda: hot_seat(2, ["random"], seed="LVIEW-2", game=game, decks=("All Stars",)),
    "watched": lambda: watched("random", "random", seed="LVIEW-3", game=game, variation="single deck", open_hands=True),
    "team play": lambda: against(*["random"] * 3, seed="LVIEW-4", game=game, variation="team play"),
    "solitaire": lambda: against(seed="LVIEW-5", game=game, variation="solitaire"),
}


@cache
def walk(name):
    """Pages of a random game, some of them skipped, its end, and its replay."""
    table, chance = TABLES[name](), random.Random(name)
    shown = []
    for place, _ in enumerate(random_steps(table, chance)):
        if place < PAGES or is_over(table):
            shown.append(look_at(table))
    take(table, Press("replay", 0))
    shown.append(look_at(table))
    return shown


def random_steps(table, chance):
    """This and that, and more often than not a move that leads on."""
    tools = [Press(what) for what in ("undo", "save")]
    onwards = [Press(what) for what in ("show", "on", "step")]
    yield
    for _ in range(4_000):
        if is_over(table):
            return
        on = numbers(table, lambda offer: isinstance(offer, Do) or offer in onwards)
        others = numbers(table, lambda offer: isinstance(offer, Select | Ask) or offer in tools)
        table.press(chance.choice(others if others and (not on or chance.random() < 0.4) else on))
        yield
    raise AssertionError("the game does not end")


walks = pytest.mark.parametrize("name", TABLES)


def at(laid, bots=1, **options):
    """Asha's turn at a table that was laid by hand."""
    table = against(*["random"] * bots, seed=ASHA_BEGINS, game=game, **options)
    table.match._states[-1] = laid
    table.redraw()
    return table


def press_key(table, key):
    """Press what stands on the page under a key."""
    table.press(int(page(table).one(data_key=key).get("data-n")))
    return page(table)


def buttons(table, key):
    """What the buttons of a group say, without their letters."""
    return [node.name.partition(", key ")[0] for node in page(table).one(data_key=key).find(tag="button")]


def taken_up(laid, key, seat=None, **options):
    """The table with a card taken up."""
    return take(at(laid, **options), Select(Held(key, seat)))


# ── every page ────────────────────────────────────────────────────────────────────────────────────────────────────


@walks
@pytest.mark.parametrize("is_kept", EVERY_PAGE, ids=lambda rule: rule.__name__)
def test_every_page(name, is_kept):
    """Offers, keys, names, states and headings, as in every game."""
    for shown in walk(name):
        is_kept(shown)


@walks
def test_nothing_goes_wrong(name):
    for shown in walk(name):
        assert "Something went wrong" not in shown.held


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} == set(Phase)


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cover_has_no_card():
    """A hot-seat game covers the screen between players."""
    covers = [shown for shown in walk("at one screen") if shown.is_cover]
    assert covers
    for shown in covers:
        assert shown.viewer is None
        assert not shown.page.find(cls="mg-card")


@walks
def test_whole_cards_are_ones_own(name):
    """Of others one sees what lies on the table; a hand is drawn for the one who holds it."""
    for shown in walk(name)[:-1]:
        own = () if shown.viewer is None else shown.state.hands[shown.viewer]
        drawn = [node.get("data-key") for node in shown.page.find(cls="mg-league-card")]
        in_hand = [key.partition(".")[2] for key in drawn if key.startswith("card")]
        assert set(in_hand) <= {one.key for one in own}


@pytest.mark.parametrize("steps", [0, 25, 60])
def test_the_page_is_the_same_whatever_is_hidden(steps):
    """Others' hands, draw piles and answers behind the same view: not a letter changes."""
    chance = random.Random(steps)
    match = against("random", "random", seed="LVIEW-6", game=game).match
    for _ in range(steps):
        seat = match.to_act()[-1]
        match.play(seat, chance.choice(list(match.legal_actions(seat))))
    for player in (0, 1, None):
        view = match.observe(player)
        drawn = str(look.table(view, Sight(match.names, lambda thing: 0)))
        for seed in range(4):
            other = game.observe(game.imagine(view, seed), player)
            assert str(look.table(other, Sight(match.names, lambda thing: 0))) == drawn


def test_a_card_of_another_hand_or_pile_is_nowhere_in_the_html():
    """Every hidden card has a name of its own here: the decks have no card in common."""
    mine, theirs = "blue Amara, orange Mean", "green Priya, green Counselor, red Slope Formula"
    table = at(sitting(Seat(hand=mine, pile="red Kofi"), Seat(hand=theirs, pile="purple Pigeonhole Principle")))
    held = look_at(table).held
    for name in ("Priya", "Counselor", "Slope Formula", "Kofi", "Pigeonhole"):
        assert name not in held
    assert "Amara" in held


def answering(staff):
    """A Study Session that Asha played, and what Player 2 and Player 3 hold."""
    laid = sitting(Seat(hand="red Study Session, blue Amara"), Seat(hand=staff), Seat(hand="red Kofi"))
    return play(laid, "0 action 'red Study Session' target 1")


def test_who_is_asked_tells_nothing():
    """ "A STAFF answer is asked of every opponent at once, so that asking tells nothing" """
    pages = []
    for staff in ("blue Principal", "red Omar"):
        view = game.observe(answering(staff), 0)
        pages.append(str(look.table(view, Sight(("Asha", "Ben", "Chiara")))))
    assert pages[0] == pages[1]
    for seat in (1, 2):
        assert game.observe(answering("red Omar"), seat).is_my_turn


# ── one's own side ────────────────────────────────────────────────────────────────────────────────────────────────

TEAM = """
red Euler Academy
blue Amara in Euler Academy: blue Coach Fermat, orange Mean
blue Ben in Euler Academy
blue Chiara in Euler Academy
blue Dev in Euler Academy
orange Farid
"""


def test_teams_stand_together_with_what_is_on_them():
    """School teams with their students, students with tools and teachers on them, each with its score."""
    shown = page(at(sitting(Seat(TEAM), win=263)))
    team = shown.one(data_key="team0.Euler Academy")
    assert [node.find(cls="mg-league-chip-name")[0].text for node in team.find(cls="mg-league-student")] == [
        "Amara",
        "Ben",
        "Chiara",
        "Dev",
    ]
    amara = team.one(data_key="student0.blue Amara")
    assert "210" in amara.text and "tools count double" in amara.text
    assert amara.one(data_key="card0.orange Mean").name == (
        "TOOL card Mean, orange, worth 5: mean = sum / count. Domino 7 6."
    )
    assert [node.text for node in shown.one(data_key="team0.no team").find(cls="mg-league-chip-name")] == ["Farid"]


def test_scores_run_along_and_say_what_is_missing():
    shown = page(at(sitting(Seat(TEAM), win=263)))
    here = shown.one(data_key="scores0")
    assert shown.one(data_key="why-score0..None").name == "All-star score: 223.75 points. Why?"
    assert shown.one(data_key="why-score0.Euler Academy.None").name == "School score Euler Academy: 223.75 points. Why?"
    assert "223.75 of 263" in here.text and "39.25 points missing" in here.text
    assert (
        page(at(sitting(Seat("blue Amara"), win=263)))
        .one(data_key="scores0")
        .text.startswith("All-star scorenot yet: 1 of four students")
    )


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (Why(0, student="blue Amara"), "Amara (blue) scores 210 points."),
        (Why(0, ""), "The all-star score is 223.75 points."),
        (Why(0, "Euler Academy"), "The school score of Euler Academy is 223.75 points."),
        (Why(0), "223.75 points count: the highest score here."),
        (General(0, "one colour"), "50 points for one colour are as good as 200 points on the four students."),
        (General(0, "win number"), "The win number is 263: the lowest domino number showing is added to 200."),
    ],
)
def test_every_number_opens_into_its_arithmetic(asked, told):
    table = take(at(sitting(Seat(TEAM), win=263)), Ask(asked))
    assert told in page(table).text
    take(table, Ask(asked))
    assert told not in page(table).text


def test_questions_about_the_game_are_asked_on_ones_own_side():
    """What the win number is on average with these decks; nothing of it where there is none."""
    table = against("random", seed=ASHA_BEGINS, game=game)
    shown = press_key(table, "why-win0").one(data_key="score-answer0").text
    assert "On average the lowest number of these two decks is about 48.4" in shown
    assert " by Asha and " in shown
    assert not page(table).find(data_key="why-win1") and page(table).find(data_key="why-counts1")
    assert not page(against(game=game, variation="solitaire")).find(data_key="why-win0")
    alone = against("random", game=game, variation="single deck")
    assert "it is fixed" in press_key(alone, "why-win0").one(data_key="score-answer0").text


def test_partners_cards_stand_on_one_side():
    """Team play: "cards they place on the table in front of them can attach to cards played by their teammate"."""
    laid = sitting(
        Seat("red Euler Academy"), Seat(), Seat("blue Amara in Euler Academy"), Seat(), variation="team play"
    )
    shown = page(at(laid, bots=3, variation="team play"))
    team = shown.one(data_key="team0.Euler Academy")
    assert "Player 3" in team.one(data_key="student2.blue Amara").text
    assert shown.find(data_key="board1") and not shown.find(data_key="board2")


def test_boards_of_opponents_are_folded_and_sizes_of_piles_told():
    table = at(sitting(Seat(), Seat("blue Amara: orange Mean", hand="red Kofi", discards="red Omar")))
    board = page(table).one(data_key="board1")
    assert board.tag == "details" and board.get("open") is None
    assert "no score yet · one STUDENT card · one TOOL card" in board.one(tag="summary").text
    assert "Hand 1 · draw pile 51 · discard pile 1, Omar (red) on top" in page(table).one(data_key="player1").text


# ── playing a card ────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_taken_up_says_where_it_may_go():
    """Targets are buttons, and shine on the table; what is not possible has its reason."""
    laid = sitting(Seat("red Euler Academy\nblue Amara\norange Farid", hand="orange Mean, red Kofi"))
    table = taken_up(laid, "orange Mean")
    assert buttons(table, "ways") == [
        "To Amara (blue), free",
        "To Farid (orange), free",
        "Discard it",
        "Put it down",
    ]
    assert "TOOL cards are attached to three or more SCHOOL cards" in page(table).one(data_key="ways-room").text
    assert len(page(table).find(cls="mg-called")) == 2
    press_key(table, "go0.blue Amara")
    assert state(table).boards[0].tools[0].on == OnStudent(0, "blue Amara")


def test_a_letter_does_what_a_target_does():
    """Wherever the focus is: `a` for the first target, `p` to pay; without a card in hand letters do nothing."""
    table = taken_up(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")), "blue Ben")
    first = page(table).one(data_key="way0")
    assert first.name == "Into the school team Euler Academy, costs 18, key a"
    press_letter(table, "a")
    assert page(table).one(data_key="pay").name == "Pay, key p"
    press_letter(table, "p")
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert page(table).one(data_key="league-table").get("data-keys") is None


def press_letter(table, letter):
    table.press(json.loads(page(table).one(data_key="league-table").get("data-keys"))[letter])


def test_a_card_is_put_down_again():
    table = taken_up(sitting(Seat(hand="orange Mean")), "orange Mean")
    press_key(table, "put-down")
    assert not page(table).find(data_key="ways-room")
    take(take(table, Select(Held("orange Mean"))), Press("close"))
    assert not page(table).find(data_key="ways-room")


def test_a_card_can_be_dragged_wherever_it_may_go():
    laid = sitting(Seat("red Euler Academy\nblue Amara", hand="orange Mean, blue Ben, red Study Session"))
    table = at(laid)
    zones = {node.get("data-zone") for node in page(table)}
    found = {}
    for key in ("orange Mean", "blue Ben", "red Study Session"):
        found[key] = json.loads(page(table).one(data_key=f"card0.{key}").get("data-drops"))
        assert found[key].keys() <= zones
    assert found["orange Mean"].keys() == {"zone0.blue Amara", "discards"}
    assert found["red Study Session"].keys() == {"player0", "discards"}
    assert found["blue Ben"].keys() == {"discards"}
    table.press(found["orange Mean"]["zone0.blue Amara"])
    assert state(table).boards[0].tools


def test_a_card_dropped_where_it_costs_something_comes_with_its_bill():
    table = at(sitting(Seat("red Euler Academy", hand=f"blue Ben, {PURSE}")))
    drops = json.loads(page(table).one(data_key="card0.blue Ben").get("data-drops"))
    assert drops.keys() == {"zone0.Euler Academy", "zone0", "discards"}
    table.press(drops["zone0.Euler Academy"])
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."


@pytest.mark.parametrize(
    ("mine", "held", "action"),
    [
        ("", "red Euler Academy", PlaySchool("red Euler Academy")),
        ("blue Amara", "blue Coach Fermat", PlayTeacher("blue Coach Fermat", OnStudent(0, "blue Amara"))),
        ("red Euler Academy", "blue Coach Fermat", PlayTeacher("blue Coach Fermat", OnTeam("Euler Academy"))),
        (
            "red Euler Academy\nblue Euler Academy",
            "blue Ben",
            PlayStudent("blue Ben", "Euler Academy"),
        ),
        ("", "blue Pop Quiz", PlayAction("blue Pop Quiz", 1)),
        ("", "red Study Session", PlayAction("red Study Session", 0)),
        ("", "blue Principal", Discard("blue Principal")),
    ],
)
def test_what_is_free_is_played_at_once(mine, held, action):
    table = taken_up(sitting(Seat(mine, hand=f"{held}, red Kofi")), held)
    assert offers(table, Do(action))


def test_the_turn_ends_when_a_card_was_played():
    """ "A player must play or discard at least one card per turn" """
    table = at(sitting(Seat(hand="orange Mean, red Kofi")))
    assert page(table).one(data_key="end").get("aria-disabled") == "true"
    assert page(table).one(data_key="end-refusal").text == "Play or discard at least one card before you end your turn."
    take(take(table, Select(Held("red Kofi"))), Do(Discard("red Kofi")))
    assert offers(table, Do(EndTurn()))


def test_a_staff_card_says_when_it_is_played():
    table = taken_up(sitting(Seat(hand="blue Principal")), "blue Principal")
    assert "only as an answer" in page(table).one(data_key="ways-room").text


# ── paying ────────────────────────────────────────────────────────────────────────────────────────────────────────

PURSE = "orange Mean, blue Triangle Area, red Slope Formula, purple Pigeonhole Principle"
"""TOOL cards worth 5, 10, 15 and 20."""


def bill_of(table):
    return page(table).one(data_key="bill-text").text


def test_the_cheapest_payment_is_laid_out_and_the_loss_is_shown():
    """Ben costs 18: 20 are paid, and 2 are lost."""
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"
    press_key(table, "way0")
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."
    (below,) = [node for node in page(table).find(cls="mg-league-below") if node.text == "pays"]
    assert next(below.around()).get("data-key") == "card0.purple Pigeonhole Principle"
    press_key(table, "pay")
    assert [one.card.key for one in state(table).boards[0].students] == ["blue Ben"]
    assert state(table).discard_piles[0][-1].key == "purple Pigeonhole Principle"


def test_tool_cards_are_laid_out_and_taken_back():
    """Too little is refused in a sentence; too much is allowed, and the cheapest is named."""
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    press_key(table, "way0")
    press_key(table, "card0.purple Pigeonhole Principle")
    assert bill_of(table) == "0 points of 18: 18 points missing."
    press_key(table, "card0.red Slope Formula")
    refusal = page(table).one(data_key="bill-refusal").text
    assert refusal == "These TOOL cards are worth 15 points, but the cost is 18."
    assert page(table).one(data_key="pay").get("aria-disabled") == "true"
    press_key(table, "card0.blue Triangle Area")
    assert bill_of(table) == "25 points for a cost of 18: 7 points would be lost."
    assert page(table).one(data_key="bill-cheapest").text == (
        "The cheapest: Pigeonhole Principle (purple), worth 20 points."
    )
    press_key(table, "pay-cheapest")
    assert bill_of(table) == "20 points for a cost of 18: 2 points would be lost."


def test_a_bill_is_left_for_the_card_in_hand():
    table = taken_up(sitting(Seat(hand=f"blue Ben, {PURSE}")), "blue Ben")
    press_key(table, "way0")
    press_key(table, "pay-not")
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"
    press_key(table, "way0")
    take(table, Press("undo"))
    assert buttons(table, "ways")[0] == "Without a school team, costs 18"


def test_what_cannot_be_paid_is_refused_in_a_sentence():
    table = taken_up(sitting(Seat(hand="blue Ben, orange Mean")), "blue Ben")
    assert buttons(table, "ways") == ["Discard it", "Put it down"]
    assert page(table).one(cls="mg-league-refused").text == (
        "Without a school team: These TOOL cards are worth 5 points, but the cost is 18."
    )


@pytest.mark.parametrize(
    ("mine", "other", "held", "whole"),
    [
        ("red Euler Academy\nblue Amara", "", Held("blue Amara", 0), Attach("blue Amara", ("orange Mean",))),
        (
            "blue Amara: blue Coach Fermat\nblue Ben",
            "",
            Held("blue Coach Fermat", 0),
            MoveTeacher("blue Coach Fermat", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
        (
            "blue Amara: red Distance Formula\nblue Ben",
            "",
            Held("red Distance Formula", 0),
            MoveTool("red Distance Formula", OnStudent(0, "blue Ben"), ("orange Mean",)),
        ),
        (
            "",
            "blue Amara: red Distance Formula",
            Held("red Distance Formula", 1),
            SendAway(1, "red Distance Formula", ("purple Pigeonhole Principle",)),
        ),
    ],
)
def test_cards_on_the_table_are_taken_up_and_moved_for_a_payment(mine, other, held, whole):
    table = at(sitting(Seat(mine, hand=PURSE), Seat(other)))
    press_key(table, f"card{held.seat}.{held.card}")
    press_key(table, "way0")
    assert table._selected == Bill(type(whole)(**{**vars_of(whole), "payment": ()}), whole.payment, held)
    press_key(table, "pay")
    assert state(table).discard_piles[0][-1].key == whole.payment[0]


def vars_of(action):
    """The fields of an action by their names."""
    return {name: getattr(action, name) for name in action.__dataclass_fields__}


def test_nothing_on_the_table_is_taken_up_without_tools_to_pay():
    table = at(sitting(Seat("red Euler Academy\nblue Amara", hand="red Kofi")))
    assert page(table).one(data_key="card0.blue Amara").tag == "span"


# ── answers and choices ───────────────────────────────────────────────────────────────────────────────────────────


def asked(hand, action="1 action 'blue Pop Quiz' target 1", theirs="blue Pop Quiz, red Kofi"):
    laid = sitting(Seat(hand=hand), Seat(hand=theirs), turn=1)
    return at(play(laid, action))


def test_a_staff_card_is_offered_as_an_answer():
    """The card that was played is there with its text, also for a screen reader."""
    table = asked("blue Principal, orange Mean")
    assert "The target reveals all TOOL cards in hand" in page(table).one(data_key="chain").text
    assert buttons(table, "answers") == ["Answer with Principal (blue)", "No answer"]
    take(table, Do(Answer("blue Principal")))
    assert state(table).discard_piles[0][-1].key == "blue Principal"


def test_who_holds_no_staff_card_is_asked_as_well():
    table = asked("orange Mean")
    assert buttons(table, "answers") == ["No answer"]
    assert page(table).one(data_key="no-answer").text == "You hold no STAFF card that answers here."
    assert offers(table, Do(Decline()))


def test_cards_to_choose_from_are_drawn_whole():
    """Pop Quiz: the target chooses which TOOL card to discard."""
    table = asked("orange Mean, red Slope Formula")
    take(table, Do(Decline()))
    cards = page(table).one(data_key="choices").find(tag="button")
    assert [node.name.partition(".")[0] for node in cards] == ["Choose Mean (orange)", "Choose Slope Formula (red)"]
    take(table, Do(Choose("orange Mean")))
    assert state(table).discard_piles[0][-1].key == "orange Mean"


@pytest.mark.parametrize("is_paid", [True, False])
def test_the_treasurer_is_paid_or_not(is_paid):
    """ "pays TOOL cards worth at least 10 now, or the ACTION card is cancelled (their choice)" """
    laid = sitting(Seat(hand=f"red Study Session, {PURSE}"), Seat(hand="orange Treasurer"))
    laid = play(laid, "0 action 'red Study Session' target 1", "1 answer 'orange Treasurer'", "0 decline")
    table = at(laid)
    assert bill_of(table) == "10 points for a cost of 10: nothing would be lost."
    press_key(table, "card0.orange Mean")
    assert bill_of(table) == "15 points for a cost of 10: 5 points would be lost."
    press_key(table, "pay-cheapest")
    assert offers(table, Do(PayUp(("blue Triangle Area",)))) and offers(table, Do(LetGo()))
    press_key(table, "pay" if is_paid else "pay-not")
    assert len(state(table).hands[0]) == (5 if is_paid else 4)


def test_what_action_cards_have_changed_is_told():
    turn = Turn(0, disposed=True, acted=True, discount=15, free_school=True, bonus=5, no_payments=True, hand=5)
    told = page(at(sitting(Seat(hand="red Kofi"), turn=turn))).one(data_key="news").text
    for sentence in ("cannot pay", "15 points less", "is free", "5 points more", "ends with 5 cards", "is played"):
        assert sentence in told


def test_an_action_card_is_answered_by_bots_and_takes_effect():
    laid = sitting(Seat(hand="red Study Session, red Kofi"), Seat(hand="red Omar"))
    table = take(taken_up(laid, "red Study Session"), Do(PlayAction("red Study Session", 0)))
    assert len(state(table).hands[0]) == 3
    assert page(table).one(data_key="whose-turn").text == "It is your turn."


# ── setting up ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_option_can_be_chosen_at_a_page():
    """Each value of each choice is dealt, or refused in a sentence that names the box or the rule."""
    for option in look.OPTIONS:
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
    assert page(table).one(data_key="notice").text.startswith("“Play on for the second and third place” is True, but")


def test_a_deck_of_ones_own_given_to_play_is_kept():
    """It stands among the choices, and is dealt."""
    decks = ("\n".join(one.key for one in READY_DECKS[1].cards) + "\n",)
    table = dealt(playing.play(game, you="Asha", players=2, bots=["random"], rules=Rules(decks=decks)))
    assert table.match.rules.decks == decks


# ── the end, and the rest ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_names_places_and_which_score_counts():
    """ "If a player achieves the win number, they win the game." """
    laid = sitting(Seat(TEAM, hand="red Slope Formula, red Kofi"), Seat("blue Amara"), win=227)
    table = taken_up(laid, "red Slope Formula")
    press_key(table, "go0.blue Dev")
    over = page(table).one(data_key="over")
    assert over.one(cls="mg-verdict").text == "Asha wins."
    assert over.one(data_key="stand0").text == "1.Ashaall-star score227.5 points"
    assert over.one(data_key="stand1").text == "2.Player 2no team of four yet0 points"


def test_a_finished_pile_of_a_solitaire_is_told_and_then_the_next_begins():
    shown = walk("solitaire")
    assert {len(one.state.pile_scores) for one in shown} >= {0, 2}
    told = read(str(look.scoring(PileFinished(1, 310), Sight(("Asha",)))))
    assert "Can you score over 300 with either pile? Yes." in told.text
    assert look.where_stopped(PileFinished(1, 310)) == "Pile 1 of 2 is finished"
    first = shown[-2].page.one(data_key="pile1")
    assert "points" in first.one(tag="summary").text, "what was played with it can be looked at again"
    board = shown[-2].state.pile_boards[0]
    assert board.teachers and all(one.card.name in first.text for one in (*board.students, *board.teachers))
    assert not shown[-2].page.find(data_key="pile2")
    over = shown[-2].page.one(data_key="over").text
    assert "Can you score over 400?" in over and "Pile 2" in over


def test_moves_that_may_follow_from_a_secret_answer_are_not_asked_why():
    """A discard may be forced while somebody else answers; why they answered is nobody's business."""
    assert look.moves_behind(Played(1, card("blue Amara"))) == ((1, None),)
    assert look.moves_behind(PlayedAction(1, card("blue Pop Quiz"), 0)) == ((1, None),)
    assert look.moves_behind(game.state.Decline()) == ()


def test_a_move_is_asked_why_in_the_log():
    """The bot says it in its own words."""
    table = against("greedy", seed="FERN-42", game=game)
    why = next(node for node in page(table).find(tag="button") if node.text == "Why?")
    table.press(int(why.get("data-n")))
    (answer,) = page(table).find(cls="mg-answer")
    assert "adds" in answer.text
