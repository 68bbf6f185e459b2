"""The container, built from deploy/Containerfile and run as the compose files say, with nginx and PostgreSQL beside it.

Takes ten minutes and three gigabytes of disk, and needs what `tests/long/containers.py` says. In place of Caddy, which
needs a name that the whole world can look up, stands nginx as docs/serving.md describes it.
"""

from __future__ import annotations

import asyncio
import json
import re
import shlex
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import yaml
from tornado.httpclient import HTTPClientError

from tests.classroom.people import Visitor, run, until
from tests.long import containers
from tests.long.containers import DEPLOY, ROOT, Engine, options_of, services
from tests.long.jupyter import VIEW
from tests.waiting import PATIENCE, wait_until

NET = "inside"
STORE_PASSWORD = "along0random0word"
SETTINGS = {"GAMES_NAME": "games.school.example", "GAMES_PASSWORD": "", "STORE_PASSWORD": STORE_PASSWORD}
PROXY_OF_THE_PAGE = re.compile(r"```nginx\n(.*?)```", re.DOTALL)
OPTIONS_OF_THE_PAGE = re.compile(r"with `mathgames serve (--base-url .*?)`", re.DOTALL)

LOOK = """
import json, os
def writes(folder):
    try:
        open(folder + "/written", "w").close()
    except OSError:
        return False
    return True
status = dict(line.split(":", 1) for line in open("/proc/self/status").read().splitlines())
places = ("/", "/games", "/tmp", "/data", "/var/tmp")
found = {"user": os.getuid(), "writes": [folder for folder in places if writes(folder)]}
found |= {name: int(status[name], 16) for name in ("CapEff", "CapBnd", "NoNewPrivs")}
print(json.dumps(found))
"""

POSTGRES = """
set -e
here=$(echo /usr/lib/postgresql/*/bin)
printf %s "$POSTGRES_PASSWORD" > /tmp/word
$here/initdb --pgdata /tmp/data --username "$POSTGRES_USER" --pwfile /tmp/word --auth scram-sha-256
echo "host all all 172.30.0.0/24 scram-sha-256" >> /tmp/data/pg_hba.conf
exec $here/postgres -D /tmp/data -k /tmp -c 'listen_addresses=*'
"""

NGINX = """
events { }
http {
    access_log off;
    server {
        listen 80;
        %s
    }
}
"""


@pytest.fixture(scope="module", autouse=True)
def inside(podman: Engine) -> None:
    """The image, its neighbours, and the network of the compose files."""
    base = podman.base()
    podman.build(DEPLOY / "Containerfile", "mathgames", ignore=containers.IGNORED)
    podman.build_text(containers.WITH.format(base=base, packages="nginx postgresql"), "neighbours")
    (one,) = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["networks"]["inside"]["ipam"]["config"]
    podman.ask("network", "create", f"--subnet={one['subnet']}", NET)


@pytest.fixture(autouse=True)
def emptied(inside: None, podman: Engine) -> Iterator[None]:
    """No container outlives its test."""
    yield
    podman.clear()


def started(podman: Engine, name: str, service: dict[str, Any], address: str, *more: str, also: str = "") -> None:
    """A service of a compose file, at an address, when it is healthy; without tables that are kept ready."""
    options = [*options_of(service, NET), f"--ip={address}", *more]
    podman.start(name, "mathgames", options, *shlex.split(service["command"]), "--pool=0", *shlex.split(also))
    podman.until_healthy(name)


