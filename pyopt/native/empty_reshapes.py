"""Reshapes of what has no elements, or one, whose types lowerings have no form for, get casts that forget extents.

collapse_shape %t [[0, 1]] : ?x0 into ?       cast %t to ?x? first
collapse_shape %t [] : ?x? into a scalar      cast %t to 1x1 first
expand_shape %t [[0, 1]] [%n, 0] : ? to ?x0   to ?x?, and cast that to ?x0

Where the extents say otherwise the casts do not hold, which is checked like every cast.
"""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense, mixed_group, split
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, TensorType, Type
from pyopt.light import Final, Sequence
from pyopt.native.checking import is_shaped, shape_of
from pyopt.rewrite.rewriter import Rewriter

_EXPANDING: Final = frozenset(("tensor.expand_shape", "memref.expand_shape"))


def regular_reshapes(module: Operation, context: Context) -> None:
    """Inserts the casts in a module."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        name = op.info.name
        if name == "tensor.collapse_shape" and is_shaped(op.operands[0].type):
            rewriter.loc = op.loc
            rewriter.insert_before(op)
            _collapsed(rewriter, op)
        elif name in _EXPANDING and is_shaped(op.operands[0].type):
            rewriter.loc = op.loc
            rewriter.insert_before(op)
            _expanded(rewriter, op)


def _collapsed(rewriter: Rewriter, op: Operation) -> None:
    source = op.operands[0]
    shape = list(shape_of(source.type))
    if not shape_of(op.results[0].type):
        if any(extent not in (1, DYNAMIC) for extent in shape):  # nothing casts that to 1
            source = _cast(rewriter, source, [DYNAMIC] * len(shape))
        rewriter.set_operand(op, 0, _cast(rewriter, source, [1] * len(shape)))
        return
    for group in groups_of(op):
        extents = [shape[at] for at in group]
        if 0 in extents and DYNAMIC in extents:
            for at in group:
                shape[at] = DYNAMIC
    rewriter.set_operand(op, 0, _cast(rewriter, source, shape))


def _expanded(rewriter: Rewriter, op: Operation) -> None:
    result = op.results[0]
    type = result.type
    if isinstance(type, MemRefType) and type.layout is not None:
        return
    given, shape = shape_of(op.operands[0].type), list(shape_of(type))
    entries = mixed_group(op, "output_shape")
    zero: Value | None = None
    for extent, group in zip(given, groups_of(op), strict=True):
        for one in group:
            if extent == DYNAMIC and shape[one] == 0:
                if zero is None:
                    zero = rewriter.constant(IntegerAttr.get(0, INDEX), INDEX)
                shape[one], entries[one] = DYNAMIC, zero
    if zero is not None:
        static, dynamic = split(entries)
        attributes = {**op.attributes, "static_output_shape": dense(static)}
        made = rewriter.create(op.info.name, [op.operands[0], *dynamic], [_of_shape(type, shape)], attributes)
        rewriter.replace(op, [_cast(rewriter, made.results[0], shape_of(type))])


def _cast(rewriter: Rewriter, value: Value, shape: Sequence[int]) -> Value:
    type = _of_shape(value.type, shape)
    if type is value.type:
        return value
    name = "tensor.cast" if isinstance(type, TensorType) else "memref.cast"
    return rewriter.create(name, [value], [type]).results[0]


def _of_shape(type: Type, shape: Sequence[int]) -> Type:
    if isinstance(type, TensorType):
        return TensorType.get(tuple(shape), type.element_type, type.encoding)
    assert isinstance(type, MemRefType)
    return MemRefType.get(tuple(shape), type.element_type, type.layout, type.memory_space)
