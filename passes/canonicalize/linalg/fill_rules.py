"""Rules for what becomes of a filled tensor: reshaped, padded, packed, transposed or copied, it is a fill again."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.linalg.structure import scalar_of, shape_of
from pyopt.dialects.tensor.shapes import padded_type
from pyopt.ir.affine import AffineMap, dim, symbol
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import Slice, mixed_group, slice_of, split
from pyopt.ir.signature import operand_group
from pyopt.ir.types import DYNAMIC, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.common import producer_of, slice_parts, with_constants
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.canonicalize.reshapes import extent_of
from pyopt.passes.canonicalize.tensor.common import cast_to, type_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed

_SUM: Final = AffineMap.get(0, 2, [symbol(0) + symbol(1)])
_STRIDED: Final = AffineMap.get(0, 3, [symbol(0) * symbol(1) + symbol(2)])
_PADDED_EXTENT: Final = AffineMap.get(3, 0, [dim(0) + dim(1) + dim(2)])


def fill_with_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """expand_shape(fill(x) into t) -> fill(x) into expand_shape(t); collapse_shape too"""
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is None:
        return False
    rewriter.loc = fill.loc
    init = rewriter.create(op.info.name, [fill.operands[1], *op.operands[1:]], [op.results[0].type], _inherent(op))
    rewriter.loc = op.loc
    rewriter.replace(op, create_named("linalg.fill", fill.operands[:1], init.results[0], rewriter).results)
    return True


def _inherent(op: Operation) -> dict[str, Attribute]:
    return {name: value for name, value in op.attributes.items() if name in op.info.attribute_names}


def fill_with_extract(op: Operation, rewriter: Rewriter) -> bool:
    """extract (fill(x) into t)[i] -> x"""
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is None:
        return False
    rewriter.replace(op, fill.operands[:1])
    return True


def fill_with_pack(op: Operation, rewriter: Rewriter) -> bool:
    """pack(fill(x) into t) padding_value(x) into d -> fill(x) into d, if d has no other user"""
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is None or not op.operands[1].has_one_use():
        return False
    padding = operand_group(op, "padding_value")
    if padding and padding[0] is not fill.operands[0]:
        return False
    rewriter.replace(op, create_named("linalg.fill", fill.operands[:1], op.operands[1], rewriter).results)
    return True


def fill_with_copy(op: Operation, rewriter: Rewriter) -> bool:
    """copy(fill(x) into t) into d -> fill(x) into d; copy(a) into (fill(x) into t) -> copy(a) into t

    The first only where the copy does not convert: a fill does not, so that the reference makes an invalid one.
    """
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is not None:
        if fill.operands[0].type is not scalar_of(op.operands[1].type):
            return False
        rewriter.replace(op, create_named("linalg.fill", fill.operands[:1], op.operands[1], rewriter).results)
        return True
    fill = producer_of(op.operands[1], "linalg.fill")
    if fill is None:
        return False
    cast = op.attributes.get("cast")
    kept = {} if cast is None else {"cast": cast}
    rewriter.replace(op, create_named("linalg.copy", op.operands[:1], fill.operands[1], rewriter, kept).results)
    return True


def erase_self_copy(op: Operation, rewriter: Rewriter) -> bool:
    """copy(t) into t -> t"""
    if op.operands[0] is not op.operands[1]:
        return False
    rewriter.replace(op, op.operands[: len(op.results)])
    return True


def fill_with_transpose(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(fill(x) into t) into d -> fill(x) into d"""
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is None:
        return False
    rewriter.replace(op, create_named("linalg.fill", fill.operands[:1], op.operands[1], rewriter).results)
    return True


def fill_with_concat(op: Operation, rewriter: Rewriter) -> bool:
    """concat(fill(x) into t, fill(x) into u) -> fill(x) into concat(t, u)"""
    fills = [producer_of(operand, "linalg.fill") for operand in op.operands]
    found = [fill for fill in fills if fill is not None]
    if len(found) < len(fills) or any(fill.operands[0] is not found[0].operands[0] for fill in found):
        return False
    targets = [fill.operands[1] for fill in found]
    init = rewriter.create("tensor.concat", targets, [op.results[0].type], _inherent(op)).results[0]
    rewriter.replace(op, create_named("linalg.fill", found[0].operands[:1], init, rewriter).results)
    return True


def padding_value(pad: Operation) -> Value | None:
    """The value that surrounds everything, a constant or one from outside of the region; None if the body does more."""
    block = pad.regions[0].entry()
    value = block.terminator().operands[0]
    known = constant_of(value) is not None or value.parent_block() is not block
    return value if known and is_memory_effect_free(pad) else None


def padding_of(pad: Operation) -> tuple[Mixed, Mixed]:
    """The low and high padding of each dimension, constants as numbers where the result's type knows them."""
    low, high = mixed_group(pad, "low"), mixed_group(pad, "high")
    known_low, known_high = with_constants(low) or low, with_constants(high) or high
    shape = shape_of(pad.results[0].type)
    known = padded_type(type_of(pad.operands[0]), split(known_low)[0], split(known_high)[0], shape)
    return (known_low, known_high) if known.shape == shape else (low, high)


