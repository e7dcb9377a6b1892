"""Functions that insert elements are inlined where few places call them, and sums have the right results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import pyopt
from pyopt.native import compiling
from pyopt.native.errors import NativeError

if TYPE_CHECKING:
    from pyopt.native.lowering import Lowered

TERMS = "ABCDE"


def sum_of(count: int) -> str:
    """@f that adds up sparse matrices."""
    names = TERMS[:count]
    type = "tensor<?x?xf64, #CSR>"
    maps = ", ".join(["affine_map<(i, j) -> (i, j)>"] * (count + 1))
    adds = "".join(
        [f"    %s{at} = arith.addf %{f's{at - 1}' if at > 1 else 'x0'}, %x{at} : f64\n" for at in range(1, count)]
    )
    return f"""
#CSR = #sparse_tensor.encoding<{{ map = (i, j) -> (i : dense, j : compressed) }}>
func.func @f({", ".join([f"%{name}: {type}" for name in names])}, %m: index, %n: index) -> {type} {{
  %e = tensor.empty(%m, %n) : {type}
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel", "parallel"]}}
      ins({", ".join([f"%{name}" for name in names])} : {", ".join([type] * count)}) outs(%e : {type}) {{
  ^bb0({", ".join([f"%x{at}: f64" for at in range(count)])}, %out: f64):
{adds}    linalg.yield %s{count - 1} : f64
  }} -> {type}
  return %r : {type}
}}
"""


def llvm_ir(text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    found: list[str] = []

    def take(lowered: Lowered) -> None:
        found.append(lowered.text)
        raise NativeError("taken")

    monkeypatch.setattr(compiling, "compile_text", take)
    with pytest.raises(NativeError, match="taken"):
        compiling.compile_to_object(text)
    monkeypatch.undo()
    return found[0]


@pytest.mark.parametrize(("count", "inlined"), [(2, True), (3, True), (4, True), (5, False)])
def test_sums(count: int, inlined: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    scipy = pytest.importorskip("scipy.sparse")
    text = sum_of(count)
    found = llvm_ir(text, monkeypatch)
    assert ("alwaysinline" in found) == inlined
    program: Any = pyopt.compile(text)
    for shape in ((0, 0), (1, 1), (5, 0), (17, 23)):
        randomness = np.random.default_rng(count)
        terms = [randomness.integers(0, 2, shape) * randomness.random(shape) for _ in range(count)]
        result = program.f(*[scipy.csr_array(one) for one in terms], *shape)
        np.testing.assert_allclose(result.toarray(), sum(terms))
