"""The natural loops of a control flow graph, one within another, found once for all levels.

A natural loop is entered at one block, its header, which dominates it. Where a level has other cycles too, they are
looked for when that level is lifted, and so is what they hold. Inner loops are lifted behind outer ones, so that the
blocks of a loop are still those of the graph then: edges that leave it lead elsewhere, but they leave it all the same.
"""

from __future__ import annotations

from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominators import immediate_dominators
from pyopt.light import TYPE_CHECKING, Iterator, Sequence, final

if TYPE_CHECKING:
    from pyopt.light import TypeAlias
    from pyopt.passes.loops.lifting.edges import Edge

    Escape: TypeAlias = tuple[Block, Value, list[Operation]]
    """(block, value of it, users outside of a loop)."""

OUTSIDE = -1
"""The number of what is around all loops."""


@final
class BlockDominators:
    """Which nodes of a graph dominate which, all of which are reached from node 0. Blocks are nodes in the order of a
    search, or else the first is 0."""

    def __init__(self, successors: Sequence[Sequence[int]]) -> None:
        self.above = immediate_dominators(successors)
        self.first, self.last = tree_intervals(self.above)
        """The place of each node in preorder, and the last place of those that it dominates."""

    def dominates(self, node: int, other: int) -> bool:
        return self.first[node] <= self.first[other] <= self.last[node]

    def intervals(self, blocks: Sequence[Block]) -> dict[Block, tuple[int, int]]:
        """(first, last) of each block; they are the nodes."""
        return dict(zip(blocks, zip(self.first, self.last, strict=True), strict=True))


def tree_intervals(above: Sequence[int]) -> tuple[list[int], list[int]]:
    """(the place of each node of a tree in preorder, the last place below it), children in the order of their numbers.
    Each node comes behind its parent in `above`, and the root is 0."""
    count = len(above)
    size = [1] * count
    for node in range(count - 1, 0, -1):
        size[above[node]] += size[node]
    first = [0] * count
    free = [1] * count
    for node in range(1, count):
        parent = above[node]
        first[node] = free[parent]
        free[parent] += size[node]
        free[node] = first[node] + 1
    return first, [start + extent - 1 for start, extent in zip(first, size, strict=True)]


def search(entry: Block) -> tuple[list[Block], list[Block]]:
    """The blocks that are reached, in preorder and in postorder of a depth-first search."""
    before = [entry]
    behind: list[Block] = []
    seen = {entry}
    path: list[tuple[Block, Iterator[Block]]] = [(entry, iter(entry.successor_blocks()))]
    while path:
        block, targets = path[-1]
        for one in targets:
            if one not in seen:
                seen.add(one)
                before.append(one)
                path.append((one, iter(one.successor_blocks())))
                break
        else:
            behind.append(block)
            path.pop()
    return before, behind


