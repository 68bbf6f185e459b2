"""The wheel, installed into an empty environment, carries everything: cards, scripts, styles, notebooks, template.

What it asks for is lent from the environment of the tests, and nothing else: to install a hundred packages once more,
and to have each command compile them, took half a minute of a processor.
"""

from __future__ import annotations

import email
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Iterator
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lessons import build
from mathgames_widgets.core.messages import room
from mathgames_widgets.serving import links
from mathgames_widgets.serving.doctor import free_port
from tests import locks
from tests.browser.servers import running
from tests.cases import LONG, cases
from tests.waiting import PATIENCE

say_page = room("mathgames_widgets.page")

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("pyproject.toml", "README.md", "LICENSE")
FOLDERS = ("mathgames_widgets", "notebooks")
ASK = """
import json, sys
from mathgames_widgets.serving import places
from mathgames_widgets.games import byorf
found = {"factors": len(byorf.FACTORS), "goals": len(byorf.GOALS), "package": str(places.PACKAGE)}
found["heavy"] = sorted({"sympy", "matplotlib", "numpy"} & set(sys.modules))
found["pages"] = sorted(path.relative_to(places.notebooks()).as_posix() for path in places.notebooks().rglob("*.ipynb"))
print(json.dumps(found))
"""
DEAL = """
import re
from mathgames_widgets import play
from mathgames_widgets.games import byorf
table = play(byorf, seed="FERN-42")
deal = re.search(r'<button [^>]*data-key="deal"[^>]*>', table.html)[0]
table.press(int(re.search(r'data-n="(\\d+)"', deal)[1]))
assert "mg-playing" in table.html
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources that has nothing else around it."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in SOURCES:
        shutil.copy(ROOT / name, folder / name)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints"))
    command = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder / "dist"),
        str(folder),
    ]
    built = subprocess.run(command, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return next((folder / "dist").glob("*.whl"))


def about(wheel: Path) -> Message:
    """What a wheel says about itself."""
    with zipfile.ZipFile(wheel) as packed:
        name = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(packed.read(name))


def asked_for(wheel: Path, use: str = "all") -> dict[str, Distribution]:
    """The packages that a wheel with all its extras asks for, those that these ask for, and so on."""
    own = canonicalize_name(about(wheel)["Name"])
    found: dict[str, Distribution] = {}
    seen, waiting = set(), [(own, use)]
    while waiting:
        name, extra = one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        if name != own:
            found[name] = distribution(name)
        lines = found[name].requires if name in found else about(wheel).get_all("Requires-Dist")
        for wanted in map(Requirement, lines or ()):
            if not wanted.marker or wanted.marker.evaluate({"extra": extra}):
                waiting += [(canonicalize_name(wanted.name), extra) for extra in ("", *wanted.extras)]
                assert own == waiting[-1][0] or wanted.specifier.contains(distribution(wanted.name).version), wanted
    return found


def lend(package: Distribution, folder: Path) -> None:
    """Make a package of the tests' environment part of another one."""
    site = next((folder / "lib").glob("python*")) / "site-packages"
    for file in package.files or ():
        there = Path(package.locate_file(file)).resolve()
        if file.parts[0] != "..":
            here = site / file.parts[0]
            there = there.parents[len(file.parts) - 2] if len(file.parts) > 1 else there
        else:
            here = folder / there.relative_to(Path(sys.prefix).resolve())
        if "__pycache__" in (here.name, there.parent.name) or here.exists():
            continue
        here.parent.mkdir(parents=True, exist_ok=True)
        if here.parent.name == "bin":
            code = there.read_bytes()
            here.write_bytes(code.replace(os.fsencode(sys.prefix), os.fsencode(folder), 1))
            here.chmod(0o755)
        else:
            here.symlink_to(there)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment in which there is nothing but the wheel and what it asks for."""
    return environment(wheel, "all", tmp_path_factory.mktemp("environment"))


def environment(wheel: Path, use: str, folder: Path) -> Path:
    """The commands of an environment with a wheel and what it asks for with one of its extras."""
    venv.create(folder)
    for package in asked_for(wheel, use).values():
        lend(package, folder)
    commands = folder / "bin"
    assert not knows_the_package(commands)
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python"), "--disable-pip-version-check"]
    command = [*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    finished = subprocess.run(command, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stdout + finished.stderr
    return commands


def knows_the_package(commands: Path) -> bool:
    """Whether a Python finds the package, asked in a folder that has none beside it."""
    asked = [commands / "python", "-c", "import mathgames_widgets"]
    finished = subprocess.run(asked, capture_output=True, cwd=commands, env=without_our_variables())
    return finished.returncode == 0


def test_a_notebook_needs_three_packages_and_each_extra_brings_the_rest_of_one_use(wheel):
    """Whoever only plays in a notebook, or in an edition without a server, does not install a server."""
    needed = [line for line in about(wheel).get_all("Requires-Dist", []) if "extra ==" not in line]
    assert [line.partition("<")[0].partition(">")[0] for line in needed] == [
        "anywidget",
        "fsrs",
        "ipywidgets",
        "python-flint",
    ]
    assert {"serve", "lab", "print", "plots", "sympy", "all"} <= set(about(wheel).get_all("Provides-Extra", []))


def test_all_that_runs_is_locked(wheel):
    locked = {line.partition(" ")[0] for line in locks.versions(ROOT / "requirements.lock")}
    assert {f"{name}=={package.version}" for name, package in asked_for(wheel).items()} <= locked


def test_the_wheel_says_that_it_is_typed(wheel):
    with zipfile.ZipFile(wheel) as packed:
        assert "mathgames_widgets/py.typed" in packed.namelist()


def test_the_wheel_carries_every_file_of_the_package(wheel):
    packed = set(zipfile.ZipFile(wheel).namelist())
    sources = [
        path for path in (ROOT / "mathgames_widgets").rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    assert [path for path in sources if path.relative_to(ROOT).as_posix() not in packed] == []
    notebooks = [path for path in (ROOT / "notebooks").rglob("*.*") if ".ipynb_checkpoints" not in path.parts]
    inside = {f"mathgames_widgets/{path.relative_to(ROOT).as_posix()}" for path in notebooks}
    assert inside <= packed


def test_the_wheel_brings_the_template_to_jupyter(wheel):
    data = [
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if ".data/data/share/jupyter/voila/templates/mathgames/" in name
    ]
    assert {Path(name).name for name in data} >= {"conf.json", "index.html.j2", "page.css", "page.js"}


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel and its hard dependencies."""
    return environment(wheel, "", tmp_path_factory.mktemp("alone"))


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve --trust-proxy 127.0.0.1", "serve"),
        ("lab", "lab"),
        ("print byorf/puzzle", "print"),
        *cases([], long=[("print byorf/pages", "print"), ("doctor", "serve")]),
    ],
)
def test_a_command_that_lacks_its_extra_says_all_that_it_needs(command, extra, alone, tmp_path):
    told = {"capture_output": True, "text": True, "cwd": tmp_path, "env": without_our_variables()}
    finished = subprocess.run([alone / "mathgames", *command.split()], **told)
    assert (finished.returncode, finished.stderr.count("\n")) == (2, 1), finished.stderr
    assert "ipykernel" in finished.stderr
    assert finished.stderr.endswith(f'install them with: pip install "mathgames_widgets[{extra}]"\n')


