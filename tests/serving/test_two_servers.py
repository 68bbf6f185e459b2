"""Two servers that share one PostgreSQL: people at both play one game, and when one is killed the game goes on."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import warnings
from contextlib import suppress
from pathlib import Path

import pytest

from mathgames_widgets.classroom.store import Store
from mathgames_widgets.serving.doctor import free_port
from tests.classroom import postgres
from tests.classroom.people import House, Visitor, house, run, until
from tests.waiting import PATIENCE

ROOT = Path(__file__).resolve().parent.parent.parent
NGINX = shutil.which("nginx")
WITH = [name for name, is_here in (("postgres", True), ("nginx", NGINX)) if is_here and postgres.is_here()]
if len(WITH) < 2:
    warnings.warn("NOT RUN: two servers behind nginx with PostgreSQL, which are not both here", stacklevel=1)


def move(one: Visitor) -> bool:
    """Send the first move that somebody's cards offer; whether there was any."""
    cards = [node for node in one.read if node.get("data-drops") or (node.get("data-keys") and node.get("data-picks"))]
    drops = [json.loads(node.get("data-drops") or node.get("data-keys")) for node in cards]
    found = [number for one_drop in drops for number in one_drop.values()]
    if found:
        one.send({"n": found[0], "drawing": one.state["drawing"], "values": {}})
    return bool(found)


async def play_on(people: list[Visitor], store: Store, moves: int) -> None:
    """Make so many moves; each is shown on both screens."""
    for _ in range(moves):
        before = store.length(people[0].code)
        seen = [one.state["drawing"] for one in people]
        assert any(move(one) for one in people)
        await until(lambda before=before: store.length(people[0].code) > before)
        for one, drawing in zip(people, seen, strict=True):
            await until(lambda one=one, drawing=drawing: one.state["drawing"] != drawing)


async def dealt(asha: Visitor, ben: Visitor) -> list[Visitor]:
    """Two people at one table, with the cards dealt."""
    code = await asha.open_table()
    await asha.connect()
    await ben.join(code)
    await ben.connect()
    await asha.press_key("deal")
    for one in (asha, ben):
        await until(lambda one=one: one.read.find(cls="mg-playing"))
    return [asha, ben]


def go_over_to(home: House, one: Visitor) -> None:
    """From now on a visitor's browser asks another server, as when a proxy sends it there."""
    one.url = home.url


@pytest.mark.parametrize("place", ["file", *WITH[:1]])
def test_a_move_at_one_server_is_seen_at_the_other(place, tmp_path):
    """One plays at each server, with nothing in front of them to keep a table together."""

    def stores(where: str) -> None:
        async def test() -> None:
            async with house(Store(where)) as here, house(Store(where)) as there:
                ben = Visitor(here.url, "Ben")
                people = await dealt(Visitor(here.url, "Asha"), ben)
                await ben.leave()
                go_over_to(there, ben)
                await ben.connect()
                assert ben.read.find(cls="mg-playing")
                await play_on(people, Store(where), 4)
                assert here.table(ben.code).standing == there.table(ben.code).standing

        run(test)

    if place == "file":
        stores(str(tmp_path / "tables.sqlite"))
        return
    with postgres.cluster() as cluster:
        stores(cluster.fresh())


