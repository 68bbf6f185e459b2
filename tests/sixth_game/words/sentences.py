"""All words for learners: every move, event and reason in a sentence, and the hint."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.game import Fact, Reason
from mathgames_widgets.core.words import common_refusal, counted, name_of
from mathgames_widgets.maths.writing.explanation import Hint
from tests.sixth_game.rules.rules import TITLE
from tests.sixth_game.rules.state import NotSoMany, Take, Took, TookTheLast, View


def sentence(fact: Fact, names: Sequence[str] = ()) -> str:
    """An event, a reason, an action or an ending in one sentence. Raises TypeError for a fact of another game."""
    match fact:
        case Take(counters):
            return f"take {counted(counters, 'counter')}"
        case Took(player, counters):
            return f"{name_of(player, names)} took {counted(counters, 'counter')}."
        case NotSoMany(most):
            return f"You can take one to {most} now."
        case TookTheLast():
            return "Took the last counter."
    if isinstance(fact, Reason) and (said := common_refusal(fact, names)):
        return said
    raise TypeError(f"{fact!r} is neither a move, an event nor a reason of {TITLE}.")


def surplus(view: View) -> int:
    """How many to take, so that a multiple of one more than the most is left; 0 where that is so already."""
    return view.heap % (view.rules.most + 1)


def hint(view: View) -> tuple[Hint, ...]:
    """From small to large; nothing where nothing is to be decided."""
    if not view.is_my_turn:
        return ()
    group = view.rules.most + 1
    left = surplus(view)
    best = f"Take {left}." if left else "Every move leaves the next player a good answer."
    return (
        Hint(f"What happens to a player who has {group} counters left?", at=("heap",)),
        Hint(f"{view.heap} divided by {group} leaves {left}. {best}", at=(f"take{left}",) if left else ()),
    )