def test_cards_are_dealt_and_printed_with_the_hard_dependencies_alone(alone, tmp_path):
    told = {"check": True, "cwd": tmp_path, "env": without_our_variables()}
    subprocess.run([alone / "python", "-c", DEAL], **told)
    subprocess.run([alone / "mathgames", "print", "byorf/boards"], **told)
    assert (tmp_path / "byorf-boards.html").exists()


def test_jupyterlab_takes_our_extension_without_voila(wheel, tmp_path):
    """What `mathgames lab` names to JupyterLab can be loaded with the extra `lab` alone."""
    commands = environment(wheel, "lab", tmp_path)
    named = (
        "import mathgames_widgets.serving.extension, mathgames_widgets.serving.connections, sys; print(*sys.modules)"
    )
    told = {"capture_output": True, "text": True, "cwd": tmp_path, "env": without_our_variables()}
    finished = subprocess.run([commands / "python", "-c", f"{named}; print(*sys.modules)"], **told)
    assert finished.returncode == 0, finished.stderr
    assert not {"voila", "psutil"} & set(finished.stdout.split())


def test_an_empty_environment_has_the_cards_and_the_notebooks(installed, tmp_path):
    answer = subprocess.run(
        [installed / "python", "-c", ASK],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
        env=without_our_variables(),
    )
    found = json.loads(answer.stdout)
    assert (found["factors"], found["goals"]) == (48, 40)
    assert found["pages"] == sorted(path.with_suffix(".ipynb").as_posix() for path in build.lessons())
    assert found["heavy"] == []
    assert ROOT not in Path(found["package"]).parents


def without_our_variables() -> dict[str, str]:
    """The environment variables of a machine that knows nothing of this project."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER"))}


def test_an_empty_environment_serves_the_table(installed, tmp_path):
    port = free_port()
    url = f"http://127.0.0.1:{port}/voila/render/"
    command = [str(installed / "mathgames"), "serve", f"--port={port}", "--pool=0"]
    clean = without_our_variables()
    with (
        running(command, url + "index.ipynb", tmp_path / "voila.log", clean),
        urlopen(url + "byorf/play.ipynb", timeout=PATIENCE) as answer,
    ):
        html = answer.read().decode()
    assert "application/vnd.jupyter.widget-view+json" in html
    assert 'class="page-header"' in html


@pytest.fixture(scope="module")
def built(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of the environment that mybinder.org makes: what the lock names, then what the build script does."""
    folder = tmp_path_factory.mktemp("notebook")
    venv.create(folder)
    for package in (*asked_for(wheel, "build").values(), distribution("pip")):
        lend(package, folder)
    assert not knows_the_package(folder / "bin")
    clean = without_our_variables() | {"NB_PYTHON_PREFIX": str(folder)}
    subprocess.run([ROOT / "binder" / "postBuild"], check=True, cwd=ROOT, env=clean)
    assert knows_the_package(folder / "bin")
    return folder / "bin"


