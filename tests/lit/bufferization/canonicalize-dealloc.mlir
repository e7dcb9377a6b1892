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
