// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
  "any.op"() : () -> ()
^bb1:
  "any.op"() : () -> ()
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({
^bb1(%x: i32):
}) : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'inherent'}}
module attributes {inherent = 1} {
}

// -----

// expected-error @+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
module @m attributes {sym_visibility = "hidden"} {
}

// -----

// expected-error @+1 {{custom op 'builtin.module' 'builtin.module' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
module @m attributes {sym_visibility = 1} {
}

// -----

module {
  // expected-note @+1 {{see existing symbol definition here}}
  module @m {
  }
  // expected-error @+1 {{redefinition of symbol named 'm'}}
  module @m {
  }
}

// -----

func.func @no_symbol_table() {
  // expected-error @+1 {{'builtin.module' op symbol's parent must have the SymbolTable trait}}
  builtin.module @m {
  }
  return
}

// -----

%0 = arith.constant 1 : i32
// expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"(%0) : (i32) -> ()

// -----

func.func @unknown_here(%a: i32) {
  // expected-error @+1 {{custom op 'unrealized_conversion_cast' is unknown (tried 'func.unrealized_conversion_cast' as well)}}
  %0 = unrealized_conversion_cast %a : i32 to i64
  return
}

// -----

%0 = arith.constant 1 : i32
// expected-note @+1 {{required by region isolation constraints}}
module {
  // expected-error @+1 {{'any.use' op using value defined outside the region}}
  "any.use"(%0) : (i32) -> ()
}
