"""tensor: accesses and slices within bounds, casts of what fits."""

from __future__ import annotations

from functools import partial

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.passes.building.memref import extent
from pyopt.passes.verification.accesses import check_access, check_dimension, claim_rank, folded_extent
from pyopt.passes.verification.slices import check_slice

if TYPE_CHECKING:
    from pyopt.passes.verification.claims import RuntimeChecks
    from pyopt.passes.verification.dialects import RuntimeCheck


def check_cast(op: Operation, checks: RuntimeChecks) -> None:
    """Rank and extents are what the result's type says and the source's does not."""
    source = op.operands[0]
    before, after = source.type, op.results[0].type
    assert isinstance(before, TensorType) and isinstance(after, TensorType)
    if after.shape is None:
        return
    if before.shape is None:
        claim_rank(checks, source, len(after.shape))
    for at, size in enumerate(after.shape):
        if size != DYNAMIC and (before.shape is None or before.shape[at] == DYNAMIC):
            checks.claim_equal(extent(checks.rewriter, source, at), size, f"size mismatch of dim {at}")


def check_extract_slice(op: Operation, checks: RuntimeChecks) -> None:
    """The slice is within its source."""

    def extents() -> Callable[[int], Value]:
        return partial(folded_extent, checks.rewriter, op.operands[0])

    check_slice(op, checks, extents, "extract_slice")


RUNTIME_CHECKS: Final[dict[str, RuntimeCheck]] = {
    "tensor.cast": check_cast,
    "tensor.dim": check_dimension,
    "tensor.extract": check_access("tensor"),
    "tensor.extract_slice": check_extract_slice,
    "tensor.insert": check_access("dest"),
}
