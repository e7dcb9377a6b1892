// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize))" | FileCheck %s
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{max-nested=1}))" | FileCheck %s --check-prefix=ONE
// RUN: pyopt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{max-nested=0}))" | FileCheck %s --check-prefix=NONE

// The store is behind by one in the second loop inside, which the third one only reads.
func.func @nest(%n: index, %m: index, %A: memref<64x64xf32>, %x: f32) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%m)
      to min affine_map<(d0)[s0] -> (d0, s0)>(%m)[%n] step 2 {
    affine.for %j = 0 to %n {
      affine.store %x, %A[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 10 {
      %0 = affine.load %A[%i, %j] : memref<64x64xf32>
      affine.store %0, %A[%i, %j + 1] : memref<64x64xf32>
    }
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 4 {
        %0 = affine.load %A[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// Each iteration has memory of its own; all write to one element; one is freed; a call may do anything.
func.func private @g()
func.func @memory(%A: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    %m = memref.alloc() : memref<8xi32>
    affine.store %x, %m[0] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    affine.store %x, %A[3] : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    %m = memref.alloc() : memref<8xi32>
    memref.dealloc %m : memref<8xi32>
  }
  affine.for %i = 0 to 8 {
    func.call @g() : () -> ()
  }
  return
}

// Only one iteration of the loop outside is done at a time, so that the inner one is parallel.
func.func @rows(%A: memref<64x64xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %A[%i, %j] : memref<64x64xf32>
      affine.store %0, %A[%i + 1, %j] : memref<64x64xf32>
    }
  }
  return
}

// One iteration writes the first element in the first loop, and two of them in the second one.
func.func @conditions(%A: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 == 0)>(%i) {
      affine.store %x, %A[0] : memref<8xi32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0, 4 - d0 >= 0)>(%i) {
      affine.store %x, %A[0] : memref<8xi32>
    }
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 3 == 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 3 >= 0, -d0 + 4 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nest(%arg0: index, %arg1: index, %arg2: memref<64x64xf32>, %arg3: f32) {
// CHECK-NEXT:     affine.parallel (%arg4) = (max(%arg1, 3)) to (min(%arg1, symbol(%arg0))) step (2) {
// CHECK-NEXT:       affine.parallel (%arg5) = (0) to (symbol(%arg0)) {
// CHECK-NEXT:         affine.store %arg3, %arg2[%arg4, %arg5] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%arg5) = (0) to (10) {
// CHECK-NEXT:         %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %arg2[%arg4, %arg5 + 1] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%arg5) = (0) to (10) {
// CHECK-NEXT:         affine.parallel (%arg6) = (0) to (4) {
// CHECK-NEXT:           %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT:   func.func @memory(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:       affine.store %arg1, %alloc[0] : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.store %arg1, %arg0[3] : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<8xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       func.call @g() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%arg0: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       affine.parallel (%arg2) = (0) to (10) {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %0, %arg0[%arg1 + 1, %arg2] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @conditions(%arg0: memref<8xi32>, %arg1: i32) {
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// CHECK-NEXT:       affine.if #set(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       affine.if #set1(%arg2) {
// CHECK-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// ONE: #set = affine_set<(d0) : (d0 - 3 == 0)>
// ONE-NEXT: #set1 = affine_set<(d0) : (d0 - 3 >= 0, -d0 + 4 >= 0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @nest(%arg0: index, %arg1: index, %arg2: memref<64x64xf32>, %arg3: f32) {
// ONE-NEXT:     affine.parallel (%arg4) = (max(%arg1, 3)) to (min(%arg1, symbol(%arg0))) step (2) {
// ONE-NEXT:       affine.for %arg5 = 0 to %arg0 {
// ONE-NEXT:         affine.store %arg3, %arg2[%arg4, %arg5] : memref<64x64xf32>
// ONE-NEXT:       }
// ONE-NEXT:       affine.for %arg5 = 0 to 10 {
// ONE-NEXT:         %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// ONE-NEXT:         affine.store %0, %arg2[%arg4, %arg5 + 1] : memref<64x64xf32>
// ONE-NEXT:       }
// ONE-NEXT:       affine.for %arg5 = 0 to 10 {
// ONE-NEXT:         affine.for %arg6 = 0 to 4 {
// ONE-NEXT:           %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// ONE-NEXT:         }
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func private @g()
// ONE-NEXT:   func.func @memory(%arg0: memref<8xi32>, %arg1: i32) {
// ONE-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// ONE-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// ONE-NEXT:       affine.store %arg1, %alloc[0] : memref<8xi32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %arg2 = 0 to 8 {
// ONE-NEXT:       affine.store %arg1, %arg0[3] : memref<8xi32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %arg2 = 0 to 8 {
// ONE-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// ONE-NEXT:       memref.dealloc %alloc : memref<8xi32>
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %arg2 = 0 to 8 {
// ONE-NEXT:       func.call @g() : () -> ()
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func @rows(%arg0: memref<64x64xf32>) {
// ONE-NEXT:     affine.for %arg1 = 0 to 10 {
// ONE-NEXT:       affine.parallel (%arg2) = (0) to (10) {
// ONE-NEXT:         %0 = affine.load %arg0[%arg1, %arg2] : memref<64x64xf32>
// ONE-NEXT:         affine.store %0, %arg0[%arg1 + 1, %arg2] : memref<64x64xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT:   func.func @conditions(%arg0: memref<8xi32>, %arg1: i32) {
// ONE-NEXT:     affine.parallel (%arg2) = (0) to (8) {
// ONE-NEXT:       affine.if #set(%arg2) {
// ONE-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %arg2 = 0 to 8 {
// ONE-NEXT:       affine.if #set1(%arg2) {
// ONE-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }
// NONE: #map = affine_map<(d0) -> (d0, 3)>
// NONE-NEXT: #map1 = affine_map<(d0)[s0] -> (d0, s0)>
// NONE-NEXT: #set = affine_set<(d0) : (d0 - 3 == 0)>
// NONE-NEXT: #set1 = affine_set<(d0) : (d0 - 3 >= 0, -d0 + 4 >= 0)>
// NONE-NEXT: module {
// NONE-NEXT:   func.func @nest(%arg0: index, %arg1: index, %arg2: memref<64x64xf32>, %arg3: f32) {
// NONE-NEXT:     affine.for %arg4 = max #map(%arg1) to min #map1(%arg1)[%arg0] step 2 {
// NONE-NEXT:       affine.for %arg5 = 0 to %arg0 {
// NONE-NEXT:         affine.store %arg3, %arg2[%arg4, %arg5] : memref<64x64xf32>
// NONE-NEXT:       }
// NONE-NEXT:       affine.for %arg5 = 0 to 10 {
// NONE-NEXT:         %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// NONE-NEXT:         affine.store %0, %arg2[%arg4, %arg5 + 1] : memref<64x64xf32>
// NONE-NEXT:       }
// NONE-NEXT:       affine.for %arg5 = 0 to 10 {
// NONE-NEXT:         affine.for %arg6 = 0 to 4 {
// NONE-NEXT:           %0 = affine.load %arg2[%arg4, %arg5] : memref<64x64xf32>
// NONE-NEXT:         }
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT:   func.func private @g()
// NONE-NEXT:   func.func @memory(%arg0: memref<8xi32>, %arg1: i32) {
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// NONE-NEXT:       affine.store %arg1, %alloc[0] : memref<8xi32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       affine.store %arg1, %arg0[3] : memref<8xi32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       %alloc = memref.alloc() : memref<8xi32>
// NONE-NEXT:       memref.dealloc %alloc : memref<8xi32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       func.call @g() : () -> ()
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT:   func.func @rows(%arg0: memref<64x64xf32>) {
// NONE-NEXT:     affine.for %arg1 = 0 to 10 {
// NONE-NEXT:       affine.for %arg2 = 0 to 10 {
// NONE-NEXT:         %0 = affine.load %arg0[%arg1, %arg2] : memref<64x64xf32>
// NONE-NEXT:         affine.store %0, %arg0[%arg1 + 1, %arg2] : memref<64x64xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT:   func.func @conditions(%arg0: memref<8xi32>, %arg1: i32) {
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       affine.if #set(%arg2) {
// NONE-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %arg2 = 0 to 8 {
// NONE-NEXT:       affine.if #set1(%arg2) {
// NONE-NEXT:         affine.store %arg1, %arg0[0] : memref<8xi32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }
