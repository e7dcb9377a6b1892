"""The folds of memref ops that change the op."""

from __future__ import annotations

from pyopt.dialects.memref.folds import cast_origin, dimension_of, reinterpreted_origin
from pyopt.dialects.memref.layouts import compatible_extents, shape_of, strided
from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import Final
from pyopt.passes.canonicalize.common import producer_of
from pyopt.passes.canonicalize.memory_casts import look_through_casts, look_through_casts_of_memory
from pyopt.passes.canonicalize.memref.common import forgetting_cast, type_of
from pyopt.rewrite.folding import constant_of, materialize
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def copy_of_forgetting_cast(op: Operation, rewriter: Rewriter) -> bool:
    """copy cast(m), cast(n) -> copy m, n, where the casts only forget and m may be as large as the other side"""
    changed = False
    for index, value in enumerate(op.operands):
        cast = forgetting_cast(value)
        if cast is None:
            continue
        shape = shape_of(cast.operands[0].type)
        other = type_of(op.operands[1 - index]).shape
        if other is None or compatible_extents(shape, other):
            rewriter.set_operand(op, index, cast.operands[0])
            changed = True
    return changed


def cast_of_cast(op: Operation, rewriter: Rewriter) -> bool:
    """cast(cast(m)) -> cast(m), memory_space_cast(memory_space_cast(m)) -> memory_space_cast(m)"""
    origin = cast_origin(op)
    if origin is None:
        return False
    rewriter.set_operand(op, 0, origin)
    return True


def dim_of_memref_cast(op: Operation, rewriter: Rewriter) -> bool:
    """dim(cast(m), i) -> dim(m, i), i being known"""
    if dimension_of(op, constant_of(op.operands[1])) is None:
        return False
    return look_through_casts(op, rewriter)


def reinterpret_cast_of_view(op: Operation, rewriter: Rewriter) -> bool:
    """reinterpret_cast(reinterpret_cast(m) | cast(m) | m[0..][..][..]) -> reinterpret_cast(m)"""
    origin = reinterpreted_origin(op)
    if origin is None:
        return False
    rewriter.set_operand(op, 0, origin)
    return True


def known_metadata(op: Operation, rewriter: Rewriter) -> bool:
    """offset, sizes and strides of a memref -> the numbers that its type tells"""
    source = type_of(op.operands[0])
    strides, offset = strided(source)
    changed = False
    for result, known in zip(op.results[1:], (offset, *shape_of(source), *strides), strict=True):
        if known != DYNAMIC and result.uses:
            # As a fold of the reference it notifies no listener of the constants and their users.
            constant = materialize(rewriter.context, "arith", IntegerAttr.get(known, INDEX), INDEX, rewriter.loc)
            assert constant is not None
            constant.insert_before(op)
            result.replace_all_uses_with(constant.results[0])
            changed = True
    if changed:
        rewriter.modified(op)
    return changed


def simplified_metadata(op: Operation, rewriter: Rewriter) -> bool:
    """offset, sizes and strides of a memref -> the numbers that its type tells; metadata of cast(m) -> of m"""
    changed = known_metadata(op, rewriter)
    return look_through_casts(op, rewriter) or changed


def transpose_of_transpose(op: Operation, rewriter: Rewriter) -> bool:
    """transpose(transpose(m)) -> transpose(m)"""
    inner = producer_of(op.operands[0], "memref.transpose")
    if inner is None:
        return False
    outer_map = op.attributes["permutation"]
    inner_map = inner.attributes["permutation"]
    assert isinstance(outer_map, AffineMapAttr) and isinstance(inner_map, AffineMapAttr)
    rewriter.set_operand(op, 0, inner.operands[0])
    rewriter.set_attribute(op, "permutation", AffineMapAttr.get(outer_map.value.compose(inner_map.value)))
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("memref.atomic_rmw memref.store", look_through_casts_of_memory, needs="memref.cast", fold=True),
    Rule("memref.copy", copy_of_forgetting_cast, needs="memref.cast", fold=True),
    Rule(
        "memref.dealloc memref.dma_start memref.dma_wait memref.load memref.prefetch",
        look_through_casts,
        needs="memref.cast",
        fold=True,
    ),
    Rule("memref.cast memref.memory_space_cast", cast_of_cast, needs="memref.cast memref.memory_space_cast", fold=True),
    Rule("memref.dim", dim_of_memref_cast, needs="memref.cast", fold=True),
    Rule("memref.extract_strided_metadata", simplified_metadata, fold=True),
    Rule(
        "memref.reinterpret_cast",
        reinterpret_cast_of_view,
        needs="memref.cast memref.reinterpret_cast memref.subview",
        fold=True,
    ),
    Rule("memref.transpose", transpose_of_transpose, needs="memref.transpose", fold=True),
)
