"""Nobody gets in at a live table where they do not belong, and no visitor harms the others."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tornado.httpclient import HTTPClientError

from mathgames_widgets.carriers.socket import LONGEST
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.core.messages import room
from mathgames_widgets.games import GAMES
from mathgames_widgets.serving import door, live, pace
from mathgames_widgets.serving.doctor import free_port
from tests.classroom.people import Visitor, company, house, run, until, written_by_servers
from tests.waiting import PATIENCE

say_server = room("mathgames_widgets.serving")
say = room("mathgames_widgets.classroom.table")
say_core = room("mathgames_widgets.core.entrance")

# ── cookies ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_seat_is_a_signed_cookie_of_one_table_that_no_script_can_read():
    async def test() -> None:
        async with house(base_url="/games/") as home:
            asha = Visitor(home.url, "Asha")
            answer = await asha.send_form("t/new", name="Asha")
            code = answer.headers["Location"].rpartition("/")[2]
            assert answer.headers["Location"] == f"/games/t/{code}"
            given = [line for line in answer.headers.get_list("Set-Cookie") if line.startswith(live.COOKIE)]
            for seat, path in zip(given, (f"t/{code}", "join"), strict=True):
                assert {"HttpOnly", "SameSite=Lax", f"Path=/games/{path}"} <= set(seat.split("; "))
                assert "Secure" not in seat, "this server speaks plain HTTP"

    run(test)


def test_forged_changed_and_missing_cookies_open_nothing():
    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            other = Visitor(home.url, "Other")
            await other.open_table()
            good = asha.cookies[live.COOKIE]
            token, _, signature = good.partition(".")
            forged = [
                "",
                token,
                f"{token}.",
                f"{token}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
                f"{ben.cookies[live.COOKIE].partition('.')[0]}.{signature}",
                f".{signature}",
                other.cookies[live.COOKIE],
                "x" * 4000,
                "a.b.c",
            ]
            for cookie in forged:
                thief = Visitor(home.url)
                thief.code = asha.code
                thief.cookies = {live.COOKIE: cookie} if cookie else {}
                shown = await thief.ask(f"t/{asha.code}")
                assert shown.code == 302 and shown.headers["Location"].endswith(f"/join?code={asha.code}"), cookie
                await thief.connect()
                assert thief.closed == live.NO_SEAT and thief.traffic == [], cookie
            assert (await asha.ask(f"t/{asha.code}")).code == 200

    run(test)


def test_who_lost_the_page_takes_the_same_seat_again():
    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            await asha.press_key("deal")
            await until(lambda: ben.read.find(cls="mg-playing"))
            hand = ben.state["html"]
            await ben.leave()
            await until(lambda: not home.table(asha.code).is_here(list(home.table(asha.code).standing.people)[1]))
            again = Visitor(home.url, "Ben")
            again.cookies, again.paths, again.code = ben.cookies, ben.paths, ben.code
            answer = await again.send_form("join", code=asha.code.lower(), name=" ben")
            assert answer.code == 303, "the seat is still there for this browser and this name"
            await again.connect()
            assert again.state["html"] == hand
            assert len(home.table(asha.code).standing.people) == 2
            answer = await again.send_form("join", code=asha.code, name="Chen")
            assert answer.code == 303, "somebody else at the same computer"
            assert [one.name for one in home.table(asha.code).standing.people.values()] == ["Asha", "Ben", "Chen"]

    run(test)


# ── forms ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("path", ["join", "t/new"])
def test_a_form_from_elsewhere_is_refused(path):
    async def test() -> None:
        async with house() as home:
            asha = Visitor(home.url, "Asha")
            code = await asha.open_table()
            boxes = {"code": code, "name": "Ben"}
            stranger = Visitor(home.url)
            assert (await stranger.ask(path, boxes)).code == 403, "no token"
            shown = await stranger.ask(path)
            (token,) = re.findall(r'name="_xsrf" value="([^"]*)"', shown.body.decode())
            boxes["_xsrf"] = token
            assert (await stranger.ask(path, {**boxes, "_xsrf": "wrong"})).code == 403
            for origin in ("http://evil.example", "null", "https://127.0.0.1.evil.example"):
                assert (await stranger.ask(path, boxes, Origin=origin)).code == 403, origin
            assert len(home.table(code).standing.people) == 1
            assert (await stranger.ask(path, boxes)).code == 303

    run(test)


def test_only_a_notebook_of_the_same_server_may_show_a_table_in_a_frame():
    async def test() -> None:
        async with house() as home:
            asha = Visitor(home.url, "Asha")
            code = await asha.open_table()
            for path, framed in (("join", True), (f"t/{code}", True), ("t/new", False)):
                headers = (await asha.ask(path)).headers
                assert headers["X-Frame-Options"] == ("SAMEORIGIN" if framed else "DENY")
                allowed = "'self'" if framed else "'none'"
                assert f"frame-ancestors {allowed}" in headers["Content-Security-Policy"]

    run(test)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "https://127.0.0.1"])
def test_a_line_from_a_page_elsewhere_is_refused(origin):
    async def test() -> None:
        async with house() as home:
            (asha,) = await company(home, "Asha")
            with pytest.raises(HTTPClientError, match="403"):
                await asha.connect(Origin=origin)

    run(test)


def test_a_wrong_code_says_which_part_is_wrong():
    async def test() -> None:
        async with house() as home:
            asha = Visitor(home.url, "Asha")
            code = await asha.open_table()
            free = next(f"{code[:-2]}{n}" for n in range(10, 100) if f"{code[:-2]}{n}" != code)
            for typed, said in {
                "firn 42": "No table has the word FIRN. Is it FERN?",
                "fern 421": "No table has the number 421.",
                free: f"No table or class here has the code {free}. It may have been deleted; ask for the code again.",
            }.items():
                answer = await Visitor(home.url).send_form("join", code=typed, name="Ben")
                assert answer.code == 400 and said in answer.body.decode()
                assert f'value="{typed}"' in answer.body.decode(), "what was typed stays"
            bad = await asha.ask("t/nowhere")
            assert bad.code == 404 and "No table has the word NOWHERE" in bad.body.decode()
            lenient = await asha.ask("t/" + code.lower().replace("-", "%20"))
            assert lenient.headers["Location"] == f"/t/{code}"

    run(test)


def test_what_is_typed_is_text_on_the_page():
    async def test() -> None:
        async with house() as home:
            nasty = '"><script>alert(1)</script>'
            answer = await Visitor(home.url).send_form("join", code=nasty, name=nasty)
            assert "<script" not in answer.body.decode()
            shown = await Visitor(home.url).ask("join?code=%22%3E%3Cscript%3E")
            assert "<script" not in shown.body.decode()
            assert "default-src 'self'" in shown.headers["Content-Security-Policy"]

    run(test)


def test_a_right_code_gets_through_whatever_its_neighbours_try(monkeypatch):
    """All of them come from one address, and far more codes are wrong than are answered at once."""
    monkeypatch.setattr(live, "WRONG_CODES", (3, 50))

    async def test() -> None:
        async with house() as home:
            (asha,) = await company(home, "Asha")
            codes = [f"FERN-{n}" for n in range(10, 99) if f"FERN-{n}" != asha.code]
            guesses = [asyncio.create_task(Visitor(home.url).ask(f"t/{code}")) for code in codes]
            await until(lambda: home.live.strangers.waiting)
            joins = [Visitor(home.url, f"B{n}") for n in range(8)]
            await asyncio.gather(*(one.join(asha.code) for one in joins))
            assert len(home.table(asha.code).standing.people) == 9
            assert (await asha.ask(f"t/{asha.code}")).code == 200
            assert {(await one).code for one in guesses} == {404}

    run(test)


def test_a_pupil_who_has_typed_a_name_goes_before_scripts_of_the_same_address(monkeypatch):
    """They take a new cookie for each table, or none at all; a pupil waited behind all of them, for half a minute."""
    monkeypatch.setattr(live, "NEW_TABLES", (1, 4))
    monkeypatch.setattr(pace, "SETTLED", 0.0)

    async def test() -> None:
        async with house() as home:
            opened: list[str] = []

            async def opens(one: Visitor) -> None:
                await one.open_table()
                opened.append(one.name)

            await opens(Visitor(home.url, "First"))
            script = Visitor(home.url, "Script")
            await script.ask("t/new")
            del script.cookies[door.BROWSER]
            boxes = {"name": "Script", "_xsrf": script.cookies["_xsrf"]}
            scripts = [asyncio.create_task(script.ask("t/new", boxes)) for _ in range(8)]
            await until(lambda: home.live.openings.waiting == 8)
            await opens(Visitor(home.url, "Asha"))
            assert home.live.openings.waiting >= 6
            for one in scripts:
                one.cancel()

    run(test)


def test_each_browser_has_a_place_of_its_own_in_a_line_from_its_first_page_on():
    async def test() -> None:
        async with house(base_url="/games/") as home:
            asha, ben = Visitor(home.url), Visitor(home.url)
            (given,) = (await asha.ask("join")).headers.get_list("Set-Cookie")[-1:]
            assert given.startswith(door.BROWSER)
            assert {"HttpOnly", "SameSite=Lax", "Path=/games/"} <= set(given.split("; "))
            kept = asha.cookies[door.BROWSER]
            for path in ("join", "t/new"):
                await asha.ask(path)
                assert asha.cookies[door.BROWSER] == kept, "one for all its pages"
            await ben.ask("t/new")
            assert ben.cookies[door.BROWSER] != kept
            ben.cookies[door.BROWSER] = f"{kept}0"
            await ben.ask("join")
            assert ben.cookies[door.BROWSER] not in (kept, f"{kept}0"), "one that we have not signed counts for nothing"

    run(test)


def test_whoever_has_a_seat_does_not_wait_behind_those_who_guess(monkeypatch):
    monkeypatch.setattr(live, "WRONG_CODES", (3, 1e-9))

    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            guesses = [asyncio.create_task(Visitor(home.url).ask(f"t/FERN-{n}")) for n in range(10, 15)]
            await until(lambda: home.live.strangers.waiting)
            assert (await asha.ask(f"t/{asha.code}")).code == 200
            await ben.leave()
            await ben.connect()
            assert ben.closed is None and asha.code in ben.words
            for one in guesses:
                one.cancel()

    run(test)


def test_a_script_that_draws_lines_again_and_again_takes_nobody_s_line(monkeypatch):
    """Its own lines wait, and a neighbour's are drawn at once."""
    monkeypatch.setattr(live, "LINES", (5, 1e-9))
    monkeypatch.setattr(live, "JOINS", (10, 1e-9))

    async def test() -> None:
        async with house() as home:
            asha, mallory = await company(home, "Asha", "Mallory")
            stranger = Visitor(home.url)
            stranger.code = asha.code
            for _ in range(20):
                await stranger.connect()
                assert stranger.closed == live.NO_SEAT
            for _ in range(4):
                await mallory.connect()
            one_more = asyncio.create_task(mallory.connect())
            for _ in range(3):
                await asha.leave()
                await asha.connect()
            await asha.press_key("sit")
            assert not one_more.done(), "her sixth line waits"
            one_more.cancel()

    run(test)


