"""Firefox between Playwright and itself: `python -m tests.engines.firefox_line ARGUMENTS` starts Firefox with these.

Playwright speaks WebDriver BiDi to a Firefox as it comes from its makers, and expects the newest. What the Firefox of
schools (ESR) does not know yet is answered here in its place; everything else goes through as it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

FIREFOX = "TEST_FIREFOX"
"""The variable that names the program to start."""

UNKNOWN = frozenset({"emulation.setMediaFeaturesOverride"})
"""Light or dark is set by a preference of the profile, for all pages of a browser."""

LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
SAVES = ("browsingContext.downloadWillBegin", "browsingContext.downloadEnd")
"""What is told of a file that a page saves: newer ones give it an id, and here its address stands for that."""

LONGEST = 2**28
"""Bytes of one message: a screenshot is one."""


def with_an_id(text: str) -> str:
    """What Firefox tells, with an id where it is about a file that is saved.

    >>> with_an_id('{"method": "browsingContext.downloadEnd", "params": {"url": "blob:1"}}')
    '{"method": "browsingContext.downloadEnd", "params": {"url": "blob:1", "download": "blob:1"}}'
    """
    if not any(name in text[:200] for name in SAVES):
        return text
    told = json.loads(text)
    if told.get("method") in SAVES:
        told["params"].setdefault("download", told["params"]["url"])
    return json.dumps(told)


async def between(address: str, playwright: ServerConnection) -> None:
    """Hand on what the two say to each other, until one of them goes."""
    path = playwright.request.path if playwright.request else ""
    async with connect(address + path, max_size=LONGEST, ping_interval=None, compression=None) as firefox:

        async def to_firefox() -> None:
            async for text in playwright:
                command = json.loads(text)
                if command["method"] in UNKNOWN:
                    await playwright.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
                else:
                    await firefox.send(text)

        async def to_playwright() -> None:
            async for text in firefox:
                await playwright.send(with_an_id(str(text)))

        ways = [asyncio.create_task(to_firefox()), asyncio.create_task(to_playwright())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()


async def run(arguments: list[str]) -> int:
    """Firefox, from its start to its end."""
    firefox = await asyncio.create_subprocess_exec(os.environ[FIREFOX], *arguments, stderr=PIPE)
    assert firefox.stderr
    async for line in firefox.stderr:
        if found := LISTENS.search(line.decode(errors="replace")):
            address = found[1]
            break
    else:
        return await firefox.wait()
    server = await serve(lambda line: between(address, line), "127.0.0.1", 0, max_size=LONGEST, ping_interval=None)
    host, port, *_ = next(iter(server.sockets)).getsockname()
    print(f"WebDriver BiDi listening on ws://{host}:{port}", file=sys.stderr, flush=True)
    async for _ in firefox.stderr:
        pass
    return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(run(sys.argv[1:])))
