// RUN: pyopt %s --affine-data-copy-generate | FileCheck %s

// The least box around both accesses is copied in and out.
func.func @union(%m: memref<256xf32>) {
  affine.for %i = 3 to 20 {
    %0 = affine.load %m[%i + 4] : memref<256xf32>
    affine.store %0, %m[%i] : memref<256xf32>
  }
  return
}

// What is only read is not copied out, and what is all stored not in.
func.func @one_way(%x: f32) {
  %a = memref.alloc() : memref<64x64xf32>
  %b = memref.alloc() : memref<64x64xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 2 to 10 {
      %0 = affine.load %a[%j, %i + 1] : memref<64x64xf32>
      affine.store %0, %b[%i, %j] : memref<64x64xf32>
    }
  }
  memref.dealloc %a : memref<64x64xf32>
  memref.dealloc %b : memref<64x64xf32>
  return
}

// Stored by tiles, of which the last one is smaller.
func.func @tiles(%m: memref<100x10xf32>, %x: f32) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      affine.for %k = 0 to 10 {
        affine.store %x, %m[%j, %k] : memref<100x10xf32>
      }
    }
  }
  return
}

// Quotients and remainders, a step, and parallel counters.
func.func @counters(%m: memref<64xf32>, %n: memref<64x64xf32>) {
  affine.for %i = 0 to 20 step 3 {
    %0 = affine.load %m[%i floordiv 2 + %i mod 4] : memref<64xf32>
  }
  affine.for %i = 0 to 8 {
    affine.parallel (%j, %k) = (0, 2) to (10, min(20, 12)) step (1, 2) {
      %0 = affine.load %n[%i + %j, %k] : memref<64x64xf32>
    }
  }
  return
}

// Of two boxes that cannot be compared all is copied; a constant symbol is a number.
func.func @whole(%m: memref<16x32xf32>, %k: memref<16xf32>, %n: index) {
  %c5 = arith.constant 5 : index
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i, 3] : memref<16x32xf32>
    %1 = affine.load %m[%i + symbol(%n), 4] : memref<16x32xf32>
    %2 = affine.load %k[%i + symbol(%c5)] : memref<16xf32>
  }
  return
}

// Bounds by each other, a dim of which the size is not known, no dims, another layout, other memory, no elements.
func.func @stay(%a: memref<64x64xf32>, %b: memref<?xf32>, %c: memref<f32>,
                %d: memref<64xf32, strided<[2], offset: 1>>, %e: memref<64xf32, 3>,
                %f: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 20 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %a[%i, %j] : memref<64x64xf32>
      %1 = affine.load %d[%i] : memref<64xf32, strided<[2], offset: 1>>
      %2 = affine.load %e[%i] : memref<64xf32, 3>
    }
  }
  affine.for %i = 0 to %n {
    %3 = affine.load %b[%i] : memref<?xf32>
    %4 = affine.load %c[] : memref<f32>
  }
  affine.for %i = 3 to 3 {
    %5 = affine.load %f[%i] : memref<64xf32>
  }
  return
}

