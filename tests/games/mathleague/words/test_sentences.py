"""Words for learners: a sentence for every event, action and reason, and every score in its arithmetic."""

from __future__ import annotations

from fractions import Fraction

import pytest

from mathgames_widgets.core import Action, Event, Match, Reason, bot_move
from mathgames_widgets.core.game import (
    GameOver,
    NoSuchPlayer,
    NotInFrontOfYou,
    NotInYourHand,
    NotOfThisGame,
    NotYourTurn,
    WrongPhase,
)
from mathgames_widgets.games import mathleague
from mathgames_widgets.games.mathleague.analysis.chances import Wish
from mathgames_widgets.games.mathleague.bots.bots import BOTS
from mathgames_widgets.games.mathleague.rules import effects, events as ev, moves, reasons as no, rules
from mathgames_widgets.games.mathleague.rules.cards import card
from mathgames_widgets.games.mathleague.rules.moves import EndTurn
from mathgames_widgets.games.mathleague.rules.state import Link, OnStudent, OnTeam, Phase, Rules
from mathgames_widgets.games.mathleague.words.explanations import (
    why_bargain,
    why_drawing,
    why_one_colour,
    why_standing,
    why_student,
    why_team,
    why_unit_cost,
)
from mathgames_widgets.games.mathleague.words.hints import advised
from mathgames_widgets.games.mathleague.words.sentences import sentence
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.games.facts import kinds, named
from tests.games.mathleague.boards import scored, student
from tests.maths.numbers.equations import is_well_written

NAMES = ("Asha", "Ben", "Chiara")
AMARA, MEAN, EULER = card("blue Amara"), card("orange Mean"), card("blue Euler Academy")
QUIZ, PRINCIPAL, COACH = card("blue Pop Quiz"), card("blue Principal"), card("blue Coach Fermat")
ON_AMARA, TEAM = OnStudent(0, "blue Amara"), OnTeam("Euler Academy")

EVENTS = (
    (
        ev.Paid(0, (MEAN, card("blue Triangle Area")), 15, Fraction(11)),
        "Asha paid Mean (orange) and Triangle Area (blue), worth 15 points, for a cost of 11: 4 points lost.",
    ),
    (ev.Paid(1, (MEAN,), 5, Fraction(5)), "Ben paid Mean (orange), worth 5 points, for a cost of 5."),
    (ev.Played(0, AMARA), "Asha played the STUDENT card Amara (blue)."),
    (
        ev.Played(0, AMARA, TEAM),
        "Asha played the STUDENT card Amara (blue) and attached it to the school team Euler Academy.",
    ),
    (ev.Played(1, MEAN, ON_AMARA), "Ben played the TOOL card Mean (orange) and attached it to Asha's Amara (blue)."),
    (ev.Attached(0, AMARA, "Euler Academy"), "Asha attached Amara (blue) to the school team Euler Academy."),
    (
        ev.Moved(0, COACH, TEAM, ON_AMARA),
        "Asha moved Coach Fermat (blue) from the school team Euler Academy to Amara (blue).",
    ),
    (ev.Removed(1, 0, MEAN), "Ben sent Mean (orange) to Asha's discard pile."),
    (ev.Removed(0, 0, MEAN), "Asha put Mean (orange) on the discard pile."),
    (ev.Discarded(2, QUIZ), "Chiara discarded the ACTION card Pop Quiz (blue)."),
    (ev.Drew(0, 2, None), "Asha drew two cards."),
    (ev.Drew(0, 1, (AMARA,)), "Asha drew Amara (blue)."),
    (ev.TurnBegan(1), "It is Ben's turn."),
    (ev.PlayedAction(0, QUIZ, 1), "Asha played the ACTION card Pop Quiz (blue) on Ben."),
    (ev.PlayedAction(0, card("red Study Session"), 0), "Asha played the ACTION card Study Session (red)."),
    (ev.Replied(1, None), "Ben has answered, face down."),
    (ev.Replied(1, "blue Principal"), "Ben offers Principal (blue) as an answer, face down."),
    (
        ev.PlayedStaff(1, PRINCIPAL, Link(0, QUIZ, 1)),
        "Ben answered Pop Quiz (blue) with the STAFF card Principal (blue).",
    ),
    (ev.Unanswered(Link(0, QUIZ, 1)), "Nobody answered Pop Quiz (blue)."),
    (ev.Cancelled(0, QUIZ), "Pop Quiz (blue) is canceled and has no effect."),
    (
        ev.Blocked(0, QUIZ),
        "Pop Quiz (blue) is blocked: it goes back to Asha's hand and cannot be played again this turn.",
    ),
    (ev.Redirected(QUIZ, 2), "Pop Quiz (blue) is now aimed at Chiara."),
    (ev.TakenOver(QUIZ, 1, 0), "Pop Quiz (blue) takes effect as if Ben had played it on Asha."),
    (ev.TakenOver(QUIZ, 1, 1), "Pop Quiz (blue) takes effect as if Ben had played it."),
    (ev.Asked(1, "pop-quiz", 1), "Pop Quiz gives Ben a choice."),
    (ev.Asked(1, "field-trip", 2), "Field Trip gives Ben a choice: two cards still to choose."),
    (ev.DidNotPay(0), "Asha does not pay."),
    (ev.ShowedCards(1, (MEAN, COACH)), "Ben shows Mean (orange) and Coach Fermat (blue)."),
    (ev.ShowedCards(1, ()), "Ben shows nothing."),
    (ev.Returned(0, 1, AMARA), "Amara (blue) goes back to Ben's hand."),
    (ev.TookDiscard(0, MEAN), "Asha took Mean (orange) from the discard pile."),
    (ev.TookEffect(1, "snow-day"), "Snow Day takes effect for Ben."),
    (ev.NoEffect(1, "pop-quiz"), "Pop Quiz has no effect for Ben."),
    (
        ev.ReachedWinNumber((0,), (Fraction(525, 2),)),
        "Asha has reached the win number with 262.5 points.",
    ),
    (ev.RanOut(0), "Asha cannot draw enough cards, so the game ends."),
    (ev.PileFinished(1, Fraction(200)), "Pile 1 is finished with 200 points."),
    (GameOver((1,), (Fraction(0), Fraction(250))), "Ben won the game with 250 points."),
    (GameOver((0, 1), (Fraction(250), Fraction(250))), "Asha and Ben won the game together with 250 points."),
    (GameOver((0,), (Fraction(401),)), "Asha finished the solitaire game with 401 points."),
)