def test_many_tables_and_people_at_once_are_slower_but_not_refused(monkeypatch):
    monkeypatch.setattr(live, "NEW_TABLES", (3, 100))
    monkeypatch.setattr(live, "JOINS", (5, 100))

    async def test() -> None:
        async with house() as home:
            answers = [await Visitor(home.url).send_form("t/new", name="A") for _ in range(6)]
            assert [answer.code for answer in answers] == [303] * 6
            code = answers[0].headers["Location"].rpartition("/")[2]
            joined = await asyncio.gather(*(Visitor(home.url, f"B{n}").join(code) for n in range(20)))
            assert len(joined) == 20 and len(home.table(code).standing.people) == 21

    run(test)


def test_a_server_that_is_full_says_so():
    async def test() -> None:
        async with house(most=1) as home:
            await Visitor(home.url, "A").open_table()
            answer = await Visitor(home.url).send_form("t/new", name="B")
            assert answer.code == 400 and "cannot hold more tables now" in answer.body.decode()

    run(test)


# ── the invitation ────────────────────────────────────────────────────────────────────────────────────────────────


def invited(one: Visitor) -> tuple[str, str]:
    """The words of the invitation on somebody's page, and where its picture leads."""
    found = one.read.one(data_key="invitation")
    pictures = found.find(cls="mg-qr")
    return found.text, pictures[0].get("aria-label").rpartition(" ")[2] if pictures else ""


