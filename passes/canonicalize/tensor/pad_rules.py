"""Rules for tensor.pad."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.tensor.shapes import padded_type, shape_of, with_shape
from pyopt.ir.affine import AffineMap, symbol
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import BlockArgument, Operation, Region, Value
from pyopt.ir.mixed_indices import Slice, constant_index, dense, mixed_group, slice_of, split
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, TensorType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.common import producer_of, slice_parts, with_constants
from pyopt.passes.canonicalize.tensor.common import replace_with_cast, type_of
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast, keeps_static_extents
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter, cloned_regions
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed

_SUM: Final = AffineMap.get(0, 2, [symbol(0) + symbol(1)])
_OWN: Final = ("static_low", "static_high", "operandSegmentSizes")


def _low(op: Operation) -> Mixed:
    return mixed_group(op, "low")


def _high(op: Operation) -> Mixed:
    return mixed_group(op, "high")


def _is_possible(type: TensorType) -> bool:
    """No extent is negative, or too large: then the op is undefined, and no type can say so."""
    return all(extent == DYNAMIC or 0 <= extent < 1 << 63 for extent in shape_of(type))


def _all_zero(mixed: Mixed) -> bool:
    return all(constant_index(one) == 0 for one in mixed)


def _new_pad(
    op: Operation, source: Value, type: TensorType, low: Mixed, high: Mixed, rewriter: Rewriter, copied: bool = False
) -> Operation:
    """A pad with the other attributes of `op`, and its region or a copy of it."""
    static_low, dynamic_low = split(low)
    static_high, dynamic_high = split(high)
    attributes: dict[str, Attribute] = {name: one for name, one in op.attributes.items() if name not in _OWN}
    attributes["operandSegmentSizes"] = segments(1, len(dynamic_low), len(dynamic_high))
    attributes["static_low"] = dense(static_low)
    attributes["static_high"] = dense(static_high)
    operands = [source, *dynamic_low, *dynamic_high]
    region = cloned_regions(op)[0] if copied else Region()
    new = rewriter.create("tensor.pad", operands, [type], attributes, [region])
    if not copied:
        rewriter.move_region(op.regions[0], region)
    return new


def pad_of_nothing(op: Operation, rewriter: Rewriter) -> bool:
    """pad(t) low[0] high[0] -> cast(t), unless nofold"""
    if "nofold" in op.attributes or not _all_zero(_low(op)) or not _all_zero(_high(op)):
        return False
    rewriter.replace_with_new(op, "tensor.cast", op.operands[:1], [op.results[0].type])
    return True


def pad_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """pad(cast(t)) -> cast(pad(t)), if the cast only forgets extents"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    result = type_of(op.results[0])
    low, high = _low(op), _high(op)
    type = padded_type(type_of(source), split(low)[0], split(high)[0], shape_of(result))
    if not _is_possible(type):
        return False
    new = _new_pad(op, source, type, low, high, rewriter, copied=True)
    return replace_with_cast(op, new.results[0], rewriter)


