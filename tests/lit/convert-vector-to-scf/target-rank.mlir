// RUN: pyopt --split-input-file --convert-vector-to-scf=target-rank=2 %s | FileCheck %s

// Down to two dimensions.

func.func @two(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<5x4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<5x4xf32>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x?xf32>, vector<5x4xf32>
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.transfer_read %arg0[%4, %arg2, %arg1], %arg3 : memref<?x?x?xf32>, vector<3x4xf32>
// CHECK-NEXT:         memref.store %5, %0[%arg4] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<3x4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     return %1 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_three(%m: memref<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>) {
  vector.transfer_write %v, %m[%i, %j, %i] : vector<2x3x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_three(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x3x4xf32>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     memref.store %arg3, %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %1 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %2 = arith.cmpi sgt, %dim, %1 : index
// CHECK-NEXT:       scf.if %2 {
// CHECK-NEXT:         %3 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %4 = memref.load %0[%arg4] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:         vector.transfer_write %4, %arg0[%3, %arg2, %arg1] : vector<3x4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @four(%m: memref<?x?x?x?xf32>, %i: index, %j: index, %p: f32) -> vector<2x2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i, %j], %p : memref<?x?x?x?xf32>, vector<2x2x3x4xf32>
  return %0 : vector<2x2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @four(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<2x2x3x4xf32> {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x2x3x4xf32>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x2x3x4xf32>> to memref<2xvector<2x3x4xf32>>
// CHECK-NEXT:     scf.for %arg4 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:       %2 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim, %2 : index
// CHECK-NEXT:       scf.if %3 {
// CHECK-NEXT:         %4 = affine.apply #map(%arg4)[%arg1]
// CHECK-NEXT:         %5 = vector.type_cast %0 : memref<2xvector<2x3x4xf32>> to memref<2x2xvector<3x4xf32>>
// CHECK-NEXT:         scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:           %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:           %6 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:           %7 = arith.cmpi sgt, %dim_0, %6 : index
// CHECK-NEXT:           scf.if %7 {
// CHECK-NEXT:             %8 = affine.apply #map(%arg5)[%arg2]
// CHECK-NEXT:             %9 = vector.transfer_read %arg0[%4, %8, %arg1, %arg2], %arg3 : memref<?x?x?x?xf32>, vector<3x4xf32>
// CHECK-NEXT:             memref.store %9, %5[%arg4, %arg5] : memref<2x2xvector<3x4xf32>>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %8 = vector.splat %arg3 : vector<3x4xf32>
// CHECK-NEXT:             memref.store %8, %5[%arg4, %arg5] : memref<2x2xvector<3x4xf32>>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %4 = vector.splat %arg3 : vector<2x3x4xf32>
// CHECK-NEXT:         memref.store %4, %0[%arg4] : memref<2xvector<2x3x4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x2x3x4xf32>>
// CHECK-NEXT:     return %1 : vector<2x2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%m: memref<8xf32, strided<[2]>>, %i: index, %j: index, %p: f32)
    -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<8xf32, strided<[2]>>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: memref<8xf32, strided<[2]>>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1], %arg3 : memref<8xf32, strided<[2]>>, vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