COMMON = {GameOver, NoSuchPlayer, NotInFrontOfYou, NotInYourHand, NotOfThisGame, NotYourTurn, WrongPhase}
"""Events and reasons that every game has, with words of this one."""

REASONS = (
    (NoSuchPlayer(8), "Nobody sits at that place."),
    (NotOfThisGame(), "That move is from another game."),
    (WrongPhase(Phase.ANSWER), "You cannot do that now: a card is being answered."),
    (NotYourTurn(1), "It is not your turn. It is Ben's turn."),
    (no.NotAsked(), "Nobody is asking you for an answer now."),
    (NotInYourHand("blue Amara"), "Amara (blue) is not in your hand."),
    (no.NotThatKind("blue Amara", "STUDENT"), "You cannot play Amara (blue) that way: it is a STUDENT card."),
    (NotInFrontOfYou("blue Amara"), "Amara (blue) is not in front of you. Choose one of your cards on the table."),
    (no.NotATool("blue Amara"), "You cannot pay with Amara (blue). Pay with TOOL cards."),
    (no.PaidTwice("orange Mean"), "You named Mean (orange) twice. Use each card once."),
    (no.NotEnough(5, Fraction(25, 2)), "These TOOL cards are worth only 5 points. The cost is 12.5."),
    (no.NothingToPay(), "This is free, so you do not pay anything."),
    (no.PaymentsBlocked(), "You cannot pay this turn: an ACTION card blocks all payments."),
    (no.NoSuchTeam("Euler Academy"), "There is no school team Euler Academy on your side of the table."),
    (
        no.OtherSchool("blue Elif", "Ramanujan Prep", "Euler Academy"),
        "Elif (blue) belongs to Ramanujan Prep, not to Euler Academy.",
    ),
    (
        no.NoSuchStudent(ON_AMARA),
        "Amara (blue) is not on your side of the table. Choose one of your STUDENT cards there.",
    ),
    (
        no.TooFewSchools("Euler Academy", 1),
        "Euler Academy has only one SCHOOL card. You need three or more to attach a TOOL card.",
    ),
    (
        no.OtherColour("orange Mean", "blue Amara"),
        "You cannot attach Mean (orange) to Amara (blue): in this game their colors must match.",
    ),
    (
        no.OtherAgeGroup("blue Amara", "HS"),
        "You cannot play Amara (blue): this game uses only high school STUDENT cards.",
    ),
    (no.AlreadyAttached("blue Amara"), "Amara (blue) is already in a school team."),
    (
        no.OnlyFromStudents("orange Mean"),
        "You cannot move Mean (orange): it is on a school team. You can move only TOOL cards on STUDENT cards.",
    ),
    (
        no.OnlyToStudents("orange Mean"),
        "You cannot move Mean (orange) to a school team. Move it to another STUDENT card.",
    ),
    (no.AlreadyThere("orange Mean"), "Mean (orange) is already attached there. Choose another place."),
    (no.NotAnOpponent(1), "Ben is not your opponent. You can send away only an opponent's TOOL cards."),
    (no.NoSuchToolThere(1, "orange Mean"), "Mean (orange) is not in front of Ben."),
    (no.OneActionATurn(), "You have already played an ACTION card this turn. You can play only one each turn."),
    (no.NotALegalTarget("blue Pop Quiz", 0), "Pop Quiz (blue) cannot be aimed at Asha."),
    (no.NotALegalTarget("red Registrar", None), "Registrar (red) needs a target."),
    (no.PlayOrDiscardOne(), "You cannot end your turn yet. Play or discard at least one card first."),
    (
        no.TooManyCards(2, 6),
        "You have too many cards to end your turn. You may keep at most six cards, so discard two cards first.",
    ),
    (no.DoesNotAnswer("blue Principal", "green Counselor"), "Principal (blue) cannot answer Counselor (green)."),
    (no.BlockedThisTurn("blue Pop Quiz"), "Pop Quiz (blue) was blocked and cannot be played again this turn."),
    (no.NotAChoice("lost-and-found", "blue Amara"), "You cannot choose Amara (blue) for Lost and Found."),
    (no.NotAsWasAsked("treasurer"), "Treasurer asks for something else."),
)