// With a memref of which a box is not known, and all of it neither, nothing of the range is copied.
func.func @none(%a: memref<?xf32>, %b: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      %0 = affine.load %b[%i] : memref<64xf32>
      %1 = affine.load %a[%j] : memref<?xf32>
      %2 = affine.load %a[%i] : memref<?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 32, 100)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0 + d1)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @union(%arg0: memref<256xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c21 = arith.constant 21 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c21_1 = arith.constant 21 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<21xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 3 to 24 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1] : memref<256xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg1 - 3] : memref<21xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 3 to 20 {
// CHECK-NEXT:       %0 = affine.apply #map(%arg1)
// CHECK-NEXT:       %1 = affine.load %alloc[%arg1 + 1] : memref<21xf32, 1>
// CHECK-NEXT:       affine.store %1, %alloc[%arg1 - 3] : memref<21xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 3 to 24 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg1 - 3] : memref<21xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg0[%arg1] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<21xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one_way(%arg0: f32) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2_0 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c64_1 = arith.constant 64 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<64x64xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<8x8xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 2 to 10 {
// CHECK-NEXT:       affine.for %arg2 = 1 to 9 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %alloc_5[%arg1 - 2, %arg2 - 1] : memref<8x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<8x8xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg2 = 2 to 10 {
// CHECK-NEXT:         %0 = affine.apply #map1(%arg2, %arg1)
// CHECK-NEXT:         %1 = affine.apply #map2(%arg2, %arg1)
// CHECK-NEXT:         %2 = affine.load %alloc_5[%arg2 - 2, %arg1] : memref<8x8xf32, 1>
// CHECK-NEXT:         affine.store %2, %alloc_6[%arg1, %arg2 - 2] : memref<8x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg2 = 2 to 10 {
// CHECK-NEXT:         %0 = affine.load %alloc_6[%arg1, %arg2 - 2] : memref<8x8xf32, 1>
// CHECK-NEXT:         affine.store %0, %alloc_4[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<8x8xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<8x8xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<64x64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<64x64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles(%arg0: memref<100x10xf32>, %arg1: f32) {
// CHECK-NEXT:     %c1000 = arith.constant 1000 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<100x10xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 step 32 {
// CHECK-NEXT:       affine.for %arg3 = #map3(%arg2) to min #map4(%arg2) {
// CHECK-NEXT:         affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:           affine.store %arg1, %alloc[%arg3, %arg4] : memref<100x10xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:       affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg2, %arg3] : memref<100x10xf32, 1>
// CHECK-NEXT:         affine.store %0, %arg0[%arg2, %arg3] : memref<100x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<100x10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @counters(%arg0: memref<64xf32>, %arg1: memref<64x64xf32>) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c306 = arith.constant 306 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c13 = arith.constant 13 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<13xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 13 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg2] : memref<13xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 20 step 3 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg2 + %arg2 floordiv 2 - (%arg2 floordiv 4) * 4] : memref<13xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<13xf32, 1>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<17x18xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 17 {
// CHECK-NEXT:       affine.for %arg3 = 2 to 20 {
// CHECK-NEXT:         %0 = affine.load %arg1[%arg2, %arg3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %alloc_2[%arg2, %arg3 - 2] : memref<17x18xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.parallel (%arg3, %arg4) = (0, 2) to (10, min(20, 12)) step (1, 2) {
// CHECK-NEXT:         %0 = affine.apply #map5(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %1 = affine.apply #map6(%arg2, %arg3, %arg4)
// CHECK-NEXT:         %2 = affine.load %alloc_2[%arg2 + %arg3, %arg4 - 2] : memref<17x18xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_2 : memref<17x18xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @whole(%arg0: memref<16x32xf32>, %arg1: memref<16xf32>, %arg2: index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c512 = arith.constant 512 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c5_2 = arith.constant 5 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<16x32xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 16 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 32 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg3, %arg4] : memref<16x32xf32>
// CHECK-NEXT:         affine.store %0, %alloc[%arg3, %arg4] : memref<16x32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 5 to 13 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg3] : memref<16xf32>
// CHECK-NEXT:       affine.store %0, %alloc_3[%arg3 - 5] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg3, 3] : memref<16x32xf32, 1>
// CHECK-NEXT:       %1 = affine.load %alloc[%arg3 + symbol(%arg2), 4] : memref<16x32xf32, 1>
// CHECK-NEXT:       %2 = affine.apply #map7(%arg3)[%c5_2]
// CHECK-NEXT:       %3 = affine.load %alloc_3[%arg3] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<8xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<16x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @stay(%arg0: memref<64x64xf32>, %arg1: memref<?xf32>, %arg2: memref<f32>, %arg3: memref<64xf32, strided<[2], offset: 1>>, %arg4: memref<64xf32, 3>, %arg5: memref<64xf32>, %arg6: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg7 = 0 to 20 {
// CHECK-NEXT:       affine.for %arg8 = 0 to #map3(%arg7) {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg7, %arg8] : memref<64x64xf32>
// CHECK-NEXT:         %1 = affine.load %arg3[%arg7] : memref<64xf32, strided<[2], offset: 1>>
// CHECK-NEXT:         %2 = affine.load %arg4[%arg7] : memref<64xf32, 3>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg7 = 0 to %arg6 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg7] : memref<?xf32>
// CHECK-NEXT:       %1 = affine.load %arg2[] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg7 = 3 to 3 {
// CHECK-NEXT:       %0 = affine.load %arg5[%arg7] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @none(%arg0: memref<?xf32>, %arg1: memref<64xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:         %0 = affine.load %arg1[%arg3] : memref<64xf32>
// CHECK-NEXT:         %1 = affine.load %arg0[%arg4] : memref<?xf32>
// CHECK-NEXT:         %2 = affine.load %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
