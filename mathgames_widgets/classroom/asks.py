"""What a lesson asks, read from its own page: its questions in order, and the ideas behind wrong answers, by their ids.

The words that a class sees come from here, never from the browser that reports an answer. No cell is run: the calls in
it are read, and what they name is looked up in the lessons of the games.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from mathgames_widgets import games
from mathgames_widgets.core.entrance import whole
from mathgames_widgets.core.messages import cached, room
from mathgames_widgets.questions import typed
from mathgames_widgets.questions.choices import ChooseOne
from mathgames_widgets.questions.lesson import Lesson as Course
from mathgames_widgets.questions.prediction import to_choose
from mathgames_widgets.questions.question import Misconception, plain_text

say = room(__name__)

ASKS = {"ask", "predict", "challenge", "vote"}
"""What a lesson is told to put a question on the page."""
PRACTICE = "practice"
MOST_WORDS = 300
MOST_NUMBER = 50
"""Problems of a practice that a class does together."""


@dataclass(frozen=True, slots=True)
class Asks:
    """The words of each question by its key, in order; the name of each idea by its id."""

    questions: Mapping[str, str] = field(default_factory=dict)
    ideas: Mapping[str, str] = field(default_factory=dict)
    courses: Mapping[str, Course] = field(default_factory=dict)
    """The lesson that each question of ours is from; one for those who know it all is none of them."""


NOTHING = Asks()


@cached
def asked_in(cells: tuple[str, ...]) -> Asks:
    """What the cells of a page ask.

    >>> found = asked_in(("from mathgames_widgets.games.byorf.lesson import HOLES as lesson", "lesson.ask('hole')"))
    >>> list(found.questions), found.ideas["not-cancelled"]
    (['hole'], 'The common factor is not cancelled')
    >>> asked_in(("Checkpoint(Number(key='two', prompt='1 + 1?', value=2, why=why))",)).questions
    {'two': '1 + 1?'}
    """
    questions: dict[str, str] = {}
    ideas: dict[str, str] = {}
    known: dict[str, Course] = {}
    courses: dict[str, Course] = {}
    for node in (node for cell in cells for node in _nodes(cell)):
        if isinstance(node, ast.ImportFrom):
            for name, course in _imported(node):
                known[name] = course
                ideas |= ideas_of_game(course_game(course))
        elif isinstance(node, ast.Call):
            questions |= _asked(node, known)
            courses |= _from(node, known)
            ideas |= _own_idea(node)
    return Asks(questions, {**_typed_ideas(), **ideas} if questions else {}, courses)


@cached
def choices_in(cells: tuple[str, ...]) -> Mapping[str, ChooseOne]:
    """The questions of a page that have answers to choose from; those that it asks as votes come first.

    >>> list(choices_in(("from mathgames_widgets.games.byorf.lesson import HOLES as lesson", "lesson.ask('hole')")))
    ['hole']
    """
    every = {key: to_choose(course.question(key)) for key, course in asked_in(cells).courses.items()}
    found = {key: question for key, question in every.items() if question is not None}
    return dict(sorted(found.items(), key=lambda pair: not any(f'.vote("{pair[0]}"' in cell for cell in cells)))


def _nodes(cell: str) -> Iterator[ast.AST]:
    """Everything in a cell in the order in which it stands there; nothing where it is no Python."""
    try:
        tree = ast.parse(cell)
    except (SyntaxError, ValueError, RecursionError):
        return iter(())
    return iter(sorted(ast.walk(tree), key=lambda node: (getattr(node, "lineno", 0), getattr(node, "col_offset", 0))))


def _imported(node: ast.ImportFrom) -> Iterator[tuple[str, Course]]:
    """The lessons of our games that are imported here, by the names that they get."""
    lessons = {f"{name}.lesson": game for name, game in _game_modules().items()}
    for imported in node.names:
        source = f"{node.module}.{imported.name}"
        if node.module in lessons or source in lessons:
            module = import_module(node.module if node.module in lessons else source)
            found = getattr(module, imported.name if node.module in lessons else "LESSON", None)
            if isinstance(found, Course):
                yield imported.asname or imported.name, found


def _game_modules() -> dict[str, Any]:
    return {game.__name__: game for game in games.GAMES}


def course_game(course: Course) -> str:
    """The module of the game that a lesson is about."""
    return str(course.game.game.__name__)


def _asked(node: ast.Call, known: Mapping[str, Course]) -> dict[str, str]:
    """What a call puts on the page."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr), args=args) if name in known:
            course, first = known[name], _constant(args[0]) if args else ""
            if attr in ASKS and first in course.questions:
                return {first: _short(plain_text(course.question(first).prompt))}
            if attr == "practise":
                return {f"practice-{kind.name}": say("practice-kind", kind=kind.title) for kind in course.drill.kinds}
            return {}
    named = {keyword.arg: _constant(keyword.value) for keyword in node.keywords if keyword.arg in ("key", "prompt")}
    return {named["key"]: _short(named.get("prompt") or named["key"])} if named.get("key") else {}


