"""Whether clones may stand for the buffers that branches, loops and terminators hand on.

    %r = scf.for .. iter_args(%m = %a) {        %a and %m are one buffer in the first iteration: with a clone of %a
      memref.store %f, %m[%i]                   for %m the store is not seen by the load behind the loop.
      %n = memref.alloc()
      scf.yield %n
    }
    %x = memref.load %a[%i]

A clone is the same to the program if, from there on, neither the clone is written while the program still reads the
buffer, nor the buffer while it still reads the clone. A buffer that was made in the region that the clone's user leaves
is not read any more. What came from outside is read outside.
"""

from __future__ import annotations

from pyopt.analysis.branches import is_branch
from pyopt.analysis.buffer_views import is_buffer, is_new
from pyopt.analysis.effects import own_effects, value_effects
from pyopt.analysis.region_branches import is_region_branch, is_region_terminator
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import FREES, READS, RECURSIVE_EFFECTS, VIEW, WRITES
from pyopt.ir.signature import init_bounds
from pyopt.light import final
from pyopt.passes.buffers.addresses import users_by_address

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final, TypeAlias

    from pyopt.analysis.buffer_views import BufferViews

    Clone: TypeAlias = tuple[Operation, Value, Value]
    """(the op that hands a buffer on, the buffer, the value that it becomes)"""

BOTH: Final = READS | WRITES
MANY: Final = 10_000
"""Of more pairs of accesses it is not found out in which order they come."""
READ_FIRST: Final = frozenset(("memref.copy", "memref.load", "memref.store"))
"""Ops that read all that they read before they write."""


def _hands_on(op: Operation) -> bool:
    return is_branch(op) or is_region_branch(op) or is_region_terminator(op)


def clones_for(values: Iterable[Value], views: BufferViews) -> list[Clone]:
    """The clones that the values are to be."""
    found: list[Clone] = []
    for value in values:
        for source in views.direct_sources(value):
            found += [(user, source, value) for user in source.uses if _hands_on(user)]
    return found


@final
class CloneSafety:
    """Asks what may be read and written behind a clone. `views`: without the edges to the values that get clones."""

    __slots__ = ("_cloned", "_outside", "_uses", "_views")

    def __init__(self, views: BufferViews, clones: list[Clone]) -> None:
        self._views = views
        self._cloned = {target for _, _, target in clones}
        self._uses: dict[Value, list[tuple[Operation, int]]] = {}
        self._outside: list[tuple[Operation, int]] | None = None
        for user, source, _ in clones:
            self._accesses_of(source).append((user, READS))

    def changes(self, clone: Clone) -> bool:
        """The program may compute something else with this clone."""
        user, source, target = clone
        of_clone = self._accesses([target])
        if not of_clone:
            return False
        is_written = any(mask & WRITES for _, mask in of_clone)
        for root in self._roots(source):
            block = root.parent_block()
            assert block is not None
            behind = _Behind(user, block)
            if root in self._cloned or is_new(root):
                of_buffer = self._accesses([root])
            elif is_written:
                return True
            else:
                of_buffer = self._accesses_outside()
            of_buffer = [one for one in of_buffer if behind.has(one[0])]
            if _any_read_behind(of_clone, of_buffer, block):
                return True
            home = target.parent_block()
            assert home is not None
            if _any_read_behind(of_buffer, of_clone, home):
                return True
        return False

    def _roots(self, value: Value) -> list[Value]:
        """Where the memory of a value begins: allocations, what comes from outside, other clones."""
        found = [one for one in self._views.sources(value) if one in self._cloned or self._views.may_begin(one)]
        return found or [value]

    def _accesses(self, roots: list[Value]) -> list[tuple[Operation, int]]:
        """What reads and writes the memory that begins in one of the values."""
        aliases: dict[Value, None] = {}
        for root in roots:
            aliases.update(self._views.aliases(root))
        found: list[tuple[Operation, int]] = []
        for alias in aliases:
            found += self._accesses_of(alias)
        found += [(user, BOTH) for user in users_by_address(list(aliases))]
        return found

    def _accesses_outside(self) -> list[tuple[Operation, int]]:
        """The same of all memory that comes from outside, which may be one for all that is known."""
        if self._outside is None:
            roots = [one for one in self._views.beginnings() if one not in self._cloned and not is_new(one)]
            self._outside = self._accesses(roots)
        return self._outside

    def _accesses_of(self, value: Value) -> list[tuple[Operation, int]]:
        found = self._uses.get(value)
        if found is None:
            found = self._uses[value] = []
            for user in value.uses:
                mask = access(user, value)
                if mask:
                    found.append((user, mask))
        return found


def access(op: Operation, value: Value) -> int:
    """How an op accesses the memory of an operand: READS, WRITES, both, or 0."""
    if op.info.traits & VIEW or _hands_on(op):
        return 0
    own = own_effects(op)
    if own is None:
        # What regions do is seen by the ops inside.
        return 0 if op.info.traits & RECURSIVE_EFFECTS else BOTH
    named = value_effects(op)
    if named:
        mask = 0
        for effect, one in named:
            if one is value:
                mask |= effect
        return mask & BOTH
    if op.info.inits:
        start, end = init_bounds(op)
        written = any(one is value for one in op.operands[start:end] if is_buffer(one))
        return BOTH if written else READS
    if own & FREES:
        return 0
    if op.info.name == "func.return":
        return READS
    return own & BOTH


@final
class _Behind:
    """The ops that may run after an op, as long as the memory that begins in a block is the same."""

    __slots__ = ("_blocks", "_home", "_start", "_user")

    def __init__(self, user: Operation, home: Block) -> None:
        self._home = home
        self._user = user
        self._start = _ancestor(user, home)
        self._blocks: set[Block] = set()
        start = self._start
        if start is not None and start.block is not None:
            work = [*start.block.successor_blocks()]
            while work:
                block = work.pop()
                if block not in self._blocks:
                    self._blocks.add(block)
                    work += block.successor_blocks()

    def has(self, op: Operation) -> bool:
        start = self._start
        if start is None:
            return True
        if start is self._user:
            if is_region_terminator(start) and not start.successors:
                return False
            if op is start:
                # What it reads it reads first.
                return not (_hands_on(op) or op.info.name in READ_FIRST)
        found = _ancestor(op, self._home)
        if found is None or found.block is None or found is start:
            # Inside of a loop each op may come after each other one.
            return True
        if found.block is start.block and start.is_before_in_block(found):
            return True
        return found.block in self._blocks


def _any_read_behind(some: list[tuple[Operation, int]], others: list[tuple[Operation, int]], home: Block) -> bool:
    """One of the first accesses is a write, and one of the others, which may come later, a read."""
    readers = [op for op, mask in others if mask & READS]
    writers = [op for op, mask in some if mask & WRITES]
    if len(readers) * len(writers) > MANY:
        return True
    for op in writers if readers else ():
        behind = _Behind(op, home)
        if any(behind.has(reader) for reader in readers):
            return True
    return False


def _ancestor(op: Operation, home: Block) -> Operation | None:
    """The op, or the one around it, in the region of a block."""
    one: Operation | None = op
    while one is not None and one.block is not None:
        if one.block.region is home.region:
            return one
        one = one.parent_op()
    return None
