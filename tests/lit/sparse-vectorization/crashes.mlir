// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// Loops on which the reference crashes, or makes what is not valid.

// The last element stays.
func.func @scalar_output(%lo: index, %hi: index, %a: memref<?xf32>, %o: memref<f32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[] : memref<f32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scalar_output(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<f32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c1 {
// CHECK-NEXT:       %0 = memref.load %arg2[%arg4] : memref<?xf32>
// CHECK-NEXT:       memref.store %0, %arg3[] : memref<f32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The sum is made anew in the new loop.
func.func @offset_of_coordinates(%lo: index, %hi: index, %crd: memref<?xindex>, %a: memref<?xf32>,
                                 %k: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %k) -> f32 {
    %k1 = arith.addi %i, %c1 : index
    %j = memref.load %crd[%k1] : memref<?xindex>
    %x = memref.load %a[%j] : memref<?xf32>
    %y = arith.addf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset_of_coordinates(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: f32) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xindex>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %0 = vector.insert %arg4, %cst_0 [0] : f32 into vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg0 to %arg1 step %c4 iter_args(%arg6 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %3 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %4 = vector.create_mask %3 : vector<4xi1>
// CHECK-NEXT:       %5 = arith.addi %arg5, %c1 : index
// CHECK-NEXT:       %6 = vector.maskedload %arg2[%5], %4, %cst : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
// CHECK-NEXT:       %7 = vector.gather %arg3[%c0] [%6], %4, %cst_0 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %8 = arith.addf %arg6, %7 : vector<4xf32>
// CHECK-NEXT:       %9 = arith.select %4, %8, %arg6 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:       scf.yield %9 : vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     %2 = vector.reduction <add>, %1 : vector<4xf32> into f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Counters of other types than index.
func.func @narrow(%lo: i32, %hi: i32, %x: f32) -> f32 {
  %c1 = arith.constant 1 : i32
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> (f32) : i32 {
    %y = arith.addf %acc, %x : f32
    scf.yield %y : f32
  } {"Emitted from" = "linalg.generic"}
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @narrow(%arg0: i32, %arg1: i32, %arg2: f32) -> f32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = scf.for %arg3 = %arg0 to %arg1 step %c1_i32 iter_args(%arg4 = %arg2) -> (f32)  : i32 {
// CHECK-NEXT:       %1 = arith.addf %arg4, %arg2 : f32
// CHECK-NEXT:       scf.yield %1 : f32
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
