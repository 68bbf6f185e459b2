"""The game that the Rolls & Goals lessons play: three rounds for two, the same dice and cards for everyone.

In the first round the learner makes two dice zero and all six even, while the other player builds a run from −1 to 4.
In the second round the order of ×2 and −2 decides, and a reroll brings a 6, which settles two goals at once. In the
third a reroll would harm more often than it helps.
"""

from __future__ import annotations

from mathgames_widgets.games import rolls_and_goals
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.questions.stops import Move, Part, Reply, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from ..words.sentences import face_text
from .pictures import beside, walk

SEED = "LEARN-1553"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _put(card: str, die: int, why: str) -> Move:
    return _move(f"put {card} die {die}", f"Put {face_text(card)} behind die {die}.", why)


def _ready(why: str) -> Move:
    return _move("ready", "Say that you are ready.", why)


def _reply(text: str, why: str) -> Reply:
    return Reply(read_action(text), why)


PARTS = (
    Part(
        "zeroes",
        "bringing dice to 0",
        (
            _put("-1", 2, "1 − 1 = 0: the first zero."),
            _put("-3", 3, "2 − 3 = −1. That is not 0 yet, but a card can follow."),
            _put("+1", 3, "−1 + 1 = 0: the second zero."),
        ),
        decides=True,
        task="Place three cards. How many dice can you bring to 0?",
        after=Explanation(
            "The lesson has two zeroes. Die 3 goes below 0 and back: 2 − 3 = −1, then −1 + 1 = 0.",
            why=(
                Explanation("Three zeroes are impossible. The three lowest dice show 1 + 2 + 2 = 5."),
                Explanation("Your cards take away 1 + 1 + 3 = 5. Nothing may be wasted, but −3 wastes 1 on a 2."),
            ),
        ),
        pictures=walk(2, ("-3", "+1")),
    ),
    Part(
        "flip",
        "all cards face up",
        (
            _move(
                "put +3 deck",
                "Put +3 on top of your deck.",
                "It would make an even number odd. On the deck it is drawn again next round.",
            ),
            _ready("Two zeroes and six even values: nothing is left to improve."),
        ),
        after=Explanation(
            "You achieve “most zeroes” and “most evens”: 12 tokens. Player 2 has the longest run: 6 tokens.",
            why=(Explanation("Your values have no run: none is 1 more than another."),),
        ),
        reveals=("run",),
    ),
    Part(
        "taking",
        "cards to take",
        (_move("take x2 reroll", "Take ×2 and reroll, which are left.", "The last one takes what is left."),),
    ),
    Part(
        "order",
        "two cards behind one die",
        (_put("x2", 5, "2 × 4 = 8."), _put("-2", 5, "8 − 2 = 6, and 6 is divisible by 3.")),
        decides=True,
        task="Die 5 shows 4. Make it divisible by 3 with two cards.",
        after=Explanation(
            "The lesson puts ×2 on top, then −2: 4 → 8 → 6.",
            why=(
                Explanation("The other way round −2 comes first: 4 → 2 → 4, and 4 is not divisible by 3."),
                Explanation("+1 and +1 make a 6, too. But behind a 5 one +1 is enough."),
            ),
        ),
        pictures=(walk(4, ("x2", "-2")), walk(4, ("-2", "x2"))),
        reveals=("stack",),
    ),
    Part(
        "nine",
        "one card for two goals",
        (_put("+3", 4, "6 + 3 = 9: still divisible by 3, and a bigger number."),),
        decides=True,
        task="Place +3. Where does it help most?",
        after=Explanation(
            "Behind die 4 it makes 6 + 3 = 9: still divisible by 3, and the biggest number on the table.",
            why=(Explanation("Adding 3 never changes whether a number is divisible by 3. So put it where it helps."),),
        ),
    ),
    Part(
        "where",
        "the reroll",
        (_put("reroll", 1, "4 is no use here. Rolled again, two of six sides are divisible by 3."),),
        decides=True,
        task="Put reroll behind a die. Which one?",
        after=Explanation(
            "The 4 is no use for any goal, so nothing can be lost. Rolled again, it fits with a chance of 1/3.",
            why=(
                Explanation("The 1 would fit as often, but it is your only 1 for “most 1s”."),
                Explanation("The 5s can become 6 for certain with +1. On the 9 or the 6 you would lose on average."),
            ),
        ),
        reveals=("reroll",),
    ),
    Part(
        "sure",
        "certain or likely",
        (_put("+1", 2, "5 + 1 = 6, divisible by 3."), _put("+1", 6, "5 + 1 = 6, divisible by 3.")),
        decides=True,
        task="Place both +1 cards. Which dice can you be certain of?",
        after=Explanation(
            "Behind a 5, +1 is certain to make 6. You have four values that fit, and 1/3 of another on average.",
            why=(
                Explanation("Behind the rerolled die +1 changes nothing: the sides become 2 to 7."),
                Explanation("Two of these six fit, 3 and 6, as before."),
            ),
        ),
    ),
    Part(
        "roll",
        "the die rolls",
        (_ready("All your cards are placed."),),
        after=Explanation(
            "A 6. It is divisible by 3, and it decides more than that.",
            why=(
                Explanation("Player 2 declared “largest set” and has three 6s. Now you have four, and achieve it."),
                Explanation("The choice was good before the roll. With a 5 it would have been just as good."),
            ),
        ),
    ),
    Part(
        "later",
        "the third round",
        (
            _move("take ÷2 reroll", "Take ÷2 and reroll, which are left.", "The last one takes what is left."),
            _put("-1", 1, "3 − 1 = 2."),
            _put("-1", 3, "3 − 1 = 2."),
            _put("÷2", 2, "Half of 4 is 2."),
            _put("-3", 5, "3 − 3 = 0."),
            _put("+2", 5, "0 + 2 = 2."),
        ),
    ),
    Part(
        "again",
        "one more reroll?",
        (_ready("Five 2s and a range of 1: a new roll would harm more often than it helps."),),
        decides=True,
        task="One card is left: reroll. Place it, or say that you are ready?",
        after=Explanation(
            "The lesson is ready without it. Behind the 3 it harms with a chance of 1/2, and helps with 1/6.",
            why=(
                Explanation("Only a 2 makes the range 0. A 1 or a 3 leaves it at 1; a 4, 5 or 6 makes it greater."),
                Explanation("On average the range would grow from 1 to 11/6. Behind a 2 it is no better."),
                Explanation("Player 2 has a range of 1 as well: a greater range would have cost you 3 tokens."),
            ),
        ),
    ),
)

