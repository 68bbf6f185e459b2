"""Codes, cards, copies and everything as a file, over real sockets; and whether /privacy says the truth."""

from __future__ import annotations

import inspect
import io
import json
import re
import zipfile
from pathlib import Path

from mathgames_widgets.classroom import privacy
from mathgames_widgets.classroom.register import ClassStanding
from mathgames_widgets.classroom.roster import own_code
from mathgames_widgets.classroom.standing import TableStanding
from mathgames_widgets.classroom.store import KEPT, Store
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import password
from mathgames_widgets.serving.handlers import LANGUAGE
from tests.classroom.people import House, Visitor, house, run, until
from tests.serving.test_classes import pupils_of, teacher_of

say_class = room("mathgames_widgets.classroom")

THREE = "Asha\nBen\nChen"


async def listed(home: House) -> tuple[Visitor, dict[str, str]]:
    """A teacher with a list, and the personal codes."""
    teacher = await teacher_of(home)
    await teacher.press_key("view-people")
    await teacher.press_key("list", names=THREE)
    people = home.table(teacher.code).standing.people
    return teacher, {person.name: own_code(home.live.tables.secret, one) for one, person in people.items()}


def test_a_personal_code_brings_a_pupil_back_on_any_device():
    async def test() -> None:
        async with house() as home:
            teacher, codes = await listed(home)
            page = (await teacher.ask(f"class/{teacher.code}/codes")).body.decode()
            assert all(code in page and name in page for name, code in codes.items())
            (asha,) = await pupils_of(teacher, "Asha")
            phone = Visitor(home.url, codes["Asha"].lower())
            await phone.join(teacher.code)
            await phone.connect()
            school = home.table(teacher.code)
            assert len(school.standing.people) == 3
            assert phone.read.one(data_focus="waiting").text == "Asha" == asha.read.one(data_focus="waiting").text
            stranger = Visitor(home.url)
            answer = await stranger.send_form("join", code=teacher.code, name="AAAA-2222")
            assert answer.code == 400 and b"has this personal code." in answer.body
            other = await teacher_of(home)
            answer = await stranger.send_form("join", code=other.code, name=codes["Asha"])
            assert answer.code == 303, "where there is no list it is a nickname as any other"
            assert home.table(other.code).standing.people.keys().isdisjoint(school.standing.people)

    run(test)


def test_a_copied_class_has_the_same_personal_codes():
    async def test() -> None:
        async with house() as home:
            teacher, codes = await listed(home)
            answer = await teacher.send_form(f"class/{teacher.code}/copy")
            assert answer.code == 303
            fresh = answer.headers["Location"].rpartition("/")[2]
            assert fresh != teacher.code and (await teacher.ask(f"class/{fresh}")).code == 200
            ben = Visitor(home.url, codes["Ben"])
            await ben.join(fresh)
            await ben.connect()
            assert ben.read.one(data_focus="waiting").text == "Ben"

    run(test)


def test_a_pupil_keeps_the_own_card_and_sees_no_other():
    async def test() -> None:
        async with house() as home:
            teacher = await teacher_of(home)
            asha, _ = await pupils_of(teacher, "Asha", "Ben")
            await teacher.press_key("start", players="2", same="on")
            await until(lambda: asha.read.find(cls="mg-playing"))
            await teacher.press_key("end")
            await teacher.press_key("sure")
            card = (await asha.ask(f"t/{asha.code}/card")).body.decode()
            assert "Asha" in card and say_class("card-unfinished", score="0 points") in card and "Ben" not in card
            every = (await teacher.ask(f"class/{teacher.code}/cards")).body.decode()
            assert every.count('"mg-card-of"') == 2 and "Ben" in every
            assert (await Visitor(home.url).ask(f"t/{asha.code}/card")).code == 403

    run(test)


