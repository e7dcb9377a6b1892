// RUN: pyopt %s --affine-data-copy-generate=skip-non-unit-stride-loops | FileCheck %s
// RUN: pyopt %s --affine-data-copy-generate='skip-non-unit-stride-loops fast-mem-space=0 slow-mem-space=2' \
// RUN:   | FileCheck %s --check-prefix=SPACE

// The bounds are those of the tile.
func.func @tile(%m: memref<256xf32>, %x: f32) {
  affine.for %i = 0 to 256 step 32 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %m[%i + %j] : memref<256xf32>
      affine.store %0, %m[%i + %j] : memref<256xf32>
    }
  }
  return
}

// A tile that may be cut off by one of two ends.
func.func @cut(%m: memref<?x10xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to %n step 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i)
        to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
      affine.for %k = 0 to 10 {
        affine.store %x, %m[%j, %k] : memref<?x10xf32>
      }
    }
  }
  return
}

// What does not depend on the outer loop is copied around it.
func.func @hoisted(%x: f32) {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%j] : memref<64xf32>
      %1 = affine.load %b[%i + %j] : memref<64xf32>
      affine.store %1, %a[%j] : memref<64xf32>
    }
  }
  memref.dealloc %a : memref<64xf32>
  memref.dealloc %b : memref<64xf32>
  return
}

// The box begins at a product or a quotient, with a symbol.
func.func @begin(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 20 step 2 {
    %0 = affine.load %m[2 * %i + symbol(%n), %i floordiv 3] : memref<64x64xf32>
    %1 = affine.load %m[2 * %i + symbol(%n) + 3, %i floordiv 3] : memref<64x64xf32>
  }
  return
}

func.func @space(%m: memref<64xf32, 2>) {
  affine.for %i = 3 to 20 {
    %0 = affine.load %m[%i] : memref<64xf32, 2>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 32)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0 + 8)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1) -> (-(d0 * -2 - d1))>