REPLIES = (
    _reply("put +1 die 2", "4 + 1 is 5, and −3 below it makes 2: the run needs a 2."),
    _reply("put -3 die 2", "5 − 3 = 2, a value of the run."),
    _reply("put -1 die 4", "1 − 1 = 0, a value of the run."),
    _reply("put -2 die 6", "1 − 2 = −1: the run goes on below zero."),
    _reply("put +3 deck", "+3 is kept for the next round."),
    _reply("ready", "All cards lie as they should."),
    _reply("take ÷2 special", "÷2 makes ones out of threes, and a special goal brings six more tokens to the table."),
    _reply("put +1 die 1", "5 + 1 = 6: divisible by 3, and one more 6 for the set."),
    _reply("put -1 die 3", "4 − 1 = 3, divisible by 3."),
    _reply("put ÷2 die 4", "Half of 3 is 1.5, rounded down 1: a one."),
    _reply("put -1 die 5", "2 − 1 = 1: another one."),
    _reply("declare largest set", "Three sixes are a large set, unless someone has more."),
    _reply("ready", "All cards lie as they should."),
    _reply("take blank special", "A special goal brings six more tokens to the table, and a blank spoils nothing."),
    _reply("put +1 die 3", "1 + 1 = 2: nearer to the others."),
    _reply("put -2 die 5", "5 − 2 = 3: nearer to the others."),
    _reply("put -3 die 6", "5 − 3 = 2: a range of 1."),
    _reply("declare highest total", "15 is more than the dice of Player 1 are likely to total."),
    _reply("ready", "All cards lie as they should."),
)

GAME = Script(
    rolls_and_goals,
    SEED,
    Rules(rounds=3),
    (Seat("Player 1"), Seat("Player 2", "greedy")),
    PARTS,
    replies=REPLIES,
    compare=beside,
)
"""The whole game; its parts are the tables of the lessons."""
