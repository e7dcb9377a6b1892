"""Zeros in the elements of a dense output that are written to if anything is stored; all others keep what they have.

x(2 * i) = a(i)     ->     for i in 0 .. extent of i: x(2 * i) = 0
"""

from __future__ import annotations

from pyopt.ir.core import Block, Value
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, Callable
from pyopt.passes.lowering.affine_maps import expand
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.storage.constants import zero_constant

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.kernels.subscripts import OperandLevels


def clear_elements(
    code: Code, buffer: Value, output: Value, levels: OperandLevels, loop_size: Callable[[int], Value]
) -> None:
    """A loop for each one in the output's subscripts; the insertion point ends up behind them."""
    rewriter = code.rewriter
    assert isinstance(buffer.type, MemRefType)
    zero = zero_constant(rewriter, buffer.type.element_type)
    loops = sorted({loop for expr in levels.subscripts for loop in loops_in(expr)})
    counters = [zero] * (max(loops, default=-1) + 1)  # those between are in no subscript
    blocks: list[Block] = []
    for loop in loops:
        made, block = code.open_for(code.index(0), loop_size(loop), ())
        if not blocks:
            outermost = made
        blocks.append(block)
        counters[loop] = block.arguments[0]
    coordinates: list[Value] = []
    for expr in levels.subscripts:
        value = expand(expr, counters, (), rewriter)
        assert value is not None  # maps divide by positive numbers only
        coordinates.append(value)
    code.store(zero, buffer, _place(code, output, coordinates) if levels.annotated else coordinates)
    for block in blocks:
        rewriter.insert_at_end(block)
        code.give(())
    if blocks:
        code.leave(outermost)


def _place(code: Code, output: Value, coordinates: list[Value]) -> list[Value]:
    """The position of an element of a tensor whose levels are all dense."""
    position = coordinates[0]
    for level, coordinate in enumerate(coordinates[1:], 1):
        position = code.add(code.multiply(position, code.level_size(output, level)), coordinate)
    return [position]
