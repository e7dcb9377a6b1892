// RUN: pyopt --split-input-file --sparse-storage-specifier-to-llvm --verify-diagnostics %s

// What other passes should have lowered by now is an error.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @entries(%t: tensor<8xf64, #SV>) -> index {
  // expected-error @below {{failed to legalize operation 'sparse_tensor.number_of_entries' that was explicitly marked illegal}}
  %n = sparse_tensor.number_of_entries %t : tensor<8xf64, #SV>
  return %n : index
}

// -----

func.func @sorted(%n: index, %x: memref<?xi64>) {
  // expected-error @below {{failed to legalize operation 'sparse_tensor.sort' that was explicitly marked illegal}}
  sparse_tensor.sort quick_sort %n, %x {perm_map = affine_map<(i) -> (i)>} : memref<?xi64>
  return
}
