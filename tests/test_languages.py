"""The language is the page's: proven by languages that a script makes, over the pages that people see."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import nbformat
import pytest
from jinja2 import Environment, FileSystemLoader

from mathgames_widgets.carriers.socket import heard
from mathgames_widgets.classroom.asks import asked_in
from mathgames_widgets.classroom.lobby import look_of
from mathgames_widgets.classroom.reports import made_at, made_said, score_said
from mathgames_widgets.core.locales import KNOWN, locale_of
from mathgames_widgets.core.messages import MORE, Catalogue, best_of, language, languages, room, speaking
from mathgames_widgets.games import GAMES
from mathgames_widgets.games.mathleague.rules.cards import POOL, School, Student, Teacher
from mathgames_widgets.page.html import div
from mathgames_widgets.page.page import Page
from mathgames_widgets.questions.checkpoint import Checkpoint
from mathgames_widgets.serving import places, sheets
from mathgames_widgets.serving.headers import words_around
from mathgames_widgets.serving.lessons import lessons_below
from mathgames_widgets.serving.printing import PrintedPage
from mathgames_widgets.table.screen import Press
from mathgames_widgets.table.storage import loaded, saved
from mathgames_widgets.table.window import play
from tests.cases import cases
from tests.classroom.people import House, Visitor, house, run, until
from tests.classroom.school import came, finish, opened, play_on
from tests.guide import EVERY
from tests.messages import PACKAGE, messages
from tests.questions.asking import LESSONS, Asking
from tests.questions.test_every_practice import DRILLS
from tests.questions.test_practice_over_days import Calendar, everywhere, practised
from tests.serving.test_reading import ALL, school_house
from tests.serving.test_votes import HOLES
from tests.table.pages import Node, read
from tests.table.sitting import against, dealt, random_presses
from tests.table.test_lookback import over, weighed
from tests.table.test_puzzles import opened as todays, try_wrong
from tools.languages import MADE, PLAIN, begin, ids, longer, make, missing

MARKED, FROM_RIGHT = "en-XA", "ar-XB"
SPOKEN = ("aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext")
"""Attributes that hold words."""
PLAIN_WORD = re.compile(r"[A-Za-z]{3,}")
CODES = re.compile(r"⟦[^⟧]*⟧|mathgames-\w+|FERN-42|[0-9A-Z]{4}(?:-[0-9A-Z]{4})+")
"""Ids of messages, cookies, a seed, and codes of a pupil or of one's practice."""
NAMES = {
    "Asha",
    "Ben",
    "BYORF",
    "FORMULA",
    "Rolls",
    "Goals",
    "Matician",
    "mathleague",
    "org",
    "cards",
    "English",
    "language",
    "name",
    "VIEW",
}
"""What is the same in every language: what a player typed, and the names of games."""
NAMES |= {
    word for card in POOL if isinstance(card, School | Student | Teacher) for word in PLAIN_WORD.findall(card.name)
}
CLASS_NAMES = NAMES | {"FERN", "csv", "mathgames", "serve", "Delta", "Sigma"}


@pytest.fixture(scope="module", autouse=True)
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the languages that are made by script."""
    folder = tmp_path_factory.mktemp("languages")
    make(folder)
    for game in EVERY:
        if not Path(game.__file__).is_relative_to(PACKAGE):
            make(folder / "games", Path(game.__file__).parents[1])
    before = os.environ.get(MORE)
    os.environ[MORE] = str(folder)
    yield folder
    os.environ.pop(MORE) if before is None else os.environ.update({MORE: before})


def words_on(node: Node) -> Iterator[str]:
    """Every word that is seen or heard on a page, mathematics aside."""
    if node.tag == "math":
        return
    yield from filter(None, map(node.get, SPOKEN))
    for child in node.children:
        if isinstance(child, Node):
            yield from words_on(child)
        else:
            yield child


def unmarked(node: Node, names: set[str]) -> set[str]:
    """Texts with a word that no message file has said."""
    return {text for text in set(words_on(node)) if set(PLAIN_WORD.findall(CODES.sub("", text))) - names}


def names_in(game: Any) -> set[str]:
    """The names of a game's bots and of what is named after people."""
    return {word for bot in game.BOTS for word in PLAIN_WORD.findall(bot.name)}


