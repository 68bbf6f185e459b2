"""What a table tells when it is asked why, and the sentences that stand beside the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.words import counted
from mathgames_widgets.maths.writing.explanation import Explanation

from ..analysis.chances import Wish
from ..rules.cards import Key
from ..rules.effects import TREASURER_ASKS
from ..rules.rules import BOTH_PILES, EITHER_PILE
from ..rules.scoring import standing
from ..rules.state import Turn, side
from ..rules.view import View
from .explanations import why_one_colour, why_standing, why_student, why_team, why_win_number

# ── asked at the table ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Why:
    """A score that is asked about: of the side of `seat`, the one that counts, that of a `team`, or of a `student`."""

    seat: Player
    team: str | None = None
    student: Key | None = None


@dataclass(frozen=True, slots=True)
class General:
    """A question about the game itself that is asked on the side of `seat`."""

    seat: Player
    about: str


WIN_NUMBER, ONE_COLOUR = "win number", "one colour"

ALL_STAR = ""
"""What stands for a school where the all-star score is meant."""


def answer(view: View, asked: object, seat: Player, names: Sequence[str] = ()) -> Explanation | None:
    """The arithmetic of what is asked about the side of a seat; None where something else is asked, or nothing.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> answer(view, Why(0), 0).claim, answer(view, Why(1), 0)
    ('There is no score yet: a team needs four STUDENT cards.', None)
    """
    here = standing(view.rules, side(view, seat))
    match asked:
        case General(whose, about) if whose == seat and about == ONE_COLOUR:
            return why_one_colour()
        case General(whose) if whose == seat and view.win_number is not None:
            return why_win_number(view.rules, view.opening, view.win_number, names)
        case Why(whose, None, None) if whose == seat:
            return why_standing(here, view.win_number)
        case Why(whose, str(team), None) if whose == seat:
            score = here.school(team) if team else here.all_star
            return why_team(score) if score else None
        case Why(_, None, str(student)):
            found = [one for one in here.students if (one.player, one.student.key) == (asked.seat, student)]
            return why_student(found[0]) if found else None
    return None


# ── beside the cards ──────────────────────────────────────────────────────────────────────────────────────────────

ONLY_AN_ANSWER = "Keep it as an answer: a STAFF card is played after an ACTION or STAFF card."

WHO_IS_ASKED = (
    "Every opponent is asked, even without a STAFF card. If several answer, the next in turn order counts, "
    "and the others keep their cards."
)
"""Said to everyone alike: who is asked tells nothing about who holds a STAFF card."""

PAY_THE_TREASURER = f"Pay TOOL cards worth at least {TREASURER_ASKS} points, or your ACTION card is canceled."

OVER_WITH_BOTH = f"Can you score over {BOTH_PILES}?"
OVER_WITH_EITHER = f"Can you score over {EITHER_PILE} with either pile?"
"""The two questions of the rulebook to a player who is alone."""


DECKS_CLOSED = "Each player knows only their own deck, so you cannot tell which cards the others may still have."
"""Where players have decks of their own, and these are not open."""


def turn_marks(view: View) -> list[tuple[str, str, str]]:
    """What ACTION cards have changed for this turn: the field of the turn, a word or two, and a sentence.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> turn_marks(observe(new_game(2, "FERN-42"), 0))
    []
    """
    turn = view.turn
    told = {
        "no_payments": ("no paying", "You cannot pay with TOOL cards this turn."),
        "discount": (f"student −{turn.discount}", f"The next STUDENT card costs {turn.discount} points less."),
        "free_school": ("school free", "The next SCHOOL card is free."),
        "bonus": (f"tools +{turn.bonus}", f"Every TOOL card you pay with counts {turn.bonus} points more."),
        "hand": (f"{turn.hand} cards", f"This turn ends with {turn.hand} cards in hand."),
    }
    usual = Turn(turn.player)
    return [(field, *said) for field, said in told.items() if getattr(turn, field) != getattr(usual, field)]


def unused(turn: Turn) -> str:
    """What would be wasted if the turn ended now; empty where nothing would.

    >>> unused(Turn(0)), unused(Turn(0, free_school=True))
    ('', 'Your free SCHOOL card would be wasted. End the turn anyway?')
    """
    wasted = {
        "Your free SCHOOL card would be wasted. End the turn anyway?": turn.free_school,
        f"Your {turn.discount} points off a STUDENT card would be wasted. End the turn anyway?": turn.discount,
        "Your bonus for payments would be wasted. End the turn anyway?": turn.bonus,
    }
    return next((said for said, is_so in wasted.items() if is_so), "")


def wish_text(wish: Wish) -> str:
    """What the cards are called that are hoped for.

    >>> wish_text(Wish("TOOL", "", 20, 48, 2)), wish_text(Wish("STUDENT", "blue", 5, 48, 2))
    ('TOOL card', 'blue STUDENT card')
    """
    return f"{wish.of} {wish.kind} card" if wish.of else f"{wish.kind} card"


def draws_says(wish: Wish) -> str:
    """What the chances of the next draws are about.

    >>> draws_says(Wish("TOOL", "", wanted=20, pile=48, draws=2))[:80]
    'You have 48 cards left to draw, and nobody knows their order: each is equally li'
    """
    return (
        f"You have {counted(wish.pile, 'card')} left to draw, and nobody knows their order: each is equally "
        f"likely to be next. These are the chances for {counted(wish.draws, 'draw')}, because your hand has "
        "room for that many now. Every card that leaves your hand makes room for one more."
    )
