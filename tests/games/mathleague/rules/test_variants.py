"""The variations of the rulebook, each an option, and what an option refuses."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from mathgames_widgets.core import Match
from mathgames_widgets.core.game import NotInFrontOfYou
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague import (
    OnStudent,
    Phase,
    Rules,
    legal_actions,
    new_game,
    observe,
    outcome,
    to_act,
)
from mathgames_widgets.games.mathleague.rules import reasons
from mathgames_widgets.games.mathleague.rules.cards import School, numbered, with_effect
from mathgames_widgets.games.mathleague.rules.decks import STARTER_DECK, Deck, write_deck
from mathgames_widgets.games.mathleague.rules.events import Drew, PileFinished
from mathgames_widgets.games.mathleague.rules.rules import SolitaireResult, deck_of, score
from tests.games.mathleague.tables import FOUR, Seat, all_decline, cards, names, play, refused, sitting, step
from tests.refusing import refusing
from tests.walks import random_turns

SINGLE, ALONE, TEAMS = Rules(variation="single deck"), Rules(variation="solitaire"), Rules(variation="team play")


def whole(state, seat):
    """Every card of a seat at the start."""
    return (*state.draw_piles[seat], *state.hands[seat], *state.discard_piles[seat])


# ── the single deck ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_single_deck_is_split_by_colour():
    """Single deck variation: One player will take all the blue cards and orange cards along with the 25-point TOOL
    card. The other player will take all the red cards and green cards along with one of the 20-point TOOL cards, and
    the other 20-point TOOL card will not be used."""
    state = new_game(2, "FERN-42", SINGLE)
    for seat, (colours, tool) in enumerate([({"blue", "orange"}, 25), ({"red", "green"}, 20)]):
        mine = whole(state, seat)
        assert {one.colour for one in mine} == {*colours, "purple"}
        assert [one.value for one in mine if one.colour == "purple"] == [tool]
        assert len(mine) == 27


def test_a_single_deck_burns_no_card():
    """Rather than burning a card prior to the start of the game, the win number is fixed at 200 and players figure out
    between themselves who will go first."""
    games = [new_game(2, f"FIRST {number}", SINGLE) for number in range(12)]
    assert {state.win_number for state in games} == {200}
    assert all(state.opening == state.discard_piles == ((), ()) for state in games)
    assert {state.turn.player for state in games} == {0, 1}


# ── solitaire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_solitaire_has_two_piles_of_27():
    """Solitaire variation: Take a single starter deck, remove the 25-point TOOL card, shuffle the remaining 54 cards,
    and split this deck into two piles of 27 cards."""
    state = new_game(1, "FERN-42", ALONE)
    first = whole(state, 0)
    assert (len(first), len(state.later)) == (27, 27)
    assert Counter((*first, *state.later)) == Counter(
        [one for one in STARTER_DECK.cards if one.key != "purple Quadratic Formula"]
    )
    assert state.win_number is None


def test_a_pile_is_played_to_its_end():
    """Using one of the 27-card piles, take as many separate turns as you need to finish the pile, and calculate your
    score."""
    state = sitting(Seat(FOUR, hand="red Kofi, red Lena", pile="red Omar, red Nadia"), win=None, variation="solitaire")
    state = play(state, "discard 'red Kofi'", "end turn")
    assert names(state.hands[0]) == "red Lena, red Nadia, red Omar".replace(
        "red Lena, red Nadia", "red Lena, red Nadia"
    )
    state = play(state, "discard 'red Lena'", "discard 'red Nadia'")
    happened = step(state, "end turn")
    assert happened.events[0] == PileFinished(1, Fraction(685, 4))
    assert happened.state.phase is Phase.OVER


def test_both_piles_are_added():
    """Do the same for the other 27-card pile and then add the two scores."""
    match = Match(mathleague, 1, "ADD", rules=ALONE)
    second = match.state.later
    piles = []
    for _ in random_turns(match, "ADD"):
        piles.append((len(match.state.pile_scores), whole(match.state, 0), match.state.boards))
    start = next(entry for entry in piles if entry[0] == 1)
    assert Counter(start[1]) == Counter(second)
    assert start[2] == (mathleague.Board(),)
    result = match.outcome()
    assert len(match.state.pile_scores) == 2
    played = [board for piles_done, _, (board,) in piles if piles_done == 0]
    assert set(played[-1].students) <= set(match.state.pile_boards[0].students)
    assert match.state.pile_boards[1:] == match.state.boards
    scores = [score(ALONE, ((0, board),)) for board in match.state.pile_boards]
    assert tuple(scores) == match.state.pile_scores
    assert result.scores == (sum(match.state.pile_scores),)
    assert (result.winners, result.places) == ((0,), (1,))


@pytest.mark.parametrize(
    ("scores", "both", "one"),
    [
        ((200, 200), False, False),
        ((200, 201), True, False),
        ((300, 50), False, False),
        ((99, 301), False, True),
        ((301, 100), True, True),
    ],
)
def test_the_two_questions_of_a_solitaire(scores, both, one):
    """Can you score over 400? Can you score over 300 with either pile?"""
    result = SolitaireResult(tuple(map(Fraction, scores)))
    assert (result.total, result.is_over_with_both, result.is_over_with_one) == (sum(scores), both, one)


def test_solitaire_has_no_opponent():
    """Take a single starter deck: nobody answers an ACTION card, and none can be aimed at an opponent."""
    state = sitting(Seat(hand="red Study Session, blue Pop Quiz"), win=None, variation="solitaire")
    assert [action.target for action in legal_actions(state, 0) if hasattr(action, "target")] == [0]
    state = play(state, "action 'red Study Session' target 1")
    assert (state.phase, len(state.hands[0])) == (Phase.PLAY, 3)


# ── team play ─────────────────────────────────────────────────────────────────────────────────────────────────────


def team_play(*seats, **options):
    return sitting(*seats, *[Seat() for _ in range(4 - len(seats))], variation="team play", **options)


def test_team_play_is_for_four():
    """Team play variation: In this four-player game, teammates sit across the table from each other"""
    assert list(TEAMS.seats) == [4]
    with refusing(mathleague, "4 players, not 3"):
        new_game(3, "FERN-42", TEAMS)


def test_team_play_adds_to_300():
    """the baseline score is 300 instead of 200; in other words, the low number showing at the beginning of the game
    gets added to 300 to determine the win number."""
    state = new_game(4, "FERN-42", TEAMS)
    assert state.win_number == 300 + min([pile[-1].number for pile in state.opening])


def test_cards_attach_to_the_teammates_cards():
    """Players continue to only play cards (other than STAFF cards) on their own turn, but cards they place on the table
    in front of them can attach to cards played by their teammate"""
    hand = "blue Amara, orange Mean, blue Coach Fermat, red Kofi"
    partner = Seat("orange Euler Academy\nblue Ben")
    state = team_play(Seat("blue Euler Academy", hand=hand), Seat("green Euler Academy"), partner)
    assert to_act(state) == (0,)
    state = play(
        state,
        "student 'blue Amara' team 'Euler Academy'",
        "tool 'orange Mean' on student 3 'blue Ben'",
        "teacher 'blue Coach Fermat' on student 3 'blue Ben'",
    )
    assert state.boards[0].tools[0].on == OnStudent(2, "blue Ben")
    assert refused(state, "student 'red Kofi'") == reasons.NotEnough(0, Fraction(21))


def test_school_cards_of_teammates_are_a_team():
    """cards they place on the table in front of them can attach to cards played by their teammate: SCHOOL cards,
    too."""
    schools = "blue Euler Academy\norange Euler Academy"
    state = team_play(Seat(schools, hand="orange Mean, blue Triangle Area"), Seat(), Seat("green Euler Academy"))
    assert refused(state, "tool 'orange Mean' on team 'Euler Academy'") is None
    other = team_play(Seat(schools, hand="orange Mean, blue Triangle Area"), Seat("green Euler Academy"))
    assert refused(other, "tool 'orange Mean' on team 'Euler Academy'") is not None


def test_teammates_win_together():
    """work together to build their math teams like in the normal game: the cards of both count, and both win."""
    state = team_play(
        Seat("blue Amara\nblue Ben", hand="blue Dev, orange Gauss Sum"), Seat(), Seat("blue Chiara"), win=171
    )
    result = outcome(play(state, "student 'blue Dev' pay 'orange Gauss Sum'"))
    assert (result.winners, result.places) == ((0, 2), (1, 3, 1, 3))
    assert result.scores == (Fraction(685, 4), 0, Fraction(685, 4), 0)


def test_teammates_are_no_opponents():
    """For purposes of ACTION cards, teammates are not considered opponents."""
    mine = "blue Pop Quiz, blue Triangle Area, orange Mean, green Counselor"
    state = team_play(Seat(hand=mine), Seat(hand="blue Principal"), Seat("red Kofi: blue Divisibility by 9"))
    assert refused(state, "action 'blue Pop Quiz' target 3") == reasons.NotALegalTarget("blue Pop Quiz", 2)
    assert refused(state, "send away 3 'blue Divisibility by 9' pay 'blue Triangle Area'") == reasons.NotAnOpponent(2)
    state = play(state, "action 'blue Pop Quiz' target 2")
    assert to_act(state) == (1, 3)
    state = play(state, "1 answer 'blue Principal'", "3 decline")
    assert to_act(state) == (0, 2)


def test_everybody_moves_their_own_cards():
    """Players continue to only play cards on their own turn: a card in front of the teammate is the teammate's to
    move."""
    partner = Seat("blue Euler Academy\nblue Amara\nblue Ben: red Slope Formula, blue Coach Fermat")
    state = team_play(Seat(hand="orange Mean, blue Dev"), Seat(), partner)
    assert refused(state, "attach 'blue Amara' pay 'orange Mean'") == NotInFrontOfYou("blue Amara")
    for line, card in (
        ("move tool 'red Slope Formula' to student 3 'blue Amara'", "red Slope Formula"),
        ("move teacher 'blue Coach Fermat' to student 3 'blue Amara'", "blue Coach Fermat"),
    ):
        assert refused(state, f"{line} pay 'orange Mean'") == NotInFrontOfYou(card)


def test_a_teammates_cards_go_to_their_owner():
    """TOOL and TEACHER cards on it go to the owner's discard pile: each to its own owner's."""
    mine = Seat("red Kofi")
    theirs = Seat(hand="orange Transfer Request, blue Triangle Area")
    partner = Seat(hand="orange Mean, red Lena")
    state = play(
        team_play(mine, Seat(), partner, theirs, turn=2), "tool 'orange Mean' on student 1 'red Kofi'", "end turn"
    )
    state = all_decline(play(state, "action 'orange Transfer Request' target 1 pay 'blue Triangle Area'"))
    assert names(state.hands[0]) == "red Kofi"
    assert names(state.discard_piles[2]) == "orange Mean"
    assert state.boards[2].tools == ()


# ── the suggested ones ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("age_group", "fits", "other"), [("Elem", "blue Amara", "blue Ben"), ("HS", "blue Chiara", "blue Dev")]
)
def test_a_single_age_group(age_group, fits, other):
    """limiting STUDENT cards to a single age group (Elem, MS, or HS)"""
    state = sitting(Seat(hand=f"{fits}, {other}, purple Quadratic Formula"), age_group=age_group)
    assert refused(state, f"student '{fits}' pay 'purple Quadratic Formula'") is None
    wrong = refused(state, f"student '{other}' pay 'purple Quadratic Formula'")
    assert wrong == reasons.OtherAgeGroup(other, age_group)
    assert refused(state, f"discard '{other}'") is None


@pytest.mark.parametrize("baseline", [200, 250, 300])
def test_another_baseline(baseline):
    """making the baseline win number 250 or 300 instead of 200"""
    state = new_game(2, "FERN-42", Rules(baseline=baseline))
    assert state.win_number - baseline == new_game(2, "FERN-42").win_number - 200


def test_open_hands():
    """requiring all players to display the cards in their hands face up"""
    state = new_game(3, "FERN-42", Rules(open_hands=True))
    for seat in (None, 0, 1, 2):
        assert observe(state, seat).hands == state.hands
        assert [len(hidden) for hidden in observe(state, seat).hidden] == [len(pile) for pile in state.draw_piles]
    player = state.turn.player
    happened = step(state, f"discard '{state.hands[player][0].key}'", "end turn")
    drew = next(event for event in happened.events if isinstance(event, Drew))
    assert drew.as_seen_by(None) == drew
    assert drew.cards


def test_only_a_school_score_wins():
    """requiring a winning score to consist of a school score and not an all-star score"""
    three = FOUR.removesuffix("\nblue Dev")
    board = "\n".join([f"{line} in Euler Academy" for line in three.splitlines()])
    seat = Seat(f"blue Euler Academy\n{board}", hand="blue Dev, orange Gauss Sum, red Kofi", pile="")
    for line, over in (("", False), ("team 'Euler Academy' ", True)):
        state = sitting(seat, win=171, school_score_only=True)
        state = play(state, f"student 'blue Dev' {line}pay 'orange Gauss Sum'")
        assert (state.phase is Phase.OVER) == over
    all_star = play(sitting(seat, school_score_only=True), "student 'blue Dev' pay 'orange Gauss Sum'", "end turn")
    assert outcome(all_star).scores == (0, 0)


def test_another_multiplier_for_each_age_group():
    """using different multipliers for the student score"""
    state = sitting(Seat(FOUR, hand="red Kofi", pile=""), ms_multiplier="4", hs_multiplier="2", elem_multiplier="1/2")
    scores = outcome(play(state, "discard 'red Kofi'", "end turn")).scores
    assert scores[0] == Fraction(200 + 140, 2 * 4) + Fraction(4 * 36 + 2 * 110, 4)
    assert Rules(ms_multiplier=4) == Rules(ms_multiplier="4")


def test_tools_of_the_students_colour():
    """requiring TOOL cards to be the same color as the STUDENT card they are attached to"""
    schools = "blue Euler Academy\norange Euler Academy\ngreen Euler Academy"
    board = f"{schools}\nblue Amara: blue Triangle Area\nred Kofi\nblue Ben"
    state = sitting(Seat(board, hand="orange Mean, blue Divisibility by 9, red Lena"), tool_colour=True)
    assert refused(state, "tool 'orange Mean' on student 1 'blue Amara'") == reasons.OtherColour(
        "orange Mean", "blue Amara"
    )
    assert refused(state, "tool 'blue Divisibility by 9' on student 1 'blue Amara'") is None
    assert refused(state, "tool 'orange Mean' on team 'Euler Academy'") is None
    wrong = refused(state, "move tool 'blue Triangle Area' to student 1 'red Kofi' pay 'orange Mean'")
    assert wrong == reasons.OtherColour("blue Triangle Area", "red Kofi")
    assert refused(state, "move tool 'blue Triangle Area' to student 1 'blue Ben' pay 'orange Mean'") is None


# ── playing on ────────────────────────────────────────────────────────────────────────────────────────────────────

THREE = FOUR.removesuffix("\nblue Dev")
LAST = "student 'blue Dev' pay 'orange Gauss Sum'"
LAST_HAND = "blue Dev, orange Gauss Sum, red Kofi, red Lena"


def playing_on(players=4):
    """Everybody lacks one card to 171 points."""
    return sitting(*[Seat(THREE, hand=LAST_HAND) for _ in range(players)], win=171, play_on=True)


def test_the_others_play_on():
    """or playing for second or third place in a multiplayer game: the first player's turn ends at once."""
    state = play(playing_on(), LAST)
    assert (state.phase, state.finished, to_act(state)) == (Phase.PLAY, ((0,),), (1,))
    assert outcome(state) is None
    state = play(state, "discard 'red Kofi'", "end turn", LAST)
    assert (state.finished, to_act(state)) == (((0,), (2,)), (3,))
    assert to_act(play(state, "discard 'red Kofi'", "end turn")) == (1,)


