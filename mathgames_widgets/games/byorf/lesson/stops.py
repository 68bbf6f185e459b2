"""The game that the BYORF lesson plays: one round against the greedy bot, the same cards for everybody.

The learner ends with x + 1, x − 1 twice, x + 2, −x − 2 and x − 4. Put down one after the other they bring up a zero,
a vertical asymptote, one of even order, a bounce, a hole and its height, and what happens far out.
"""

from __future__ import annotations

from mathgames_widgets.games import byorf
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.question import Picture
from mathgames_widgets.questions.stops import Move, Part, Script
from mathgames_widgets.table.start import Seat

from .. import Keep, Put, Ready, Row, Rules, factor
from .pictures import beside, is_twin

HOLE = RationalFunction.parse("(x+1)(x-1)/((x+2)(-x-2)(x-1))")
BOUNCE = RationalFunction.parse("(x+1)(x-1)^2/((x+2)(-x-2))")
"""The function after the first lesson bounces at 1; then it has a hole there."""

SEED = "LEARN-253"


def _keep(card: str, why: str) -> Move:
    return Move(Keep(factor(card)), f"Keep {factor(card).face}.", why)


def _put(card: str, row: Row, why: str) -> Move:
    name = "numerator" if row is Row.TOP else "denominator"
    return Move(Put(factor(card), row), f"Put {factor(card).face} into the {name}.", why)


DRAFT = (
    _keep("F08", "On its own above the line it runs from − to + at −1, which is one of the goals."),
    _keep("F11", "Two cards in this hand say x − 1, and a common factor is how holes are made."),
    _keep("F17", "A factor with its zero at −2 is free to become a vertical asymptote there."),
    _keep("F12", "The second x − 1 has come back to you: one above and one below make a hole at 1."),
    _keep("F28", "It turns the sign of everything to the left of 4, and you may need that for the hole."),
)
"""The last card, −x − 2, comes without a choice."""

FUNCTION = (
    Part(
        "zero",
        "a first factor",
        (_put("F08", Row.TOP, "One factor above the line is the simplest function."),),
        decides=True,
        task="Which single card reaches a goal at once, above or below? Make one move.",
        after=Explanation(
            "The lesson puts x + 1 above. The line crosses the x-axis at −1, the zero of x + 1.",
            why=(
                Explanation("Left of −1 the values are negative, right of it positive: − | 0 | + earns 2 points."),
                Explanation("Any one card below would earn 3 at once: such a function has no x-intercepts."),
            ),
        ),
        reveals=("first",),
    ),
    Part(
        "asymptote",
        "a factor below",
        (_put("F17", Row.BOTTOM, "Below the line a factor must not become 0."),),
        after=Explanation(
            "Close to −2 the denominator is almost 0, so the curve climbs or falls without end.",
            why=(
                Explanation("Left of −2 both rows are negative, and the curve climbs along the line x = −2."),
                Explanation("Right of −2 the denominator is positive and the numerator still negative: it falls."),
            ),
        ),
        reveals=("asymptote",),
    ),
    Part(
        "even",
        "twice the same wall",
        (_put("F35", Row.BOTTOM, "−x − 2 has the same zero as x + 2, so the asymptote at −2 gets the order 2."),),
        decides=True,
        task="Where does −x − 2 earn more, above or below? Make one move.",
        after=Explanation(
            "Below, (x + 2)(−x − 2) is −(x + 2)², and a square is never negative: no change of sign at −2.",
            why=(
                Explanation("The asymptote has even order: 3 points. Above, −x − 2 earns 3, too, for another goal."),
                Explanation("The minus turns every sign into the other one, so − | 0 | + is lost for now."),
            ),
        ),
        reveals=("even",),
    ),
    Part(
        "bounce",
        "twice the same zero",
        (
            _put("F11", Row.TOP, "First look at x − 1 once: the graph crosses the x-axis at 1."),
            _put("F12", Row.TOP, "Now twice: what was a crossing becomes something else."),
        ),
        after=Explanation(
            "With one x − 1 the curve crosses the axis at 1. With two it touches the axis and turns back: a bounce.",
            why=(
                Explanation("Odd multiplicity crosses, even multiplicity bounces."),
                Explanation("Below the line: odd order changes the sign, even order does not."),
            ),
        ),
        pictures=Picture((BOUNCE,), (-0.2, 2.2, -0.3, 0.15)),
        reveals=("bounce",),
    ),
    Part(
        "hole",
        "a common factor",
        (_put("F12", Row.BOTTOM, "With x − 1 once above and once below, the factor cancels."),),
        decides=True,
        task="The bounce at 1 serves no goal. Which one card would you move, and where to?",
        after=Explanation(
            "The lesson moves x − 1 below. For every x but 1 it then cancels; at x = 1 the function divides by 0.",
            why=(Explanation("So the curve runs on smoothly, and one single point is missing: a hole."),),
        ),
        pictures=Picture((HOLE,), (0, 2, -0.6, 0.2)),
        reveals=("hole",),
    ),
    Part(
        "height",
        "the last card",
        (_put("F28", Row.TOP, "The hole lies below the x-axis; this factor is negative at 1 and lifts it above."),),
        decides=True,
        task="One card is left, x − 4. Where does it earn most: above, below or aside? Make one move.",
        after=Explanation(
            "Above, x − 4 is −3 at x = 1, so the height becomes −2/9 · (−3) = 2/3: the hole goes up through the axis.",
            why=(
                Explanation("Left of 4 the new factor is negative and turns the signs: − | 0 | + is back."),
                Explanation("Four of the five goals are met, which makes 12 points."),
            ),
        ),
        reveals=("lifted", "height"),
    ),
    Part(
        "score",
        "the score",
        (Move(Ready(), "Press “Ready”.", "Four of the five goals are met."),),
        decides=True,
        task="Would you leave it so? Press “Ready”, or move one card and see what that does to the score.",
        after=Explanation(
            "The lesson leaves it so: 12 points, and 9 for Player 2. Press any number in the table for its reasons.",
            why=(
                Explanation("Your six cards can be built in 729 ways, and none of them earns more."),
                Explanation("Player 2 built x / ((2 − x)(2 − x)x): its only factor above cancels."),
            ),
        ),
    ),
)

GAME = Script(
    byorf,
    SEED,
    Rules(rounds=1),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    (
        Part(
            "draft",
            "the draft",
            DRAFT,
            decides=True,
            task="Keep the cards that you want. Goals first: which of them could you reach?",
            after=Explanation(
                "The lesson keeps x + 1, x − 1 twice, x + 2 and x − 4; −x − 2 comes last, without a choice.",
                why=(
                    Explanation("These six can earn 12 points. Compare them with yours."),
                    Explanation("Two of the four zeros come twice. The rest of the lesson plays with these cards."),
                ),
            ),
        ),
        *FUNCTION,
    ),
    compare=beside,
    alike=is_twin,
)
"""The whole game; its parts are the tables of the lesson."""
