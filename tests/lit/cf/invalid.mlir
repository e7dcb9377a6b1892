// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @missing_operand() {
  // expected-error @+1 {{branch has 0 operands for successor #0, but target block has 1}}
  cf.br ^bb1
^bb1(%a: i32):
  return
}

// -----

func.func @undefined_block() {
  // expected-error @+1 {{reference to an undefined block}}
  cf.br ^bb7
}

// -----

func.func @counts(%c: i1) {
  // expected-error @+1 {{custom op 'cf.cond_br' number of operands and types do not match: got 2 operands and 1 types}}
  cf.cond_br %c, ^bb1(%c : i1), ^bb1(%c, %c : i1)
^bb1(%b: i1):
  return
}

// -----

func.func @message(%c: i1) {
  // expected-error @+1 {{expected ','}}
  cf.assert %c
  return
}

// -----

func.func @default_first(%a: i32) {
  cf.switch %a : i32, [
    // expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
    42: ^bb1,
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @case_value(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error @+1 {{custom op 'cf.switch' expected integer value}}
    x: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @colon(%a: i32) {
  cf.switch %a : i32, [
    default: ^bb1,
    // expected-error @+1 {{expected ':'}}
    1 ^bb1
  ]
^bb1:
  return
}

// -----

func.func @flag(%a: f32) {
  // expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %a : f32, [
    default: ^bb1
  ]
^bb1:
  return
}

// -----

func.func @type_of_cases(%a: i32) {
  // expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @number_of_cases(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<2xi32>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @case_segments(%a: i32) {
  // expected-error @+1 {{'cf.switch' op caseOperands count (0) does not match with the total size (1) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : tensor<1xi32>, case_operand_segments = array<i32: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @no_case_segments(%a: i32) {
  // expected-error @+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  return
}

// -----

func.func @result_number_to_default(%flag: i32, %x: i8) -> i8 {
  %0:2 = arith.mului_extended %x, %x : i8
  // expected-error @+1 {{result number not allowed in argument list}}
  cf.switch %flag : i32, [default: ^bb1(%0#1 : i8), 5: ^bb1(%x : i8)]
^bb1(%1: i8):
  return %1 : i8
}

// -----

// The reference reads numbers of operands that are not there.
func.func @segments(%flag: i8) {
  // expected-error @+1 {{'cf.switch' op number of case operand segments (1) should match number of case destinations (2)}}
  "cf.switch"(%flag)[^bb1, ^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[16, 4]> : vector<2xi8>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i8) -> ()
^bb1:
  return
}
