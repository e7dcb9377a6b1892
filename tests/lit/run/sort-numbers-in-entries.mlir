// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Two keys and a number in each entry.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %entries_n = arith.constant 24 : index
  %entries_mul = arith.constant 5 : index
  %entries_mod = arith.constant 24 : index
  %entries = memref.alloc(%entries_n) : memref<?xindex>
  scf.for %entries_i = %c0 to %entries_n step %c1 {
    %entries_m = arith.muli %entries_i, %entries_mul : index
    %entries_r = arith.remui %entries_m, %entries_mod : index
    memref.store %entries_r, %entries[%entries_i] : memref<?xindex>
  }
  %n = arith.constant 8 : index
  sparse_tensor.sort heap_sort %n,
      %entries {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<?xindex>
  %entries_zero = arith.constant 0 : index
  %entries_vector = vector.transfer_read %entries[%c0], %entries_zero
      : memref<?xindex>, vector<24xindex>
  vector.print %entries_vector : vector<24xindex>
  memref.dealloc %entries : memref<?xindex>
  return
}

// CHECK: ( 21, 2, 7, 0, 5, 10, 3, 8, 13, 6, 11, 16, 9, 14, 19, 12, 17, 22, 15, 20, 1, 18, 23, 4 )
