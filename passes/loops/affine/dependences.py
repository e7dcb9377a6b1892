"""Which accesses of memory inside affine loops may be of the same element, and in which iterations.

    affine.for %i = 1 to 9 {
      %0 = affine.load %m[%i - 1]      is of the element that the store writes one iteration before:
      affine.store %0, %m[%i]          %i of the load less %i of the store is 1
    }

A `CounterRelation` has the counters of both accesses as columns, what is known of them and that the subscripts are
equal as rows. It is asked whether both happen under conditions on the counters. Accesses of memrefs that may be the
same memory, or whose subscripts are not known, are of the same element whenever both happen.
"""

from __future__ import annotations

from pyopt.analysis.effects import affects, own_effects, value_effects
from pyopt.analysis.linear_systems import System
from pyopt.analysis.local_aliases import Memories, roots
from pyopt.dialects.affine.composition import compose
from pyopt.dialects.affine.linear_forms import LinearForm
from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import CONSTANT, AffineMap, IntegerSetAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import ALLOCATES, READS, RECURSIVE_EFFECTS
from pyopt.ir.strides import has_distinct_elements
from pyopt.ir.types import MemRefType, VectorType
from pyopt.light import TYPE_CHECKING, Final, Iterable, Iterator, Sequence, TypeAlias, final
from pyopt.passes.canonicalize.scf.common import defined_outside
from pyopt.passes.loops.affine.loops import lower_bound
from pyopt.passes.loops.known_order import facts

if TYPE_CHECKING:
    from pyopt.dialects.affine.linear_forms import Atom

    Condition: TypeAlias = tuple[dict[int, int], int, bool]
    """Columns with their factors, a constant, and whether the sum is 0; else it is 0 or more."""

MOST_ACCESSES: Final = 64
"""A loop with more accesses than this counts as one with unknown effects: each pair of them takes time."""
MOST_COLUMNS: Final = 32
"""Of how many values what is known of them is taken in."""

LOADS: Final = ("affine.load", "affine.vector_load")
STORES: Final = ("affine.store", "affine.vector_store")
_VECTORS: Final = ("affine.vector_load", "affine.vector_store")
_BOTH: Final = 2


def touched_by(op: Operation) -> list[tuple[Value, bool]] | None:
    """What memory an op itself touches, and whether it changes it; None if it does not name all of it."""
    own = own_effects(op)
    if own == 0 or (own is None and op.info.traits & RECURSIVE_EFFECTS):
        return []
    named = value_effects(op)
    if not named and own != ALLOCATES:
        return None
    return [(value, effects & ~(READS | ALLOCATES) != 0) for effects, value in named if effects != ALLOCATES]


def loops_around(op: Operation, root: Operation | None = None) -> list[Operation]:
    """The affine.for around an op, from outside inwards; with a root, as far as that, which may be one of them."""
    found: list[Operation] = []
    around = op.parent_op()
    while around is not None and (root is None or root.is_ancestor_of(around)):
        if around.info.name == "affine.for":
            found.append(around)
        around = around.parent_op()
    return found[::-1]


@final
class NestAccess:
    """An op that reads or writes memory, and the affine loops around it, from the root on inwards."""

    __slots__ = ("extents", "loops", "memref", "op", "subscripts", "writes")

    def __init__(self, op: Operation, memref: Value, writes: bool, loops: list[Operation]) -> None:
        self.op = op
        self.memref = memref
        self.writes = writes
        self.loops = loops
        self.subscripts: list[LinearForm | None] | None = None
        # How many elements it touches from there on, for each subscript.
        self.extents: list[int] = []

    def is_by_element(self) -> bool:
        """Different subscripts are different elements."""
        type = self.memref.type
        return self.subscripts is not None and isinstance(type, MemRefType) and has_distinct_elements(type)


def memref_place(op: Operation) -> int:
    """The number of the operand that is the memref of an affine access."""
    return 1 if op.info.name in STORES else 0


