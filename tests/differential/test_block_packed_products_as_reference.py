"""linalg-block-pack-matmul makes of random products what mlir-opt makes of them."""

from __future__ import annotations

from random import Random

import pytest

from pyopt.driver.run import run_in_process
from tests.support.block_products import options, program
from tests.support.reference import MLIR_OPT
from tests.support.shell import run_program

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")


@pytest.mark.parametrize("seed", range(8))
def test_products(seed: int) -> None:
    assert MLIR_OPT is not None
    randomness = Random(seed + 1000)
    text = "// -----\n".join([program(randomness)[0] + "\n" for _ in range(15)])
    given = options(randomness)
    flags = ("--split-input-file", "--mlir-print-debuginfo", "--mlir-print-local-scope", "-")
    wanted = run_program([MLIR_OPT, f"--linalg-block-pack-matmul={given}", *flags], text, ".", timeout=60)
    code, found, errors = run_in_process([f"--linalg-block-pack-matmul={given} reference-exact=true", *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert found.splitlines() == wanted.out.splitlines()
    assert found.count("linalg.unpack") == 15


@pytest.mark.parametrize("before", ["", '"test.op"() : () -> ()', "%c1 = arith.constant 1 : index"])
def test_orders_of_constants(before: str) -> None:
    """Each operand is padded with a constant of its own; a constant that comes first stays there."""
    assert MLIR_OPT is not None
    chunks = []
    for elements in (("f16", "bf16", "f32"), ("f16", "f16", "f32"), ("i8", "i16", "i32"), ("i8", "i32", "i32")):
        for shapes in (("7x9", "9x5", "7x5"), ("?x9", "9x?", "?x?"), ("7x?", "?x5", "7x5"), ("8x9", "9x8", "8x8")):
            a, b, c = [f"tensor<{shape}x{element}>" for shape, element in zip(shapes, elements, strict=True)]
            uses = '"test.use"(%c1) : (index) -> ()' if "%c1" in before else ""
            chunks.append(f"""func.func @f(%a: {a}, %b: {b}, %c: {c}) -> {c} {{
  {before}
  %0 = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}
  {uses}
  return %0 : {c}
}}
""")
    text = "// -----\n".join(chunks)
    flags = ("--split-input-file", "--allow-unregistered-dialect", "-")
    wanted = run_program([MLIR_OPT, "--linalg-block-pack-matmul=block-factors=4,4,4", *flags], text, ".", timeout=60)
    given = "--linalg-block-pack-matmul=block-factors=4,4,4 reference-exact=true"
    code, found, errors = run_in_process([given, *flags], text)
    assert (wanted.code, wanted.err, code, errors) == (0, "", 0, "")
    assert found.splitlines() == wanted.out.splitlines()
    assert found.count("linalg.unpack") == len(chunks)
