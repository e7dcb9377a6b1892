"""The operands that ops access, the subscripts of elements, and the shapes of the vectors that are accessed."""

from __future__ import annotations

import pytest

from pyopt.analysis.accesses import accessed_operands, accessed_shape, subscripted_operand
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

M, N, V = "memref<4xf32>", "memref<4xvector<2xf32>>", "vector<2xf32>"
MASK = "vector<2xi1>"
CASES = [
    (f"memref.load %m[%i] : {M}", [0], 0, ()),
    (f"memref.store %x, %m[%i] : {M}", [1], 1, ()),
    (f"affine.vector_store %v, %m[%i] : {M}, {V}", [1], 1, (2,)),
    (f"vector.maskedstore %m[%i], %k, %v : {M}, {MASK}, {V}", [0], 0, (2,)),
    (f"vector.load %m[%i] : {M}, {V}", [0], 0, (2,)),
    (f"memref.load %n[%i] : {N}", [0], 0, ()),
    (f"vector.store %v, %n[%i] : {N}, {V}", [1], 1, ()),
    (f"vector.transfer_write %v, %m[%i] : {V}, {M}", [1], 1, (2,)),
    (f"vector.transfer_read %t[%i], %x : tensor<4xf32>, {V}", [], 0, (2,)),
    (f"memref.copy %m, %m : {M} to {M}", [0, 1], None, None),
    (f"linalg.copy ins(%m : {M}) outs(%m : {M})", [0, 1], None, None),
    (f"vector.scatter %m[%i] [%o], %k, %v : {M}, vector<2xindex>, {MASK}, {V}", [0], None, None),
    (f"memref.dealloc %m : {M}", [], None, None),
    ("tensor.extract %t[%i] : tensor<4xf32>", [], 0, ()),
    ("tensor.insert %x into %t[%i] : tensor<4xf32>", [], 1, ()),
]


def fail(severity: str, message: str, location: object, notes: object) -> None:
    raise AssertionError(message)


def op_of(text: str) -> Operation:
    arguments = f"%m: {M}, %n: {N}, %t: tensor<4xf32>, %v: {V}, %k: {MASK}, %o: vector<2xindex>, %i: index, %x: f32"
    before = f"%r = {text}" if text.partition(" ")[0] in RESULTS else text
    module = parse_module(Source(f"func.func @f({arguments}) {{ {before} return }}", "test"), Context(fail))
    assert module is not None
    first = module.regions[0].entry().first
    assert first is not None and first.regions[0].first is not None and first.regions[0].first.first is not None
    return first.regions[0].first.first


RESULTS = ("memref.load", "vector.load", "vector.transfer_read", "tensor.extract", "tensor.insert")


@pytest.mark.parametrize(("text", "accessed", "subscripted", "shape"), CASES)
def test_accesses(text: str, accessed: list[int], subscripted: int | None, shape: tuple[int, ...] | None) -> None:
    op = op_of(text)
    assert accessed_operands(op) == accessed
    assert subscripted_operand(op) == subscripted
    if subscripted is not None:
        assert accessed_shape(op, op.operands[subscripted]) == shape
