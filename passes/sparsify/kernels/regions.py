"""Values that the regions of semi-ring ops may use besides their arguments.

Elements of dense operands, counters of loops and values from outside are there wherever the region is computed. The
element of a sparse operand is there only if the region's own operands are not without it:

    sparse_tensor.unary %a present = { ... %a ... }           fine
    sparse_tensor.unary %a absent = { ... %a ... }            there is none
    sparse_tensor.unary %a present = { ... %b ... }           not wherever there is an %a

What the body computes of such values may be used, too: it is computed once more with the region.
"""

from __future__ import annotations

from pyopt.analysis.speculation import is_speculatable
from pyopt.dialects.linalg.structure import body_of, input_count
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.light import Final, Sequence
from pyopt.passes.sparsify.kernels.expressions import BINARY, TENSOR, UNARY, Expression, expressions_in
from pyopt.passes.sparsify.kernels.lattice import CONJUNCTION, DISJUNCTION, MAP
from pyopt.passes.sparsify.storage.materialization import skips_elements

PRESENT: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    UNARY: ((0,), ()),
    BINARY: ((0, 1), (0,), (1,)),
}
"""The operands that are there where each region is computed; both or all of them for other ops."""


def surely_present(root: Expression) -> frozenset[int]:
    """The operands of the kernel whose elements are stored wherever the expression is computed."""
    known: dict[Expression, frozenset[int]] = {}
    for node in expressions_in(root):
        found = [known[child] for child in node.children()]
        if node.kind == TENSOR:
            known[node] = frozenset((node.operand,))
        elif node.rule == MAP:
            known[node] = found[0]
        elif node.rule == CONJUNCTION:
            known[node] = found[0] | found[1]
        elif node.rule == DISJUNCTION:
            known[node] = found[0] & found[1]
        else:
            known[node] = frozenset()
    return known[root]


def is_admissible_region(op: Operation, number: int, present: Sequence[frozenset[int]], computes: bool) -> bool:
    """Returns whether the result depends only on arguments, present elements, loop counters, and values from outside
    the body. present: what is surely there with each operand of the op. computes: also on what the body computes of
    these."""
    block = op.regions[number].first
    if block is None:
        return True
    operands = PRESENT[op.info.name][number] if op.info.name in PRESENT else range(len(present))
    there = frozenset().union(*[present[operand] for operand in operands])
    seen: set[Value] = set()
    stack = list(block.terminator().operands)
    while stack:
        value = stack.pop()
        inner = value.op
        if isinstance(value, BlockArgument) and not _is_there(value, op, there):
            return False
        if inner is None or inner.info.name == "linalg.index" or value in seen:
            continue
        seen.add(value)
        if inner.block is block:
            for one in inner.walk():
                stack.extend(one.operands)
        elif inner.block is op.block:
            if not computes or not is_computation(inner):
                return False
            stack.extend(inner.operands)
    return True


def is_computation(op: Operation) -> bool:
    """The op may be computed again elsewhere, of values that are there."""
    return len(op.results) == 1 and not op.regions and op.info.registered and is_speculatable(op)


def _is_there(value: BlockArgument, op: Operation, there: frozenset[int]) -> bool:
    """The value is no argument of the body, or that of a dense operand, or of one that is there."""
    kernel = None if op.block is None else op.block.parent_op()
    if kernel is None or value.block is not body_of(kernel) or not skips_elements(kernel.operands[value.index].type):
        return True
    return value.index in there and value.index < input_count(kernel)
