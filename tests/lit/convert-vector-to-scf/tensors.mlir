// RUN: pyopt --split-input-file --convert-vector-to-scf=lower-tensors %s | FileCheck %s

// Transfers of tensors, which loops carry.

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
