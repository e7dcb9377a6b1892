// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

// A name that is taken, and a global that can be used.

memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<1.0>
memref.global "private" constant @mine : memref<2xf64> = dense<[1.0, 2.0]> {alignment = 64 : i64}

func.func @taken(%i: index) -> (f32, f64) {
  %0 = arith.constant dense<2.0> : tensor<2xf32>
  %1 = arith.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %a = tensor.extract %0[%i] : tensor<2xf32>
  %b = tensor.extract %1[%i] : tensor<2xf64>
  return %a, %b : f32, f64
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<2.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<1.000000e+00>
// CHECK-NEXT:   memref.global "private" constant @mine : memref<2xf64> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @taken(%arg0: index) -> (f32, f64) {
// CHECK-NEXT:     %0 = memref.get_global @__constant_2xf32_0 : memref<2xf32>
// CHECK-NEXT:     %1 = memref.get_global @mine : memref<2xf64>
// CHECK-NEXT:     %2 = memref.load %0[%arg0] : memref<2xf32>
// CHECK-NEXT:     %3 = memref.load %1[%arg0] : memref<2xf64>
// CHECK-NEXT:     return %2, %3 : f32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_cast(%t: tensor<?xi32>, %i: index) -> index {
  %0 = arith.index_cast %t : tensor<?xi32> to tensor<?xindex>
  %x = tensor.extract %0[%i] : tensor<?xindex>
  return %x : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @index_cast(%arg0: tensor<?xi32>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = arith.index_cast %0 : memref<?xi32, strided<[?], offset: ?>> to memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %1[%arg1] : memref<?xindex, strided<[?], offset: ?>>
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) -> f32 {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg2 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg1 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = arith.select %arg0, %1, %0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %3 = memref.load %2[%arg3] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers of two types become one with an unknown layout.

func.func @select_of_two_layouts(%c: i1, %a: tensor<?xf32>, %n: index, %i: index) -> f32 {
  %b = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_of_two_layouts(%arg0: i1, %arg1: tensor<?xf32>, %arg2: index, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%arg2) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = arith.select %arg0, %0, %cast : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %1[%arg3] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
