// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// A negative extent stays an operand; the reference makes a type with it that nobody can read.
func.func @view_of_negative_extent(%m: memref<?xi8>, %i: index) -> memref<?xf32> {
  %c-3 = arith.constant -3 : index
  %0 = memref.view %m[%i][%c-3] : memref<?xi8> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @view_of_negative_extent(%arg0: memref<?xi8>, %arg1: index) -> memref<?xf32> {
// CHECK-NEXT:     %c-3 = arith.constant -3 : index
// CHECK-NEXT:     %view = memref.view %arg0[%arg1][%c-3] : memref<?xi8> to memref<?xf32>
// CHECK-NEXT:     return %view : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts that contradict each other stay; the reference makes one of them that does not verify.
func.func @contradicting_casts(%m: memref<4xf32>) -> memref<5xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<5xf32>
  return %1 : memref<5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @contradicting_casts(%arg0: memref<4xf32>) -> memref<5xf32> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %cast_0 = memref.cast %cast : memref<?xf32> to memref<5xf32>
// CHECK-NEXT:     return %cast_0 : memref<5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A copy between shapes that contradict each other keeps its cast; the reference's does not verify.
func.func @copy_between_contradicting_casts(%m: memref<4xf32>, %n: memref<5xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  memref.copy %0, %n : memref<?xf32> to memref<5xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copy_between_contradicting_casts(%arg0: memref<4xf32>, %arg1: memref<5xf32>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     memref.copy %cast, %arg1 : memref<?xf32> to memref<5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
