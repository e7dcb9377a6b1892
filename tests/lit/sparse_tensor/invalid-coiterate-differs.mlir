// RUN: pyopt %s --split-input-file --verify-diagnostics

// Forms of coiterate that the reference takes, crashes on, or says something else about.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration spaces and iterators of a case}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %it1 {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op expected at least one iteration space and one case}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op mismatch in number of levels of the iteration spaces}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>)
  case %it1, _ {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op case of no space}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case _, _ {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op expected 3 arguments on 0th region, but found 2}}
  "sparse_tensor.coiterate"(%s, %t) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%a: index, %b: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op mismatch in number of regions and cases}}
  "sparse_tensor.coiterate"(%s, %t) <{cases = [3, 2], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0>, %b: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op case of a space that does not exist}}
  "sparse_tensor.coiterate"(%s, %t) <{cases = [7], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%a: !sparse_tensor.iterator<#CSR, lvls = 0>, %b: !sparse_tensor.iterator<#CSR, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op argument 0 on 0th region must be 'index', but is 'f32'}}
  "sparse_tensor.coiterate"(%s, %t) <{cases = [3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 0>}> ({
  ^bb0(%c: f32, %a: !sparse_tensor.iterator<#CSR, lvls = 0>,
       %b: !sparse_tensor.iterator<#CSR, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{'sparse_tensor.coiterate' op expected at least one iteration space and one case}}
  "sparse_tensor.coiterate"() <{cases = [], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>, %t: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.coiterate (%s, %t) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, index)
  case %a, %b {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0>,
             %t: !sparse_tensor.iter_space<#CSR, lvls = 0>) {
  // expected-error @+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space dimension and specified coordinates}}
  sparse_tensor.coiterate (%s, %t) at(%a, %b) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#CSR, lvls = 0>)
  case %c, %d {
  }
  return
}
