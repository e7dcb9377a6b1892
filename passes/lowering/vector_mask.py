"""lower-vector-mask: transfers and gathers in a vector.mask take the mask themselves.

    vector.mask %k { vector.transfer_read %m[%i], %p : .. }     ->     vector.transfer_read %m[%i], %p, %k : ..

Ops that have no place for a mask stay in the vector.mask, as does one that has something else in the place of what is
masked off. A mask that the op has of its own holds, too, and a gather keeps what it gives where a mask is not set; with
`reference-exact` such masks go, and gathers give 0 there.
"""

from __future__ import annotations

from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.light import Final, final
from pyopt.passes.building.arith import binary
from pyopt.passes.building.vector import has_zero, zero
from pyopt.passes.canonicalize.vector.common import ALL_TRUE, mask_format
from pyopt.passes.lowering.common import rewrite
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

REFERENCE_EXACT: Final = FlagOption(
    "reference-exact", False, "Drop masks inside of vector.mask and what gathers give elsewhere, as mlir-opt does"
)


@final
class MaskMover:
    """Moves masks into ops. exact: in place of those that are there."""

    __slots__ = ("exact",)

    def __init__(self, exact: bool) -> None:
        self.exact = exact

    def move_in(self, op: Operation, rewriter: Rewriter) -> bool:
        """mask k { transfer_read m[i], p } -> transfer_read m[i], p, k; of transfer_write and gather alike"""
        masked = op.regions[0].entry().first
        if masked is None or len(op.operands) > 1:
            return False
        if masked.info.name in ("vector.transfer_read", "vector.transfer_write"):
            self._move_into_transfer(op, masked, rewriter)
            return True
        if masked.info.name == "vector.gather":
            self._move_into_gather(op, masked, rewriter)
            return True
        return False

    def _move_into_transfer(self, op: Operation, masked: Operation, rewriter: Rewriter) -> None:
        transfer = Transfer(masked)
        count = len(transfer.indices)
        operands = masked.operands if transfer.mask is None else masked.operands[:-1]
        reads = masked.info.name == "vector.transfer_read"
        attributes: dict[str, Attribute] = {name: masked.attributes[name] for name in ("in_bounds", "permutation_map")}
        attributes["operandSegmentSizes"] = segments(1, count, 1, 1) if reads else segments(1, 1, count, 1)
        mask = self._both(op.operands[0], transfer.mask, rewriter)
        types = [result.type for result in masked.results]
        rewriter.replace_with_new(op, masked.info.name, [*operands, mask], types, attributes)

    def _move_into_gather(self, op: Operation, masked: Operation, rewriter: Rewriter) -> None:
        *operands, own, elsewhere = masked.operands
        type = masked.results[0].type
        mask = self._both(op.operands[0], own, rewriter)
        if self.exact and has_zero(type):
            elsewhere = zero(rewriter, type)
        rewriter.replace_with_new(op, masked.info.name, [*operands, mask, elsewhere], [type])

    def _both(self, mask: Value, own: Value | None, rewriter: Rewriter) -> Value:
        """What both masks leave."""
        if self.exact or own is None or mask_format(own) == ALL_TRUE:
            return mask
        return binary(rewriter, "andi", mask, own)


RULES: Final = (Rule("vector.mask", MaskMover(False).move_in),)
EXACT_RULES: Final = (Rule("vector.mask", MaskMover(True).move_in),)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Rewrites what is inside `op`."""
    return rewrite(op, pass_context, EXACT_RULES if REFERENCE_EXACT.of(pass_context.options) else RULES)


PASS = make_pass("lower-vector-mask", run, (REFERENCE_EXACT,), anchor="func.func", class_name="LowerVectorMaskPass")
