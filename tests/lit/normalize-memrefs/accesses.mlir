// RUN: pyopt %s --normalize-memrefs | FileCheck %s

#tile = affine_map<(i, j) -> (i floordiv 4, j, i mod 4)>
#order = affine_map<(i, j) -> (j, i)>
#offset = affine_map<(i) -> (i + 3)>
#modulo = affine_map<(i)[s] -> (i, s mod 8)>

// The map of an affine access goes through the layout; what was computed for the old indices stays.
func.func @affine(%m: memref<16x30xf32, #tile>, %n: index, %x: f32) {
  affine.for %i = 0 to 15 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %0 = affine.load %m[%i, %i + 2] {mark} : memref<16x30xf32, #tile>
    %1 = affine.load %m[%i, %a] : memref<16x30xf32, #tile>
    affine.store %x, %m[%i + 1, symbol(%n)] : memref<16x30xf32, #tile>
    affine.store %x, %m[3, 4] : memref<16x30xf32, #tile>
    affine.prefetch %m[%i, 0], read, locality<3>, data : memref<16x30xf32, #tile>
  }
  return
}

// Other indices go through affine.apply.
func.func @elements(%m: memref<16x30xf32, #tile>, %p: memref<4x5xf32, #order>, %n: index, %x: f32) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 4 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
    %b = arith.muli %i, %n : index
    %0 = memref.load %m[%b, %a] {nontemporal = true, mark} : memref<16x30xf32, #tile>
    %1 = memref.load %m[%c3, %n] : memref<16x30xf32, #tile>
    %2 = memref.load %p[%b, %i] : memref<4x5xf32, #order>
    memref.store %x, %p[%i, %n] : memref<4x5xf32, #order>
  }
  return
}

// Vectors go along rows as before.
func.func @vectors(%m: memref<16x30xf32, #tile>, %s: memref<4x8xf32, strided<[16, 1], offset: 2>>) {
  affine.for %i = 0 to 4 {
    %0 = affine.vector_load %s[%i, 2] : memref<4x8xf32, strided<[16, 1], offset: 2>>, vector<4xf32>
    affine.vector_store %0, %s[%i, 4] : memref<4x8xf32, strided<[16, 1], offset: 2>>, vector<4xf32>
  }
  return
}