def test_the_third_place_ends_the_game():
    """second or third place: with three places given, the game ends."""
    state = play(playing_on(5), LAST, LAST, "discard 'red Kofi'", "end turn", LAST)
    result = outcome(state)
    assert (result.winners, result.places) == ((0,), (1, 2, 4, 3, 4))


def test_two_players_have_no_second_place_to_play_for():
    """When one player is left, the game ends."""
    assert outcome(play(playing_on(2), LAST)).places == (1, 2)
    assert outcome(play(playing_on(3), LAST, LAST)).places == (1, 2, 3)


def test_who_has_finished_is_left_alone():
    """Whoever has reached the win number is no opponent any more; the cards stay on the table and count for the cost of
    a SCHOOL card."""
    first = Seat(f"{THREE}\nblue Euler Academy: \nred Nadia: orange Mean", hand=LAST_HAND)
    mine = Seat(hand="blue Pop Quiz, blue Triangle Area, orange Euler Academy, red Kofi")
    state = play(sitting(first, mine, Seat(), win=171, play_on=True), LAST)
    assert refused(state, "action 'blue Pop Quiz' target 1") == reasons.NotALegalTarget("blue Pop Quiz", 0)
    assert refused(state, "send away 1 'orange Mean' pay 'blue Triangle Area'") == reasons.NotAnOpponent(0)
    assert refused(state, "school 'orange Euler Academy'") == reasons.NotEnough(0, Fraction(10))
    assert to_act(play(state, "action 'blue Pop Quiz' target 3")) == (2,)


