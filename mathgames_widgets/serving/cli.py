"""The command line: `mathgames serve`, `lab`, `print`, `static`, `links`, `tables` and `doctor`."""

from __future__ import annotations

import argparse
import atexit
import errno
import getpass
import io
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from mathgames_widgets import __version__
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import needs, places

say = room(__name__)

if TYPE_CHECKING:
    from mathgames_widgets.classroom.store import Store
    from mathgames_widgets.serving.door import Network
    from mathgames_widgets.serving.outside import Outside

OLDEST_PYTHON = (3, 11)
PASSWORD_VARIABLE = "MATHGAMES_PASSWORD"
SHORTEST_PASSWORD = 8
EXTRA = {"serve": "serve", "lab": "lab", "static": "print", "doctor": "serve"}
"""The extra that brings what a command needs. `links` needs nothing, and `print` nothing for cards and sheets."""

LOOK = 0.1
"""Seconds between two looks at JupyterLab."""

LAST_SECONDS = 5.0
"""Seconds for JupyterLab and its kernels to end before they are ended."""

LAB = """from mathgames_widgets.serving.cli import start_sooner
start_sooner()
from jupyterlab.labapp import main
main()"""
"""JupyterLab, in a process of its own."""

PRINTED = """names:
  byorf/lesson      a lesson, in every folder of the lessons, or a notebook of your own by its file
  byorf/deck        all cards of a game, to cut out, with their backs
  byorf/rules       its rules on one page, with pictures
  byorf/boards      its rules, boards and score sheets
  byorf/pages       for each lesson a page for the teacher and one for the pupil
  byorf/worksheet   two pages of problems with a line for the name, and an answer key
  byorf/tickets     exit tickets, four to a page, and their answer key
  byorf/puzzles     a week of puzzles, a page each from Monday to Friday, and their answer key
  and the same for {others}

  mathgames print byorf/deck --paper letter --large --pdf
  mathgames print mathleague/deck --deck Bargains
  mathgames print formula/worksheet --seed FERN-42
  mathgames print matician/puzzles --day 2026-11-30"""


class Trouble(Exception):
    """Something the person at the keyboard can put right; the message is one sentence that says how."""


def python_fits(version: Sequence[int]) -> None:
    """Raise Trouble where Python is too old.

    >>> python_fits((3, 9, 1))
    Traceback (most recent call last):
    ...
    mathgames_widgets.serving.cli.Trouble: Python 3.11 or newer is needed, and this is Python 3.9.
    """
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return
    raise Trouble(f"Python 3.11 or newer is needed, and this is Python {version[0]}.{version[1]}.")


def packages_are_here(extra: str) -> None:
    """Raise Trouble where a package is missing that this extra brings; it names all that are.

    >>> packages_are_here("serve")
    """
    if gone := needs.missing(extra):
        raise Trouble(needs.what_to_install(gone, extra))


def asks_for_help(words: Sequence[str]) -> bool:
    """Whether someone only wants to read what a command does.

    >>> asks_for_help(["serve", "--help"]), asks_for_help(["serve", "--port", "8866"])
    (True, False)
    """
    return "-h" in words or "--help" in words


def home_is_there() -> None:
    """Where the home folder cannot be written, use another one and say so. Raises Trouble where there is none."""
    if places.home_can_be_written():
        return
    try:
        folder = places.borrow_a_home()
    except OSError as error:
        raise Trouble(f"Neither the home folder nor a temporary one can be written ({error.strerror}).") from error
    atexit.register(places.give_the_home_back)
    print(say("borrowed-home", folder=f"{folder}"), file=sys.stderr, flush=True)


def port_is_free(ip: str, port: int) -> None:
    """Raise Trouble where nothing can listen at this address."""
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    with socket.socket(family) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((ip, port))
        except OSError as error:
            raise Trouble(why_not_there(error, ip, port)) from error


def why_not_there(error: OSError, ip: str, port: int) -> str:
    """Why the server cannot listen at an address, in one sentence."""
    if error.errno == errno.EADDRINUSE:
        return say("port-in-use", port=f"{port}", next=f"{port + 1}")
    if error.errno == errno.EACCES:
        return say("port-not-allowed", port=f"{port}")
    return say("foreign-address", address=ip)


def browser_is_here(wanted: bool) -> None:
    """Raise Trouble where a browser is wanted and Python knows of none."""
    if not wanted:
        return
    try:
        webbrowser.get()
    except webbrowser.Error as error:
        raise Trouble("No browser was found; leave out --browser and open the address yourself.") from error


