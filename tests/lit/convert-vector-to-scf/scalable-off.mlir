// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Without the option they are left.

func.func @constants(%v: vector<4x[2]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = vector.create_mask %c1, %c3 : vector<[2]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j], %m {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @constants(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = vector.create_mask %c1, %c3 : vector<[2]x4xi1>
// CHECK-NEXT:     %1 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     vector.transfer_write %1, %arg1[%arg2, %arg3], %0 {in_bounds = [true, true]} : vector<[2]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
