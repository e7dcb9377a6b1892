"""Verifiers of vector ops, beyond their declarations: elements, slices and shapes."""

from __future__ import annotations

from pyopt.dialects.vector.shapes import POISON_INDEX, half_width, integer, integers, shape_of, vector_type, width_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.errors import DiagnosticError
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.strides import contiguous_strides, has_identity_layout, strides_and_offset
from pyopt.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, MemRefType, ShapedType, Type, VectorType
from pyopt.light import Final, Sequence
from pyopt.syntax.describe import quoted

# Elements.


MISSING_POSITION: Final = (
    "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) "
    "-- this can only happen due to an incorrect fold/rewrite"
)


def _verify_bounds(position: Sequence[int], shape: Sequence[int], words: str) -> str | None:
    for index, one in enumerate(position):
        if one not in (DYNAMIC, POISON_INDEX) and not 0 <= one < shape[index]:
            return (
                f"expected position attribute #{index + 1} to be a non-negative integer smaller than the "
                f"corresponding {words}"
            )
    return None


def _check_scalar(op: Operation, value: Value, name: str) -> None:
    if isinstance(value.type, VectorType) and not shape_of(value.type):
        raise DiagnosticError(f"expected a scalar instead of a 0-d vector as {name}", op.loc)


def verify_extract(op: Operation) -> str | None:
    """A position in the vector."""
    _check_scalar(op, op.results[0], "the result type")
    position = static_values(op, "static_position")
    shape = shape_of(op.operands[0].type)
    if position.count(DYNAMIC) != len(op.operands) - 1:
        return MISSING_POSITION
    if len(position) > len(shape):
        return "expected position attribute of rank no greater than vector rank"
    return _verify_bounds(position, shape, "vector dimension or poison (-1)")


def verify_insert(op: Operation) -> str | None:
    """A position in the destination that together with the source makes up its rank."""
    _check_scalar(op, op.operands[0], "the source operand")
    position = static_values(op, "static_position")
    source = op.operands[0].type
    shape = shape_of(op.operands[1].type)
    if len(position) > len(shape):
        return "expected position attribute of rank no greater than dest vector rank"
    if isinstance(source, VectorType):
        if len(shape_of(source)) + len(position) != len(shape):
            return "expected position attribute rank + source rank to match dest vector rank"
    elif len(position) != len(shape):
        return "expected position attribute rank to match the dest vector rank"
    if position.count(DYNAMIC) != len(op.operands) - 2:
        return MISSING_POSITION  # the reference says so of vector.extract only
    return _verify_bounds(position, shape, "dest vector dimension")


def extract_fits(inferred: list[Type], given: list[Type]) -> bool:
    """Types of vector.extract: a vector of one element may stand for the element, and the reverse."""
    return inferred == given or (len(given) == 1 and (_is_one(inferred[0], given[0]) or _is_one(given[0], inferred[0])))


def _is_one(type: Type, element: Type) -> bool:
    return isinstance(type, VectorType) and shape_of(type) == (1,) and type.element_type is element


def _elements_match(shaped: Value, name: str, elements: Sequence[Value]) -> str | None:
    type = vector_type(shaped.type)
    element = type.element_type
    if len(elements) != type.element_count() or any(value.type is not element for value in elements):
        return f"failed to verify that shaped type '{name}' matches 'elements' element count and types"
    return None


def from_elements_invariants(op: Operation) -> str | None:
    """As many operands as elements, of the element type."""
    return _elements_match(op.results[0], "dest", op.operands)


def to_elements_invariants(op: Operation) -> str | None:
    """As many results as elements, of the element type."""
    return _elements_match(op.operands[0], "source", op.results)


def verify_shuffle(op: Operation) -> str | None:
    """Both vectors have the result's dimensions but the first, and the mask is in their elements."""
    first, second, result = (shape_of(value.type) for value in (*op.operands, *op.results))
    all_scalar = not first and not second and len(result) == 1
    if not all_scalar and not len(first) == len(second) == len(result):
        return "rank mismatch"
    if first[1:] != second[1:] or (first and result[1:] != first[1:]):
        return "dimension mismatch"
    mask = integers(op, "mask")
    if not mask:
        return "invalid mask length"
    if len(mask) != result[0]:
        return "mask length mismatch"
    count = (first[0] if first else 1) + (second[0] if second else 1)
    for index, one in enumerate(mask):
        if one != POISON_INDEX and not 0 <= one < count:
            return f"mask index #{index + 1} out of range"
    return None


