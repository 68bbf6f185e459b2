"""The three opponents: how well they play, how they think, and whether their reasons are true."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core import Rng
from mathgames_widgets.core.game import Ready
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.analysis.chances import imagined_tables, odds_over
from mathgames_widgets.games.rolls_and_goals.analysis.plans import achieving, best_placement
from mathgames_widgets.games.rolls_and_goals.bots.bots import BOTS, _why_take
from mathgames_widgets.games.rolls_and_goals.bots.planning import (
    IMAGINED,
    Drafted,
    Sides,
    begin,
    best_plan,
    best_sides,
    drafted,
    likeliest_goal_plan,
    step_towards,
)
from mathgames_widgets.games.rolls_and_goals.rules.cards import DICE, GOALS
from mathgames_widgets.games.rolls_and_goals.rules.moves import legal_actions
from mathgames_widgets.games.rolls_and_goals.rules.rules import apply, new_game, outcome
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    ON_DECK,
    Declare,
    Phase,
    Pick,
    Put,
    Rules,
    Take,
    TakeBack,
    Withdraw,
)
from mathgames_widgets.games.rolls_and_goals.rules.view import cards_of, imagine, observe
from mathgames_widgets.maths.writing.words import mean_text, percent_text
from tests.cases import cases
from tests.games.bot_games import check_that_nothing_hidden_counts, played, wins
from tests.games.rolls_and_goals.tables import all_ready, play, sitting

say_game = room("mathgames_widgets.games.rolls_and_goals.words")

RANDOM, GREEDY, PLANNER = BOTS


@pytest.fixture(scope="module")
def game():
    """A game of all three."""
    return played(rolls_and_goals, PLANNER, GREEDY, RANDOM, seed="FERN-42", rules=Rules(rounds=4))[1]


def test_weakest_first():
    """random; greedy for the likeliest goal; one that weighs chances and what the others can do"""
    assert [bot.name for bot in BOTS] == ["random", "greedy", "planner"]


def test_greedy_beats_random():
    """On the same seeds from both seats."""
    least, deals = cases((3, 2), long=(5, 3))
    assert wins(rolls_and_goals, GREEDY, RANDOM, least, deals=deals)


def test_the_planner_beats_greedy():
    """On the same seeds from both seats."""
    least, deals = cases((3, 2), long=(5, 3))
    assert wins(rolls_and_goals, PLANNER, GREEDY, least, deals=deals)


@pytest.mark.parametrize("players", [2, 6])
def test_every_game_is_played_to_its_end(players):
    """By lawful moves, which `apply` would refuse otherwise, in no more steps than cards, goals and choices need."""
    bots = [BOTS[seat % 3] for seat in range(players)]
    state, seen = played(rolls_and_goals, *bots, seed="OAK-7", rules=Rules(rounds=3))
    assert outcome(state) is not None
    assert not any(isinstance(action, (TakeBack, Withdraw)) for _, _, action in seen)
    assert all(bot.because(view, action).endswith(".") for bot, view, action in seen)


def test_the_random_bot_puts_each_card_once():
    """It does not put and take back for ever: six cards, then ready, and its special goals perhaps."""
    _, seen = played(rolls_and_goals, RANDOM, RANDOM, seed="ONCE", rules=Rules(rounds=3))
    for number in (1, 2, 3):
        steps = [
            action for _, view, action in seen if view.player == 0 and (view.round, view.phase) == (number, Phase.PLACE)
        ]
        assert sum(isinstance(step, Put) for step in steps) == 6
        assert isinstance(steps[-1], Ready)


def test_a_plan_does_not_change_while_it_is_carried_out(game):
    """The same plan from the first card to the last, whoever else is ready by then."""
    plans = {}
    for bot, view, _ in game:
        if bot is PLANNER and view.phase is Phase.PLACE:
            plans.setdefault((view.player, view.round), set()).add(best_plan(begin(view)))
    assert plans and all(len(found) == 1 for found in plans.values())


def test_a_bot_goes_on_from_any_placement():
    """Cards that lie elsewhere, as where a person began, are taken back first; no card is moved for ever."""
    state = new_game(2, "FERN-42")
    for number in range(6):
        state = apply(state, 0, Put(state.hands[0][0], (5 * number) % 8)).state
    plan = best_plan(begin(observe(state, 0)))
    for _ in range(13):
        action = step_towards(observe(state, 0), plan)
        if action == Ready():
            break
        state = apply(state, 0, action).state
    assert action == Ready() and state.placed[0] == plan.stacks


def test_what_was_declared_by_mistake_is_withdrawn():
    """A special goal that brings nothing is kept."""
    state = replace(new_game(2, "FERN-42"), specials=(("most pairs",), ()))
    view = observe(apply(state, 0, Declare("most pairs")).state, 0)
    plan = replace(best_plan(begin(view)), declared=())
    assert step_towards(view, replace(plan, stacks=view.mine)) == Withdraw("most pairs")


@pytest.mark.parametrize("bot", [GREEDY, PLANNER], ids=lambda bot: bot.name)
def test_the_same_view_is_always_answered_in_the_same_way(bot, game):
    """Hidden cards that are dealt otherwise, or another chance, change nothing."""
    check_that_nothing_hidden_counts(rolls_and_goals, bot, [view for _, view, _ in game[::9]])


def test_greedy_goes_for_the_likeliest_goal(game):
    """No goal, placed for itself alone, is achieved on more of the tables; rerolls can only add to that."""
    seen = 0
    for bot, view, action in game:
        if bot is GREEDY and isinstance(action, Ready):
            start = begin(view)
            tables, plan = imagined_tables(start, IMAGINED), likeliest_goal_plan(start)
            (mine,) = plan.odds
            aims = [achieving(goal, tables) for goal in (*start.goals, *start.specials)]
            likeliest = max(best_placement(start.dice[view.player], start.hand, (aim,)).worth for aim in aims)
            assert mine.share >= Fraction(likeliest, IMAGINED)
            assert mine.share == Fraction(likeliest, IMAGINED) or "reroll" in start.hand
            assert mine.goal in (*view.goals, *plan.declared)
            assert f"I go for {mine.goal}" in bot.because(view, action)
            said = f"{mine.goal} in {told(mine.share)}" if mine.share else "it achieves no goal"
            assert said in bot.because(view, action)
            seen += 1
    assert seen == 4


def told(share):
    """A share of the imagined deals: only a chance would be 100%, and what came on all of them is not certain."""
    return "all of them" if share == 1 else percent_text(share)


def test_the_chances_it_names_are_counted_over_its_imagined_deals(game):
    """ "over 18 deals that I imagined for the others, it achieves most odds in about 83%" """
    for bot, view, action in game:
        if bot is PLANNER and isinstance(action, Ready):
            plan, said = best_plan(begin(view)), bot.because(view, action)
            tables = imagined_tables(begin(view), IMAGINED)
            goals = (*view.goals, *plan.declared)
            assert plan.odds == odds_over(goals, view.dice[view.player], view.mine[:DICE], tables)
            assert f"about {float(sum(one.tokens for one in plan.odds)):.1f} tokens" in said
            assert all((f"{one.goal} in {told(one.share)}" in said) == (one.share > 0) for one in plan.odds)
            assert "none of them" not in said


def test_what_makes_no_difference_is_not_told_as_0_tokens_fewer():
    little, some = Fraction(-1, 30), Fraction(-1, 3)
    weighed = Drafted({"+1": little, "x2": some}, {"+1": -little}, Fraction(0), rounds=3)
    now = say_game("because-take", now="same", card="+1", tokens="")
    alike = [now, say_game("because-take-later", later="same", tokens="")]
    assert _why_take(weighed, Take(("+1",))) == " ".join(alike)
    assert "0.3 tokens fewer" in _why_take(weighed, Take(("x2",)))


def test_reasons_name_nothing_that_stays_hidden():
    """Neither special goals that are kept, nor cards that go back on the deck, nor any card of the hand."""
    kept = 0
    for number in range(2):
        _, seen = played(rolls_and_goals, PLANNER, GREEDY, seed=f"SECRET-{number}", rules=Rules(rounds=4))
        for bot, view, action in seen:
            if bot is RANDOM or view.phase is not Phase.PLACE:
                continue
            said = bot.because(view, action)
            plan = (best_plan if bot is PLANNER else likeliest_goal_plan)(begin(view))
            hidden = set(view.specials) - set(plan.declared) - set(view.goals)
            kept += bool(hidden)
            every_goal = "|".join(sorted(map(re.escape, GOALS), key=len, reverse=True))
            assert not hidden & set(re.findall(every_goal, said))
            named = re.sub(every_goal, "", said)
            assert not any(card in named for card in cards_of(view))
    assert kept


def test_cards_for_later_go_back_on_the_deck():
    """ "returned to the top of your personal Modifier deck": a strong card that has no use now, not a blank."""
    returned = set()
    for _, _, action in played(rolls_and_goals, PLANNER, PLANNER, seed="KEEP-1")[1]:
        if isinstance(action, Put) and action.place == ON_DECK:
            returned.add(action.card)
    assert returned and not returned & {"blank", "+1", "-1", "+2", "-2"}


def test_a_reroll_goes_where_it_helps():
    """Nothing else can help: all but one die show the number already."""
    state = replace(new_game(2, "FERN-42"), goals=("most 6s", "most 5s", "most 4s"))
    dice = ((6, 6, 6, 1, 6, 6), (6, 6, 6, 6, 6, 1))
    state = replace(state, dice=dice, rolled=dice, hands=(("reroll",) + ("blank",) * 5, state.hands[1]))
    assert best_plan(begin(observe(state, 0))).stacks[3] == ("reroll",)


def test_a_special_goal_is_declared_when_it_is_likely():
    """Six dice of one value cannot be beaten as a largest set."""
    state = replace(new_game(2, "FERN-42"), goals=("most 6s", "most 5s", "most 4s"), specials=(("largest set",), ()))
    dice = ((1, 1, 1, 1, 1, 1), (1, 2, 3, 4, 5, 6))
    state = replace(state, dice=dice, rolled=dice, hands=(("blank",) * 6, state.hands[1]))
    assert best_plan(begin(observe(state, 0))).declared == ("largest set",)
    assert likeliest_goal_plan(begin(observe(state, 0))).declared == ("largest set",)


def test_picks_take_the_most_tokens():
    """All cards lie open, so the best side is certain: a third 6."""
    state = replace(new_game(2, "FERN-42"), goals=("most 6s", "most zeroes", "highest total"))
    dice = ((6, 6, 1, 1, 1, 1), (6, 6, 1, 1, 1, 1))
    blanks = ("blank",) * 6
    state = replace(state, dice=dice, rolled=dice, hands=(("pick", *blanks[1:]), blanks))
    state = apply(state, 0, Put("pick", 4)).state
    for seat in (0, 1):
        state = apply(state, seat, Ready()).state
    view = observe(state, 0)
    assert best_sides(view) == Sides({4: 6}, Fraction(12), 1)
    for bot in (GREEDY, PLANNER):
        chosen = bot.choose(view, legal_actions(state, 0), Rng("A"))
        assert chosen == Pick(4, 6)
        assert bot.because(view, chosen) == (
            say_game("because-pick", picked="6 on die 5", tokens="12 tokens", guesses=0)
        )


def test_a_pick_serves_a_declared_goal_and_comes_near_where_nothing_can_be_won():
    """A special goal that somebody declared is at stake as well; where nothing can be taken, the goals are wanted."""
    row, ones = "6 | 6 | 1 | 1 | 1 pick | 1", "6 | 6 | 1 | 1 | 1 | 1"
    declared = play(sitting(row, ones, goals=("most zeroes",), specials=[(), ("most 6s",)]), "1 declare most 6s")
    assert best_sides(observe(all_ready(declared).state, 0)) == Sides({4: 6}, Fraction(6), 1)
    lost = sitting(row, "6 | 6 | 6 | 6 | 1 | 1", goals=("most 6s",))
    assert best_sides(observe(all_ready(lost).state, 0)) == Sides({4: 6}, Fraction(0), 1)


def test_picks_of_others_are_guessed():
    """Each is imagined to want all goals, or one of them: who picks a third 6 shares the goal, or takes the other."""
    row = "6 | 6 | 1 | 1 | 2 pick | 1"
    state = all_ready(sitting(row, row, goals=("most 6s", "most 1s", "most zeroes"))).state
    view = observe(state, 0)
    sides, said = best_sides(view), PLANNER.because(view, Pick(4, 6))
    others = [table[0] for table in imagined_tables(view, IMAGINED)]
    assert {values[4] for values in others} == {1, 6}

    def tokens(side):
        return sum(
            award.share
            for values in others
            for goal in view.goals
            for award in [judge(goal, ((6, 6, 1, 1, side, 1), values))]
            if 0 in award.winners
        )

    assert sides.guesses == IMAGINED == len(others)
    assert sides.tokens == Fraction(max(map(tokens, range(1, 7))), IMAGINED) == Fraction(tokens(sides.of[4]), IMAGINED)
    assert (
        f"on die 5 I expect {mean_text(sides.tokens)} tokens, over {IMAGINED} guesses at what the others pick" in said
    )


def test_drafting_weighs_what_is_on_offer(game):
    """No other choice adds more by its own count, which its reason tells."""
    takes = [(view, action) for bot, view, action in game if bot is PLANNER and isinstance(action, Take)]
    for view, action in takes[:4]:
        weighed, actions = drafted(view), legal_actions(imagine(view, 1), view.player)
        assert weighed.of_all(action) == max(weighed.of_all(other) for other in actions)
        assert set(weighed.now) == set(view.offer)
        for card in action.cards:
            tokens = f"about {float(abs(weighed.now[card])):.1f} tokens"
            assert ("about as many tokens" if tokens == "about 0.0 tokens" else tokens) in PLANNER.because(view, action)


def test_a_blank_is_worth_less_than_a_set_card_for_its_goal():
    """Zeroes are wanted: [0] adds, a blank takes the place of something better."""
    _, seen = played(rolls_and_goals, RANDOM, RANDOM, seed="DRAFT", rules=Rules(rounds=2))
    view = next(view for _, view, action in seen if isinstance(action, Take))
    view = replace(view, goals=("most zeroes", "most 1s", "fewest 123456"), offer=("[0]", "blank"))
    weighed = drafted(view)
    assert weighed.now["[0]"] > weighed.now["blank"]
    assert weighed.of_all(Take(("[0]", "blank"))) == weighed.of("[0]") + weighed.of("blank")
    assert weighed.of_all(Take(("[0]", "[0]"))) == weighed.of("[0]") * Fraction(3, 2)


def test_a_plan_for_the_deck_counts_later_rounds():
    """A card is drawn in about every other later round; a special goal may wait for the round that suits it."""
    with_five_to_come = Drafted({"x2": Fraction(1), "[0]": Fraction(2)}, {"x2": Fraction(1)}, Fraction(3), 5)
    last = replace(with_five_to_come, later={}, rounds=1)
    assert (with_five_to_come.of("x2"), with_five_to_come.of("[0]")) == (1 + Fraction(4, 2), 2)
    assert (last.of("x2"), last.of("[0]")) == (1, 2)
    assert with_five_to_come.of_all(Take(("[0]",), special=True)) == 2 + 3
    _, seen = played(rolls_and_goals, RANDOM, RANDOM, seed="LATER", rules=Rules(rounds=3))
    views = [view for _, view, action in seen if isinstance(action, Take)]
    first, second = (next(view for view in views if view.round == number) for number in (1, 2))
    assert drafted(first).later and not drafted(second).later
    assert drafted(first).special > drafted(second).special > 0


def test_cards_known_to_lie_on_top_are_counted():
    """Six [0] that one has put on the deck make six zeroes: a seventh adds nothing."""
    _, seen = played(rolls_and_goals, RANDOM, RANDOM, seed="DRAFT", rules=Rules(rounds=2))
    view = next(view for _, view, action in seen if isinstance(action, Take))
    view = replace(view, goals=("most zeroes", "most 1s", "most 2s"), offer=("[0]",))
    assert drafted(view).now["[0]"] > 0
    assert drafted(replace(view, on_top=("[0]",) * 6)).now["[0]"] == 0


def test_a_reroll_is_not_played_where_it_would_harm():
    """Six sixes are the most there can be: the reroll goes back on the deck."""
    state = replace(new_game(2, "FERN-42"), goals=("most 6s", "largest set", "smallest range"))
    dice = ((6, 6, 6, 6, 6, 6), (6, 6, 6, 6, 6, 1))
    state = replace(state, dice=dice, rolled=dice, hands=(("reroll", *["blank"] * 5), state.hands[1]))
    plan = best_plan(begin(observe(state, 0)))
    assert not any(plan.stacks[:DICE]) and plan.stacks[ON_DECK] == ("reroll",)


def test_special_goals_wait_for_a_round_that_suits_them_but_not_beyond_the_last():
    """Before the last round a special goal has to bring clearly more than it brings a rival; then, anything."""
    declared = {5: 0, 6: 0}
    for seed in range(6):
        state = replace(new_game(2, seed), specials=(("most pairs", "most evens"), ()))
        for number in declared:
            plan = best_plan(begin(observe(replace(state, round=number), 0)))
            declared[number] += len(plan.declared)
    assert 0 < declared[5] < declared[6]


def test_a_special_goal_that_brings_a_rival_as_much_is_kept():
    """any player may achieve this special Goal and claim its Tokens"""
    state = replace(new_game(2, "FERN-42"), round=6, goals=("most 6s", "most 5s", "most 4s"))
    dice, blanks = ((1,) * 6, (1,) * 6), ("blank",) * 6
    state = replace(state, dice=dice, rolled=dice, hands=(blanks, blanks), decks=((), blanks[:2]))
    shared = replace(state, specials=(("largest set",), ()))
    assert best_plan(begin(observe(shared, 0))).declared == ()
    alone = replace(shared, dice=(dice[0], (1, 2, 3, 1, 2, 3)), rolled=(dice[0], (1, 2, 3, 1, 2, 3)))
    assert best_plan(begin(observe(alone, 0))).declared == ("largest set",)
