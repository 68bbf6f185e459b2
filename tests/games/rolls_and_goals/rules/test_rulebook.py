"""One test for each sentence of the rulebook, in its order, with the sentence in the docstring."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import NotInYourHand, NotYourTurn, Ready, WrongPhase
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.rules.cards import (
    DICE,
    GOALS,
    OTHER_MODIFIERS,
    SHARED_DECK,
    STARTING_DECK,
    STARTING_SET,
    TOKENS,
)
from mathgames_widgets.games.rolls_and_goals.rules.reasons import WrongNumberOfCards
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    NOTHING_PLACED,
    ON_DECK,
    ON_DISCARD,
    Declare,
    Flipped,
    Phase,
    Picked,
    Put,
    Rerolled,
    RolledOff,
    RoundBegan,
    RoundScored,
    TurnedOver,
)
from tests.games.rolls_and_goals.tables import (
    all_ready,
    began,
    every_goal,
    personal,
    play,
    refused,
    result,
    select_anything,
    selecting,
    sitting,
    step,
    values,
)
from tests.walks import random_match

SEATS = pytest.mark.parametrize("players", rolls_and_goals.PLAYERS)


# ── the box and the set up ────────────────────────────────────────────────────────────────────────────────────────


def test_players_age_and_time():
    """players: 2 - 6 age: 10+ time: 60 minutes"""
    assert range(2, 7) == rolls_and_goals.PLAYERS


def test_components():
    """24 Goal cards, 96 Modifier cards, 36 Dice, 100 Tokens"""
    assert len(GOALS) == len(set(GOALS)) == 24
    assert sum(STARTING_SET.values()) + sum(OTHER_MODIFIERS.values()) == 96
    assert DICE * max(rolls_and_goals.PLAYERS) == 36


@SEATS
def test_each_takes_six_dice_and_a_personal_deck(players):
    """Each player takes 6 Dice and a personal Modifier deck, shuffled: +1, +1, +2, +3, -1, -1, -2, -3"""
    state = rolls_and_goals.new_game(players, "FERN-42")
    for seat in range(players):
        assert len(state.dice[seat]) == 6
        assert personal(state, seat) == Counter(["+1", "+1", "+2", "+3", "-1", "-1", "-2", "-3"])
    drawn = {seat: {rolls_and_goals.new_game(players, number).hands[seat] for number in range(20)} for seat in (0, 1)}
    assert all(len(hands) > 5 for hands in drawn.values())


def test_remaining_starting_cards_are_set_aside():
    """Set aside any remaining +1, +1, +2, +3, -1, -1, -2, and -3 Modifier cards."""
    assert Counter(STARTING_SET) == Counter(STARTING_DECK * 6)
    for players in rolls_and_goals.PLAYERS:
        state = rolls_and_goals.new_game(players, "FERN-42")
        held = sum([personal(state, seat) for seat in range(players)], Counter())
        assert Counter(STARTING_SET) - held == Counter(STARTING_DECK * (6 - players))
        assert not set(STARTING_SET) & set(state.modifiers)


def test_the_other_cards_are_the_shared_deck():
    """Shuffle the remaining Modifier cards to create the shared Modifier deck."""
    decks = [rolls_and_goals.new_game(2, number).modifiers for number in range(10)]
    assert len(SHARED_DECK) == 48
    assert all(Counter(deck) == Counter(SHARED_DECK) == Counter(OTHER_MODIFIERS) for deck in decks)
    assert len(set(decks)) == 10


def test_three_goals_with_six_tokens_each():
    """Shuffle the Goal cards to create a Goal deck. Reveal 3 Goal cards, with 6 Tokens on each."""
    games = [rolls_and_goals.new_game(2, number) for number in range(10)]
    assert all(len(state.goals) == 3 and sorted(every_goal(state)) == sorted(GOALS) for state in games)
    assert len({state.goals for state in games}) == 10
    assert all(rolls_and_goals.observe(games[0], seat).goals == games[0].goals for seat in (None, 0, 1))
    scored = result(all_ready(games[0]))
    assert [award.tokens for award in scored.awards] == [6, 6, 6]


# ── rolls & goals ─────────────────────────────────────────────────────────────────────────────────────────────────


@SEATS
def test_all_roll_and_line_up_their_dice(players):
    """All players simultaneously roll their 6 Dice and line these up in front of them."""
    state = rolls_and_goals.new_game(players, "FERN-42")
    assert [len(dice) for dice in state.rolled] == [6] * players
    assert {
        side for number in range(20) for dice in rolls_and_goals.new_game(players, number).dice for side in dice
    } == {*range(1, 7)}
    for seat in (None, *range(players)):
        assert rolls_and_goals.observe(state, seat).dice == state.rolled
    following = select_anything(selecting(players))
    assert following.round == 2
    assert following.rolled == following.dice != state.dice


@SEATS
def test_all_draw_six_cards(players):
    """All players draw 6 Modifier cards from their personal Modifier deck."""
    state = rolls_and_goals.new_game(players, "FERN-42")
    assert [len(hand) for hand in state.hands] == [6] * players
    assert [len(deck) for deck in state.decks] == [2] * players


def test_a_deck_that_runs_out_is_made_of_the_discards():
    """When your deck runs out, shuffle your Modifier discard pile into a new deck."""
    before = selecting(
        tokens=(0, 1),
        decks=["+1 +2", "-1 -1 -2 -3"],
        discards=["-1 -1 -1 -1 -1 -1", "+1 +1 +2 +3"],
        offer="[0] [1] [2]",
    )
    over = step(play(before, "0 take [0] [1]"), "1 take [2] special")
    (began_with,) = [event for event in over.events if isinstance(event, RoundBegan)]
    assert began_with.reshuffled == (0, 1)
    assert over.state.hands[0] == ("+1", "-1", "-1", "+2", "[0]", "[1]")
    assert (over.state.decks[0], over.state.discards[0]) == (("-1",) * 4, ())
    assert set(over.state.hands[1]) >= {"-1", "-2", "-3", "[2]"}
    assert len(over.state.hands[1]) == 6
    assert len(over.state.decks[1]) == 3


def test_a_deck_of_exactly_six_has_not_run_out():
    """When your deck runs out"""
    before = selecting(tokens=(0, 1), decks=["+1 +1 +2 +3", "-1 -1 -2 -3"], discards=["-2", "+2"], offer="[0] [1] [2]")
    over = step(play(before, "0 take [0] [1]"), "1 take [2] special")
    (began_with,) = [event for event in over.events if isinstance(event, RoundBegan)]
    assert began_with.reshuffled == (1,)
    assert (over.state.decks[0], over.state.discards) == ((), (("-2",), ()))


def test_the_discards_are_shuffled():
    """shuffle your Modifier discard pile into a new deck"""
    before = play(
        selecting(tokens=(0, 1), discards=["+1 -1 +2 -2 +3 -3 x2"] * 2, offer="[0] [1] [2]"), "0 take [0] [1]"
    )
    hands, decks = set(), set()
    for number in range(10):
        after = play(replace(before, rng=replace(before.rng, asked=number)), "1 take [2] special")
        hands.add(after.hands[0])
        decks.add(after.decks[0])
    assert len(hands) > 5
    assert len(decks) > 5


def test_all_play_cards_face_down_behind_their_dice():
    """All players play their Modifier cards, face down, behind their 6 Dice."""
    state = play(sitting(hands=["+1 -2", "+3"]), "0 put +1 die 1", "1 put +3 die 6", "0 put -2 die 4")
    assert state.placed[0] == (("+1",), (), (), ("-2",), (), (), (), ())
    assert state.placed[1] == ((), (), (), (), (), ("+3",), (), ())
    for seat, seen in ((0, [True, False]), (1, [False, True]), (None, [False, False])):
        assert [stacks is not None for stacks in rolls_and_goals.observe(state, seat).placed] == seen
    assert refused(state, "0 put +1 die 2") == NotInYourHand("+1")


def test_several_cards_behind_one_die():
    """Dice can have multiple Modifier cards. These will be evaluated top to bottom."""
    assert values("5 +1 x2 | 5 x2 +1 | 5 ÷2 +3 | 5 +3 ÷2 | 4 negate [2] -3 | 4 [2] -3 negate") == (12, 11, 5, 4, -1, 1)
    stack = ("+3", "-2", "+1", "-1", "+2", "+1")
    all_six = play(sitting(hands=[" ".join(stack), ""]), *[f"0 put {card} die 2" for card in stack])
    assert all_six.placed[0][1] == stack


def test_what_is_not_used_goes_onto_the_deck_or_the_discards():
    """Any Modifier cards you don't use can either be returned to the top of your personal Modifier deck, face down, or
    go into your Modifier discard pile, face up."""
    state = sitting(hands=["+1 -2 +3", "-1"], decks=["-3", ""])
    placed = play(state, "0 put +1 deck", "0 put +3 discard")
    assert (placed.placed[0][ON_DECK], placed.placed[0][ON_DISCARD]) == (("+1",), ("+3",))
    after = all_ready(placed).state
    assert after.decks[0][::-1] == ("+1", "-3")
    assert after.discards == (("-2", "+3"), ("-1",))
    assert rolls_and_goals.observe(after, 1).discards == after.discards
    assert rolls_and_goals.observe(after, 1).deck_sizes == (2, 0)


def test_all_are_flipped_over_when_everyone_is_ready():
    """When everyone's ready, all players flip over their Modifier cards."""
    state = sitting("5 +1 | 1 | 1 | 1 | 1 | 1", "1 | 1 | 1 | 1 | 1 | 2 -3", "1 x2 | 1 | 1 | 1 | 1 | 1")
    assert rolls_and_goals.to_act(state) == (0, 1, 2)
    waiting = play(state, "1 ready", "0 ready")
    assert rolls_and_goals.to_act(waiting) == (2,)
    turned = step(waiting, "2 ready").events[1]
    assert turned == TurnedOver(tuple([stacks[:6] for stacks in state.placed]), ((), (), ()))


