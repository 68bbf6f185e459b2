"""The server as others run it: below a path, behind a proxy, with a certificate and a password, and in its log."""

from __future__ import annotations

import asyncio
import http.client
import io
import json
import logging
import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlencode

import pytest
from tornado.httpclient import AsyncHTTPClient
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, HTTPError

from mathgames_widgets.serving import cli, headers, log, password, places
from mathgames_widgets.serving.doctor import free_port
from mathgames_widgets.serving.handlers import A_MONTH
from mathgames_widgets.serving.pace import Pace
from mathgames_widgets.serving.password import Password
from tests.waiting import PATIENCE, wait_until

SECRET = "three short words"
BASE = "/school/games/"
HOME = BASE + "voila/render/index.ipynb"
TABLE = BASE + "voila/render/byorf/play.ipynb"


@dataclass(frozen=True)
class Server:
    """A server that is running."""

    port: int
    log: Path
    certificate: Path | None = None

    def ask(self, path: str, method: str = "GET", body: dict[str, str] | None = None, **named: str) -> Answer:
        """One request; headers by their names, with _ for -."""
        if self.certificate:
            context = ssl.create_default_context(cafile=self.certificate)
            line = http.client.HTTPSConnection("localhost", self.port, timeout=PATIENCE, context=context)
        else:
            line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {name.replace("_", "-"): value for name, value in named.items()}
        if body is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, None if body is None else urlencode(body), sent)
        answer = line.getresponse()
        found = Answer(answer.status, dict(answer.getheaders()), answer.read().decode())
        line.close()
        return found

    def ticket(self) -> str:
        """The cookie of a browser that has given the password."""
        answer = self.ask(BASE + "voila/password", "POST", {"password": SECRET})
        return answer.headers["Set-Cookie"].partition(";")[0]


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    text: str


@contextmanager
def running(folder: Path, *options: str, certificate: Path | None = None) -> Iterator[Server]:
    """`mathgames serve` with these options."""
    port = free_port()
    command = [sys.executable, "-m", "mathgames_widgets.serving.cli", "serve", f"--port={port}", "--pool=0", *options]
    log = folder / "server.log"
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT)
    try:
        wait_until(lambda: "Open http" in log.read_text() or process.poll() is not None)
        assert process.poll() is None, log.read_text()
        yield Server(port, log, certificate)
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory) -> Iterator[Server]:
    """A server as anyone starts it."""
    with running(tmp_path_factory.mktemp("open")) as server:
        yield server


@pytest.fixture(scope="module")
def school(tmp_path_factory) -> Iterator[Server]:
    """A server below a path, with a password, behind a proxy on this machine."""
    folder = tmp_path_factory.mktemp("school")
    (folder / "password").write_text(SECRET + "\n")
    options = (f"--base-url={BASE}", f"--password-file={folder / 'password'}", "--trust-proxy=127.0.0.1")
    with running(folder, *options, "--log-visits") as server:
        yield server


def test_health_is_told_to_everyone_and_holds_only_numbers(open_server, school):
    for answer in (open_server.ask("/health"), school.ask(BASE + "health")):
        assert answer.status == 200
        told = json.loads(answer.text)
        assert told["status"] == "ok"
        assert told["tables"].keys() == {"taken", "ready", "wanted_ready", "most"}
        assert told["live_tables"] == {"open": 0, "unsaved": 0}
        assert told["memory_megabytes"]["server"] > 0 < told["memory_megabytes"]["free"]
        assert re.search(r"[0-9a-f]{8}-|/home|/root|127\.0|ipynb", answer.text) is None


@pytest.mark.parametrize("path", ["/", "/health", "/voila/render/index.ipynb", "/voila/render/byorf/play.ipynb"])
def test_head_is_answered_like_get_without_a_body(open_server, path):
    answer = open_server.ask(path, "HEAD")
    assert answer.status in (200, 302)
    assert answer.text == ""
    assert json.loads(open_server.ask("/health").text)["tables"]["taken"] == 0


@pytest.mark.parametrize(
    "path",
    [
        "/login",
        "/logout",
        "/nothing",
        "/voila/tree/x/y",
        "/voila/templates/x",
        "/voila/templates/../x",
        "/voila/query/1",
        *["/voila/api/contents", "/api/security/csp-report", "/api/contents", "/voila/static/%00"],
    ],
)
def test_an_address_that_leads_nowhere_says_so_plainly(open_server, path):
    answer = open_server.ask(path)
    assert answer.status in (302, 400, 403, 404)
    assert "Jupyter" not in answer.text and "Traceback" not in answer.text


