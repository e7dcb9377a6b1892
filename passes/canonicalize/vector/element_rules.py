"""Rules for extract, insert, shuffle and from_elements."""

from __future__ import annotations

from pyopt.dialects.vector.chains import inserted_at, producer_of
from pyopt.dialects.vector.shapes import integers, shape_of, vector_type
from pyopt.ir.attributes import FALSE
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.elements import DenseElementsAttr, is_element
from pyopt.ir.mixed_indices import constant_index, dense, static_values
from pyopt.ir.types import DYNAMIC, VectorType
from pyopt.passes.canonicalize.vector.common import (
    ALL_FALSE,
    delinear,
    dense_constant,
    linear,
    mask_format,
    rank_of,
    replace_with,
    replace_with_constant,
    strides_of,
)
from pyopt.rewrite.folding import constant_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule

LARGE: Final = 256
"""Constants with more elements are only made where another one goes."""


def _static_position(op: Operation) -> list[int] | None:
    """The position of extract or insert, None if some of it is dynamic."""
    position = list(static_values(op, "static_position"))
    return None if DYNAMIC in position else position


def _extract_from(op: Operation, source: Value, position: Sequence[int], rewriter: Rewriter) -> bool:
    """The extraction is from `source` at `position` from now on."""
    rewriter.set_attribute(op, "static_position", dense(position))
    rewriter.set_operand(op, 0, source)
    return True


# Extraction: what the reference folds in place.


def extract_of_extract(op: Operation, rewriter: Rewriter) -> bool:
    """extract(extract(v)[a])[b] -> extract(v)[a, b]"""
    position = _static_position(op)
    inner = producer_of(op.operands[0], "vector.extract")
    if position is None or inner is None:
        return False
    source = op.operands[0]
    for _ in range(LONGEST_CHAIN):
        if inner is None:
            break
        outer = _static_position(inner)
        if outer is None:
            return False
        position = outer + position
        source = inner.operands[0]
        inner = producer_of(source, "vector.extract")
    return _extract_from(op, source, position, rewriter)


def extract_through_inserts(op: Operation, rewriter: Rewriter) -> bool:
    """extract(insert(s, v)[a])[a, b] -> extract(s)[b]; extract(insert(s, v)[a])[b] -> extract(v)[b]; also transposed"""
    found = inserted_at(op)
    if found is None or found.exact:
        return False
    return _extract_from(op, found.value, found.position, rewriter)


def extract_of_broadcast_vector(op: Operation, rewriter: Rewriter) -> bool:
    """extract(broadcast v)[a, b] -> extract(v)[b], and 0 for what is repeated; the result's dimensions are v's"""
    position = _static_position(op)
    broadcast = producer_of(op.operands[0], "vector.broadcast")
    if position is None or broadcast is None:
        return False
    source = broadcast.operands[0]
    result = op.results[0]
    rank = rank_of(result)
    if source.type is result.type or rank >= rank_of(source):
        return False
    shape = shape_of(source.type)
    if rank and shape_of(result.type) != shape[len(shape) - rank :]:
        return False
    target = shape_of(broadcast.results[0].type)
    lead = len(target) - len(shape)
    if len(position) + rank != len(target):
        return False
    kept = [0 if shape[index] != target[index + lead] else one for index, one in enumerate(position[lead:])]
    return _extract_from(op, source, kept, rewriter)


