// RUN: pyopt --split-input-file --allow-unregistered-dialect --buffer-deallocation-simplification %s | FileCheck %s

// A buffer that is freed in any case and is retained: the retained one is owned. The buffer stays in the list where it may be
// a retained buffer of which that is not known.

// A buffer that is not retained may be one of the others.
func.func @seven(%m: memref<2xf32>, %n: memref<2xf32>, %o: memref<2xf32>, %c: i1) {
  %t = arith.constant true
  %0:2 = bufferization.dealloc (%m, %n, %o : memref<2xf32>, memref<2xf32>, memref<2xf32>)
      if (%t, %t, %c) retain (%m, %n : memref<2xf32>, memref<2xf32>)
  "test.use"(%0#0, %0#1) : (i1, i1) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @seven(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<2xf32>, %arg3: i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0:2 = bufferization.dealloc (%arg2 : memref<2xf32>) if (%arg3) retain (%arg0, %arg1 : memref<2xf32>, memref<2xf32>)
// CHECK-NEXT:     "test.use"(%true, %true) : (i1, i1) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
