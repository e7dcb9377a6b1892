// RUN: pyopt %s --split-input-file --sparse-vectorization=vl=4 | FileCheck %s

// What is loaded for an iteration is an index. It is unsigned: narrow ones become wider.

func.func @gather_i32(%lo: index, %hi: index, %v: memref<?xf32>, %crd: memref<?xi32>,
                      %b: memref<?xf32>, %o: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %c1 {
    %x = memref.load %v[%i] : memref<?xf32>
    %j = memref.load %crd[%i] : memref<?xi32>
    %e = arith.extui %j : i32 to i64
    %q = arith.index_cast %e : i64 to index
    %z = memref.load %b[%q] : memref<?xf32>
    %y = arith.mulf %x, %z : f32
    memref.store %y, %o[%i] : memref<?xf32>
  } {"Emitted from" = "linalg.generic"}
  return
}

// CHECK: #map = affine_map<(d0, d1)[s0] -> (4, d0 - d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @gather_i32(%arg0: index, %arg1: index, %arg2: memref<?xf32>, %arg3: memref<?xi32>, %arg4: memref<?xf32>, %arg5: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant dense<0> : vector<4xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     scf.for %arg6 = %arg0 to %arg1 step %c4 {
// CHECK-NEXT:       %0 = affine.min #map(%arg1, %arg6)[%c4]
// CHECK-NEXT:       %1 = vector.create_mask %0 : vector<4xi1>
// CHECK-NEXT:       %2 = vector.maskedload %arg2[%arg6], %1, %cst_0 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %3 = vector.maskedload %arg3[%arg6], %1, %cst : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
// CHECK-NEXT:       %4 = arith.extui %3 : vector<4xi32> to vector<4xi64>
// CHECK-NEXT:       %5 = vector.gather %arg4[%c0] [%4], %1, %cst_0 : memref<?xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       %6 = arith.mulf %2, %5 : vector<4xf32>
// CHECK-NEXT:       vector.maskedstore %arg5[%arg6], %1, %6 : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     } {"Emitted from" = "linalg.generic"}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
