// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// A buffer that was made of another one is freed only with that one, which the reallocation frees.

func.func @freed(%m: memref<4xf32>) {
  %true = arith.constant true
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  bufferization.dealloc (%0 : memref<8xf32>) if (%true)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @freed(%arg0: memref<4xf32>) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = memref.realloc %arg0 : memref<4xf32> to memref<8xf32>
// CHECK-NEXT:     bufferization.dealloc (%0 : memref<8xf32>) if (%true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