def test_everything_is_one_file_without_the_teachers_key():
    async def test() -> None:
        async with house() as home:
            teacher, _ = await listed(home)
            asha, _ = await pupils_of(teacher, "Asha", "Ben")
            await teacher.press_key("view-tables")
            await teacher.press_key("start", players="2", same="on")
            await until(lambda: asha.read.find(cls="mg-playing"))
            answer = await teacher.ask(f"class/{teacher.code}/export")
            assert answer.headers["Content-Type"] == "application/zip"
            packed = zipfile.ZipFile(io.BytesIO(answer.body))
            names, log = {*packed.namelist()}, f"log/{teacher.code}"
            assert names == {"games.csv", "standings.csv", f"{log}.jsonl", f"{log}-table-1.jsonl"}
            marks = home.table(teacher.code).standing.marks
            everything = "".join(packed.read(name).decode() for name in names)
            assert marks.key not in everything and marks.devices not in everything
            kinds = {one for line in packed.read(f"{log}.jsonl").decode().splitlines() for one in json.loads(line)}
            assert {"join", "roster", "start"} <= kinds

    run(test)


# ── what is kept ──────────────────────────────────────────────────────────────────────────────────────────────────


def kinds_of(standing: type) -> set[str]:
    """The entries that a log may hold, as they are read."""
    cases = re.findall(r"case ((?:\"[a-z-]+\"(?: \| )?)+)", inspect.getsource(standing.take))
    return {kind for case in cases for kind in re.findall(r"[a-z-]+", case)}


def test_the_page_names_everything_that_a_log_can_hold_and_nothing_else():
    named = {kind for kinds in privacy.ENTRIES.values() for kind in kinds}
    assert named == kinds_of(ClassStanding) | kinds_of(TableStanding)
    assert sum(map(len, privacy.ENTRIES.values())) == len(named), "each is named once"


FIELDS = {
    "join": {"id", "name", "at"},
    "name": {"id", "name"},
    "roster": {"id", "name"},
    "expect": {"id", "until"},
    "place": {"id", "table", "by_hand"},
    "away": {"id", "on"},
    "report": {"id", "page", "key", "right", "tries", "shown", "ideas", "kind", "typed", "late"},
    "course": {"id", "text"},
    "kept": {"id", "name", "text"},
    "result": {"round", "table", "game", "names", "held", "who", "scores", "places", "worth", "own", "deal", "made"},
    "seat": {"seat", "id", "who", "name"},
    "deal": {"game", "seed", "rules", "names", "who", "held", "of"},
    "start": {"game", "boxes", "seeds", "at"},
}
"""What the sentences of the page cover, entry by entry, where more than the teacher's settings are meant."""


def test_the_page_is_true_of_what_a_store_holds(tmp_path: Path):
    async def test() -> None:
        async with house(Store(tmp_path / "tables.sqlite")) as home:
            teacher, _ = await listed(home)
            asha, _ = await pupils_of(teacher, "Asha", "Ben")
            await asha.ask("privacy", **{"User-Agent": "Some Browser 9"})
            await teacher.press_key("view-tables")
            await teacher.press_key("start", players="2", same="on")
            await until(lambda: asha.read.find(cls="mg-playing"))
            await teacher.press_key("end")
            await teacher.press_key("sure")
            store = home.live.tables.store
            logs = {one.code: store.read(one.code) for one in store.shelf()}
            assert len(logs) == 2
            named = {kind for kinds in privacy.ENTRIES.values() for kind in kinds}
            for entry in (entry for log in logs.values() for entry in log):
                ((what, said),) = entry.items()
                assert what in named
                for one in said if isinstance(said, list) else [said]:
                    assert not isinstance(one, dict) or what not in FIELDS or one.keys() <= FIELDS[what], entry
            written = b"".join(path.read_bytes() for path in tmp_path.iterdir())
            assert b"Asha" in written
            assert not any(one in written for one in (b"127.0.0.1", b"Some Browser", b"Tornado", b"Mozilla"))
            shown = (await Visitor(home.url).ask("privacy")).body.decode()
            assert f"after {KEPT // 86400} days" in shown
            home.table(teacher.code).do(home.table(teacher.code).close)
            assert not store.shelf(), "nothing is left"
            assert not any(b"Asha" in path.read_bytes() for path in tmp_path.iterdir())

    run(test)


def test_the_page_names_every_cookie():
    async def test() -> None:
        async with house() as home:
            teacher, _ = await listed(home)
            asha = Visitor(home.url, "Asha")
            await asha.join(teacher.code)
            given = {*teacher.cookies, *asha.cookies} - {"_xsrf"}
            assert len(given) >= 3 and all(any(name.startswith(one) for one in privacy.COOKIES) for name in given)
            assert {LANGUAGE, password.COOKIE} <= privacy.COOKIES.keys()

    run(test)
