"""Compares each row of the shape library for ONNX with what the op makes when it is run, for random operands.

    pip install onnx onnxruntime
    python tools/onnx_rows.py [--count 20] [--seed 1] [--ops Conv,Resize] [--list]

tools/onnx_graphs/draws*.py draw operands and attributes. onnxruntime runs each op, or onnx's reference where it
cannot. The shapes of the results are compared with what --shape-inference says, once for operands whose extents are
numbers, and once for operands of which only the constants are known, where the results are expressions over the names
of the extents. `unknown` are extents that are no numbers in the first case. `--list` prints each drawn op.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.import_onnx.attributes import FEW
from pyopt.import_onnx.model import text_of_model
from tools.onnx_graphs import draws_elementwise, draws_layout, draws_windows
from tools.onnx_graphs.draws import DRAWS, Array, Draw, Drawn
from tools.onnx_graphs.known import known_to_pyopt
from tools.shape_library import rows

try:
    import onnxruntime
except ModuleNotFoundError:
    onnxruntime = None

FAMILIES: Final = (draws_elementwise, draws_layout, draws_windows)
OPSET: Final = 22
NOT_DRAWN: Final = {
    "OptionalHasElement": "its operand is no tensor",
    "RegexFullMatch": "its operands are texts",
    "SequenceLength": "its operand is no tensor",
    "StringConcat": "its operands are texts",
}
IN_ONNX: Final = {"MaxPoolSingleOut": "MaxPool", "BatchNormalizationInferenceMode": "BatchNormalization"}
WRONG_IN_REFERENCE: Final = ("GlobalMaxPool",)
"""onnx's reference gives these another rank than their schemas."""
TRIES: Final = 10
"""Draws for each that counts: some ops run only for some operands."""


def onnx_rows() -> set[str]:
    """The names of the rows."""
    return {name.strip("`*") for names in rows()["onnx"].values() for name in names}


def versioned(name: str) -> tuple[str, list[int]]:
    """The op in ONNX, and the opsets that the row is for, the newest first: not every version can be run."""
    found = re.fullmatch(r"(.+)V(\d+)", name)
    if found is not None:
        return found[1], [int(found[2])]
    op = IN_ONNX.get(name, name)
    versions = [one for one in onnx.defs.get_all_schemas_with_history() if one.name == op and one.domain == ""]
    usable = sorted([one.since_version for one in versions if not one.deprecated], reverse=True)
    own = [one for one in usable if one <= OPSET] or usable[-1:]
    deprecated = [one.since_version - 1 for one in versions if one.deprecated and one.since_version > own[0]]
    return op, [min([max(own[0], OPSET), *deprecated]), *own[1:2]]


def model_of(name: str, drawn: Drawn, opset: int, is_named: bool) -> onnx.ModelProto:
    """The op alone, with the extents of operands as numbers or as names."""
    op = versioned(name)[0]
    operands, inputs, constants = [], [], []
    for at, one in enumerate(drawn.operands):
        operands.append("" if one is None else f"x{at}")
        if one is None:
            continue
        array = np.asarray(one)
        if at in drawn.constants:
            constants.append(numpy_helper.from_array(array, f"x{at}"))
            continue
        type = helper.np_dtype_to_tensor_dtype(array.dtype)
        extents = [f"x{at}_{axis}" if is_named else extent for axis, extent in enumerate(array.shape)]
        inputs.append(helper.make_tensor_value_info(f"x{at}", type, extents))
    results = [f"y{at}" for at in range(drawn.results)]
    node = helper.make_node(op, operands, results, **drawn.attributes)
    outputs = [onnx.ValueInfoProto(name=one) for one in results]
    graph = helper.make_graph([node], name, inputs, outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)])
    model.ir_version = min(model.ir_version, 10)
    return model


def run(name: str, drawn: Drawn) -> tuple[list[tuple[int, ...]], int] | None:
    """The shapes of the results, and the opset; None if the op does not run."""
    given = {
        f"x{at}": np.asarray(one)
        for at, one in enumerate(drawn.operands)
        if one is not None and at not in drawn.constants
    }
    for opset in versioned(name)[1]:
        model = model_of(name, drawn, opset, False)
        found = by_onnxruntime(model, given)
        if found is None and name not in WRONG_IN_REFERENCE:
            found = by_reference(model, given)
        if found is not None:
            return found, opset
    return None


