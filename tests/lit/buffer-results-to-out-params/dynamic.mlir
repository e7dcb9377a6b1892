// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-results-to-out-params=hoist-dynamic-allocs %s | FileCheck %s

// Buffers whose extents are arguments of the function are made by the caller.

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