def test_every_answer_wears_the_headers(open_server):
    for path in ("/", "/health", "/nothing", "/voila/render/index.ipynb", "/voila/static/voila.js", "/api/kernels/x"):
        worn = open_server.ask(path).headers
        policy = dict(part.split(" ", 1) for part in worn["Content-Security-Policy"].split("; "))
        assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in policy["script-src"] and policy["form-action"] == "'self'"
        assert worn["X-Content-Type-Options"] == "nosniff"
        assert worn["Referrer-Policy"] == "same-origin"
        assert "camera=()" in worn["Permissions-Policy"]
        assert "Server" not in worn


def test_what_a_page_loads_is_kept_for_a_year(open_server):
    page = open_server.ask("/voila/render/byorf/play.ipynb").text
    loaded = re.findall(r'(?:src|href)="(/voila/[^"]+\.(?:js|css|svg)[^"]*)"', page)
    assert len(loaded) >= 6
    for path in loaded:
        assert open_server.ask(path).headers["Cache-Control"] == "public, max-age=31536000, immutable", path


def test_answers_travel_compressed(open_server):
    line = http.client.HTTPConnection("127.0.0.1", open_server.port, timeout=PATIENCE)
    for path in ("/voila/render/index.ipynb", "/voila/templates/mathgames/static/page.js"):
        line.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = line.getresponse()
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(answer.read()) < 15_000
    line.close()


def test_a_host_that_is_no_host_does_not_get_into_the_policy():
    assert "evil" not in headers.policy("x; script-src evil", "")


def test_without_the_password_nothing_is_shown(school):
    for path in (HOME, TABLE, BASE, BASE + "voila/static/voila.js", BASE + "api/kernels/x", BASE + "nothing"):
        answer = school.ask(path)
        assert answer.status == 401
        assert 'type="password"' in answer.text
    for method in ("HEAD", "POST", "PUT", "DELETE"):
        assert school.ask(TABLE, method).status == 401
    line = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "x" * 16,
    }
    assert school.ask(BASE + "api/kernels/x/channels", **line).status == 401
    static = BASE + "voila/templates/mathgames/static/"
    for path in ("../../../../etc/passwd", "%2e%2e/%2e%2e/x", "a/%2E./x", ".hidden", "a//b", "%00", "x%2f..%2fy", ""):
        assert school.ask(static + path).status == 401, path
    assert school.ask(BASE + "healthy").status == 401
    assert school.ask(static + "page.css").status == school.ask(BASE + "health").status == 200
    assert "Traceback" not in school.log.read_text() and " 500 " not in school.log.read_text()


def test_the_password_is_asked_for_once(school):
    ticket = school.ticket()
    assert school.ask(HOME, Cookie=ticket).status == 200
    assert school.ask(HOME, Cookie=ticket[:-1] + "x").status == 401
    assert school.ask(HOME, Cookie="mathgames-open=").status == 401


def test_after_the_password_comes_the_page_that_was_asked_for(school):
    wanted = re.search(r'name="next" value="([^"]*)"', school.ask(TABLE).text)[1]
    answer = school.ask(BASE + "voila/password", "POST", {"password": SECRET, "next": wanted})
    assert (answer.status, answer.headers["Location"]) == (303, TABLE)
    for elsewhere in ("//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)", "/other"):
        answer = school.ask(BASE + "voila/password", "POST", {"password": SECRET, "next": elsewhere})
        assert answer.headers["Location"] == BASE


def test_a_wrong_password_says_so(school):
    asked = {"password": "wrong"}
    first = school.ask(BASE + "voila/password", "POST", asked, X_Forwarded_For="192.0.2.7")
    assert first.status == 401 and "That is not the password" in first.text


def test_after_too_many_wrong_passwords_the_right_one_waits_its_turn_and_is_let_in():
    asks = {"password": Password(SECRET), "tries": Pace(2, 50), "base_url": "/"}

    async def answers() -> list[int]:
        server = HTTPServer(Application([("/voila/password", password.PasswordHandler, asks)], log_function=id))
        sockets = bind_sockets(0, "127.0.0.1")
        server.add_sockets(sockets)
        address = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/voila/password"
        tries = [urlencode({"password": one}) for one in (*["wrong"] * 5, SECRET)]
        client = AsyncHTTPClient()
        found = [
            await client.fetch(address, method="POST", body=one, raise_error=False, follow_redirects=False)
            for one in tries
        ]
        server.stop()
        return [one.code for one in found]

    assert asyncio.run(answers()) == [*[401] * 5, 303]


