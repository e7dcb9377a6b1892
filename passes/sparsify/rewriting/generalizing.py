"""Whatever computes on the elements of sparse tensors as linalg.generic with one result, the form of all other rules.

linalg.matmul ins(%a : CSR, %b)      -> linalg.generic with the same maps and body
linalg.map { op } ins(%a : sparse)   -> linalg.generic
arith.addf %a, %b : sparse           -> linalg.generic { arith.addf } into a new tensor
linalg.generic with two results      -> two of them, if neither looks at what the other computes
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.linalg.structure import (
    STRUCTURED,
    body_of,
    has_tensor_semantics,
    indexing_maps,
    input_count,
    iterator_types,
)
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import DIM, AffineMap
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.opinfo import ELEMENTWISE
from pyopt.ir.types import TensorType, element_type_or_self
from pyopt.light import Final
from pyopt.passes.lowering.linalg_generalize import generalize
from pyopt.passes.lowering.linalg_generic import create_generic, empty_like
from pyopt.passes.sparsify.kernels.semiring import has_semiring
from pyopt.rewrite.rewriter import Rewriter

GENERIC: Final = "linalg.generic"


def is_sparse(op: Operation) -> bool:
    """An operand or result has an encoding."""
    for value in op.operands:
        if encoding_of(value.type) is not None:
            return True
    return any(encoding_of(value.type) is not None for value in op.results)


def is_elementwise(op: Operation) -> bool:
    """The op works element by element on ranked tensors; operands may also be scalars."""
    if op.info.traits & ELEMENTWISE == 0 or not op.operands or op.regions:
        return False
    return all(isinstance(one.type, TensorType) and one.type.shape is not None for one in op.results)


def is_other_form(op: Operation) -> bool:
    """It computes on elements of sparse tensors, and is no generic with one result."""
    name = op.info.name
    if name == GENERIC:
        return len(op.results) > 1 and (is_sparse(op) or has_semiring(op))
    return (name in STRUCTURED or is_elementwise(op)) and is_sparse(op)


def generalize_sparse(op: Operation, context: Context) -> bool:
    """Rewrites the ops inside `op`."""
    found = [inner for inner in op.walk() if is_other_form(inner)]
    rewriter = Rewriter(context)
    changed = False
    for inner in found:
        rewriter.start_at(inner)
        changed = _generalize(inner, rewriter) or changed
    return changed


def _generalize(op: Operation, rewriter: Rewriter) -> bool:
    name = op.info.name
    if name == GENERIC:
        return split(op, rewriter)
    if name not in STRUCTURED:
        return elementwise_as_generic(op, rewriter)
    if not has_tensor_semantics(op):
        return False
    before, block = op.prev, op.block
    assert block is not None
    generalize(op, rewriter)
    made = block.first if before is None else before.next
    if made is not None and len(made.results) > 1:
        rewriter.start_at(made)
        split(made, rewriter)
    return True


def elementwise_as_generic(op: Operation, rewriter: Rewriter) -> bool:
    """arith.addf %a, %b -> linalg.generic { arith.addf } ins(%a, %b) outs(tensor.empty)"""
    like = next((one for one in op.operands if isinstance(one.type, TensorType)), None)
    if like is None or not isinstance(like.type, TensorType) or like.type.shape is None:
        return False
    rank = len(like.type.shape)
    outputs = [empty_like(like, result.type, rewriter) for result in op.results]
    scalar, every = AffineMap.get(rank, 0, []), AffineMap.identity(rank)
    maps = [every if isinstance(one.type, TensorType) else scalar for one in [*op.operands, *outputs]]
    region, block = Region(), Block()
    for value in (*op.operands, *outputs):
        block.add_argument(element_type_or_self(value.type), value.location())
    region.append(block)
    new = create_generic(op.operands, outputs, maps, ["parallel"] * rank, rewriter, region=region)
    rewriter.insert_at_end(block)
    types = [element_type_or_self(result.type) for result in op.results]
    scalars = rewriter.create(op.info.name, block.arguments[: len(op.operands)], types, op.attributes)
    rewriter.create("linalg.yield", scalars.results, [])
    rewriter.insert_before(op)
    rewriter.replace(op, new.results)
    if len(new.results) > 1:
        rewriter.start_at(new)
        split(new, rewriter)
    return True


# Several results.


def split(op: Operation, rewriter: Rewriter) -> bool:
    """generic with results r, s -> a generic for r, another for s"""
    if splitting_fails(op):
        return False
    parts = [_part(op, number, rewriter) for number in range(len(op.results))]
    rewriter.insert_before(op)
    rewriter.replace(op, parts)
    return True


def splitting_fails(op: Operation) -> str:
    """The reason why a generic with several results does not become several generics; empty if it does."""
    if not has_tensor_semantics(op):
        return "it has no tensors"
    body, given = body_of(op), input_count(op)
    if any(not is_memory_effect_free(inner) for inner in body):
        return "it has several results, and effects"
    maps, loops = indexing_maps(op), len(iterator_types(op))
    results = body.terminator().operands
    for number, result in enumerate(results):
        for argument in _needs(body, result)[1]:
            other = argument.index - given
            if other >= 0 and other != number and not _is_every_loop_once(maps[argument.index], loops):
                return "it has several results, one of which depends on how far another is reduced"
    return ""


def _is_every_loop_once(map: AffineMap, loops: int) -> bool:
    """Each iteration has an element of its own, which no other changes."""
    return len(map.results) == loops and {one.value for one in map.results if one.kind == DIM} == set(range(loops))


def _needs(body: Block, result: Value) -> tuple[set[Operation], list[BlockArgument]]:
    """The ops of the body that a value is computed by, and the body's arguments that it depends on."""
    ops: set[Operation] = set()
    arguments: dict[BlockArgument, None] = {}
    stack = [result]
    while stack:
        value = stack.pop()
        if isinstance(value, BlockArgument):
            if value.block is body:
                arguments[value] = None
            continue
        maker = value.op
        if maker is None or maker in ops or maker.block is not body:
            continue
        ops.add(maker)
        for inner in maker.walk():
            stack.extend(inner.operands)
    return ops, list(arguments)


