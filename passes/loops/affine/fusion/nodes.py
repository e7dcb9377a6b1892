"""The dependence graph of a block: its loops and other ops, with edges for the values and the memory that they share.

    %m = memref.alloc()            0 -> 1, 0 -> 2 by the value %m
    affine.for .. { store %m }     1 -> 2 by the memory of %m
    affine.for .. { load %m }

An edge goes from an op to a later one. Two ops that touch a memref have one if one of them stores to it or frees it.
"""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free, own_effects, value_effects
from pyopt.analysis.region_branches import is_region_branch
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.dominance import ancestor_in_region
from pyopt.ir.opinfo import ALLOCATES, FREES, READS, RECURSIVE_EFFECTS, TERMINATOR, VIEW, WRITES
from pyopt.ir.types import MemRefType
from pyopt.light import TYPE_CHECKING, Final, TypeAlias, final
from pyopt.passes.loops.affine.dependences import LOADS, STORES, memref_place
from pyopt.passes.loops.affine.fusion.slices import Dependence

if TYPE_CHECKING:
    Edge: TypeAlias = tuple[int, Value]
    """The node at the other end, and a value: memory if it is a memref that both touch."""

MOST_PAIRS: Final = 256
"""With more pairs of accesses than this, two nests are taken to touch the same."""
_FIRST_SIZE: Final = 64
_FACTOR: Final = 37


@final
class Node:
    """An op of the block with what it touches; affine loads and stores are known one by one."""

    __slots__ = ("frees", "id", "loads", "op", "reads", "stores", "writes")

    def __init__(self, id: int, op: Operation) -> None:
        self.id = id
        self.op = op
        self.loads: list[Operation] = []
        self.stores: list[Operation] = []
        # What other ops in it do.
        self.reads: dict[Value, None] = {}
        self.writes: dict[Value, None] = {}
        self.frees: dict[Value, None] = {}
        self.collect()

    def collect(self) -> None:
        """Finds anew what the op touches."""
        self.loads = []
        self.stores = []
        for kind in (self.reads, self.writes, self.frees):
            kind.clear()
        for op in self.op.walk():
            if op.info.name in LOADS:
                self.loads.append(op)
            elif op.info.name in STORES:
                self.stores.append(op)
            else:
                self._collect_other(op)

    def _collect_other(self, op: Operation) -> None:
        named = value_effects(op)
        if own_effects(op) is None and not named:
            if not op.info.traits & RECURSIVE_EFFECTS:
                memrefs = [value for value in op.operands if isinstance(value.type, MemRefType)]
                self.reads.update(dict.fromkeys(memrefs))
                self.writes.update(dict.fromkeys(memrefs))
            return
        for effects, value in named:
            for effect, kind in ((READS, self.reads), (WRITES, self.writes), (FREES, self.frees)):
                if effects & effect:
                    kind[value] = None

    def is_loop(self) -> bool:
        return self.op.info.name == "affine.for"

    def loads_of(self, memref: Value) -> list[Operation]:
        """The affine loads of a memref."""
        return [op for op in self.loads if memref_of(op) is memref]

    def stores_of(self, memref: Value) -> list[Operation]:
        """The affine stores to a memref."""
        return [op for op in self.stores if memref_of(op) is memref]

    def stored(self) -> list[Value]:
        """The memrefs that affine stores write."""
        return list(dict.fromkeys([memref_of(op) for op in self.stores]))

    def loaded(self) -> list[Value]:
        """The memrefs that affine loads read."""
        return list(dict.fromkeys([memref_of(op) for op in self.loads]))

    def touched(self) -> list[Value]:
        """All memrefs that the op touches."""
        return list(dict.fromkeys([*self.loaded(), *self.stored(), *self.reads, *self.writes, *self.frees]))

    def depends_on(self, other: Node) -> bool:
        """Affine accesses of both are of the same memref, and one of them is a store."""
        stored = self.stored()
        return any(memref in stored for memref in (*other.loaded(), *other.stored())) or any(
            memref in other.stored() for memref in self.loaded()
        )

    def changes(self, memref: Value) -> bool:
        """The op stores to the memref, or frees it."""
        return memref in self.writes or memref in self.frees or any(memref_of(op) is memref for op in self.stores)


