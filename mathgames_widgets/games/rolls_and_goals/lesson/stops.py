"""The game that the Rolls & Goals lessons play: three rounds for two, the same dice and cards for everyone.

In the first round the learner makes two dice zero and all six even, while the other player builds a run from −1 to 4.
In the second round the order of ×2 and −2 decides, and a reroll brings a 6, which settles two goals at once. In the
third a reroll would harm more often than it helps.
"""

from __future__ import annotations

from collections.abc import Callable

from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.question import Question, Text
from mathgames_widgets.questions.stops import LEARNER, Move, Part, Reply, Script
from mathgames_widgets.questions.typed import Number
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from ..rules.cards import DICE, REROLL, Goal, worth
from ..rules.scoring import COUNTED
from ..rules.view import View
from ..words.explanations import chain_text
from ..words.sentences import sentence
from .pictures import as_far, beside, on_one_scale, reroll_wager, six_for_goal, six_ranges, too_early, walk, weighed

say = room(__name__)

SEED = "LEARN-1553"


def certain_dice(view: View) -> Question | None:
    """How many dice are certain to be divisible by 3 once the cards in hand are placed; the rerolled one is not."""
    stacks = view.mine[:DICE]
    behind = next((at for at, stack in enumerate(stacks) if REROLL in stack), None)
    if behind is None:
        return None
    dice = [one for at, one in enumerate(zip(view.dice[LEARNER], stacks, strict=True)) if at != behind]
    counts = COUNTED[Goal.MOST_DIVISIBLE_BY_3]
    now = sum(counts(worth(*one)) for one in dice)
    helped = [worth(side, stack) + 1 for side, stack in dice if not counts(worth(side, stack))]
    more = min(sum(map(counts, helped)), view.hand.count("+1"))
    told = {"die": behind + 1, "cards": view.hand.count("+1")}
    return Number(
        prompt=say("certain-prompt", **told),
        value=now + more,
        why=Explanation(say("certain-why", now=now, more=more, every=now + more)),
        because=lambda own: say("certain-against", over=own is not None and own > now + more, **told),
    )


NINE, KEPT, GREATEST = 9, 2, 21
"""In the second round, the biggest number of the lesson's way, the dice divisible by 3 that it keeps, and the greatest
number with which so many are kept, without the reroll.
"""


def beyond_nine(view: View) -> Explanation | None:
    """Whether the table has a number above the lesson's biggest, with as many dice divisible by 3 as there."""
    dice = list(zip(view.dice[LEARNER], view.mine[:DICE], strict=True))
    sure = [(worth(*one), one) for one in dice if REROLL not in one[1]]
    most, (side, stack) = max(sure)
    threes = sum(COUNTED[Goal.MOST_DIVISIBLE_BY_3](value) for value, _ in sure)
    if most <= NINE:
        return None
    if threes < KEPT:
        return Explanation(say("nine-loses", most=most, threes=threes))
    task = say("nine-further", most=most, is_most=most == GREATEST)
    return Explanation(say("nine-beyond", threes=threes, chain=chain_text(side, stack)), why=(Explanation(task),))


FOUR, LESSONS = 4, ("x2", "-2")
"""The place of the die that is to become divisible by 3, and the lesson's cards behind it."""


def own_stack(view: View) -> Explanation | None:
    """What other cards than the lesson's make of that die, before its reason; the picture shows the other way round."""
    side, stack = view.dice[LEARNER][FOUR], view.mine[FOUR]
    if stack == LESSONS:
        return None
    value = worth(side, stack)
    fits = COUNTED[Goal.MOST_DIVISIBLE_BY_3](value)
    told = [say("after-order"), *([say("after-order-2")] if stack == ("+1", "+1") else [])]
    return Explanation(
        say("order-yours", fits=fits, value=value, chain=chain_text(side, stack)), why=tuple(map(Explanation, told))
    )


def _move(text: str, why: str, do: str = "") -> Move:
    """A move by its line in a record and the key of its reason; `do` is the key of its task."""
    action = read_action(text)
    return Move(action, say.by("do", do) if do else sentence(action), say.by("move", why))