# ── the files ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("tag", cases([*MADE][:1], long=[*MADE]))
def test_our_reader_reads_what_a_script_wrote(made: Path, tag: str) -> None:
    """The same messages with the same slots, in the other way of writing them."""
    for path in sorted(made.rglob(f"{tag}.ftl")):
        source = PACKAGE / path.parent.relative_to(made) / "en.ftl"
        if not source.exists():  # the guide's game lies elsewhere
            continue
        english = messages(source)
        assert messages(path).keys() == english.keys()
        catalogue = Catalogue(path.read_text(encoding="utf-8"))
        for id, told in english.items():
            assert messages(path)[id] == told
            assert catalogue.pattern(id)


def test_a_language_is_begun_filled_in_and_kept_up_to_date(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    english = tmp_path / "games" / "en.ftl"
    english.write_text(
        "## Events\n\ntook = { $player } took a card.\n\n"
        "## Numbers\n\nmany = { $n ->\n    [one] one\n   *[other] { $n }\n}\n"
    )
    begin("de", tmp_path)
    german = tmp_path / "games" / "de.ftl"
    assert ids(german) == {} and "# took = { $player } took a card." in german.read_text()
    assert [line for line in german.read_text().split("\n") if line.startswith("##")] == ["## Events", "## Numbers"]
    assert german.read_text().startswith("## Events\n\n# took =")
    assert list(Catalogue(german.read_text())) == [], "a file in which nothing is translated yet can be read"
    assert missing("de", tmp_path) == ["games/de.ftl: took is missing", "games/de.ftl: many is missing"]
    german.write_text(
        german.read_text().replace("# took = { $player } took a card.", "took = { $player } nahm eine Karte.")
    )
    english.write_text(english.read_text() + "\n## News\n\nnew = New.\n")
    begin("de", tmp_path)
    assert german.read_text().count("took =") == german.read_text().count("# many =") == 1
    assert german.read_text().endswith("}\n\n## News\n\n# new = New.\n")
    own = tmp_path / "own"
    assert begin("fr", tmp_path, own) == [own / "games" / "fr.ftl"]
    assert missing("fr", tmp_path, own)[0] == "games/fr.ftl: took is missing"
    english.write_text("new = New.\n")
    assert missing("de", tmp_path) == ["games/de.ftl: new is missing", "games/de.ftl: took is not asked for any more"]


def test_what_a_language_lacks_is_said_in_english(made: Path) -> None:
    """A message that is missing, and one that cannot be read."""
    folder = made / "core"
    (folder / "de.ftl").write_text("game-is-over = Das Spiel ist aus.\nnobody-there = Hier sitzt { niemand\n")
    say = room("mathgames_widgets.core.words")
    with speaking("de-AT"):
        assert say("game-is-over") == "Das Spiel ist aus."
        assert say("nobody-there") == "Nobody sits at that place."
        assert say("other-game") == "That move is from another game."


def test_the_best_of_what_is_wanted_is_spoken() -> None:
    assert {"en", MARKED, FROM_RIGHT} <= set(languages())
    assert best_of([FROM_RIGHT, "en"]) == FROM_RIGHT
    assert best_of(["tlh", MARKED.lower()]) == MARKED
    assert best_of(["tlh"]) == "en"


@pytest.mark.parametrize("tag", KNOWN)
def test_plurals_and_decimals_are_those_of_unicode(tag: str) -> None:
    """Babel has Unicode's own rules."""
    from babel import Locale

    ours, theirs = locale_of(tag), Locale.parse(tag)
    for number in range(250):
        assert ours.plural(number) == theirs.plural_form(number), number
    assert ours.decimal == theirs.number_symbols["latn"]["decimal"] or tag == "ar"
    assert ours.direction == ("rtl" if theirs.text_direction == "rtl" else "ltr")


# ── the page ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_page_speaks_its_readers_language_whoever_makes_it_speak() -> None:
    """Two at one table and a watcher in a third language: each hears and reads their own."""
    asha = against("greedy", seed="VIEW-1")
    asha.press(next(n for n, thing in enumerate(asha.offered) if "Press" in type(thing).__name__))
    assert asha.room is not None
    pages = []
    for tag in (MARKED, FROM_RIGHT):
        with speaking(tag):
            pages.append(Page(lambda offers: div(room("mathgames_widgets.core.words")("game-is-over"))))
    assert [page.language for page in pages] == [MARKED, FROM_RIGHT]
    pages[0].redraw()
    pages[1].redraw()
    assert language() == "en"
    assert pages[0].html == f'<div lang="en-XA" dir="ltr">{longer("The game is over.", "")}</div>'
    assert 'lang="ar-XB" dir="rtl"' in pages[1].html


@pytest.mark.parametrize(
    ("typed", "id"), [("x" * 70_000, "too-long"), ("x" * 201_000, "too-long"), ("\ud800", "unshown")]
)
def test_what_a_line_cannot_take_is_refused_in_the_pages_language(typed: str, id: str) -> None:
    """Over the line, which knows no page and no language."""
    with speaking(MARKED):
        page = Page(lambda offers: div(""))
        words = room("mathgames_widgets.core")(id)
    found = heard(json.dumps({"page": "a", "message": {"id": "1", "n": 0, "values": {"name": typed}}}))
    assert found is not None
    page.hear(found[1])
    assert page.spoken == words


def test_the_browsers_wish_is_heard_and_what_is_none_is_not() -> None:
    page = Page(lambda offers: div(room("mathgames_widgets.core.words")("game-is-over")))
    page.hear({"languages": ["tlh", MARKED, "en"]})
    assert page.language == MARKED and longer("over.", "") in page.html
    page.hear({"languages": [7, "<b>"]})
    assert page.language == MARKED
    page.hear({"languages": ["en-US"]})
    assert page.language == "en" and "The game is over." in page.html


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_names_that_nobody_typed_are_saved_as_ids(game: Any) -> None:
    """Who opens the file reads them in their own language, a bot's too."""
    with speaking(MARKED):
        table = dealt(play(game, players=2, bots=[game.BOTS[1].name]))
        assert table.room is not None
        marked, text = table.match.names, saved(table.match, table.room.seats).to_json()
    assert marked == (longer("Player ", "") + "1", longer("Sigma", ""))
    assert not set(text) & set(longer("abcdefghijklmnopqrstuvwxyz", "")) - set(PLAIN)
    match, seats = loaded(text, game)
    assert match.names == table.match.names == ("Player 1", "Sigma") and seats == table.room.seats


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_no_word_of_a_whole_game_is_left_out(game: Any) -> None:
    """Every page of a random game: its start, its phases, hints, log, rules and menu, its result."""
    short = {"rounds": cases(1, long=2)} if hasattr(game.Rules(), "rounds") else {}
    with speaking(MARKED):
        table = against(game.BOTS[0].name, seed="VIEW-1", game=game, **short)
    names = NAMES | names_in(game)
    left: set[str] = set()
    for page in random_presses(table, "MARKED"):
        left |= unmarked(page, names)
    left |= {frame for frame in [table.spoken] if set(PLAIN_WORD.findall(frame)) - names}
    assert not left, "\n".join(sorted(left)[:60])


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_no_word_of_a_lessons_questions_is_left_out(lesson: Asking) -> None:
    left: set[str] = set()
    with speaking(MARKED):
        for key in lesson.keys:
            at = Checkpoint(lesson.lesson.question(key))
            left |= unmarked(read(at.html), NAMES)
            at.answer(at.question.write(at.question.solution))
            left |= unmarked(read(at.html), NAMES)
    assert not left, "\n".join(sorted(left)[:60])


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.name)
def test_no_word_of_practice_is_left_out(drill: Any) -> None:
    left: set[str] = set()
    with speaking(MARKED):
        for kind in drill.kinds:
            at = Checkpoint(kind.problem(7, 1).question)
            at.answer(at.question.write(at.question.solution))
            left |= unmarked(read(at.html), NAMES)
    assert not left, "\n".join(sorted(left)[:60])


