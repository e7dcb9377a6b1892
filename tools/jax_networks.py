"""Compares what --shape-inference knows of programs that JAX exports with their shapes when they are run.

    pip install jax
    python tools/jax_networks.py [--unknown] [--text NAME]

The programs are those of tools/jax_graphs/networks.py, exported for sizes that have names. Each is run at four sizes,
and gives all that it computes on the way; an extent that is the same in all runs is an integer to be known, any other a
relation: an expression over the sizes of the inputs that gives what the runs gave. `--unknown` lists what is not known,
`--text` prints a program.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

import jax
import numpy as np
from jax import export
from jax._src.interpreters.mlir import make_ir_context
from jaxlib.mlir import ir

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.analysis.shapes.knowledge import Knowledge
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.jax_graphs.networks import NETWORKS, Network
from tools.onnx_graphs.known import at_sizes, solved


def exported(network: Network) -> Any:
    """The program, for sizes with names."""
    scope = export.SymbolicScope()
    given = [
        jax.ShapeDtypeStruct(export.symbolic_shape(", ".join([str(one) for one in shape]), scope=scope), np.dtype(kind))
        for shape, kind in network.inputs
    ]
    return export.export(jax.jit(network.function))(*given)


def text_of(program: Any) -> str:
    """The module in the generic form, without the messages of assertions."""
    with make_ir_context():
        module = ir.Module.parse(program.mlir_module())
        text = str(module.operation.get_asm(print_generic_op_form=True, large_elements_limit=16))
        return re.sub(r' \{error_message = ".*?"\}', "", text)


def named(text: str, network: Network) -> str:
    """The text with the names of the inputs' extents, in the function that is called from outside."""
    dims = [
        "{" + (f"shape.dims = [{', '.join([chr(34) + str(one) + chr(34) for one in shape])}]" if shape else "") + "}"
        for shape, _ in network.inputs
    ]
    start = '"func.func"() <{'
    lines = text.split("\n")
    return "\n".join(
        [
            one.replace(start, f"{start}arg_attrs = [{', '.join(dims)}], ") if 'sym_name = "main"' in one else one
            for one in lines
        ]
    )


def truth_of(program: Any, network: Network) -> list[list[tuple[int, ...]]]:
    """The shapes of all results, for each of the sizes."""
    found = []
    for sizes in network.all_sizes():
        shapes = [[one if isinstance(one, int) else sizes[one] for one in shape] for shape, _ in network.inputs]
        given = [np.ones(shape, kind) for shape, (_, kind) in zip(shapes, network.inputs, strict=True)]
        found.append([np.shape(one) for one in jax.tree_util.tree_leaves(program.call(*given))])
    return found


def results_of(module: Operation, solver: Knowledge) -> list[Any]:
    """What is known of what the function @main returns."""
    for op in module.walk():
        if op.name == "func.return":
            parent = op.parent_op()
            name = None if parent is None else parent.attributes.get("sym_name")
            if str(getattr(name, "value", "")) == "main":
                return [solver.shape(value).extents for value in op.operands]
    return []


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--unknown", action="store_true")
    parser.add_argument("--text")
    options = parser.parse_args(arguments)
    wrong = 0
    for network in NETWORKS:
        program = exported(network)
        text = named(text_of(program), network)
        if options.text:
            if options.text == network.name:
                print(text)
            continue
        context = Context(print, allow_unregistered=True)
        module = parse_module(Source(text, network.name), context)
        assert module is not None
        solver, functions = solved(module, context)
        assert not functions.errors, [one.message for one in functions.errors.values()]
        counts = [0] * 5
        runs = truth_of(program, network)
        for number, extents in enumerate(results_of(module, solver)):
            for at in range(len(runs[0][number])):
                column = [run[number][at] for run in runs]
                kind = 0 if len({*column}) == 1 else 2
                counts[kind] += 1
                extent = None if extents is None else at_sizes(extents[at])
                found = [None if extent is None else extent(sizes) for sizes in network.all_sizes()]
                if found == column:
                    counts[kind + 1] += 1
                elif None not in found:
                    counts[4] += 1
                if found != column and (options.unknown or None not in found):
                    print(f"  result {number}, dimension {at}: {found}, but it is {column}")
        wrong += counts[4]
        ops = sum([op.name.startswith(("stablehlo.", "chlo.")) for op in module.walk()])
        print(f"{network.name}: {ops} ops, {counts[0]} integers, {counts[2]} relations to be known")
        print(f"  pyopt: {counts[1]} integers, {counts[3]} relations, {counts[4]} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
