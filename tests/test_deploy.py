"""What is written for those who run a server: the options exist, the files fit together, every option is explained."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml
from jinja2 import Environment
from tornado.web import RequestHandler

from mathgames_widgets.classroom.engines import is_postgres
from mathgames_widgets.classroom.store import Store
from mathgames_widgets.core.messages import room
from mathgames_widgets.page.scripts import words_of_pages
from mathgames_widgets.serving import cli, limits, places
from mathgames_widgets.serving.extension import live_tables
from mathgames_widgets.serving.headers import where_tables_are

say_page = room("mathgames_widgets.page")

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
TWO = yaml.safe_load((DEPLOY / "compose-two.yaml").read_text(encoding="utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8")


def unit() -> RawConfigParser:
    """The service's settings."""
    found = RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment, method-assign]
    found.read(DEPLOY / "mathgames.service")
    return found


def words_of_container(instruction: str) -> list[str]:
    """A command of the container file in its list form."""
    found = re.search(rf"^{instruction} (\[.*\])$", CONTAINER, re.MULTILINE)
    assert found
    return yaml.safe_load(found[1])


def words_of_compose(password: str, service: dict[str, Any] = COMPOSE["services"]["games"]) -> list[str]:
    """What compose makes of its command: settings filled in, then words."""
    text = service["command"]
    text = re.sub(r"\$\{GAMES_NAME:\?[^}]*\}", "games.school.example", text)
    return shlex.split(text.replace("${GAMES_PASSWORD:+--password}", "--password" if password else ""))


def test_every_option_is_explained():
    serve = next(action for action in cli.parser()._actions if action.dest == "command").choices["serve"]
    options = [name for action in serve._actions for name in action.option_strings if name.startswith("--")]
    missing = [name for name in options if f"`{name}" not in PAGE]
    assert missing == ["--help", "--no-browser"]


@pytest.mark.parametrize("password", ["", "three short words"])
def test_the_container_starts_with_options_that_exist(password):
    start = words_of_container("ENTRYPOINT")
    for words in (words_of_container("CMD"), words_of_compose(password)):
        options = cli.parser().parse_args([*start[1:], *words])
        assert options.ip == "0.0.0.0"
        assert options.password is (bool(password) and words != words_of_container("CMD"))


def test_compose_trusts_its_own_network_only():
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert f"--trust-proxy={subnet}" in words_of_compose("")
    assert all("ports" not in one for name, one in COMPOSE["services"].items() if name != "proxy")


def test_two_servers_share_a_database_that_only_they_reach_and_nginx_knows_both():
    nginx = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    servers = re.findall(r"server (\w+):8866", nginx)
    assert servers == ["one", "two"]
    for name in servers:
        service = TWO["services"][name]
        options = cli.parser().parse_args(["serve", *words_of_compose("", service)])
        subnet = TWO["networks"]["inside"]["ipam"]["config"][0]["subnet"]
        assert [str(network) for network in options.trust_proxy] == [subnet]
        address = re.sub(r"\$\{\w+[^}]*\}", "word", service["environment"]["MATHGAMES_STORE"])
        assert urlsplit(address).hostname == "store" and is_postgres(address)
        assert service["depends_on"]["store"]["condition"] == "service_healthy"
    assert [name for name, one in TWO["services"].items() if "ports" in one] == ["proxy"]
    (port,) = re.findall(r"listen (\d+);", nginx)
    assert f"nginx:{port}" in TWO["services"]["proxy"]["command"]


@pytest.mark.parametrize("name", ["values.yaml", "tables.yaml"])
def test_what_was_not_run_says_so_and_can_be_read(name):
    text = (DEPLOY / "jupyterhub" / name).read_text(encoding="utf-8")
    assert "NOT RUN" in text
    assert all(yaml.safe_load_all(text))


