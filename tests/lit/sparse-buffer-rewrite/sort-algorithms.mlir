// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// The functions of each algorithm: those that others call stand before them.

func.func @hybrid_quick_sort_one_key(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0(
// CHECK: call @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0(
// CHECK: call @_sparse_shift_down_0_index_coo_0(
// CHECK: call @_sparse_shift_down_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_index_coo_0(
// CHECK: call @_sparse_sort_stable_0_index_coo_0(
// CHECK: call @_sparse_heap_sort_0_index_coo_0(
// CHECK: call @_sparse_partition_0_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0(
// CHECK-LABEL: func.func @hybrid_quick_sort_one_key(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0(

// -----

func.func @hybrid_quick_sort_value(%n: index, %x: memref<?xindex>, %y0: memref<?xf64>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0_f64(
// CHECK: call @_sparse_binary_search_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_index_coo_0_f64(
// CHECK: call @_sparse_sort_stable_0_index_coo_0_f64(
// CHECK: call @_sparse_heap_sort_0_index_coo_0_f64(
// CHECK: call @_sparse_partition_0_index_coo_0_f64(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0_f64(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0_f64(
// CHECK-LABEL: func.func @hybrid_quick_sort_value(
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0_f64(

// -----

func.func @hybrid_quick_sort_two_keys(%n: index, %x: memref<?xi32>, %y0: memref<?xf32>) {
  sparse_tensor.sort hybrid_quick_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>, ny = 0 : index}
      : memref<?xi32> jointly memref<?xf32>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_binary_search_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_partition_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_sort_stable_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_heap_sort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_partition_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_hybrid_qsort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_hybrid_qsort_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func @hybrid_quick_sort_two_keys(
// CHECK: call @_sparse_hybrid_qsort_0_1_i32_coo_0_f32(

// -----

func.func @quick_sort_one_key(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_index_coo_0(
// CHECK: call @_sparse_partition_0_index_coo_0(
// CHECK: call @_sparse_qsort_0_index_coo_0(
// CHECK: call @_sparse_qsort_0_index_coo_0(
// CHECK-LABEL: func.func @quick_sort_one_key(
// CHECK: call @_sparse_qsort_0_index_coo_0(

// -----

func.func @quick_sort_value(%n: index, %x: memref<?xindex>, %y0: memref<?xf64>) {
  sparse_tensor.sort quick_sort %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_qsort_0_index_coo_0_f64(
// CHECK: call @_sparse_partition_0_index_coo_0_f64(
// CHECK: call @_sparse_qsort_0_index_coo_0_f64(
// CHECK: call @_sparse_qsort_0_index_coo_0_f64(
// CHECK-LABEL: func.func @quick_sort_value(
// CHECK: call @_sparse_qsort_0_index_coo_0_f64(

// -----

func.func @quick_sort_two_keys(%n: index, %x: memref<?xi32>, %y0: memref<?xf32>) {
  sparse_tensor.sort quick_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>, ny = 0 : index}
      : memref<?xi32> jointly memref<?xf32>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_qsort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_partition_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_qsort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_qsort_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func @quick_sort_two_keys(
// CHECK: call @_sparse_qsort_0_1_i32_coo_0_f32(

// -----

func.func @heap_sort_one_key(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0(
// CHECK: call @_sparse_shift_down_0_index_coo_0(
// CHECK: call @_sparse_shift_down_0_index_coo_0(
// CHECK-LABEL: func.func @heap_sort_one_key(
// CHECK: call @_sparse_heap_sort_0_index_coo_0(

// -----

func.func @heap_sort_value(%n: index, %x: memref<?xindex>, %y0: memref<?xf64>) {
  sparse_tensor.sort heap_sort %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func @heap_sort_value(
// CHECK: call @_sparse_heap_sort_0_index_coo_0_f64(

// -----

func.func @heap_sort_two_keys(%n: index, %x: memref<?xi32>, %y0: memref<?xf32>) {
  sparse_tensor.sort heap_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>, ny = 0 : index}
      : memref<?xi32> jointly memref<?xf32>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_shift_down_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func @heap_sort_two_keys(
// CHECK: call @_sparse_heap_sort_0_1_i32_coo_0_f32(

// -----

func.func @insertion_sort_stable_one_key(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0(
// CHECK: call @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func @insertion_sort_stable_one_key(
// CHECK: call @_sparse_sort_stable_0_index_coo_0(

// -----

func.func @insertion_sort_stable_value(%n: index, %x: memref<?xindex>, %y0: memref<?xf64>) {
  sparse_tensor.sort insertion_sort_stable %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0_f64(
// CHECK: call @_sparse_binary_search_0_index_coo_0_f64(
// CHECK-LABEL: func.func @insertion_sort_stable_value(
// CHECK: call @_sparse_sort_stable_0_index_coo_0_f64(

// -----

func.func @insertion_sort_stable_two_keys(%n: index, %x: memref<?xi32>, %y0: memref<?xf32>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>, ny = 0 : index}
      : memref<?xi32> jointly memref<?xf32>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_1_i32_coo_0_f32(
// CHECK: call @_sparse_binary_search_0_1_i32_coo_0_f32(
// CHECK-LABEL: func.func @insertion_sort_stable_two_keys(
// CHECK: call @_sparse_sort_stable_0_1_i32_coo_0_f32(
