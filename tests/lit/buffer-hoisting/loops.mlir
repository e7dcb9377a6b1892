// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-hoisting %s | FileCheck %s

// scf.while: both regions.
func.func @while(%a: memref<4xf32>, %b: memref<4xf32>) {
  %r = scf.while (%x = %a) : (memref<4xf32>) -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    %c = "more"(%0, %1, %x) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> i1
    scf.condition(%c) %0 : memref<4xf32>
  } do {
  ^bb0(%y: memref<4xf32>):
    %2 = memref.alloc() : memref<4xf32>
    %3 = memref.alloc() : memref<4xf32>
    "use"(%2, %3, %y) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
    scf.yield %2 : memref<4xf32>
  }
  memref.copy %r, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.while (%arg2 = %arg0) : (memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %1 = "more"(%alloc, %alloc_0, %arg2) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> i1
// CHECK-NEXT:       scf.condition(%1) %alloc : memref<4xf32>
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%arg2: memref<4xf32>):
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc, %alloc_0, %arg2) : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// affine.for.
func.func @affine(%n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = memref.alloc() : memref<4xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      "use"(%0, %1) : (memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine(%arg0: index) {
// CHECK-NEXT:     affine.for %arg1 = 0 to %arg0 {
// CHECK-NEXT:       affine.for %arg2 = 0 to 4 {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %alloc_0 = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:         "use"(%alloc, %alloc_0) : (memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What the loop computes with the buffer goes on.
func.func @number(%l: index, %u: index, %s: index, %z: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %z) -> f32 {
    %0 = memref.alloc() : memref<f32>
    memref.store %x, %0[] : memref<f32>
    %y = memref.load %0[] : memref<f32>
    %n = arith.addf %y, %x : f32
    scf.yield %n : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @number(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT:       memref.store %arg5, %alloc[] : memref<f32>
// CHECK-NEXT:       %1 = memref.load %alloc[] : memref<f32>
// CHECK-NEXT:       %2 = arith.addf %1, %arg5 : f32
// CHECK-NEXT:       scf.yield %2 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