def test_leaving_forgets_the_password(school):
    answer = school.ask(BASE + "logout", Cookie=school.ticket())
    assert answer.status == 302
    assert 'mathgames-open=""' in answer.headers["Set-Cookie"]


def test_tickets_outlive_a_restart_but_no_other_password_and_no_month():
    now = 1_000_000.0
    first = Password(SECRET, clock=lambda: now)
    ticket = first.ticket()
    assert Password(SECRET, clock=lambda: now).is_good(ticket)
    assert not Password("other words", clock=lambda: now).is_good(ticket)
    now += A_MONTH + 1
    assert not first.is_good(ticket)


def test_the_server_below_a_path_leads_there_from_the_root(school):
    assert school.ask("/").headers["Location"] == BASE
    page = school.ask(HOME, Cookie=school.ticket())
    assert f'href="{BASE}voila/templates/mathgames/static/page.css' in page.text
    assert school.ask("/voila/render/index.ipynb").status in (401, 404)


def test_a_proxy_says_who_comes_and_how(school):
    far = {"X_Forwarded_For": "192.0.2.9", "X_Forwarded_Proto": "https", "X_Forwarded_Host": "127.0.0.66"}
    answer = school.ask(BASE + "voila/password", "POST", {"password": SECRET}, **far)
    assert "Secure" in answer.headers["Set-Cookie"]
    assert "Secure" not in school.ask(BASE + "voila/password", "POST", {"password": SECRET}).headers["Set-Cookie"]
    assert "127.0.0.66" not in str(answer.headers), "proxies pass that one on from who asks"
    assert f"wss://127.0.0.1:{school.port};" in answer.headers["Content-Security-Policy"]


def test_nobody_else_is_believed(open_server):
    claims = {"X_Forwarded_For": "192.0.2.9", "X_Forwarded_Proto": "https", "X_Forwarded_Host": "evil.example"}
    answer = open_server.ask("/health", **claims)
    assert answer.status == 200
    assert "evil" not in str(answer.headers) and "Cross-Origin-Opener-Policy" not in answer.headers


def test_the_log_has_times_and_paths_and_no_number_of_a_kernel(school):
    table = school.ask(TABLE, Cookie=school.ticket())
    kernel = re.search(r'"kernelId": "([^"]*)"', table.text)[1]
    school.ask(BASE + f"api/kernels/{kernel}", Cookie=school.ticket())
    wait_until(lambda: "(number)" in school.log.read_text())
    log = school.log.read_text()
    assert re.search(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ INFO 200 GET /school/games/health", log, re.MULTILINE)
    assert kernel not in log and SECRET not in log and "Traceback" not in log


def test_what_a_table_says_travels_compressed(open_server):
    page = open_server.ask("/voila/render/byorf/play.ipynb").text
    kernel = re.search(r'"kernelId": "([^"]*)"', page)[1]
    line = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec_WebSocket_Version": "13",
        "Sec_WebSocket_Key": "x" * 24,
    }
    line["Sec_WebSocket_Extensions"] = "permessage-deflate"
    path = f"/api/kernels/{kernel}/channels"
    asked = http.client.HTTPConnection("127.0.0.1", open_server.port, timeout=PATIENCE)
    asked.request("GET", path, headers={name.replace("_", "-"): value for name, value in line.items()})
    answer = asked.getresponse()
    assert (answer.status, answer.headers["Sec-WebSocket-Extensions"]) == (101, "permessage-deflate")
    asked.close()


def test_an_ordinary_log_is_quiet_about_what_visitors_do_wrong(open_server):
    for path in (
        "/nothing",
        "/voila/render/none.ipynb",
        "/voila/templates/x",
        "/api/kernels/x",
        "/%ff%fe",
        "/voila/files/x",
        "/voila/templates/mathgames/static/%2e%2e/%2e%2e/x",
        "/voila/templates/mathgames/static/x%00",
    ):
        open_server.ask(path)
    lines = open_server.log.read_text().splitlines()
    assert [line for line in lines if not line.startswith(("Open ", "Stop ", "To lead a class"))] == []


@pytest.mark.parametrize(("fault", "said"), [(HTTPError(404), False), (HTTPError(500), True), (ValueError(), True)])
def test_faults_of_the_server_are_written_down(fault, said):
    try:
        raise fault
    except Exception:
        record = logging.makeLogRecord({"msg": "It failed", "exc_info": sys.exc_info(), "levelno": logging.ERROR})
    assert log.is_worth_saying(record) is said


def test_a_line_with_half_a_letter_can_be_written():
    record = logging.makeLogRecord({"msg": "It said \ud800"})
    assert log.log_handler().format(record).endswith("It said \\ud800")