@final
class LoopForest:
    """The natural loops behind a block. A loop has the number of its header in the search; -1 is what is around all."""

    def __init__(self, entry: Block) -> None:
        self.blocks, behind = search(entry)
        self.number = {block: number for number, block in enumerate(self.blocks)}
        successors = [[self.number[one] for one in block.successor_blocks()] for block in self.blocks]
        self.dominators = BlockDominators(successors)
        self.intervals = self.dominators.intervals(self.blocks)
        count = len(self.blocks)
        self.innermost = [OUTSIDE] * count
        self.parent: dict[int, int] = {}
        self._find_loops(successors)
        self.children: dict[int, list[int]] = {loop: [] for loop in (OUTSIDE, *self.parent)}
        """The loops within each, those behind an edge before those in front of it."""
        for block in behind:
            loop = self.number[block]
            if loop in self.parent:
                self.children[self.parent[loop]].append(loop)
        self._number_loops()
        finished = [0] * count
        for place, block in enumerate(behind):
            finished[self.number[block]] = place
        self.irregular = self._irregular(successors, finished)
        """The loops on whose level there are other cycles than the loops."""
        self.leaving: dict[int, list[Edge]] = {loop: [] for loop in self.parent}
        """The edges that leave a loop, by their blocks, the last of the search first."""
        self._escapes: dict[int, list[Escape]] = {loop: [] for loop in self.parent}
        self._late: dict[Value, list[Operation]] = {}
        self._holders: dict[Block, int] = {}
        for number in range(count - 1, -1, -1):
            if self.innermost[number] >= 0:
                self._note_edges(number)
                self._note_values(number)

    def _find_loops(self, successors: Sequence[Sequence[int]]) -> None:
        """Finds the loops, inner ones first: what reaches an edge back to the header without passing it."""
        predecessors: list[list[int]] = [[] for _ in successors]
        for node, targets in enumerate(successors):
            for other in targets:
                predecessors[other].append(node)
        header_of = list(range(len(successors)))
        """The outermost header found so far; of others, a node nearer to it."""
        for header in range(len(successors) - 1, -1, -1):
            sources = [node for node in predecessors[header] if self.dominators.dominates(header, node)]
            if not sources:
                continue
            self.innermost[header] = header
            self.parent[header] = OUTSIDE
            while sources:
                node = _outermost(sources.pop(), header_of)
                if node == header:
                    continue
                header_of[node] = header
                if node in self.parent:
                    self.parent[node] = header
                else:
                    self.innermost[node] = header
                sources += predecessors[node]

    def _number_loops(self) -> None:
        """Gives each loop an interval, which has those of the loops within it."""
        loops = sorted(self.parent)
        index = {loop: number + 1 for number, loop in enumerate(loops)}
        above = [0, *[index.get(self.parent[loop], 0) for loop in loops]]
        first, last = tree_intervals(above)
        self._first = {loop: first[index[loop]] for loop in loops}
        self._last = {loop: last[index[loop]] for loop in loops}
        self._first[OUTSIDE] = 0
        self._last[OUTSIDE] = len(loops)

    def _irregular(self, successors: Sequence[Sequence[int]], finished: Sequence[int]) -> set[int]:
        found: set[int] = set()
        for node, targets in enumerate(successors):
            for other in targets:
                # An edge back on the path of the search, but not to a header, closes another cycle.
                goes_back = other <= node and finished[node] <= finished[other]
                if goes_back and not self.dominators.dominates(other, node):
                    loop = self.innermost[other]
                    found.add(self.parent[loop] if loop == other else loop)
        return found

    def holds(self, loop: int, inner: int) -> bool:
        """A loop is another, or around it."""
        return self._first[loop] <= self._first[inner] <= self._last[loop]

    def has(self, loop: int, block: Block | None) -> bool:
        """A block of the graph is in a loop; new blocks are in none."""
        number = None if block is None else self.number.get(block)
        return number is not None and self.holds(loop, self.innermost[number])

    def _note_edges(self, number: int) -> None:
        terminator = self.blocks[number].terminator()
        for position, block in enumerate(terminator.successors):
            inner = self.innermost[self.number[block]]
            loop = self.innermost[number]
            while loop != OUTSIDE and not self.holds(loop, inner):
                self.leaving[loop].append((terminator, position))
                loop = self.parent[loop]

    def _note_values(self, number: int) -> None:
        """Notes in which loops the values of a block have to be asked for users outside."""
        block = self.blocks[number]
        values: list[Value] = [*block.arguments]
        for op in block:
            values += op.results
        for value in values:
            left: list[int] = []
            users: list[list[Operation]] = []
            for user in value.uses:
                self._note_user(user, self.innermost[number], left, users)
            for loop, outside in zip(left, users, strict=True):
                self._escapes[loop].append((block, value, outside))

    def _note_user(self, user: Operation, innermost: int, left: list[int], users: list[list[Operation]]) -> None:
        """Adds a user to the outermost of the loops around a value that it is not in: all these are in `left`."""
        inner = self._loop_around(user)
        if not left or not self.holds(left[-1], inner):
            loop = self.parent[left[-1]] if left else innermost
            while loop != OUTSIDE and not self.holds(loop, inner):
                left.append(loop)
                users.append([])
                loop = self.parent[loop]
            if left:
                users[-1].append(user)
            return
        low, high = 0, len(left) - 1
        while low < high:
            middle = (low + high) // 2
            if self.holds(left[middle], inner):
                high = middle
            else:
                low = middle + 1
        if low:
            users[low - 1].append(user)

    def _loop_around(self, op: Operation) -> int:
        """The innermost loop around an op, which may be in a region of an op of the graph."""
        path: list[Block] = []
        block = op.block
        found = OUTSIDE
        while block is not None:
            if block in self.number:
                found = self.innermost[self.number[block]]
                break
            if block in self._holders:
                found = self._holders[block]
                break
            path.append(block)
            parent = block.parent_op()
            block = None if parent is None else parent.block
        for one in path:
            self._holders[one] = found
        return found

    def escapes(self, loop: int) -> list[Escape]:
        """The values of a loop that ops outside use, once its parent was lifted."""
        found: list[Escape] = []
        for block, value, users in self._escapes.pop(loop):
            late = self._late.get(value)
            beyond: list[Operation] = []
            if late is not None:
                self._late[value] = [user for user in late if self.has(loop, user.block)]
                beyond = [user for user in late if not self.has(loop, user.block)]
            outside = [user for user in dict.fromkeys([*users, *beyond]) if user in value.uses]
            if outside:
                found.append((block, value, outside))
        return found

    def add_user(self, value: Value, user: Operation) -> None:
        """Notes that an op in the loop that is lifted uses a value of it from now on."""
        self._late.setdefault(value, []).append(user)


def _outermost(node: int, header_of: list[int]) -> int:
    """The header of the outermost loop found so far around a node, or the node; paths get shorter."""
    root = node
    while header_of[root] != root:
        root = header_of[root]
    while header_of[node] != root:
        header_of[node], node = root, header_of[node]
    return root
