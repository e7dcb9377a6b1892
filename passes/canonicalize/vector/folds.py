"""The folds of vector ops that change the op."""

from __future__ import annotations

from pyopt.dialects.vector.chains import broadcast_of, inserted_at, producer_of, repeated_alike
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import (
    POISON_INDEX,
    delinear,
    integer_array,
    integers,
    keeps_order,
    linear,
    shape_of,
    strides_of,
    vector_type,
)
from pyopt.ir.attributes import FALSE, TRUE, ArrayAttr, DenseArrayAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import constant_index, dense, mixed_group, split, static_values
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.ir.types import VectorType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence
from pyopt.passes.canonicalize.memory_casts import look_through_casts
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.passes.canonicalize.vector.common import (
    ALL_TRUE,
    mask_format,
    rank_of,
    static_position,
)
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def shape_cast_of_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast(shape_cast v) -> shape_cast v"""
    inner = producer_of(op.operands[0], "vector.shape_cast")
    if inner is None:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


def elements_in_order_before(op: Operation) -> Operation | None:
    """The op that gives the elements in the order of its operand to the shape_cast `op`."""
    cast = producer_of(op.operands[0], "vector.shape_cast")
    return ordered_transpose(op) if cast is None else cast


def shape_cast_of_transpose(op: Operation, rewriter: Rewriter) -> bool:
    """shape_cast(transpose v) -> shape_cast v: the elements stay in order"""
    transpose = ordered_transpose(op)
    if transpose is None:
        return False
    rewriter.set_operand(op, 0, transpose.operands[0])
    return True


def ordered_transpose(op: Operation) -> Operation | None:
    """The transpose in front of `op` that leaves the elements in order."""
    transpose = producer_of(op.operands[0], "vector.transpose")
    return transpose if transpose is not None and keeps_order(transpose) else None


def broadcast_of_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """broadcast(shape_cast v) -> broadcast v, which repeats the same"""
    source = repeated_alike(op)
    if source is None:
        return False
    rewriter.set_operand(op, 0, source)
    return True


def bitcast_in_one_step(op: Operation, rewriter: Rewriter) -> bool:
    """bitcast(bitcast v) -> bitcast v"""
    inner = bits_before(op)
    if inner is None:
        return False
    rewriter.set_operand(op, 0, inner.operands[0])
    return True


def bits_before(op: Operation) -> Operation | None:
    """The bitcast whose bits `op` casts again, to another type than they had before that."""
    inner = producer_of(op.operands[0], "vector.bitcast")
    return inner if inner is not None and inner.operands[0].type is not op.results[0].type else None


def slice_of_inserted_slice(op: Operation, rewriter: Rewriter) -> bool:
    """extract_strided_slice(insert_strided_slice s, v) -> extract_strided_slice s: all of it is in s"""
    offsets = integers(op, "offsets")
    sizes = integers(op, "sizes")
    rank = rank_of(op.operands[0])
    insert = producer_of(op.operands[0], "vector.insert_strided_slice")
    for _ in range(LONGEST_CHAIN):
        if insert is None:
            break
        source = shape_of(insert.operands[0].type)
        starts = integers(insert, "offsets")
        whole = len(offsets)
        if rank != len(source) or source[whole:] != shape_of(insert.results[0].type)[whole:]:
            # The reference forgets the dimensions behind those of the slice, and makes ops that do not verify.
            return False
        inside: list[int] = []
        partial = disjoint = False
        for index, (offset, size) in enumerate(zip(offsets, sizes, strict=True)):
            end = starts[index] + source[index]
            if offset + size <= starts[index] or end <= offset:
                disjoint = True
                break
            # The reference only asks where the slice begins.
            partial = partial or offset < starts[index] or offset + size > end
            inside.append(offset - starts[index])
        if not disjoint:
            if partial:
                return False
            rewriter.set_attribute(op, "offsets", integer_array(inside))
            rewriter.set_operand(op, 0, insert.operands[0])
            return True
        insert = producer_of(insert.operands[1], "vector.insert_strided_slice")
    return False


def _extract_from(op: Operation, source: Value, position: Sequence[int | Value], rewriter: Rewriter) -> bool:
    """The extraction is from `source` at `position` from now on."""
    static, dynamic = split(position)
    rewriter.set_attribute(op, "static_position", dense(static))
    rewriter.set_operands(op, [source, *dynamic])
    return True


def with_known_positions(
    op: Operation, rewriter: Rewriter, number: Callable[[int | Value], int | None] = constant_index
) -> bool:
    """extract v[constant 1] -> extract v[1]; and so of insert, as far as the positions are in the vector"""
    vector = 1 if op.info.name == "vector.insert" else 0
    shape = shape_of(op.operands[vector].type)
    found = mixed_group(op, "dynamic_position")
    known: Mixed = []
    for entry, extent in zip(found, shape, strict=False):
        value = number(entry)
        within = value is not None and (0 <= value < extent or value == POISON_INDEX)
        known.append(value if within and value is not None else entry)
    if known == found:
        return False
    static, dynamic = split(known)
    rewriter.set_attribute(op, "static_position", dense(static))
    rewriter.set_operands(op, [*op.operands[: vector + 1], *dynamic])
    return True


def extract_of_extract(op: Operation, rewriter: Rewriter) -> bool:
    """extract(extract(v)[a])[b] -> extract(v)[a, b]"""
    position = static_position(op)
    inner = producer_of(op.operands[0], "vector.extract")
    if position is None or inner is None:
        return False
    source = op.operands[0]
    for _ in range(LONGEST_CHAIN):
        if inner is None:
            break
        outer = static_position(inner)
        if outer is None:
            return False
        position = outer + position
        source = inner.operands[0]
        inner = producer_of(source, "vector.extract")
    return _extract_from(op, source, position, rewriter)


def extract_through_inserts(op: Operation, rewriter: Rewriter) -> bool:
    """extract(insert(s, v)[a])[a, b] -> extract(s)[b]; extract(insert(s, v)[a])[b] -> extract(v)[b]; also transposed"""
    found = inserted_at(op, static_values(op, "static_position"))
    if found is None or found.exact:
        return False
    return _extract_from(op, found.value, found.position, rewriter)


def extract_of_broadcast_vector(op: Operation, rewriter: Rewriter) -> bool:
    """extract(broadcast v)[a, b] -> extract(v)[b], and 0 for what is repeated; the result is an element, or its
    dimensions are v's"""
    position = mixed_group(op, "dynamic_position")
    broadcast = broadcast_of(op.operands[0])
    if broadcast is None:
        return False
    source = broadcast.operands[0]
    result = op.results[0]
    rank = rank_of(result)
    if source.type is result.type or not isinstance(source.type, VectorType):
        return False
    if isinstance(result.type, VectorType) and rank >= rank_of(source):
        return False
    shape = shape_of(source.type)
    if rank and shape_of(result.type) != shape[len(shape) - rank :]:
        return False
    target = shape_of(broadcast.results[0].type)
    lead = len(target) - len(shape)
    if len(position) + rank != len(target):
        return False
    scalable = vector_type(source.type).scalable
    kept = [0 if shape[index] == 1 and not scalable[index] else one for index, one in enumerate(position[lead:])]
    return _extract_from(op, source, kept, rewriter)


