"""Copies of tensors that sparsified loops would overwrite although they may be read later.

    %r = linalg.generic outs(%c : ...)      ->    %t = bufferization.alloc_tensor() copy(%c)
                                                  %r = linalg.generic outs(%t : ...)

Loops write their output in place. That is right for a tensor that was made for it: by an allocation, by an op that
computes it, or by the caller of a function without calls in the module; and used nowhere else. All others are
copied first. The reference asks the analysis of One-Shot bufferization, which finds more of them unnecessary.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import DESTINATION_STYLE, input_count
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.symbols import nearest_symbol_table, symbol_name, used_symbols
from pyopt.ir.types import TensorType
from pyopt.passes.sparsify.storage.materialization import ALLOCATION, REINTERPRET_MAP
from pyopt.rewrite.rewriter import Rewriter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.context import Context

MAKERS: Final = ("bufferization", "linalg", "sparse_tensor")
"""Dialects whose ops give tensors that are their own."""
SIZES: Final = ("sparse_tensor.lvl", "tensor.dim")
"""Ops that look at what does not change."""
ALIASES: Final = (
    REINTERPRET_MAP, "bufferization.to_tensor", "sparse_tensor.assemble", "sparse_tensor.compress",
    "sparse_tensor.foreach", "sparse_tensor.load", "sparse_tensor.reorder_coo",
)  # fmt: skip
"""Ops of theirs whose result may be what they are given."""


def insert_copies(op: Operation, context: Context) -> bool:
    """Copies the outputs of linalg ops in `op` that are not there for them alone."""
    rewriter = Rewriter(context)
    called: dict[Operation, set[str]] = {}
    changed = False
    for inner in op.walk_postorder():
        if inner.info.name not in DESTINATION_STYLE:
            continue
        for index in range(input_count(inner), len(inner.operands)):
            value = inner.operands[index]
            if isinstance(value.type, TensorType) and not is_own(value, called):
                copy_operand(inner, index, rewriter)
                changed = True
    return changed


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


def is_own(value: Value, called: dict[Operation, set[str]]) -> bool:
    """The tensor has no other reader, and what made it does not keep it."""
    if len(value.uses) != 1:
        return False
    maker = value.op
    if maker is not None:
        dialect = maker.info.name.partition(".")[0]
        return dialect in MAKERS and maker.info.name not in ALIASES
    assert isinstance(value, BlockArgument)
    function = value.block.parent_op()
    if function is None or function.info.name != "func.func" or value.block is not function.regions[0].first:
        return False
    scope = nearest_symbol_table(function)
    if scope is None:
        return False
    if scope not in called:
        called[scope] = set(used_symbols(scope))
    return symbol_name(function) not in called[scope]
