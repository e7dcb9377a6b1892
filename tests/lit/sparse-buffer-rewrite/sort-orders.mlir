// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Keys in any order, and numbers behind them.

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
