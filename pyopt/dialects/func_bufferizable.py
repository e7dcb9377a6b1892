"""What functions, calls and returns say of tensors as buffers: nothing as long as boundaries are left alone."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.bufferization.facts import BufferFacts

FACTS: Final[dict[str, BufferFacts]] = {}
