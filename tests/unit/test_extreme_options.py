"""Options of passes with values that no one gives on purpose: no pass fails with an internal error or has no end."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.registry import PASSES, known_pass
from pyopt.pipeline.options import FlagOption

VALUES = ("0", "-1", "4294967296", "18446744073709551616", "x")
FLAGS = ("2",)
MODULE = """
func.func @f(%m: memref<8x8xf32>, %o: memref<8x8xf32>, %t: tensor<8xf32>) -> tensor<8xf32> {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %m[%i, %j] : memref<8x8xf32>
      %1 = arith.addf %0, %one : f32
      affine.store %1, %o[%j, %i] : memref<8x8xf32>
    }
  }
  %r = linalg.fill ins(%one : f32) outs(%t : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
"""


def pipelines(name: str) -> list[str]:
    """The pass in a pipeline, with each of its options and values."""
    declaration = known_pass(name)
    before, after = (f"{declaration.anchor}(", ")") if declaration.anchor else ("", "")
    if declaration.anchor == "builtin.module":
        before = after = ""
    return [
        f"builtin.module({before}{name}{{{option.name}={value}}}{after})"
        for option in declaration.options.values()
        if not getattr(option, "is_file", False)
        for value in (FLAGS if isinstance(option, FlagOption) else VALUES)
    ]


@pytest.mark.parametrize("name", sorted(PASSES))
def test_extreme_values(name: str) -> None:
    for pipeline in pipelines(name):
        code, _, err = run_in_process([f"--pass-pipeline={pipeline}", "-"], MODULE)
        assert code in (0, 1) and "internal error" not in err, pipeline
