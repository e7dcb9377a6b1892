// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params=hoist-dynamic-allocs %s | FileCheck %s

// Buffers whose extents are arguments of the function are made by the caller.

func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @c(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = call @f(%n) : (index) -> memref<?xf32>
  %1 = memref.load %0[%c0] : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: index) -> f32 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     call @f(%arg0, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     %0 = memref.load %alloc[%c0] : memref<?xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index, %m: index) -> (memref<?x4x?xf32>, i32) {
  %c = arith.constant 3 : i32
  %0 = memref.alloc(%m, %n) : memref<?x4x?xf32>
  return %0, %c : memref<?x4x?xf32>, i32
}
func.func @c(%n: index) {
  %c0 = arith.constant 5 : index
  %0:2 = call @f(%n, %c0) : (index, index) -> (memref<?x4x?xf32>, i32)
  "u.u"(%0#0, %0#1) : (memref<?x4x?xf32>, i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: index, %arg2: memref<?x4x?xf32>) -> i32 {
// CHECK-NEXT:     %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT:     return %c3_i32 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: index) {
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c5, %arg0) : memref<?x4x?xf32>
// CHECK-NEXT:     %0 = call @f(%arg0, %c5, %alloc) : (index, index, memref<?x4x?xf32>) -> i32
// CHECK-NEXT:     "u.u"(%alloc, %0) : (memref<?x4x?xf32>, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @c() -> memref<4xf32> {
  %0 = call @f() : () -> memref<4xf32>
  return %0 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg0 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c() -> memref<4xf32> {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @f(%alloc) : (memref<4xf32>) -> ()
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index) -> (memref<?xf32>, memref<4xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc() {alignment = 64} : memref<4xf32>
  return %0, %1 : memref<?xf32>, memref<4xf32>
}
func.func @c(%n: index) {
  %0:2 = call @f(%n) : (index) -> (memref<?xf32>, memref<4xf32>)
  %1:2 = call @f(%n) : (index) -> (memref<?xf32>, memref<4xf32>)
  "u.u"(%0#0, %1#1) : (memref<?xf32>, memref<4xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %alloc, %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @f(%arg0, %alloc, %alloc_0) : (index, memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     %alloc_1 = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %alloc_2 = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     call @f(%arg0, %alloc_1, %alloc_2) : (index, memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     "u.u"(%alloc, %alloc_2) : (memref<?xf32>, memref<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index, %c: i1) -> memref<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
^b:
  %1 = memref.alloc(%n) : memref<?xf32>
  return %1 : memref<?xf32>
}
func.func @c(%n: index, %c: i1) {
  %0 = call @f(%n, %c) : (index, i1) -> memref<?xf32>
  "u.u"(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: i1, %arg2: memref<?xf32>) {
// CHECK-NEXT:     cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @c(%arg0: index, %arg1: i1) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     call @f(%arg0, %arg1, %alloc) : (index, i1, memref<?xf32>) -> ()
// CHECK-NEXT:     "u.u"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func private @g(%n: index) -> memref<?xf32> {
  %0 = call @f(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @g(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     call @f(%arg0, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @g(%n: index) -> memref<?xf32> {
  %0 = call @f(%n) : (index) -> memref<?xf32>
  return %0 : memref<?xf32>
}
func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     call @f(%arg0, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     memref.copy %alloc, %arg1 : memref<?xf32> to memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @f(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %v = arith.constant 1.0 : f32
  memref.store %v, %0[%c0] : memref<?xf32>
  return %0 : memref<?xf32>
}
func.func @g(%n: index) {
  %c4 = arith.constant 4 : index
  %0 = call @f(%c4) : (index) -> memref<?xf32>
  "u.u"(%0) : (memref<?xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     memref.store %cst, %arg1[%c0] : memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @g(%arg0: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %alloc = memref.alloc(%c4) : memref<?xf32>
// CHECK-NEXT:     call @f(%c4, %alloc) : (index, memref<?xf32>) -> ()
// CHECK-NEXT:     "u.u"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
