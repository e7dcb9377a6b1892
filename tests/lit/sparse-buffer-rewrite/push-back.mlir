// RUN: pyopt %s --allow-unregistered-dialect --split-input-file --sparse-buffer-rewrite=reference-exact=true | FileCheck %s

// A value is appended once or more often. A buffer without room doubles.

// What is inbounds may be of any size and layout.
func.func @inbounds_static(%size: index, %buffer: memref<10xf32>, %v: f32)
    -> (memref<10xf32>, index) {
  %b, %n = sparse_tensor.push_back inbounds %size, %buffer, %v : index, memref<10xf32>, f32
  return %b, %n : memref<10xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @inbounds_static(%arg0: index, %arg1: memref<10xf32>, %arg2: f32) -> (memref<10xf32>, index) {
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     memref.store %arg2, %arg1[%arg0] : memref<10xf32>
// CHECK-NEXT:     return %arg1, %0 : memref<10xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A capacity of one at least.
func.func @one_more(%count: index, %v: f64) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.addi %count, %c1 : index
  %buffer = memref.alloc(%size) : memref<?xf64>
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_more(%arg0: index, %arg1: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg0, %c1 : index
// CHECK-NEXT:     %alloc = memref.alloc(%0) : memref<?xf64>
// CHECK-NEXT:     %1 = arith.cmpi ult, %0, %c1 : index
// CHECK-NEXT:     %2 = scf.if %1 -> (memref<?xf64>) {
// CHECK-NEXT:       %3 = arith.muli %0, %c2 : index
// CHECK-NEXT:       %4 = memref.realloc %alloc(%3) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %4 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg1, %2[%c0] : memref<?xf64>
// CHECK-NEXT:     return %2, %c1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
