"""The text of an ONNX model: a function, whose results have no shape, that is for shape inference to find.

    func.func @main_graph(%x: tensor<?x4xf32> {onnx.name = "x", shape.dims = ["batch", ""]}) -> (...) {
      %w = "onnx.Constant"() {value = dense<...> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
      %y = "onnx.MatMul"(%x, %w) : (tensor<?x4xf32>, tensor<4x8xf32>) -> tensor<*xf32>
      return %y : tensor<*xf32>
    }

Ops, attributes and regions are those of onnx-mlir. Ops of other domains are `onnx.Custom`, absent operands
`onnx.NoValue`, subgraphs regions that end with `onnx.Yield`.
"""

from __future__ import annotations

import re

from onnx import GraphProto, ModelProto, NodeProto, TypeProto, defs

from pyopt.import_onnx.attributes import (
    ModelError,
    attribute_text,
    graphs_of,
    integer_attribute,
    string,
    tensor_type,
    tensor_value,
)
from pyopt.import_onnx.names import ExtentNames, ValueNames
from pyopt.import_onnx.types import NONE, UNKNOWN, dims_of, tensor_text, type_text
from pyopt.light import Any, Final, final

_TENSOR: Final = re.compile(r"tensor<(?:\*x|(?:[0-9?]+x)*)(.*)>")
FUNCTION: Final = "main_graph"
ABSENT: Final = "%none"
_CHANGED: Final = {"DFT": (20, "DFTV17"), "Resize": (11, "ResizeV10")}
"""Ops whose operands mean something else from a version of ONNX on, and their names before."""
_BROADCASTS: Final = 7
"""The version from which on operands broadcast from their last dimensions; before, `axis` may say where they do."""
NESTED: Final = 200
"""The depth of subgraphs within each other."""