def create_empty(extents: Sequence[int | Value], like: TensorType, rewriter: Rewriter) -> Value:
    """tensor.empty of a shape with numbers and values; elements and encoding are those of `like`."""
    shape, dynamic = split(extents)
    type = TensorType.get(shape, like.element_type, like.encoding)
    return rewriter.create("tensor.empty", dynamic, [type]).results[0]


def fill_with_pad(op: Operation, rewriter: Rewriter) -> bool:
    """pad(fill(x) into t) {x} -> fill(x) into empty"""
    fill = producer_of(op.operands[0], "linalg.fill")
    if fill is None or padding_value(op) is not fill.operands[0]:
        return False
    low, high = padding_of(op)
    result = type_of(op.results[0])
    extents: list[int | Value] = []
    for dimension, extent in enumerate(shape_of(result)):
        if extent == DYNAMIC:
            parts = [extent_of(op.operands[0], dimension, rewriter), low[dimension], high[dimension]]
            extents.append(composed_apply(_PADDED_EXTENT, parts, rewriter))
        else:
            extents.append(extent)
    known = [
        rewriter.constant(IntegerAttr.get(one, INDEX), INDEX) if isinstance(one, int) and extent == DYNAMIC else one
        for one, extent in zip(extents, shape_of(result), strict=True)
    ]
    empty = create_empty(known, TensorType.get((), result.element_type), rewriter)
    rewriter.loc = fill.loc
    value = create_named("linalg.fill", fill.operands[:1], empty, rewriter).results[0]
    rewriter.replace(op, [cast_to(value, result, rewriter)])
    return True


def insert_pad_into_fill(op: Operation, rewriter: Rewriter) -> bool:
    """insert_slice (pad(t) {x}) into (fill(x) into d)[o] -> insert_slice t into (fill(x) into d)[o + low * stride]

    There may be insertions between the fill and this one, as long as they touch other places.
    """
    pad = producer_of(op.operands[0], "tensor.pad")
    given = slice_of(op)
    rank = len(given.sizes)
    if pad is None or len(shape_of(op.operands[0].type)) != rank:
        return False
    target = op.operands[1]
    for _ in range(LONGEST_CHAIN):
        if (before := producer_of(target, "tensor.insert_slice")) is None:
            break
        if len(shape_of(before.operands[0].type)) != len(shape_of(before.operands[1].type)):
            return False
        if not _disjoint(slice_of(before), given):
            break
        target = before.operands[1]
    fill = producer_of(target, "linalg.fill")
    if fill is None or padding_value(pad) is not fill.operands[0]:
        return False
    source = pad.operands[0]
    offsets: Mixed = []
    for low, offset, stride in zip(padding_of(pad)[0], given.offsets, given.strides, strict=True):
        map, parts = (_SUM, [low, offset]) if stride == 1 else (_STRIDED, [low, stride, offset])
        place = composed_apply(map, parts, rewriter)
        if isinstance(place, int) and place < 0:
            place = rewriter.constant(IntegerAttr.get(place, INDEX), INDEX)  # static offsets must not be negative
        offsets.append(place)
    sizes = [extent_of(source, dimension, rewriter) for dimension in range(rank)]
    moved = Slice(offsets, sizes, given.strides)
    if moved.beyond(op.operands[1].type):
        return False
    operands, attributes = slice_parts(moved, [source, op.operands[1]])
    rewriter.replace_with_new(op, "tensor.insert_slice", operands, [op.operands[1].type], attributes)
    return True


def _disjoint(one: Slice, other: Slice) -> bool:
    """Along some dimension both are known, and nothing is in both ranges."""
    for dimension in range(len(one.sizes)):
        first, second = _range(one, dimension), _range(other, dimension)
        if first is not None and second is not None and (first[1] < second[0] or second[1] < first[0]):
            return True
    return False


def _range(given: Slice, dimension: int) -> tuple[int, int] | None:
    """The first and the last index of a slice along a dimension, if they are known."""
    offset, size, stride = given.offsets[dimension], given.sizes[dimension], given.strides[dimension]
    if not isinstance(offset, int) or not isinstance(size, int) or not isinstance(stride, int):
        return None
    return offset, offset + (size - 1) * stride


RULES: Final[tuple[Rule, ...]] = (
    Rule("linalg.copy", fill_with_copy, needs="linalg.fill", names="FoldFillWithCopy"),
    Rule("linalg.copy", erase_self_copy),
    Rule("linalg.transpose", fill_with_transpose, needs="linalg.fill", names="FoldFillWithTranspose"),
    Rule(
        "tensor.collapse_shape tensor.expand_shape",
        fill_with_reshape,
        needs="linalg.fill",
        names="FoldFillWithTensorReshape",
    ),
    Rule("tensor.extract", fill_with_extract, needs="linalg.fill", names="FoldFillWithTensorExtract"),
    Rule("tensor.concat", fill_with_concat, needs="linalg.fill", names="FoldConcatsOfFill"),
    Rule("tensor.insert_slice", insert_pad_into_fill, needs="tensor.pad", names="FoldInsertPadIntoFill"),
    Rule("linalg.pack", fill_with_pack, needs="linalg.fill", names="FoldFillWithPack"),
    Rule("tensor.pad", fill_with_pad, needs="linalg.fill", names="FoldFillWithPad"),
)
