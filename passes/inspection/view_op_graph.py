"""view-op-graph: the IR as a graph in Graphviz's language, on standard error, or drawn to a file.

A block and an op with regions are clusters, any other op is a node, an operand is an edge from what defines it. A node
is a record of the op's operands, its name with attributes, and its results; edges begin and end at the places ("ports")
of these. The text is the reference's, with backslashes and the names of ops as they are, and with ports whose names
Graphviz may not understand; for a picture that is corrected.
"""

from __future__ import annotations

import os
import re

from pyopt.ir.attributes import ArrayAttr, Attribute, characters_of
from pyopt.ir.constraints import Constraint
from pyopt.ir.context import Context
from pyopt.ir.core import Block, BlockArgument, Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr, DenseStringElementsAttr, ElementsAttr
from pyopt.ir.opinfo import ISOLATED
from pyopt.ir.signature import signature_of
from pyopt.light import Final, final
from pyopt.passes.inspection.drawing import svg_of
from pyopt.pipeline.options import UINT32, FlagOption, IntegerOption, OptionValues, TextOption
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.release import missing
from pyopt.syntax.kept_names import name_values
from pyopt.syntax.print_options import PrintOptions
from pyopt.syntax.printer import Printer

LARGE: Final = 16
"""Arrays and elements with more entries are not shown, unless the printer's options have another limit."""

MAX_LABEL_LEN: Final = IntegerOption(
    "max-label-len", 20, "The greatest number of bytes of an attribute or type", UINT32
)
PRINT_ATTRS: Final = FlagOption("print-attrs", True, "Show the attributes of ops")
PRINT_CONTROL_FLOW_EDGES: Final = FlagOption("print-control-flow-edges", False, "Draw the order of ops and blocks")
PRINT_DATA_FLOW_EDGES: Final = FlagOption("print-data-flow-edges", True, "Draw which values are used where")
PRINT_RESULT_TYPES: Final = FlagOption("print-result-types", True, "Show the types of results")
SVG: Final = TextOption(
    "svg", "", "Draw the graph to this file instead, by Graphviz or the extra 'graph'", is_file=True, ours=True
)

FILL: Final = "0.3 0.95"
"""Saturation and brightness of the nodes of ops, pale enough for text."""

_SPECIAL: Final = re.compile(r'[{}<>|"\n]')
_SPECIAL_OF_PICTURES: Final = re.compile(r'[{}<>|"\n\\]')
_LINE_END: Final = re.compile(r"\n(?!\n|$)")
"""Not before an empty line."""


@final
class GraphNode:
    """A node, and the cluster that edges to it end at (0 for none)."""

    __slots__ = ("cluster", "number")

    def __init__(self, number: int, cluster: int = 0) -> None:
        self.number = number
        self.cluster = cluster


class Clusters:
    """Collects the lines of a graph: clusters and nodes as they come, edges at the end.

    What a node looks like, and how edges are written, is for `Graph` and for `PlainGraph` (`plain_graph.py`) to say.
    """

    def __init__(self) -> None:
        self.out: list[str] = []
        self.edges: list[str] = []
        self.nodes: dict[Value, GraphNode] = {}
        self.uses: list[tuple[Value, GraphNode]] = []
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
        self.out += self.edges
        self.add_data_edges()
        self.indent = ""
        self.line("}")
        return "".join(self.out)

    def line(self, text: str) -> None:
        if "\n" in text:
            text = _LINE_END.sub("\n" + self.indent, text)
        self.out.append(f"{self.indent}{text}\n")

    def number(self) -> int:
        self.last += 1
        return self.last

    def node(self, label: str, shape: str, fill: str = "") -> GraphNode:
        node = GraphNode(self.number())
        before, after = (f'fillcolor = "{fill}", ', ", style = filled") if fill else ("", "")
        self.line(f'v{node.number} [{before}label = "{label}", shape = {shape}{after}];')
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
            self.argument(argument, index)
        before: GraphNode | None = None
        for op in block:
            if not self.is_shown(op):
                continue
            node = self.op(op)
            if before is not None:
                self.add_control_edge(before, node)
            before = node
        self.close_cluster()

    def op(self, op: Operation) -> GraphNode:
        """Draws an op with what is in it."""
        if op.regions:
            node = self.open_cluster(self.cluster_label(op))
            for region in op.regions:
                for block in region:
                    self.block(block)
            self.close_cluster()
        else:
            node = self.op_node(op, self.hues[op.info.name])
        self.connect(op, node)
        return node

    def is_shown(self, op: Operation) -> bool:
        return True

    def cluster_label(self, op: Operation) -> str:
        raise NotImplementedError

    def op_node(self, op: Operation, hue: float) -> GraphNode:
        """Draws an op without regions."""
        raise NotImplementedError

    def argument(self, argument: BlockArgument, index: int) -> None:
        """Draws an argument of a block, and notes its node."""
        raise NotImplementedError

    def connect(self, op: Operation, node: GraphNode) -> None:
        """Notes where edges of the op's results begin, and those that end at the op."""
        raise NotImplementedError

    def add_control_edge(self, before: GraphNode, after: GraphNode) -> None:
        """Two ops stand one behind the other."""

    def add_data_edges(self) -> None:
        """Writes the edges that had to wait for their beginnings."""
        raise NotImplementedError


