// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Maps that permute, repeat or leave out dimensions.

func.func @write_column_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>,
                               %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %j],
      %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
      : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_column_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>, %arg4: vector<4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x1xi1>>
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg4 : vector<4xi1> to vector<1x4xi1>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0] : vector<1x4xi1> to vector<4x1xi1>
// CHECK-NEXT:     %3 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     memref.store %2, %alloca_0[] : memref<vector<4x1xi1>>
// CHECK-NEXT:     memref.store %3, %alloca[] : memref<vector<4x1xf32>>
// CHECK-NEXT:     %4 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT:     %5 = vector.type_cast %alloca_0 : memref<vector<4x1xi1>> to memref<4xvector<1xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %7 = memref.load %4[%arg5] : memref<4xvector<1xf32>>
// CHECK-NEXT:       %8 = memref.load %5[%arg5] : memref<4xvector<1xi1>>
// CHECK-NEXT:       vector.transfer_write %7, %arg0[%6, %arg2], %8 {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_inner_of_last(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j],
      %p {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated_inner_of_last(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<5xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<5xf32> to vector<4x5xf32>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT:     return %2 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_of_tensor(%m: tensor<?xf32>, %i: index, %j: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i],
      %p {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, 0)>}
      : tensor<?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated_of_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3 : tensor<?xf32>, vector<f32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<f32> to vector<2x4xf32>
// CHECK-NEXT:     return %1 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_outer_dims(%m: memref<?x?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] {permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>}
      : vector<5x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_outer_dims(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4x1xf32>>
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : vector<5x4xf32> to vector<1x5x4xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [1, 2, 0] : vector<1x5x4xf32> to vector<5x4x1xf32>
// CHECK-NEXT:     memref.store %1, %alloca[] : memref<vector<5x4x1xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %alloca : memref<vector<5x4x1xf32>> to memref<5xvector<4x1xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = vector.type_cast %2 : memref<5xvector<4x1xf32>> to memref<5x4xvector<1xf32>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:           %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:           %7 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %8 = arith.cmpi sgt, %dim_0, %7 : index
// CHECK-NEXT:           scf.if %8 {
// CHECK-NEXT:             %9 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:             %10 = memref.load %6[%arg4, %arg5] : memref<5x4xvector<1xf32>>
// CHECK-NEXT:             vector.transfer_write %10, %arg0[%5, %9, %arg1] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