def folder_of_notebooks(choice: Path | None) -> Path:
    """The folder to serve. Raises Trouble where it holds no home page."""
    folder = (choice or places.notebooks()).resolve()
    if (folder / "index.ipynb").exists():
        return folder
    raise Trouble(f"There is no index.ipynb in {folder}; build the notebooks with: python lessons/build.py")


def notebook_called(name: str) -> Path:
    """A lesson by its name, such as `byorf/lesson`, or a notebook of one's own by its file. Raises Trouble."""
    from mathgames_widgets.serving import sheets

    own = Path(name)
    if own.suffix == ".ipynb" and own.is_file():
        return own.resolve()
    if name in places.lessons():
        return places.notebooks() / f"{name}.ipynb"
    printed = sheets.names()
    if (has := [name for name in printed if name.startswith(f"{own.parent}/")]) and own.name in sheets.KINDS:
        raise Trouble(f"There is no {name} to print; there is {' and '.join(has)}.")
    *kinds, last = sheets.KINDS
    raise Trouble(
        f"There is no lesson called {name}; there are {', '.join(places.lessons())}; for each game a "
        f"{', '.join(kinds)} and {last}, such as {printed[0]}; and a notebook of yours goes by its file."
    )


def address(ip: str, port: int, scheme: str = "http") -> str:
    """The address to open on this machine; a server for everyone also answers here.

    >>> address("0.0.0.0", 8866)
    'http://127.0.0.1:8866/'
    """
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(ip, f"[{ip}]" if ":" in ip else ip)
    return f"{scheme}://{name}:{port}/"


def welcome(ip: str, port: int, page: str, *, scheme: str = "http", room: str | None = None, teacher: str = "") -> str:
    """What to open, here and, where the server listens to them, on other machines; `room` is a shorter page for them,
    `teacher` the page of the one who leads a class.

    >>> print(welcome("127.0.0.1", 8866, "lab"))
    Open http://127.0.0.1:8866/lab
    Stop the server with Ctrl-C.
    """
    lines = [say("open-address", address=f"{address(ip, port, scheme)}{page}")]
    if ip in ("0.0.0.0", "::"):
        theirs = address(places.own_name_in_the_room(), port, scheme) + (page if room is None else room)
        lines.append(say("in-the-room", address=theirs))
        if room is not None and shows_pictures(sys.stdout):
            lines.append(qr_code(theirs))
    if teacher:
        lines.append(say("to-lead", address=f"{address(ip, port, scheme)}{teacher}"))
    return "\n".join([*lines, say("how-to-stop")])


