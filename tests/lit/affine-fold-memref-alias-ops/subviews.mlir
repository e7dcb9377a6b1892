// RUN: pyopt --split-input-file --affine-fold-memref-alias-ops %s | FileCheck %s

// Affine loads and stores through slices, and near misses.

func.func @steps(%m: memref<12x32xf32>, %a: index, %b: index) {
  %0 = memref.subview %m[%a, 1] [4, 4] [2, %b]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %0[%i, %j + 1] : memref<4x4xf32, strided<[64, ?], offset: ?>>
      affine.store %1, %0[%i + symbol(%a), %j * 2 + 3]
          : memref<4x4xf32, strided<[64, ?], offset: ?>>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> ((d0 + 1) * s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 2 + s0 * 3)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> ((d0 * 2 + 3) * s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @steps(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:         %1 = affine.apply #map1(%arg4)[%arg2]
// CHECK-NEXT:         %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:         %3 = affine.apply #map2(%arg3)[%arg1]
// CHECK-NEXT:         %4 = affine.apply #map3(%arg4)[%arg2]
// CHECK-NEXT:         affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other attributes are dropped.
func.func @known_steps(%m: memref<12x32xf32>, %a: index) {
  %0 = memref.subview %m[%a, 1] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      %1 = affine.load %0[%i, %j + 1] {kept} : memref<4x4xf32, strided<[64, 3], offset: ?>>
      affine.store %1, %0[%i floordiv 2, %j mod 2] {kept}
          : memref<4x4xf32, strided<[64, 3], offset: ?>>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 3 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> ((d0 floordiv 2) * 2 + s0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 * 3 - (d0 floordiv 2) * 6 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @known_steps(%arg0: memref<12x32xf32>, %arg1: index) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:         %0 = affine.apply #map(%arg2)[%arg1]
// CHECK-NEXT:         %1 = affine.apply #map1(%arg3)
// CHECK-NEXT:         %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:         %3 = affine.apply #map2(%arg2)[%arg1]
// CHECK-NEXT:         %4 = affine.apply #map3(%arg3)
// CHECK-NEXT:         affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped(%m: memref<12x32x5xf32>, %a: index) {
  %0 = memref.subview %m[%a, 1, 2] [4, 1, 2] [1, 1, 1]
      : memref<12x32x5xf32> to memref<4x2xf32, strided<[160, 1], offset: ?>>
  %1 = memref.subview %m[%a, 1, 2] [1, 1, 1] [1, 1, 1]
      : memref<12x32x5xf32> to memref<f32, strided<[], offset: ?>>
  affine.for %i = 0 to 2 {
    %x = affine.load %0[%i, 0] : memref<4x2xf32, strided<[160, 1], offset: ?>>
    affine.store %x, %1[] : memref<f32, strided<[], offset: ?>>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped(%arg0: memref<12x32x5xf32>, %arg1: index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 2 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg2)[%arg1]
// CHECK-NEXT:       %1 = affine.load %arg0[%0, %c1, %c2] : memref<12x32x5xf32>
// CHECK-NEXT:       affine.store %1, %arg0[%arg1, %c1, %c2] : memref<12x32x5xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Slices of slices stay for others.
func.func @of_subview(%m: memref<12x32xf32>, %a: index, %n: index) -> f32 {
  %0 = memref.subview %m[%a, 1] [4, %n] [1, 1]
      : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%a, 1] [2, %n] [1, 1]
      : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x?xf32, strided<[32, 1], offset: ?>>
  %2 = memref.load %1[%a, %a] : memref<2x?xf32, strided<[32, 1], offset: ?>>
  %3 = affine.load %1[symbol(%a), 1] : memref<2x?xf32, strided<[32, 1], offset: ?>>
  %4 = arith.addf %2, %3 : f32
  return %4 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @of_subview(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [4, %arg2] [1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %subview[%arg1, 1] [2, %arg2] [1, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %0 = memref.load %subview_0[%arg1, %arg1] : memref<2x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %1 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %2 = affine.load %arg0[%1, %c3] : memref<12x32xf32>
// CHECK-NEXT:     %3 = arith.addf %0, %2 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loads, stores and prefetches of other kinds stay.
func.func @others(%m: memref<12x32xf32>, %a: index, %n: index) -> f32 {
  %0 = memref.subview %m[%a, 1] [4, %n] [1, 1]
      : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  affine.for %i = 0 to 4 {
    %1 = affine.vector_load %0[%i, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    affine.vector_store %1, %0[%i, %i] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
    affine.prefetch %0[%i, %i], read, locality<1>, data
        : memref<4x?xf32, strided<[32, 1], offset: ?>>
  }
  %2 = memref.load %0[%a, %a] : memref<4x?xf32, strided<[32, 1], offset: ?>>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 1] [4, %arg2] [1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %1 = affine.vector_load %subview[%arg3, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %1, %subview[%arg3, %arg3] : memref<4x?xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:       affine.prefetch %subview[%arg3, %arg3], read, locality<1>, data : memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = memref.load %subview[%arg1, %arg1] : memref<4x?xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The cast folds; a slice that is stored stays.
func.func @cast(%m: memref<12x32xf32>, %mm: memref<2xmemref<4x4xf32, strided<[32, 1]>>>) -> f32 {
  %0 = memref.subview %m[0, 0] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1]>>
  affine.store %0, %mm[1] : memref<2xmemref<4x4xf32, strided<[32, 1]>>>
  %1 = memref.cast %0 : memref<4x4xf32, strided<[32, 1]>> to memref<?x4xf32, strided<[32, 1]>>
  %2 = affine.load %1[1, 2] : memref<?x4xf32, strided<[32, 1]>>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<12x32xf32>, %arg1: memref<2xmemref<4x4xf32, strided<[32, 1]>>>) -> f32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[0, 0] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1]>>
// CHECK-NEXT:     affine.store %subview, %arg1[1] : memref<2xmemref<4x4xf32, strided<[32, 1]>>>
// CHECK-NEXT:     %0 = affine.load %arg0[%c1, %c2] : memref<12x32xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
