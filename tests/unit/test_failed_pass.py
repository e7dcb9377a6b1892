"""The note that names the pass that failed, and inputs that are bytecode."""

import subprocess
import sys
from pathlib import Path

import pytest

import pyopt
from pyopt.driver.run import run_in_process

FAILS = """\
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  %1 = tensor.concat dim(0) %0 : (tensor<4xf32>) -> tensor<4xf32>
  %2 = "test.unknown"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
"""
PIPELINE = "builtin.module(func.func(cse),one-shot-bufferize{bufferize-function-boundaries=true},canonicalize)"
NOTE = (
    "in the pass 'one-shot-bufferize', number 2 of 3: "
    "builtin.module(func.func(cse),one-shot-bufferize{...},canonicalize)"
)


def test_the_note_names_the_pass_and_its_place() -> None:
    code, _, errors = run_in_process(["--suggest", f"--pass-pipeline={PIPELINE}"], FAILS)
    assert code == 1
    assert errors.endswith(f"\nnote: {NOTE}\n")
    assert errors.count("error:") == 1


@pytest.mark.parametrize("flags", [[], ["--suggest=false"], ["--suggest", "--verify-diagnostics"]])
def test_no_note_unless_asked_for(flags: list[str]) -> None:
    code, _, errors = run_in_process([*flags, f"--pass-pipeline={PIPELINE}"], FAILS)
    assert code == 1
    assert "in the pass" not in errors


def test_the_exception_has_the_note() -> None:
    module = pyopt.parse(FAILS)
    with pytest.raises(pyopt.PassError) as caught:
        module.run([pyopt.Pass("one-shot-bufferize", bufferize_function_boundaries=True), "canonicalize"])
    assert caught.value.pass_name == "one-shot-bufferize"
    note = caught.value.diagnostics[-1].notes[-1]
    assert note.severity == "note"
    assert note.message == (
        "in the pass 'one-shot-bufferize', number 1 of 2: builtin.module(one-shot-bufferize{...},canonicalize)"
    )
    assert str(caught.value).endswith(note.message)


BYTECODE = b"ML\xefR\x06MLIR22.1.8\x00"
PROBLEM = "this is MLIR bytecode, not text; mlir-opt FILE prints it as text"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (["pyopt"], 1),
        (["pyopt.run"], 1),
        (["pyopt.translate", "--mlir-to-llvmir"], 1),
        (["pyopt.format"], 2),
    ],
)
def test_bytecode_is_recognized(command: list[str], code: int) -> None:
    done = subprocess.run([sys.executable, "-m", *command, "-"], input=BYTECODE, capture_output=True, check=False)
    assert (done.returncode, done.stdout) == (code, b"")
    prefix = "pyopt-format: error: <stdin>: " if code == 2 else "<stdin>: error: "
    assert done.stderr.decode() == f"{prefix}{PROBLEM}\n"


def test_bytecode_is_recognized_from_python(tmp_path: Path) -> None:
    file = tmp_path / "a.mlirbc"
    file.write_bytes(BYTECODE)
    with pytest.raises(pyopt.ParseError) as caught:
        pyopt.parse_file(file)
    assert str(caught.value) == f"{file}:1:1: error: {PROBLEM}"
