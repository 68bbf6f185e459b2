"""A browser's line to its kernel."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class KernelLine(ZMQChannelsWebsocketConnection):
    """A browser's line to its kernel that sends every message at once.

    Without TCP_NODELAY the second of two quick clicks waits some 40 ms for the first one's receipt.
    """

    async def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return await super().connect()
