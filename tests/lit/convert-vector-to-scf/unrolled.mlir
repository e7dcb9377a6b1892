// RUN: pyopt --split-input-file --convert-vector-to-scf=full-unroll %s | FileCheck %s

// Transfers index by index.

func.func @tensor(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : tensor<?x?xf32>, vector<5x4xf32>
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert(%m: memref<?x?xf32>, %i: index, %p: f32, %v: vector<2x3x4xf32>)
    -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]}
      : memref<?x?xf32>, vector<3x4xf32>
  %1 = vector.insert %0, %v [1] : vector<3x4xf32> into vector<2x3x4xf32>
  return %1 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @insert(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.insert %0, %arg3 [1, 0] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     %2 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %3 = vector.transfer_read %arg0[%2, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %4 = vector.insert %3, %1 [1, 1] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     %5 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %6 = vector.transfer_read %arg0[%5, %arg1], %arg2 {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %7 = vector.insert %6, %4 [1, 2] : vector<4xf32> into vector<2x3x4xf32>
// CHECK-NEXT:     return %7 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// -----

func.func @scalable_inner(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @scalable_inner(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : f32 to vector<2x[4]xf32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2x[4]xf32>) {
// CHECK-NEXT:       %6 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:       %7 = vector.insert %6, %0 [0] : vector<[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:       scf.yield %7 : vector<2x[4]xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2x[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2x[4]xf32>) {
// CHECK-NEXT:       %6 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %7 = vector.transfer_read %arg0[%6, %arg2], %arg3 : memref<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:       %8 = vector.insert %7, %2 [1] : vector<[4]xf32> into vector<2x[4]xf32>
// CHECK-NEXT:       scf.yield %8 : vector<2x[4]xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2x[4]xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %5 : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