class Servers:
    """Two servers behind nginx with the settings of deploy/, on this machine."""

    def __init__(self, address: str, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.ports = [free_port(), free_port()]
        self.processes = [self.start(address, port) for port in self.ports]
        text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
        for name, port in zip(("one", "two"), self.ports, strict=True):
            assert f"server {name}:8866" in text
            text = text.replace(f"server {name}:8866", f"server 127.0.0.1:{port}")
        where = f'log_format where "$uri $upstream_addr"; access_log {folder}/where where;'
        text = text.replace("access_log off;", where)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
            text = text.replace("http {\n", f"http {{\n    {what}_temp_path {folder}/{what};\n", 1)
        (folder / "nginx.conf").write_text(text)
        words = [NGINX, "-c", folder / "nginx.conf", "-p", folder, "-e", folder / "error.log"]
        self.nginx = subprocess.Popen([*words, "-g", f"daemon off; pid {folder}/nginx.pid;"], stderr=subprocess.PIPE)

    def start(self, address: str, port: int) -> subprocess.Popen[bytes]:
        """`mathgames serve`, with the address where nobody reads it."""
        words = ["serve", "--port", str(port), "--pool", "0", "--trust-proxy", "127.0.0.1"]
        return subprocess.Popen(
            [sys.executable, "-m", "mathgames_widgets.serving.cli", *words],
            env=os.environ | {"MATHGAMES_STORE": address},
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / f"{port}.log").open("wb"),
        )

    async def server_of(self, one: Visitor) -> subprocess.Popen[bytes]:
        """The server to which nginx sends people of a table."""
        page = f"/t/{one.code}"
        assert (await one.ask(page[1:])).code == 200

        def ports() -> list[int]:
            lines = [line.split() for line in (self.folder / "where").read_text().splitlines()]
            return [int(to.rpartition(":")[2]) for uri, to in lines if uri == page]

        port = (await until(ports))[-1]  # nginx writes when it has answered
        return self.processes[self.ports.index(port)]

    def stop(self) -> None:
        self.nginx.terminate()  # it ends its workers
        for one in self.processes:
            one.terminate()
        for one in (self.nginx, *self.processes):
            one.wait(PATIENCE)


@pytest.mark.parametrize("proxy", WITH[1:])
def test_one_of_two_servers_behind_nginx_is_killed_and_the_game_goes_on_in_the_other(proxy, tmp_path):
    """Tables are found at both servers; the one at which a table lives is killed in the middle of its game."""
    with postgres.cluster() as cluster:
        address = cluster.fresh().replace("games@", "games:very-secret@")
        servers = Servers(address, tmp_path)
        try:
            run(lambda: goes_on(servers, Store(address)))
            log = b"".join(path.read_bytes() for path in tmp_path.glob("*.log"))
            assert b"very-secret" not in log and b"Traceback" not in log
        finally:
            servers.stop()


async def goes_on(servers: Servers, store: Store) -> None:
    url = f"http://127.0.0.1:{servers.port}/"

    async with asyncio.timeout(PATIENCE):
        for port in servers.ports:
            while not await is_healthy(f"http://127.0.0.1:{port}/"):
                await asyncio.sleep(0.1)
    tables = [await dealt(Visitor(url, "Asha"), Visitor(url, "Ben")) for _ in range(4)]
    for people in tables:
        await play_on(people, store, 2)
    kept = {people[0].code: store.read(people[0].code) for people in tables}
    victim = await servers.server_of(tables[0][0])
    victim.send_signal(signal.SIGKILL)
    victim.wait()
    lost = [people for people in tables if await has_lost(people)]
    assert tables[0] in lost
    for people in lost:
        for one in people:
            await one.connect()
            assert one.read.find(cls="mg-playing"), "the seat and the game are where they were"
    for people in tables:
        await play_on(people, store, 2)
        code = people[0].code
        assert store.read(code)[: len(kept[code])] == kept[code]
    late = Visitor(url, "Late")
    await late.join(tables[0][0].code)
    await late.connect()
    assert late.read.find(cls="mg-playing"), "whoever comes now is let in too"


async def is_healthy(url: str) -> bool:
    with suppress(OSError):
        return (await Visitor(url).ask("health")).code == 200
    return False


async def has_lost(people: list[Visitor]) -> bool:
    """Whether a table's server is gone; its people are cut off together, because their code led them there."""
    await asyncio.sleep(0.3)
    gone = [one.closed is not None for one in people]
    assert len(set(gone)) == 1
    return gone[0]
