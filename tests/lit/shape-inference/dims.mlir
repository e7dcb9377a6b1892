// RUN: pyopt %s --shape-inference --allow-unregistered-dialect --split-input-file | FileCheck %s

// Extents that are numbers, and extents that are known to be equal.

// The size that a tensor was made with is its extent.

func.func @size(%n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.empty(%n, %m) : tensor<?x?xf32>
  %1 = math.exp %0 : tensor<?x?xf32>
  %d = tensor.dim %1, %c0 : tensor<?x?xf32>
  %e = tensor.dim %1, %c1 : tensor<?x?xf32>
  return %e, %d : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @size(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT:     return %arg1, %arg0 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
