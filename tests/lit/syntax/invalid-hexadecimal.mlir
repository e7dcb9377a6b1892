// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// A hexadecimal number ends where its digits end, whatever follows.

// expected-error @+1 {{expected ')' in affine map range}}
"t.x"() {m = affine_map<(d0) -> (0xFFFFi)>} : () -> ()

// -----

// expected-error @+1 {{expected ')' in affine map range}}
"t.x"() {m = affine_map<(d0) -> (0xg)>} : () -> ()

// -----

// expected-error @+1 {{constant too large for index}}
"t.x"() {m = affine_map<(d0) -> (0xFFFFFFFFFFFFFFFFFFFFi)>} : () -> ()

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() : () -> !llvm.struct<(i32, array<0x0xFF>)>

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"t.x"() {a = 0xg} : () -> ()

// -----

// expected-error @+1 {{expected ',' or ']'}}
"t.x"() {a = [0xg]} : () -> ()
