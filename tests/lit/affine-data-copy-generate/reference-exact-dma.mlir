// RUN: pyopt %s --affine-data-copy-generate='reference-exact generate-dma skip-non-unit-stride-loops' | FileCheck %s

// Of the last tile a part is copied: that is done element by element.
func.func @cut(%m: memref<100xf32>) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      %0 = affine.load %m[%j] : memref<100xf32>
    }
  }
  return
}

// Gaps in two dims, and gaps of which the size is not known.
func.func @gaps(%m: memref<64x32x16xf32>, %k: memref<64x?xf32>) {
  affine.for %i = 2 to 10 {
    affine.for %j = 2 to 10 {
      affine.for %l = 2 to 10 {
        %0 = affine.load %m[%i, %j, %l] : memref<64x32x16xf32>
      }
      %1 = affine.load %k[%i, %j] : memref<64x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 32, 100)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cut(%arg0: memref<100xf32>) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg1 = 0 to 100 step 32 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg1)
// CHECK-NEXT:       %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:       affine.dma_start %arg0[%arg1], %alloc[%c0], %alloc_1[%c0], %c32 : memref<100xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %alloc_1[%c0], %c32 : memref<1xi32>
// CHECK-NEXT:       affine.for %arg2 = #map(%arg1) to min #map1(%arg1) {
// CHECK-NEXT:         %1 = affine.load %alloc[-%arg1 + %arg2] : memref<32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<1xi32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @gaps(%arg0: memref<64x32x16xf32>, %arg1: memref<64x?xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %c2_2 = arith.constant 2 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c512 = arith.constant 512 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8x8xf32, 1>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<8x8xf32, 1>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg1[%c2, %c2_0], %alloc_6[%c0, %c0], %alloc_7[%c0], %c64 : memref<64x?xf32>, memref<8x8xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_7[%c0], %c64 : memref<1xi32>
// CHECK-NEXT:     affine.for %arg2 = 2 to 10 {
// CHECK-NEXT:       affine.for %arg3 = 2 to 10 {
// CHECK-NEXT:         affine.for %arg4 = 2 to 10 {
// CHECK-NEXT:           %1 = affine.load %arg0[%arg2, %arg3, %arg4] : memref<64x32x16xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         %0 = affine.load %alloc_6[%arg2 - 2, %arg3 - 2] : memref<8x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<8x8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
