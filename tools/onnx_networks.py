"""Compares what --shape-inference knows of ONNX networks with their shapes when they are run, and with others.

    pip install onnx onnxruntime sympy
    python tools/onnx_networks.py [--unknown] [--text NAME]
    python tools/onnx_networks.py --sizes batch=1,2,3,5 --sizes seq=4,7,9,16 MODEL.onnx ...

The networks are those of tools/onnx_graphs, or the models in files, such as those of tools/torch_models.py, with as
many sizes for each symbol in the shapes of their inputs. onnxruntime runs each at four sizes; an extent that is the
same in all runs is an integer to be known, any other a relation to be known: an expression over the sizes of the inputs
that gives what the runs gave. What --export-shape-functions makes is run at these sizes, too. `onnxruntime` is its
symbolic_shape_infer. `--unknown` lists what pyopt does not know, `--text` prints a network.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import sympy
from onnx import helper
from onnxruntime.tools.symbolic_shape_infer import SymbolicShapeInference

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt import parse
from pyopt.import_onnx.attributes import FEW
from pyopt.import_onnx.model import text_of_model
from tools.onnx_graphs.builder import Graph
from tools.onnx_graphs.files import FileGraph
from tools.onnx_graphs.known import Extent, known_to_pyopt
from tools.onnx_graphs.more_networks import decoder, segmenter, speech
from tools.onnx_graphs.networks import detector, gpt2, mobilenet
from tools.onnx_graphs.single_ops import single_ops


def all_graphs() -> list[Graph]:
    return [gpt2(False), gpt2(True), mobilenet(), detector(), segmenter(), speech(), decoder(), single_ops()]


def runs(graph: Graph, model: onnx.ModelProto) -> list[dict[str, np.ndarray[Any, Any]]]:
    """All values, for each of the graph's sizes."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    names = [one.name for one in session.get_outputs()]
    found = []
    for sizes in all_sizes(graph):
        given = {}
        for value in graph.inputs:
            dims = value.type.tensor_type.shape.dim
            shape = [one.dim_value if one.HasField("dim_value") else sizes[one.dim_param] for one in dims]
            dtype = helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type)
            given[value.name] = np.ones(shape, dtype)
        found.append(dict(zip(names, session.run(names, given), strict=True)))
    return found


def all_sizes(graph: Graph) -> list[dict[str, int]]:
    return [dict(zip(graph.sizes, column, strict=True)) for column in zip(*graph.sizes.values(), strict=True)]


def wrong_by_export(graph: Graph, model: onnx.ModelProto, text: str, truth: list[dict[str, Any]]) -> tuple[int, int]:
    """(shapes that the exported function computes at all sizes, those that are not what the runs gave); (0, 0) where
    there is no such function, because some shape is not known."""
    module = parse(text, allow_unregistered=True).run("export-shape-functions{library=common}")
    if not any("shape.shapes_of" in op.attributes for op in module.walk("func.func")):
        return 0, 0
    for op in list(module.walk()):
        if op.name == "func.func" and "shape.shapes_of" not in op.attributes:
            # The interpreter knows no ops of onnx.
            op.erase()
    names = [value.name for value in model.graph.output]
    total = wrong = 0
    for sizes, run in zip(all_sizes(graph), truth, strict=True):
        extents = [
            np.array([one.dim_value if one.HasField("dim_value") else sizes[one.dim_param] for one in dims], np.int64)
            for dims in [value.type.tensor_type.shape.dim for value in graph.inputs]
        ]
        shapes = module.evaluate("main_graph_shapes", *extents)
        total += len(names)
        wrong += sum([tuple(shape) != run[name].shape for name, shape in zip(names, shapes, strict=True)])
    return total, wrong


def known_to_onnxruntime(model: onnx.ModelProto) -> dict[str, list[Extent] | None]:
    try:
        inferred = SymbolicShapeInference.infer_shapes(model, auto_merge=True)
    except Exception as error:  # It ends with whatever error its own code meets.
        print(f"{model.graph.name}: onnxruntime: {error}", file=sys.stderr)
        return {}
    values = [*inferred.graph.value_info, *inferred.graph.output]
    return {
        value.name: [_parsed(one) for one in value.type.tensor_type.shape.dim]
        if value.type.tensor_type.HasField("shape")
        else None
        for value in values
    }


def _parsed(dim: Any) -> Extent:
    def evaluated(sizes: Mapping[str, int]) -> int | None:
        if dim.HasField("dim_value"):
            return int(dim.dim_value)
        if not dim.dim_param:
            return None
        symbols = {name: sympy.Symbol(name) for name in sizes}
        found = sympy.sympify(
            dim.dim_param, locals={**symbols, "floor": sympy.floor, "Max": sympy.Max, "Min": sympy.Min}
        )
        if not found.free_symbols <= set(symbols.values()):
            return None
        return int(found.subs({symbols[name]: size for name, size in sizes.items()}))

    return evaluated


def counted(
    known: Mapping[str, list[Extent] | None], truth: list[dict[str, Any]], sizes: list[dict[str, int]]
) -> tuple[list[int], list[str]]:
    """[integers to be known, known, relations to be known, known, wrong], and what is unknown or wrong."""
    counts = [0] * 5
    notes = []
    for name, first in truth[0].items():
        shapes = [run[name].shape for run in truth]
        extents = known.get(name)
        if extents is not None and len(extents) != len(first.shape):
            counts[4] += 1
            notes.append(f"{name}: rank {len(extents)}, but it is {len(first.shape)}")
            continue
        for at in range(len(first.shape)):
            column = [shape[at] for shape in shapes]
            kind = 0 if len({*column}) == 1 else 2
            counts[kind] += 1
            found = [None] * len(sizes) if extents is None else [extents[at](one) for one in sizes]
            if None in found:
                notes.append(f"{name}[{at}]: unknown, but it is {column}")
            elif found == column:
                counts[kind + 1] += 1
            else:
                counts[4] += 1
                notes.append(f"{name}[{at}]: {found}, but it is {column}")
    return counts, notes


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--unknown", action="store_true")
    parser.add_argument("--text")
    parser.add_argument("--sizes", action="append", default=[], help="SYMBOL=NUMBER,NUMBER,...")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args(arguments)
    pairs = [one.split("=") for one in options.sizes]
    given: dict[str, Sequence[int]] = {name: [int(number) for number in numbers.split(",")] for name, numbers in pairs}
    wrong = 0
    for graph in [FileGraph(path, given) for path in options.files] or all_graphs():
        model = graph.model()
        truth = runs(graph, model)
        text = text_of_model(model, elide=FEW)
        if options.text:
            if options.text == graph.name:
                print(text)
            continue
        sizes = all_sizes(graph)
        ours, notes = counted(known_to_pyopt(model, text), truth, sizes)
        theirs, _ = counted(known_to_onnxruntime(model), truth, sizes)
        total, wrong_shapes = wrong_by_export(graph, model, text, truth)
        wrong += ours[4] + wrong_shapes
        print(f"{graph.name}: {ours[0]} integers, {ours[2]} relations to be known")
        for who, counts in (("pyopt", ours), ("onnxruntime", theirs)):
            print(f"  {who}: {counts[1]} integers, {counts[3]} relations, {counts[4]} wrong")
        print(f"  exported function: {total} shapes, {wrong_shapes} wrong")
        if options.unknown:
            print("\n".join([f"    {note}" for note in notes]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
