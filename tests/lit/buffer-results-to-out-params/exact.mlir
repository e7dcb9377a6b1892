// RUN: pyopt --allow-unregistered-dialect --buffer-results-to-out-params="hoist-static-allocs=true modify-public-functions reference-exact=true" %s | FileCheck %s

// Two buffers in use at the same time become one, as in mlir-opt.
func.func @one_of_two(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  cf.cond_br %c, ^1, ^2
^1:
  return %0 : memref<4xf32>
^2:
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_of_two(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     "use"(%arg1, %arg1) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
