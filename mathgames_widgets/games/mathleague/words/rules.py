"""What to do now, what stands behind the question mark, the rules in short, and each effect in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from mathgames_widgets.core.words import name_of

from ..rules.cards import EFFECT_TEXTS
from ..rules.effects import TREASURER
from ..rules.rules import BOTH_PILES, EITHER_PILE
from ..rules.state import SOLITAIRE, Phase
from ..rules.view import View
from .why import DECKS_CLOSED, ONLY_AN_ANSWER, PAY_THE_TREASURER, WHO_IS_ASKED

DOMINO = (
    "The two small digits in the corner of a card are its domino digits, such as 9 over 8. They matter only "
    "before the first turn: 200 plus the lowest number turned over is the win number."
)

PLAYING = (
    "Press a card, and the places where it can go light up. Press one of them, or its key. If a card costs "
    "something, the cheapest TOOL cards are laid out for you. Press other TOOL cards to change that, then "
    "press Pay on the card.",
    "Schools, students, teachers and tools stay on your table. Put TOOL cards on a student, or pay with them. "
    "For 5 points you can move a teacher or a tool, or put a student into a school team.",
    "A crossed-out price is more than you can pay. Press the card to read why. Press another player to look closer.",
)


def prompt(view: View, names: Sequence[str]) -> str:
    """What to do now.

    >>> from mathgames_widgets.games.mathleague.rules.rules import new_game
    >>> from mathgames_widgets.games.mathleague.rules.view import observe
    >>> state = new_game(2, "FERN-42")
    >>> prompt(observe(state, state.turn.player), ["Asha", "Ben"])
    'Your turn: play or discard at least one card.'
    """
    if not view.is_my_turn:
        seats = view.to_act
        return f"{name_of(seats[0], names)} is choosing." if len(seats) == 1 else "The others are choosing."
    if view.phase is Phase.ANSWER:
        return f"Will you answer {view.chain[-1].card.name}?"
    choosing = view.choosing
    if view.phase is Phase.CHOOSE and choosing is not None:
        if choosing.effect == TREASURER:
            return "Treasurer: pay 10, or your ACTION card is canceled."
        more = f" ({choosing.left} more)" if choosing.left > 1 else ""
        return f"{EFFECT_TEXTS[choosing.effect].name}: choose a card{more}."
    if view.turn.no_payments:
        return "Snow Day: you cannot pay this turn."
    over = len(view.hand) - view.turn.hand
    if over > 0:
        return f"Play or discard {over} more, then end your turn."
    return (
        "Play more cards, or end your turn." if view.turn.disposed else "Your turn: play or discard at least one card."
    )


def help(view: View) -> tuple[str, ...]:
    """What stands behind the question mark in this phase."""
    if view.phase is Phase.ANSWER:
        return (WHO_IS_ASKED, "Press a STAFF card in your hand, then Answer or the player you aim it at.")
    if view.phase is Phase.CHOOSE:
        if view.choosing is not None and view.choosing.effect == TREASURER:
            return (PAY_THE_TREASURER, "Press TOOL cards to lay them out or to take them back.")
        return ("Press the card you choose. The card in play says what happens to it.",)
    closed = (DECKS_CLOSED,) if None in view.hidden else ()
    return (*PLAYING, DOMINO, *closed)


def rules_in_short() -> tuple[tuple[str, str], ...]:
    """The whole rules: a title and a text each."""
    return (
        (
            "The aim",
            "Build a team of four students. The first whose all-star score or school score reaches the win "
            "number wins. "
            "If someone cannot draw enough cards at the end of a turn, the game ends and the highest score wins.",
        ),
        (
            "Set up",
            "Each player has a deck of 55 cards, no two with the same name and color. Everyone turns over "
            "the top card and reads its domino digits as a number. The lowest is added to 200: that is the "
            "win number. The player with the highest number goes first. Players who tie turn over another "
            "card. Everyone draws six cards.",
        ),
        (
            "A turn",
            "Play or discard as many cards as you like, but at least one, and play at most one ACTION card. "
            "Then draw or discard until you hold six.",
        ),
        (
            "SCHOOL cards",
            "A SCHOOL card costs 10 points for each SCHOOL card of that name already on the table. Schools "
            "of one name in front of "
            "you form a school team.",
        ),
        (
            "STUDENT cards",
            "An elementary or high school student costs a tenth of the printed score, and a middle school "
            "student costs half of it. In a school team of the same name with two or more SCHOOL cards, "
            "students are free.",
        ),
        (
            "TEACHER cards",
            "They are free. Put one on any student, or on the school team of the same name.",
        ),
        (
            "TOOL cards",
            "Pay with them, or put them on a student or on three or more SCHOOL cards of one name. Anything "
            "you pay above the cost is lost.",
        ),
        (
            "Moving cards",
            "For 5 points you may put one of your students into a school team, or move a teacher or a tool. "
            "You may send away an opponent's TOOL card for twice its value.",
        ),
        (
            "ACTION and STAFF cards",
            "An ACTION card does what it says. Then every opponent may answer with a STAFF card, and a STAFF "
            "card can be answered too. If several players answer, the next in turn order counts. "
            f"{ONLY_AN_ANSWER}",
        ),
        (
            "A student's score",
            "The printed score, times 5 for middle school and times 1.5 for high school, plus the tools on the "
            "student. "
            "A teacher on the student or on the school team doubles the tools, once. A student scores at most 300.",
        ),
        (
            "Team scores",
            "The all-star score is the average of any four of your students. A school score is the average "
            "of four in one school team, plus up to 100 points of tools on its schools. Either score gets 50 "
            "more if all four are the same color and a teacher of that color is on one of them or on the "
            "school.",
        ),
        ("The corner of a card", DOMINO),
        (
            "One deck for two",
            "One player gets the blue and orange cards with a 25-point tool, the other the red and green ones with a "
            "20-point tool. The win number is 200.",
        ),
        (
            "Solitaire",
            "54 cards in two piles of 27. Play each until it is used up. Can you score over "
            f"{EITHER_PILE} with one pile, and over {BOTH_PILES} with both?",
        ),
        (
            "Team play",
            "Four players, partners opposite each other. You may attach your cards to your partner's, and the "
            "lowest "
            "number is added to 300. Partners are not opponents.",
        ),
        (
            "More ways to play",
            "Other base numbers, open hands, other multipliers, one age group, school scores only, tools "
            "that match their student's color, other decks, or playing on for second and third place: see "
            "Options.",
        ),
    )


def aim_alone(view: View) -> str:
    """What someone who plays alone tries to reach; empty at every other table."""
    if view.rules.variation != SOLITAIRE:
        return ""
    return f"Over {EITHER_PILE} with one pile, over {BOTH_PILES} with both"


SHORT = {
    "pop-quiz": "They show their TOOLs and discard one",
    "transfer-request": "Sends a student back; pay 10",
    "study-session": "Draw two cards",
    "snow-day": "They cannot pay next turn",
    "scholarship": "Next student costs 15 less",
    "building-grant": "Next school is free",
    "fundraiser": "TOOLs pay 5 more",
    "lost-and-found": "Take a TOOL back",
    "library-day": "Draw three, discard two",
    "exchange-student": "A student joins any school",
    "substitute-teacher": "Sends a teacher back; pay 5",
    "calculator-ban": "Removes a TOOL; pay 5",
    "field-trip": "They discard two cards",
    "early-dismissal": "They end with five cards",
    "principal": "Cancels an ACTION",
    "proctor": "Blocks an ACTION",
    "registrar": "Changes the target",
    "counselor": "Cancels a STAFF card",
    "secretary": "Blocks a STAFF card",
    "treasurer": "Pay 10 or cancel",
    "superintendent": "Takes the ACTION over",
}
"""Every effect in at most seven words."""
