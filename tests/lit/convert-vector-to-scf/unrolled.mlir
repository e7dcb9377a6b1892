// RUN: pyopt --split-input-file --convert-vector-to-scf=full-unroll %s | FileCheck %s

// Transfers index by index.

func.func @extract(%m: memref<?x?xf32>, %i: index, %v: vector<2x3x4xf32>) {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<3x4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @extract(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %5 = vector.extract %arg2[1, 0] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %5, %arg0[%arg1, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %5 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %6 = vector.extract %arg2[1, 1] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %6, %arg0[%5, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_1, %3 : index
// CHECK-NEXT:     scf.if %4 {
// CHECK-NEXT:       %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %6 = vector.extract %arg2[1, 2] : vector<4xf32> from vector<2x3x4xf32>
// CHECK-NEXT:       vector.transfer_write %6, %arg0[%5, %arg1] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
