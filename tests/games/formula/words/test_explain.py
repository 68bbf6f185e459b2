"""Words for learners: sentences, why a play is lawful or refused, hints, and looking back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from mathgames_widgets.core import Event, Match, Reason
from mathgames_widgets.core.game import GameOver, NotInYourHand, NotYourTurn
from mathgames_widgets.games import formula
from mathgames_widgets.games.formula import Draw, LastTurn, Lay, Pass, Place, Rules
from mathgames_widgets.games.formula.rules import moves as laying, reasons
from mathgames_widgets.games.formula.rules.moves import Dealt, Drew, Laid, Passed, RoundOver, StockMade, WentOut
from mathgames_widgets.games.formula.rules.plays import plays
from mathgames_widgets.games.formula.words import hints, why as explain
from mathgames_widgets.games.formula.words.sentences import not_true, say, sentence
from mathgames_widgets.maths.numbers.arithmetic import Formula, Sign
from tests.cases import cases
from tests.games.facts import kinds, named
from tests.games.formula.tables import lay, play, said, sitting, step, table
from tests.maths.numbers.equations import contradictions, equations_in, holds, is_well_written
from tests.walks import random_turns

NAMES = ("Asha", "Ben", "Chiara")

REFUSED: tuple[tuple[Reason, str], ...] = (
    (NotYourTurn(1), "It is Ben's turn."),
    (
        reasons.NothingToDraw(),
        "There are no cards left to draw, in the stock or under the formula. Lay cards or pass.",
    ),
    (
        reasons.StillCardsToDraw(),
        "You cannot pass while there are cards to draw. Lay cards or draw one.",
    ),
    (
        reasons.NothingLaid(),
        "A new sign alone is not a move. Lay at least one card, or draw.",
    ),
    (reasons.TooManyCards(4, 3), "Four cards are too many: you may lay at most three in a turn."),
    (NotInYourHand("7"), "There is no 7 in your hand. Choose a card you hold."),
    (NotInYourHand("J"), "There is no Joker in your hand. Choose a card you hold."),
    (reasons.HeldTooFew("7", 2, 1), "This takes two 7s, but you have only one."),
    (reasons.WrongDigit("7", 3), "The card 7 is always 7; only a Joker can stand for 3."),
    (reasons.WrongDigit("J", 12), "A Joker stands for one digit from 0 to 9, so it cannot be 12."),
    (reasons.SignNotInPlay(Sign.MINUS), "This game has no −. Choose × or ÷."),
    (
        reasons.OpeningCardsStay(Place.LEFT),
        "In the opening, the two cards on the table stay: you cannot change the first number yet.",
    ),
    (
        reasons.NumberMissing(Place.RIGHT),
        "There is no card for the second number yet. A formula needs two numbers, a sign and an answer.",
    ),
    (
        reasons.NoCardThere(Place.LEFT, 2),
        "There is no card at that place: the first number has fewer than 3 cards.",
    ),
    (reasons.NoCardThere(Place.ANSWER, 0), "There is no card in the answer to keep yet."),
    (
        reasons.OrderChanged(Place.ANSWER),
        "Cards that stay must keep their order; those in the answer have changed it.",
    ),
    (
        reasons.SqueezedIn(Place.LEFT),
        "You cannot push two cards of the first number apart. A new card covers cards or goes at either end.",
    ),
    (reasons.LeftOut(Place.LEFT, 0, 10), "You cannot leave the 0 out of 10: cover it or keep it."),
    (
        reasons.TimesZeroMustGo(Formula(7, Sign.TIMES, 0, 0)),
        "After 7 × 0 = 0, you must cover every card of the formula, because n × 0 = 0 is true for every n.",
    ),
    (
        reasons.TimesZeroMustGo(Formula(0, Sign.TIMES, 7, 0)),
        "After 0 × 7 = 0, you must cover every card of the formula, because 0 × n = 0 is true for every n.",
    ),
    (
        reasons.TimesZeroMustGo(Formula(0, Sign.DIVIDE, 7, 0)),
        "After 0 ÷ 7 = 0, you must cover every card of the formula, because 0 ÷ n = 0 is true for every n except 0.",
    ),
    (
        reasons.TimesZeroMustGo(Formula(27, Sign.TIMES, 0, 0), (Place.LEFT, Place.ANSWER), ((2, 7), (0,))),
        "Still uncovered: 2 and 7 in the first number and 0 in the answer. "
        "No card may stay: that is the rule of the game, because n × 0 = 0 is true for every n.",
    ),
    (
        reasons.TimesZeroMustGo(Formula(27, Sign.TIMES, 0, 0), (Place.ANSWER,), ((0,),), ("8", (0,))),
        "Your 8 lies beside the 0, which is still uncovered. "
        "No card may stay: that is the rule of the game, because n × 0 = 0 is true for every n.",
    ),
    (
        reasons.TimesZeroMustGo(Formula(0, Sign.DIVIDE, 27, 0), (Place.RIGHT,), ((2, 7),), ("J", (2, 7))),
        "Your Joker lies beside 2 and 7, which are still uncovered. "
        "No card may stay: that is the rule of the game, because 0 ÷ n = 0 is true for every n except 0.",
    ),
    (
        reasons.HalfCovered(
            Formula(27, Sign.TIMES, 0, 0), (Place.LEFT, Place.ANSWER), ((7,), (0,)), number=27, digits=(7,)
        ),
        "The 7 of 27 is still uncovered; one card can cover all of 27. "
        "No card may stay: that is the rule of the game, because n × 0 = 0 is true for every n.",
    ),
    (
        reasons.KeepOneCard(),
        "This would cover every card. Leave at least one card of the formula as it is.",
    ),
    (
        reasons.JokerNeedsADigit(Place.LEFT),
        "The Joker in the first number has no digit yet: choose one from 0 to 9.",
    ),
    (
        reasons.JokerKeepsItsDigit(Place.RIGHT, 7, 3),
        "The card in the second number stays 7 while it is in the formula; it cannot become 3.",
    ),
    (
        reasons.LeadingZero(Place.LEFT, "05"),
        "05 begins with 0. As a number it is just 5, written without a 0 in front.",
    ),
    (
        reasons.DividesByZero(Formula(7, Sign.DIVIDE, 0, 3)),
        "You cannot divide by 0: no number times 0 gives 7.",
    ),
    (
        reasons.DividesByZero(Formula(0, Sign.DIVIDE, 0, 3)),
        "You cannot divide by 0: every number times 0 gives 0, so 0 ÷ 0 has no single answer.",
    ),
    (reasons.NotTrue(Formula(7, Sign.TIMES, 8, 54)), "7 × 8 = 56, not 54."),
    (
        reasons.NotTrue(Formula(7, Sign.DIVIDE, 2, 3)),
        "7 ÷ 2 is 3 remainder 1, and the game has only whole numbers.",
    ),
    (
        reasons.NotTrue(Formula(1, Sign.DIVIDE, 3, 0)),
        "1 ÷ 3 is 0 remainder 1, and the game has only whole numbers.",
    ),
    (
        reasons.NotTrue(Formula(3, Sign.MINUS, 4, 1)),
        "3 − 4 = −1, and the game has no numbers below 0.",
    ),
    (
        reasons.NotTrue(Formula(3, Sign.MINUS, 8, 5)),
        "3 − 8 = −5, and the game has no numbers below 0.",
    ),
)


def claims(explanation):
    """All sentences of an explanation."""
    return [one.claim for one in explanation.every()]


# ── sentences ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("reason", "says"), REFUSED, ids=named)
def test_a_refusal_says_which_rule_it_breaks(reason, says):
    """A refused formula says which rule it breaks and shows the arithmetic."""
    assert sentence(reason, NAMES) == says
    told = explain.why_refused(reason)
    assert told.claim == sentence(reason)
    assert is_well_written(told) and not contradictions(told)


def test_every_reason_has_words_and_something_behind_it():
    """every reason has words and shows the arithmetic"""
    of_options = {reasons.NoNextRound, reasons.NoPointsGame, reasons.RoundsAreOpen}
    assert (kinds(reasons, Reason) | {NotInYourHand, NotYourTurn}) - of_options == {
        type(reason) for reason, _ in REFUSED
    }
    assert all(explain.why_refused(reason).why for reason, _ in REFUSED)


def test_a_false_formula_is_refused_with_its_arithmetic():
    """ "7 x 8 = 56, not 54" """
    assert said(sitting("7 8", "54", "9"), "[7] × [8] = 54") == "7 × 8 = 56, not 54."
    assert said(sitting("10 × 8 = 80", "8", "9"), "[1] × [8] = 8") == (
        "You cannot leave the 0 out of 10: cover it or keep it."
    )


@settings(max_examples=cases(150, long=400), deadline=None)
@given(st.builds(Formula, st.integers(0, 999), st.sampled_from(Sign), st.integers(0, 999), st.integers(0, 9999)))
def test_why_not_true_never_contradicts(one):
    """no explanation ever contradicts whether it is true"""
    if one.is_true or one.value is None:
        with pytest.raises(ValueError, match=r"\.$"):
            not_true(one)
        return
    words = not_true(one)
    assert all(holds(equation) for equation in equations_in(words))
    assert one.says in words
    if one.value == int(one.value) >= 0:
        assert words == f"{one.says} = {one.value}, not {one.answer}."


@settings(max_examples=cases(150, long=500), deadline=None)
@given(st.builds(Formula, st.integers(0, 99), st.sampled_from(Sign), st.integers(0, 99), st.integers(0, 999)))
def test_a_refused_formula_is_explained_from_the_same_numbers(one):
    """no explanation ever contradicts Formula.is_true"""
    if one.is_true:
        return
    told = explain.why_refused(reasons.NotTrue(one) if one.value is not None else reasons.DividesByZero(one))
    assert is_well_written(told) and not contradictions(told)


EVENTS = (
    (Dealt(1, 1, ("2", "J"), (None, None)), "Round 1: 2 and a Joker are face up, and Ben starts."),
    (Drew(0, None), "Asha drew a card."),
    (Drew(0, "7"), "Asha drew a 7."),
    (Drew(0, "J", by_fives=True), "Asha had to draw a Joker, because the answer is divisible by 5."),
    (Drew(1, None, by_fives=True), "Ben had to draw a card, because the answer is divisible by 5."),
    (StockMade(1), "The stock ran out: one covered card is the new stock."),
    (StockMade(12), "The stock ran out: 12 covered cards were shuffled to make the new stock."),
    (Passed(2), "Chiara passed: there was no card to draw."),
    (WentOut(0, 1), "Asha has no cards left and goes out first."),
    (WentOut(2, 2), "Chiara has no cards left and goes out second."),
    (GameOver((1,), (3, 0)), "Ben won the game."),
    (GameOver((0, 2), (1, 2, 1)), "Asha and Chiara shared the win."),
)


@pytest.mark.parametrize(("event", "says"), EVENTS, ids=named)
def test_every_event_has_its_sentence(event, says):
    """What somebody reads who follows the game."""
    assert sentence(event, NAMES) == says


def test_every_event_has_words():
    """A sentence for every event."""
    assert kinds(laying, Event) | {GameOver} == {type(event) for event, _ in EVENTS} | {Laid, RoundOver}


def test_a_play_in_the_log():
    """What a play did, and how many cards it laid."""
    state = sitting("2 4", "6J1", "9", points=True)
    after = step(state, "[2] × [4] = J8")
    assert sentence(after.events[0], NAMES) == "Asha opened with 2 × 4 = 8 for 8 points, laying one card: a Joker as 8."
    made = step(sitting("2 × 4 = 8", "3599", "9"), "[2] + 3 = 5")
    assert sentence(made.events[0], NAMES) == "Asha made 2 + 3 = 5, laying two cards: 3 and 5."


def test_the_words_of_the_game_are_set_beside_those_of_the_textbook():
    """A true line such as 2 + 4 = 6 is an equation, and the game calls it a formula."""
    root = Path(__file__).resolve().parents[4]
    for page in ("lessons/formula/lesson.md", "docs/rules/formula.md"):
        words = re.sub(r"[*\s]+", " ", (root / page).read_text(encoding="utf-8"))
        assert re.search(r"calle?[ds] a formula.{,40} an equation", words), page


def test_a_round_in_the_log():
    """Who went out, and what the others have left; points in the points game."""
    plain = step(sitting("2 × 4 = 8", "35", "9"), "[2] + 3 = 5").events
    over = next(event for event in plain if isinstance(event, RoundOver))
    assert sentence(over, NAMES) == "Round 1 is over. Asha went out first. Ben has one card left."
    points = step(sitting("2 × 4 = 8", "35", "9J", points=True), "[2] + 3 = 5").events
    over = next(event for event in points if isinstance(event, RoundOver))
    assert sentence(over, NAMES) == "Round 1 is over: Asha 18 points and Ben −34 points."


def test_actions_have_sentences():
    """A sentence for every action."""
    assert sentence(lay("10 × 8 = 80", "[1]2 × J4 = 4[8]")) == "Lay 2, a Joker as 4 and 4, with the sign ×."
    assert sentence(lay("8 × 1 = 8", "[8] ÷ [1] = [8]")) == "Set the sign ÷."
    assert (sentence(Draw()), sentence(Pass())) == ("Draw a card.", "Pass.")


def test_names_are_optional():
    """`Player 3` where none was given."""
    assert sentence(Drew(2, None)) == "Player 3 drew a card."


# ── plays ─────────────────────────────────────────────────────────────────────────────────────────────────────────


SEEDS = cases(5, long=12)


def positions(players=3, seeds=SEEDS, **options):
    """Tables on which somebody is about to move, from random games."""
    for seed in range(seeds):
        match = Match(formula, players, f"WORDS-{seed}", rules=Rules(**options))
        for player in random_turns(match, f"WORDS-{seed}"):
            yield match.observe(player)


@pytest.mark.parametrize("options", [{}, {"times_and_divide": True}, {"keep_one": True}])
def test_every_play_is_explained_truly(options):
    """why a formula is true; place value of two-card and longer numbers; never a word against the arithmetic"""
    chance = random.Random(17)
    seen = 0
    for view in positions(**options):
        found = plays(view.table, view.hand, view.rules)
        for one in chance.sample(list(found), min(len(found), 6)):
            told = explain.why_play(view.table, one)
            assert is_well_written(told) and not contradictions(told), told
            assert f"{laying.formula_of(view.table, one)} is true." in claims(told)
            seen += 1
    assert seen > 200


def test_a_play_is_explained_number_by_number():
    """What a play did to each number: covering the 1 changes more than covering the 0."""
    before = table("10 × 1 = 10")
    told = explain.why_play(before, lay(before, "[1]2 × 4 = 48"))
    assert [one.claim for one in told.why] == [
        "10 becomes 12: 2 more.",
        "The second number is new: 4.",
        "The answer is new: 48.",
        "12 × 4 = 48 is true.",
    ]
    told = explain.why_play(before, lay(before, "3[0] × [1] = 3[0]"))
    assert claims(told)[1:3] == ["10 becomes 30: 20 more.", "The tens go from 1 to 3: 20 more."]
    opening = table("2 4")
    told = explain.why_play(opening, lay(opening, "[2] + [4] = 6"))
    assert claims(told)[:3] == [
        "2 + 4 = 6, with one card: 6.",
        "The first number stays 2.",
        "The second number stays 4.",
    ]


def test_a_play_with_zero_tells_the_next_player():
    """why n x 0 = 0 leaves n free (and so must be swept away)"""
    before = table("4 × 1 = 4")
    told = explain.why_play(before, lay(before, "[4]2 × 0 = 0"))
    assert "The next player must cover every card." in claims(told)
    assert "So the formula says nothing about n: every number is right." in claims(told)
    before = table("4 + 1 = 5")
    assert "The next player must cover every card." not in claims(explain.why_play(before, lay(before, "[4] - 4 = 0")))


@pytest.mark.parametrize(
    "one", [Formula(428, Sign.TIMES, 0, 0), Formula(0, Sign.TIMES, 7, 0), Formula(0, Sign.DIVIDE, 7, 0)]
)
def test_a_formula_that_must_go_is_free(one):
    """n x 0 = 0, 0 x n = 0 and 0 ÷ n = 0"""
    told = explain.why_refused(reasons.TimesZeroMustGo(one))
    assert any("428 × 0 = 0" in claim for claim in claims(told))
    assert is_well_written(told) and not contradictions(told)


def test_a_formula_is_explained_with_its_places():
    """place value of two-card and longer numbers"""
    told = explain.why_formula(Formula(24, Sign.TIMES, 36, 864))
    assert claims(told)[0] == "24 × 36 = 864 is true."
    assert "864 is 8 hundreds, 6 tens and 4 ones." in claims(told)
    assert "24 × 36 = 864, and so 864 ÷ 36 = 24." in claims(told)
    assert "The sign = does not mean that an answer comes next: 864 = 24 × 36 says the same." in claims(told)


# ── looking back ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_looking_back_counts_all_plays():
    """after the turn, how many plays there were and the best"""
    for seed in range(6):
        match = Match(formula, 2, f"BACK-{seed}")
        for player in random_turns(match, f"BACK-{seed}"):
            last = match.observe(player).last
            if last is None:
                continue
            found = plays(last.table, last.hand, match.state.rules)
            told = explain.look_back(last, match.state.rules)
            assert is_well_written(told) and not contradictions(told)
            if not found:
                assert told.claim == "There was no formula you could lay, so you could not have done better."
                continue
            assert ("There was one play" if len(found) == 1 else f"There were {len(found)} plays") in told.claim
            most = max(len(one.laid) for one in found)
            did = isinstance(last.action, Lay) and len(last.action.laid) == most
            assert ("you laid that many" in told.claim) == did


def test_looking_back_in_words():
    """By sign, by cards, and the best one explained."""
    last = LastTurn(table("2 4"), ("6", "8", "9"), Draw())
    assert claims(explain.look_back(last, Rules()))[:4] == [
        "There were 2 plays. The best one lays one card: 2 + 4 = 6.",
        "By sign: 1 with + and 1 with ×.",
        "By cards laid: 2 with one card.",
        "2 + 4 = 6, with one card: 6.",
    ]
    laid = LastTurn(table("2 4"), ("6", "8", "9"), lay("2 4", "[2] + [4] = 6"))
    assert explain.look_back(laid, Rules()).claim == (
        "There were 2 plays. The most was one card, and you laid that many."
    )


# ── hints ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_hints_grow():
    """A hint that first says only how many cards can be laid with multiplication, then shows more."""
    for view in positions(seeds=8):
        found = plays(view.table, view.hand, view.rules)
        told = hints.advised(view)
        assert all(is_well_written(one) and not contradictions(one) for one in told)
        if not found:
            assert told[0].claim == "Your cards make no true formula now: draw a card."
            assert len(told) == 2
            continue
        sign, kept, cards, whole = told
        best = explain.best_of(found, view.table, view.hand, view.rules)
        assert sign.claim.endswith(f" with {say('operation', sign=best.sign)}.")
        assert not any(character.isdigit() for character in sign.claim)
        assert kept.claim == hints.stays(view.table, best)
        assert cards.claim == f"Lay {explain.laid_text(best)}."
        assert whole.claim == f"{laying.formula_of(view.table, best)}."
        assert len(best.laid) == max(len(one.laid) for one in found)


def test_hints_say_which_cards_stay():
    """then which numbers stay"""
    before = table("10 × 8 = 80")
    assert hints.stays(before, lay(before, "[1]2 × [8] = 96")) == "Keep the 1 in 10 and the 8 on the table."
    assert hints.stays(before, lay(before, "[10] + 1 = 11")) == "Keep the 10 on the table."
    assert hints.stays(before, lay(before, "1 × 1 = 1")) == "No card on the table stays: all three numbers are new."
    opening = table("J 4")
    assert hints.stays(opening, lay(opening, "[J2] × [4] = 8")) == "Keep the Joker and the 4 on the table."


def test_the_opening_hint_says_which_answers_are_needed():
    """when a player cannot complete the formula"""
    nothing = "Your cards make no true formula now: draw a card."
    first, second = hints.advised(formula.observe(sitting("2 4", "5", "9"), 0))
    assert first.claim == nothing
    assert second.claim == "With 2 and 4, the answer must be 6 or 8, and your cards cannot make that."
    _, second = hints.advised(formula.observe(sitting("8 4", "5", "9"), 0))
    assert second.claim == "With 8 and 4, the answer must be 2, 4, 12 or 32, and your cards cannot make that."
    _, second = hints.advised(formula.observe(sitting("3 0", "5", "9", times_and_divide=True), 0))
    assert second.claim == "With 3 and 0, the answer must be 0, and your cards cannot make that."


def test_a_pass_is_hinted_where_nothing_is_left_to_draw():
    """With stock and covered cards both empty, the turn is passed."""
    first, second = hints.advised(formula.observe(sitting("2 × 4 = 8", "5", "9", stock=""), 0))
    assert first.claim == "Your cards make no true formula now: pass."
    assert second.claim == "No formula that your cards can make here is true."


def test_no_hint_where_nothing_is_to_be_decided():
    """Not one's turn, a watcher, and a game that is over."""
    state = sitting("2 × 4 = 8", "35", "9")
    assert hints.advised(formula.observe(state, 1)) == ()
    assert hints.advised(formula.observe(state, None)) == ()
    assert hints.advised(formula.observe(play(state, "[2] + 3 = 5"), 0)) == ()


def test_hints_look_only_at_the_view():
    """Another table that looks the same from this seat gives the same hints."""
    view = formula.observe(formula.new_game(4, "MOSS-17"), 0)
    assert hints.advised(view) == hints.advised(formula.observe(formula.imagine(view, "TWIN"), 0))


def test_in_the_points_game_the_hint_goes_for_points():
    """Of several plays with the most cards, the one with the most points."""
    state = sitting("2 × 4 = 8", "5679", "9", points=True)
    found = plays(state.table, state.hands[0], state.rules)
    best = explain.best_of(found, state.table, state.hands[0], state.rules)
    most = max(len(one.laid) for one in found)
    assert sum(best.digits) == max(sum(one.digits) for one in found if len(one.laid) == most)


def test_there_is_no_best_of_nothing():
    """Raises ValueError where there is none."""
    with pytest.raises(ValueError):
        explain.best_of([], table("2 4"), ("5",), Rules())
