// RUN: pyopt --split-input-file --buffer-deallocation-pipeline %s | FileCheck %s

// Each result is the buffer of its operand.
func.func @f(%c: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %0, %1 = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  %v = arith.constant 0.0 : f32
  memref.store %v, %0[%c] : memref<4xf32>
  %2 = memref.load %1[%c] : memref<4xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> f32 {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0:2 = memref.distinct_objects %alloc, %alloc_0 : memref<4xf32>, memref<4xf32>
// CHECK-NEXT:     memref.store %cst, %0#0[%arg0] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %0#1[%arg0] : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<4xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
