"""What orders cost: the ones that are known to be good win."""

from __future__ import annotations

import pytest

from pyopt.ir.attributes import UNKNOWN_LOC
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.opinfo import DIFFERENCE, KEEPS_ZERO, QUOTIENT, SHIFT, SUM
from pyopt.ir.opinfo import PRODUCT as PRODUCT_AT_ZERO
from pyopt.ir.signature import signature_of
from pyopt.ir.types import F64
from pyopt.passes.sparsify.reinterpretation.loop_costs import LoopCosts, needed_by, needed_operands
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.generators.builder import quiet_context

CSR = ", #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>"
PRODUCT = "%p = arith.mulf %a, %b : f64\n %s = arith.addf %x, %p : f64\n linalg.yield %s : f64"


def kernel(maps: list[str], formats: list[str], iterators: list[str], body: str, names: str = "abx") -> Operation:
    """A generic over (i, j, k) on matrices."""
    types = [f"tensor<?x?xf64{one}>" for one in formats]
    words = ", ".join([f'"{one}"' for one in iterators])
    subscripts = ", ".join([f"affine_map<(i, j, k) -> ({one})>" for one in maps])
    text = f"""func.func @f({", ".join([f"%t{at}: {type}" for at, type in enumerate(types)])}) -> {types[-1]} {{
      %0 = linalg.generic {{indexing_maps = [{subscripts}], iterator_types = [{words}]}}
        ins({", ".join([f"%t{at}" for at in range(len(types) - 1)])} : {", ".join(types[:-1])})
        outs(%t{len(types) - 1} : {types[-1]}) {{
      ^bb0({", ".join([f"%{name}: f64" for name in names])}):
        {body}
      }} -> {types[-1]}
      return %0 : {types[-1]}
    }}"""
    module = parse_module(Source(text, "-"), quiet_context())
    assert module is not None
    return next(op for op in module.walk() if op.info.name == "linalg.generic")


LOOPS = ["parallel", "parallel", "reduction"]


def test_sampled_products_scan_the_samples_once() -> None:
    body = "%p = arith.mulf %a, %b : f64\n %q = arith.mulf %p, %c : f64\n"
    body += "%s = arith.addf %x, %q : f64\n linalg.yield %s : f64"
    op = kernel(["i, j", "i, k", "k, j", "i, j"], [CSR, "", "", ""], LOOPS, body, "abcx")
    costs = LoopCosts(op)
    assert costs.cost([0, 1, 2]) < costs.cost([0, 2, 1]) < costs.cost([2, 0, 1])


def test_a_sparse_times_a_dense_matrix_walks_rows_of_the_dense_one() -> None:
    costs = LoopCosts(kernel(["i, k", "k, j", "i, j"], [CSR, "", ""], LOOPS, PRODUCT))
    assert costs.cost([0, 2, 1]) < costs.cost([0, 1, 2])


def test_a_workspace_costs_more_than_an_insertion() -> None:
    costs = LoopCosts(kernel(["i, k", "k, j", "i, j"], ["", "", CSR], LOOPS, PRODUCT))
    assert costs.cost([0, 1, 2]) < costs.cost([0, 2, 1])


@pytest.mark.parametrize(
    ("body", "needed"),
    [
        (PRODUCT, {0, 1}),
        ("%p = arith.addf %a, %b : f64\n %s = arith.addf %x, %p : f64\n linalg.yield %s : f64", set()),
        ("%p = arith.addf %a, %b : f64\n %q = arith.mulf %p, %a : f64\n linalg.yield %q : f64", {0}),
        ("%p = math.exp %a : f64\n %q = arith.mulf %p, %b : f64\n linalg.yield %q : f64", {1}),
        ("%p = math.sqrt %a : f64\n linalg.yield %p : f64", {0}),
        ("linalg.yield %x : f64", set()),
    ],
)
def test_what_a_body_needs(body: str, needed: set[int]) -> None:
    assert needed_operands(kernel(["i, k", "k, j", "i, j"], [CSR, CSR, ""], LOOPS, body)) == needed


def rows() -> list[tuple[str, str]]:
    """All ops that say what they give where an operand is zero, in the order of their names."""
    found = []
    for dialect in ("arith", "complex", "math"):
        declared = quiet_context().dialect(dialect)
        assert declared is not None
        found += [(name, info.at_zero) for name, info in declared.ops.items() if info.at_zero]
    return sorted(found)


@pytest.mark.parametrize(("name", "at_zero"), rows(), ids=[name for name, _ in rows()])
def test_what_each_op_needs(name: str, at_zero: str) -> None:
    """Where each operand is an argument, in whatever types."""
    info = quiet_context().op_info(name)
    assert info is not None
    block = Block()
    values: list[Value] = [block.add_argument(F64, UNKNOWN_LOC) for _ in signature_of(info).operands]
    parts = [{at} for at in range(len(values))]
    needed = needed_by(Operation(info, values, [F64], {}, UNKNOWN_LOC), None, dict(zip(values, parts, strict=True)))
    expected = {KEEPS_ZERO: {0}, PRODUCT_AT_ZERO: {0, 1}, QUOTIENT: {0}, SHIFT: {0}, SUM: set(), DIFFERENCE: set()}
    assert needed == expected[at_zero]
