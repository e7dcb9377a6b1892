// RUN: pyopt --convert-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// An assertion.

func.func @checked(%a: memref<?xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?xf32>
  %ok = arith.cmpi ult, %i, %n : index
  cf.assert %ok, "index out of bounds"
  %x = memref.load %a[%i] : memref<?xf32>
  return %x : f32
}

// CHECK: llvm.func @abort()
// CHECK: llvm.func @puts(!llvm.ptr)
// CHECK: llvm.func @checked(
// CHECK: llvm.cond_br
// CHECK: llvm.load
// CHECK: llvm.call @puts
// CHECK: llvm.call @abort()
// CHECK: llvm.unreachable
// CHECK-NOT: unrealized_conversion_cast
