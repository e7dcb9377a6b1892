// RUN: pyopt --convert-index-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Arithmetic of the index dialect.

func.func @flat(%i: index, %j: index, %n: index) -> (index, index, index) {
  %0 = index.mul %i, %n
  %1 = index.add %0, %j
  %2 = index.divu %1, %n
  %3 = index.remu %1, %n
  %4 = index.maxs %2, %3
  return %1, %3, %4 : index, index, index
}

// CHECK: llvm.func @flat(
// CHECK: llvm.mul
// CHECK: llvm.add
// CHECK: llvm.udiv
// CHECK: llvm.urem
// CHECK: llvm.intr.smax
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