def _own_idea(node: ast.Call) -> dict[str, str]:
    """An idea that a page of someone's own names."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="Misconception"), attr="of"), args=[id, name, *_]):
            return {_constant(id): _short(_constant(name))} if _constant(id) else {}
    return {}


def _from(node: ast.Call, known: Mapping[str, Course]) -> dict[str, Course]:
    """The question that a call asks, and its lesson."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr), args=[first, *_]) if attr in ASKS - {
            "challenge"
        }:
            course, key = known.get(name), _constant(first)
            return {key: course} if course is not None and key in course.questions else {}
    return {}


def _constant(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _short(words: str) -> str:
    return whole(" ".join(words.split())[:MOST_WORDS])


def ideas_of_game(module: str) -> dict[str, str]:
    """All ideas that the lesson of a game knows, by their ids."""
    games.module_of(module, "lesson.practice")  # where a game has some, its ideas are loaded with it
    inside = [part for name, part in tuple(sys.modules.items()) if name.startswith(f"{module}.lesson")]
    return {idea.id: idea.name for part in inside for idea in vars(part).values() if isinstance(idea, Misconception)}


def idea_in(asks: Asks, id: str) -> str:
    """What a lesson says to someone who holds an idea; nothing where its words need to know the answer."""
    modules = {course_game(course) for course in asks.courses.values()}
    inside = [
        part
        for name, part in tuple(sys.modules.items())
        if name.startswith(tuple(f"{module}.lesson" for module in modules))
    ]
    for idea in (idea for part in (typed, *inside) for idea in vars(part).values() if isinstance(idea, Misconception)):
        if idea.id == id:
            with suppress(LookupError):
                return idea.text
    return ""


def _typed_ideas() -> dict[str, str]:
    return {idea.id: idea.name for idea in vars(typed).values() if isinstance(idea, Misconception)}


def practised(page: str, kinds: Mapping[str, str]) -> Asks:
    """What the practice of a game asks that a class does together; `kinds` says of which kind each problem was.

    >>> practised("byorf/practice", {"1": "holes", "x": ""}).questions
    {'1': 'Problem 1: Find the holes'}
    """
    game = next((game for game in games.GAMES if page == f"{game.NAME}/{PRACTICE}"), None)
    if game is None or (drill := games.drill_of(game.NAME)) is None:
        return NOTHING
    titles = {kind.name: kind.title for kind in drill.kinds}
    numbers = sorted(int(key) for key in kinds if key.isascii() and key.isdigit() and len(key) < 3)
    words = {
        str(number): say("problem", number=number, kind=titles.get(kinds[str(number)]))
        for number in numbers
        if 0 < number <= MOST_NUMBER and str(number) in kinds
    }
    return Asks(words, {**_typed_ideas(), **ideas_of_game(game.__name__)})
