// RUN: pyopt %s --sparse-assembler --verify-diagnostics

#SV = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
// expected-error @+1 {{the sparse-tensor must have static shape}}
func.func @dynamic(%a: tensor<?xf64, #SV>) {
  return
}
