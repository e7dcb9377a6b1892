// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Keys in any order, and numbers behind them.

func.func @keys_012(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_1_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_1_2_index_coo_0(
// CHECK: call @_sparse_binary_search_0_1_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_1_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_1_2_index_coo_0(
// CHECK: call @_sparse_shift_down_0_1_2_index_coo_0(
// CHECK: call @_sparse_shift_down_0_1_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_partition_0_1_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_1_2_index_coo_0(
// CHECK: call @_sparse_sort_stable_0_1_2_index_coo_0(
// CHECK: call @_sparse_heap_sort_0_1_2_index_coo_0(
// CHECK: call @_sparse_partition_0_1_2_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_1_2_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_1_2_index_coo_0(
// CHECK-LABEL: func.func @keys_012(
// CHECK: call @_sparse_hybrid_qsort_0_1_2_index_coo_0(

// -----

func.func @keys_021(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0, d1, d2) -> (d0, d2, d1)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_2_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_2_1_index_coo_0(
// CHECK: call @_sparse_partition_0_2_1_index_coo_0(
// CHECK: call @_sparse_qsort_0_2_1_index_coo_0(
// CHECK: call @_sparse_qsort_0_2_1_index_coo_0(
// CHECK-LABEL: func.func @keys_021(
// CHECK: call @_sparse_qsort_0_2_1_index_coo_0(

// -----

func.func @keys_102(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_1_0_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_1_0_2_index_coo_0(
// CHECK: call @_sparse_shift_down_1_0_2_index_coo_0(
// CHECK: call @_sparse_shift_down_1_0_2_index_coo_0(
// CHECK-LABEL: func.func @keys_102(
// CHECK: call @_sparse_heap_sort_1_0_2_index_coo_0(

// -----

func.func @keys_120(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x {perm_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_1_2_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_1_2_0_index_coo_0(
// CHECK: call @_sparse_binary_search_1_2_0_index_coo_0(
// CHECK-LABEL: func.func @keys_120(
// CHECK: call @_sparse_sort_stable_1_2_0_index_coo_0(

// -----

func.func @keys_201(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_2_0_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_2_0_1_index_coo_0(
// CHECK: call @_sparse_binary_search_2_0_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_shift_down_2_0_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_2_0_1_index_coo_0(
// CHECK: call @_sparse_shift_down_2_0_1_index_coo_0(
// CHECK: call @_sparse_shift_down_2_0_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_partition_2_0_1_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_2_0_1_index_coo_0(
// CHECK: call @_sparse_sort_stable_2_0_1_index_coo_0(
// CHECK: call @_sparse_heap_sort_2_0_1_index_coo_0(
// CHECK: call @_sparse_partition_2_0_1_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_index_coo_0(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_index_coo_0(
// CHECK-LABEL: func.func @keys_201(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_index_coo_0(

// -----

func.func @keys_210(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0, d1, d2) -> (d2, d1, d0)>}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_2_1_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_2_1_0_index_coo_0(
// CHECK: call @_sparse_partition_2_1_0_index_coo_0(
// CHECK: call @_sparse_qsort_2_1_0_index_coo_0(
// CHECK: call @_sparse_qsort_2_1_0_index_coo_0(
// CHECK-LABEL: func.func @keys_210(
// CHECK: call @_sparse_qsort_2_1_0_index_coo_0(

// -----

func.func @turned_hybrid_quick_sort(%n: index, %x: memref<?xi64>, %y0: memref<?xf64>) {
  sparse_tensor.sort hybrid_quick_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index}
      : memref<?xi64> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_binary_search_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_heap_sort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_partition_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_sort_stable_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_heap_sort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_partition_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_hybrid_qsort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_hybrid_qsort_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func @turned_hybrid_quick_sort(
// CHECK: call @_sparse_hybrid_qsort_1_0_i64_coo_1_f64(

// -----

func.func @turned_quick_sort(%n: index, %x: memref<?xi64>, %y0: memref<?xf64>) {
  sparse_tensor.sort quick_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index}
      : memref<?xi64> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_qsort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_partition_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_qsort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_qsort_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func @turned_quick_sort(
// CHECK: call @_sparse_qsort_1_0_i64_coo_1_f64(

// -----

func.func @turned_heap_sort(%n: index, %x: memref<?xi64>, %y0: memref<?xf64>) {
  sparse_tensor.sort heap_sort %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index}
      : memref<?xi64> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_heap_sort_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_shift_down_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func @turned_heap_sort(
// CHECK: call @_sparse_heap_sort_1_0_i64_coo_1_f64(

// -----

func.func @turned_insertion_sort_stable(%n: index, %x: memref<?xi64>, %y0: memref<?xf64>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d1, d0)>, ny = 1 : index}
      : memref<?xi64> jointly memref<?xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_1_0_i64_coo_1_f64(
// CHECK: call @_sparse_binary_search_1_0_i64_coo_1_f64(
// CHECK-LABEL: func.func @turned_insertion_sort_stable(
// CHECK: call @_sparse_sort_stable_1_0_i64_coo_1_f64(

// -----

func.func @two_behind(%n: index, %x: memref<?xi16>) {
  sparse_tensor.sort hybrid_quick_sort %n,
      %x {perm_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>, ny = 2 : index} : memref<?xi16>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func private @_sparse_sort_stable_2_0_1_i16_coo_2(
// CHECK: call @_sparse_binary_search_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func private @_sparse_shift_down_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func private @_sparse_heap_sort_2_0_1_i16_coo_2(
// CHECK: call @_sparse_shift_down_2_0_1_i16_coo_2(
// CHECK: call @_sparse_shift_down_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func private @_sparse_partition_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_2_0_1_i16_coo_2(
// CHECK: call @_sparse_sort_stable_2_0_1_i16_coo_2(
// CHECK: call @_sparse_heap_sort_2_0_1_i16_coo_2(
// CHECK: call @_sparse_partition_2_0_1_i16_coo_2(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_i16_coo_2(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_i16_coo_2(
// CHECK-LABEL: func.func @two_behind(
// CHECK: call @_sparse_hybrid_qsort_2_0_1_i16_coo_2(

// -----

func.func @four_keys(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x {perm_map = affine_map<(d0, d1, d2, d3) -> (d3, d1, d0, d2)>, ny = 0 : index}
      : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_3_1_0_2_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_3_1_0_2_index_coo_0(
// CHECK: call @_sparse_binary_search_3_1_0_2_index_coo_0(
// CHECK-LABEL: func.func @four_keys(
// CHECK: call @_sparse_sort_stable_3_1_0_2_index_coo_0(

// -----

func.func @five_keys(%n: index, %x: memref<?xi8>) {
  sparse_tensor.sort heap_sort %n,
      %x {perm_map = affine_map<(d0, d1, d2, d3, d4) -> (d4, d3, d2, d1, d0)>, ny = 3 : index}
      : memref<?xi8>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_4_3_2_1_0_i8_coo_3(
// CHECK-LABEL: func.func private @_sparse_heap_sort_4_3_2_1_0_i8_coo_3(
// CHECK: call @_sparse_shift_down_4_3_2_1_0_i8_coo_3(
// CHECK: call @_sparse_shift_down_4_3_2_1_0_i8_coo_3(
// CHECK-LABEL: func.func @five_keys(
// CHECK: call @_sparse_heap_sort_4_3_2_1_0_i8_coo_3(