@pytest.mark.parametrize("side", range(1, 7))
def test_reroll_comes_first(side):
    """Reroll: Actually roll the Die again. Do this first."""
    over = all_ready(sitting(f"3 | {side} +1 reroll | 3 | 3 | 3 | 3"))
    (rolled,) = [event for event in over.events if isinstance(event, Rerolled)]
    assert (rolled.player, rolled.die, rolled.before) == (0, 1, side)
    assert result(over).dice[0] == (3, rolled.after, 3, 3, 3, 3)
    assert result(over).values[0] == (3, rolled.after + 1, 3, 3, 3, 3)


def test_pick_comes_second():
    """Pick: Actually change the Die to the desired side. Do this second."""
    state = all_ready(sitting("3 pick x2 reroll | 3 | 3 | 3 | 3 | 3")).state
    assert state.phase is Phase.PICK
    assert rolls_and_goals.to_act(state) == (0,)
    for side in range(1, 7):
        over = step(state, f"0 pick die 1 {side}")
        assert Picked(0, 0, state.dice[0][0], side) in over.events
        assert (result(over).dice[0][0], result(over).values[0][0]) == (side, 2 * side)


def test_flip_comes_third():
    """Flip: Actually flip the Die to the opposite side. Do this third."""
    assert values("1 flip | 2 flip | 3 flip | 4 flip | 5 flip | 6 flip") == (6, 5, 4, 3, 2, 1)
    state = all_ready(sitting("3 flip +1 pick | 3 | 3 | 3 | 3 | 3")).state
    over = step(state, "0 pick die 1 6")
    assert over.events[1:3] == (Picked(0, 0, 3, 6), Flipped(0, 0, 6, 1))
    assert result(over).values[0][0] == 2


