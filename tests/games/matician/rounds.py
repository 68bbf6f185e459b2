"""Rounds of Matician that were turned over, written as a person would write them."""

from __future__ import annotations

from mathgames_widgets.games.matician.rules.scoring import judge
from mathgames_widgets.games.matician.rules.state import RoundResult, Rules, Sabotage
from tests.games.matician.tables import equation


def judged(*equations: str, attacks: str = "", **options: bool) -> RoundResult:
    """The second round, with who lays a "-" where as `2>1 right`; "out" for a seat that does not play any more.

    >>> judged("4 + 13", "2 x 3", attacks="2>1 right").winners
    (1,)
    """
    laid: list[Sabotage | None] = [None] * len(equations)
    for attack in attacks.split(", ") if attacks else []:
        who, side = attack.split(" ")
        attacker, target = who.split(">")
        laid[int(attacker) - 1] = Sabotage(int(target) - 1, ("left", "right").index(side))
    made = [None if text == "out" else equation(text) for text in equations]
    return judge(2, made, laid, [0] * len(made), Rules(**options))
