// RUN: pyopt %s --affine-data-copy-generate | FileCheck %s

// The reference copies something else in each of these functions.

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
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0, 64)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 31, 100)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 10 >= 0, -d0 + 53 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @guarded(%arg0: memref<256xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c5_1 = arith.constant 5 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c5_3 = arith.constant 5 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     %c5_5 = arith.constant 5 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %c10_8 = arith.constant 10 : index
// CHECK-NEXT:     %c0_9 = arith.constant 0 : index
// CHECK-NEXT:     %c15 = arith.constant 15 : index
// CHECK-NEXT:     %c0_10 = arith.constant 0 : index
// CHECK-NEXT:     %c15_11 = arith.constant 15 : index
// CHECK-NEXT:     %c0_12 = arith.constant 0 : index
// CHECK-NEXT:     %c19 = arith.constant 19 : index
// CHECK-NEXT:     %c0_13 = arith.constant 0 : index
// CHECK-NEXT:     %c19_14 = arith.constant 19 : index
// CHECK-NEXT:     %c0_15 = arith.constant 0 : index
// CHECK-NEXT:     %c10_16 = arith.constant 10 : index
// CHECK-NEXT:     %c0_17 = arith.constant 0 : index
// CHECK-NEXT:     %c10_18 = arith.constant 10 : index
// CHECK-NEXT:     %c0_19 = arith.constant 0 : index
// CHECK-NEXT:     %c0_20 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:     }
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
// CHECK-NEXT:     %alloc_21 = memref.alloc() : memref<19xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 19 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc_21[%arg3] : memref<19xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %alloc_21[%arg3 * 2] : memref<19xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 19 {
// CHECK-NEXT:       %2 = affine.load %alloc_21[%arg3] : memref<19xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_21 : memref<19xf32, 1>
// CHECK-NEXT:     %alloc_22 = memref.alloc() : memref<15xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 15 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc_22[%arg3] : memref<15xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 20 step 7 {
// CHECK-NEXT:       affine.store %arg1, %alloc_22[%arg3] : memref<15xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 15 {
// CHECK-NEXT:       %2 = affine.load %alloc_22[%arg3] : memref<15xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_22 : memref<15xf32, 1>
// CHECK-NEXT:     %alloc_23 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc_23[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:         affine.store %arg1, %alloc_23[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %2 = affine.load %alloc_23[%arg3] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_23 : memref<10xf32, 1>
// CHECK-NEXT:     %alloc_24 = memref.alloc() : memref<5xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc_24[%arg3] : memref<5xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %alloc_24[%arg3 floordiv 2] : memref<5xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 5 {
// CHECK-NEXT:       %2 = affine.load %alloc_24[%arg3] : memref<5xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_24 : memref<5xf32, 1>
// CHECK-NEXT:     %alloc_25 = memref.alloc() : memref<5xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 3 to 8 {
// CHECK-NEXT:       %2 = affine.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:       affine.store %2, %alloc_25[%arg3 - 3] : memref<5xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.apply #map()
// CHECK-NEXT:     affine.store %arg1, %alloc_25[0] : memref<5xf32, 1>
// CHECK-NEXT:     %1 = affine.apply #map1()
// CHECK-NEXT:     affine.store %arg1, %alloc_25[4] : memref<5xf32, 1>
// CHECK-NEXT:     affine.for %arg3 = 3 to 8 {
// CHECK-NEXT:       %2 = affine.load %alloc_25[%arg3 - 3] : memref<5xf32, 1>
// CHECK-NEXT:       affine.store %2, %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_25 : memref<5xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @touched(%arg0: memref<256xf32>, %arg1: memref<256xf32>, %arg2: f32, %arg3: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       %0 = memref.load %arg0[%arg3] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       affine.store %arg2, %arg1[%arg4] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       func.call @unknown() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg4] : memref<256xf32>
// CHECK-NEXT:       %0 = affine.vector_load %arg0[%arg4 + 4] : memref<256xf32>, vector<4xf32>
// CHECK-NEXT:     }
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
// CHECK-NEXT:       %0 = affine.load %alloc[%arg3] : memref<10xf32, 1>
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
// CHECK-NEXT:     %alloc = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     affine.store %arg0, %alloc[0] : memref<256xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<256xf32>
// CHECK-NEXT:     affine.store %arg0, %alloc_0[0] : memref<256xf32>
// CHECK-NEXT:     memref.dealloc %alloc : memref<256xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inside(%arg0: memref<64xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32) {
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64_0 = arith.constant 64 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 64 {
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
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to min #map2()[%arg2] {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg4] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc_3[%arg4] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg4 = 0 to %arg2 {
// CHECK-NEXT:       affine.for %arg5 = 0 to %arg2 {
// CHECK-NEXT:         %0 = affine.load %alloc_3[%arg4] : memref<64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%arg4)[%arg2] {
// CHECK-NEXT:         %0 = affine.load %arg1[%arg4] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tiles(%arg0: memref<100xf32>, %arg1: f32) {
// CHECK-NEXT:     %c100 = arith.constant 100 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c100_0 = arith.constant 100 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<100xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg2] : memref<100xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg2] : memref<100xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 100 step 32 {
// CHECK-NEXT:       affine.for %arg3 = #map3(%arg2) to min #map4(%arg2) {
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
