"""Words for learners: a sentence for everything, what cards and goals mean, and the rule behind a refusal."""

from __future__ import annotations

import pytest

from mathgames_widgets.core import Action, Event, Reason
from mathgames_widgets.core.game import (
    AlreadyReady,
    GameOver,
    NoSuchCard,
    NotInYourHand,
    NotYourTurn,
    Placed,
    Ready,
    TookBack,
    WrongPhase,
)
from mathgames_widgets.games.rolls_and_goals.rules import reasons, state as state_module
from mathgames_widgets.games.rolls_and_goals.rules.cards import FACES, GOALS
from mathgames_widgets.games.rolls_and_goals.rules.scoring import judge, measure
from mathgames_widgets.games.rolls_and_goals.rules.state import (
    ON_DECK,
    ON_DISCARD,
    ChosePick,
    Declare,
    Declaring,
    Flipped,
    Phase,
    Pick,
    Picked,
    Put,
    Rerolled,
    RolledOff,
    RoundBegan,
    RoundResult,
    RoundScored,
    SelectingBegan,
    Take,
    TakeBack,
    Took,
    TookSpecial,
    TurnedOver,
    WasReady,
    Withdraw,
    Withdrew,
)
from mathgames_widgets.games.rolls_and_goals.words.explanations import example_values, goal_meaning
from mathgames_widgets.games.rolls_and_goals.words.sentences import card_text, sentence, spoken
from mathgames_widgets.maths.writing.explanation import Explanation
from tests.games.facts import kinds, named
from tests.games.rolls_and_goals.tables import said, selecting, sitting
from tests.maths.numbers.equations import contradictions, is_well_written

NAMES = ("Asha", "Ben", "Chiara")
NOTHING = ((),) * 6
ONES = (1,) * 6

SCORED = RoundResult(
    round=3,
    rolled=(ONES, ONES),
    stacks=(NOTHING, NOTHING),
    dice=(ONES, ONES),
    values=(ONES, (2,) * 6),
    awards=(judge("most odds", (ONES, (2,) * 6)),),
)

EVENTS = (
    (
        RoundBegan(2, ((1, 2, 3, 4, 5, 6), ONES), (("+1", "-2", "reroll"), None), (1,)),
        "Round 2 began. Asha rolled 1, 2, 3, 4, 5 and 6. Ben rolled 1, 1, 1, 1, 1 and 1. Ben made a new deck from "
        "the discard pile. Asha drew +1, −2 and a reroll.",
    ),
    (Placed(0, "-2", 3), "Asha put −2 behind die 4."),
    (Placed(0, "blank", ON_DECK), "Asha put a blank on top of the deck."),
    (Placed(0, "[0]", ON_DISCARD), "Asha put [0] onto the discard pile."),
    (TookBack(1, "x2", 0), "Ben took ×2 back from die 1."),
    (TookBack(1, "flip", ON_DECK), "Ben took a flip back from the top of the deck."),
    (TookBack(1, "÷2", ON_DISCARD), "Ben took ÷2 back from the discard pile."),
    (Declaring(0, "most odds"), "Asha will declare the special goal most odds."),
    (Withdrew(0, "most odds"), "Asha keeps the special goal most odds for later."),
    (WasReady(0, None), "Asha is ready."),
    (WasReady(0, ()), "Asha is ready."),
    (WasReady(0, ("+1",)), "Asha is ready; +1 goes onto the discard pile."),
    (WasReady(0, ("+1", "pick")), "Asha is ready; +1 and a pick go onto the discard pile."),
    (
        TurnedOver(((("+1", "x2"), (), ("flip",), (), (), ()), NOTHING), ((), ("most 1s", "most odds"))),
        "The cards were turned over. Asha has +1 and ×2 behind die 1 and a flip behind die 3. Ben has no cards behind "
        "the dice. Ben declared most 1s and most odds.",
    ),
    (Rerolled(0, 2, 4, 6), "Asha rolled die 3 again: 4 became 6."),
    (Rerolled(0, 2, 4, 4), "Asha rolled die 3 again: 4 came up again."),
    (ChosePick(1, 5, None), "Ben chose a side for die 6."),
    (ChosePick(1, 5, 3), "Ben chose 3 for die 6."),
    (Picked(1, 5, 1, 3), "Ben changed die 6 from 1 to 3."),
    (Picked(1, 5, 3, 3), "Ben left die 6 at 3."),
    (Flipped(1, 5, 3, 4), "Ben flipped die 6 from 3 to 4."),
    (
        RoundScored(SCORED),
        "Round 3 is scored. Asha took 6 tokens. Ben took none.",
    ),
    (
        SelectingBegan(("most 1s", "most 2s", "most 3s"), ("[0]", "x2", "flip"), 1, (1, 0), ((0, 5), (1, 2))),
        "The new goals are most 1s, most 2s and most 3s. Players can take [0], ×2, a flip and one special goal. "
        "The tied players each rolled a die. Asha rolled 5. Ben rolled 2. The order: Ben, then Asha.",
    ),
    (Took(0, ("x2", "[0]"), special=False), "Asha took ×2 and [0]."),
    (TookSpecial(0, ("x2",), special=True), "Asha took ×2 and a special goal."),
    (TookSpecial(0, (), special=True, goal="most odds"), "Asha took the special goal most odds."),
    (RolledOff(((0, 4), (2, 4))), "The tied players each rolled a die. Asha rolled 4. Chiara rolled 4."),
    (GameOver((1,), (30, 31)), "Ben won the game with 31 tokens."),
    (GameOver((1,), (31, 31)), "Ben won the game with 31 tokens and the highest roll in the tiebreak."),
)

