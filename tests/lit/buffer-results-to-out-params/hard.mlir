// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params="hoist-static-allocs=true modify-public-functions" %s | FileCheck %s

// Two returns of one allocation.
func.func @both_returns(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^1, ^2
^1:
  return %0 : memref<4xf32>
^2:
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @both_returns(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The buffer of the start is read where another one is returned.
func.func @start_and_block(%c: i1) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  "use"(%0) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^1, ^2
^1:
  return %0 : memref<4xf32>
^2:
  %1 = memref.alloc() : memref<4xf32>
  "copy"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return %1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @start_and_block(%arg0: i1, %arg1: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     "copy"(%alloc, %alloc_0) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     memref.copy %alloc_0, %arg1 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A view of the buffer is returned in its place.
func.func @or_view(%c: i1) -> memref<4xf32, strided<[?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.alloc()[%c1, %c0] : memref<4xf32, strided<[?], offset: ?>>
  "use"(%0) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
  cf.cond_br %c, ^1, ^2
^1:
  return %0 : memref<4xf32, strided<[?], offset: ?>>
^2:
  %1 = "reversed"(%0)
      : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @or_view(%arg0: i1, %arg1: memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %alloc = memref.alloc()[%c1, %c0] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     "use"(%alloc) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
// CHECK-NEXT:     cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %0 = "reversed"(%alloc) : (memref<4xf32, strided<[?], offset: ?>>) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %arg1 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A function that is also a value keeps its results.
func.func @value() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @caller() {
  %f = constant @value : () -> memref<4xf32>
  %0 = call @value() : () -> memref<4xf32>
  %1 = call_indirect %f() : () -> memref<4xf32>
  "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @value() -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller() {
// CHECK-NEXT:     %f = constant @value : () -> memref<4xf32>
// CHECK-NEXT:     %0 = call @value() : () -> memref<4xf32>
// CHECK-NEXT:     %1 = call_indirect %f() : () -> memref<4xf32>
// CHECK-NEXT:     "use"(%0, %1) : (memref<4xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Calls in an inner module mean its own functions.
module {
  func.func @f() -> memref<4xf32> {
    %0 = memref.alloc() : memref<4xf32>
    return %0 : memref<4xf32>
  }
  module {
    func.func private @f() -> memref<4xf32>
    func.func @g() {
      %0 = call @f() : () -> memref<4xf32>
      "use"(%0) : (memref<4xf32>) -> ()
      return
    }
  }
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @f() -> memref<4xf32>
// CHECK-NEXT:     func.func @g() {
// CHECK-NEXT:       %0 = call @f() : () -> memref<4xf32>
// CHECK-NEXT:       "use"(%0) : (memref<4xf32>) -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
