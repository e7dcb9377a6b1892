// RUN: pyopt --split-input-file --verify-diagnostics --sparse-tensor-codegen --allow-unregistered-dialect %s

// Ops that other passes replace.

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @foreach(%a: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.foreach' that was explicitly marked illegal}}
  sparse_tensor.foreach in %a : tensor<8x8xf64, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @new(%a: !llvm.ptr) -> tensor<5x6xf64, #CSR> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.new' that was explicitly marked illegal}}
  %0 = sparse_tensor.new %a : !llvm.ptr to tensor<5x6xf64, #CSR>
  return %0 : tensor<5x6xf64, #CSR>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @out(%a: tensor<8x8xf64, #CSR>, %f: !llvm.ptr) {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.out' that was explicitly marked illegal}}
  sparse_tensor.out %a, %f : tensor<8x8xf64, #CSR>, !llvm.ptr
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#DCSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : compressed, d0 : compressed) }>
func.func @convert(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #DCSC> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.convert' that was explicitly marked illegal}}
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #DCSC>
  return %0 : tensor<8x8xf64, #DCSC>
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @level(%a: tensor<8x8xf64, #CSR>, %i: index) -> index {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.lvl' that was explicitly marked illegal}}
  %0 = sparse_tensor.lvl %a, %i : tensor<8x8xf64, #CSR>
  return %0 : index
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @print(%a: tensor<8x8xf64, #CSR>) {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.print' that was explicitly marked illegal}}
  sparse_tensor.print %a : tensor<8x8xf64, #CSR>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @concatenate(%a: tensor<8x8xf64, #CSR>) -> tensor<16x8xf64, #CSR> {
  // expected-error @+1 {{failed to legalize operation 'sparse_tensor.concatenate' that was explicitly marked illegal}}
  %0 = sparse_tensor.concatenate %a, %a {dimension = 0 : index} : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<16x8xf64, #CSR>
  return %0 : tensor<16x8xf64, #CSR>
}
