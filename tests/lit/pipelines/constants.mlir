// RUN: pyopt --one-shot-bufferize --canonicalize --cse --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// A tensor of constants as a global.
// NO-FIXED-POINT: canonicalization of what the first run made moves constants.

func.func @lookup(%i: index) -> f32 {
  %t = arith.constant dense<[1.0, 2.0, 4.0, 8.0]> : tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}

// CHECK: llvm.mlir.global private constant @__constant_4xf32(dense<[1.000000e+00, 2.000000e+00, 4.000000e+00, 8.000000e+00]> : tensor<4xf32>)
// CHECK: llvm.func @lookup(
// CHECK: llvm.mlir.addressof @__constant_4xf32
// CHECK: llvm.load
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
