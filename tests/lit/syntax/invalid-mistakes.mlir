// Twenty mistakes that people make every day.
// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @undefined_value(%a: i32) -> i32 {
  // expected-error @+1 {{use of undeclared SSA value name}}
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

// -----

// expected-note @+1 {{prior use here}}
func.func @wrong_type(%a: i32) -> f32 {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// -----

func.func @float_op_on_integers(%a: i32) -> i32 {
  // expected-error @+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = arith.addf %a, %a : i32
  return %0 : i32
}

// -----

func.func @missing_bracket(%t: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{expected ']'}}
  %0 = tensor.extract %t[%i : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @missing_type(%a: i32) -> i32 {
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a
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

func.func @too_few_operands(%a: i32) -> i32 {
  // expected-error @+1 {{expected ','}}
  %0 = arith.addi %a : i32
  return %0 : i32
}

// -----

func.func @too_many_indices(%t: tensor<4xf32>, %i: index) -> f32 {
  // expected-error @+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %0 = tensor.extract %t[%i, %i] : tensor<4xf32>
  return %0 : f32
}

// -----

func.func @use_before_definition() -> i32 {
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %0 = arith.addi %1, %1 : i32
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %1 = arith.constant 1 : i32
  return %0 : i32
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

func.func @bad_predicate(%a: i32) -> i1 {
  // expected-error @+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %0 = arith.cmpi lt, %a, %a : i32
  return %0 : i1
}

// -----

func.func @constant_without_type() -> i32 {
  %0 = arith.constant 1.5 : i32
  // expected-error @+1 {{floating point value not valid for specified type}}
  return %0 : i32
}

// -----

func.func @constant_type_mismatch() -> tensor<3xi32> {
  // expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
  %0 = arith.constant dense<[1, 2]> : tensor<3xi32>
  return %0 : tensor<3xi32>
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

func.func @narrowing_extension(%a: i64) -> i32 {
  // expected-error @+1 {{'arith.extsi' op operand type 'i64' and result type 'i32' are cast incompatible}}
  %0 = arith.extsi %a : i64 to i32
  return %0 : i32
}

// -----

func.func @yield_types(%c: i1, %a: i32) -> i32 {
  // expected-error @+1 {{'scf.if' op must have an else block if defining values}}
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

// expected-note @+1 {{prior use here}}
func.func @loop_bounds(%n: i32) {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  scf.for %i = %c0 to %n step %c0 {
  }
  return
}

// -----

func.func @branch_to_nowhere(%c: i1) {
  // expected-error @+1 {{reference to an undefined block}}
  cf.cond_br %c, ^then, ^otherwise
^then:
  return
}

// -----

func.func @closing_brace(%a: i32) -> i32 {
  // expected-error @+1 {{expected operation name in quotes}}
  return %a : i32

// -----

// expected-error @+1 {{expected non-function type}}
func.func @misspelt_type(%a: int32) {
  return
}

// -----

func.func @incompatible_cast(%t: tensor<4xf32>) -> tensor<?xi32> {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<?xi32>' are cast incompatible}}
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @unregistered() {
  // expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
  "my.op"() : () -> ()
  return
}

// -----

func.func @dimension_of_scalar(%a: f32, %i: index) -> index {
  // expected-error @+1 {{custom op 'tensor.dim' invalid kind of type specified}}
  %0 = tensor.dim %a, %i : f32
  return %0 : index
}
