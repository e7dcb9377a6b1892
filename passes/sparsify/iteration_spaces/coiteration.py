"""sparse_tensor.coiterate as loops over storage: one for each set of spaces that are not at their end yet.

    coiterate (%a, %b)             while a and b are not at their end:   i = the smaller of their coordinates
    case %x, %y { f }                  if a and b are at i: f    else if a is: g    (else only b: nothing)
    case %x, _  { g }       ->         those that are at i go on
                                   for what is left of a: g

A set needs a loop if there is a case among its spaces. What has all coordinates is gone to wherever the others are; a
case of such spaces alone makes the loops count through all coordinates.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.verify_regions import case_masks
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import Type
from pyopt.light import Sequence, final
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.emitter.cursors import Cursor
from pyopt.passes.sparsify.iteration_spaces.spaces import Space, SpaceCasts, number_of, values_of, with_values
from pyopt.passes.sparsify.kernels.branching import LIMIT
from pyopt.passes.sparsify.kernels.lattice import bits_of


@final
class Cases:
    """The regions for each set of spaces, by masks. Dense spaces are in all cases that ever apply, and are left
    out of `regions`, which has sparse spaces only."""

    __slots__ = ("dense", "regions", "sparse")

    def __init__(self, op: Operation, dense: int, sparse: int) -> None:
        self.dense = dense
        self.sparse = sparse
        self.regions: dict[int, int] = {}
        for number, mask in enumerate(case_masks(op)):
            if mask & dense == dense and mask:
                self.regions[mask & sparse] = number

    def visits_all(self) -> bool:
        """There is something to do at coordinates that only the dense spaces have."""
        return 0 in self.regions

    def number_of_branches(self) -> int:
        """The number of cases of all loops: 3 ** n for n spaces of which any are a case."""
        return sum([1 << (self.sparse & ~mask).bit_count() for mask in self.regions])

    def loops(self) -> list[int]:
        """The sets of sparse spaces that need a loop, the largest first."""
        found: set[int] = set()
        for mask in self.regions:
            others = rest = self.sparse & ~mask
            while True:
                found.add(mask | others)
                if others == 0:
                    break
                others = (others - 1) & rest
        return sorted(found, key=lambda mask: (-mask.bit_count(), mask))

    def within(self, among: int) -> list[int]:
        """The cases of spaces among some, the largest first."""
        found = [mask for mask in self.regions if mask & ~among == 0]
        return sorted(found, key=lambda mask: (-mask.bit_count(), mask))

    def is_only_larger(self, mask: int, among: int) -> bool:
        """All larger sets are cases, too, so that a chain of branches has come to them before."""
        others = rest = among & ~mask
        while others:
            if (mask | others) not in self.regions:
                return False
            others = (others - 1) & rest
        return True


@final
class CoIteration:
    """The loops of one coiterate. counter: where the next loop begins to count, if all coordinates are visited."""

    __slots__ = ("carried", "cases", "code", "counter", "cursors", "op", "places", "used")

    def __init__(self, op: Operation, spaces: Sequence[Space], code: Code, places: SpaceCasts) -> None:
        self.op = op
        self.code = code
        self.places = places
        self.used = number_of(op, "crdUsedLvls") & 1 != 0
        self.cursors = [with_values(space.start, values_of(space.start)) for space in spaces]
        dense = sum([1 << number for number, cursor in enumerate(self.cursors) if cursor.is_dense()])
        self.cases = Cases(op, dense, (1 << len(spaces)) - 1 & ~dense)
        self.carried = operand_group(op, "initArgs")
        self.counter: Value | None = None

    def refusal(self) -> str:
        """The reason why there are no loops, if there are none."""
        sparse = [cursor for cursor in self.cursors if not cursor.is_dense()]
        if len(sparse) + self.cases.visits_all() > 1 and not all(one.level.type.is_ordered() for one in sparse):
            return "levels that are visited together are not in order"
        return "" if self.cases.number_of_branches() <= LIMIT else "it would need too many branches"

    def emit(self) -> list[Value]:
        """Loops at the insertion point; what they give in the op's place."""
        if self.cases.visits_all():
            self.counter = self.code.index(0)
        for among in self.cases.loops():
            sparse = [self.cursors[number] for number in bits_of(among)]
            if not sparse or (len(sparse) == 1 and self.counter is None and sparse[0].by_counting()):
                self._count(among, sparse)
            else:
                self._go_along(among, sparse)
        return self.carried

    # The two kinds of loops.

    def _count(self, among: int, sparse: list[Cursor]) -> None:
        """An scf.for over the positions of one space, or over coordinates that only dense ones have."""
        code = self.code
        if sparse:
            low, high = sparse[0].bounds(code)
        else:
            assert self.counter is not None
            low, high = self.counter, self.cursors[bits_of(self.cases.dense)[0]].size()
        loop, body = code.open_for(low, high, self.carried)
        self.carried = list(body.arguments[1:])
        coordinate: Value = body.arguments[0]
        if sparse:
            sparse[0].carry([coordinate])
            if self.used or self.cases.dense:
                coordinate = sparse[0].read(code)
        self._place_dense(coordinate)
        code.give(self._region(among, coordinate, True))
        code.leave(loop)
        self.carried = list(loop.results)

    def _go_along(self, among: int, sparse: list[Cursor]) -> None:
        """An scf.while through several spaces."""
        code = self.code
        start = [value for cursor in sparse for value in cursor.carried] + self.carried
        if self.counter is not None:
            start.append(self.counter)
        loop, before, body = code.open_while(start)
        self._take(before.arguments, sparse)
        condition = sparse[0].more(code)
        for cursor in sparse[1:]:
            condition = code.both(condition, cursor.more(code))
        code.give([condition, *before.arguments], "scf.condition")
        code.rewriter.insert_at_end(body)
        self._take(body.arguments, sparse)
        coordinate = self._coordinate(sparse)
        here = {number: code.equal(self.cursors[number].coordinate(), coordinate) for number in bits_of(among)}
        self._place_dense(coordinate)
        carried = self._choose(among, here, coordinate)
        following: list[Value] = []
        for number in bits_of(among):
            if len(sparse) == 1 and self.counter is None:
                self.cursors[number].advance(code)
            else:
                self.cursors[number].advance_if(code, here[number])
            following += self.cursors[number].carried
        following += carried
        if self.counter is not None:
            following.append(code.next(self.counter))
        code.give(following)
        code.leave(loop)
        self._take(loop.results, sparse)

    def _take(self, values: Sequence[Value], sparse: list[Cursor]) -> None:
        """Goes on with what a loop carries."""
        for cursor in sparse:
            values = cursor.carry(values)
        self.carried = list(values)
        if self.counter is not None:
            self.counter = self.carried.pop()

    def _coordinate(self, sparse: list[Cursor]) -> Value:
        """The coordinate that is visited: the counter, or the smallest that a space is at."""
        code = self.code
        coordinates = [cursor.read(code) for cursor in sparse]
        if self.counter is not None:
            return self.counter
        return code.smallest(coordinates)

    def _place_dense(self, coordinate: Value) -> None:
        for number in bits_of(self.cases.dense):
            self.cursors[number].place(self.code, coordinate)

    # What is done at a coordinate.

    def _choose(self, among: int, here: dict[int, Value], coordinate: Value) -> list[Value]:
        """A chain of branches over the cases among some spaces; gives what is carried on."""
        code = self.code
        masks = self.cases.within(among)
        counted = 1 << among.bit_count()
        # Some operand is at the smallest coordinate, so that no other case is left for the last branch.
        whole = len(masks) == (counted if self.counter is not None else counted - 1)
        types: list[Type] = [value.type for value in self.carried]
        branches: list[Operation] = []
        found = self.carried
        for mask in masks:
            condition = None if whole and mask == masks[-1] else self._condition(mask, among, here, coordinate)
            if condition is None:
                found = self._region(mask, coordinate, mask == among)
                break
            branch = code.branch(condition, types, otherwise=True)
            code.enter_branch(branch, 0)
            values = self._region(mask, coordinate, mask == among)
            if types:
                code.give(values)
            code.enter_branch(branch, 1)
            branches.append(branch)
        for branch in reversed(branches):
            if types:
                code.give(found)
            code.leave(branch)
            found = list(branch.results)
        return found

    def _condition(self, mask: int, among: int, here: dict[int, Value], coordinate: Value) -> Value | None:
        """The spaces of a case are here, and no others, as far as branches before do not say so; None if that is always
        so."""
        code = self.code
        condition: Value | None = None
        for number in bits_of(mask):
            condition = here[number] if condition is None else code.both(condition, here[number])
        if not self.cases.is_only_larger(mask, among):
            for number in bits_of(among & ~mask):
                other = code.unequal(self.cursors[number].coordinate(), coordinate)
                condition = other if condition is None else code.both(condition, other)
        return condition

    def _region(self, mask: int, coordinate: Value, last: bool) -> list[Value]:
        """Puts a region's ops here; gives what it yields. last: the region is not needed any more."""
        block = self.op.regions[self.cases.regions[mask]].first
        assert block is not None
        arguments = [*self.carried]
        if self.used:
            arguments.append(coordinate)
        present = bits_of(mask | self.cases.dense)
        for argument, number in zip(block.arguments[len(arguments) :], present, strict=True):
            arguments.append(self.places.iterator(argument.type, self.cursors[number], self.code.rewriter))
        return self._moved(block, arguments) if last else self._copied(block, arguments)

    def _moved(self, block: Block, arguments: list[Value]) -> list[Value]:
        rewriter = self.code.rewriter
        here, behind = rewriter.block, rewriter.before
        terminator = block.terminator()
        if behind is not None:
            rewriter.inline_block_before(block, behind, arguments)
        else:
            assert here is not None
            rewriter.merge_blocks(block, here, arguments)
        found = list(terminator.operands)
        rewriter.erase(terminator)
        rewriter.block, rewriter.before = here, behind
        return found

    def _copied(self, block: Block, arguments: list[Value]) -> list[Value]:
        rewriter = self.code.rewriter
        values: dict[Value, Value] = dict(zip(block.arguments, arguments, strict=True))
        given = rewriter.clone_before_end(block, values)
        self.places.copied(values)
        return given
