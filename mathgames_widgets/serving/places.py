"""Where the notebooks, the page template and its settings lie, in a clone and in an installed package."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
CLONE = PACKAGE.parent


def jupyter_data() -> Path:
    """The folder that Jupyter calls a data directory: it holds the Voilà template."""
    return PACKAGE / "share" / "jupyter"


def voila_settings() -> Path:
    """The folder with `voila.json`, the settings of the pages."""
    return PACKAGE / "share"


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


def working_copy(folder: Path) -> int:
    """Copy the notebooks and their pictures into `folder`, never over a file that is there; how many were copied.

    Whoever works in JupyterLab saves results and changes: they belong in a folder of their own.
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
