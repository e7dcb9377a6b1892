// RUN: pyopt %s --split-input-file --verify-diagnostics

// iterate: what the parser and the verifier reject.

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  sparse_tensor.iterate %it in %s at() : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

func.func @f(%s: index, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %it in %s : index {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{expected ':'}}
  sparse_tensor.iterate %it in %s {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %it, %it2 in %s : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected only one iterator/iteration space}}
  sparse_tensor.iterate %it, %it2 in %s, %s : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected 'in'}}
  sparse_tensor.iterate it in %s : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> (index, index) {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op number mismatch between iter args and results.}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op different number of region iter_args and yielded values: 1 != 2}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %i, %i : index, index
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index, %v: i32) {
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'index' != 'i32'}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a = %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %v : i32
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// expected-note @+1 {{prior use here}}
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index, %v: i32) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a = %v) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
    sparse_tensor.yield %i : index
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index, %v: i32) {
  // expected-error @+1 {{expected '->'}}
  sparse_tensor.iterate %it in %s iter_args() : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{expected '='}}
  %0 = sparse_tensor.iterate %it in %s iter_args(%a) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expected '('}}
  %0 = sparse_tensor.iterate %it in %s iter_args %a = %i : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> index {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+2 {{expected '('}}
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expecting SSA value or "_" for level coordinates}}
  sparse_tensor.iterate %it in %s at %c0, %c1 : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+2 {{expected ')'}}
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expecting SSA value or "_" for level coordinates}}
  sparse_tensor.iterate %it in %s at(%c0, %c1 : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+2 {{region entry argument '%it' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  sparse_tensor.iterate %it in %s at(%c0, %it) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 0 != 1}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 2 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 4 : i64}> ({
  ^bb0(%a: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'index' != 'i32'}}
  %0 = "sparse_tensor.iterate"(%s, %i) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: i32, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"(%i) : (index) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, index) -> index
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'index' != 'i32'}}
  %0 = "sparse_tensor.iterate"(%s, %i) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"(%i) : (index) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, index) -> i32
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %i) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%a: index, %it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"(%i) : (index) -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, index) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op attribute 'crdUsedLvls' failed to satisfy constraint: LevelSet attribute}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i32}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op requires attribute 'crdUsedLvls'}}
  "sparse_tensor.iterate"(%s) ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+2 {{'sparse_tensor.iterate' op expects regions to end with 'sparse_tensor.yield', found 'vector.yield'}}
  // expected-note @+1 {{in custom textual format, the absence of terminator implies 'sparse_tensor.yield'}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "vector.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op expects region #0 to have 0 or 1 blocks}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  }) : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op requires one region}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> : (!sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op expected 1 or more operands, but found 0}}
  "sparse_tensor.iterate"() <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: index, %i: index) {
  // expected-error @+1 {{'sparse_tensor.iterate' op operand #0 must be sparse iteration space, but got 'index'}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{result number not allowed in argument list}}
  sparse_tensor.iterate %it#1 in %s at(_, %c0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // expected-error @+2 {{result number not allowed in argument list}}
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' expecting SSA value or "_" for level coordinates}}
  sparse_tensor.iterate %it in %s at(_, %c0#1) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

// expected-note @+1 {{previously referenced here}}
func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>, %i: index) {
  // expected-error @+1 {{region entry argument '%i' is already in use}}
  sparse_tensor.iterate %it in %s at(_, %i) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%s: !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{custom op 'sparse_tensor.iterate' attribute 'crdUsedLvls' occurs more than once in the attribute list}}
  sparse_tensor.iterate %it in %s at(_, %c0) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
  } {crdUsedLvls = 3 : i64}
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>

func.func @f(%t: tensor<4x8xf32, #CSR>, %i: !sparse_tensor.iterator<#CSR, lvls = 0 to 2>) {
  // expected-error @+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 0 to 2> -> !sparse_tensor.iter_space<#CSR, lvls = 1>
  return
}
