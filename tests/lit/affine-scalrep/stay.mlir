// RUN: pyopt %s --affine-scalrep | FileCheck %s

// Each load may give something else than what was stored or loaded before.

func.func private @other()

func.func @call(%m: memref<10xf32>, %x: f32) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  call @other() : () -> ()
  %0 = affine.load %m[2] : memref<10xf32>
  return %0 : f32
}

func.func @same_memory(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32, %y: f32) -> f32 {
  affine.store %x, %m[2] : memref<10xf32>
  affine.store %y, %n[2] : memref<10xf32>
  %0 = affine.load %m[2] : memref<10xf32>
  return %0 : f32
}

func.func @earlier_iteration(%m: memref<11xf32>, %x: f32, %y: f32) -> f32 {
  affine.store %x, %m[3] : memref<11xf32>
  %r = affine.for %i = 0 to 10 iter_args(%s = %y) -> f32 {
    %0 = affine.load %m[3] : memref<11xf32>
    %1 = arith.addf %0, %s : f32
    affine.store %1, %m[%i + 1] : memref<11xf32>
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @two_loops(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %n[%i] : memref<10xf32>
  }
  return
}

func.func @not_always(%n: index, %m: memref<10xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to %n {
    affine.store %x, %m[5] : memref<10xf32>
  }
  %0 = affine.load %m[5] : memref<10xf32>
  return %0 : f32
}

func.func @copied(%m: memref<10xf32>, %n: memref<10xf32>, %x: f32) -> f32 {
  affine.store %x, %m[5] : memref<10xf32>
  memref.copy %n, %m : memref<10xf32> to memref<10xf32>
  %0 = affine.load %m[5] : memref<10xf32>
  return %0 : f32
}

func.func @outside_of_affine_loops(%m: memref<10xf32>, %x: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.store %x, %m[5] : memref<10xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[5] : memref<10xf32>
    %1 = arith.addf %0, %s : f32
    scf.yield %1 : f32
  }
  return %r : f32
}

// Memory that is loaded, or handed on, is there.
func.func @used(%x: f32, %n: index) -> (f32, memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  affine.store %x, %m[5] : memref<10xf32>
  affine.store %x, %k[5] : memref<10xf32>
  %0 = affine.load %m[5] : memref<10xf32>
  %1 = affine.load %k[symbol(%n)] : memref<10xf32>
  %2 = arith.addf %0, %1 : f32
  return %2, %m : f32, memref<10xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @other()
// CHECK-NEXT:   func.func @call(%arg0: memref<10xf32>, %arg1: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg1, %arg0[2] : memref<10xf32>
// CHECK-NEXT:     call @other() : () -> ()
// CHECK-NEXT:     %0 = affine.load %arg0[2] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @same_memory(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32, %arg3: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg2, %arg0[2] : memref<10xf32>
// CHECK-NEXT:     affine.store %arg3, %arg1[2] : memref<10xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[2] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @earlier_iteration(%arg0: memref<11xf32>, %arg1: f32, %arg2: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg1, %arg0[3] : memref<11xf32>
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %arg0[3] : memref<11xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %arg4 : f32
// CHECK-NEXT:       affine.store %2, %arg0[%arg3 + 1] : memref<11xf32>
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @two_loops(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32) {
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = 0 to 10 {
// CHECK-NEXT:       %0 = affine.load %arg0[%arg3] : memref<10xf32>
// CHECK-NEXT:       affine.store %0, %arg1[%arg3] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @not_always(%arg0: index, %arg1: memref<10xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     affine.for %arg3 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg2, %arg1[5] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = affine.load %arg1[5] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @copied(%arg0: memref<10xf32>, %arg1: memref<10xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     affine.store %arg2, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     memref.copy %arg1, %arg0 : memref<10xf32> to memref<10xf32>
// CHECK-NEXT:     %0 = affine.load %arg0[5] : memref<10xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outside_of_affine_loops(%arg0: memref<10xf32>, %arg1: f32, %arg2: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     affine.store %arg1, %arg0[5] : memref<10xf32>
// CHECK-NEXT:     %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %arg0[5] : memref<10xf32>
// CHECK-NEXT:       %2 = arith.addf %1, %arg4 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @used(%arg0: f32, %arg1: index) -> (f32, memref<10xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.store %arg0, %alloc[5] : memref<10xf32>
// CHECK-NEXT:     affine.store %arg0, %alloc_0[5] : memref<10xf32>
// CHECK-NEXT:     %0 = affine.load %alloc_0[symbol(%arg1)] : memref<10xf32>
// CHECK-NEXT:     %1 = arith.addf %arg0, %0 : f32
// CHECK-NEXT:     return %1, %alloc : f32, memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
