"""One test for each sentence of the rulebook, in its order, with the sentence in the docstring."""

from __future__ import annotations

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import GameOver, NotInFrontOfYou, NotInYourHand
from mathgames_widgets.games import byorf
from mathgames_widgets.games.byorf import (
    FACTORS,
    GOALS,
    Built,
    Direction,
    Keep,
    Phase,
    Put,
    Ready,
    Row,
    Rules,
    TakeBack,
)
from mathgames_widgets.games.byorf.rules.moves import BuildingBegan, Chose, Dealt, Kept, PassedHands, Revealed, Scored
from tests.games.byorf.tables import all_ready, award, build, draft, keep, played_out, put_all, turn


def new_match(players=3, seed="FERN-42", **options):
    return Match(byorf, players, seed, rules=Rules(**options))


def test_players_draft_factors_to_build_their_own_functions():
    """In BYORF, players draft factor cards to build their own rational functions, trying to match goal cards and earn
    points."""
    match = played_out()
    result = match.state.results[0]
    assert all(function.cards_used == 2 for function in result.functions)
    assert result.points == tuple(sum(one.evidence[seat].points for one in result.awards) for seat in range(2))


def test_most_points_by_completing_goals_is_the_objective():
    """Score the most victory points by completing goal cards."""
    match = played_out()
    most = max(match.outcome().scores)
    assert match.outcome().winners == tuple(
        seat for seat, points in enumerate(match.outcome().scores) if points == most
    )


def test_the_box():
    """48 Factor cards 40 Goal cards"""
    assert len(FACTORS) == len(set(FACTORS)) == 48
    assert len(GOALS) == len(set(GOALS)) == 40


def test_both_decks_are_shuffled_separately():
    """Shuffle both decks separately."""
    fern, moss = new_match(seed="FERN-42").state, new_match(seed="MOSS-17").state
    assert fern.hands != moss.hands
    assert fern.goals != moss.goals


def test_five_goals_lie_where_all_can_see_them():
    """Place 5 Goal cards face-up where all players can see."""
    match = new_match()
    assert len(set(match.state.goals)) == 5
    assert all(match.observe(seat).goals == match.state.goals for seat in (None, 0, 1, 2))


def test_six_cards_are_dealt_to_each():
    """Then deal 6 factor cards to each player."""
    for players in byorf.PLAYERS:
        hands = new_match(players).state.hands
        assert [len(hand) for hand in hands] == [6] * players
        assert len({card for hand in hands for card in hand}) == 6 * players


def test_two_rounds():
    """The game takes place over 2 rounds."""
    assert [result.round for result in played_out().state.results] == [1, 2]


def test_all_choose_at_once_and_face_down():
    """To start a round, all players simultaneous choose any 1 factor card from their hands that they would like to keep
    and place it face-down in front of them."""
    match = new_match()
    assert match.to_act() == (0, 1, 2)
    assert [action.card for action in match.legal_actions(1)] == list(match.state.hands[1])
    card = keep(match, 1)
    assert match.to_act() == (0, 2)
    assert match.observe(1).chosen == card
    assert match.observe(0).has_chosen == (False, True, False)
    assert match.log(0) == (Chose(1, None),)


def test_a_card_of_somebody_else_cannot_be_kept():
    """any 1 factor card from their hands"""
    match = new_match()
    card = match.state.hands[1][0]
    assert match.why_not(0, Keep(card)) == NotInYourHand(card)


def test_everyone_reveals_when_everyone_has_chosen():
    """When each player has done this, everyone reveals their chosen cards."""
    match = new_match()
    cards = turn(match)
    assert [event for event in match.log(None) if isinstance(event, Kept)] == [
        Kept(seat, card) for seat, card in enumerate(cards)
    ]
    assert match.observe(None).kept == tuple((card,) for card in cards)


