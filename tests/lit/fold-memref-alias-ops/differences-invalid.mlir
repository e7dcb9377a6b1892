// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// The reference makes invalid ops: index arithmetic in a vector.mask, a slice whose type does not know its offset, a
// basis of 0.

func.func @transfer_in_mask(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                            %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = memref.subview %m[%a, %b] [4, 8] [1, 1]
      : memref<12x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %1 = vector.mask %k {
    vector.transfer_read %0[%i, %j], %p {in_bounds = [true]}
        : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  vector.mask %k {
    vector.transfer_write %1, %0[%j, %i] {in_bounds = [true]}
        : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  } : vector<4xi1>
  return %1 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_in_mask(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32, %arg6: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4]
// CHECK-NEXT:     %2 = vector.mask %arg6 { vector.transfer_read %arg0[%0, %1], %arg5 {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     vector.mask %arg6 { vector.transfer_write %2, %arg0[%3, %4] {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32> } : vector<4xi1>
// CHECK-NEXT:     return %2 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @offset_becomes_known(%m: memref<12x32xf32>)
    -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%c1, 2] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[1, %c1] [2, 2] [1, 1]
      : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @offset_becomes_known(%arg0: memref<12x32xf32>) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[%c2, %c3] [2, 2] [1, 1] : memref<12x32xf32> to memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     return %subview : memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_elements(%m: memref<2x0x4xf32>, %i: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x0x4xf32> into memref<0xf32>
  %1 = memref.load %0[%i] : memref<0xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_elements(%arg0: memref<2x0x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1, 2]] : memref<2x0x4xf32> into memref<0xf32>
// CHECK-NEXT:     %0 = memref.load %collapse_shape[%arg1] : memref<0xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
