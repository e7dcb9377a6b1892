// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Widths of keys, types of the other buffers, and static sizes.

func.func @key_i16(%n: index, %x: memref<?xi16>) {
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xi16>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_0_i16_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_i16_coo_0(
// CHECK: call @_sparse_shift_down_0_i16_coo_0(
// CHECK: call @_sparse_shift_down_0_i16_coo_0(
// CHECK-LABEL: func.func @key_i16(
// CHECK: call @_sparse_heap_sort_0_i16_coo_0(

// -----

func.func @static_keys(%n: index, %x: memref<100xi32>, %y0: memref<?xf64>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>}
      : memref<100xi32> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_1_i32_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_1_i32_coo_0_f64(
// CHECK: call @_sparse_binary_search_0_1_i32_coo_0_f64(
// CHECK-LABEL: func.func @static_keys(
// CHECK: memref.cast %{{.*}} : memref<100xi32> to memref<?xi32>
// CHECK: call @_sparse_sort_stable_0_1_i32_coo_0_f64(

// -----

func.func @numbers(%n: index, %x: memref<?xindex>, %y0: memref<?xf16>, %y1: memref<?xbf16>,
                   %y2: memref<?xf32>, %y3: memref<?xi1>, %y4: memref<?xindex>) {
  sparse_tensor.sort insertion_sort_stable %n, %x jointly %y0, %y1, %y2, %y3,
      %y4 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf16>, memref<?xbf16>, memref<?xf32>, memref<?xi1>,
      memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0_f16_bf16_f32_i1_index(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0_f16_bf16_f32_i1_index(
// CHECK: call @_sparse_binary_search_0_index_coo_0_f16_bf16_f32_i1_index(
// CHECK-LABEL: func.func @numbers(
// CHECK: call @_sparse_sort_stable_0_index_coo_0_f16_bf16_f32_i1_index(

// -----

func.func @vector(%n: index, %x: memref<?xindex>, %y0: memref<?xvector<4xf32>>) {
  sparse_tensor.sort heap_sort %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xvector<4xf32>>
  return
}

// CHECK-LABEL: func.func private @"_sparse_shift_down_0_index_coo_0_vector<4xf32>"(
// CHECK-LABEL: func.func private @"_sparse_heap_sort_0_index_coo_0_vector<4xf32>"(
// CHECK: call @"_sparse_shift_down_0_index_coo_0_vector<4xf32>"(
// CHECK: call @"_sparse_shift_down_0_index_coo_0_vector<4xf32>"(
// CHECK-LABEL: func.func @vector(
// CHECK: call @"_sparse_heap_sort_0_index_coo_0_vector<4xf32>"(