@final
class ModelText:
    """The text of one model. `folder` has its external data; constants with more elements than `elide` are left out."""

    __slots__ = ("_elide", "_extents", "_folder", "_graph", "_lines", "_names", "_opset", "_types")

    def __init__(self, model: ModelProto, folder: str = ".", elide: int | None = None) -> None:
        self._graph = model.graph
        self._opset = max([one.version for one in model.opset_import if one.domain in ("", "ai.onnx")], default=1)
        self._folder = folder
        self._elide = elide
        self._names = ValueNames()
        self._names.of(ABSENT[1:])
        self._extents = ExtentNames()
        self._lines: list[str] = []
        self._types: dict[str, str] = {}

    def text(self) -> str:
        """All of it."""
        graph = self._graph
        self._take_types(graph)
        constants = {one.name for one in (*graph.initializer, *[one.values for one in graph.sparse_initializer])}
        arguments = [self._argument(one) for one in graph.input if one.name not in constants]
        self._lines.append(f'{ABSENT} = "onnx.NoValue"() {{value}} : () -> {NONE}')
        self._body(graph, 0)
        outputs = [one.name for one in graph.output]
        values = ", ".join([self._value(one) for one in outputs])
        types = ", ".join([self._type(one) for one in outputs])
        results = ", ".join([f"{self._type(one)} {{onnx.name = {string(one)}}}" for one in outputs])
        returned = f"return {values} : {types}" if outputs else "return"
        body = "\n  ".join([*self._lines, returned])
        return f"func.func @{FUNCTION}({', '.join(arguments)}) -> ({results}) {{\n  {body}\n}}\n"

    # Names and types.

    def _take_types(self, graph: GraphProto) -> None:
        """The element types of the values of a graph."""
        for one in (*graph.value_info, *graph.output):
            type = type_text(one.type, False)
            if type != UNKNOWN:
                self._types.setdefault(one.name, type)

    def _take_types_of(self, node: NodeProto) -> None:
        """The types of results that ONNX has not inferred, where the op's schema says that they are an operand's."""
        if all(not one or one in self._types for one in node.output):
            return
        try:
            schema = defs.get_schema(node.op_type, self._opset, "" if node.domain == "ai.onnx" else node.domain)
        except defs.SchemaError:
            return
        known = {formal.type_str: self._types.get(one) for formal, one in zip(schema.inputs, node.input, strict=False)}
        for formal, one in zip(schema.outputs, node.output, strict=False):
            tensor = _TENSOR.fullmatch(known.get(formal.type_str) or "")
            if one and tensor is not None:
                self._types.setdefault(one, tensor_text(None, tensor[1]))

    def _value(self, name: str) -> str:
        return f"%{self._names.of(name)}" if name else ABSENT

    def _type(self, name: str) -> str:
        return self._types.get(name, UNKNOWN) if name else NONE

    def _argument(self, value: Any) -> str:
        if not value.HasField("type"):
            raise ModelError(f"input '{value.name}' has no type")
        self._types[value.name] = type_text(value.type, True)
        attributes = [f"onnx.name = {string(value.name)}", *self._dims_of(value.type)]
        return f"{self._value(value.name)}: {self._type(value.name)} {{{', '.join(attributes)}}}"

    def _dims_of(self, type: TypeProto) -> list[str]:
        """`shape.dims`, if the input has names of extents."""
        if type.WhichOneof("value") != "tensor_type" or type_text(type, True) == UNKNOWN:
            return []
        dims = dims_of(type.tensor_type) or []
        texts = [self._extents.of(one.dim_param) if one.dim_param else "" for one in dims]
        return [f"shape.dims = [{', '.join([string(one) for one in texts])}]"] if any(texts) else []

    # Ops.

    def _body(self, graph: GraphProto, depth: int) -> None:
        if depth > NESTED:
            raise ModelError("subgraphs are nested too deeply")
        if graph.sparse_initializer:
            raise ModelError(f"graph '{graph.name}' has sparse constants, which are not supported")
        for tensor in graph.initializer:
            self._types[tensor.name] = tensor_type(tensor)
            value = tensor_value(tensor, self._folder, self._elide)
            self._lines.append(
                f'{self._value(tensor.name)} = "onnx.Constant"() {{value = {value}}} : () -> {tensor_type(tensor)}'
            )
        for node in graph.node:
            self._node(node, depth)

    def _node(self, node: NodeProto, depth: int) -> None:
        outputs = list(node.output)
        self._take_types_of(node)
        # An optional result that is omitted has an empty name, and no uses.
        results = [self._value(one) if one else f"%{self._names.fresh('unused')}" for one in outputs]
        result_types = [self._type(one) if one else NONE for one in outputs]
        attributes = []
        regions = []
        for one in node.attribute:
            if graphs := graphs_of(one):
                regions += [self._region(graph, depth) for graph in graphs]
                continue
            text = attribute_text(one, self._folder, self._elide)
            if text is None:
                raise ModelError(f"attribute '{one.name}' of {node.op_type} '{node.name}' has an unsupported type")
            attributes.append(f"{_key(one.name)} = {text}")
        name = _name_of(node, self._opset)
        if node.domain not in ("", "ai.onnx"):
            attributes += [f"domain_name = {string(node.domain)}", f"function_name = {string(node.op_type)}"]
        operands = ", ".join([self._value(one) for one in node.input])
        operand_types = ", ".join([self._type(one) for one in node.input])
        parts = [f'"onnx.{name}"({operands})']
        if regions:
            parts.append(f"({', '.join(regions)})")
        if attributes:
            parts.append(f"{{{', '.join(attributes)}}}")
        shown = result_types[0] if len(result_types) == 1 else f"({', '.join(result_types)})"
        parts.append(f": ({operand_types}) -> {shown}")
        start = f"{', '.join(results)} = " if results else ""
        self._lines.append(start + " ".join(parts))

    def _region(self, graph: GraphProto, depth: int) -> str:
        """A subgraph; it sees the values around it."""
        self._take_types(graph)
        lines, self._lines = self._lines, []
        arguments = []
        for one in graph.input:
            self._types[one.name] = type_text(one.type, True)
            arguments.append(f"{self._value(one.name)}: {self._type(one.name)}")
        self._body(graph, depth + 1)
        names = [one.name for one in graph.output]
        values = ", ".join([self._value(one) for one in names])
        self._lines.append(f'"onnx.Yield"({values}) : ({", ".join([self._type(one) for one in names])}) -> ()')
        body, self._lines = self._lines, lines
        start = [f"^bb0({', '.join(arguments)}):"] if arguments else []
        inside = "\n  ".join([*start, *body])
        return f"{{\n  {inside}\n  }}"


def _key(name: str) -> str:
    """The name of an attribute."""
    return name if name.replace("_", "a").isalnum() and name.isascii() and not name[0].isdigit() else string(name)


def _name_of(node: NodeProto, opset: int) -> str:
    """The name of the op in onnx-mlir."""
    if node.domain not in ("", "ai.onnx"):
        return "Custom"
    kind = str(node.op_type)
    if not kind.isidentifier():
        raise ModelError(f"'{kind}' is no name of an op")
    single = sum([bool(one) for one in node.output]) == 1
    if kind == "MaxPool" and single:
        return "MaxPoolSingleOut"
    if kind == "BatchNormalization" and single and not integer_attribute(node.attribute, "training_mode", 0):
        return "BatchNormalizationInferenceMode"
    if opset < _BROADCASTS and {"axis", "broadcast"} <= {one.name for one in node.attribute}:
        return f"{kind}V{_BROADCASTS - 1}"
    changed, before = _CHANGED.get(kind, (0, kind))
    return before if opset < changed else kind
