// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Folds and rules that hold for scalable vectors too.

func.func @allmask(%m: memref<?xf32>, %p: f32, %i: index) -> (vector<[4]xf32>) {
  %k = vector.constant_mask [4] : vector<[4]xi1>
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @allmask(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%arg2], %arg1 : memref<?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert2(%v: vector<[4]xf32>, %s: vector<1x[4]xf32>) -> (vector<1x[4]xf32>) {
  %0 = vector.insert %v, %s [0] : vector<[4]xf32> into vector<1x[4]xf32>
  return %0 : vector<1x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert2(%arg0: vector<[4]xf32>, %arg1: vector<1x[4]xf32>) -> vector<1x[4]xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     return %0 : vector<1x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transpose(%n: index, %a: f32) -> (vector<[4]x3xi1>, vector<[4]x2xf32>) {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %n : vector<3x[4]xi1>
  %1 = vector.transpose %0, [1, 0] : vector<3x[4]xi1> to vector<[4]x3xi1>
  %2 = vector.broadcast %a : f32 to vector<2x[4]xf32>
  %3 = vector.transpose %2, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %1, %3 : vector<[4]x3xi1>, vector<[4]x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transpose(%arg0: index, %arg1: f32) -> (vector<[4]x3xi1>, vector<[4]x2xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %0 = vector.create_mask %arg0, %c2 : vector<[4]x3xi1>
// CHECK-NEXT:     %1 = vector.broadcast %arg1 : f32 to vector<[4]x2xf32>
// CHECK-NEXT:     return %0, %1 : vector<[4]x3xi1>, vector<[4]x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskcast(%n: index) -> vector<[4]xi1> {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %n, %c1 : vector<[4]x1xi1>
  %1 = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
  return %1 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskcast(%arg0: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %0 = vector.create_mask %arg0 : vector<[4]xi1>
// CHECK-NEXT:     return %0 : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slices(%v: vector<4x[4]xf32>, %a: f32, %r: vector<[4]xf32>)
    -> (vector<2x[4]xf32>, vector<[4]xf32>) {
  %0 = vector.broadcast %r : vector<[4]xf32> to vector<4x[4]xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x[4]xf32> to vector<2x[4]xf32>
  %2 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x[4]xf32> to vector<2x[4]xf32>
  %3 = vector.extract %2[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return %1, %3 : vector<2x[4]xf32>, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%arg0: vector<4x[4]xf32>, %arg1: f32, %arg2: vector<[4]xf32>) -> (vector<2x[4]xf32>, vector<[4]xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg2 : vector<[4]xf32> to vector<2x[4]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[2] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     return %0, %1 : vector<2x[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
