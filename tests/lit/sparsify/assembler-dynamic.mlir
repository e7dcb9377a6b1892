// RUN: pyopt %s --sparse-assembler --verify-diagnostics --split-input-file | FileCheck %s
// RUN: pyopt %s --sparse-assembler --verify-diagnostics --split-input-file --verify-each=0 | FileCheck %s

// The pass says so itself: the reference makes an op that its verifier rejects.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{the sparse-tensor must have static shape}}
func.func @dynamic(%a: tensor<?xf64, #SV>) {
  return
}

// -----

// Near misses: extents of results, of dense tensors, and of arguments of private functions.

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

// CHECK-LABEL: func.func @dynamic_result
// CHECK: call @_internal_dynamic_result
// CHECK: sparse_tensor.disassemble
// CHECK: func.func private @_internal_dynamic_result
// CHECK: func.func private @helper(%arg0: tensor<?xf64, #sparse>)
func.func @dynamic_result(%a: tensor<?xf64>) -> tensor<?xf64, #SV> {
  %0 = sparse_tensor.convert %a : tensor<?xf64> to tensor<?xf64, #SV>
  return %0 : tensor<?xf64, #SV>
}
func.func private @helper(%a: tensor<?xf64, #SV>) {
  return
}
