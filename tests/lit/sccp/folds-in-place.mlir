// RUN: pyopt %s --sccp --split-input-file | FileCheck %s

// Offset, sizes and strides become what the memref's type tells, in front of the op.
func.func @metadata(%m: memref<2x?xf32>, %n: memref<?x2xi8>)
    -> (memref<?x2xi8, strided<[2, 1]>>, index) {
  %0 = arith.constant 5 : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
      : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.subview %n[0, 0] [%strides#1, 2] [1, 1]
      : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
  %2 = arith.addi %sizes#0, %0 : index
  return %1, %2 : memref<?x2xi8, strided<[2, 1]>>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata(%arg0: memref<2x?xf32>, %arg1: memref<?x2xi8>) -> (memref<?x2xi8, strided<[2, 1]>>, index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %subview = memref.subview %arg1[0, 0] [%c1, 2] [1, 1] : memref<?x2xi8> to memref<?x2xi8, strided<[2, 1]>>
// CHECK-NEXT:     %0 = arith.addi %c2, %c5 : index
// CHECK-NEXT:     return %subview, %0 : memref<?x2xi8, strided<[2, 1]>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cast to a type and back again, and one that is not back again.
func.func @casts(%m: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %0 : memref<?xf32> to memref<?xf32>
  return %1, %2 : memref<4xf32>, memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: memref<4xf32>) -> (memref<4xf32>, memref<?xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %cast_1 = memref.cast %cast : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return %cast_0, %cast_1 : memref<4xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An element of a vector that is made of elements.
func.func @element(%x: f32) -> (f32, f32) {
  %c = arith.constant 3.0 : f32
  %v = vector.from_elements %x, %c, %x, %x : vector<2x2xf32>
  %0 = vector.extract %v[0, 1] : f32 from vector<2x2xf32>
  %1 = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @element(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT:     %cst = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.from_elements %arg0, %cst, %arg0, %arg0 : vector<2x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:     return %cst, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a cast forgets is known of what was cast, but the op is not changed for it.
func.func @metadata_of_a_cast(%m: memref<?x5xf32>) -> (index, index) {
  %c = memref.cast %m : memref<?x5xf32> to memref<?x?xf32>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %c
      : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  return %offset, %sizes#1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @metadata_of_a_cast(%arg0: memref<?x5xf32>) -> (index, index) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?x5xf32> to memref<?x?xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     return %c0, %sizes#1 : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