@final
class Graph(Clusters):
    """The graph as the reference prints it; as a picture with what Graphviz would not understand in other words."""

    def __init__(self, context: Context, options: OptionValues, picture: bool = False) -> None:
        super().__init__()
        self.picture = picture
        self.special = _SPECIAL_OF_PICTURES if picture else _SPECIAL
        self.limit = MAX_LABEL_LEN.of(options)
        self.attributes = PRINT_ATTRS.of(options)
        self.control = PRINT_CONTROL_FLOW_EDGES.of(options)
        self.data = PRINT_DATA_FLOW_EDGES.of(options)
        self.types = PRINT_RESULT_TYPES.of(options)
        given = context.print_options
        self.print_options = given if isinstance(given, PrintOptions) else PrintOptions()
        self.context = context
        limit = self.print_options.elide_elements_larger
        self.large = LARGE if limit is None else limit

    def draw(self, op: Operation) -> str:
        _name(op, self.print_options)
        return super().draw(op)

    def cluster_label(self, op: Operation) -> str:
        text = characters_of(op.info.name)
        if self.types:
            printer = self.printer()
            text += f" : ({self.cut(', '.join([printer.type(result.type) for result in op.results]))})"
        if self.picture:
            text = self.escaped(text)
        if self.attributes:
            text += "\\l"
            for name, attribute in _attributes(op):
                text += f"{self.escaped(characters_of(name))}: {self.attribute(attribute)}\\l"
        return text

    def op_node(self, op: Operation, hue: float) -> GraphNode:
        label = ""
        if op.operands:
            ports = [f"<arg_{self.port(operand)}> {operand.name}" for operand in op.operands]
            label = f"{{{'|'.join(ports)}}}|"
        label += f"{self.name(op.info.name)}\\l"
        attributes = _attributes(op) if self.attributes else []
        if attributes:
            label += "\\l"
            for name, attribute in attributes:
                label += f"{self.name(name)}: {self.attribute(attribute)}\\l"
        if op.results:
            label += f"|{{{'|'.join([self.definition(result) for result in op.results])}}}"
        return self.node(f"{{{label}}}", "Mrecord", f"{hue:.6f} {FILL}")

    def argument(self, argument: BlockArgument, index: int) -> None:
        self.nodes[argument] = self.node(self.definition(argument), "Mrecord")

    def definition(self, value: Value) -> str:
        """The place in a record where edges of a value begin."""
        text = f"<res_{self.port(value)}> {value.name}"
        return f"{text} {self.escaped(self.cut(self.printer().type(value.type)))}" if self.types else text

    def port(self, value: Value) -> str:
        name = value.name[1:].replace("#", "_")
        return re.sub(r"\W", lambda found: f"_{ord(found[0]):x}_", name, flags=re.ASCII) if self.picture else name

    def connect(self, op: Operation, node: GraphNode) -> None:
        if self.data:
            for operand in op.operands:
                self.uses.append((operand, node))
        for result in op.results:
            self.nodes[result] = node

    def add_control_edge(self, before: GraphNode, after: GraphNode) -> None:
        if self.control:
            self.edges.append(edge(before, after, "dashed"))

    def add_data_edges(self) -> None:
        for value, user in self.uses:
            port = self.port(value)
            self.out.append(edge(self.nodes[value], user, "solid", f":res_{port}:s", f":arg_{port}:n"))

    def printer(self) -> Printer:
        """One for each type and attribute, as each numbers what is distinct from 0."""
        return Printer(self.context, self.print_options)

    def attribute(self, attribute: Attribute) -> str:
        return self.escaped(self.attribute_text(attribute))

    def attribute_text(self, attribute: Attribute) -> str:
        printer = self.printer()
        if isinstance(attribute, (DenseElementsAttr, DenseStringElementsAttr)) and attribute.is_splat:
            return printer.attribute(attribute)
        if isinstance(attribute, ElementsAttr) and attribute.count > self.large:
            rank = len(attribute.shape)
            return f"{'[' * rank}...{']' * rank} : {self.cut(printer.type(attribute.type))}"
        if isinstance(attribute, ArrayAttr) and len(attribute.elements) > self.large:
            return "[...]"
        return self.cut(printer.attribute(attribute))

    def cut(self, text: str) -> str:
        """At most so many bytes as the option says; where that is in a character, its first bytes stay."""
        if len(text) * 4 <= self.limit:
            return text
        data = text.encode("utf-8", "surrogateescape")
        if len(data) <= self.limit:
            return text
        return data[: self.limit].decode("utf-8", "surrogateescape") + "..."

    def escaped(self, text: str) -> str:
        return self.special.sub(r"\\\g<0>", text)

    def name(self, name: str) -> str:
        """The name of an op or attribute in a record, which the reference does not escape."""
        text = characters_of(name)
        return self.escaped(text) if self.picture else text


