"""The text of an ONNX graph as onnx-mlir writes it: ops in their generic form, results without a shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

ELEMENTS: Final = {
    "float32": "f32", "float64": "f64", "int64": "i64", "int32": "i32", "int8": "i8", "uint8": "ui8", "bool": "i1",
}  # fmt: skip
NAMES: Final = {"BatchNormalization": "BatchNormalizationInferenceMode", "MaxPool": "MaxPoolSingleOut"}
"""Ops that onnx-mlir calls otherwise."""


def element(dtype: Any) -> str:
    return ELEMENTS[str(np.dtype(dtype))]


def constant_text(array: np.ndarray[Any, Any]) -> str:
    """An elements attribute; the numbers of large ones are left out, as on request."""
    shape = "".join([f"{extent}x" for extent in array.shape])
    type = f"tensor<{shape}{element(array.dtype)}>"
    if array.size > 64:
        return f"dense<{'true' if array.dtype == bool else '0.0' if array.dtype.kind == 'f' else '0'}> : {type}"
    return f"dense<{_numbers(array.tolist())}> : {type}"


def _numbers(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join([_numbers(one) for one in value])}]" if value else ""
    return str(value).lower() if isinstance(value, bool) else f"{value:e}" if isinstance(value, float) else str(value)


def attribute_text(attribute: onnx.AttributeProto) -> str:
    value = helper.get_attribute_value(attribute)
    if attribute.name == "to":
        return f"to = {element(helper.tensor_dtype_to_np_dtype(value))}"
    return f"{attribute.name} = {_attribute(value)}"


def _attribute(value: Any) -> str:
    if isinstance(value, TensorProto):
        return constant_text(numpy_helper.to_array(value))
    if isinstance(value, bytes):
        return f'"{value.decode()}"'
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([str(one) for one in value])}]"
    return f"{value:e} : f32" if isinstance(value, float) else f"{value} : si64"


def text_of(model: onnx.ModelProto, types: Mapping[str, Any]) -> str:
    """A module with one function; `types` are the element types of all values, as NumPy names them."""
    graph = model.graph
    names: dict[str, str] = {}
    shapes: dict[str, str] = {}

    def type_of(name: str) -> str:
        return "none" if not name else shapes.get(name) or f"tensor<*x{element(types[name])}>"

    arguments = []
    for value in graph.input:
        dims = [str(one.dim_value) if one.HasField("dim_value") else "?" for one in value.type.tensor_type.shape.dim]
        dtype = helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type)
        shapes[value.name] = f"tensor<{''.join([f'{one}x' for one in dims])}{element(dtype)}>"
        names[value.name] = f"%{value.name}"
        arguments.append(f"%{value.name}: {shapes[value.name]}")
    names[""] = "%none"
    lines = ['%none = "onnx.NoValue"() {value} : () -> none']
    for tensor in graph.initializer:
        names[tensor.name] = f"%{tensor.name}"
        array = numpy_helper.to_array(tensor)
        shapes[tensor.name] = constant_text(array).rpartition(" : ")[2]
        lines.append(
            f'%{tensor.name} = "onnx.Constant"() {{value = {constant_text(array)}}} : () -> {shapes[tensor.name]}'
        )
    lines += [_node(node, names, type_of) for node in graph.node]
    body = "\n  ".join(lines)
    return f"func.func @{graph.name.replace('-', '_')}({', '.join(arguments)}) {{\n  {body}\n  return\n}}\n"


def _node(node: onnx.NodeProto, names: dict[str, str], type_of: Any) -> str:
    group = f"%{node.output[0]}"
    outputs: Sequence[str] = node.output
    for index, name in enumerate(outputs):
        names[name] = group if len(outputs) == 1 else f"{group}#{index}"
    attributes = ", ".join([attribute_text(one) for one in node.attribute])
    operands = ", ".join([names[one] for one in node.input])
    count = f":{len(outputs)}" if len(outputs) > 1 else ""
    types = f"({', '.join([type_of(one) for one in node.input])}) -> ({', '.join([type_of(one) for one in outputs])})"
    name = node.op_type if len(outputs) > 1 else NAMES.get(node.op_type, node.op_type)
    return f'{group}{count} = "onnx.{name}"({operands}){f" {{{attributes}}}" if attributes else ""} : {types}'