def extract_of_shape_cast(op: Operation, rewriter: Rewriter) -> bool:
    """extract(shape_cast v)[a] -> extract(v)[b]: the same element or row, if the cast leaves rows whole"""
    position = static_position(op)
    cast = producer_of(op.operands[0], "vector.shape_cast")
    if position is None or cast is None:
        return False
    source = shape_of(cast.operands[0].type)
    target = shape_of(cast.results[0].type)
    result = shape_of(op.results[0].type) if isinstance(op.results[0].type, VectorType) else ()
    if not source or len(result) > len(source):
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
    position = static_position(op)
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
    position = static_position(op)
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


def read_through_tensor_cast(op: Operation, rewriter: Rewriter) -> bool:
    """read(tensor.cast(t)) -> read(t), if the cast only forgets extents"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    rewriter.set_operand(op, 0, cast.operands[0])
    return True


def known_in_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """read m[2] : memref<4xT>, vector<2xT> -> read m[2] {in_bounds = [true]}"""
    found = ArrayAttr.get(tuple([TRUE if one else FALSE for one in Transfer(op).stays_within()]))
    if found is op.attributes["in_bounds"]:
        return False
    rewriter.set_attribute(op, "in_bounds", found)
    return True


def without_full_mask(op: Operation, rewriter: Rewriter) -> bool:
    """read m[i], p, constant_mask [4] : vector<4xi1> -> read m[i], p"""
    mask = operand_group(op, "mask")
    if not mask or mask_format(mask[0]) != ALL_TRUE:
        return False
    start, end = operand_bounds(op, "mask")
    sizes = op.attributes["operandSegmentSizes"]
    assert isinstance(sizes, DenseArrayAttr)
    rewriter.set_operands(op, [*op.operands[:start], *op.operands[end:]])
    rewriter.set_attribute(op, "operandSegmentSizes", segments(*sizes.values[:-1], 0))
    return True


def insert_over_insert(op: Operation, rewriter: Rewriter) -> bool:
    """insert s, (insert t, v[p])[p] -> insert s, v[p]"""
    inner = inserted_before(op)
    if inner is None:
        return False
    rewriter.set_operand(op, 1, inner.operands[1])
    return True


def inserted_before(op: Operation) -> Operation | None:
    """The op whose place `op` inserts something else at."""
    inner = producer_of(op.operands[1], "vector.insert")
    if inner is None or inner.attributes["static_position"] is not op.attributes["static_position"]:
        return None
    if any(one is not other for one, other in zip(inner.operands[2:], op.operands[2:], strict=True)):
        return None
    return inner


def extract_of_shuffle(op: Operation, rewriter: Rewriter) -> bool:
    """extract(shuffle(v, w)[0, 5])[1] -> extract(w)[1]: an element of vectors of one dimension"""
    shuffle = producer_of(op.operands[0], "vector.shuffle")
    position = static_position(op)
    if shuffle is None or position is None or len(position) != 1 or rank_of(op.operands[0]) != 1:
        return False
    place = integers(shuffle, "mask")[position[0]]
    first, second = shuffle.operands
    count = shape_of(first.type)[0] if shape_of(first.type) else 0
    if place < 0 or not count:
        return False
    source, place = (first, place) if place < count else (second, place - count)
    return _extract_from(op, source, [place], rewriter)


def mask_of_all(op: Operation, rewriter: Rewriter) -> bool:
    """mask k { op } -> op: all of the mask is set"""
    block = op.regions[0].first
    if block is None or mask_format(op.operands[0]) != ALL_TRUE:
        return False
    yielded = block.terminator()
    for one in list(block):
        if one is not yielded:
            rewriter.move_before(one, op)
    rewriter.replace(op, list(yielded.operands))
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("vector.extract vector.insert", with_known_positions, needs="constant", fold=True),
    Rule("vector.broadcast", broadcast_of_shape_cast, needs="vector.shape_cast", fold=True),
    Rule("vector.bitcast", bitcast_in_one_step, needs="vector.bitcast", fold=True),
    Rule("vector.extract", extract_of_extract, needs="vector.extract", fold=True),
    Rule("vector.extract", extract_through_inserts, needs="vector.insert vector.transpose", fold=True),
    Rule("vector.extract", extract_of_broadcast_vector, needs="vector.broadcast vector.shape_cast", fold=True),
    Rule("vector.extract", extract_of_shape_cast, needs="vector.shape_cast", fold=True),
    Rule("vector.extract", extract_of_shuffle, needs="vector.shuffle", fold=True),
    Rule("vector.insert", insert_over_insert, needs="vector.insert", fold=True),
    Rule("vector.mask", mask_of_all, needs="constant vector.constant_mask vector.create_mask", fold=True),
    Rule("vector.extract", extract_of_slice, needs="vector.extract_strided_slice", fold=True),
    Rule("vector.extract", extract_of_inserted_slice, needs="vector.insert_strided_slice", fold=True),
    Rule("vector.extract_strided_slice", slice_of_inserted_slice, needs="vector.insert_strided_slice", fold=True),
    Rule("vector.shape_cast", shape_cast_of_shape_cast, needs="vector.shape_cast", fold=True),
    Rule("vector.shape_cast", shape_cast_of_transpose, needs="vector.transpose", fold=True),
    Rule("vector.transfer_read vector.transfer_write", known_in_bounds, needs="constant", fold=True),
    Rule(
        "vector.transfer_read vector.transfer_write",
        without_full_mask,
        needs="constant vector.constant_mask",
        fold=True,
    ),
    Rule(
        "vector.load vector.maskedload vector.maskedstore vector.store vector.transfer_read vector.transfer_write",
        look_through_casts,
        needs="memref.cast",
        fold=True,
    ),
    Rule("vector.transfer_read", read_through_tensor_cast, needs="tensor.cast", fold=True),
)
