// RUN: pyopt --convert-vector-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// An outer product.

func.func @outer(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
  return %r : vector<4x8xf32>
}

// CHECK: llvm.func @outer(
// CHECK: llvm.shufflevector
// CHECK: llvm.intr.fmuladd
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
