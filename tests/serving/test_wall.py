"""The page that a class looks at together, and what its teacher sees of a lesson, over real sockets."""

from __future__ import annotations

from datetime import date

from mathgames_widgets.classroom import classes
from mathgames_widgets.classroom.dashboard import STUCK
from mathgames_widgets.classroom.sitting import cell_name
from mathgames_widgets.core.messages import room
from mathgames_widgets.table.puzzles import shown
from tests.classroom.people import House, Reader, Visitor, run, until
from tests.serving.test_classes import pupils_of, teacher_of
from tests.serving.test_reading import RIGHT, WRONG, ZEROS, pupil_of, school_house
from tests.serving.test_votes import set_lesson, votes

say_class = room("mathgames_widgets.classroom")

MANY = 34
RESTRICTIONS = cell_name(next(place for place, cell in enumerate(ZEROS.cells) if "restrictions" in cell))
"""Where that question of the lesson stands."""


async def wall_of(home: House, teacher: Visitor) -> Visitor:
    """A browser without any key or seat, in front of the class."""
    wall = Visitor(home.url)
    wall.code = teacher.code
    shown = await wall.ask(f"wall/{teacher.code.lower()}")
    assert shown.code == 302 and shown.headers["Location"] == f"/wall/{teacher.code}"
    assert (await wall.ask(f"wall/{teacher.code}")).code == 200
    await wall.connect("wall")
    return wall


async def put_on_wall(teacher: Visitor, shows: str) -> None:
    await teacher.press_key("wall", wall=shows)


def test_a_wall_follows_the_class_and_shows_nothing_secret():
    """The lobby, the tables, one of them, and the end of the game; a key, a seed and a hand never reach it."""

    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            wall = await wall_of(home, teacher)
            assert f"Class {teacher.code}" in wall.words and say_class("wall-here", many=0) in wall.words
            pupils = await pupils_of(teacher, "Asha", "Ben", "Chen")
            await until(lambda: "3 are here" in wall.words and "Chen" in wall.words)
            await teacher.press_key("start", players="2", same="on", fills="on")
            await until(lambda: "Table 2" in wall.words and "Asha, Ben" in wall.words)
            await put_on_wall(teacher, "table 1")
            await until(lambda: wall.read.find(cls="mg-fill"))
            assert "Asha" in wall.words and not wall.read.numbers(), "nothing can be pressed"
            await teacher.press_key("pause")
            await until(lambda: "Eyes up here" in wall.words)
            await teacher.press_key("go-on")
            await teacher.press_key("hide")
            await until(lambda: "Asha" not in wall.state["html"])
            await teacher.press_key("end")
            await teacher.press_key("sure")
            await put_on_wall(teacher, "podium")
            await until(lambda: "The podium" in wall.words or "The results appear here" in wall.words)
            school = home.table(teacher.code)
            hands = [home.table(teacher.code).table(1).room.match.observe(seat).hand for seat in (0, 1)]
            sent = "".join(wall.traffic)
            secrets = [*school.standing.seeds.values(), home.live.tables.teachers_key(), *school.standing.people]
            assert hands and not any(secret in sent for secret in secrets)
            assert classes.TEACHER not in "".join(wall.cookies) and not pupils[0].closed

    run(test)


def test_a_wall_opens_nothing_and_strangers_find_no_class():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            wall = await wall_of(home, teacher)
            before = home.table(teacher.code).standing
            for number in range(9):
                wall.send({"n": number, "drawing": wall.state["drawing"], "values": {"key": "x"}})
            wall.send({"languages": ["de"]})
            assert (await wall.ask("wall/NOBODY-00000")).code == 404
            assert b"Class" not in (await wall.ask(f"t/{teacher.code}")).body
            answer = await wall.ask(f"class/{teacher.code}")
            assert b"teacher" in answer.body.lower() and b"data-stage" not in answer.body
            assert home.table(teacher.code).standing is before
            stranger = Visitor(home.url)
            stranger.code = "FERN-00000"
            await stranger.connect("wall")
            assert stranger.closed, "no class, no line"

    run(test)


