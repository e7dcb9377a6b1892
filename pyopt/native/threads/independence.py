"""Loops whose iterations do not depend on each other: what one of them writes, no other reads or writes.

Of each memref that such a loop writes to, all that it accesses lies in one dimension in the part (`parts.py`) of the
iteration. Memrefs that may be the same memory are compared when the program runs, as are layouts that may have an
element in two places. Loops with calls, allocations on the heap, results, or ops that LLVM may compute otherwise in
another place (fastmath) stay as they are.
"""

from __future__ import annotations

from math import prod

from pyopt.analysis.accesses import accessed_shape
from pyopt.analysis.buffer_origins import BufferOrigins
from pyopt.analysis.effects import own_effects, value_effects
from pyopt.dialects.arith.enums import FASTMATH
from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.ir.attributes import EnumAttr, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.dominance import is_inside
from pyopt.ir.mixed_indices import all_known, mixed_group
from pyopt.ir.opinfo import ALLOCATES, FREES, READS, WRITES
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import is_strided
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import Final, Sequence, TypeAlias, final
from pyopt.native.checking import FAIL
from pyopt.native.threads.parts import COUNTER, FOR, PARALLEL, IterationPart, IterationParts, LoopCounter
from pyopt.passes.shapes.outline_shape_computation import values_used

Place: TypeAlias = "Value | int | None"
"""An index, or None for any."""
_CONTROL: Final = frozenset(
    (FOR, PARALLEL, "scf.if", "scf.while", "scf.index_switch", "scf.yield", "scf.condition", "scf.reduce",
     "scf.reduce.return")
)  # fmt: skip
"""Ops of scf whose iterations, or branches, run in the thread that comes to them."""
_ELEMENTS: Final = frozenset(("memref.load", "memref.store"))
_ROWS: Final = frozenset(("vector.load", "vector.store", "vector.maskedload", "vector.maskedstore"))
"""They access elements one behind the other in the last dimension, or some of these."""
_EXACT: Final = sum([FASTMATH.by_word[word] for word in ("nnan", "ninf", "nsz")])
"""Flags by which no result depends on where an op stands."""
MOST_PAIRS: Final = 16


@final
class Access:
    """What an op reads or writes: a memref from outside of the loop, and the indices; width: of elements one behind the
    other from the last index on."""

    __slots__ = ("memory", "places", "width", "writes")

    def __init__(self, memory: Value, places: Sequence[Place], width: int, writes: bool) -> None:
        self.memory = memory
        self.places = places
        self.width = width
        self.writes = writes

    def part(self, number: int, parts: IterationParts) -> IterationPart | None:
        """The part in which the indices of one dimension are."""
        place = self.places[number]
        if not isinstance(place, Value):
            return None
        is_last = number == len(self.places) - 1
        return parts.of_several(place, self.width) if is_last and self.width > 1 else parts.of(place)


@final
class IndependentLoop:
    """A loop that may be split if, when it runs, the memrefs of `pairs` do not overlap, those of `layouts` have each
    element in one place, and the positions of `parts` ascend."""

    __slots__ = ("counter", "layouts", "pairs", "parts")

    def __init__(self, counter: LoopCounter) -> None:
        self.counter = counter
        self.layouts: list[Value] = []
        self.pairs: list[tuple[Value, Value]] = []
        self.parts: list[IterationPart] = []


def independent_loop(op: Operation, origins: BufferOrigins) -> IndependentLoop | None:
    """What is to be asked before the loop is split; None if it may not be."""
    if op.info.name not in (FOR, PARALLEL) or op.results or "unsignedCmp" in op.attributes:
        return None
    counter = LoopCounter(op)
    trips = counter.trips()
    if not isinstance(counter.value.type, IndexType) or (trips is not None and trips < 2):
        return None
    if not all(_can_be_handed_over(value.type) for value in captured_by(op)):
        return None
    accesses = _accesses_in(op)
    if accesses is None:
        return None
    found = IndependentLoop(counter)
    parts = IterationParts(counter)
    by_memory: dict[Value, list[Access]] = {}
    for access in accesses:
        by_memory.setdefault(access.memory, []).append(access)
    written = [memory for memory, those in by_memory.items() if any(one.writes for one in those)]
    for memory in written:
        part = _common_part(by_memory[memory], parts)
        if part is None:
            return None
        if part.kind != COUNTER and not any(one.same(part) for one in found.parts):
            found.parts.append(part)
        assert isinstance(memory.type, MemRefType)
        if memory.type.layout is not None:
            found.layouts.append(memory)
        for other in by_memory:
            pair = (other, memory)
            if other is not memory and pair not in found.pairs and origins.same_allocation(memory, other) is not False:
                found.pairs.append((memory, other))
    return found if written and len(found.pairs) <= MOST_PAIRS else None


