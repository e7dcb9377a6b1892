// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// Equal entries keep their order.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys_n = arith.constant 20 : index
  %keys_mul = arith.constant 3 : index
  %keys_mod = arith.constant 4 : index
  %keys = memref.alloc(%keys_n) : memref<?xindex>
  scf.for %keys_i = %c0 to %keys_n step %c1 {
    %keys_m = arith.muli %keys_i, %keys_mul : index
    %keys_r = arith.remui %keys_m, %keys_mod : index
    memref.store %keys_r, %keys[%keys_i] : memref<?xindex>
  }
  %tags_n = arith.constant 20 : index
  %tags_mul = arith.constant 1 : index
  %tags_mod = arith.constant 100 : index
  %tags = memref.alloc(%tags_n) : memref<?xi32>
  scf.for %tags_i = %c0 to %tags_n step %c1 {
    %tags_m = arith.muli %tags_i, %tags_mul : index
    %tags_r = arith.remui %tags_m, %tags_mod : index
    %tags_v = arith.index_cast %tags_r : index to i32
    memref.store %tags_v, %tags[%tags_i] : memref<?xi32>
  }
  sparse_tensor.sort insertion_sort_stable %keys_n,
      %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys_zero = arith.constant 0 : index
  %keys_vector = vector.transfer_read %keys[%c0], %keys_zero : memref<?xindex>, vector<20xindex>
  vector.print %keys_vector : vector<20xindex>
  %tags_zero = arith.constant 0 : i32
  %tags_vector = vector.transfer_read %tags[%c0], %tags_zero : memref<?xi32>, vector<20xi32>
  vector.print %tags_vector : vector<20xi32>
  memref.dealloc %keys : memref<?xindex>
  memref.dealloc %tags : memref<?xi32>
  return
}

// CHECK: ( 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3 )
// CHECK-NEXT: ( 0, 4, 8, 12, 16, 3, 7, 11, 15, 19, 2, 6, 10, 14, 18, 1, 5, 9, 13, 17 )
