// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @collapse(%n: index, %i: index) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?x4x5xf32>
  %0 = tensor.collapse_shape %e [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %x = tensor.extract %0[%i, %i] : tensor<?x5xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse(%arg0: index, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %alloc [[0, 1], [2]] : memref<?x4x5xf32> into memref<?x5xf32>
// CHECK-NEXT:     %0 = memref.load %collapse_shape[%arg1, %arg1] : memref<?x5xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @collapse_to_scalar(%t: tensor<1x1xf32>) -> f32 {
  %0 = tensor.collapse_shape %t [] : tensor<1x1xf32> into tensor<f32>
  %e = bufferization.alloc_tensor() : tensor<1xf32>
  %1 = tensor.collapse_shape %e [] : tensor<1xf32> into tensor<f32>
  %x = tensor.extract %0[] : tensor<f32>
  %y = tensor.extract %1[] : tensor<f32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_to_scalar(%arg0: tensor<1x1xf32>) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<1x1xf32> to memref<1x1xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %collapse_shape = memref.collapse_shape %0 [] : memref<1x1xf32, strided<[?, ?], offset: ?>> into memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<1xf32>
// CHECK-NEXT:     %collapse_shape_0 = memref.collapse_shape %alloc [] : memref<1xf32> into memref<f32>
// CHECK-NEXT:     %1 = memref.load %collapse_shape[] : memref<f32, strided<[], offset: ?>>
// CHECK-NEXT:     %2 = memref.load %collapse_shape_0[] : memref<f32>
// CHECK-NEXT:     %3 = arith.addf %1, %2 : f32
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expand(%t: tensor<20xf32>, %i: index) -> f32 {
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [4, 5] : tensor<20xf32> into tensor<4x5xf32>
  %x = tensor.extract %0[%i, %i] : tensor<4x5xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @expand(%arg0: tensor<20xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg0 : tensor<20xf32> to memref<20xf32, strided<[?], offset: ?>>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %0 [[0, 1]] output_shape [4, 5] : memref<20xf32, strided<[?], offset: ?>> into memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %expand_shape[%arg1, %arg1] : memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice_reduced(%n: index, %i: index) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?x4x1xf32>
  %0 = tensor.extract_slice %e[%i, 0, 0] [1, 4, 1] [1, 1, 1] : tensor<?x4x1xf32> to tensor<4xf32>
  %x = tensor.extract %0[%i] : tensor<4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice_reduced(%arg0: index, %arg1: index) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?x4x1xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[%arg1, 0, 0] [1, 4, 1] [1, 1, 1] : memref<?x4x1xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %0 = memref.load %subview[%arg1] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape_unranked(%t: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_unranked(%arg0: tensor<*xf32>, %arg1: tensor<?xi32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = bufferization.to_buffer %arg1 : tensor<?xi32> to memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_buffer %arg0 : tensor<*xf32> to memref<*xf32>
// CHECK-NEXT:     %reshape = memref.reshape %1(%0) : (memref<*xf32>, memref<?xi32, strided<[?], offset: ?>>) -> memref<*xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %reshape : memref<*xf32> to tensor<*xf32>
// CHECK-NEXT:     return %2 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
