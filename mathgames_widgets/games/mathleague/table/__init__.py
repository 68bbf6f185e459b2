"""How mathleague.org/cards looks: the table in every phase, the end, and which options a page offers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from mathgames_widgets.core.game import Action, Event, Player
from mathgames_widgets.page.cards import board, part
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.faces import PERSON
from mathgames_widgets.table.screen import Hint, Screen
from mathgames_widgets.table.start import Choice, EachSeat, Number, Tick, Way

from ..rules.decks import READY_DECKS
from ..rules.events import Moved, PileFinished, Played, PlayedAction
from ..rules.state import ANY, BASELINES, SOLITAIRE, VARIATIONS, Phase
from ..rules.view import View
from ..words.hints import advised
from ..words.rules import help, prompt, rules_in_short
from ..words.sentences import LEVEL_NAMES, caption
from ..words.why import General, Why
from .choosing import choices, played
from .deck_rooms import COPIES, SIZES, deck_name
from .panels import Drawing, drawing_panel
from .playing import hand, next_step
from .result import aim, best, made, over, reasons, score, score_text, scoring, standing_of
from .seats import SideOf, every_side, finished_piles, others, own_side, piles, side_opened
from .turn import Bill, Desk

INTRODUCTION = "Build the best team of four students with schools, teachers and tools, and be first to the win number."

VARIATION_WORDS = (
    "A deck for each player",
    "One deck for two players, win number 200",
    "Solitaire: two piles for one player",
    "Team play: four players, two teams",
)

DECKS = tuple([(deck.id, deck.name) for deck in READY_DECKS])

GOES_ON = "Next pile"
"""What the button says that leads on from a stop, where the game is not over."""

OPTIONS = (
    Choice("variation", "How to play", tuple(zip(VARIATIONS, VARIATION_WORDS, strict=True)), "The game"),
    EachSeat("decks", "Deck", DECKS, "deck", deck_name, "The game"),
    Choice("deck_size", "Cards in a deck", SIZES, "The game"),
    Choice("deck_copies", "Cards with the same name and color in a deck", COPIES, "The game"),
    Tick("open_decks", "Everyone may look at the other decks", "The game"),
    Choice(
        "baseline",
        "Add the lowest domino number to",
        ((0, "what the rulebook says"), *((base, f"{base}") for base in BASELINES)),
        "The game",
    ),
    Tick("open_hands", "All hands face up", "The game"),
    Tick("play_on", "Play on for second and third place", "The game"),
    Choice(
        "age_group",
        "STUDENT cards",
        ((ANY, "of every age group"), *((level, f"{name} only") for level, name in LEVEL_NAMES.items())),
        "Scores",
    ),
    Tick("school_score_only", "Only a school score wins", "Scores"),
    Tick("tool_colour", "TOOL cards match their student’s color", "Scores"),
    Number("elem_multiplier", "An elementary school score counts times", "Scores"),
    Number("ms_multiplier", "A middle school score counts times", "Scores"),
    Number("hs_multiplier", "A high school score counts times", "Scores"),
)
"""The variations, each a field of `Rules`."""


WAYS = (
    Way("alone", "Solitaire", (PERSON,), (("variation", SOLITAIRE),)),
    Way("deck", "A deck of your own", page="decks.ipynb"),
)
"""Ways to play that have a button of their own."""


def where(view: View) -> str:
    """Where the game stands, in a line."""
    if view.phase is Phase.OVER:
        return "The game is over"
    if view.rules.variation == SOLITAIRE:
        return f"Pile {len(view.pile_scores) + 1} of 2"
    return f"Win at {view.win_number}"


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
            label="Everyone’s cards",
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
        case Why() | General():
            return reasons(view, screen, asked)
    return None


def answer_title(asked: Any) -> str:
    """The title of what opens over the table."""
    match asked:
        case SideOf():
            return "On the table"
        case Drawing():
            return "The next draw"
    return "Why?"


def pause(events: tuple[Event, ...]) -> PileFinished | None:
    """What play should stop for: a finished pile of a solitaire."""
    return next((event for event in events if isinstance(event, PileFinished)), None)


def where_stopped(stop: PileFinished) -> str:
    """Where the game stands while the score of a pile is looked at."""
    return f"Pile {stop.pile} of 2 is finished"


def hint(view: View) -> tuple[Hint, ...]:
    """Hints from small to large, with what lights up."""
    return tuple([Hint(one.says, one.at, one.why) for one in advised(view)])


NOTHING_PAID = "nothing paid"
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
    return f"Your team: {score_text(standing_of(view, view.player))}."
