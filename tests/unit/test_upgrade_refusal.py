"""Older text is an error without --upgrade, but for what a document of the specification has."""

import pytest

from pyopt.driver.run import run_in_process
from tests.unit.test_upgrade_dialects import CASES, function
from tests.unit.test_upgrade_std import CASES as OF_STD

ARGUMENTS = "%x: f32, %i: index, %c: i1, %w: vector<4xf32>, %m: memref<4xf32>, %t: tensor<4xf32>"
SPELLINGS = (
    (2019, '"test.x"() {a: 1 : i32} : () -> ()'),
    (2019, '"test.x"() {m = (d0) -> (d0)} : () -> ()'),
    (2019, '"test.x"() {m = dense<tensor<4xi32>, 1>} : () -> ()'),
    (2019, '"test.x"() : () -> tensor<??f32>'),
    (2019, "br_cond %c, ^bb1, ^bb1\n^bb1:"),
    (2020, '"test.x"() : () -> !llvm.i32'),
    (2020, "%0 = vector.strided_slice %w {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>"),
    (2021, "%0 = dim %m, 0 : memref<4xf32>"),
    (2021, "%0 = addf %x, %x : f32"),
    (2021, "%0 = constant 1 : i32"),
    (2022, '"test.x"() : () -> memref<4xf32, offset: 0, strides: [1]>'),
    (2021, "linalg.fill(%x, %m) : f32, memref<4xf32>"),
    (2022, "%0 = linalg.init_tensor [4] : tensor<4xf32>"),
    (2023, '%0 = vector.reduction "add", %w : vector<4xf32> into f32'),
    (2023, '"test.x"() : () -> tensor<4xf32, #sparse_tensor.encoding<{dimLevelType = ["compressed"]}>>'),
    (2023, "%0 = arith.maxf %x, %x : f32"),
    (2023, "%0 = vector.extract %w[1] : vector<4xf32>"),
    (2024, "%0 = tensor.expand_shape %t [[0, 1]] : tensor<4xf32> into tensor<2x2xf32>"),
    (2024, "%0 = bufferization.to_tensor %m : memref<4xf32>"),
    (2025, "%0 = vector.splat %x : vector<4xf32>"),
)
"""(the last year, as docs/upgrade.md has it; line)."""


@pytest.mark.parametrize(("year", "line"), SPELLINGS)
def test_spellings_of_each_year(year: int, line: str) -> None:
    text = f"func.func @f({ARGUMENTS}) {{\n  {line}\n  return\n}}\n"
    code, output, errors = run_in_process(["--suggest"], text)
    assert (code, output) == (1, "")
    assert f"this is how it was written until {year}; --upgrade reads it" in errors
    code, _, errors = run_in_process(["--upgrade"], text)
    assert (code, errors) == (0, "")


@pytest.mark.parametrize("around", ["{}", "module {{\n{}}}\n"])
@pytest.mark.parametrize("split", [False, True])
def test_note_in_a_long_text(around: str, split: bool) -> None:
    """Only the function around the error is upgraded; what stands in others does not count."""
    good = "".join([f"func.func @g{n}(%x: f32) -> f32 {{\n  return %x : f32\n}}\n" for n in range(500)])
    old = f"func.func @f({ARGUMENTS}) {{\n  %0 = addf %x, %x : f32\n  return\n}}\n"
    other = f"func.func @h({ARGUMENTS}) {{\n  %0 = vector.splat %x : vector<4xf32>\n  return\n}}\n"
    text = around.format(good + old + other)
    if split:
        text = f"func.func private @k()\n// -----\n{text}"
    code, _, errors = run_in_process(["--suggest", *(["--split-input-file"] if split else [])], text)
    line = text[: text.index("addf")].count("\n") + 1
    assert code == 1
    assert f"<stdin>:{line}:" in errors
    assert "this is how it was written until 2021; --upgrade reads it" in errors
    code, _, errors = run_in_process(["--suggest"], around.format(good + "func.func @f() {\n  %0 = addi\n}\n" + other))
    assert code == 1
    assert "--upgrade" not in errors


def test_all_older_forms() -> None:
    texts = {name: function(arguments, old) for name, arguments, old, _ in CASES}
    texts |= {f"std {name}": old for name, old, _, _ in OF_STD}
    read = [name for name, text in texts.items() if run_in_process(["--allow-unregistered-dialect"], text)[0] == 0]
    assert len(texts) > 120
    assert read == ["pack and unpack"]


def test_functions_without_a_dialect() -> None:
    assert run_in_process([], "func @f() {\n  return\n}\n")[0] == 0
    code, _, errors = run_in_process([], "builtin.func @f() {\n  return\n}\n")
    assert code == 1
    assert errors.startswith("<stdin>:1:1: error: custom op 'builtin.func' is unknown\n")
