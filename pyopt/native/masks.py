"""vector.mask around a transfer or a gather: the op gets the mask as an operand.

vector.mask %m { vector.transfer_read %a[%i], %p }   ->   vector.transfer_read %a[%i], %p, %m

Reductions and products keep theirs, which their own lowerings know.
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.light import Final
from pyopt.rewrite.rewriter import Rewriter

_SEGMENTS: Final = "operandSegmentSizes"
_TRANSFERS: Final = ("vector.transfer_read", "vector.transfer_write")


def lower_masks(module: Operation, context: Context) -> None:
    """Takes transfers and gathers out of the masks that they stand in."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        if op.info.name != "vector.mask":
            continue
        inner = op.regions[0].entry().first
        if inner is None or (inner.info.name not in _TRANSFERS and inner.info.name != "vector.gather"):
            continue
        rewriter.start_at(op)
        mask = op.operands[0]
        attributes = dict(inner.attributes)
        if inner.info.name == "vector.gather":
            own = operand_group(inner, "mask")[0]
            both = rewriter.create("arith.andi", [own, mask], [mask.type]).results[0]
            operands = [both if one is own else one for one in inner.operands]
        else:
            if operand_group(inner, "mask"):
                continue
            operands = [*inner.operands, mask]
            is_read = inner.info.name == _TRANSFERS[0]
            count = len(operand_group(inner, "indices"))
            attributes[_SEGMENTS] = segments(1, count, 1, 1) if is_read else segments(1, 1, count, 1)
        made = rewriter.create(inner.info.name, operands, [one.type for one in inner.results], attributes)
        found: list[Value] = list(made.results)
        passed = operand_group(op, "passthru")
        if passed:
            found = [rewriter.create("arith.select", [mask, found[0], passed[0]], [found[0].type]).results[0]]
        rewriter.replace(op, found)
