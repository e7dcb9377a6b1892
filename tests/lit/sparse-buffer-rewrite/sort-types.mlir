// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Widths of keys, types of the other buffers, and static sizes.

func.func @key_i1(%n: index, %x: memref<?xi1>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xi1>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_i1_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_i1_coo_0(
// CHECK: call @_sparse_binary_search_0_i1_coo_0(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_i1_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_i1_coo_0(
// CHECK: call @_sparse_shift_down_0_i1_coo_0(
// CHECK: call @_sparse_shift_down_0_i1_coo_0(
// CHECK-LABEL: func.func private @_sparse_partition_0_i1_coo_0(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_i1_coo_0(
// CHECK: call @_sparse_sort_stable_0_i1_coo_0(
// CHECK: call @_sparse_heap_sort_0_i1_coo_0(
// CHECK: call @_sparse_partition_0_i1_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_i1_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_i1_coo_0(
// CHECK-LABEL: func.func @key_i1(
// CHECK: call @_sparse_hybrid_qsort_0_i1_coo_0(

// -----

func.func @key_i8(%n: index, %x: memref<?xi8>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xi8>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_i8_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_i8_coo_0(
// CHECK: call @_sparse_partition_0_i8_coo_0(
// CHECK: call @_sparse_qsort_0_i8_coo_0(
// CHECK: call @_sparse_qsort_0_i8_coo_0(
// CHECK-LABEL: func.func @key_i8(
// CHECK: call @_sparse_qsort_0_i8_coo_0(

// -----

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

func.func @key_i32(%n: index, %x: memref<?xi32>) {
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xi32>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_i32_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_i32_coo_0(
// CHECK: call @_sparse_binary_search_0_i32_coo_0(
// CHECK-LABEL: func.func @key_i32(
// CHECK: call @_sparse_sort_stable_0_i32_coo_0(

// -----

func.func @key_i64(%n: index, %x: memref<?xi64>) {
  sparse_tensor.sort hybrid_quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xi64>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_i64_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_i64_coo_0(
// CHECK: call @_sparse_binary_search_0_i64_coo_0(
// CHECK-LABEL: func.func private @_sparse_shift_down_0_i64_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_i64_coo_0(
// CHECK: call @_sparse_shift_down_0_i64_coo_0(
// CHECK: call @_sparse_shift_down_0_i64_coo_0(
// CHECK-LABEL: func.func private @_sparse_partition_0_i64_coo_0(
// CHECK-LABEL: func.func private @_sparse_hybrid_qsort_0_i64_coo_0(
// CHECK: call @_sparse_sort_stable_0_i64_coo_0(
// CHECK: call @_sparse_heap_sort_0_i64_coo_0(
// CHECK: call @_sparse_partition_0_i64_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_i64_coo_0(
// CHECK: call @_sparse_hybrid_qsort_0_i64_coo_0(
// CHECK-LABEL: func.func @key_i64(
// CHECK: call @_sparse_hybrid_qsort_0_i64_coo_0(

// -----

func.func @key_i7(%n: index, %x: memref<?xi7>) {
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xi7>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_0_i7_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_i7_coo_0(
// CHECK: call @_sparse_partition_0_i7_coo_0(
// CHECK: call @_sparse_qsort_0_i7_coo_0(
// CHECK: call @_sparse_qsort_0_i7_coo_0(
// CHECK-LABEL: func.func @key_i7(
// CHECK: call @_sparse_qsort_0_i7_coo_0(

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

func.func @static_all(%n: index, %x: memref<100xi32>, %y0: memref<50xf64>, %y1: memref<50xi8>) {
  sparse_tensor.sort quick_sort %n, %x jointly %y0,
      %y1 {perm_map = affine_map<(d0, d1) -> (d1, d0)>}
      : memref<100xi32> jointly memref<50xf64>, memref<50xi8>
  return
}

// CHECK-LABEL: func.func private @_sparse_partition_1_0_i32_coo_0_f64_i8(
// CHECK-LABEL: func.func private @_sparse_qsort_1_0_i32_coo_0_f64_i8(
// CHECK: call @_sparse_partition_1_0_i32_coo_0_f64_i8(
// CHECK: call @_sparse_qsort_1_0_i32_coo_0_f64_i8(
// CHECK: call @_sparse_qsort_1_0_i32_coo_0_f64_i8(
// CHECK-LABEL: func.func @static_all(
// CHECK: memref.cast %{{.*}} : memref<100xi32> to memref<?xi32>
// CHECK: memref.cast %{{.*}} : memref<50xf64> to memref<?xf64>
// CHECK: memref.cast %{{.*}} : memref<50xi8> to memref<?xi8>
// CHECK: call @_sparse_qsort_1_0_i32_coo_0_f64_i8(

// -----

func.func @empty_buffer(%n: index, %x: memref<0xindex>, %y0: memref<0xf64>) {
  sparse_tensor.sort heap_sort %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<0xindex> jointly memref<0xf64>
  return
}

// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK: call @_sparse_shift_down_0_index_coo_0_f64(
// CHECK-LABEL: func.func @empty_buffer(
// CHECK: memref.cast %{{.*}} : memref<0xindex> to memref<?xindex>
// CHECK: memref.cast %{{.*}} : memref<0xf64> to memref<?xf64>
// CHECK: call @_sparse_heap_sort_0_index_coo_0_f64(

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

func.func @complex(%n: index, %x: memref<?xindex>, %y0: memref<?xcomplex<f64>>) {
  sparse_tensor.sort insertion_sort_stable %n, %x jointly %y0 {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex> jointly memref<?xcomplex<f64>>
  return
}

// CHECK-LABEL: func.func private @"_sparse_binary_search_0_index_coo_0_complex<f64>"(
// CHECK-LABEL: func.func private @"_sparse_sort_stable_0_index_coo_0_complex<f64>"(
// CHECK: call @"_sparse_binary_search_0_index_coo_0_complex<f64>"(
// CHECK-LABEL: func.func @complex(
// CHECK: call @"_sparse_sort_stable_0_index_coo_0_complex<f64>"(

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

// -----

func.func @space(%n: index, %x: memref<?xindex, 1>) {
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = affine_map<(d0) -> (d0)>}
      : memref<?xindex, 1>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0(
// CHECK: call @_sparse_binary_search_0_index_coo_0(
// CHECK-LABEL: func.func @space(
// CHECK: call @_sparse_sort_stable_0_index_coo_0(

// -----

func.func @strided(%n: index, %x: memref<?xi32, strided<[?], offset: ?>>,
                   %y0: memref<?xf64, strided<[2], offset: 1>>) {
  sparse_tensor.sort insertion_sort_stable %n,
      %x jointly %y0 {perm_map = affine_map<(d0, d1) -> (d0, d1)>}
      : memref<?xi32, strided<[?], offset: ?>> jointly memref<?xf64, strided<[2], offset: 1>>
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_0_1_i32_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_1_i32_coo_0_f64(
// CHECK: call @_sparse_binary_search_0_1_i32_coo_0_f64(
// CHECK-LABEL: func.func @strided(
// CHECK: call @_sparse_sort_stable_0_1_i32_coo_0_f64(
