"""The range of the induction variables of scf loops, as constraints."""

from __future__ import annotations

from pyopt.analysis.counting import counts_unsigned
from pyopt.dialects.affine.value_constraints import UPPER, ValueConstraints
from pyopt.ir.affine import AffineMap, add, constant, floordiv, mul, sub, symbol
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.mixed_indices import constant_index, mixed_bounds
from pyopt.ir.signature import operand_group
from pyopt.light import TYPE_CHECKING, TypeAlias
from pyopt.passes.loops.extremum_bounds import simplify_extremum

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

    Loop: TypeAlias = tuple[int | Value, int | Value, int | Value]
    """Lower bound, upper bound and step."""


def loop_of(value: Value) -> Loop | None:
    """The bounds and step of the scf.for, scf.parallel or scf.forall whose induction variable the value is."""
    if not isinstance(value, BlockArgument):
        return None
    op = value.block.parent_op()
    if op is None:
        return None
    name, index = op.info.name, value.index
    if name == "scf.for":
        return (op.operands[0], op.operands[1], op.operands[2]) if index == 0 and not counts_unsigned(op) else None
    if name == "scf.parallel":
        lower = operand_group(op, "lowerBound")
        if index >= len(lower):
            return None
        return lower[index], operand_group(op, "upperBound")[index], operand_group(op, "step")[index]
    if name == "scf.forall":
        lowest, highest, steps = mixed_bounds(op)
        return (lowest[index], highest[index], steps[index]) if index < len(lowest) else None
    return None


def constrain(constraints: ValueConstraints, variable: Value, loop: Loop) -> bool:
    """lower <= i < lower + step * ((upper - lower - 1) floordiv step) + 1; False if the step is not constant."""
    step = constant_index(loop[2])
    if step is None:
        return False
    at = constraints.add_dim(variable)
    symbols: list[int] = []
    numbers: list[int | None] = []
    for one in loop[:2]:
        symbols.append(constraints.add_symbol(one if isinstance(one, Value) else None))
        numbers.append(constant_index(one))
    first_symbol = len(constraints.dims)
    for position, number in zip(symbols, numbers, strict=True):
        if number is not None:
            constraints.fix(first_symbol + position, number)
    constraints.inequalities.append(constraints.row({at: 1, first_symbol + symbols[0]: -1}))
    low, high = numbers
    if low is not None and high is not None and low + step >= high:
        # At most one iteration.
        end = add(symbol(symbols[0]), constant(1))
    else:
        lower = symbol(symbols[0]) if low is None else constant(low)
        upper = symbol(symbols[1]) if high is None else constant(high)
        steps = floordiv(sub(sub(upper, lower), constant(1)), constant(step))
        end = add(add(lower, constant(1)), mul(steps, constant(step)))
    map = AffineMap.get(len(constraints.dims), len(constraints.symbols), [end])
    return constraints.bound(UPPER, at, map)


def simplify_extremum_in_loop(op: Operation, rewriter: Rewriter) -> bool:
    """min(a, b)(i) -> apply(a)(i), if a <= b follows from the ranges of the scf loops around"""
    constraints = ValueConstraints()
    for operand in dict.fromkeys(op.operands):
        loop = loop_of(operand)
        if loop is not None and not constrain(constraints, operand, loop):
            return False
    return simplify_extremum(op, constraints, rewriter)