# ── a server ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_server_speaks_what_is_asked_for_what_was_chosen_or_what_the_browser_wants() -> None:
    async def test() -> None:
        async with house() as home:
            asha = Visitor(home.url, "Asha")
            page = (await asha.ask("join")).body.decode()
            assert 'lang="en" dir="ltr"' in page and "Join a table" in page
            page = (await asha.ask("join", **{"Accept-Language": f"tlh, {MARKED};q=0.8, en;q=0.9"})).body.decode()
            assert 'lang="en"' in page
            page = (await asha.ask("join", **{"Accept-Language": f"tlh, {MARKED};q=0.9, en;q=0.8"})).body.decode()
            assert longer("Join a table", "") in page and 'lang="en-XA"' in page
            asha.cookies["mathgames-language"] = FROM_RIGHT
            page = (await asha.ask("join", **{"Accept-Language": MARKED})).body.decode()
            assert 'lang="ar-XB" dir="rtl"' in page
            for none in ("%ff", "%ed%a0%80", "<b>", "x" * 5000, "..%2f..%2fetc"):
                answer = await asha.ask(f"join?lang={quote(none, safe='%')}")
                assert answer.code == 200 and 'lang="ar-XB"' in answer.body.decode(), (
                    "what is no language asks for none"
                )
            page = (await asha.ask(f"join?lang={MARKED}")).body.decode()
            assert 'lang="en-XA"' in page
            assert not unmarked(
                read(page.partition("<body")[2].partition(">")[2].partition("</body>")[0]), NAMES | {"FERN"}
            )

    run(test)


