// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{custom op 'func.func' expected type instead of SSA identifier}}
func.func private @mixed_declaration(i32, %a: i32)

// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func @no_ellipsis(%a: i32, ...)

// -----

// expected-error @+1 {{expected '('}}
func.func @no_arguments {
  return
}

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @attributes_without_type() -> (i32 {any.a}, {any.b})

// -----

// expected-error @+1 {{custom op 'func.func' expected non-empty function body}}
func.func @empty_body() {}

// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @public_declaration()

// -----

// expected-error @+2 {{region entry argument '%a' is already in use}}
// expected-note @+1 {{previously referenced here}}
func.func @twice(%a: i32, %a: i32) {
  return
}

// -----

// expected-error @+1 {{result number not allowed in argument list}}
func.func private @result_number(%a#1: i32)

// -----

func.func @label(%a: i32) {
// expected-error @+1 {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}

// -----

// expected-error @+1 {{'func.func' op arguments may only have dialect attributes}}
func.func @argument_attribute(%a: i32 {inherent}) {
  return
}

// -----

// expected-error @+1 {{'func.func' op results may only have dialect attributes}}
func.func private @result_attribute() -> (i32 {inherent})

// -----

// expected-error @+1 {{custom op 'func.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @name_given_twice() attributes {sym_name = "other"} {
  return
}

// -----

// expected-error @+1 {{custom op 'func.func' 'function_type' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func @type_given_twice() attributes {function_type = () -> ()} {
  return
}

// -----

// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({
}) {sym_name = "f"} : () -> ()

// -----

// expected-error @+1 {{'func.func' op requires one region}}
"func.func"() : () -> ()

// -----

// expected-error @+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() ({
}) {function_type = i32, sym_name = "f"} : () -> ()

// -----

// expected-error @+1 {{'func.func' op attribute 'sym_name' failed to satisfy constraint: string attribute}}
"func.func"() ({
}) {function_type = () -> (), sym_name = 1} : () -> ()

// -----

// expected-error @+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"func.func"() ({
}) {function_type = () -> (), sym_name = "f", sym_visibility = "hidden"} : () -> ()

// -----

// expected-error @+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), arg_attrs = [{}, {}]} : () -> ()

// -----

// expected-error @+1 {{'func.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), arg_attrs = [1]} : () -> ()

// -----

// expected-error @+1 {{'func.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i32) -> (), res_attrs = [{}]} : () -> ()

// -----

// expected-error @+1 {{'func.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('i64')}}
"func.func"() ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) {sym_name = "f", function_type = (i64) -> ()} : () -> ()

// -----

func.func @outer() {
  // expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @inner() {
    return
  }
  return
}

// -----

func.func @too_few() -> i32 {
  // expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@too_few) returns 1}}
  return
}

// -----

func.func @too_many(%a: i32) {
  // expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@too_many) returns 0}}
  return %a : i32
}

// -----

func.func @wrong_result(%a: i32) -> i64 {
  // expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @wrong_result}}
  return %a : i32
}

// -----

func.func @types_of_return(%a: i32) {
  // expected-error @+1 {{custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types}}
  return %a : i32, i32
}

// -----

// expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
func.return

// -----

func.func @call_nothing() {
  // expected-error @+1 {{'func.call' op 'nothing' does not reference a valid function}}
  call @nothing() : () -> ()
  return
}

// -----

module @no_function {
}
func.func @call_module() {
  // expected-error @+1 {{'func.call' op 'no_function' does not reference a valid function}}
  call @no_function() : () -> ()
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @argument_count(%a: i32) {
  // expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  %0 = call @callee(%a, %a) : (i32, i32) -> i32
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @argument_type(%a: i64) {
  // expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'i64' for operand number 0}}
  %0 = call @callee(%a) : (i64) -> i32
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @result_count(%a: i32) {
  // expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  call @callee(%a) : (i32) -> ()
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @result_type(%a: i32) {
  // expected-error @+3 {{'func.call' op result type mismatch at index 0}}
  // expected-note @+2 {{      op result types: 'i64'}}
  // expected-note @+1 {{function result types: 'i32'}}
  %0 = call @callee(%a) : (i32) -> i64
  return
}

// -----

func.func private @callee(i32) -> i32
func.func @operands_and_types(%a: i32) {
  // expected-error @+1 {{custom op 'func.call' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = call @callee(%a) : (i32, i32) -> i32
  return
}

// -----

func.func @nested_callee() {
  // expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call @a::@b() : () -> ()
  return
}

// -----

func.func @nested_callee_attribute() {
  // expected-error @+1 {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
  "func.call"() {callee = @a::@b} : () -> ()
  return
}

// -----

func.func @callee_missing() {
  // expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}

// -----

// A call looks only into the nearest symbol table.
module {
  func.func @caller() {
    // expected-error @+1 {{'func.call' op 'callee' does not reference a valid function}}
    call @callee() : () -> ()
    return
  }
}
func.func private @callee()

// -----

func.func @indirect_type(%f: i1) {
  // expected-error @+1 {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i1'}}
  call_indirect %f() : i1
  return
}

// -----

func.func @indirect_count(%f: (i32) -> ()) {
  // expected-error @+1 {{custom op 'func.call_indirect' number of operands and types do not match: got 0 operands and 1 types}}
  call_indirect %f() : (i32) -> ()
  return
}

// -----

func.func @indirect_arguments(%f: (i32) -> ()) {
  // expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  "func.call_indirect"(%f) : ((i32) -> ()) -> ()
  return
}

// -----

func.func @indirect_results(%f: () -> ()) {
  // expected-error @+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  %0 = "func.call_indirect"(%f) : (() -> ()) -> i32
  return
}

// -----

func.func @constant_of_nothing() {
  // expected-error @+1 {{'func.constant' op reference to undefined function 'nothing'}}
  %0 = constant @nothing : () -> ()
  return
}

// -----

func.func @constant_of_other_type() {
  // expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @constant_of_other_type : () -> i32
  return
}
