// RUN: pyopt --convert-tensor-to-linalg --one-shot-bufferize='bufferize-function-boundaries' --expand-realloc --convert-linalg-to-loops --expand-strided-metadata --lower-affine --convert-scf-to-cf --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Padding of a tensor with dynamic sizes.

func.func @pad(%t: tensor<?x8xf32>, %n: index) -> tensor<?x12xf32> {
  %zero = arith.constant 0.0 : f32
  %r = tensor.pad %t low[%n, 1] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x8xf32> to tensor<?x12xf32>
  return %r : tensor<?x12xf32>
}

// CHECK: llvm.func @pad(
// CHECK: llvm.call @malloc
// CHECK: llvm.store
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
