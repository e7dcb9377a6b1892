// RUN: pyopt %s --outline-shape-computation --allow-unregistered-dialect --split-input-file | FileCheck %s

// Values that regions see are inputs of the function; a value keeps its shape where another type is wanted. The
// reference makes invalid IR of both.

func.func @region_that_sees_values(%t: tensor<?xf32>, %c: i1, %n: index) -> tensor<?xf32> {
  %k = scf.if %c -> index {
    %q = arith.addi %n, %n : index
    scf.yield %q : index
  } else {
    scf.yield %n : index
  }
  %s = shape.from_extents %k : index
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @region_that_sees_values(%arg0: tensor<?xf32>, %arg1: i1, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     return %0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: i1, %arg1: index) -> !shape.shape {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (index) {
// CHECK-NEXT:       %2 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = from_extents %0 : index
// CHECK-NEXT:     return %1 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @value_of_another_type(%t: tensor<?xf32>, %s: !shape.shape) -> tensor<4xf32> {
  %v = "test.a"(%t) : (tensor<?xf32>) -> tensor<?xf32>
  %w = shape.with_shape %v, %s : tensor<?xf32>, !shape.shape
  %x = shape.value_of %w : tensor<4xf32>
  return %x : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @value_of_another_type(%arg0: tensor<?xf32>, %arg1: !shape.shape) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = "test.a"(%arg0) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %1 = shape.with_shape %0, %arg1 : tensor<?xf32>, !shape.shape
// CHECK-NEXT:     %2 = shape.value_of %1 : tensor<4xf32>
// CHECK-NEXT:     return %2 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.func private @shape_cal_0(%arg0: !shape.shape) -> !shape.shape {
// CHECK-NEXT:     return %arg0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }
