"""One test for each ruling on Rolls & Goals, quoted in the docstring."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from mathgames_widgets.core.game import GameIsOver
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.rng import Rng
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.games.rolls_and_goals.rules.reasons import (
    NoCardThere,
    NoSpecialGoalThere,
    NoSuchSide,
    NothingToPick,
    NotOnOffer,
    TakeWhatIsLeft,
)
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    ChosePick,
    Flipped,
    Phase,
    Pick,
    Picked,
    Rerolled,
    RolledOff,
    Rules,
    Take,
    TakeBack,
    TurnedOver,
)
from tests.games.rolls_and_goals.tables import (
    ONES,
    achieved_by,
    all_ready,
    began,
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
from tests.refusing import refusing

say_game = room("mathgames_widgets.games.rolls_and_goals.words")


def test_two_to_six_players():
    """Rolls & Goals (2 to 6 players)"""
    for players in (0, 1, 7):
        with refusing(rolls_and_goals, f"Rolls & Goals is for 2 to 6 players, not {players}."):
            rolls_and_goals.new_game(players, "FERN-42")


def test_the_name_of_the_game():
    """this project calls it Rolls & Goals, after its main phase, and names no author."""
    assert (rolls_and_goals.NAME, rolls_and_goals.TITLE) == ("rolls_and_goals", "Rolls & Goals")


@pytest.mark.parametrize("stack", ["reroll pick flip", "flip pick reroll", "pick flip reroll", "flip reroll pick"])
def test_reroll_pick_flip_wherever_they_lie(stack):
    """Reroll, then pick, then flip come first for a die, wherever they lie in its stack;"""
    first, second, third = stack.split()
    ready = all_ready(sitting(f"4 {first} +3 {second} x2 {third} | 1 | 1 | 1 | 1 | 1"))
    over = step(ready.state, "0 pick die 1 2")
    (rolled,) = [event for event in ready.events if isinstance(event, Rerolled)]
    assert over.events[1:3] == (Picked(0, 0, rolled.after, 2), Flipped(0, 0, 2, 5))
    assert result(over).values[0][0] == (5 + 3) * 2


def test_then_the_rest_from_top_to_bottom():
    """then the rest from top to bottom."""
    assert values("2 +3 negate x2 | 2 x2 +3 negate | 2 negate x2 +3 | 2 flip +3 | 2 +3 flip | 6 -3 ÷2 [4] -1") == (
        *(-10, -7, -1, 8, 8, 3),
    )


def test_a_flip_turns_v_into_7_less_v():
    """Flip turns v into 7 - v."""
    assert values("1 flip | 2 flip | 3 flip | 4 flip | 5 flip | 6 flip") == tuple([7 - side for side in range(1, 7)])


def test_two_flips_and_two_rerolls_on_one_die():
    """Decided here: two flips behind a die turn it twice, two rerolls roll it twice."""
    over = all_ready(sitting("2 flip +1 flip | 3 reroll reroll | 1 | 1 | 1 | 1"))
    assert [event for event in over.events if isinstance(event, Flipped)] == [Flipped(0, 0, 2, 5), Flipped(0, 0, 5, 2)]
    one, two = [event for event in over.events if isinstance(event, Rerolled)]
    assert (one.before, one.after, two.after) == (3, two.before, result(over).dice[0][1])
    assert result(over).values[0][0] == 3


def test_every_reroll_is_a_roll_of_its_own():
    """Every random event comes from the seed: dice that are rolled again do not all fall alike, nor as they did."""
    row = " | ".join(["1 reroll"] * 6)
    over = all_ready(sitting(row, row))
    sides = [event.after for event in over.events if isinstance(event, Rerolled)]
    assert len(sides) == 12 and len(set(sides)) > 1
    assert all_ready(sitting()).state.rng != over.state.rng


def test_picks_follow_all_rerolls():
    """Pick is chosen after all rerolls are seen,"""
    ready = all_ready(sitting("1 | 2 pick | 3 | 4 | 5 | 6", "1 reroll | 2 | 3 | 4 | 5 | 6 reroll reroll"))
    assert [type(event) for event in ready.events[2:]] == [TurnedOver, Rerolled, Rerolled, Rerolled]
    assert (ready.state.phase, rolls_and_goals.to_act(ready.state)) == (Phase.PICK, (0,))
    rolled = [event for event in ready.events if isinstance(event, Rerolled)]
    assert rolls_and_goals.observe(ready.state, 0).dice[1] == (rolled[0].after, 2, 3, 4, 5, rolled[2].after)


def test_picks_are_secret_and_at_once():
    """secretly and at once by all who have one."""
    rows = "1 pick | 2 | 3 | 4 | 5 | 6", "1 | 2 pick | 3 | 4 | 5 pick | 6", "1 | 2 | 3 | 4 | 5 | 6"
    state = all_ready(sitting(*rows)).state
    assert rolls_and_goals.to_act(state) == (0, 1)
    chosen = step(state, "1 pick die 5 6")
    assert chosen.events == (ChosePick(1, 4, 6),)
    assert chosen.events[0].as_seen_by(0) == chosen.events[0].as_seen_by(None) == ChosePick(1, 4, None)
    assert [rolls_and_goals.observe(chosen.state, seat).picks[1] for seat in (0, 2, None)] == [None] * 3
    assert rolls_and_goals.observe(chosen.state, 1).picks[1] == (None, None, None, None, 6, None)
    assert rolls_and_goals.to_act(chosen.state) == (0, 1)
    both = play(chosen.state, "1 pick die 2 1")
    assert rolls_and_goals.to_act(both) == (0,)
    assert both.dice == state.dice
    over = step(both, "0 pick die 1 1")
    assert [event for event in over.events if isinstance(event, Picked)] == [
        Picked(0, 0, 1, 1),
        Picked(1, 1, 2, 1),
        Picked(1, 4, 5, 6),
    ]


def test_two_picks_on_one_die():
    """Decided here: several pick cards behind a die are one choice."""
    state = all_ready(sitting("1 pick pick | 2 | 3 | 4 | 5 | 6")).state
    assert len(rolls_and_goals.legal_actions(state, 0)) == 6
    over = step(state, "0 pick die 1 4")
    assert [event for event in over.events if isinstance(event, Picked)] == [Picked(0, 0, 1, 4)]
    assert Counter(over.state.discards[0]) == Counter(["pick", "pick"])


def test_only_a_die_with_a_pick_card_is_changed():
    """Decided here: a side once picked stays, and other dice are not touched."""
    state = all_ready(sitting("1 pick | 2 pick | 3 | 4 | 5 | 6")).state
    assert refused(state, "0 pick die 3 4") == NothingToPick(2)
    assert refused(play(state, "0 pick die 1 4"), "0 pick die 1 5") == NothingToPick(0)
    assert refused(state, "1 pick die 1 4") == NothingToPick(0)
    assert rolls_and_goals.why_not(state, 0, Pick(0, 7)) == NoSuchSide(7)
    assert rolls_and_goals.why_not(state, 0, Pick(0, 0)) == NoSuchSide(0)
    assert rolls_and_goals.why_not(state, 0, Pick(6, 1)) == NothingToPick(6)


def test_halving_rounds_down():
    """ "/2" rounds down: 5 -> 2, -5 -> -3."""
    assert values("5 ÷2 | 5 negate ÷2 | 1 negate ÷2 | 4 negate ÷2 | 1 -1 ÷2 | 6 ÷2") == (2, -3, -1, -2, 0, 3)


def test_zero_is_even_and_divisible_by_3():
    """Zero is even and divisible by 3, and is neither positive nor odd."""
    zeroes, ones = "0 0 0 0 0 0", "1 1 1 1 1 1"
    assert achieved_by("most evens", zeroes, ones) == (0,)
    assert achieved_by("most divisible by 3", zeroes, ones) == (0,)
    assert achieved_by("fewest positive", zeroes, ones) == (0,)
    assert achieved_by("most odds", zeroes, ones) == (1,)
    assert achieved_by("most odds", zeroes, zeroes) == ()


def test_negative_odd_numbers_are_odd():
    """Negative odd numbers are odd."""
    assert achieved_by("most odds", "-1 -3 -5 -7 -9 0", "1 3 5 7 0 0") == (0,)


def test_cards_go_back_in_the_order_chosen():
    """Cards not played go back on top of the deck, in the order chosen,"""
    state = sitting(hands=["+1 +2 -3", ""], decks=["-1 -2", ""])
    for order in (["+1", "-3", "+2"], ["-3", "+2", "+1"]):
        after = all_ready(play(state, *[f"0 put {card} deck" for card in order])).state
        assert after.decks[0][::-1] == (*reversed(order), "-1", "-2")
        assert rolls_and_goals.observe(after, 0).on_top == tuple(reversed(order))
        assert rolls_and_goals.observe(after, 1).on_top == ()


def test_card_by_card_as_the_player_likes():
    """or onto the discard pile, card by card as the player likes."""
    state = sitting(hands=["+1 +1 +2 -3", ""])
    after = all_ready(play(state, "0 put +1 discard", "0 put +2 deck", "0 put +1 deck", "0 put -3 discard")).state
    assert (after.decks[0], after.discards[0]) == (("+2", "+1"), ("+1", "-3"))


def test_what_went_onto_the_discards_lies_there_while_sides_are_picked():
    """or onto the discard pile, card by card as the player likes: from the flip on it lies nowhere else."""
    state = sitting("3 pick | 1 | 1 | 1 | 1 | 1", hands=["+1 x2 -1", ""])
    picking = all_ready(play(state, "0 put +1 discard", "0 put x2 deck")).state
    assert picking.phase is Phase.PICK
    assert personal(picking, 0) == personal(state, 0)
    assert (picking.placed[0][6:], picking.discards[0], picking.decks[0]) == (((), ()), ("+1", "-1"), ("x2",))


def test_all_cards_put_on_the_deck_are_known():
    """Cards not played go back on top of the deck, in the order chosen: on top of those that were put there before."""
    state = replace(sitting(hands=["+1 +2", ""], decks=["x2 flip -1", ""]), known=(2, 0))
    after = all_ready(play(state, "0 put +1 deck", "0 put +2 deck")).state
    assert rolls_and_goals.observe(after, 0).on_top == ("+2", "+1", "x2", "flip")
    assert rolls_and_goals.observe(after, 1).on_top == ()


def test_special_goals_that_are_kept_after_all_lie_in_order():
    """you may choose to declare special Goal card(s): whoever changes that twice keeps the same goals as before."""
    state = sitting(specials=[("most 1s", "most odds"), ()])
    moves = [f"0 {act} {goal}" for act in ("declare", "withdraw") for goal in ("most odds", "most 1s")]
    assert play(state, *moves) == state


def test_what_is_left_in_the_hand_is_discarded():
    """Decided here: whoever is ready with cards in the hand puts them onto the discard pile."""
    after = all_ready(sitting(hands=["+1 x2", "-3"], decks=["-1", "-2"])).state
    assert after.discards == (("+1", "x2"), ("-3",))
    assert after.decks == (("-1",), ("-2",))


def test_a_card_put_somewhere_may_be_taken_back():
    """Decided here: until one is ready, every card may come back, out of the middle of a stack as well."""
    state = play(sitting(hands=["+1 +2 +3", ""]), "0 put +3 die 1", "0 put +1 die 1", "0 put +2 die 1")
    back = play(state, "0 take back die 1 2")
    assert (back.hands[0], back.placed[0][0]) == (("+1",), ("+3", "+2"))
    assert play(back, "0 put +1 die 1").placed[0][0] == ("+3", "+2", "+1")
    assert refused(back, "0 take back die 1 3") == NoCardThere(0, 2)
    assert rolls_and_goals.why_not(back, 0, TakeBack(0, -1)) == NoCardThere(0, -1)


def test_most_of_nothing_is_achieved_by_nobody():
    """ "Most ..." with nothing to count is achieved by nobody;"""
    nothing = {
        "most 6s": "1 2 3 4 5 7",
        "most zeroes": "1 2 3 4 5 6",
        "most odds": "2 2 2 2 2 2",
        "most evens": "1 1 1 1 1 1",
        "most divisible by 3": "1 2 4 5 7 8",
        "most pairs": "1 2 3 4 5 6",
        "fewest 123456": "1 2 3 4 5 6",
    }
    for goal, row in nothing.items():
        assert achieved_by(goal, row, row) == (), goal


def test_fewest_may_be_zero():
    """ "fewest ..." may be zero."""
    assert achieved_by("fewest positive", "0 -1 -1 -1 -1 -1", "0 0 0 0 0 1") == (0,)


def test_a_run_or_a_set_needs_two_dice():
    """A run or a set needs at least two dice."""
    assert achieved_by("longest run", "1 3 5 7 9 11", "2 2 2 4 4 4") == ()
    assert achieved_by("largest set", "1 2 3 4 5 6", "6 5 4 3 2 1") == ()
    assert achieved_by("longest run", "1 2 5 7 9 11", "2 2 2 4 4 4") == (0,)
    assert achieved_by("largest set", "1 2 3 4 5 5", "6 5 4 3 2 1") == (0,)


def test_duplicates_do_not_lengthen_a_run():
    """Duplicates do not lengthen a run."""
    assert achieved_by("longest run", "1 2 2 2 3 3", "4 5 6 7 0 0") == (1,)
    assert achieved_by("longest run", "1 2 2 2 3 3", "4 5 6 9 0 0") == (0, 1)
    assert achieved_by("longest run", "-2 3 2 1 0 -1", "1 2 3 4 5 5") == (0,)


def test_pairs_are_disjoint():
    """Pairs are disjoint: four of a kind is two."""
    assert achieved_by("most pairs", "4 4 4 4 1 2", "1 1 2 2 5 6", "3 3 3 1 2 0") == (0, 1)
    assert achieved_by("most pairs", "4 4 4 4 4 4", "1 1 2 2 3 3", "4 4 4 4 4 1") == (0, 1)


def test_fewest_123456_counts_as_its_text_says():
    """ "fewest 123456" counts as its text says: most dice showing a number other than 1 to 6."""
    assert achieved_by("fewest 123456", "7 8 9 1 1 1", "0 -1 -2 -3 6 6", "1 2 3 4 5 6") == (1,)


def test_2nd_totals_rank_distinct_totals():
    """ "2nd highest/lowest total" ranks distinct totals."""
    rows = "6 6 6 6 6 6", "6 6 6 6 6 6", "5 5 5 5 5 5", "1 1 1 1 1 1", "1 1 1 1 1 1"
    assert achieved_by("2nd highest total", *rows) == (2,)
    assert achieved_by("2nd lowest total", *rows) == (2,)
    assert achieved_by("2nd highest total", *rows[:2], *rows[3:]) == (2, 3)


def test_equal_totals_achieve_no_second():
    """If all totals are equal nobody achieves it."""
    rows = "6 6 0 0 0 0", "2 2 2 2 2 2", "1 1 1 1 1 7"
    assert achieved_by("2nd highest total", *rows) == achieved_by("2nd lowest total", *rows) == ()
    assert achieved_by("highest total", *rows) == (0, 1, 2)


def test_a_special_goal_carries_six_tokens():
    """A special goal carries 6 tokens when it is declared."""
    rows = ["2 | 2 | 2 | 2 | 2 | 2"] * 4
    state = sitting(*rows, goals=["most evens"], specials=[(), ("most 2s",), (), ()])
    over = all_ready(play(state, "1 declare most 2s"))
    assert [(award.goal, award.tokens, award.share) for award in result(over).awards] == [
        ("most evens", 6, 1),
        ("most 2s", 6, 1),
    ]
    assert over.state.tokens == (2, 2, 2, 2)


def test_tokens_never_run_out():
    """Tokens never run out (the box of 100 can: 18 goals alone place 108)."""
    assert 6 * 3 * 6 == 108 > 100
    over = all_ready(sitting("6 | 6 | 6 | 6 | 6 | 6", goals=["highest total"], tokens=(120, 90)))
    assert over.state.tokens == (126, 90)


@pytest.mark.parametrize("players", rolls_and_goals.PLAYERS)
def test_what_selecting_reveals(players):
    """Selecting reveals 2 x players - 1 modifiers and one special goal."""
    event = began(all_ready(rolls_and_goals.new_game(players, "MOSS-17")))
    assert (len(event.offer), event.specials_offered, len(event.order)) == (2 * players - 1, 1, players)


def test_the_fifth_selection_of_six():
    """In a 6-player game the fifth selection has 4 modifiers and 2 goals left, six cards, so each player takes one."""
    state = rolls_and_goals.new_game(6, "MOSS-17")
    for _ in range(4):
        state = select_anything(all_ready(state).state)
    state = all_ready(state).state
    assert (len(state.offer), len(state.specials_offered)) == (4, 2)
    first, second, third = state.order[:3]
    assert {(len(action.cards), action.special) for action in rolls_and_goals.legal_actions(state, first)} == {
        (1, False),
        (0, True),
    }
    after = play(state, f"{first} take special", f"{second} take special")
    assert (len(after.specials[first]), after.specials_offered) == (1 + len(state.specials[first]), ())
    assert refused(after, f"{third} take special") == NoSpecialGoalThere()
    assert select_anything(after).round == 6


def test_the_last_player_takes_what_is_left():
    """The last player takes what is left, the special goal included."""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["", "-1 -1 -1 -1"])
    two, goal = play(state, "0 take x2 flip"), play(state, "0 take x2 special")
    assert rolls_and_goals.legal_actions(two, 1) == (Take(("[0]",), special=True),)
    assert set(rolls_and_goals.legal_actions(goal, 1)) == {Take(("flip", "[0]")), Take(("[0]", "flip"))}
    assert refused(two, "1 take [0]") == TakeWhatIsLeft()
    assert refused(two, "1 take special") == TakeWhatIsLeft()
    assert refused(two, "1 take x2 [0]") == NotOnOffer("x2")


def test_cards_taken_go_on_top_in_any_order():
    """Cards taken go on top of the deck in the order the player likes."""
    state = selecting(tokens=(0, 1), offer="x2 flip [0]", decks=["+3", ""])
    for order in (("x2", "flip"), ("flip", "x2")):
        after = play(state, f"0 take {' '.join(order)}")
        assert after.decks[0][::-1] == (*reversed(order), "+3")
        assert rolls_and_goals.observe(after, 0).on_top == tuple(reversed(order))


def test_cards_taken_are_drawn_in_the_next_round():
    """Decided here: they lie on top, so all who took them have them in the next hand, and everybody knows."""
    state = all_ready(rolls_and_goals.new_game(3, "FERN-42")).state
    after = select_anything(state)
    for seat in range(3):
        assert not Counter(after.fresh[seat]) - Counter(after.hands[seat])
        assert rolls_and_goals.observe(after, None).fresh[seat] == tuple(
            sorted(after.fresh[seat], key=_in_the_rulebook)
        )


def _in_the_rulebook(card):
    return rolls_and_goals.FACES.index(card)


def test_what_is_on_offer_lies_in_order():
    """Selecting reveals 2 x players - 1 modifiers and one special goal: how the shared deck lay tells nothing."""
    state = replace(sitting(*[ONES] * 3), modifiers=("flip", "[0]", "x2", "blank", "pick"))
    assert all_ready(state).state.offer == ("blank", "[0]", "x2", "pick", "flip")


def test_every_tie_is_rolled_with_its_own_dice():
    """If players are tied, they each roll a Die: two pairs of equal players do not share their rolls."""
    states = [replace(sitting(*[ONES] * 4, tokens=(1, 1, 2, 2)), rng=Rng(seed)) for seed in ("A", "B", "C", "D")]
    rolls = [began(all_ready(state)).rolls for state in states]
    firsts = [({side for seat, side in one if seat < 2}, {side for seat, side in one if seat > 1}) for one in rolls]
    assert any(one != other for one, other in firsts)
    for before in [replace(sitting(), rng=Rng(seed)) for seed in range(12)]:
        after = all_ready(before)
        assert after.state.rng.asked == before.rng.asked + len(began(after).rolls) // 2


def test_whoever_rolled_the_same_rolls_again():
    """Decided here: players with as many tokens and the same roll roll again, those before and after them do not."""
    again = 0
    for number in range(30):
        event = began(all_ready(replace(rolls_and_goals.new_game(4, number), goals=())))
        first, more = dict(event.rolls[:4]), event.rolls[4:]
        same = {seat for seat in first if list(first.values()).count(first[seat]) > 1}
        assert {seat for seat, _ in more} == same
        assert [first[seat] for seat in event.order] == sorted(first.values())
        again += bool(more)
    assert again > 5


def test_a_tie_for_the_win_is_rolled_off():
    """A tie for the win is rolled off until one is greatest."""
    lengths = set()
    for number in range(60):
        state = replace(rolls_and_goals.new_game(3, number, Rules(rounds=1)), goals=())
        over = all_ready(state)
        rolls = [dict(event.rolls) for event in over.events if isinstance(event, RolledOff)]
        left = {0, 1, 2}
        for one in rolls:
            assert set(one) == left
            left = {seat for seat in left if one[seat] == max(one.values())}
        assert rolls_and_goals.outcome(over.state).winners == tuple(left)
        assert over.state.tie_rolls == tuple(roll for one in rolls for roll in one.items())
        lengths.add(len(rolls))
    assert lengths >= {1, 2}


def test_places_behind_the_winner():
    """Decided here: the others are placed by their tokens; whoever lost the roll-off comes second."""
    over = all_ready(sitting(*["1 | 1 | 1 | 1 | 1 | 1"] * 4, tokens=(5, 9, 9, 5), round=6)).state
    outcome = rolls_and_goals.outcome(over)
    assert sorted(outcome.places) == [1, 2, 3, 3]
    assert outcome.places[0] == outcome.places[3] == 3
    assert outcome.scores == (5, 9, 9, 5)
    assert rolls_and_goals.sentence(outcome.why) == say_game("fact-most-tokens", off="yes")
    clear = all_ready(sitting(*["1 | 1 | 1 | 1 | 1 | 1"] * 3, tokens=(5, 9, 5), round=6)).state
    assert rolls_and_goals.sentence(rolls_and_goals.outcome(clear).why) == say_game("fact-most-tokens", off="no")
    alone = rolls_and_goals.outcome(all_ready(sitting(tokens=(5, 9), round=6)).state)
    assert (alone.places, rolls_and_goals.sentence(alone.why)) == ((2, 1), say_game("fact-most-tokens", off="no"))


@pytest.mark.parametrize("rounds", range(1, 7))
def test_fewer_rounds(rounds):
    """Decided here: a lesson may play one to six rounds."""
    state = rolls_and_goals.new_game(2, "FERN-42", Rules(rounds=rounds))
    for number in range(1, rounds + 1):
        assert state.round == number
        state = select_anything(all_ready(state).state)
    assert state.phase is Phase.OVER
    assert rolls_and_goals.to_act(state) == ()
    assert len(state.results) == rounds
    assert refused(state, "0 ready") == GameIsOver()


@pytest.mark.parametrize("rounds", [0, 7, -1, 2.0, True, "3", None])
def test_rounds_out_of_range(rounds):
    """Decided here: one to six rounds"""
    with refusing(rolls_and_goals, r"^rounds is .*, but it must be a whole number from 1 to 6\.$"):
        Rules(rounds=rounds)
