// RUN: pyopt --split-input-file --convert-vector-to-scf %s | FileCheck %s

// Without the option they are left.

func.func @b(%v: vector<4x[4]xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: vector<4x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @n(%v: vector<[4]x4xf32>, %d: memref<?x?xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @n(%arg0: vector<[4]x4xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     vector.transfer_write %arg0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%v: vector<4x[2]xf32>, %d: memref<?x?xf32, strided<[?, 2], offset: ?>>,
                   %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
  vector.transfer_write %t, %d[%i, %j] {in_bounds = [true, true]}
      : vector<[2]x4xf32>, memref<?x?xf32, strided<[?, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%arg0: vector<4x[2]xf32>, %arg1: memref<?x?xf32, strided<[?, 2], offset: ?>>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [1, 0] : vector<4x[2]xf32> to vector<[2]x4xf32>
// CHECK-NEXT:     vector.transfer_write %0, %arg1[%arg2, %arg3] {in_bounds = [true, true]} : vector<[2]x4xf32>, memref<?x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