def test_those_who_have_not_finished_are_ranked_by_their_score():
    """If the cards run out while others play on, the highest scores come next."""
    state = sitting(
        Seat(THREE, hand=LAST_HAND), Seat(hand="red Kofi", pile=""), Seat("red Kofi\nred Lena\nred Mateo\nred Nadia"),
        win=171, play_on=True,
    )  # fmt: skip
    result = outcome(play(state, LAST, "discard 'red Kofi'", "end turn"))
    assert (result.winners, result.places) == ((0,), (1, 3, 2))


# ── decks, and options that are refused ───────────────────────────────────────────────────────────────────────────


def test_a_deck_for_every_seat():
    """Prior to the start of the game each player must assemble a deck: one name for all, or one each."""
    state = new_game(2, "FERN-42", Rules(decks=("starter", "Bargains")))
    assert [Counter(whole(state, seat)) for seat in (0, 1)] == [
        Counter(deck_of(name)) for name in ("starter", "bargains")
    ]
    assert Counter(whole(new_game(2, "FERN-42", Rules(decks=("bargains",))), 0)) == Counter(deck_of("bargains"))
    with refusing(mathleague, "decks names 3 decks for 2 players"):
        new_game(2, "FERN-42", Rules(decks=("starter",) * 3))
    with refusing(mathleague, "no deck 'nothing'"):
        new_game(2, "FERN-42", Rules(decks=("nothing",)))