// CHECK-NEXT: #map7 = affine_map<(d0, d1) -> ((-(-d0 + 2) + 2) floordiv 3)>
// CHECK-NEXT: #map8 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 4)>
// CHECK-NEXT: #map10 = affine_map<(d0) -> (d0 floordiv 3)>
// CHECK-NEXT: #map11 = affine_map<(d0)[s0] -> (d0 floordiv 3)>
// CHECK-NEXT: #map12 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tile(%arg0: memref<256xf32>, %arg1: f32) {
// CHECK-NEXT:     %c32 = arith.constant 32 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c32_0 = arith.constant 32 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 256 step 32 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg2)
// CHECK-NEXT:       %alloc = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:         %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:         affine.store %2, %alloc[%arg3 - %arg2] : memref<32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg3 = 0 to 32 {
// CHECK-NEXT:         %2 = affine.apply #map2(%arg2, %arg3)
// CHECK-NEXT:         %3 = affine.load %alloc[%arg3] : memref<32xf32, 1>
// CHECK-NEXT:         %4 = affine.apply #map2(%arg2, %arg3)
// CHECK-NEXT:         affine.store %3, %alloc[%arg3] : memref<32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = affine.apply #map(%arg2)
// CHECK-NEXT:       affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// CHECK-NEXT:         %2 = affine.load %alloc[%arg3 - %arg2] : memref<32xf32, 1>
// CHECK-NEXT:         affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @cut(%arg0: memref<?x10xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     %c80 = arith.constant 80 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg2 step 8 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<8x10xf32, 1>
// CHECK-NEXT:       affine.for %arg4 = #map(%arg3) to min #map3(%arg3)[%arg2] {
// CHECK-NEXT:         affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:           affine.store %arg1, %alloc[-%arg3 + %arg4, %arg5] : memref<8x10xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       %0 = affine.apply #map4(%arg3, %arg2)
// CHECK-NEXT:       affine.for %arg4 = #map(%arg3) to min #map3(%arg3)[%arg2] {
// CHECK-NEXT:         affine.for %arg5 = 0 to 10 {
// CHECK-NEXT:           %1 = affine.load %alloc[%arg4 - %arg3, %arg5] : memref<8x10xf32, 1>
// CHECK-NEXT:           affine.store %1, %arg0[%arg4, %arg5] : memref<?x10xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc : memref<8x10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @hoisted(%arg0: f32) {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8_0 = arith.constant 8 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c8_2 = arith.constant 8 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc_6[%arg1] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 64 step 8 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg1)
// CHECK-NEXT:       %alloc_7 = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:       affine.for %arg2 = #map(%arg1) to #map5(%arg1) {
// CHECK-NEXT:         %1 = affine.load %alloc_5[%arg2] : memref<64xf32>
// CHECK-NEXT:         affine.store %1, %alloc_7[%arg2 - %arg1] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:         %1 = affine.load %alloc_6[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:         %2 = affine.apply #map2(%arg1, %arg2)
// CHECK-NEXT:         %3 = affine.load %alloc_7[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:         affine.store %3, %alloc_6[%arg2] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %alloc_7 : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %alloc_6[%arg1] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %0, %alloc[%arg1] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<8xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @begin(%arg0: memref<64x64xf32>, %arg1: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg2 = 0 to 20 step 2 {
// CHECK-NEXT:       %0 = affine.apply #map6(%arg2, %arg1)
// CHECK-NEXT:       %1 = affine.apply #map7(%arg2, %arg1)
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4x1xf32, 1>
// CHECK-NEXT:       affine.for %arg3 = #map8(%arg2)[%arg1] to #map9(%arg2)[%arg1] {
// CHECK-NEXT:         %8 = affine.apply #map10(%arg2)
// CHECK-NEXT:         %9 = affine.load %arg0[%arg3, %arg2 floordiv 3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %9, %alloc[%arg3 - %arg2 * 2 - symbol(%arg1), 0] : memref<4x1xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %2 = affine.apply #map8(%arg2)[%arg1]
// CHECK-NEXT:       %3 = affine.apply #map11(%arg2)[%arg1]
// CHECK-NEXT:       %4 = affine.load %alloc[0, 0] : memref<4x1xf32, 1>
// CHECK-NEXT:       %5 = affine.apply #map12(%arg2)[%arg1]
// CHECK-NEXT:       %6 = affine.apply #map11(%arg2)[%arg1]
// CHECK-NEXT:       %7 = affine.load %alloc[3, 0] : memref<4x1xf32, 1>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4x1xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @space(%arg0: memref<64xf32, 2>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg1 = 3 to 20 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1] : memref<64xf32, 2>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// SPACE: #map = affine_map<(d0) -> (d0)>
// SPACE-NEXT: #map1 = affine_map<(d0) -> (d0 + 32)>
// SPACE-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + d1)>
// SPACE-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// SPACE-NEXT: #map4 = affine_map<(d0, d1) -> (d0)>
// SPACE-NEXT: #map5 = affine_map<(d0) -> (d0 + 8)>
// SPACE-NEXT: #map6 = affine_map<(d0, d1) -> (-(d0 * -2 - d1))>
// SPACE-NEXT: #map7 = affine_map<(d0, d1) -> ((-(-d0 + 2) + 2) floordiv 3)>
// SPACE-NEXT: #map8 = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// SPACE-NEXT: #map9 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 4)>
// SPACE-NEXT: #map10 = affine_map<(d0) -> (d0 floordiv 3)>
// SPACE-NEXT: #map11 = affine_map<(d0)[s0] -> (d0 floordiv 3)>
// SPACE-NEXT: #map12 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 3)>
// SPACE-NEXT: module {
// SPACE-NEXT:   func.func @tile(%arg0: memref<256xf32>, %arg1: f32) {
// SPACE-NEXT:     %c32 = arith.constant 32 : index
// SPACE-NEXT:     %c0 = arith.constant 0 : index
// SPACE-NEXT:     %c32_0 = arith.constant 32 : index
// SPACE-NEXT:     %c0_1 = arith.constant 0 : index
// SPACE-NEXT:     %c0_2 = arith.constant 0 : index
// SPACE-NEXT:     affine.for %arg2 = 0 to 256 step 32 {
// SPACE-NEXT:       %0 = affine.apply #map(%arg2)
// SPACE-NEXT:       %alloc = memref.alloc() : memref<32xf32>
// SPACE-NEXT:       affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// SPACE-NEXT:         %2 = affine.load %arg0[%arg3] : memref<256xf32>
// SPACE-NEXT:         affine.store %2, %alloc[%arg3 - %arg2] : memref<32xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       affine.for %arg3 = 0 to 32 {
// SPACE-NEXT:         %2 = affine.apply #map2(%arg2, %arg3)
// SPACE-NEXT:         %3 = affine.load %alloc[%arg3] : memref<32xf32>
// SPACE-NEXT:         %4 = affine.apply #map2(%arg2, %arg3)
// SPACE-NEXT:         affine.store %3, %alloc[%arg3] : memref<32xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       %1 = affine.apply #map(%arg2)
// SPACE-NEXT:       affine.for %arg3 = #map(%arg2) to #map1(%arg2) {
// SPACE-NEXT:         %2 = affine.load %alloc[%arg3 - %arg2] : memref<32xf32>
// SPACE-NEXT:         affine.store %2, %arg0[%arg3] : memref<256xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       memref.dealloc %alloc : memref<32xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     return
// SPACE-NEXT:   }
// SPACE-NEXT:   func.func @cut(%arg0: memref<?x10xf32>, %arg1: f32, %arg2: index) {
// SPACE-NEXT:     %c80 = arith.constant 80 : index
// SPACE-NEXT:     %c0 = arith.constant 0 : index
// SPACE-NEXT:     %c0_0 = arith.constant 0 : index
// SPACE-NEXT:     affine.for %arg3 = 0 to %arg2 step 8 {
// SPACE-NEXT:       %alloc = memref.alloc() : memref<8x10xf32>
// SPACE-NEXT:       affine.for %arg4 = #map(%arg3) to min #map3(%arg3)[%arg2] {
// SPACE-NEXT:         affine.for %arg5 = 0 to 10 {
// SPACE-NEXT:           affine.store %arg1, %alloc[-%arg3 + %arg4, %arg5] : memref<8x10xf32>
// SPACE-NEXT:         }
// SPACE-NEXT:       }
// SPACE-NEXT:       %0 = affine.apply #map4(%arg3, %arg2)
// SPACE-NEXT:       affine.for %arg4 = #map(%arg3) to min #map3(%arg3)[%arg2] {
// SPACE-NEXT:         affine.for %arg5 = 0 to 10 {
// SPACE-NEXT:           %1 = affine.load %alloc[%arg4 - %arg3, %arg5] : memref<8x10xf32>
// SPACE-NEXT:           affine.store %1, %arg0[%arg4, %arg5] : memref<?x10xf32>
// SPACE-NEXT:         }
// SPACE-NEXT:       }
// SPACE-NEXT:       memref.dealloc %alloc : memref<8x10xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     return
// SPACE-NEXT:   }
// SPACE-NEXT:   func.func @hoisted(%arg0: f32) {
// SPACE-NEXT:     %c8 = arith.constant 8 : index
// SPACE-NEXT:     %c0 = arith.constant 0 : index
// SPACE-NEXT:     %c8_0 = arith.constant 8 : index
// SPACE-NEXT:     %c0_1 = arith.constant 0 : index
// SPACE-NEXT:     %c8_2 = arith.constant 8 : index
// SPACE-NEXT:     %c0_3 = arith.constant 0 : index
// SPACE-NEXT:     %c0_4 = arith.constant 0 : index
// SPACE-NEXT:     %alloc = memref.alloc() : memref<64xf32>
// SPACE-NEXT:     %alloc_5 = memref.alloc() : memref<64xf32>
// SPACE-NEXT:     %alloc_6 = memref.alloc() : memref<8xf32>
// SPACE-NEXT:     affine.for %arg1 = 0 to 8 {
// SPACE-NEXT:       %0 = affine.load %alloc[%arg1] : memref<64xf32>
// SPACE-NEXT:       affine.store %0, %alloc_6[%arg1] : memref<8xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     affine.for %arg1 = 0 to 64 step 8 {
// SPACE-NEXT:       %0 = affine.apply #map(%arg1)
// SPACE-NEXT:       %alloc_7 = memref.alloc() : memref<8xf32>
// SPACE-NEXT:       affine.for %arg2 = #map(%arg1) to #map5(%arg1) {
// SPACE-NEXT:         %1 = affine.load %alloc_5[%arg2] : memref<64xf32>
// SPACE-NEXT:         affine.store %1, %alloc_7[%arg2 - %arg1] : memref<8xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       affine.for %arg2 = 0 to 8 {
// SPACE-NEXT:         %1 = affine.load %alloc_6[%arg2] : memref<8xf32>
// SPACE-NEXT:         %2 = affine.apply #map2(%arg1, %arg2)
// SPACE-NEXT:         %3 = affine.load %alloc_7[%arg2] : memref<8xf32>
// SPACE-NEXT:         affine.store %3, %alloc_6[%arg2] : memref<8xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       memref.dealloc %alloc_7 : memref<8xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     affine.for %arg1 = 0 to 8 {
// SPACE-NEXT:       %0 = affine.load %alloc_6[%arg1] : memref<8xf32>
// SPACE-NEXT:       affine.store %0, %alloc[%arg1] : memref<64xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     memref.dealloc %alloc_6 : memref<8xf32>
// SPACE-NEXT:     memref.dealloc %alloc : memref<64xf32>
// SPACE-NEXT:     memref.dealloc %alloc_5 : memref<64xf32>
// SPACE-NEXT:     return
// SPACE-NEXT:   }
// SPACE-NEXT:   func.func @begin(%arg0: memref<64x64xf32>, %arg1: index) {
// SPACE-NEXT:     %c4 = arith.constant 4 : index
// SPACE-NEXT:     %c0 = arith.constant 0 : index
// SPACE-NEXT:     %c0_0 = arith.constant 0 : index
// SPACE-NEXT:     affine.for %arg2 = 0 to 20 step 2 {
// SPACE-NEXT:       %0 = affine.apply #map6(%arg2, %arg1)
// SPACE-NEXT:       %1 = affine.apply #map7(%arg2, %arg1)
// SPACE-NEXT:       %alloc = memref.alloc() : memref<4x1xf32>
// SPACE-NEXT:       affine.for %arg3 = #map8(%arg2)[%arg1] to #map9(%arg2)[%arg1] {
// SPACE-NEXT:         %8 = affine.apply #map10(%arg2)
// SPACE-NEXT:         %9 = affine.load %arg0[%arg3, %arg2 floordiv 3] : memref<64x64xf32>
// SPACE-NEXT:         affine.store %9, %alloc[%arg3 - %arg2 * 2 - symbol(%arg1), 0] : memref<4x1xf32>
// SPACE-NEXT:       }
// SPACE-NEXT:       %2 = affine.apply #map8(%arg2)[%arg1]
// SPACE-NEXT:       %3 = affine.apply #map11(%arg2)[%arg1]
// SPACE-NEXT:       %4 = affine.load %alloc[0, 0] : memref<4x1xf32>
// SPACE-NEXT:       %5 = affine.apply #map12(%arg2)[%arg1]
// SPACE-NEXT:       %6 = affine.apply #map11(%arg2)[%arg1]
// SPACE-NEXT:       %7 = affine.load %alloc[3, 0] : memref<4x1xf32>
// SPACE-NEXT:       memref.dealloc %alloc : memref<4x1xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     return
// SPACE-NEXT:   }
// SPACE-NEXT:   func.func @space(%arg0: memref<64xf32, 2>) {
// SPACE-NEXT:     %c3 = arith.constant 3 : index
// SPACE-NEXT:     %c17 = arith.constant 17 : index
// SPACE-NEXT:     %c0 = arith.constant 0 : index
// SPACE-NEXT:     %c0_0 = arith.constant 0 : index
// SPACE-NEXT:     %alloc = memref.alloc() : memref<17xf32>
// SPACE-NEXT:     affine.for %arg1 = 3 to 20 {
// SPACE-NEXT:       %0 = affine.load %arg0[%arg1] : memref<64xf32, 2>
// SPACE-NEXT:       affine.store %0, %alloc[%arg1 - 3] : memref<17xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     affine.for %arg1 = 3 to 20 {
// SPACE-NEXT:       %0 = affine.load %alloc[%arg1 - 3] : memref<17xf32>
// SPACE-NEXT:     }
// SPACE-NEXT:     memref.dealloc %alloc : memref<17xf32>
// SPACE-NEXT:     return
// SPACE-NEXT:   }
// SPACE-NEXT: }
