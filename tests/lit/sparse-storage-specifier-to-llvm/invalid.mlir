// RUN: pyopt --split-input-file --verify-diagnostics --sparse-storage-specifier-to-llvm --allow-unregistered-dialect %s

// Ops that keep specifiers.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+1 {{failed to legalize unresolved materialization from ('!llvm.struct<(array<2 x i64>, array<3 x i64>)>') to ('!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>') that remained live after conversion}}
func.func @unknown_op(%a: !sparse_tensor.storage_specifier<#CSR>) {
  // expected-note @+1 {{see existing live user here: "test.use"(%0) : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> ()}}
  "test.use"(%a) : (!sparse_tensor.storage_specifier<#CSR>) -> ()
  return
}
