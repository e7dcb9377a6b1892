// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-loop-hoisting %s | FileCheck %s

// In a loop, and a loop in one.
func.func @loops(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.execute_region {
      scf.yield
    ^1:
      %0 = memref.alloc() : memref<4xf32>
      "use"(%0) : (memref<4xf32>) -> ()
      scf.yield
    }
  }
  return
^2:
  scf.for %i = %l to %u step %s {
    %1 = memref.alloc() : memref<5xf32>
    "use"(%1) : (memref<5xf32>) -> ()
  }
  cf.br ^2
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       scf.execute_region {
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       ^bb1:  // no predecessors
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%alloc_0) : (memref<4xf32>) -> ()
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       "use"(%alloc) : (memref<5xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer of a reachable block that is used in an unreachable one.
func.func @used_unreachable(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>) {
  cf.cond_br %c, ^1, ^2(%a : memref<4xf32>)
^1:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^2(%0 : memref<4xf32>)
^2(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
^3:
  "use"(%x) : (memref<4xf32>) -> ()
  cf.br ^2(%0 : memref<4xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @used_unreachable(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<4xf32>)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3:  // no predecessors
// CHECK-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }
