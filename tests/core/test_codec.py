"""How actions are written in records: derived from their dataclasses."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from mathgames_widgets.core.codec import QUOTED, SEAT, Lines, Word, by_id, known, number, one_of, several
from mathgames_widgets.core.game import Named, NoSuchCard, Refused


class Row(Named):
    TOP = "top"
    BOTTOM = "bottom"


@dataclass(frozen=True, slots=True)
class Card:
    id: str


@dataclass(frozen=True, slots=True)
class Put:
    card: Card
    row: Row


@dataclass(frozen=True, slots=True)
class Take:
    cards: tuple[str, ...]
    special: bool = False


@dataclass(frozen=True, slots=True)
class TakeBack:
    place: int
    at: int


@dataclass(frozen=True, slots=True)
class Stays:
    at: int
    digit: int | None = None


@dataclass(frozen=True, slots=True)
class New:
    card: str
    digit: int


@dataclass(frozen=True, slots=True)
class Lay:
    spots: tuple[Stays | New, ...]


@dataclass(frozen=True, slots=True)
class OnTeam:
    school: str


@dataclass(frozen=True, slots=True)
class OnStudent:
    player: int
    student: str


@dataclass(frozen=True, slots=True)
class Move:
    tool: str
    to: OnTeam | OnStudent
    payment: tuple[str, ...]
    team: str | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    pass


def find(id: str) -> Card:
    if id != "F05":
        raise ValueError(f"There is no card {id!r}.")
    return Card(id)


PLACES = {"die 1": 0, "die 10": 1, "deck": 2}
SPOT = Lines(
    "Everything",
    {
        Stays: "({at}[:{digit}])",
        New: Word(
            "J?[0-9]",
            lambda text: New(text[0], int(text[-1])),
            lambda new: f"J{new.digit}" if new.card == "J" else new.card,
        ),
    },
)
LINES = Lines(
    "Everything",
    {
        Put: "put {card} {row}",
        TakeBack: "take back {place} {at}",
        Take: "take[ {cards}][ {special}]",
        Lay: "lay {spots} =",
        Move: 'move "{tool}" to {to}[ team {team}][ pay {payment}]',
        Pass: "pass",
    },
    words={
        "card": by_id(find),
        "place": one_of(PLACES),
        "at": number(first=1),
        "cards": several(known(("x2", "+1", "[0]"))),
        "spots": several(SPOT, between=""),
        "tool": Word("[a-z ]+", str, str),
        "to": Lines(
            "Everything",
            {OnTeam: "team {school}", OnStudent: "student {player} {student}"},
            {"school": QUOTED, "player": SEAT, "student": QUOTED},
        ),
        "payment": several(QUOTED),
        "team": QUOTED,
    },
    like=("put F05 top", "take x2 special", "pass"),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Put(Card("F05"), Row.BOTTOM), "put F05 bottom"),
        (TakeBack(1, 0), "take back die 10 1"),
        (TakeBack(2, 11), "take back deck 12"),
        (Take(("x2",)), "take x2"),
        (Take(("x2", "[0]"), special=True), "take x2 [0] special"),
        (Take((), special=True), "take special"),
        (Lay((Stays(0), New("2", 2), New("J", 7), Stays(12, 0))), "lay (0)2J7(12:0) ="),
        (Move("big tool", OnTeam("Euler Academy"), ()), 'move "big tool" to team "Euler Academy"'),
        (
            Move("a", OnStudent(2, "blue Ben"), ("blue Mean", "red One"), "X"),
            'move "a" to student 3 "blue Ben" team "X" pay "blue Mean" "red One"',
        ),
        (Pass(), "pass"),
    ],
)
def test_an_action_is_a_line(action, text):
    """Written and read back: ids, enums by value, seats from 1, rows, cards with spaces, parts left out."""
    assert LINES.write(action) == text
    assert LINES.read(text) == action


NO_LINES = (
    *("", "pass\n", "Pass", "put  F05 top", "put F05 left", "p" * 999, "lay () =", "lay =", "lay (01) =", "lay ١ ="),
    *('move "a" to team X', 'move "a" to student 0 "b"', 'move "a" to team "b" pay', "take ", "take  x2", "take x2 "),
)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("put F06 top", "There is no card 'F06'."),
        ("dance", "'dance' is not a move in Everything; moves look like “put F05 top”, “take x2 special” or “pass”."),
        *((text, "is not a move in Everything") for text in NO_LINES),
    ],
)
def test_what_is_no_line_is_refused_in_one_sentence(text, says):
    """Raises ValueError with one clear sentence."""
    with pytest.raises(ValueError, match=r"\.$") as refusal:
        LINES.read(text)
    assert says in str(refusal.value)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize(("text", "card"), [("take back die 1 0", "back"), ("take x3", "x3")])
def test_an_unknown_word_is_refused_with_its_reason(text, card):
    """The game says it in its own words."""
    with pytest.raises(Refused) as refusal:
        LINES.read(text)
    assert refusal.value.reason == NoSuchCard(card)


def test_an_action_of_another_game_has_no_line():
    with pytest.raises(ValueError, match=r"^Card\(id='F05'\) is not an action of Everything\.$"):
        LINES.write(Card("F05"))


def test_a_line_says_every_field():
    """A mistake of the game's author, found when the game is loaded."""
    with pytest.raises(TypeError, match="every field of Put"):
        Lines("Everything", {Put: "put {card}"}, words={"card": QUOTED})
    with pytest.raises(TypeError, match=r"Put\.card needs a word"):
        Lines("Everything", {Put: "put {card} {row}"})