def _part(
    key: str,
    *moves: Move,
    decides: bool = False,
    reasons: int | None = None,
    pictures: Text = (),
    reveals: tuple[str, ...] = (),
    hints: int = 0,
    asks: Callable[[View], Question | None] | None = None,
    after_now: Callable[[View], Explanation | None] | None = None,
) -> Part:
    """A part with so many reasons behind what opens at its end; with None, nothing opens; and its own hints.

    Where the reason answers the table as it is now, the comparison does so, too.
    """
    why = tuple([Explanation(say.by("after", f"{key}-{number}")) for number in range(1, (reasons or 0) + 1)])
    after = None if reasons is None else Explanation(say.by("after", key), why=why)
    task = say.by("task", key) if decides else ""
    own = tuple([say.by("hint", f"{key}-{number}") for number in range(1, hints + 1)])
    title = say.by("part", key)
    return Part(
        key,
        title,
        moves,
        after,
        pictures,
        decides,
        task,
        reveals,
        hints=own,
        hints_alone=True,
        asks=asks,
        after_now=after_now or (lambda view: None),
        decides_anew=after_now is not None,
    )


@cached
def parts() -> tuple[Part, ...]:
    """The game, stretch by stretch."""
    return (
        _part(
            "zeroes",
            _move("put -1 die 2", "first-zero"),
            _move("put -3 die 3", "not-yet-zero"),
            _move("put +1 die 3", "second-zero"),
            decides=True,
            reasons=0,
            pictures=walk(2, ("-3", "+1")),
            reveals=("three",),
            hints=2,
        ),
        _part(
            "flip",
            _move("put +3 deck", "keep-3", do="keep-3"),
            _move("ready", "all-even", do="ready"),
            reasons=2,
            reveals=("run",),
        ),
        _part("taking", _move("take x2 reroll", "last-one", do="take-double")),
        _part(
            "order",
            _move("put x2 die 5", "double"),
            _move("put -2 die 5", "minus-2"),
            decides=True,
            reasons=2,
            pictures=on_one_scale(walk(4, ("x2", "-2")), walk(4, ("-2", "x2"))),
            reveals=("stack",),
            hints=2,
            after_now=own_stack,
        ),
        _part("nine", _move("put +3 die 4", "nine"), decides=True, reasons=1, hints=2, after_now=beyond_nine),
        _part(
            "where",
            _move("put reroll die 1", "reroll"),
            decides=True,
            reasons=2,
            reveals=("reroll",),
            hints=2,
            asks=certain_dice,
        ),
        _part(
            "sure",
            _move("put +1 die 2", "plus-1"),
            _move("put +1 die 6", "plus-1"),
            decides=True,
            reasons=2,
            pictures=six_for_goal(Goal.MOST_DIVISIBLE_BY_3, ("+1",)),
            hints=2,
        ),
        _part("roll", _move("ready", "all-placed", do="ready"), reasons=2),
        _part(
            "later",
            _move("take ÷2 reroll", "last-one", do="take-halve"),
            _move("put -1 die 1", "to-two"),
            _move("put -1 die 3", "to-two"),
            _move("put ÷2 die 2", "halve"),
            _move("put -3 die 5", "minus-3"),
            _move("put +2 die 5", "plus-2"),
        ),
        _part(
            "again",
            _move("ready", "five-twos", do="ready"),
            decides=True,
            reasons=3,
            pictures=six_ranges((2, 2, 2, 2, 2, 3), 5),
            hints=2,
        ),
    )


REPLIES = (
    ("put +1 die 2", "plus-minus"),
    ("put -3 die 2", "two"),
    ("put -1 die 4", "zero"),
    ("put -2 die 6", "below-zero"),
    ("put +3 deck", "keep-3"),
    ("ready", "as-it-should"),
    ("take ÷2 special", "take-halve"),
    ("put +1 die 1", "another-six"),
    ("put -1 die 3", "three"),
    ("put ÷2 die 4", "halved"),
    ("put -1 die 5", "another-one"),
    ("declare largest set", "declare-set"),
    ("ready", "as-it-should"),
    ("take blank special", "take-blank"),
    ("put +1 die 3", "nearer-up"),
    ("put -2 die 5", "nearer-down"),
    ("put -3 die 6", "range"),
    ("declare highest total", "declare-total"),
    ("ready", "as-it-should"),
)
"""The moves of the other player as lines of a record, and the keys of what is said of them."""


@cached
def replies() -> tuple[Reply, ...]:
    """The moves of the other player, with what is said of them."""
    return tuple([Reply(read_action(text), say.by("reply", why)) for text, why in REPLIES])


GAME = Script(
    rolls_and_goals,
    SEED,
    Rules(rounds=3),
    (Seat(""), Seat("", "greedy")),
    parts,
    replies=replies,
    compare=beside,
    weigh=weighed,
    wager=reroll_wager,
    as_far=as_far,
    too_early=too_early,
    same_rival=True,
)
"""The whole game; its parts are the tables of the lessons."""
