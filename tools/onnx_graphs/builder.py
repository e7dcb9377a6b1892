"""Builds ONNX graphs from calls: each op is a function of names, and gives the names of its results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET: Final = 18


class Graph:
    """One graph. `sizes` are the symbols in the shapes of its inputs, with the values that it is run for."""

    def __init__(self, name: str, sizes: dict[str, Sequence[int]]) -> None:
        self.name = name
        self.sizes = sizes
        self.nodes: list[onnx.NodeProto] = []
        self.inputs: list[onnx.ValueInfoProto] = []
        self.constants: list[onnx.TensorProto] = []
        self._random = np.random.default_rng(1)
        self._count = 0

    def input(self, name: str, shape: Sequence[int | str], type: int = TensorProto.FLOAT) -> str:
        self.inputs.append(helper.make_tensor_value_info(name, type, list(shape)))
        return name

    def fresh(self, start: str) -> str:
        self._count += 1
        return f"{start}_{self._count}"

    def weights(self, *shape: int) -> str:
        """Numbers that are drawn, as an initializer."""
        array = self._random.standard_normal(shape).astype(np.float32) * np.float32(0.1)
        return self.initializer(array)

    def initializer(self, array: np.ndarray[Any, Any]) -> str:
        name = self.fresh("w")
        self.constants.append(numpy_helper.from_array(array, name))
        return name

    def ints(self, *values: int) -> str:
        """A list of integers, by a node, as exporters write what shapes are computed with."""
        return self.constant(np.array(values, np.int64))

    def scalar(self, value: int) -> str:
        return self.constant(np.array(value, np.int64))

    def constant(self, array: np.ndarray[Any, Any]) -> str:
        return self.op("Constant", value=numpy_helper.from_array(array))

    def op(self, kind: str, *operands: str, **attributes: Any) -> str:
        return self.ops(kind, 1, *operands, **attributes)[0]

    def ops(self, kind: str, results: int, *operands: str, **attributes: Any) -> list[str]:
        names = [self.fresh(kind) for _ in range(results)]
        self.nodes.append(helper.make_node(kind, operands, names, **attributes))
        return names

    # What exporters write for x.size(i), torch.cat and view.

    def size(self, value: str, axis: int) -> str:
        """One extent, as a scalar."""
        return self.op("Gather", self.op("Shape", value), self.scalar(axis), axis=0)

    def shape(self, *extents: str | int) -> str:
        """Extents, names of scalars or numbers, as a list."""
        parts = [self.ints(one) if isinstance(one, int) else self.op("Unsqueeze", one, self.ints(0)) for one in extents]
        return self.op("Concat", *parts, axis=0)

    def view(self, value: str, *extents: str | int) -> str:
        return self.op("Reshape", value, self.shape(*extents))

    def model(self) -> onnx.ModelProto:
        """The model, all results of which are outputs."""
        outputs = [onnx.ValueInfoProto(name=name) for node in self.nodes for name in node.output]
        graph = helper.make_graph(self.nodes, self.name, self.inputs, outputs, self.constants)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
        model.ir_version = 9
        return model