def test_hands_are_passed_to_the_left():
    """After revealing cards, pass your remaining hand face-down to the player on the left."""
    match = new_match()
    before = match.state.hands
    cards = turn(match)
    for seat, card in enumerate(cards):
        assert match.state.hands[(seat + 1) % 3] == tuple(other for other in before[seat] if other != card)
    assert match.log(None)[-1] == PassedHands(Direction.LEFT)
    assert match.observe(None).hand == ()


def test_the_next_turn_begins_with_the_new_hand():
    """Everyone picks up their new hands and the next turn begins."""
    match = new_match()
    turn(match)
    assert match.to_act() == (0, 1, 2)
    assert all(match.observe(seat).hand == match.state.hands[seat] for seat in range(3))


def test_the_new_hand_is_different_and_smaller():
    """You now have a new and smaller hand to choose from."""
    match = new_match()
    before = match.state.hands
    turn(match)
    for seat in range(3):
        assert len(match.state.hands[seat]) == 5
        assert not set(match.state.hands[seat]) & set(before[seat])


def test_the_draft_ends_with_six_cards_face_up():
    """When the round ends (you have 6 face-up factor cards in front of you), take a moment to rearrange your factors
    into a rational function."""
    match = new_match()
    draft(match)
    assert match.state.phase is Phase.BUILD
    assert [len(cards) for cards in match.observe(None).kept] == [6, 6, 6]
    assert match.log(None)[-1] == BuildingBegan(1)


def test_only_ones_own_factors_are_rearranged():
    """rearrange your factors"""
    match = new_match()
    draft(match)
    card = match.state.kept[1][0]
    assert match.why_not(0, Put(card, Row.TOP)) == NotInFrontOfYou(card)


def test_factors_go_into_two_rows():
    """That is, put some factors in the "numerator" and some in the "denominator" (by simply placing them in two
    rows)."""
    match = new_match()
    draft(match)
    first, second, *_ = match.state.kept[0]
    put_all(match, 0, [first], [second])
    assert match.observe(0).built == Built((first,), (second,))
    match.play(0, Put(first, Row.BOTTOM))
    assert match.observe(0).built == Built((), (second, first))


def test_an_empty_row_is_one():
    """If you choose not to place any in the numerator or denominator, it is assumed you have a "1" there."""
    assert build("1 / (x-2)").function(3) == 1
    assert build("(x-2)").function(5) == 3
    assert build("1").function(7) == 1


def test_not_all_factors_have_to_be_used():
    """Important: You do not have to use all 6 factors in building your function."""
    match = new_match()
    draft(match)
    for used in range(7):
        assert match.why_not(0, Ready()) is None
        if used < 6:
            match.play(0, Put(match.state.kept[0][used], Row.TOP))
    match.play(0, TakeBack(match.state.kept[0][0]))
    assert len(match.observe(0).built.top) == 5


def test_scoring_looks_at_every_goal():
    """Now scoring begins. Look at the goal cards and determine if your function matches any of the stated goals."""
    match = new_match()
    draft(match)
    goals = match.state.goals
    all_ready(match)
    (result,) = match.state.results
    assert [award.goal for award in result.awards] == list(goals)
    assert all(len(award.evidence) == 3 for award in result.awards)


def test_everybody_sees_the_work():
    """(It's a good idea to check each other's work here!)"""
    match = new_match()
    draft(match)
    first, second, *_ = match.state.kept[2]
    put_all(match, 2, [first], [second])
    all_ready(match)
    assert Revealed(2, (first,), (second,)) in match.log(0)
    assert any(isinstance(event, Scored) for event in match.log(None))


def test_an_achieved_goal_earns_its_points():
    """If you achieve a goal, you earn that many points."""
    assert award("G16", "(x-2)(x+1) / (x-2)(x+1)").evidence[0].points == 4
    assert award("G16", "(x-2)(x+1)").evidence[0].points == 0


def test_several_can_achieve_the_same_goal():
    """Multiple people can achieve the same goal."""
    scored = award("G15", "(x-2) / (x-2)", "(x)", "(x+1)(x) / (x+1)")
    assert scored.winners == (0, 2)
    assert [evidence.points for evidence in scored.evidence] == [2, 0, 2]


