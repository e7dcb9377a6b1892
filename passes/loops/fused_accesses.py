"""Accesses to memory in the bodies of two loops over the same iterations that are to become one.

Where one loop has run behind the other, an iteration of the second one then runs before later iterations of the first
one. So what one of them writes the other may only access in the same iteration: at the same indices, from which it
follows which iteration it is.
"""

from __future__ import annotations

from pyopt.analysis.effects import ANY_EFFECT, is_memory_effect_free, own_effects, value_effects
from pyopt.analysis.local_aliases import Memories
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.ir.core import Operation, OpResult, Value
from pyopt.ir.opinfo import FREES, READS, RECURSIVE_EFFECTS, WRITES
from pyopt.ir.signature import operand_group
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final
from pyopt.passes.canonicalize.scf.common import constant_int, defined_outside

if TYPE_CHECKING:
    Counters: TypeAlias = dict[Value, Value]
    """The counters of one loop, and those of the other in their places."""

_ELEMENT_OPS: Final = {"memref.load": 0, "memref.store": 1}
"""Ops that access one element, and the number of the operand in front of the indices."""
_CHANGES: Final = WRITES | FREES
_MOST_FACTOR: Final = 2**16
"""Products with greater factors may wrap around within iterations that can be counted, unless they are odd."""


@final
class BodyAccess:
    """The effects of an op on a buffer; None: on any memory. `late`: it is in a reduction, at the end of iterations."""

    __slots__ = ("effects", "late", "memory", "op")

    def __init__(self, op: Operation, memory: Value | None, effects: int, late: bool) -> None:
        self.op = op
        self.memory = memory
        self.effects = effects
        self.late = late

    def indices(self) -> list[Value] | None:
        """The indices of the element that is accessed; None if more may be."""
        at = _ELEMENT_OPS.get(self.op.info.name)
        return None if at is None else self.op.operands[at + 1 :]


@final
class LoopAccesses:
    """What a parallel loop does to memory, by buffers: its memref.loads, its memref.stores, and all effects.

    Those of a loop that was fused grow by those of the next one. Of accesses to the same element one is kept.
    """

    __slots__ = ("all", "effects", "has_loop", "loads", "loads_own", "memories", "stores")

    def __init__(self, loop: Operation, known: dict[Value, list[Value]]) -> None:
        self.memories = Memories(known)
        self.loads: dict[Value, list[Operation]] = {}
        self.stores: dict[Value, list[Operation]] = {}
        self.all: dict[Value | None, list[BodyAccess]] = {}
        self.effects = 0
        self.has_loop = False
        # It loads from a buffer that is made in the block of the load.
        self.loads_own = False
        late = set(loop.regions[0].entry().terminator().walk())
        for op in loop.walk():
            if op is loop:
                continue
            name = op.info.name
            self.has_loop = self.has_loop or name == loop.info.name
            if name in _ELEMENT_OPS:
                memory = op.operands[_ELEMENT_OPS[name]]
                table = self.loads if name == "memref.load" else self.stores
                _add_op(table.setdefault(memory, []), op)
                if name == "memref.load" and memory.op is not None and memory.op.block is op.block:
                    self.loads_own = True
            for access in _effects_of(op, op in late):
                self._add(access)

    def _add(self, access: BodyAccess) -> None:
        if access.memory is not None:
            self.memories.add(access.memory)
        self.effects |= access.effects
        alike = self.all.setdefault(access.memory, [])
        for one in alike:
            if one.effects == access.effects and one.late == access.late and one.indices() == access.indices():
                return
        alike.append(access)

    def take_in(self, other: LoopAccesses) -> None:
        """The other loop was fused into this one: its ops are here now."""
        for mine, theirs in ((self.loads, other.loads), (self.stores, other.stores)):
            for memory, ops in theirs.items():
                found = mine.setdefault(memory, [])
                for op in ops:
                    _add_op(found, op)
        for accesses in other.all.values():
            for access in accesses:
                self._add(access)

    def may_be_fused(self, other: LoopAccesses, counters: Counters, back: Counters) -> bool:
        """As the reference sees it: what one loads the other stores at the same indices, or not at all.

        counters: from this loop's to those of the other one; back: the other way.
        """
        if self.has_loop or other.has_loop or self.loads_own or other.loads_own:
            return False
        for table, others, stored_here in ((self.stores, other.loads, True), (self.loads, other.stores, False)):
            for memory, ops in others.items() if table else ():
                for near in self.memories.aliases(memory):
                    if near not in table:
                        continue
                    if near is not memory:
                        return False
                    stores, loads = (table[near], ops) if stored_here else (ops, table[near])
                    if len(stores) > 1:
                        return False
                    stored = stores[0].operands[2:]
                    mapping = counters if stored_here else back
                    if not all(same_indices(stored, load.operands[1:], mapping) for load in loads):
                        return False
        return True

    def has_conflicts(self, other: LoopAccesses, loop: Operation, counters: Counters) -> bool:
        """One may write what the other one accesses in another iteration, or, in a reduction, too early.

        `loop` is this one, which ran first.
        """
        if not (self.effects | other.effects) & _CHANGES:
            return False
        if None in self.all or None in other.all:
            return bool(self.all and other.all)
        for memory, accesses in other.all.items():
            assert memory is not None
            for near in self.memories.aliases(memory):
                if any(_conflict(one, access, loop, counters) for one in self.all[near] for access in accesses):
                    return True
        return False