def captured_by(loop: Operation) -> list[Value]:
    """The values from outside that a loop needs."""
    return [value for value in values_used(loop) if not is_inside(value, loop)]


def _can_be_handed_over(type: Type) -> bool:
    if isinstance(type, MemRefType):
        return is_strided(type)
    return isinstance(type, (ComplexType, FloatType, IndexType, IntegerType, LLVMStructType, VectorType))


def _common_part(accesses: Sequence[Access], parts: IterationParts) -> IterationPart | None:
    """The part in which the accesses of a memref are in one of its dimensions."""
    for number in range(len(accesses[0].places)):
        common: IterationPart | None = None
        for access in accesses:
            part = access.part(number, parts) if number < len(access.places) else None
            if part is None or (common is not None and not common.same(part)):
                break
            common = part
        else:
            return common
    return None


def _accesses_in(loop: Operation) -> list[Access] | None:
    """All accesses in a loop to memory from outside; None if it has an op that may do anything else."""
    found: list[Access] = []
    for op in loop.walk():
        name = op.info.name
        if op is loop or name in _CONTROL or name == "memref.alloca":
            continue
        if op.regions or is_inexact(op):
            return None
        if name == "func.call":
            callee = op.attributes.get("callee")
            if isinstance(callee, SymbolRefAttr) and callee.path == (FAIL,):
                continue
            return None
        effects = own_effects(op)
        if effects is None or effects & (ALLOCATES | FREES):
            return None
        if effects:
            here = _accesses_of(op, loop)
            if here is None:
                return None
            found += here
    return found


def is_inexact(op: Operation) -> bool:
    """Whether its result may depend on where it stands."""
    flags = op.attributes.get("fastmath")
    return isinstance(flags, EnumAttr) and flags.value & ~_EXACT != 0


def _accesses_of(op: Operation, loop: Operation) -> list[Access] | None:
    """The accesses of one op, without those to memory that belongs to one iteration."""
    effects = value_effects(op)
    if not effects:
        return None
    found: list[Access] = []
    for mask, value in effects:
        type = value.type
        if not isinstance(type, MemRefType) or type.shape is None or mask & ~(READS | WRITES):
            return None
        places: list[Place] = [None] * len(type.shape)
        width = 1
        if op.info.name in _ELEMENTS or op.info.name in _ROWS:
            places = [*operand_group(op, "indices")]
            shape = accessed_shape(op, value)
            if len(shape) > 1:
                places[-len(shape) :] = [None] * len(shape)
            width = prod(shape)
            if any(isinstance(one.type, VectorType) and any(one.type.scalable) for one in (*op.operands, *op.results)):
                return None
        root, within = _root_of(value, places, loop)
        if root is None:
            return None
        if within is not None:
            found.append(Access(root, within, width, mask & WRITES != 0))
    return found


def _root_of(value: Value, places: list[Place], loop: Operation) -> tuple[Value | None, list[Place] | None]:
    """The memref from outside that a memref in the loop shows, and the same elements of it. Without places it is
    memory of one iteration; without a memref it is not known."""
    while True:
        op = value.op
        source = None if op is None else _seen_through(op, places)
        if op is None or source is None:
            if not is_inside(value, loop):
                return value, places
            return (value, None) if op is not None and op.info.name == "memref.alloca" else (None, None)
        value, places = op.operands[0], source


def _seen_through(op: Operation, places: list[Place]) -> list[Place] | None:
    """The indices of the operand of a view for indices of the view; None for other views."""
    if op.info.name == "memref.cast":
        type = op.operands[0].type
        return places if isinstance(type, MemRefType) and type.shape is not None else None
    if op.info.name != "memref.subview" or not all_known(mixed_group(op, "strides"), 1):
        return None
    offsets, sizes = mixed_group(op, "offsets"), mixed_group(op, "sizes")
    if len(offsets) == len(places):
        return [_sum(offset, place, size) for offset, place, size in zip(offsets, places, sizes, strict=True)]
    # Which dimensions of one element are left out makes no difference for them.
    return [_sum(offset, None, size) for offset, size in zip(offsets, sizes, strict=True)]


def _sum(offset: Value | int, place: Place, size: Value | int) -> Place:
    if isinstance(size, int) and size == 1:
        return offset
    return place if isinstance(offset, int) and offset == 0 else None
