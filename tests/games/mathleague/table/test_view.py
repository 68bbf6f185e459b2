"""The table of mathleague.org/cards: what is on its pages, what must not be known, scores, and the end."""

from __future__ import annotations

import random

import pytest

from mathgames_widgets.core.messages import room
from mathgames_widgets.games import mathleague as game
from mathgames_widgets.games.mathleague import Phase, lesson, table as views
from mathgames_widgets.games.mathleague.rules.cards import card
from mathgames_widgets.games.mathleague.rules.events import PileFinished, Played, PlayedAction
from mathgames_widgets.games.mathleague.words.why import WIN_NUMBER, AskedScore, General
from mathgames_widgets.table.screen import Ask, Press, Screen
from tests.games.mathleague.table.tables import ASHA_BEGINS, GAMES, TEAM, at, drop
from tests.games.mathleague.tables import Seat, play, sitting
from tests.table.every_page import look_at
from tests.table.pages import read
from tests.table.sitting import against, page, press_key, take, watched
from tests.table.test_every_page import EveryPage

say_game_table = room("mathgames_widgets.games.mathleague.table")
say_game = room("mathgames_widgets.games.mathleague.words")
say_table = room("mathgames_widgets.table")

TABLES, walk, walks = GAMES.tables, GAMES.walk, GAMES.each


class TestEveryPage(EveryPage):
    GAMES = GAMES


# ── random games ────────────────────────────────────────────────────────────────────────────────────────────────


def test_all_phases_are_walked_through():
    assert {shown.state.phase for name in TABLES for shown in walk(name)} == set(Phase)


# ── secrets ───────────────────────────────────────────────────────────────────────────────────────────────────────


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
        drawn = str(views.table(view, Screen(match.names, lambda thing: 0)))
        for seed in range(4):
            other = game.observe(game.imagine(view, seed), player)
            assert str(views.table(other, Screen(match.names, lambda thing: 0))) == drawn


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
        pages.append(str(views.table(view, Screen(("Asha", "Ben", "Chiara")))))
    assert pages[0] == pages[1]
    for seat in (1, 2):
        assert game.observe(answering("red Omar"), seat).is_my_turn


# ── one's own side ────────────────────────────────────────────────────────────────────────────────────────────────


def test_teams_stand_together_with_what_is_on_them():
    """School teams with their students, students with tools and teachers on them, each with its score."""
    shown = page(at(sitting(Seat(TEAM), win=263)))
    assert shown.one(data_key="team0.Euler Academy").one(data_key="card0.red Euler Academy")
    students = shown.find(cls="mg-league-student")
    assert [node.find(cls="mg-league-place")[0].text for node in students] == ["Amara", "Ben", "Chiara", "Dev", "Farid"]
    assert [len(node.find(cls="mg-league-tag")) for node in students] == [1, 1, 1, 1, 0]
    amara = shown.one(data_key="student0.blue Amara")
    assert "210" in amara.text and "×2" in amara.text
    assert amara.one(data_key="card0.orange Mean").name == (
        "TOOL card Mean, orange, worth 5: mean equals sum divided by count. Domino digits 7 6."
    )


def test_scores_run_along_and_say_what_is_missing():
    shown = page(at(sitting(Seat(TEAM), win=263)))
    assert shown.one(data_key="why-score0.Euler Academy.None").name == "School score Euler Academy: 223.75 points. Why?"
    assert shown.one(data_key="why-counts0").name == (say_game_table("your-score", points="223.75", goal=263))
    few = page(at(sitting(Seat("blue Amara"), win=263)))
    assert few.one(data_key="aim").text == "Win at 2631 of 4 students"
    bar = few.one(data_key="why-counts0").one(tag="progress")
    assert (bar.get("value"), bar.get("max")) == ("1", "4"), "one student of four is a quarter of the bar"


def test_someone_alone_sees_the_aim_from_the_start():
    """ "Can you score over 400? Can you score over 300 with either pile?" """
    shown = page(against(game=game, variation="solitaire"))
    assert shown.one(data_key="goal").text == say_game("aim-alone", either=300, both=400)
    assert not page(take(lesson.table("elif"), Press("deal"))).find(data_key="goal")  # nobody gets there with its deal


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (AskedScore(0, student="blue Amara"), "Amara (blue) scores 210 points."),
        (AskedScore(0, "Euler Academy"), "The school score of Euler Academy is 223.75 points."),
        (AskedScore(0), "223.75 points count, because that is the highest score here."),
        (General(0, WIN_NUMBER), "The win number is 263: add the lowest domino number showing to 200."),
    ],
)
def test_every_number_opens_into_its_arithmetic(asked, told):
    table = take(at(sitting(Seat(TEAM), win=263)), Ask(asked))
    assert told in page(table).text
    take(table, Ask(asked))
    assert told not in page(table).text


