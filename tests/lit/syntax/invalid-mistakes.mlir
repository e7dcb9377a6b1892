// Twenty mistakes that people make every day.
// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @undefined_value(%a: i32) -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// -----

func.func @misspelt_op(%a: i32) -> i32 {
  // expected-error @+1 {{custom op 'arith.add' is unknown}}
  %0 = arith.add %a, %a : i32
  return %0 : i32
}

// -----

func.func @misspelt_dialect(%a: i32) -> i32 {
  // expected-error @+2 {{Dialect `arit' not found for custom op 'arit.addi' }}
  // expected-note @+1 {{Available dialects: }}
  %0 = arit.addi %a, %a : i32
  return %0 : i32
}

// -----

func.func @too_many_indices(%t: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i, %i] : tensor<4xf32>
  return %0 : f32
}

// -----

// expected-note @+1 {{see existing symbol definition here}}
func.func @same_name() {
  return
}
// expected-error @+1 {{redefinition of symbol named 'same_name'}}
func.func @same_name() {
  return
}

// -----

func.func @missing_return(%a: i32) -> i32 {
  // expected-error @+1 {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %0 = arith.addi %a, %a : i32
}

// -----

func.func @wrong_return(%a: i32) -> i64 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @wrong_return}}
  return %a : i32
}

// -----

func.func @unknown_callee() {
  // expected-error @+1 {{'func.call' op 'helper' does not reference a valid function}}
  call @helper() : () -> ()
  return
}

// -----

func.func @incompatible_cast(%t: tensor<4xf32>) -> tensor<?xi32> {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<?xi32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @dimension_of_scalar(%a: f32, %i: index) -> index {
  // expected-error @+1 {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %a, %i : f32
  return %0 : index
}