def _part(op: Operation, number: int, rewriter: Rewriter) -> Value:
    """The generic that computes one of the results, before the op."""
    body, given = body_of(op), input_count(op)
    ops, arguments = _needs(body, body.terminator().operands[number])
    maps = indexing_maps(op)
    used = [one.index for one in arguments if one.index != given + number]
    used += _covering(maps, [*used, given + number], given)
    used.sort()
    kept = [*used, given + number]
    region, block = Region(), Block()
    values: dict[Value, Value] = {}
    for index in kept:
        old = body.arguments[index]
        values[old] = block.add_argument(old.type, old.loc)
    region.append(block)
    ins, outs = [op.operands[index] for index in used], [op.operands[given + number]]
    rewriter.insert_before(op)
    new = create_generic(ins, outs, [maps[index] for index in kept], iterator_types(op), rewriter, region=region)
    rewriter.insert_at_end(block)
    for inner in body:
        if inner in ops:
            rewriter.clone(inner, values)
    result = body.terminator().operands[number]
    rewriter.create("linalg.yield", [values.get(result, result)], [])
    rewriter.insert_before(op)
    return new.results[0]


def _covering(maps: list[AffineMap], chosen: list[int], given: int) -> list[int]:
    """Inputs without which the extents of some loops were not known."""
    known = {one.value for index in chosen for one in maps[index].results if one.kind == DIM}
    more: list[int] = []
    for index in range(given):
        fresh = {one.value for one in maps[index].results if one.kind == DIM} - known
        if fresh and index not in chosen:
            more.append(index)
            known |= fresh
    return more


# What is left.


def refusal_reason(op: Operation) -> str:
    """The reason why an op that should become loops does not, if it is no generic with one result; "" if there is
    none."""
    if is_other_form(op):
        if op.info.name == GENERIC:
            return splitting_fails(op) or "it has several results, which --sparse-reinterpret-map takes apart"
        return "--sparse-reinterpret-map makes a linalg.generic of it, which is what becomes loops"
    if op.info.name.startswith("linalg.") and op.info.name != GENERIC and is_sparse(op):
        return "it is no structured op"
    return ""
