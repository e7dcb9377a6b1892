// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

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