PAY = ("orange Mean",)
ACTIONS = (
    (moves.PlaySchool(EULER.key, PAY), "Play Euler Academy (blue) and pay Mean (orange)."),
    (moves.PlayStudent(AMARA.key), "Play Amara (blue) without a school team."),
    (
        moves.PlayStudent(AMARA.key, "Euler Academy", PAY),
        "Play Amara (blue) in the school team Euler Academy and pay Mean (orange).",
    ),
    (moves.PlayTeacher(COACH.key, TEAM), "Attach Coach Fermat (blue) to the school team Euler Academy."),
    (moves.PlayTool(MEAN.key, ON_AMARA), "Attach Mean (orange) to Amara (blue)."),
    (moves.PlayAction(QUIZ.key, 1), "Play Pop Quiz (blue) on Ben."),
    (moves.Attach(AMARA.key, PAY), "Attach Amara (blue) to its school team and pay Mean (orange)."),
    (moves.MoveTeacher(COACH.key, ON_AMARA, PAY), "Move Coach Fermat (blue) to Amara (blue) and pay Mean (orange)."),
    (moves.MoveTool("red Mean", ON_AMARA, PAY), "Move Mean (red) to Amara (blue) and pay Mean (orange)."),
    (moves.SendAway(1, "red Mean", PAY), "Send away Ben's Mean (red) and pay Mean (orange)."),
    (moves.Discard(QUIZ.key), "Discard Pop Quiz (blue)."),
    (EndTurn(), "End the turn."),
    (effects.Answer(PRINCIPAL.key), "Answer with Principal (blue)."),
    (effects.Answer("red Registrar", 2), "Answer with Registrar (red), with Chiara as the target."),
    (effects.Decline(), "Do not answer."),
    (effects.Choose(MEAN.key), "Choose Mean (orange)."),
    (effects.Choose(AMARA.key, "Euler Academy"), "Choose Amara (blue) for the school team Euler Academy."),
    (effects.PayUp(PAY), "Pay Mean (orange) so the ACTION card takes effect."),
    (effects.LetGo(), "Do not pay: the ACTION card is canceled."),
)


@pytest.mark.parametrize(("fact", "said"), [*EVENTS, *REASONS, *ACTIONS], ids=named)
def test_sentences(fact, said):
    assert sentence(fact, NAMES) == said


def test_everything_has_a_sentence():
    """All words for learners: no event, reason or action is without."""
    actions = {kind for module in (effects, moves, rules) for kind in kinds(module, Action)}
    for found, facts in ((kinds(ev, Event), EVENTS), (kinds(no, Reason), REASONS), (actions, ACTIONS)):
        assert {type(fact) for fact, _ in facts} - COMMON == found


# ── scores ────────────────────────────────────────────────────────────────────────────────────────────────────────

