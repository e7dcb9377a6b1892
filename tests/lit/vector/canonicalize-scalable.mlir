// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// Folds and rules that hold for scalable vectors too.

func.func @cast2(%v: vector<4x[4]xf32>) -> (vector<[4]xf32>) {
  %0 = vector.shape_cast %v : vector<4x[4]xf32> to vector<2x2x[4]xf32>
  %1 = vector.extract %0[1, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
  return %1 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast2(%arg0: vector<4x[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @insert(%v: vector<[4]xf32>, %s: vector<4xf32>) -> (vector<[4]xf32>, vector<[1]xf32>) {
  %c = arith.constant dense<1.0> : vector<[4]xf32>
  %a = arith.constant 2.0 : f32
  %0 = vector.insert %a, %c [1] : f32 into vector<[4]xf32>
  %d = arith.constant dense<1.0> : vector<[1]xf32>
  %1 = vector.insert %a, %d [0] : f32 into vector<[1]xf32>
  return %0, %1 : vector<[4]xf32>, vector<[1]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: vector<[4]xf32>, %arg1: vector<4xf32>) -> (vector<[4]xf32>, vector<[1]xf32>) {
// CHECK-NEXT:     %cst = arith.constant dense<1.000000e+00> : vector<[1]xf32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %cst_1 = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.insert %cst_1, %cst_0 [1] : f32 into vector<[4]xf32>
// CHECK-NEXT:     %1 = vector.insert %cst_1, %cst [0] : f32 into vector<[1]xf32>
// CHECK-NEXT:     return %0, %1 : vector<[4]xf32>, vector<[1]xf32>
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

func.func @broadcast(%v: vector<[1]xf32>, %w: vector<1xf32>) -> (f32, f32) {
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<2x[1]xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x[1]xf32>
  %2 = vector.broadcast %w : vector<1xf32> to vector<2x[4]xf32>
  %3 = vector.extract %2[1, 3] : f32 from vector<2x[4]xf32>
  return %1, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @broadcast(%arg0: vector<[1]xf32>, %arg1: vector<1xf32>) -> (f32, f32) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<[1]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[0] : f32 from vector<1xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @create(%n: index) -> (vector<[4]xi1>, vector<[4]xi1>) {
  %c2 = arith.constant 2 : index
  %0 = vector.create_mask %c2, %n : vector<3x[4]xi1>
  %1 = vector.extract %0[1] : vector<[4]xi1> from vector<3x[4]xi1>
  %2 = vector.extract %0[2] : vector<[4]xi1> from vector<3x[4]xi1>
  return %1, %2 : vector<[4]xi1>, vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @create(%arg0: index) -> (vector<[4]xi1>, vector<[4]xi1>) {
// CHECK-NEXT:     %cst = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     %0 = vector.create_mask %arg0 : vector<[4]xi1>
// CHECK-NEXT:     return %0, %cst : vector<[4]xi1>, vector<[4]xi1>
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

func.func @scast(%v: vector<1x[4]xf32>, %w: vector<[4]x1xf32>)
    -> (vector<[4]xf32>, vector<[4]xf32>, vector<1x1x[4]xf32>) {
  %0 = vector.shape_cast %v : vector<1x[4]xf32> to vector<[4]xf32>
  %1 = vector.shape_cast %0 : vector<[4]xf32> to vector<1x1x[4]xf32>
  %2 = vector.shape_cast %w : vector<[4]x1xf32> to vector<[4]xf32>
  return %0, %2, %1 : vector<[4]xf32>, vector<[4]xf32>, vector<1x1x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scast(%arg0: vector<1x[4]xf32>, %arg1: vector<[4]x1xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<1x1x[4]xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<1x[4]xf32> to vector<[4]xf32>
// CHECK-NEXT:     %1 = vector.shape_cast %arg0 : vector<1x[4]xf32> to vector<1x1x[4]xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg1 : vector<[4]x1xf32> to vector<[4]xf32>
// CHECK-NEXT:     return %0, %2, %1 : vector<[4]xf32>, vector<[4]xf32>, vector<1x1x[4]xf32>
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
