"""A Jupyter kernel, spoken to as a browser speaks to it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty
from time import perf_counter
from typing import Any

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

PATIENCE = 60.0
"""Seconds to wait for a kernel."""

MEMORY = "import psutil; print(psutil.Process().memory_info().rss)"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A message to the kernel and all that came back: how long it took, and how many messages in both directions."""

    milliseconds: float
    messages: int
    text: str


class Kernel:
    """A running kernel."""

    def __init__(self, client: BlockingKernelClient) -> None:
        self._client = client

    def run(self, code: str) -> str:
        """Run a cell; what it prints. Raises RuntimeError with the kernel's own words where it fails."""
        return self._exchange("execute_request", {"code": code, "silent": False}).text

    def press(self, widget: str, **content: Any) -> Exchange:
        """Send a widget its message, as the page does after a click."""
        data = {"method": "custom", "content": content}
        return self._exchange("comm_msg", {"comm_id": widget, "data": data})

    @property
    def megabytes(self) -> float:
        """The memory the kernel holds (resident set)."""
        return int(self.run(MEMORY)) / 1e6

    def _exchange(self, kind: str, content: dict[str, Any]) -> Exchange:
        """Send a message, and listen until the kernel has nothing more to say to it."""
        message = self._client.session.msg(kind, content)
        start = perf_counter()
        self._client.shell_channel.send(message)
        messages, text = 1, ""
        for answer in self._answers_to(message["header"]["msg_id"]):
            messages += 1
            if answer["msg_type"] == "error":
                raise RuntimeError("\n".join(answer["content"]["traceback"]))
            if answer["msg_type"] == "stream":
                text += answer["content"]["text"]
        return Exchange(1000 * (perf_counter() - start), messages, text)

    def _answers_to(self, message_id: str) -> Iterator[dict[str, Any]]:
        while True:
            try:
                answer = self._client.get_iopub_msg(timeout=PATIENCE)
            except Empty:
                raise RuntimeError("The kernel does not answer.") from None
            if answer["parent_header"].get("msg_id") != message_id:
                continue
            yield answer
            if answer["content"].get("execution_state") == "idle":
                return


@contextmanager
def kernel() -> Iterator[Kernel]:
    """A fresh kernel, shut down in the end."""
    manager, client = start_new_kernel(startup_timeout=PATIENCE, extra_arguments=["--log-level=ERROR"])
    try:
        yield Kernel(client)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
