// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Buffers that differ in what the name of a function does not say have functions of their own.

// A layout stays when the size becomes dynamic; the reference's cast drops it.

#id = affine_map<(d0) -> (d0)>

func.func @static_layout(%n: index, %x: memref<10xindex, strided<[3], offset: 2>>) {
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = #id}
      : memref<10xindex, strided<[3], offset: 2>>
  return
}

// CHECK-LABEL: func.func @static_layout(
// CHECK: memref.cast %{{.*}} : memref<10xindex, strided<[3], offset: 2>> to memref<?xindex, strided<[3], offset: 2>>

// -----

// The name is taken by something else.

#id = affine_map<(d0) -> (d0)>

func.func private @_sparse_sort_stable_0_index_coo_0(memref<?xf64>)

func.func @taken(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort insertion_sort_stable %n, %x {perm_map = #id} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0(memref<?xf64>)
// CHECK-LABEL: func.func private @_sparse_sort_stable_0_index_coo_0_0(
// CHECK-LABEL: func.func @taken(
// CHECK: call @_sparse_sort_stable_0_index_coo_0_0(

// -----

// In a module inside of the module the functions stand beside the one that sorts.

#id = affine_map<(d0) -> (d0)>

module @outer {
  func.func @first(%n: index, %x: memref<?xindex>) {
    sparse_tensor.sort quick_sort %n, %x {perm_map = #id} : memref<?xindex>
    return
  }
  module @inner {
    func.func @second(%n: index, %x: memref<?xindex>) {
      sparse_tensor.sort quick_sort %n, %x {perm_map = #id} : memref<?xindex>
      return
    }
  }
}

// CHECK: module @outer
// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_index_coo_0(
// CHECK-LABEL: func.func @first(
// CHECK: call @_sparse_qsort_0_index_coo_0(
// CHECK: module @inner
// CHECK-LABEL: func.func private @_sparse_partition_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_qsort_0_index_coo_0(
// CHECK-LABEL: func.func @second(
// CHECK: call @_sparse_qsort_0_index_coo_0(

// -----

// A declaration of that name and type is another function.

#id = affine_map<(d0) -> (d0)>

func.func private @_sparse_heap_sort_0_index_coo_0(index, index, memref<?xindex>)

func.func @declared(%n: index, %x: memref<?xindex>) {
  sparse_tensor.sort heap_sort %n, %x {perm_map = #id} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0(index, index, memref<?xindex>)
// CHECK-LABEL: func.func private @_sparse_shift_down_0_index_coo_0(
// CHECK-LABEL: func.func private @_sparse_heap_sort_0_index_coo_0_0(
// CHECK-LABEL: func.func @declared(
// CHECK: call @_sparse_heap_sort_0_index_coo_0_0(
