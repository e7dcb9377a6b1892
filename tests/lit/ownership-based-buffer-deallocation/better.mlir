// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// What the reference rejects or gets wrong: a buffer that is handed on twice, or handed on and live behind the branch; loops with operand
// segments; an unranked buffer in another memory space; a region that takes one op only.

func.func @a(%m: memref<2xf32>, %i: index) {
  affine.for %j = 0 to 10 {
    %b = memref.alloc() : memref<2xf32>
  }
  %0 = affine.for %j = 0 to 10 iter_args(%x = %m) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    affine.yield %b : memref<2xf32>
  }
  affine.parallel (%j) = (0) to (10) {
    %b = memref.alloc() : memref<2xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: memref<2xf32>, %arg1: index) {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %false_0 = arith.constant false
// CHECK-NEXT:     %false_1 = arith.constant false
// CHECK-NEXT:     affine.for %arg2 = 0 to 10 {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %0:2 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg0, %arg4 = %false) -> (memref<2xf32>, i1) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %arg3 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %base_buffer_10, %offset_11, %sizes_12, %strides_13 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       %1 = bufferization.dealloc (%base_buffer_6, %base_buffer_10 : memref<f32>, memref<f32>) if (%arg4, %true) retain (%alloc : memref<2xf32>)
// CHECK-NEXT:       affine.yield %alloc, %1 : memref<2xf32>, i1
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.parallel (%arg2) = (0) to (10) {
// CHECK-NEXT:       %true = arith.constant true
// CHECK-NEXT:       %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:       %base_buffer_6, %offset_7, %sizes_8, %strides_9 = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:       bufferization.dealloc (%base_buffer_6 : memref<f32>) if (%true)
// CHECK-NEXT:     }
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %0#0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer, %base_buffer_2 : memref<f32>, memref<f32>) if (%false_1, %0#1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The region of a vector.mask takes one op: nothing is put into it.
func.func @mask(%i: index, %mask: vector<2xi1>) -> vector<2xf32> {
  %f = arith.constant 0.0 : f32
  %m = memref.alloc() : memref<2xf32>
  %0 = vector.mask %mask { vector.transfer_read %m[%i], %f : memref<2xf32>, vector<2xf32> }
      : vector<2xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask(%arg0: index, %arg1: vector<2xi1>) -> vector<2xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %0 = vector.mask %arg1 { vector.transfer_read %alloc[%arg0], %cst : memref<2xf32>, vector<2xf32> } : vector<2xi1> -> vector<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%base_buffer : memref<f32>) if (%true)
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A buffer whose layout has no strides is freed as it is.
func.func @layout(%c: i1) {
  %a = memref.alloc() : memref<8x8xf32, affine_map<(d0, d1) -> (d1 + d0 floordiv 2, d0)>>
  %b = memref.alloc() : memref<2xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1 + d0 floordiv 2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @layout(%arg0: i1) {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x8xf32, #map>
// CHECK-NEXT:     %alloc_1 = memref.alloc() : memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %alloc_1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     bufferization.dealloc (%alloc, %base_buffer : memref<8x8xf32, #map>, memref<f32>) if (%true_0, %true)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