OTHER_SIZE = STARTER_DECK.cards[:54]
WITH_TWINS = (*STARTER_DECK.cards[:50], *STARTER_DECK.cards[:4])


@pytest.mark.parametrize(
    ("own", "options", "refusal"),
    [
        (OTHER_SIZE, {}, "A deck has exactly 55 cards, but this one has 54: one card is missing."),
        (OTHER_SIZE, {"deck_size": "54"}, None),
        (OTHER_SIZE, {"deck_size": "56-70"}, "A deck has 56 to 70 cards, but this one has 54: two cards are missing."),
        (OTHER_SIZE, {"deck_size": 50}, "A deck has exactly 50 cards, but this one has 54: four cards are too many."),
        (WITH_TWINS, {"deck_size": "54", "deck_copies": 2}, None),
        (
            (*WITH_TWINS, STARTER_DECK.cards[0]),
            {"deck_copies": 2},
            "blue Amara is already on lines 2 and 52. A deck can have a card at most 2 times.",
        ),
    ],
)
def test_the_restrictions_on_decks_may_be_modified(own, options, refusal):
    """modifying the restrictions on which cards may be included in a deck: another number of cards, or twins."""
    text = write_deck(Deck("Mine", own))
    rules = Rules(decks=(text,), **options)
    if refusal:
        with refusing(mathleague, re.escape(refusal)):
            new_game(2, "FERN-42", rules)
        return
    state = new_game(2, "FERN-42", rules)
    assert Counter(one.name for one in whole(state, 0)) == Counter(one.name for one in own)
    assert len({one.key for one in whole(state, 0)}) == len(own), "every card can be named"
    match = Match(mathleague, 2, "TWINS", rules=rules)
    for _ in random_turns(match, "TWINS"):
        pass
    assert Match.load(match.record().to_json(), [mathleague]).state == match.state


