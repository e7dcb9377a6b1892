"""Sizes of segments in the dictionaries of custom forms: pyopt and mlir-opt print and report the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pyopt.driver.run import run_in_process
from tests.support.reference import MLIR_OPT, compare
from tests.support.shell import CommandResult

DRAWS = 12
FLAGS = ["--split-input-file", "--mlir-print-op-generic"]
BUFFERS = "%m: memref<4x4xf32>, %v: memref<4xf32>, %s: memref<f32>"
MAPS = "[affine_map<(i) -> (i)>, affine_map<(i) -> (i)>]"
OPERANDS = "ins(%v : memref<4xf32>) outs(%v : memref<4xf32>)"
SQUARES = "ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>)"
SPACE = "!sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (i) -> (i : compressed)}>, lvls = 0>"

FORMS = {
    "alloc_tensor": (3, "%n: index", "%0 = bufferization.alloc_tensor(%n) size_hint=%n {D} : tensor<?xf32>"),
    "parallel": (4, "%n: index", "scf.parallel (%i) = (%n) to (%n) step (%n) {\n  } {D}"),
    "forall": (4, "%n: index", "scf.forall (%i) = (%n) to (%n) step (1) {\n  } {D}"),
    "for": (3, "%n: index", "affine.for %i = %n to %n {\n  } {D}"),
    "coiterate": (
        2, f"%s: {SPACE}",
        f"sparse_tensor.coiterate (%s, %s) : ({SPACE}, {SPACE})\n  case %i, _ {{\n  }} {{D}}",
    ),
    "read": (
        4, "%m: memref<?xf32>, %n: index, %p: f32",
        "%0 = vector.transfer_read %m[%n], %p {D} : memref<?xf32>, vector<4xf32>",
    ),
    "write": (
        4, "%m: memref<?xf32>, %n: index, %v: vector<4xf32>, %k: vector<4xi1>",
        "vector.transfer_write %v, %m[%n], %k {D} : vector<4xf32>, memref<?xf32>",
    ),
    "call": (2, "%f: !llvm.ptr, %a: i32", "llvm.call %f(%a) {D} : !llvm.ptr, (i32) -> ()"),
    "bundle": (2, "%f: !llvm.ptr, %a: i32", 'llvm.call %f(%a) ["x"(%a : i32)] {D} : !llvm.ptr, (i32) -> ()'),
    "intrinsic": (2, "%a: i32", 'llvm.call_intrinsic "llvm.x"(%a) {D} : (i32) -> ()'),
    "generic": (
        2, BUFFERS,
        f'linalg.generic {{indexing_maps = {MAPS}, iterator_types = ["parallel"]}} {OPERANDS} attrs = {{D}} {{\n'
        "  ^bb0(%x: f32, %y: f32):\n    linalg.yield %x : f32\n  }",
    ),
    "trait": (
        2, BUFFERS,
        f'linalg.generic {{indexing_maps = {MAPS}, iterator_types = ["parallel"], D}} {OPERANDS} {{\n'
        "  ^bb0(%x: f32, %y: f32):\n    linalg.yield %x : f32\n  }",
    ),
    "matmul": (2, BUFFERS, f"linalg.matmul {{D}} {SQUARES}"),
    "softmax": (2, BUFFERS, f"linalg.softmax {{D}} dimension(0) {OPERANDS}"),
    "reduce": (
        2, BUFFERS,
        "linalg.reduce ins(%v : memref<4xf32>) outs(%s : memref<f32>) dimensions = [0] {D}\n"
        "  (%x: f32, %y: f32) {\n    linalg.yield %x : f32\n  }",
    ),
    "alloc": (2, "%n: index", "%0 = memref.alloc(%n) {D} : memref<?xf32>"),
}  # fmt: skip
"""Per case: how many groups of operands the op has, the arguments of the function, the op with D for the sizes."""

OWN_CHECKS = ("requires 1 element, but found", "expects as many lower and upper bounds as steps")
"""What pyopt alone checks: a group of one operand has one, and the bounds of scf.parallel are as many as its steps."""


def sizes(r: random.Random, count: int) -> str:
    """A list with a size for each of `count` groups, or something else."""
    kind = r.randrange(6)
    if kind == 0:
        return r.choice(("3", '"a"', "unit", "[1, 2]", "array<i32>"))
    given = [r.randrange(3) for _ in range(count if kind > 1 else count + 1)]
    return f"array<i{32 if kind > 2 else 64}: {', '.join(map(str, given))}>"


def entries(r: random.Random, count: int) -> str:
    """The entries of a dictionary with sizes of segments under one name or both."""
    names = r.choice((["operandSegmentSizes"], ["operand_segment_sizes"], ["operand_segment_sizes"] * 2))
    if len(names) == 2:
        names[r.randrange(2)] = "operandSegmentSizes"
    return ", ".join([*(["k = 1"] if r.random() < 0.3 else []), *(f"{name} = {sizes(r, count)}" for name in names)])


@pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")
@pytest.mark.parametrize("case", FORMS)
def test_same_text(case: str, tmp_path: Path) -> None:
    r = random.Random(case)
    count, arguments, op = FORMS[case]
    drawn = [
        f"func.func @f({arguments}) {{\n  {op.replace('D', entries(r, count))}\n  return\n}}" for _ in range(DRAWS)
    ]
    (tmp_path / "drawn.mlir").write_text("\n// -----\n".join(drawn) + "\n", encoding="utf-8")
    ours = CommandResult(*run_in_process([*FLAGS, "drawn.mlir"], "", str(tmp_path)))
    differing = [one.text for one in compare("drawn.mlir", str(tmp_path), FLAGS, ours)]
    assert not [text for text in differing if not any(words in text for words in OWN_CHECKS)]
