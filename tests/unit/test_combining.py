"""Ops that combine numbers: each kind has its op, and the neutral number changes nothing."""

from __future__ import annotations

import math

import numpy as np
import pytest

from pyopt.interpreter.combining import combiner
from pyopt.interpreter.numbers import array_dtype
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir.context import Context
from pyopt.ir.opinfo import COMMUTATIVE, OpInfo
from pyopt.ir.reductions import combining_op, neutral
from pyopt.ir.types import F32, F64, I1, I64, FloatType, IntegerType, Type


def combining() -> list[OpInfo]:
    dialect = Context(lambda severity, message, location, notes: None).dialect("arith")
    assert dialect is not None
    return [info for info in dialect.ops.values() if info.combines]


def test_each_kind_has_its_op() -> None:
    found = combining()
    assert len(found) == 15
    for info in found:
        assert info.traits & COMMUTATIVE
        assert info.name == "arith." + combining_op(info.combines, "Float" in info.operands)


NUMBERS = {
    F32: [0.0, 1.5, -2.0, math.inf, -math.inf, math.nan],
    F64: [0.0, 1.5, -2.0, math.inf, -math.inf, math.nan],
    I1: [0, -1],
    I64: [0, 1, -1, 1 << 62, -(1 << 63), (1 << 63) - 1],
    IntegerType.get(7): [0, 1, -1, 63, -64],
}


@pytest.mark.parametrize("type", NUMBERS)
@pytest.mark.parametrize("info", combining(), ids=lambda info: info.name)
def test_the_neutral_number_changes_nothing(info: OpInfo, type: Type) -> None:
    if isinstance(type, FloatType) != ("Float" in info.operands):
        return
    dtype = array_dtype(type)
    numbers = np.array(NUMBERS[type], dtype)
    start = np.array(value_of_attribute(neutral(info.combines, type), type), dtype)
    np.testing.assert_array_equal(
        combiner(info.combines, type)(np.broadcast_to(start, numbers.shape), numbers), numbers
    )