def test_twins_are_two_cards():
    """twins: each is played, paid and discarded for itself, and SCHOOL cards of one name are one team."""
    twins = numbered(cards("blue Euler Academy, blue Euler Academy, orange Mean, orange Mean"))
    state = replace(sitting(Seat()), hands=(twins, ()))
    state = play(state, "school 'blue Euler Academy'")
    assert refused(state, "school 'blue Euler Academy #2' pay 'orange Mean'") == reasons.NotEnough(5, Fraction(10))
    state = play(state, "school 'blue Euler Academy #2' pay 'orange Mean' 'orange Mean #2'")
    assert [school.name for school in state.boards[0].schools] == ["Euler Academy", "Euler Academy"]
    assert names(state.discard_piles[0]) == "orange Mean, orange Mean #2"


def test_options_are_saved():
    """Options survive a record, decks of one's own too."""
    rules = Rules(decks=("starter", "Bargains"), baseline=250, hs_multiplier="7/4")
    match = Match(mathleague, 2, "FERN-42", rules=rules)
    for _ in range(3):
        match.play(match.to_act()[0], next(iter(match.legal_actions(match.to_act()[0]))))
    again = Match.load(match.record().to_json(), [mathleague])
    assert (again.rules, again.state) == (rules, match.state)
    assert again.record() == match.record()


