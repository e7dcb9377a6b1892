// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Masks of transfers that repeat dimensions.

func.func @repeated_before_masked(%m: memref<?x?x?x?xf32>, %i: index, %j: index, %p: f32,
                                  %k: vector<3x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i, %j], %p, %k {
    in_bounds = [true, false, false],
    permutation_map = affine_map<(d0, d1, d2, d3) -> (0, d0, d1)>
  } : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_before_masked(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<3x4xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<3x4xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<3x4xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %2 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:       %3 = vector.type_cast %alloca_0 : memref<vector<3x4xi1>> to memref<3xvector<4xi1>>
// CHECK-NEXT:       scf.for %arg6 = %c0 to %c3 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %4 = affine.apply #map(%arg6)[%arg1]
// CHECK-NEXT:         %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT:         scf.if %5 {
// CHECK-NEXT:           %6 = affine.apply #map(%arg6)[%arg1]
// CHECK-NEXT:           %7 = memref.load %3[%arg6] : memref<3xvector<4xi1>>
// CHECK-NEXT:           %8 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:           %9 = scf.for %arg7 = %c0 to %c4 step %c1 iter_args(%arg8 = %8) -> (vector<4xf32>) {
// CHECK-NEXT:             %10 = affine.apply #map(%arg7)[%arg2]
// CHECK-NEXT:             %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:             %11 = affine.apply #map(%arg7)[%arg2]
// CHECK-NEXT:             %12 = arith.cmpi sgt, %dim_1, %11 : index
// CHECK-NEXT:             %13 = vector.extract %7[%arg7] : i1 from vector<4xi1>
// CHECK-NEXT:             %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:             %15 = scf.if %14 -> (vector<4xf32>) {
// CHECK-NEXT:               %16 = memref.load %arg0[%6, %10, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:               %17 = vector.insert %16, %arg8 [%arg7] : f32 into vector<4xf32>
// CHECK-NEXT:               scf.yield %17 : vector<4xf32>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg8 : vector<4xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %15 : vector<4xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %9, %2[%arg5, %arg6] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %6 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:           memref.store %6, %2[%arg5, %arg6] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     return %1 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