def test_goals_are_judged_and_discarded():
    """For each Goal card, determine who can claim it, then discard it."""
    over = all_ready(sitting("5 +2 | 1 | 1 | 1 | 1 | 1", goals=["biggest number", "most zeroes", "most 1s"]))
    assert [(award.goal, award.winners) for award in result(over).awards] == [
        ("biggest number", (0,)),
        ("most zeroes", ()),
        ("most 1s", (1,)),
    ]
    assert not {"biggest number", "most zeroes", "most 1s"} & {*over.state.goals, *over.state.goal_deck}
    last = all_ready(sitting("5 +2 | 1 | 1 | 1 | 1 | 1", goals=["biggest number"], round=6)).state
    assert (last.phase, last.goals) == (Phase.OVER, ())


def test_alone_one_takes_all_tokens():
    """If you alone achieve the Goal, take all the Tokens."""
    over = all_ready(sitting("5 +2 | 1 | 1 | 1 | 1 | 1", goals=("biggest number",), tokens=(3, 4)))
    assert over.state.tokens == (3 + 6, 4)


@pytest.mark.parametrize(("tied", "share"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_several_split_evenly(tied, share):
    """If 2+ players achieve it, they split the Tokens evenly, removing any remaining Tokens."""
    rows = ["6 | 1 | 1 | 1 | 1 | 1"] * tied + ["1 | 1 | 1 | 1 | 1 | 1"] * (6 - tied)
    over = all_ready(sitting(*rows, goals=("biggest number",)))
    assert over.state.tokens == (share,) * tied + (0,) * (6 - tied)
    assert result(over).awards[0].tokens == TOKENS == 6


def test_played_cards_go_onto_the_discards():
    """All players move their played Modifier cards to their Modifier discard pile, face up."""
    state = sitting("5 +2 -1 | 1 | 1 x2 | 1 | 1 | 1", "1 | 1 | 1 flip | 1 | 1 | 1", discards=["-3", ""])
    after = all_ready(state).state
    assert after.discards == (("-1", "+2", "-3", "x2"), ("flip",))
    assert after.placed == (NOTHING_PLACED, NOTHING_PLACED)
    assert rolls_and_goals.observe(after, None).discards == after.discards


# ── deck selecting ────────────────────────────────────────────────────────────────────────────────────────────────


@SEATS
def test_three_new_goals(players):
    """Reveal 3 new Goal cards. Place 6 Tokens on each one."""
    over = all_ready(rolls_and_goals.new_game(players, "FERN-42"))
    assert len(over.state.goals) == 3
    assert began(over).goals == over.state.goals
    assert not {*over.state.goals} & {award.goal for award in result(over).awards}
    following = all_ready(select_anything(over.state))
    assert [(award.goal, award.tokens) for award in result(following).awards] == [
        (goal, 6) for goal in over.state.goals
    ]


@SEATS
def test_two_modifiers_a_player_less_one(players):
    """Reveal 2 Modifier cards per player, minus 1 card, from the shared Modifier deck."""
    state = all_ready(rolls_and_goals.new_game(players, "FERN-42")).state
    assert len(state.offer) == 2 * players - 1
    assert Counter([*state.offer, *state.modifiers]) == Counter(SHARED_DECK)
    assert all(rolls_and_goals.observe(state, seat).offer == state.offer for seat in (None, *range(players)))


@SEATS
def test_one_special_goal_face_down(players):
    """Also reveal 1 special Goal card, face down."""
    state = all_ready(rolls_and_goals.new_game(players, "FERN-42")).state
    (special,) = state.specials_offered
    assert special not in state.goals
    for seat in (None, *range(players)):
        view = rolls_and_goals.observe(state, seat)
        assert view.specials_offered == 1
        assert special in view.unseen_goals


def test_the_last_selection_of_six():
    """In a 6-player game, the final round will be 1 Modifier card per player, plus 2 Goal cards."""
    state = rolls_and_goals.new_game(6, "FERN-42")
    for number in range(1, 6):
        state = all_ready(state).state
        assert (state.round, state.phase) == (number, Phase.SELECT)
        if number < 5:
            assert (len(state.offer), len(state.specials_offered)) == (11, 1)
            state = select_anything(state)
    assert (len(state.offer), len(state.specials_offered)) == (4, 2)
    assert 5 * 11 + 5 > 48 == 4 * 11 + 4
    assert (state.modifiers, state.goal_deck) == ((), ())
    before = [personal(state, seat).total() + len(state.specials[seat]) for seat in range(6)]
    after = select_anything(state)
    assert after.round == 6
    assert [personal(after, seat).total() + len(after.specials[seat]) for seat in range(6)] == [n + 1 for n in before]


def test_every_player_counts_tokens():
    """Determine player order: each player counts how many Tokens they have."""
    state = selecting(4, tokens=(6, 2, 9, 4))
    assert state.order == (1, 3, 0, 2)
    assert rolls_and_goals.observe(state, None).tokens == (6, 2, 9, 4)


def test_the_fewest_tokens_first():
    """Start with the player with the fewest Tokens, then the next fewest, and so on."""
    state = selecting(3, tokens=(12, 0, 6), offer="x2 x2 flip [0] [1]")
    turns = []
    while state.phase is Phase.SELECT:
        (seat,) = rolls_and_goals.to_act(state)
        turns.append(seat)
        assert refused(state, f"{(seat + 1) % 3} take x2 flip") == NotYourTurn(seat)
        state = rolls_and_goals.apply(state, seat, rolls_and_goals.legal_actions(state, seat)[0]).state
    assert turns == [1, 2, 0]


def test_ties_are_rolled():
    """If players are tied, they each roll a Die. The player with the lowest roll goes next."""
    orders = set()
    for number in range(12):
        start = rolls_and_goals.new_game(3, number)
        event = began(all_ready(replace(start, goals=(), tokens=(5, 0, 5))))
        assert event.order[0] == 1
        rolls = dict(event.rolls)
        assert set(rolls) == {0, 2}
        assert event.order[1:] == tuple(sorted(rolls, key=rolls.get))
        orders.add(event.order)
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_two_cards_on_top_of_the_deck():
    """On your turn, add 2 Modifier cards to the top of your personal Modifier deck."""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["+1 -3 -3 -3 -3", ""])
    after = play(state, "0 take flip x2")
    assert after.decks[0][::-1] == ("x2", "flip", "+1", "-3", "-3", "-3", "-3")
    assert after.offer == ("[0]",)
    assert refused(state, "0 take flip") == WrongNumberOfCards(1, 2)
    assert refused(state, "0 take flip x2 [0]") == WrongNumberOfCards(3, 2)


def test_one_card_and_the_special_goal():
    """Optionally, take only 1 Modifier card, and also take the special Goal card."""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["+1", ""])
    after = play(state, "0 take flip special")
    assert after.decks[0][::-1] == ("flip", "+1")
    assert (after.specials[0], after.specials_offered) == (state.specials_offered, ())
    assert refused(state, "0 take flip x2 special") == WrongNumberOfCards(3, 2)
    assert refused(state, "0 take special") == WrongNumberOfCards(1, 2)
    kept = replace(state, specials=(("most pairs",), ()), specials_offered=("most 1s",))
    assert play(kept, "0 take flip special").specials[0] == ("most 1s", "most pairs")