def pad_before_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(pad(t) : A) : B -> pad(t) : B, if B knows more and there is no other user"""
    result = op.results[0]
    if not result.has_one_use():
        return False
    cast = result.users()[0]
    if cast.info.name != "tensor.cast" or not keeps_static_extents(result.type, cast.results[0].type):
        return False
    new = _new_pad(op, op.operands[0], type_of(cast.results[0]), _low(op), _high(op), rewriter)
    rewriter.replace(op, new.results)
    rewriter.replace(cast, new.results)
    return True


def _padding_constant(op: Operation) -> Attribute | None:
    """The constant that the region yields, whatever the position; None if the body does more."""
    block = op.regions[0].entry()
    value = block.terminator().operands[0]
    return constant_of(value) if not isinstance(value, BlockArgument) and is_memory_effect_free(op) else None


def _padded_dimensions(op: Operation) -> list[bool]:
    """For each dimension whether it may grow."""
    return [
        constant_index(low) != 0 or constant_index(high) != 0 for low, high in zip(_low(op), _high(op), strict=True)
    ]


def orthogonal_pads(op: Operation, rewriter: Rewriter) -> bool:
    """pad((pad(t[s]) high[0, a])[r]) high[b, 0] -> pad(t[s and r]) high[b, a]

    Both pad upwards only, different dimensions, with one constant; the slices have unit strides.
    """
    inner_slice = producer_of(op.operands[0], "tensor.extract_slice")
    outer_pad = None if inner_slice is None else producer_of(inner_slice.operands[0], "tensor.pad")
    outer_slice = None if outer_pad is None else producer_of(outer_pad.operands[0], "tensor.extract_slice")
    if inner_slice is None or outer_pad is None or outer_slice is None or "nofold" in outer_pad.attributes:
        return False
    rank = len(shape_of(op.operands[0].type))
    inner, outer = slice_of(inner_slice), slice_of(outer_slice)
    if len(outer.sizes) != rank or len(inner.sizes) != rank:
        return False
    if not inner.has_unit_strides() or not outer.has_unit_strides():
        return False
    if not _all_zero(_low(op)) or not _all_zero(_low(outer_pad)):
        return False
    padding = _padding_constant(op)
    if padding is None or padding is not _padding_constant(outer_pad):
        return False
    inner_padded, outer_padded = _padded_dimensions(op), _padded_dimensions(outer_pad)
    if any(a and b for a, b in zip(inner_padded, outer_padded, strict=True)):
        return False
    offsets: Mixed = []
    high: Mixed = []
    extents = shape_of(inner_slice.operands[0].type)
    sizes = list(inner.sizes)
    for index in range(rank):
        if not inner_padded[index] and constant_index(inner.offsets[index]) == 0:
            offsets.append(outer.offsets[index])
        elif not outer_padded[index] and constant_index(outer.offsets[index]) == 0:
            offsets.append(inner.offsets[index])
        else:
            return False
        if outer_padded[index]:
            if constant_index(sizes[index]) != extents[index]:
                return False
            sizes[index] = outer.sizes[index]
            high.append(_high(outer_pad)[index])
        else:
            high.append(_high(op)[index] if inner_padded[index] else 0)
    both = Slice(offsets, sizes, list(inner.strides))
    if both.beyond(outer_slice.operands[0].type):
        return False
    operands, attributes = slice_parts(both, outer_slice.operands[:1])
    type = with_shape(type_of(outer_slice.operands[0]), split(sizes)[0])
    new_slice = rewriter.create("tensor.extract_slice", operands, [type], attributes)
    new = _new_pad(op, new_slice.results[0], type_of(op.results[0]), _low(op), high, rewriter)
    rewriter.replace(op, new.results)
    return True


def consecutive_pads(op: Operation, rewriter: Rewriter) -> bool:
    """pad(pad(t) low[1] high[%n]) low[2] high[3] -> pad(t) low[3] high[%n + 3], with one value"""
    inner = producer_of(op.operands[0], "tensor.pad")
    if inner is None or "nofold" in inner.attributes or "nofold" in op.attributes:
        return False
    padding = _padding_value(op)
    if padding is None or padding is not _padding_value(inner):
        return False
    high = list(zip(_high(op), _high(inner), strict=True))
    low = list(zip(_low(op), _low(inner), strict=True))
    for outer, first in high + low:
        # What the first one has cut off does not come back.
        cut, more = constant_index(first), constant_index(outer)
        if cut is not None and cut < 0 and (more is None or more > 0):
            return False
    after, before = ([composed_apply(_SUM, pair, rewriter) for pair in pairs] for pairs in (high, low))
    new = _new_pad(op, inner.operands[0], type_of(op.results[0]), before, after, rewriter)
    rewriter.replace(op, new.results)
    return True


def _padding_value(op: Operation) -> object:
    """The value that is yielded for all positions, or its constant; None if there is none."""
    value = op.regions[0].entry().terminator().operands[0]
    block = value.parent_block()
    return constant_of(value) or (value if block is not None and block.parent_op() is not op else None)


def pad_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """pad(t) low[n = 1] high[2] : <?> -> cast(pad(t) low[1] high[2] : <7>) : <?>, if the result becomes more static"""
    low = with_constants(_low(op)) or _low(op)
    high = with_constants(_high(op)) or _high(op)
    source = type_of(op.operands[0])
    result = type_of(op.results[0])
    padded = padded_type(source, split(low)[0], split(high)[0])
    if not _is_possible(padded):
        return False
    inferred = shape_of(padded)
    shape = tuple([known if old == DYNAMIC else old for old, known in zip(shape_of(result), inferred, strict=True)])
    if shape == result.shape:
        return False
    type = TensorType.get(shape, result.element_type)
    new = _new_pad(op, op.operands[0], type, low, high, rewriter, copied=True)
    return replace_with_cast(op, new.results[0], rewriter)


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.pad", pad_of_nothing, names="FoldStaticZeroPadding"),
    Rule("tensor.pad", pad_of_cast, names="FoldSourceTensorCast"),
    Rule("tensor.pad", pad_before_cast, names="FoldTargetTensorCast"),
    Rule("tensor.pad", orthogonal_pads, names="FoldOrthogonalPaddings"),
    Rule("tensor.pad", consecutive_pads, needs="tensor.pad", names="FoldConsecutiveConstantPadding"),
    Rule("tensor.pad", pad_with_constants, names="FoldStaticPadding"),
)
