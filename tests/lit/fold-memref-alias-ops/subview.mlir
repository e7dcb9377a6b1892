// RUN: pyopt --split-input-file --fold-memref-alias-ops %s | FileCheck %s

// Elements of slices.

func.func @load(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %v: f32) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %v, %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @store(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     memref.store %arg5, %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nontemporal(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index, %v: f32) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] {nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %1, %0[%j, %i] {nontemporal = true} : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nontemporal(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] {nontemporal = true} : memref<12x32xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %4 = affine.apply #map1()[%arg2, %arg3]
// CHECK-NEXT:     memref.store %2, %arg0[%3, %4] {nontemporal = true} : memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @static(%m: memref<12x32xf32>, %i: index) -> f32 {
  %0 = memref.subview %m[1, 2] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: 34>>
  %1 = memref.load %0[%i, %i] : memref<4x4xf32, strided<[32, 1], offset: 34>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @static(%arg0: memref<12x32xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @all_constant(%m: memref<12x32xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[1, 2] [4, 4] [1, 1]
      : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: 34>>
  %1 = memref.load %0[%c1, %c1] : memref<4x4xf32, strided<[32, 1], offset: 34>>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @all_constant(%arg0: memref<12x32xf32>) -> f32 {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %0 = memref.load %arg0[%c2, %c3] : memref<12x32xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_strides(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                           %s: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [%s, %s]
      : memref<12x32xf32> to memref<4x4xf32, strided<[?, ?], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[?, ?], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 + s1 * s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic_strides(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3, %arg5]
// CHECK-NEXT:     %1 = affine.apply #map()[%arg2, %arg4, %arg5]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped_first(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [1, 4] [1, 1]
      : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[1], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped_first(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg2, %arg3]
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1, %0] : memref<12x32xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped_last(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 1] [1, 1]
      : memref<12x32xf32> to memref<4xf32, strided<[32], offset: ?>>
  %1 = memref.load %0[%i] : memref<4xf32, strided<[32], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dropped_last(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = memref.load %arg0[%0, %arg2] : memref<12x32xf32>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dropped_all(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [1, 1] [1, 1]
      : memref<12x32xf32> to memref<f32, strided<[], offset: ?>>
  %1 = memref.load %0[] : memref<f32, strided<[], offset: ?>>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @dropped_all(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1, %arg2] : memref<12x32xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_views(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.subview %0[1, %i] [2, 2] [1, 1]
      : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 3], offset: ?>>
  %2 = memref.load %1[%j, %j] : memref<2x2xf32, strided<[64, 3], offset: ?>>
  return %2 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 + s1 * 3 + s2 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_views(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg3, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

func.func @writes_between_reads(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index,
                                %v: f32) -> (f32, f32, f32) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %v, %m[%i, %j] : memref<12x32xf32>
  %2 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %1, %0[%j, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  %3 = memref.load %m[%j, %i] : memref<12x32xf32>
  return %1, %2, %3 : f32, f32, f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @writes_between_reads(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     memref.store %arg5, %arg0[%arg3, %arg4] : memref<12x32xf32>
// CHECK-NEXT:     %3 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %4 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %5 = memref.load %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:     %6 = affine.apply #map()[%arg1, %arg4]
// CHECK-NEXT:     %7 = affine.apply #map1()[%arg2, %arg3]
// CHECK-NEXT:     memref.store %2, %arg0[%6, %7] : memref<12x32xf32>
// CHECK-NEXT:     %8 = memref.load %arg0[%arg4, %arg3] : memref<12x32xf32>
// CHECK-NEXT:     return %2, %5, %8 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynamic_source(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %a: index, %n: index,
                          %i: index) -> f32 {
  %0 = memref.subview %m[%a, 0] [%n, %n] [1, 2]
      : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynamic_source(%arg0: memref<?x?xf32, strided<[?, ?], offset: ?>>, %arg1: index, %arg2: index, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg3]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @affine(%m: memref<12x32xf32>, %a: index, %b: index) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %i = 0 to 3 {
    %1 = affine.load %0[%i, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %1, %0[%i, %i + 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 6)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 3 + s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:       %1 = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:       %3 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:       %4 = affine.apply #map2(%arg3)[%arg2]
// CHECK-NEXT:       affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
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

// CHECK: #map = affine_map<(d0)[s0, s1] -> (d0 * 2 + s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 * 6 + s0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> ((d0 floordiv 2) * 2 + s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine_symbols(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) {
// CHECK-NEXT:     affine.for %arg5 = 0 to 2 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg5)[%arg1, %arg3]
// CHECK-NEXT:       %1 = affine.apply #map1(%arg5)[%arg2]
// CHECK-NEXT:       %2 = affine.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:       %3 = affine.apply #map2(%arg5)[%arg1]
// CHECK-NEXT:       %4 = affine.apply #map3()[%arg2, %arg4]
// CHECK-NEXT:       affine.store %2, %arg0[%3, %4] : memref<12x32xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_uses(%m: memref<12x32xf32>, %a: index, %b: index, %i: index, %j: index)
    -> (f32, memref<4x4xf32, strided<[64, 3], offset: ?>>) {
  %0 = memref.subview %m[%a, %b] [4, 4] [2, 3]
      : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1, %0 : f32, memref<4x4xf32, strided<[64, 3], offset: ?>>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_uses(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (f32, memref<4x4xf32, strided<[64, 3], offset: ?>>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, %arg2] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1, %arg3]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg2, %arg4]
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<12x32xf32>
// CHECK-NEXT:     return %2, %subview : f32, memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_view(%m: memref<12x32xf32>, %i: index) -> f32 {
  %1 = memref.load %m[%i, %i] : memref<12x32xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_view(%arg0: memref<12x32xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1, %arg1] : memref<12x32xf32>
// CHECK-NEXT:     return %0 : f32
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
