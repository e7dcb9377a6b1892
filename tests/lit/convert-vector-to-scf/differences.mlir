// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Where the reference is wrong or crashes.

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
// CHECK-NEXT:     %0 = vector.broadcast %arg3 : f32 to vector<4xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %0) -> (vector<4xf32>) {
// CHECK-NEXT:       %2 = vector.extract %arg4[0] : i1 from vector<1xi1>
// CHECK-NEXT:       %3 = scf.if %2 -> (vector<4xf32>) {
// CHECK-NEXT:         %4 = memref.load %arg0[%arg1, %arg2] : memref<?x?xf32>
// CHECK-NEXT:         %5 = vector.insert %4, %arg6 [%arg5] : f32 into vector<4xf32>
// CHECK-NEXT:         scf.yield %5 : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %arg6 : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
