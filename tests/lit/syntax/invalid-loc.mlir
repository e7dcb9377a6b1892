// RUN: pyopt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

// `loc` begins a location and is nothing else.

// expected-error @+1 {{expected '(' in location}}
"test.a"() : () -> () loc)

// -----

// expected-error @+1 {{expected '(' in location}}
"test.a"() : () -> () loc

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f() { return loc) }

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f(%a: i32 loc) { return }

// -----

// expected-error @+1 {{expected '(' in location}}
func.func @f() { ^bb0(%a: i32 loc): return }