def test_the_home_page_at_a_hub_leads_to_its_service(monkeypatch):
    """The server that a user gets has no tables where others sit."""
    template = places.template() / "index.html.j2"
    (line,) = re.findall(r"\{%- set tables .*?\{%- endif %\}", template.read_text(encoding="utf-8"), re.DOTALL)
    environment = Environment(autoescape=True)
    environment.filters["where_tables_are"] = where_tables_are
    shown = {"resources": {"base_url": "/user/asha/"}, "title": "Math games", "home": "Math games"}
    shown["words"] = words_of_pages()
    assert say_page("have-a-code") not in environment.from_string(line).render(**shown)
    for name in ("jupyterhub_config.py", "values.yaml"):
        text = (DEPLOY / "jupyterhub" / name).read_text(encoding="utf-8")
        (where,) = re.findall(r'MATHGAMES_TABLES"?: "?([^", ]*)', text)
        monkeypatch.setenv("MATHGAMES_TABLES", where)
        assert '</span> <a href="/services/tables/join">' in environment.from_string(line).render(**shown)


def test_the_service_of_a_hub_has_the_pages_of_live_tables_behind_its_gate(monkeypatch):
    """With a stand-in for JupyterHub, which is not among what the tests install; try_hub.py has the real one."""
    auth = ModuleType("jupyterhub.services.auth")
    auth.HubOAuthCallbackHandler = RequestHandler  # type: ignore[attr-defined]
    auth.HubOAuthenticated = type("HubOAuthenticated", (), {})  # type: ignore[attr-defined]
    for name in ("jupyterhub", "jupyterhub.services"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "jupyterhub.services.auth", auth)
    service = runpy.run_path(str(DEPLOY / "jupyterhub" / "live_tables.py"))
    live = live_tables(Store(), "/services/tables/", needs_login=True)
    found = {address[0]: address[1] for address in service["addresses"]("/services/tables/", live)}
    pages = ["join", "t/new", "class"]
    assert all(issubclass(found[f"/services/tables/{page}"], service["Gate"]) for page in pages)
    assert "live_tables.py" in (DEPLOY / "jupyterhub" / "jupyterhub_config.py").read_text(encoding="utf-8")


def test_tables_outlive_the_service_and_the_container():
    assert unit()["Service"]["StateDirectory"] == "mathgames"
    assert "MATHGAMES_STORE=/var/lib/mathgames/" in unit()["Service"]["Environment"]
    assert "MATHGAMES_STORE=/data/" in CONTAINER and "VOLUME /data" in CONTAINER
    assert "tables:/data" in COMPOSE["services"]["games"]["volumes"]


def test_what_the_container_copies_is_there_and_not_left_out():
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    copied = [word for line in re.findall(r"^COPY (?!--)(.*) \S+$", CONTAINER, re.MULTILINE) for word in line.split()]
    assert {"requirements.lock", "mathgames_widgets", "notebooks"} <= set(copied)
    assert [name for name in copied if not (ROOT / name).exists() or f"!{name}" not in ignored] == []


def test_everything_is_installed_with_hashes():
    assert "--require-hashes" in CONTAINER
    assert "--require-hashes" in (DEPLOY / "mathgames.service").read_text(encoding="utf-8")


def test_the_service_starts_with_options_that_exist():
    command = shlex.split(unit()["Service"]["ExecStart"])
    options = cli.parser().parse_args(command[1:])
    assert options.ip == "127.0.0.1"
    assert [str(network) for network in options.trust_proxy] == ["127.0.0.1/32"]


def test_systemd_understands_the_service(tmp_path):
    """Where systemd's own checker is here; the sections are read in any case."""
    assert unit().sections() == ["Unit", "Service", "Install"]
    checker = shutil.which("systemd-analyze")
    if checker:
        run = subprocess.run([checker, "verify", DEPLOY / "mathgames.service"], capture_output=True, text=True)
        told = [line for line in run.stderr.splitlines() if "mathgames.service" in line]
        assert [line for line in told if "not executable" not in line] == []


@pytest.mark.parametrize("pupils", [10, 30, 100])
def test_the_page_says_what_the_server_reckons_with(pupils):
    memory = (limits.SERVER_MEMORY + pupils * limits.TABLE_MEMORY) * 5 / 4 / 1000
    files = limits.SERVER_FILES + pupils * limits.TABLE_FILES
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {pupils} |"))
    assert row.startswith(f"| {pupils} | {memory:.1f} GB |") and row.endswith(f"| {files:,} |")
    assert f"takes {limits.TABLE_MEMORY} MB in planning" in PAGE
    assert f"each table {limits.TABLE_FILES} open files" in PAGE


def test_links_of_the_page_lead_somewhere():
    for target in re.findall(r"\]\(([^)#:]+)\)", PAGE):
        assert (ROOT / "docs" / target).exists(), target
