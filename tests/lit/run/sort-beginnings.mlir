// RUN: pyopt-run %s | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite | FileCheck %s
// RUN: pyopt-run %s --sparse-buffer-rewrite --expand-realloc --canonicalize --cse --convert-scf-to-cf | FileCheck %s

// None, one, two and more of the entries are sorted; what is behind them stays.
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %keys_n = arith.constant 9 : index
  %keys_mul = arith.constant 5 : index
  %keys_mod = arith.constant 9 : index
  %keys = memref.alloc(%keys_n) : memref<?xindex>
  scf.for %keys_i = %c0 to %keys_n step %c1 {
    %keys_m = arith.muli %keys_i, %keys_mul : index
    %keys_r = arith.remui %keys_m, %keys_mod : index
    memref.store %keys_r, %keys[%keys_i] : memref<?xindex>
  }
  %tags_n = arith.constant 9 : index
  %tags_mul = arith.constant 1 : index
  %tags_mod = arith.constant 9 : index
  %tags = memref.alloc(%tags_n) : memref<?xi32>
  scf.for %tags_i = %c0 to %tags_n step %c1 {
    %tags_m = arith.muli %tags_i, %tags_mul : index
    %tags_r = arith.remui %tags_m, %tags_mod : index
    %tags_v = arith.index_cast %tags_r : index to i32
    memref.store %tags_v, %tags[%tags_i] : memref<?xi32>
  }
  %n0 = arith.constant 0 : index
  sparse_tensor.sort hybrid_quick_sort %n0, %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys0_zero = arith.constant 0 : index
  %keys0_vector = vector.transfer_read %keys[%c0], %keys0_zero : memref<?xindex>, vector<9xindex>
  vector.print %keys0_vector : vector<9xindex>
  %tags0_zero = arith.constant 0 : i32
  %tags0_vector = vector.transfer_read %tags[%c0], %tags0_zero : memref<?xi32>, vector<9xi32>
  vector.print %tags0_vector : vector<9xi32>
  %n1 = arith.constant 1 : index
  sparse_tensor.sort heap_sort %n1, %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys1_zero = arith.constant 0 : index
  %keys1_vector = vector.transfer_read %keys[%c0], %keys1_zero : memref<?xindex>, vector<9xindex>
  vector.print %keys1_vector : vector<9xindex>
  %tags1_zero = arith.constant 0 : i32
  %tags1_vector = vector.transfer_read %tags[%c0], %tags1_zero : memref<?xi32>, vector<9xi32>
  vector.print %tags1_vector : vector<9xi32>
  %n2 = arith.constant 2 : index
  sparse_tensor.sort quick_sort %n2, %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys2_zero = arith.constant 0 : index
  %keys2_vector = vector.transfer_read %keys[%c0], %keys2_zero : memref<?xindex>, vector<9xindex>
  vector.print %keys2_vector : vector<9xindex>
  %tags2_zero = arith.constant 0 : i32
  %tags2_vector = vector.transfer_read %tags[%c0], %tags2_zero : memref<?xi32>, vector<9xi32>
  vector.print %tags2_vector : vector<9xi32>
  %n5 = arith.constant 5 : index
  sparse_tensor.sort insertion_sort_stable %n5,
      %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys5_zero = arith.constant 0 : index
  %keys5_vector = vector.transfer_read %keys[%c0], %keys5_zero : memref<?xindex>, vector<9xindex>
  vector.print %keys5_vector : vector<9xindex>
  %tags5_zero = arith.constant 0 : i32
  %tags5_vector = vector.transfer_read %tags[%c0], %tags5_zero : memref<?xi32>, vector<9xi32>
  vector.print %tags5_vector : vector<9xi32>
  %n8 = arith.constant 8 : index
  sparse_tensor.sort hybrid_quick_sort %n8, %keys jointly %tags {perm_map = affine_map<(i) -> (i)>}
      : memref<?xindex> jointly memref<?xi32>
  %keys8_zero = arith.constant 0 : index
  %keys8_vector = vector.transfer_read %keys[%c0], %keys8_zero : memref<?xindex>, vector<9xindex>
  vector.print %keys8_vector : vector<9xindex>
  %tags8_zero = arith.constant 0 : i32
  %tags8_vector = vector.transfer_read %tags[%c0], %tags8_zero : memref<?xi32>, vector<9xi32>
  vector.print %tags8_vector : vector<9xi32>
  memref.dealloc %keys : memref<?xindex>
  memref.dealloc %tags : memref<?xi32>
  return
}

// CHECK: ( 0, 5, 1, 6, 2, 7, 3, 8, 4 )
// CHECK-NEXT: ( 0, 1, 2, 3, 4, 5, 6, 7, 8 )
// CHECK-NEXT: ( 0, 5, 1, 6, 2, 7, 3, 8, 4 )
// CHECK-NEXT: ( 0, 1, 2, 3, 4, 5, 6, 7, 8 )
// CHECK-NEXT: ( 0, 5, 1, 6, 2, 7, 3, 8, 4 )
// CHECK-NEXT: ( 0, 1, 2, 3, 4, 5, 6, 7, 8 )
// CHECK-NEXT: ( 0, 1, 2, 5, 6, 7, 3, 8, 4 )
// CHECK-NEXT: ( 0, 2, 4, 1, 3, 5, 6, 7, 8 )
// CHECK-NEXT: ( 0, 1, 2, 3, 5, 6, 7, 8, 4 )
// CHECK-NEXT: ( 0, 2, 4, 6, 1, 3, 5, 7, 8 )
