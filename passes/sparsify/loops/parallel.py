"""Decides which loops may be scf.parallel.

Never those that carry insertions. One that carries an accumulator must end in what combines it, so that this can be
said by scf.reduce. One that does not must not write an element twice: of `x(j) += A(i,j)` with i outermost, i stays
serial.
"""

from __future__ import annotations

from pyopt.ir.opinfo import SUM
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.sparsify.kernels.expressions import BINARY, LIKE, REDUCE, SELECT, UNARY, Expression
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.kernels.lattice import SPARSE
from pyopt.passes.sparsify.loops.options import allows_parallel

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.loops import TensorLevel
    from pyopt.passes.sparsify.loops.kernel import Kernel


def may_be_parallel(kernel: Kernel, term: Expression, levels: Sequence[TensorLevel], depth: int) -> bool:
    """Whether the loop over `levels` may be parallel; `term` is what is computed in it."""
    sparse = any(tensor < kernel.synthetic and kernel.operands[tensor].kind_at(depth) == SPARSE for tensor, _ in levels)
    if kernel.inserts() or not allows_parallel(kernel.options, depth == 0, sparse):
        return False
    if kernel.reduction is not None:
        return depth == kernel.loops - 1 and combines(kernel, term)
    return writes_once(kernel, depth) or not kernel.policy.avoids_races


def writes_once(kernel: Kernel, depth: int) -> bool:
    """Different iterations write different elements, as the loop's counter is one of the output's coordinates."""
    return any(depth in loops_in(expr) for expr in kernel.operands[kernel.output].subscripts)


def combines(kernel: Kernel, term: Expression) -> bool:
    """The value is the accumulator combined with something else by one op."""
    children = term.children()
    if len(children) != 2 or kernel.reduction not in children:
        return False
    if term.kind == REDUCE:
        assert term.op is not None
        other = children[1] if children[0] is kernel.reduction else children[0]
        return other.kind not in (UNARY, BINARY, SELECT) and is_one_op(term)
    if term.kind != LIKE or term.op is None:
        return False
    # Differences are not what scf.reduce may combine in any order, but the reference has them so.
    return term.op.info.at_zero == SUM or not kernel.policy.combines_sums_only


def is_one_op(term: Expression) -> bool:
    """The region of a sparse_tensor.reduce yields one op on its two arguments."""
    assert term.op is not None
    block = term.op.regions[0].entry()
    op = block.terminator().operands[0].op
    return op is not None and op.block is block and len(op.operands) == 2 and set(op.operands) == set(block.arguments)
