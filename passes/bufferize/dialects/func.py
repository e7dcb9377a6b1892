"""Functions and calls, which stay as they are where function boundaries are left alone."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.passes.bufferize.dialects import Bufferizer

BUFFERIZERS: Final[dict[str, Bufferizer]] = {}
