// RUN: pyopt --split-input-file --verify-diagnostics --sparse-storage-specifier-to-llvm --allow-unregistered-dialect %s

// Ops that keep specifiers.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// expected-error @+2 {{failed to legalize unresolved materialization from ('!llvm.struct<(array<2 x i64>, array<3 x i64>)>') to ('!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>') that remained live after conversion}}
// expected-note @+1 {{see existing live user here: %1 = "builtin.unrealized_conversion_cast"(%0) : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> !llvm.struct<(array<2 x i64>, array<3 x i64>)>}}
func.func @unknown_op(%a: !sparse_tensor.storage_specifier<#CSR>) { // expected-error {{failed to legalize unresolved materialization from ('!llvm.struct<(array<2 x i64>, array<3 x i64>)>') to '!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>' that remained live after conversion}}
  "test.use"(%a) : (!sparse_tensor.storage_specifier<#CSR>) -> ()
  return
}
