// RUN: pyopt --split-input-file --verify-diagnostics %s

func.func @f(%a: i32) {
  // expected-error @+1 {{invalid properties {value = 1 : i32} for op ub.poison: Invalid attribute `value` in property conversion: 1 : i32}}
  %0 = "ub.poison"() <{value = 1 : i32}> : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'ub.poison' op requires zero operands}}
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{'ub.poison' op requires one result}}
  "ub.poison"() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{custom op 'ub.undef' is unknown}}
  %0 = ub.undef : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error @+1 {{unknown attribute `nothing` in dialect `ub`}}
  %0 = ub.poison {a = #ub.nothing} : i32
  return
}