@pytest.mark.parametrize(
    ("host", "is_open", "leads"),
    [
        ("", False, ""),
        ("", True, "http://192.168.1.20:{port}/join?code={code}"),
        ("tables.example.org", False, "http://tables.example.org/join?code={code}"),
    ],
)
def test_the_lobby_invites_to_an_address_that_phones_can_reach(host, is_open, leads, monkeypatch):
    monkeypatch.setattr(live, "own_name_in_the_room", lambda: "192.168.1.20")

    async def test() -> None:
        async with house() as home:
            home.live.is_open = is_open
            (asha,) = await company(home, "Asha")
            if host:
                await asha.leave()
                await asha.connect(Host=host, Origin=f"http://{host}")
            words, link = invited(asha)
            port = home.url.rstrip("/").rpartition(":")[2]
            assert link == leads.format(port=port, code=asha.code)
            assert asha.code in words and (not link or link.partition("://")[2].partition("?")[0] in words)

    run(test)


def test_nobody_s_browser_says_where_the_others_are_sent():
    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            await ben.leave()
            await ben.connect(Host="evil.example", Origin="http://evil.example")
            await asha.press_key("sit")
            assert "evil" in invited(ben)[1] and "evil" not in asha.state["html"]

    run(test)


# ── lines ─────────────────────────────────────────────────────────────────────────────────────────────────────────

