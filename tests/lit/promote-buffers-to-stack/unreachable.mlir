// RUN: pyopt --split-input-file --allow-unregistered-dialect --promote-buffers-to-stack %s | FileCheck %s

// llvm/llvm-project 118445, 108364: a block that is never reached, with which the reference crashes.
func.func @unreachable(%b: memref<4xf32>) {
  return
^1:
  %0 = memref.alloc() : memref<4xf32>
  memref.copy %0, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreachable(%arg0: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloca, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Its buffer goes to a block that is reached.
func.func @into_reachable(%a: memref<4xf32>, %b: memref<4xf32>) {
  cf.br ^2(%a : memref<4xf32>)
^1:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^2(%0 : memref<4xf32>)
^2(%x: memref<4xf32>):
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @into_reachable(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     cf.br ^bb2(%arg0 : memref<4xf32>)
// CHECK-NEXT:   ^bb1:  // no predecessors
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%alloca : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A cycle of unreachable blocks.
func.func @cycle(%c: i1, %b: memref<4xf32>) {
  return
^1(%x: memref<4xf32>):
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^1(%0 : memref<4xf32>), ^2
^2:
  memref.copy %x, %b : memref<4xf32> to memref<4xf32>
  cf.br ^1(%0 : memref<4xf32>)
}

// CHECK: module {
// CHECK-NEXT:   func.func @cycle(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%alloca : memref<4xf32>), ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     cf.br ^bb1(%alloca : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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
// CHECK-NEXT:         %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:         "use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<5xf32>
// CHECK-NEXT:       "use"(%alloca) : (memref<5xf32>) -> ()
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
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     cf.br ^bb2(%alloca : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%0: memref<4xf32>):  // 3 preds: ^bb0, ^bb1, ^bb3
// CHECK-NEXT:     memref.copy %0, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb3:  // no predecessors
// CHECK-NEXT:     "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2(%alloca : memref<4xf32>)
// CHECK-NEXT:   }
// CHECK-NEXT: }
