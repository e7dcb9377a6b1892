"""Whether a fusion leaves what a program computes as it is.

    affine.for %i = 0 to 10 {                 affine.for %j = 0 to 10 {
      affine.store %x, %m[%i]                   affine.store %x, %m[%j]
    }                                   ->      %0 = affine.load %m[%j + 1]        reads what is not yet there
    affine.for %j = 0 to 10 {                 }
      %0 = affine.load %m[%j + 1]
    }

A source whose iterations are all executed once, in another order, may be fused if no two iterations that touch the same
element change places. One of which iterations are executed again, or left out, must not read what it or the target
writes, but for what it has just written; and the target must find all that it reads in the slice for the iteration.
A memref may become private if nothing else reads it, and if all that the target reads of it is written by the slice.

Memrefs that may be the same memory count as such; ops that touch memory in other ways keep nests from being fused.
"""

from __future__ import annotations

from itertools import takewhile

from pyopt.analysis.effects import value_effects
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.affine import AffineMap, add, constant, dim, sub
from pyopt.ir.affine_flatten import simplify_affine_expr
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import ALLOCATES, FREES
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.loops.affine.dependences import (
    AliasedPairs,
    CounterRelation,
    NestAccess,
    affine_access,
    loops_around,
    touched_by,
)
from pyopt.passes.loops.affine.fusion.candidates import Candidate
from pyopt.passes.loops.affine.fusion.slices import NestSlice, counter_of
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.passes.loops.affine.trip_counts import constant_trip_count

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom
    from pyopt.ir.affine import AffineExpr
    from pyopt.passes.loops.affine.dependences import Condition

_PLAIN: Final = ("affine.load", "affine.store")


def plain_accesses(root: Operation) -> list[NestAccess] | None:
    """The accesses of a nest; None if something in it touches memory that is not an affine load or store."""
    found: list[NestAccess] = []
    for op in root.walk():
        if op.info.name in _PLAIN:
            found.append(affine_access(op, loops_around(op, root)))
        elif touched_by(op) != []:
            return None
    return found


@final
class FusionSafety:
    """What is asked about one fusion; `private` are the memrefs that are to be private."""

    __slots__ = (
        "_candidate",
        "_depth",
        "_facts",
        "_first",
        "_pairs",
        "_place",
        "_prefix",
        "_removed",
        "_slice",
        "_sources",
        "_targets",
        "private",
    )

    def __init__(
        self, candidate: Candidate, depth: int, place: Operation, removed: bool, private: Sequence[Value]
    ) -> None:
        self._candidate = candidate
        self._slice: NestSlice = candidate.slice_at(depth)
        self._depth = depth
        self._place = place
        self._removed = removed
        self._pairs = AliasedPairs()
        self._facts: dict[Atom, list[LinearForm]] = {}
        self._sources: list[NestAccess] = []
        self._targets: list[NestAccess] = []
        self._prefix = candidate.loops_at(depth)
        self._first = candidate.source.is_before_in_block(candidate.target)
        self.private = list(private)

    def check(self) -> bool:
        """Whether the fusion is safe; memrefs that cannot be private are taken from those that are to be."""
        sources, targets = plain_accesses(self._candidate.source), plain_accesses(self._candidate.target)
        if sources is None or targets is None:
            return False
        self._sources, self._targets = sources, targets
        if not all(access.is_by_element() for access in (*sources, *targets)):
            return False
        if not self._is_unaliased():
            return False
        if any(loop.results for loop in self._sliced()):
            return False
        self.private = [memref for memref in self.private if self._may_be_private(memref)]
        if not self._may_move():
            return False
        mapped = self._mapped_loops()
        if self._removed and mapped is not None and self._runs_once(mapped) and self._keeps_order(mapped):
            return True
        return self._may_run_again(mapped)

    # Memory.

    def _is_unaliased(self) -> bool:
        """Different memrefs of the source and of both nests are different memory, if one of them is written."""
        for one in self._sources:
            for other in (*self._sources, *self._targets):
                if one.memref is not other.memref and (one.writes or other.writes):
                    if self._pairs.may_alias(one.memref, other.memref):
                        return False
        return True

    def _written(self) -> list[Value]:
        """What the source writes where others may see it."""
        found = dict.fromkeys([access.memref for access in self._sources if access.writes])
        return [memref for memref in found if memref not in self.private]

    def _may_move(self) -> bool:
        """The ops between the nests touch nothing that nests which pass them write, and make nothing that they use."""
        source, target = self._candidate.source, self._candidate.target
        first, last = (source, target) if self._first else (target, source)
        op = first.next
        passed = first
        while op is not None and op is not last:
            if op is self._place:
                passed = last
            if not self._may_pass(passed, op, source):
                return False
            op = op.next
        return True

    def _may_pass(self, nest: Operation, op: Operation, source: Operation) -> bool:
        accesses = self._sources if nest is source else self._targets
        if op.is_before_in_block(nest) and any(
            nest.is_ancestor_of(user) for result in op.results for user in result.uses
        ):
            return False
        for inner in op.walk():
            touched = touched_by(inner)
            if touched is None:
                return False
            for memref, writes in touched:
                for access in accesses:
                    if nest is source and not writes and not self._removed and access.memref in self.private:
                        continue
                    if (writes or access.writes) and self._pairs.may_alias(memref, access.memref):
                        return False
        return True

    # Order.

    def _mapped_loops(self) -> dict[int, tuple[Operation, int]] | None:
        """For loops of the target by number: the loop of the source that is at the counter less a number.

        None if not all iterations of the source are in some slice. Other loops of the source run as ever.
        """
        found: dict[int, tuple[Operation, int]] = {}
        for at, loop in enumerate(self._slice.loops):
            if self._is_full(at):
                continue
            place = self._place_of(at)
            if place is None or place[0] in found or not _is_shifted(loop, self._prefix[place[0]], place[1]):
                return None
            found[place[0]] = loop, place[1]
        for number, loop in enumerate(self._prefix):
            if number not in found and not constant_trip_count(loop):
                return None
        return found

    def _is_full(self, at: int) -> bool:
        """The loop of the source runs as ever in each slice."""
        lower, upper = self._slice.bounds[at]
        if lower is None or upper is None:
            return lower is upper
        loop = self._slice.loops[at]
        below, above = lower_bound(loop)[0], upper_bound(loop)[0]
        return (
            below.is_single_constant()
            and above.is_single_constant()
            and below.results[0] is lower
            and above.results[0] is upper
        )

    def _place_of(self, at: int) -> tuple[int, int] | None:
        """The number of a loop of the target, and a number: the loop of the source is at its counter and the number."""
        lower, upper = self._slice.bounds[at]
        if lower is None or upper is None or upper is not add(lower, constant(1)):
            return None
        for number, value in enumerate(self._slice.values[: self._slice.dims]):
            rest = simplify_affine_expr(
                sub(lower, dim(number)), self._slice.dims, len(self._slice.values) - self._slice.dims
            )
            if rest.is_constant():
                around = next((place for place, one in enumerate(self._prefix) if counter_of(one) is value), None)
                return None if around is None else (around, rest.value)
        return None

    def _runs_once(self, mapped: dict[int, tuple[Operation, int]]) -> bool:
        """Each iteration of the source, with all accesses, is executed once."""
        if any(number not in mapped and constant_trip_count(loop) != 1 for number, loop in enumerate(self._prefix)):
            return False
        loops = [loop for loop, _ in mapped.values()]
        return all(loop in access.loops for access in self._sources for loop in loops)

    def _relation(self, one: NestAccess, other: NestAccess) -> CounterRelation:
        around = self._candidate.source.parent_region()
        return CounterRelation(one, other, around, self._facts, one.memref is other.memref, False)

    def _keeps_order(self, mapped: dict[int, tuple[Operation, int]]) -> bool:
        """No iterations that touch the same element change places."""
        order = [mapped[number] for number in sorted(mapped)]
        for one in self._sources:
            for other in self._sources:
                if one.memref is other.memref and (one.writes or other.writes):
                    if one.memref not in self.private and not self._keeps_source(one, other, order):
                        return False
            for other in self._targets:
                if one.memref is other.memref and (one.writes or other.writes):
                    if not self._keeps_target(one, other, mapped):
                        return False
        return True

    def _keeps_source(self, one: NestAccess, other: NestAccess, order: Sequence[tuple[Operation, int]]) -> bool:
        relation = self._relation(one, other)
        common = takewhile(lambda loop: loop in other.loops, one.loops)
        moved = [loop for loop, _ in order]
        return not any(relation.may_be_turned(later, moved) for _, later in relation.carried(common))

    def _keeps_target(self, one: NestAccess, other: NestAccess, mapped: dict[int, tuple[Operation, int]]) -> bool:
        """The source comes before the target as it did, or after it."""
        relation = self._relation(one, other)
        sign = 1 if self._first else -1
        same: list[Condition] = []
        for number, around in enumerate(self._prefix):
            if around not in other.loops:
                # It is somewhere around the slice.
                return not relation.is_possible(same)
            if number not in mapped:
                continue
            loop, shift = mapped[number]
            # Where the slice with the first access is, less where the second one is.
            terms = {relation.counter(loop, 0): 1, relation.counter(around, 1): -1}
            greater = {column: sign * factor for column, factor in terms.items()}
            if relation.is_possible([*same, (greater, -sign * shift - 1, False)]):
                return False
            same.append((terms, -shift, True))
        return True

    # Iterations that are executed again, or left out.

    def _may_run_again(self, mapped: dict[int, tuple[Operation, int]] | None) -> bool:
        if not self._first:
            return False
        changed = {access.memref for access in self._targets if access.writes}
        if any(access.memref in changed for access in self._sources):
            return False
        written = {access.memref for access in self._sources if access.writes}
        for access in self._sources:
            if not access.writes and access.memref in written and not self._is_just_written(access):
                return False
        for memref in self._written():
            if self._removed and mapped is None:
                return False
            if not self._is_written_once(memref):
                return False
        return all(self._is_covered(memref) for memref in written)

    def _sliced(self) -> list[Operation]:
        return [loop for at, loop in enumerate(self._slice.loops) if not self._is_full(at)]

    def _is_just_written(self, load: NestAccess) -> bool:
        """A store before the load, in the same iteration of all loops that the slice cuts, wrote the element."""
        for store in self._sources:
            if not store.writes or store.memref is not load.memref or not _are_same(store, load):
                continue
            block = store.op.block
            around: Operation | None = load.op
            while around is not None and around.block is not block:
                around = around.parent_op()
            if around is not None and store.op.is_before_in_block(around):
                if all(loop in store.loops for loop in self._sliced()):
                    return True
        return False

    def _is_written_once(self, memref: Value) -> bool:
        """Iterations of the source that are apart in the loops that the slice cuts write different elements."""
        stores = [access for access in self._sources if access.writes and access.memref is memref]
        sliced = self._sliced()
        for one in stores:
            if not all(loop in one.loops for loop in sliced):
                return False
            for other in stores:
                relation = self._relation(one, other)
                if any(relation.is_possible([relation.distance(loop, 1, 1)]) for loop in sliced):
                    return False
        return True

    def _is_covered(self, memref: Value) -> bool:
        """The slice has all iterations that write what the target reads of the memref in the iteration."""
        for load in self._targets:
            if load.memref is not memref:
                continue
            if not all(loop in load.loops for loop in self._prefix):
                return False
            for store in self._sources:
                if store.memref is memref and store.writes and not self._covers(store, load):
                    return False
        return True

    def _covers(self, store: NestAccess, load: NestAccess) -> bool:
        relation = self._relation(store, load)
        for at, loop in enumerate(self._slice.loops):
            if self._is_full(at) or loop not in store.loops:
                continue
            lower, upper = self._slice.bounds[at]
            assert lower is not None and upper is not None
            for bound, sign in ((lower, -1), (upper, 1)):
                form = self._form(bound)
                if form is None:
                    return False
                # counter < lower, or counter >= upper
                terms: dict[int, int] = {relation.counter(loop, 0): sign}
                number = relation.spread(form, 1, -sign, terms)
                if relation.is_possible([(terms, number - (sign < 0), False)]):
                    return False
        return True

    def _form(self, bound: AffineExpr) -> LinearForm | None:
        return _form_of(bound, self._slice.map_of(bound), self._slice.values)

    # Private memrefs.

    def _may_be_private(self, memref: Value) -> bool:
        """The target reads only what the slice writes in the same iteration, and nothing else needs the memref."""
        type = memref.type
        if not isinstance(type, MemRefType) or DYNAMIC in (type.shape or ()):
            return False
        if any(access.memref is memref and access.writes for access in self._targets):
            return False
        if self._removed and not self._is_used_inside_only(memref):
            return False
        for access in self._sources:
            if access.memref is memref and not access.writes and not self._is_just_written(access):
                return False
        return self._is_covered(memref) and all(
            self._is_written(load) for load in self._targets if load.memref is memref
        )

    def _is_used_inside_only(self, memref: Value) -> bool:
        """The memref is allocated, and only the two nests and deallocations use it."""
        if memref.op is None or value_effects(memref.op) != [(ALLOCATES, memref)]:
            return False
        nests = (self._candidate.source, self._candidate.target)
        for user in memref.uses:
            if user.info.name in _PLAIN and any(nest.is_ancestor_of(user) for nest in nests):
                if user.info.name == "affine.store" and user.operands[0] is memref:
                    return False
            elif value_effects(user) != [(FREES, memref)]:
                return False
        return True

    def _is_written(self, load: NestAccess) -> bool:
        """The slice always writes what a load of the target reads."""
        return any(
            store.writes and store.memref is load.memref and self._writes(store, load) for store in self._sources
        )

    def _writes(self, store: NestAccess, load: NestAccess) -> bool:
        """Some iteration of the slice stores what the load reads: the subscripts say which one."""
        assert store.subscripts is not None and load.subscripts is not None
        counters = {counter_of(loop): loop for loop in store.loops}
        found: dict[Operation, LinearForm] = {}
        for written, read in zip(store.subscripts, load.subscripts, strict=True):
            if written is None or read is None:
                return False
            own = [atom for atom in written.atoms if _has(atom, counters)]
            if not own:
                if written.constant != read.constant or written.atoms != read.atoms:
                    return False
                continue
            atom = own[0]
            if len(own) > 1 or not isinstance(atom, Value) or written.atoms[atom] != 1:
                return False
            loop = counters[atom]
            form = _difference(read, written, atom)
            known = found.setdefault(loop, form)
            if known.constant != form.constant or known.atoms != form.atoms:
                return False
        return all(self._runs_at(loop, found.get(loop), load) for loop in store.loops)

    def _runs_at(self, loop: Operation, form: LinearForm | None, load: NestAccess) -> bool:
        """The loop, in the slice for the iteration in which the load is executed, has the counter; or some counter."""
        at = self._slice.loops.index(loop) if loop in self._slice.loops else None
        full = at is None or self._is_full(at)
        if form is None:
            if full:
                return bool(constant_trip_count(loop))
            assert at is not None
            return bool(self._slice.trip_count(at))
        if full:
            below, above = lower_bound(loop), upper_bound(loop)
            if len(below[0].results) != 1 or len(above[0].results) != 1:
                return False
            sides = [_form_of(below[0].results[0], *below), _form_of(above[0].results[0], *above)]
        else:
            assert at is not None
            lower, upper = self._slice.bounds[at]
            assert lower is not None and upper is not None
            sides = [self._form(lower), self._form(upper)]
        if sides[0] is None or sides[1] is None:
            return False
        relation = CounterRelation(load, load, self._candidate.source.parent_region(), self._facts, False, False)
        for side, sign in ((sides[0], -1), (sides[1], 1)):
            assert side is not None
            terms: dict[int, int] = {}
            number = relation.spread(form, 0, sign, terms) + relation.spread(side, 0, -sign, terms)
            if relation.is_possible([(terms, number - (sign < 0), False)]):
                return False
        return True