ODD = ["", "{", "[]", "null", '{"page": 1}', "[" * 50_000, '{"page": "x", "message": {"n": 0}}', "\x00", "9" * 5000]


def test_odd_messages_and_floods_harm_only_their_sender():
    """A flood waits in its own line: the others press on meanwhile."""

    async def test() -> None:
        async with house() as home:
            asha, ben, mallory = await company(home, "Asha", "Ben", "Mallory")
            assert mallory.line is not None
            for text in ODD:
                mallory.line.write_message(text)
            mallory.line.write_message(b"\x00" * 1000, binary=True)
            for number in range(400):
                mallory.line.write_message(json.dumps({"page": mallory.page, "message": {"n": 999, "id": f"{number}"}}))
            for _ in range(5):
                await asha.press_key("sit")
            await asha.press_key("deal")
            await until(lambda: ben.read.find(cls="mg-playing"))
            assert home.table(asha.code).standing.deal is not None
            assert len(mallory.traffic) < 300, "most of the flood still waits"

    run(test)


def test_what_cannot_be_taken_is_one_sentence_for_its_sender_and_nothing_in_the_log(caplog):
    """A message that is too long, half a character and the like are answered, and the next press is heard."""

    async def test() -> None:
        async with house() as home:
            asha, mallory = await company(home, "Asha", "Mallory")
            for said, name, value in (
                (say_core("too-long"), "a", "x" * LONGEST),
                (say_core("unshown"), "b", "\ud800"),
                (say_core("unshown"), "c\x00", "x"),
            ):
                mallory.send({"id": f"message {ord(name[0])}", "n": 0, "drawing": 1, "values": {name: value}})
                await until(lambda said=said: said in mallory.words)
                await mallory.press_key("sit")
                assert said not in mallory.words
            mallory.send({"id": "\ud800", "n": 0, "drawing": mallory.state["drawing"]})
            await mallory.press_key("sit")
            assert mallory.closed is None and "Mallory" in asha.words

    run(test)
    assert "Mallory" not in caplog.text and not written_by_servers(caplog)