def _add_op(ops: list[Operation], op: Operation) -> None:
    """Adds a load or store, unless there is one of the same element."""
    at = _ELEMENT_OPS[op.info.name] + 1
    if not any(one.operands[at:] == op.operands[at:] for one in ops):
        ops.append(op)


def _effects_of(op: Operation, late: bool) -> list[BodyAccess]:
    """What an op does to memory, but for allocations, and for what ops inside of it do."""
    own = own_effects(op)
    if own is None and op.info.traits & RECURSIVE_EFFECTS:
        return []
    left = ANY_EFFECT if own is None else own & (READS | _CHANGES)
    found: list[BodyAccess] = []
    for mask, value in value_effects(op) if own is not None else ():
        left &= ~mask
        if mask & (READS | _CHANGES):
            found.append(BodyAccess(op, value, mask & (READS | _CHANGES), late))
    if left:
        memrefs: list[Value | None] = []
        if own is not None:
            memrefs += [value for value in op.operands if isinstance(value.type, MemRefType)]
        found += [BodyAccess(op, value, left, late) for value in memrefs or [None]]
    return found


def counters_of(one: Operation, other: Operation) -> Counters:
    """The counters of one loop, and those of another one over as many dimensions."""
    found: Counters = {}
    found.update(zip(one.regions[0].entry().arguments, other.regions[0].entry().arguments, strict=True))
    return found


def same_indices(stored: Sequence[Value], loaded: Sequence[Value], counters: Counters, number: bool = False) -> bool:
    """Two lists of indices are equal in the same iteration: by the same ops on the same values, one by one.

    number: they are also the same results of those ops, which the reference does not ask for.
    """
    if len(stored) != len(loaded):
        return False
    for one, other in zip(stored, loaded, strict=True):
        if counters.get(one, one) is other:
            continue
        if one.op is None or other.op is None or (number and _number(one) != _number(other)):
            return False
        if not is_memory_effect_free(one.op) or not is_memory_effect_free(other.op):
            return False
        if not _same_ops(one.op, other.op, counters):
            return False
    return True


def _number(value: Value) -> int:
    """Which of the results of its op a value is."""
    return value.index if isinstance(value, OpResult) else 0