def deinterleave_invariants(op: Operation) -> str | None:
    """An even number of elements, half as many in both results."""
    source = op.operands[0].type
    one, other = (result.type for result in op.results)
    if shape_of(source)[-1] % 2:
        return "failed to verify that the trailing dimension of the source vector has an even number of elements"
    if one is not half_width(source):
        return (
            "failed to verify that the trailing dimension of the results is half the width of source trailing dimension"
        )
    return None if one is other else "failed to verify that all of {res1, res2} have same type"


# Slices.


def _in_range(name: str, values: Sequence[int], low: int, high: int) -> str | None:
    if any(not low <= value < high for value in values):
        return f"expected {name} to be confined to [{low}, {high})"
    return None


def _in_shape(name: str, values: Sequence[int], shape: Sequence[int], low: int, open: bool) -> str | None:
    """Each value is at least `low` and below its extent, or, unless `open`, at most it."""
    for index, (value, extent) in enumerate(zip(values, shape, strict=False)):
        high = extent if open else extent + 1
        if not low <= value < high:
            return f"expected {name} dimension {index} to be confined to [{low}, {high})"
    return None


def _sum_in_shape(names: str, left: Sequence[int], right: Sequence[int], shape: Sequence[int]) -> str | None:
    """No sum is above its extent; that it is 1 at least is what the message says, but 0 is good too."""
    for index, (one, other, extent) in enumerate(zip(left, right, shape, strict=False)):
        if one + other > extent:
            return f"expected sum({names}) dimension {index} to be confined to [1, {extent + 1})"
    return None


def verify_extract_strided_slice(op: Operation) -> str | None:
    """A slice of unit strides that is in the vector; scalable dimensions are taken whole."""
    source = vector_type(op.operands[0].type)
    shape = shape_of(source)
    offsets = integers(op, "offsets")
    sizes = integers(op, "sizes")
    strides = integers(op, "strides")
    if not len(offsets) == len(sizes) == len(strides):
        return "expected offsets, sizes and strides attributes of same size"
    for name, values in (("offsets", offsets), ("sizes", sizes), ("strides", strides)):
        if len(values) > len(shape):
            return f"expected {name} attribute of rank no greater than vector rank"
    message = (
        _in_shape("offsets", offsets, shape, 0, True)
        or _in_shape("sizes", sizes, shape, 1, False)
        or _in_range("strides", strides, 1, 2)
        or _sum_in_shape("offsets, sizes", offsets, sizes, shape)
    )
    if message is not None:
        return message
    wanted = VectorType.get((*sizes, *shape[len(sizes) :]), source.element_type, source.scalable)
    if op.results[0].type is not wanted:
        return f"expected result type to be {quoted(wanted)}"
    for index, size in enumerate(sizes):
        if source.scalable[index] and size != shape[index]:
            return _wrong_scalable_size(index, size, shape[index])
    return None


def _wrong_scalable_size(index: int, one: int, other: int) -> str:
    return f"expected size at idx={index} to match the corresponding base size from the input vector ({one} vs {other})"


def verify_insert_strided_slice(op: Operation) -> str | None:
    """The source fits into the destination at the offsets; scalable dimensions are given whole."""
    source = vector_type(op.operands[0].type)
    target = vector_type(op.operands[1].type)
    offsets = integers(op, "offsets")
    strides = integers(op, "strides")
    if len(offsets) != len(shape_of(target)):
        return "expected offsets of same size as destination vector rank"
    if len(strides) != len(shape_of(source)):
        return "expected strides of same size as source vector rank"
    if len(shape_of(source)) > len(shape_of(target)):
        return "expected source rank to be no greater than destination rank"
    lead = len(shape_of(target)) - len(shape_of(source))
    message = (
        _in_shape("offsets", offsets, shape_of(target), 0, True)
        or _in_range("strides", strides, 1, 2)
        or _sum_in_shape("offsets, source vector shape", offsets, (*[0] * lead, *shape_of(source)), shape_of(target))
    )
    if message is not None:
        return message
    for index, extent in enumerate(shape_of(source)):
        if source.scalable[index] != target.scalable[index + lead]:
            return f"mismatching scalable flags (at source vector idx={index})"
        if source.scalable[index] and extent != shape_of(target)[index + lead]:
            return _wrong_scalable_size(index, extent, shape_of(target)[index + lead])
    return None


def verify_scalable_insert(op: Operation) -> str | None:
    """The position is a multiple of the source's length."""
    return _verify_multiple(op, op.operands[0].type, "source")


def verify_scalable_extract(op: Operation) -> str | None:
    """The position is a multiple of the result's length."""
    return _verify_multiple(op, op.results[0].type, "result")


def _verify_multiple(op: Operation, type: Type, word: str) -> str | None:
    if integer(op, "pos") % vector_type(type).element_count():
        return f"failed to verify that position is a multiple of the {word} length."
    return None


