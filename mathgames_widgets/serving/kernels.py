"""The kernels behind the pages: started, looked after, and cleared away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager


class Kernels(AsyncMappingKernelManager):
    """Kernels that are shut down some time after their page was closed.

    A kernel from the preheated pool has been idle since it was heated, perhaps for hours: its time counts
    from the moment it is first seen outside the pool, so that it is not taken away from a page just opened.
    """

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._handed_out: set[str] = set()

    async def start_kernel(self, **options: Any) -> str:
        """Start a kernel that says on the server's terminal only what went wrong."""
        kernel_id: str = await super().start_kernel(extra_arguments=["--log-level=ERROR"], **options)
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self._handed_out:
            self._handed_out.add(kernel_id)
            self._kernels[kernel_id].last_activity = datetime.now(UTC)
            return
        await super().cull_kernel_if_idle(kernel_id)

    def remove_kernel(self, kernel_id: str) -> Any:
        self._handed_out.discard(kernel_id)
        return super().remove_kernel(kernel_id)