def test_two_at_a_live_table_and_a_watcher_read_three_languages() -> None:
    """Each press is told to all, to everyone in their own language; the log of the table holds no words."""

    async def test() -> None:
        async with house() as home:
            people = [Visitor(home.url, name) for name in ("Asha", "Ben", "Chen")]
            code = await people[0].open_table()
            for one in people[1:]:
                await one.join(code)
            for one, tag in zip(people, (MARKED, FROM_RIGHT, "en"), strict=True):
                await one.connect()
                one.send({"languages": [tag]})
                await until(lambda one=one, tag=tag: tag == "en" or f'lang="{tag}"' in one.state["html"])
            await people[2].press_key("sit")
            await people[0].press_key("deal")
            await until(lambda: all("mg-board" in one.state["html"] for one in people))
            asha, ben, chen = (one.state["html"] for one in people)
            assert longer(">Menu<", "") in asha and ">Menu<" not in asha
            assert ">\u202eMenu\u202c<" in ben and 'dir="rtl"' in ben
            assert ">Menu<" in chen and 'lang="' not in chen
            kept = "".join(str(entry) for entry in home.live.tables.store.read(code))
            assert not set(kept) & set(longer("abcdefghijklmnopqrstuvwxyz", "")) - set(PLAIN)

    run(test)


def test_no_word_of_a_classs_pages_is_left_out() -> None:
    """The teacher's page before, in and after a game, each of its views, and a pupil's."""
    with speaking(MARKED):
        school, teacher = opened()
        asha, ben = came(school, "Asha", "Ben")
        left: set[str] = set()

        def look() -> None:
            for view in ("tables", "results", "lessons", "people"):
                teacher.take(Press("view", view))
                left.update(unmarked(teacher.read, CLASS_NAMES))
            teacher.take(Press("view", "tables"))
            for one in (asha, ben):
                left.update(unmarked(one.read, CLASS_NAMES))

        look()
        teacher.take(Press("start"))
        look()
        teacher.take(Press("pause", True))
        look()
        teacher.take(Press("pause", False))
        teacher.take(Press("end"))
        teacher.take(Press("end"))
        look()
    assert not left, "\n".join(sorted(left)[:60])


SEEDS = {"worksheet": "FERN-42", "tickets": "FERN-42"}
"""What is drawn from practice has a seed on it."""

WITHOUT_WORDS = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)

# ── pages that are made of templates ──────────────────────────────────────────────────────────────────────────────


def body_of(html: str) -> Node:
    """What is seen of a page in a file of its own."""
    return read(WITHOUT_WORDS.sub("", html[html.index("<body") : html.index("</body>") + len("</body>")]))


