"""The number of references to each callable that could be dropped, kept up to date while calls are inlined.

Only private symbols are counted. A callable without uses is dead; one with a single use, a call, may
be moved to where it is called.
"""

from __future__ import annotations

from pyopt.analysis.call_graph import CallGraph, CallNode
from pyopt.analysis.effects import is_memory_effect_free
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CALLABLE, SYMBOL_TABLE
from pyopt.ir.symbols import is_symbol, op_references, visibility
from pyopt.light import final


@final
class SymbolUses:
    """`counts` has the discardable nodes; `inside` the uses that the body of each node makes, `around` those that the
    attributes of the callable itself make."""

    __slots__ = ("around", "counts", "graph", "inside")

    def __init__(self, root: Operation, graph: CallGraph) -> None:
        self.graph = graph
        self.counts: dict[CallNode, int] = {}
        self.inside: dict[CallNode, dict[CallNode, int]] = {}
        self.around: dict[CallNode, set[CallNode]] = {}
        for node in self._find(root):
            self.counts.pop(node, None)
        for node in graph.nodes:
            self.recompute(node)

    def _find(self, root: Operation) -> list[CallNode]:
        """Enters the discardable nodes into `counts`; those that other ops than callables refer to."""
        live: list[CallNode] = []
        stack = [(root, root.block is None)]
        while stack:
            op, seen = stack.pop()
            if not op.info.traits & SYMBOL_TABLE:
                seen = True
            else:
                seen = seen or not is_symbol(op) or visibility(op) == "private"
                for block in op.regions[0]:
                    for symbol in block:
                        node = self._node_of(symbol)
                        if node is None:
                            live.extend([found for found, _ in self.references(symbol)])
                        elif is_symbol(symbol) and (
                            visibility(symbol) == "private" or (seen and visibility(symbol) != "public")
                        ):
                            self.counts[node] = 0
            for region in op.regions:
                for block in region:
                    stack.extend([(nested, seen) for nested in block if nested.regions])
        return live

    def _node_of(self, op: Operation) -> CallNode | None:
        return self.graph.node_of(op.regions[0]) if op.info.traits & CALLABLE and op.regions else None

    def references(self, root: Operation) -> list[tuple[CallNode, Operation]]:
        """(callable, op that refers to it) for the symbol references of an op and of what it holds."""
        found: list[tuple[CallNode, Operation]] = []
        known: dict[tuple[str, ...], CallNode | None] = {}
        scope = root.parent_op()
        if scope is None:
            return found
        stack = [root]
        while stack:
            op = stack.pop()
            if op.attributes or op.properties is not None:
                for reference in op_references(op):
                    path = reference.path
                    if path not in known:
                        known[path] = self.graph.node_named(scope, reference)
                    node = known[path]
                    if node is not None:
                        found.append((node, op))
            if op.regions and not op.info.traits & SYMBOL_TABLE:
                stack.extend([nested for region in op.regions for block in region for nested in block])
        return found

    def recompute(self, node: CallNode) -> None:
        """The body of `node` has changed."""
        for other in self.around.get(node, ()):
            if other in self.counts:
                self.counts[other] -= 1
        self._drop_inside(node)
        inside: dict[CallNode, int] = {}
        around: set[CallNode] = set()
        callable = node.op()
        for other, user in self.references(callable):
            if other not in self.counts:
                continue
            if user is not callable:
                inside[other] = inside.get(other, 0) + 1
            elif other in around:
                continue
            else:
                around.add(other)
            self.counts[other] += 1
        self.inside[node] = inside
        self.around[node] = around

    def _drop_inside(self, node: CallNode) -> None:
        for other, count in self.inside.get(node, {}).items():
            if other in self.counts:
                self.counts[other] -= count

    def drop_call(self, node: CallNode, call: Operation) -> None:
        """A call in the body of `node` is about to go."""
        inside = self.inside[node]
        for other, _ in self.references(call):
            if other in inside:
                inside[other] -= 1
                self.counts[other] -= 1

    def merge(self, source: CallNode, target: CallNode) -> None:
        """A copy of the body of `source` now stands in `target`."""
        inside = self.inside[target]
        for other, count in self.inside[source].items():
            inside[other] = inside.get(other, 0) + count
            if other in self.counts:
                self.counts[other] += count

    def forget(self, node: CallNode) -> None:
        """The callable is gone, with those inside of it."""
        for nested in node.nested:
            self.forget(nested)
        self._drop_inside(node)
        self.inside.pop(node, None)
        self.counts.pop(node, None)

    def is_dead(self, node: CallNode) -> bool:
        """There is no reference to the callable."""
        op = node.op()
        if not is_symbol(op):
            return is_memory_effect_free(op) and not any(result.uses for result in op.results)
        return self.counts.get(node) == 0

    def is_last_use(self, node: CallNode) -> bool:
        """There is one reference to the callable, and it is not visible from outside."""
        op = node.op()
        if not is_symbol(op):
            return is_memory_effect_free(op) and len(op.results) == 1 and op.results[0].has_one_use()
        return self.counts.get(node) == 1
