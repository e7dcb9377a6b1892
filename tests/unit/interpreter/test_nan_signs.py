"""A NaN that arithmetic makes of numbers has no sign, in scalars, vectors and tensors."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import parse, run


@pytest.mark.parametrize("type", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("op", ["divf", "remf"])
def test_made_nan(op: str, type: str) -> None:
    shaped = f"tensor<4x{type}>"
    program = parse(f"""
      func.func @scalar(%a: {type}, %b: {type}) -> {type} {{
        %r = arith.{op} %a, %b : {type}
        return %r : {type}
      }}
      func.func @array(%a: {shaped}, %b: {shaped}) -> {shaped} {{
        %r = arith.{op} %a, %b : {shaped}
        return %r : {shaped}
      }}""")
    zeros = np.array([0.0, -0.0, 0.0, -0.0])
    divisors = np.array([0.0, 0.0, -0.0, -0.0])
    (found,) = run(program, "array", zeros, divisors)
    assert np.isnan(found).all() and not np.signbit(found).any()
    for a, b in zip(zeros, divisors, strict=True):
        (number,) = run(program, "scalar", a, b)
        assert np.isnan(number) and not np.signbit(number)


def test_given_nan_keeps_its_sign() -> None:
    program = parse("""func.func @f(%a: tensor<2xf64>, %b: tensor<2xf64>) -> tensor<2xf64> {
      %r = arith.divf %a, %b : tensor<2xf64>
      return %r : tensor<2xf64>
    }""")
    (found,) = run(program, "f", np.array([-np.nan, np.nan]), np.ones(2))
    assert np.signbit(found).tolist() == [True, False]