def shows_pictures(output: TextIO) -> bool:
    """Whether someone sees what is written here, half blocks too: some terminals of Windows have none."""
    try:
        "█▀▄".encode(output.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return output.isatty()


def qr_code(text: str) -> str:
    """An address as a picture for phones and tablets, drawn with half blocks."""
    import segno

    picture = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(picture, compact=True, border=2)
    return picture.getvalue().rstrip("\n")


def decided(options: argparse.Namespace) -> Outside:
    """The options about the world outside, looked at. Raises Trouble."""
    from mathgames_widgets.serving import outside
    from mathgames_widgets.serving.password import Password

    if options.keyfile and not options.certfile:
        raise Trouble("A key needs its certificate too; name it with --certfile.")
    certificate = None
    if options.certfile:
        try:
            certificate = outside.certificate(options.certfile, options.keyfile)
        except OSError as error:
            why = "it does not hold a certificate with its key" if isinstance(error, ssl.SSLError) else error.strerror
            raise Trouble(f"The certificate {options.certfile} could not be used ({why}).") from error
    password = password_for(options)
    return outside.Outside(
        base_url=options.base_url,
        certificate=certificate,
        password=Password(password) if password else None,
        proxies=tuple(options.trust_proxy),
        every_visit=options.log_visits,
    )


def store_of(options: argparse.Namespace) -> Store:
    """Where live tables are kept. Raises Trouble where that is a database that cannot be used."""
    from mathgames_widgets.classroom.store import CannotKeep, Store, usual_place

    try:
        return Store.at(options.store or usual_place())
    except CannotKeep as trouble:
        raise Trouble(f"Live tables cannot be kept there: {trouble.why}.") from None


def known_store_of(options: argparse.Namespace) -> Store:
    """The same, for commands that make none. Raises Trouble where there is none, and where it cannot be used."""
    from mathgames_widgets.classroom.store import usual_place

    place = options.store or usual_place()
    if "://" not in place and not Path(place).is_file():
        raise Trouble(f"There is no store at {place} yet; “mathgames serve” makes it, or name another with --store.")
    store = store_of(options)
    if store.trouble:
        store.close()
        raise Trouble(f"The store at {place} cannot be used; name another one with --store.")
    return store


def password_for(options: argparse.Namespace) -> str:
    """The password that the server asks for: from a file, from MATHGAMES_PASSWORD, or typed in. Raises Trouble."""
    if options.password_file:
        try:
            found = options.password_file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise Trouble(f"The password could not be read from {options.password_file}.") from error
    elif options.password:
        found = os.environ.get(PASSWORD_VARIABLE, "") or asked_for_password()
    else:
        return ""
    if len(found) < SHORTEST_PASSWORD:
        raise Trouble(f"A password needs at least {SHORTEST_PASSWORD} characters; three short words work well.")
    return found


def asked_for_password() -> str:
    """What someone types at the terminal, unseen. Raises Trouble where there is no terminal."""
    if not sys.stdin.isatty():
        raise Trouble(f"There is no terminal to ask for the password; put it into {PASSWORD_VARIABLE}.")
    return getpass.getpass(f"{say('password-for-pages')} ").strip()


def say_when_it_listens(ip: str, port: int, words: str) -> None:
    """Print `words` as soon as someone who follows them finds the server, without waiting for it here."""

    def wait() -> None:
        here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(ip, ip)
        while True:
            try:
                socket.create_connection((here, port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                print(words, flush=True)
                return

    threading.Thread(target=wait, daemon=True).start()


def serve(options: argparse.Namespace) -> int:
    """Serve the pages with Voilà until Ctrl-C."""
    folder = folder_of_notebooks(options.notebooks)
    port_is_free(options.ip, options.port)
    browser_is_here(options.browser)
    pages = [page_in(folder, name) for name in options.page]
    from mathgames_widgets.classroom.tickets import teachers_key
    from mathgames_widgets.serving import limits, server as serving

    limits.raise_most_files()
    machine = limits.Machine.this()
    most = limits.Limits.fitting(
        machine,
        tables=options.tables,
        tables_each=options.tables_each,
        connections=options.connections,
        memory_each=options.table_memory,
    )
    ready = serving.ready_tables(folder, options.pool, pages, kernels=options.kernels)
    if warning := limits.why_fewer_tables(sum(ready.values()), most, machine):
        print(warning, file=sys.stderr, flush=True)
    outside = decided(options)
    here = outside.base_url.lstrip("/")
    store = store_of(options)
    leads = f"{here}class?key={teachers_key(store.key(), store.marks())}"
    words = welcome(options.ip, options.port, here + serving.HOME, scheme=outside.scheme, room=here, teacher=leads)
    say_when_it_listens(options.ip, options.port, words)
    serving.serve(
        ip=options.ip,
        port=options.port,
        folder=folder,
        ready=ready,
        limits=most,
        allowed_hosts=options.allow_host,
        outside=outside,
        store=store,
        idle_minutes=options.idle_minutes,
        browser=options.browser,
        kernels=options.kernels,
    )
    return 0


def key(options: argparse.Namespace) -> int:
    """Print the teacher's key, or make a new one, also while a server runs."""
    from mathgames_widgets.classroom.engines import CannotKeep
    from mathgames_widgets.classroom.tickets import teachers_key

    store = known_store_of(options)
    try:
        if options.new:
            store.set_marks(store.marks().with_new_key())
            print("All teachers are asked for it within seconds, and every class has a new key as well.")
        print(teachers_key(store.key(), store.marks()))
    except CannotKeep as trouble:
        raise Trouble(f"The key could not be changed: {trouble.why}.") from None
    finally:
        store.close()
    return 0


def page_in(folder: Path, name: str) -> str:
    """The path of a page below the folder that is served: `byorf/lesson` is byorf/lesson.ipynb. Raises Trouble."""
    page = Path(name).with_suffix(".ipynb")
    if (folder / page).is_file():
        return str(page)
    raise Trouble(f"There is no page {name} in {folder}; name it as in its address, such as byorf/lesson.")


def lab(options: argparse.Namespace) -> int:
    """Open a working copy of the notebooks in JupyterLab."""
    port_is_free(options.ip, options.port)
    browser_is_here(options.browser)
    folder: Path = options.notebooks.resolve()
    if places.working_copy(folder):
        print(say("own-copy", folder=f"{folder}"), flush=True)
    places.show_template()
    places.show_lab_settings()
    token = secrets.token_hex(24)
    command = [sys.executable, "-c", LAB, *lab_settings(options.ip, options.port, folder, options.browser)]
    where = welcome(options.ip, options.port, f"lab/tree/index.ipynb?token={token}")
    say_when_it_listens(options.ip, options.port, where)
    stopped = threading.Event()
    # No exception from here on: one in the middle of starting JupyterLab would leave it behind, alone.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    return until_stopped(subprocess.Popen(command, cwd=folder, env=os.environ | {"JUPYTER_TOKEN": token}), stopped)


def until_stopped(server: subprocess.Popen[bytes], stopped: threading.Event) -> int:
    """Wait until a server ends by itself, or until it is to be stopped: then it has some seconds to end its kernels.

    JupyterLab hears nothing while it starts, and may wait for minutes afterwards.
    """
    while server.poll() is None:
        if stopped.wait(LOOK):
            server.terminate()
            try:
                server.wait(LAST_SECONDS)
            except subprocess.TimeoutExpired:
                server.kill()  # its kernels see that it is gone, and end
                server.wait()
            return 0
    return server.returncode


def lab_settings(ip: str, port: int, folder: Path, browser: bool) -> list[str]:
    """The settings of JupyterLab, as its command line takes them."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return [
        f"--ServerApp.ip={ip}",
        f"--ServerApp.port={port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.open_browser={browser}",
        f"--ServerApp.allow_root={is_root}",
        "--ServerApp.answer_yes=True",
        "--Application.log_level=ERROR",
        "--ServerApp.jpserver_extensions=mathgames_widgets.serving.extension=True",
        "--ServerApp.kernel_websocket_connection_class=mathgames_widgets.serving.connections.KernelLine",
        "--LabApp.default_url=/lab/tree/index.ipynb",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate",
    ]


def print_pages(options: argparse.Namespace) -> int:
    """Write lessons, cards and sheets as HTML files that need nothing else, and as PDF files where that is wanted."""
    from mathgames_widgets.serving import sheets

    known = sheets.names()
    notebooks = {name: notebook_called(name) for name in options.names if name not in known}
    if notebooks or any(name.endswith(f"/{sheets.OUT_OF_NOTEBOOKS}") for name in options.names):
        packages_are_here("print")
    if notebooks:
        home_is_there()
        places.show_template()
    written: list[Path] = []
    for name in dict.fromkeys(options.names):
        found = _lesson(name, notebooks[name], options) if name in notebooks else _sheets(name, options)
        for file, html in found:
            target = options.to / f"{file}.html"
            try:
                options.to.mkdir(parents=True, exist_ok=True)
                target.write_text(html, encoding="utf-8")
            except OSError as error:
                why = f"{target} could not be written ({error.strerror}); choose a folder with --to."
                raise Trouble(why) from error
            written.append(target)
            print(f"{target} is written; open it in any browser, or print it from there.", flush=True)
    if options.pdf:
        _write_pdfs(written)
    return 0


def _lesson(name: str, notebook: Path, options: argparse.Namespace) -> list[tuple[str, str]]:
    """The file of a lesson or a notebook. Raises Trouble."""
    from mathgames_widgets.serving import printing

    if options.large or options.seed or options.deck or options.day:
        raise Trouble(
            f"{name} is a lesson, and --large, --deck, --seed and --day are for cards and sheets; leave them out."
        )
    try:
        page = printing.printed(
            notebook, told_on_the_terminal(name), code=options.code, answers=options.answers, paper=options.paper
        )
    except printing.CannotPrint as error:
        raise Trouble(f"{name} could not be printed. {error}") from error
    except KeyboardInterrupt:
        raise Trouble(f"Stopped; nothing was written for {name}.") from None
    return [(file_name(notebook, answers=options.answers), page)]


def _sheets(name: str, options: argparse.Namespace) -> list[tuple[str, str]]:
    """The files of cards and sheets. Raises Trouble."""
    from mathgames_widgets.serving import sheets

    if options.code or options.answers:
        raise Trouble(f"{name} is no lesson, and --code and --answers are for lessons; leave them out.")
    try:
        return [
            (file.name, file.html)
            for file in sheets.files(
                name,
                size=options.paper,
                large=options.large,
                seed=options.seed,
                deck=options.deck,
                day=options.day,
            )
        ]
    except ValueError as error:
        raise Trouble(str(error)) from error


def _write_pdfs(pages: Sequence[Path]) -> None:
    """A PDF file beside each HTML file. Raises Trouble where no browser makes one; the HTML files stay."""
    from mathgames_widgets.serving.browser import find_chromium, write_pdf

    chromium = find_chromium()
    if chromium is None:
        raise Trouble(
            "No PDF was made, because there is no Chromium, Chrome or Edge here; print the HTML file from any browser."
        )
    for page in pages:
        target = page.with_suffix(".pdf")
        try:
            write_pdf(chromium, page, target)
        except OSError as error:
            raise Trouble(f"{target} was not made ({error}); print {page} from any browser.") from error
        print(f"{target} is written.", flush=True)


def file_name(notebook: Path, *, answers: bool = False) -> str:
    """The file that a notebook is printed to, without its ending. The teacher's copy has a name of its own.

    >>> file_name(places.notebooks() / "byorf" / "lesson.ipynb"), file_name(Path("mine.ipynb"), answers=True)
    ('byorf-lesson', 'mine-answers')
    """
    own = notebook.relative_to(places.notebooks()) if places.notebooks() in notebook.parents else Path(notebook.name)
    return "-".join([*own.with_suffix("").parts, *(["answers"] if answers else [])])


def told_on_the_terminal(name: str) -> Callable[[int, int], None]:
    """Says on the terminal how far a notebook has been run, in one line; in a file such a line would be noise."""

    def tell(done: int, cells: int) -> None:
        if sys.stderr.isatty():
            end = "\n" if done == cells else ""
            print(f"\r{name}: {done} of {cells} cells, Ctrl-C stops", end=end, file=sys.stderr, flush=True)

    return tell


def write_site(options: argparse.Namespace) -> int:
    """Write the site as plain files, and say what was written."""
    from mathgames_widgets.serving import static

    try:
        for page in static.build(options.to, lambda said: print(said, flush=True), lab=options.lab):
            print(f"  {page}", flush=True)
    except static.CannotBuild as trouble:
        raise Trouble(str(trouble)) from trouble
    except OSError as error:
        raise Trouble(f"{options.to} cannot be written ({error.strerror}); name another folder.") from error
    print(say("to-look", command=f"{Path(sys.executable).name} -m http.server --directory {options.to}"))
    return 0


def show_links(options: argparse.Namespace) -> int:
    """Print the links that open the lessons on mybinder.org, and badges."""
    from mathgames_widgets.serving import links

    try:
        source = links.repository(options.address or links.origin(Path.cwd()), options.branch)
    except links.UnknownAddress as error:
        raise Trouble(str(error)) from error
    print(links.told(source, places.notebooks()))
    return 0


def show_tables(options: argparse.Namespace) -> int:
    """List the live tables and classes of a store, or remove some. Raises Trouble."""
    from mathgames_widgets.classroom.store import CannotKeep
    from mathgames_widgets.serving import shelf

    store = known_store_of(options)
    try:
        codes = shelf.named(store, options.remove)
        codes += shelf.not_played(store) if options.remove_unplayed else []
        codes += [] if options.remove_older is None else shelf.unused_for(store, options.remove_older)
        for code in dict.fromkeys(codes):
            shelf.remove(store, code)
            print(f"{code} is removed.")
        is_removing = options.remove or options.remove_unplayed or options.remove_older is not None
        if is_removing and not codes:
            print("Nothing was removed, because no table is like that.")
        elif not is_removing:
            print(shelf.told(store))
    except shelf.NotThere as unknown:
        raise Trouble(f"Nothing was removed. {unknown}") from None
    except CannotKeep as trouble:
        raise Trouble(f"The store cannot be read or written: {trouble.why}.") from None
    finally:
        store.close()
    return 0


def doctor(options: argparse.Namespace) -> int:
    """Check this machine and say what to do; 1 where something needs doing."""
    from mathgames_widgets.serving.doctor import examine

    return examine(places.notebooks())


def parser() -> argparse.ArgumentParser:
    """All commands and their options."""
    # An older Python could not read these, and is refused before.
    from mathgames_widgets import games
    from mathgames_widgets.core.words import listed

    top = argparse.ArgumentParser(prog="mathgames", description="Card and dice games that teach mathematics.")
    top.add_argument("--version", action="version", version=f"mathgames {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    server = _command(commands, "serve", serve, "play in the browser: serve the pages with Voilà", port=8866)
    server.add_argument("--notebooks", type=Path, metavar="DIR", help="serve this folder instead of the built-in pages")
    server.add_argument(
        "--pool",
        type=_number("a pool is a whole number, 0 or more", 0),
        default=1,
        metavar="N",
        help="tables kept ready for each page (1); a class of thirty: 30",
    )
    server.add_argument(
        "--page",
        action="append",
        default=[],
        metavar="PAGE",
        help="a page the pool is for, such as byorf/lesson, once or several times; all others keep one table ready",
    )
    server.add_argument(
        "--idle-minutes",
        type=_minutes,
        default=30.0,
        metavar="M",
        help="how long a table is kept after its page was closed (30)",
    )
    server.add_argument(
        "--kernels", action="store_true", help="a kernel for each lesson that is opened outside of a class"
    )
    some = _number("this is a whole number, 1 or more", 1)
    server.add_argument("--tables", type=some, metavar="N", help="tables at once, for everyone (what fits)")
    server.add_argument("--tables-each", type=some, metavar="N", help="tables at once for one browser (up to 10)")
    server.add_argument(
        "--store",
        type=_place,
        metavar="PLACE",
        help="where live tables are kept: a file, or postgresql://name@host/database (a file in your data folder)",
    )
    server.add_argument("--connections", type=some, metavar="N", help="connections at once, for everyone (what fits)")
    server.add_argument(
        "--table-memory", type=some, metavar="MB", help="megabytes after which a table is cleared away (400)"
    )
    server.add_argument(
        "--base-url", type=_path, default="/", metavar="PATH", help="the path that all addresses begin with (/)"
    )
    server.add_argument("--certfile", type=Path, metavar="FILE", help="a certificate, to serve HTTPS")
    server.add_argument("--keyfile", type=Path, metavar="FILE", help="the certificate's key, if it is in its own file")
    server.add_argument(
        "--password",
        action="store_true",
        help=f"let in only who knows a password: it is asked for here, or taken from {PASSWORD_VARIABLE}",
    )
    server.add_argument("--password-file", type=Path, metavar="FILE", help="the same, with the password in a file")
    server.add_argument(
        "--trust-proxy",
        type=_network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of proxies, whose X-Forwarded headers are believed; once or several times",
    )
    server.add_argument("--log-visits", action="store_true", help="write down every visit, not only faults")
    server.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which browsers may call this server, such as games.school.example, once or several times",
    )
    laboratory = _command(commands, "lab", lab, "read and change the notebooks in JupyterLab", port=8888)
    laboratory.add_argument(
        "--notebooks",
        type=Path,
        metavar="DIR",
        default=Path("mathgames-notebooks"),
        help="the folder for your own copy (mathgames-notebooks)",
    )
    printer = _add(commands, "print", print_pages, "write lessons, cards and worksheets for paper, as HTML or PDF")
    printer.formatter_class = argparse.RawDescriptionHelpFormatter
    printer.epilog = PRINTED.format(others=listed(games.NAMES[1:]))
    printer.add_argument("names", nargs="+", metavar="name", help="such as byorf/deck; see below")
    printer.add_argument("--to", type=Path, default=Path(), metavar="DIR", help="the folder to write to (this one)")
    printer.add_argument("--pdf", action="store_true", help="make PDF files too; needs Chromium, Chrome or Edge")
    printer.add_argument(
        "--paper", choices=("a4", "letter"), default="a4", type=str.lower, help="the size of the paper (a4)"
    )
    printer.add_argument("--large", action="store_true", help="deck: large print, four cards to a sheet, not nine")
    printer.add_argument(
        "--deck", default="", metavar="NAME", help="mathleague/deck: a ready deck or a deck file (Starter)"
    )
    printer.add_argument(
        "--seed", default="", metavar="CODE", help="worksheet and tickets: the code they are drawn from (a new one)"
    )
    printer.add_argument("--day", default="", metavar="DAY", help="puzzles: a day of the week, as 2026-11-30 (today)")
    printer.add_argument("--answers", action="store_true", help="lessons: open every hint and answer, for the teacher")
    printer.add_argument("--code", action="store_true", help="lessons: show the code of every cell")
    writer = _add(commands, "static", write_site, "write the whole site as files that any web server can hand out")
    writer.add_argument("to", type=Path, metavar="DIR", help="the folder to write to, new or written by this before")
    writer.add_argument("--lab", action="store_true", help="add JupyterLite, with the lessons as notebooks")
    linker = _add(commands, "links", show_links, "print links and badges that open the lessons on mybinder.org")
    linker.add_argument(
        "address",
        nargs="?",
        default="",
        help="the public repository: owner/name on GitHub, or an https address (where this clone came from)",
    )
    linker.add_argument("--branch", default="", help="a branch, tag or commit (the newest state)")
    keeper = _add(commands, "tables", show_tables, "list the live tables that a store holds, or remove some")
    keeper.add_argument(
        "--store",
        type=_place,
        metavar="PLACE",
        help="a file, or postgresql://name@host/database (what MATHGAMES_STORE says, or the file in your data folder)",
    )
    keeper.add_argument(
        "--remove", nargs="+", default=[], metavar="CODE", help="remove these tables, and classes with all they hold"
    )
    keeper.add_argument(
        "--remove-unplayed", action="store_true", help="remove the tables at which nobody has ever moved"
    )
    keeper.add_argument(
        "--remove-older",
        type=_number("the days are a whole number, 0 or more", 0),
        metavar="DAYS",
        help="remove the tables that nobody has used for so many days; classes stay",
    )
    teacher = _add(commands, "key", key, "print the teacher's key, or make a new one")
    teacher.add_argument("--new", action="store_true", help="make a new key: the old one, and each class's, ends")
    teacher.add_argument(
        "--store", type=_place, metavar="PLACE", help="where the server's tables are kept, as for mathgames serve"
    )
    _add(commands, "doctor", doctor, "check this machine and say what to do")
    return top


def _add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    command.set_defaults(run=run)
    return command


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str,
    run: Callable[[argparse.Namespace], int],
    about: str,
    *,
    port: int,
) -> argparse.ArgumentParser:
    command = _add(commands, name, run, about)
    command.add_argument(
        "--port",
        type=_number("a port is a number from 1 to 65535", 1, 65535),
        default=port,
        help=f"the port to listen at ({port})",
    )
    command.add_argument(
        "--ip",
        default="127.0.0.1",
        help="the address to listen at (127.0.0.1: this machine only; 0.0.0.0: everyone in the room)",
    )
    command.add_argument("--browser", action=argparse.BooleanOptionalAction, default=False, help="open a browser too")
    return command


def _number(what: str, least: int, most: int = sys.maxsize) -> Callable[[str], int]:
    def read(text: str) -> int:
        if text.isdecimal() and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(what)

    return read


def _place(text: str) -> str:
    from mathgames_widgets.classroom.engines import is_postgres

    if "://" in text and not is_postgres(text):
        raise argparse.ArgumentTypeError("live tables are kept in a file, or at postgresql://name@host/database")
    return text


def _path(text: str) -> str:
    from mathgames_widgets.serving.outside import base_url

    try:
        return base_url(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"the path is {error}, such as /games/") from error


def _network(text: str) -> Network:
    from mathgames_widgets.serving.door import network

    try:
        return network(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError("a proxy is an address such as 10.0.0.5, or 172.16.0.0/12") from error


def _minutes(text: str) -> float:
    try:
        if 0 < float(text) < 10_000:
            return float(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError("the minutes are a number above 0, such as 30")


def start_sooner() -> None:
    """Leave out a grammar for international addresses, which Jupyter loads to check a format that nothing here has.

    To build it takes longer than all else that `mathgames serve` loads; jsonschema does without it where it is missing.
    """
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line; 2 when something has to be put right first."""
    start_sooner()
    words = sys.argv[1:] if arguments is None else list(arguments)
    try:
        python_fits(sys.version_info[:3])
        # Before the options are read, since some of them are read with the help of these packages.
        if words and words[0] in EXTRA and not asks_for_help(words):
            packages_are_here(EXTRA[words[0]])
        options = parser().parse_args(words)
        if options.command in EXTRA:
            home_is_there()
        run: Callable[[argparse.Namespace], int] = options.run
        result = run(options)
        sys.stdout.flush()
        return result
    except BrokenPipeError:  # what reads along, such as `head`, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
