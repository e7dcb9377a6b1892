// RUN: pyopt --split-input-file --convert-vector-to-scf=full-unroll %s | FileCheck %s

// Insertions of what is read.

// Where the source ends there is padding, and not what the vector has there.
func.func @insert_padded(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x3x4xf32>)
    -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<3x4xf32>
  %1 = vector.insert %0, %v [1] : vector<3x4xf32> into vector<2x3x4xf32>
  return %1 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insert_padded(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : f32 to vector<3x4xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<3x4xf32>) {
// CHECK-NEXT:       %10 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %11 = vector.insert %10, %0 [0] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:       scf.yield %11 : vector<3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<3x4xf32>) {
// CHECK-NEXT:       %10 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %11 = vector.transfer_read %arg0[%10, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %12 = vector.insert %11, %2 [1] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:       scf.yield %12 : vector<3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %6 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %7 = arith.cmpi sgt, %dim_1, %6 : index
// CHECK-NEXT:     %8 = scf.if %7 -> (vector<3x4xf32>) {
// CHECK-NEXT:       %10 = affine.apply #map1()[%arg1]
// CHECK-NEXT:       %11 = vector.transfer_read %arg0[%10, %arg1], %arg2 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:       %12 = vector.insert %11, %5 [2] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:       scf.yield %12 : vector<3x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %5 : vector<3x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %9 = vector.insert %8, %arg3 [1] : vector<3x4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     return %9 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
