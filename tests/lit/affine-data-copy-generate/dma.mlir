// RUN: pyopt %s --affine-data-copy-generate=generate-dma | FileCheck %s
// RUN: pyopt %s --affine-data-copy-generate='generate-dma skip-non-unit-stride-loops tag-mem-space=3 min-dma-transfer=100000' \
// RUN:   | FileCheck %s --check-prefix=INNER

// All of a row or a part of it, in and out.
func.func @vectors(%m: memref<256xf32>) {
  affine.for %i = 3 to 20 {
    %0 = affine.load %m[%i + 4] : memref<256xf32>
    affine.store %0, %m[%i] : memref<256xf32>
  }
  return
}

// Whole rows follow each other; parts of them have a stride.
func.func @strides(%m: memref<64x32x16xf32>) {
  affine.for %i = 2 to 10 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %m[%i, %j, %k] : memref<64x32x16xf32>
      }
    }
  }
  affine.for %i = 2 to 10 {
    affine.for %j = 2 to 10 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %m[%i, %j, %k] : memref<64x32x16xf32>
      }
    }
  }
  affine.for %i = 2 to 10 {
    affine.for %k = 1 to 9 {
      %0 = affine.load %m[%i, 5, %k] : memref<64x32x16xf32>
    }
  }
  %1 = affine.load %m[3, 4, 5] : memref<64x32x16xf32>
  return
}

// The transfer begins where the tile does; one that does not depend on the tile is around the loop.
func.func @tiles(%x: f32) {
  %a = memref.alloc() : memref<64x64xf32>
  %b = memref.alloc() : memref<64xf32>
  %c = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 8)>(%i) {
      %0 = affine.load %a[%j, 3] : memref<64x64xf32>
      affine.store %x, %b[%j] : memref<64xf32>
    }
    affine.for %j = 0 to 8 {
      %1 = affine.load %c[%j] : memref<64xf32>
    }
  }
  memref.dealloc %a : memref<64x64xf32>
  memref.dealloc %b : memref<64xf32>
  memref.dealloc %c : memref<64xf32>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (5)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map4 = affine_map<() -> (3)>
