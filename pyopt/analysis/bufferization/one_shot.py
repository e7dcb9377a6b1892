"""One-Shot Analysis: for each tensor operand, whether the op may work in the operand's buffer ("in place").

    %1 = tensor.insert %f into %0[%i]        in place: %1 is the buffer of %0
                                             out of place: %1 is a new buffer with the contents of %0

All decisions are made in one go, from the last op to the first by default. An operand is in place unless a buffer that
must not be written to would be, or a read would see what a write put there since (`conflicts.py`), given what was
decided before. Then `are_equivalent` says which values have the same buffer as a whole.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.alias_sets import AliasSet, AliasSets
from pyopt.analysis.bufferization.conflicts import Conflicts
from pyopt.analysis.bufferization.facts import mentions_tensors
from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.regions import OpPlaces
from pyopt.analysis.bufferization.state import AnalysisState, BufferizationError, use_pairs
from pyopt.analysis.region_branches import is_region_exit
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, Use

IMPOSSIBLE: Final = "not bufferizable under the given constraints: "
HEURISTICS: Final = ("bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer")


@final
class OneShotState(AnalysisState):
    """The decisions for what is inside `root`. `read_only` is told of each value that forbids a write.

    `analyze(op)` decides for the ops in `op`: the whole of `root`, or one function after another.
    """

    __slots__ = (
        "_aliases",
        "_equal",
        "_has_writes",
        "_in_place",
        "_undefined",
        "conflicts",
        "in_place",
        "out_of_place",
        "places",
        "read_only",
        "sets",
    )

    def __init__(self, root: Operation, options: BufferizationOptions) -> None:
        super().__init__(options, keep=True)
        self._aliases: dict[Use, list[Alias]] | None = None
        self.places = OpPlaces(root, self)
        self.conflicts = Conflicts(self, self.places)
        self.sets = AliasSets(self.places.size)
        self._equal: dict[Value, Value] = {}
        self._in_place: set[Use] = set()
        self._undefined: set[Use] = set()
        self._has_writes = False
        self.in_place = 0
        self.out_of_place = 0
        self.read_only: Callable[[Value], None] | None = None
        ops = root.walk_postorder()
        for op in ops:
            for result in op.results:
                if isinstance(result.type, TensorType):
                    self.sets.add(result)
            for region in op.regions:
                for block in region:
                    for argument in block.arguments:
                        if isinstance(argument.type, TensorType):
                            self.sets.add(argument)
        for op in ops:
            for index, operand in enumerate(op.operands):
                if isinstance(operand.type, TensorType):
                    facts = self.facts(op)
                    if facts is not None and facts.must_be_in_place(op, index, self):
                        self.put_in_place(op, index)

    # Alias sets.

    def set_of(self, value: Value) -> AliasSet:
        """The set of a value, with the reads of its first member once it is asked for."""
        return self.sets.set_of(value)

    def aliases(self, op: Operation, index: int) -> list[Alias]:
        kept = self._aliases
        if kept is None:
            return super().aliases(op, index)
        found = kept.get((op, index))
        if found is None:
            found = kept[op, index] = super().aliases(op, index)
        return found

    def _fill_sets(self, ops: list[Operation]) -> None:
        """Notes for each value where it is read, and whether it may be written to."""
        for op in reversed(ops):
            for result in op.results:
                if isinstance(result.type, TensorType):
                    self._fill(result)
            for region in op.regions:
                for block in region:
                    for argument in block.arguments:
                        if isinstance(argument.type, TensorType):
                            self._fill(argument)

    def _fill(self, value: Value) -> None:
        found = self.sets.set_of(value)
        for op, index in use_pairs(value):
            if self._counts_as_read(op, index):
                found.add_read(self.conflicts.read_at(op, index), self.sets.size)
        if not self.is_writable(value):
            found.has_read_only = True

    def _counts_as_read(self, op: Operation, index: int) -> bool:
        """The operand is read, or is seen through a value that is."""
        if self.reads(op, index):
            return True
        if self.writes(op, index):
            return False
        return any(self.is_read(alias) for alias, _, _ in self.aliases(op, index))

    def _sets_around(self, op: Operation, index: int) -> list[AliasSet]:
        """The sets that become one if the operand is in place."""
        found = [self.sets.set_of(op.operands[index])]
        for alias, _, _ in self.aliases(op, index):
            one = self.sets.set_of(alias)
            if one not in found:
                found.append(one)
        return found

    def are_aliases(self, one: Value, other: Value) -> bool:
        return self.sets.same(one, other)

    # Decisions.

    def is_in_place(self, op: Operation, index: int) -> bool:
        return (op, index) in self._in_place

    def put_in_place(self, op: Operation, index: int) -> None:
        """The op works in the operand's buffer."""
        use = (op, index)
        if use in self._in_place:
            return
        self._in_place.add(use)
        value = op.operands[index]
        into = self.sets.set_of(value)
        for alias, _, _ in self.aliases(op, index):
            into = self.sets.unite(alias, value)
        if self.writes(op, index):
            self._has_writes = True
            into.add_write(self.conflicts.write_at(op, index))
            if (
                self.options.check_parallel_regions
                and self.places.has_parallel
                and self.conflicts.is_foreign_write(op, index)
            ):
                into.has_foreign_write = True
        self.in_place += 1

    def _spoils_reads(self, op: Operation, index: int, sets: list[AliasSet], writes: bool, within: bool) -> bool:
        """A read would see the wrong contents if the operand were in place; `within`: or does already."""
        if self.options.check_parallel_regions and self.places.has_parallel and any(one.reads for one in sets):
            foreign = any(one.has_foreign_write for one in sets)
            if foreign or (writes and self.conflicts.is_foreign_write(op, index)):
                return True
        extra = self.conflicts.write_at(op, index) if writes else None
        return self.conflicts.exists(sets, extra, within)

    def _writes_read_only(self, sets: list[AliasSet], writes: bool) -> bool:
        """A buffer that must not be written to would be, if the operand were in place."""
        forbidden = False
        for one in sets:
            writes = writes or len(one.writes) != 0
            forbidden = forbidden or one.has_read_only
        if not writes or not forbidden:
            return False
        if self.read_only is not None:
            for one in sets:
                for value in self.sets.members(one.first):
                    if not self.is_writable(value):
                        self.read_only(value)
        return True

    def decide(self, op: Operation) -> None:
        """Puts each tensor operand in place that may be."""
        for index, operand in enumerate(op.operands):
            if not isinstance(operand.type, TensorType):
                continue
            sets = self._sets_around(op, index)
            writes = self.writes(op, index)
            if self._writes_read_only(sets, writes) or self._spoils_reads(op, index, sets, writes, False):
                self.out_of_place += 1
            else:
                self.put_in_place(op, index)

    def forget_chains(self) -> None:
        """Values were replaced: what is kept of use-def chains holds no longer. Decisions stay."""
        self._read.clear()
        self._definitions.clear()
        self._defined.clear()

    # The whole.

    def analyze(self, root: Operation) -> list[tuple[Operation, str]]:
        """Decides for all ops in `root`; what is wrong with the result: (op, message) each.

        Raises BufferizationError for what cannot be bufferized in any way.
        """
        ops = root.walk_postorder()
        self._check_blocks(ops)
        with_tensors = [op for op in ops if mentions_tensors(op)]
        self._aliases = {}  # they stay the same until it is found out which values are equivalent
        try:
            self._fill_sets(with_tensors)
            self._check_before(with_tensors)
            for op in self._in_order(root, ops, with_tensors):
                self.decide(op)
        finally:
            self._aliases = None
        for op in with_tensors:
            self._find_equivalent(op)
        self._find_undefined(with_tensors)
        problems: list[tuple[Operation, str]] = []
        for op in ops:
            facts = self.facts(op)
            problem = None if facts is None else facts.problem(op, self)
            if problem is not None:
                problems.append(problem)
        return problems

    def _check_blocks(self, ops: list[Operation]) -> None:
        for op in ops:
            if op.regions:
                facts = self.facts(op)
                if facts is not None and not facts.unstructured:
                    check_blocks(op)

    def _check_before(self, ops: list[Operation]) -> None:
        """Raises an error if an operand that must be in place cannot be."""
        checked: set[AliasSet] = set()
        for op in ops:
            facts = self.facts(op)
            if facts is None:
                continue
            if op.info.name == "bufferization.to_tensor" and "restrict" not in op.attributes and op.results[0].uses:
                message = "to_tensor ops without `restrict` are not supported by One-Shot Analysis"
                raise BufferizationError(op, f"'{op.info.name}' op {message}")
            if not self._has_writes:
                continue
            for index, operand in enumerate(op.operands):
                if not isinstance(operand.type, TensorType):
                    continue
                sets = self._sets_around(op, index)
                if not any(one.writes for one in sets):
                    continue
                if len(sets) == 1 and sets[0] in checked:
                    continue
                if self._spoils_reads(op, index, sets, False, True):
                    message = f"{IMPOSSIBLE}cannot avoid RaW conflict"
                    raise BufferizationError(op, f"'{op.info.name}' op {message}")
                if self.is_in_place(op, index) and self._writes_read_only(sets, False):
                    message = f"{IMPOSSIBLE}would write to read-only buffer"
                    raise BufferizationError(op, f"'{op.info.name}' op {message}")
                if len(sets) == 1 and self.is_in_place(op, index):
                    checked.add(sets[0])

    def _in_order(self, root: Operation, ops: list[Operation], with_tensors: list[Operation]) -> list[Operation]:
        """The ops with tensors, in the order in which to decide."""
        heuristic = self.options.analysis_heuristic
        if heuristic == "bottom-up-from-terminators":
            return self._from_terminators(root, ops)
        if heuristic == "bottom-up":
            return with_tensors[::-1]
        if heuristic == "fuzzer":
            found = [op for op in ops if self.has_tensors(op)]
            shuffle(found, self.options.analysis_fuzzer_seed)
            return found
        return with_tensors

    def has_tensors(self, op: Operation) -> bool:
        """There is a tensor among what the op is given and gives."""
        facts = self.facts(op)
        return mentions_tensors(op) if facts is None else facts.has_tensors(op)

    def _from_terminators(self, root: Operation, ops: list[Operation]) -> list[Operation]:
        """The ops in analysis order: backward from the terminators' operands inside their region, then the rest."""
        found: dict[Operation, None] = {}
        for terminator in ops:
            if not is_region_exit(terminator) or terminator in found:
                continue
            found[terminator] = None
            region = terminator.parent_region()
            assert region is not None
            work = [one for one in terminator.operands if one.op is not None and isinstance(one.type, TensorType)]
            while work:
                value = work.pop()
                maker = value.op
                assert maker is not None
                if maker in found:
                    continue
                found[maker] = None
                if not self.places.contains(terminator.parent_op() or root, maker):
                    continue
                for op, index, _, _ in self.sources(value):
                    operand = op.operands[index]
                    if isinstance(operand.type, TensorType) and operand.op is not None:
                        work.append(operand)
        result = list(found)
        return result + [op for op in reversed_postorder(root) if op not in found and self.has_tensors(op)]

    # Equivalence.

    def _same_buffer(self, value: Value) -> Value:
        equal = self._equal
        leader = value
        while leader in equal:
            leader = equal[leader]
        while value is not leader:
            equal[value], value = leader, equal[value]
        return leader

    def are_equivalent(self, one: Value, other: Value) -> bool:
        return one is other or self._same_buffer(one) is self._same_buffer(other)

    def unite_equivalent(self, one: Value, other: Value) -> None:
        """Both values have the same buffer."""
        left, right = self._same_buffer(one), self._same_buffer(other)
        if left is not right:
            self._equal[left] = right

    def _find_equivalent(self, op: Operation) -> None:
        """A result is the buffer of an operand that is in place and surely the same, or of all that may be it."""
        facts = self.facts(op)
        if facts is None:
            return
        for number, result in enumerate(op.results):
            if not isinstance(result.type, TensorType):
                continue
            sources = self.sources(result)
            if not sources:
                continue
            first = sources[0][0].operands[sources[0][1]]
            all_same = True
            for source, index, equivalent, definite in sources:
                operand = source.operands[index]
                in_place = self.is_in_place(source, index)
                if equivalent and in_place and definite:
                    self.unite_equivalent(result, operand)
                    all_same = False
                    break
                if not equivalent or not in_place or not self.are_equivalent(operand, first):
                    all_same = False
            if all_same and not facts.allocates(op, number):
                self.unite_equivalent(result, first)

    # Undefined contents.

    def _find_undefined(self, ops: list[Operation]) -> None:
        for op in ops:
            if self.facts(op) is None:
                continue
            for result in op.results:
                if isinstance(result.type, TensorType) and result.uses and not self.definitions(result):
                    self._undefined.update(use_pairs(result))

    def has_undefined_contents(self, op: Operation, index: int) -> bool:
        return (op, index) in self._undefined


