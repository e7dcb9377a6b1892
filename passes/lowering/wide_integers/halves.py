"""Types and parts of integers that are held as vectors of two halves, the low one first.

i64                ->  vector<2xi32>
vector<3xi64>      ->  vector<3x2xi32>, of which a half is a vector<3x1xi32>
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import integer_array, shape_of
from pyopt.ir.core import Value
from pyopt.ir.types import FunctionType, IntegerType, Type, VectorType
from pyopt.light import Sequence
from pyopt.passes.building.arith import cast, constant, like
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.vector import extract, insert, shaped
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.type_converter import TypeConverter


def wide_integer_types(width: int, exact: bool) -> TypeConverter:
    """Integers of twice the width become pairs; others of more than the width have no type.

    By default neither have scalable vectors, of which the reference forgets that they are, and vectors of rank 0, which
    it takes for integers.
    """

    def convert(type: Type) -> Sequence[Type] | bool:
        if isinstance(type, FunctionType):
            inputs, results = signature(types, type.inputs), signature(types, type.results)
            return False if inputs is None or results is None else [FunctionType.get(tuple(inputs), tuple(results))]
        element = type.element_type if isinstance(type, VectorType) else type
        if not isinstance(element, IntegerType) or element.width <= width:
            return [type]
        if element.width != 2 * width:
            return False
        half = IntegerType.get(width)
        if not isinstance(type, VectorType):
            return [VectorType.get((2,), half)]
        if not exact and (any(type.scalable) or not type.shape):
            return False
        return [VectorType.get((*shape_of(type), 2), half)]

    types = TypeConverter()
    types.add(convert)
    return types


def signature(types: TypeConverter, given: Sequence[Type]) -> list[Type] | None:
    """The types that a list of types becomes, one each; None if one has none."""
    found: list[Type] = []
    for type in given:
        converted = types.convert(type)
        if converted is None or len(converted) != 1:
            return None
        found.append(converted[0])
    return found


def half_type(type: VectorType) -> Type:
    """vector<2xi32> -> i32, vector<3x2xi32> -> vector<3x1xi32>"""
    shape = shape_of(type)
    return type.element_type if len(shape) == 1 else VectorType.get((*shape[:-1], 1), type.element_type)


def half(rewriter: Rewriter, value: Value, number: int) -> Value:
    """One half of a pair, or of a vector of pairs."""
    type = value.type
    assert isinstance(type, VectorType)
    rank = len(shape_of(type))
    if rank == 1:
        return extract(rewriter, value, number)
    attributes = {
        "offsets": integer_array([0] * (rank - 1) + [number]),
        "sizes": integer_array([*shape_of(type)[:-1], 1]),
        "strides": integer_array([1] * rank),
    }
    return rewriter.create("vector.extract_strided_slice", [value], [half_type(type)], {**attributes}).results[0]


def halves(rewriter: Rewriter, value: Value) -> tuple[Value, Value]:
    """The low half and the high one."""
    low = half(rewriter, value, 0)
    return low, half(rewriter, value, 1)


def joined(rewriter: Rewriter, type: Type, *parts: Value) -> Value:
    """A value of a type of pairs: the low half, and the high one, or 0."""
    assert isinstance(type, VectorType)
    rank = len(shape_of(type))
    whole = constant(rewriter, 0, type)
    for number, part in enumerate(parts):
        if not isinstance(part.type, VectorType):
            whole = insert(rewriter, part, whole, number)
            continue
        attributes = {"offsets": integer_array([0] * (rank - 1) + [number]), "strides": integer_array([1] * rank)}
        whole = rewriter.create("vector.insert_strided_slice", [part, whole], [type], {**attributes}).results[0]
    return whole


def without_last(rewriter: Rewriter, value: Value) -> Value:
    """vector<3x1xi32> -> vector<3xi32>; what is no vector stays."""
    type = value.type
    return shaped(rewriter, value, shape_of(type)[:-1]) if isinstance(type, VectorType) else value


def with_last(rewriter: Rewriter, value: Value) -> Value:
    """vector<3xi32> -> vector<3x1xi32>; what is no vector stays."""
    type = value.type
    return shaped(rewriter, value, (*shape_of(type), 1)) if isinstance(type, VectorType) else value


def widened(rewriter: Rewriter, name: str, value: Value, type: Type, folds: bool = False) -> Value:
    """An extension to the elements of a type, which may fold; the value itself if it has these.

    The reference folds an extension of a constant to the type that it has, which makes another constant.
    """
    element = type.element_type if isinstance(type, VectorType) else type
    own = value.type.element_type if isinstance(value.type, VectorType) else value.type
    if own is element:
        attribute = constant_of(value) if folds else None
        return value if attribute is None else rewriter.constant(attribute, value.type, "arith")
    if folds:
        return create_or_fold(rewriter, "arith." + name, [value], like(value.type, element))
    return cast(rewriter, name, value, element)
