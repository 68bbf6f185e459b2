"""The game that the mathleague.org/cards lesson plays: the first pile of a solitaire, the same one for everyone.

Four blue students come in, a blue teacher is attached to one of them, and the tools go where they count double. A red
student with more points than the weakest blue one is left out, because the colour is worth more. The learner decides
three times; between these tables the game goes on by itself.
"""

from __future__ import annotations

from mathgames_widgets.games import mathleague
from mathgames_widgets.maths.writing.explanation import Explanation
from mathgames_widgets.maths.writing.notation import show
from mathgames_widgets.questions.stops import Move, Part, Script
from mathgames_widgets.table.start import Seat

from .. import Rules, read_action
from ..rules.state import SOLITAIRE
from .pictures import beside

SEED = "LEARN-143"


def _move(text: str, task: str, why: str) -> Move:
    return Move(read_action(text), task, why)


def _end(why: str) -> Move:
    return _move("end turn", "End the turn.", why)


PARTS = (
    Part(
        "pay",
        "paying for Ben",
        (
            _move(
                'student "blue Ben" pay "blue Triangle Area" "orange Difference of Squares"',
                "Play Ben without a school team, and pay with Triangle Area and Difference of Squares.",
                "Ben costs half of 36, that is 18. With 10 and 10 only 2 points are lost.",
            ),
        ),
        decides=True,
        task="Play Ben, or save your tools? Press a tool that is laid out to pay with another.",
        after=Explanation(
            "Ben costs 18. The lesson pays 10 + 10, and 2 points are lost.",
            show(20, "−", 18, "=", 2),
            why=(
                Explanation(
                    "With tools of 10, 5 and 10 you can pay 5, 10, 15, 20 or 25. The lowest that is enough is 20."
                ),
                Explanation("The tool of 5 stays in your hand. Paying all three would lose 7."),
            ),
        ),
    ),
    Part(
        "later",
        "two more students",
        (
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
        "elif",
        "a fourth student",
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
        ),
        decides=True,
        task="Make two moves. Which ones lift your score most?",
        after=Explanation(
            "The lesson pays 10 for Elif, and puts the tool of 20 on Ben: 221.25 points.",
            show("171.25", "+", 50, "=", "221.25"),
            why=(
                Explanation("Elif is weak, but blue, and without a fourth student there is no score."),
                Explanation(
                    "On Ben the 20 count double, so the average gains a quarter of 40.", show(40, "÷", 4, "=", 10)
                ),
            ),
        ),
        reveals=("blue",),
    ),
    Part(
        "schools",
        "two schools",
        (
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
        "the last tools",
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
        ),
        decides=True,
        task="Make two moves: Kofi, or the tools?",
        after=Explanation(
            "The lesson puts both tools on Ben: 280 for Ben, and 233.75 for the team.",
            show("221.25", "+", "12.5", "=", "233.75"),
            why=(
                Explanation("The 25 points count double, and four share them.", show(50, "÷", 4, "=", "12.5")),
                Explanation("Kofi costs 21. With Kofi, but not all blue, the four highest score 201.25."),
            ),
        ),
        reveals=("room",),
    ),
)

GAME = Script(mathleague, SEED, Rules(variation=SOLITAIRE), (Seat("Player 1"),), PARTS, compare=beside)
"""The first pile; its parts are the tables of the lesson."""
