"""A sentence for everything, the rule behind a refusal, and what stands beside the cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mathgames_widgets.core.game import (
    Action,
    AlreadyReady,
    Event,
    GameOver,
    IsReady,
    NotInYourHand,
    NotYourTurn,
    Placed,
    Ready,
    Reason,
    TookBack,
    WrongPhase,
)
from mathgames_widgets.games.matician.rules import reasons, state as state_module
from mathgames_widgets.games.matician.rules.cards import FACES, LEFT, RIGHT, SYMBOLS
from mathgames_widgets.games.matician.rules.rules import new_game
from mathgames_widgets.games.matician.rules.state import (
    ChoseSabotage,
    Pass,
    Phase,
    Put,
    ReachedThree,
    Revealed,
    RoundBegan,
    Rules,
    Sabotage,
    SabotageBegan,
    Take,
    TakeBack,
    Took,
)
from mathgames_widgets.games.matician.rules.view import observe
from mathgames_widgets.games.matician.table import say
from mathgames_widgets.games.matician.words.rules import prompt
from mathgames_widgets.games.matician.words.sentences import (
    OPERATIONS,
    caption,
    card_text,
    cards_text,
    redealt_says,
    sentence,
    symbol_text,
)
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.games.facts import kinds, named
from tests.games.matician.rounds import judged
from tests.games.matician.tables import NAMES, laying, play, sabotaging
from tests.maths.numbers.equations import is_well_written

EVENTS = (
    (
        RoundBegan(2, ("+", "-", "x"), (), (), (("4", "13", "-", "-"), None, None), ()),
        "Round 2 began. Asha has +. Ben has −. Chiara has ×.",
    ),
    (
        RoundBegan(1, ("/", None), (), (), (None, None), ((0, ("3", "-", "-", "-", "-", "-")),)),
        "Round 1 began. Asha has ÷. Asha had too few numbers, showed 3 and five minus cards, and got a new hand.",
    ),
    (
        RoundBegan(1, ("x", None), (), (), (None, None), ((0, ("0", "9", "10", "-", "-", "-")),)),
        "Round 1 began. Asha has ×. Asha had too few numbers from 1 to 9, showed 0, 9, 10 and three minus cards, and "
        "got a new hand.",
    ),
    (
        RoundBegan(3, (None, None), ("+", "x", "x"), (1, 0), (None, ("7", "8", "9", "9", "10", "-")), ()),
        "Round 3 began. +, × and × are on offer. Ben takes one first, then Asha.",
    ),
    (Took(1, "-"), "Ben took the symbol −."),
    (Placed(0, "13", RIGHT), "Asha laid 13 on the right."),
    (TookBack(0, "13", LEFT), "Asha took 13 back from the left."),
    (IsReady(2), "Chiara is ready."),
    (
        SabotageBegan(1),
        "All numbers are down; now each player may lay one minus card at another player's equation.",
    ),
    (ChoseSabotage(0, None), "Asha has chosen."),
    (ChoseSabotage(0, Pass()), "Asha lays no minus card."),
    (ChoseSabotage(0, Sabotage(1, LEFT)), "Asha lays a minus card in front of Ben's left number."),
    (
        Revealed(judged("4 + 13", "12 / 8", attacks="2>1 right")),
        "The cards were turned over. Asha has 4 + (−13) = −9. Ben has 12 ÷ 8 = 3/2. "
        "Ben laid a minus card in front of Asha's 13 on the right. Ben has the highest value and gets 1 point.",
    ),
    (
        Revealed(judged("4 + 3", "10 - 3", "out")),
        "The cards were turned over. Asha has 4 + 3 = 7. Ben has 10 − 3 = 7. "
        "Asha and Ben both have the highest value, and each gets 1 point.",
    ),
    (
        Revealed(judged("4 + 3", "10 - 3", "1 x 7")),
        "The cards were turned over. Asha has 4 + 3 = 7. Ben has 10 − 3 = 7. Chiara has 1 × 7 = 7. "
        "Asha, Ben and Chiara all three have the highest value, and each gets 1 point.",
    ),
    (
        Revealed(judged("4 / 0", "0 / 0")),
        "The cards were turned over. Asha has 4 ÷ 0, which has no value. Ben has 0 ÷ 0, which has no value. "
        "Nobody has a value, so nobody gets a point.",
    ),
    (
        Revealed(judged("15 / 1", "10 x 10", by_rank=True)),
        "The cards were turned over. Asha has 15 ÷ 1 = 15. Ben has 10 × 10 = 100. "
        "Asha has the highest rank and gets 1 point.",
    ),
    (ReachedThree((1,), 1), "Ben reached 3 points and takes place 1."),
    (ReachedThree((0, 2), 2), "Asha and Chiara reached 3 points together and share place 2."),
    (GameOver((1,), (2, 3, 0)), "Ben won the game with 3 points."),
    (GameOver((0, 1), (3, 3, 0)), "Asha and Ben shared the win with 3 points each."),
)

REFUSED: tuple[tuple[Reason, str], ...] = (
    (reasons.HasFinished(1), "Ben has 3 points and is out of the game."),
    (WrongPhase(Phase.DRAFT), "You cannot do that while players are taking symbols."),
    (WrongPhase(Phase.NUMBERS), "You cannot do that while players are laying numbers."),
    (WrongPhase(Phase.SABOTAGE), "You cannot do that while players are laying minus cards."),
    (NotYourTurn(1), "It is not your turn: Ben takes a symbol now."),
    (reasons.NotOnOffer("x"), "There is no × left to take. Choose one of the symbols on offer."),
    (AlreadyReady(), "You already said you were ready, so your numbers stay as they are."),
    (reasons.NoSuchSide(2), "A symbol has only two sides: choose the left or the right."),
    (NotInYourHand("13"), "There is no 13 in your hand. Choose a card you hold."),
    (
        reasons.NotANumber(),
        "A minus card is not a number. Play it on another player's equation once all the numbers are down.",
    ),
    (
        reasons.TooLargeUnderTimes("13"),
        "13 cannot go beside ×. In this game only numbers from 1 to 9 can.",
    ),
    (reasons.SideTaken(LEFT), "There is already a number on the left. Take it back first."),
    (reasons.NothingThere(RIGHT), "There is no number on the right to take back."),
    (reasons.SideIsEmpty(), "Your equation is not complete. Put a number on each side of the symbol."),
    (reasons.AlreadyChosen(), "You have already chosen. The cards are turned over when everyone has."),
    (reasons.NoMinus(), "You have no minus card to lay. Go on without one."),
    (reasons.NobodyThere(2), "Chiara has no equation this round. Choose another player."),
    (reasons.YourOwnEquation(), "You cannot attack your own equation. Choose another player's."),
)

ACTIONS = (
    (Take("/"), "Take the symbol ÷."),
    (Put("13", RIGHT), "Lay 13 on the right."),
    (TakeBack(LEFT), "Take the left number back."),
    (Ready(), "Say that you are ready."),
    (Sabotage(1, LEFT), "Lay a minus card in front of Ben's left number."),
    (Pass(), "Lay no minus card."),
)


# ── sentences ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("event", "says"), EVENTS, ids=named)
def test_every_event_has_its_sentence(event, says):
    """What somebody reads who follows the game."""
    assert sentence(event, NAMES) == says


def test_every_event_has_words():
    """A sentence for every event, also as others and watchers see it."""
    assert kinds(state_module, Event) | {GameOver, IsReady, Placed, TookBack} == {type(event) for event, _ in EVENTS}
    for event, _ in EVENTS:
        for player in (0, 1, None):
            seen = event.as_seen_by(player)
            assert seen is None or sentence(seen, NAMES).endswith(".")


def test_what_is_hidden_is_not_told():
    """A player, a bot and a browser only ever hold what that seat may know."""
    chose = ChoseSabotage(0, Sabotage(1, LEFT))
    assert "left" in sentence(chose.as_seen_by(0), NAMES)
    assert sentence(chose.as_seen_by(1), NAMES) == sentence(chose.as_seen_by(None), NAMES) == "Asha has chosen."
    assert Placed(0, "13", RIGHT).as_seen_by(1) is TookBack(0, "13", RIGHT).as_seen_by(None) is None


def test_a_hand_is_told_to_nobody():
    """Hidden cards stay hidden: the sentence about a deal is read beside the cards of the round before."""
    began = RoundBegan(1, ("+", "x"), (), (), (("4", "13"), ("7", "11")), ())
    for player in (0, 1, None):
        assert sentence(began.as_seen_by(player), NAMES) == "Round 1 began. Asha has +. Ben has ×."


@pytest.mark.parametrize(("reason", "says"), REFUSED, ids=named)
def test_a_refusal_says_which_rule_it_breaks(reason, says):
    """a refusal says which rule it breaks in one clear sentence"""
    assert sentence(reason, NAMES) == says
    assert is_well_written(Explanation(sentence(reason)))


def test_every_reason_has_words():
    """A sentence for every reason."""
    assert kinds(reasons, Reason) | {NotInYourHand, NotYourTurn, WrongPhase, AlreadyReady} == {
        type(reason) for reason, _ in REFUSED
    }


@pytest.mark.parametrize(("action", "says"), ACTIONS, ids=named)
def test_every_action_has_its_sentence(action, says):
    """A sentence for every action."""
    assert sentence(action, NAMES) == says


def test_every_action_has_words():
    """A sentence for every action."""
    assert kinds(state_module, Action) | {Ready} == {type(action) for action, _ in ACTIONS}


def test_names_are_optional():
    """`Player 3` where none was given."""
    assert sentence(IsReady(2)) == "Player 3 is ready."


def test_cards_and_symbols_can_be_told_apart():
    """The card "-" is never taken for the symbol −, neither written nor read aloud."""
    assert len({card_text(card) for card in FACES} | {symbol_text(symbol) for symbol in SYMBOLS}) == len(FACES) + 4
    assert len({say("symbol", operation=OPERATIONS[symbol]) for symbol in SYMBOLS}) == 4
    assert cards_text(("4", "-")) == "4 and one minus card"


def test_small_numbers_beside_times_are_said_to_whom_they_matter():
    """Beside × lie only numbers from 1 to 9"""
    table = laying("x: 2 3", "+: 4 5", small_under_times=True)
    assert prompt(observe(table, 0)) == "Lay two numbers from 1 to 9 beside your ×."
    assert "×" not in prompt(observe(table, 1))
    assert "9" not in prompt(observe(laying("x: 2 3", "+: 4 5"), 0))


def test_a_line_says_what_to_do_next():
    """The first number, the side that is empty, and what both sides laid lead to."""
    table = laying("+: 4 13 -", "x: 2 3 -")
    assert prompt(observe(table, 0)) == "Lay a number on each side of your +."
    assert prompt(observe(play(table, "0 put 13 right"), 0)) == "Now lay a number on the left."
    assert "Are you ready" in prompt(observe(play(table, "0 put 13 right", "0 put 4 left"), 0))


def test_who_has_no_minus_card_passes_unseen():
    """Nobody sees whether somebody lays none, or has none."""
    table = sabotaging("4 + 13", "2 x 3", hands=("1 1 1 1", "1 1 1 -"))
    assert prompt(observe(table, 0)) == "You have no minus card this time. Say that you are ready."
    assert prompt(observe(table, 1)).startswith("Attack a number")


def test_who_is_ready_waits_and_who_acts_does_not():
    """For the symbols, for the numbers, for the sabotage; and who only watches hears what all do."""
    draft = new_game(2, "FERN-42", Rules(draft=True))
    first, second = draft.order[:2]
    assert prompt(observe(draft, first), NAMES) == "Take a symbol that suits your hand."
    assert prompt(observe(draft, second), NAMES) == f"{NAMES[first]} is taking a symbol."
    ready = play(laying("+: 4 13 -", "x: 2 3 -"), "0 put 4 left", "0 put 13 right", "0 ready")
    assert prompt(observe(ready, 0), NAMES) == "Waiting for Ben."
    chosen = play(sabotaging("4 + 13", "2 x 3", "5 - 1", "6 - 2"), "0 sabotage 2 right")
    assert prompt(observe(chosen, 0), NAMES) == "Waiting for 3 other players."
    assert prompt(observe(chosen, None), NAMES) == "Everyone may lay a minus card, face down."


def test_captions_are_short_and_hold_nothing_hidden():
    """At most ten words; what others laid and chose is in none of them."""
    for event, _ in EVENTS:
        seen = event.as_seen_by(7)
        said = "" if seen is None else caption(seen, NAMES[:3])
        assert len(said.split()) <= 10
        assert "minus card in front" not in said
    assert caption(IsReady(1), NAMES[:3]) == "Ben is ready."
    assert caption(IsReady(1), NAMES) == "", "of many all at once"


def test_who_has_three_points_watches_the_others():
    """ "play can resume to determine the place of all other players" """
    table = laying("+: 4 13", "x: 2 3", "x: 4 5", points=(3, 1, 1), play_on=True)
    out = observe(replace(table, active=(1, 2)), 0)
    assert prompt(out) == "You have your three points. The others play on."


def test_a_hand_that_was_shown_says_what_it_lacked():
    """A hand with fewer than two numbers is shown and dealt again."""
    assert redealt_says(1, ("3", "-", "-", "-", "-", "-"), NAMES).startswith(
        "Ben had too few numbers, showed this hand"
    )
