"""What a hint says is so: its numbers are those that the page shows before and after the move."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import Discard, EndTurn, Phase, apply, legal_actions, observe
from mathgames_widgets.games.mathleague.analysis.plans import best_step, imagined, tried
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules.cards import ELEM, HS, MS, Student
from mathgames_widgets.games.mathleague.rules.payments import printed_cost
from mathgames_widgets.games.mathleague.rules.scoring import standing
from mathgames_widgets.games.mathleague.rules.state import State, side
from mathgames_widgets.games.mathleague.rules.view import View
from mathgames_widgets.games.mathleague.table.result import score_text, standing_of
from mathgames_widgets.games.mathleague.words.cards import key_text, points_text
from mathgames_widgets.games.mathleague.words.hints import advised, say
from mathgames_widgets.games.mathleague.words.sentences import sentence
from tests.games.bot_games import played
from tests.games.mathleague.tables import FOUR, Seat, sitting

RANDOM, GREEDY, PLANNER = BOTS
TIMES = {ELEM: 1, MS: 5, HS: 1.5}
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


def test_a_hint_keeps_the_best_students_while_none_is_on_the_table(views):
    """Their rank is what they score less what they cost; a team has to begin with someone."""
    looked = 0
    for view in views[::2]:
        hand = [card for card in view.hand if isinstance(card, Student)]
        if standing_of(view, view.player).students or not hand:
            continue
        looked += 1
        last = advised(view)[-1].says
        ranked = sorted(hand, key=lambda one: 1.5 * float(printed_cost(one)) - one.high_score * TIMES[one.level])
        assert last not in [say("hint-discard", card=key_text(one.key)) for one in ranked[:2]]
    assert looked > 5


def test_a_hand_without_tools_keeps_its_students():
    """Six good students, nothing to pay with: the weakest go, and never Kofi's 210 points or Wren's 220."""
    hand = "red Kofi, purple Wren, green Priya, red Mateo, blue Chiara, green Quinn"
    state = sitting(Seat(hand=hand))
    hints = []
    while (step := best_step(observe(state, 0)).action) != EndTurn():
        hints.append(said(state)[-1])
        state = apply(state, 0, step).state
    assert hints and {"red Kofi", "purple Wren"} <= {one.key for one in state.hands[0]}


def test_the_last_hint_is_what_the_planner_does(views):
    """So following the hints wins as often as the planner; `tests/long/test_advice.py` plays it against another one."""
    for view in views[::4]:
        state = imagined(view)
        step = PLANNER.choose(view, legal_actions(state, view.player), Rng("A"))
        plain = sentence(step) if not isinstance(step, (Discard, EndTurn)) else ""
        discard = say("hint-discard", card=key_text(step.card)) if isinstance(step, Discard) else ""
        assert advised(view)[-1].says == (plain or discard or say("hint-end-turn"))
