"""Copies of tensors that sparsified loops would overwrite although they may be read later.

    %r = linalg.generic outs(%c : ...)      ->    %t = bufferization.alloc_tensor() copy(%c)
                                                  %r = linalg.generic outs(%t : ...)

Loops write their output in place. That is right for storage that no op looks at when they have begun.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.ir.signature import segments
from pyopt.light import Final
from pyopt.passes.sparsify.storage.materialization import ALLOCATION, REINTERPRET_MAP
from pyopt.rewrite.rewriter import Rewriter

SIZES: Final = ("sparse_tensor.lvl", "tensor.dim")
"""Ops that look at what does not change."""


def copy_operand(op: Operation, index: int, rewriter: Rewriter) -> None:
    """Gives an op a copy of a tensor in its place."""
    rewriter.start_at(op)
    value = op.operands[index]
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 1, 0)}
    copy = rewriter.create(ALLOCATION, [value], [value.type], attributes)
    rewriter.set_operand(op, index, copy.results[0])


def is_looked_at_later(op: Operation, index: int) -> bool:
    """The function may read the storage of the operand when the op has changed it, or while it does."""
    value = op.operands[index]
    if op.operands.count(value) > 1:
        return True
    user = op
    while True:
        if value.parent_block() is not op.block:
            # The op may come again, and then wants what it was.
            return True
        for other in value.uses:
            name = other.info.name
            if other is user or name in SIZES:
                continue
            if name == REINTERPRET_MAP or other.block is not op.block or op.is_before_in_block(other):
                return True
        if value.op is None or value.op.info.name != REINTERPRET_MAP:
            return False
        user = value.op
        value = user.operands[0]
