// RUN: pyopt %s --int-range-optimizations | FileCheck %s

// A condition that is poison, around functions that call each other and values that have no range.

func.func private @a(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
  %0 = ub.poison : i1
  %1 = scf.if %0 -> (tensor<?x?xf32>) {
    %2 = func.call @b(%arg0, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
    scf.yield %2 : tensor<?x?xf32>
  } else {
    %2 = ub.poison : tensor<?x4xf32>
    %cast = tensor.cast %2 : tensor<?x4xf32> to tensor<?x?xf32>
    scf.yield %cast : tensor<?x?xf32>
  }
  return %1 : tensor<?x?xf32>
}
func.func private @b(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
  %1 = call @a(%arg0, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
func.func @main(%arg0: tensor<2x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
  %0 = ub.poison : tensor<2x4xf32>
  %cast = tensor.cast %0 : tensor<2x4xf32> to tensor<?x4xf32>
  %1 = call @a(%cast, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = ub.poison : tensor<?x4xf32>
// CHECK-NEXT:     %1 = ub.poison : i1
// CHECK-NEXT:     %2 = scf.if %1 -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %3 = func.call @b(%arg0, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %3 : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %cast = tensor.cast %0 : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %cast : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @b(%arg0: tensor<?x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = call @a(%arg0, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
// CHECK-NEXT:     return %0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%arg0: tensor<2x4xf32>, %arg1: i1) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = ub.poison : tensor<2x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %0 : tensor<2x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:     %1 = call @a(%cast, %arg1) : (tensor<?x4xf32>, i1) -> tensor<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
