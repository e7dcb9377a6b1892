// RUN: pyopt --convert-func-to-llvm=use-bare-ptr-memref-call-conv --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts --set-llvm-module-datalayout %s | FileCheck %s

// Globals and calls with bare pointers, with a data layout.

memref.global "private" constant @weights
    : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 16}
func.func @weight(%i: index, %j: index) -> f32 {
  %m = memref.get_global @weights : memref<2x2xf32>
  %x = memref.load %m[%i, %j] : memref<2x2xf32>
  return %x : f32
}
func.func @caller(%i: index) -> f32 {
  %x = call @weight(%i, %i) : (index, index) -> f32
  return %x : f32
}

// CHECK: llvm.mlir.global private constant @weights(
// CHECK: llvm.func @weight(%arg0: i64, %arg1: i64) -> f32
// CHECK: llvm.mlir.addressof @weights
// CHECK: llvm.func @caller(
// CHECK: llvm.call @weight(%arg0, %arg0)
// CHECK-NOT: unrealized_conversion_cast
