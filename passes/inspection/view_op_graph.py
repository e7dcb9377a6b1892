"""view-op-graph: the IR as a graph in Graphviz's language, on standard error, or drawn to a file.

A block and an op with regions are clusters, any other op is a node, an operand is an edge from what defines it.
"""

from __future__ import annotations

import os

from pyopt.ir.attributes import ArrayAttr, Attribute
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.elements import DenseElementsAttr, ElementsAttr
from pyopt.light import Callable, Final, final
from pyopt.passes.inspection.drawing import svg_of
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption, OptionValues, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.release import missing
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer

LARGE: Final = 16
"""Arrays and elements with more entries are not shown."""


MAX_LABEL_LEN: Final = IntegerOption(
    "max-label-len", 20, "The greatest number of characters of an attribute or type", UINT32
)
PRINT_ATTRS: Final = FlagOption("print-attrs", True, "Show the attributes of ops")
PRINT_CONTROL_FLOW_EDGES: Final = FlagOption("print-control-flow-edges", False, "Draw the order of ops and blocks")
PRINT_DATA_FLOW_EDGES: Final = FlagOption("print-data-flow-edges", True, "Draw which values are used where")
PRINT_RESULT_TYPES: Final = FlagOption("print-result-types", True, "Show the types of results")
SVG: Final = TextOption(
    "svg", "", "Draw the graph to this file instead, by Graphviz or the extra 'graph'", is_file=True
)


def plain_options() -> OptionValues:
    """The options of a graph whose nodes have nothing but names of ops."""
    options = OptionValues()
    for option in (PRINT_ATTRS, PRINT_RESULT_TYPES):
        option.set(options, "false")
    return options


@final
class GraphNode:
    """A node, and the cluster that edges to it end at (0 for none)."""

    __slots__ = ("cluster", "number")

    def __init__(self, number: int, cluster: int = 0) -> None:
        self.number = number
        self.cluster = cluster


