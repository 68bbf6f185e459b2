"""`make licences`: writes docs/licences.md, the licences of everything that is installed with the package.

What packages say of themselves comes from their own metadata. Libraries in other languages that come inside a package
say nothing there: they are found by their files and must be in LIBRARIES, or the page is not written.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements.lock"
PAGE = ROOT / "docs" / "licences.md"

LIBRARIES = {
    "flint": ("FLINT", "LGPL-3.0-or-later"),
    "gmp": ("GMP", "LGPL-3.0-or-later OR GPL-2.0-or-later"),
    "mpfr": ("MPFR", "LGPL-3.0-or-later"),
    "zmq": ("ZeroMQ", "MPL-2.0"),
    "sodium": ("libsodium", "ISC"),
    "bsd": ("libbsd", "BSD-3-Clause"),
    "md": ("libmd", "BSD-3-Clause"),
    "openblas": ("OpenBLAS", "BSD-3-Clause"),
    "scipy_openblas": ("OpenBLAS", "BSD-3-Clause"),
    "gfortran": ("GNU Fortran runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "quadmath": ("GNU quad-precision library", "LGPL-2.1-or-later"),
    "gcc_s": ("GCC runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "stdc": ("GNU C++ runtime", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    "freetype": ("FreeType", "FTL"),
    "harfbuzz": ("HarfBuzz", "MIT"),
    "jpeg": ("libjpeg-turbo", "IJG AND BSD-3-Clause"),
    "tiff": ("LibTIFF", "libtiff"),
    "lcms": ("Little CMS", "MIT"),
    "webp": ("WebP", "BSD-3-Clause"),
    "webpdemux": ("WebP", "BSD-3-Clause"),
    "webpmux": ("WebP", "BSD-3-Clause"),
    "sharpyuv": ("WebP", "BSD-3-Clause"),
    "openjp": ("OpenJPEG", "BSD-2-Clause"),
    "png": ("libpng", "libpng-2.0"),
    "brotlicommon": ("Brotli", "MIT"),
    "brotlidec": ("Brotli", "MIT"),
    "lzma": ("XZ Utils", "0BSD"),
    "zstd": ("Zstandard", "BSD-3-Clause"),
    "Xau": ("libXau", "MIT"),
    "xcb": ("libxcb", "MIT"),
    "avif": ("libavif", "BSD-2-Clause"),
    "z": ("zlib", "Zlib"),
    "yaml": ("LibYAML", "MIT"),
    "ffi": ("libffi", "MIT"),
    "pq": ("PostgreSQL's client library", "PostgreSQL"),
    "crypto": ("OpenSSL", "Apache-2.0"),
    "ssl": ("OpenSSL", "Apache-2.0"),
    "crypt": ("crypt of the GNU C library", "LGPL-2.1-or-later"),
    "keyutils": ("keyutils", "LGPL-2.1-or-later"),
    "com_err": ("com_err", "MIT"),
    "gssapi_krb5": ("MIT Kerberos", "MIT"),
    "k5crypto": ("MIT Kerberos", "MIT"),
    "krb5": ("MIT Kerberos", "MIT"),
    "krb5support": ("MIT Kerberos", "MIT"),
    "lber": ("OpenLDAP", "OLDAP-2.8"),
    "ldap": ("OpenLDAP", "OLDAP-2.8"),
    "sasl2": ("Cyrus SASL", "BSD-3-Clause-Attribution"),
}
"""Libraries inside packages by the name of their file, without `lib` and version: what they are, and their licence."""

SAID_ELSEWHERE = {"jedi": "MIT"}
"""Packages whose metadata has no licence, from the file they bring."""

SHORT = 60
"""A longer licence field is the whole text of the licence, which the classifiers name in a word."""

OWN_TABLES = """## Tables inside this package