// CHECK-NEXT: #map5 = affine_map<() -> (4)>
// CHECK-NEXT: #map6 = affine_map<() -> (5)>
// CHECK-NEXT: #map7 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map8 = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: #map9 = affine_map<(d0) -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c21 = arith.constant 21 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c21_1 = arith.constant 21 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<21xf32, 1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c3_0], %alloc[%c0_2], %alloc_4[%c0_2], %c21_1 : memref<256xf32>, memref<21xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_4[%c0_2], %c21_1 : memref<1xi32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.for %arg1 = 3 to 20 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg1)
// CHECK-NEXT:       %1 = affine.load %alloc[%arg1 + 1] : memref<21xf32, 1>
// CHECK-NEXT:       affine.store %1, %alloc[%arg1 - 3] : memref<21xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.dma_start %alloc[%c0], %arg0[%c3], %alloc_5[%c0], %c21 : memref<21xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_5[%c0], %c21 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<21xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @strides(%arg0: memref<64x32x16xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c5_0 = arith.constant 5 : index
// CHECK-NEXT:     %c1_1 = arith.constant 1 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c512 = arith.constant 512 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c2_3 = arith.constant 2 : index
// CHECK-NEXT:     %c2_4 = arith.constant 2 : index
// CHECK-NEXT:     %c1024 = arith.constant 1024 : index
// CHECK-NEXT:     %c512_5 = arith.constant 512 : index
// CHECK-NEXT:     %c128 = arith.constant 128 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c2_7 = arith.constant 2 : index
// CHECK-NEXT:     %c4096 = arith.constant 4096 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x32x16xf32, 1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c2_7, %c0_8, %c0_8], %alloc[%c0_8, %c0_8, %c0_8], %alloc_10[%c0_8], %c4096 : memref<64x32x16xf32>, memref<8x32x16xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_10[%c0_8], %c4096 : memref<1xi32>
// CHECK-NEXT:     affine.for %arg1 = 2 to 10 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 32 {
// CHECK-NEXT:         affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:           %4 = affine.load %alloc[%arg1 - 2, %arg2, %arg3] : memref<8x32x16xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<8x32x16xf32, 1>
// CHECK-NEXT:     %alloc_11 = memref.alloc() : memref<8x8x16xf32, 1>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c2_3, %c2_4, %c0_6], %alloc_11[%c0_6, %c0_6, %c0_6], %alloc_12[%c0_6], %c1024, %c512_5, %c128 : memref<64x32x16xf32>, memref<8x8x16xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_12[%c0_6], %c1024 : memref<1xi32>
// CHECK-NEXT:     affine.for %arg1 = 2 to 10 {
// CHECK-NEXT:       affine.for %arg2 = 2 to 10 {
// CHECK-NEXT:         affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:           %4 = affine.load %alloc_11[%arg1 - 2, %arg2 - 2, %arg3] : memref<8x8x16xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_11 : memref<8x8x16xf32, 1>
// CHECK-NEXT:     %alloc_13 = memref.alloc() : memref<8x1x8xf32, 1>
// CHECK-NEXT:     %alloc_14 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c2, %c5_0, %c1_1], %alloc_13[%c0_2, %c0_2, %c0_2], %alloc_14[%c0_2], %c64, %c512, %c8 : memref<64x32x16xf32>, memref<8x1x8xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_14[%c0_2], %c64 : memref<1xi32>
// CHECK-NEXT:     affine.for %arg1 = 2 to 10 {
// CHECK-NEXT:       affine.for %arg2 = 1 to 9 {
// CHECK-NEXT:         %4 = affine.apply #map1(%arg1, %arg2)
// CHECK-NEXT:         %5 = affine.apply #map2(%arg1, %arg2)
// CHECK-NEXT:         %6 = affine.apply #map3(%arg1, %arg2)
// CHECK-NEXT:         %7 = affine.load %alloc_13[%arg1 - 2, 0, %arg2 - 1] : memref<8x1x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_14 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_13 : memref<8x1x8xf32, 1>
// CHECK-NEXT:     %alloc_15 = memref.alloc() : memref<1x1x1xf32, 1>
// CHECK-NEXT:     %alloc_16 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %arg0[%c3, %c4, %c5], %alloc_15[%c0, %c0, %c0], %alloc_16[%c0], %c1 : memref<64x32x16xf32>, memref<1x1x1xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_16[%c0], %c1 : memref<1xi32>
// CHECK-NEXT:     %0 = affine.apply #map4()
// CHECK-NEXT:     %1 = affine.apply #map5()
// CHECK-NEXT:     %2 = affine.apply #map6()
// CHECK-NEXT:     %3 = affine.load %alloc_15[0, 0, 0] : memref<1x1x1xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_16 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_15 : memref<1x1x1xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles(%arg0: f32) {
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c64_1 = arith.constant 64 : index
// CHECK-NEXT:     %c64_2 = arith.constant 64 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<64x1xf32, 1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %alloc[%c0_3, %c3], %alloc_7[%c0_3, %c0_3], %alloc_8[%c0_3], %c64_1, %c64_2, %c1 : memref<64x64xf32>, memref<64x1xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_8[%c0_3], %c64_1 : memref<1xi32>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.dma_start %alloc_6[%c0_0], %alloc_9[%c0_0], %alloc_10[%c0_0], %c8 : memref<64xf32>, memref<8xf32, 1>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_10[%c0_0], %c8 : memref<1xi32>
// CHECK-NEXT:     %alloc_11 = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     affine.for %arg1 = 0 to 64 step 8 {
// CHECK-NEXT:       affine.for %arg2 = #map7(%arg1) to #map8(%arg1) {
// CHECK-NEXT:         %0 = affine.apply #map7(%arg2)
// CHECK-NEXT:         %1 = affine.apply #map9(%arg2)
// CHECK-NEXT:         %2 = affine.load %alloc_7[%arg2, 0] : memref<64x1xf32, 1>
// CHECK-NEXT:         affine.store %arg0, %alloc_11[%arg2] : memref<64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:         %0 = affine.load %alloc_9[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.dma_start %alloc_11[%c0], %alloc_5[%c0], %alloc_12[%c0], %c64 : memref<64xf32, 1>, memref<64xf32>, memref<1xi32>
// CHECK-NEXT:     affine.dma_wait %alloc_12[%c0], %c64 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_11 : memref<64xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<8xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<1xi32>
// CHECK-NEXT:     memref.dealloc %alloc_7 : memref<64x1xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<64x64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// INNER: #map = affine_map<(d0) -> (d0 + 4)>
// INNER-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// INNER-NEXT: #map2 = affine_map<(d0, d1) -> (5)>
// INNER-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// INNER-NEXT: #map4 = affine_map<() -> (3)>
// INNER-NEXT: #map5 = affine_map<() -> (4)>
// INNER-NEXT: #map6 = affine_map<() -> (5)>
// INNER-NEXT: #map7 = affine_map<(d0) -> (d0)>
// INNER-NEXT: #map8 = affine_map<(d0) -> (d0 + 8)>
// INNER-NEXT: #map9 = affine_map<(d0) -> (3)>
// INNER-NEXT: module {
// INNER-NEXT:   func.func @vectors(%arg0: memref<256xf32>) {
// INNER-NEXT:     %c3 = arith.constant 3 : index
// INNER-NEXT:     %c21 = arith.constant 21 : index
// INNER-NEXT:     %c0 = arith.constant 0 : index
// INNER-NEXT:     %c3_0 = arith.constant 3 : index
// INNER-NEXT:     %c21_1 = arith.constant 21 : index
// INNER-NEXT:     %c0_2 = arith.constant 0 : index
// INNER-NEXT:     %c0_3 = arith.constant 0 : index
// INNER-NEXT:     %alloc = memref.alloc() : memref<21xf32, 1>
// INNER-NEXT:     %alloc_4 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %arg0[%c3_0], %alloc[%c0_2], %alloc_4[%c0_2], %c21_1 : memref<256xf32>, memref<21xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_4[%c0_2], %c21_1 : memref<1xi32, 3>
// INNER-NEXT:     %alloc_5 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.for %arg1 = 3 to 20 {
// INNER-NEXT:       %0 = affine.apply #map(%arg1)
// INNER-NEXT:       %1 = affine.load %alloc[%arg1 + 1] : memref<21xf32, 1>
// INNER-NEXT:       affine.store %1, %alloc[%arg1 - 3] : memref<21xf32, 1>
// INNER-NEXT:     }
// INNER-NEXT:     affine.dma_start %alloc[%c0], %arg0[%c3], %alloc_5[%c0], %c21 : memref<21xf32, 1>, memref<256xf32>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_5[%c0], %c21 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_5 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_4 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc : memref<21xf32, 1>
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT:   func.func @strides(%arg0: memref<64x32x16xf32>) {
// INNER-NEXT:     %c3 = arith.constant 3 : index
// INNER-NEXT:     %c4 = arith.constant 4 : index
// INNER-NEXT:     %c5 = arith.constant 5 : index
// INNER-NEXT:     %c1 = arith.constant 1 : index
// INNER-NEXT:     %c0 = arith.constant 0 : index
// INNER-NEXT:     %c2 = arith.constant 2 : index
// INNER-NEXT:     %c5_0 = arith.constant 5 : index
// INNER-NEXT:     %c1_1 = arith.constant 1 : index
// INNER-NEXT:     %c64 = arith.constant 64 : index
// INNER-NEXT:     %c512 = arith.constant 512 : index
// INNER-NEXT:     %c8 = arith.constant 8 : index
// INNER-NEXT:     %c0_2 = arith.constant 0 : index
// INNER-NEXT:     %c2_3 = arith.constant 2 : index
// INNER-NEXT:     %c2_4 = arith.constant 2 : index
// INNER-NEXT:     %c1024 = arith.constant 1024 : index
// INNER-NEXT:     %c512_5 = arith.constant 512 : index
// INNER-NEXT:     %c128 = arith.constant 128 : index
// INNER-NEXT:     %c0_6 = arith.constant 0 : index
// INNER-NEXT:     %c2_7 = arith.constant 2 : index
// INNER-NEXT:     %c4096 = arith.constant 4096 : index
// INNER-NEXT:     %c0_8 = arith.constant 0 : index
// INNER-NEXT:     %c0_9 = arith.constant 0 : index
// INNER-NEXT:     %alloc = memref.alloc() : memref<8x32x16xf32, 1>
// INNER-NEXT:     %alloc_10 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %arg0[%c2_7, %c0_8, %c0_8], %alloc[%c0_8, %c0_8, %c0_8], %alloc_10[%c0_8], %c4096 : memref<64x32x16xf32>, memref<8x32x16xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_10[%c0_8], %c4096 : memref<1xi32, 3>
// INNER-NEXT:     affine.for %arg1 = 2 to 10 {
// INNER-NEXT:       affine.for %arg2 = 0 to 32 {
// INNER-NEXT:         affine.for %arg3 = 0 to 16 {
// INNER-NEXT:           %4 = affine.load %alloc[%arg1 - 2, %arg2, %arg3] : memref<8x32x16xf32, 1>
// INNER-NEXT:         }
// INNER-NEXT:       }
// INNER-NEXT:     }
// INNER-NEXT:     memref.dealloc %alloc_10 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc : memref<8x32x16xf32, 1>
// INNER-NEXT:     %alloc_11 = memref.alloc() : memref<8x8x16xf32, 1>
// INNER-NEXT:     %alloc_12 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %arg0[%c2_3, %c2_4, %c0_6], %alloc_11[%c0_6, %c0_6, %c0_6], %alloc_12[%c0_6], %c1024, %c512_5, %c128 : memref<64x32x16xf32>, memref<8x8x16xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_12[%c0_6], %c1024 : memref<1xi32, 3>
// INNER-NEXT:     affine.for %arg1 = 2 to 10 {
// INNER-NEXT:       affine.for %arg2 = 2 to 10 {
// INNER-NEXT:         affine.for %arg3 = 0 to 16 {
// INNER-NEXT:           %4 = affine.load %alloc_11[%arg1 - 2, %arg2 - 2, %arg3] : memref<8x8x16xf32, 1>
// INNER-NEXT:         }
// INNER-NEXT:       }
// INNER-NEXT:     }
// INNER-NEXT:     memref.dealloc %alloc_12 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_11 : memref<8x8x16xf32, 1>
// INNER-NEXT:     %alloc_13 = memref.alloc() : memref<8x1x8xf32, 1>
// INNER-NEXT:     %alloc_14 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %arg0[%c2, %c5_0, %c1_1], %alloc_13[%c0_2, %c0_2, %c0_2], %alloc_14[%c0_2], %c64, %c512, %c8 : memref<64x32x16xf32>, memref<8x1x8xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_14[%c0_2], %c64 : memref<1xi32, 3>
// INNER-NEXT:     affine.for %arg1 = 2 to 10 {
// INNER-NEXT:       affine.for %arg2 = 1 to 9 {
// INNER-NEXT:         %4 = affine.apply #map1(%arg1, %arg2)
// INNER-NEXT:         %5 = affine.apply #map2(%arg1, %arg2)
// INNER-NEXT:         %6 = affine.apply #map3(%arg1, %arg2)
// INNER-NEXT:         %7 = affine.load %alloc_13[%arg1 - 2, 0, %arg2 - 1] : memref<8x1x8xf32, 1>
// INNER-NEXT:       }
// INNER-NEXT:     }
// INNER-NEXT:     memref.dealloc %alloc_14 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_13 : memref<8x1x8xf32, 1>
// INNER-NEXT:     %alloc_15 = memref.alloc() : memref<1x1x1xf32, 1>
// INNER-NEXT:     %alloc_16 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %arg0[%c3, %c4, %c5], %alloc_15[%c0, %c0, %c0], %alloc_16[%c0], %c1 : memref<64x32x16xf32>, memref<1x1x1xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_16[%c0], %c1 : memref<1xi32, 3>
// INNER-NEXT:     %0 = affine.apply #map4()
// INNER-NEXT:     %1 = affine.apply #map5()
// INNER-NEXT:     %2 = affine.apply #map6()
// INNER-NEXT:     %3 = affine.load %alloc_15[0, 0, 0] : memref<1x1x1xf32, 1>
// INNER-NEXT:     memref.dealloc %alloc_16 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_15 : memref<1x1x1xf32, 1>
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT:   func.func @tiles(%arg0: f32) {
// INNER-NEXT:     %c8 = arith.constant 8 : index
// INNER-NEXT:     %c0 = arith.constant 0 : index
// INNER-NEXT:     %c8_0 = arith.constant 8 : index
// INNER-NEXT:     %c0_1 = arith.constant 0 : index
// INNER-NEXT:     %c3 = arith.constant 3 : index
// INNER-NEXT:     %c8_2 = arith.constant 8 : index
// INNER-NEXT:     %c64 = arith.constant 64 : index
// INNER-NEXT:     %c1 = arith.constant 1 : index
// INNER-NEXT:     %c0_3 = arith.constant 0 : index
// INNER-NEXT:     %c0_4 = arith.constant 0 : index
// INNER-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// INNER-NEXT:     %alloc_5 = memref.alloc() : memref<64xf32>
// INNER-NEXT:     %alloc_6 = memref.alloc() : memref<64xf32>
// INNER-NEXT:     %alloc_7 = memref.alloc() : memref<8xf32, 1>
// INNER-NEXT:     %alloc_8 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:     affine.dma_start %alloc_6[%c0], %alloc_7[%c0], %alloc_8[%c0], %c8 : memref<64xf32>, memref<8xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:     affine.dma_wait %alloc_8[%c0], %c8 : memref<1xi32, 3>
// INNER-NEXT:     affine.for %arg1 = 0 to 64 step 8 {
// INNER-NEXT:       %0 = affine.apply #map7(%arg1)
// INNER-NEXT:       %alloc_9 = memref.alloc() : memref<8x1xf32, 1>
// INNER-NEXT:       %alloc_10 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:       affine.dma_start %alloc[%arg1, 3], %alloc_9[%c0_3, %c0_3], %alloc_10[%c0_3], %c8_2, %c64, %c1 : memref<64x64xf32>, memref<8x1xf32, 1>, memref<1xi32, 3>
// INNER-NEXT:       affine.dma_wait %alloc_10[%c0_3], %c8_2 : memref<1xi32, 3>
// INNER-NEXT:       %alloc_11 = memref.alloc() : memref<8xf32, 1>
// INNER-NEXT:       %alloc_12 = memref.alloc() : memref<1xi32, 3>
// INNER-NEXT:       affine.for %arg2 = #map7(%arg1) to #map8(%arg1) {
// INNER-NEXT:         %2 = affine.apply #map7(%arg2)
// INNER-NEXT:         %3 = affine.apply #map9(%arg2)
// INNER-NEXT:         %4 = affine.load %alloc_9[-%arg1 + %arg2, 0] : memref<8x1xf32, 1>
// INNER-NEXT:         affine.store %arg0, %alloc_11[-%arg1 + %arg2] : memref<8xf32, 1>
// INNER-NEXT:       }
// INNER-NEXT:       %1 = affine.apply #map7(%arg1)
// INNER-NEXT:       affine.dma_start %alloc_11[%c0_1], %alloc_5[%arg1], %alloc_12[%c0_1], %c8_0 : memref<8xf32, 1>, memref<64xf32>, memref<1xi32, 3>
// INNER-NEXT:       affine.dma_wait %alloc_12[%c0_1], %c8_0 : memref<1xi32, 3>
// INNER-NEXT:       memref.dealloc %alloc_12 : memref<1xi32, 3>
// INNER-NEXT:       memref.dealloc %alloc_11 : memref<8xf32, 1>
// INNER-NEXT:       memref.dealloc %alloc_10 : memref<1xi32, 3>
// INNER-NEXT:       memref.dealloc %alloc_9 : memref<8x1xf32, 1>
// INNER-NEXT:       affine.for %arg2 = 0 to 8 {
// INNER-NEXT:         %2 = affine.load %alloc_7[%arg2] : memref<8xf32, 1>
// INNER-NEXT:       }
// INNER-NEXT:     }
// INNER-NEXT:     memref.dealloc %alloc_8 : memref<1xi32, 3>
// INNER-NEXT:     memref.dealloc %alloc_7 : memref<8xf32, 1>
// INNER-NEXT:     memref.dealloc %alloc : memref<64x64xf32>
// INNER-NEXT:     memref.dealloc %alloc_5 : memref<64xf32>
// INNER-NEXT:     memref.dealloc %alloc_6 : memref<64xf32>
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT: }
