// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite --verify-diagnostics

// There is no larger buffer of the same type.
func.func @static(%size: index, %buffer: memref<10xf64>, %v: f64) -> (memref<10xf64>, index) {
  // expected-error @+1 {{'sparse_tensor.push_back' op cannot grow a buffer of static size, memref<10xf64>}}
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<10xf64>, f64
  return %b, %n : memref<10xf64>, index
}

// -----

func.func @layout(%size: index, %buffer: memref<?xf64, strided<[2]>>, %v: f64) -> index {
  // expected-error @+1 {{'sparse_tensor.push_back' op cannot grow a buffer with the layout of memref<?xf64, strided<[2]>>}}
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xf64, strided<[2]>>, f64
  return %n : index
}

// -----

// arith compares numbers without a sign of their own.
func.func @signed(%n: index, %x: memref<?xsi32>) {
  // expected-error @+1 {{'sparse_tensor.sort' op cannot compare keys of type si32}}
  sparse_tensor.sort heap_sort %n, %x {perm_map = affine_map<(d0) -> (d0)>} : memref<?xsi32>
  return
}