def _form_of(expr: AffineExpr, map: AffineMap, values: Sequence[Value]) -> LinearForm | None:
    form = LinearForm([], exact=True)
    terms = form.of_expression(expr, map, values, 1)
    if terms is None:
        return None
    form.extend(terms)
    return form


def _difference(read: LinearForm, written: LinearForm, atom: Value) -> LinearForm:
    """What the counter is where both are the same element."""
    form = LinearForm([], exact=True)
    form.constant = read.constant - written.constant
    for one, factor in read.atoms.items():
        form.add(one, factor)
    for one, factor in written.atoms.items():
        if one is not atom:
            form.add(one, -factor)
    return form


def _has(atom: Atom, values: dict[Value, Operation]) -> bool:
    """One of the values is in the atom."""
    if isinstance(atom, Value):
        return atom in values
    first, second = atom
    if isinstance(first, Value):
        return first in values
    assert isinstance(second, tuple)
    return any(value in values for value in second)


def _are_same(one: NestAccess, other: NestAccess) -> bool:
    """Both have the same subscripts, of the same values."""
    assert one.subscripts is not None and other.subscripts is not None
    for left, right in zip(one.subscripts, other.subscripts, strict=True):
        if left is None or right is None or left.constant != right.constant or left.atoms != right.atoms:
            return False
    return True


def _is_shifted(loop: Operation, other: Operation, shift: int) -> bool:
    """The first loop runs through the counters of the second one and a number."""
    if step_of(loop) != 1 or step_of(other) != 1:
        return False
    for bound in (lower_bound, upper_bound):
        (map, values), (others_map, others_values) = bound(loop), bound(other)
        if map.is_single_constant() and others_map.is_single_constant():
            if map.results[0].value != others_map.results[0].value + shift:
                return False
        elif shift or map is not others_map or values != others_values:
            return False
    return True
