// RUN: pyopt --pass-pipeline='builtin.module(canonicalize,cse,one-shot-bufferize{bufferize-function-boundaries},convert-linalg-to-affine-loops,lower-affine,convert-scf-to-cf,convert-math-to-libm,expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' %s | FileCheck %s

// Elementwise ops with a function of libm, through affine loops.

#id = affine_map<(i, j) -> (i, j)>
func.func @tanh_of_sum(%a: tensor<?x16xf32>, %b: tensor<16xf32>) -> tensor<?x16xf32> {
  %c0 = arith.constant 0 : index
  %half = arith.constant 0.5 : f32
  %n = tensor.dim %a, %c0 : tensor<?x16xf32>
  %e = tensor.empty(%n) : tensor<?x16xf32>
  %r = linalg.generic {
    indexing_maps = [#id, affine_map<(i, j) -> (j)>, #id],
    iterator_types = ["parallel", "parallel"]
  } ins(%a, %b : tensor<?x16xf32>, tensor<16xf32>) outs(%e : tensor<?x16xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    %t = math.tanh %s : f32
    %u = arith.mulf %t, %half : f32
    linalg.yield %u : f32
  } -> tensor<?x16xf32>
  return %r : tensor<?x16xf32>
}

// CHECK: llvm.func @tanhf(f32) -> f32
// CHECK: llvm.func @tanh_of_sum(
// CHECK: llvm.fadd
// CHECK: llvm.call @tanhf(
// CHECK: llvm.fmul
// CHECK: llvm.return
// CHECK-NOT: unrealized_conversion_cast
