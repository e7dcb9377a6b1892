// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite | FileCheck %s

// Sorts of the same types share functions.

// Inside of loops and branches.

#turned = affine_map<(d0, d1) -> (d1, d0)>

func.func @inside(%go: i1, %n: index, %x: memref<?xi32>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %go {
      sparse_tensor.sort insertion_sort_stable %i, %x jointly %y {perm_map = #turned}
          : memref<?xi32> jointly memref<?xf64>
    }
  }
  return
}

// CHECK-LABEL: func.func private @_sparse_binary_search_1_0_i32_coo_0_f64(
// CHECK-LABEL: func.func private @_sparse_sort_stable_1_0_i32_coo_0_f64(
// CHECK-LABEL: func.func @inside(
// CHECK: scf.for %[[I:.*]] =
// CHECK: scf.if
// CHECK: call @_sparse_sort_stable_1_0_i32_coo_0_f64(%{{.*}}, %[[I]],

// -----

// A constant number of entries.

#id = affine_map<(d0) -> (d0)>

func.func @constant(%x: memref<?xindex>) {
  %c100 = arith.constant 100 : index
  sparse_tensor.sort hybrid_quick_sort %c100, %x {perm_map = #id} : memref<?xindex>
  return
}

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[X:.*]]: memref<?xindex>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[N:.*]] = arith.constant 100 : index
// CHECK-DAG: %[[DEPTH:.*]] = arith.constant 7 : i64
// CHECK: call @_sparse_hybrid_qsort_0_index_coo_0(%[[ZERO]], %[[N]], %[[X]], %[[DEPTH]])
