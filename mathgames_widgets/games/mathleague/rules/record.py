"""How actions are written in records."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from mathgames_widgets.core.game import Action, Player
from mathgames_widgets.games.mathleague.rules.cards import Key
from mathgames_widgets.games.mathleague.rules.state import (
    Answer,
    Attach,
    Choose,
    Decline,
    Discard,
    EndTurn,
    LetGo,
    MoveTeacher,
    MoveTool,
    OnStudent,
    OnTeam,
    Payment,
    PayUp,
    PlayAction,
    PlaySchool,
    PlayStudent,
    PlayTeacher,
    PlayTool,
    SendAway,
    Spot,
)

_WORDS: dict[type[Action], str] = {EndTurn: "end turn", Decline: "decline", LetGo: "let go"}
_PLAIN: dict[str, Action] = {word: kind() for kind, word in _WORDS.items()}

_NAME = r'"([^"\n]+)"'
_SEAT = r"([1-9])"
_PAY = r'(?: pay((?: "[^"\n]+")+))?'
_ON = rf"(?:team {_NAME}|student {_SEAT} {_NAME})"


def write_action(action: Action) -> str:
    """The action as a line of a record; seats are counted from 1.

    >>> print(write_action(PlayStudent("blue Amara", "Euler Academy", ("blue Mean", "red Distance Formula"))))
    student "blue Amara" team "Euler Academy" pay "blue Mean" "red Distance Formula"
    >>> print(write_action(PlayTool("blue Mean", OnStudent(0, "blue Amara"))))
    tool "blue Mean" on student 1 "blue Amara"
    """
    match action:
        case PlaySchool(card, payment):
            return f'school "{card}"{_paid(payment)}'
        case PlayStudent(card, team, payment):
            return f'student "{card}"{_team(team)}{_paid(payment)}'
        case PlayTeacher(card, on):
            return f'teacher "{card}" on {_spot(on)}'
        case PlayTool(card, on):
            return f'tool "{card}" on {_spot(on)}'
        case PlayAction(card, target, payment):
            return f'action "{card}" target {target + 1}{_paid(payment)}'
        case Attach(student, payment):
            return f'attach "{student}"{_paid(payment)}'
        case MoveTeacher(teacher, to, payment):
            return f'move teacher "{teacher}" to {_spot(to)}{_paid(payment)}'
        case MoveTool(tool, to, payment):
            return f'move tool "{tool}" to {_spot(to)}{_paid(payment)}'
        case SendAway(player, tool, payment):
            return f'send away {player + 1} "{tool}"{_paid(payment)}'
        case Discard(card):
            return f'discard "{card}"'
        case Answer(card, target):
            return f'answer "{card}"' + ("" if target is None else f" target {target + 1}")
        case Choose(card, team):
            return f'choose "{card}"{_team(team)}'
        case PayUp(payment):
            return f"pay up{_paid(payment)}"
    if type(action) not in _WORDS:
        raise ValueError(f"{action!r} is not an action of mathleague.org/cards.")
    return _WORDS[type(action)]


def _paid(payment: Payment) -> str:
    return " pay" + "".join([f' "{key}"' for key in payment]) if payment else ""


def _team(team: str | None) -> str:
    return "" if team is None else f' team "{team}"'


def _spot(spot: Spot) -> str:
    return f'team "{spot.school}"' if isinstance(spot, OnTeam) else f'student {spot.player + 1} "{spot.student}"'


# ── reading ───────────────────────────────────────────────────────────────────────────────────────────────────────


def read_action(text: str) -> Action:
    """The action that `write_action` wrote.

    >>> read_action('teacher "blue Coach Fermat" on team "Euler Academy"')
    PlayTeacher(card='blue Coach Fermat', on=OnTeam(school='Euler Academy'))

    Raises ValueError with one sentence.
    """
    if text in _PLAIN:
        return _PLAIN[text]
    for pattern, made in _PATTERNS:
        if found := pattern.fullmatch(text):
            action: Action = made(*found.groups())
            return action
    raise ValueError(
        f"{text[:60]!r} is no move of mathleague.org/cards; moves look like 'end turn' or 'discard \"blue Amara\"'."
    )


def _keys(paid: str | None) -> tuple[Key, ...]:
    return tuple(re.findall(_NAME, paid)) if paid else ()


def _on(team: str | None, seat: str | None, student: str | None) -> Spot:
    return OnStudent(_player(seat), student or "") if team is None else OnTeam(team)


def _player(seat: str | None) -> Player:
    return int(seat or 0) - 1


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.ASCII)


_PATTERNS: tuple[tuple[re.Pattern[str], Callable[..., Any]], ...] = (
    (_pattern(f"school {_NAME}{_PAY}"), lambda card, paid: PlaySchool(card, _keys(paid))),
    (
        _pattern(f"student {_NAME}(?: team {_NAME})?{_PAY}"),
        lambda card, team, paid: PlayStudent(card, team, _keys(paid)),
    ),
    (_pattern(f"teacher {_NAME} on {_ON}"), lambda card, *on: PlayTeacher(card, _on(*on))),
    (_pattern(f"tool {_NAME} on {_ON}"), lambda card, *on: PlayTool(card, _on(*on))),
    (
        _pattern(f"action {_NAME} target {_SEAT}{_PAY}"),
        lambda card, target, paid: PlayAction(card, _player(target), _keys(paid)),
    ),
    (_pattern(f"attach {_NAME}{_PAY}"), lambda student, paid: Attach(student, _keys(paid))),
    (
        _pattern(f"move teacher {_NAME} to {_ON}{_PAY}"),
        lambda teacher, team, seat, student, paid: MoveTeacher(teacher, _on(team, seat, student), _keys(paid)),
    ),
    (
        _pattern(f"move tool {_NAME} to {_ON}{_PAY}"),
        lambda tool, team, seat, student, paid: MoveTool(tool, _on(team, seat, student), _keys(paid)),
    ),
    (
        _pattern(f"send away {_SEAT} {_NAME}{_PAY}"),
        lambda player, tool, paid: SendAway(_player(player), tool, _keys(paid)),
    ),
    (_pattern(f"discard {_NAME}"), Discard),
    (
        _pattern(f"answer {_NAME}(?: target {_SEAT})?"),
        lambda card, target: Answer(card, None if target is None else _player(target)),
    ),
    (_pattern(f"choose {_NAME}(?: team {_NAME})?"), Choose),
    (_pattern(f"pay up{_PAY}"), lambda paid: PayUp(_keys(paid))),
)
"""The lines of a record, and the action that each of them is."""
