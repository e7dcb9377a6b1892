// RUN: pyopt %s --split-input-file --verify-diagnostics

// Parameters of target types, and attributes whose parameters may all be left out.

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
llvm.func @nothing(!llvm.target<"x", i32, >)

// -----

// expected-error @+2 {{unknown LLVM type: x}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
llvm.func @unknown(!llvm.target<"x", x>)

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
llvm.func @string(!llvm.target<"x", "y">)

// -----

// expected-error @+3 {{integer value too large}}
// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
llvm.func @large(!llvm.target<"x", 4294967296>)

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse parameter list for target extension type}}
llvm.func @large_second(!llvm.target<"x", 1, 4294967296>)

// -----

// expected-error @+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global @hexadecimal() : !llvm.target<"x", 0x10>

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm.loop_licm<, disable = true>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.b = #llvm.tbaa_root<"x">} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
module attributes {a.b = #llvm.tbaa_root<id = "x", >} {}

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
module attributes {a.b = #llvm.di_label<>} {}

// -----

// expected-error @+2 {{expected keyword for LLVM integer overflow flags}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value'}}
module attributes {a.b = #llvm.overflow<"nsw">} {}

// -----

// expected-error @+2 {{expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: x}}
// expected-error @+1 {{failed to parse LLVM_IntegerOverflowFlagsAttr parameter 'value'}}
module attributes {a.b = #llvm.overflow<nsw, x>} {}