@final
class Graph:
    """Collects the lines of a graph: clusters and nodes as they come, edges at the end.

    `edge_label` gives the labels of values, at the beginnings of their edges, not the operands' numbers; with it,
    ops without operands, such as constants, are left out.
    """

    def __init__(self, context: Context, options: OptionValues) -> None:
        self.options = options
        self.edge_label: Callable[[Value], str] | None = None
        self.printer = Printer(context, PrintOptions())
        self.out: list[str] = []
        self.control: list[str] = []
        self.data: list[tuple[Value, GraphNode, str]] = []
        self.nodes: dict[Value, GraphNode] = {}
        self.hues: dict[str, float] = {}
        self.indent = ""
        self.last = 0

    def draw(self, op: Operation) -> str:
        """The text of the whole graph."""
        names = list(dict.fromkeys(one.info.name for one in op.walk_postorder()))
        self.hues = {name: index / len(names) for index, name in enumerate(names)}
        self.line("digraph G {")
        self.indent = "  "
        self.line("compound = true;")
        self.op(op)
        self.out += self.control
        for value, user, label in self.data:
            if value not in self.nodes:
                continue
            self.out.append(_edge(self.nodes[value], user, label, "solid"))
        self.indent = ""
        self.line("}")
        return "".join(self.out)

    def line(self, text: str) -> None:
        self.out.append(f"{self.indent}{text}\n")

    def number(self) -> int:
        self.last += 1
        return self.last

    def node(self, label: str, shape: str = "ellipse", hue: float | None = None) -> GraphNode:
        node = GraphNode(self.number())
        fill, style = ("", "") if hue is None else (f'fillcolor = "{hue:.6f} 1.0 1.0", ', ", style = filled")
        self.line(f'v{node.number} [{fill}label = "{label}", shape = {shape}{style}];')
        return node

    def open_cluster(self, label: str) -> GraphNode:
        """Begins a cluster; the node in it is what its edges hang on."""
        cluster = self.number()
        self.line(f"subgraph cluster_{cluster} {{")
        self.indent += "  "
        node = self.node(" ", "plain")
        node.cluster = cluster
        self.line(f'label = "{label}";')
        return node

    def close_cluster(self) -> None:
        self.indent = self.indent[:-2]
        self.line("}")

    def block(self, block: Block) -> None:
        self.open_cluster("")
        for index, argument in enumerate(block.arguments):
            self.define(argument, self.node(f"arg{index}"))
        before: GraphNode | None = None
        for op in block:
            if self.edge_label is not None and not op.operands and not op.regions and op is not block.last:
                continue
            node = self.op(op)
            if before is not None and PRINT_CONTROL_FLOW_EDGES.of(self.options):
                self.control.append(_edge(before, node, "", "dashed"))
            before = node
        self.close_cluster()

    def op(self, op: Operation) -> GraphNode:
        """Draws an op with what is in it."""
        label = self.label(op)
        if op.regions:
            node = self.open_cluster(label)
            for region in op.regions:
                for block in region:
                    self.block(block)
            self.close_cluster()
        else:
            node = self.node(label, hue=self.hues[op.info.name])
        if PRINT_DATA_FLOW_EDGES.of(self.options):
            for index, operand in enumerate(op.operands):
                numbered = self.edge_label is None and len(op.operands) > 1
                self.data.append((operand, node, str(index) if numbered else ""))
        for result in op.results:
            self.define(result, node)
        return node

    def define(self, value: Value, node: GraphNode) -> None:
        """Lets edges of a value begin at a node, or at its label behind it, which has a place of its own."""
        label = "" if self.edge_label is None or not value.uses else self.edge_label(value)
        if label:
            place = self.node(_escaped(label), "plaintext")
            self.control.append(_edge(node, place, "", "solid", "none"))
            node = place
        self.nodes[value] = node

    def label(self, op: Operation) -> str:
        text = op.info.name
        if PRINT_RESULT_TYPES.of(self.options):
            text += f" : ({self.cut(', '.join(self.printer.type(result.type) for result in op.results))})"
        if PRINT_ATTRS.of(self.options):
            text += "\n"
            for name in sorted(op.attributes):
                text += f"\n{name}: {self.attribute(op.attributes[name])}"
        return _escaped(text)

    def attribute(self, attribute: Attribute) -> str:
        if isinstance(attribute, DenseElementsAttr) and attribute.is_splat:
            return self.printer.attribute(attribute)
        if isinstance(attribute, ElementsAttr) and attribute.count > LARGE:
            rank = len(attribute.shape)
            return f"{'[' * rank}...{']' * rank} : {self.printer.type(attribute.type)}"
        if isinstance(attribute, ArrayAttr) and len(attribute.elements) > LARGE:
            return "[...]"
        return self.cut(self.printer.attribute(attribute))

    def cut(self, text: str) -> str:
        limit = MAX_LABEL_LEN.of(self.options)
        return text if len(text) <= limit else text[:limit] + "..."


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _edge(start: GraphNode, end: GraphNode, label: str, style: str, head: str = "") -> str:
    """An edge; at a cluster's border it has no label, as that would float in the void."""
    parts = [] if start.cluster or end.cluster else [f'label = "{label}"']
    if end.cluster:
        parts.append(f"lhead = cluster_{end.cluster}")
    if start.cluster:
        parts.append(f"ltail = cluster_{start.cluster}")
    parts.append(f"style = {style}")
    if head:
        parts.append(f"arrowhead = {head}")
    return f"  v{start.number} -> v{end.number} [{', '.join(parts)}];\n"


def run(op: Operation, pass_context: PassContext) -> bool:
    """Draws `op`; values from outside of it cannot be operands, as it is isolated."""
    graph = Graph(pass_context.context, pass_context.options).draw(op)
    file = SVG.of(pass_context.options)
    if not file:
        pass_context.write(graph)
        return False
    problem = _write_picture(graph, file)
    if problem:
        pass_context.context.error(f"view-op-graph: {problem}", op.place())
        pass_context.fail()
    return False


def _is_something_else(file: str) -> bool:
    """A file with that name is there, and is no SVG picture: the input, say."""
    if not os.path.isfile(file):
        return False
    try:
        with open(file, "rb") as stream:
            start = stream.read(1000)
    except OSError:
        return False
    return bool(start) and b"<svg" not in start


def _write_picture(graph: str, file: str) -> str:
    """Draws a graph to a file; says what is wrong, if anything."""
    folder = os.path.dirname(file) or "."
    if not os.path.isdir(folder):
        return f"cannot write '{file}': there is no folder '{folder}'"
    if _is_something_else(file):
        return f"cannot write '{file}': it is there, and no SVG picture"
    picture = svg_of(graph)
    if picture is None:
        return f"drawing needs Graphviz or {missing('graphviz-pure', 'graph')}"
    try:
        with open(file, "w", encoding="utf-8", errors="surrogateescape") as stream:
            stream.write(picture)
    except OSError as error:
        return f"cannot write '{file}': {error.strerror or error}"
    return ""


PASS = make_pass(
    "view-op-graph",
    run,
    (MAX_LABEL_LEN, PRINT_ATTRS, PRINT_CONTROL_FLOW_EDGES, PRINT_DATA_FLOW_EDGES, PRINT_RESULT_TYPES, SVG),
    class_name="ViewOpGraph",
)
