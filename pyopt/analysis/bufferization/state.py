"""Questions about tensors as buffers that need no decision: what the facts of ops say of values and use-def chains.

Nothing here changes the program. Answers that do not depend on decisions are kept, so a state is good for the program
as it was when the state was made; `AnalysisState(options, keep=False)` keeps none and can be asked between changes.
"""

from __future__ import annotations

from pyopt.analysis.bufferization.buffer_types import unknown_type
from pyopt.analysis.bufferization.facts import BufferFacts, facts_of
from pyopt.analysis.bufferization.options import BufferizationOptions
from pyopt.analysis.bufferization.questions import BufferQuestions
from pyopt.analysis.bufferization.summaries import FunctionSummaries
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.opinfo import CALLABLE, CAST, OpInfo
from pyopt.ir.types import MemRefType, TensorType
from pyopt.light import TYPE_CHECKING, Callable, final

if TYPE_CHECKING:
    from pyopt.analysis.bufferization.questions import Alias, Source


class BufferizationError(Exception):
    """An op cannot be bufferized; `message` is "" if that is all there is to say."""

    def __init__(self, op: Operation, message: str) -> None:
        super().__init__(message)
        self.op = op
        self.message = message


@final
class Traversal:
    """Limits of a walk from a value to what it is made of. `leaves`: where it ends is found, too."""

    __slots__ = ("equivalent_only", "in_place_only", "leaves", "same_type_or_casts_only", "through_unknown")

    def __init__(
        self,
        leaves: bool = True,
        in_place_only: bool = False,
        equivalent_only: bool = False,
        same_type_or_casts_only: bool = False,
    ) -> None:
        self.leaves = leaves
        self.in_place_only = in_place_only
        self.equivalent_only = equivalent_only
        self.same_type_or_casts_only = same_type_or_casts_only
        self.through_unknown = False


def owner_of(value: Value) -> Operation:
    """The op that makes the value, or in whose regions it is an argument."""
    op = value.op
    if op is None:
        assert isinstance(value, BlockArgument)
        op = value.block.parent_op()
        assert op is not None
    return op


def use_pairs(value: Value) -> list[tuple[Operation, int]]:
    """The uses of a value as (op, index), latest first."""
    found: list[tuple[Operation, int]] = []
    for op, index in reversed(value.uses.items()):
        if isinstance(index, int):
            found.append((op, index))
        else:
            found += [(op, one) for one in reversed(index)]
    return found


