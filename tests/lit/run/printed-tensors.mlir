// RUN: pyopt-run %s --entry entry | FileCheck %s
// RUN: pyopt-run %s --entry entry --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" | FileCheck %s

// What prints memrefs is declared on tensors before bufferization.

// CHECK:      Unranked Memref base@ = {{.*}} rank = 1 offset = 0 sizes = [3] strides = [1] data =
// CHECK-NEXT: [1,  0,  2]
// CHECK-NEXT: Unranked Memref base@ = {{.*}} rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data =
// CHECK-NEXT: {{\[\[}}1,   2],
// CHECK-NEXT:  [3,   4]]
func.func private @printMemrefF64(%p: tensor<*xf64>)
func.func private @printMemrefI32(%p: tensor<*xi32>)
func.func @entry() {
  %a = arith.constant dense<[1.0, 0.0, 2.0]> : tensor<3xf64>
  %u = tensor.cast %a : tensor<3xf64> to tensor<*xf64>
  call @printMemrefF64(%u) : (tensor<*xf64>) -> ()
  %b = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %v = tensor.cast %b : tensor<2x2xi32> to tensor<*xi32>
  call @printMemrefI32(%v) : (tensor<*xi32>) -> ()
  return
}
