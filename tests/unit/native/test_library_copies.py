"""Copies of sparse tensors that the runtime library holds, in native code."""

from __future__ import annotations

import pytest

import pyopt

PROGRAM = """
#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @main() -> index {
  %pos = arith.constant dense<[0, 2]> : tensor<2xindex>
  %crd = arith.constant dense<[1, 3]> : tensor<2xindex>
  %values = arith.constant dense<[5.0, 7.0]> : tensor<2xf64>
  %t = sparse_tensor.assemble (%pos, %crd), %values
    : (tensor<2xindex>, tensor<2xindex>), tensor<2xf64> to tensor<4xf64, #SV>
  %n = sparse_tensor.number_of_entries %t : tensor<4xf64, #SV>
  return %n : index
}
"""


def test_tensors_of_arrays() -> None:
    module = pyopt.parse(PROGRAM).run("sparsifier")
    assert module.evaluate("main") == 2
    with pytest.raises(
        pyopt.NativeError, match="the library does not make tensors of arrays in native memory: run the "
    ):
        module.compile().main()
    assert pyopt.parse(PROGRAM).run("sparsifier{enable-runtime-library=false}").compile().main() == 2
    assert pyopt.compile(PROGRAM).main() == 2
