// RUN: pyopt %s --affine-pipeline-data-transfer | FileCheck %s

// The buffer and the tag are doubled; nested loops use the buffer, too.
func.func @row(%m: memref<256xf32>, %out: f32) -> f32 {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %sum = memref.alloc() : memref<f32>
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i * 32], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    affine.for %j = 0 to 32 {
      %0 = affine.load %b[%j] : memref<32xf32, 1>
      affine.store %0, %sum[] : memref<f32>
    }
    %1 = affine.vector_load %b[%i] : memref<32xf32, 1>, vector<4xf32>
    affine.store %out, %b[3] : memref<32xf32, 1>
  }
  memref.dealloc %t : memref<1xi32>
  memref.dealloc %b : memref<32xf32, 1>
  %r = affine.load %sum[] : memref<f32>
  return %r : f32
}

// Another step and start; the index is computed for both iterations.
func.func @step(%m: memref<64x64xf32>, %k: memref<64xindex, 2>) {
  %b = memref.alloc() : memref<4x8xf32, 1>
  %t = memref.alloc() : memref<4xi32>
  %c32 = arith.constant 32 : index
  %local = memref.alloc() : memref<64xindex>
  affine.for %i = 3 to 20 step 4 {
    %0 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%i)
    affine.dma_start %m[%0, 0], %b[0, 0], %t[2], %c32
        : memref<64x64xf32>, memref<4x8xf32, 1>, memref<4xi32>
    affine.dma_wait %t[2], %c32 : memref<4xi32>
    %1 = affine.load %b[1, %i floordiv 4] : memref<4x8xf32, 1>
    memref.store %0, %local[%i] : memref<64xindex>
  }
  return
}

// Two transfers, with memory that each iteration makes; another one writes other memory. The loop runs twice.
func.func @two(%x: f32) {
  %m = memref.alloc() : memref<256xf32>
  %k = memref.alloc() : memref<256xf32>
  %out = memref.alloc() : memref<256xf32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 2 {
    %a = memref.alloc() : memref<32xf32, 1>
    %s = memref.alloc() : memref<1xi32>
    %b = memref.alloc() : memref<32xf32, 1>
    %t = memref.alloc() : memref<1xi32>
    %u = memref.alloc() : memref<1xi32>
    affine.dma_start %m[%i], %a[%c0], %s[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_start %k[%i + 1], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %s[%c0], %c32 : memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    %0 = affine.load %a[0] : memref<32xf32, 1>
    affine.store %0, %b[1] : memref<32xf32, 1>
    affine.dma_start %b[%c0], %out[%i], %u[%c0], %c32
        : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %u[%c0], %c32 : memref<1xi32>
    memref.dealloc %u : memref<1xi32>
    memref.dealloc %t : memref<1xi32>
    memref.dealloc %b : memref<32xf32, 1>
    memref.dealloc %s : memref<1xi32>
    memref.dealloc %a : memref<32xf32, 1>
  }
  memref.dealloc %m : memref<256xf32>
  memref.dealloc %k : memref<256xf32>
  memref.dealloc %out : memref<256xf32>
  return
}

// An inner loop, that begins at a value.
func.func @inner(%m: memref<256xf32>, %n: index) {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to %n {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 4)>(%i) {
      affine.dma_start %m[%j], %b[%c0], %t[%c0], %c32
          : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
      affine.dma_wait %t[%c0], %c32 : memref<1xi32>
      %0 = affine.load %b[%j - %i] : memref<32xf32, 1>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 * 2 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 - 4)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ((d0 floordiv 4) mod 2)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @row(%arg0: memref<256xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0 * 32], %alloc_1[%c0 mod 2, 0], %alloc_2[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg2 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2 * 32], %alloc_1[%arg2 mod 2, 0], %alloc_2[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %5 = affine.apply #map(%arg2)
// CHECK-NEXT:       %6 = affine.apply #map1(%5)
// CHECK-NEXT:       %7 = affine.apply #map1(%5)
// CHECK-NEXT:       affine.dma_wait %alloc_2[%5 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:       affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:         %9 = affine.load %alloc_1[%5 mod 2, %arg3] : memref<2x32xf32, 1>
// CHECK-NEXT:         affine.store %9, %alloc[] : memref<f32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %8 = affine.vector_load %alloc_1[%5 mod 2, %5] : memref<2x32xf32, 1>, vector<4xf32>
// CHECK-NEXT:       affine.store %arg1, %alloc_1[%5 mod 2, 3] : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_2[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg2 = 0 to 32 {
// CHECK-NEXT:       %5 = affine.load %alloc_1[%0 mod 2, %arg2] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.store %5, %alloc[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.vector_load %alloc_1[%0 mod 2, %0] : memref<2x32xf32, 1>, vector<4xf32>
// CHECK-NEXT:     affine.store %arg1, %alloc_1[%0 mod 2, 3] : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2x32xf32, 1>
// CHECK-NEXT:     %4 = affine.load %alloc[] : memref<f32>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @step(%arg0: memref<64x64xf32>, %arg1: memref<64xindex, 2>) {
// CHECK-NEXT:     %c23 = arith.constant 23 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xindex>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2x4x8xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2x4xi32>
// CHECK-NEXT:     %0 = affine.apply #map2(%c3)
// CHECK-NEXT:     affine.dma_start %arg0[%0, 0], %alloc_0[(%c3 floordiv 4) mod 2, 0, 0], %alloc_1[(%c3 floordiv 4) mod 2, 2], %c32 : memref<64x64xf32>, memref<2x4x8xf32, 1>, memref<2x4xi32>
// CHECK-NEXT:     affine.for %arg2 = 7 to 23 step 4 {
// CHECK-NEXT:       %6 = affine.apply #map2(%arg2)
// CHECK-NEXT:       affine.dma_start %arg0[%6, 0], %alloc_0[(%arg2 floordiv 4) mod 2, 0, 0], %alloc_1[(%arg2 floordiv 4) mod 2, 2], %c32 : memref<64x64xf32>, memref<2x4x8xf32, 1>, memref<2x4xi32>
// CHECK-NEXT:       %7 = affine.apply #map3(%arg2)
// CHECK-NEXT:       %8 = affine.apply #map4(%7)
// CHECK-NEXT:       %9 = affine.apply #map4(%7)
// CHECK-NEXT:       %10 = affine.apply #map2(%7)
// CHECK-NEXT:       affine.dma_wait %alloc_1[(%7 floordiv 4) mod 2, 2], %c32 : memref<2x4xi32>
// CHECK-NEXT:       %11 = affine.load %alloc_0[(%7 floordiv 4) mod 2, 1, %7 floordiv 4] : memref<2x4x8xf32, 1>
// CHECK-NEXT:       memref.store %10, %alloc[%7] : memref<64xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = affine.apply #map3(%c23)
// CHECK-NEXT:     %2 = affine.apply #map4(%1)
// CHECK-NEXT:     %3 = affine.apply #map4(%1)
// CHECK-NEXT:     %4 = affine.apply #map2(%1)
// CHECK-NEXT:     affine.dma_wait %alloc_1[(%1 floordiv 4) mod 2, 2], %c32 : memref<2x4xi32>
// CHECK-NEXT:     %5 = affine.load %alloc_0[(%1 floordiv 4) mod 2, 1, %1 floordiv 4] : memref<2x4x8xf32, 1>
// CHECK-NEXT:     memref.store %4, %alloc[%1] : memref<64xindex>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2x4xi32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2x4x8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two(%arg0: f32) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %alloc[%c0], %alloc_3[%c0 mod 2, 0], %alloc_5[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %alloc_0[%c0 + 1], %alloc_4[%c0 mod 2, 0], %alloc_6[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %alloc[%c1], %alloc_3[%c1 mod 2, 0], %alloc_5[%c1 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %alloc_0[%c1 + 1], %alloc_4[%c1 mod 2, 0], %alloc_6[%c1 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %0 = affine.apply #map(%c1)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     %3 = affine.apply #map1(%0)
// CHECK-NEXT:     %4 = affine.apply #map1(%0)
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_5[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_6[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     %5 = affine.load %alloc_3[%0 mod 2, 0] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.store %5, %alloc_4[%0 mod 2, 1] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.dma_start %alloc_4[%0 mod 2, 0], %alloc_1[%0], %alloc_7[%c0_2], %c32 : memref<2x32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_7[%c0_2], %c32 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<1xi32>
// CHECK-NEXT:     %6 = affine.apply #map(%c2)
// CHECK-NEXT:     %7 = affine.apply #map1(%6)
// CHECK-NEXT:     %8 = affine.apply #map1(%6)
// CHECK-NEXT:     %9 = affine.apply #map1(%6)
// CHECK-NEXT:     %10 = affine.apply #map1(%6)
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_5[%6 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_6[%6 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     %11 = affine.load %alloc_3[%6 mod 2, 0] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.store %11, %alloc_4[%6 mod 2, 1] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.dma_start %alloc_4[%6 mod 2, 0], %alloc_1[%6], %alloc_8[%c0_2], %c32 : memref<2x32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_8[%c0_2], %c32 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<256xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inner(%arg0: memref<256xf32>, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to %arg1 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%arg2 mod 2, 0], %alloc_0[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       affine.for %arg3 = #map5(%arg2) to #map6(%arg2) {
// CHECK-NEXT:         affine.dma_start %arg0[%arg3], %alloc[%arg3 mod 2, 0], %alloc_0[%arg3 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:         %5 = affine.apply #map(%arg3)
// CHECK-NEXT:         %6 = affine.apply #map1(%5)
// CHECK-NEXT:         %7 = affine.apply #map1(%5)
// CHECK-NEXT:         affine.dma_wait %alloc_0[%5 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:         %8 = affine.load %alloc[%5 mod 2, %5 - %arg2] : memref<2x32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %0 = affine.apply #map6(%arg2)
// CHECK-NEXT:       %1 = affine.apply #map(%0)
// CHECK-NEXT:       %2 = affine.apply #map1(%1)
// CHECK-NEXT:       %3 = affine.apply #map1(%1)
// CHECK-NEXT:       affine.dma_wait %alloc_0[%1 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:       %4 = affine.load %alloc[%1 mod 2, %1 - %arg2] : memref<2x32xf32, 1>
// CHECK-NEXT:       memref.dealloc %alloc_0 : memref<2x1xi32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