class AnalysisState(BufferQuestions):
    """The state without an analysis: each write is out of place."""

    __slots__ = (
        "_asked",
        "_defined",
        "_definitions",
        "_facts",
        "_joined",
        "_read",
        "_through_regions",
        "keep",
        "same_types",
    )

    def __init__(self, options: BufferizationOptions, keep: bool = False) -> None:
        super().__init__(options, FunctionSummaries())
        self.keep = keep
        # The buffer types of values that are those of operands, while no type changes; None: they are not kept.
        self._through_regions = False
        self.same_types: dict[Value, MemRefType] | None = None
        # Of the question that is being answered: whose types were asked for, and those of block arguments, with the
        # values on the way.
        self._asked: list[Value] = []
        self._joined: dict[Value, tuple[MemRefType, set[Value]]] = {}
        self._facts: dict[OpInfo, BufferFacts | None] = {}
        self._read: dict[Value, bool] = {}
        self._definitions: dict[Value, list[Value]] = {}
        self._defined: dict[Value, bool] = {}

    # What ops say.

    def facts(self, op: Operation) -> BufferFacts | None:
        """The facts of an op that may be bufferized; None if there are none."""
        try:
            return self._facts[op.info]
        except KeyError:
            found = self._facts[op.info] = facts_of(op) if self.options.allows(op) else None
            return found

    def reads(self, op: Operation, index: int) -> bool:
        facts = self.facts(op)
        return True if facts is None else facts.reads(op, index, self)

    def writes(self, op: Operation, index: int) -> bool:
        facts = self.facts(op)
        return True if facts is None else facts.writes(op, index, self)

    def only_aliases(self, op: Operation, index: int) -> bool:
        """The operand is neither read nor written to, but seen through another value."""
        facts = self.facts(op)
        if facts is None:
            return False
        return not facts.reads(op, index, self) and not facts.writes(op, index, self) and bool(self.aliases(op, index))

    def aliases(self, op: Operation, index: int) -> list[Alias]:
        facts = self.facts(op)
        if facts is not None:
            return facts.aliases(op, index, self)
        found: list[Alias] = [(one, False, False) for one in op.results if isinstance(one.type, TensorType)]
        for region in op.regions:
            if region.first is not None:
                found += [(one, False, False) for one in region.first.arguments if isinstance(one.type, TensorType)]
        return found

    def sources(self, value: Value) -> list[Source]:
        op = owner_of(value)
        facts = self.facts(op)
        if facts is not None:
            return facts.sources(op, value, self)
        if isinstance(value, BlockArgument):
            region = value.block.region
            if region is None or region.first is not value.block:
                return []
        return [
            (op, number, False, False) for number, one in enumerate(op.operands) if isinstance(one.type, TensorType)
        ]

    def is_defined_by_op(self, value: Value) -> bool:
        """Returns whether the op that defines the value writes its contents; block arguments count as defined."""
        if value.op is None:
            return True
        known = self._defined.get(value)
        if known is None:
            facts = self.facts(value.op)
            known = True if facts is None else facts.result_writes(value.op, value, self)
            if self.keep:
                self._defined[value] = known
        return known

    def is_writable(self, value: Value) -> bool:
        op = owner_of(value)
        facts = self.facts(op)
        return False if facts is None else facts.is_writable(op, value, self)

    def result_is_written(self, value: Value) -> bool:
        """A result is defined by its op if nothing else gives its buffer, if that is written to, or inside of it."""
        op = value.op
        assert op is not None
        sources = self.sources(value)
        if not sources:
            return True
        for source, index, _, _ in sources:
            if self.writes(source, index):
                return True
        if not op.regions:
            return False

        def written_inside(inner: Value) -> bool:
            return op.is_ancestor_of(owner_of(inner)) and self.is_defined_by_op(inner)

        inside = Traversal(leaves=False)
        return any(
            self.find_backwards(source.operands[index], written_inside, inside) for source, index, _, _ in sources
        )

    # Use-def chains.

    def find_backwards(
        self,
        start: Value,
        wanted: Callable[[Value], bool],
        how: Traversal,
        passed: set[tuple[Operation, int]] | None = None,
    ) -> list[Value]:
        """The values on the way from a value to what gives its buffer for which `wanted` holds; a way ends there.

        `passed` gets the operands that are on the way.
        """
        seen: set[Value] = set()
        found: dict[Value, None] = {}
        work: dict[Value, None] = {start: None}
        while work:
            value, _ = work.popitem()
            if value in seen:
                if how.leaves:
                    found[value] = None
                continue
            seen.add(value)
            if wanted(value):
                found[value] = None
                continue
            if not how.through_unknown and self.facts(owner_of(value)) is None:
                if how.leaves:
                    found[value] = None
                continue
            sources = self.sources(value)
            if not sources and how.leaves:
                found[value] = None
            for op, index, equivalent, _ in sources:
                operand = op.operands[index]
                if (
                    (how.equivalent_only and not equivalent)
                    or (how.in_place_only and not self.is_in_place(op, index))
                    or (how.same_type_or_casts_only and operand.type is not value.type and not _is_cast(value))
                ):
                    if how.leaves:
                        found[value] = None
                    continue
                if passed is not None:
                    passed.add((op, index))
                work[operand] = None
        return list(found)

    def definitions(self, value: Value) -> list[Value]:
        """The values that define the contents of a value."""
        if not self.keep:
            return self.find_backwards(value, self.is_defined_by_op, Traversal(leaves=False))
        known = self._definitions.get(value)
        if known is not None:
            return known
        if self.is_defined_by_op(value):
            known = self._definitions[value] = [value]
            return known
        seen: set[Value] = set()
        found: dict[Value, None] = {}
        work = [value]
        while work:
            one = work.pop()
            if one in seen:
                continue
            seen.add(one)
            known = self._definitions.get(one)
            if known is not None:
                found.update(dict.fromkeys(known))
            elif self.is_defined_by_op(one):
                found[one] = None
            elif self.facts(owner_of(one)) is not None:
                work += [op.operands[index] for op, index, _, _ in self.sources(one)]
        result = self._definitions[value] = list(found)
        return result

    def is_read(self, value: Value) -> bool:
        """The contents of a value may be read, by way of other values, too."""
        known = self._read
        if value in known:
            return known[value]
        came_from: dict[Value, Value | None] = {value: None}
        work = [value]
        while work:
            one = work.pop()
            answer = known.get(one)
            if answer is False:
                continue
            following: list[Value] = []
            if answer is None:
                answer = False
                for op, index in use_pairs(one):
                    if self.reads(op, index):
                        answer = True
                        break
                    if self.only_aliases(op, index):
                        following += [alias for alias, _, _ in self.aliases(op, index)]
            if answer:
                if not self.keep:
                    return True
                walk: Value | None = one
                while walk is not None:
                    known[walk] = True
                    walk = came_from[walk]
                return True
            for alias in following:
                if alias not in came_from:
                    came_from[alias] = one
                    work.append(alias)
        if self.keep:
            for one in came_from:
                known[one] = False
        return False

    # Decisions.

    def is_in_place(self, op: Operation, index: int) -> bool:
        """The operand shares its buffer with what the op makes of it."""
        return op.info.name == "bufferization.to_buffer" or not self.writes(op, index)

    def are_equivalent(self, one: Value, other: Value) -> bool:
        """Both have the same buffer for sure."""
        return False

    def has_undefined_contents(self, op: Operation, index: int) -> bool:
        """The operand's contents were never defined."""
        return False

    def needs_no_copy(self, op: Operation, index: int) -> bool:
        """A new buffer in the operand's place need not have its contents."""
        if self.has_undefined_contents(op, index):
            return True
        reads = self.reads(op, index)
        if self.writes(op, index) and not reads:
            return True
        return not reads and not any(self.is_read(alias) for alias, _, _ in self.aliases(op, index))

    # Types.

    def buffer_type(self, value: Value, stack: list[Value] | None = None) -> MemRefType:
        """The type of the buffer of a tensor, or of what has become a buffer already.

        stack: the values for whose types this one is asked for.
        """
        type = value.type
        if isinstance(type, MemRefType):
            return type
        if stack is None:
            stack = []
            self._through_regions = False
            self._asked = []
            self._joined = {}
        elif isinstance(value, BlockArgument):
            known = self._joined.get(value)
            if known is not None and known[1].isdisjoint(stack):
                self._asked += known[1]
                return known[0]
        asked = len(self._asked)
        self._asked.append(value)
        stack.append(value)
        found = self._buffer_type(value, stack)
        stack.pop()
        if stack and isinstance(value, BlockArgument):
            # What is above on the stack is asked for no further: it would be another answer there.
            values = set(self._asked[asked:])
            if values.isdisjoint(stack):
                self._joined[value] = found, values
        return found

    def _buffer_type(self, value: Value, stack: list[Value]) -> MemRefType:
        op = owner_of(value)
        if op.regions and not op.info.traits & CALLABLE:
            # In loops the answer depends on what was asked first.
            self._through_regions = True
        facts = self.facts(op)
        if facts is not None:
            return facts.buffer_type(op, value, self, stack)
        return self.type_without_facts(op, value)

    def type_without_facts(self, op: Operation, value: Value) -> MemRefType:
        """The buffer type of a value of which nothing is known."""
        if self.options.must_infer_space:
            raise BufferizationError(op, "could not infer memory space")
        assert isinstance(value.type, TensorType)
        return unknown_type(value.type, self.options.default_space(value.type), self.options.unknown_layout)

    def default_buffer_type(self, op: Operation, value: Value, stack: list[Value]) -> MemRefType:
        """The type of the operand that is the same buffer, if there is one."""
        if isinstance(value, BlockArgument):
            assert isinstance(value.type, TensorType)
            return unknown_type(value.type, self.options.default_space(value.type), self.options.unknown_layout)
        kept = self.same_types
        if kept is not None and value in kept:
            return kept[value]
        sources = self.sources(value)
        if not sources or not sources[0][2]:
            return self.type_without_facts(op, value)
        source, index, _, _ = sources[0]
        type = self.buffer_type(source.operands[index], stack)
        if kept is not None and not self._through_regions:
            kept[value] = type
        return type


def _is_cast(value: Value) -> bool:
    return value.op is not None and value.op.info.traits & CAST != 0
