// RUN: pyopt %s --split-input-file --sparse-vectorization="vl=4 reference-exact=true" --allow-unregistered-dialect | FileCheck %s

// The reference's text for loops whose vectors compute something else.

// Vectors of truth values are bits in memory, single ones bytes.
func.func @truth_values(%lo: index, %hi: index, %a: memref<?xi1>, %o: memref<?xi1>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %a[%i] : memref<?xi1>
    memref.store %x, %o[%i] : memref<?xi1>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @truth_values(%arg0: index, %arg1: index, %arg2: memref<?xi1>, %arg3: memref<?xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg4], %1, %cst : memref<?xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
// CHECK-NEXT:       vector.maskedstore %arg3[%arg4], %1, %2 : memref<?xi1>, vector<4xi1>, vector<4xi1>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @diagonal(%lo: index, %hi: index, %a: memref<8x16xf32>, %k: f32) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %row = memref.subview %a[%i, 0] [1, 16] [1, 1]
        : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    memref.store %k, %row[%i] : memref<16xf32, strided<[1], offset: ?>>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @diagonal(%arg0: index, %arg1: index, %arg2: memref<8x16xf32>, %arg3: f32) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %subview = memref.subview %arg2[%arg4, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg4)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %subview[%arg4], %1, %2 : memref<16xf32, strided<[1], offset: ?>>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