def check_blocks(op: Operation) -> None:
    """Reports an op whose regions must have one block and have several."""
    for region in op.regions:
        if region.first is not region.last:
            raise BufferizationError(
                op,
                f"'{op.info.name}' op op or BufferizableOpInterface implementation does not support unstructured "
                "control flow, but at least one region has multiple blocks",
            )


def reversed_postorder(root: Operation) -> list[Operation]:
    """All ops from the last to the first, those inside of an op before it."""
    found: list[Operation] = []
    stack: list[tuple[Operation, bool]] = [(root, False)]
    while stack:
        op, done = stack.pop()
        if done or not op.regions:
            found.append(op)
            continue
        stack.append((op, True))
        stack.extend([(one, False) for region in op.regions for block in region for one in block])
    return found


def shuffle(ops: list[Operation], seed: int) -> None:
    """A random order, the same for the same seed: numbers of a Mersenne twister pick each op among those left."""
    from random import Random

    words = [seed & 0xFFFFFFFF]
    for number in range(1, 624):
        words.append((1812433253 * (words[-1] ^ (words[-1] >> 30)) + number) & 0xFFFFFFFF)
    twister = Random()
    twister.setstate((3, (*words, 624), None))
    for first in range(len(ops) - 1):
        other = first + twister.getrandbits(32) % (len(ops) - first)
        ops[first], ops[other] = ops[other], ops[first]
