// RUN: pyopt %s --split-input-file --verify-diagnostics

// Between the brackets of `#dialect<...>` is one attribute or type. The reference leaves out what follows it.

// expected-error @+1 {{expected '>'}}
func.func private @simple(!llvm<void a b>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @parameters(!llvm<ptr<3>(x)>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @shape(!shape<shape, 1>)

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #arith<fastmath<fast> 1>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #complex<number<:f32 1.0, 2.0>, x>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm<di_null_type<>>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #vector<kind<add>[3]>} {}
