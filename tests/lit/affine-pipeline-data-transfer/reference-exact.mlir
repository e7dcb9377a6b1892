// RUN: pyopt %s --affine-pipeline-data-transfer=reference-exact | FileCheck %s

// The text of mlir-opt, which computes something else.

// The loop writes what the next iteration reads, or may do that.
func.func @written(%m: memref<256xf32>, %k: memref<256xf32>, %x: f32) {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    affine.store %x, %k[%i] : memref<256xf32>
  }
  return
}

func.func @called(%m: memref<256xf32>) {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    func.call @unknown() : () -> ()
  }
  return
}

func.func private @unknown()

// The rest of the buffer has what earlier iterations left, or the iteration before the wait.
func.func @left(%m: memref<256xf32>, %x: f32) {
  %a = memref.alloc() : memref<32xf32, 1>
  %b = memref.alloc() : memref<32xf32, 1>
  %s = memref.alloc() : memref<1xi32>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %a[%c0], %s[%c0], %c8
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %s[%c0], %c8 : memref<1xi32>
    affine.store %x, %a[%i + 8] : memref<32xf32, 1>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %b[0] : memref<32xf32, 1>
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
  }
  return
}

// The loop does not run, or carries a value.
func.func @loops(%m: memref<256xf32>, %x: f32) -> f32 {
  %a = memref.alloc() : memref<32xf32, 1>
  %b = memref.alloc() : memref<32xf32, 1>
  %s = memref.alloc() : memref<1xi32>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 8 to 8 {
    affine.dma_start %m[%i], %a[%c0], %s[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %s[%c0], %c32 : memref<1xi32>
  }
  %r = affine.for %i = 0 to 8 iter_args(%y = %x) -> f32 {
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    %0 = affine.load %b[0] : memref<32xf32, 1>
    affine.yield %0 : f32
  }
  return %r : f32
}

// Other ops use the buffer, or the wait is for another element of the tags.
func.func @uses(%m: memref<256xf32>) {
  %a = memref.alloc() : memref<32xf32, 1>
  %b = memref.alloc() : memref<32xf32, 1>
  %s = memref.alloc() : memref<1xi32>
  %t = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %a[%c0], %s[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %s[%c0], %c32 : memref<1xi32>
    %0 = memref.load %a[%c0] : memref<32xf32, 1>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %b[%c0], %t[1], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<4xi32>
    affine.dma_wait %t[2], %c32 : memref<4xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @written(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0], %alloc[%c0 mod 2, 0], %alloc_1[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg3 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg3], %alloc[%arg3 mod 2, 0], %alloc_1[%arg3 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg3)
// CHECK-NEXT:       %4 = affine.apply #map1(%3)
// CHECK-NEXT:       %5 = affine.apply #map1(%3)
// CHECK-NEXT:       affine.dma_wait %alloc_1[%3 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:       affine.store %arg2, %arg1[%3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_1[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     affine.store %arg2, %arg1[%0] : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0], %alloc[%c0 mod 2, 0], %alloc_1[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg1 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc[%arg1 mod 2, 0], %alloc_1[%arg1 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg1)
// CHECK-NEXT:       %4 = affine.apply #map1(%3)
// CHECK-NEXT:       %5 = affine.apply #map1(%3)
// CHECK-NEXT:       affine.dma_wait %alloc_1[%3 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_1[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     call @unknown() : () -> ()
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @left(%arg0: memref<256xf32>, %arg1: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c8_3 = arith.constant 8 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0_1], %alloc[%c0_1 mod 2, 0], %alloc_4[%c0_1 mod 2, 0], %c8_3 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg2 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%arg2 mod 2, 0], %alloc_4[%arg2 mod 2, 0], %c8_3 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %7 = affine.apply #map(%arg2)
// CHECK-NEXT:       %8 = affine.apply #map1(%7)
// CHECK-NEXT:       %9 = affine.apply #map1(%7)
// CHECK-NEXT:       affine.dma_wait %alloc_4[%7 mod 2, 0], %c8_3 : memref<2x1xi32>
// CHECK-NEXT:       affine.store %arg1, %alloc[%7 mod 2, %7 + 8] : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8_0)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_4[%0 mod 2, 0], %c8_3 : memref<2x1xi32>
// CHECK-NEXT:     affine.store %arg1, %alloc[%0 mod 2, %0 + 8] : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0], %alloc_5[%c0 mod 2, 0], %alloc_6[%c0 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg2 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc_5[%arg2 mod 2, 0], %alloc_6[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %7 = affine.apply #map(%arg2)
// CHECK-NEXT:       %8 = affine.apply #map1(%7)
// CHECK-NEXT:       %9 = affine.apply #map1(%7)
// CHECK-NEXT:       %10 = affine.load %alloc_5[%7 mod 2, 0] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.dma_wait %alloc_6[%7 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %3 = affine.apply #map(%c8)
// CHECK-NEXT:     %4 = affine.apply #map1(%3)
// CHECK-NEXT:     %5 = affine.apply #map1(%3)
// CHECK-NEXT:     %6 = affine.load %alloc_5[%3 mod 2, 0] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.dma_wait %alloc_6[%3 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: memref<256xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.for %arg2 = 8 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%arg2 mod 2, 0], %alloc_0[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_0[%0 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_0 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     %3 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       %4 = affine.apply #map1(%arg2)
// CHECK-NEXT:       %5 = affine.apply #map1(%arg2)
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc_1[%arg2 mod 2, 0], %alloc_2[%arg2 mod 2, 0], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_2[%arg2 mod 2, 0], %c32 : memref<2x1xi32>
// CHECK-NEXT:       %6 = affine.load %alloc_1[%arg2 mod 2, 0] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.yield %6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_1 : memref<2x32xf32, 1>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc[%c0_1], %alloc_0[%c0_1], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0_1], %c32 : memref<1xi32>
// CHECK-NEXT:       %3 = memref.load %alloc[%c0_1] : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<2x4xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c0], %alloc_3[%c0 mod 2, 0], %alloc_4[%c0 mod 2, 1], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x4xi32>
// CHECK-NEXT:     affine.for %arg1 = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc_3[%arg1 mod 2, 0], %alloc_4[%arg1 mod 2, 1], %c32 : memref<256xf32>, memref<2x32xf32, 1>, memref<2x4xi32>
// CHECK-NEXT:       %3 = affine.apply #map(%arg1)
// CHECK-NEXT:       %4 = affine.apply #map1(%3)
// CHECK-NEXT:       %5 = affine.apply #map1(%3)
// CHECK-NEXT:       affine.dma_wait %alloc_4[%3 mod 2, 2], %c32 : memref<2x4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map(%c8)
// CHECK-NEXT:     %1 = affine.apply #map1(%0)
// CHECK-NEXT:     %2 = affine.apply #map1(%0)
// CHECK-NEXT:     affine.dma_wait %alloc_4[%0 mod 2, 2], %c32 : memref<2x4xi32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<2x4xi32>
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
