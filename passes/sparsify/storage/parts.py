"""Elements that are stored in parts: several values with the same coordinates, whose sum is the element."""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.ir.types import I1, ComplexType, FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code


def sum_in_loop(code: Code, buffer: Value, prefix: Sequence[Value], bounds: tuple[Value, Value], start: Value) -> Value:
    """start + buffer[prefix, first] + ... up to the position before the second bound."""

    def add(position: Value, so_far: list[Value]) -> list[Value]:
        value = code.load(buffer, [*prefix, position])
        return list(code.rewriter.create(sum_op(start), [so_far[0], value], [start.type]).results)

    return code.for_loop(bounds[0], bounds[1], [start], add)[0]


def sum_op(value: Value) -> str:
    """The op that adds two such values; of truth values, the one that says whether one is true."""
    if isinstance(value.type, ComplexType):
        return "complex.add"
    if element_type_or_self(value.type) is I1:
        return "arith.ori"
    return "arith.addf" if isinstance(element_type_or_self(value.type), FloatType) else "arith.addi"
