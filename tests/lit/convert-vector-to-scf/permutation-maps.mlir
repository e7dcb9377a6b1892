// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Maps that permute, repeat or leave out dimensions.

func.func @transposed(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4x5xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<?x?xf32>, vector<4x5xf32>
  return %0 : vector<4x5xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4x5xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = vector.transfer_read %arg0[%5, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %6, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
// CHECK-NEXT:     return %2 : vector<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_transposed(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4x5xf32>) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : vector<4x5xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_transposed(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4x5xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.transpose %arg3, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = memref.load %1[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %5, %arg0[%4, %arg2] : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rotated(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p {
    in_bounds = [true, false, true],
    permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
  } : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rotated(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x2x3xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<4x2x3xf32>> to memref<4xvector<2x3xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = vector.type_cast %0 : memref<4xvector<2x3xf32>> to memref<4x2xvector<3xf32>>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %6 = vector.transfer_read %arg0[%3, %5, %arg1], %arg3 : memref<?x?x?xf32>, vector<3xf32>
// CHECK-NEXT:         memref.store %6, %4[%arg4, %arg5] : memref<4x2xvector<3xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<4x2x3xf32>>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 2, 0] : vector<4x2x3xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     return %2 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_rotated(%m: memref<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] {
    in_bounds = [true, false, true],
    permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
  } : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_rotated(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x2x3xf32>>
// CHECK-NEXT:     %0 = vector.transpose %arg3, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<4x2x3xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<4x2x3xf32>> to memref<4xvector<2x3xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = vector.type_cast %1 : memref<4xvector<2x3xf32>> to memref<4x2xvector<3xf32>>
// CHECK-NEXT:       scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:         %5 = memref.load %3[%arg4, %arg5] : memref<4x2xvector<3xf32>>
// CHECK-NEXT:         vector.transfer_write %5, %arg0[%2, %4, %arg1] : vector<3xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (vector<4xf32>) {
// CHECK-NEXT:         %6 = memref.load %arg0[%2, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %7 = vector.insertelement %6, %arg5[%arg4 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %7 : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_column(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>) {
  vector.transfer_write %v, %m[%i, %j] {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : vector<4xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_column(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x1xf32>>
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
// CHECK-NEXT:     memref.store %1, %alloca[] : memref<vector<4x1xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %alloca : memref<vector<4x1xf32>> to memref<4xvector<1xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = memref.load %2[%arg4] : memref<4xvector<1xf32>>
// CHECK-NEXT:         vector.transfer_write %6, %arg0[%5, %arg2] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column_in_bounds(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j],
      %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column_in_bounds(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c4 step %c1 iter_args(%arg5 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = memref.load %arg0[%2, %arg2] : memref<?x?xf32>
// CHECK-NEXT:       %4 = vector.insertelement %3, %arg5[%arg4 : index] : vector<4xf32>
// CHECK-NEXT:       scf.yield %4 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<4xi1>)
    -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       %5 = vector.extractelement %arg4[%arg5 : index] : vector<4xi1>
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       %7 = scf.if %6 -> (vector<4xf32>) {
// CHECK-NEXT:         %8 = memref.load %arg0[%2, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %9 = vector.insertelement %8, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %9 : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %7 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @repeated(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j],
      %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : f32 to vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_outer(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j],
      %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated_outer(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %0 : vector<4xf32> to vector<5x4xf32>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_inner(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j],
      %p {in_bounds = [false, true], permutation_map = affine_map<(d0, d1) -> (d0, 0)>}
      : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_inner(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         %6 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %5) -> (vector<4xf32>) {
// CHECK-NEXT:           %7 = memref.load %arg0[%4, %arg2] : memref<?x?xf32>
// CHECK-NEXT:           %8 = vector.insertelement %7, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:           scf.yield %8 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %6, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
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

func.func @repeated_middle(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32)
    -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p {
    in_bounds = [false, true, false],
    permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>
  } : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_middle(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x4xf32>> to memref<2xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %6 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:         %7 = vector.transfer_read %arg0[%arg1, %6, %arg1], %arg3 : memref<?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %7, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %6 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %6, %0[%arg4] : memref<2xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x4xf32>>
// CHECK-NEXT:     %2 = vector.broadcast %1 : vector<2x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0, 2] : vector<3x2x4xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     return %3 : vector<2x3x4xf32>
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
// CHECK-NEXT:     %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
// CHECK-NEXT:     %0 = vector.broadcast %extracted : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %0 : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @outer_dims(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i],
      %p {permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>}
      : memref<?x?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @outer_dims(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         %6 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %5) -> (vector<4xf32>) {
// CHECK-NEXT:           %7 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:           %8 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %9 = arith.cmpi sgt, %dim_0, %8 : index
// CHECK-NEXT:           %10 = scf.if %9 -> (vector<4xf32>) {
// CHECK-NEXT:             %11 = memref.load %arg0[%4, %7, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:             %12 = vector.insertelement %11, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:             scf.yield %12 : vector<4xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %10 : vector<4xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %6, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %1 : vector<5x4xf32>
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

// -----

func.func @transposed_masked(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<5x4xi1>)
    -> vector<4x5xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<?x?xf32>, vector<4x5xf32>
  return %0 : vector<4x5xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5x4xi1>) -> vector<4x5xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %7 = memref.load %1[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         %8 = vector.transfer_read %arg0[%6, %arg2], %arg3, %7 : memref<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %8, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %6 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %6, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<5x4xf32> to vector<4x5xf32>
// CHECK-NEXT:     return %3 : vector<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_transposed_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4x5xf32>,
                                   %k: vector<5x4xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
      : vector<4x5xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_transposed_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<4x5xf32>, %arg4: vector<5x4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     %0 = vector.transpose %arg3, [1, 0] : vector<4x5xf32> to vector<5x4xf32>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %0, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %2 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %6 = memref.load %1[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:         %7 = memref.load %2[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         vector.transfer_write %6, %arg0[%5, %arg2], %7 : vector<4xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
