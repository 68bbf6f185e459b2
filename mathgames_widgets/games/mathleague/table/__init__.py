"""How mathleague.org/cards looks: the table in every phase, the end, and which options a page offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.cards import board, part
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.screen import Screen
from mathgames_widgets.table.start import ChoiceVariant, EachSeat, NumberVariant, Tick, Variant, WayToPlay

from ..bots import judge as judge
from ..rules.cards import LEVELS
from ..rules.decks import READY_DECKS
from ..rules.events import Moved, PileFinished, Played, PlayedAction
from ..rules.state import ANY, BASELINES, SOLITAIRE, VARIATIONS, Phase
from ..rules.view import View
from ..words.cards import deck_text
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import caption
from ..words.why import AskedScore, General
from .choosing import choices, played
from .deck_rooms import copies_choices, deck_name, size_choices
from .hints import hint
from .panels import Drawing, drawing_panel
from .playing import hand, next_step
from .result import aim, best, made, made_says, over, reasons, score, score_text, scoring, so_far, standing_of
from .seats import SideOf, every_side, finished_piles, others, own_side, piles, side_opened
from .turn import Bill, Desk

say = room(__name__)


def introduction() -> str:
    """What the game is about, in a sentence."""
    return say("introduction")


def goes_on() -> str:
    """What the button says that leads on from a stop, where the game is not over."""
    return say("next-pile")


def options() -> tuple[Variant, ...]:
    """The variations, each a field of `Rules`."""
    game, scores = say("options-game"), say("options-scores")
    variations = tuple([(variation, say.by("variation", variation)) for variation in VARIATIONS])
    decks = tuple([(deck.id, deck_text(deck)) for deck in READY_DECKS])
    bases = ((0, say("as-the-rulebook")), *((base, f"{base}") for base in BASELINES))
    levels = ((ANY, say("any-age-group")), *((level, say.by("age-group", level)) for level in LEVELS))
    return (
        ChoiceVariant("variation", say("option-variation"), variations, game),
        EachSeat("decks", say("option-decks"), decks, "deck", deck_name, game),
        ChoiceVariant("deck_size", say("option-deck-size"), size_choices(), game),
        ChoiceVariant("deck_copies", say("option-deck-copies"), copies_choices(), game),
        Tick("open_decks", say("option-open-decks"), game),
        ChoiceVariant("baseline", say("option-baseline"), bases, game),
        Tick("open_hands", say("option-open-hands"), game),
        Tick("play_on", say("option-play-on"), game),
        ChoiceVariant("age_group", say("option-age-group"), levels, scores),
        Tick("school_score_only", say("option-school-score-only"), scores),
        Tick("tool_colour", say("option-tool-colour"), scores),
        NumberVariant("elem_multiplier", say("option-elem-multiplier"), scores),
        NumberVariant("ms_multiplier", say("option-ms-multiplier"), scores),
        NumberVariant("hs_multiplier", say("option-hs-multiplier"), scores),
    )


def ways() -> tuple[WayToPlay, ...]:
    """Ways to play that have a button of their own."""
    return (
        WayToPlay("alone", say("way-alone"), (PERSON,), (("variation", SOLITAIRE),)),
        WayToPlay("deck", say("way-deck"), page="decks.ipynb"),
    )


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return say("is-over")
    if view.rules.variation == SOLITAIRE:
        return say("pile-of-two", pile=len(view.pile_scores) + 1)
    return say("win-at", win_number=view.win_number)


def table(view: View, screen: Screen) -> Element:
    """The table as one seat sees it."""
    desk = Desk(view, screen)
    return board(*_parts(desk), key="league-table", cls=_kind(desk), keys=desk.keys)


def _kind(desk: Desk) -> str:
    """How the board is laid out."""
    if desk.view.player is None or desk.view.phase is Phase.OVER:
        return "mg-league mg-league-watched"
    return "mg-league mg-league-alone" if desk.view.players == 1 else "mg-league"


def _parts(desk: Desk) -> Iterator[Element | None]:
    view, screen = desk.view, desk.screen
    if view.player is None or view.phase is Phase.OVER:
        yield aim(view, screen) if view.player is None and view.phase is not Phase.OVER else None
        yield part(
            "more",
            *every_side(desk),
            *finished_piles(desk),
            label=say("everyones-cards"),
            key="sides",
            cls="mg-league-sides",
        )
        yield played(desk)
        yield others(desk) if view.phase is not Phase.OVER else None
        return
    chosen = choices(desk) or played(desk)
    yield aim(view, screen)
    yield others(desk)
    yield own_side(replace(desk, screen=replace(screen, offer=None)) if chosen else desk)
    yield chosen
    yield hand(desk)
    yield piles(desk)
    yield next_step(desk)


def answer(view: View, asked: Any, screen: Screen) -> Element | None:
    """What opens over the table where something was asked."""
    desk = Desk(view, screen)
    if isinstance(screen.selected, Bill):
        return None
    match asked:
        case SideOf(seat):
            return side_opened(desk, seat)
        case Drawing():
            return drawing_panel(desk, asked)
        case AskedScore() | General():
            return reasons(view, screen, asked)
    return None


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    match asked:
        case SideOf():
            return say("title-side")
        case Drawing():
            return say("title-draw")
    return say("title-why")


def pause(events: tuple[Event, ...]) -> PileFinished | None:
    """What play should stop for: a finished pile of a solitaire."""
    return next((event for event in events if isinstance(event, PileFinished)), None)


def where_stopped(stop: PileFinished) -> str:
    """Where the game stands while the score of a pile is looked at."""
    return say("pile-is-finished", pile=stop.pile)


NOTHING_PAID = "nothing-paid"
"""What is left where a card that was about to be paid for is put down again."""


def earlier(selected: Any) -> Any:
    """One step back: the card that was about to be paid for is put down again."""
    return NOTHING_PAID if isinstance(selected, Bill) else None


def moves_behind(event: Event) -> tuple[tuple[Player, Action | None], ...]:
    """The moves that can be asked why; None is the move with which the event happened.

    Left out are events that may follow from another player's answer, which stays secret.
    """
    match event:
        case Played(player) | Moved(player) | PlayedAction(player):
            return ((player, None),)
    return ()


def heard(view: View) -> str:
    """What a screen reader says beyond the last event: how far the player's own side is."""
    if view.player is None or not view.is_my_turn:
        return ""
    return say("your-team-scores", score=score_text(standing_of(view, view.player)))