// Sizes that are not known are computed.
func.func @allocations(%n: index, %k: index, %x: f32) {
  %0 = memref.alloc(%n, %k) {alignment = 64} : memref<?x?xf32, #tile>
  %1 = memref.alloca(%n) : memref<?x6xf32, #tile>
  %2 = memref.alloc(%k) : memref<6x?xf32, #tile>
  %3 = memref.alloca() {alignment = 16} : memref<16xf32, #offset>
  %4 = memref.alloc()[%n] : memref<16xf32, #modulo>
  affine.store %x, %0[symbol(%n), symbol(%k)] : memref<?x?xf32, #tile>
  affine.store %x, %1[symbol(%n), 1] : memref<?x6xf32, #tile>
  affine.store %x, %2[1, symbol(%k)] : memref<6x?xf32, #tile>
  affine.store %x, %3[symbol(%k)] : memref<16xf32, #offset>
  affine.store %x, %4[symbol(%k)] : memref<16xf32, #modulo>
  memref.dealloc %0 : memref<?x?xf32, #tile>
  memref.dealloc %4 : memref<16xf32, #modulo>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 1)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (s0)>
// CHECK-NEXT: #map5 = affine_map<() -> (3)>
// CHECK-NEXT: #map6 = affine_map<() -> (4)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1)[s0] -> (d0 floordiv 4)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1)[s0] -> (d1 + s0)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1)[s0] -> (d0 mod 4)>
// CHECK-NEXT: #map11 = affine_map<()[s0] -> (0)>
// CHECK-NEXT: #map12 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map13 = affine_map<()[s0] -> (3)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map16 = affine_map<(d0)[s0] -> (d0)>
// CHECK-NEXT: #map17 = affine_map<(d0) -> (2)>
// CHECK-NEXT: #map18 = affine_map<(d0) -> (4)>
// CHECK-NEXT: #map19 = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map20 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map21 = affine_map<()[s0, s1] -> (s0)>
// CHECK-NEXT: #map22 = affine_map<()[s0, s1] -> (s1)>
// CHECK-NEXT: #map23 = affine_map<()[s0] -> (1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine(%arg0: memref<4x30x4xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 15 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %1 = affine.apply #map1(%arg3)
// CHECK-NEXT:       %2 = affine.apply #map2(%arg3)
// CHECK-NEXT:       %3 = affine.load %arg0[%arg3 floordiv 4, %arg3 + 2, %arg3 mod 4] {mark} : memref<4x30x4xf32>
// CHECK-NEXT:       %4 = affine.load %arg0[%arg3 floordiv 4, %arg3 + symbol(%arg1), %arg3 mod 4] : memref<4x30x4xf32>
// CHECK-NEXT:       %5 = affine.apply #map3(%arg3)[%arg1]
// CHECK-NEXT:       %6 = affine.apply #map4(%arg3)[%arg1]
// CHECK-NEXT:       affine.store %arg2, %arg0[(%arg3 + 1) floordiv 4, symbol(%arg1), %arg3 - ((%arg3 + 1) floordiv 4) * 4 + 1] : memref<4x30x4xf32>
// CHECK-NEXT:       %7 = affine.apply #map5()
// CHECK-NEXT:       %8 = affine.apply #map6()
// CHECK-NEXT:       affine.store %arg2, %arg0[0, 4, 3] : memref<4x30x4xf32>
// CHECK-NEXT:       %9 = affine.apply #map1(%arg3)
// CHECK-NEXT:       %10 = affine.apply #map7(%arg3)
// CHECK-NEXT:       affine.prefetch %arg0[%arg3 floordiv 4, 0, %arg3 mod 4], read, locality<3>, data : memref<4x30x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @elements(%arg0: memref<4x30x4xf32>, %arg1: memref<5x4xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT:       %1 = arith.muli %arg4, %arg2 : index
// CHECK-NEXT:       %2 = affine.apply #map8(%1, %arg4)[%arg2]
// CHECK-NEXT:       %3 = affine.apply #map9(%1, %arg4)[%arg2]
// CHECK-NEXT:       %4 = affine.apply #map10(%1, %arg4)[%arg2]
// CHECK-NEXT:       %5 = memref.load %arg0[%2, %3, %4] {mark, nontemporal = true} : memref<4x30x4xf32>
// CHECK-NEXT:       %6 = affine.apply #map11()[%arg2]
// CHECK-NEXT:       %7 = affine.apply #map12()[%arg2]
// CHECK-NEXT:       %8 = affine.apply #map13()[%arg2]
// CHECK-NEXT:       %9 = memref.load %arg0[%6, %7, %8] : memref<4x30x4xf32>
// CHECK-NEXT:       %10 = affine.apply #map14(%arg4, %1)
// CHECK-NEXT:       %11 = affine.apply #map15(%arg4, %1)
// CHECK-NEXT:       %12 = memref.load %arg1[%10, %11] : memref<5x4xf32>
// CHECK-NEXT:       %13 = affine.apply #map4(%arg4)[%arg2]
// CHECK-NEXT:       %14 = affine.apply #map16(%arg4)[%arg2]
// CHECK-NEXT:       memref.store %arg3, %arg1[%13, %14] : memref<5x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @vectors(%arg0: memref<4x30x4xf32>, %arg1: memref<58xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:       %0 = affine.apply #map1(%arg2)
// CHECK-NEXT:       %1 = affine.apply #map17(%arg2)
// CHECK-NEXT:       %2 = affine.vector_load %arg1[%arg2 * 16 + 4] : memref<58xf32>, vector<4xf32>
// CHECK-NEXT:       %3 = affine.apply #map1(%arg2)
// CHECK-NEXT:       %4 = affine.apply #map18(%arg2)
// CHECK-NEXT:       affine.vector_store %2, %arg1[%arg2 * 16 + 6] : memref<58xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @allocations(%arg0: index, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %0 = affine.apply #map19(%arg0, %arg1)
// CHECK-NEXT:     %1 = affine.apply #map15(%arg0, %arg1)
// CHECK-NEXT:     %2 = affine.apply #map20(%arg0, %arg1)
// CHECK-NEXT:     %alloc = memref.alloc(%0, %1, %2) {alignment = 64 : i64} : memref<?x?x?xf32>
// CHECK-NEXT:     %c6 = arith.constant 6 : index
// CHECK-NEXT:     %3 = affine.apply #map19(%arg0, %c6)
// CHECK-NEXT:     %4 = affine.apply #map20(%arg0, %c6)
// CHECK-NEXT:     %alloca = memref.alloca(%3, %4) : memref<?x6x?xf32>
// CHECK-NEXT:     %c6_0 = arith.constant 6 : index
// CHECK-NEXT:     %5 = affine.apply #map15(%c6_0, %arg1)
// CHECK-NEXT:     %alloc_1 = memref.alloc(%5) : memref<2x?x4xf32>
// CHECK-NEXT:     %alloca_2 = memref.alloca() {alignment = 16 : i64} : memref<19xf32>
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<16x8xf32>
// CHECK-NEXT:     %6 = affine.apply #map21()[%arg0, %arg1]
// CHECK-NEXT:     %7 = affine.apply #map22()[%arg0, %arg1]
// CHECK-NEXT:     affine.store %arg2, %alloc[symbol(%arg0) floordiv 4, symbol(%arg1), symbol(%arg0) mod 4] : memref<?x?x?xf32>
// CHECK-NEXT:     %8 = affine.apply #map12()[%arg0]
// CHECK-NEXT:     %9 = affine.apply #map23()[%arg0]
// CHECK-NEXT:     affine.store %arg2, %alloca[symbol(%arg0) floordiv 4, 1, symbol(%arg0) mod 4] : memref<?x6x?xf32>
// CHECK-NEXT:     %10 = affine.apply #map23()[%arg1]
// CHECK-NEXT:     %11 = affine.apply #map12()[%arg1]
// CHECK-NEXT:     affine.store %arg2, %alloc_1[0, symbol(%arg1), 1] : memref<2x?x4xf32>
// CHECK-NEXT:     %12 = affine.apply #map12()[%arg1]
// CHECK-NEXT:     affine.store %arg2, %alloca_2[symbol(%arg1) + 3] : memref<19xf32>
// CHECK-NEXT:     %13 = affine.apply #map12()[%arg1]
// CHECK-NEXT:     affine.store %arg2, %alloc_3[symbol(%arg1), symbol(%arg0) mod 8] : memref<16x8xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<?x?x?xf32>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<16x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
