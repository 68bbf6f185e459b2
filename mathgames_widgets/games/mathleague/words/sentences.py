"""Every event, action and reason in one sentence for learners, and the names of cards, places and amounts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from decimal import Decimal
from fractions import Fraction

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Action, Event, Fact, Named, Player, Reason
from mathgames_widgets.core.words import common_refusal, counted, listed, name_of, people

from ..rules import effects, events, moves, reasons
from ..rules.cards import EFFECT_TEXTS, ELEM, HS, MS, Card, Key
from ..rules.moves import EndTurn
from ..rules.payments import payment_of
from ..rules.rules import BothPiles, FirstToWinNumber, HighestScore
from ..rules.state import Link, OnStudent, OnTeam, Phase, Spot
from .decks import refusal

LEVEL_NAMES = {ELEM: "elementary school", MS: "middle school", HS: "high school"}
"""The age groups in full."""

A_LEVEL = {ELEM: "an elementary school", MS: "a middle school", HS: "a high school"}
"""The same with their article."""

NOW: dict[Named, str] = {
    Phase.PLAY: "a player is playing cards",
    Phase.ANSWER: "a card is being answered",
    Phase.CHOOSE: "a player is making a choice",
    Phase.OVER: "the game is over",
}
"""What is done in a phase, after "now"."""


def key_text(key: Key) -> str:
    """A card by its name, with the colour that tells it from others of the same name.

    >>> key_text("blue Amara"), key_text("red Slope Formula")
    ('Amara (blue)', 'Slope Formula (red)')
    """
    colour, _, name = key.partition(" ")
    return f"{name} ({colour})"


def card_text(card: Card) -> str:
    """A card with its kind in the rulebook's capitals.

    >>> from mathgames_widgets.games.mathleague.rules.cards import School
    >>> card_text(School("green", "62", "Euler Academy"))
    'the SCHOOL card Euler Academy (green)'
    """
    return f"the {card.kind} card {key_text(card.key)}"


def cards_text(cards: Iterable[Card]) -> str:
    """Some cards in a row by their names."""
    return keys_text([card.key for card in cards])


def keys_text(keys: Sequence[Key]) -> str:
    """Some cards in a row by their names, `nothing` for none.

    >>> keys_text(["blue Amara", "red Mean"]), keys_text([])
    ('Amara (blue) and Mean (red)', 'nothing')
    """
    return listed([key_text(key) for key in keys]) if keys else "nothing"


def number_text(value: Fraction | int) -> str:
    """A number as it is read on a score sheet: a decimal where it ends, else a fraction.

    >>> number_text(Fraction(335, 2)), number_text(200), number_text(Fraction(-5)), number_text(Fraction(500, 3))
    ('167.5', '200', '−5', '500/3')
    """
    value = Fraction(value)
    left = value.denominator
    for prime in (2, 5):
        while left % prime == 0:
            left //= prime
    text = f"{value}" if left > 1 else f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    return text.replace("-", "−")


def points_text(value: Fraction | int) -> str:
    """An amount of points.

    >>> points_text(1), points_text(Fraction(335, 2))
    ('1 point', '167.5 points')
    """
    return f"{number_text(value)} point{'' if value == 1 else 's'}"


def spot_text(spot: Spot, names: Sequence[str] = (), player: Player | None = None) -> str:
    """Where a TEACHER or TOOL card is attached; the owner of a student is named unless it is `player`.

    >>> from mathgames_widgets.games.mathleague.rules.state import OnTeam
    >>> spot_text(OnTeam("Euler Academy")), spot_text(OnStudent(1, "blue Amara"), ["Asha", "Ben"], 0)
    ('the school team Euler Academy', "Ben's Amara (blue)")
    """
    if not isinstance(spot, OnStudent):
        return f"the school team {spot.school}"
    own = player is None or spot.player == player
    return key_text(spot.student) if own else f"{name_of(spot.player, names)}'s {key_text(spot.student)}"


# ── whole sentences, with slots ───────────────────────────────────────────────────────────────────────────────────

SENTENCES: dict[type[Fact], str] = {
    # what has happened
    events.Attached: "{player} attached {card} to the school team {team}.",
    events.Moved: "{player} moved {card} from {before} to {after}.",
    events.Discarded: "{player} discarded {whole_card}.",
    events.TurnBegan: "It is {player}'s turn.",
    events.PlayedStaff: "{player} answered {to} with the STAFF card {card}.",
    events.Unanswered: "Nobody answered {to}.",
    events.Cancelled: "{card} is canceled and has no effect.",
    events.Blocked: "{card} is blocked: it goes back to {player}'s hand and cannot be played again this turn.",
    events.Redirected: "{card} is now aimed at {target}.",
    events.Refused: "{player} does not pay.",
    events.Revealed: "{player} shows {cards}.",
    events.Returned: "{card} goes back to {owner}'s hand.",
    events.TookBack: "{player} took {card} from the discard pile.",
    events.TookEffect: "{effect} takes effect for {player}.",
    events.NoEffect: "{effect} has no effect for {player}.",
    events.RanOut: "{player} cannot draw enough cards, so the game ends.",
    events.PileFinished: "Pile {pile} is finished with {score}.",
    # what may be done
    moves.PlaySchool: "Play {card}.",
    moves.PlayTeacher: "Attach {card} to {on}.",
    moves.PlayTool: "Attach {card} to {on}.",
    moves.PlayAction: "Play {card} on {target}.",
    moves.Attach: "Attach {student} to its school team.",
    moves.MoveTeacher: "Move {teacher} to {to}.",
    moves.MoveTool: "Move {tool} to {to}.",
    moves.SendAway: "Send {tool} of {player} away.",
    moves.Discard: "Discard {card}.",
    EndTurn: "End the turn.",
    effects.Decline: "Do not answer.",
    effects.PayUp: "Pay {payment} so the ACTION card takes effect.",
    effects.LetGo: "Do not pay: the ACTION card is canceled.",
    # why not
    core.NotOfThisGame: "That is not a move of mathleague.org/cards.",
    core.WrongPhase: "You cannot do that now: {phase}.",
    core.NotYourTurn: "It is not your turn. Now it is {turn}'s turn.",
    reasons.NotAsked: "You are not asked for an answer now.",
    reasons.OneActionATurn: "You have already played an ACTION card this turn. You can play only one each turn.",
    reasons.PlayOrDiscardOne: "You cannot end your turn yet. Play or discard at least one card first.",
    reasons.TooManyCards: "You have too many cards to end your turn. You may keep at most {most}, so discard "
    "{over} first.",
    core.NotInYourHand: "{card} is not in your hand.",
    reasons.NotThatKind: "You cannot play {card} that way: it is a {kind} card.",
    reasons.OtherAgeGroup: "You cannot play {card}: this game uses only {age_group} STUDENT cards.",
    reasons.BlockedThisTurn: "{card} was blocked and cannot be played again this turn.",
    reasons.NotATool: "You cannot pay with {card}. Pay with TOOL cards.",
    reasons.PaidTwice: "You named {card} twice. Use each card once.",
    reasons.NotEnough: "These TOOL cards are worth only {worth}. The cost is {cost}.",
    reasons.NothingToPay: "This is free, so you do not pay anything.",
    reasons.PaymentsBlocked: "You cannot pay this turn: an ACTION card blocks all payments.",
    reasons.NoSuchTeam: "There is no school team {school} on your side of the table.",
    reasons.OtherSchool: "{card} belongs to {printed}, not to {school}.",
    reasons.NoSuchStudent: "{spot} is not on your side of the table. Choose one of your STUDENT cards there.",
    reasons.TooFewSchools: "{school} has only {schools}. You need three or more to attach a TOOL card.",
    reasons.OtherColour: "You cannot attach {tool} to {student}: in this game their colors must match.",
    reasons.AlreadyAttached: "{student} is already in a school team.",
    reasons.OnlyFromStudents: "You cannot move {tool}: it is on a school team. You can move only TOOL cards on "
    "STUDENT cards.",
    reasons.OnlyToStudents: "You cannot move {tool} to a school team. Move it to another STUDENT card.",
    reasons.AlreadyThere: "{card} is already attached there. Choose another place.",
    reasons.NotAnOpponent: "{player} is not your opponent. You can send away only an opponent's TOOL cards.",
    reasons.NoSuchToolThere: "{tool} is not in front of {player}.",
    reasons.DoesNotAnswer: "{card} cannot answer {to}.",
    reasons.NotAChoice: "You cannot choose {card} for {effect}.",
    reasons.NotAsWasAsked: "{effect} asks for something else.",
}
"""Whole sentences, with the fields of what they tell as slots."""

PAID: dict[type[Action], str] = {
    moves.PlaySchool: "Play {card} and pay {payment}.",
    moves.PlayAction: "Play {card} on {target} and pay {payment}.",
    moves.Attach: "Attach {student} to its school team and pay {payment}.",
    moves.MoveTeacher: "Move {teacher} to {to} and pay {payment}.",
    moves.MoveTool: "Move {tool} to {to} and pay {payment}.",
    moves.SendAway: "Send {tool} of {player} away and pay {payment}.",
}
"""The same for actions that something is paid for."""


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(moves.PlaySchool("blue Euler Academy", ("red Mean",)))
    'Play Euler Academy (blue) and pay Mean (red).'
    >>> sentence(events.TurnBegan(1), ["Asha", "Ben"])
    "It is Ben's turn."

    Raises TypeError for something that is none of them.
    """
    template = _that_depends(fact) or SENTENCES.get(type(fact))
    if template:
        return template.format_map(_slots(fact, names))
    said = (refusal(fact) or common_refusal(fact, names, key_text)) if isinstance(fact, Reason) else None
    if said is None:
        raise TypeError(f"{fact!r} is not something that happens in mathleague.org/cards.")
    return said


