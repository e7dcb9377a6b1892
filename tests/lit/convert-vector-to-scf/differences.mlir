// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Where the reference is wrong or crashes.

// llvm/llvm-project#221307: a vector.mask holds one op.
func.func @in_mask(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<5x4xi1>, %v: vector<5x4xf32>)
    -> vector<5x4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<5x4xf32> }
      : vector<5x4xi1> -> vector<5x4xf32>
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<5x4xf32>, memref<?x?xf32> }
      : vector<5x4xi1>
  return %0 : vector<5x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_mask(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<5x4xi1>, %arg4: vector<5x4xf32>) -> vector<5x4xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<?x?xf32>, vector<5x4xf32> } : vector<5x4xi1> -> vector<5x4xf32>
// CHECK-NEXT:     vector.mask %arg3 { vector.transfer_write %arg4, %arg0[%arg1, %arg1] : vector<5x4xf32>, memref<?x?xf32> } : vector<5x4xi1>
// CHECK-NEXT:     return %0 : vector<5x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transposed_in_mask(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<5x4xi1>,
                              %v: vector<4x5xf32>) -> vector<4x5xf32> {
  %0 = vector.mask %k {
    vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : memref<?x?xf32>, vector<4x5xf32>
  } : vector<5x4xi1> -> vector<4x5xf32>
  return %0 : vector<4x5xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed_in_mask(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<5x4xi1>, %arg4: vector<4x5xf32>) -> vector<4x5xf32> {
// CHECK-NEXT:     %0 = vector.mask %arg3 { vector.transfer_read %arg0[%arg1, %arg1], %arg2 {permutation_map = #map} : memref<?x?xf32>, vector<4x5xf32> } : vector<5x4xi1> -> vector<4x5xf32>
// CHECK-NEXT:     return %0 : vector<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column_in_mask(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>,
                          %v: vector<4xf32>) {
  vector.mask %k {
    vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0)>}
        : vector<4xf32>, memref<?x?xf32>
  } : vector<4xi1>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @column_in_mask(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<4xf32>) {
// CHECK-NEXT:     vector.mask %arg3 { vector.transfer_write %arg4, %arg0[%arg1, %arg1] {permutation_map = #map} : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_masked_missing_middle(%m: memref<?x?x?xf32>, %i: index, %j: index,
                                       %v: vector<5x4xf32>, %k: vector<5x4xi1>) {
  vector.transfer_write %v, %m[%i, %j, %i],
      %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>}
      : vector<5x4xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_masked_missing_middle(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: vector<5x4xf32>, %arg4: vector<5x4xi1>) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<5x1x4xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<5x1x4xi1>>
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : vector<5x4xf32> to vector<1x5x4xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg4 : vector<5x4xi1> to vector<1x5x4xi1>
// CHECK-NEXT:     %2 = vector.transpose %1, [1, 0, 2] : vector<1x5x4xi1> to vector<5x1x4xi1>
// CHECK-NEXT:     %3 = vector.transpose %0, [1, 0, 2] : vector<1x5x4xf32> to vector<5x1x4xf32>
// CHECK-NEXT:     memref.store %2, %alloca_0[] : memref<vector<5x1x4xi1>>
// CHECK-NEXT:     memref.store %3, %alloca[] : memref<vector<5x1x4xf32>>
// CHECK-NEXT:     %4 = vector.type_cast %alloca : memref<vector<5x1x4xf32>> to memref<5xvector<1x4xf32>>
// CHECK-NEXT:     %5 = vector.type_cast %alloca_0 : memref<vector<5x1x4xi1>> to memref<5xvector<1x4xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c5 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %7 = arith.cmpi sgt, %dim, %6 : index
// CHECK-NEXT:       scf.if %7 {
// CHECK-NEXT:         %8 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %9 = vector.type_cast %4 : memref<5xvector<1x4xf32>> to memref<5x1xvector<4xf32>>
// CHECK-NEXT:         %10 = vector.type_cast %5 : memref<5xvector<1x4xi1>> to memref<5x1xvector<4xi1>>
// CHECK-NEXT:         scf.for %arg6 = %c0 to %c1 step %c1 {
// CHECK-NEXT:           %11 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:           %12 = memref.load %9[%arg5, %arg6] : memref<5x1xvector<4xf32>>
// CHECK-NEXT:           %13 = memref.load %10[%arg5, %arg6] : memref<5x1xvector<4xi1>>
// CHECK-NEXT:           vector.transfer_write %12, %arg0[%8, %11, %arg1], %13 : vector<4xf32>, memref<?x?x?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @repeated_masked_of_all(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32,
                                  %k: vector<1xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p,
      %k {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>}
      : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @repeated_masked_of_all(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<1xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = vector.splat %arg3 : vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = vector.extractelement %arg4[%c0 : index] : vector<1xi1>
// CHECK-NEXT:       %3 = scf.if %2 -> (vector<4xf32>) {
// CHECK-NEXT:         %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %5 = vector.insertelement %4, %arg6[%arg5 : index] : vector<4xf32>
// CHECK-NEXT:         scf.yield %5 : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The dimensions of a mask are in the order of memory, and not in that of the vector.
func.func @repeated_before_swapped_masked(%m: memref<?x?x?x?xf32>, %i: index, %j: index, %p: f32,
                                          %k: vector<4x3xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i, %j], %p, %k {
    in_bounds = [true, false, false],
    permutation_map = affine_map<(d0, d1, d2, d3) -> (0, d1, d0)>
  } : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @repeated_before_swapped_masked(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4x3xi1>) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<2x4x3xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x3xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<4x3xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<2x4x3xf32>> to memref<2xvector<4x3xf32>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c2 step %c1 {
// CHECK-NEXT:       %3 = vector.type_cast %0 : memref<2xvector<4x3xf32>> to memref<2x4xvector<3xf32>>
// CHECK-NEXT:       %4 = vector.type_cast %alloca_0 : memref<vector<4x3xi1>> to memref<4xvector<3xi1>>
// CHECK-NEXT:       scf.for %arg6 = %c0 to %c4 step %c1 {
// CHECK-NEXT:         %dim = memref.dim %arg0, %c0 : memref<?x?x?x?xf32>
// CHECK-NEXT:         %5 = affine.apply #map(%arg6)[%arg1]
// CHECK-NEXT:         %6 = arith.cmpi sgt, %dim, %5 : index
// CHECK-NEXT:         scf.if %6 {
// CHECK-NEXT:           %7 = affine.apply #map(%arg6)[%arg1]
// CHECK-NEXT:           %8 = memref.load %4[%arg6] : memref<4xvector<3xi1>>
// CHECK-NEXT:           %9 = vector.splat %arg3 : vector<3xf32>
// CHECK-NEXT:           %10 = scf.for %arg7 = %c0 to %c3 step %c1 iter_args(%arg8 = %9) -> (vector<3xf32>) {
// CHECK-NEXT:             %11 = affine.apply #map(%arg7)[%arg2]
// CHECK-NEXT:             %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
// CHECK-NEXT:             %12 = affine.apply #map(%arg7)[%arg2]
// CHECK-NEXT:             %13 = arith.cmpi sgt, %dim_1, %12 : index
// CHECK-NEXT:             %14 = vector.extractelement %8[%arg7 : index] : vector<3xi1>
// CHECK-NEXT:             %15 = arith.andi %13, %14 : i1
// CHECK-NEXT:             %16 = scf.if %15 -> (vector<3xf32>) {
// CHECK-NEXT:               %17 = memref.load %arg0[%7, %11, %arg1, %arg2] : memref<?x?x?x?xf32>
// CHECK-NEXT:               %18 = vector.insertelement %17, %arg8[%arg7 : index] : vector<3xf32>
// CHECK-NEXT:               scf.yield %18 : vector<3xf32>
// CHECK-NEXT:             } else {
// CHECK-NEXT:               scf.yield %arg8 : vector<3xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             scf.yield %16 : vector<3xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           memref.store %10, %3[%arg5, %arg6] : memref<2x4xvector<3xf32>>
// CHECK-NEXT:         } else {
// CHECK-NEXT:           %7 = vector.splat %arg3 : vector<3xf32>
// CHECK-NEXT:           memref.store %7, %3[%arg5, %arg6] : memref<2x4xvector<3xf32>>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = memref.load %alloca[] : memref<vector<2x4x3xf32>>
// CHECK-NEXT:     %2 = vector.transpose %1, [0, 2, 1] : vector<2x4x3xf32> to vector<2x3x4xf32>
// CHECK-NEXT:     return %2 : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swapped_masked(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<4x3xi1>)
    -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i, %j, %i], %p,
      %k {permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>}
      : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @swapped_masked(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: index, %arg3: f32, %arg4: vector<4x3xi1>) -> vector<3x4xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloca = memref.alloca() : memref<vector<4x3xf32>>
// CHECK-NEXT:     %alloca_0 = memref.alloca() : memref<vector<4x3xi1>>
// CHECK-NEXT:     memref.store %arg4, %alloca_0[] : memref<vector<4x3xi1>>
// CHECK-NEXT:     %0 = vector.type_cast %alloca : memref<vector<4x3xf32>> to memref<4xvector<3xf32>>
// CHECK-NEXT:     %1 = vector.type_cast %alloca_0 : memref<vector<4x3xi1>> to memref<4xvector<3xi1>>
// CHECK-NEXT:     scf.for %arg5 = %c0 to %c4 step %c1 {
// CHECK-NEXT:       %dim = memref.dim %arg0, %c0 : memref<?x?x?xf32>
// CHECK-NEXT:       %4 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:       %5 = arith.cmpi sgt, %dim, %4 : index
// CHECK-NEXT:       scf.if %5 {
// CHECK-NEXT:         %6 = affine.apply #map(%arg5)[%arg1]
// CHECK-NEXT:         %7 = memref.load %1[%arg5] : memref<4xvector<3xi1>>
// CHECK-NEXT:         %8 = vector.splat %arg3 : vector<3xf32>
// CHECK-NEXT:         %9 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %8) -> (vector<3xf32>) {
// CHECK-NEXT:           %10 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:           %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
// CHECK-NEXT:           %11 = affine.apply #map(%arg6)[%arg2]
// CHECK-NEXT:           %12 = arith.cmpi sgt, %dim_1, %11 : index
// CHECK-NEXT:           %13 = vector.extractelement %7[%arg6 : index] : vector<3xi1>
// CHECK-NEXT:           %14 = arith.andi %12, %13 : i1
// CHECK-NEXT:           %15 = scf.if %14 -> (vector<3xf32>) {
// CHECK-NEXT:             %16 = memref.load %arg0[%6, %10, %arg1] : memref<?x?x?xf32>
// CHECK-NEXT:             %17 = vector.insertelement %16, %arg7[%arg6 : index] : vector<3xf32>
// CHECK-NEXT:             scf.yield %17 : vector<3xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %arg7 : vector<3xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:           scf.yield %15 : vector<3xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %9, %0[%arg5] : memref<4xvector<3xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %6 = vector.splat %arg3 : vector<3xf32>
// CHECK-NEXT:         memref.store %6, %0[%arg5] : memref<4xvector<3xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = memref.load %alloca[] : memref<vector<4x3xf32>>
// CHECK-NEXT:     %3 = vector.transpose %2, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
// CHECK-NEXT:     return %3 : vector<3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