def _attributes(op: Operation) -> list[tuple[str, Attribute]]:
    """By name; properties that the reference does not hold as attributes, such as flags of llvm ops, are left out."""
    if not op.attributes:
        return []
    found = op.attributes
    if op.info.attributes:
        other = {slot.name for slot in signature_of(op.info).attributes if _is_property(slot.constraint)}
        if other:
            found = {name: attribute for name, attribute in found.items() if name not in other}
    return [(name, found[name]) for name in sorted(found)]


def _is_property(constraint: Constraint) -> bool:
    return constraint.as_property is not None or constraint.name == "UnitProp"


def _name(op: Operation, options: PrintOptions) -> None:
    """Names the values in an op as the whole IR around it has them."""
    if options.local_scope:
        for one in op.walk():
            if one is op or one.info.traits & ISOLATED:
                name_values(one, options)
        return
    root = outer = op
    while outer.block is not None and outer.block.region is not None and outer.block.region.parent is not None:
        region = outer.block.region
        outer = outer.block.region.parent
        if options.value_users or options.keep_names or _has_values(region):
            root = outer
    name_values(root, options)


def _has_values(region: Region) -> bool:
    """There are names around the region's ops, from which those in them go on."""
    return any(block.arguments or any(op.results for op in block) for block in region)


def edge(
    start: GraphNode, end: GraphNode, style: str = "solid", start_port: str = "", end_port: str = "", head: str = ""
) -> str:
    """An edge between two places of nodes, with an arrowhead of a kind; at a cluster it ends at the border."""
    parts: list[str] = []
    if end.cluster:
        parts.append(f"lhead = cluster_{end.cluster}")
        end_port = ""
    if start.cluster:
        parts.append(f"ltail = cluster_{start.cluster}")
        start_port = ""
    parts.append(f"style = {style}")
    if head:
        parts.append(f"arrowhead = {head}")
    return f"  v{start.number}{start_port} -> v{end.number}{end_port}[{', '.join(parts)}];\n"


def run(op: Operation, pass_context: PassContext) -> bool:
    """Draws `op`; values from outside of it cannot be operands, as it is isolated."""
    file = SVG.of(pass_context.options)
    graph = Graph(pass_context.context, pass_context.options, bool(file)).draw(op)
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
