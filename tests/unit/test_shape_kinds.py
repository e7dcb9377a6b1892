"""Ops of one kind are evaluated once for the same operands: all that is known is what it is without that."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from pyopt.analysis.shapes.program_ops import ProgramOps
from pyopt.analysis.shapes.solver import ShapeSolver
from pyopt.ir.context import Context
from pyopt.passes.shapes.inference.functions import TransferFunctions
from pyopt.passes.shapes.library import COMMON, LoadedLibraries, load
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.shape_programs import KINDS, OF_LIBRARY

FOLDER = Path(__file__).resolve().parents[1] / "lit/shape-inference"
NAMES = sorted([path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.mlir")])

DIFFERENT = """
func.func @f(%t: tensor<2x?xf32>, %i: tensor<1xi64>, %s: tensor<*xi64>) -> tensor<*xf32> {
  %two = "onnx.Constant"() {value = dense<2> : tensor<1xi64>} : () -> tensor<*xi64>
  %three = "onnx.Constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<*xi64>
  %none = "onnx.NoValue"() {value} : () -> none
  %a = "onnx.Expand"(%t, %two) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %b = "onnx.Reshape"(%t, %two) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %c = "onnx.Reshape"(%t, %three) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %d = "onnx.Transpose"(%t) {perm = [1, 0]} : (tensor<2x?xf32>) -> tensor<*xf32>
  %e = "onnx.Transpose"(%t) {perm = [0, 1]} : (tensor<2x?xf32>) -> tensor<*xf32>
  %g = "onnx.Reshape"(%t, %i) : (tensor<2x?xf32>, tensor<1xi64>) -> tensor<*xf32>
  %h = "onnx.Reshape"(%t, %i) : (tensor<2x?xf32>, tensor<1xi64>) -> tensor<*xf32>
  %j = "onnx.Unsqueeze"(%t, %s) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %k = "onnx.Unsqueeze"(%t, %s) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %x = "onnx.Compress"(%t, %s) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %y = "onnx.Compress"(%t, %s) : (tensor<2x?xf32>, tensor<*xi64>) -> tensor<*xf32>
  %z = "onnx.Add"(%x, %y) : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  return %z : tensor<*xf32>
}
"""

BROADCASTS = """
func.func @f(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>, %one: tensor<1x1xf32>) -> tensor<?xindex> {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %t : tensor<?x4xf32> -> tensor<?xindex>
  %r = shape.shape_of %u : tensor<?x?xf32> -> tensor<?xindex>
  %a = shape.broadcast %s, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %b = shape.broadcast %s, %s : tensor<?xindex>, tensor<?xindex> -> tensor<2xindex>
  %c = shape.broadcast %r, %r : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %d = shape.broadcast %r, %r : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
  %e = shape.broadcast %s, %r : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %n = shape.get_extent %c, %c0 : tensor<?xindex>, index -> index
  %v = tensor.empty(%n, %n) : tensor<?x?xf32>
  %w = tensor.cast %one : tensor<1x1xf32> to tensor<?x?xf32>
  %x = arith.addf %v, %w : tensor<?x?xf32>
  %g = shape.broadcast %c, %e : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  return %g : tensor<?xindex>
}
"""


@cache
def common() -> LoadedLibraries:
    return load([COMMON], Context(lambda *message: None))


def known(text: str, with_kinds: bool) -> tuple[list[str], int]:
    """All that is known of each value, unknowns told apart by where they come first; how many outcomes are kept."""
    messages: list[str] = []
    context = Context(lambda *message: messages.append(message[1]), allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    if module is None:
        return [], 0
    functions = TransferFunctions(common(), True)
    solver = ShapeSolver(ProgramOps(module), functions.rules)
    for node in () if with_kinds else solver._order:
        node.kind = None
    solver.solve()
    numbers: dict[int, int] = {}
    found = []
    for op in module.walk():
        for value in op.results:
            shapes = (solver.shape(value), solver.denoted(value))
            same = [numbers.setdefault(id(one), len(numbers)) for shape in shapes for one in shape.extents or ()]
            line = f"{op.name} {shapes[0]} {shapes[1]} {solver.number(value)} {solver.truth(value)}"
            found.append(f"{re.sub('#[0-9]+', '', line)} {same}")
    functions.report(solver, context)
    found += messages
    return found, len(solver._outcomes)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_is_known_of_tests(name: str) -> None:
    for part in (FOLDER / name).read_text(encoding="utf-8").split("// -----"):
        assert known(part, True)[0] == known(part, False)[0]


@pytest.mark.parametrize("name", [*OF_LIBRARY, "broadcasts"])
def test_layers_are_evaluated_once(name: str) -> None:
    text = KINDS[name](400)
    found, outcomes = known(text, True)
    assert found == known(text, False)[0]
    assert len(found) > 390
    assert 1 < outcomes < 60


def test_ops_that_differ_are_told_apart() -> None:
    found, _ = known(DIFFERENT, True)
    assert found == known(DIFFERENT, False)[0]
    shapes = [re.split(" ", line, maxsplit=1)[1] for line in found if line.startswith("onnx.Reshape")]
    assert len({*shapes}) == len(shapes)


def test_broadcasts_that_turn_out_to_be_one_are_told_apart() -> None:
    found, outcomes = known(BROADCASTS, True)
    assert found == known(BROADCASTS, False)[0]
    assert outcomes > 1
    assert any("[1, " in line for line in found if line.startswith("shape.broadcast"))
