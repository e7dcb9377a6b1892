// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// A scope without stack buffers is inlined.
func.func @inlined(%x: f32, %m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.load %m[%i] : memref<4xf32>
    %2 = arith.addf %1, %x : f32
    memref.alloca_scope.return %2 : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inlined(%arg0: f32, %arg1: memref<4xf32>, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg1[%arg2] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %arg0 : f32
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One whose stack buffers would be freed next is inlined too: nothing but the terminator follows.
func.func @inlined_at_end(%x: f32, %i: index) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "any.use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @inlined_at_end(%arg0: f32, %arg1: index) {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     "any.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Something follows, so that it stays.
func.func @kept(%x: f32, %i: index) {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "any.use"(%0) : (memref<4xf32>) -> ()
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept(%arg0: f32, %arg1: index) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "any.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Inside a loop it stays as well.
func.func @kept_in_loop(%x: f32, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca(%i) : memref<?xf32>
      "any.use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kept_in_loop(%arg0: f32, %arg1: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0 to %arg1 step %c1 {
// CHECK-NEXT:       %alloca = memref.alloca(%arg1) : memref<?xf32>
// CHECK-NEXT:       "any.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Static stack buffers leave a scope for the scope around, if that is left at the same time.
func.func @hoisted(%c: i1, %i: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      %1 = memref.alloca(%i) : memref<?xf32>
      "any.use"(%0, %1) : (memref<4xf32>, memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @hoisted(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     %alloca_0 = memref.alloca(%arg1) : memref<?xf32>
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         "any.use"(%alloca, %alloca_0) : (memref<4xf32>, memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @hoisted_all(%c: i1, %i: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "any.use"(%0) : (memref<4xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @hoisted_all(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         "any.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_hoisted(%c: i1, %i: index) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "any.use"(%0) : (memref<4xf32>) -> ()
    }
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_hoisted(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:         "any.use"(%alloca) : (memref<4xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Scopes in scopes.
func.func @nested(%i: index) {
  memref.alloca_scope {
    memref.alloca_scope {
      %0 = memref.alloca(%i) : memref<?xf32>
      "any.use"(%0) : (memref<?xf32>) -> ()
    }
    "any.other"() : () -> ()
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       memref.alloca_scope  {
// CHECK-NEXT:         %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:         "any.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "any.other"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested_alloc(%i: index, %c: i1) {
  memref.alloca_scope {
    scf.if %c {
      %0 = memref.alloca(%i) : memref<?xf32>
      "any.use"(%0) : (memref<?xf32>) -> ()
    }
    "any.other"() : () -> ()
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested_alloc(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       scf.if %arg1 {
// CHECK-NEXT:         %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:         "any.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "any.other"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A call may do what it likes with its own stack.
func.func private @g()
func.func @call(%i: index, %m: memref<4xf32>, %x: f32) {
  memref.alloca_scope {
    func.call @g() : () -> ()
    memref.store %x, %m[%i] : memref<4xf32>
    %0 = memref.alloc() : memref<4xf32>
    "any.use"(%0) : (memref<4xf32>) -> ()
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g()
// CHECK-NEXT:   func.func @call(%arg0: index, %arg1: memref<4xf32>, %arg2: f32) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       func.call @g() : () -> ()
// CHECK-NEXT:       memref.store %arg2, %arg1[%arg0] : memref<4xf32>
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "any.use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @only_registered(%i: index, %m: memref<4xf32>, %x: f32) {
  memref.alloca_scope {
    memref.store %x, %m[%i] : memref<4xf32>
    %0 = memref.alloc() : memref<4xf32>
    memref.store %x, %0[%i] : memref<4xf32>
    memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  }
  "any.other"() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_registered(%arg0: index, %arg1: memref<4xf32>, %arg2: f32) {
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<4xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.store %arg2, %alloc[%arg0] : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     "any.other"() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @results(%i: index, %x: f32) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
    %1 = memref.alloca(%i) : memref<?xf32>
    "any.use"(%1) : (memref<?xf32>) -> ()
    memref.alloca_scope.return %x : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @results(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloca = memref.alloca(%arg0) : memref<?xf32>
// CHECK-NEXT:     "any.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:     return %arg1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What a scope further inside makes on the stack is gone when that ends.

func.func @scope_inside(%i: index, %x: f32) -> index {
  %0 = memref.alloca_scope -> (index) {
    scf.for %j = %i to %i step %i {
      %1 = memref.alloca(%j) : memref<?xf32>
      "t.use"(%1) : (memref<?xf32>) -> ()
    }
    memref.alloca_scope.return %i : index
  }
  "t.use"(%0) : (index) -> ()
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @scope_inside(%arg0: index, %arg1: f32) -> index {
// CHECK-NEXT:     "t.use"(%arg0) : (index) -> ()
// CHECK-NEXT:     return %arg0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_scope_inside(%c: i1, %i: index, %x: f32) -> index {
  %0 = memref.alloca_scope -> (index) {
    scf.if %c {
      %1 = memref.alloca(%i) : memref<?xf32>
      "t.use"(%1) : (memref<?xf32>) -> ()
    }
    memref.alloca_scope.return %i : index
  }
  "t.use"(%0) : (index) -> ()
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_scope_inside(%arg0: i1, %arg1: index, %arg2: f32) -> index {
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (index) {
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:         %alloca = memref.alloca(%arg1) : memref<?xf32>
// CHECK-NEXT:         "t.use"(%alloca) : (memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.alloca_scope.return %arg1 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     "t.use"(%0) : (index) -> ()
// CHECK-NEXT:     return %0 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
