"""Models in files as graphs whose results are all known when they are run."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import onnx

from tools.onnx_graphs.builder import Graph


class FileGraph(Graph):
    """The graph of a model, without what it says of the shapes of its results. `sizes` are those of all symbols."""

    def __init__(self, path: Path, sizes: dict[str, Sequence[int]]) -> None:
        self._model = onnx.load(path)
        graph = self._model.graph
        super().__init__(path.stem, {})
        constants = {one.name for one in graph.initializer}
        self.inputs = [one for one in graph.input if one.name not in constants]
        for one in self.inputs:
            for dim in one.type.tensor_type.shape.dim:
                if not dim.HasField("dim_value"):
                    if dim.dim_param not in sizes:
                        raise KeyError(dim.dim_param)
                    self.sizes[dim.dim_param] = sizes[dim.dim_param]
        _forget(graph)

    def model(self) -> onnx.ModelProto:
        """The model, all results of which are outputs."""
        found = onnx.ModelProto()
        found.CopyFrom(self._model)
        del found.graph.output[:]
        names = [name for node in found.graph.node for name in node.output if name]
        found.graph.output.extend([onnx.ValueInfoProto(name=name) for name in names])
        return found


def _forget(graph: onnx.GraphProto) -> None:
    """Forgets the shapes of results, also of those in the bodies of ops."""
    del graph.value_info[:]
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.HasField("g"):
                _forget(attribute.g)
