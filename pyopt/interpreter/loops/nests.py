"""Which loops of a nest may be lanes, read off the IR.

Those whose counters are in the subscripts of all stores; and all of them, where each iteration combines one number with
a sum, which the loop carries or which is an element of memory.
"""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.combining import ufunc_of
from pyopt.interpreter.compiler import is_number, works_on_lanes
from pyopt.interpreter.numbers import array_dtype
from pyopt.interpreter.registry import evaluators_of
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.opinfo import CONSTANT_LIKE, TERMINATOR
from pyopt.ir.types import IndexType, Type
from pyopt.light import Final, final

LOADS: Final = {"affine.load": 0, "memref.load": 0}
"""Ops that read an element of the memref among their operands at this place."""
STORES: Final = {"affine.store": 1, "memref.store": 1}
"""Those that write one."""
SEQUENTIAL: Final = ("affine.for", "scf.for")
"""Loops that may be in the bodies of lanes, which all run the same iterations of it."""


@final
class LoopNest:
    """Loops around each other, with nothing but pure ops between them.

    lanes: the numbers of those whose iterations run together; the others go in order. memrefs, written: what is read
    or written, and what is written. total: what the iterations add up, in order; nothing else is written then.
    """

    __slots__ = ("lanes", "loops", "memrefs", "total", "written")

    def __init__(
        self,
        loops: list[Operation],
        lanes: list[int],
        memrefs: list[Value],
        written: list[Value],
        total: Total | None = None,
    ) -> None:
        self.loops = loops
        self.lanes = lanes
        self.memrefs = memrefs
        self.written = written
        self.total = total


@final
class Total:
    """What iterations combine: `combine` takes what there was and `term`.

    load, store: the ops on the element that it is in; both None where the loop carries it.
    """

    __slots__ = ("combine", "load", "store", "term")

    def __init__(
        self, combine: Operation, term: Value, load: Operation | None = None, store: Operation | None = None
    ) -> None:
        self.combine = combine
        self.term = term
        self.load = load
        self.store = store

    def ops(self) -> list[Operation]:
        """Those that are not run on lanes."""
        return [op for op in (self.load, self.combine, self.store) if op is not None]


def nest_of(op: Operation) -> LoopNest | None:
    """The nest whose outermost loop is `op`, if some of its loops may be lanes."""
    if not _is_counted(op) or not _is_understood(op.regions[0].entry()):
        return None
    if op.results and op.info.name not in SEQUENTIAL:
        return None
    loops = [op]
    inner = _only_loop(op)
    while inner is not None and _has_outer_bounds(inner, op):
        loops.append(inner)
        inner = _only_loop(inner)
    accesses = _Accesses(loops)
    if any(is_inside(one, op) for one in accesses.memrefs):
        return None
    if accesses.lanes and not op.results:
        return LoopNest(loops, sorted(accesses.lanes), accesses.memrefs, accesses.written)
    total = _carried_total(op) if op.results else _stored_total(loops)
    if total is None:
        return None
    block = loops[-1].regions[0].entry()
    memrefs = [one.operands[LOADS[one.info.name]] for one in block if one.info.name in LOADS and one is not total.load]
    return LoopNest(loops, list(range(len(loops))), memrefs, accesses.written, total)


def _carried_total(loop: Operation) -> Total | None:
    """The total in the only value that a loop carries."""
    block = loop.regions[0].entry()
    end = block.terminator()
    if len(loop.results) != 1 or any(op.regions or op.info.name in STORES for op in block):
        return None
    return _total(end.operands[0].op, block.arguments[-1], end)


def _stored_total(loops: list[Operation]) -> Total | None:
    """The total in the element that all iterations load and store."""
    block = loops[-1].regions[0].entry()
    stores = [op for op in block if op.info.name in STORES]
    if len(stores) != 1 or any(op.regions for op in block):
        return None
    (store,) = stores
    if any(is_inside(one, loops[0]) and not _is_constant(one) for one in store.operands[1:]):
        return None
    for op in block:
        if op.info.name in LOADS and list(op.operands) == list(store.operands[1:]):
            if op.attributes.get("map") is store.attributes.get("map"):
                return _total(store.operands[0].op, op.results[0], store, op)
    return None


