"""The game that the mathleague.org/cards lesson plays: the first pile of a solitaire, the same one for everyone.

Four blue students come in, a blue teacher is attached to one of them, and the tools go where they count double. A red
student with more points than the weakest blue one is left out, because the colour is worth more.
"""

from __future__ import annotations

from mathgames_widgets.games import mathleague
from mathgames_widgets.questions.stops import Move, Part, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from ..rules.state import SOLITAIRE

SEED = "LEARN-143"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _end(why: str) -> Move:
    return _move("end turn", "End the turn.", why)


PARTS = (
    Part(
        "first",
        "the first student",
        (
            _move(
                'student "blue Ben" pay "blue Triangle Area" "orange Difference of Squares"',
                "Play Ben without a school team, and pay with Triangle Area and Difference of Squares.",
                "Ben costs half of 36, that is 18. With 10 and 10 only 2 points are lost.",
            ),
            _move(
                'teacher "red Coach Kovalevskaya" on student 1 "blue Ben"',
                "Attach Coach Kovalevskaya to Ben.",
                "A TEACHER card is free, and the tools of Ben count double from now on.",
            ),
            _move(
                'tool "orange Mean" on student 1 "blue Ben"',
                "Attach Mean to Ben.",
                "Its 5 points count double: Ben scores 180 + 10 = 190.",
            ),
            _move(
                'discard "blue Pop Quiz"',
                "Discard Pop Quiz.",
                "There is no opponent to play it on, and its place in the hand is needed.",
            ),
            _end("Your hand is empty, so you draw six new cards."),
        ),
    ),
    Part(
        "teacher",
        "one more teacher",
        (
            _move(
                'teacher "blue Coach Fermat" on student 1 "blue Ben"',
                "Attach Coach Fermat to Ben.",
                "Coach Fermat doubles nothing again, but is blue as Ben is.",
            ),
            _move(
                'discard "orange Coach Germain"',
                "Discard Coach Germain.",
                "A third teacher adds nothing, and your students are blue.",
            ),
            _move(
                'discard "green Coach Turing"',
                "Discard Coach Turing.",
                "You cannot pay for Amara or Chiara without losing much. New cards may help.",
            ),
            _end("You keep three cards and draw three."),
        ),
    ),
    Part(
        "bargains",
        "two bargains",
        (
            _move(
                'student "blue Amara" pay "blue Pythagorean Theorem" "red Order of Operations"',
                "Play Amara without a school team, and pay with Pythagorean Theorem and Order of Operations.",
                "Amara costs a tenth of 200, and 15 + 5 is exactly 20.",
            ),
            _move(
                'student "blue Chiara" pay "red Slope Formula"',
                "Play Chiara without a school team, and pay with Slope Formula.",
                "Chiara costs a tenth of 110, that is 11. Of the 15 points 4 are lost.",
            ),
            _end("Only Counselor is left in your hand, so you draw five cards."),
        ),
    ),
    Part(
        "four",
        "four of one colour",
        (
            _move(
                'student "blue Elif" pay "red Distance Formula"',
                "Play Elif without a school team, and pay with Distance Formula.",
                "Elif costs half of 18, that is 9. Four blue students and a blue teacher: there is a score.",
            ),
            _move(
                'tool "purple Pigeonhole Principle" on student 1 "blue Ben"',
                "Attach Pigeonhole Principle to Ben.",
                "Ben has a teacher, so 20 points count as 40.",
            ),
            _move(
                'school "orange Noether Academy"',
                "Play Noether Academy.",
                "The first SCHOOL card of a name is free, and you can draw one card more.",
            ),
            _move(
                'school "red Euler Academy"',
                "Play Euler Academy.",
                "It is the first of its name, too.",
            ),
            _end("You keep Counselor and draw five cards."),
        ),
    ),
    Part(
        "last",
        "the last cards",
        (
            _move(
                'tool "orange Gauss Sum" on student 1 "blue Ben"',
                "Attach Gauss Sum to Ben.",
                "15 points count as 30, and Ben is still below 300.",
            ),
            _move(
                'tool "green Circle Area" on student 1 "blue Ben"',
                "Attach Circle Area to Ben.",
                "10 points count as 20: Ben scores 280.",
            ),
            _end("You draw the last two cards of the pile."),
            _move(
                'discard "red Kofi"',
                "Discard Kofi.",
                "Kofi scores 120 points more than Elif, but the colour is worth 200 on the four.",
            ),
            _end("The pile is finished."),
        ),
    ),
)

GAME = Script(
    mathleague,
    SEED,
    Rules(variation=SOLITAIRE),
    (Seat("Player 1"),),
    PARTS,
    "At the table on the page “mathleague.org/cards” you can play as you like.",
)
"""The first pile; its parts are the tables of the lesson."""
