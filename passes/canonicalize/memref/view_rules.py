"""Rules for casts, slices, dim, view, reinterpret_cast, transpose and what a buffer consists of."""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, reduction_mask, shape_of, strided, subview_type, with_layout
from pyopt.ir.attributes import FALSE, Attribute, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, all_known, constant_index, same_entries, slice_of, split
from pyopt.ir.signature import result_group
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.canonicalize.common import (
    has_constant_operand,
    producer_of,
    slice_parts,
    slice_with_constants,
    static_extents,
    with_constants,
)
from pyopt.passes.canonicalize.memref.common import forgetting_cast, replace_with_cast, type_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


# Casts.


# dim.


def dim_of_reshape(op: Operation, rewriter: Rewriter) -> bool:
    """dim(reshape(m, s), i) -> s[i], loaded right behind the reshape, where s is still the same"""
    source, index = op.operands
    reshape = producer_of(source, "memref.reshape")
    if reshape is None or not _is_known_before(index, reshape, op):
        return False
    rewriter.insert_after(reshape)
    shape = reshape.operands[1]
    attributes: dict[str, Attribute] = {"nontemporal": FALSE}
    load = rewriter.create("memref.load", [shape, index], [type_of(shape).element_type], attributes).results[0]
    if load.type is not INDEX:
        load = rewriter.create("arith.index_cast", [load], [INDEX]).results[0]
    rewriter.replace(op, [load])
    return True


def _is_known_before(index: Value, reshape: Operation, dim: Operation) -> bool:
    """An index that `dim` uses is there before `reshape`."""
    block = index.parent_block()
    if block is reshape.block:
        return index.op is None or not reshape.is_before_in_block(index.op)
    if dim.block is reshape.block:
        return True
    around = None if block is None else block.region
    inner = reshape.parent_region()
    return around is not None and inner is not None and around is not inner and around.is_ancestor_of(inner)


# Slices.


def _reduced(full: MemRefType, dropped: list[bool]) -> MemRefType:
    """A slice's type without the dropped dimensions."""
    layout = full.layout
    assert isinstance(layout, StridedLayoutAttr)
    shape = [extent for extent, gone in zip(shape_of(full), dropped, strict=True) if not gone]
    strides = [stride for stride, gone in zip(layout.strides, dropped, strict=True) if not gone]
    return with_layout(full, shape, StridedLayoutAttr.get(tuple(strides), layout.offset))


def _dropped(op: Operation, sizes: Sequence[int | Value]) -> list[bool] | None:
    """The dimensions that the type of a slice lacks: the unit ones of `sizes` whose strides it has fewer of.

    Where that is ambiguous, those that it lacked by the sizes so far.
    """
    source = type_of(op.operands[0])
    result = type_of(op.results[0])
    missing = len(sizes) - len(shape_of(result))
    dropped = [isinstance(size, int) and size == 1 for size in sizes]
    if 0 < missing < sum(dropped):
        before = strided(source)[0]
        after = strided(result)[0]
        gone = [
            unit and before.count(stride) > after.count(stride) for unit, stride in zip(dropped, before, strict=True)
        ]
        if sum(gone) == missing:
            return gone
    return reduction_mask(source, result, slice_of(op).sizes)


def _slice_type(op: Operation, source: MemRefType, given: Slice) -> MemRefType | None:
    """The type of a slice of another source, or with other entries, that drops the dimensions that `op` drops."""
    dropped = _dropped(op, given.sizes)
    if dropped is None:
        return None
    full = subview_type(source, split(given.offsets)[0], split(given.sizes)[0], split(given.strides)[0])
    return _reduced(full, dropped)


def subview_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """m[i = 1][n = 4][1] : <?> -> cast(m[1][4][1] : <4>) : <?>; no layout has a stride of zero"""
    given = slice_with_constants(slice_of(op), op.operands[0].type, zero_strides=True)
    if given is None or 0 in given.strides:
        return False
    type = _slice_type(op, type_of(op.operands[0]), given)
    if type is None:
        return False
    operands, attributes = slice_parts(given, op.operands[:1])
    new = rewriter.create("memref.subview", operands, [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


def subview_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(m)[s] -> cast(m[s]), if the cast only forgets"""
    if has_constant_operand(op):
        return False
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    source = cast.operands[0]
    given = slice_of(op)
    type = _slice_type(op, memref_type(source.type), given)
    if type is None or given.beyond(source.type):
        return False
    operands, attributes = slice_parts(given, [source])
    new = rewriter.create("memref.subview", operands, [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


def trivial_subview(op: Operation, rewriter: Rewriter) -> bool:
    """m[0..][all][1..] : T -> cast(m) : T"""
    source = op.operands[0]
    shape = shape_of(source.type)
    if len(shape) != len(shape_of(op.results[0].type)):
        return False
    given = slice_of(op)
    sizes = [constant_index(size) for size in given.sizes]
    if sizes != list(shape) or not all_known(given.offsets, 0) or not all_known(given.strides, 1):
        return False
    return replace_with_cast(op, source, rewriter)


# view.


def view_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """view(m)[o][n = 4] : <?> -> cast(view(m)[o][] : <4>) : <?>"""
    type = type_of(op.results[0])
    found = static_extents(shape_of(type), op.operands[2:])
    if found is None:
        return False
    shape, sizes = found
    new = rewriter.create("memref.view", [*op.operands[:2], *sizes], [with_layout(type, shape, type.layout)])
    return replace_with_cast(op, new.results[0], rewriter)


def view_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """view(cast(m)) -> view(m)"""
    cast = producer_of(op.operands[0], "memref.cast")
    if cast is None:
        return False
    operands = [cast.operands[0], *op.operands[1:]]
    rewriter.replace_with_new(op, "memref.view", operands, [op.results[0].type])
    return True


# reinterpret_cast and extract_strided_metadata.


def _known(entries: Sequence[int | Value], static: Sequence[int]) -> Mixed:
    """The entries, as numbers where the type or a constant tells."""
    out: Mixed = []
    for entry, known in zip(entries, static, strict=True):
        number = constant_index(entry) if known == DYNAMIC else known
        out.append(entry if number is None else number)
    return out


def reinterpret_cast_of_metadata(op: Operation, rewriter: Rewriter) -> bool:
    """reinterpret_cast(base of m) to offset, sizes and strides of m -> cast(m); to others -> reinterpret_cast(m)"""
    metadata = producer_of(op.operands[0], "memref.extract_strided_metadata")
    if metadata is None:
        return False
    source = metadata.operands[0]
    given = slice_of(op)
    strides, offset = strided(type_of(op.results[0]))
    shape = shape_of(op.results[0].type)
    old_strides, old_offset = strided(type_of(source))
    old_shape = shape_of(source.type)
    if len(shape) == len(old_shape):
        pairs = (
            (_known(given.strides, strides), _known(result_group(metadata, "strides"), old_strides)),
            (_known(given.sizes, shape), _known(result_group(metadata, "sizes"), old_shape)),
            (_known(given.offsets, [offset]), _known(metadata.results[1:2], [old_offset])),
        )
        if all(same_entries(new, old) for new, old in pairs):
            return replace_with_cast(op, source, rewriter)
    rewriter.set_operand(op, 0, source)
    return True


def reinterpret_cast_with_constants(op: Operation, rewriter: Rewriter) -> bool:
    """reinterpret_cast(m) to offset: [i = 1], .. : <?> -> cast(reinterpret_cast(m) to offset: [1], .. : <4>) : <?>"""
    given = slice_of(op)
    offsets = with_constants(given.offsets, non_negative=True)
    sizes = with_constants(given.sizes, non_negative=True)
    strides = with_constants(given.strides)
    if offsets is None and sizes is None and strides is None:
        return False
    found = Slice(offsets or given.offsets, sizes or given.sizes, strides or given.strides)
    layout = StridedLayoutAttr.get(split(found.strides)[0], split(found.offsets)[0][0])
    type = with_layout(type_of(op.results[0]), split(found.sizes)[0], layout)
    operands, attributes = slice_parts(found, op.operands[:1])
    new = rewriter.create("memref.reinterpret_cast", operands, [type], attributes)
    return replace_with_cast(op, new.results[0], rewriter)


# transpose.


RULES: Final[tuple[Rule, ...]] = (
    Rule("memref.dim", dim_of_reshape, needs="memref.reshape", names="DimOfMemRefReshape"),
    Rule(
        "memref.reinterpret_cast",
        reinterpret_cast_of_metadata,
        needs="memref.extract_strided_metadata",
        names="ReinterpretCastOpExtractStridedMetadataFolder",
    ),
    Rule(
        "memref.reinterpret_cast",
        reinterpret_cast_with_constants,
        needs="constant",
        names="ReinterpretCastOpConstantFolder",
    ),
    Rule(
        "memref.subview",
        subview_with_constants,
        needs="constant",
        names="OpWithOffsetSizesAndStridesConstantArgumentFolder",
    ),
    Rule("memref.subview", subview_of_cast, needs="memref.cast", names="SubViewOpMemRefCastFolder"),
    Rule("memref.subview", trivial_subview, names="TrivialSubViewOpFolder"),
    Rule("memref.view", view_with_constants, needs="constant", names="ViewOpShapeFolder"),
    Rule("memref.view", view_of_cast, needs="memref.cast", names="ViewOpMemrefCastFolder"),
)