def test_superlatives_are_the_exception():
    """The exception is the goals that have the words "most," "highest," or "lowest.\""""
    assert {goal.text.split()[0] for goal in GOALS if goal.is_superlative} == {"MOST", "HIGHEST", "LOWEST"}
    assert not any(word in goal.text.lower() for goal in GOALS if not goal.is_superlative for word in ("most ", "est "))


def test_only_one_person_matches_a_superlative():
    """Typically only one person will match those."""
    scored = award("G31", "1 / (x-1)", "1 / (x-1)(x+2)", "1 / (x)")
    assert [evidence.points for evidence in scored.evidence] == [0, 3, 0]


def test_a_tie_goes_to_whoever_used_more_factors():
    """In the case of a tie, the person who used more factors in their function wins."""
    scored = award("G31", "(x-1) / (x+2)(x-4)", "(x-1)(x-3) / (x+2)(x)")
    assert scored.tied == (0, 1)
    assert scored.winners == (1,)
    assert [evidence.points for evidence in scored.evidence] == [0, 3]


def test_those_still_tied_split_the_points_rounded_up():
    """If still tied, the points are split evenly between the tied players, rounded up."""
    two = award("G31", "1 / (x-1)", "1 / (x+2)")
    assert [evidence.points for evidence in two.evidence] == [2, 2]
    three = award("G36", "(x-1)(x+2) / (x-1)", "(x-1)(x+2) / (x-1)", "(x-1)(x+2) / (x-1)", "1")
    assert [evidence.points for evidence in three.evidence] == [2, 2, 2, 0]
    even = award("G34", "(x) / (x)", "(x-1) / (x-1)")
    assert [evidence.points for evidence in even.evidence] == [2, 2]


def test_the_next_round_is_shuffled_and_dealt_as_in_the_set_up():
    """To start the next round, shuffle the cards and deal again as in the set-up."""
    match = new_match()
    first = match.state
    draft(match)
    all_ready(match)
    second = match.state
    assert (second.round, second.phase) == (2, Phase.DRAFT)
    assert [len(hand) for hand in second.hands] == [6, 6, 6]
    assert len(second.goals) == 5
    assert (second.hands, second.goals) != (first.hands, first.goals)
    assert second.kept == ((), (), ()) and second.built == (Built(),) * 3
    assert isinstance(match.log(None)[-1], Dealt)


def test_the_second_round_passes_to_the_right():
    """The only difference in the second round is that you pass your hand to the right."""
    match = new_match()
    draft(match)
    all_ready(match)
    before = match.state.hands
    cards = turn(match)
    for seat, card in enumerate(cards):
        assert match.state.hands[(seat - 1) % 3] == tuple(other for other in before[seat] if other != card)
    assert match.log(None)[-1] == PassedHands(Direction.RIGHT)


def test_the_game_ends_after_two_rounds():
    """The game ends after two rounds."""
    match = played_out()
    assert match.to_act() == ()
    assert match.state.phase is Phase.OVER
    assert isinstance(match.log(None)[-1], GameOver)


def test_the_most_points_win():
    """Whoever has the most points is the winner!"""
    match = first_with(lambda scores: len(set(scores)) == len(scores))
    scores = match.outcome().scores
    assert match.outcome().winners == (scores.index(max(scores)),)
    assert [match.outcome().places[seat] for seat in sorted(range(3), key=lambda seat: -scores[seat])] == [1, 2, 3]


def test_a_tie_is_a_shared_victory():
    """In the event of a tie, players enjoy a shared victory."""
    match = first_with(lambda scores: scores.count(max(scores)) > 1)
    scores = match.outcome().scores
    assert match.outcome().winners == tuple(seat for seat in range(3) if scores[seat] == max(scores))
    assert {match.outcome().places[seat] for seat in match.outcome().winners} == {1}


def first_with(property_of_scores):
    """The first game in a row of seeds that ends in such a way."""
    games = (played_out(3, f"GAME-{number}") for number in range(100))
    return next(match for match in games if property_of_scores(match.outcome().scores))
