"""A round of Matician turned over: step by step, on the number line, asked why; and the end of the game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.core.messages import You, room
from mathgames_widgets.games import matician as game
from mathgames_widgets.games.matician import SYMBOLS, Equation, Pass, Phase, Put, Ready, Rules, Sabotage, table as views
from mathgames_widgets.games.matician.analysis.chances import ANYWHERE
from mathgames_widgets.games.matician.analysis.plans import best_round, possible
from mathgames_widgets.games.matician.rules.cards import NUMBERS, attacked, playable
from mathgames_widgets.games.matician.rules.state import Revealed
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.games.matician.table.lines import own_scale, scale_of, ticks_below
from mathgames_widgets.games.matician.table.result import AskedResult
from mathgames_widgets.games.matician.words.why import possible_in_all
from mathgames_widgets.table.screen import Do, Press, Screen
from tests.games.matician.table.tables import GAMES, at, sabotage_table
from tests.games.matician.tables import NAMES, result, sabotaging, won
from tests.table.pages import read
from tests.table.sitting import hot_seat, is_over, offers, page, press_key, state, take

say_game_table = room("mathgames_widgets.games.matician.table")
say_game = room("mathgames_widgets.games.matician.words")
say_table = room("mathgames_widgets.table")


def turned(*choices, step=None, is_live=True, equations=("4 + 13", "2 x 3", "7 / 2"), **options):
    """The page of a round in which these equations were laid and these sabotages chosen."""
    offered = iter(range(1_000))
    screen = Screen(NAMES, (lambda _: next(offered)) if is_live else None, step=step)
    return read(str(views.scoring(result(sabotaging(*equations, **options), *choices), screen)))


def shown_frames(table):
    """The steps that were shown before the page as it is now, with what was said of each."""
    return [(caption, read(html)) for _, html, caption in table.frames]


def face_up(shown):
    """Whose equations lie face up."""
    return [row.get("data-key")[-1] for row in shown.find(cls="mg-lane-row") if row.find(cls="mg-print-face")]


def test_numbers_are_turned_over_one_by_one_and_then_minus_cards():
    """Each with its value; what a minus card does comes after, and the verdict last."""
    steps = [turned("-", "1 right", step=step) for step in range(4)]
    assert [len(shown.find(cls="mg-back")) for shown in steps] == [4, 2, 0, 0]
    assert [shown.one(data_key="worth0").text for shown in steps[2:]] == ["= 17", "17= −9"]
    assert not any(shown.find(cls="mg-best") or shown.one(cls="mg-verdict").text for shown in steps)
    done = turned("-", "1 right")
    assert done.one(cls="mg-verdict").text == say_game("scored", who="Ben", many=1, ranked="no")
    assert [row.get("data-key") for row in done.find(cls="mg-best")] == ["equation-of-1"]


def test_points_are_counted_up_last():
    before, after = (turned("-", "1 right", step=step, points=(0, 1, 0)) for step in (3, None))
    names = [[dots.name for dots in shown.find(cls="mg-dots")] for shown in (before, after)]
    assert names == [["0 points", "1 point", "0 points"], ["0 points", "2 points", "0 points"]]


def test_a_round_is_seen_and_heard_step_by_step():
    """Nothing is shown or said of an equation before it is turned over, nor of the point before all are."""
    table = sabotage_table("4 + 13", "2 x 3", "7 / 2", hands=["1 1 1 1"] * 3)
    press_key(table, "pass")
    steps = shown_frames(table)[-3:]
    assert [said for said, _ in steps] == ["You have 4 + 13 = 17.", "Sigma has 2 × 3 = 6.", "Delta has 7 ÷ 2 = 7/2."]
    assert [face_up(shown) for _, shown in steps] == [["0"], ["0", "1"], ["0", "1", "2"]]
    assert all(shown.one(data_key="on").get("aria-disabled") == "true" for _, shown in steps)
    assert table.spoken.endswith(say_game("scored", who=You.named("Asha"), many=1, ranked="no"))
    assert "7/2" not in table.spoken
    assert page(table).one(data_key="on").get("data-n") is not None


def test_of_many_players_all_numbers_come_at_once():
    """Eight equations one after the other would take too long; eight attacks are worth it."""
    many = result(sabotaging(*["4 + 13"] * 8), *["1 right"] * 0, "2 left", *["1 right"] * 7)
    assert views.reveal_steps(many) == 1 + 8 + 1
    assert views.reveal_caption(many, 0, NAMES) == say_game("turned-all")
    assert views.reveal_caption(many, 2, NAMES) == say_game(
        "hit", attacker="Ben", target="Asha", card=13, before=17, after="−9", change=2
    )
    assert views.reveal_caption(many, 3, NAMES) == say_game(
        "hit", attacker="Chiara", target="Asha", card=13, before="−9", after=17, change=2
    )


def test_people_at_one_screen_see_the_steps_too():
    table = hot_seat(2, seed="MVIEW-5", game=game)
    while not offers(table, Press("on")):
        take(table, Press("show")) if offers(table, Press("show")) else None
        numbers = state(table).hands[table.viewer]
        steps = (Put(numbers[0], 0), Put(numbers[1], 1), Ready())
        for action in steps if state(table).phase is Phase.NUMBERS else (Pass(),):
            take(table, Do(action))
    assert len(table.frames) == 2


def test_in_print_all_are_turned_over():
    shown = turned("-", "1 right", is_live=False)
    assert face_up(shown) == ["0", "1", "2"]
    assert not shown.find(tag="button")
    assert shown.one(cls="mg-verdict").text


def test_a_round_goes_on_to_the_next():
    table = sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 1", "1 1 1 1"])
    press_key(table, "pass")
    press_key(table, "on")
    assert views.where(table.match.observe(0)) == say_game_table("where", round=2, phase="numbers")


def test_a_value_stands_beside_what_it_was():
    """Exact values, those before the minus cards too, and a division by zero."""
    shown = turned("-", "1 right", equations=("4 + 13", "2 x 3", "7 / 0"))
    assert shown.one(data_key="worth0").find(cls="mg-was")[0].name == say_game_table("before-minus", value=17)
    assert shown.one(data_key="worth2").text == say_game("no-value")
    assert not shown.one(data_key="lane-2").find(cls="mg-value-dot")
    assert shown.one(data_key="lane-0").find(cls="mg-was-dot")
    assert turned().one(data_key="worth2").text == "= 7/2"


def test_a_number_line_has_room_for_everything():
    """0 and all values lie on it, at round steps, and few of them."""
    for low, high in ((0, 1), (-225, 225), (0, 0), (-3, Fraction(1, 2)), (Fraction(1, 15), Fraction(2, 15))):
        scale = scale_of([Fraction(low), Fraction(high)])
        assert scale.low <= min(low, 0) and scale.high >= max(high, 0)
        assert 0 in scale.ticks and 2 <= len(scale.ticks) <= 10


def test_of_many_numbers_below_a_line_every_second_one_may_be_left_out():
    """Nine from −15 to 25 would touch in the table of a lesson; seven from −15 to 15 do not."""
    for high, crowded in ((23, ["−15", "−5", "5", "15", "25"]), (15, [])):
        below = read(str(ticks_below(scale_of([Fraction(-12), Fraction(high)]), is_rank=False)))
        assert [one.text for one in below.find(cls="mg-tick-crowded")] == crowded


def test_the_numbers_below_a_line_are_round():
    """Never elevenths, nor steps of 11; whatever is the highest value."""
    for high in (Fraction(1, 15), Fraction(3, 2), 3, *range(5, 230, 5)):
        step = scale_of([Fraction(high)]).step
        assert step in (Fraction(1, 10), Fraction(1, 4), Fraction(1, 2)) or str(step).rstrip("0") in ("1", "2", "5")


@pytest.mark.parametrize(("symbol", "small"), [*[(symbol, False) for symbol in SYMBOLS], ("x", True)])
def test_everything_that_can_be_laid_is_on_the_line_of_its_symbol(symbol, small):
    """Attacked or not; so the line need not change while numbers are laid."""
    rules = Rules(small_under_times=small)
    scale = own_scale(symbol, rules)
    cards = playable(NUMBERS, symbol, is_small=small)
    values = [attacked(Equation(a, symbol, b), where).value for a in cards for b in cards for where in ANYWHERE]
    assert all(scale.low <= value <= scale.high for value in values if value is not None)


def test_ranks_are_percentages_and_stand_once():
    """Beside the value, and the lanes show what is compared."""
    shown = turned(is_live=False, by_rank=True)
    assert [shown.one(data_key=f"rank{seat}").text for seat in range(3)] == ["rank 55.4%", "rank 8.4%", "rank 87.8%"]
    assert "/" not in shown.one(data_key="lane-ticks").text
    assert "highest rank" in shown.one(cls="mg-verdict").text


def asked(about, *choices, **options):
    """What opens over the table."""
    laid = sabotaging("4 + 13", "2 x 3", "7 / 2", **options)
    done = observe(won(laid, *choices), 0)
    return read(str(views.answer(done, about, Screen(NAMES))))


def test_a_round_is_asked_why():
    """Why somebody scored or not, what the own minus card did, and how it all came about."""
    shown = asked(AskedResult(1, 0), "-", "1 right", "-")
    assert shown.find(cls="mg-claim")[0].text == say_game("gets-none", player="Asha", measure="−9", ranked="no")
    claims = [claim.text for claim in asked(AskedResult(1, 1), "-", "1 right", "-").find(cls="mg-claim")]
    assert say_game("gets-point", player="Ben", measure=6, ranked="no") in claims
    assert any(claim.startswith("Ben's minus card in front of Asha's 13") for claim in claims)
    assert asked(AskedResult(1), "-", "1 right", "-").one(data_key="round-told").text
    ranked = asked(AskedResult(1), "-", "-", "-", by_rank=True, small_under_times=True)
    assert "make 702 equations with ×" in ranked.text, "with numbers from 1 to 9"


def test_why_opens_over_the_table():
    table = sabotage_table("4 + 13", "2 x 3", hands=["1 1 1 1", "1 1 1 1"])
    press_key(table, "pass")
    assert press_key(table, "ask-why0").one(data_key="drawer-answer").find(cls="mg-claim")
    assert not press_key(table, "close-drawer").find(data_key="drawer-answer")
    assert press_key(table, "why-round").one(data_key="round-told").text


def test_the_moves_behind_a_round_can_be_asked_why():
    """Everybody's numbers and everybody's choice come to light at once."""
    found = views.moves_behind(Revealed(result(sabotaging("4 + 13", "2 x 3"), "-", "1 right")))
    assert found == ((0, Ready()), (0, Pass()), (1, Ready()), (1, Sabotage(0, 1)))


def test_a_shared_win_is_told_as_one():
    """Reaching 3 together with the same points."""
    table = at(sabotaging("4 + 13", "14 + 3", hands=["1 1 1 1", "1 1 1 1"], points=(2, 2)))
    press_key(table, "pass")
    press_key(table, "on")
    shown = page(table)
    assert shown.one(data_key="won").text == say_table("you-share")
    assert [place.text for place in shown.find(cls="mg-place")] == ["1.", "1."]
    assert "share the win" in press_key(table, "why-over").one(data_key="over-told").text


def test_the_end_tells_what_was_possible_with_ones_own_cards():
    """Round for round, knowing what the others laid; at one press."""
    table = GAMES.tables["against bots"]()
    while not is_over(table):
        if offers(table, Press("on")):
            take(table, Press("on"))
            continue
        numbers = [card for card in state(table).hands[0] if card != "-"]
        moves = (Put(numbers[0], 0), Put(numbers[1], 1), Ready()) if state(table).phase is Phase.NUMBERS else (Pass(),)
        for move in moves:
            table.match.play(0, move) if move is not moves[-1] else table._move(move)
        table.redraw()
    rounds = possible(table.match.views(0))
    assert possible_in_all(rounds) in page(table).one(data_key="ended").text
    told = press_key(table, "best").one(data_key="best-told")
    assert len(told.find(cls="mg-why")) >= len(rounds) == len(table.match.observe(0).results)
    assert "if you had known what everyone else would lay" in told.text


def test_the_best_round_is_played_with_the_own_cards_only():
    """Nothing but two numbers of the hand and a minus card that it has; the others do what they did."""
    laid = sabotaging("4 + 13", "9 x 3", "5 - 1")
    was = result(laid, "-", "1 right", "2 left")
    for hand in (("4", "6", "13"), ("4", "6", "13", "-"), ("1", "2", "3")):
        found = best_round(was, 0, hand)
        assert found.equations[0] == was.equations[0] or {*found.equation_of(0).cards} <= {*hand}
        assert found.sabotages[0] is None or "-" in hand
        assert found.sabotages[1:] == was.sabotages[1:]
        assert (0 in found.winners) >= (0 in was.winners)