@pytest.mark.parametrize("origin", ["http://[", "http://a:b", "null", "\xff", "http://", "x" * 5000])
def test_an_odd_origin_is_refused_without_a_fault(origin, caplog):
    async def test() -> None:
        async with house() as home:
            mallory = Visitor(home.url, "Mallory")
            answer = await mallory.ask("t/new", {"name": "Mallory"}, Origin=origin)
            assert answer.code == 403

    run(test)
    assert "Traceback" not in caplog.text


def test_a_message_that_is_far_too_long_ends_its_line_and_no_other():
    async def test() -> None:
        async with house() as home:
            asha, mallory = await company(home, "Asha", "Mallory")
            assert mallory.line is not None
            mallory.line.write_message("x" * 2_000_000)
            await until(lambda: mallory.closed is not None)
            await asha.press_key("sit")

    run(test)


def test_a_deleted_table_says_so_and_its_code_leads_nowhere():
    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            code = asha.code
            await asha.press_key("close")
            asha.send({"n": int(asha.read.one(data_key="close-sure").get("data-n")), "drawing": asha.state["drawing"]})
            await until(
                lambda: asha.ended == f"{say('table-deleted')} {say('way-back')}" and ben.ended == say("table-deleted")
            )
            assert (await ben.ask(f"t/{code}")).code == 404

    run(test)


def test_who_may_delete_a_table_may_bring_it_back_and_nobody_else():
    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            code = asha.code
            await asha.press_key("close")
            asha.send({"n": int(asha.read.one(data_key="close-sure").get("data-n")), "drawing": asha.state["drawing"]})
            await until(lambda: asha.ended and ben.ended)
            shown = await asha.ask(f"t/{code}")
            assert shown.code == 404 and say_server("was-deleted", code=code) in shown.body.decode()
            (token,) = re.findall(r'name="_xsrf" value="([^"]*)"', shown.body.decode())
            for one in (ben, Visitor(home.url)):
                assert b"Nothing here has this code" in (await one.ask(f"t/{code}")).body
                assert (await one.ask(f"t/{code}", {"_xsrf": token})).code == 403
                one.cookies["_xsrf"] = asha.cookies["_xsrf"]
                assert (await one.ask(f"t/{code}", {"_xsrf": token})).code == 403, "the form of somebody else"
            assert (await asha.ask(f"t/{code}", {"_xsrf": token}, Origin="http://evil.example")).code == 403
            answer = await asha.send_form(f"t/{code}")
            assert answer.code == 303 and answer.headers["Location"] == f"/t/{code}"
            for one in (asha, ben):
                one.ended = ""
                await one.connect()
                assert f"Table {code}" in one.words

    run(test)


def test_a_bot_that_thinks_long_keeps_no_other_table_waiting(monkeypatch):
    """One table's bot does not come to an end; at another one people press as ever."""

    async def test() -> None:
        async with house() as home:
            asha, ben = await company(home, "Asha", "Ben")
            chen, dana = await company(home, "Chen", "Dana")
            thinks = asyncio.Event()
            loop = asyncio.get_running_loop()
            is_done = [False]

            def think() -> None:
                loop.call_soon_threadsafe(thinks.set)
                while not is_done[0]:
                    sum(range(1000))

            table = home.table(asha.code)
            thinking = asyncio.create_task(home.live.ask(table, think))
            await thinks.wait()
            for _ in range(10):
                await chen.press_key("sit")
            await chen.press_key("deal")
            await until(lambda: dana.read.find(cls="mg-playing"))
            assert not thinking.done()
            is_done[0] = True
            await thinking
            await asha.press_key("deal")
            await until(lambda: ben.read.find(cls="mg-playing"))

    run(test)


