// RUN: pyopt %s --resolve-shaped-type-result-dims=error-on-pattern-iteration-limit=false | FileCheck %s
// RUN: pyopt %s --resolve-ranked-shaped-type-result-dims=error-on-pattern-iteration-limit=false | FileCheck %s

func.func @f(%n: index) -> index {
  %0 = tensor.empty(%n) : tensor<4x?xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.dim %0, %c1 : tensor<4x?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> index {
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
