"""Folds of the tensor ops on elements and shapes. Those of slices, reshapes and layouts are in `folds_layout.py`."""

from __future__ import annotations

from pyopt.dialects.arith.syntax import materialize as materialize_number
from pyopt.dialects.tensor.shapes import is_ranked, shape_of, tensor_type
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr, SparseElementsAttr, is_element, is_number
from pyopt.ir.mixed_indices import constant_index
from pyopt.ir.types import DYNAMIC, INDEX, ComplexType, Type
from pyopt.light import Sequence


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """Constants that folds of this dialect make are arith's, or complex.constant."""
    if isinstance(type, ComplexType):
        return "complex.constant", {"value": attribute}
    return materialize_number(attribute, type)


def splat_of_type(constant: Attribute | None, type: Type) -> Attribute | None:
    """A constant splat as a splat of another static type with the same elements."""
    if not isinstance(constant, DenseElementsAttr) or not constant.is_splat:
        return None
    result = tensor_type(type)
    if not result.has_static_shape() or constant.element_type is not result.element_type:
        return None
    return constant.reshape(result)


def dynamic_extent(shape: Sequence[int], dimension: int) -> int:
    """The number of dynamic extents before a dimension: where its operand is among those of the dynamic ones."""
    return sum(1 for extent in shape[:dimension] if extent == DYNAMIC)


def fold_cast(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """cast(t : T) : T -> t, bitcast(t : T) : T -> t"""
    source = op.operands[0]
    return source if source.type is op.results[0].type else None


def fold_dim(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """dim(t : tensor<..xNx..>, i) -> N; dim(generate(.., n, ..), i) -> n; dim(t[..][.., n, ..], i) -> n"""
    index = constants[1]
    source = op.operands[0]
    if not isinstance(index, IntegerAttr) or not is_ranked(source.type):
        return None
    shape = shape_of(source.type)
    dimension = index.value
    if not 0 <= dimension < len(shape):
        return None
    if shape[dimension] != DYNAMIC:
        return IntegerAttr.get(shape[dimension], INDEX)
    producer = source.op
    if producer is None:
        return None
    name = producer.info.name
    if name == "tensor.generate":
        return producer.operands[dynamic_extent(shape, dimension)]
    if name == "tensor.extract_slice" and len(shape_of(producer.operands[0].type)) == len(shape):
        from pyopt.ir.mixed_indices import slice_of

        size = slice_of(producer).sizes[dimension]
        return size if isinstance(size, Value) else None
    return None


def fold_rank(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """rank(t : tensor<a x b>) -> 2"""
    type = op.operands[0].type
    return IntegerAttr.get(len(shape_of(type)), INDEX) if is_ranked(type) else None


def _constant_indices(constants: list[Attribute | None]) -> list[int] | None:
    out: list[int] = []
    for constant in constants:
        if not isinstance(constant, IntegerAttr):
            return None
        out.append(constant.value)
    return out


def _linear_index(shape: Sequence[int], indices: Sequence[int]) -> int:
    """The row-major index; -1 if one of the indices is out of bounds."""
    index = 0
    for extent, one in zip(shape, indices, strict=True):
        if not 0 <= one < extent:
            return -1
        index = index * extent + one
    return index


def fold_extract(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """dense<[a, b, c]>[1] -> b; dense<a>[i] -> a; sparse<1, a>[1] -> a; from_elements(x, y, z)[1] -> y;
    insert(x, t)[1][1] -> x"""
    elements = constants[0]
    if isinstance(elements, DenseElementsAttr) and elements.is_splat:
        return elements.element(0)
    indices = _constant_indices(constants[1:])
    if indices is None:
        return None
    source = op.operands[0]
    producer = source.op
    if producer is not None and producer.info.name == "tensor.insert":
        places = [constant_index(one) for one in producer.operands[2:]]
        return producer.operands[0] if places == indices else None
    made = producer is not None and producer.info.name == "tensor.from_elements"
    if not made and not isinstance(elements, (DenseElementsAttr, SparseElementsAttr)):
        return None
    index = _linear_index(shape_of(source.type), indices)
    if index < 0:
        return None
    if isinstance(elements, DenseElementsAttr):
        return elements.element(index)
    if isinstance(elements, SparseElementsAttr):
        return elements.element_at(indices)
    assert producer is not None
    return producer.operands[index]


def fold_insert(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """a into dense<a>[i] -> dense<a>"""
    scalar, target = constants[:2]
    if scalar is not None and isinstance(target, DenseElementsAttr) and target.splat_value() is scalar:
        return target
    return None


def fold_from_elements(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """from_elements(constants a, b, ...) -> dense<[a, b, ...]>"""
    result = tensor_type(op.results[0].type)
    if not is_number(result.element_type):
        return None
    found = [constant for constant in constants if constant is not None and is_element(constant, result.element_type)]
    if len(found) != len(constants):
        return None
    return DenseElementsAttr.from_attributes(result, found)


def fold_splat(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """splat(constant a) : static type -> dense<a>"""
    result = tensor_type(op.results[0].type)
    constant = constants[0]
    if not isinstance(constant, (IntegerAttr, FloatAttr)) or not result.has_static_shape():
        return None
    return DenseElementsAttr.splat(result, constant) if constant.type is result.element_type else None


def fold_gather(op: Operation, constants: list[Attribute | None]) -> Attribute | None:
    """gather(dense<a>, indices) -> dense<a>"""
    return splat_of_type(constants[0], op.results[0].type)


def _same_shape_again(source: Value, shape: Value) -> bool:
    """`shape` is from_elements of the extents of `source`, in order: constants or tensor.dim of it."""
    producer = shape.op
    extents = shape_of(source.type)
    if producer is None or producer.info.name != "tensor.from_elements" or len(producer.operands) != len(extents):
        return False
    for dimension, (value, extent) in enumerate(zip(producer.operands, extents, strict=True)):
        known = _constant_number(value)
        if known is not None:
            if known != extent:
                return False
            continue
        size = value.op
        if size is None or size.info.name != "tensor.dim" or size.operands[0] is not source:
            return False
        if _constant_number(size.operands[1]) != dimension:
            return False
    return True


def _constant_number(value: Value) -> int | None:
    if value.op is not None and value.op.info.name == "arith.constant":
        attribute = value.op.attributes.get("value")
        if isinstance(attribute, IntegerAttr):
            return attribute.value
    return None


def fold_reshape(op: Operation, constants: list[Attribute | None]) -> Attribute | Value | None:
    """reshape(dense<a>, s) -> dense<a>; reshape(t : tensor<?xT>, s) : tensor<?xT> -> t; reshape(t, shape of t) -> t"""
    splat = splat_of_type(constants[0], op.results[0].type)
    if splat is not None:
        return splat
    source, shape = op.operands
    if not is_ranked(source.type) or source.type is not op.results[0].type:
        return None
    if source.op is not None and source.op.info is op.info:
        return None  # a rule looks through that one first
    if len(shape_of(source.type)) == 1 or _same_shape_again(source, shape):
        return source
    return None
