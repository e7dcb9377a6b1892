"""Helpers for rules of the vector dialect: constants, known masks, and making ops."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import constant_index, static_values
from pyopt.ir.types import DYNAMIC, SIGNLESS, IntegerType, VectorType
from pyopt.light import Final, Sequence
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

ALL_TRUE: Final = 1
ALL_FALSE: Final = 0
UNKNOWN: Final = -1
MASKS: Final = "vector.create_mask vector.constant_mask"


def dense_constant(value: Value) -> DenseElementsAttr | None:
    """The elements that a vector is by a constant op."""
    attribute = constant_of(value)
    return attribute if isinstance(attribute, DenseElementsAttr) else None


def replace_with_constant(op: Operation, value: Attribute, rewriter: Rewriter) -> bool:
    """An arith.constant takes the place of `op`; there is none of an integer with a sign."""
    element = op.results[0].type
    if isinstance(element, IntegerType) and element.signedness != SIGNLESS:
        return False
    rewriter.replace_with_new(op, "arith.constant", [], [op.results[0].type], {"value": value})
    return True


def replace_with(
    op: Operation,
    name: str,
    operands: Sequence[Value],
    rewriter: Rewriter,
    attributes: dict[str, Attribute] | None = None,
) -> bool:
    """A new op with the same result type takes the place of `op`."""
    rewriter.replace_with_new(op, name, operands, [result.type for result in op.results], attributes)
    return True


def same_scalar(op: Operation) -> Value | None:
    """The scalar that both of the first two operands have in every element."""
    first, second = (producer_of(value, "vector.broadcast") for value in op.operands[:2])
    if first is None or second is None or first.operands[0] is not second.operands[0]:
        return None
    return None if isinstance(first.operands[0].type, VectorType) else first.operands[0]


def rank_of(value: Value) -> int:
    """The rank of a vector, 0 for a scalar."""
    return len(shape_of(value.type)) if isinstance(value.type, VectorType) else 0


def mask_format(mask: Value) -> int:
    """ALL_TRUE or ALL_FALSE where the op that makes the mask shows it, else UNKNOWN."""
    op = producer_of(mask, "arith.constant", "vector.constant_mask", "vector.create_mask")
    if op is None:
        return UNKNOWN
    if op.info.name == "arith.constant":
        values = dense_constant(mask)
        numbers = set() if values is None else set(values.stored_values())
        if len(numbers) != 1:
            return UNKNOWN
        return ALL_FALSE if numbers == {0} else ALL_TRUE
    if op.info.name == "vector.constant_mask":
        pairs = list(zip(integers(op, "mask_dim_sizes"), shape_of(vector_type(mask.type)), strict=False))
        if all(size >= extent for size, extent in pairs):
            return ALL_TRUE
        return ALL_FALSE if all(size <= 0 for size, _ in pairs) else UNKNOWN
    known = [constant_index(size) for size in op.operands]
    return ALL_FALSE if any(size is not None and size <= 0 for size in known) else UNKNOWN


def static_position(op: Operation) -> list[int] | None:
    """The position of extract or insert, None if some of it is dynamic."""
    position = list(static_values(op, "static_position"))
    return None if DYNAMIC in position else position