# ── special goals ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_special_goal_is_kept_to_the_side():
    """If you have a special Goal card, keep it to the side."""
    state = play(selecting(tokens=(0, 1), offer="x2 flip [0]"), "0 take flip special", "1 take x2 [0]")
    (kept,) = state.specials[0]
    for number in (2, 3, 4):
        assert state.round == number
        state = select_anything(all_ready(state).state)
        assert kept in state.specials[0]
    assert kept not in [award.goal for past in state.results for award in past.awards]


def test_special_goals_are_declared_before_the_flip():
    """Before players flip their Modifier cards, you may choose to declare special Goal card(s)."""
    state = sitting(specials=[("most 1s", "most odds"), ()])
    one, both = play(state, "0 declare most odds"), play(state, "0 declare most odds", "0 declare most 1s")
    assert (one.specials[0], one.declared[0]) == (("most 1s",), ("most odds",))
    assert (both.specials[0], both.declared[0]) == ((), ("most 1s", "most odds"))
    turned = all_ready(both).events[2]
    assert turned == TurnedOver(tuple([stacks[:6] for stacks in state.placed]), (("most 1s", "most odds"), ()))
    picking = all_ready(sitting("3 pick | 1 | 1 | 1 | 1 | 1", specials=[("most odds",), ()])).state
    assert rolls_and_goals.why_not(picking, 0, Declare("most odds")) == WrongPhase(Phase.PICK)


