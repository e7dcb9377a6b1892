// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Pairs of few different numbers, ordered by the second one first.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys_n = arith.constant 200 : index
  %keys_mul = arith.constant 7 : index
  %keys_mod = arith.constant 11 : index
  %keys = memref.alloc(%keys_n) : memref<?xi32>
  scf.for %keys_i = %c0 to %keys_n step %c1 {
    %keys_m = arith.muli %keys_i, %keys_mul : index
    %keys_r = arith.remui %keys_m, %keys_mod : index
    %keys_v = arith.index_cast %keys_r : index to i32
    memref.store %keys_v, %keys[%keys_i] : memref<?xi32>
  }
  %n = arith.constant 100 : index
  sparse_tensor.sort hybrid_quick_sort %n, %keys {perm_map = affine_map<(i, j) -> (j, i)>}
      : memref<?xi32>
  %keys_zero = arith.constant 0 : i32
  %keys_vector = vector.transfer_read %keys[%c0], %keys_zero : memref<?xi32>, vector<200xi32>
  vector.print %keys_vector : vector<200xi32>
  memref.dealloc %keys : memref<?xi32>
  return
}

// CHECK: ( 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 7, 3, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 8, 4, 9, 5, 9, 5, 9, 5, 9, 5, 9, 5, 9, 5, 9, 5, 9, 5, 9, 5, 10, 6, 10, 6, 10, 6, 10, 6, 10, 6, 10, 6, 10, 6, 10, 6, 10, 6, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 1, 8, 1, 8, 1, 8, 1, 8, 1, 8, 1, 8, 1, 8, 1, 8, 1, 8, 2, 9, 2, 9, 2, 9, 2, 9, 2, 9, 2, 9, 2, 9, 2, 9, 2, 9, 3, 10, 3, 10, 3, 10, 3, 10, 3, 10, 3, 10, 3, 10, 3, 10, 3, 10 )