# Shapes.


def _broadcast_error(source: Type, target: VectorType) -> str | None:
    """The reason why a value cannot be broadcast to a vector, None if it can."""
    if not isinstance(source, VectorType):
        if isinstance(source, (IntegerType, FloatType, IndexType)):
            return None
        return "source type is not a vector"
    lead = len(shape_of(target)) - len(shape_of(source))
    if lead < 0:
        return "source rank higher than destination rank"
    for index, extent in enumerate(shape_of(source)):
        other = shape_of(target)[index + lead]
        scalable = source.scalable[index], target.scalable[index + lead]
        if (extent, scalable[0]) not in ((1, False), (other, scalable[1])):
            one, two = (
                f"[{size}]" if flag else f"{size}" for size, flag in zip((extent, other), scalable, strict=True)
            )
            return f"dimension mismatch ({one} vs. {two})"
    return None


def verify_broadcast(op: Operation) -> str | None:
    """A scalar, or a vector whose dimensions are the last ones of the result, or 1."""
    return _broadcast_error(op.operands[0].type, vector_type(op.results[0].type))


def verify_shape_cast(op: Operation) -> str | None:
    """As many elements of the same type, and as many scalable dimensions."""
    source = vector_type(op.operands[0].type)
    result = vector_type(op.results[0].type)
    if source.element_type is not result.element_type:
        return "has different source and result element types"
    counts = source.element_count(), result.element_count()
    if counts[0] != counts[1]:
        return f"has different number of elements at source ({counts[0]}) and result ({counts[1]})"
    counts = source.scalable.count(True), result.scalable.count(True)
    if counts[0] != counts[1]:
        return f"has different number of scalable dims at source ({counts[0]}) and result ({counts[1]})"
    return None


def verify_bitcast(op: Operation) -> str | None:
    """All dimensions but the last are alike, and that one has as many bits."""
    source = vector_type(op.operands[0].type)
    result = vector_type(op.results[0].type)
    for index in range(len(shape_of(source)) - 1):
        if shape_of(source)[index] != shape_of(result)[index]:
            return f"dimension size mismatch at: {index}"
    bits = width_of(source.element_type), width_of(result.element_type)
    if not shape_of(source):
        if bits[0] != bits[1]:
            return "source/result bitwidth of the 0-D vector element types must be equal"
    elif bits[0] * shape_of(source)[-1] != bits[1] * shape_of(result)[-1]:
        return "source/result bitwidth of the minor 1-D vectors must be equal"
    return None


def verify_transpose(op: Operation) -> str | None:
    """A permutation of the source's dimensions that gives those of the result."""
    source = shape_of(op.operands[0].type)
    result = shape_of(op.results[0].type)
    if len(source) != len(result):
        return f"vector result rank mismatch: {len(result)}"
    permutation = static_values(op, "permutation")
    if len(permutation) != len(source):
        return f"transposition length mismatch: {len(permutation)}"
    for index, one in enumerate(permutation):
        if not 0 <= one < len(source):
            return f"transposition index out of range: {one}"
        if one in permutation[:index]:
            return f"duplicate position index: {one}"
        if result[index] != source[one]:
            return f"dimension size mismatch at: {one}"
    return None


def verify_type_cast(op: Operation) -> str | None:
    """Memrefs of identity layout with one memory space, scalar type, and shape when the vectors' are counted."""
    source = op.operands[0].type
    result = op.results[0].type
    assert isinstance(source, MemRefType) and isinstance(result, MemRefType)
    if not _is_contiguous(source):
        return "expects operand to be a memref with identity layout"
    if not has_identity_layout(result):
        return "expects result to be a memref with identity layout"
    if source.memory_space is not result.memory_space:
        return "expects result in same memory space"
    if _scalar(source) is not _scalar(result):
        return f"expects result and operand with same underlying scalar type: {quoted(result)}"
    if _whole_shape(source) != _whole_shape(result):
        return f"expects concatenated result and operand shapes to be equal: {quoted(result)}"
    return None


def _is_contiguous(type: MemRefType) -> bool:
    """The layout, however it is written, is the row-major one."""
    if type.layout is None:
        return True
    return strides_and_offset(type) == (contiguous_strides(shape_of(type)), 0)


def _scalar(type: Type) -> Type:
    while isinstance(type, ShapedType):
        type = type.element_type
    return type


def _whole_shape(type: Type) -> tuple[int, ...]:
    """The extents of a memref and of the vectors in it."""
    shape: tuple[int, ...] = ()
    while isinstance(type, ShapedType):
        shape += shape_of(type)
        type = type.element_type
    return shape
