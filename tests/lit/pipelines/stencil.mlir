// RUN: pyopt --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// An affine loop.

func.func @stencil(%in: memref<64xf32>, %out: memref<64xf32>) {
  %third = arith.constant 0.333333343 : f32
  affine.for %i = 1 to 63 {
    %l = affine.load %in[%i - 1] : memref<64xf32>
    %m = affine.load %in[%i] : memref<64xf32>
    %r = affine.load %in[%i + 1] : memref<64xf32>
    %s = arith.addf %l, %m : f32
    %t = arith.addf %s, %r : f32
    %u = arith.mulf %t, %third : f32
    affine.store %u, %out[%i] : memref<64xf32>
  }
  return
}

// CHECK: llvm.func @stencil(
// CHECK: llvm.mlir.constant(63 : index)
// CHECK: llvm.fadd
// CHECK: llvm.fadd
// CHECK: llvm.fmul
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
