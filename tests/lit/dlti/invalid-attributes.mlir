// RUN: pyopt %s --split-input-file --verify-diagnostics

// What the attributes are, and where they may stand.

// expected-error @+1 {{repeated DLTI key: i64}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<1> : vector<2xi64>, i64 = dense<1> : vector<2xi64>>} {}

// -----

// expected-error @+1 {{repeated DLTI key: "a"}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1, "a" = 2>} {}

// -----

// expected-error @+1 {{empty string as DLTI key is not allowed}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"" = 1>} {}

// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" 1>} {}

// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<a = 1>} {}

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1} {}

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
module attributes {dlti.map = 1} {}

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}

// -----

// expected-error @+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
module attributes {dlti.target_device_spec = 1} {}

// -----

// expected-error @+1 {{attribute 'dlti.nope' not supported by dialect}}
module attributes {dlti.nope = 1} {}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.target_device_spec = #dlti.target_device_spec<i32 = 1>} {}

// -----

// expected-error @+1 {{value associated with key "CPU" is not a DLTI device spec}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = 1>} {}

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>, "CPU" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.d = #dlti.dl_entry<"a" = 1>} {}

// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {a.d = #dlti.dl_entry<1, 1>} {}

// -----

// expected-error @+1 {{expected attribute value}}
module attributes {a.d = #dlti.dl_entry<i32,>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.d = #dlti.dl_entry} {}

// -----

// expected-error @+1 {{expected '>'}}
module attributes {a.d = #dlti.dl_entry<i32, 1, 2>} {}

// -----

// expected-error @+1 {{expected ','}}
module attributes {a.d = #dlti.function_pointer_alignment<64>} {}

// -----

// expected-error @+1 {{expected '<'}}
module attributes {a.d = #dlti.function_pointer_alignment} {}

// -----

// expected-error @+1 {{expected 'function_dependent'}}
module attributes {a.d = #dlti.function_pointer_alignment<64, dependent = true>} {}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
module attributes {a.d = #dlti.function_pointer_alignment<99999999999999999999, function_dependent = true>} {}

// -----

// expected-error @+1 {{unknown attribute `nope` in dialect `dlti`}}
module attributes {a.d = #dlti.nope} {}

// -----

// expected-error @+1 {{dialect 'dlti' provides no type parsing hook}}
module attributes {a.d = !dlti.nope} {}

// -----

// expected-error @+1 {{dialect 'dlti' provides no type parsing hook}}
module attributes {a.d = !dlti<nope>} {}

// -----

// expected-error @+1 {{custom op 'dlti.nope' is unknown}}
func.func @f() { dlti.nope return }

// -----

// expected-error @+1 {{unregistered operation 'dlti.nope' found in dialect ('dlti') that does not allow unknown operations}}
func.func @f() { "dlti.nope"() : () -> () return }

// -----

// expected-error @+1 {{expected layout attribute for '!llvm.struct<(i32)>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = 3, i32 = 3>} {}

// -----

// expected-error @+1 {{unexpected layout attribute for struct '!llvm.struct<"a", (i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", (i32)> = dense<32> : vector<1xi64>>} {}

// -----

// expected-error @+1 {{unexpected layout attribute for struct '!llvm.struct<"a", opaque>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", opaque> = dense<32> : vector<1xi64>>} {}