def test_only_so_many_walls_are_open():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            first = await wall_of(home, teacher)
            for _ in range(classes.MOST_WALLS - 1):
                await wall_of(home, teacher)
            late = Visitor(home.url)
            late.code = teacher.code
            await late.ask(f"wall/{teacher.code}")
            await late.connect("wall")
            assert late.closed and not first.ended and first.closed is None
            await first.leave()
            await until(lambda: sum(map(classes.is_wall, home.table(teacher.code)._screens)) < classes.MOST_WALLS)
            await late.connect("wall")
            assert late.closed is None

    run(test)


def test_the_wall_shows_votes_and_picked_answers_without_names():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            wall = await wall_of(home, teacher)
            readers = [await pupil_of(teacher, name) for name in ("Asha", "Ben", "Chen")]
            for one in readers:
                await one.open_lesson(ZEROS)
            await set_lesson(teacher, ZEROS.page)
            await readers[0].answer("c1", RIGHT)
            await readers[1].answer("c1", WRONG)
            await until(lambda: len(teacher.read.find(cls="mg-said-so")) >= 2)
            for answer in (WRONG, RIGHT):
                (button,) = [one for one in teacher.read.find(cls="mg-said-so") if one.text.endswith(f" {answer}")]
                await teacher.press_key(button.get("data-key"))
            await teacher.press_key("earlier-1")
            await teacher.press_key("snapshots")
            await until(lambda: len(wall.read.find(cls="mg-snapshot-text")) == 2)
            assert [one.text for one in wall.read.find(cls="mg-snapshot-text")] == [RIGHT, WRONG]
            log = str(home.table(teacher.code).standing.snapshots)
            for name in ("Asha", "Ben", *home.table(teacher.code).standing.people):
                assert name not in wall.state["html"] and name not in log

            await teacher.press_key("open-vote", vote="even")
            await until(lambda: "0 votes" in wall.words)
            for place, one in enumerate(readers):
                await votes(one, place, 2)
            await until(lambda: "3 votes" in wall.words)
            await teacher.press_key("vote-talk")
            await until(lambda: "Talk with a neighbor" in wall.words)
            assert "mg-vote-bar" not in "".join(wall.traffic), "bars are shown only when the teacher wants it"
            await teacher.press_key("vote-bars")
            await until(lambda: wall.read.find(cls="mg-vote-bar"))
            await teacher.press_key("vote-reason")
            await until(lambda: wall.read.find(cls="mg-wall-why"))
            beside = wall.read.one(cls="mg-wall-why")
            assert beside.find(cls="mg-vote-bar") and beside.one(cls="mg-fill").find(data_key="reason")
            assert not any(name in wall.state["html"] for name in ("Asha", "Ben", "Chen"))

    run(test)


def test_a_teacher_sees_thirty_four_pupils_at_work():
    """Where each one is, what they type, who is stuck and who is done; names are hidden at a press."""

    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            school = home.table(teacher.code)
            await set_lesson(teacher, ZEROS.page)
            readers = [await pupil_of(teacher, f"Pupil {number}") for number in range(6)]
            for number in range(6, MANY):
                await home.live.ask(school, lambda number=number: school.join(f"Pupil {number}"))
            for number, one in enumerate(readers):
                await one.open_lesson(ZEROS)
                one.send({"values": {"screen": f"{number + 1}"}}, "class")
            await until(lambda: "screen 6" in teacher.words)
            assert len(teacher.read.find(cls="mg-pupil-desk")) == MANY
            await typing(readers[0], "-x-2 = 0")
            await until(lambda: "-x-2 = 0…" in teacher.words)
            await readers[0].answer("c1", RIGHT)
            await until(lambda: f"✓ {RIGHT}" in teacher.words and "-x-2 = 0…" not in teacher.words)
            people = list(school.standing.people)
            school._desks[people[2]].since -= STUCK + 60
            await until(lambda: "3 · stuck 3:0" in teacher.words)
            assert "1 stuck, of 34" in teacher.words
            for key in school.asks("byorf/zeros").courses:
                said = {"page": "byorf/zeros", "key": key, "right": True, "tries": 1, "shown": False, "ideas": []}
                await home.live.ask(school, lambda said=said: school.do(lambda: school.report(people[4], said)))
            await until(lambda: "1 done, 1 stuck, of 34" in teacher.words)
            await teacher.press_key("hide")
            assert "Pupil" not in teacher.words

    run(test)


