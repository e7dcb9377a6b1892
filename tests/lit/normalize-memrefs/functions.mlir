// RUN: pyopt %s --normalize-memrefs | FileCheck %s

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>

func.func private @declared(memref<16xf32, #tile>) -> (i32, memref<16xf32, #tile>)

// Results follow from what is returned, and what calls give is returned again.
func.func @made() -> memref<16xf32, #tile> {
  %0 = memref.alloc() : memref<16xf32, #tile>
  return %0 : memref<16xf32, #tile>
}

func.func @through(%c: i1, %m: memref<16xf32, #tile>) -> (f32, memref<16xf32, #tile>) {
  %0 = call @made() : () -> memref<16xf32, #tile>
  %1:2 = call @declared(%0) : (memref<16xf32, #tile>) -> (i32, memref<16xf32, #tile>)
  %2 = affine.load %1#1[5] : memref<16xf32, #tile>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %2, %m : f32, memref<16xf32, #tile>
^bb2:
  memref.dealloc %m : memref<16xf32, #tile>
  return %2, %1#1 : f32, memref<16xf32, #tile>
}

func.func @again(%c: i1, %i: index, %m: memref<16xf32, #tile>) -> memref<16xf32, #tile> {
  %0:2 = call @through(%c, %m) : (i1, memref<16xf32, #tile>) -> (f32, memref<16xf32, #tile>)
  %1 = call @again(%c, %i, %0#1) : (i1, index, memref<16xf32, #tile>) -> memref<16xf32, #tile>
  memref.store %0#0, %1[%i] : memref<16xf32, #tile>
  return %0#1 : memref<16xf32, #tile>
}

// What is not known to go on with another type keeps the types of its function, of callers and of called functions.
func.func @kept(%m: memref<16xf32, #tile>) -> memref<16xf32, #tile> {
  %0 = memref.alloc() : memref<16xf32, #tile>
  memref.copy %m, %0 : memref<16xf32, #tile> to memref<16xf32, #tile>
  return %0 : memref<16xf32, #tile>
}

func.func @calls_kept(%m: memref<16xf32, #tile>) {
  %0 = call @kept(%m) : (memref<16xf32, #tile>) -> memref<16xf32, #tile>
  call @called(%m) : (memref<16xf32, #tile>) -> ()
  return
}

func.func @called(%m: memref<16xf32, #tile>) {
  memref.dealloc %m : memref<16xf32, #tile>
  return
}

// Memrefs without layouts may be used by anything.
func.func @plain(%m: memref<16xf32>, %t: memref<16xf32, #tile>) -> memref<16xf32> {
  %0 = memref.alloc() : memref<16xf32>
  memref.copy %m, %0 : memref<16xf32> to memref<16xf32>
  return %0 : memref<16xf32>
}

// CHECK: #map = affine_map<() -> (5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @declared(memref<4x4xf32>) -> (i32, memref<4x4xf32>)
// CHECK-NEXT:   func.func @made() -> memref<4x4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT:     return %alloc : memref<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @through(%arg0: i1, %arg1: memref<4x4xf32>) -> (f32, memref<4x4xf32>) {
// CHECK-NEXT:     %0 = call @made() : () -> memref<4x4xf32>
// CHECK-NEXT:     %1:2 = call @declared(%0) : (memref<4x4xf32>) -> (i32, memref<4x4xf32>)
// CHECK-NEXT:     %2 = affine.apply #map()
// CHECK-NEXT:     %3 = affine.load %1#1[1, 1] : memref<4x4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %3, %arg1 : f32, memref<4x4xf32>
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     memref.dealloc %arg1 : memref<4x4xf32>
// CHECK-NEXT:     return %3, %1#1 : f32, memref<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @again(%arg0: i1, %arg1: index, %arg2: memref<4x4xf32>) -> memref<4x4xf32> {
// CHECK-NEXT:     %0:2 = call @through(%arg0, %arg2) : (i1, memref<4x4xf32>) -> (f32, memref<4x4xf32>)
// CHECK-NEXT:     %1 = call @again(%arg0, %arg1, %0#1) : (i1, index, memref<4x4xf32>) -> memref<4x4xf32>
// CHECK-NEXT:     %2 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %3 = affine.apply #map2()[%arg1]
// CHECK-NEXT:     memref.store %0#0, %1[%2, %3] : memref<4x4xf32>
// CHECK-NEXT:     return %0#1 : memref<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: memref<16xf32, #map3>) -> memref<16xf32, #map3> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16xf32, #map3>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<16xf32, #map3> to memref<16xf32, #map3>
// CHECK-NEXT:     return %alloc : memref<16xf32, #map3>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @calls_kept(%arg0: memref<16xf32, #map3>) {
// CHECK-NEXT:     %0 = call @kept(%arg0) : (memref<16xf32, #map3>) -> memref<16xf32, #map3>
// CHECK-NEXT:     call @called(%arg0) : (memref<16xf32, #map3>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called(%arg0: memref<16xf32, #map3>) {
// CHECK-NEXT:     memref.dealloc %arg0 : memref<16xf32, #map3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @plain(%arg0: memref<16xf32>, %arg1: memref<4x4xf32>) -> memref<16xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16xf32>
// CHECK-NEXT:     memref.copy %arg0, %alloc : memref<16xf32> to memref<16xf32>
// CHECK-NEXT:     return %alloc : memref<16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
