// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// A mask that is all set says nothing.
func.func @masks(%v: vector<8xf32>, %m: memref<8xf32>, %i: index, %k: vector<8xi1>)
    -> (f32, vector<8xf32>, f32) {
  %all = vector.constant_mask [8] : vector<8xi1>
  %zero = arith.constant 0.0 : f32
  %0 = vector.mask %all { vector.reduction <add>, %v : vector<8xf32> into f32 }
      : vector<8xi1> -> f32
  %1 = vector.mask %all, %v { vector.transfer_read %m[%i], %zero : memref<8xf32>, vector<8xf32> }
      : vector<8xi1> -> vector<8xf32>
  vector.mask %all { vector.transfer_write %v, %m[%i] : vector<8xf32>, memref<8xf32> }
      : vector<8xi1>
  %2 = vector.mask %k { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return %0, %1, %2 : f32, vector<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%arg0: vector<8xf32>, %arg1: memref<8xf32>, %arg2: index, %arg3: vector<8xi1>) -> (f32, vector<8xf32>, f32) {
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = vector.reduction <add>, %arg0 : vector<8xf32> into f32
// CHECK-NEXT:     %1 = vector.transfer_read %arg1[%arg2], %cst : memref<8xf32>, vector<8xf32>
// CHECK-NEXT:     vector.transfer_write %arg0, %arg1[%arg2] : vector<8xf32>, memref<8xf32>
// CHECK-NEXT:     %2 = vector.mask %arg3 { vector.reduction <add>, %arg0 : vector<8xf32> into f32 } : vector<8xi1> -> f32
// CHECK-NEXT:     return %0, %1, %2 : f32, vector<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices of masks, and of what is repeated.
func.func @slices(%n: index, %p: index, %v: vector<4x1xf32>)
    -> (vector<2x3xi1>, vector<2x8xi1>, vector<2x3xf32>) {
  %c3 = arith.constant 3 : index
  %0 = vector.create_mask %n, %p : vector<4x8xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}
      : vector<4x8xi1> to vector<2x3xi1>
  %2 = vector.create_mask %c3, %p : vector<4x8xi1>
  %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]}
      : vector<4x8xi1> to vector<2x8xi1>
  %4 = vector.broadcast %v : vector<4x1xf32> to vector<4x8xf32>
  %5 = vector.extract_strided_slice %4 {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]}
      : vector<4x8xf32> to vector<2x3xf32>
  return %1, %3, %5 : vector<2x3xi1>, vector<2x8xi1>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%arg0: index, %arg1: index, %arg2: vector<4x1xf32>) -> (vector<2x3xi1>, vector<2x8xi1>, vector<2x3xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:     %1 = arith.subi %arg1, %c2 : index
// CHECK-NEXT:     %2 = vector.create_mask %0, %1 : vector<2x3xi1>
// CHECK-NEXT:     %3 = vector.create_mask %c2, %arg1 : vector<2x8xi1>
// CHECK-NEXT:     %4 = vector.extract_strided_slice %arg2 {offsets = [1, 0], sizes = [2, 1], strides = [1, 1]} : vector<4x1xf32> to vector<2x1xf32>
// CHECK-NEXT:     %5 = vector.broadcast %4 : vector<2x1xf32> to vector<2x3xf32>
// CHECK-NEXT:     return %2, %3, %5 : vector<2x3xi1>, vector<2x8xi1>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An insertion at the same place takes the place of the one before; at another one, it does not.
func.func @inserts(%v: vector<8xf32>, %f: f32, %g: f32, %i: index)
    -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %0 = vector.insert %f, %v [3] : f32 into vector<8xf32>
  %1 = vector.insert %g, %0 [3] : f32 into vector<8xf32>
  %2 = vector.insert %f, %v [%i] : f32 into vector<8xf32>
  %3 = vector.insert %g, %2 [%i] : f32 into vector<8xf32>
  %4 = vector.insert %g, %0 [4] : f32 into vector<8xf32>
  return %1, %3, %4 : vector<8xf32>, vector<8xf32>, vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inserts(%arg0: vector<8xf32>, %arg1: f32, %arg2: f32, %arg3: index) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg1, %arg0 [3] : f32 into vector<8xf32>
// CHECK-NEXT:     %1 = vector.insert %arg2, %arg0 [3] : f32 into vector<8xf32>
// CHECK-NEXT:     %2 = vector.insert %arg2, %arg0 [%arg3] : f32 into vector<8xf32>
// CHECK-NEXT:     %3 = vector.insert %arg2, %0 [4] : f32 into vector<8xf32>
// CHECK-NEXT:     return %1, %2, %3 : vector<8xf32>, vector<8xf32>, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elements of a shuffle are those of its operands, or poison; a row, and an element that is not known, stay.
func.func @shuffles(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x2xf32>, %i: index)
    -> (f32, f32, f32, f32, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [3, 5, -1] : vector<4xf32>, vector<8xf32>
  %1 = vector.extract %0[0] : f32 from vector<3xf32>
  %2 = vector.extract %0[1] : f32 from vector<3xf32>
  %3 = vector.extract %0[2] : f32 from vector<3xf32>
  %4 = vector.extract %0[%i] : f32 from vector<3xf32>
  %5 = vector.shuffle %c, %c [0, 5] : vector<4x2xf32>, vector<4x2xf32>
  %6 = vector.extract %5[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %2, %3, %4, %6 : f32, f32, f32, f32, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @shuffles(%arg0: vector<4xf32>, %arg1: vector<8xf32>, %arg2: vector<4x2xf32>, %arg3: index) -> (f32, f32, f32, f32, vector<2xf32>) {
// CHECK-NEXT:     %0 = ub.poison : f32
// CHECK-NEXT:     %1 = vector.shuffle %arg0, %arg1 [3, 5, -1] : vector<4xf32>, vector<8xf32>
// CHECK-NEXT:     %2 = vector.extract %arg0[3] : f32 from vector<4xf32>
// CHECK-NEXT:     %3 = vector.extract %arg1[1] : f32 from vector<8xf32>
// CHECK-NEXT:     %4 = vector.extract %1[%arg3] : f32 from vector<3xf32>
// CHECK-NEXT:     %5 = vector.shuffle %arg2, %arg2 [0, 5] : vector<4x2xf32>, vector<4x2xf32>
// CHECK-NEXT:     %6 = vector.extract %5[1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT:     return %2, %3, %0, %4, %6 : f32, f32, f32, f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Casts around what repeats elements, if it repeats the same.
func.func @casts(%s: vector<f32>, %o: vector<1xf32>, %v: vector<8xf32>, %w: vector<2xf32>)
    -> (vector<8xf32>, vector<2x4xf32>, vector<1x1x8xf32>, vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.shape_cast %o : vector<1xf32> to vector<f32>
  %1 = vector.broadcast %0 : vector<f32> to vector<8xf32>
  %2 = vector.broadcast %s : vector<f32> to vector<8xf32>
  %3 = vector.shape_cast %2 : vector<8xf32> to vector<2x4xf32>
  %4 = vector.broadcast %v : vector<8xf32> to vector<1x8xf32>
  %5 = vector.shape_cast %4 : vector<1x8xf32> to vector<1x1x8xf32>
  %6 = vector.broadcast %w : vector<2xf32> to vector<2x1x2xf32>
  %7 = vector.shape_cast %6 : vector<2x1x2xf32> to vector<2x2xf32>
  %8 = vector.shape_cast %w : vector<2xf32> to vector<2x1xf32>
  %9 = vector.broadcast %8 : vector<2x1xf32> to vector<2x2xf32>
  return %1, %3, %5, %7, %9
      : vector<8xf32>, vector<2x4xf32>, vector<1x1x8xf32>, vector<2x2xf32>, vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%arg0: vector<f32>, %arg1: vector<1xf32>, %arg2: vector<8xf32>, %arg3: vector<2xf32>) -> (vector<8xf32>, vector<2x4xf32>, vector<1x1x8xf32>, vector<2x2xf32>, vector<2x2xf32>) {
// CHECK-NEXT:     %0 = vector.broadcast %arg1 : vector<1xf32> to vector<8xf32>
// CHECK-NEXT:     %1 = vector.broadcast %arg0 : vector<f32> to vector<2x4xf32>
// CHECK-NEXT:     %2 = vector.shape_cast %arg2 : vector<8xf32> to vector<1x1x8xf32>
// CHECK-NEXT:     %3 = vector.broadcast %arg3 : vector<2xf32> to vector<2x2xf32>
// CHECK-NEXT:     %4 = vector.shape_cast %arg3 : vector<2xf32> to vector<2x1xf32>
// CHECK-NEXT:     %5 = vector.broadcast %4 : vector<2x1xf32> to vector<2x2xf32>
// CHECK-NEXT:     return %0, %1, %2, %3, %5 : vector<8xf32>, vector<2x4xf32>, vector<1x1x8xf32>, vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Parts of what has ones in front, and transpositions that move ones only.
func.func @ones(%v: vector<8xf32>, %s: vector<f32>, %u: vector<1x8x1xf32>, %i: index)
    -> (f32, f32, vector<1xf32>, vector<1x8x1xf32>, vector<8x1x1xf32>) {
  %0 = vector.shape_cast %v : vector<8xf32> to vector<1x8xf32>
  %1 = vector.extract %0[0, %i] : f32 from vector<1x8xf32>
  %2 = vector.shape_cast %s : vector<f32> to vector<1x1xf32>
  %3 = vector.extract %2[0, %i] : f32 from vector<1x1xf32>
  %4 = vector.extract %2[0] : vector<1xf32> from vector<1x1xf32>
  %5 = vector.transpose %u, [2, 1, 0] : vector<1x8x1xf32> to vector<1x8x1xf32>
  %6 = vector.transpose %u, [1, 0, 2] : vector<1x8x1xf32> to vector<8x1x1xf32>
  return %1, %3, %4, %5, %6 : f32, f32, vector<1xf32>, vector<1x8x1xf32>, vector<8x1x1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ones(%arg0: vector<8xf32>, %arg1: vector<f32>, %arg2: vector<1x8x1xf32>, %arg3: index) -> (f32, f32, vector<1xf32>, vector<1x8x1xf32>, vector<8x1x1xf32>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[%arg3] : f32 from vector<8xf32>
// CHECK-NEXT:     %1 = vector.extract %arg1[] : f32 from vector<f32>
// CHECK-NEXT:     %2 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %3 = vector.transpose %arg2, [1, 0, 2] : vector<1x8x1xf32> to vector<8x1x1xf32>
// CHECK-NEXT:     return %0, %1, %2, %arg2, %3 : f32, f32, vector<1xf32>, vector<1x8x1xf32>, vector<8x1x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