def test_any_player_may_achieve_a_special_goal():
    """Like standard Goal cards, any player may achieve this special Goal and claim its Tokens."""
    rows = "2 | 2 | 2 | 2 | 2 | 2", "1 | 1 | 1 | 1 | 1 | 1", "1 | 1 | 1 | 1 | 1 | 1"
    alone = sitting(rows[0], rows[1], specials=[("most odds",), ()])
    over = all_ready(play(alone, "0 declare most odds"))
    assert over.state.tokens == (0, 6)
    assert [(award.goal, award.special_of, award.winners) for award in result(over).awards] == [("most odds", 0, (1,))]
    split = sitting(*rows, specials=[("most odds",), (), ()])
    assert all_ready(play(split, "0 declare most odds")).state.tokens == (0, 3, 3)
    both = sitting(rows[0], rows[1], specials=[("most odds", "most evens"), ("most 2s",)])
    declared = play(both, "0 declare most odds", "0 declare most evens", "1 declare most 2s")
    assert all_ready(declared).state.tokens == (12, 6)


# ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_most_tokens_win_after_six_rounds():
    """After the 6th "rolls & goals" phase, the player with the most Tokens wins."""
    match = Match(rolls_and_goals, 3, "FERN-42")
    while match.state.phase is not Phase.OVER:
        player = match.to_act()[0]
        ready = match.state.phase is Phase.PLACE
        match.play(player, Ready() if ready else next(iter(match.legal_actions(player))))
    rounds = [event.result.round for event in match.log(None) if isinstance(event, RoundScored)]
    assert rounds == [1, 2, 3, 4, 5, 6]
    (winner,) = match.outcome().winners
    assert match.state.tokens[winner] == max(match.state.tokens)
    last = all_ready(sitting(round=6, tokens=(7, 12)))
    assert rolls_and_goals.outcome(last.state).winners == (1,)
    assert rolls_and_goals.outcome(all_ready(sitting(round=5, tokens=(7, 12))).state) is None


def test_a_tie_is_rolled_off():
    """If players are tied, they each roll a die. The player with the greatest roll wins."""
    winners = set()
    for number in range(12):
        start = replace(rolls_and_goals.new_game(3, number), goals=(), round=6, tokens=(8, 3, 8))
        over = all_ready(start)
        rolls = [event.rolls for event in over.events if isinstance(event, RolledOff)]
        assert [seat for seat, _ in rolls[0]] == [0, 2]
        (winner,) = rolls_and_goals.outcome(over.state).winners
        assert winner == max(rolls[-1], key=lambda roll: roll[1])[0]
        assert rolls_and_goals.outcome(over.state).places[1] == 3
        winners.add(winner)
    assert winners == {0, 2}


def test_a_whole_game_can_be_played():
    """After the 6th "rolls & goals" phase"""
    match = random_match(rolls_and_goals, 2, "WHOLE")
    assert match.state.round == 6
    assert match.outcome().scores == match.state.tokens
    assert not any(isinstance(action, Put) for action in rolls_and_goals.legal_actions(match.state, 0))
