// RUN: pyopt --split-input-file --memref-expand %s | FileCheck %s

// The length of the shape is the rank, though the result has none: the reference makes a reinterpret_cast to a type
// without a rank, which is not valid.

func.func @length_0(%m: memref<1xf32>, %s: memref<0xindex>) -> memref<*xf32> {
  %0 = memref.reshape %m(%s) : (memref<1xf32>, memref<0xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @length_0(%arg0: memref<1xf32>, %arg1: memref<0xindex>) -> memref<*xf32> {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [], strides: [] : memref<1xf32> to memref<f32>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<f32> to memref<*xf32>
// CHECK-NEXT:     return %cast : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @space(%m: memref<?xf32, 2>, %s: memref<1xindex>) -> memref<*xf32, 2> {
  %0 = memref.reshape %m(%s) : (memref<?xf32, 2>, memref<1xindex>) -> memref<*xf32, 2>
  return %0 : memref<*xf32, 2>
}

// CHECK: module {
// CHECK-NEXT:   func.func @space(%arg0: memref<?xf32, 2>, %arg1: memref<1xindex>) -> memref<*xf32, 2> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = memref.load %arg1[%c0] : memref<1xindex>
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%0], strides: [1] : memref<?xf32, 2> to memref<?xf32, 2>
// CHECK-NEXT:     %cast = memref.cast %reinterpret_cast : memref<?xf32, 2> to memref<*xf32, 2>
// CHECK-NEXT:     return %cast : memref<*xf32, 2>
// CHECK-NEXT:   }
// CHECK-NEXT: }
