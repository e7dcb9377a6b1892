"""affine-scalrep: affine loads of what is known, and stores of what is not read, go.

    affine.for %i = 0 to 8 {                       affine.for %i = 0 to 8 {
      affine.store %x, %m[%i]                        %1 = arith.addf %x, %x
      %0 = affine.load %m[%i]                ->      affine.store %1, %m[%i]
      %1 = arith.addf %0, %0                       }
      affine.store %1, %m[%i]
    }

A load of an element that a store wrote gives what was stored, and one of an element that was loaded before what was
loaded then, unless something may write the element meanwhile. A store is dropped if one behind it, in the same block,
writes the element before anything may read it. Memory that the function allocates and now only stores to is dropped,
too. By default a store must write all that the earlier one wrote, and memory that is itself stored stays;
`reference-exact` asks for neither, and drops stores in front of other blocks that always follow.
"""

from __future__ import annotations

from pyopt.analysis.effects import affects, value_effects
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominance import Dominance
from pyopt.ir.opinfo import ALLOCATES, FREES, READS, WRITES
from pyopt.light import Final, Hashable, final
from pyopt.passes.loops.affine.dependences import LOADS, STORES
from pyopt.passes.loops.affine.intervening import Intervening
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Replace what mlir-opt does, also where that is wrong")


@final
class Replacement:
    """Replaces loads and drops stores of a function."""

    __slots__ = ("dominance", "exact", "function")

    def __init__(self, function: Operation, exact: bool) -> None:
        self.function = function
        self.exact = exact
        self.dominance = Dominance()

    def run(self) -> bool:
        """Returns whether something changed."""
        forwarded = self._replace_loads()
        dropped = self._drop_stores()
        for memref in forwarded or ():
            self._drop_memory(memref)
        return forwarded is not None or dropped

    def _replace_loads(self) -> list[Value] | None:
        """The memrefs of loads that had been stored; None if no load was replaced."""
        between = Intervening(self.exact)
        stores: dict[Hashable, list[Operation]] = {}
        loads: dict[Hashable, list[Operation]] = {}
        for op in self.function.walk():
            if op.info.name in STORES:
                stores.setdefault(between.key(op), []).append(op)
            elif op.info.name in LOADS:
                loads.setdefault(between.key(op), []).append(op)
        replaced: list[Operation] = []
        memrefs: dict[Value, None] = {}
        for key, same in loads.items():
            # Of those that are left.
            kept: dict[object, list[Operation]] = {}
            for load in same:
                result = load.results[0]
                store = self._nearest(stores.get(key, []), load)
                if store is not None and store.operands[0].type is not result.type:
                    store = None
                if store is not None and between.may_reach(store, load) and not between.is_between(store, load, WRITES):
                    memrefs[load.operands[0]] = None
                    result.replace_all_uses_with(store.operands[0])
                    replaced.append(load)
                    continue
                earlier = kept.setdefault(result.type, [])
                older = self._oldest(earlier, load, between)
                if older is not None:
                    result.replace_all_uses_with(older.results[0])
                    replaced.append(load)
                else:
                    earlier.append(load)
        for load in replaced:
            load.erase()
        return list(memrefs) if replaced else None

    def _nearest(self, ops: list[Operation], op: Operation) -> Operation | None:
        """The last of the ops, in the order of the text, that comes before `op` on every path."""
        for one in reversed(ops):
            if self.dominance.op_properly_dominates(one, op, enclosing=False):
                return one
        return None

    def _oldest(self, loads: list[Operation], load: Operation, between: Intervening) -> Operation | None:
        """The first of the loads that always give what `load` gives."""
        found: Operation | None = None
        for one in reversed(loads):
            if not self.dominance.op_properly_dominates(one, load, enclosing=False):
                continue
            if between.is_between(one, load, WRITES):
                break
            found = one
        return found

    def _drop_stores(self) -> bool:
        between = Intervening(self.exact)
        # Those that write the same element, by the region that they are in.
        stores: dict[Hashable, list[Operation]] = {}
        dropped: list[Operation] = []
        for op in self.function.walk():
            if op.info.name in STORES:
                stores.setdefault((op.parent_region(), between.key(op)), []).append(op)
        for same in stores.values():
            for number, op in enumerate(same):
                if any(self._hides(later, op, between) for later in self._followers(same, number)):
                    dropped.append(op)
        for op in dropped:
            op.erase()
        return bool(dropped)

    def _followers(self, same: list[Operation], number: int) -> list[Operation]:
        """The stores that may make one of them useless: the next one of its block, or those of others with `exact`."""
        op = same[number]
        for later in same[number + 1 :]:
            if later.block is op.block:
                return [later]
        return [one for one in same if one.block is not op.block] if self.exact else []

    def _hides(self, later: Operation, op: Operation, between: Intervening) -> bool:
        """What `op` writes is overwritten by `later` before it is read."""
        if later.block is not op.block and not _always_reaches(op, later):
            return False
        one, other = between.access(op), between.access(later)
        if not self.exact and any(a > b for a, b in zip(one.extents, other.extents, strict=True)):
            return False
        return not between.is_between(op, later, READS)

    def _drop_memory(self, memref: Value) -> None:
        """Drops an allocation that is stored to only, with the stores."""
        op = memref.op
        if op is None or value_effects(op) != [(ALLOCATES, memref)]:
            return
        users = list(dict.fromkeys(memref.uses))
        for user in users:
            if user.info.name in STORES:
                if not self.exact and user.operands[0] is memref:
                    return
            elif not affects(user, FREES, memref):
                return
        for user in users:
            user.erase()
        op.erase()


def _always_reaches(op: Operation, later: Operation) -> bool:
    """No way from `op` out of its region passes `later` by."""
    assert op.block is not None
    work: list[Block] = [op.block]
    seen = set(work)
    while work:
        block = work.pop()
        following = block.successor_blocks()
        if not following:
            return False
        for one in following:
            if one is not later.block and one not in seen:
                seen.add(one)
                work.append(one)
    return True


def run(op: Operation, pass_context: PassContext) -> bool:
    """Replaces loads of a function and drops stores."""
    return Replacement(op, REFERENCE_EXACT.of(pass_context.options)).run()


PASS = make_pass(
    "affine-scalrep",
    run,
    (REFERENCE_EXACT,),
    anchor="func.func",
    class_name="AffineScalarReplacement",
    apart=True,
)