REFUSED: tuple[tuple[Reason, str], ...] = (
    (NoSuchCard("x3"), "'x3' is not a modifier card. Cards look like '+1', '[0]', 'x2' or 'flip'."),
    (
        WrongPhase(Phase.SELECT),
        "You cannot do that now: players are choosing cards for their decks.",
    ),
    (AlreadyReady(), "You have already said you are ready. The cards are turned over when everyone is ready."),
    (NotYourTurn(1), "It is not your turn. Ben is choosing cards now."),
    (
        reasons.NoSuchPlace(8),
        "A card goes behind one of the six dice, on top of the deck or onto the discard pile.",
    ),
    (NotInYourHand("-2"), "There is no −2 in your hand. Choose a card you hold."),
    (NotInYourHand("reroll"), "There is no reroll in your hand. Choose a card you hold."),
    (reasons.NoCardThere(2, 1), "There is no card 2 behind die 3 to take back."),
    (reasons.NoCardThere(ON_DISCARD, 0), "There is no card 1 on the discard pile to take back."),
    (
        reasons.NotYourSpecialGoal("most odds"),
        "You do not have the special goal most odds, so you cannot declare it.",
    ),
    (
        reasons.AlreadyDeclared("most odds"),
        "You have already declared the special goal most odds. You can declare it only once.",
    ),
    (
        reasons.NotDeclared("most odds"),
        "You have not declared the special goal most odds, so you are keeping it for later already.",
    ),
    (
        reasons.NothingToPick(3),
        "You cannot choose a side for die 4: it has no pick, or you have already chosen.",
    ),
    (reasons.NoSuchSide(-7), "A die has no side −7. Choose a side from 1 to 6."),
    (reasons.NotOnOffer("x2"), "There are not enough ×2 cards to take. Choose from the cards that are left."),
    (reasons.NoSpecialGoalThere(), "There is no special goal left to take. Take only cards."),
    (
        reasons.WrongNumberOfCards(3, 2),
        "That is 3. Everyone takes two cards now, counting the special goal.",
    ),
    (
        reasons.TakeWhatIsLeft(),
        "You choose last, so take everything that is left. You can choose only the order.",
    ),
)

ACTIONS = (
    (Put("-1", 0), "Put −1 behind die 1."),
    (Put("reroll", ON_DECK), "Put a reroll on top of the deck."),
    (Put("blank", ON_DISCARD), "Put a blank onto the discard pile."),
    (TakeBack(4, 1), "Take card 2 back from die 5."),
    (Declare("most odds"), "Declare the special goal most odds."),
    (Withdraw("most odds"), "Keep the special goal most odds for later."),
    (Ready(), "Say you are ready."),
    (Pick(5, 6), "Change die 6 to 6."),
    (Take(("x2", "-1")), "Take ×2 and −1, so that −1 is on top."),
    (Take(("x2",), special=True), "Take ×2 and the special goal."),
    (Take((), special=True), "Take the special goal."),
)