def is_marked(html: str, tag: str) -> bool:
    """Whether a page says which language it is in, and which way that is read."""
    page = re.search(r"<html ([^>]*)>", html)
    return page is not None and sorted(page[1].split()) == [f'dir="{locale_of(tag).direction}"', f'lang="{tag}"']


def drawn(name: str, **filters: Any) -> str:
    """A page that Voilà draws without a notebook."""
    templates = Environment(loader=FileSystemLoader(places.template()), autoescape=True)
    templates.filters.update(filters)
    listed = {"content": [{"type": "directory", "name": "Asha", "path": "Asha"}]}
    page = templates.get_template(name)
    above = [("/", "Asha"), ("/a", "Ben")]
    return page.render(base_url="/", status_code=404, contents=listed, breadcrumbs=above, page_title="Asha")


@pytest.mark.parametrize("name", ["error.html", "page.html", "tree-lab.html"])
def test_voilas_own_pages_speak_the_language(name: str) -> None:
    """One language after the other; without our filter, the English that is beside them."""
    for tag in MADE:
        with speaking(tag):
            page = drawn(name, words_around=words_around)
        assert is_marked(page, tag) and is_marked(drawn(name), "en")
        if tag == MARKED:
            assert unmarked(body_of(page), NAMES) == set()


@pytest.mark.parametrize("tag", MADE)
def test_a_printed_notebook_speaks_the_language(tag: str) -> None:
    """The page around it; what its cells have kept is as it was run."""
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1")], metadata={"title": "Asha"})
    with speaking(tag):
        page, _ = PrintedPage().from_notebook_node(book)
    assert is_marked(page, tag)
    if tag == MARKED:
        assert unmarked(body_of(page), {"jupyter", "nbconvert", "mathgames", "execute"}) == set()


@pytest.mark.parametrize("name", sheets.names())
def test_sheets_of_paper_speak_the_language(name: str) -> None:
    """Cards, boards, worksheets, tickets and their keys. Titles of lessons and of screens are those of notebooks."""
    game, _, kind = name.partition("/")
    with speaking(MARKED):
        printed = [file.html for file in sheets.files(name, seed=SEEDS.get(kind, ""))]
    assert printed and all(is_marked(page, MARKED) for page in printed)
    known = NAMES | {"FERN"} | names_in(next(one for one in GAMES if game == one.NAME))
    if kind == sheets.OUT_OF_NOTEBOOKS:
        titles = [title for one in lessons_below(places.notebooks()) for title in (one.title, *one.screens)]
        known |= {word for title in titles for word in PLAIN_WORD.findall(title)}
    assert {text for page in printed for text in unmarked(body_of(page), known)} == set()


def test_what_a_lesson_asks_is_read_for_each_language() -> None:
    """A sheet that was printed in one language gave its words to a class in another."""
    cells = ("from mathgames_widgets.games.byorf.lesson import HOLES as lesson", "lesson.ask('hole')")
    with speaking(MARKED):
        assert "hole-is-gone" in asked_in(cells).ideas
    assert asked_in(cells).ideas["hole-is-gone"] == room("mathgames_widgets.games.byorf.lesson")("idea-hole-is-gone")


# ── votes, walls, lists and puzzles ───────────────────────────────────────────────────────────────────────────────


