// RUN: pyopt %s --split-input-file --verify-diagnostics

// The semiring ops: what the parser and the verifier reject.

func.func @f(%a: f64) -> f64 {
  // expected-error @+1 {{present region must have exactly 1 arguments}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    ^bb0:
      sparse_tensor.yield %a : f64
    }
    absent = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  // expected-error @+1 {{present region argument 1 type mismatch}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    ^bb0(%x: f32):
      sparse_tensor.yield %a : f64
    }
    absent = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{present region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    ^bb0(%x: f64):
      %1 = arith.addf %x, %x : f64
    }
    absent = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{absent region must have exactly 0 arguments}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    }
    absent = {
    ^bb0(%x: f64):
      sparse_tensor.yield %a : f64
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{absent region yield type mismatch}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    }
    absent = {
      sparse_tensor.yield %b : f32
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    }
    absent = {
      %x = arith.addf %a, %a : f64
      sparse_tensor.yield %x : f64
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{present region yield type mismatch}}
  %0 = "sparse_tensor.unary"(%a) ({
  ^bb0(%x: f64):
    "sparse_tensor.yield"() : () -> ()
  }, {
  }) : (f64) -> f64
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{'sparse_tensor.unary' op expected 2 regions}}
  %0 = "sparse_tensor.unary"(%a) ({
  }) : (f64) -> f64
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  %0 = sparse_tensor.unary %a : f64 to f64
    present = {
    }
  // expected-error @+1 {{custom op 'sparse_tensor.unary' expected 'absent'}}
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  %0 = sparse_tensor.unary %a : f64
    // expected-error @+1 {{custom op 'sparse_tensor.unary' expected 'to'}}
    present = {} absent = {}
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    ^bb0(%x: f64):
      sparse_tensor.yield %x : f64
    }
    left = {
    }
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64, %c: f32) -> f64 {
  // expected-error @+1 {{overlap region argument 2 type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    ^bb0(%x: f64, %y: f32):
      sparse_tensor.yield %x : f64
    }
    left = {
    }
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64, %c: f32) -> f64 {
  // expected-error @+1 {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    ^bb0(%x: f64, %y: f64):
      sparse_tensor.yield %c : f32
    }
    left = {
    }
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64, %c: f32) -> f64 {
  // expected-error @+1 {{left region must have exactly 1 arguments}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    }
    left = {
    ^bb0(%x: f64, %y: f64):
      sparse_tensor.yield %x : f64
    }
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64, %c: f32) -> f64 {
  // expected-error @+1 {{left region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    }
    left = {
    ^bb0(%x: f32):
      sparse_tensor.yield %a : f64
    }
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64, %c: f32) -> f64 {
  // expected-error @+1 {{right region yield type mismatch}}
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    overlap = {
    }
    left = {
    }
    right = {
    ^bb0(%x: f64):
      sparse_tensor.yield %c : f32
    }
  return %0 : f64
}

// -----

func.func @f(%a: f32, %b: f64) -> f64 {
  // expected-error @+1 {{left=identity requires first argument to have the same type as the output}}
  %0 = sparse_tensor.binary %a, %b : f32, f64 to f64
    overlap = {
    }
    left = identity
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %a, %b : f64, f32 to f64
    overlap = {
    }
    left = {
    }
    right = identity
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  %0 = sparse_tensor.binary %a, %b : f64, f64 to f64
    // expected-error @+1 {{custom op 'sparse_tensor.binary' expected 'overlap'}}
    left = {}
    right = {
    }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{invalid properties {left_identity = 1 : i32} for op sparse_tensor.binary: Invalid attribute `left_identity` in property conversion: 1 : i32}}
  %0 = "sparse_tensor.binary"(%a, %b) <{left_identity = 1 : i32}> ({
  }, {
  }, {
  }) : (f64, f64) -> f64
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{'sparse_tensor.binary' op expected 3 regions}}
  %0 = "sparse_tensor.binary"(%a, %b) ({
  }, {
  }) : (f64, f64) -> f64
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{reduce region must have exactly 2 arguments}}
  %0 = sparse_tensor.reduce %a, %b, %a : f64 {
  ^bb0(%x: f64):
    sparse_tensor.yield %x : f64
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{reduce region argument 2 type mismatch}}
  %0 = sparse_tensor.reduce %a, %b, %a : f64 {
  ^bb0(%x: f64, %y: f32):
    sparse_tensor.yield %x : f64
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{reduce region yield type mismatch}}
  %0 = sparse_tensor.reduce %a, %a, %a : f64 {
  ^bb0(%x: f64, %y: f64):
    sparse_tensor.yield %b : f32
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f64) -> f64 {
  // expected-error @+1 {{'sparse_tensor.reduce' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %0 = sparse_tensor.reduce %a, %b, %a : f64 {}
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: f32) -> f64 {
  // expected-error @+1 {{'sparse_tensor.reduce' op requires the same type for all operands and results}}
  %0 = "sparse_tensor.reduce"(%a, %b, %a) ({
  ^bb0(%x: f64, %y: f64):
    sparse_tensor.yield %x : f64
  }) : (f64, f32, f64) -> f64
  return %0 : f64
}

// -----

func.func @f(%a: f64) -> f64 {
  // expected-error @+1 {{select region yield type mismatch}}
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f64):
    sparse_tensor.yield %x : f64
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: i1) -> f64 {
  // expected-error @+1 {{select region argument 1 type mismatch}}
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f32):
    sparse_tensor.yield %b : i1
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: i1) -> f64 {
  // expected-error @+1 {{select region must have exactly 1 arguments}}
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f64, %y: f64):
    sparse_tensor.yield %b : i1
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: i1) -> f64 {
  // expected-error @+1 {{'sparse_tensor.select' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %0 = sparse_tensor.select %a : f64 {
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: i1) -> f64 {
  // expected-error @+1 {{select region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.select %a : f64 {
  ^bb0(%x: f64):
    %1 = arith.addf %x, %x : f64
  }
  return %0 : f64
}

// -----

func.func @f(%a: f64, %b: i1) -> f32 {
  // expected-error @+1 {{'sparse_tensor.select' op requires the same type for all operands and results}}
  %0 = "sparse_tensor.select"(%a) ({
  ^bb0(%x: f64):
    sparse_tensor.yield %b : i1
  }) : (f64) -> f32
  return %0 : f32
}

// -----

func.func @f(%a: f64) {
  // expected-error @+1 {{'sparse_tensor.yield' op expects parent op to be one of 'sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate'}}
  sparse_tensor.yield %a : f64
}
