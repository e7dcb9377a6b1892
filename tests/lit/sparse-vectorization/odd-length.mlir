// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=3 | FileCheck %s

// Lengths are any.

// The induction variable counts up in a vector.
func.func @counter(%lo: index, %hi: index, %o: memref<?xindex>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    memref.store %i, %o[%i] : memref<?xindex>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (3, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter(%arg0: index, %arg1: index, %arg2: memref<?xindex>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2]> : vector<3xindex>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c3 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c3]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<3xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<3xindex>
// CHECK-NEXT:       %3 = arith.addi %2, %cst : vector<3xindex>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %3 : memref<?xindex>, vector<3xi1>, vector<3xindex>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

// No masks are needed where vectors fit.
func.func @constant_bounds(%a: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (3, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constant_bounds(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c16 = arith.constant 16 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %c16 step %c3 {
// CHECK-NEXT:       %0 = affine.min #map(%c16, %arg2)[%c3]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<3xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg0[%arg2], %1, %cst : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
// CHECK-NEXT:       vector.maskedstore %arg1[%arg2], %1, %2 : memref<?xf32>, vector<3xi1>, vector<3xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @arith_xori(%lo: index, %hi: index, %a: memref<?xi32>, %b: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %b) -> i32 {
    %x = memref.load %a[%i] : memref<?xi32>
    %y = arith.xori %acc, %x : i32
    scf.yield %y : i32
  } {"Emitted from" = "linalg.generic"}
  return %r : i32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (3, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @arith_xori(%arg0: index, %arg1: index, %arg2: memref<?xi32>, %arg3: i32) -> i32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<3xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.insertelement %arg3, %cst[%c0 : index] : vector<3xi32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %c3 iter_args(%arg5 = %0) -> (vector<3xi32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg4)[%c3]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<3xi1>
// CHECK-NEXT:       %5 = vector.maskedload %arg2[%arg4], %4, %cst : memref<?xi32>, vector<3xi1>, vector<3xi32> into vector<3xi32>
// CHECK-NEXT:       %6 = arith.xori %arg5, %5 : vector<3xi32>
// CHECK-NEXT:       %7 = arith.select %4, %6, %arg5 : vector<3xi1>, vector<3xi32>
// CHECK-NEXT:       scf.yield %7 : vector<3xi32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <xor>, %1 : vector<3xi32> into i32
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