async def came_in(home: House, path: str, name: str = "", code: str = "") -> Visitor:
    """Someone whose browser has chosen the marked language, on a page that stays open: `class`, `t` or `wall`."""
    one = Visitor(home.url, name)
    one.cookies["mathgames-language"] = MARKED
    if path == "class":
        await one.ask(f"class?key={home.live.tables.teachers_key()}")
        code = (await one.send_form("class")).headers["Location"].rpartition("/")[2]
    elif path == "t":
        await one.join(code)
    one.code = code
    await one.connect(path)
    return one


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.NAME)
def test_results_of_a_class_are_said_in_the_language_of_who_reads_them(game: Any) -> None:
    """Those of a game that was ended at the bell, and of one that was played on from there."""
    school, teacher = opened()
    came(school, "Asha", "Ben")
    teacher.take(Press("game"), game=game.NAME)
    teacher.take(Press("start"), players="2", fills="on", same="on")
    play_on(school, 1, 1)
    (at_bell,) = [json.loads(json.dumps(school._result(one))) for one in school.rooms()]
    look, view = look_of(game), school.table(1).room.match.observe(None)
    finish(school)
    (result,) = school.standing.results
    assert all(not PLAIN_WORD.search(part) for kept in at_bell["scores"] for part in kept if part not in WHICH)
    with speaking(MARKED):
        for seat in (0, 1):
            assert score_said(at_bell, seat) == look.score(*look.so_far(view, seat))
        says = {f"{one.seat}": one.says for one in made_at(school.table(1).room.match)}
        assert says.keys() == result["made"].keys()
        assert {seat: made_said(result, int(seat)) for seat in says} == says
    old = result | {"made": {"0": ["F18", "x in round 2"]}, "scores": ["3 points", "0 points"]}
    assert (made_said(old, 0), made_said(old, 1), score_said(old, 0)) == ("x in round 2", "", "3 points")


WHICH = ("points", "cards")
"""What a score of FORMULA counts, by its id."""


def test_no_word_of_a_vote_a_wall_or_a_list_is_left_out() -> None:
    """A class from its list to the podium, with a vote in between: its teacher, a pupil, the wall and the papers."""
    titles = {
        word for lesson in ALL.values() for text in (lesson.title, *lesson.screens) for word in PLAIN_WORD.findall(text)
    }
    left: set[str] = set()

    async def test() -> None:
        async with school_house() as home:
            teacher = await came_in(home, "class", "Teacher")
            asha = await came_in(home, "t", "Asha", teacher.code)
            wall = await came_in(home, "wall", code=teacher.code)
            known = CLASS_NAMES | titles | {"Teacher", *PLAIN_WORD.findall(teacher.code)}

            async def press(one: Visitor, *keys: str, **values: str) -> None:
                for key in keys:
                    await until(lambda key=key: one.read.find(data_key=key))
                    await one.press_key(key, **values)
                    for page in (teacher, asha, wall):
                        left.update(unmarked(page.read, known))

            await press(teacher, "view-people")
            await press(teacher, "list", names="Ben")
            await press(teacher, "view-lessons")
            await press(teacher, "set-lesson", lesson=HOLES.page)
            await press(teacher, "open-vote", vote="hole")
            await press(asha, "choose-0", "sure-2")
            await press(teacher, "vote-talk", "vote-bars", "vote-second")
            await press(asha, "choose-1", "sure-3")
            await press(teacher, "vote-closed", "vote-reason", "vote-end", "view-tables")
            await press(teacher, "start", players="2", same="on", fills="on")
            await press(teacher, "wall", wall="table 1")
            await press(teacher, "end", "sure", "view-results")
            await press(teacher, "wall", wall="podium")
            for path in ("class/{}/codes", "class/{}/cards", "class/{}/copy", "privacy"):
                page = (await teacher.ask(path.format(teacher.code))).body.decode()
                assert is_marked(page, MARKED), path
                left.update(unmarked(body_of(page), known | {"http", "join"}))

    run(test)
    assert not left, "\n".join(sorted(left)[:60])


def test_no_word_of_the_puzzles_of_a_day_is_left_out() -> None:
    """All games of a day, a wrong try and its hints."""
    left: set[str] = set()
    with speaking(MARKED):
        for game in GAMES:
            page = todays(game)
            try_wrong(page, game)
            left |= unmarked(read(page.html), NAMES | names_in(game))
    assert not left, "\n".join(sorted(left)[:60])


def test_no_word_of_a_look_back_is_left_out() -> None:
    with speaking(MARKED):
        window = weighed(over())
        left = unmarked(read(window.html), NAMES | {"Player"})
    assert not left, "\n".join(sorted(left)[:60])


def test_no_word_of_practice_over_days_is_left_out() -> None:
    """The plan of a day, the map, and the way to another browser."""
    with speaking(MARKED):
        page = everywhere(Calendar(), practised().to_text())
        left = unmarked(read(page.html), NAMES)
    assert not left, "\n".join(sorted(left)[:60])