async def typing(pupil: Reader, text: str) -> None:
    """Type an answer to the first question of the lesson, and pause."""
    await pupil.walk("c1")
    number = int(pupil.drawn("c1").one(data_key="answer").get("data-reads") or "none")
    message = {"n": number, "drawing": pupil.places["c1"]["drawing"], "values": {"answer": text}}
    pupil.send(message, f"c1 {pupil.told['sitting']}")


def test_words_reach_one_pupil_or_all_who_erred_in_one_way():
    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            readers = [await pupil_of(teacher, name) for name in ("Asha", "Ben", "Chen")]
            for one in readers:
                await one.open_lesson(ZEROS)
            await set_lesson(teacher, ZEROS.page)
            for one in readers[:2]:
                await one.answer(RESTRICTIONS, "-2, 0")
            idea = "hole-is-gone"
            await until(lambda: "2 × What cancels is gone" in teacher.words)
            await teacher.press_key(f"idea-{idea}")
            assert "still divides by 0" in teacher.words, "the lesson's own words"
            await teacher.press_key("tell", words="0")
            for one in readers[:2]:
                await until(lambda one=one: "still divides by 0" in one.words_at("class"))
            assert "still divides by 0" not in readers[2].words_at("class")
            await teacher.press_key(f"desk-{list(home.table(teacher.code).standing.people)[2][:12]}")
            await teacher.press_key("tell", own="Read the question  once more.")
            await until(lambda: "Read the question once more." in readers[2].words_at("class"))
            await readers[2].press_at(
                "class", int(readers[2].read_at("class").one(data_key="has-read").get("data-n") or "none")
            )
            await until(lambda: "Read the question" not in readers[2].words_at("class"))
            assert "once more" not in readers[0].words_at("class")

    run(test)


def test_a_starter_is_the_puzzle_of_the_day_with_a_clock_only_where_the_teacher_wants_one():
    """Posed first; the answer comes when the teacher asks for it, and the clock goes with it."""

    async def test() -> None:
        async with school_house() as home:
            teacher = await teacher_of(home)
            wall = await wall_of(home, teacher)
            assert not teacher.read.find(data_key="starter"), "no puzzle, no clock to choose"
            await put_on_wall(teacher, "puzzle 4")
            await until(lambda: "Today's puzzle: Matician" in wall.words)
            starter = home.table(teacher.code).standing.starter
            posed = shown("matician", date.fromisoformat(starter.day), "here")
            assert posed.task in wall.words and posed.answer not in wall.words
            assert not wall.read.find(role="timer") and not wall.read.numbers()
            await teacher.press_key("minutes", minutes="5")
            await until(lambda: wall.read.find(role="timer"))
            assert int(wall.read.one(role="timer").get("data-timer")) <= 5 * 60
            await teacher.press_key("starter", minutes="5")
            await until(lambda: posed.answer in wall.words)
            assert not wall.read.find(role="timer")
            await put_on_wall(teacher, "puzzle 9")
            await put_on_wall(teacher, "lobby")
            await until(lambda: f"Class {teacher.code}" in wall.words and posed.answer not in wall.words)

    run(test)
