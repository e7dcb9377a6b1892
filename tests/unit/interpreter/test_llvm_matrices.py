"""llvm.intr.matrix against NumPy, and what products and transpositions of vectors become with each strategy."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import parse, run
from pyopt.ir.context import Context
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.to_llvm.vector import VECTOR_CONTRACT_LOWERING, VECTOR_TRANSPOSE_LOWERING, preparation
from pyopt.passes.to_llvm.vector.contractions import STRATEGIES
from pyopt.pipeline.options import OptionValues
from pyopt.pipeline.passes import PassContext
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op
from tests.unit.interpreter.programs import Array, call, error, iota, numbers, one, same

EXTENTS = {"i": 2, "j": 3, "k": 4}
SIZES = ((2, 3, 4), (3, 1, 2), (1, 4, 1), (2, 2, 2))
MEMORY = """
  %address = memref.extract_aligned_pointer_as_index %m : memref<{0}xf32> -> index
  %number = arith.index_cast %address : index to i64
  %pointer = llvm.inttoptr %number : i64 to !llvm.ptr
"""


@pytest.mark.parametrize("element", ["i8", "i64", "f16", "f32", "f64"])
@pytest.mark.parametrize("sizes", SIZES)
def test_multiply(sizes: tuple[int, int, int], element: str) -> None:
    """Matrices stand in vectors column by column; integers wrap around."""
    rows, inner, columns = sizes
    generator = np.random.default_rng(7)
    left, right = numbers(generator, (rows, inner), element), numbers(generator, (inner, columns), element)
    types = [f"vector<{count}x{element}>" for count in (rows * inner, inner * columns, rows * columns)]
    text = f"""func.func @f(%a: {types[0]}, %b: {types[1]}) -> {types[2]} {{
      %0 = llvm.intr.matrix.multiply %a, %b
        {{lhs_rows = {rows} : i32, lhs_columns = {inner} : i32, rhs_columns = {columns} : i32}}
        : ({types[0]}, {types[1]}) -> {types[2]}
      return %0 : {types[2]}
    }}"""
    found = one(text, left.flatten("F"), right.flatten("F"))
    same(found, (left @ right).astype(left.dtype).flatten("F"))


def test_transpose() -> None:
    text = """func.func @f(%a: vector<6xi32>) -> vector<6xi32> {
      %0 = llvm.intr.matrix.transpose %a {rows = 2 : i32, columns = 3 : i32} : vector<6xi32> into vector<6xi32>
      return %0 : vector<6xi32>
    }"""
    matrix = iota((2, 3), 1)
    same(one(text, matrix.flatten("F")), matrix.flatten("C"))


def test_columns_in_memory() -> None:
    """Columns are as far from one another as the stride says; what is between them stays."""
    text = f"""func.func @f(%m: memref<11xf32>, %stride: i64) -> vector<6xf32> {{{MEMORY.format(11)}
      %0 = llvm.intr.matrix.column.major.load %pointer, <stride = %stride>
        {{isVolatile = 0 : i1, rows = 3 : i32, columns = 2 : i32}} : vector<6xf32> from !llvm.ptr stride i64
      %1 = arith.addf %0, %0 : vector<6xf32>
      llvm.intr.matrix.column.major.store %1, %pointer, <stride = %stride>
        {{isVolatile = 0 : i1, rows = 3 : i32, columns = 2 : i32}} : vector<6xf32> to !llvm.ptr stride i64
      return %0 : vector<6xf32>
    }}"""
    memory = np.arange(11, dtype=np.float32)
    (found,) = call(text, memory, 5)
    same(found, np.array([0, 1, 2, 5, 6, 7], np.float32))
    same(memory, np.array([0, 2, 4, 3, 4, 10, 12, 14, 8, 9, 10], np.float32))
    assert "element 11 is behind the end of the memory, which has 11" in error(text, memory, 9)
    assert "columns of 3 elements overlap at a distance of 2" in error(text, memory, 2)


# Strategies.


def prepared(text: str, contractions: str, transpositions: str) -> str:
    """The text behind the rules of convert-vector-to-llvm, of which nothing but matrices becomes llvm."""
    context = Context(lambda severity, message, location, notes: None)
    module = parse_module(Source(text, "<text>"), context)
    assert module is not None
    options = OptionValues()
    VECTOR_CONTRACT_LOWERING.set(options, contractions)
    VECTOR_TRANSPOSE_LOWERING.set(options, transpositions)
    rewrite(module, PassContext(context, options), preparation(options))
    return print_op(module, context)


def contraction(maps: tuple[str, str, str], kind: str, element: str, mask: bool) -> str:
    shapes = [f"vector<{'x'.join([str(EXTENTS[loop]) for loop in map])}x{element}>" for map in maps]
    listed = ", ".join([f"affine_map<(i, j, k) -> ({', '.join(map)})>" for map in maps])
    op = f"""vector.contract {{indexing_maps = [{listed}],
      iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<{kind}>}} %a, %b, %c
      : {shapes[0]}, {shapes[1]} into {shapes[2]}"""
    bits = "vector<2x3x4xi1>"
    whole = f"vector.mask %m {{ {op} }} : {bits} -> {shapes[2]}" if mask else op
    return f"""func.func @f(%a: {shapes[0]}, %b: {shapes[1]}, %c: {shapes[2]}, %m: {bits}) -> {shapes[2]} {{
      %0 = {whole}
      return %0 : {shapes[2]}
    }}"""


@pytest.mark.full
@pytest.mark.parametrize("mask", [False, True])
@pytest.mark.parametrize(("strategy", "kind", "element"), [
    *[(strategy, "add", element) for strategy in STRATEGIES for element in ("f32", "i32")],
    ("outerproduct", "maxsi", "i32"), ("outerproduct", "mul", "f32"), ("llvmintr", "maxsi", "i32"),
])  # fmt: skip
@pytest.mark.parametrize("maps", [
    ("ik", "kj", "ij"), ("ki", "kj", "ij"), ("ik", "jk", "ij"), ("ki", "jk", "ij"), ("ik", "kj", "ji"),
])  # fmt: skip
def test_products(maps: tuple[str, str, str], strategy: str, kind: str, element: str, mask: bool) -> None:
    """Small whole numbers, of which sums are exact in any order."""
    text = contraction(maps, kind, element, mask)
    generator = np.random.default_rng(11)
    given: list[Array] = [
        generator.integers(-3, 4, [EXTENTS[loop] for loop in map]).astype(np.int32 if element == "i32" else np.float32)
        for map in maps
    ]
    bits = generator.integers(0, 2, (2, 3, 4)).astype(bool)
    wanted = run(parse(text), "f", *given, bits)
    for behind in (prepared(text, strategy, "eltwise"), prepared(text, strategy, "llvmintr")):
        assert "vector.contract" not in behind or strategy == "llvmintr"
        for found, expected in zip(run(parse(behind), "f", *given, bits), wanted, strict=True):
            same(found, expected)
    if strategy == "llvmintr" and kind == "add" and not mask:
        assert "llvm.intr.matrix.multiply" in behind
