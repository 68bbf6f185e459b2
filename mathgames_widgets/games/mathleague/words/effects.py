"""What ACTION and STAFF cards do, in a few words: the card itself has the whole text."""

from __future__ import annotations

SHORT = {
    "Pop Quiz": "They show their TOOLs and discard one",
    "Transfer Request": "Sends a student back; pay 10",
    "Study Session": "Draw two cards",
    "Snow Day": "They cannot pay next turn",
    "Scholarship": "Next student costs 15 less",
    "Building Grant": "Next school is free",
    "Fundraiser": "TOOLs pay 5 more",
    "Lost and Found": "Take a TOOL back",
    "Library Day": "Draw three, discard two",
    "Exchange Student": "A student joins any school",
    "Substitute Teacher": "Sends a teacher back; pay 5",
    "Calculator Ban": "Removes a TOOL; pay 5",
    "Field Trip": "They discard two cards",
    "Early Dismissal": "They end with five cards",
    "Principal": "Cancels an ACTION",
    "Proctor": "Blocks an ACTION",
    "Registrar": "Changes the target",
    "Counselor": "Cancels a STAFF card",
    "Secretary": "Blocks a STAFF card",
    "Treasurer": "Pay 10 or cancel",
    "Superintendent": "Takes the ACTION over",
}
"""Every effect in at most seven words."""


def in_short(name: str) -> str:
    """An effect in a few words.

    >>> in_short("Study Session")
    'Draw two cards'
    """
    return SHORT.get(name, "")
