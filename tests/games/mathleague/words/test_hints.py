"""What a hint says is so: its numbers are those that the page shows before and after the move."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Phase, legal_actions, observe
from mathgames_widgets.games.mathleague.analysis.plans import imagined, tried
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import State, side
from mathgames_widgets.games.mathleague.rules.view import View
from mathgames_widgets.games.mathleague.table.result import score_text, standing_of
from mathgames_widgets.games.mathleague.words.cards import points_text
from mathgames_widgets.games.mathleague.words.hints import advised, say
from tests.games.bot_games import played
from tests.games.mathleague.tables import FOUR, Seat, sitting

RANDOM, GREEDY, _ = BOTS
THREE = "blue Amara\nblue Ben\nblue Chiara"


def said(state: State) -> list[str]:
    """All hints at this table."""
    return [one.says for one in advised(observe(state, 0))]


@pytest.fixture(scope="module")
def views() -> list[View]:
    """What players see who are to make a step of their turn, in four games."""
    games = [played(mathleague, *bots, seed=f"HINT-{n}")[1] for n in (1, 2) for bots in ((GREEDY, RANDOM),)]
    return [view for seen in games for _, view, _ in seen if view.phase is Phase.PLAY]


def quarters(state: State, player: int) -> Fraction:
    """A quarter of each student's points: what they bring to an average of four."""
    return sum([one.points for one in standing(state.rules, side(state, player)).students], Fraction(0)) / 4


def test_a_hint_speaks_of_the_average_while_there_is_no_score():
    """A quarter of the 200 points on the card."""
    state = sitting(Seat(hand="green Rosa, purple Unique Factorization"))
    assert standing_of(observe(state, 0), 0).best is None
    hint = say("hint-gain", move="PlayStudent", counts="average", points="50 points", after="")
    assert hint in said(state) and "average of four" in hint


def test_a_hint_names_the_first_score():
    """Amara, Ben and Chiara have 200, 180 and 165 points; with Rosa's 200 the average is 745/4."""
    first = points_text(Fraction(745, 4))
    state = sitting(Seat(board=THREE, hand="green Rosa, purple Unique Factorization"))
    assert say("hint-gain", move="PlayStudent", counts="first", points="", after=first) in said(state)


def test_a_hint_adds_to_a_score_that_there_is():
    """Rosa's 200 in the place of Dev's 140: 15 points more."""
    state = sitting(Seat(board=FOUR, hand="green Rosa, purple Unique Factorization"))
    assert say("hint-gain", move="PlayStudent", counts="score", points="15 points", after="") in said(state)


def test_a_hint_speaks_of_a_score_only_where_the_page_shows_one(views):
    """And every number in it is one that the page shows, or their difference."""
    heard = set()
    for view in views[::4]:
        state, player = imagined(view), view.player
        here = standing_of(view, player)
        afters = [tried(state, player, action)[0] for action in legal_actions(state, player)]
        scores = [standing_of(observe(after, player), player) for after in afters]
        for hint in [one.says for one in advised(view)]:
            told = re.findall(r"([\d.]+ points?)\b", hint)
            if "your score" in hint:
                assert here.best, hint
                assert told == [points_text(max([one.points for one in scores]) - here.points)]
                heard.add("score")
            elif "first score" in hint:
                assert not here.best and told[0] in [score_text(one) for one in scores if one.best], hint
                heard.add("first")
            elif "average of four" in hint:
                most = max([quarters(after, player) for after in afters])
                assert not here.best and told == [points_text(most - quarters(state, player))], hint
                heard.add("average")
            else:
                assert not told or not re.search(r"right away|score", hint), hint
    assert heard == {"score", "first", "average"}
