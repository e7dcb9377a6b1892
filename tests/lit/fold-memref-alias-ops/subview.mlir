// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Elements of slices.

func.func @through_cast(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %c = memref.cast %0
      : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.load %c[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @through_cast(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @computed_index(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  %1 = memref.load %0[%k, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed_index(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @affine_symbols(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %k = 0 to 2 {
    %1 = affine.load %0[%k + symbol(%i), %k * 2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %1, %0[%k floordiv 2, symbol(%j)] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine_symbols(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:       %0 = affine.load %subview[%arg5 + symbol(%arg3), %arg5 * 2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:       affine.store %0, %subview[%arg5 floordiv 2, symbol(%arg4)] : memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    %1 = memref.load %0[%k, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    memref.store %1, %0[%j, %k] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loop(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.for %arg5 = %c0 to %arg3 step %c1 {
// CHECK-NEXT:       %0 = affine.apply #map()[%arg1, %arg5]
// CHECK-NEXT:       %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:       %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:       %4 = affine.apply #map1()[%arg2, %arg5]
// CHECK-NEXT:       memref.store %2, %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unreachable(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) {
  cf.br ^end
^end:
  return
^dead:
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  cf.br ^dead
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
