"""The parts of a game's look that a game may leave out: what `table/` of a game does not have is taken from here."""

from __future__ import annotations

from typing import Any

from mathgames_widgets.core.game import Outcome
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.html import Element
from mathgames_widgets.table.frame import Stand, podium
from mathgames_widgets.table.screen import Screen

say = room(__name__)


class Views:
    """How a game looks: the module `table` of its folder, and what it leaves out, from `PLAIN`.

    What holds words is a function, so that it is said in the language of the reader.

    >>> plain = Views(object())
    >>> plain.goes_on(), plain.reveal_steps(None)
    ('Next round', 1)
    """

    def __init__(self, module: Any) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        own = getattr(self.module, name, None)
        if own is None and name not in PLAIN:
            raise AttributeError(f"This game's table has no {name}.")
        return PLAIN[name] if own is None else own


def over(view: Any, outcome: Outcome, screen: Screen) -> Element:
    """Everybody by place, with the score."""
    return podium(outcome, screen, [Stand(str(score)) for score in outcome.scores])


PLAIN: dict[str, Any] = {
    "introduction": lambda: "",
    "options": lambda: (),
    "usual_rules": None,
    "where": lambda view: "",
    "over": over,
    "hint": lambda view: (),
    "moves_behind": lambda event: (),
    "heard": lambda view: "",
    "ways": lambda: (),
    "prompt": lambda view, names: "",
    "caption": lambda event, names: "",
    "help": lambda view: (),
    "rules_in_short": lambda: (),
    "in_view_of": lambda hints, view, selected: hints,
    "answer": lambda view, asked, screen: None,
    "answer_title": lambda asked: say("why"),
    "pause": lambda events: None,
    "goes_on": lambda: say("next-round"),
    "scoring": None,
    "where_stopped": None,
    "reveal_steps": lambda stop: 1,
    "reveal_caption": lambda stop, step, names: "",
    "closing": lambda stop, names: "",
    "heard_at_stop": lambda stop, screen: None,
    "best": lambda view, names: None,
    "judge": None,
    "best_of_game": lambda views, names: None,
    "so_far": lambda view, seat: (),
    "score": lambda *so_far: "",
    "made": lambda view, seat, events, names: None,
    "made_says": lambda *kept: "",
    "after": lambda action, view: None,
    "earlier": lambda selected: None,
    "let_go": lambda selected: None,
}
"""What is taken where a game has nothing of that name; docs/adding-a-table.md says what each of them is. A game that
never stops is not asked for the page of a stop and its line."""
