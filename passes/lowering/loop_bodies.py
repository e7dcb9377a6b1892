"""The parts that loops of structured ops are made of: extents, an scf.for, and the body on loaded elements."""

from __future__ import annotations

from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.linalg.structure import (
    body_of,
    has_buffer_semantics,
    indexing_maps,
    inits,
    inputs,
    loop_of_index,
    rank_of,
    shape_of,
    shapes_to_loops,
)
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import TEMPORAL
from pyopt.rewrite.rewriter import Rewriter

SEQUENTIAL: Final = "scf.for"


# Extents.


def extents_of_operands(op: Operation, rewriter: Rewriter) -> list[int | Value]:
    """The extents of all operands in a row: a number, or a new memref.dim."""
    found: list[int | Value] = []
    for operand in op.operands:
        for number, extent in enumerate(shape_of(operand.type)):
            if extent != DYNAMIC:
                found.append(extent)
                continue
            index = constant_index(rewriter, number)
            name = "memref.dim" if isinstance(operand.type, MemRefType) else "tensor.dim"
            found.append(rewriter.create(name, [operand, index], [INDEX]).results[0])
    return found


def ranges_of(op: Operation, rewriter: Rewriter) -> list[int | Value] | None:
    """The extents of the loops of a structured op on memrefs; None if it is none, or they are not known."""
    inverse = shapes_to_loops(indexing_maps(op)) if has_buffer_semantics(op) else None
    if inverse is None:
        return None
    extents = extents_of_operands(op, rewriter)
    return [extents[result.value] for result in inverse.results]


# Loops.


def open_block(count: int, rewriter: Rewriter, end: str) -> Block:
    """A block with index arguments and an empty terminator called `end`, into which the insertion point goes."""
    block = Block()
    for _ in range(count):
        block.add_argument(INDEX, rewriter.loc)
    rewriter.insert_at_end(block)
    rewriter.insert_before(rewriter.create(end, [], []))
    return block


def sequential_loop(lower: Value, upper: Value, step: Value, rewriter: Rewriter) -> Value:
    """An scf.for, into which the insertion point goes; gives its counter."""
    region = Region()
    rewriter.create(SEQUENTIAL, [lower, upper, step], [], None, [region])
    block = open_block(1, rewriter, "scf.yield")
    region.append(block)
    return block.arguments[0]


# The body.


def subscripts(map: AffineMap, counters: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """An affine.apply for each result of a map of the loops."""
    found: list[Value] = []
    for result in map.results:
        single, operands = canonicalize(AffineMap.get(map.num_dims, map.num_symbols, [result]), counters)
        attributes = {"map": AffineMapAttr.get(single)}
        found.append(rewriter.create("affine.apply", operands, [INDEX], dict(attributes)).results[0])
    return found


def load(memref: Value, indices: Sequence[Value], affine: bool, rewriter: Rewriter) -> Value:
    """The element of a memref."""
    assert isinstance(memref.type, MemRefType)
    types = [memref.type.element_type]
    if not affine:
        return rewriter.create("memref.load", [memref, *indices], types, TEMPORAL).results[0]
    attributes = {"map": AffineMapAttr.get(AffineMap.identity(len(indices)))}
    return rewriter.create("affine.load", [memref, *indices], types, dict(attributes)).results[0]


def store(value: Value, memref: Value, indices: Sequence[Value], affine: bool, rewriter: Rewriter) -> None:
    """Writes the element of a memref."""
    if affine:
        attributes = {"map": AffineMapAttr.get(AffineMap.identity(len(indices)))}
        rewriter.create("affine.store", [value, memref, *indices], [], dict(attributes))
    else:
        rewriter.create("memref.store", [value, memref, *indices], [], TEMPORAL)


def emit_body(op: Operation, counters: Sequence[Value], affine: bool, rewriter: Rewriter) -> None:
    """Loads of all operands, the ops of the body, and stores of what it yields."""
    emit_bodies(op, [counters], affine, rewriter)


def emit_bodies(op: Operation, steps: Sequence[Sequence[Value]], affine: bool, rewriter: Rewriter) -> None:
    """The same of several iterations, one behind the other, on one element of each output."""
    maps = indexing_maps(op)
    first = len(inputs(op))
    results: list[Value] = []
    for counters in steps:
        loaded: list[Value] = []
        for operand, map in zip(op.operands[: first if results else None], maps, strict=False):
            if rank_of(operand.type) == 0 and not isinstance(operand.type, MemRefType):
                loaded.append(operand)
            else:
                loaded.append(load(operand, subscripts(map, counters, rewriter), affine, rewriter))
        if not results:
            indices = [subscripts(map, counters, rewriter) for map in maps[first:]]
        results = _clone_body(op, [*loaded, *results], counters, rewriter)
    for value, target, place in zip(results, inits(op), indices, strict=True):
        store(value, target, place, affine, rewriter)


def _clone_body(op: Operation, given: list[Value], counters: Sequence[Value], rewriter: Rewriter) -> list[Value]:
    """The ops of the body with values for its arguments; what it yields."""
    body = body_of(op)
    values: dict[Value, Value] = dict(zip(body.arguments, given, strict=True))
    terminator = body.terminator()
    for inner in body:
        if inner is terminator:
            continue
        if inner.info.name == "linalg.index":
            values[inner.results[0]] = counters[loop_of_index(inner)]
        else:
            rewriter.clone(inner, values)
    return [values.get(value, value) for value in terminator.operands]
