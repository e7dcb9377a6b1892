// RUN: pyopt %s --affine-pipeline-data-transfer | FileCheck %s

// The reference pipelines something in each of these functions.

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

// CHECK: module {
// CHECK-NEXT:   func.func @written(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg3], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @called(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @left(%arg0: memref<256xf32>, %arg1: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%c0], %alloc_1[%c0], %c8 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_1[%c0], %c8 : memref<1xi32>
// CHECK-NEXT:       affine.store %arg1, %alloc[%arg2 + 8] : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %alloc_0[0] : memref<32xf32, 1>
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc_0[%c0], %alloc_2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_2[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: memref<256xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg2 = 8 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%c0], %alloc_1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_1[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.for %arg2 = 0 to 8 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc_0[%c0], %alloc_2[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_2[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       %1 = affine.load %alloc_0[0] : memref<32xf32, 1>
// CHECK-NEXT:       affine.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @uses(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc[%c0], %alloc_1[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_1[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       %0 = memref.load %alloc[%c0] : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc_0[%c0], %alloc_2[1], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<4xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_2[2], %c32 : memref<4xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
