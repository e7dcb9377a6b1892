// RUN: pyopt --split-input-file --canonicalize %s | FileCheck %s

// The reference takes scalable extents for fixed ones here, which only is right if vscale is 1.

// Whether four elements suffice depends on vscale.
func.func @read(%m: memref<4xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0], %p : memref<4xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @read(%arg0: memref<4xf32>, %arg1: f32) -> vector<[4]xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = vector.transfer_read %arg0[%c0], %arg1 : memref<4xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %0 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The second write may change what the first has written.
func.func @overlap(%t: tensor<64xf32>, %v: vector<[4]xf32>, %w: vector<[4]xf32>, %p: f32)
    -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
  %1 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
  %2 = vector.transfer_read %1[%c0], %p {in_bounds = [true]} : tensor<64xf32>, vector<[4]xf32>
  return %2 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @overlap(%arg0: tensor<64xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: f32) -> vector<[4]xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
// CHECK-NEXT:     %1 = vector.transfer_write %arg2, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<64xf32>
// CHECK-NEXT:     %2 = vector.transfer_read %1[%c0], %arg3 {in_bounds = [true]} : tensor<64xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %2 : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Element 5 is in the first row if vscale is 2; rows that stay whole are found all the same.
func.func @element_of_cast(%v: vector<2x[4]xf32>, %w: vector<4x[4]xf32>) -> (f32, vector<[4]xf32>) {
  %0 = vector.shape_cast %v : vector<2x[4]xf32> to vector<[8]xf32>
  %1 = vector.extract %0[5] : f32 from vector<[8]xf32>
  %2 = vector.shape_cast %w : vector<4x[4]xf32> to vector<2x2x[4]xf32>
  %3 = vector.extract %2[1, 1] : vector<[4]xf32> from vector<2x2x[4]xf32>
  return %1, %3 : f32, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @element_of_cast(%arg0: vector<2x[4]xf32>, %arg1: vector<4x[4]xf32>) -> (f32, vector<[4]xf32>) {
// CHECK-NEXT:     %0 = vector.shape_cast %arg0 : vector<2x[4]xf32> to vector<[8]xf32>
// CHECK-NEXT:     %1 = vector.extract %0[5] : f32 from vector<[8]xf32>
// CHECK-NEXT:     %2 = vector.extract %arg1[3] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK-NEXT:     return %1, %2 : f32, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There are more than 4 rows, of which only 4 are set.
func.func @row_of_mask(%n: index, %i: index) -> (vector<4xi1>, vector<4xi1>) {
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c4, %n : vector<[4]x4xi1>
  %1 = vector.extract %0[%i] : vector<4xi1> from vector<[4]x4xi1>
  %2 = vector.extract %0[2] : vector<4xi1> from vector<[4]x4xi1>
  return %1, %2 : vector<4xi1>, vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @row_of_mask(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<4xi1>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %0 = vector.create_mask %c4, %arg0 : vector<[4]x4xi1>
// CHECK-NEXT:     %1 = vector.extract %0[%arg1] : vector<4xi1> from vector<[4]x4xi1>
// CHECK-NEXT:     %2 = vector.create_mask %arg0 : vector<4xi1>
// CHECK-NEXT:     return %1, %2 : vector<4xi1>, vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// vscale elements, or rows, are added.
func.func @sum(%v: vector<[1]xf32>, %w: vector<[1]x4xf32>, %a: vector<4xf32>)
    -> (f32, vector<4xf32>) {
  %0 = vector.reduction <add>, %v : vector<[1]xf32> into f32
  %1 = vector.multi_reduction <add>, %w, %a [0] : vector<[1]x4xf32> to vector<4xf32>
  return %0, %1 : f32, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sum(%arg0: vector<[1]xf32>, %arg1: vector<[1]x4xf32>, %arg2: vector<4xf32>) -> (f32, vector<4xf32>) {
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<[1]xf32> into f32
// CHECK-NEXT:     %1 = vector.multi_reduction <add>, %arg1, %arg2 [0] : vector<[1]x4xf32> to vector<4xf32>
// CHECK-NEXT:     return %0, %1 : f32, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// There are vscale different elements.
func.func @transposed_broadcast(%v: vector<[1]xf32>) -> vector<[1]x2xf32> {
  %0 = vector.broadcast %v : vector<[1]xf32> to vector<2x[1]xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x[1]xf32> to vector<[1]x2xf32>
  return %1 : vector<[1]x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposed_broadcast(%arg0: vector<[1]xf32>) -> vector<[1]x2xf32> {
// CHECK-NEXT:     %0 = vector.broadcast %arg0 : vector<[1]xf32> to vector<2x[1]xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [1, 0] : vector<2x[1]xf32> to vector<[1]x2xf32>
// CHECK-NEXT:     return %1 : vector<[1]x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// These are not all elements of a scalable vector.
func.func @elements(%s: vector<[2]xf32>) -> vector<2xf32> {
  %0 = vector.extract %s[0] : f32 from vector<[2]xf32>
  %1 = vector.extract %s[1] : f32 from vector<[2]xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  return %2 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: vector<[2]xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : f32 from vector<[2]xf32>
// CHECK-NEXT:     %2 = vector.from_elements %0, %1 : vector<2xf32>
// CHECK-NEXT:     return %2 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements of the step are less than four times vscale.
func.func @step() -> vector<[4]xi1> {
  %s = vector.step : vector<[4]xindex>
  %c = arith.constant dense<4> : vector<[4]xindex>
  %r = arith.cmpi ult, %s, %c : vector<[4]xindex>
  return %r : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @step() -> vector<[4]xi1> {
// CHECK-NEXT:     %cst = arith.constant dense<4> : vector<[4]xindex>
// CHECK-NEXT:     %0 = vector.step : vector<[4]xindex>
// CHECK-NEXT:     %1 = arith.cmpi ult, %0, %cst : vector<[4]xindex>
// CHECK-NEXT:     return %1 : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
