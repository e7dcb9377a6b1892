"""An op on vectors becomes the op on each of their elements.

math.exp %v : vector<2xf32>    ->    for each element of %v: vector.extract, math.exp, vector.insert
"""

from __future__ import annotations

from pyopt.dialects.arith.constants import filled
from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I64, VectorType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter


def unroll_elements(op: Operation, operands: Sequence[Value], rewriter: Rewriter) -> None:
    """Replaces an op with one result, which like all operands is a vector; scalable ones have their least extents."""
    type = op.results[0].type
    assert isinstance(type, VectorType)
    zero = filled(type, 0)
    assert zero is not None
    result = rewriter.constant(zero, type)
    for number in range(type.element_count()):
        position = {"static_position": DenseArrayAttr.get(I64, _position(number, type.shape or ()))}
        scalars: list[Value] = []
        for one in operands:
            assert isinstance(one.type, VectorType)
            element = one.type.element_type
            scalars.append(rewriter.create("vector.extract", [one], [element], dict(position)).results[0])
        scalar = rewriter.create(op.info.name, scalars, [type.element_type]).results[0]
        result = rewriter.create("vector.insert", [scalar, result], [type], dict(position)).results[0]
    rewriter.replace(op, [result])


def _position(number: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The indices of an element, of which `number` come before it."""
    indices: list[int] = []
    for extent in reversed(shape):
        number, index = divmod(number, extent)
        indices.append(index)
    return tuple(reversed(indices))
