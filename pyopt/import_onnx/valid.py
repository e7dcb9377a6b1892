"""Checks that each value of a model is defined, once, and before it is used."""

from __future__ import annotations

from collections.abc import Set

from onnx import GraphProto

from pyopt.import_onnx.attributes import ModelError, graphs_of


def check_names(graph: GraphProto, around: tuple[Set[str], ...] = ()) -> None:
    """ModelError says which value is not; `around` are those of each graph around a subgraph, which sees them."""
    own: set[str] = set()
    seen = (own, *around)
    for one in graph.input:
        if one.name in own:
            raise ModelError(f"two inputs have the name '{one.name}'")
        own.add(one.name)
    own.update([one.name for one in graph.initializer], [one.values.name for one in graph.sparse_initializer])
    computed = {name for node in graph.node for name in node.output if name}
    for node in graph.node:
        for name in node.input:
            if name and not any(name in one for one in seen):
                why = "which is computed behind it" if name in computed else "which nothing computes"
                raise ModelError(f"{node.op_type} '{node.name}' uses '{name}', {why}")
        for attribute in node.attribute:
            for inner in graphs_of(attribute):
                check_names(inner, seen)
        for name in node.output:
            if name and name in own:
                raise ModelError(f"{node.op_type} '{node.name}' computes '{name}', which there is already")
            own.add(name)
    for one in graph.output:
        if not any(one.name in names for names in seen):
            raise ModelError(f"nothing computes the output '{one.name}'")
