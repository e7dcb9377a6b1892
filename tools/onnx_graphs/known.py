"""What --shape-inference knows of the results of a model, as functions of the sizes of its inputs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from pyopt.analysis.shapes.bindings import unknowns_of
from pyopt.analysis.shapes.expressions import constant, substitute
from pyopt.analysis.shapes.functions import ShapeFunctions
from pyopt.analysis.shapes.lookup import ShapeRules, transfer_of
from pyopt.analysis.shapes.named import names_of
from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.context import Context
from pyopt.passes.shapes.library import COMMON, load
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    import onnx

    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.ir.core import Operation

Extent: TypeAlias = Callable[[Mapping[str, int]], int | None]
"""An extent for given sizes; None where it is not known."""


def known_to_pyopt(model: onnx.ModelProto, text: str) -> dict[str, list[Extent] | None]:
    """The extents of all results by name, None without a rank; `text` is what the importer makes of the model."""
    name = model.graph.name
    messages: list[object] = []
    context = Context(lambda *message: messages.append(message), allow_unregistered=True)
    module = parse_module(Source(text, name), context)
    assert module is not None, messages
    solver, functions = solved(module, context)
    for op, error in functions.errors.items():
        print(f"{name}: {op.name}: {error.message}", file=sys.stderr)
    names = [one for node in model.graph.node for one in node.output]
    results = [result for op in module.walk() for result in op.results if _is_of_graph(op)][-len(names) :]
    return {
        one: None if (extents := solver.shape(result).extents) is None else [at_sizes(extent) for extent in extents]
        for one, result in zip(names, results, strict=True)
    }


def _is_of_graph(op: Operation) -> bool:
    """It is of the graph itself, and not of a body of one of its ops."""
    parent = op.parent_op()
    return op.name.startswith("onnx.") and parent is not None and parent.name == "func.func"


def solved(module: Operation, context: Context) -> tuple[ShapeSolver, ShapeFunctions]:
    """What is known with the library, and the functions that said so."""
    functions = ShapeFunctions(transfer_of, load([COMMON], context).libraries)
    solver = ShapeSolver(
        ProgramOps(module),
        ShapeRules(functions),
        names=[found for op in module.walk() if (found := names_of(op)) is not None],
    )
    solver.solve()
    return solver, functions


def at_sizes(extent: Maybe) -> Extent:
    """An extent as a function of the sizes of inputs."""

    def evaluated(sizes: Mapping[str, int]) -> int | None:
        if extent is None or not all(one.name in sizes for one in unknowns_of(extent)):
            return None
        found = substitute(extent, {one: constant(sizes[one.name]) for one in unknowns_of(extent)})
        return None if found is None else found.value()

    return evaluated
