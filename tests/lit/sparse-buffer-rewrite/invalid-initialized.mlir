// RUN: pyopt %s --split-input-file --sparse-buffer-rewrite=enable-buffer-initialization --verify-diagnostics

func.func @unsigned(%size: index, %buffer: memref<?xui8>, %v: ui8) -> index {
  // expected-error @+1 {{'sparse_tensor.push_back' op cannot initialize a buffer with elements of type ui8}}
  %b, %n = sparse_tensor.push_back %size, %buffer, %v : index, memref<?xui8>, ui8
  return %n : index
}