def extract_of_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(shape_cast v)[a] -> extract(v)[b]: the same element or row, if the cast leaves rows whole"""
    position = _static_position(op)
    cast = producer_of(op.operands[0], "vector.shape_cast")
    if position is None or cast is None:
        return False
    source = shape_of(cast.operands[0].type)
    target = shape_of(cast.results[0].type)
    result = shape_of(op.results[0].type) if isinstance(op.results[0].type, VectorType) else ()
    if not source or not target or len(result) > len(source):
        return False
    if result and result != source[len(source) - len(result) :]:
        return False
    for type in (cast.operands[0].type, cast.results[0].type):
        # Positions are counted in rows of known length; the reference counts scalable ones too.
        scalable = vector_type(type).scalable
        if True in scalable[1 : len(scalable) - len(result)]:
            return False
    number = linear(position, strides_of(target[: len(target) - len(result)]))
    kept = strides_of(source[: len(source) - len(result)])
    return _extract_from(op, cast.operands[0], delinear(number, kept), rewriter)


def extract_of_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract(extract_strided_slice v {offsets = [a]})[b] -> extract(v)[a + b]"""
    position = _static_position(op)
    piece = producer_of(op.operands[0], "vector.extract_strided_slice")
    if position is None or piece is None or any(stride != 1 for stride in integers(piece, "strides")):
        return False
    offsets = integers(piece, "offsets")
    source = shape_of(piece.operands[0].type)
    shape = shape_of(piece.results[0].type)
    while offsets and offsets[-1] == 0 and shape[len(offsets) - 1] == source[len(offsets) - 1]:
        offsets.pop()
    if rank_of(op.results[0]) > len(source) - len(offsets) or len(position) < len(offsets):
        return False
    for index, offset in enumerate(offsets):
        position[index] += offset
    return _extract_from(op, piece.operands[0], position, rewriter)


def extract_of_inserted_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract(insert_strided_slice s, v)[a] -> extract(s)[a - offset]: s has whole rows of v"""
    position = _static_position(op)
    insert = producer_of(op.operands[0], "vector.insert_strided_slice")
    if position is None:
        return False
    rank = rank_of(op.results[0])
    for _ in range(LONGEST_CHAIN):
        if insert is None:
            break
        source = shape_of(insert.operands[0].type)
        target = shape_of(insert.results[0].type)
        lead = len(target) - len(source)
        if rank > len(source) or any(stride != 1 for stride in integers(insert, "strides")):
            return False
        inside: list[int] = []
        disjoint = False
        for index, (one, offset) in enumerate(zip(position, integers(insert, "offsets"), strict=False)):
            if not offset <= one < offset + (1 if index < lead else source[index - lead]):
                disjoint = True
                break
            if index >= lead:
                inside.append(one - offset)
        if not disjoint:
            if source[len(source) - rank :] != target[len(target) - rank :]:
                return False
            return _extract_from(op, insert.operands[0], inside, rewriter)
        insert = producer_of(insert.operands[1], "vector.insert_strided_slice")
    return False


# Extraction: what the reference has as patterns.


def extract_op_splat_constant_folder(op: Operation, rewriter: Rewriter) -> bool:
    """extract(dense<a>)[p] -> a, dense<a>"""
    constant = dense_constant(op.operands[0])
    value = None if constant is None else constant.splat_value()
    if value is None:
        return False
    result = op.results[0].type
    if isinstance(result, VectorType):
        value = DenseElementsAttr.splat(result, value)
    return replace_with_constant(op, value, rewriter)


def extract_op_non_splat_constant_folder(op: Operation, rewriter: Rewriter) -> bool:
    """extract(dense<[[a, b], [c, d]]>)[1] -> dense<[c, d]>"""
    position = _static_position(op)
    constant = dense_constant(op.operands[0])
    if position is None or constant is None or constant.is_splat or True in vector_type(constant.type).scalable:
        return False
    start = linear(position, strides_of(constant.shape))
    result = op.results[0].type
    if isinstance(result, VectorType):
        elements = [constant.element(start + index) for index in range(result.element_count())]
        return replace_with_constant(op, DenseElementsAttr.from_attributes(result, elements), rewriter)
    return replace_with_constant(op, constant.element(start), rewriter)


def extract_op_from_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(splat x | broadcast x)[p] -> broadcast(x), or extractelement(x)[] for a scalar"""
    producer = producer_of(op.operands[0], "vector.broadcast", "vector.splat")
    if producer is None:
        return False
    source = producer.operands[0]
    if source.type is op.results[0].type or rank_of(op.results[0]) < rank_of(source):
        return False
    if not isinstance(op.results[0].type, VectorType):
        return replace_with(op, "vector.extractelement", [source], rewriter)
    return replace_with(op, "vector.broadcast", [source], rewriter)


