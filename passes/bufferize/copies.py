"""Copies of tensors that an op must not overwrite: each operand that is out of place gets a new tensor.

%1 = tensor.insert %f into %0[%i]  ->  %2 = bufferization.alloc_tensor() copy(%0)
                                       %1 = tensor.insert %f into %2[%i]

An op that only shows its operand in another way (a slice) has its result copied instead, which may be smaller.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError, use_pairs
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.bufferize.dialects import resolver_of

if TYPE_CHECKING:
    from pyopt.passes.bufferize.rewriter import BufferRewriter


def insert_tensor_copies(root: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """Inserts the copies that the decisions in `state` ask for, in `root`."""
    # Of the types only memory spaces matter here, which a copy has from what it copies.
    rewriter.state.same_types = {}
    for op in root.walk_postorder():
        if state.facts(op) is None:
            continue
        rewriter.start_at(op)
        resolver = resolver_of(op)
        if resolver is not None:
            resolver(op, rewriter, state)
        else:
            copy_operands(op, rewriter, state)
    rewriter.state.same_types = None


def copy_operands(op: Operation, rewriter: BufferRewriter, state: AnalysisState) -> None:
    """Gives an op new tensors for its operands that are out of place."""
    operands: list[tuple[int, bool]] = []
    results: list[tuple[Value, bool]] = []
    for index, operand in enumerate(op.operands):
        type = operand.type
        if not isinstance(type, TensorType) or state.is_in_place(op, index):
            continue
        if type.shape is None:
            raise BufferizationError(op, "copying of unranked tensors is not implemented")
        copied = not state.needs_no_copy(op, index)
        only = _only_view(op, index, state)
        if only is not None:
            results.append((only, copied))
        else:
            operands.append((index, copied))
    if not operands and not results:
        return
    rewriter.start_at(op)
    for index, copied in operands:
        op.set_operand(index, rewriter.allocate_tensor(op, op.operands[index], copied))
    rewriter.insert_after(op)
    for value, copied in results:
        uses = use_pairs(value)
        copy = rewriter.allocate_tensor(op, value, copied)
        for user, index in uses:
            if user.info.name != "tensor.dim":
                user.set_operand(index, copy)


def _only_view(op: Operation, index: int, state: AnalysisState) -> Value | None:
    """The ranked result that is nothing but another view of an operand that the op does not write to."""
    aliases = state.aliases(op, index)
    if len(aliases) != 1 or isinstance(aliases[0][0], BlockArgument) or state.writes(op, index):
        return None
    value = aliases[0][0]
    assert isinstance(value.type, TensorType)
    return value if value.type.shape is not None and len(state.sources(value)) == 1 else None