def _that_depends(fact: Fact) -> str | None:
    """The sentence for facts that are told in more than one way."""
    match fact:
        case events.Paid() if fact.lost:
            return "{player} paid {tools}, worth {worth}, for a cost of {cost}: {lost} lost."
        case events.Paid():
            return "{player} paid {tools}, worth {worth}, for a cost of {cost}."
        case events.Played(on=None):
            return "{player} played {whole_card}."
        case events.Played():
            return "{player} played {whole_card} and attached it to {on}."
        case events.Drew(cards=None):
            return "{player} drew {count}."
        case events.Drew():
            return "{player} drew {cards}."
        case events.PlayedAction(player, _, target) if player == target:
            return "{player} played the ACTION card {card}."
        case events.PlayedAction():
            return "{player} played the ACTION card {card} on {target}."
        case events.Replied(card=None):
            return "{player} has answered, face down."
        case events.Replied():
            return "{player} offers {card} as an answer, face down."
        case events.TakenOver(_, beneficiary, target) if beneficiary == target:
            return "{card} takes effect as if {beneficiary} had played it."
        case events.TakenOver():
            return "{card} takes effect as if {beneficiary} had played it on {target}."
        case events.Removed(by, owner) if by == owner:
            return "{owner} put {card} onto the discard pile."
        case events.Removed():
            return "{by} sent {card} to {owner}'s discard pile."
        case events.Asked(left=1):
            return "{effect} gives {player} a choice."
        case events.Asked():
            return "{effect} gives {player} a choice: {left} still to choose."
        case events.ReachedWinNumber():
            return "The win number has been reached: {scored}."
        case BothPiles():
            return "The total score of both piles."
        case FirstToWinNumber(is_team=True):
            return "The first team to reach the win number, {win_number}."
        case FirstToWinNumber():
            return "The first player to reach the win number, {win_number}."
        case HighestScore(is_team=True):
            return "The cards ran out, and the team with the highest score wins."
        case HighestScore():
            return "The cards ran out, and the player with the highest score wins."
        case core.GameOver(scores=(_,)):
            return "{winners} finished the solitaire game with {score}."
        case core.GameOver(winners=(_,)):
            return "{winners} won the game with {score}."
        case core.GameOver():
            return "{winners} won the game together with {score}."
        case moves.PlayStudent(_, None, ()):
            return "Play {card} without a school team."
        case moves.PlayStudent(_, None):
            return "Play {card} without a school team and pay {payment}."
        case moves.PlayStudent(_, _, ()):
            return "Play {card} in the school team {team}."
        case moves.PlayStudent():
            return "Play {card} in the school team {team} and pay {payment}."
        case effects.Answer(_, None):
            return "Answer with {card}."
        case effects.Answer():
            return "Answer with {card}, with {target} as the target."
        case effects.Choose(_, None):
            return "Choose {card}."
        case effects.Choose():
            return "Choose {card} for the school team {team}."
        case reasons.NotALegalTarget(_, None):
            return "{card} needs a target."
        case reasons.NotALegalTarget():
            return "{card} cannot be aimed at {target}."
        case core.NoSuchPlayer(player):
            return f"There is no Player {player + 1} in this game."
        case Action() if payment_of(fact):
            return PAID.get(type(fact))
    return None


