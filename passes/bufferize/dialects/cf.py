"""Branches: what they forward becomes a buffer when the block's arguments do."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def keep(op: Operation, rewriter: BufferRewriter) -> None:
    """Stays as it is."""


BUFFERIZERS: Final[dict[str, Bufferizer]] = {"cf.br": keep, "cf.cond_br": keep}
