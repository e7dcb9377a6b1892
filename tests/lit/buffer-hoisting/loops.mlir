// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-hoisting %s | FileCheck %s

// A buffer that each iteration makes for itself.
func.func @for(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @for(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nested loops; extents from outside, from the outer loop and from the inner one.
func.func @nested(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %l to %u step %s {
      %0 = memref.alloc(%u) : memref<?xf32>
      %1 = memref.alloc(%i) : memref<?xf32>
      %2 = memref.alloc(%j) : memref<?xf32>
      "use"(%0, %1, %2) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:         %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:         %alloc_0 = memref.alloc(%arg3) : memref<?xf32>
// CHECK-NEXT:         %alloc_1 = memref.alloc(%arg4) : memref<?xf32>
// CHECK-NEXT:         "use"(%alloc, %alloc_0, %alloc_1) : (memref<?xf32>, memref<?xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Stack buffers.
func.func @stack(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %l to %u step %s {
      %0 = memref.alloca() : memref<4xf32>
      %1 = memref.alloc() : memref<4xf32>
      %2 = memref.alloca(%i) : memref<?xf32>
      "use"(%0, %1, %2) : (memref<4xf32>, memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @stack(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     scf.for %arg3 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:         %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         %alloca_0 = memref.alloca(%arg3) : memref<?xf32>
// CHECK-NEXT:         "use"(%alloca, %alloc, %alloca_0) : (memref<4xf32>, memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The next iteration gets the buffer; the other one stays in its iteration.
func.func @carried(%l: index, %u: index, %s: index, %a: memref<4xf32>, %b: memref<4xf32>) {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloc() : memref<4xf32>
    memref.copy %x, %1 : memref<4xf32> to memref<4xf32>
    memref.copy %1, %0 : memref<4xf32> to memref<4xf32>
    scf.yield %0 : memref<4xf32>
  }
  memref.copy %r, %b : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>, %arg4: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.copy %arg6, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       memref.copy %alloc_0, %alloc : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg4 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Two loops: the inner one hands the buffer on, the outer one does not.
func.func @carried_inside(%l: index, %u: index, %s: index, %b: memref<4xf32>) {
  scf.for %i = %l to %u step %s {
    %0 = memref.alloc() : memref<4xf32>
    %r = scf.for %j = %l to %u step %s iter_args(%x = %0) -> memref<4xf32> {
      %1 = memref.alloc() : memref<4xf32>
      memref.copy %x, %1 : memref<4xf32> to memref<4xf32>
      scf.yield %1 : memref<4xf32>
    }
    memref.copy %r, %b : memref<4xf32> to memref<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried_inside(%arg0: index, %arg1: index, %arg2: index, %arg3: memref<4xf32>) {
// CHECK-NEXT:     scf.for %arg4 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %alloc) -> (memref<4xf32>) {
// CHECK-NEXT:         %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         memref.copy %arg6, %alloc_0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:         scf.yield %alloc_0 : memref<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.copy %0, %arg3 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A branch in a loop, and a loop in a branch.
func.func @branches(%c: i1, %l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.if %c {
      %0 = memref.alloc() : memref<4xf32>
      "use"(%0) : (memref<4xf32>) -> ()
    }
  }
  scf.if %c {
    scf.for %i = %l to %u step %s {
      %1 = memref.alloc() : memref<5xf32>
      "use"(%1) : (memref<5xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @branches(%arg0: i1, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:         %alloc = memref.alloc() : memref<5xf32>
// CHECK-NEXT:         "use"(%alloc) : (memref<5xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// A block that branches in a loop of an op.
func.func @blocks(%c: i1, %l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    scf.execute_region {
      cf.br ^1
    ^1:
      %0 = memref.alloc() : memref<4xf32>
      "use"(%0) : (memref<4xf32>) -> ()
      scf.yield
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%arg0: i1, %arg1: index, %arg2: index, %arg3: index) {
// CHECK-NEXT:     scf.for %arg4 = %arg1 to %arg2 step %arg3 {
// CHECK-NEXT:       scf.execute_region {
// CHECK-NEXT:         cf.br ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:         "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:         scf.yield
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
