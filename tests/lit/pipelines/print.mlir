// RUN: pyopt --convert-vector-to-scf --convert-scf-to-cf --convert-vector-to-llvm --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --convert-ub-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Printing of vectors.

func.func @show(%v: vector<2x3xf32>, %i: i32) {
  vector.print %v : vector<2x3xf32>
  vector.print %i : i32
  return
}

// CHECK: llvm.func @printNewline()
// CHECK: llvm.func @printF32(f32)
// CHECK: llvm.func @show(
// CHECK: llvm.call @printF32
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
