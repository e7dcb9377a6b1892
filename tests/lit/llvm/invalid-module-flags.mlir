// RUN: pyopt --split-input-file --verify-diagnostics %s

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"e"'}}
llvm.module_flags [#llvm.mlir.module_flag<max, "e", 1.0>]

// -----

// expected-error @+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [1 : i32]

// -----

// expected-error @+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
llvm.module_flags [#llvm.mlir.module_flag<foo, "e", 1>]

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'key' which is to be a `StringAttr`}}
llvm.module_flags [#llvm.mlir.module_flag<error, 1, 1>]

// -----

// expected-error @+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [1]>]

// -----

// expected-error @+1 {{only integer and string values are currently supported for unknown key '"other"'}}
llvm.module_flags [#llvm.mlir.module_flag<append, "other", [1]>]

// -----

// expected-error @+2 {{struct is missing required parameter: detailed_summary}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0 : i64, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]

// -----

// expected-error @+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 4 : i32>]

// -----

// expected-error @+1 {{'llvm.module_flags' op must appear at the module level}}
llvm.func @f() { llvm.module_flags []
  llvm.return
}

// -----

// expected-error @+1 {{expected ','}}
llvm.module_flags [#llvm.mlir.module_flag<error "x", "x">]

// -----

// expected-error @+1 {{expected ','}}
llvm.module_flags [#llvm.mlir.module_flag<error, "x">]

// -----

// expected-error @+3 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: Foo}}
// expected-error @+2 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = Foo, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.500000e+00 : f32, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// -----

// expected-error @+2 {{struct is missing required parameter: count}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = @a>]>]

// -----

// expected-error @+4 {{integer value too large}}
// expected-error @+3 {{failed to parse ModuleFlagProfileSummaryDetailedAttr parameter 'num_counts' which is to be a `uint32_t`}}
// expected-error @+2 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'detailed_summary' which is to be a `::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>`}}
// expected-error @+1 {{failed to parse ModuleFlagAttr parameter 'value' which is to be a `Attribute`}}
llvm.module_flags [#llvm.mlir.module_flag<override, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 4294967296>>>]

// -----

llvm.func @f() {
  // expected-error @+1 {{'llvm.linker_options' op must appear at the module level}}
  llvm.linker_options ["x"]
  llvm.return
}