def _same_ops(one: Operation, other: Operation, counters: Counters) -> bool:
    """The two do the same in the same iteration; ops inside of them use nothing that is made inside."""
    work = [(one, other)]
    while work:
        left, right = work.pop()
        if left is right:
            continue
        if left.info is not right.info or left.attributes != right.attributes or left.properties != right.properties:
            return False
        if left.successors or right.successors or len(left.regions) != len(right.regions):
            return False
        if [result.type for result in left.results] != [result.type for result in right.results]:
            return False
        if [counters.get(value, value) for value in left.operands] != [
            counters.get(value, value) for value in right.operands
        ]:
            return False
        for region, other_region in zip(left.regions, right.regions, strict=True):
            blocks, other_blocks = list(region), list(other_region)
            if len(blocks) != len(other_blocks):
                return False
            for block, other_block in zip(blocks, other_blocks, strict=True):
                ops, other_ops = list(block), list(other_block)
                if len(ops) != len(other_ops) or [argument.type for argument in block.arguments] != [
                    argument.type for argument in other_block.arguments
                ]:
                    return False
                work += zip(ops, other_ops, strict=True)
    return True


def _conflict(one: BodyAccess, other: BodyAccess, loop: Operation, counters: Counters) -> bool:
    """The order of the two, of what may be one buffer, matters and may change; `one` is of the first loop."""
    if not (one.effects | other.effects) & _CHANGES:
        return False
    if one.memory is not other.memory or (one.late and not other.late):
        return True
    indices, others = one.indices(), other.indices()
    if indices is None or others is None or not same_indices(indices, others, counters, number=True):
        return True
    return not _tell_iterations(indices, loop)


def _tell_iterations(indices: Sequence[Value], loop: Operation) -> bool:
    """No two iterations have the same indices: all counters follow from them."""
    spans = _spans(loop)
    unknown = {counter for counter, (_, span) in spans.items() if span != 0}
    rows = [row for row in [_factors(index, spans, loop) for index in indices] if row is not None]
    while unknown:
        solved: set[Value] = set()
        for row in rows:
            left = {counter: factor for counter, factor in row.items() if counter in unknown}
            if left and _are_digits(left, spans):
                solved |= set(left)
        if not solved:
            return False
        unknown -= solved
    return True


def _spans(loop: Operation) -> dict[Value, tuple[int, int | None]]:
    """Of each counter the least distance of two numbers, and that of the first and the last one, if it is known."""
    found: dict[Value, tuple[int, int | None]] = {}
    groups = [operand_group(loop, group) for group in ("lowerBound", "upperBound", "step")]
    for counter, *bounds in zip(loop.regions[0].entry().arguments, *groups, strict=True):
        lower, upper, step = [constant_int(value) for value in bounds]
        span = None
        if lower is not None and upper is not None and step is not None and step > 0:
            span = max(0, (upper - lower - 1) // step * step)
        found[counter] = (step or 1, span)
    return found


def _factors(index: Value, spans: dict[Value, tuple[int, int | None]], loop: Operation) -> dict[Value, int] | None:
    """The factors of the counters in an index; None if it is no sum of them and of what no iteration changes."""
    found: dict[Value, int] = {}
    for atom, factor in LinearForm([(index, 1)]).atoms.items():
        if isinstance(atom, Value):
            values: tuple[Value, ...] = (atom,)
        elif isinstance(atom[0], Value):
            values = (atom[0],)
        else:
            values = atom[1] if isinstance(atom[1], tuple) else ()
        if isinstance(atom, Value) and atom in spans:
            found[atom] = factor
        elif not all(defined_outside(value, loop) for value in values):
            return None
    return found


def _are_digits(factors: dict[Value, int], spans: dict[Value, tuple[int, int | None]]) -> bool:
    """Different counters give different sums: each makes a greater difference than all with smaller factors can."""
    if len(factors) == 1:
        (factor,) = factors.values()
        return factor % 2 != 0 or abs(factor) <= _MOST_FACTOR
    below: int | None = 0
    for counter, factor in sorted(factors.items(), key=lambda item: abs(item[1])):
        step, span = spans[counter]
        if below is None or abs(factor) > _MOST_FACTOR or abs(factor) * step <= below:
            return False
        below = None if span is None else below + abs(factor) * span
    return True
