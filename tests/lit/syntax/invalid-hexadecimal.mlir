// RUN: pyopt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// A hexadecimal number ends where its digits end, whatever follows.

// expected-error @+1 {{expected ')' in affine map range}}
"t.x"() {m = affine_map<(d0) -> (d0 + 0xFg)>} : () -> ()

// -----

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
"t.x"() : () -> !llvm.array<0xFg x f32>

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() : () -> !llvm.ptr<0xFg>

// -----

// The number 0x4 and a word, though `0x4x` looks like dimensions.

// expected-error @+1 {{expected 'x'}}
"t.x"() : () -> !llvm.array<0x4xi32>

// -----

// expected-error @+1 {{expected 'x'}}
"t.x"() : () -> !llvm.struct<(i32, array<0x0xFF>)>