def test_a_save_names_decks_and_cards_by_ids():
    """A card or a deck may be called differently tomorrow; a save of today, and one of yesterday, still loads."""
    own = (*STARTER_DECK.cards[:53], School("red", "20", "Zeno Academy"), with_effect("red", "31", "pop-quiz"))
    text = write_deck(Deck("Mine", own))
    record = Match(mathleague, 2, "FERN-42", rules=Rules(decks=("One School", text))).record()
    ready, mine = record.rules["decks"]
    assert ready == "one_school"
    assert mine.startswith("deck: Mine\nM001\n") and mine.endswith(
        "SCHOOL | red | 20 | Zeno Academy\nACTION | red | 31 | pop-quiz\n"
    )
    assert not any(f"\n{card.key}\n" in mine for card in STARTER_DECK.cards)
    before = replace(record, rules={**record.rules, "decks": ["One School", text]})
    assert Match.load(before).state == Match.load(record).state
    assert Counter(whole(Match.load(before).state, 1)) == Counter(own)


@pytest.mark.parametrize(
    "option",
    [
        *({"variation": "chess"}, {"variation": None}, {"baseline": 225}, {"baseline": None}, {"age_group": "all"}),
        *({"open_hands": 1}, {"school_score_only": None}, {"tool_colour": "red"}, {"play_on": 2}, {"decks": (3,)}),
        *(
            {"ms_multiplier": 0},
            {"ms_multiplier": 1.5},
            {"ms_multiplier": True},
            {"hs_multiplier": "-1"},
            {"elem_multiplier": "11"},
        ),
        *({"deck_size": "19"}, {"deck_size": "70-40"}, {"deck_size": "111"}, {"deck_size": "all"}, {"deck_size": 5.5}),
        *({"deck_size": "40-50-60"}, {"deck_copies": 0}, {"deck_copies": 5}, {"deck_copies": True}, {"open_decks": 1}),
        *({"elem_multiplier": "1/0"}, {"elem_multiplier": "1e1"}, {"elem_multiplier": "one"}, {"elem_multiplier": ""}),
    ],
)
def test_an_option_out_of_range_is_refused(option):
    """A value out of range is refused in one sentence that begins with the field's name."""
    with refusing(mathleague, rf"^{next(iter(option))} is .*\.$"):
        Rules(**option)


@pytest.mark.parametrize(
    "options",
    [
        *({"variation": "single deck", "decks": ("starter",)}, {"variation": "single deck", "baseline": 250}),
        *({"variation": "single deck", "play_on": True}, {"variation": "solitaire", "baseline": 300}),
        *({"variation": "solitaire", "open_hands": True}, {"variation": "solitaire", "play_on": True}),
        *({"variation": "solitaire", "deck_size": "40"}, {"variation": "single deck", "deck_copies": 2}),
        *({"variation": "single deck", "open_decks": True}, {"decks": ("starter",), "open_decks": True}),
        *({"variation": "solitaire", "decks": ("starter",)}, {"variation": "team play", "play_on": True}),
    ],
)
def test_an_option_that_would_change_nothing_is_refused(options):
    """An option that would change nothing is refused, so that nobody waits for it in vain."""
    with refusing(mathleague, rf"^{list(options)[1]} is .*\.$"):
        Rules(**options)


@pytest.mark.parametrize(
    ("variation", "players"), [("full", 1), ("full", 7), ("single deck", 3), ("solitaire", 2), ("team play", 2)]
)
def test_every_variation_has_its_number_of_players(variation, players):
    """2 to 6 players; 4 for team play; 1 for solitaire."""
    with refusing(mathleague, rf"not {players}\.$"):
        new_game(players, "FERN-42", Rules(variation=variation))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"variation": "single deck"}),
        (1, {"variation": "solitaire"}),
        (4, {"variation": "team play"}),
        (4, {"variation": "team play", "open_hands": True, "school_score_only": True}),
        (3, {"play_on": True, "ms_multiplier": "10", "elem_multiplier": "3", "decks": ("bargains",)}),
        (2, {"age_group": "HS", "tool_colour": True}),
    ],
)
def test_every_variation_is_played_to_its_end(players, options):
    """Every variation is played at random, saved and loaded, and every seat's view fits an imagined table."""
    rules = Rules(**options)
    match = Match(mathleague, players, "VARIANT", rules=rules)
    for number, _ in enumerate(random_turns(match, "VARIANT")):
        for seat in (None, *range(players)) if number % 10 == 0 else ():
            view = match.observe(seat)
            assert observe(mathleague.imagine(view, "A"), seat) == view
    assert match.outcome() is not None
    assert Match.load(match.record().to_json(), [mathleague]).state == match.state
