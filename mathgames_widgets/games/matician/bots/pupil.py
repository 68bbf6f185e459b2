"""A bot that plays like a pupil who believes that large numbers always make more."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from mathgames_widgets.core.bots import DearMove, Pupil
from mathgames_widgets.core.game import Action, Ready

from ..analysis.chances import Pair, PayoffTable
from ..analysis.plans import before_laying, own_table
from ..rules.state import Pass, Phase, Sabotage, Take, View
from ..words.sentences import say, worked_out
from .bots import BestPairBot, Worth, why_at_the_leader


class LargeNumbersOnly(BestPairBot):
    """Lays its two largest numbers, the larger one on the left, whatever the symbol."""

    name = "pupil"

    def worth(self, view: View, table: PayoffTable) -> dict[Pair, Worth]:
        """The total of the two numbers, then the left one."""
        return {pair: (Fraction(int(pair[0]) + int(pair[1])), Fraction(int(pair[0]))) for pair in table.pairs}

    def because(self, view: View, action: Action) -> str:
        """What the equation is."""
        match action:
            case Take():
                return say("pupil-took")
            case Sabotage() | Pass():
                return why_at_the_leader(view, action)
        return say("pupil-laid", equation=worked_out(own_table(view).equation(self.meant(view, action))))

    def believed(self) -> str:
        """Large numbers always make more."""
        return say("pupil-believed")

    def slip(self, view: View, action: Action) -> DearMove | None:
        """How much more another pair would have been worth, with no minus card."""
        left, right = view.mine
        if not isinstance(action, Ready) or view.phase is not Phase.NUMBERS or left is None or right is None:
            return None
        table = own_table(before_laying(view))
        mine, best = (left, right), max(table.pairs, key=table.payoff)
        less = table.payoff(best) - table.payoff(mine)
        laid, better = worked_out(table.equation(mine)), worked_out(table.equation(best))
        return DearMove(float(less), say("pupil-slip", equation=laid, better=better)) if less > 0 else None


PUPILS: Sequence[Pupil[View, Action]] = (LargeNumbersOnly(),)
"""Bots that believe something that is not so."""
