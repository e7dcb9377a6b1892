// RUN: pyopt --split-input-file --allow-unregistered-dialect --ownership-based-buffer-deallocation %s | FileCheck %s

// Programs that allocate in branches and loops, at random.

func.func @g(%m: memref<4xf32>, %b0: i1, %b1: i1) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %f1 = arith.constant 1.5 : f32
  %f2 = arith.constant 2.25 : f32
  %v1 = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f1 : f32) outs(%v1 : memref<4xf32>)
  %v3 = memref.load %m[%c3] : memref<4xf32>
  %v4 = arith.addf %v3, %f2 : f32
  memref.store %v4, %m[%c3] : memref<4xf32>
  %t6 = memref.subview %m[0] [4] [1] : memref<4xf32> to memref<4xf32>
  return %v1 : memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%arg0: memref<4xf32>, %arg1: i1, %arg2: i1) -> memref<4xf32> {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:     %cst_0 = arith.constant 2.250000e+00 : f32
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xf32>
// CHECK-NEXT:     linalg.fill ins(%cst : f32) outs(%alloc : memref<4xf32>)
// CHECK-NEXT:     %0 = memref.load %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %1 = arith.addf %0, %cst_0 : f32
// CHECK-NEXT:     memref.store %1, %arg0[%c3] : memref<4xf32>
// CHECK-NEXT:     %subview = memref.subview %arg0[0] [4] [1] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %alloc : memref<4xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1 : memref<f32>, memref<f32>) if (%false, %true) retain (%alloc : memref<4xf32>)
// CHECK-NEXT:     return %alloc : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
