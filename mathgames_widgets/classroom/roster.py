"""A class without accounts: a list of nicknames, who is absent today, a code of their own for each, and groups."""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterable

from mathgames_widgets.classroom.readers import ReadingClass
from mathgames_widgets.classroom.register import WAITING, ClassStanding
from mathgames_widgets.classroom.standing import MOST_PEOPLE, CannotBeDone, nickname
from mathgames_widgets.classroom.tickets import new_token, person_of, signed
from mathgames_widgets.core.entrance import alike
from mathgames_widgets.core.messages import room

say = room(__name__)

LONG_AFTER = 1e12
"""Until then a name of the list waits for its pupil."""
MOST_LISTED = 5 * MOST_PEOPLE
"""Names of a list that are read; each is compared with all the others."""

# ── what is pasted ────────────────────────────────────────────────────────────────────────────────────────────────

NUMBERED = re.compile(r"\s*(?:\d{1,3}\s*[.):\t;,]|[-*•])\s*")
"""What a list may put before each name."""


def names_in(text: str) -> list[str]:
    """The nicknames of a list that was pasted, or that is in a file: one a line, or with commas between them.

    Of a table only the first column with letters is read. Raises CannotBeDone with the line that does not fit.

    >>> names_in("1. Asha\\n2. Ben  B\\n\\n- Chen"), names_in("Asha, Ben; Chen"), names_in("1,Asha,9b\\n2,Ben,9b")
    (['Asha', 'Ben B', 'Chen'], ['Asha', 'Ben', 'Chen'], ['Asha', 'Ben'])
    """
    lines = [line for line in text.replace("\ufeff", "").splitlines() if line.strip(" \t,;")]
    parts = [re.split(r"[,;\t]", NUMBERED.sub("", line, count=1)) for line in lines]
    cells = (
        parts[0] if len(parts) == 1 else [next((piece for piece in part if piece.strip(' "')), "") for part in parts]
    )
    if len(cells) > MOST_LISTED:
        raise CannotBeDone(say("long-list", most=MOST_PEOPLE, many=len(cells)))
    names: list[str] = []
    for number, cell in enumerate(cells, 1):
        if not cell.strip(' "'):
            continue
        try:
            name = nickname(cell.strip(' "'))
        except CannotBeDone as unfit:
            raise CannotBeDone(say("line-unfit", line=number, why=f"{unfit}")) from None
        if any(alike(name, known) for known in names):
            raise CannotBeDone(say("twice-on-the-list", name=name))
        names.append(name)
    if not names:
        raise CannotBeDone(say("no-names"))
    return names


# ── personal codes ────────────────────────────────────────────────────────────────────────────────────────────────

OWN_CODE = re.compile(r"[A-Z2-7]{4}-[A-Z2-7]{4}")


def own_code(secret: bytes, person: str) -> str:
    """With which someone comes back on any device, in this class and in copies of it.

    >>> own_code(b"secret", "abc") == own_code(b"secret", "abc") != own_code(b"secret", "abd")
    True
    """
    made = base64.b32encode(bytes.fromhex(signed(secret, "own-code", person))[:5]).decode()
    return f"{made[:4]}-{made[4:]}"


def read_own_code(typed: str) -> str:
    """A personal code as it is written; empty for what cannot be one.

    >>> read_own_code("k7qm 2xpd"), read_own_code("Asha")
    ('K7QM-2XPD', '')
    """
    plain = re.sub(r"[\s–—-]+", "", typed).upper().replace("0", "O").replace("1", "I")
    shown = f"{plain[:4]}-{plain[4:]}"
    return shown if OWN_CODE.fullmatch(shown) else ""


def holder_of(secret: bytes, people: Iterable[str], typed: str) -> str | None:
    """Whose code this is; None where it is nobody's.

    >>> holder_of(b"secret", ["abc"], own_code(b"secret", "abc").lower().replace("-", " "))
    'abc'
    """
    shown = read_own_code(typed)
    if not shown:
        return None
    return next((person for person in people if own_code(secret, person) == shown), None)


# ── groups by what is hard ────────────────────────────────────────────────────────────────────────────────────────


