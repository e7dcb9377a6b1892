"""sparse_tensor: the sparsifier's own passes make buffers of sparse tensors."""

from __future__ import annotations

from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.dialects.sparse_tensor.bufferizable import FACTS
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.bufferize.dialects import Bufferizer
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def refuse(op: Operation, rewriter: BufferRewriter) -> None:
    """Says who can."""
    raise BufferizationError(op, "sparse_tensor ops must be bufferized with the sparsifier")


BUFFERIZERS: Final[dict[str, Bufferizer]] = dict.fromkeys(FACTS, refuse)
