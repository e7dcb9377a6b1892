// RUN: pyopt %s --affine-loop-invariant-code-motion | FileCheck %s

// The loop may have no iteration: neither the load nor the store may run then, nor a division.
func.func @never(%n: index, %p: memref<?xf32>, %q: memref<?xi32>, %x: f32, %a: i32) {
  affine.for %i = 0 to %n {
    affine.store %x, %p[3] : memref<?xf32>
    %0 = arith.divsi %a, %a : i32
    affine.store %0, %q[%i] : memref<?xi32>
  }
  return
}

// -----

// Both may be the same memory.
func.func @alias(%p: memref<10xf32>, %q: memref<10xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %p[4] : memref<10xf32>
    affine.store %0, %q[%i] : memref<10xf32>
  }
  return
}

// -----

// Another kind of op reads what is stored.
func.func private @use(memref<10xf32>)
func.func @call(%p: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    func.call @use(%p) : (memref<10xf32>) -> ()
    affine.store %x, %p[4] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<?xi32>, %arg3: f32, %arg4: i32) {
// CHECK-NEXT:     affine.for %arg5 = 0 to %arg0 {
// CHECK-NEXT:       affine.store %arg3, %arg1[3] : memref<?xf32>
// CHECK-NEXT:       %0 = arith.divsi %arg4, %arg4 : i32
// CHECK-NEXT:       affine.store %0, %arg2[%arg5] : memref<?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @alias(%arg0: memref<10xf32>, %arg1: memref<10xf32>) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       %0 = affine.load %arg0[4] : memref<10xf32>
// CHECK-NEXT:       affine.store %0, %arg1[%arg2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @use(memref<10xf32>)
// CHECK-NEXT:   func.func @call(%arg0: memref<10xf32>, %arg1: f32) {
// CHECK-NEXT:     affine.for %arg2 = 0 to 8 {
// CHECK-NEXT:       func.call @use(%arg0) : (memref<10xf32>) -> ()
// CHECK-NEXT:       affine.store %arg1, %arg0[4] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