def memref_of(op: Operation) -> Value:
    """The memref that an affine load or store accesses."""
    return op.operands[memref_place(op)]


def may_share(one: Node, other: Node, memref: Value) -> bool:
    """Some element of the memref is touched by both, and stored by one of them."""
    if not one.is_loop() or not other.is_loop():
        return True
    if any(memref in kind for node in (one, other) for kind in (node.reads, node.writes, node.frees)):
        return True
    stores, others = one.stores_of(memref), other.stores_of(memref)
    pairs = [(left, right) for left in stores for right in (*others, *other.loads_of(memref))]
    pairs += [(left, right) for left in one.loads_of(memref) for right in others]
    return len(pairs) > MOST_PAIRS or any(
        Dependence(left, right, (one.op, other.op)).find() is not False for left, right in pairs
    )


@final
class NestGraph:
    """The nodes by their numbers, and the edges into and out of them."""

    __slots__ = ("_size", "block", "ins", "memrefs", "nodes", "number", "outs")

    def __init__(self, block: Block) -> None:
        self.block = block
        self.nodes: dict[int, Node] = {}
        self.ins: dict[int, dict[Edge, None]] = {}
        self.outs: dict[int, dict[Edge, None]] = {}
        self.number: dict[Operation, int] = {}
        # Those that edges go by, or went by.
        self.memrefs: dict[Value, None] = {}
        self._size = _FIRST_SIZE

    def build(self) -> bool:
        """Makes the nodes and edges; False if an op with regions is in the block of which not enough is known."""
        for op in self.block:
            if (
                op.info.name == "affine.for"
                or op.info.name in LOADS
                or op.info.name in STORES
                or any(result.uses for result in op.results)
            ):
                self.add(op)
            elif op.info.traits & TERMINATOR:
                continue
            elif op.regions and not is_region_branch(op):
                return False
            elif not is_memory_effect_free(op):
                self.add(op)
        for node in list(self.nodes.values()):
            if not node.stores:
                self._connect_values(node)
        touching: dict[Value, list[Node]] = {}
        for node in self.nodes.values():
            for memref in node.touched():
                touching.setdefault(memref, []).append(node)
        for memref, nodes in touching.items():
            changing = [node.changes(memref) for node in nodes]
            for at, node in enumerate(nodes):
                for later in range(at + 1, len(nodes)):
                    if (changing[at] or changing[later]) and may_share(node, nodes[later], memref):
                        self.connect(node.id, nodes[later].id, memref)
        return True

    def _connect_values(self, node: Node) -> None:
        for result in node.op.results:
            for user in result.uses:
                around = self.ancestor(user)
                if around is not None and around in self.number:
                    self.connect(node.id, self.number[around], result)

    def ancestor(self, op: Operation) -> Operation | None:
        """The op of the block that holds an op, or is that."""
        assert self.block.region is not None
        found = ancestor_in_region(op, self.block.region)
        return found if found is not None and found.block is self.block else None

    def add(self, op: Operation) -> Node:
        """A new node."""
        id = len(self.ins)
        node = self.nodes[id] = Node(id, op)
        self.ins[id] = {}
        self.outs[id] = {}
        self.number[op] = id
        if len(self.nodes) * 4 >= self._size * 3:
            self._size *= 2
        return node

    def remove(self, id: int) -> None:
        """Forgets a node with its edges."""
        for source, value in list(self.ins[id]):
            self.disconnect(source, id, value)
        for target, value in list(self.outs[id]):
            self.disconnect(id, target, value)
        self.number.pop(self.nodes.pop(id).op)

    def order(self) -> list[int]:
        """The numbers of the nodes as the reference visits them: from the last bucket of its hash table on."""
        return sorted(self.nodes, key=lambda id: (id * _FACTOR % self._size, id), reverse=True)

    def connect(self, source: int, target: int, value: Value) -> None:
        """Adds an edge, unless it is there."""
        self.outs[source][target, value] = None
        if isinstance(value.type, MemRefType):
            self.memrefs[value] = None
        self.ins[target][source, value] = None

    def disconnect(self, source: int, target: int, value: Value) -> None:
        """Removes an edge."""
        self.outs[source].pop((target, value), None)
        self.ins[target].pop((source, value), None)

    # Questions.

    def is_connected(self, source: int, target: int) -> bool:
        """The second node comes after the first one, by some value."""
        return any(node == target for node, _ in self.outs[source])

    def out_count(self, id: int, memref: Value) -> int:
        """The number of nodes that come after a node on a memref."""
        return sum([value is memref for _, value in self.outs[id]])

    def stores_before(self, id: int, memref: Value) -> int:
        """The number of nodes with affine stores to a memref that come before a node on it."""
        found = 0
        for source, value in self.ins[id]:
            if value is memref:
                found += bool(self.nodes[source].stores_of(memref))
        return found

    def has_path(self, source: int, target: int) -> bool:
        """Edges lead from one node to the other."""
        seen = {source}
        work = [source]
        while work:
            id = work.pop()
            if id == target:
                return True
            for node, _ in self.outs[id]:
                if node not in seen:
                    seen.add(node)
                    work.append(node)
        return False

    def place(self, source: int, target: int) -> Operation | None:
        """In front of which op the two nodes may become one: a later one that needs the first, or the second itself.

        None if something that the second one needs comes behind that.
        """
        first, last = self.nodes[source].op, self.nodes[target].op
        if not self.is_connected(source, target):
            return last
        needed = {self.nodes[node].op for node, _ in self.ins[target] if node != source}
        needing = {self.nodes[node].op for node, _ in self.outs[source] if node != target}
        place: Operation | None = None
        op = first.next
        while op is not None and op is not last:
            if place is None and op in needing:
                place = op
            if place is not None and op in needed:
                return None
            op = op.next
        return place or last

    def may_meet(self, source: int, target: int) -> bool:
        """By the affine accesses between two, all that need the first come behind those that the second needs.

        Edges may be missing, from nests that stay where a slice of them was taken to the target.
        """
        first, last = self.nodes[source], self.nodes[target]
        needing = False
        op = first.op.next
        while op is not None and op is not last.op:
            id = self.number.get(op)
            if id is not None:
                node = self.nodes[id]
                needing = needing or node.depends_on(first)
                if needing and last.depends_on(node):
                    return False
            op = op.next
        return True

    # Changes.

    def fuse_producer(self, source: int, target: int, private: set[Value], removed: bool) -> None:
        """Edges of the source become those of the target, but for those by private memrefs."""
        for node, value in list(self.ins[source]):
            if value not in private:
                self.connect(node, target, value)
        for node, value in list(self.outs[source]):
            if node == target:
                self.disconnect(source, target, value)
            elif removed:
                self.connect(target, node, value)
                self.disconnect(source, node, value)
        for node, value in list(self.ins[target]):
            if value in private:
                self.disconnect(node, target, value)

    def fuse_sibling(self, source: int, target: int) -> None:
        """All edges of the source become those of the target."""
        for node, value in list(self.ins[source]):
            if node != target:
                self.connect(node, target, value)
        for node, value in list(self.outs[source]):
            if node != target:
                self.connect(target, node, value)


def is_escaping(memref: Value, graph: NestGraph) -> bool:
    """What is stored to the memref may be read outside of the block, or by ops that are not known to read it."""
    op = memref.op
    if op is None:
        return True
    if op.info.traits & VIEW and is_escaping(op.operands[0], graph):
        return True
    if value_effects(op) != [(ALLOCATES, memref)]:
        return True
    for user in memref.uses:
        around = graph.ancestor(user)
        if around is None:
            return True
        if user.info.name in LOADS or user.info.name in STORES or value_effects(user) == [(FREES, memref)]:
            continue
        return True
    return False
