// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What holds for a module.

module attributes {llvm.module.flags = 1} {
  llvm.module_flags []
}

// CHECK: module attributes {llvm.module.flags = 1 : i64} {
// CHECK-NEXT:   llvm.module_flags []
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = []}> : () -> ()
// GENERIC-NEXT: }) {llvm.module.flags = 1 : i64} : () -> ()

// -----

llvm.module_flags []
llvm.module_flags [#llvm.mlir.module_flag<append, "a", 4 : i64>]
llvm.module_flags [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<warning, "c", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<require, "d", 4 : i32>]
llvm.module_flags [#llvm.mlir.module_flag<max, "e", 4 : i8>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags []
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "a", 4 : i64>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<warning, "c", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<require, "d", 4 : i32>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<max, "e", 4 : i8>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = []}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append, "a", 4 : i64>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append_unique, "b", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<warning, "c", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<require, "d", 4 : i32>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "e", 4 : i8>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "e", true>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<max, "e", true>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "e", true>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
llvm.func @from(i32)
llvm.func @to()

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
// CHECK-NEXT:   llvm.func @from(i32)
// CHECK-NEXT:   llvm.func @to()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "from", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "to", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
llvm.func @from(i32)
llvm.func @to()

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
// CHECK-NEXT:   llvm.func @from(i32)
// CHECK-NEXT:   llvm.func @to()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "from", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "to", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "other", "x">]
llvm.module_flags [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "other", "x">]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append, "other", "x">]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<require, "other", "x">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<require, "other", "x">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<require, "other", "x">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "x", "x">, #llvm.mlir.module_flag<error, "x", "y">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "x", "x">, #llvm.mlir.module_flag<error, "x", "y">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", "x">, #llvm.mlir.module_flag<error, "x", "y">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#f = #llvm.mlir.module_flag<error, "x", 1 : i32>
llvm.module_flags [#f]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "x", 1 : i32>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 1 : i32>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, #llvm.profile_summary_detailed<cut_off = 100000, min_count = 86427, num_counts = 1>>>]
llvm.module_flags [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.500000e+00 : f32, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.500000e+00 : f32, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.500000e+00 : f32, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = -1>]>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = 18446744073709551615>]>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = 18446744073709551615>]>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", []>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", []>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "CG Profile", []>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : index>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : index>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 5 : index>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : i64>,
                   #llvm.mlir.module_flag<warning, "y", -5 : i64>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : i64>, #llvm.mlir.module_flag<warning, "y", -5 : i64>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "x", 5 : i64>, #llvm.mlir.module_flag<warning, "y", -5 : i64>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags []
builtin.module {
  llvm.module_flags []
}
llvm.module_flags [] {a}

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags []
// CHECK-NEXT:   module {
// CHECK-NEXT:     llvm.module_flags []
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.module_flags [] {a}
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = []}> : () -> ()
// GENERIC-NEXT:   "builtin.module"() ({
// GENERIC-NEXT:     "llvm.module_flags"() <{flags = []}> : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = []}> {a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "e", "x">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<max, "e", "x">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<max, "e", "x">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<min, "e", -1 : i32>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<min, "e", -1 : i32>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<min, "e", -1 : i32>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<min, "e", "x">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<min, "e", "x">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<min, "e", "x">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", "x">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", "x">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<override, "a", 1 : i32>,
                   #llvm.mlir.module_flag<warning, "b", "y\0A">]
llvm.module_flags [#llvm.mlir.module_flag<error, "c", 4294967297 : i64>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<override, "a", 1 : i32>, #llvm.mlir.module_flag<warning, "b", "y\0A">]
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "c", 4294967297 : i64>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<override, "a", 1 : i32>, #llvm.mlir.module_flag<warning, "b", "y\0A">]}> : () -> ()
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "c", 4294967297 : i64>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "a", 1 : i32>]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append, "a", 1 : i32>]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append, "a", 1 : i32>]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<append_unique, "a", "x">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<append_unique, "a", "x">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<append_unique, "a", "x">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
                   #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>,
                   #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]

// CHECK: module {
// CHECK-NEXT:   llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.module_flags"() <{flags = [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]}> : () -> ()
// GENERIC-NEXT: }) : () -> ()
