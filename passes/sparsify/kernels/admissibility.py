"""Conditions for a kernel to be lowered to loops, and the kind of its output.

DENSE_OUTPUT    any element can be written at any time
IN_PLACE        the output is zero exactly where it was: its stored values change
INSERTION       the output starts out empty, and elements are inserted in the order in which it stores them
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, iterator_types
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import DIFFERENCE, KEEPS_ZERO, PRODUCT, QUOTIENT, SHIFT, SUM
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.sparsify.kernels.expressions import (
    COUNTER,
    INVARIANT,
    LIKE,
    NEGATED,
    REDUCE,
    RELU,
    SELECT,
    TENSOR,
    ZERO,
    Expression,
    expressions_in,
)
from pyopt.passes.sparsify.kernels.lattice import Term
from pyopt.passes.sparsify.storage.materialization import ALLOCATION, behind_maps, is_uninitialized

if TYPE_CHECKING:
    from pyopt.passes.sparsify.policy import Policy

DENSE_OUTPUT: Final = "dense"
IN_PLACE: Final = "in place"
INSERTION: Final = "insertion"
INADMISSIBLE: Final = ""


def leaves_zero_accumulators(op: Operation) -> bool:
    """The op that yields is one that skips absent elements, or there is no reduction."""
    if "reduction" not in iterator_types(op):
        return True
    yielded = body_of(op).terminator().operands[0].op
    # Where an element is absent, these do not change the accumulator.
    return yielded is not None and (yielded.info.at_zero in (SUM, DIFFERENCE) or yielded.info.name == REDUCE)


def at_zero(node: Expression) -> str:
    """The result of the op that a LIKE creates where an operand is zero, "" for others."""
    return node.op.info.at_zero if node.kind == LIKE and node.op is not None else ""


def negates_output(nodes: Sequence[Expression], output: int) -> bool:
    """The accumulator is subtracted, or its negative taken: each step needs the one before."""
    reaching: set[Term] = set()
    for node in nodes:
        operands = node.operands
        if node.operand == output:
            reaching.add(node)
        if reaching.isdisjoint(operands):
            continue
        reaching.add(node)
        if at_zero(node) == DIFFERENCE and operands[1] in reaching:
            return True
        if (node.kind == NEGATED or _is_negation(node)) and operands[0] in reaching:
            return True
    return False


def _is_negation(node: Expression) -> bool:
    return node.kind == LIKE and node.op is not None and node.op.info.name in ("arith.negf", "complex.neg")


def reads_of(nodes: Sequence[Expression], operand: int) -> int:
    """The number of occurrences of an operand's element in a tree."""
    return [node.operand for node in nodes].count(operand)


def is_zero_with(nodes: Sequence[Expression], tensor: int) -> bool:
    """The expression is zero exactly where the element of `tensor` is absent, as far as its ops say."""
    known: dict[Expression, bool] = {}
    for node in nodes:
        known[node] = _is_zero_with(node, tensor, known)
    return known[nodes[-1]]


def _is_zero_with(node: Expression, tensor: int, known: dict[Expression, bool]) -> bool:
    if node.kind == TENSOR:
        return node.operand == tensor
    if node.kind in (INVARIANT, COUNTER, ZERO):
        return False
    children = node.children()
    if node.kind in (RELU, SELECT, NEGATED):
        return known[children[0]]
    kind = at_zero(node)
    if kind in (KEEPS_ZERO, QUOTIENT, SHIFT):
        return known[children[0]]
    if kind == PRODUCT:
        left, right = children
        if known[left]:
            return known[right] or right.kind == INVARIANT
        return known[right] and left.kind == INVARIANT
    if kind in (SUM, DIFFERENCE):
        return known[children[0]] and known[children[1]]
    return False


def keeps_output(nodes: Sequence[Expression], output: int) -> bool:
    """Whether the output's element stays where nothing is added, or is not read."""
    # Those that look at it, and whether they keep it.
    keeps: dict[Term, bool] = {}
    for node in nodes:
        reading = [keeps[operand] for operand in node.operands if operand in keeps]
        if node.operand == output:
            keeps[node] = True
        elif not reading:
            continue
        elif at_zero(node) == SUM or node.kind == REDUCE:
            keeps[node] = all(reading)
        elif at_zero(node) == DIFFERENCE:
            keeps[node] = keeps.get(node.operands[0], True) and node.operands[1] not in keeps
        else:
            keeps[node] = False
    return keeps.get(nodes[-1], True)


def is_new(op: Operation, policy: Policy) -> bool:
    """Nothing is stored in the output yet; in the reference, also not in a copy of something."""
    output = op.operands[-1]
    if is_uninitialized(behind_maps(output) if policy.looks_behind_maps else output):
        return True
    return not policy.keeps_copied_elements and output.op is not None and output.op.info.name == ALLOCATION


def identity_of_reduction(root: Expression, output: int) -> Value | None:
    """The third operand of the sparse_tensor.reduce that goes on from the output's element, if there is one."""
    for node in expressions_in(root):
        if node.kind == REDUCE and any(child.operand == output for child in node.children()):
            assert node.op is not None
            return node.op.operands[2]
    return None


def outer_parallel_loops(op: Operation) -> int:
    """The number of parallel loops before the first reduction."""
    count = 0
    for kind in iterator_types(op):
        if kind != "parallel":
            break
        count += 1
    return count


def is_reduction_by_steps(op: Operation, nodes: Sequence[Expression]) -> bool:
    """There is no reduction, or each step takes the output's element once, and not its negative."""
    if "reduction" not in iterator_types(op):
        return True
    number = len(op.operands) - 1
    return reads_of(nodes, number) == 1 and not negates_output(nodes, number)


def output_kind(op: Operation, nodes: Sequence[Expression], policy: Policy) -> str:
    """The kind of output, or INADMISSIBLE, by the expressions in a kernel's tree, see `expressions_in`."""
    output = op.operands[-1]
    number = len(op.operands) - 1
    encoding = encoding_of(output.type)
    if encoding is None or encoding.is_all_dense():
        return DENSE_OUTPUT
    if is_zero_with(nodes, number):
        return IN_PLACE
    if is_new(op, policy) and outer_parallel_loops(op) >= encoding.lvl_rank() - 1:
        return INSERTION
    return INADMISSIBLE
