// RUN: pyopt --split-input-file --verify-diagnostics %s

// Attributes of calls that do not have their type.

func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{custom op 'func.call' 'func.call' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  %1 = func.call @g(%a) {arg_attrs = [3]} : (i32) -> i32
  return %1 : i32
}

// -----

func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  // expected-error @+1 {{custom op 'func.call' 'func.call' op attribute 'no_inline' failed to satisfy constraint: unit attribute}}
  %1 = func.call @g(%a) {no_inline = 3} : (i32) -> i32
  return %1 : i32
}
