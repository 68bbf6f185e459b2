"""The lock files, read: exact versions, each with the hashes of its files."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-test.lock")


def entries(lock: Path) -> dict[str, list[str]]:
    """Each line that asks for a package, such as `pywin32==312 ; sys_platform == 'win32'`, with its hashes.

    Lines that are neither are kept under their own text, without hashes: there should be none.
    """
    found: dict[str, list[str]] = {}
    last = ""
    for line in lock.read_text(encoding="utf-8").splitlines():
        text = line.removesuffix("\\").strip()
        if hashed := re.fullmatch(r"--hash=(sha256:[0-9a-f]{64})", text):
            found[last].append(hashed[1])
        elif text:
            last = text
            found[last] = []
    return found


def versions(lock: Path) -> list[str]:
    """The versions without the hashes, as constraints for pip."""
    return list(entries(lock))
