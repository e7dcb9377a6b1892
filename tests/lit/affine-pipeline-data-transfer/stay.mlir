// RUN: pyopt %s --affine-pipeline-data-transfer | FileCheck %s

// From memory that is not slower, without a wait, or it is not known how often the loop runs.
func.func @others(%m: memref<256xf32, 1>, %k: memref<256xf32>, %n: index) {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32, 1>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %k[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
  }
  %c = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to %n {
    affine.dma_start %k[%i], %c[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
  }
  return
}

// Used outside, and written back to where it was read.
func.func @used(%m: memref<256xf32>, %x: f32) {
  %b = memref.alloc() : memref<32xf32, 1>
  %t = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  affine.store %x, %b[0] : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %b[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
  }
  %c = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %m[%i], %c[%c0], %t[%c0], %c32
        : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
    affine.dma_start %c[%c0], %m[%i], %t[%c0], %c32
        : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %t[%c0], %c32 : memref<1xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%arg0: memref<256xf32, 1>, %arg1: memref<256xf32>, %arg2: index) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg3], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32, 1>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg1[%arg3], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg2 {
// CHECK-NEXT:       affine.dma_start %arg1[%arg3], %alloc_1[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @used(%arg0: memref<256xf32>, %arg1: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     affine.store %arg1, %alloc[0] : memref<32xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %arg0[%arg2], %alloc_1[%c0], %alloc_0[%c0], %c32 : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       affine.dma_start %alloc_1[%c0], %arg0[%arg2], %alloc_0[%c0], %c32 : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_0[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
