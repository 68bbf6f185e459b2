"""`mathgames static --lab`: JupyterLite beside the site of files, with the lessons as notebooks."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from mathgames_widgets.serving import places

TOOLS = {
    "jupyterlite_core-0.8.6-py3-none-any.whl": "2c77f7ca2a667e5404800632abedbc83d3edb9cc73303aa357016138e94e7aaa",
    "jupyterlite_pyodide_kernel-0.8.6-py3-none-any.whl": "c9e698420e7f95f156c09c1474898ee6727b35b1740b369cb5f5aaa59ea73d3f",  # noqa: E501
    "doit-0.37.0-py3-none-any.whl": "a9f181566aa90faac515e276f85e6526019554ed7e13c12cf9dc094ffecf3e1b",
    "pkginfo-2.0-py3-none-any.whl": "98c7aaa804dfe017b0de65d4b41a2f4649a656f43d3c21525b13e8075716fa1b",
}
"""The wheels that build JupyterLite, with the only contents that are taken. They run on Python 3.10 or newer."""

INSIDE = {
    "anywidget-0.11.0-py3-none-any.whl": "c574d9acc6503ad27b37a9acea48f957a8ba7c9c9876cfcb37898931c098ce9d",
    "asttokens-3.0.2-py3-none-any.whl": "9da13157f5b28becde0bd374fc677dcd3c290614264eff096f167c469cd9f933",
    "comm-0.2.3-py3-none-any.whl": "c615d91d75f7f04f095b30d1c1711babd43bdc6419c1be9886a85f2f4e489417",
    "decorator-5.3.1-py3-none-any.whl": "f47fe6fdbd2edd623ecfe36875d37aba411624e2670dd395dddae1358689bb3c",
    "executing-2.3.0-py3-none-any.whl": "736e859c9f8701f11fcf516856f26f562e04776387824b43a35a1dfe21c84122",
    "fsrs-6.3.2-py3-none-any.whl": "bc55066c821164b1cff6d75b17a3ed8e86cfd45789e3d775cfcb895319ce9ba4",
    "ipython-9.12.0-py3-none-any.whl": "0f2701e8ee86e117e37f50563205d36feaa259d2e08d4a6bc6b6d74b18ce128d",
    "ipython_pygments_lexers-1.1.1-py3-none-any.whl": "a9462224a505ade19a605f71f8fa63c2048833ce50abc86768a0d81d876dc81c",  # noqa: E501
    "ipywidgets-8.1.9-py3-none-any.whl": "f2b8cbcaae10252b809fbe4d7470db75c09b769a32cbf816d20e5ca6d3c5a79d",
    "jedi-0.20.1-py2.py3-none-any.whl": "0fb16d86c4a4c73c37ba518c77419975e30fcc620658a8d14fbb5720cdd34142",
    "jupyterlab_widgets-3.0.17-py3-none-any.whl": "40ac1e9955acf116c4d995d9bfa082d86ad9ec6d91c4f134827cf5e0a5eb75e0",
    "matplotlib_inline-0.2.2-py3-none-any.whl": "3c821cf1c209f59fb2d2d64abbf5b23b67bcb2210d663f9918dd851c6da1fcf6",
    "micropip-0.11.1-py3-none-any.whl": "768de165adb8e66906039d8fec4127a57f522dfdf8e6fbff877a4616941ecfd3",
    "parso-0.8.7-py2.py3-none-any.whl": "a8926eb2a1b915486941fdbd31e86a4baf88fe8c210f25f2f35ecec5b574ca1c",
    "prompt_toolkit-3.0.53-py3-none-any.whl": "01c0891d7f9237d5e339f7d3e42cdae80b7534abb1c7c0e3352efba6231492f2",
    "psygnal-0.16.1-py3-none-any.whl": "93b96894d8c46f0a3c0bfaaf8abe73f0d6db2c20cc6d303624cf08f85abc3c92",
    "pure_eval-0.2.4-py3-none-any.whl": "96cae060a313cfaad51bb761278bfb0e62dc0248d9315a81173752dc546cd37a",
    "pygments-2.21.0-py3-none-any.whl": "2363c69b61c4a97c838da3b130dcd6468f4848992b21a82f2a63ec34377137d9",
    "stack_data-0.6.3-py3-none-any.whl": "d5558e0c25a4cb0853cddad3d77da9891a08cb85dd9f9f91b9f8cd66e511e695",
    "traitlets-5.16.1-py3-none-any.whl": "f775618166caa0396c8e337099240f2bd3e5e917d203b2e6fbe21a58d3cb1f6b",
    "typing_extensions-4.16.0-py3-none-any.whl": "481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8",
    "wcwidth-0.9.4-py3-none-any.whl": "901eace6d2dd25ebb917d0ce5db18e5c537e1504c905cf32f0d006c12098b05d",
}
"""The wheels that a notebook in the browser needs, besides those that come with the kernel."""

KERNEL = "@jupyterlite/pyodide-kernel-extension"
WITH_FRONT = ("jupyterlite_pyodide_kernel", "anywidget", "jupyterlab_widgets")
"""The wheels that bring scripts for JupyterLab."""

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


class NoLab(Exception):
    """JupyterLite cannot be built; the message is one sentence that says why."""


def missing(cache: Path, wanted: Mapping[str, str], command: Sequence[str]) -> list[str]:
    """Fetch what is not in the cache yet, with a command that writes into the folder named last; what cannot be had.

    `wanted` says of each file the only contents that are taken.
    """
    absent = [name for name, digest in wanted.items() if not _is_right(cache / name, digest)]
    if absent:
        with TemporaryDirectory() as folder:
            with suppress(OSError, subprocess.SubprocessError):
                subprocess.run([*command, folder], check=True, capture_output=True, timeout=600)
            cache.mkdir(parents=True, exist_ok=True)
            for name in absent:
                if _is_right(Path(folder, name), wanted[name]):
                    shutil.move(Path(folder, name), cache / name)
    return [name for name in absent if not _is_right(cache / name, wanted[name])]


def _is_right(file: Path, digest: str) -> bool:
    return file.is_file() and hashlib.sha256(file.read_bytes()).hexdigest() == digest


def by_pip(names: Iterable[str], python: str, *platform: str) -> list[str]:
    """A command that fetches wheels by their names; the folder comes last."""
    wheels = ["==".join(name.split("-")[:2]) for name in names]
    how = ["--only-binary=:all:", "--no-deps", "--python-version", python, "--platform", *platform]
    return [sys.executable, "-m", "pip", "download", "--quiet", *wheels, *how, "--dest"]


def lab(python: Mapping[str, bytes], own: Mapping[str, bytes], cache: Path) -> dict[str, bytes]:
    """The files of JupyterLite with our notebooks, by their path. Raises NoLab.

    `python` is Python for browsers, `own` the wheels that we make. Nothing is loaded from elsewhere when it runs:
    Python, all wheels and their list lie beside it, and the way to the package index is closed.
    """
    wanted = TOOLS | INSIDE
    if lacking := missing(cache, wanted, by_pip(wanted, "314", "any")):
        raise NoLab(f"JupyterLite cannot be built: {lacking[0]} cannot be fetched; check the connection and try again.")
    with TemporaryDirectory() as name:
        folder = Path(name)
        tools, lite, out = folder / "tools", folder / "lite", folder / "out"
        for wheel in TOOLS:
            with zipfile.ZipFile(cache / wheel) as packed:
                packed.extractall(tools)
        wheels = {wheel: (cache / wheel).read_bytes() for wheel in INSIDE} | dict(own)
        here = tools / "jupyterlite_pyodide_kernel-0.8.6.data/data/share/jupyter/labextensions" / KERNEL / "static/pypi"
        wheels |= {
            wheel.name: wheel.read_bytes() for wheel in here.glob("*.whl") if "widgetsnbextension-3" not in wheel.name
        }
        home = lite / "static" / "pyodide"
        home.mkdir(parents=True)
        for part in CORE:
            (home / part).write_bytes(python[part])
        for wheel, data in wheels.items():
            (home / wheel).write_bytes(data)
        (home / "pyodide-lock.json").write_text(json.dumps(locked(json.loads(python["pyodide-lock.json"]), wheels)))
        fronts = [str(cache / wheel) for wheel in wanted if wheel.startswith(WITH_FRONT)]
        (lite / "jupyter-lite.json").write_text(json.dumps(settings([*map(_name, wheels)])))
        (lite / "jupyter_lite_config.json").write_text(
            json.dumps(
                {
                    "LiteBuildConfig": {
                        "federated_extensions": fronts,
                        "ignore_sys_prefix": True,
                        "contents": [str(places.notebooks())],
                        "apps": ["lab", "notebooks"],
                        "output_dir": str(out),
                        "no_sourcemaps": True,
                    }
                }
            )
        )
        path = os.pathsep.join(filter(None, [str(tools), os.environ.get("PYTHONPATH", "")]))
        command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(lite)]
        done = subprocess.run(command, cwd=lite, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
        if done.returncode:
            raise NoLab(
                f"JupyterLite could not be built: {(done.stderr.strip() or 'no reason given').splitlines()[-1]}"
            )
        return {file.relative_to(out).as_posix(): file.read_bytes() for file in out.rglob("*") if file.is_file()}


def _name(wheel: str) -> str:
    return wheel.partition("-")[0].lower().replace("_", "-")


def locked(lock: dict[str, Any], wheels: Mapping[str, bytes]) -> dict[str, Any]:
    """The list of packages that Python in the browser knows: these wheels and no others.

    >>> locked({"info": {}, "packages": {"numpy": {}}}, {"a_b-1.0-py3-none-any.whl": b""})["packages"]["a-b"]["version"]
    '1.0'
    """
    packages = {
        _name(wheel): {
            "name": _name(wheel),
            "version": wheel.split("-")[1],
            "file_name": wheel,
            "install_dir": "site",
            "sha256": hashlib.sha256(data).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }
        for wheel, data in wheels.items()
    }
    return lock | {"packages": packages}


def settings(names: list[str]) -> dict[str, Any]:
    """What JupyterLite is told: to load these packages with Python, and to ask nobody for others."""
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": names}}
    config = {"litePluginSettings": {f"{KERNEL}:kernel": kernel}}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": config}
