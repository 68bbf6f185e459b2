"""Every event, action and reason in one sentence for learners, and captions for what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from fractions import Fraction

from mathgames_widgets.core import game as core
from mathgames_widgets.core.game import Event, Fact, Player, Reason
from mathgames_widgets.core.messages import room
from mathgames_widgets.core.words import common_refusal, listed, name_of, people

from ..rules import effects, events, moves
from ..rules.cards import Card, Key, effect_of
from ..rules.state import Link, OnStudent, OnTeam, Spot
from .cards import card_name, effect_name, key_text, kind_text, number_text, points_text
from .decks import refusal

say = room(__name__)

OWN_WORDS = (core.GameOver, core.NotInYourHand, core.NotYourTurn, core.WrongPhase)
"""What every game has and this one says in its own way."""

GAME = __name__.rpartition(".words")[0]

Slots = dict[str, object]


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence for learners.

    >>> sentence(moves.PlaySchool("blue Euler Academy", ("red Mean",)))
    'Play Euler Academy (blue) and pay Mean (red).'
    >>> sentence(events.TurnBegan(1), ["Asha", "Ben"])
    "It is Ben's turn."

    Raises TypeError for something that is none of them.
    """
    if isinstance(fact, Reason) and not isinstance(fact, OWN_WORDS):
        said = refusal(fact) or common_refusal(fact, names, key_text)
        if said is not None:
            return said
    if not isinstance(fact, OWN_WORDS) and not type(fact).__module__.startswith(GAME):
        raise TypeError(f"{fact!r} is not something that happens in mathleague.org/cards.")
    if isinstance(fact, events.ReachedWinNumber):
        return " ".join(
            [_reached(player, score, names) for player, score in zip(fact.players, fact.scores, strict=True)]
        )
    return say.by("fact", type(fact), **_slots(fact, names, key_text))


def _reached(player: Player, score: Fraction, names: Sequence[str]) -> str:
    return say("fact-reached-win-number", player=name_of(player, names), score=points_text(score))


def _slots(fact: Fact, names: Sequence[str], called: Callable[[Key], str]) -> Slots:
    """The fields of a fact in words, cards as `called` says them, and what chooses the wording."""
    slots: Slots = {}
    for field in fields(fact):
        value = getattr(fact, field.name)
        slots[field.name] = _slot(field.name, value, names, called)
        if isinstance(value, Card):
            slots["kind"] = kind_text(value.kind)
        elif isinstance(value, OnStudent | OnTeam):
            slots |= _place(value, getattr(fact, "player", None), names)
        elif field.name == "payment":
            slots["paid"] = len(value)
    return slots | _choices(fact, names)


def _slot(name: str, value: object, names: Sequence[str], called: Callable[[Key], str]) -> object:
    match name, value:
        case _, Card():
            return called(value.key)
        case _, Link():
            return called(value.card.key)
        case _, OnStudent():
            return called(value.student)
        case _, OnTeam():
            return value.school
        case "cards" | "tools", tuple():
            return listed([called(card.key) for card in value])
        case "payment", tuple():
            return listed([called(key) for key in value])
        case "player" | "owner" | "by" | "beneficiary" | "target" | "turn", int():
            return name_of(value, names)
        case "card" | "student" | "teacher" | "tool" | "to", str():
            return called(value)
        case "worth" | "score", int() | Fraction():
            return points_text(value)
        case "cost", int() | Fraction():
            return number_text(value)
        case "effect", str():
            return effect_name(value)
        case "kind", str():
            return kind_text(value)
    return value


def _place(spot: Spot, player: Player | None, names: Sequence[str]) -> Slots:
    """What a card is attached to; the owner of a student is named unless it is `player`."""
    if isinstance(spot, OnTeam):
        return {"place": "team"}
    is_own = player is None or spot.player == player
    return {"place": "own" if is_own else "partner", "owner": name_of(spot.player, names)}


def _choices(fact: Fact, names: Sequence[str]) -> Slots:
    """What else the wording of a fact depends on."""
    match fact:
        case events.Paid():
            return {"over": fact.lost, "lost": points_text(fact.lost)}
        case events.Played(on=None):
            return {"place": "none"}
        case events.Moved(before=before):
            return {"left": "team" if isinstance(before, OnTeam) else "student"}
        case events.Removed(one, other) | events.PlayedAction(one, _, other) | events.TakenOver(_, one, other):
            return {"is_own": one == other}
        case events.ShowedCards(_, cards):
            return {"many": len(cards)}
        case moves.PlayAction(card):
            effect = effects.EFFECTS.get(effect_of(card) or "")
            return {"is_own": effect is not None and effect.on == effects.ONESELF}
        case core.GameOver(winners, scores):
            score = points_text(scores[winners[0]])
            return {"winners": people(winners, names), "many": len(winners), "seats": len(scores), "score": score}
    return {}


# ── what has just happened, in at most ten words ──────────────────────────────────────────────────────────────────────

SILENT = (
    core.GameOver,
    events.Asked,
    events.Drew,
    events.Paid,
    events.PileFinished,
    events.Replied,
    events.TookEffect,
    events.TurnBegan,
    events.Unanswered,
)
"""What goes with the next step."""


def caption(event: Event, names: Sequence[str] = ()) -> str:
    """What has just happened; empty for what goes with the next step.

    >>> from mathgames_widgets.games.mathleague.rules.cards import card
    >>> caption(events.Played(1, card("blue Amara")), ["Asha", "Sigma"])
    'Sigma plays Amara.'
    >>> caption(events.Drew(1, 2, None), ["Asha", "Sigma"])
    ''
    """
    if isinstance(event, SILENT):
        return ""
    if isinstance(event, events.ReachedWinNumber):
        player, score = event.players[0], event.scores[0]
        return say("caption-reached-win-number", player=name_of(player, names), number=number_text(score))
    return say.by("caption", type(event), **_slots(event, names, card_name))