def asked(url: str, host: str = "") -> str:
    """What an address answers to those who call it by this name."""
    with urlopen(Request(url, headers={"Host": host} if host else {}), timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


async def two_people(url: str) -> list[Visitor]:
    """Asha and Ben, to whom cards are dealt at a live table."""
    asha, ben = people = [Visitor(url, "Asha"), Visitor(url, "Ben")]
    code = await asha.open_table()
    await asha.connect()
    await ben.join(code)
    await ben.connect()
    await asha.press_key("deal")
    for one in people:
        await until(lambda one=one: one.read.find(cls="mg-playing"))
    return people


async def come_back(one: Visitor) -> None:
    """As a page does, which tries again: for `fail_timeout` nginx takes a server that is there again for dead."""
    for _ in range(20):
        try:
            return await one.connect()
        except HTTPClientError as refused:
            assert refused.code == 502
        await asyncio.sleep(1)
    raise AssertionError("nginx has no server")


async def go_on(people: list[Visitor]) -> None:
    """Their lines are gone, or go now; they come back to the seats that they had."""
    for one in people:
        await one.leave()
        await come_back(one)
        assert one.state and one.read.find(cls="mg-playing"), (one.closed, one.ended)


def test_it_runs_as_compose_says_and_a_live_table_outlives_it(podman):
    service = services("compose.yaml", **SETTINGS)["games"]
    address = "172.30.0.10"
    url = f"http://{address}:8866/"
    started(podman, "games", service, address)
    found = json.loads(podman.ask("exec", "games", "python", "-c", LOOK))
    assert found == {"user": 10001, "writes": ["/tmp", "/data"], "CapEff": 0, "CapBnd": 0, "NoNewPrivs": 1}
    assert "BYORF" in asked(url, SETTINGS["GAMES_NAME"])
    assert VIEW in asked(url + "voila/render/byorf/play.ipynb")

    async def comes_back() -> None:
        people = await two_people(url)
        assert podman.ended("games") == 0, podman.log("games")
        podman.ask("rm", "games")
        started(podman, "games", service, address)
        await go_on(people)

    run(comes_back)
    assert podman.ended("games") == 0
    assert "Traceback" not in podman.log("games")


def test_it_ends_while_kernels_run_and_while_others_start(podman):
    """As docker stop asks it to; a container that has to be killed ends with 137."""
    service = services("compose.yaml", **SETTINGS)["games"]
    started(podman, "games", service, "172.30.0.10", also="--pool=2 --page=byorf/play")
    assert podman.ended("games") == 0


def test_behind_nginx_below_a_path_as_the_page_about_serving_says(podman, tmp_path):
    """Both share the machine's own address, as on a server where nginx and the games run side by side."""
    text = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    (proxy,), (options,) = PROXY_OF_THE_PAGE.findall(text), OPTIONS_OF_THE_PAGE.findall(text)
    (tmp_path / "nginx.conf").write_text(NGINX % proxy)
    service = services("compose.yaml", **SETTINGS)["games"]
    podman.start(
        "games",
        "mathgames",
        [*options_of(service, NET), "--ip=172.30.0.10"],
        *("--ip=127.0.0.1", "--pool=0", *shlex.split(options)),
    )
    mounted = f"--volume={tmp_path / 'nginx.conf'}:/etc/nginx/nginx.conf:ro"
    podman.start("nginx", "neighbours", ["--network=container:games", mounted], "nginx", "-g", "daemon off;")
    url = "http://172.30.0.10/games/"

    def answers() -> bool:
        try:
            return "ok" in asked(url + "health")
        except OSError:
            return False

    wait_until(answers)
    assert "BYORF" in asked(url, SETTINGS["GAMES_NAME"])
    assert VIEW in asked(url + "voila/render/byorf/play.ipynb", SETTINGS["GAMES_NAME"])
    with pytest.raises(HTTPError):
        asked(url, "another.example")
    run(lambda: two_people(url))


def test_two_share_a_postgresql_behind_nginx_and_either_may_die(podman):
    found = services("compose-two.yaml", **SETTINGS)
    people = ["one", "two"]
    at = {name: found[name]["networks"]["inside"]["ipv4_address"] for name in people} | {
        "store": "172.30.0.20",
        "nginx": "172.30.0.21",
    }
    names = [f"--add-host={name}:{address}" for name, address in at.items()]
    told = [f"--env={name}={value}" for name, value in found["store"]["environment"].items()]
    place = [f"--network={NET}", f"--ip={at['store']}", "--user=postgres"]
    podman.start("store", "neighbours", [*place, *told], "sh", "-c", POSTGRES)
    user = found["store"]["environment"]["POSTGRES_USER"]
    inside = ["exec", f"--env=PGPASSWORD={STORE_PASSWORD}", "store"]
    made = [*inside, "createdb", "--host=/tmp", f"--username={user}", found["store"]["environment"]["POSTGRES_DB"]]
    wait_until(lambda: podman.tried(*made).returncode == 0, every=0.5)
    for name in people:
        started(podman, name, found[name], at[name], *names)
    (volume,) = found["nginx"]["volumes"]
    assert volume == "./nginx.conf:/etc/nginx/nginx.conf:ro"
    place = [f"--network={NET}", f"--ip={at['nginx']}", f"--volume={DEPLOY}{volume.removeprefix('.')}", *names]
    podman.start("nginx", "neighbours", place, "nginx", "-g", "daemon off;")
    url = f"http://{at['nginx']}/"
    wait_until(lambda: podman.tried("exec", "nginx", "test", "-e", "/run/nginx.pid").returncode == 0)
    assert "BYORF" in asked(url)

    async def goes_on() -> None:
        seated = await two_people(url)
        for name in people:
            podman.ask("kill", name)
            await go_on(seated)
            podman.ask("start", name)
            podman.until_healthy(name)

    run(goes_on)
    for name in people:
        log = podman.log(name)
        assert STORE_PASSWORD not in log and "Traceback" not in log


def test_the_image_of_a_hub_builds_and_gives_its_users_the_pages(podman):
    """A user's own server as the Hub's chart starts it, but for the Hub that would let the user in."""
    podman.build(DEPLOY / "jupyterhub" / "Containerfile", "hub")
    assert podman.ask("run", "--rm", "--network=none", "hub", "jupyterhub-singleuser", "--version")
    own = yaml.safe_load((DEPLOY / "jupyterhub" / "values.yaml").read_text())["singleuser"]
    told = [f"--env={name}={value}" for name, value in own["extraEnv"].items()]
    words = ["jupyter-server", "--ip=0.0.0.0", "--port=8888", "--IdentityProvider.token=open"]
    podman.start("hub", "hub", [f"--network={NET}", "--ip=172.30.0.30", *told], *words)
    url = "http://172.30.0.30:8888"

    def answers() -> bool:
        try:
            return bool(asked(f"{url}/api"))
        except OSError:
            return False

    wait_until(answers, every=0.5)
    home = asked(f"{url}{own['defaultUrl']}?token=open")
    assert "BYORF" in home and 'href="/services/tables/join"' in home
    assert VIEW in asked(f"{url}/voila/render/byorf/play.ipynb?token=open")
    service = "import runpy; runpy.run_path('/games/live_tables.py')"
    podman.ask("run", "--rm", "--network=none", "hub", "python", "-c", service)
