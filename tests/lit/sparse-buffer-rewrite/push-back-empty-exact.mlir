// RUN: pyopt %s --sparse-buffer-rewrite=reference-exact=true | FileCheck %s

// The reference's text for a buffer that may be empty.

func.func @empty(%count: index, %v: f64) -> (memref<?xf64>, index) {
  %c0 = arith.constant 0 : index
  %buffer = memref.alloc(%count) : memref<?xf64>
  %b, %n = sparse_tensor.push_back %c0, %buffer, %v : index, memref<?xf64>, f64
  return %b, %n : memref<?xf64>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: index, %arg1: f64) -> (memref<?xf64>, index) {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf64>
// CHECK-NEXT:     %0 = arith.cmpi ult, %arg0, %c1 : index
// CHECK-NEXT:     %1 = scf.if %0 -> (memref<?xf64>) {
// CHECK-NEXT:       %2 = arith.muli %arg0, %c2 : index
// CHECK-NEXT:       %3 = memref.realloc %alloc(%2) : memref<?xf64> to memref<?xf64>
// CHECK-NEXT:       scf.yield %3 : memref<?xf64>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %alloc : memref<?xf64>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %arg1, %1[%c0] : memref<?xf64>
// CHECK-NEXT:     return %1, %c1 : memref<?xf64>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
