"""On which ops passes run that are not for all of them."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.passes.registry import PASSES, known_pass

OF_FUNCTIONS = ("affine-loop-unroll", "affine-loop-unroll-jam", "affine-simplify-min-max", "linalg-detensorize")


def test_a_pass_for_functions_runs_on_those_of_all_dialects() -> None:
    source = """
      llvm.func @f() {
        affine.for %i = 0 to 8 {
          func.call @g() : () -> ()
        }
        llvm.return
      }
      func.func private @g()
    """
    for text in ("builtin.module(llvm.func(affine-loop-unroll))", "builtin.module(any(affine-loop-unroll))"):
        code, out, _ = run_in_process([f"--pass-pipeline={text}"], source)
        assert code == 0 and "affine.for %arg0 = 0 to 8 step 4 {" in out
    code, out, _ = run_in_process(["--pass-pipeline=builtin.module(shape.func(affine-loop-unroll))"], source)
    assert code == 0 and "affine.for %arg0 = 0 to 8 {" in out
    library = "shape.function_library @l {\n  shape.func private @f()\n} mapping {}"
    pipeline = "builtin.module(shape.function_library(affine-loop-unroll))"
    code, _, err = run_in_process([f"--pass-pipeline={pipeline}"], library)
    assert code == 1 and "trying to schedule pass 'AffineLoopUnroll' on an unsupported operation" in err


@pytest.mark.parametrize("name", ["sparsifier", "test-lower-to-llvm"])
def test_a_pipeline_with_passes_for_modules_is_not_nested_in_functions(name: str) -> None:
    code, out, err = run_in_process([f"--pass-pipeline=builtin.module(func.func({name}))"], "func.func private @f()")
    assert (code, out) == (1, "")
    assert "restricted to 'builtin.module' on a pass manager intended to run on 'func.func'" in err


@pytest.mark.parametrize("name", OF_FUNCTIONS)
def test_flags_of_passes_for_functions_run_on_those_of_a_module(name: str) -> None:
    code, _, err = run_in_process([f"--{name}", "--dump-pass-pipeline"], "")
    assert code == 0 and f"  func.func(\n    {name}" in err
    code, _, err = run_in_process([f"--pass-pipeline=builtin.module({name})"], "")
    assert code == 1 and "unable to schedule pass" in err


def test_which_passes_are_for_functions() -> None:
    found = [name for name in PASSES if known_pass(name).of_interface]
    assert tuple(sorted(found)) == OF_FUNCTIONS
