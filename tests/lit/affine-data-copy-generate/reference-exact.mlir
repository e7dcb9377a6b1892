// RUN: pyopt %s --affine-data-copy-generate=reference-exact | FileCheck %s

// The text of mlir-opt, which computes something else.

// What may not be stored is copied in.
func.func @guarded(%m: memref<256xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      affine.store %x, %m[%i] : memref<256xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %m[2 * %i] : memref<256xf32>
  }
  affine.for %i = 0 to 20 step 7 {
    affine.store %x, %m[%i] : memref<256xf32>
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to %n {
      affine.store %x, %m[%i] : memref<256xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i floordiv 2] : memref<256xf32>
  }
  affine.store %x, %m[3] : memref<256xf32>
  affine.store %x, %m[7] : memref<256xf32>
  return
}

// Other ops touch the memory, or it may be the same.
func.func @touched(%m: memref<256xf32>, %k: memref<256xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<256xf32>
    %0 = memref.load %m[%n] : memref<256xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<256xf32>
    affine.store %x, %k[%i] : memref<256xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<256xf32>
    func.call @unknown() : () -> ()
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<256xf32>
    %0 = affine.vector_load %m[%i + 4] : memref<256xf32>, vector<4xf32>
  }
  return
}

func.func private @unknown()

// Two that are only read may be the same, and other ops may read them.
func.func @reads(%m: memref<256xf32>, %k: memref<256xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<256xf32>
    %1 = affine.load %k[%i] : memref<256xf32>
    %2 = memref.load %m[%n] : memref<256xf32>
    %3 = affine.vector_load %m[%i + 4] : memref<256xf32>, vector<4xf32>
  }
  return
}

// The memory is not there before the range, or behind it.
func.func @lives(%x: f32) {
  %m = memref.alloc() : memref<256xf32>
  affine.store %x, %m[0] : memref<256xf32>
  %k = memref.alloc() : memref<256xf32>
  affine.store %x, %k[0] : memref<256xf32>
  memref.dealloc %m : memref<256xf32>
  return
}

// Copies stay inside of the memref, or are not made.
func.func @inside(%m: memref<64xf32>, %k: memref<?xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 10 >= 0, 53 - d0 >= 0)>(%i) {
      %0 = affine.load %m[%i + 10] : memref<64xf32>
      %1 = affine.load %m[%i - 10] : memref<64xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      %2 = affine.load %m[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      %3 = affine.load %k[%i] : memref<?xf32>
    }
  }
  return
}

// A part of these tiles is not stored.
func.func @tiles(%m: memref<100xf32>, %x: f32) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 31, 100)>(%i) {
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<() -> (3)>
// CHECK-NEXT: #map1 = affine_map<() -> (7)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 31, 100)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 10 >= 0, -d0 + 53 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @guarded(%arg0: memref<256xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c5_0 = arith.constant 5 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c19 = arith.constant 19 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c10_5 = arith.constant 10 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%arg3)[%arg2] {
// CHECK-NEXT:         affine.store %arg1, %alloc[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %2 = affine.load %alloc[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<19xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %alloc_8[%arg3 * 2] : memref<19xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 19 {
// CHECK-NEXT:       %2 = affine.load %alloc_8[%arg3] : memref<19xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<19xf32, 1>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<15xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 step 7 {
// CHECK-NEXT:       affine.store %arg1, %alloc_9[%arg3] : memref<15xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 15 {
// CHECK-NEXT:       %2 = affine.load %alloc_9[%arg3] : memref<15xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<15xf32, 1>
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:         affine.store %arg1, %alloc_10[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %2 = affine.load %alloc_10[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_11 = memref.alloc() : memref<5xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %alloc_11[%arg3 floordiv 2] : memref<5xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %2 = affine.load %alloc_11[%arg3] : memref<5xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_11 : memref<5xf32, 1>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<5xf32, 1>
// CHECK-NEXT:     %0 = affine.apply #map()
// CHECK-NEXT:     affine.store %arg1, %alloc_12[0] : memref<5xf32, 1>
// CHECK-NEXT:     %1 = affine.apply #map1()
// CHECK-NEXT:     affine.store %arg1, %alloc_12[4] : memref<5xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 3 to 8 {
// CHECK-NEXT:       %2 = affine.load %alloc_12[%arg3 - 3] : memref<5xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<5xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @touched(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_0 = arith.constant 10 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c10_2 = arith.constant 10 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c10_4 = arith.constant 10 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c10_6 = arith.constant 10 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       affine.store %0, %alloc_9[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_10 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc_9[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %arg2, %alloc_10[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc_10[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg1[%arg4] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_10 : memref<10xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_11 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       affine.store %0, %alloc_11[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc_11[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_11 : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_12 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %alloc_12[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       %0 = affine.vector_load %alloc_12[%arg4 + 4] : memref<10xf32, 1>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc_12[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_12 : memref<10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @unknown()
// CHECK-NEXT:   func.func @reads(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: index) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c10_0 = arith.constant 10 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %0, %alloc_3[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       %1 = affine.load %alloc_3[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       %2 = memref.load %arg0[%arg2] : memref<256xf32>
// CHECK-NEXT:       %3 = affine.vector_load %arg0[%arg3 + 4] : memref<256xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<10xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @lives(%arg0: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     %alloc_6 = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %arg0, %alloc_5[0] : memref<1xf32, 1>
// CHECK-NEXT:     %alloc_7 = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     affine.store %arg0, %alloc_6[0] : memref<1xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<256xf32>
// CHECK-NEXT:     %0 = affine.load %alloc_6[0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %0, %alloc_7[0] : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc_6 : memref<1xf32, 1>
// CHECK-NEXT:     %1 = affine.load %alloc_5[0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %1, %alloc[0] : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<1xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inside(%arg0: memref<64xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c64_1 = arith.constant 64 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = -10 to 74 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg4] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 64 {
// CHECK-NEXT:       affine.if #set1(%arg4) {
// CHECK-NEXT:         %0 = affine.load %alloc[%arg4 + 10] : memref<64xf32, 1>
// CHECK-NEXT:         %1 = affine.load %alloc[%arg4 - 10] : memref<64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<64xf32, 1>
// CHECK-NEXT:     %alloc_4 = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc_4[%arg4] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:       affine.for %arg5 = 0 to %arg2 {
// CHECK-NEXT:         %0 = affine.load %alloc_4[%arg4] : memref<64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_4 : memref<64xf32, 1>
// CHECK-NEXT:     %alloc_5 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg1[%arg4] : memref<?xf32>
// CHECK-NEXT:       affine.store %0, %alloc_5[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%arg4)[%arg2] {
// CHECK-NEXT:         %0 = affine.load %alloc_5[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_5 : memref<10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles(%arg0: memref<100xf32>, %arg1: f32) {
// CHECK-NEXT:     %c100 = arith.constant 100 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<100xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 step 32 {
// CHECK-NEXT:       affine.for %arg3 = #map2(%arg2) to min #map3(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %alloc[%arg3] : memref<100xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg2] : memref<100xf32, 1>
// CHECK-NEXT:       affine.store %0, %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<100xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
