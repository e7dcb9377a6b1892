// RUN: pyopt --split-input-file --allow-unregistered-dialect --canonicalize %s | FileCheck %s

// Of a buffer that is named twice, one stays; it is freed if either condition holds.
func.func @duplicates(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m, %n, %m, %n : memref<4xf32>, memref<4xf32>, memref<4xf32>,
                         memref<4xf32>) if (%c, %d, %d, %d)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @duplicates(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1, %arg3: i1) {
// CHECK-NEXT:     %0 = arith.ori %arg2, %arg3 : i1
// CHECK-NEXT:     bufferization.dealloc (%arg0, %arg1 : memref<4xf32>, memref<4xf32>) if (%0, %arg3)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// So it is for retained buffers.
func.func @retained(%m: memref<4xf32>, %n: memref<4xf32>, %o: memref<4xf32>, %c: i1)
    -> (i1, i1, i1) {
  %0:3 = bufferization.dealloc (%m : memref<4xf32>) if (%c)
      retain (%n, %o, %n : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @retained(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: memref<4xf32>, %arg3: i1) -> (i1, i1, i1) {
// CHECK-NEXT:     %0:2 = bufferization.dealloc (%arg0 : memref<4xf32>) if (%arg3) retain (%arg1, %arg2 : memref<4xf32>, memref<4xf32>)
// CHECK-NEXT:     return %0#0, %0#1, %0#0 : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Nothing to free: nothing becomes owned.
func.func @empty(%m: memref<4xf32>, %n: memref<4xf32>) -> (i1, i1) {
  bufferization.dealloc
  %0:2 = bufferization.dealloc retain (%m, %n : memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%arg0: memref<4xf32>, %arg1: memref<4xf32>) -> (i1, i1) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     return %false, %false : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is never freed is left out.
func.func @never(%m: memref<4xf32>, %n: memref<4xf32>, %c: i1) -> i1 {
  %false = arith.constant false
  %true = arith.constant true
  bufferization.dealloc (%m, %n : memref<4xf32>, memref<4xf32>) if (%false, %true)
  %0 = bufferization.dealloc (%m : memref<4xf32>) if (%false) retain (%n : memref<4xf32>)
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @never(%arg0: memref<4xf32>, %arg1: memref<4xf32>, %arg2: i1) -> i1 {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     bufferization.dealloc (%arg1 : memref<4xf32>) if (%true)
// CHECK-NEXT:     return %false : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The base of an allocation is the allocation.
func.func @base(%n: index, %c: i1, %m: memref<4xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %0
      : memref<?xf32> -> memref<f32>, index, index, index
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %m
      : memref<4xf32> -> memref<f32>, index, index, index
  "any.use"(%0) : (memref<?xf32>) -> ()
  bufferization.dealloc (%b, %b1 : memref<f32>, memref<f32>) if (%c, %c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @base(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg2 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     "any.use"(%alloc) : (memref<?xf32>) -> ()
// CHECK-NEXT:     bufferization.dealloc (%alloc, %base_buffer : memref<?xf32>, memref<f32>) if (%arg1, %arg1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An allocation that is only freed is not needed.
func.func @only_freed(%n: index, %c: i1, %m: memref<4xf32>) {
  %0 = memref.alloc(%n) : memref<?xf32>
  bufferization.dealloc (%0, %m : memref<?xf32>, memref<4xf32>) if (%c, %c)
  %1 = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%1 : memref<4xf32>) if (%c)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_freed(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) {
// CHECK-NEXT:     bufferization.dealloc (%arg2 : memref<4xf32>) if (%arg1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// One that is retained, cloned or used is.
func.func @used(%n: index, %c: i1, %m: memref<4xf32>) -> i1 {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = bufferization.dealloc (%0 : memref<?xf32>) if (%c) retain (%0 : memref<?xf32>)
  %2 = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  bufferization.dealloc (%2 : memref<4xf32>) if (%c)
  %3 = memref.alloca() : memref<4xf32>
  bufferization.dealloc (%3 : memref<4xf32>) if (%c)
  return %1 : i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%arg0: index, %arg1: i1, %arg2: memref<4xf32>) -> i1 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) : memref<?xf32>
// CHECK-NEXT:     %0 = bufferization.dealloc (%alloc : memref<?xf32>) if (%arg1) retain (%alloc : memref<?xf32>)
// CHECK-NEXT:     %1 = bufferization.clone %arg2 : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     bufferization.dealloc (%1 : memref<4xf32>) if (%arg1)
// CHECK-NEXT:     return %0 : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
