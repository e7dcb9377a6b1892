"""Checks that each value of a model is defined, once, and before it is used."""

from __future__ import annotations

from collections.abc import Set

from onnx import GraphProto

from pyopt.import_onnx.attributes import ModelError, graphs_of


def check_names(graph: GraphProto, around: Set[str] = frozenset()) -> None:
    """ModelError says which value is not; `around` are those that a subgraph sees."""
    own: set[str] = set()
    for one in graph.input:
        if one.name in own:
            raise ModelError(f"two inputs have the name '{one.name}'")
        own.add(one.name)
    own.update([one.name for one in graph.initializer], [one.values.name for one in graph.sparse_initializer])
    computed = {name for node in graph.node for name in node.output if name}
    for node in graph.node:
        for name in node.input:
            if name and name not in own and name not in around:
                why = "which is computed behind it" if name in computed else "which nothing computes"
                raise ModelError(f"{node.op_type} '{node.name}' uses '{name}', {why}")
        for attribute in node.attribute:
            for inner in graphs_of(attribute):
                check_names(inner, own | around)
        for name in node.output:
            if name and name in own:
                raise ModelError(f"{node.op_type} '{node.name}' computes '{name}', which there is already")
            own.add(name)
    for one in graph.output:
        if one.name not in own and one.name not in around:
            raise ModelError(f"nothing computes the output '{one.name}'")
