// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-loop-hoisting %s | FileCheck %s

// An allocation in one of two branches.
func.func @one_branch(%c: i1) {
  scf.if %c {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_branch(%arg0: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Allocations in both branches.
func.func @both_branches(%c: i1, %n: index) {
  scf.if %c {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  } else {
    %1 = memref.alloc(%n) : memref<?xf32>
    "use"(%1) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_branches(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc(%arg1) : memref<?xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extent is computed in the branch: the buffer stays.
func.func @extent_inside(%c: i1, %n: index) {
  scf.if %c {
    %k = arith.addi %n, %n : index
    %0 = memref.alloc(%k) : memref<?xf32>
    "use"(%0) : (memref<?xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_inside(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:       %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The extent is computed in the outer branch.
func.func @extent_around(%c: i1, %n: index) {
  scf.if %c {
    %k = arith.addi %n, %n : index
    scf.if %c {
      %0 = memref.alloc(%k) : memref<?xf32>
      "use"(%0) : (memref<?xf32>) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @extent_around(%arg0: i1, %arg1: index) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       %0 = arith.addi %arg1, %arg1 : index
// CHECK-NEXT:       scf.if %arg0 {
// CHECK-NEXT:         %alloc = memref.alloc(%0) : memref<?xf32>
// CHECK-NEXT:         "use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Both branches give a buffer.
func.func @yielded(%c: i1, %m: memref<4xf32>) {
  %r = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    scf.yield %0 : memref<4xf32>
  } else {
    %1 = memref.alloc() : memref<4xf32>
    "use"(%1) : (memref<4xf32>) -> ()
    scf.yield %1 : memref<4xf32>
  }
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @yielded(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The result of the branches is returned.
func.func @returned(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @returned(%arg0: i1, %arg1: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %0 = scf.if %arg0 -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       scf.yield %alloc : memref<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %arg1 : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nested branches, and another region that is executed once.
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    scf.execute_region {
      scf.if %d {
        %0 = memref.alloc() : memref<f64>
        "use"(%0) : (memref<f64>) -> ()
      }
      scf.yield
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: i1, %arg1: i1) {
// CHECK-NEXT:     scf.if %arg0 {
// CHECK-NEXT:       scf.execute_region {
// CHECK-NEXT:         scf.if %arg1 {
// CHECK-NEXT:           %alloc = memref.alloc() : memref<f64>
// CHECK-NEXT:           "use"(%alloc) : (memref<f64>) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A switch.
func.func @switch(%n: index) {
  scf.index_switch %n
  case 0 {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
    scf.yield
  }
  default {
    %1 = memref.alloc() : memref<2xf32>
    "use"(%1) : (memref<2xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @switch(%arg0: index) {
// CHECK-NEXT:     scf.index_switch %arg0
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<2xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing is known of regions of unknown ops.
func.func @unknown() {
  "region"() ({
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
    "end"() : () -> ()
  }) : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown() {
// CHECK-NEXT:     "region"() ({
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:       "end"() : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// affine.if.
func.func @affine(%n: index) {
  affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%n) {
    %0 = memref.alloc() : memref<4xf32>
    "use"(%0) : (memref<4xf32>) -> ()
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 4 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affine(%arg0: index) {
// CHECK-NEXT:     affine.if #set(%arg0) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A scope for stack buffers.
func.func @scope(%c: i1) {
  memref.alloca_scope {
    %0 = memref.alloc() : memref<4xf32>
    %1 = memref.alloca() : memref<4xf32>
    "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scope(%arg0: i1) {
// CHECK-NEXT:     memref.alloca_scope  {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       %alloca = memref.alloca() : memref<4xf32>
// CHECK-NEXT:       "use"(%alloc, %alloca) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The buffer leaves the scope.
func.func @out_of_scope(%m: memref<4xf32>) {
  %r = memref.alloca_scope -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %0 : memref<4xf32>
  }
  memref.copy %r, %m : memref<4xf32> to memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @out_of_scope(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (memref<4xf32>) {
// CHECK-NEXT:       %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:       memref.alloca_scope.return %alloc : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.copy %0, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The body of a structured op.
func.func @generic(%a: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%a : memref<4xf32>) {
  ^bb0(%x: f32):
    %0 = memref.alloc() : memref<f32>
    memref.store %x, %0[] : memref<f32>
    %y = memref.load %0[] : memref<f32>
    linalg.yield %y : f32
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: memref<4xf32>) {
// CHECK-NEXT:     linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%arg0 : memref<4xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %alloc = memref.alloc() : memref<f32>
// CHECK-NEXT:       memref.store %out, %alloc[] : memref<f32>
// CHECK-NEXT:       %0 = memref.load %alloc[] : memref<f32>
// CHECK-NEXT:       linalg.yield %0 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function without allocations, a declaration, and an empty body.
func.func @nothing(%a: memref<4xf32>) -> memref<4xf32> {
  return %a : memref<4xf32>
}
func.func private @declared(memref<4xf32>) -> memref<4xf32>
func.func @empty() {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nothing(%arg0: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     return %arg0 : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @declared(memref<4xf32>) -> memref<4xf32>
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
