"""Affine ops as arith, scf, memref and vector ops: maps become arithmetic, bounds of loops values.

    affine.for %i = 0 to 10 {                           %c0, %c10, %c1 = ...
      %0 = affine.load %m[%i + 1]              ->       scf.for %i = %c0 to %c10 step %c1 {
    }                                                     %0 = arith.addi %i, %one
                                                          %1 = memref.load %m[%0]

Ops that fold are folded first, so that identities and constants leave no arithmetic behind.
"""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import IntegerSetAttr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1, MemRefType, Type
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import EQUAL, SIGNED_GREATER_OR_EQUAL, binary, compare, constant_index
from pyopt.passes.building.memref import TEMPORAL
from pyopt.passes.canonicalize.folds import folds_in_place
from pyopt.passes.lowering.affine_maps import expand, expand_extremum, expand_map
from pyopt.passes.lowering.affine_parallel import lower_parallel
from pyopt.passes.lowering.converting import convert
from pyopt.passes.lowering.expand_index_ops import expand_delinearize_index, expand_linearize_index
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.conversion import ConversionPattern
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.legality import ConversionTarget
from pyopt.rewrite.rewriter import Rewriter


def lower_apply(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.apply -> arithmetic"""
    values = expand_map(map_of(op).value, operands, rewriter)
    if values is None:
        return False
    rewriter.replace(op, values)
    return True


def lower_extremum(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.min -> arith.minsi of its results, affine.max -> arith.maxsi"""
    name = "minsi" if op.info.name == "affine.min" else "maxsi"
    value = expand_extremum(map_of(op).value, operands, name, rewriter)
    if value is None:
        return False
    rewriter.replace(op, [value])
    return True


# Loops and conditions.


def lower_for(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.for -> scf.for from the greatest lower to the least upper bound"""
    lower = expand_extremum(
        map_of(op, "lowerBoundMap").value, operand_group(op, "lowerBoundOperands"), "maxsi", rewriter
    )
    if lower is None:
        return False
    upper = expand_extremum(
        map_of(op, "upperBoundMap").value, operand_group(op, "upperBoundOperands"), "minsi", rewriter
    )
    if upper is None:
        return False
    step = constant_index(rewriter, step_of(op))
    types = [result.type for result in op.results]
    loop = rewriter.create("scf.for", [lower, upper, step, *operand_group(op, "inits")], types, regions=[Region()])
    rewriter.move_region(op.regions[0], loop.regions[0])
    rewriter.replace(op, loop.results)
    return True


def lower_if(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.if -> scf.if of a conjunction"""
    attribute = op.attributes["condition"]
    assert isinstance(attribute, IntegerSetAttr)
    condition = attribute.value
    zero = constant_index(rewriter, 0)
    whole: Value | None = None
    for constraint, equality in zip(condition.constraints, condition.equalities, strict=True):
        value = expand(constraint, operands[: condition.num_dims], operands[condition.num_dims :], rewriter)
        if value is None:
            return False
        holds = compare(rewriter, EQUAL if equality else SIGNED_GREATER_OR_EQUAL, value, zero)
        whole = holds if whole is None else binary(rewriter, "andi", whole, holds)
    if whole is None:
        whole = rewriter.constant(IntegerAttr.get(1, I1), I1)
    types = [result.type for result in op.results]
    choice = rewriter.create("scf.if", [whole], types, regions=[Region(), Region()])
    for source, target in zip(op.regions, choice.regions, strict=True):
        rewriter.move_region(source, target)
    rewriter.replace(op, choice.results)
    return True


def lower_yield(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.yield -> scf.yield, but in parallel loops, which replace it themselves or stay as they are"""
    parent = op.parent_op()
    if parent is not None and parent.info.name in ("scf.parallel", "affine.parallel"):
        return False
    rewriter.replace_with_new(op, "scf.yield", operands, [])
    return True


# Memory.


def _subscripts(op: Operation, inputs: Sequence[Value], rewriter: Rewriter, name: str = "map") -> list[Value] | None:
    return expand_map(map_of(op, name).value, inputs, rewriter)


def _lowered_name(op: Operation) -> str:
    """memref.load for affine.load, vector.load for affine.vector_load"""
    return op.info.name.replace("affine.vector_", "vector.").replace("affine.", "memref.")


def _can_be_lowered(op: Operation, type: Type) -> bool:
    """The op is no vector's, or the memref one that vectors can be loaded from and stored to."""
    if "vector" not in op.info.name:
        return True
    from pyopt.dialects.vector.verify_memory import has_unit_stride

    return isinstance(type, MemRefType) and has_unit_stride(type)


def lower_load(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.load -> memref.load, affine.vector_load -> vector.load if the elements are next to each other"""
    if not _can_be_lowered(op, operands[0].type):
        return False
    indices = _subscripts(op, operands[1:], rewriter)
    if indices is None:
        return False
    rewriter.replace_with_new(op, _lowered_name(op), [operands[0], *indices], [op.results[0].type], TEMPORAL)
    return True


def lower_store(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.store -> memref.store, affine.vector_store -> vector.store if the elements are next to each other"""
    if not _can_be_lowered(op, operands[1].type):
        return False
    indices = _subscripts(op, operands[2:], rewriter)
    if indices is None:
        return False
    rewriter.replace_with_new(op, _lowered_name(op), [*operands[:2], *indices], [], TEMPORAL)
    return True


def lower_prefetch(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.prefetch -> memref.prefetch"""
    indices = _subscripts(op, operands[1:], rewriter)
    if indices is None:
        return False
    attributes = {name: op.attributes[name] for name in ("isWrite", "localityHint", "isDataCache")}
    rewriter.replace_with_new(op, "memref.prefetch", [operands[0], *indices], [], attributes)
    return True


def _fits(memory: Value, count: int) -> bool:
    """There is one index for each dimension, which no verifier asks of affine.dma_start and affine.dma_wait."""
    type = memory.type
    return isinstance(type, MemRefType) and type.shape is not None and len(type.shape) == count


def _is_odd_transfer(op: Operation) -> bool:
    """A transfer in a loop with another number of indices than dimensions: it cannot stay when the loop goes."""
    names = _TRANSFERS.get(op.info.name)
    parent = op.parent_op()
    while names is not None and parent is not None and parent.info.name not in ("affine.for", "affine.parallel"):
        parent = parent.parent_op()
    if names is None or parent is None:
        return False
    at = 0
    for name in names:
        map = map_of(op, name).value
        if not _fits(op.operands[at], len(map.results)):
            return True
        at += 1 + map.num_inputs
    return False


def lower_dma_start(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.dma_start -> memref.dma_start"""
    parts: list[list[Value]] = []
    at = 0
    for name in ("src_map", "dst_map", "tag_map"):
        end = at + 1 + map_of(op, name).value.num_inputs
        indices = _subscripts(op, operands[at + 1 : end], rewriter, name)
        if indices is None or not _fits(operands[at], len(indices)):
            return False
        parts.append([operands[at], *indices])
        at = end
    source, destination, tag = parts
    rewriter.replace_with_new(
        op, "memref.dma_start", [*source, *destination, operands[at], *tag, *operands[at + 1 :]], []
    )
    return True


def lower_dma_wait(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.dma_wait -> memref.dma_wait"""
    indices = _subscripts(op, operands[1:-1], rewriter, "tag_map")
    if indices is None or not _fits(operands[0], len(indices)):
        return False
    rewriter.replace_with_new(op, "memref.dma_wait", [operands[0], *indices, operands[-1]], [])
    return True


# Indices.


def lower_delinearize_index(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.delinearize_index -> quotients and remainders"""
    return expand_delinearize_index(op, rewriter)


def lower_linearize_index(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """affine.linearize_index -> a sum of products"""
    return expand_linearize_index(op, rewriter)


_TRANSFERS: Final = {"affine.dma_start": ("src_map", "dst_map", "tag_map"), "affine.dma_wait": ("tag_map",)}

PATTERNS: Final = (
    ConversionPattern("affine.apply", lower_apply),
    ConversionPattern("affine.dma_start", lower_dma_start),
    ConversionPattern("affine.dma_wait", lower_dma_wait),
    ConversionPattern("affine.load", lower_load),
    ConversionPattern("affine.min", lower_extremum),
    ConversionPattern("affine.max", lower_extremum),
    ConversionPattern("affine.parallel", lower_parallel),
    ConversionPattern("affine.prefetch", lower_prefetch),
    ConversionPattern("affine.store", lower_store),
    ConversionPattern("affine.for", lower_for),
    ConversionPattern("affine.if", lower_if),
    ConversionPattern("affine.yield", lower_yield),
    ConversionPattern("affine.vector_load", lower_load),
    ConversionPattern("affine.vector_store", lower_store),
    ConversionPattern("affine.delinearize_index", lower_delinearize_index),
    ConversionPattern("affine.linearize_index", lower_linearize_index),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is inside `op`."""
    target = ConversionTarget()
    target.legal("arith", "memref", "scf", "vector")
    if any(_is_odd_transfer(inner) for inner in op.walk()):
        target.illegal(*_TRANSFERS)
    return convert(op, pass_context, target, PATTERNS, folds_in_place)


PASS = make_pass("lower-affine", run, class_name="LowerAffinePass", apart=True)
