// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Keys are unsigned: what prints as a negative number comes last.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys_n = arith.constant 16 : index
  %keys_mul = arith.constant 37 : index
  %keys_mod = arith.constant 256 : index
  %keys = memref.alloc(%keys_n) : memref<?xi8>
  scf.for %keys_i = %c0 to %keys_n step %c1 {
    %keys_m = arith.muli %keys_i, %keys_mul : index
    %keys_r = arith.remui %keys_m, %keys_mod : index
    %keys_v = arith.index_cast %keys_r : index to i8
    memref.store %keys_v, %keys[%keys_i] : memref<?xi8>
  }
  sparse_tensor.sort quick_sort %keys_n, %keys {perm_map = affine_map<(i) -> (i)>} : memref<?xi8>
  %keys_zero = arith.constant 0 : i8
  %keys_vector = vector.transfer_read %keys[%c0], %keys_zero : memref<?xi8>, vector<16xi8>
  vector.print %keys_vector : vector<16xi8>
  memref.dealloc %keys : memref<?xi8>
  return
}

// CHECK: ( 0, 3, 6, 37, 40, 43, 74, 77, 111, 114, -108, -105, -71, -68, -34, -31 )
