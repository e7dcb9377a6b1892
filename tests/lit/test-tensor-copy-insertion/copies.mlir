// RUN: pyopt --split-input-file --allow-unregistered-dialect --test-tensor-copy-insertion=allow-return-allocs-from-loops %s | FileCheck %s

// Elements.

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
