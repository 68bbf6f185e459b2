"""Links that open the notebooks of a public repository on mybinder.org, and badges for them."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from mathgames_widgets.serving.places import pages_below

BINDER = "https://mybinder.org"
BADGE = f"{BINDER}/badge_logo.svg"
EXAMPLE = "give the repository as owner/name on GitHub, or by the https address that git clone takes"
KNOWN = {"github.com": "gh", "gitlab.com": "gl"}
NEWEST = "HEAD"
"""What Binder calls the newest state of the main branch."""

OWNER_AND_NAME = re.compile(r"[\w.-]+/[\w.-]+", re.ASCII)
HOST_AND_PATH = re.compile(r"(?:[\w.-]+@)?(?P<host>[\w.-]+\.[a-z]+):(?P<path>[^/\\].*)", re.ASCII)
BRANCH = re.compile(r"^(?P<path>.+?)/(?:-/)?tree/(?P<branch>.+)$")


class UnknownAddress(ValueError):
    """An address that names no public repository; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Repository:
    """A repository as mybinder.org knows it: where it lies, its path or address there, and a branch, tag or commit."""

    provider: str
    place: str
    branch: str = NEWEST

    def opened_at(self, page: str) -> str:
        """The link that opens a page of the server, such as `lab/tree/notebooks/index.ipynb`.

        >>> Repository("gh", "school/games").opened_at("lab")
        'https://mybinder.org/v2/gh/school/games/HEAD?urlpath=lab'
        """
        place = self.place if self.provider == "gh" else quote(self.place, safe="")
        return f"{BINDER}/v2/{self.provider}/{place}/{quote(self.branch)}?urlpath={quote(page, safe='')}"


@dataclass(frozen=True, slots=True)
class NamedLink:
    """A link with its name."""

    name: str
    target: str

    @property
    def badge(self) -> str:
        """The link as a badge in Markdown.

        >>> NamedLink("BYORF", "https://example.org").badge
        '[![BYORF](https://mybinder.org/badge_logo.svg)](https://example.org)'
        """
        return f"[![{self.name}]({BADGE})]({self.target})"


def repository(address: str, branch: str = "") -> Repository:
    """The repository of an address; a branch given here goes before one that the address names.

    >>> repository("https://github.com/school/games.git", "spring")
    Repository(provider='gh', place='school/games', branch='spring')

    Raises UnknownAddress with one sentence for anything else. Passwords in an address are left out.
    """
    text = address.strip()
    if OWNER_AND_NAME.fullmatch(text):
        return _known("github.com", text, branch)
    if written := HOST_AND_PATH.fullmatch(text):
        return _known(written["host"], written["path"], branch, by_ssh=True)
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("https", "http", "ssh", "git+ssh") or not parts.hostname:
        raise UnknownAddress(f"“{text}” is not the address of a public repository; {EXAMPLE}.")
    by_ssh = parts.scheme.endswith("ssh")
    host = parts.hostname if by_ssh or parts.port is None else f"{parts.hostname}:{parts.port}"
    return _known(host, unquote(parts.path), branch, by_ssh=by_ssh)


def _known(host: str, path: str, branch: str, *, by_ssh: bool = False) -> Repository:
    path = path.strip("/")
    if host.removeprefix("www.") in KNOWN and (named := BRANCH.match(path)):
        path, branch = named["path"], branch or named["branch"]
    path = path.removesuffix(".git")
    if len(path.split("/")) < 2 or not re.fullmatch(r"[\w.~/-]+", path):
        raise UnknownAddress(f"“{host}/{path}” names no repository; {EXAMPLE}.")
    provider = KNOWN.get(host.removeprefix("www."))
    if provider == "gh" and path.count("/") != 1:
        raise UnknownAddress(f"“{host}/{path}” is a page inside a repository; {EXAMPLE}.")
    if provider:
        return Repository(provider, path, branch or NEWEST)
    if by_ssh:
        raise UnknownAddress(f"mybinder.org has no key for {host}; give the https address of the repository.")
    return Repository("git", f"https://{host}/{path}", branch or NEWEST)


def origin(folder: Path) -> str:
    """The address that the clone in `folder` came from. Raises UnknownAddress where there is none."""
    try:
        asked = subprocess.run(
            ["git", "remote", "get-url", "origin"], capture_output=True, text=True, cwd=folder, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise UnknownAddress(f"This folder is not a clone of a repository; {EXAMPLE}.") from error
    return asked.stdout.strip()


def lessons(notebooks: Path) -> Iterator[NamedLink]:
    """Every notebook with its title, the home page first; the target is its path in the repository.

    >>> from mathgames_widgets.serving import places
    >>> next(lessons(places.notebooks())).target
    'notebooks/index.ipynb'
    """
    for page in sorted(pages_below(notebooks), key=lambda page: ("/" in page, page)):
        title = json.loads((notebooks / page).read_text(encoding="utf-8"))["metadata"]["title"]
        yield NamedLink(title, f"notebooks/{page}")


def links(source: Repository, notebooks: Path) -> Iterator[NamedLink]:
    """JupyterLab, and every lesson as a page."""
    pages = list(lessons(notebooks))
    yield NamedLink("JupyterLab", source.opened_at(f"lab/tree/{pages[0].target}"))
    for page in pages:
        yield NamedLink(page.name, source.opened_at(f"voila/render/{page.target}"))


def told(source: Repository, notebooks: Path) -> str:
    """Every link under its name, and the same as badges to be pasted into a page of one's own."""
    found = list(links(source, notebooks))
    named = [f"{link.name}\n    {link.target}" for link in found]
    badges = [f"{link.name}: {link.badge}" for link in found]
    return "\n".join([*named, "", "As badges, to be pasted into Markdown:", "", *badges])
