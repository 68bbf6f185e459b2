"""The game that the BYORF lesson plays: one round against the greedy bot, the same cards for everybody.

The learner ends with x + 1, x − 1 twice, x + 2, −x − 2 and x − 4. Put down one after the other they bring up a zero,
a vertical asymptote, one of even order, a bounce, a hole and its height, and what happens far out.
"""

from __future__ import annotations

from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.games import byorf
from mathgames_widgets.maths.rational.function import RationalFunction
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.question import Picture
from mathgames_widgets.questions.stops import Move, Part, Script
from mathgames_widgets.table.start import Seat

from .. import Keep, Put, Ready, Row, Rules, TakeBack, View, factor
from .pictures import ABOUT_ZEROS, beside, falls_short, is_twin, picked, weighed

say = room(__name__)

HOLE = RationalFunction.parse("(x+1)(x-1)/((x+2)(-x-2)(x-1))")
BOUNCE = RationalFunction.parse("(x+1)(x-1)^2/((x+2)(-x-2))")
"""The function after the first lesson bounces at 1; then it has a hole there."""

SEED = "LEARN-253"


def _keep(card: str, why: str) -> Move:
    return Move(Keep(factor(card)), say("keep", card=factor(card).face), why)


def _put(card: str, row: Row, why: str, task: str = "") -> Move:
    return Move(Put(factor(card), row), task or say("put", card=factor(card).face, row=row), why)


def _after(claim: str, *why: str) -> Explanation:
    return Explanation(claim, why=tuple(map(Explanation, why)))


def _draft() -> Part:
    """The last card, −x − 2, comes without a choice."""
    moves = (
        _keep("F08", say("part-draft.keep-1")),
        _keep("F11", say("part-draft.keep-2")),
        _keep("F17", say("part-draft.keep-3")),
        _keep("F12", say("part-draft.keep-4")),
        _keep("F28", say("part-draft.keep-5")),
    )
    after = _after(say("part-draft.after"), say("part-draft.after-2"), say("part-draft.after-3"))
    return Part(
        "draft",
        say("part-draft"),
        moves,
        after,
        decides=True,
        task=say("part-draft.task"),
        opens=ABOUT_ZEROS,
        then=say("part-draft.then"),
        answers=picked,
        ends_quietly=True,
    )


def _function() -> tuple[Part, ...]:
    return (
        Part(
            "zero",
            say("part-zero"),
            (_put("F08", Row.TOP, say("part-zero.why")),),
            _after(say("part-zero.after"), say("part-zero.after-2"), say("part-zero.after-3")),
            decides=True,
            decides_anew=True,
            task=say("part-zero.task"),
            reveals=("first",),
            far_out=False,
        ),
        Part(
            "asymptote",
            say("part-asymptote"),
            (_put("F17", Row.BOTTOM, say("part-asymptote.why")),),
            _after(say("part-asymptote.after"), say("part-asymptote.after-2"), say("part-asymptote.after-3")),
            reveals=("asymptote",),
            far_out=False,
        ),
        Part(
            "even",
            say("part-even"),
            (_put("F35", Row.BOTTOM, say("part-even.why")),),
            _after(say("part-even.after"), say("part-even.after-2"), say("part-even.after-3")),
            decides=True,
            decides_anew=True,
            task=say("part-even.task"),
            reveals=("even",),
            far_out=False,
        ),
        Part(
            "bounce",
            say("part-bounce"),
            (
                _put("F11", Row.TOP, say("part-bounce.once")),
                _put("F12", Row.TOP, say("part-bounce.twice"), say("part-bounce.task-2")),
            ),
            _after(
                say("part-bounce.after"),
                say("part-bounce.after-2"),
                say("part-bounce.after-3"),
                say("part-bounce.after-4"),
            ),
            pictures=Picture((BOUNCE,), (-0.2, 2.2, -0.3, 0.15)),
            reveals=("bounce",),
            far_out=False,
        ),
        Part(
            "hole",
            say("part-hole"),
            (_put("F12", Row.BOTTOM, say("part-hole.why")),),
            _after(say("part-hole.after"), say("part-hole.after-2")),
            pictures=Picture((HOLE,), (0, 2, -0.6, 0.2)),
            reveals=("hole",),
            far_out=False,
            holes=False,
        ),
        Part(
            "height",
            say("part-height"),
            (_put("F28", Row.TOP, say("part-height.why")),),
            _after(say("part-height.after"), say("part-height.after-2")),
            decides=True,
            decides_anew=True,
            task=say("part-height.task"),
            reveals=("lifted", "height"),
            far_out=False,
        ),
        Part(
            "score",
            say("part-score"),
            (
                _put("F28", Row.TOP, say("part-score.why")),
                _put("F08", Row.TOP, say("part-score.why-2")),
                Move(Ready(), say("press-ready"), say("part-score.why-ready")),
            ),
            _after(
                say("part-score.after"),
                say("part-score.after-2"),
                say("part-score.after-3"),
                say("part-score.after-4"),
            ),
            begins=(
                Move(TakeBack(factor("F08")), say("aside", card=factor("F08").face), say("part-score.begins")),
                Move(TakeBack(factor("F28")), say("aside", card=factor("F28").face), say("part-score.begins-2")),
            ),
            decides=True,
            task=say("part-score.task"),
            settled=lambda view: bool(view.results),
            nudge=falls_short,
        ),
    )


@cached
def parts() -> tuple[Part, ...]:
    """The stretches of the game, in the language of the reader."""
    return (_draft(), *_function())


def _as_far(yours: View, lessons: View) -> bool:
    """Whether the round is scored where the lesson's is."""
    return bool(yours.results) or not lessons.results


GAME = Script(
    byorf,
    SEED,
    Rules(rounds=1),
    (Seat(""), Seat("", "greedy")),
    parts,
    compare=beside,
    alike=is_twin,
    weigh=weighed,
    as_far=_as_far,
)
"""The whole game; its parts are the tables of the lesson."""
