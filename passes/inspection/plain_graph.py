"""The graph of a report: nodes with nothing but names of ops, and texts about values at their edges."""

from __future__ import annotations

from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.inspection.view_op_graph import Clusters, GraphNode, edge

if TYPE_CHECKING:
    from collections.abc import Callable


@final
class PlainGraph(Clusters):
    """`edge_label` gives the labels of values, which stand at the beginnings of their edges.

    Ops without operands, such as constants, are left out.
    """

    def __init__(self, edge_label: Callable[[Value], str]) -> None:
        super().__init__()
        self.edge_label = edge_label

    def is_shown(self, op: Operation) -> bool:
        return bool(op.operands or op.regions) or op.next is None

    def cluster_label(self, op: Operation) -> str:
        return _escaped(op.info.name)

    def op_node(self, op: Operation, hue: float) -> GraphNode:
        return self.node(_escaped(op.info.name), "ellipse", f"{hue:.6f} 1.0 1.0")

    def argument(self, argument: BlockArgument, index: int) -> None:
        self.define(argument, self.node(f"arg{index}", "ellipse"))

    def connect(self, op: Operation, node: GraphNode) -> None:
        for operand in op.operands:
            self.uses.append((operand, node))
        for result in op.results:
            self.define(result, node)

    def define(self, value: Value, node: GraphNode) -> None:
        """Lets edges of a value begin at a node, or at its label behind it, which has a place of its own."""
        label = self.edge_label(value) if value.uses else ""
        if label:
            place = self.node(_escaped(label), "plaintext")
            self.edges.append(edge(node, place, head="none"))
            node = place
        self.nodes[value] = node

    def add_data_edges(self) -> None:
        for value, user in self.uses:
            if value in self.nodes:
                self.out.append(edge(self.nodes[value], user))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
