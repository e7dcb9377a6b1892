"""Which loops of a nest may be lanes, read off the IR: those whose counters are in the subscripts of all stores."""

from __future__ import annotations

import numpy as np

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
    or written, and what is written.
    """

    __slots__ = ("lanes", "loops", "memrefs", "written")

    def __init__(self, loops: list[Operation], lanes: list[int], memrefs: list[Value], written: list[Value]) -> None:
        self.loops = loops
        self.lanes = lanes
        self.memrefs = memrefs
        self.written = written


def nest_of(op: Operation) -> LoopNest | None:
    """The nest whose outermost loop is `op`, if some of its loops may be lanes."""
    if not _is_counted(op) or op.results or not _is_understood(op.regions[0].entry()):
        return None
    loops = [op]
    inner = _only_loop(op)
    while inner is not None and _has_outer_bounds(inner, op):
        loops.append(inner)
        inner = _only_loop(inner)
    accesses = _Accesses(loops)
    if not accesses.lanes or any(is_inside(one, op) for one in accesses.memrefs):
        return None
    return LoopNest(loops, sorted(accesses.lanes), accesses.memrefs, accesses.written)


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
