// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=3 | FileCheck %s

// Lengths are any.

func.func @no_multiple(%a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c15 = arith.constant 15 : index
  scf.for %i = %c0 to %c15 step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_multiple(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c15 step %c3 {
// CHECK-NEXT:       %0 = vector.load %arg0[%arg2] : memref<?xf32>, vector<3xf32>
// CHECK-NEXT:       vector.store %0, %arg1[%arg2] : memref<?xf32>, vector<3xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
