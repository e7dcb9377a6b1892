"""Rules for from_elements and to_elements."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.shapes import delinear, linear, shape_of, strides_of, vector_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense
from pyopt.ir.types import VectorType
from pyopt.light import Final
from pyopt.passes.canonicalize.vector.common import (
    replace_with,
    static_position,
)
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def from_elements_of_part(op: Operation, rewriter: Rewriter) -> bool:
    """from_elements v[1, 0], v[1, 1] : v : vector<2x2xT> -> shape_cast v[1]: all elements of a part, in order"""
    result = vector_type(op.results[0].type)
    first = producer_of(op.operands[0], "vector.extract")
    if first is None:
        return False
    source = first.operands[0]
    start = static_position(first)
    if start is None or True in vector_type(source.type).scalable:
        return False
    shape = shape_of(source.type)
    count = len(shape)
    size = 1
    while count and size < len(op.operands) and start[count - 1] == 0:
        count -= 1
        size *= shape[count]
    if size != len(op.operands) or size == 1:
        return False
    begin = linear(start, strides_of(shape))
    for number, value in enumerate(op.operands):
        extract = producer_of(value, "vector.extract")
        place = None if extract is None or extract.operands[0] is not source else static_position(extract)
        if place is None or linear(place, strides_of(shape)) != begin + number:
            return False
    part = source
    if count:
        type = VectorType.get(shape[count:], result.element_type)
        position: dict[str, Attribute] = {"static_position": dense(start[:count])}
        part = rewriter.create("vector.extract", [source], [type], position).results[0]
    return replace_with(op, "vector.shape_cast", [part], rewriter)


def rewrite_from_elements_as_splat(op: Operation, rewriter: Rewriter) -> bool:
    """from_elements x, x -> broadcast x"""
    first = op.operands[0]
    if any(value is not first for value in op.operands):
        return False
    return replace_with(op, "vector.broadcast", [first], rewriter)


def elements_of_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """to_elements(broadcast v) -> to_elements v, each as often as it is repeated"""
    broadcast = producer_of(op.operands[0], "vector.broadcast")
    if broadcast is None or not isinstance(broadcast.operands[0].type, VectorType):
        return False
    source = broadcast.operands[0]
    target = vector_type(op.operands[0].type)
    if True in target.scalable:
        return False
    shape = shape_of(source.type)
    lead = len(shape_of(target)) - len(shape)
    types = [target.element_type] * vector_type(source.type).element_count()
    elements = rewriter.create("vector.to_elements", [source], types).results
    strides = strides_of(shape_of(target))
    values: list[Value] = []
    for number in range(len(op.results)):
        place = delinear(number, strides)[lead:]
        kept = [0 if extent == 1 else one for one, extent in zip(place, shape, strict=True)]
        values.append(elements[linear(kept, strides_of(shape))])
    rewriter.replace(op, values)
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("vector.from_elements", from_elements_of_part, needs="vector.extract"),
    Rule("vector.from_elements", rewrite_from_elements_as_splat),
    Rule("vector.to_elements", elements_of_broadcast, needs="vector.broadcast"),
)
