"""What has to hold of indices: those of elements, and those of dimensions."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import INDEX, MemRefType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.folded import create_or_fold

if TYPE_CHECKING:
    from pyopt.passes.verification.claims import RuntimeChecks
    from pyopt.passes.verification.dialects import RuntimeCheck
    from pyopt.rewrite.rewriter import Rewriter


def folded_extent(rewriter: Rewriter, value: Value, dimension: int) -> Value:
    """memref.dim or tensor.dim, or what it folds to, behind the constant of the dimension"""
    name = "memref.dim" if isinstance(value.type, MemRefType) else "tensor.dim"
    return create_or_fold(rewriter, name, [value, constant_index(rewriter, dimension)], INDEX)


def check_access(accessed: str) -> RuntimeCheck:
    """The operands `indices` are within the extents of the operand called `accessed`."""

    def check(op: Operation, checks: RuntimeChecks) -> None:
        indices = operand_group(op, "indices")
        if not indices:
            return
        rewriter = checks.rewriter
        source = op.operand(accessed)
        zero = constant_index(rewriter, 0)
        holds: Value | None = None
        for at, index in enumerate(indices):
            inside = checks.is_within_folded(index, zero, folded_extent(rewriter, source, at))
            holds = inside if holds is None else checks.both(holds, inside)
        assert holds is not None
        checks.claim(holds, "out-of-bounds access")

    return check


def rank_of(rewriter: Rewriter, value: Value) -> Value:
    """memref.rank or tensor.rank"""
    name = "memref.rank" if isinstance(value.type, MemRefType) else "tensor.rank"
    return rewriter.create(name, [value], [INDEX]).results[0]


def claim_rank(checks: RuntimeChecks, value: Value, rank: int) -> None:
    """A memref or tensor has that rank."""
    checks.claim_equal(rank_of(checks.rewriter, value), rank, "rank mismatch")


def check_dimension(op: Operation, checks: RuntimeChecks) -> None:
    """The operand `index` is a dimension of the operand `source`."""
    rank = rank_of(checks.rewriter, op.operand("source"))
    zero = constant_index(checks.rewriter, 0)
    checks.claim(checks.is_within_folded(op.operand("index"), zero, rank), "index is out of bounds")