def test_questions_about_the_game_follow_from_one_another():
    """What the win number is on average with these decks; nothing of it where there is none."""
    table = against("random", seed=ASHA_BEGINS, game=game)
    shown = press_key(table, "why-win0").one(data_key="score-answer").text
    assert "On average, the lowest number of these two decks is about 48.4" in shown
    assert "You turned over " in shown
    assert "A bonus of 50 points for one color is worth as much as 200" in press_key(table, "ask-colour").text
    assert not page(against(game=game, variation="solitaire")).find(data_key="why-win0")
    alone = against("random", game=game, variation="single deck")
    assert "is always 200" in press_key(alone, "why-win0").one(data_key="score-answer").text


def test_partners_cards_stand_on_one_side():
    """Team play: "cards they place on the table in front of them can attach to cards played by their teammate"."""
    laid = sitting(
        Seat("red Euler Academy"), Seat(), Seat("blue Amara in Euler Academy"), Seat(), variation="team play"
    )
    shown = page(at(laid, bots=3, variation="team play"))
    own = shown.one(data_key="side0")
    assert "Delta" in (own.one(data_key="student2.blue Amara").get("title") or "")
    assert "mg-me" in shown.one(data_key="seat2").classes and "mg-me" not in shown.one(data_key="seat1").classes


def test_watchers_have_no_score():
    table = watched("random", "random", game=game)
    assert page(table).find(data_key="why-win0") and "Your score" not in table.html


def test_boards_of_opponents_are_in_sight_and_open_at_a_press():
    table = at(sitting(Seat(), Seat("blue Amara: orange Mean", hand="red Kofi", discards="red Omar")))
    small = page(table).one(data_key="seat1")
    assert small.find(data_key="mini1.blue Amara")
    assert "no score yet. Cards: 1 in hand" in small.one(data_key="look1").name
    large = press_key(table, "look1").one(data_key="drawer-answer")
    assert "Cards: 1 in hand" in large.text and large.name == say_game_table("title-side")
    assert "Amara" in large.text and "Omar (red) on top" in large.text
    assert any(node.name.startswith("TOOL card Mean") for node in large)
    press_key(table, "look1")
    assert not page(table).find(data_key="drawer-answer")


# ── the end, and the rest ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_names_places_and_which_score_counts():
    """ "If a player achieves the win number, they win the game." """
    laid = sitting(Seat(TEAM, hand="red Slope Formula, red Kofi"), Seat("blue Amara"), win=227)
    table = drop(at(laid), "red Slope Formula", "zone0.blue Dev")
    over = page(table).one(data_key="over-board")
    assert over.one(cls="mg-verdict").text == say_table("you-win")
    assert over.one(data_key="stand0").text == "1.AYouall-star score227.5 points"
    assert over.one(data_key="stand1").text == "2.Sigmaone student, no team of four0 points"
    for seat, name in ((0, "Dev"), (1, "Amara")):
        assert name in over.one(data_key=f"board{seat}").text, "everyone's cards are open at the end"


def test_a_finished_pile_of_a_solitaire_is_told_and_then_the_next_begins():
    shown = walk("solitaire")
    assert {len(one.state.pile_scores) for one in shown} >= {0, 2}
    told = read(str(views.scoring(PileFinished(1, 310), Screen(("Asha",)))))
    assert "Can you score over 300 with either pile? Yes." in told.text
    assert views.where_stopped(PileFinished(1, 310)) == say_game_table("pile-is-finished", pile=1)
    first = shown[-2].page.one(data_key="pile1")
    assert "points" in first.text, "what was played with it can be looked at again"
    board = shown[-2].state.pile_boards[0]
    assert board.teachers and all(one.card.name in first.text for one in board.students)
    assert not shown[-2].page.find(data_key="pile2")
    over = shown[-2].page.one(data_key="over-board").text
    assert say_game("over-with-both", both=400) in over and "Pile 2" in over


def test_moves_that_may_follow_from_a_secret_answer_are_not_asked_why():
    """A discard may be forced while somebody else answers; why they answered is nobody's business."""
    assert views.moves_behind(Played(1, card("blue Amara"))) == ((1, None),)
    assert views.moves_behind(PlayedAction(1, card("blue Pop Quiz"), 0)) == ((1, None),)
    assert views.moves_behind(game.Decline()) == ()


def test_a_move_is_asked_why_in_the_log():
    """The bot says it in its own words; the log has all that happened."""
    table = against("greedy", seed="FERN-42", game=game)
    why = next(node for node in press_key(table, "log").find(tag="button") if node.text == "Why?")
    table.press(int(why.get("data-n")))
    (answer,) = page(table).find(cls="mg-answer")
    assert "adds" in answer.text
