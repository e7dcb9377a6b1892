// RUN: pyopt %s --affine-loop-invariant-code-motion=reference-exact=true | FileCheck %s

// Loads and what is computed from them leave the inner loop, constants all loops.
func.func @loads(%n: index, %m: index, %p: memref<?x?xf32>, %q: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %0 = affine.load %q[%i] : memref<?xf32>
      %1 = arith.addf %0, %x : f32
      %c = arith.constant 2.0 : f32
      %2 = arith.mulf %c, %1 : f32
      affine.store %2, %p[%i + 1, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

// Loops and conditions go as a whole, if all of them does the same each time.
func.func @whole(%n: index, %m: index, %p: memref<?x?xf32>, %q: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    affine.for %j = 0 to %m {
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.store %x, %q[%i] : memref<?xf32>
      }
    }
    affine.for %j = 0 to %m {
      affine.for %k = 0 to %n {
        affine.store %x, %p[%i, %k] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

// These stay: what comes from the counter or is carried, what touches memory, a load of what the loop stores.
func.func @kept(%n: index, %p: memref<?xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> (f32) {
    %0 = affine.load %p[0] : memref<?xf32>
    %1 = arith.addf %a, %0 : f32
    %2 = arith.index_cast %i : index to i32
    %3 = arith.sitofp %2 : i32 to f32
    %4 = memref.alloc() : memref<4xf32>
    affine.store %3, %4[0] : memref<4xf32>
    affine.store %1, %p[%i] : memref<?xf32>
    memref.dealloc %4 : memref<4xf32>
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: #set = affine_set<(d0) : (d0 - 3 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @loads(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: f32) {
// CHECK-NEXT:     %cst = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     affine.for %arg5 = 0 to %arg0 {
// CHECK-NEXT:       %0 = affine.load %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:       %1 = arith.addf %0, %arg4 : f32
// CHECK-NEXT:       %2 = arith.mulf %cst, %1 : f32
// CHECK-NEXT:       affine.for %arg6 = 0 to %arg1 {
// CHECK-NEXT:         affine.store %2, %arg2[%arg5 + 1, %arg6] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @whole(%arg0: index, %arg1: index, %arg2: memref<?x?xf32>, %arg3: memref<?xf32>, %arg4: f32) {
// CHECK-NEXT:     affine.for %arg5 = 0 to %arg1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg5 = 0 to %arg1 {
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg5 = 0 to 9 {
// CHECK-NEXT:       affine.if #set(%arg5) {
// CHECK-NEXT:         affine.store %arg4, %arg3[%arg5] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %arg6 = 0 to %arg0 {
// CHECK-NEXT:         affine.store %arg4, %arg2[%arg5, %arg6] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kept(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = affine.for %arg3 = 0 to %arg0 iter_args(%arg4 = %arg2) -> (f32) {
// CHECK-NEXT:       %1 = affine.load %arg1[0] : memref<?xf32>
// CHECK-NEXT:       %2 = arith.addf %arg4, %1 : f32
// CHECK-NEXT:       %3 = arith.index_cast %arg3 : index to i32
// CHECK-NEXT:       %4 = arith.sitofp %3 : i32 to f32
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       affine.store %4, %alloc[0] : memref<4xf32>
// CHECK-NEXT:       affine.store %2, %arg1[%arg3] : memref<?xf32>
// CHECK-NEXT:       memref.dealloc %alloc : memref<4xf32>
// CHECK-NEXT:       affine.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
