"""The background of a dense output by rows: what a row is without sparse operands is computed before their loops.

    for i: for j: x(i, j) = b(i, j)
           for what a stores in row i: x(i, j) = a(i, j) + b(i, j)

Rows are short enough to be in the cache when elements are added to them.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, loop_of_index, shape_of
from pyopt.ir.affine import CONSTANT, DIM, AffineExpr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.sparsify.kernels.background import is_sparse, points_of
from pyopt.passes.sparsify.kernels.expressions import Expression
from pyopt.passes.sparsify.kernels.lattice import SPARSE
from pyopt.passes.sparsify.kernels.subscripts import OperandLevels, loop_levels
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.loops.kernel import Kernel

FRESH: Final = frozenset(("tensor.empty", "linalg.fill", "bufferization.alloc_tensor"))
"""What gives a tensor that nothing else has, if nothing else uses it."""


def loops_over_rows(op: Operation, root: Expression, operands: list[OperandLevels]) -> int:
    """The number of outermost loops that go over all rows of a dense output, whatever is stored; 0 if the background is
    not computed by rows."""
    init = op.operands[-1]
    if init.op is None or init.op.info.name not in FRESH or len(init.uses) > 1 or len(init.op.operands) > _most(init):
        return 0
    dense = [one for one in operands if not is_sparse(one)]
    if any(expr.kind not in (DIM, CONSTANT) for one in dense for expr in one.subscripts):
        return 0
    term = root
    depth = 0
    while depth < len(operands[-1].subscripts) - 1:
        levels = loop_levels(operands, depth)
        expr = operands[-1].subscripts[depth]
        if expr.value != depth or any(is_sparse(one) and not _is_followed(one, depth) for one in operands):
            break
        points = points_of(term, levels, operands, True)
        if len(points) != 1:
            break
        assert isinstance(points[0].term, Expression)
        term = points[0].term
        depth += 1
    return depth


def _most(init: Value) -> int:
    """The operands that the op has if it copies nothing: its extents, or for a fill the element and the tensor."""
    assert init.op is not None
    return 2 if init.op.info.name == "linalg.fill" else shape_of(init.type).count(DYNAMIC)


def _is_followed(operand: OperandLevels, loop: int) -> bool:
    """The loop is none over what the operand stores: it goes over a dense level, or over none."""
    return loop not in operand.window_of and operand.kind_at(loop) != SPARSE


def compute_row(kernel: Kernel) -> None:
    """Emits the loops over the rest of the output's dimensions."""
    depth = kernel.row_depth
    counters = {loop: kernel.emitter.counter(loop) for loop in range(depth)}
    opened = []
    for expr in kernel.operands[kernel.output].subscripts[depth:]:
        code = kernel.code
        made, block = code.open_for(code.index(0), kernel.size_of(expr.value), [])
        counters[expr.value] = block.arguments[0]
        opened.append(made)
    _compute_element(kernel, counters)
    for made in reversed(opened):
        kernel.code.give([])
        kernel.code.leave(made)


def _compute_element(kernel: Kernel, counters: dict[int, Value]) -> None:
    code, body = kernel.code, body_of(kernel.op)
    values: dict[Value, Value] = {}
    for number, argument in enumerate(body.arguments):
        if number == kernel.output or not argument.uses:
            continue
        operand = kernel.operands[number]
        if is_sparse(operand):
            values[argument] = zero_constant(code.rewriter, argument.type)
        elif isinstance(kernel.op.operands[number].type, ShapedType):
            values[argument] = code.load(kernel.values(number), _places(kernel, operand.subscripts, counters))
        else:
            values[argument] = kernel.op.operands[number]
    end = body.terminator()
    assert end is not None
    for op in body:
        if op.info.name == "linalg.index":
            values[op.results[0]] = counters[loop_of_index(op)]
        elif op is not end:
            code.rewriter.clone(op, values)
    result = end.operands[0]
    places = _places(kernel, kernel.operands[kernel.output].subscripts, counters)
    code.store(values.get(result, result), kernel.values(kernel.output), places)


def _places(kernel: Kernel, subscripts: tuple[AffineExpr, ...], counters: dict[int, Value]) -> list[Value]:
    return [counters[one.value] if one.kind == DIM else kernel.code.index(one.value) for one in subscripts]