def _slots(fact: Fact, names: Sequence[str]) -> dict[str, str]:
    """The fields of a fact in words."""
    slots = {field.name: _slot(fact, field.name, names) for field in fields(fact)}
    match fact:
        case events.Played(card=card) | events.Discarded(card=card):
            slots["whole_card"] = card_text(card)
        case events.Paid():
            slots["lost"] = points_text(fact.lost)
        case events.ReachedWinNumber(players, scores):
            reached = zip(players, scores, strict=True)
            slots["scored"] = listed([f"{name_of(one, names)} with {points_text(score)}" for one, score in reached])
        case core.GameOver(winners, scores):
            slots["winners"] = people(winners, names)
            slots["score"] = points_text(scores[winners[0]])
        case reasons.TooFewSchools(count=count):
            slots["schools"] = counted(count, "SCHOOL card")
    return slots


def _slot(fact: Fact, field: str, names: Sequence[str]) -> str:
    match field, getattr(fact, field):
        case _, Card() as card:
            return key_text(card.key)
        case _, Link() as link:
            return key_text(link.card.key)
        case _, OnStudent() | OnTeam() as spot:
            return spot_text(spot, names, getattr(fact, "player", None))
        case _, Named() as phase:
            return NOW[phase]
        case "cards" | "tools", tuple() as cards:
            return cards_text(cards)
        case "payment", payment:
            return keys_text(payment)
        case "player" | "owner" | "by" | "beneficiary" | "target" | "turn", int(seat):
            return name_of(seat, names)
        case "card" | "student" | "teacher" | "tool" | "to", str(key):
            return key_text(key)
        case "worth" | "score", (int() | Fraction()) as points:
            return points_text(points)
        case "count" | "left" | "most" | "over", int(number):
            return counted(number, "card")
        case "effect", effect:
            return EFFECT_TEXTS[effect].name
        case "cost", cost:
            return number_text(cost)
        case "age_group", level:
            return LEVEL_NAMES[level]
        case _, other:
            return f"{other}"


