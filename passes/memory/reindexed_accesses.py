"""Uses of a memref become uses of another one with the same elements, at indices that a map gives.

affine.load %m[%i + 1]      ->     affine.load %new[(%i + 1) floordiv 4, (%i + 1) mod 4]

memref.load %m[%i]          ->     %0 = affine.apply (i) -> (i floordiv 4)(%i)
                                   %1 = affine.apply (i) -> (i mod 4)(%i)
                                   memref.load %new[%0, %1]

Calls, returns and the other ops of USERS have the new memref in place of the old one. No map is dropped that an
affine.apply made for it: those for the old indices stay, as in the reference.
"""

from __future__ import annotations

from pyopt.dialects.affine.composition import compose
from pyopt.dialects.affine.syntax import DMA_MAPS
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_bounds
from pyopt.light import Final, Sequence
from pyopt.passes.loops.affine.loops import apply
from pyopt.rewrite.rewriter import Rewriter

ELEMENTS: Final = frozenset({"memref.load", "memref.store"})
"""Accesses at index values."""
AFFINE: Final = frozenset({
    "affine.load",
    "affine.prefetch",
    "affine.store",
    "affine.vector_load",
    "affine.vector_store",
})  # fmt: skip
"""Accesses at what a map gives."""
DMA: Final = {"affine.dma_start": DMA_MAPS, "affine.dma_wait": DMA_MAPS[2:]}
"""The maps of DMA ops, one for each memref."""
USERS: Final = frozenset({
    "func.call",
    "func.return",
    "memref.alloc",
    "memref.alloca",
    "memref.cast",
    "memref.dealloc",
    "memref.dim",
    "memref.memory_space_cast",
    "memref.reinterpret_cast",
})  # fmt: skip
"""Ops that the reference lets go on with a memref of another type."""


def is_reindexable(op: Operation) -> bool:
    """The reference knows how to give the op another memref."""
    name = op.info.name
    return name in USERS or name in ELEMENTS or name in AFFINE or name in DMA


def reindex_uses(old: Value, new: Value, map: AffineMap, symbols: Sequence[Value], rewriter: Rewriter) -> bool:
    """All uses of `old` become uses of `new`, at indices that went through the map.

    False, and nothing changes, if that is not possible for one of them.
    """
    users = old.users()
    if not all(is_reindexable(user) for user in users):
        return False
    if len(symbols) < map.num_symbols and any(_access(user, old)[0] is not None for user in users):
        return False
    for user in users:
        _reindex(user, old, new, map, symbols, rewriter)
    return True


def _reindex(
    op: Operation, old: Value, new: Value, map: AffineMap, symbols: Sequence[Value], rewriter: Rewriter
) -> None:
    name = op.info.name
    at, map_name = _access(op, old)
    if at is None:
        rewriter.set_operands(op, [new if value is old else value for value in op.operands])
        return
    rewriter.insert_before(op)
    rewriter.loc = op.loc
    attributes: dict[str, Attribute] = dict(op.attributes)
    if name in ELEMENTS:
        count = len(op.operands) - at - 1
        after, inputs = _through(AffineMap.identity(count), op.operands[at + 1 :], map, symbols, rewriter)
        indices = [apply(after.sub_map((number,)), inputs, rewriter) for number in range(len(map.results))]
    else:
        before = map_of(op, map_name).value
        count = before.num_inputs
        after, indices = _through(before, op.operands[at + 1 : at + 1 + count], map, symbols, rewriter)
        attributes[map_name] = AffineMapAttr.get(after)
    operands = [*op.operands[:at], new, *indices, *op.operands[at + 1 + count :]]
    rewriter.replace_with_new(op, name, operands, [result.type for result in op.results], attributes)


def _access(op: Operation, memref: Value) -> tuple[int | None, str]:
    """Where the op has the memref that it accesses, and the name of its map; None if it does not access it."""
    name = op.info.name
    if name in DMA:
        start = 0
        for map_name in DMA[name]:
            if op.operands[start] is memref:
                return start, map_name
            start += 1 + map_of(op, map_name).value.num_inputs
        return None, ""
    at = accessed_at(op)
    return (None, "") if at is None or op.operands[at] is not memref else (at, "map")


def accessed_at(op: Operation) -> int | None:
    """Where an op of AFFINE or ELEMENTS has the memref; None for other ops."""
    name = op.info.name
    return operand_bounds(op, "indices")[0] - 1 if name in AFFINE or name in ELEMENTS else None


def _through(
    before: AffineMap, inputs: Sequence[Value], map: AffineMap, symbols: Sequence[Value], rewriter: Rewriter
) -> tuple[AffineMap, list[Value]]:
    """A map, and one that is applied to what it gives, as one map with its inputs."""
    made: list[Operation] = []

    def applied(map: AffineMap, values: Sequence[Value]) -> list[Value]:
        found = [apply(map.sub_map((number,)), values, rewriter) for number in range(len(map.results))]
        made.extend([value.op for value in found if value.op is not None])
        return found

    indices = list(inputs) if before.is_identity() else applied(before, inputs)
    indices = applied(map, [*indices, *symbols])
    composed, values = compose(AffineMap.identity(len(indices)), indices)
    for op in made:
        if not any(result.uses for result in op.results):
            rewriter.erase(op)
    return composed, values
