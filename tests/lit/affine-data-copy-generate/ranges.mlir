// RUN: pyopt %s --affine-data-copy-generate | FileCheck %s

// Each loop is a range of its own, and what stands between loops is one from the first load or store on.
func.func @between(%m: memref<64xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<64xf32>
  }
  %0 = arith.addf %x, %x : f32
  affine.store %0, %m[20] : memref<64xf32>
  %1 = affine.load %m[20] : memref<64xf32>
  affine.for %i = 5 to 12 {
    %2 = affine.load %m[%i] : memref<64xf32>
  }
  return %1 : f32
}

// One element is copied without loops.
func.func @element(%m: memref<64x64xf32>) -> f32 {
  %0 = affine.load %m[3, 3] : memref<64x64xf32>
  return %0 : f32
}

// In other regions there are no ranges.
func.func @regions(%m: memref<64xf32>, %c: i1) {
  scf.if %c {
    affine.for %i = 0 to 10 {
      %0 = affine.load %m[%i] : memref<64xf32>
    }
  }
  affine.parallel (%i) = (0) to (10) {
    affine.for %j = 0 to 10 {
      %1 = affine.load %m[%i + %j] : memref<64xf32>
    }
  }
  return
}

// A loop that carries a value, other loops, conditions.
func.func @inside(%m: memref<64xf32>, %x: f32, %n: index, %c: i1) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%s = %x) -> f32 {
    %0 = scf.for %j = %n to %n step %n iter_args(%t = %s) -> f32 {
      %1 = affine.load %m[%i] : memref<64xf32>
      scf.yield %1 : f32
    }
    scf.if %c {
      affine.prefetch %m[%i], read, locality<3>, data : memref<64xf32>
    }
    affine.yield %0 : f32
  }
  return %r : f32
}

// Memory that the range makes itself is not copied.
func.func @local(%m: memref<64xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<64xf32>
    %b = memref.alloc() : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32>
    memref.dealloc %b : memref<64xf32>
  }
  return
}

// All blocks of the function.
func.func @blocks(%m: memref<64xf32>) {
  %0 = affine.load %m[4] : memref<64xf32>
  cf.br ^next
^next:
  affine.for %i = 0 to 10 {
    %1 = affine.load %m[%i] : memref<64xf32>
  }
  return
}

func.func private @declared(memref<64xf32>)

// CHECK: #map = affine_map<() -> (20)>
// CHECK-NEXT: #map1 = affine_map<() -> (3)>
// CHECK-NEXT: #map2 = affine_map<() -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @between(%arg0: memref<64xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     %c20 = arith.constant 20 : index
// CHECK-NEXT:     %c20_0 = arith.constant 20 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c20_1 = arith.constant 20 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %c20_3 = arith.constant 20 : index
// CHECK-NEXT:     %c1_4 = arith.constant 1 : index
// CHECK-NEXT:     %c0_5 = arith.constant 0 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg1, %alloc[%arg2] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %6 = affine.load %alloc[%arg2] : memref<10xf32, 1>
// CHECK-NEXT:       affine.store %6, %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     %0 = arith.addf %arg1, %arg1 : f32
// CHECK-NEXT:     %alloc_8 = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     %1 = affine.load %arg0[20] : memref<64xf32>
// CHECK-NEXT:     affine.store %1, %alloc_8[0] : memref<1xf32, 1>
// CHECK-NEXT:     %2 = affine.apply #map()
// CHECK-NEXT:     affine.store %0, %alloc_8[0] : memref<1xf32, 1>
// CHECK-NEXT:     %3 = affine.apply #map()
// CHECK-NEXT:     %4 = affine.load %alloc_8[0] : memref<1xf32, 1>
// CHECK-NEXT:     %5 = affine.load %alloc_8[0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %5, %arg0[20] : memref<64xf32>
// CHECK-NEXT:     memref.dealloc %alloc_8 : memref<1xf32, 1>
// CHECK-NEXT:     %alloc_9 = memref.alloc() : memref<7xf32, 1>
// CHECK-NEXT:     affine.for %arg2 = 5 to 12 {
// CHECK-NEXT:       %6 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       affine.store %6, %alloc_9[%arg2 - 5] : memref<7xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg2 = 5 to 12 {
// CHECK-NEXT:       %6 = affine.load %alloc_9[%arg2 - 5] : memref<7xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_9 : memref<7xf32, 1>
// CHECK-NEXT:     return %4 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @element(%arg0: memref<64x64xf32>) -> f32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %c3_2 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1x1xf32, 1>
// CHECK-NEXT:     %0 = affine.load %arg0[3, 3] : memref<64x64xf32>
// CHECK-NEXT:     affine.store %0, %alloc[0, 0] : memref<1x1xf32, 1>
// CHECK-NEXT:     %1 = affine.apply #map1()
// CHECK-NEXT:     %2 = affine.apply #map1()
// CHECK-NEXT:     %3 = affine.load %alloc[0, 0] : memref<1x1xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<1x1xf32, 1>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @regions(%arg0: memref<64xf32>, %arg1: i1) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     scf.if %arg1 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg2] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (10) {
// CHECK-NEXT:       affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:         %0 = affine.load %arg0[%arg2 + %arg3] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inside(%arg0: memref<64xf32>, %arg1: f32, %arg2: index, %arg3: i1) -> f32 {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:       %1 = affine.load %arg0[%arg4] : memref<64xf32>
// CHECK-NEXT:       affine.store %1, %alloc[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.for %arg4 = 0 to 10 iter_args(%arg5 = %arg1) -> (f32) {
// CHECK-NEXT:       %1 = scf.for %arg6 = %arg2 to %arg2 step %arg2 iter_args(%arg7 = %arg5) -> (f32) {
// CHECK-NEXT:         %2 = affine.load %alloc[%arg4] : memref<10xf32, 1>
// CHECK-NEXT:         scf.yield %2 : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.if %arg3 {
// CHECK-NEXT:         affine.prefetch %alloc[%arg4], read, locality<3>, data : memref<10xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.yield %1 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @local(%arg0: memref<64xf32>) {
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg1] : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc[%arg1] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %alloc[%arg1] : memref<10xf32, 1>
// CHECK-NEXT:       %alloc_1 = memref.alloc() : memref<64xf32>
// CHECK-NEXT:       affine.store %0, %alloc_1[%arg1] : memref<64xf32>
// CHECK-NEXT:       memref.dealloc %alloc_1 : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @blocks(%arg0: memref<64xf32>) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c10 = arith.constant 10 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c4_0 = arith.constant 4 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     %0 = affine.load %arg0[4] : memref<64xf32>
// CHECK-NEXT:     affine.store %0, %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:     %1 = affine.apply #map2()
// CHECK-NEXT:     %2 = affine.load %alloc[0] : memref<1xf32, 1>
// CHECK-NEXT:     memref.dealloc %alloc : memref<1xf32, 1>
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc_3 = memref.alloc() : memref<10xf32, 1>
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %3 = affine.load %arg0[%arg1] : memref<64xf32>
// CHECK-NEXT:       affine.store %3, %alloc_3[%arg1] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg1 = 0 to 10 {
// CHECK-NEXT:       %3 = affine.load %alloc_3[%arg1] : memref<10xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc_3 : memref<10xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(memref<64xf32>)
// CHECK-NEXT: }
