// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Without users it goes.
func.func @one(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = memref.distinct_objects %a {x} : memref<?xf32>
  return %a : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: memref<?xf32>) -> memref<?xf32> {
// CHECK-NEXT:     return %arg0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Else it stays.
func.func @f(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %0, %1 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  %2, %3 = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  %c = arith.constant 0 : index
  %4 = memref.load %1[%c] : memref<?xf32>
  %5 = memref.load %3[%c] : memref<?xf32>
  %6 = arith.addf %4, %5 : f32
  return %6 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0:2 = memref.distinct_objects %arg0, %arg1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %1:2 = memref.distinct_objects %arg0, %arg1 : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:     %2 = memref.load %0#1[%c0] : memref<?xf32>
// CHECK-NEXT:     %3 = memref.load %1#1[%c0] : memref<?xf32>
// CHECK-NEXT:     %4 = arith.addf %2, %3 : f32
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
