// RUN: pyopt --split-input-file --convert-vector-to-scf=lower-tensors %s | FileCheck %s

// Transfers of tensors, which loops carry.

func.func @read(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2], %arg3 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<5xvector<4xf32>>
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

func.func @write(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c5 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<?x?xf32>) {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:         %7 = vector.transfer_write %6, %arg5[%5, %arg2] : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:         scf.yield %7 : tensor<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @read_masked(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<5x4xi1>)
    -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p, %k : tensor<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read_masked(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<5x4xi1>) -> vector<5x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       scf.if %4 {
// CHECK-NEXT:         %5 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %6 = memref.load %1[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         %7 = vector.transfer_read %arg0[%5, %arg2], %arg3, %6 : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %7, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %5 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     return %2 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>,
                        %k: vector<5x4xi1>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j], %k : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>, %arg4: vector<5x4xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<5x4xi1>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<5x4xi1>> to memref<5xvector<4xi1>>
// CHECK-NEXT:     %2 = scf.for %arg5 = %c0 to %c5 step %c1 iter_args(%arg6 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?xf32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim, %3 : index
// CHECK-NEXT:       %5 = scf.if %4 -> (tensor<?x?xf32>) {
// CHECK-NEXT:         %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %7 = memref.load %0[%arg5] : memref<5xvector<4xf32>>
// CHECK-NEXT:         %8 = memref.load %1[%arg5] : memref<5xvector<4xi1>>
// CHECK-NEXT:         %9 = vector.transfer_write %7, %arg6[%6, %arg2], %8 : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:         scf.yield %9 : tensor<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %5 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_in_bounds(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<5x4xf32>)
    -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j] {in_bounds = [true, true]}
      : vector<5x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_in_bounds(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<5x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c5 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = memref.load %0[%arg4] : memref<5xvector<4xf32>>
// CHECK-NEXT:       %4 = vector.transfer_write %3, %arg5[%2, %arg2] {in_bounds = [true]} : vector<4xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %4 : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_three(%m: tensor<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>)
    -> tensor<?x?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %j, %i] : vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_three(%arg0: tensor<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     %1 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:       %dim = tensor.dim %arg0, %c0 : tensor<?x?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       %4 = scf.if %3 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:         %5 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %6 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         %7 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:           %dim_0 = tensor.dim %arg5, %c1 : tensor<?x?x?xf32>
// CHECK-NEXT:           %8 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:           %9 = arith.cmpi sgt, %dim_0, %8 : index
// CHECK-NEXT:           %10 = scf.if %9 -> (tensor<?x?x?xf32>) {
// CHECK-NEXT:             %11 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:             %12 = memref.load %6[%arg4, %arg6] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:             %13 = vector.transfer_write %12, %arg7[%5, %11, %arg1] : vector<4xf32>, tensor<?x?x?xf32>
// CHECK-NEXT:             scf.yield %13 : tensor<?x?x?xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg7 : tensor<?x?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %10 : tensor<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %7 : tensor<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg5 : tensor<?x?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %4 : tensor<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one(%m: tensor<?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : tensor<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3 : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p {permutation_map = affine_map<(d0, d1) -> (d0)>}
      : tensor<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 {permutation_map = #map} : tensor<?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
