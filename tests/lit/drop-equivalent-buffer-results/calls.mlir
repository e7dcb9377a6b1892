// RUN: pyopt --split-input-file --allow-unregistered-dialect --drop-equivalent-buffer-results %s | FileCheck %s

// Several calls, some of them in regions.
func.func private @callee(%a: memref<4xf32>, %n: index) -> (memref<4xf32>, index) {
  %m = arith.addi %n, %n : index
  return %a, %m : memref<4xf32>, index
}
func.func private @caller(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>, %n: index) -> index {
  %0:2 = call @callee(%a, %n) : (memref<4xf32>, index) -> (memref<4xf32>, index)
  %r = scf.if %c -> index {
    %1:2 = func.call @callee(%b, %0#1) : (memref<4xf32>, index) -> (memref<4xf32>, index)
    "use"(%1#0) : (memref<4xf32>) -> ()
    scf.yield %1#1 : index
  } else {
    scf.yield %0#1 : index
  }
  "use"(%0#0) : (memref<4xf32>) -> ()
  return %r : index
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: memref<4xf32>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: i1, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: index) -> index {
// CHECK-NEXT:     %0 = call @callee(%arg1, %arg3) : (memref<4xf32>, index) -> index
// CHECK-NEXT:     %1 = scf.if %arg0 -> (index) {
// CHECK-NEXT:       %2 = func.call @callee(%arg2, %0) : (memref<4xf32>, index) -> index
// CHECK-NEXT:       "use"(%arg2) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield %2 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %0 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%arg1) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %1 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A loop carries the result.
func.func private @callee(%a: memref<?xf32>) -> memref<?xf32> {
  return %a : memref<?xf32>
}
func.func private @caller(%a: memref<?xf32>, %l: index, %u: index, %s: index) -> memref<?xf32> {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<?xf32> {
    %0 = func.call @callee(%x) : (memref<?xf32>) -> memref<?xf32>
    scf.yield %0 : memref<?xf32>
  }
  return %r : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: memref<?xf32>, %arg1: index, %arg2: index, %arg3: index) -> memref<?xf32> {
// CHECK-NEXT:     %0 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %arg0) -> (memref<?xf32>) {
// CHECK-NEXT:       func.call @callee(%arg5) : (memref<?xf32>) -> ()
// CHECK-NEXT:       scf.yield %arg5 : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A private function, and one that is not called.
func.func private @helper(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  return %b, %a : memref<4xf32>, memref<4xf32>
}
func.func private @main(%a: memref<4xf32>, %b: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call @helper(%a, %b) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  memref.copy %0#0, %0#1 : memref<4xf32> to memref<4xf32>
  return %0#1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @helper(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @main(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     call @helper(%arg0, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %arg1, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An empty module.
module {
}

// CHECK: module {
// CHECK-NEXT: }

// -----

// A call behind a branch.
func.func private @callee(%a: memref<4xf32>, %b: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  return %a, %b : memref<4xf32>, memref<4xf32>
}
func.func private @caller(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
  %x = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^1(%a : memref<4xf32>), ^1(%x : memref<4xf32>)
^1(%y: memref<4xf32>):
  %0:2 = call @callee(%y, %x) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, memref<4xf32>)
  cf.br ^2(%0#1 : memref<4xf32>)
^2(%z: memref<4xf32>):
  return %z : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%arg0: memref<4xf32>, %arg1: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @caller(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1(%arg1 : memref<4xf32>), ^bb1(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb1(%0: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     call @callee(%0, %alloc) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     cf.br ^bb2(%alloc : memref<4xf32>)
// CHECK-NEXT:   ^bb2(%1: memref<4xf32>):  // pred: ^bb1
// CHECK-NEXT:     return %1 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