def extract_op_from_create_mask(op: Operation, rewriter: Rewriter) -> bool:
    """extract(create_mask 2, n)[1] -> create_mask n; extract(create_mask 2, n)[2] -> dense<false>"""
    mask = producer_of(op.operands[0], "vector.create_mask")
    result = op.results[0].type
    if mask is None or not isinstance(result, VectorType):
        return False
    shape = shape_of(mask.results[0].type)
    scalable = vector_type(mask.results[0].type).scalable
    position = static_values(op, "static_position")
    none = mask_format(op.operands[0]) == ALL_FALSE
    unknown = False
    if not none:
        for index, one in enumerate(position):
            bound = constant_index(mask.operands[index])
            if bound is None:
                unknown = True
            elif one != DYNAMIC:
                if one >= bound:
                    none = True
                    break
            elif bound < shape[index] or scalable[index]:
                unknown = True
    if none:
        return replace_with_constant(op, DenseElementsAttr.splat(result, FALSE), rewriter)
    if unknown:
        return False
    return replace_with(op, "vector.create_mask", mask.operands[len(position) :], rewriter)


def fold_extract_from_shape_cast_to_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(shape_cast v)[0] -> shape_cast v: all elements"""
    cast = producer_of(op.operands[0], "vector.shape_cast")
    result = op.results[0].type
    if cast is None or not isinstance(result, VectorType):
        return False
    if vector_type(cast.operands[0].type).element_count() != result.element_count():
        return False
    return replace_with(op, "vector.shape_cast", [cast.operands[0]], rewriter)


def fold_extract_from_from_elements(op: Operation, rewriter: Rewriter) -> bool:
    """extract(from_elements w, x, y, z)[1] -> from_elements y, z, for a vector of several elements"""
    position = _static_position(op)
    made = producer_of(op.operands[0], "vector.from_elements")
    type = vector_type(op.operands[0].type)
    if position is None or made is None or True in type.scalable:
        return False
    result = op.results[0].type
    if not isinstance(result, VectorType):
        return False
    start = linear(position, strides_of(shape_of(type)))
    elements = made.operands[start : start + result.element_count()]
    return replace_with(op, "vector.from_elements", elements, rewriter)


# Insertion.


def insert_to_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """insert s, v[0] -> broadcast s: all elements"""
    source = op.operands[0]
    result = vector_type(op.results[0].type)
    if not isinstance(source.type, VectorType) or source.type.element_count() != result.element_count():
        return False
    return replace_with(op, "vector.broadcast", [source], rewriter)


def insert_splat_to_splat(op: Operation, rewriter: Rewriter) -> bool:
    """insert splat x, splat x[p] -> splat x"""
    source = producer_of(op.operands[0], "vector.splat")
    target = producer_of(op.operands[1], "vector.splat")
    if source is None or target is None or source.operands[0] is not target.operands[0]:
        return False
    return replace_with(op, "vector.splat", [source.operands[0]], rewriter)


def may_grow(value: Value, count: int) -> bool:
    """A constant with that many elements may be made for a user of `value`."""
    return count <= LARGE or value.has_one_use()


def insert_op_constant_folder(op: Operation, rewriter: Rewriter) -> bool:
    """insert b, dense<[a, a]>[1] -> dense<[a, b]>"""
    position = _static_position(op)
    target = dense_constant(op.operands[1])
    if position is None or target is None or True in vector_type(target.type).scalable:
        return False
    if not may_grow(op.operands[1], target.count):
        return False
    source = constant_of(op.operands[0])
    if isinstance(source, DenseElementsAttr) and source.element_type is target.element_type:
        inserted = source.attributes()
    elif source is not None and is_element(source, target.element_type):
        inserted = [source]
    else:
        return False
    start = linear(position, strides_of(target.shape))
    elements = target.attributes()
    elements[start : start + len(inserted)] = inserted
    return replace_with_constant(op, DenseElementsAttr.from_attributes(target.shaped_type, elements), rewriter)


# Shuffles.


def shuffle_splat(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(splat x, splat x) -> splat x"""
    first = producer_of(op.operands[0], "vector.splat")
    second = producer_of(op.operands[1], "vector.splat")
    if first is None or second is None or first.operands[0] is not second.operands[0]:
        return False
    return replace_with(op, "vector.splat", [first.operands[0]], rewriter)


def shuffle_interleave(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(v, w)[0, 2, 1, 3] -> interleave(v, w)"""
    result = vector_type(op.results[0].type)
    if True in result.scalable or len(shape_of(result)) != 1:
        return False
    half = shape_of(result)[0] // 2
    mask = integers(op, "mask")
    if half * 2 != len(mask) or mask != [one for index in range(half) for one in (index, half + index)]:
        return False
    if any(shape_of(value.type) not in ((half,), ()) for value in op.operands):
        return False
    return replace_with(op, "vector.interleave", op.operands, rewriter)


def canonicalize_0d_shuffle_op(op: Operation, rewriter: Rewriter) -> bool:
    """shuffle(v, w : vector<T>)[0] -> broadcast v; [1] -> broadcast w"""
    mask = integers(op, "mask")
    if shape_of(op.operands[0].type) or len(mask) != 1:
        return False
    return replace_with(op, "vector.broadcast", [op.operands[0 if mask[0] == 0 else 1]], rewriter)


def rewrite_from_elements_as_splat(op: Operation, rewriter: Rewriter) -> bool:
    """from_elements x, x -> splat x"""
    first = op.operands[0]
    if any(value is not first for value in op.operands):
        return False
    return replace_with(op, "vector.splat", [first], rewriter)


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "vector.extract": (
        extract_of_extract,
        extract_through_inserts,
        extract_of_broadcast_vector,
        extract_of_shape_cast,
        extract_of_slice,
        extract_of_inserted_slice,
        extract_op_splat_constant_folder,
        extract_op_non_splat_constant_folder,
        extract_op_from_broadcast,
        extract_op_from_create_mask,
        fold_extract_from_shape_cast_to_shape_cast,
        fold_extract_from_from_elements,
    ),
    "vector.insert": (insert_to_broadcast, insert_splat_to_splat, insert_op_constant_folder),
    "vector.shuffle": (shuffle_splat, shuffle_interleave, canonicalize_0d_shuffle_op),
    "vector.from_elements": (rewrite_from_elements_as_splat,),
}

NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    extract_of_extract: ("vector.extract",),
    extract_through_inserts: ("vector.insert", "vector.transpose"),
    extract_of_broadcast_vector: ("vector.broadcast",),
    extract_of_shape_cast: ("vector.shape_cast",),
    extract_of_slice: ("vector.extract_strided_slice",),
    extract_of_inserted_slice: ("vector.insert_strided_slice",),
    extract_op_splat_constant_folder: ("constant",),
    extract_op_non_splat_constant_folder: ("constant",),
    extract_op_from_broadcast: ("vector.broadcast", "vector.splat"),
    extract_op_from_create_mask: ("vector.create_mask",),
    fold_extract_from_shape_cast_to_shape_cast: ("vector.shape_cast",),
    fold_extract_from_from_elements: ("vector.from_elements",),
    insert_splat_to_splat: ("vector.splat",),
    insert_op_constant_folder: ("constant",),
    shuffle_splat: ("vector.splat",),
}
