// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-hoisting %s | FileCheck %s

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
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     %0 = memref.alloca_scope  -> (memref<4xf32>) {
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
