// RUN: pyopt %s --split-input-file --verify-diagnostics

// Entries of layouts, and layouts inside of others.

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.metadata = 8>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<!llvm.ppc_fp128, 8 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ppc_fp128 = 8>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi32>>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32.0> : vector<3xf32>>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, array<i64: 32, 32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = array<i64: 32, 32>>} {}

// -----

// expected-error @+2 {{undefined symbol alias id 'a'}}
// expected-error @+1 {{error while parsing type DLTI key}}
module attributes {dlti.dl_spec = #dlti.dl_spec<tuple<> = 1, !a = 2>} {}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.map<"a" = 1>>} {}

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {a.d = #dlti.dl_entry<"a", 1 : i32} {}

// -----

// expected-error @+1 {{unknown LLVM type: nope}}
module attributes {a.d = #dlti.dl_entry<!llvm.nope, 1 : i32>} {}

// -----

// expected-error @+1 {{no DLTI entries provided}}
module attributes {a.d = #dlti.target_system_spec<>, a.e = #dlti.target_device_spec<>} {}

// -----

// expected-error @+1 {{non-string key of DLTI system spec}}
module attributes {a.d = #dlti.target_system_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

// expected-error @+1 {{type as DLTI key is not allowed}}
module attributes {a.d = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} {}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{no DLTI entries provided}}
module attributes {a.d = #dlti.target_system_spec} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = maybe>} {}

// -----

// expected-error @+1 {{expected '='}}
module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent true>} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = true, 1>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
module attributes {a.d = #dlti.function_pointer_alignment<1, function_dependent = 2>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, 2 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = 2, index = "x", !llvm.ptr = 3, i32 = 3>} {}

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.ptr<4>' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<3xi64>, !llvm.ptr<4> = 3, !llvm.ptr<5> = 3>} {}

// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 2, index = "x">} {} }

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1>} {
  // expected-note @+1 {{enclosing op with data layout}}
  module {
    // expected-note @+1 {{enclosing op with data layout}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "b" = 3>} {
      // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
      module attributes {dlti.dl_spec = #dlti.dl_spec<"b" = 1>} {}
    }
  }
}

// -----

// expected-error @+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = 3>} { func.func @f() { %0 = "nope"() : () -> i32 return } }

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.nope, dlti.dl_spec = 1} {}
