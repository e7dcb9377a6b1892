"""The call graph: which callable regions call which, and its strongly connected components.

A node is the body of a callable op. A caller from outside calls all that stand in no other callable. Components come
callees first, nodes and edges in the order of the text, so that what passes do with them is the reference's order.
"""

from __future__ import annotations

from pyopt.ir.attributes import SymbolRefAttr
from pyopt.ir.components import strongly_connected
from pyopt.ir.core import Operation, Region
from pyopt.ir.opinfo import CALL, CALLABLE
from pyopt.ir.symbols import SymbolTables
from pyopt.light import final


@final
class CallNode:
    """The body of a callable op. `callees` are the nodes that it may call, `nested` those of callables inside."""

    __slots__ = ("callees", "nested", "region")

    def __init__(self, region: Region) -> None:
        self.region = region
        self.callees: dict[CallNode, None] = {}
        self.nested: dict[CallNode, None] = {}

    def op(self) -> Operation:
        """The callable op."""
        op = self.region.parent
        assert op is not None
        return op


def callee_of(call: Operation) -> SymbolRefAttr | None:
    """The symbol that a call op names; None for calls of values."""
    callee = call.attributes.get("callee")
    return callee if isinstance(callee, SymbolRefAttr) else None


@final
class CallGraph:
    """The graph of everything inside an op. Calls of what is not known have no edge."""

    __slots__ = ("_by_region", "nodes", "tables", "top")

    def __init__(self, root: Operation) -> None:
        self.tables = SymbolTables()
        self.nodes: list[CallNode] = []
        self.top: list[CallNode] = []
        self._by_region: dict[Region, CallNode] = {}
        calls: list[tuple[CallNode, Operation]] = []
        stack: list[tuple[Operation, CallNode | None]] = [(root, None)]
        while stack:
            op, node = stack.pop()
            traits = op.info.traits
            if traits & CALL:
                if node is not None:
                    calls.append((node, op))
                continue
            if not op.regions:
                continue
            if traits & CALLABLE:
                region = op.regions[0]
                if region.is_empty():
                    continue
                node = self._add(region, node)
            inside = [(nested, node) for region in op.regions for block in region for nested in block]
            inside.reverse()
            stack.extend(inside)
        for node, call in calls:
            callee = self.resolve(call)
            if callee is not None:
                node.callees[callee] = None

    def _add(self, region: Region, around: CallNode | None) -> CallNode:
        node = self._by_region[region] = CallNode(region)
        self.nodes.append(node)
        if around is None:
            self.top.append(node)
        else:
            around.nested[node] = None
        return node

    def node_of(self, region: Region | None) -> CallNode | None:
        """The node of a callable's body."""
        return None if region is None else self._by_region.get(region)

    def node_named(self, scope: Operation, reference: SymbolRefAttr) -> CallNode | None:
        """The node of the callable that a symbol reference at `scope` names."""
        symbol = self.tables.lookup(scope, reference.path)
        if symbol is None or not symbol.info.traits & CALLABLE:
            return None
        return self._by_region.get(symbol.regions[0])

    def resolve(self, call: Operation) -> CallNode | None:
        """The node that a call goes to, if that is known and has a body."""
        callee = callee_of(call)
        return None if callee is None else self.node_named(call, callee)

    def components(self) -> list[list[CallNode]]:
        """The strongly connected components, callees before their callers."""
        return strongly_connected(self.top, lambda node: {**node.nested, **node.callees})