def by_onnxruntime(model: onnx.ModelProto, given: dict[str, Array]) -> list[tuple[int, ...]] | None:
    if onnxruntime is None:
        return None
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 4
    options.intra_op_num_threads = 1
    try:
        session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
        return shapes(session.run(None, given))
    except Exception:  # It raises what its parts raise: most often the op has no such kernel.
        return None


def by_reference(model: onnx.ModelProto, given: dict[str, Array]) -> list[tuple[int, ...]] | None:
    try:
        with np.errstate(all="ignore"), contextlib.redirect_stderr(io.StringIO()):
            return shapes(ReferenceEvaluator(model).run(None, given))
    except Exception:  # Likewise.
        return None


def shapes(results: Sequence[Any]) -> list[tuple[int, ...]]:
    return [np.shape(one) for one in results]


class Counts:
    """The ops of one row that ran, the extents of their results, and what is known of these."""

    def __init__(self) -> None:
        self.runs = self.extents = self.unknown = self.named = 0
        self.wrong: list[str] = []

    def compare(self, name: str, drawn: Drawn, truth: Sequence[tuple[int, ...]], opset: int, is_named: bool) -> None:
        model = model_of(name, drawn, opset, is_named)
        text = text_of_model(model, elide=FEW)
        if name in ROWS:
            text = text.replace(f'"onnx.{versioned(name)[0]}"(', f'"onnx.{name}"(')
        messages = io.StringIO()
        with contextlib.redirect_stderr(messages):
            known = known_to_pyopt(model, text)
        sizes = {
            f"x{at}_{axis}": extent
            for at, one in enumerate(drawn.operands)
            for axis, extent in enumerate(np.shape(one) if one is not None else ())
        }
        what = f"{name}({', '.join([described(one) for one in drawn.operands])}) {drawn.attributes}"
        if messages.getvalue():
            self.wrong.append(f"{what}: {messages.getvalue().strip()}")
        for at, shape in enumerate(truth):
            extents = known[f"y{at}"]
            found = None if extents is None else [one(sizes) for one in extents]
            is_wrong = found is not None and len(found) != len(shape)
            for one, extent in zip(found or [], shape, strict=False):
                is_wrong = is_wrong or one not in (None, extent)
            if is_wrong:
                self.wrong.append(f"{what}: result {at} is {list(shape)}, not {found}{' by names' * is_named}")
            count = sum([one is not None for one in found or []])
            if is_named:
                self.named += count
            else:
                self.extents += len(shape)
                self.unknown += len(shape) - count + (found is None and not shape)


def described(operand: Array | np.generic | None) -> str:
    if operand is None:
        return "none"
    array = np.asarray(operand)
    values = f" = {array.tolist()}" if array.dtype == np.int64 and array.size < 10 else ""
    return f"{array.dtype}{list(array.shape)}{values}"


ROWS: Final = onnx_rows()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ops", default="")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args(arguments)
    names = options.ops.split(",") if options.ops else sorted(DRAWS)
    missing = [] if options.ops else sorted(ROWS - set(DRAWS) - set(NOT_DRAWN))
    for name in missing:
        print(f"{name}: nothing draws it")
    total = Counts()
    idle = []
    for name in names:
        counts = Counts()
        for at in range(options.count * TRIES):
            if counts.runs == options.count:
                break
            drawn = DRAWS[name](Draw([options.seed, at, *name.encode()]))
            found = run(name, drawn)
            if found is None:
                continue
            truth, opset = found
            counts.runs += 1
            if options.list:
                print(name, [described(one) for one in drawn.operands], drawn.attributes, truth)
            for is_named in (False, True):
                counts.compare(name, drawn, truth, opset, is_named)
        if counts.runs < options.count:
            idle.append(f"{name} ({counts.runs})")
        for one in counts.wrong:
            print(one)
        if counts.unknown:
            print(f"{name}: {counts.unknown} of {counts.extents} extents are unknown")
        total.runs += counts.runs
        total.extents += counts.extents
        total.unknown += counts.unknown
        total.named += counts.named
        total.wrong += counts.wrong
    if idle:
        print(f"ran less often: {', '.join(idle)}")
    print(
        f"{len(names)} rows, {total.runs} ops, {total.extents} extents: {total.unknown} unknown, "
        f"{total.named} known by names, {len(total.wrong)} wrong"
    )
    return 1 if total.wrong or missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