`mathgames_widgets/core/confusables.txt` says which characters look alike. It is made from Unicode's `confusables.txt`
(UTS #39), © Unicode, Inc., under Unicode-DFS-2016; the notice stands at its top.
"""

SENTENCE = """# Licences

What `mathgames_widgets` brings and what it is installed with, as collected by `make licences` on Linux from
`requirements.lock`. The package itself is under the BSD-3-Clause licence (`LICENSE`). Nothing below is changed. Each
package is installed beside this one and loaded when it is needed, so you can put another version in its place, as the
LGPL asks for FLINT, GMP, MPFR and psycopg. If you pass on a container or an installer that holds these packages, you
pass on their licences too; each lies in the package's own `.dist-info` folder.
"""


class Unknown(Exception):
    """A licence that has to be looked up by a person."""


def locked() -> list[Distribution]:
    """The packages of the lock file that this system has."""
    names = re.findall(r"^([A-Za-z0-9._-]+)==", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    found: dict[str, Distribution] = {}
    for name in names:
        try:
            found[canonicalize_name(name)] = distribution(name)
        except PackageNotFoundError:
            continue
    return [found[name] for name in sorted(found)]


def licence(package: Distribution) -> str:
    """What a package says it is under. Raises Unknown where it says nothing.

    >>> licence(distribution("certifi"))
    'MPL-2.0'
    """
    about = package.metadata
    for field in ("License-Expression", "License"):
        said = about[field].strip() if field in about else ""
        if said and len(said) <= SHORT and "\n" not in said and said != "UNKNOWN":
            return said
    classified = [one for one in about.get_all("Classifier") or () if one.startswith("License ::")]
    names = [one.rpartition(" :: ")[2] for one in classified if one != "License :: OSI Approved"]
    name = canonicalize_name(about["Name"])
    if names:
        return ", ".join(names)
    if name in SAID_ELSEWHERE:
        return SAID_ELSEWHERE[name]
    raise Unknown(f"{about['Name']} does not say its licence")


def library(file: str) -> str | None:
    """The name of a library of another language by its file in a package; None for any other file.

    >>> library("python_flint.libs/libflint-1ff4d0c2.so.22.0.0"), library("pillow.libs/libwebp-e0c3.so.7")
    ('flint', 'webp')
    >>> library("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so")
    """
    folder, _, name = file.rpartition("/")
    if not folder.endswith((".libs", ".dylibs")):
        return None
    stem = re.split(r"[-.]", name.removeprefix("lib"))[0]
    return stem if stem in LIBRARIES else stem.rstrip("0123456789+_").removesuffix("64")


def inside(package: Distribution) -> list[tuple[str, str]]:
    """The libraries in a package: what they are, and their licence. Raises Unknown."""
    names = {name for file in package.files or () if (name := library(file.as_posix()))}
    if unknown := sorted(names - LIBRARIES.keys()):
        raise Unknown(f"{package.metadata['Name']} holds {', '.join(unknown)}")
    return sorted({LIBRARIES[name] for name in names})


def scripts(packages: Iterable[Distribution]) -> Counter[str]:
    """How many packages of JavaScript lie inside, by licence: Jupyter's packages list them in a file of their own."""
    lists = {
        Path(str(package.locate_file(file)))
        for package in packages
        for file in package.files or ()
        if file.name == "third-party-licenses.json"
    }
    found: set[tuple[str, str, str]] = set()
    for path in sorted(lists):
        for one in json.loads(path.read_text(encoding="utf-8"))["packages"]:
            found.add((one["name"], one.get("versionInfo", ""), one.get("licenseId") or "none said"))
    return Counter(licence for _, _, licence in found)


def page() -> str:
    """The whole page. Raises Unknown."""
    packages = locked()
    rows = [f"| {one.metadata['Name']} | {one.version} | {licence(one)} |" for one in packages]
    linked = [f"| {what} | {one.metadata['Name']} | {under} |" for one in packages for what, under in inside(one)]
    browser = [f"| {under} | {count} |" for under, count in sorted(scripts(packages).items())]
    parts = [
        SENTENCE,
        "## Packages\n\n| package | version | licence |\n|---|---|---|\n" + "\n".join(rows) + "\n",
        "## Libraries inside packages\n\n| library | inside | licence |\n|---|---|---|\n" + "\n".join(linked) + "\n",
        OWN_TABLES,
        "## Scripts inside JupyterLab and its extensions\n\nEach is named in a file `third-party-licenses.json` of the "
        "package that brings it.\n\n| licence | scripts |\n|---|---|\n" + "\n".join(browser) + "\n",
    ]
    return "\n".join(parts)


def main() -> int:
    """Write the page; 1 where a licence has to be looked up first."""
    try:
        PAGE.write_text(page(), encoding="utf-8")
    except Unknown as trouble:
        print(f"{trouble}; look it up and add it to tools/licences.py.", file=sys.stderr)
        return 1
    print(f"{PAGE.relative_to(ROOT)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
