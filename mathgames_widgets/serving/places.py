"""Where the notebooks, the page template and its settings lie, in a clone and in an installed package."""

from __future__ import annotations

import os
import shutil
import socket
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from nbformat import NotebookNode

PACKAGE = Path(__file__).resolve().parent.parent
CLONE = PACKAGE.parent


def jupyter_data() -> Path:
    """The folder that Jupyter calls a data directory: it holds the Voilà template."""
    return PACKAGE / "share" / "jupyter"


def template() -> Path:
    """The folder of the template that Voilà draws the pages with."""
    return jupyter_data() / "voila" / "templates" / "mathgames"


def lab_settings() -> Path:
    """The folder that Jupyter calls a config directory: what JupyterLab and nbconvert do unless told."""
    return PACKAGE / "share" / "lab"


def notebooks() -> Path:
    """The folder of built notebooks: the package's own copy, or the one in a clone.

    >>> (notebooks() / "index.ipynb").exists()
    True
    """
    installed = PACKAGE / "notebooks"
    return installed if installed.exists() else CLONE / "notebooks"


def notebooks_below(folder: Path) -> Iterator[tuple[str, NotebookNode]]:
    """All notebooks below `folder`, each with its path."""
    import nbformat

    for page in pages_below(folder):
        yield page, nbformat.read(folder / page, as_version=4)


def pages_below(folder: Path) -> list[str]:
    """The paths of all notebooks below `folder`, without copies that Jupyter keeps beside them."""
    found = (path for path in sorted(folder.rglob("*.ipynb")) if ".ipynb_checkpoints" not in path.parts)
    return [path.relative_to(folder).as_posix() for path in found]


def lessons() -> list[str]:
    """The names by which lessons go: where each lies, without an ending.

    >>> "byorf/lesson" in lessons()
    True
    """
    return sorted(page.removesuffix(".ipynb") for page in pages_below(notebooks()))


def show_template() -> None:
    """Let Jupyter find the template from this process on, however the package was installed."""
    _add_to("JUPYTER_PATH", jupyter_data())


def show_lab_settings() -> None:
    """Let JupyterLab, started by this process, ask nothing about news, and `jupyter nbconvert` in its terminals show
    the pictures of widgets; settings of one's own go before.
    """
    _add_to("JUPYTER_CONFIG_PATH", lab_settings())


def _add_to(variable: str, folder: Path) -> None:
    already = os.environ.get(variable, "")
    if str(folder) not in already.split(os.pathsep):
        os.environ[variable] = os.pathsep.join(filter(None, [str(folder), already]))


def written_folders() -> dict[str, Path]:
    """The folders that Jupyter, IPython and matplotlib write to, each with the variable that moves it."""
    from jupyter_core.paths import jupyter_config_dir, jupyter_data_dir, jupyter_runtime_dir

    own = Path("~").expanduser()
    return {
        "JUPYTER_DATA_DIR": Path(jupyter_data_dir()),
        "JUPYTER_RUNTIME_DIR": Path(jupyter_runtime_dir()),
        "JUPYTER_CONFIG_DIR": Path(jupyter_config_dir()),
        "IPYTHONDIR": Path(os.environ.get("IPYTHONDIR", own / ".ipython")),
        "MPLCONFIGDIR": Path(os.environ.get("MPLCONFIGDIR", own / ".config" / "matplotlib")),
    }


def can_be_written(folder: Path) -> bool:
    """Whether a folder is there and can be written, or could be made.

    >>> can_be_written(Path(os.devnull) / "home"), can_be_written(Path.cwd())
    (False, True)
    """
    there = next(place for place in (folder, *folder.parents) if place.exists())
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def home_can_be_written() -> bool:
    """Whether there is a place for what Jupyter writes down; in a container or a service there may be none."""
    try:
        return all(map(can_be_written, written_folders().values()))
    except (OSError, RuntimeError):  # not even a home folder
        return False


_borrowed: list[Path] = []


def borrow_a_home() -> Path:
    """Let everything that this process starts write to a temporary folder instead of the home folder."""
    folder = Path(tempfile.mkdtemp(prefix="mathgames-home-"))
    _borrowed.append(folder)
    for variable in ("JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR", "MPLCONFIGDIR"):
        os.environ[variable] = str(folder / variable.lower())
    return folder


def home_is_borrowed() -> bool:
    """Whether this process writes to a temporary folder instead of the home folder."""
    return bool(_borrowed)


def give_the_home_back() -> None:
    """Remove what was borrowed."""
    while _borrowed:
        shutil.rmtree(_borrowed.pop(), ignore_errors=True)


def working_copy(folder: Path) -> int:
    """Copy the notebooks and their pictures into `folder`, never over a file that is there; how many were copied.

    Anyone who works in JupyterLab saves results and changes: they belong in a folder of their own.
    """
    copied = 0
    for source in sorted(path for path in notebooks().rglob("*") if path.is_file()):
        target = folder / source.relative_to(notebooks())
        if ".ipynb_checkpoints" in source.parts or target.exists():
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        copied += 1
    return copied


def own_name_in_the_room() -> str:
    """This machine's address as others in the room see it; no message is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept free for examples
        except OSError:
            return socket.gethostname()
        name: str = probe.getsockname()[0]
        return name