def test_many_join_at_the_same_moment():
    """Forty people at ten tables."""

    async def test() -> None:
        async with house() as home:
            leaders = [Visitor(home.url, "Leader") for _ in range(10)]
            codes = [await one.open_table() for one in leaders]
            others = [(Visitor(home.url, f"Guest {n}"), code) for code in codes for n in range(3)]
            await asyncio.gather(*(one.join(code) for one, code in others))
            everyone = [*leaders, *(one for one, _ in others)]
            await asyncio.gather(*(one.connect() for one in everyone))
            for one in everyone:
                await until(lambda one=one: len(one.read.find(cls="mg-sitting")) == 4)

    run(test)


# ── the server is killed ──────────────────────────────────────────────────────────────────────────────────────────

ALONE = """
import asyncio, sys
from pathlib import Path
from tornado.web import Application
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.classroom.tables import Tables
from mathgames_widgets.serving.live import Live


async def main():
    live = Live(Tables(Store(Path(sys.argv[1]))), "/")
    Application(live.handlers(), log_function=lambda handler: None).listen(int(sys.argv[2]), "127.0.0.1")
    print("here", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def start(path: Path, port: int) -> subprocess.Popen[str]:
    """A server of its own."""
    process = subprocess.Popen(
        [sys.executable, "-c", ALONE, str(path), str(port)], stdout=subprocess.PIPE, text=True, env=dict(os.environ)
    )
    assert process.stdout is not None and process.stdout.readline() == "here\n"
    return process


def test_a_killed_server_opens_every_table_where_it_stood(tmp_path):
    """All five games, killed three times in the middle of presses; what anybody was shown is still so."""
    path, port = tmp_path / "tables.sqlite", free_port()
    url = f"http://127.0.0.1:{port}/"

    async def test() -> None:
        process = start(path, port)
        try:
            tables = []
            for game in GAMES:
                people = [Visitor(url, "Asha"), Visitor(url, "Ben")]
                code = await people[0].open_table()
                await people[1].join(code)
                for one in people:
                    await one.connect()
                if game is not GAMES[0]:
                    await people[0].press_key("game", game=game.NAME)
                await people[0].press_key("deal")
                await until(lambda people=people: people[1].read.find(cls="mg-playing"))
                tables.append((game, people))
            for round_ in range(3):
                for _, people in tables:
                    for one in people:
                        for _ in range(3):
                            press_something(one)
                await asyncio.sleep(0.05 * round_)
                process.send_signal(signal.SIGKILL)
                process.wait(PATIENCE)
                for _, people in tables:
                    for one in people:
                        await until(lambda one=one: one.closed is not None)
                kept = {people[0].code: Store(path).read(people[0].code) for _, people in tables}
                process = start(path, port)
                for game, people in tables:
                    for one in people:
                        await one.connect()
                        assert one.read.find(cls="mg-playing"), game.NAME
                    log = kept[people[0].code]
                    assert Store(path).read(people[0].code)[: len(log)] == log
                    assert next(entry for entry in log if "deal" in entry)["deal"]["game"] == game.NAME
            assert sum("move" in entry for log in kept.values() for entry in log) > 8
        finally:
            process.kill()
            process.wait(PATIENCE)

    run(test)


def press_something(one: Visitor) -> None:
    """Send the first thing that a card can do, else any press; nobody waits for the answer."""
    page = one.read
    found = [node for node in page if node.get("data-drops") or (node.get("data-keys") and node.get("data-picks"))]
    drops = [
        number for node in found for number in json.loads(node.get("data-drops") or node.get("data-keys")).values()
    ]
    others = [int(node.get("data-n")) for node in page.find(tag="button") if node.get("data-n")]
    for number in (*drops[:1], *others[-2:]):
        one.send({"n": number, "drawing": one.state["drawing"], "values": {}})