@pytest.fixture(scope="module")
def binder(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], str]]:
    """As on mybinder.org: a Jupyter server in the repository, below a path and with a token.

    Called with the `urlpath` of a link, it gives back the page that opens.
    """
    folder = tmp_path_factory.mktemp("binder")
    clean = without_our_variables()
    port = free_port()
    command = [str(built / "jupyter"), "lab", "--no-browser", "--allow-root", f"--ServerApp.port={port}"]
    command += [f"--ServerApp.root_dir={ROOT}", "--ServerApp.base_url=/user/x/", "--IdentityProvider.token=open"]
    server = f"http://127.0.0.1:{port}/user/x/"

    def opened(urlpath: str) -> str:
        sign = "&" if "?" in urlpath else "?"
        with urlopen(f"{server}{urlpath}{sign}token=open", timeout=PATIENCE) as answer:
            page: str = answer.read().decode()
        return page

    with running(command, server + "api", folder / "lab.log", clean | {"JUPYTER_CONFIG_DIR": str(folder)}):
        yield opened
        log = (folder / "lab.log").read_text()
    assert "Culling kernels with idle durations > 1800 seconds" in log
    assert "GET /user/x/t/(code)" in log and "FERN" not in log, (
        "the log of somebody else's server keeps codes to itself"
    )


@pytest.mark.parametrize("page", cases(["byorf/lesson"], long=["byorf/play", "byorf/lesson"]))
def test_binder_shows_the_same_page(binder, page):
    html = binder(f"voila/render/notebooks/{page}.ipynb")
    assert 'class="page-header"' in html
    assert "application/vnd.jupyter.widget-view+json" in html
    assert '"fullMathjaxUrl": null' in html
    assert "jupyterlab_pygments" not in html
    assert "import play" not in html and "import byorf" not in html
    assert "Reload the page to start again." not in html


def test_binder_lets_people_join_a_live_table(binder):
    assert say_page("join-a-table") in binder("join")
    with pytest.raises(HTTPError, match="404"):
        binder("t/FERN-42718")


def test_binder_shows_the_home_page_with_its_pictures(binder):
    html = binder("voila/render/notebooks/index.ipynb")
    pictures = re.findall(r'<img[^>]* src="([^"]*)"', html)
    assert pictures and all(source.startswith("data:image/svg+xml;base64,") for source in pictures)


def test_binder_opens_the_lesson_in_jupyterlab_and_asks_nothing_about_news(binder):
    html = binder("lab/tree/notebooks/byorf/lesson.ipynb")
    assert "<title>JupyterLab</title>" in html
    assert re.search(r'"news": \{"disabled": true\}', html)
    settings = json.loads(binder("lab/api/settings/@jupyterlab/apputils-extension:notification"))
    assert settings["schema"]["properties"]["fetchNews"]["default"] == "false"
    assert json.loads(binder("api/contents/notebooks/byorf/lesson.ipynb"))["type"] == "notebook"


OPENED = cases({"index.ipynb", "desk.ipynb"}, long={"index.ipynb", "play.ipynb", "lesson.ipynb", "desk.ipynb"})
"""A page of each kind; the others open as these do, and every notebook is run in test_notebooks.py."""


def test_the_links_that_are_printed_are_those_that_binder_opens(binder):
    """All lead to a notebook that is there; one page of each kind is opened."""
    opened = set()
    for link in links.links(links.Repository("gh", "asha/games"), ROOT / "notebooks"):
        urlpath = parse_qs(urlsplit(link.target).query)["urlpath"][0]
        way, _, page = urlpath.partition("/notebooks/")
        name = Path(page).name
        assert json.loads(binder(f"api/contents/notebooks/{page}?content=0"))["type"] == "notebook"
        if name in OPENED and (way, name) not in opened:
            assert "<html" in binder(urlpath)
            opened.add((way, name))
    assert {name for _, name in opened} == OPENED


if LONG:

    def test_on_binder_jupyters_own_converter_shows_the_pictures_of_the_widgets(built, tmp_path):
        """`jupyter nbconvert --to html --execute`, without anything of ours on the line."""
        clean = without_our_variables() | {"JUPYTER_CONFIG_DIR": str(tmp_path)}
        puzzle = ROOT / "notebooks" / "byorf" / "puzzle.ipynb"
        command = [built / "jupyter", "nbconvert", "--to", "html", "--execute", "--stdout", puzzle]
        finished = subprocess.run(command, capture_output=True, text=True, env=clean)
        assert finished.returncode == 0, finished.stderr
        assert 'data-static=""' in finished.stdout


def test_an_empty_environment_prints_a_lesson(installed, tmp_path):
    command = [installed / "mathgames", "print", "byorf/puzzle", "--to", tmp_path]
    subprocess.run(command, check=True, env=without_our_variables())
    assert 'data-static=""' in (tmp_path / "byorf-puzzle.html").read_text(encoding="utf-8")
