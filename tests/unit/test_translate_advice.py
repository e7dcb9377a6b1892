"""What `pyopt-translate` says of a module that is not lowered yet: the passes that it names do lower it."""

from __future__ import annotations

import pytest

from pyopt.driver.run import run_in_process
from pyopt.driver.translate import run_in_process as translate

MODULES = {
    "numbers": """
func.func @f(%a: i32, %b: index) -> (i32, f32) {
  %0 = arith.addi %a, %a : i32
  %1 = index.casts %b : index to i32
  %2 = arith.sitofp %0 : i32 to f32
  %3 = math.sqrt %2 : f32
  return %1, %3 : i32, f32
}
""",
    "loops and memrefs": """
func.func @f(%m: memref<4x?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    affine.for %j = 0 to 4 {
      %0 = memref.load %m[%j, %i] : memref<4x?xf32>
      memref.store %0, %m[%j, %c0] : memref<4x?xf32>
    }
  }
  %1 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1]>>
  return
}
""",
    "tensors": """
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
""",
    "complex numbers": """
func.func @f(%a: complex<f32>, %v: vector<4xf32>) -> complex<f32> {
  %0 = complex.add %a, %a : complex<f32>
  %1 = vector.reduction <add>, %v : vector<4xf32> into f32
  return %0 : complex<f32>
}
""",
    "sparse tensors": """
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%a: tensor<4xf64, #vector>) -> tensor<4xf64> {
  %0 = sparse_tensor.convert %a : tensor<4xf64, #vector> to tensor<4xf64>
  return %0 : tensor<4xf64>
}
""",
    "casts": """
llvm.func @f(%a: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  llvm.return %1 : i32
}
""",
}
BEGINNING = "note: only the llvm dialect is translated; to lower the module first: pyopt "


@pytest.mark.parametrize("name", list(MODULES))
def test_the_named_passes_lower_the_module(name: str) -> None:
    text = MODULES[name]
    code, out, err = translate(["--mlir-to-llvmir", "--suggest"], text)
    assert (code, out) == (1, "") and err.count(BEGINNING) == 1
    passes = err.partition(BEGINNING)[2].splitlines()[0].split()
    code, lowered, err = run_in_process(passes, text)
    assert (code, err) == (0, "")
    code, out, err = translate(["--mlir-to-llvmir", "--suggest"], lowered)
    assert (code, err) == (0, "") and "define " in out


def test_the_note_stands_only_where_it_helps() -> None:
    code, _, err = translate(["--mlir-to-llvmir"], MODULES["numbers"])
    assert code == 1 and "registration for dialect for op: func.func" in err and BEGINNING not in err
    for text in ('"foo.bar"() : () -> ()', "func.func @f() { return }\nllvm.mlir.global external @a(unit) : i32"):
        code, _, err = translate(["--mlir-to-llvmir", "--suggest", "--allow-unregistered-dialect"], text)
        assert code == 1 and "error: " in err and BEGINNING not in err
