// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// expected-error @+2 {{Dialect `any' not found for custom op 'any.op' }}
// expected-note @+1 {{Available dialects: }}
any.op() : () -> ()

// -----

// expected-error @+1 {{expected '(' to start operand list}}
"any.op" : () -> ()

// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"any.op"() -> ()

// -----

// expected-error @+1 {{operation defines 1 results but was provided 2 to bind}}
%0, %1 = "any.op"() : () -> (i32)

// -----

%0 = "any.op"() : () -> i32
// expected-error @+1 {{expected 2 operand types but had 1}}
"any.use"(%0, %0) : (i32) -> ()

// -----

// expected-note @+1 {{prior use here}}
%0 = "any.op"() : () -> i32
// expected-error @+1 {{use of value '%0' expects different type than prior uses: 'f32' vs 'i32'}}
"any.use"(%0) : (f32) -> ()

// -----

// expected-error @+1 {{expected '>' to close properties}}
"any.op"() <{a = 1} : () -> ()

// -----

// expected-error @+1 {{expected ')' to end region list}}
"any.op"() ({} : () -> ()

// -----

// expected-error @+1 {{expected 0 operand types but had 1}}
"any.op"() : (i32) -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
"any.op

// -----

"any.op"() ({
  // expected-error @+1 {{expected operation name in quotes}}
  "any.inner"() : () -> ()

// -----

// expected-error @+1 {{expected operation name in quotes}}
}

// -----

// expected-error @+1 {{expected integer number of results}}
%0:x = "any.op"() : () -> i32
