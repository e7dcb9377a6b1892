// RUN: pyopt %s --split-input-file --lower-sparse-iteration-to-scf --verify-diagnostics

#S = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(1, 4, 1)>) -> (i : compressed) }>
func.func @slice(%a: tensor<4xf64, #S>, %n: memref<4xindex>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op cannot be lowered: its tensor is a slice}}
  %s = sparse_tensor.extract_iteration_space %a lvls = 0
      : tensor<4xf64, #S> -> !sparse_tensor.iter_space<#S, lvls = 0>
  sparse_tensor.iterate %it in %s at(%i) : !sparse_tensor.iter_space<#S, lvls = 0> {
    memref.store %i, %n[%i] : memref<4xindex>
  }
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>
func.func @several_levels(%a: tensor<4x4xf64, #S>, %b: tensor<4x4xf64, #S>, %n: memref<4x4xf64>) {
  %s = sparse_tensor.extract_iteration_space %a lvls = 0 to 2
      : tensor<4x4xf64, #S> -> !sparse_tensor.iter_space<#S, lvls = 0 to 2>
  %t = sparse_tensor.extract_iteration_space %b lvls = 0 to 2
      : tensor<4x4xf64, #S> -> !sparse_tensor.iter_space<#S, lvls = 0 to 2>
  // expected-error @+1 {{'sparse_tensor.coiterate' op cannot be lowered: it goes through several levels at once}}
  sparse_tensor.coiterate (%s, %t) at(%i, %j)
      : (!sparse_tensor.iter_space<#S, lvls = 0 to 2>, !sparse_tensor.iter_space<#S, lvls = 0 to 2>)
  case %p, %q {
    %v = sparse_tensor.extract_value %a at %p
        : tensor<4x4xf64, #S>, !sparse_tensor.iterator<#S, lvls = 0 to 2>
    memref.store %v, %n[%i, %j] : memref<4x4xf64>
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>

func.func @levels(%t: tensor<4x8xf32, #CSR>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op cannot be lowered: its tensor has fewer levels}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 to 3 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 3>
  "test.use"(%s) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 3>) -> ()
  return
}