SCHOOLS = "blue Euler Academy\norange Euler Academy\nred Euler Academy\n"
TEAM_OF_FOUR = SCHOOLS + "\n".join(
    f"{key} in Euler Academy" for key in ("blue Amara", "blue Ben", "blue Chiara", "blue Dev")
)

THREE = TEAM_OF_FOUR.removesuffix("\nblue Dev in Euler Academy")


def claims(explanation):
    """Every sentence of an explanation."""
    return [step.claim for step in explanation.every()]


def test_a_student_with_tools_and_a_teacher():
    """Doubling once, and the cap of 300."""
    told = why_student(student("blue Ben: blue Coach Fermat, purple Quadratic Formula, purple Pigeonhole Principle"))
    assert is_well_written(told)
    assert claims(told)[0] == "Ben (blue) scores 270 points."
    assert "With the TEACHER card Coach Fermat (blue), they count double" in str(told)
    over = "blue Amara: blue Coach Fermat, purple Quadratic Formula, purple Pigeonhole Principle, orange Gauss Sum"
    told = why_student(student(over))
    assert claims(told)[-1] == "A STUDENT card scores at most 300, so 20 points do not count."
    assert is_well_written(told)


def test_a_school_team_with_everything():
    """Average, 50 for one colour, and school tools up to 100."""
    tools = "Euler Academy: purple Quadratic Formula, purple Pigeonhole Principle, purple Unique Factorization, "
    tools += "orange Gauss Sum, blue Pythagorean Theorem, red Slope Formula, blue Coach Fermat"
    scores = scored(f"{TEAM_OF_FOUR}\n{tools}")
    (school,) = scores.schools
    told = why_team(school)
    assert is_well_written(told)
    assert school.points == Fraction(685, 4) + 50 + 100
    assert claims(told)[0] == "The school score of Euler Academy is 321.25 points."
    assert told.shown.plain() == "171.25 + 50 + 100 = 321.25"
    assert any(claim.endswith("add 110 points, but only 100 count.") for claim in claims(told))
    assert any(claim.startswith("All four are blue and so is the TEACHER card") for claim in claims(told))


def test_what_is_missing_to_the_win_number():
    """An average of four grows by a quarter of a point for each point."""
    told = why_standing(scored(TEAM_OF_FOUR), 263)
    assert is_well_written(told)
    assert "This team still needs 91.75 points to reach the win number, 263." in claims(told)
    assert "91.75 points more on the average needs 367 points on the four students." in str(told)
    assert "This reaches the win number, 150." in claims(why_standing(scored(TEAM_OF_FOUR), 150))
    assert "win number" not in str(why_standing(scored(TEAM_OF_FOUR), None))


@pytest.mark.parametrize(
    ("board", "said"),
    [("", "Four STUDENT cards are still missing."), (THREE, "One STUDENT card is still missing.")],
)
def test_not_yet(board, said):
    """Fewer than four: no score yet, shown as "not yet"."""
    assert claims(why_standing(scored(board), 263)) == ["There is no score yet: a team needs four STUDENT cards.", said]


def test_a_school_score_only():
    told = why_standing(scored("blue Amara\nblue Ben\nblue Chiara\nblue Dev", school_score_only=True), 263)
    assert claims(told)[-1] == "Only a school score counts here, and no school team has four students yet."


# ── costs and chances ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_bargain_follows_the_multipliers():
    """Unit cost: points per payment by age group, and why a high-school student is the bargain."""
    assert claims(why_bargain(Rules()))[0] == "A high school STUDENT card gives the most for each point paid."
    assert claims(why_bargain(Rules(hs_multiplier="1")))[0] == (
        "STUDENT cards of these age groups give the most for each point paid: elementary school, middle school "
        "and high school."
    )
    for one in (
        why_bargain(Rules()),
        why_one_colour(),
        why_unit_cost(AMARA, Rules()),
        why_drawing(Wish("TOOL", "", 4, 49, 6)),
    ):
        assert is_well_written(one)


def test_hints_are_sentences_and_name_nothing_hidden():
    """Hints from small to large, for whoever acts, and never a card that somebody else holds."""
    match = Match(mathleague, 2, "HINTS")
    for _ in range(40):
        if not match.to_act():
            break
        player = match.to_act()[0]
        hints = advised(match.observe(player))
        assert hints
        assert all(is_well_written(Explanation(one.says)) for one in hints)
        assert advised(match.observe(None)) == ()
        match.play(player, bot_move(match, player, BOTS[1])[0])