def affine_access(op: Operation, loops: list[Operation]) -> NestAccess:
    """An affine load or store."""
    writes = op.info.name in STORES
    at = memref_place(op)
    access = NestAccess(op, op.operands[at], writes, loops)
    # Quotients are the same only of the same values.
    map, values = compose(map_of(op).value, op.operands[at + 1 :])
    forms: list[LinearForm | None] = []
    for result in map.results:
        form = LinearForm([], exact=True)
        terms = form.of_expression(result, map, values, 1)
        if terms is not None:
            form.extend(terms)
        forms.append(None if terms is None else form)
    access.subscripts = forms
    access.extents = [1] * len(forms)
    vector = (op.operands[0] if writes else op.results[0]).type
    if op.info.name in _VECTORS and isinstance(vector, VectorType):
        sizes = vector.shape or ()
        for number in range(1, min(len(sizes), len(forms)) + 1):
            access.extents[-number] = sizes[-number]
    return access


@final
class AliasedPairs:
    """Whether two values may be the same memory, each pair asked once; `known` has the roots of values."""

    __slots__ = ("_found", "known")

    def __init__(self) -> None:
        self.known: dict[Value, list[Value]] = {}
        self._found: dict[tuple[Value, Value], bool] = {}

    def may_alias(self, one: Value, other: Value) -> bool:
        if one is other:
            return True
        found = self._found.get((one, other))
        if found is None:
            memories = Memories(self.known)
            memories.add(one)
            found = self._found[one, other] = bool(memories.aliases(other))
        return found


@final
class NestAccesses:
    """What the ops inside a loop touch; `unknown` if that is not known of one of them."""

    __slots__ = ("_exact", "_facts", "_pairs", "found", "root", "unknown")

    def __init__(self, root: Operation, exact: bool = False) -> None:
        """`exact`: affine loads and stores only, as if each touched one element."""
        self._exact = exact
        self.root = root
        self.found: list[NestAccess] = []
        self.unknown = False
        self._pairs = AliasedPairs()
        self._facts: dict[Atom, list[LinearForm]] = {}
        for op in root.walk():
            self._add(op)
        if len(self.found) > MOST_ACCESSES:
            self.unknown = True

    def _add(self, op: Operation) -> None:
        if op.info.name in LOADS or op.info.name in STORES:
            access = affine_access(op, loops_around(op, self.root))
            if self._exact and access.subscripts is not None:
                access.extents = [1] * len(access.subscripts)
            self.found.append(access)
            return
        if self._exact:
            return
        touched = touched_by(op)
        if touched is None:
            self.unknown = True
            return
        for value, writes in touched:
            self.found.append(NestAccess(op, value, writes, loops_around(op, self.root)))

    def conflicts(self, loop: Operation) -> list[tuple[NestAccess, NestAccess]]:
        """Pairs of accesses, one of which writes, of memory that iterations of `loop`, the root or inside it, share."""
        shared = [one for one in self.found if not self._is_made_in(one.memref, loop)]
        return [
            (one, other)
            for one in shared
            for other in shared
            if (one.writes or other.writes) and self._pairs.may_alias(one.memref, other.memref)
        ]

    def _is_made_in(self, memref: Value, loop: Operation) -> bool:
        """Each iteration of the loop has memory of its own."""
        known = self._pairs.known
        if memref not in known:
            known[memref] = roots(memref)
        return all(
            root.op is not None and affects(root.op, ALLOCATES, root) and loop.is_ancestor_of(root.op)
            for root in known[memref]
        )

    def relation(self, one: NestAccess, other: NestAccess) -> CounterRelation:
        """What is known of the counters where both accesses touch the same element."""
        by_subscripts = one.memref is other.memref and self._is_one(one.memref)
        return CounterRelation(one, other, self.root.parent_region(), self._facts, by_subscripts, self._exact)

    def _is_one(self, memref: Value) -> bool:
        """The value is the same memory in all iterations, or memory that each iteration makes."""
        return (
            self._exact
            or defined_outside(memref, self.root)
            or (memref.op is not None and affects(memref.op, ALLOCATES, memref))
        )


@final
class CounterRelation:
    """Rows over the counters of two accesses, and over the values that both have from a region around them."""

    __slots__ = ("_equalities", "_facts", "_inequalities", "_shared", "columns")

    def __init__(
        self,
        one: NestAccess,
        other: NestAccess,
        around: Region | None,
        facts: dict[Atom, list[LinearForm]],
        by_subscripts: bool,
        exact: bool,
    ) -> None:
        """`around`: a region that both are in; its values, and those around it, are the same for both.

        `by_subscripts`: both are of the same memory, where the same element has the same subscripts.

        `exact`: the reference knows of steps only from constants on, takes a condition to hold in its else, too, and
        different subscripts for different elements in all layouts.
        """
        self._shared: set[Region] = set()
        while around is not None:
            self._shared.add(around)
            around = None if around.parent is None else around.parent.parent_region()
        self._facts = facts
        self.columns: dict[tuple[int, Atom], int] = {}
        self._equalities: list[tuple[dict[int, int], int]] = []
        self._inequalities: list[tuple[dict[int, int], int]] = []
        for place, access in enumerate((one, other)):
            for loop in access.loops:
                self.counter(loop, place)
                self._add_step(loop, place, exact)
            self._add_conditions(access.op, place, exact)
        known = one.subscripts is not None and other.subscripts is not None
        if by_subscripts and known and (exact or (one.is_by_element() and other.is_by_element())):
            self._add_subscripts(one, other)
        self._add_facts()

    def counter(self, loop: Operation, place: int) -> int:
        """The column of a loop's counter, of the first (0) or of the second access (1)."""
        return self._column(loop.regions[0].entry().arguments[0], place)

    def distance(self, loop: Operation, factor: int = 1, least: int = 0) -> Condition:
        """factor * (the counter of the second access less that of the first) - least, to be 0 or more"""
        return {self.counter(loop, 1): factor, self.counter(loop, 0): -factor}, -least, False

    def same(self, loop: Operation) -> Condition:
        """Both accesses are in the same iteration."""
        return {self.counter(loop, 1): 1, self.counter(loop, 0): -1}, 0, True

    def carried(self, loops: Iterable[Operation]) -> Iterator[tuple[int, list[Condition]]]:
        """For each loop, by its place among them, what holds where it is the first one whose counters differ, the
        second access coming later."""
        same: list[Condition] = []
        for level, loop in enumerate(loops):
            yield level, [*same, self.distance(loop, 1, 1)]
            same.append(self.same(loop))

    def may_be_turned(self, conditions: Sequence[Condition], order: Iterable[Operation]) -> bool:
        """The second access may come first in loops of this order where the conditions hold."""
        before: list[Condition] = []
        for loop in order:
            if self.is_possible([*conditions, *before, self.distance(loop, -1, 1)]):
                return True
            before.append(self.same(loop))
        return False

    def is_possible(self, conditions: Sequence[Condition]) -> bool:
        """Both accesses may happen where the conditions hold."""
        width = len(self.columns)
        system = System(width, [_row(*one, width) for one in self._equalities], [])
        system.inequalities = [_row(*one, width) for one in self._inequalities]
        for terms, constant, equal in conditions:
            (system.equalities if equal else system.inequalities).append(_row(terms, constant, width))
        return not system.is_empty(width)

    def bounds(self, loop: Operation, conditions: Sequence[Condition]) -> tuple[int | None, int | None]:
        """The least and the greatest distance between the counters of a loop, as far as elimination tells."""
        width = len(self.columns) + 1
        system = System(width, [], [])
        for terms, constant, equal in [
            *[(*one, True) for one in self._equalities],
            *[(*one, False) for one in self._inequalities],
            *conditions,
        ]:
            row = _row(terms, constant, width - 1)
            (system.equalities if equal else system.inequalities).append((0, *row))
        system.equalities.append((-1, *_row(self.same(loop)[0], 0, width - 1)))
        return system.constant_bound(0, False), system.constant_bound(0, True)

    def _column(self, atom: Atom, place: int) -> int:
        shared = all(self._is_shared(value) for value in _values(atom))
        return self.columns.setdefault((_BOTH if shared else place, atom), len(self.columns))

    def _is_shared(self, value: Value) -> bool:
        block = value.parent_block()
        return block is None or block.region is None or block.region in self._shared

    def spread(self, form: LinearForm, place: int, factor: int, terms: dict[int, int]) -> int:
        """Adds a form to a row; its constant."""
        for atom, coefficient in form.atoms.items():
            column = self._column(atom, place)
            terms[column] = terms.get(column, 0) + factor * coefficient
        return factor * form.constant

    def _add_step(self, loop: Operation, place: int, exact: bool) -> None:
        """counter = start + step * number, where the loop has one start"""
        step = step_of(loop)
        map, values = lower_bound(loop)
        if step <= 1 or len(map.results) != 1 or (exact and map.results[0].kind != CONSTANT):
            return
        form = LinearForm([], exact=True)
        terms = form.of_expression(map.results[0], map, values, -1)
        if terms is None:
            return
        form.extend(terms)
        counter = loop.regions[0].entry().arguments[0]
        form.add(counter, 1)
        # A pair of a value and a number is known to be 0 or more, as extents are.
        form.add((counter, -1), -step)
        row: dict[int, int] = {}
        constant = self.spread(form, place, 1, row)
        self._equalities.append((row, constant))

    def _add_conditions(self, op: Operation, place: int, exact: bool) -> None:
        """The conditions of the affine.if that the op is in."""
        region = op.parent_region()
        while region is not None and region.parent is not None:
            around = region.parent
            if around.info.name == "affine.if" and (exact or region is around.regions[0]):
                self._add_condition(around, place)
            region = around.parent_region()

    def _add_condition(self, op: Operation, place: int) -> None:
        condition = op.attributes["condition"]
        assert isinstance(condition, IntegerSetAttr)
        rows = condition.value
        map = AffineMap.get(rows.num_dims, rows.num_symbols, rows.constraints)
        for constraint, equal in zip(rows.constraints, rows.equalities, strict=True):
            form = LinearForm([], exact=True)
            terms = form.of_expression(constraint, map, op.operands, 1)
            if terms is None:
                continue
            form.extend(terms)
            row: dict[int, int] = {}
            constant = self.spread(form, place, 1, row)
            (self._equalities if equal else self._inequalities).append((row, constant))

    def _add_subscripts(self, one: NestAccess, other: NestAccess) -> None:
        assert one.subscripts is not None and other.subscripts is not None
        for number, (left, right) in enumerate(zip(one.subscripts, other.subscripts, strict=True)):
            if left is None or right is None:
                continue
            terms: dict[int, int] = {}
            constant = self.spread(left, 0, 1, terms) + self.spread(right, 1, -1, terms)
            first, second = one.extents[number], other.extents[number]
            if first == second == 1:
                self._equalities.append((terms, constant))
            else:
                # first subscript - second subscript <= second extent - 1, and the other way round
                opposite = {column: -factor for column, factor in terms.items()}
                self._inequalities.append((opposite, second - 1 - constant))
                self._inequalities.append((terms, first - 1 + constant))

    def _add_facts(self) -> None:
        order = list(self.columns)
        for place, atom in order:  # which grows on the way
            if atom not in self._facts:
                self._facts[atom] = facts(atom)
            for fact in self._facts[atom]:
                row: dict[int, int] = {}
                constant = self.spread(fact, place, 1, row)
                self._inequalities.append((row, constant))
            if len(order) < MOST_COLUMNS:
                order += list(self.columns)[len(order) :]


def _values(atom: Atom) -> tuple[Value, ...]:
    """The values that the atom depends on."""
    if isinstance(atom, Value):
        return (atom,)
    first, second = atom
    if isinstance(first, Value):
        return (first,)
    assert isinstance(second, tuple)
    return second


def _row(terms: dict[int, int], constant: int, width: int) -> tuple[int, ...]:
    row = [0] * width
    for column, factor in terms.items():
        row[column] += factor
    return (*row, constant)