SENT = "Asha's hand: x − 2"
"""What a visitor sent, or was to be shown."""


def failed(name: str, said: str, *arguments: object) -> logging.LogRecord:
    """A line about a fault whose message repeats what was sent."""
    try:
        raise KeyError(SENT)
    except KeyError:
        return logging.LogRecord(name, logging.ERROR, "here", 1, said, arguments, sys.exc_info())


@pytest.mark.parametrize(
    "record",
    [
        failed("tornado.application", "Exception in callback %r", lambda text=SENT: text),
        failed("tornado.application", f"Exception in callback functools.partial(<bound method>, {SENT!r})"),
        failed("tornado.application", "Uncaught exception %s\n%r", "POST /t/FERN-42/report?key=abc (1.2.3.4)", SENT),
        failed("asyncio", f"Task exception was never retrieved\nfuture: <Task exception=KeyError({SENT!r})>"),
        failed("mathgames_widgets.serving.live", "A message could not be heard"),
        failed("mathgames_widgets.visits", "%d %s %s", 500, "GET", "/class/FERN-42/ws?code=FERN-42"),
    ],
    ids=lambda record: record.msg[:24],
)
def test_no_name_no_hand_and_no_code_stands_in_a_log(record):
    line = log.log_handler().format(record)
    assert "Asha" not in line and "hand" not in line and "FERN" not in line and "abc" not in line
    assert "KeyError at serving/test_outside.py:" in line and line.count("\n") == 0


@pytest.fixture(scope="module")
def certificate(tmp_path_factory) -> Path:
    """A certificate for this machine, its key in the same file."""
    folder = tmp_path_factory.mktemp("certificate")
    key, file = folder / "key.pem", folder / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-days", "2"]
    made += ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-keyout", str(key), "-out", str(file)]
    subprocess.run(made, check=True, capture_output=True)
    return file


def test_with_a_certificate_the_pages_come_over_https(tmp_path, certificate):
    options = (f"--certfile={certificate}", f"--keyfile={certificate.with_name('key.pem')}")
    with running(tmp_path, *options, certificate=certificate) as server:
        assert f"Open https://127.0.0.1:{server.port}/" in server.log.read_text()
        answer = server.ask("/voila/render/index.ipynb")
        assert answer.status == 200
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--keyfile=key.pem"], "A key needs its certificate too"),
        (["--certfile=none.pem"], "could not be used (No such file or directory)"),
        (["--certfile=pyproject.toml"], "could not be used (it does not hold a certificate with its key)"),
        (["--password-file=none"], "The password could not be read from none."),
        (["--password"], "There is no terminal to ask for the password"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(options, said, capsys, monkeypatch):
    monkeypatch.delenv(cli.PASSWORD_VARIABLE, raising=False)
    monkeypatch.setattr(sys, "stdin", open(os.devnull))  # noqa: SIM115
    monkeypatch.chdir(Path(__file__).parent.parent.parent)
    assert cli.main(["serve", f"--port={free_port()}", *options]) == 2
    told = capsys.readouterr().err
    assert said in told and "Traceback" not in told


def test_a_short_password_is_refused(monkeypatch, capsys):
    monkeypatch.setenv(cli.PASSWORD_VARIABLE, "abc")
    assert cli.main(["serve", f"--port={free_port()}", "--password"]) == 2
    assert "at least 8 characters" in capsys.readouterr().err


@pytest.mark.parametrize(
    "option", ["--base-url=/a b/", "--base-url=/../", "--trust-proxy=nobody", "--trust-proxy=1.2.3"]
)
def test_options_that_mean_nothing_are_refused(option, capsys):
    with pytest.raises(SystemExit):
        cli.main(["serve", option])
    assert "such as" in capsys.readouterr().err


@pytest.mark.parametrize(("encoding", "is_terminal"), [("utf-8", True), ("cp1252", True), ("utf-8", False)])
def test_the_address_for_the_room_is_short_and_comes_as_a_picture_where_one_can_be_seen(
    encoding, is_terminal, monkeypatch
):
    output = io.TextIOWrapper(io.BytesIO(), encoding)
    monkeypatch.setattr(output, "isatty", lambda: is_terminal, raising=False)
    monkeypatch.setattr(sys, "stdout", output)
    monkeypatch.setattr(places, "own_name_in_the_room", lambda: "192.168.1.20")
    told = cli.welcome("0.0.0.0", 8866, "voila/render/index.ipynb", room="")
    assert "Everyone in the room: http://192.168.1.20:8866/\n" in told
    assert ("█" in told) is (encoding == "utf-8" and is_terminal)
    told.encode(encoding)
