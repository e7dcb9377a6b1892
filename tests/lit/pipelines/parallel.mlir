// RUN: pyopt --convert-scf-to-cf --finalize-memref-to-llvm=index-bitwidth=32 --convert-func-to-llvm=index-bitwidth=32 --convert-arith-to-llvm=index-bitwidth=32 --convert-cf-to-llvm=index-bitwidth=32 --reconcile-unrealized-casts %s | FileCheck %s

// A parallel loop with indices of 32 bits.

func.func @fill(%m: memref<?x?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xi32>
  %w = memref.dim %m, %c1 : memref<?x?xi32>
  scf.parallel (%i, %j) = (%c0, %c0) to (%h, %w) step (%c1, %c1) {
    memref.store %v, %m[%i, %j] : memref<?x?xi32>
    scf.reduce
  }
  return
}

// CHECK: llvm.func @fill(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i32, %arg3: i32,

// CHECK: llvm.icmp "slt"
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
