// RUN: pyopt --linalg-generalize-named-ops --linalg-fuse-elementwise-ops --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' --drop-equivalent-buffer-results --buffer-results-to-out-params=modify-public-functions --convert-linalg-to-loops --convert-scf-to-cf --convert-math-to-llvm --convert-math-to-libm --expand-strided-metadata --lower-affine --finalize-memref-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --convert-cf-to-llvm --reconcile-unrealized-casts %s | FileCheck %s

// Named ops that are generalized and fused; the result becomes a parameter.

func.func @layer(%w: tensor<4x16xf32>, %x: tensor<16xf32>, %bias: tensor<4xf32>,
                 %init: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.matvec
      ins(%w, %x : tensor<4x16xf32>, tensor<16xf32>)
      outs(%init : tensor<4xf32>) -> tensor<4xf32>
  %z = linalg.add
      ins(%y, %bias : tensor<4xf32>, tensor<4xf32>)
      outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = linalg.exp ins(%z : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK: llvm.func @layer(
// CHECK: llvm.fmul
// CHECK: llvm.fadd
// CHECK: llvm.fadd
// CHECK: llvm.intr.exp
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
