// RUN: pyopt --split-input-file --ownership-based-buffer-deallocation=private-function-dynamic-ownership=true %s | FileCheck %s

// A private function that is a value keeps its type, and its callers own what it returns. The reference changes the
// type, and rejects the result.
func.func private @value(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}
func.func @caller(%m: memref<2xf32>) -> memref<2xf32> {
  %f = func.constant @value : (memref<2xf32>) -> memref<2xf32>
  %0 = call @value(%m) : (memref<2xf32>) -> memref<2xf32>
  %1 = call_indirect %f(%0) : (memref<2xf32>) -> memref<2xf32>
  return %1 : memref<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @value(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %0 = scf.if %false -> (memref<2xf32>) {
// CHECK-NEXT:       scf.yield %arg0 : memref<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %2 = bufferization.clone %arg0 : memref<2xf32> to memref<2xf32>
// CHECK-NEXT:       scf.yield %2 : memref<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_0, %offset_1, %sizes_2, %strides_3 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %1 = bufferization.dealloc (%base_buffer, %base_buffer_0 : memref<f32>, memref<f32>) if (%false, %true) retain (%0 : memref<2xf32>)
// CHECK-NEXT:     return %0 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%arg0: memref<2xf32>) -> memref<2xf32> {
// CHECK-NEXT:     %false = arith.constant false
// CHECK-NEXT:     %f = constant @value : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %0 = call @value(%arg0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %true_0 = arith.constant true
// CHECK-NEXT:     %1 = call_indirect %f(%0) : (memref<2xf32>) -> memref<2xf32>
// CHECK-NEXT:     %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_1, %offset_2, %sizes_3, %strides_4 = memref.extract_strided_metadata %0 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %base_buffer_5, %offset_6, %sizes_7, %strides_8 = memref.extract_strided_metadata %1 : memref<2xf32> -> memref<f32>, index, index, index
// CHECK-NEXT:     %2 = bufferization.dealloc (%base_buffer, %base_buffer_1, %base_buffer_5 : memref<f32>, memref<f32>, memref<f32>) if (%false, %true, %true_0) retain (%1 : memref<2xf32>)
// CHECK-NEXT:     return %1 : memref<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
