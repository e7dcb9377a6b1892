"""What passes ask of structured ops, and the table of the named ones."""

from __future__ import annotations

import pytest

from pyopt.analysis.effects import effects_of, is_trivially_dead
from pyopt.dialects.linalg.forms import ROWS, form_of
from pyopt.dialects.linalg.matching import contraction_problem, convolution_problem
from pyopt.dialects.linalg.notation import PARALLEL, REDUCTION
from pyopt.dialects.linalg.structure import (
    STRUCTURED,
    effects_by_operand,
    has_index_semantics,
    indexing_maps,
    inits,
    inputs,
    iterator_types,
    loop_extents,
)
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import READS, WRITES
from pyopt.ir.types import DYNAMIC
from pyopt.syntax.affine_printer import map_text
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module


def first(body: str, arguments: str) -> Operation:
    """The first op of a function with these arguments, which is not verified."""
    context = Context(lambda *message: pytest.fail(str(message)))
    module = parse_module(Source(f"func.func @f({arguments}) {{ {body} return }}", "test"), context)
    assert module is not None
    for op in module.walk():
        if op.info.name in STRUCTURED:
            return op
    raise AssertionError(body)


def structure(op: Operation) -> tuple[list[str], str]:
    """The results of the maps, and the iterators' first letters."""
    maps = [map_text(map).partition(" -> ")[2] for map in indexing_maps(op)]
    return maps, "".join([one[0] for one in iterator_types(op)])


def test_names() -> None:
    assert len(ROWS) == 85
    assert len(STRUCTURED) == 91
    info = Context(lambda *_: None).op_info
    assert all(info(name) is not None for name in STRUCTURED)


@pytest.mark.parametrize("name", sorted(ROWS))
def test_rows(name: str) -> None:
    """Every loop has an extent, parallel ones index the output, and the body uses the operands that it names."""
    form = form_of(name)
    if form.any_rank or form.any_map:
        assert not form.loops
        return
    alone = {one.loop for group in form.subscripts for one in group if not one.other}
    assert alone == set(form.loops)
    assert len(form.loops) == len(set(form.loops)) == len(form.iterators)
    output = {one.loop for one in form.subscripts[-1]}
    assert output == {loop for loop, kind in zip(form.loops, form.iterators, strict=True) if kind == PARALLEL}
    maps = form.maps([1] * form.windows, [1] * form.windows)
    assert len(maps) == form.operand_count
    assert all(map.num_dims == len(form.loops) and map.num_symbols == 0 for map in maps)


def test_matmul() -> None:
    types = "%a: tensor<4x8xf32>, %b: tensor<8x?xf32>, %c: tensor<4x?xf32>"
    body = (
        "%0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x?xf32>) "
        "outs(%c : tensor<4x?xf32>) -> tensor<4x?xf32>"
    )
    op = first(body, types)
    assert structure(op) == (["(d0, d2)", "(d2, d1)", "(d0, d1)"], "ppr")
    assert loop_extents(op) == [4, DYNAMIC, 8]
    assert inputs(op) == op.operands[:2]
    assert inits(op) == op.operands[2:]
    assert contraction_problem(op) is None
    assert convolution_problem(op) == "expected convolved dim to be non-empty"
    assert effects_of(op) == 0
    assert is_trivially_dead(op)
    assert not has_index_semantics(op)


def test_convolution() -> None:
    types = "%i: memref<1x13x3xf32>, %k: memref<3x3x4xf32>, %o: memref<1x3x4xf32>"
    attributes = "{strides = dense<4> : tensor<1xi64>, dilations = dense<2> : tensor<1xi64>}"
    body = (
        f"linalg.conv_1d_nwc_wcf {attributes} ins(%i, %k : memref<1x13x3xf32>, memref<3x3x4xf32>) "
        "outs(%o : memref<1x3x4xf32>)"
    )
    op = first(body, types)
    assert structure(op) == (["(d0, d1 * 4 + d3 * 2, d4)", "(d3, d4, d2)", "(d0, d1, d2)"], "ppprr")
    assert convolution_problem(op) is None
    assert contraction_problem(op) == "expected indexing maps to be projected permutations"
    assert [mask for mask, _ in effects_by_operand(op)] == [READS, READS, READS | WRITES]
    assert not is_trivially_dead(op)


def test_any_rank() -> None:
    op = first(
        "linalg.sub ins(%s, %m : f32, memref<2x3xf32>) outs(%m : memref<2x3xf32>)", "%s: f32, %m: memref<2x3xf32>"
    )
    assert structure(op) == (["()", "(d0, d1)", "(d0, d1)"], "pp")
    assert effects_by_operand(op) == [(READS, op.operands[1]), (WRITES, op.operands[2])]


def test_random_numbers_ask_where_they_are() -> None:
    types = "%x: f64, %s: i32, %m: memref<2x3xf32>"
    op = first("linalg.fill_rng_2d ins(%x, %x, %s : f64, f64, i32) outs(%m : memref<2x3xf32>)", types)
    assert has_index_semantics(op)


@pytest.mark.parametrize(
    ("body", "maps", "iterators"),
    [
        (
            "%0 = linalg.map { math.exp } ins(%a : tensor<2x3xf32>) outs(%a : tensor<2x3xf32>)",
            ["(d0, d1)", "(d0, d1)"],
            "pp",
        ),
        (
            "%0 = linalg.reduce { arith.addf } ins(%a : tensor<2x3xf32>) outs(%r : tensor<3xf32>) dimensions = [0]",
            ["(d0, d1)", "(d1)"],
            "rp",
        ),
        (
            "%0 = linalg.transpose ins(%q : tensor<4x2x3xf32>) outs(%p : tensor<2x3x4xf32>) permutation = [1, 2, 0]",
            ["(d2, d0, d1)", "(d0, d1, d2)"],
            "ppp",
        ),
        (
            "%0 = linalg.broadcast ins(%r : tensor<3xf32>) outs(%a : tensor<2x3xf32>) dimensions = [0]",
            ["(d1)", "(d0, d1)"],
            "pp",
        ),
        (
            "%0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j + 1, i)>, affine_map<(i, j) -> (i)>], "
            'iterator_types = ["parallel", "reduction"]} ins(%a : tensor<2x3xf32>) outs(%r : tensor<3xf32>) {'
            "^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<3xf32>",
            ["(d1 + 1, d0)", "(d0)"],
            "pr",
        ),
    ],
)
def test_own_forms(body: str, maps: list[str], iterators: str) -> None:
    types = "%a: tensor<2x3xf32>, %r: tensor<3xf32>, %q: tensor<4x2x3xf32>, %p: tensor<2x3x4xf32>"
    op = first(body, types)
    assert structure(op) == (maps, iterators)
    assert set(iterator_types(op)) <= {PARALLEL, REDUCTION}
