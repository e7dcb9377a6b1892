// RUN: pyopt %s --normalize-memrefs --split-input-file | FileCheck %s

// The reference gives another type to one side only, or does not count symbols, sizes and elements: an error, or a
// crash.

func.func @callee(%m: memref<16xf32, strided<[2]>>) {
  return
}
func.func @view(%m: memref<64xf32>) {
  %0 = memref.subview %m[0] [16] [2] : memref<64xf32> to memref<16xf32, strided<[2]>>
  call @callee(%0) : (memref<16xf32, strided<[2]>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @callee(%arg0: memref<16xf32, strided<[2]>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @view(%arg0: memref<64xf32>) {
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [16] [2] : memref<64xf32> to memref<16xf32, strided<[2]>>
// CHECK-NEXT:     call @callee(%subview) : (memref<16xf32, strided<[2]>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @named(%m: memref<16xf32, strided<[2]>>) {
  return
}
func.func @constant() -> ((memref<16xf32, strided<[2]>>) -> ()) {
  %0 = func.constant @named : (memref<16xf32, strided<[2]>>) -> ()
  return %0 : (memref<16xf32, strided<[2]>>) -> ()
}

// CHECK: module {
// CHECK-NEXT:   func.func @named(%arg0: memref<16xf32, strided<[2]>>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constant() -> ((memref<16xf32, strided<[2]>>) -> ()) {
// CHECK-NEXT:     %f = constant @named : (memref<16xf32, strided<[2]>>) -> ()
// CHECK-NEXT:     return %f : (memref<16xf32, strided<[2]>>) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() {
  %0 = memref.alloc() : memref<0x4xf32, strided<[8, 1]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<0x4xf32, strided<[8, 1]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @symbols(%m: memref<16xf32, affine_map<(i)[s] -> (i, s mod 8)>>) -> f32 {
  %0 = affine.load %m[2] : memref<16xf32, affine_map<(i)[s] -> (i, s mod 8)>>
  return %0 : f32
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0 mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @symbols(%arg0: memref<16xf32, #map>) -> f32 {
// CHECK-NEXT:     %0 = affine.load %arg0[2] : memref<16xf32, #map>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @size_with_symbols(%n: index) {
  %0 = memref.alloc(%n)[%n] : memref<?xf32, affine_map<(i)[s] -> (i floordiv 4, i mod 4, s mod 8)>>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 floordiv 4, d0 mod 4, s0 mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @size_with_symbols(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0)[%arg0] : memref<?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elements(%m: memref<4xmemref<16xf32, strided<[2]>>>, %n: index) -> f32 {
  %0 = memref.load %m[%n] : memref<4xmemref<16xf32, strided<[2]>>>
  %1 = memref.load %0[%n] : memref<16xf32, strided<[2]>>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: memref<4xmemref<16xf32, strided<[2]>>>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xmemref<16xf32, strided<[2]>>>
// CHECK-NEXT:     %1 = memref.load %0[%arg1] : memref<16xf32, strided<[2]>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stored(%m: memref<4xmemref<16xf32, strided<[2]>>>, %n: index) {
  %0 = memref.alloc() : memref<16xf32, strided<[2]>>
  memref.store %0, %m[%n] : memref<4xmemref<16xf32, strided<[2]>>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stored(%arg0: memref<4xmemref<16xf32, strided<[2]>>>, %arg1: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16xf32, strided<[2]>>
// CHECK-NEXT:     memref.store %alloc, %arg0[%arg1] : memref<4xmemref<16xf32, strided<[2]>>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%m: memref<16xf32, strided<[2]>>, %tag: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.dma_start %m[%i], %m[%i + 8], %tag[0], %n
        : memref<16xf32, strided<[2]>>, memref<16xf32, strided<[2]>>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<16xf32, strided<[2]>>, %arg1: memref<1xi32>, %arg2: index) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg3], %arg0[%arg3 + 8], %arg1[0], %arg2 : memref<16xf32, strided<[2]>>, memref<16xf32, strided<[2]>>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %arg1[0], %arg2 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a function returns of itself only.
func.func @itself(%m: memref<16xf32, strided<[2]>>) -> memref<16xf32, strided<[2]>> {
  %0 = call @itself(%m) : (memref<16xf32, strided<[2]>>) -> memref<16xf32, strided<[2]>>
  %1 = call @itself(%0) : (memref<16xf32, strided<[2]>>) -> memref<16xf32, strided<[2]>>
  return %1 : memref<16xf32, strided<[2]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @itself(%arg0: memref<31xf32>) -> memref<31xf32> {
// CHECK-NEXT:     %0 = call @itself(%arg0) : (memref<31xf32>) -> memref<31xf32>
// CHECK-NEXT:     %1 = call @itself(%0) : (memref<31xf32>) -> memref<31xf32>
// CHECK-NEXT:     return %1 : memref<31xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @symbol_that_is_none(%x: f32, %from: memref<4xindex>) {
  affine.for %i = 0 to 4 {
    %s = affine.load %from[%i] : memref<4xindex>
    %0 = memref.alloc()[%s] : memref<16xf32, affine_map<(j)[s] -> (j, s mod 8)>>
    affine.store %x, %0[%i] : memref<16xf32, affine_map<(j)[s] -> (j, s mod 8)>>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0 mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @symbol_that_is_none(%arg0: f32, %arg1: memref<4xindex>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg2] : memref<4xindex>
// CHECK-NEXT:       %alloc = memref.alloc()[%0] : memref<16xf32, #map>
// CHECK-NEXT:       affine.store %arg0, %alloc[%arg2] : memref<16xf32, #map>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The reference goes on with an op that it has erased.
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @next(%m: memref<18xf32, #tile>, %n: index) -> f32 {
  %0 = memref.cast %m : memref<18xf32, #tile> to memref<?xf32, #tile>
  %1 = memref.load %0[%n] : memref<?xf32, #tile>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @next(%arg0: memref<5x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<5x4xf32> to memref<?x?xf32>
// CHECK-NEXT:     %0 = affine.apply #map()[%arg1]
// CHECK-NEXT:     %1 = affine.apply #map1()[%arg1]
// CHECK-NEXT:     %2 = memref.load %cast[%0, %1] : memref<?x?xf32>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