# ── what has just happened, in at most ten words ──────────────────────────────────────────────────────────────────────


def caption(event: Event, names: Sequence[str] = ()) -> str:
    """What has just happened; empty for what goes with the next step.

    >>> from mathgames_widgets.games.mathleague.rules.cards import card
    >>> caption(events.Played(1, card("blue Amara")), ["Asha", "Sigma"])
    'Sigma plays Amara.'
    >>> caption(events.Drew(1, 2, None), ["Asha", "Sigma"])
    ''
    """

    def who(seat: Player) -> str:
        return name_of(seat, names)

    match event:
        case events.Played(player, card, on):
            return f"{who(player)} puts {card.name} on {_spot(on)}." if on else f"{who(player)} plays {card.name}."
        case events.Attached(player, card, team):
            return f"{who(player)} moves {card.name} into {team}."
        case events.Moved(player, card, _, after):
            return f"{who(player)} moves {card.name} to {_spot(after)}."
        case events.Removed(by, owner, card) if by == owner:
            return f"{who(owner)} discards {card.name}."
        case events.Removed(by, owner, card):
            return f"{who(by)} removes {card.name} from {who(owner)}’s table."
        case events.Discarded(player, card):
            return f"{who(player)} discards {card.name}."
        case _:
            return _of_an_action(event, names)


def _of_an_action(event: Event, names: Sequence[str]) -> str:
    """ACTION and STAFF cards and what comes of them."""

    def who(seat: Player) -> str:
        return name_of(seat, names)

    match event:
        case events.PlayedAction(player, card, target) if player == target:
            return f"{who(player)} plays {card.name}."
        case events.PlayedAction(player, card, target):
            return f"{who(player)} plays {card.name} on {who(target)}."
        case events.PlayedStaff(player, card, to):
            return f"{who(player)} answers {to.card.name} with {card.name}."
        case events.Cancelled(_, card):
            return f"{card.name} is canceled."
        case events.Blocked(player, card):
            return f"{card.name} goes back to {who(player)}."
        case events.Redirected(card, target):
            return f"{card.name} now hits {who(target)}."
        case events.TakenOver(card, beneficiary):
            return f"{who(beneficiary)} takes over {card.name}."
        case events.Refused(player):
            return f"{who(player)} does not pay."
        case events.Revealed(player, cards):
            return f"{who(player)} shows {len(cards)} TOOL card{'' if len(cards) == 1 else 's'}."
        case events.Returned(_, owner, card):
            return f"{card.name} goes back to {who(owner)}’s hand."
        case events.TookBack(player, card):
            return f"{who(player)} takes back {card.name}."
        case events.NoEffect(_, effect):
            return f"{EFFECT_TEXTS[effect].name} has no effect."
        case events.ReachedWinNumber(players, scores):
            return f"{who(players[0])} reaches {number_text(scores[0])}."
        case events.RanOut(player):
            return f"{who(player)} cannot draw any more cards."
    return ""


def _spot(spot: Spot) -> str:
    return spot.student.partition(" ")[2] if isinstance(spot, OnStudent) else spot.school
