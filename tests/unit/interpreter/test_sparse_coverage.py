"""No op of the shape and sparse_tensor dialects is without an evaluator, but for terminators that only give values."""

from __future__ import annotations

import pytest

from pyopt.dialects.shape.ops import OPS as SHAPE
from pyopt.dialects.sparse_tensor.ops import OPS as SPARSE
from pyopt.interpreter.registry import evaluators_of
from pyopt.ir.opinfo import SYMBOL, TERMINATOR, OpInfo


@pytest.mark.parametrize("op", [*SHAPE, *SPARSE], ids=lambda op: op.name)
def test_evaluator(op: OpInfo) -> None:
    module = evaluators_of(op.name.partition(".")[0])
    assert module is not None
    # A function is no step of a program.
    if not op.traits & TERMINATOR and op.name != "shape.func":
        assert op.name in module.EVALUATORS
    assert op.name in module.EVALUATORS or op.traits & (TERMINATOR | SYMBOL)
