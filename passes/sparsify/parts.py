"""Elements that are stored in parts: several values with the same coordinates, whose sum is the element."""

from __future__ import annotations

from pyopt.ir.core import Region, Value
from pyopt.ir.types import I1, INDEX, ComplexType, FloatType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from passes.sparsify.emitter.code import Code


def sum_in_loop(code: Code, buffer: Value, prefix: Sequence[Value], bounds: tuple[Value, Value], start: Value) -> Value:
    """start + buffer[prefix, first] + ... up to the position before the second bound."""
    rewriter = code.rewriter
    region = Region()
    operands = [bounds[0], bounds[1], code.index(1), start]
    loop = rewriter.create("scf.for", operands, [start.type], None, [region])
    block = code.open_block([INDEX, start.type])
    region.append(block)
    rewriter.insert_at_end(block)
    position, so_far = block.arguments
    value = code.load(buffer, [*prefix, position])
    code.give(rewriter.create(sum_op(start), [so_far, value], [start.type]).results)
    rewriter.insert_after(loop)
    return loop.results[0]


def sum_op(value: Value) -> str:
    """The op that adds two such values; of truth values, the one that says whether one is true."""
    if isinstance(value.type, ComplexType):
        return "complex.add"
    if value.type is I1:
        return "arith.ori"
    return "arith.addf" if isinstance(value.type, FloatType) else "arith.addi"