def _total(combine: Operation | None, held: Value, end: Operation, load: Operation | None = None) -> Total | None:
    """The total that `combine` makes of `held`, if nothing but `end` looks at it."""
    if combine is None or len(combine.operands) != 2 or combine.block is not end.block or ufunc_of(combine) is None:
        return None
    if not held.has_one_use() or not combine.results[0].has_one_use() or held not in combine.operands:
        return None
    term = combine.operands[1 if combine.operands[0] is held else 0]
    return Total(combine, term, load, None if load is None else end)


def _is_counted(op: Operation) -> bool:
    """A loop that the interpreter knows how to count, in numbers of type index."""
    module = evaluators_of(op.info.name.partition(".")[0])
    if module is None or op.info.name not in getattr(module, "COUNTERS", ()) or "unsignedCmp" in op.attributes:
        return False
    return all(isinstance(one.type, IndexType) for one in counters(op))


def counters(op: Operation) -> list[Value]:
    """The counters of a loop."""
    block = op.regions[0].entry()
    return list(block.arguments[: len(block.arguments) - len(op.results)])


def _is_understood(block: Block) -> bool:
    """All that is in the block can be done for many iterations at once."""
    if block.region is None or block.region.last is not block:
        return False
    return all(_is_plain(op) or _is_inner_loop(op) for op in block)


def _is_plain(op: Operation) -> bool:
    if op.regions or op.successors or not all(_in_arrays(one.type) for one in op.results):
        return False
    name = op.info.name
    if name in STORES:
        return _in_arrays(op.operands[0].type)
    return name in LOADS or bool(op.info.traits & TERMINATOR) or works_on_lanes(op)


def _in_arrays(type: Type) -> bool:
    """NumPy has arrays of such numbers."""
    return is_number(type) and array_dtype(type) != np.dtype(object)


def _is_inner_loop(op: Operation) -> bool:
    return (
        op.info.name in SEQUENTIAL
        and _is_counted(op)
        and all(_in_arrays(one.type) for one in op.results)
        and _is_understood(op.regions[0].entry())
    )


def _only_loop(op: Operation) -> Operation | None:
    """The loop in the body of this one, if there is nothing else but pure ops before it."""
    block = op.regions[0].entry()
    last = block.terminator().prev
    if last is None or not last.regions or last.results:
        return None
    before = last.prev
    while before is not None:
        if before.regions or before.info.name in LOADS or before.info.name in STORES:
            return None
        before = before.prev
    return last


def _has_outer_bounds(loop: Operation, outermost: Operation) -> bool:
    return all(not is_inside(one, outermost) or _is_constant(one) for one in loop.operands)


def _is_constant(value: Value) -> bool:
    return value.op is not None and bool(value.op.info.traits & CONSTANT_LIKE)


@final
class _Accesses:
    """The memory that loops read and write. lanes: the numbers of those on whose counters all stores depend."""

    __slots__ = ("_on", "lanes", "memrefs", "written")

    def __init__(self, loops: list[Operation]) -> None:
        self.memrefs: list[Value] = []
        self.written: list[Value] = []
        self._on: dict[Value, frozenset[int]] = {}
        """The numbers of the loops on whose counters a value depends."""
        for number, loop in enumerate(loops):
            for counter in counters(loop):
                self._on[counter] = frozenset((number,))
        self.lanes: frozenset[int] = frozenset(range(len(loops)))
        for op in loops[0].walk():
            self._take_in(op)
        if not self.written:
            self.lanes = frozenset()

    def _take_in(self, op: Operation) -> None:
        name = op.info.name
        place = LOADS.get(name, STORES.get(name))
        indices = op.operands if place is None else op.operands[place + 1 :]
        on = frozenset().union(*[self._on.get(one, frozenset()) for one in indices])
        if place is not None:
            self.memrefs.append(op.operands[place])
        if name in STORES:
            self.written.append(op.operands[STORES[name]])
            self.lanes &= on
        for result in op.results:
            self._on[result] = on
