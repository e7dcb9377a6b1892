// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Keys in order, and the numbers that were at the same places.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys_n = arith.constant 37 : index
  %keys_mul = arith.constant 23 : index
  %keys_mod = arith.constant 37 : index
  %keys = memref.alloc(%keys_n) : memref<?xindex>
  scf.for %keys_i = %c0 to %keys_n step %c1 {
    %keys_m = arith.muli %keys_i, %keys_mul : index
    %keys_r = arith.remui %keys_m, %keys_mod : index
    memref.store %keys_r, %keys[%keys_i] : memref<?xindex>
  }
  %values_n = arith.constant 37 : index
  %values_mul = arith.constant 1 : index
  %values_mod = arith.constant 1000 : index
  %values = memref.alloc(%values_n) : memref<?xf64>
  scf.for %values_i = %c0 to %values_n step %c1 {
    %values_m = arith.muli %values_i, %values_mul : index
    %values_r = arith.remui %values_m, %values_mod : index
    %values_w = arith.index_cast %values_r : index to i64
    %values_v = arith.sitofp %values_w : i64 to f64
    memref.store %values_v, %values[%values_i] : memref<?xf64>
  }
  sparse_tensor.sort insertion_sort_stable %keys_n,
      %keys jointly %values {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xf64>
  %keys_zero = arith.constant 0 : index
  %keys_vector = vector.transfer_read %keys[%c0], %keys_zero : memref<?xindex>, vector<37xindex>
  vector.print %keys_vector : vector<37xindex>
  %values_zero = arith.constant 0.0 : f64
  %values_vector = vector.transfer_read %values[%c0], %values_zero : memref<?xf64>, vector<37xf64>
  vector.print %values_vector : vector<37xf64>
  memref.dealloc %keys : memref<?xindex>
  memref.dealloc %values : memref<?xf64>
  return
}

// CHECK: ( 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36 )
// CHECK-NEXT: ( 0, 29, 21, 13, 5, 34, 26, 18, 10, 2, 31, 23, 15, 7, 36, 28, 20, 12, 4, 33, 25, 17, 9, 1, 30, 22, 14, 6, 35, 27, 19, 11, 3, 32, 24, 16, 8 )
