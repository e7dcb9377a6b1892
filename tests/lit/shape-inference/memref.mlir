// RUN: pyopt %s --shape-inference --split-input-file | FileCheck %s

// Buffers: allocations get the sizes that are numbers, views follow.

func.func @allocation(%f: f32, %i: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %0 = memref.alloc(%c4, %c8) : memref<?x?xf32>
  memref.store %f, %0[%i, %i] : memref<?x?xf32>
  linalg.fill ins(%f : f32) outs(%0 : memref<?x?xf32>)
  return %0 : memref<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @allocation(%arg0: f32, %arg1: index) -> memref<?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x8xf32>
// CHECK-NEXT:     memref.store %arg0, %alloc[%arg1, %arg1] : memref<4x8xf32>
// CHECK-NEXT:     linalg.fill ins(%arg0 : f32) outs(%alloc : memref<4x8xf32>)
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<4x8xf32> to memref<?x?xf32>
// CHECK-NEXT:     return %cast : memref<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
