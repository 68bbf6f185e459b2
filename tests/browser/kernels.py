"""The kernel behind a page: which it is, whether it lives, and its end."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.waiting import PATIENCE


def kernel_of(page) -> str:
    return page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")


def lives(url: str, kernel: str) -> bool:
    """Whether the server still has this kernel."""
    return status(Request(url.replace("voila/render/", f"api/kernels/{kernel}"))) == 200


def say_goodbye(sender: str, kernel: str, at: str = "") -> int:
    """What the server answers to the last message of a page at the address `sender`."""
    target = (at or sender).replace("voila/render/", f"voila/api/shutdown/{kernel}")
    return status(Request(target, data=b"", headers={"Referer": sender}))


def status(request: Request) -> int:
    try:
        with urlopen(request, timeout=PATIENCE) as answer:
            return answer.status
    except HTTPError as error:
        return error.code