def hard_for(standing: ClassStanding) -> dict[str, str]:
    """What each finds hard: of the ideas behind the own wrong answers the one that most of the class share, else the
    question that is not right yet. Those who found nothing hard are not in it.
    """
    found: dict[str, set[str]] = {}
    for (page, key), told in standing.reports.items():
        for person, answer in told.items():
            found.setdefault(person, set()).update(answer.ideas)
            if not answer.right:
                found[person].add(f"{page} {answer.kind or key}")
    common = Counter(what for mine in found.values() for what in mine)
    hard = {
        person: max(mine, key=lambda mistake: (" " not in mistake, common[mistake], mistake))
        for person, mine in found.items()
        if mine
    }
    return {person: what for person, what in hard.items() if person in standing.people}


class RosterClass(ReadingClass):
    """What a class knows of its list."""

    def expect_all(self, text: str) -> int:
        """Put everyone on a list that was pasted; how many are new. Who is on it already stays. Raises CannotBeDone."""
        known = [person.name for person in self.standing.people.values()]
        fresh = [name for name in names_in(text) if not any(alike(name, known_name) for known_name in known)]
        if len(known) + len(fresh) > self.MOST:
            raise CannotBeDone(say("long-list", most=self.MOST, many=len(known) + len(fresh)))
        out = next((name for name in fresh if self.standing.gate.is_out("", name)), None)
        if out is not None:
            raise CannotBeDone(say("on-the-list-but-off", name=out))
        self._expect({person_of(new_token()): name for name in fresh})
        return len(fresh)

    def _expect(self, people: dict[str, str]) -> None:
        if not people:
            return
        for person, name in people.items():
            self._note({"join": {"id": person, "name": name, "at": self.time_of_day()}})
            self._note({"expect": {"id": person, "until": LONG_AFTER}})
            self._left[person] = float("-inf")
        self._note({"roster": [{"id": person, "name": name} for person, name in people.items()]})

    def set_away(self, person: str, is_away: bool) -> None:
        """Someone is absent today, or is not. Raises CannotBeDone."""
        if person not in self.standing.people:
            raise CannotBeDone(say("not-listed"))
        self._note({"away": {"id": person, "on": is_away}})

    def hold(self, does: bool) -> None:
        """Keep the groups as they are, no matter who comes."""
        self._note({"hold": does})

    @property
    def seatable(self) -> list[str]:
        """Who can be seated: not those who are absent today, nor those on the list who were never here."""
        gate, away = self.standing.gate, self.standing.away
        return [
            person for person in self.standing.people if person not in away and gate.expected.get(person) != LONG_AFTER
        ]

    def come_with_code(self, person: str) -> None:
        """Someone on the list has shown the own code. Raises CannotBeDone."""
        if person not in self.standing.people:
            raise CannotBeDone(say("not-listed"))
        if person in self.standing.gate.expected:
            self._note({"expect": {"id": person, "until": 0.0}})

    def mix(self, people: list[str]) -> None:
        """Spread people over the tables."""
        raise NotImplementedError

    def group_by_what_is_hard(self) -> int:
        """Those who find the same thing hard sit together; how many have given an answer. Raises CannotBeDone."""
        hard = hard_for(self.standing)
        if not hard:
            raise CannotBeDone(say("nothing-hard"))
        share = Counter(hard.values())
        people = sorted(
            self.seatable, key=lambda person: (person not in hard, -share[hard.get(person, "")], hard.get(person, ""))
        )
        self.mix(people)
        self.hold(True)
        return len(hard)

    def follow(self, other: RosterClass) -> None:
        """Begin as a copy of another class: its people with their codes, its groups and what is played, no answers."""
        standing = other.standing
        self._expect({person: pupil.name for person, pupil in standing.people.items()})
        settings = {name: getattr(standing, name) for name in ("game", "boxes", "bot", "same", "fills")}
        self._note({"set": settings})
        groups = [standing.groups[number] for number in sorted(standing.groups)]
        self._note({"groups": [[*group] for group in groups]})
        if self.standing.phase == WAITING:
            self.hold(True)
