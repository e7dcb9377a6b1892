// RUN: pyopt %s --split-input-file --canonicalize | FileCheck %s

// Constants and casts that would make a slice leave its source stay what they are.

func.func @a(%t: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.extract_slice %t[%c3] [%c5] [1] : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %t[%c5] [%c3] [1] : tensor<4xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %t[%c3] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%arg0: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<2xf32>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[3] [%c5] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %arg0[%c5] [%c3] [1] : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %extracted_slice_1 = tensor.extract_slice %arg0[%c3] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT:     return %extracted_slice, %extracted_slice_0, %extracted_slice_1 : tensor<?xf32>, tensor<?xf32>, tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%t: memref<4xf32>)
    -> (memref<?xf32, strided<[1], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %0 = memref.subview %t[%c3] [%c5] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: ?>>
  %2 = memref.subview %t[%c3] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  return %0, %2 : memref<?xf32, strided<[1], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%arg0: memref<4xf32>) -> (memref<?xf32, strided<[1], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c5 = arith.constant 5 : index
// CHECK-NEXT:     %subview = memref.subview %arg0[3] [%c5] [1] : memref<4xf32> to memref<?xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     %cast = memref.cast %subview : memref<?xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %subview_0 = memref.subview %arg0[%c3] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %cast, %subview_0 : memref<?xf32, strided<[1], offset: ?>>, memref<2xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%t: tensor<?xf32>) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  %u = tensor.extract_slice %0[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = tensor.extract_slice %u[%c3] [%c3] [1] : tensor<2xf32> to tensor<?xf32>
  return %2 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%arg0: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK-NEXT:     %extracted_slice_0 = tensor.extract_slice %extracted_slice[%c3] [%c3] [1] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %extracted_slice_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%t: tensor<4xf32>) -> tensor<?xf32> {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %u = tensor.extract_slice %0[3] [2] [1] : tensor<?xf32> to tensor<2xf32>
  %v = tensor.cast %u : tensor<2xf32> to tensor<?xf32>
  return %v : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%arg0: tensor<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[3] [2] [1] : tensor<?xf32> to tensor<2xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %extracted_slice : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%t: tensor<4xf32>, %s: tensor<2xf32>, %n: index) -> tensor<?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %u = tensor.insert_slice %s into %0[3] [2] [1] : tensor<2xf32> into tensor<?xf32>
  %v = tensor.insert_slice %s into %t[%c3] [2] [1] : tensor<2xf32> into tensor<4xf32>
  %w = tensor.cast %v : tensor<4xf32> to tensor<?xf32>
  %x = tensor.insert_slice %w into %u[0] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  return %x : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<?xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %cast[3] [2] [1] : tensor<2xf32> into tensor<?xf32>
// CHECK-NEXT:     %inserted_slice_0 = tensor.insert_slice %arg1 into %arg0[%c3] [2] [1] : tensor<2xf32> into tensor<4xf32>
// CHECK-NEXT:     %inserted_slice_1 = tensor.insert_slice %inserted_slice_0 into %inserted_slice[0] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:     return %inserted_slice_1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: memref<4xf32>) -> memref<2xf32, strided<[1], offset: 3>> {
  %0 = memref.cast %t : memref<4xf32> to memref<?xf32>
  %u = memref.subview %0[3] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 3>>
  return %u : memref<2xf32, strided<[1], offset: 3>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<4xf32>) -> memref<2xf32, strided<[1], offset: 3>> {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     %subview = memref.subview %cast[3] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     return %subview : memref<2xf32, strided<[1], offset: 3>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
