// RUN: pyopt --split-input-file --one-shot-bufferize %s | FileCheck %s

func.func @cast(%t: tensor<?xf32>) -> tensor<4xf32> {
  %0 = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<?xf32, strided<[?], offset: ?>> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %cast, %alloc : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4xf32>
// CHECK-NEXT:     return %1 : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_from_unranked(%t: tensor<*xf32>, %i: index) -> f32 {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_from_unranked(%arg0: tensor<*xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<*xf32>
// CHECK-NEXT:     %cast = memref.cast %0 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %cast[%arg1] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_to_unranked(%n: index) -> tensor<*xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = tensor.cast %e : tensor<?xf32> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast_to_unranked(%arg0: index) -> tensor<*xf32> {
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %cast = memref.cast %alloc : memref<?xf32> to memref<*xf32>
// CHECK-NEXT:     %0 = bufferization.to_tensor %cast : memref<*xf32>
// CHECK-NEXT:     return %0 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

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

// The buffer of an argument may have gaps: a copy.

func.func @collapse_argument(%t: tensor<?x4x5xf32>, %i: index) -> f32 {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
  %x = tensor.extract %0[%i, %i] : tensor<?x5xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_argument(%arg0: tensor<?x4x5xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %0, %c0 : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<?x4x5xf32>
// CHECK-NEXT:     memref.copy %0, %alloc : memref<?x4x5xf32, strided<[?, ?, ?], offset: ?>> to memref<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %alloc [[0, 1], [2]] : memref<?x4x5xf32> into memref<?x5xf32>
// CHECK-NEXT:     %2 = memref.load %collapse_shape[%arg1, %arg1] : memref<?x5xf32>
// CHECK-NEXT:     return %2 : f32
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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<1x1xf32, strided<[?, ?], offset: ?>>
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

func.func @collapse_slice(%t: tensor<10x10x10xf32>, %i: index) -> f32 {
  %s = tensor.extract_slice %t[0, 0, 0] [2, 10, 10] [1, 1, 1]
      : tensor<10x10x10xf32> to tensor<2x10x10xf32>
  %0 = tensor.collapse_shape %s [[0, 1, 2]] : tensor<2x10x10xf32> into tensor<200xf32>
  %x = tensor.extract %0[%i] : tensor<200xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @collapse_slice(%arg0: tensor<10x10x10xf32>, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<10x10x10xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %0[0, 0, 0] [2, 10, 10] [1, 1, 1] : memref<10x10x10xf32, strided<[?, ?, ?], offset: ?>> to memref<2x10x10xf32, strided<[?, ?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<2x10x10xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc : memref<2x10x10xf32, strided<[?, ?, ?], offset: ?>> to memref<2x10x10xf32>
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %alloc [[0, 1, 2]] : memref<2x10x10xf32> into memref<200xf32>
// CHECK-NEXT:     %1 = memref.load %collapse_shape[%arg1] : memref<200xf32>
// CHECK-NEXT:     return %1 : f32
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
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<20xf32, strided<[?], offset: ?>>
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %0 [[0, 1]] output_shape [4, 5] : memref<20xf32, strided<[?], offset: ?>> into memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %expand_shape[%arg1, %arg1] : memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @slice(%t: tensor<?x?xf32>, %i: index, %n: index) -> f32 {
  %0 = tensor.extract_slice %t[%i, 2] [%n, 4] [1, %n] : tensor<?x?xf32> to tensor<?x4xf32>
  %x = tensor.extract %0[%i, %i] : tensor<?x4xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%arg0: tensor<?x?xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %subview = memref.subview %0[%arg1, 2] [%arg2, 4] [1, %arg2] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = memref.load %subview[%arg1, %arg1] : memref<?x4xf32, strided<[?, ?], offset: ?>>
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

// A slice that is written to while the whole is read later: only the slice is copied.

func.func @write_to_slice(%i: index, %v: f32) -> (f32, f32) {
  %e = bufferization.alloc_tensor() : tensor<16xf32>
  %w = tensor.insert %v into %e[%i] : tensor<16xf32>
  %0 = tensor.extract_slice %w[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %x = tensor.extract %1[%i] : tensor<4xf32>
  %y = tensor.extract %w[%i] : tensor<16xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_to_slice(%arg0: index, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc_0[%arg0] : memref<4xf32>
// CHECK-NEXT:     %0 = memref.load %alloc_0[%arg0] : memref<4xf32>
// CHECK-NEXT:     %1 = memref.load %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     return %0, %1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Taken out, changed and put back at the same place: all in place.

func.func @update_slice(%i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<16xf32>
  %w = tensor.insert %v into %e[%i] : tensor<16xf32>
  %0 = tensor.extract_slice %w[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %w[2] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %x = tensor.extract %2[%i] : tensor<16xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @update_slice(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     memref.store %arg1, %subview[%arg0] : memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %subview_0 = memref.subview %alloc[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     memref.copy %subview, %subview_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same at another place: a copy.

func.func @move_slice(%i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<16xf32>
  %w = tensor.insert %v into %e[%i] : tensor<16xf32>
  %0 = tensor.extract_slice %w[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %w[3] [4] [1] : tensor<4xf32> into tensor<16xf32>
  %x = tensor.extract %2[%i] : tensor<16xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @move_slice(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<16xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 2>>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %subview, %alloc_0 : memref<4xf32, strided<[1], offset: 2>> to memref<4xf32>
// CHECK-NEXT:     memref.store %arg1, %alloc_0[%arg0] : memref<4xf32>
// CHECK-NEXT:     %subview_1 = memref.subview %alloc[3] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     memref.copy %alloc_0, %subview_1 : memref<4xf32> to memref<4xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     %0 = memref.load %alloc[%arg0] : memref<16xf32>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_slice(%t: tensor<?x?xf32>, %s: tensor<4x?xf32>, %i: index, %n: index)
    -> tensor<?x?xf32> {
  %0 = tensor.insert_slice %s into %t[%i, 0] [4, %n] [1, 2] : tensor<4x?xf32> into tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_slice(%arg0: tensor<?x?xf32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim_0 = memref.dim %1, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim, %dim_0) {alignment = 64 : i64} : memref<?x?xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[%arg2, 0] [4, %arg3] [1, 2] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<?x?xf32>
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All of the destination is overwritten: its contents need not be copied.

func.func @insert_whole(%t: tensor<4x5xf32>, %s: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = tensor.insert_slice %s into %t[0, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_whole(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xf32>) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<4x5xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<4x5xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[0, 0] [4, 5] [1, 1] : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1]>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<4x5xf32, strided<[?, ?], offset: ?>> to memref<4x5xf32, strided<[5, 1]>>
// CHECK-NEXT:     %1 = bufferization.to_tensor %alloc : memref<4x5xf32>
// CHECK-NEXT:     return %1 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_reduced(%t: tensor<4x?xf32>, %s: tensor<?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.insert_slice %s into %t[2, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_reduced(%arg0: tensor<4x?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %1, %c1 : memref<4x?xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%dim) {alignment = 64 : i64} : memref<4x?xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<4x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32>
// CHECK-NEXT:     %subview = memref.subview %alloc[2, 0] [1, %arg2] [1, 1] : memref<4x?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     memref.copy %0, %subview : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %2 = bufferization.to_tensor %alloc : memref<4x?xf32>
// CHECK-NEXT:     return %2 : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape(%n: index, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = tensor.reshape %e(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape(%arg0: index, %arg1: tensor<2xi32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%alloc_0) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
// CHECK-NEXT:     %1 = bufferization.to_tensor %reshape : memref<?x?xf32>
// CHECK-NEXT:     return %1 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// memref.reshape takes no layout: a copy.

func.func @reshape_argument(%t: tensor<8xf32>, %s: tensor<2xi32>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_argument(%arg0: tensor<8xf32>, %arg1: tensor<2xi32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<2xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %alloc = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %1, %alloc : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<2xi32>
// CHECK-NEXT:     memref.copy %0, %alloc_0 : memref<2xi32, strided<[?], offset: ?>> to memref<2xi32>
// CHECK-NEXT:     %reshape = memref.reshape %alloc(%alloc_0) : (memref<8xf32>, memref<2xi32>) -> memref<?x?xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %reshape : memref<?x?xf32>
// CHECK-NEXT:     return %2 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape_unranked(%t: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_unranked(%arg0: tensor<*xf32>, %arg1: tensor<?xi32>) -> tensor<*xf32> {
// CHECK-NEXT:     %0 = bufferization.to_memref %arg1 : memref<?xi32, strided<[?], offset: ?>>
// CHECK-NEXT:     %1 = bufferization.to_memref %arg0 : memref<*xf32>
// CHECK-NEXT:     %reshape = memref.reshape %1(%0) : (memref<*xf32>, memref<?xi32, strided<[?], offset: ?>>) -> memref<*xf32>
// CHECK-NEXT:     %2 = bufferization.to_tensor %reshape : memref<*xf32>
// CHECK-NEXT:     return %2 : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
