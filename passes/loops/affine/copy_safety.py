"""Which memrefs may be copied to buffers around a range of ops, and what has to be copied for that.

A memref stays where another op in the range may touch it, or may touch memory that is the same, and one of them writes;
for a copy that is not at the range but around a loop that holds it, nothing in that loop may. Elements that the range
may leave as they are must be copied in before they are copied out. A copy stays inside of the memref.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Final, Sequence, TypeAlias, final
from pyopt.passes.loops.affine.certain_accesses import CertainAccess, certain_access, is_inside
from pyopt.passes.loops.affine.copy_plans import CopyPlan, CopySettings, independent_loops
from pyopt.passes.loops.affine.dependences import AliasedPairs, touched_by
from pyopt.passes.loops.affine.memory_regions import MemoryRegion

if TYPE_CHECKING:
    Touched: TypeAlias = list[tuple[Operation, Value, bool]]
    """Ops with the memory that they touch, and whether they write it."""

ELEMENTS: Final = ("affine.load", "affine.store")
"""The accesses of which regions are copied."""
_HINT: Final = "affine.prefetch"


@final
class CopySafety:
    """Plans for the copies of a range of ops."""

    __slots__ = ("_held", "_ops", "_outer", "_pairs", "_settings", "_touched", "_transfers")

    def __init__(
        self,
        ops: Sequence[Operation],
        outer: Sequence[Value],
        settings: CopySettings,
        transfers: dict[Operation, list[tuple[Value, bool]]],
    ) -> None:
        """`outer`: the counters around the ops; `transfers`: ops that were made before, with what they touch."""
        self._held = {one for op in ops for one in op.walk()}
        self._ops = ops
        self._outer = outer
        self._settings = settings
        self._transfers = transfers
        self._pairs = AliasedPairs()
        self._touched: dict[Operation | None, Touched | None] = {}

    def plans(
        self, reads: dict[Value, MemoryRegion], writes: dict[Value, MemoryRegion]
    ) -> tuple[list[CopyPlan], list[CopyPlan]]:
        """What is copied in, and what is copied out."""
        copied_in: list[CopyPlan] = []
        copied_out: list[CopyPlan] = []
        for memref in {**reads, **writes}:
            region = reads.get(memref) or writes[memref]
            is_written = memref in writes
            plan = self._plan(region, is_written)
            if plan is None:
                continue
            if is_written:
                copied_out.append(plan)
            if memref in reads or not any(one.covers(region) for one in self._certain(plan, ("affine.store",))):
                copied_in.append(plan)
        order = list(writes)
        copied_out.sort(key=lambda plan: order.index(plan.region.memref))
        return copied_in, copied_out

    def _plan(self, region: MemoryRegion, is_written: bool) -> CopyPlan | None:
        values = (region.memref, *region.symbols)
        if any(is_defined_in(value, self._held) for value in values):
            return None
        # From a contradiction everything follows, also that the box is inside of the memref.
        if all(extent.size for extent in region.extents() or ()) and region.system.is_empty(region.system.width):
            return None
        arounds: list[Operation | None] = [*reversed(independent_loops(self._ops[0], region)), None]
        around = next((one for one in arounds if self._is_alone(region.memref, is_written, one)), region)
        if isinstance(around, MemoryRegion):
            return None
        plan = CopyPlan(region, around, self._settings.dma and is_transferable(region))
        clamped = self._clamped(plan)
        if clamped is None:
            return None
        plan.clamped = clamped
        plan.dma = plan.dma and not clamped
        return plan

    def users(self, memref: Value) -> list[Operation]:
        """The ops of the range that get the buffer."""
        names = (*ELEMENTS, _HINT)
        return [op for op in memref.uses if op in self._held and op.info.name in names]

    def _is_alone(self, memref: Value, is_written: bool, around: Operation | None) -> bool:
        """No other op in the range, or in the loop around it, needs what the copy keeps back or changes."""
        touched = self._touched_in(around)
        if touched is None:
            return False
        for op, value, writes in touched:
            if value is memref and op in self._held and op.info.name in ELEMENTS:
                continue
            if (writes or is_written) and self._pairs.may_alias(memref, value):
                return False
        return True

    def _touched_in(self, around: Operation | None) -> Touched | None:
        """What is touched; None if that is not known."""
        if around not in self._touched:
            found: Touched | None = []
            for root in self._ops if around is None else [around]:
                for op in root.walk():
                    touched = self._transfers.get(op)
                    if touched is None:
                        touched = [] if op.info.name == _HINT else touched_by(op)
                    if touched is None:
                        found = None
                    elif found is not None:
                        found += [(op, value, writes) for value, writes in touched]
            self._touched[around] = found
        return self._touched[around]

    def _certain(self, plan: CopyPlan, names: Sequence[str]) -> list[CertainAccess]:
        """The accesses of the memref that happen whenever the copies do."""
        found: list[CertainAccess] = []
        for root in self._ops if plan.around is None else [plan.around]:
            for op in plan.region.memref.uses:
                if op.info.name in names and op in self._held and root.is_ancestor_of(op):
                    access = certain_access(op, root, self._outer)
                    if access is not None:
                        found.append(access)
        return found

    def _clamped(self, plan: CopyPlan) -> list[tuple[int, bool]] | None:
        """The bounds of the region that may be outside of the memref; None if it cannot be kept inside."""
        region = plan.region
        certain = self._certain(plan, ELEMENTS)
        if any(access.covers(region) for access in certain):
            return []
        running = [access for access in certain if access.runs]
        clamped: list[tuple[int, bool]] = []
        for at, size in enumerate(region.shape()):
            for upper in (False, True):
                if is_inside(region, at, size if upper else None) or any(
                    access.reaches(region, at, upper) for access in running
                ):
                    continue
                if upper and size == DYNAMIC:
                    return None
                clamped.append((at, upper))
        return clamped


def is_defined_in(value: Value, held: set[Operation]) -> bool:
    """One of the ops makes the value, or has it in its region."""
    if value.op is not None:
        return value.op in held
    block = value.parent_block()
    return block is not None and block.parent_op() in held


def is_transferable(region: MemoryRegion) -> bool:
    """The region is a block of known size, of which only one dim at most has gaps between its elements."""
    if DYNAMIC in region.shape()[1:] or not region.is_block():
        return False
    extents = region.extents()
    return extents is not None and len(CopyPlan(region, None, True).strides([one.size for one in extents])) <= 1
