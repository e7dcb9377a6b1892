"""Regions of semi-ring ops among the loops: a copy of what they compute, with what they see of the body put in.

A region may look at arguments of the body that are elements of dense operands, which are loaded, at the counters of the
loops (linalg.index), and at what the body computes of these, which is computed once more.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, loop_of_index
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.passes.sparsify.loops.kernel import Kernel


def inline_region(kernel: Kernel, region: Region, arguments: Sequence[Value]) -> Value:
    """Copies the ops of a region to the insertion point; gives what the region yields."""
    block, rewriter = region.entry(), kernel.code.rewriter
    if not kernel.policy.loads_before_copies:
        return Linker(kernel).link(rewriter.clone_body(block, arguments)[0])
    values: dict[Value, Value] = dict(zip(block.arguments, arguments, strict=True))
    for op in block:
        for inner in op.walk():
            for operand in inner.operands:
                if operand not in values:
                    see(kernel, operand, values)
        if op is not block.last:
            rewriter.clone(op, values)
    return values[block.terminator().operands[0]]


def seen_in_loops(kernel: Kernel, value: Value) -> Value:
    """The value in the loops of a value in the body; other values are returned unchanged."""
    if isinstance(value, BlockArgument):
        return kernel.element(value.index) if value.block is body_of(kernel.op) else value
    if value.op is not None and value.op.info.name == "linalg.index":
        return kernel.emitter.counter(loop_of_index(value.op))
    return value


def see(kernel: Kernel, value: Value, values: dict[Value, Value]) -> None:
    """Adds to `values` what a value in the body is in the loops; ops of the body are copied for that."""
    body = body_of(kernel.op)
    stack = [value]
    while stack:
        one = stack[-1]
        op = one.op
        if op is not None and op.block is body and op.info.name != "linalg.index":
            missing = [operand for operand in op.operands if operand not in values]
            if missing:
                stack.extend(missing)
                continue
            if one not in values:
                kernel.code.rewriter.clone(op, values)
        elif one not in values:
            values[one] = seen_in_loops(kernel, one)
        stack.pop()


@final
class Linker:
    """Puts elements and counters in for what the copy of a region still sees of the body.

    As in the reference, an element is loaded before the op whose operands were last looked at when it was found, which
    may be one that is not copied: its operand may come too late then.
    `ends` has, for each op that was looked at, the op that this left to be the last.
    """

    __slots__ = ("block", "ends", "kernel")

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.block = kernel.code.rewriter.block
        self.ends: dict[Operation, Operation] = {}

    def link(self, root: Value) -> Value:
        rewriter = self.kernel.code.rewriter
        place = (rewriter.block, rewriter.before)
        if root.op is None or root.op.info.name == "linalg.index" or root.op.block is not self.block:
            return seen_in_loops(self.kernel, root)
        stack: list[tuple[Operation, int]] = [(root.op, 0)]
        rewriter.insert_before(root.op)
        while stack:
            op, index = stack.pop()
            if index == len(op.operands):
                assert rewriter.before is not None
                self.ends[op] = rewriter.before
                continue
            stack.append((op, index + 1))
            operand = op.operands[index]
            inner = operand.op
            if inner is not None and inner.block is self.block and inner.info.name != "linalg.index":
                end = self.ends.get(inner)
                rewriter.insert_before(inner if end is None else end)
                if end is None:
                    stack.append((inner, 0))
                continue
            seen = seen_in_loops(self.kernel, operand)
            if seen is not operand:
                rewriter.set_operand(op, index, seen)
        rewriter.block, rewriter.before = place
        return root