# ── sentences ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("event", "says"), EVENTS, ids=named)
def test_every_event_has_its_sentence(event, says):
    """What somebody reads who follows the game."""
    assert sentence(event, NAMES) == says


def test_every_event_has_words():
    """A sentence for every event, also as others and watchers see it."""
    assert kinds(state_module, Event) | {GameOver, Placed, TookBack} == {type(event) for event, _ in EVENTS}
    for event, _ in EVENTS:
        for player in (0, 1, None):
            seen = event.as_seen_by(player)
            assert seen is None or sentence(seen, NAMES).endswith(".")


def test_what_is_hidden_is_not_told():
    """Hidden cards stay hidden."""
    for event, hidden in (
        (WasReady(0, ("[7]",)), "[7]"),
        (ChosePick(0, 1, 6), "6"),
        (TookSpecial(0, (), special=True, goal="most odds"), "most odds"),
        (RoundBegan(1, (ONES, ONES), (("[7]",), ("[6]",)), ()), "[7]"),
    ):
        assert hidden in sentence(event.as_seen_by(0), NAMES)
        assert hidden not in sentence(event.as_seen_by(1), NAMES)
        assert hidden not in sentence(event.as_seen_by(None), NAMES)


@pytest.mark.parametrize(("reason", "says"), REFUSED, ids=named)
def test_a_refusal_says_which_rule_it_breaks(reason, says):
    """a refusal says which rule it breaks in one clear sentence"""
    assert sentence(reason, NAMES) == says
    assert is_well_written(Explanation(sentence(reason)))


def test_every_reason_has_words():
    """A sentence for every reason."""
    assert kinds(reasons, Reason) | {AlreadyReady, NoSuchCard, NotInYourHand, NotYourTurn, WrongPhase} == {
        type(reason) for reason, _ in REFUSED
    }


def test_refusals_at_the_table():
    """A refusal says which rule it breaks."""
    assert (
        said(sitting("1 | 1 | 1 | 1 | 1 | 1", hands=["+1", ""]), "0 put x2 die 1")
        == "There is no ×2 in your hand. Choose a card you hold."
    )
    assert said(selecting(2, offer="+1 x2 [0]"), "0 put +1 die 1") == (
        "You cannot do that now: players are choosing cards for their decks."
    )


@pytest.mark.parametrize(("action", "says"), ACTIONS, ids=named)
def test_every_action_has_its_sentence(action, says):
    """A sentence for every action."""
    assert sentence(action) == says


def test_every_action_has_words():
    """A sentence for every action."""
    assert kinds(state_module, Action) | {Ready} == {type(action) for action, _ in ACTIONS}


def test_names_are_optional():
    """`Player 3` where none was given."""
    assert sentence(Flipped(2, 0, 1, 6)) == "Player 3 flipped die 1 from 1 to 6."


# ── cards and goals ───────────────────────────────────────────────────────────────────────────────────────────────


def test_all_cards_have_names():
    """Spoken names of cards: no sign that a screen reader leaves out."""
    assert len({spoken(card) for card in FACES}) == len(FACES)
    assert all(not set(spoken(card)) & set("[]+-−÷") for card in FACES)
    assert [card_text(card) for card in ("-3", "x2", "pick", "[7]")] == ["−3", "×2", "a pick", "[7]"]


@pytest.mark.parametrize("goal", GOALS)
def test_every_goal_says_what_it_asks_for(goal):
    """Goal cards: what each asks for, an example, and what settles a doubtful case."""
    told = goal_meaning(goal)
    assert is_well_written(told) and not contradictions(told)
    assert told.claim.lower().startswith(f"{goal}: ")
    assert measure(goal, example_values(goal)) is not None
    assert any(step.claim.startswith("For example, ") for step in told.why)


def test_what_is_no_goal_is_refused():
    """Raises ValueError for what is no goal."""
    with pytest.raises(ValueError, match=r"is not an? .*\.$"):
        goal_meaning("+9")
