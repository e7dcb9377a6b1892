// RUN: pyopt --split-input-file --allow-unregistered-dialect --test-tensor-copy-insertion=allow-return-allocs-from-loops %s | FileCheck %s

// Elements.

func.func @insert(%t: tensor<?xf32>, %i: index, %v: f32) -> tensor<?xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert(%arg0: tensor<?xf32>, %arg1: index, %arg2: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg2 into %0[%arg1] : tensor<?xf32>
// CHECK-NEXT:     return %inserted : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain(%i: index, %v: f32) -> f32 {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert %v into %e[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<8xf32>
  %2 = tensor.insert %v into %1[%i] : tensor<8xf32>
  %x = tensor.extract %2[%i] : tensor<8xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %inserted[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %inserted_1 = tensor.insert %arg1 into %inserted_0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_1[%arg0] : tensor<8xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The first tensor is read after it was overwritten: a copy.

func.func @insert_then_read_old(%i: index, %v: f32) -> (f32, f32) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert %v into %e[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<8xf32>
  %x = tensor.extract %0[%i] : tensor<8xf32>
  %y = tensor.extract %1[%i] : tensor<8xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_then_read_old(%arg0: index, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%inserted) : tensor<8xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %1[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %inserted_0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     return %extracted, %extracted_1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The first tensor is read before: no copy.

func.func @read_old_then_insert(%i: index, %v: f32) -> (f32, f32) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = tensor.insert %v into %e[%i] : tensor<8xf32>
  %x = tensor.extract %0[%i] : tensor<8xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<8xf32>
  %y = tensor.extract %1[%i] : tensor<8xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_old_then_insert(%arg0: index, %arg1: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %inserted[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %inserted_0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     return %extracted, %extracted_1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank_zero(%v: f32) -> f32 {
  %e = tensor.empty() : tensor<f32>
  %0 = tensor.insert %v into %e[] : tensor<f32>
  %x = tensor.extract %0[] : tensor<f32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank_zero(%arg0: f32) -> f32 {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %inserted = tensor.insert %arg0 into %0[] : tensor<f32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted[] : tensor<f32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty_dynamic(%n: index, %v: f32, %i: index) -> tensor<?x3xf32> {
  %e = tensor.empty(%n) : tensor<?x3xf32>
  %0 = tensor.insert %v into %e[%i, %i] : tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_dynamic(%arg0: index, %arg1: f32, %arg2: index) -> tensor<?x3xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?x3xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg2, %arg2] : tensor<?x3xf32>
// CHECK-NEXT:     return %inserted : tensor<?x3xf32>
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?x4x5xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     %extracted = tensor.extract %collapsed[%arg1, %arg1] : tensor<?x5xf32>
// CHECK-NEXT:     return %extracted : f32
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
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<?x4x5xf32> into tensor<?x5xf32>
// CHECK-NEXT:     %extracted = tensor.extract %collapsed[%arg1, %arg1] : tensor<?x5xf32>
// CHECK-NEXT:     return %extracted : f32
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
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %arg0 [] : tensor<1x1xf32> into tensor<f32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<1xf32>
// CHECK-NEXT:     %collapsed_0 = tensor.collapse_shape %0 [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT:     %extracted = tensor.extract %collapsed[] : tensor<f32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %collapsed_0[] : tensor<f32>
// CHECK-NEXT:     %1 = arith.addf %extracted, %extracted_1 : f32
// CHECK-NEXT:     return %1 : f32
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
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %arg0[0, 0, 0] [2, 10, 10] [1, 1, 1] : tensor<10x10x10xf32> to tensor<2x10x10xf32>
// CHECK-NEXT{LITERAL}:     %collapsed = tensor.collapse_shape %extracted_slice [[0, 1, 2]] : tensor<2x10x10xf32> into tensor<200xf32>
// CHECK-NEXT:     %extracted = tensor.extract %collapsed[%arg1] : tensor<200xf32>
// CHECK-NEXT:     return %extracted : f32
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<16xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<16xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %inserted[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<4xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %1[%arg0] : tensor<4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_0[%arg0] : tensor<4xf32>
// CHECK-NEXT:     %extracted_1 = tensor.extract %inserted[%arg0] : tensor<16xf32>
// CHECK-NEXT:     return %extracted, %extracted_1 : f32, f32
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<16xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<16xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %inserted[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %extracted_slice[%arg0] : tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %inserted_0 into %inserted[2] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_slice[%arg0] : tensor<16xf32>
// CHECK-NEXT:     return %extracted : f32
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<16xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<16xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %inserted[2] [4] [1] : tensor<16xf32> to tensor<4xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%extracted_slice) : tensor<4xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg1 into %1[%arg0] : tensor<4xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %inserted_0 into %inserted[3] [4] [1] : tensor<4xf32> into tensor<16xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_slice[%arg0] : tensor<16xf32>
// CHECK-NEXT:     return %extracted : f32
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[%arg2, 0] [4, %arg3] [1, 2] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<?x?xf32>
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x5xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[0, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<4x5xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_reduced(%t: tensor<4x?xf32>, %s: tensor<?xf32>, %n: index) -> tensor<4x?xf32> {
  %0 = tensor.insert_slice %s into %t[2, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_reduced(%arg0: tensor<4x?xf32>, %arg1: tensor<?xf32>, %arg2: index) -> tensor<4x?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<4x?xf32>
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %arg1 into %0[2, 0] [1, %arg2] [1, 1] : tensor<?xf32> into tensor<4x?xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<4x?xf32>
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<2xi32>
// CHECK-NEXT:     %reshape = tensor.reshape %0(%1) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %reshape : tensor<?x?xf32>
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
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<8xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%arg1) : tensor<2xi32>
// CHECK-NEXT:     %reshape = tensor.reshape %0(%1) : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %reshape : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshape_unranked(%t: tensor<*xf32>, %s: tensor<?xi32>) -> tensor<*xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @reshape_unranked(%arg0: tensor<*xf32>, %arg1: tensor<?xi32>) -> tensor<*xf32> {
// CHECK-NEXT:     %reshape = tensor.reshape %arg0(%arg1) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT:     return %reshape : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill_and_matmul(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>, %z: f32) -> tensor<4x5xf32> {
  %e = tensor.empty() : tensor<4x5xf32>
  %0 = linalg.fill ins(%z : f32) outs(%e : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul
      ins(%a, %b : tensor<4x8xf32>, tensor<8x5xf32>)
      outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %1 : tensor<4x5xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill_and_matmul(%arg0: tensor<4x8xf32>, %arg1: tensor<8x5xf32>, %arg2: f32) -> tensor<4x5xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4x5xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%1 : tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     return %2 : tensor<4x5xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#id = affine_map<(d0) -> (d0)>
func.func @generic(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>)
      outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The output is not read: no contents to copy.

#id = affine_map<(d0) -> (d0)>
func.func @generic_overwrites(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>)
      outs(%b : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @generic_overwrites(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%dim) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %2 = arith.addf %in, %in : f32
// CHECK-NEXT:       linalg.yield %2 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Elementwise with its output among the inputs: in place.

#id = affine_map<(d0) -> (d0)>
func.func @elementwise_in_place(%n: index, %i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %f = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f : tensor<?xf32>)
      outs(%f : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elementwise_in_place(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%arg2 : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<?xf32>) outs(%1 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       %3 = arith.addf %in, %out : f32
// CHECK-NEXT:       linalg.yield %3 : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %2[%arg1] : tensor<?xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Transposed: a copy.

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @transposed_is_copied(%i: index, %v: f32) -> f32 {
  %e = bufferization.alloc_tensor() : tensor<4x4xf32>
  %f = tensor.insert %v into %e[%i, %i] : tensor<4x4xf32>
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]}
      ins(%f : tensor<4x4xf32>)
      outs(%f : tensor<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  %x = tensor.extract %0[%i, %i] : tensor<4x4xf32>
  return %x : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transposed_is_copied(%arg0: index, %arg1: f32) -> f32 {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() : tensor<4x4xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0, %arg0] : tensor<4x4xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() : tensor<4x4xf32>
// CHECK-NEXT:     %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted : tensor<4x4xf32>) outs(%1 : tensor<4x4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32):
// CHECK-NEXT:       linalg.yield %in : f32
// CHECK-NEXT:     } -> tensor<4x4xf32>
// CHECK-NEXT:     %extracted = tensor.extract %2[%arg0, %arg0] : tensor<4x4xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @two_results(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %0:2 = linalg.generic {
    indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
    iterator_types = ["parallel"]
  } ins(%a : tensor<4xf32>) outs(%e, %f : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @two_results(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %2:2 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg0 : tensor<4xf32>) outs(%0, %1 : tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%in: f32, %out: f32, %out_0: f32):
// CHECK-NEXT:       linalg.yield %in, %in : f32, f32
// CHECK-NEXT:     } -> (tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT:     return %2#0, %2#1 : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @on_buffers_already(%a: memref<4xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%a : memref<4xf32>)
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @on_buffers_already(%arg0: memref<4xf32>, %arg1: f32) {
// CHECK-NEXT:     linalg.fill ins(%arg1 : f32) outs(%arg0 : memref<4xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @index_in_body(%n: index) -> tensor<?xindex> {
  %e = tensor.empty(%n) : tensor<?xindex>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<?xindex>) {
  ^bb0(%y: index):
    %i = linalg.index 0 : index
    linalg.yield %i : index
  } -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @index_in_body(%arg0: index) -> tensor<?xindex> {
// CHECK-NEXT:     %0 = tensor.empty(%arg0) : tensor<?xindex>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xindex>) {
// CHECK-NEXT:     ^bb0(%out: index):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       linalg.yield %2 : index
// CHECK-NEXT:     } -> tensor<?xindex>
// CHECK-NEXT:     return %1 : tensor<?xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reads_a_tensor_in_its_body(%t: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%e : tensor<?xf32>) {
  ^bb0(%y: f32):
    %i = linalg.index 0 : index
    %x = tensor.extract %t[%i] : tensor<?xf32>
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reads_a_tensor_in_its_body(%arg0: tensor<?xf32>, %arg1: index) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = tensor.empty(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%out: f32):
// CHECK-NEXT:       %2 = linalg.index 0 : index
// CHECK-NEXT:       %extracted = tensor.extract %arg0[%2] : tensor<?xf32>
// CHECK-NEXT:       linalg.yield %extracted : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_place(%l: index, %u: index, %s: index, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8xf32> {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_place(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0) -> (tensor<8xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg5[%arg4] : tensor<8xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @argument_is_copied(%t: tensor<?xf32>, %l: index, %u: index, %s: index, %v: f32)
    -> tensor<?xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<?xf32> {
    %1 = tensor.insert %v into %a[%k] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  } {mine = 1 : i32}
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @argument_is_copied(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg1 to %arg2 step %arg3 iter_args(%arg6 = %0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %inserted = tensor.insert %arg4 into %arg6[%arg5] : tensor<?xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<?xf32>
// CHECK-NEXT:     } {mine = 1 : i32}
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What an iteration reads was there before the loop.

func.func @read_from_before(%l: index, %u: index, %s: index, %v: f32) -> (tensor<8xf32>, f32) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.insert %v into %e[%l] : tensor<8xf32>
  %z = arith.constant 0.0 : f32
  %r, %x = scf.for %k = %l to %u step %s iter_args(%a = %f, %sum = %z) -> (tensor<8xf32>, f32) {
    %1 = tensor.insert %sum into %a[%k] : tensor<8xf32>
    %2 = tensor.extract %f[%k] : tensor<8xf32>
    %3 = arith.addf %sum, %2 : f32
    scf.yield %1, %3 : tensor<8xf32>, f32
  }
  return %r, %x : tensor<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read_from_before(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, f32) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %1 = bufferization.alloc_tensor() copy(%inserted) : tensor<8xf32>
// CHECK-NEXT:     %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %1, %arg6 = %cst) -> (tensor<8xf32>, f32) {
// CHECK-NEXT:       %inserted_0 = tensor.insert %arg6 into %arg5[%arg4] : tensor<8xf32>
// CHECK-NEXT:       %extracted = tensor.extract %inserted[%arg4] : tensor<8xf32>
// CHECK-NEXT:       %3 = arith.addf %arg6, %extracted : f32
// CHECK-NEXT:       scf.yield %inserted_0, %3 : tensor<8xf32>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2#0, %2#1 : tensor<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A new buffer in each iteration.

func.func @yields_new(%l: index, %u: index, %s: index, %v: f32) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.insert %v into %e[%l] : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %f) -> tensor<8xf32> {
    %n = bufferization.alloc_tensor() : tensor<8xf32>
    %1 = tensor.insert %v into %n[%k] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @yields_new(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %inserted) -> (tensor<8xf32>) {
// CHECK-NEXT:       %2 = bufferization.alloc_tensor() : tensor<8xf32>
// CHECK-NEXT:       %inserted_0 = tensor.insert %arg3 into %2[%arg4] : tensor<8xf32>
// CHECK-NEXT:       scf.yield %inserted_0 : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Init and yielded value have different layouts.

func.func @two_layouts(%t: tensor<?xf32>, %n: index, %l: index, %u: index, %s: index, %v: f32)
    -> tensor<?xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<?xf32> {
    %e = bufferization.alloc_tensor(%n) : tensor<?xf32>
    %1 = tensor.insert %v into %e[%k] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @two_layouts(%arg0: tensor<?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<?xf32>
// CHECK-NEXT:     %1 = scf.for %arg6 = %arg2 to %arg3 step %arg4 iter_args(%arg7 = %0) -> (tensor<?xf32>) {
// CHECK-NEXT:       %2 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT:       %inserted = tensor.insert %arg5 into %2[%arg6] : tensor<?xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @swaps(%l: index, %u: index, %s: index, %v: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %a0 = tensor.insert %v into %e[%l] : tensor<8xf32>
  %b0 = tensor.insert %v into %f[%u] : tensor<8xf32>
  %r:2 = scf.for %k = %l to %u step %s
      iter_args(%a = %a0, %b = %b0) -> (tensor<8xf32>, tensor<8xf32>) {
    %1 = tensor.insert %v into %a[%k] : tensor<8xf32>
    scf.yield %b, %1 : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @swaps(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg0] : tensor<8xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg3 into %1[%arg1] : tensor<8xf32>
// CHECK-NEXT:     %2:2 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %inserted, %arg6 = %inserted_0) -> (tensor<8xf32>, tensor<8xf32>) {
// CHECK-NEXT:       %inserted_1 = tensor.insert %arg3 into %arg5[%arg4] : tensor<8xf32>
// CHECK-NEXT:       %3 = bufferization.alloc_tensor() copy(%arg6) : tensor<8xf32>
// CHECK-NEXT:       %4 = bufferization.alloc_tensor() copy(%inserted_1) : tensor<8xf32>
// CHECK-NEXT:       scf.yield %3, %4 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2#0, %2#1 : tensor<8xf32>, tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_read_not_written(%t: tensor<8xf32>, %l: index, %u: index, %s: index)
    -> tensor<8xf32> {
  %r = scf.for %k = %l to %u step %s iter_args(%a = %t) -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_read_not_written(%arg0: tensor<8xf32>, %arg1: index, %arg2: index, %arg3: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg1 to %arg2 step %arg3 iter_args(%arg5 = %0) -> (tensor<8xf32>) {
// CHECK-NEXT:       scf.yield %arg5 : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @nested(%l: index, %u: index, %s: index, %v: f32) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8x8xf32> {
    %q = scf.for %j = %l to %u step %s iter_args(%b = %a) -> tensor<8x8xf32> {
      %1 = tensor.insert %v into %b[%k, %j] : tensor<8x8xf32>
      scf.yield %1 : tensor<8x8xf32>
    }
    scf.yield %q : tensor<8x8xf32>
  }
  return %r : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%arg0: index, %arg1: index, %arg2: index, %arg3: f32) -> tensor<8x8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8x8xf32>
// CHECK-NEXT:     %1 = scf.for %arg4 = %arg0 to %arg1 step %arg2 iter_args(%arg5 = %0) -> (tensor<8x8xf32>) {
// CHECK-NEXT:       %2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg5) -> (tensor<8x8xf32>) {
// CHECK-NEXT:         %inserted = tensor.insert %arg3 into %arg7[%arg4, %arg6] : tensor<8x8xf32>
// CHECK-NEXT:         scf.yield %inserted : tensor<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %2 : tensor<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tiled_matmul(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c8 = arith.constant 8 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = scf.for %i = %c0 to %c64 step %c8 iter_args(%acc = %f) -> tensor<64x64xf32> {
    %q = scf.for %j = %c0 to %c64 step %c8 iter_args(%acc2 = %acc) -> tensor<64x64xf32> {
      %sa = tensor.extract_slice %a[%i, 0] [8, 64] [1, 1] : tensor<64x64xf32> to tensor<8x64xf32>
      %sb = tensor.extract_slice %b[0, %j] [64, 8] [1, 1] : tensor<64x64xf32> to tensor<64x8xf32>
      %sc = tensor.extract_slice %acc2[%i, %j] [8, 8] [1, 1] : tensor<64x64xf32> to tensor<8x8xf32>
      %m = linalg.matmul
          ins(%sa, %sb : tensor<8x64xf32>, tensor<64x8xf32>)
          outs(%sc : tensor<8x8xf32>) -> tensor<8x8xf32>
      %n = tensor.insert_slice %m into %acc2[%i, %j] [8, 8] [1, 1]
          : tensor<8x8xf32> into tensor<64x64xf32>
      scf.yield %n : tensor<64x64xf32>
    }
    scf.yield %q : tensor<64x64xf32>
  }
  return %r : tensor<64x64xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiled_matmul(%arg0: tensor<64x64xf32>, %arg1: tensor<64x64xf32>) -> tensor<64x64xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c64 = arith.constant 64 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %0 = tensor.empty() : tensor<64x64xf32>
// CHECK-NEXT:     %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<64x64xf32>) -> tensor<64x64xf32>
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0 to %c64 step %c8 iter_args(%arg3 = %1) -> (tensor<64x64xf32>) {
// CHECK-NEXT:       %3 = scf.for %arg4 = %c0 to %c64 step %c8 iter_args(%arg5 = %arg3) -> (tensor<64x64xf32>) {
// CHECK-NEXT:         %extracted_slice = tensor.extract_slice %arg0[%arg2, 0] [8, 64] [1, 1] : tensor<64x64xf32> to tensor<8x64xf32>
// CHECK-NEXT:         %extracted_slice_0 = tensor.extract_slice %arg1[0, %arg4] [64, 8] [1, 1] : tensor<64x64xf32> to tensor<64x8xf32>
// CHECK-NEXT:         %extracted_slice_1 = tensor.extract_slice %arg5[%arg2, %arg4] [8, 8] [1, 1] : tensor<64x64xf32> to tensor<8x8xf32>
// CHECK-NEXT:         %4 = linalg.matmul ins(%extracted_slice, %extracted_slice_0 : tensor<8x64xf32>, tensor<64x8xf32>) outs(%extracted_slice_1 : tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:         %inserted_slice = tensor.insert_slice %4 into %arg5[%arg2, %arg4] [8, 8] [1, 1] : tensor<8x8xf32> into tensor<64x64xf32>
// CHECK-NEXT:         scf.yield %inserted_slice : tensor<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %3 : tensor<64x64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : tensor<64x64xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i32_counter(%l: i32, %u: i32, %s: i32, %v: f32, %i: index) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = scf.for %k = %l to %u step %s iter_args(%a = %e) -> tensor<8xf32> : i32 {
    %1 = tensor.insert %v into %a[%i] : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i32_counter(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: f32, %arg4: index) -> tensor<8xf32> {
// CHECK-NEXT:     %0 = tensor.empty() : tensor<8xf32>
// CHECK-NEXT:     %1 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %0) -> (tensor<8xf32>)  : i32 {
// CHECK-NEXT:       %inserted = tensor.insert %arg3 into %arg6[%arg4] : tensor<8xf32>
// CHECK-NEXT:       scf.yield %inserted : tensor<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %1 : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A constant must not be written to.

func.func @write_to_constant(%i: index, %v: f32) -> tensor<3xf32> {
  %0 = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<3xf32>
  return %1 : tensor<3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_to_constant(%arg0: index, %arg1: f32) -> tensor<3xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:     %0 = bufferization.alloc_tensor() copy(%cst) : tensor<3xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg1 into %0[%arg0] : tensor<3xf32>
// CHECK-NEXT:     return %inserted : tensor<3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @select(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>, %i: index) -> f32 {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select(%arg0: i1, %arg1: tensor<?xf32>, %arg2: tensor<?xf32>, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg1, %arg2 : tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %0[%arg3] : tensor<?xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Buffers of two types become one with an unknown layout.

func.func @select_of_two_layouts(%c: i1, %a: tensor<?xf32>, %n: index, %i: index) -> f32 {
  %b = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %x = tensor.extract %0[%i] : tensor<?xf32>
  return %x : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @select_of_two_layouts(%arg0: i1, %arg1: tensor<?xf32>, %arg2: index, %arg3: index) -> f32 {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg2) : tensor<?xf32>
// CHECK-NEXT:     %1 = arith.select %arg0, %arg1, %0 : tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %1[%arg3] : tensor<?xf32>
// CHECK-NEXT:     return %extracted : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_to_selected(%c: i1, %n: index, %i: index, %v: f32) -> (f32, f32) {
  %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %b = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %a1 = tensor.insert %v into %a[%i] : tensor<?xf32>
  %b1 = tensor.insert %v into %b[%i] : tensor<?xf32>
  %0 = arith.select %c, %a1, %b1 : tensor<?xf32>
  %1 = tensor.insert %v into %0[%i] : tensor<?xf32>
  %x = tensor.extract %1[%i] : tensor<?xf32>
  %y = tensor.extract %a1[%i] : tensor<?xf32>
  return %x, %y : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_to_selected(%arg0: i1, %arg1: index, %arg2: index, %arg3: f32) -> (f32, f32) {
// CHECK-NEXT:     %0 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %1 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %inserted = tensor.insert %arg3 into %0[%arg2] : tensor<?xf32>
// CHECK-NEXT:     %2 = bufferization.alloc_tensor(%arg1) : tensor<?xf32>
// CHECK-NEXT:     %inserted_0 = tensor.insert %arg3 into %2[%arg2] : tensor<?xf32>
// CHECK-NEXT:     %3 = bufferization.alloc_tensor() copy(%inserted) : tensor<?xf32>
// CHECK-NEXT:     %4 = arith.select %arg0, %3, %inserted_0 : tensor<?xf32>
// CHECK-NEXT:     %inserted_1 = tensor.insert %arg3 into %4[%arg2] : tensor<?xf32>
// CHECK-NEXT:     %extracted = tensor.extract %inserted_1[%arg2] : tensor<?xf32>
// CHECK-NEXT:     %extracted_2 = tensor.extract %inserted[%arg2] : tensor<?xf32>
// CHECK-NEXT:     return %extracted, %extracted_2 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
