// RUN: pyopt %s --split-input-file --sparse-vectorization="vl=8 enable-simd-index32" | FileCheck %s

// Coordinates of 32 bits stay as they are.

func.func @scatter_i32(%lo: index, %hi: index, %v: memref<?xf32>, %crd: memref<?xi32>,
                       %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xi32>
    %e = arith.extui %j : i32 to i64
    %q = arith.index_cast %e : i64 to index
    %z = memref.load %o[%q] : memref<?xf32>
    %y = arith.addf %x, %z : f32
    memref.store %y, %o[%q] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (8, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scatter_i32(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi32>, %arg4: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<8xi32>
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     scf.for %arg5 = %arg0 to %arg1 step %c8 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg5)[%c8]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<8xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
// CHECK-NEXT:       %3 = vector.maskedload %arg2[%arg5], %1, %cst : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %4 = vector.maskedload %arg3[%arg5], %1, %cst_0 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
// CHECK-NEXT:       %5 = vector.gather %arg4[%c0] [%4], %1, %cst : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:       %6 = arith.addf %3, %5 : vector<8xf32>
// CHECK-NEXT:       vector.scatter %arg4[%c0] [%2], %1, %6 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
