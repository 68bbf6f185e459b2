"""Where the notebooks, the page template and its settings lie, in a clone and in an installed package."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CLONE = PACKAGE.parent


def jupyter_data() -> Path:
    """The folder that Jupyter calls a data directory: it holds the Voilà template."""
    return PACKAGE / "share" / "jupyter"


def voila_settings() -> Path:
    """The folder with `voila.json`, the settings of the pages."""
    return PACKAGE / "share"


def notebooks() -> Path:
    """The folder of built notebooks: the package's own copy, or the one in a clone.

    >>> (notebooks() / "index.ipynb").exists()
    True
    """
    installed = PACKAGE / "notebooks"
    return installed if installed.exists() else CLONE / "notebooks"


def show_template() -> None:
    """Let Jupyter find the template from this process on, however the package was installed."""
    already = os.environ.get("JUPYTER_PATH", "")
    ours = str(jupyter_data())
    if ours not in already.split(os.pathsep):
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [ours, already]))


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
