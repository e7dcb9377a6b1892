// RUN: pyopt --split-input-file --convert-vector-to-scf='full-unroll target-rank=0' %s | FileCheck %s

// Transfers element by element.

func.func @write_masked(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<2x2xf32>,
                        %k: vector<2x2xi1>) {
  vector.transfer_write %v, %m[%i, %j], %k : vector<2x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<2x2xf32>, %arg4: vector<2x2xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %0 = arith.cmpi sgt, %dim, %arg1 : index
// CHECK-NEXT:     scf.if %0 {
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %3 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %4 = vector.extract %arg4[0, 0] : i1 from vector<2x2xi1>
// CHECK-NEXT:       %5 = arith.andi %3, %4 : i1
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %10 = vector.extract %arg3[0, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %11 = vector.broadcast %10 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %11, %arg0[%arg1, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %6 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim_2, %6 : index
// CHECK-NEXT:       %8 = vector.extract %arg4[0, 1] : i1 from vector<2x2xi1>
// CHECK-NEXT:       %9 = arith.andi %7, %8 : i1
// CHECK-NEXT:       scf.if %9 {
// CHECK-NEXT:         %10 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %11 = vector.extract %arg3[0, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %12 = vector.broadcast %11 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %12, %arg0[%arg1, %10] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %dim_0 = memref.dim %arg0, %c0 : memref<?x?xf32>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = arith.cmpi sgt, %dim_0, %1 : index
// CHECK-NEXT:     scf.if %2 {
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1]
// CHECK-NEXT:       %dim_1 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %4 = arith.cmpi sgt, %dim_1, %arg2 : index
// CHECK-NEXT:       %5 = vector.extract %arg4[1, 0] : i1 from vector<2x2xi1>
// CHECK-NEXT:       %6 = arith.andi %4, %5 : i1
// CHECK-NEXT:       scf.if %6 {
// CHECK-NEXT:         %11 = vector.extract %arg3[1, 0] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %12 = vector.broadcast %11 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %12, %arg0[%3, %arg2] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:       %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
// CHECK-NEXT:       %7 = affine.apply #map()[%arg2]
// CHECK-NEXT:       %8 = arith.cmpi sgt, %dim_2, %7 : index
// CHECK-NEXT:       %9 = vector.extract %arg4[1, 1] : i1 from vector<2x2xi1>
// CHECK-NEXT:       %10 = arith.andi %8, %9 : i1
// CHECK-NEXT:       scf.if %10 {
// CHECK-NEXT:         %11 = affine.apply #map()[%arg2]
// CHECK-NEXT:         %12 = vector.extract %arg3[1, 1] : f32 from vector<2x2xf32>
// CHECK-NEXT:         %13 = vector.broadcast %12 : f32 to vector<f32>
// CHECK-NEXT:         vector.transfer_write %13, %arg0[%3, %11] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
