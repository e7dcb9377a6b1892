// RUN: pyopt %s --convert-vector-to-scf="full-unroll target-rank=0" --split-input-file | FileCheck %s

// Down to vectors of rank 0, whose element is inserted.

func.func @one(%m: memref<?xi32>, %i: index, %p: i32, %v: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<2xi32>
  vector.transfer_write %v, %m[%i] {in_bounds = [true]} : vector<2xi32>, memref<?xi32>
  return %0 : vector<2xi32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one(%arg0: memref<?xi32>, %arg1: index, %arg2: i32, %arg3: vector<2xi32>) -> vector<2xi32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : i32 to vector<2xi32>
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:     %1 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (vector<2xi32>) {
// CHECK-NEXT:       %11 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xi32>, vector<i32>
// CHECK-NEXT:       %12 = vector.extract %11[] : i32 from vector<i32>
// CHECK-NEXT:       %13 = vector.insert %12, %0 [0] : i32 into vector<2xi32>
// CHECK-NEXT:       scf.yield %13 : vector<2xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : vector<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?xi32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %4 = arith.cmpi sgt, %dim_0, %3 : index
// CHECK-NEXT:     %5 = scf.if %4 -> (vector<2xi32>) {
// CHECK-NEXT:       %11 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %12 = vector.transfer_read %arg0[%11], %arg2 : memref<?xi32>, vector<i32>
// CHECK-NEXT:       %13 = vector.extract %12[] : i32 from vector<i32>
// CHECK-NEXT:       %14 = vector.insert %13, %2 [1] : i32 into vector<2xi32>
// CHECK-NEXT:       scf.yield %14 : vector<2xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %2 : vector<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %6 = vector.extract %arg3[0] : i32 from vector<2xi32>
// CHECK-NEXT:     %7 = vector.broadcast %6 : i32 to vector<i32>
// CHECK-NEXT:     vector.transfer_write %7, %arg0[%arg1] : vector<i32>, memref<?xi32>
// CHECK-NEXT:     %8 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %9 = vector.extract %arg3[1] : i32 from vector<2xi32>
// CHECK-NEXT:     %10 = vector.broadcast %9 : i32 to vector<i32>
// CHECK-NEXT:     vector.transfer_write %10, %arg0[%8] : vector<i32>, memref<?xi32>
// CHECK-NEXT:     return %5 : vector<2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor(%m: tensor<?x?xi32>, %i: index, %p: i32, %v: vector<2x2xi32>)
    -> (vector<2x2xi32>, tensor<?x?xi32>) {
  %0 = vector.transfer_read %m[%i, %i], %p : tensor<?x?xi32>, vector<2x2xi32>
  %1 = vector.transfer_write %v, %m[%i, %i] : vector<2x2xi32>, tensor<?x?xi32>
  return %0, %1 : vector<2x2xi32>, tensor<?x?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor(%arg0: tensor<?x?xi32>, %arg1: index, %arg2: i32, %arg3: vector<2x2xi32>) -> (vector<2x2xi32>, tensor<?x?xi32>) {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : tensor<?x?xi32>, vector<2x2xi32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg3, %arg0[%arg1, %arg1] : vector<2x2xi32>, tensor<?x?xi32>
// CHECK-NEXT:     return %0, %1 : vector<2x2xi32>, tensor<?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
