// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// Subscripts, bounds, and what vectors are made of.

func.func @counter_as_number(%lo: index, %hi: index, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.sitofp %x : i32 to f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @counter_as_number(%arg0: index, %arg1: index, %arg2: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg3)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : index to vector<4xindex>
// CHECK-NEXT:       %3 = arith.addi %2, %cst : vector<4xindex>
// CHECK-NEXT:       %4 = arith.index_cast %3 : vector<4xindex> to vector<4xi32>
// CHECK-NEXT:       %5 = arith.sitofp %4 : vector<4xi32> to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg2[%arg3], %1, %5 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Outer subscripts are invariant.
func.func @rows(%lo: index, %hi: index, %k: index, %a: memref<8x?xf32>, %o: memref<4x8x?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%k, %i] : memref<8x?xf32>
    memref.store %x, %o[%k, %c1, %i] : memref<4x8x?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rows(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<8x?xf32>, %arg4: memref<4x8x?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg3[%arg2, %arg5], %1, %cst : memref<8x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%arg2, %c1, %arg5], %1, %2 : memref<4x8x?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset_right(%lo: index, %hi: index, %pos: memref<?xindex>, %a: memref<?xf32>,
                        %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %base = memref.load %pos[%c1] : memref<?xindex>
  scf.for %i = %lo to %hi step %c1 {
    %j = arith.addi %i, %base : index
    %x = memref.load %a[%i] : memref<?xf32>
    memref.store %x, %o[%j] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @offset_right(%arg0: index, %arg1: index, %arg2: memref<?xindex>, %arg3: memref<?xf32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = memref.load %arg2[%c1] : memref<?xindex>
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %1 = affine.min #map(%arg1, %arg5)[%c4]
// CHECK-NEXT:       %2 = vector.create_mask %1 : vector<4xi1>
// CHECK-NEXT:       %3 = arith.addi %0, %arg5 : index
// CHECK-NEXT:       %4 = vector.maskedload %arg3[%arg5], %2, %cst : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg4[%3], %2, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
