"""What a table tells when it is asked why, and the sentences that stand beside the cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mathgames_widgets.core.game import Player
from mathgames_widgets.core.messages import room
from mathgames_widgets.maths.writing.explanation import Explanation

from ..rules.cards import Key
from ..rules.rules import BOTH_PILES, EITHER_PILE
from ..rules.scoring import standing
from ..rules.state import TurnSoFar, side
from ..rules.view import View
from .explanations import why_one_colour, why_standing, why_student, why_team, why_win_number

say = room(__name__)

# ── asked at the table ────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class AskedScore:
    """A score that is asked about: of the side of `seat`, the one that counts, that of a `team`, or of a `student`."""

    seat: Player
    team: str | None = None
    student: Key | None = None


@dataclass(frozen=True, slots=True)
class General:
    """A question about the game itself that is asked on the side of `seat`."""

    seat: Player
    about: str


WIN_NUMBER, ONE_COLOUR = "win-number", "one-colour"

ALL_STAR = ""
"""What stands for a school where the all-star score is meant."""


def answer(view: View, asked: object, seat: Player, names: Sequence[str] = ()) -> Explanation | None:
    """The arithmetic of what is asked about the side of a seat; None where something else is asked, or nothing.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> view = observe(new_game(2, "FERN-42"), 0)
    >>> answer(view, AskedScore(0), 0).claim, answer(view, AskedScore(1), 0)
    ('There is no score yet: a team needs four STUDENT cards.', None)
    """
    here = standing(view.rules, side(view, seat))
    match asked:
        case General(whose, about) if whose == seat and about == ONE_COLOUR:
            return why_one_colour()
        case General(whose) if whose == seat and view.win_number is not None:
            return why_win_number(view.rules, view.opening, view.win_number, names)
        case AskedScore(whose, None, None) if whose == seat:
            return why_standing(here, view.win_number)
        case AskedScore(whose, str(team), None) if whose == seat:
            score = here.school(team) if team else here.all_star
            return why_team(score) if score else None
        case AskedScore(_, None, str(student)):
            found = [played for played in here.students if (played.player, played.student.key) == (asked.seat, student)]
            return why_student(found[0]) if found else None
    return None


# ── beside the cards ──────────────────────────────────────────────────────────────────────────────────────────────


def only_an_answer() -> str:
    """Said of a STAFF card where it cannot be played."""
    return say("only-an-answer")


def decks_closed() -> str:
    """Said where players have decks of their own, and these are not open."""
    return say("decks-closed")


def over_with_both() -> str:
    """The first question of the rulebook to a player who is alone."""
    return say("over-with-both", both=BOTH_PILES)


def over_with_either() -> str:
    """The second."""
    return say("over-with-either", either=EITHER_PILE)


MARKS = ("no_payments", "discount", "free_school", "bonus", "hand")
"""Fields of a turn that ACTION cards change."""


def turn_marks(view: View) -> list[tuple[str, str, str]]:
    """What ACTION cards have changed for this turn: the field of the turn, a word or two, and a sentence.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> turn_marks(observe(new_game(2, "FERN-42"), 0))
    []
    """
    usual, slots = TurnSoFar(view.turn.player), _slots(view.turn)
    changed = [field for field in MARKS if getattr(view.turn, field) != getattr(usual, field)]
    return [(field, say.by("mark", field, **slots), say.by("mark.text", field, **slots)) for field in changed]


def _slots(turn: TurnSoFar) -> dict[str, int]:
    return {"discount": turn.discount, "bonus": turn.bonus, "hand": turn.hand}
