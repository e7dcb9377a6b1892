// RUN: pyopt %s --split-input-file --verify-diagnostics

// coiterate and extract_value: what the parser and the verifier reject.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %it1, %it2 {
  }
  case %it1, %it2 {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %it1, _ {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>, %i: index, %f: f32) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = sparse_tensor.coiterate (%s, %t) iter_args(%a = %f) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> f32
  case %it1, _ {
    sparse_tensor.yield %i : index
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>, %f: f32) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op number mismatch between iter args and results on 0th region}}
  %0 = sparse_tensor.coiterate (%s, %t) iter_args(%a = %f) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> f32
  case %it1, _ {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>, %f: f32) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration arguments and return values}}
  %0 = sparse_tensor.coiterate (%s, %t) iter_args(%a = %f) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> (f32, f32)
  case %it1, _ {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op required out-of-bound coordinates}}
  "sparse_tensor.coiterate"(%s, %t) <{cases = [3], crdUsedLvls = 2 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%c: index, %a: !sparse_tensor.iterator<#CSR, lvls = 0>,
       %b: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op attribute 'cases' failed to satisfy constraint: I64BitSet array attribute}}
  "sparse_tensor.coiterate"(%s) <{cases = [1 : i32], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op operand #1 must be variadic of sparse iteration space, but got 'index'}}
  "sparse_tensor.coiterate"(%s, %i) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, index) -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected non-function type}}
  sparse_tensor.coiterate () : ()
  case {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{expected '(' in operand list}}
  sparse_tensor.coiterate %s, %t : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %a, %b {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-note @+1 {{previously referenced here}}
  sparse_tensor.coiterate (%s, %t) at(%a) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  // expected-error @+1 {{region entry argument '%a' is already in use}}
  case %a, %b {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' expecting SSA value or "_" for level coordinates}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  // expected-error @+1 {{expected SSA operand}}
  case %a, b {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#DCSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed, j : compressed) }>

func.func @g(%sp: tensor<?x?xf32, #CSR>, %it: !sparse_tensor.iterator<#DCSR, lvls = 1>) {
  // expected-error @+1 {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  %0 = sparse_tensor.extract_value %sp at %it : tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#DCSR, lvls = 1>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @g(%sp: tensor<?x?xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.extract_value' op must use last-level iterator to extract values. }}
  %0 = sparse_tensor.extract_value %sp at %it : tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @g(%sp: tensor<?x?xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{'sparse_tensor.extract_value' op failed to verify that result type matches element type of tensor}}
  %0 = "sparse_tensor.extract_value"(%sp, %it) : (tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) -> i32
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @g(%sp: tensor<?x?xf32>, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{custom op 'sparse_tensor.extract_value' 'tensor' must be sparse tensor of any type values, but got 'tensor<?x?xf32>'}}
  %0 = sparse_tensor.extract_value %sp at %it : tensor<?x?xf32>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @g(%sp: tensor<?x?xf32, #CSR>, %it: index) {
  // expected-error @+1 {{'sparse_tensor.extract_value' op operand #1 must be sparse iterator, but got 'index'}}
  %0 = sparse_tensor.extract_value %sp at %it : tensor<?x?xf32, #CSR>, index
  return
}
