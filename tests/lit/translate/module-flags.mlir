// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

// What holds for a module.

module attributes {llvm.module.flags = 1} {
  llvm.module_flags []
}

// -----

llvm.module_flags [#llvm.mlir.module_flag<max, "e", true>]

// CHECK: !llvm.module.flags = !{!0, !1}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 7, !"e", i32 -1}
// CHECK-NEXT: !1 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
llvm.func @from(i32)
llvm.func @to()

// CHECK: declare void @from(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @to()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0, !5}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"CG Profile", !1}
// CHECK-NEXT: !1 = distinct !{!2, !3, !4}
// CHECK-NEXT: !2 = !{ptr @from, ptr @to, i64 222}
// CHECK-NEXT: !3 = !{ptr @from, null, i64 222}
// CHECK-NEXT: !4 = !{ptr @to, ptr @from, i64 222}
// CHECK-NEXT: !5 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @from, to = @to, count = 222>, #llvm.cgprofile_entry<from = @from, count = 222>, #llvm.cgprofile_entry<from = @to, to = @from, count = 222>]>]
llvm.func @from(i32)
llvm.func @to()

// CHECK: declare void @from(i32)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @to()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0, !5}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 5, !"CG Profile", !1}
// CHECK-NEXT: !1 = distinct !{!2, !3, !4}
// CHECK-NEXT: !2 = !{ptr @from, ptr @to, i64 222}
// CHECK-NEXT: !3 = !{ptr @from, null, i64 222}
// CHECK-NEXT: !4 = !{ptr @to, ptr @from, i64 222}
// CHECK-NEXT: !5 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// CHECK: !llvm.module.flags = !{!0, !12}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"ProfileSummary", !1}
// CHECK-NEXT: !1 = !{!2, !3, !4, !5, !6, !7, !8, !9}
// CHECK-NEXT: !2 = !{!"ProfileFormat", !"SampleProfile"}
// CHECK-NEXT: !3 = !{!"TotalCount", i64 263646}
// CHECK-NEXT: !4 = !{!"MaxCount", i64 86427}
// CHECK-NEXT: !5 = !{!"MaxInternalCount", i64 86427}
// CHECK-NEXT: !6 = !{!"MaxFunctionCount", i64 4691}
// CHECK-NEXT: !7 = !{!"NumCounts", i64 3712}
// CHECK-NEXT: !8 = !{!"NumFunctions", i64 796}
// CHECK-NEXT: !9 = !{!"DetailedSummary", !10}
// CHECK-NEXT: !10 = !{!11}
// CHECK-NEXT: !11 = !{i64 10000, i64 86427, i64 1}
// CHECK-NEXT: !12 = !{i32 2, !"Debug Info Version", i32 3}

// -----

#f = #llvm.mlir.module_flag<error, "x", 1 : i32>
llvm.module_flags [#f]

// CHECK: !llvm.module.flags = !{!0, !1}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"x", i32 1}
// CHECK-NEXT: !1 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, #llvm.profile_summary_detailed<cut_off = 100000, min_count = 86427, num_counts = 1>>>]
llvm.module_flags [#llvm.mlir.module_flag<error, "Debug Info Version", 3 : i32>]

// CHECK: !llvm.module.flags = !{!0, !15}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"ProfileSummary", !1}
// CHECK-NEXT: !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10, !11}
// CHECK-NEXT: !2 = !{!"ProfileFormat", !"InstrProf"}
// CHECK-NEXT: !3 = !{!"TotalCount", i64 263646}
// CHECK-NEXT: !4 = !{!"MaxCount", i64 86427}
// CHECK-NEXT: !5 = !{!"MaxInternalCount", i64 86427}
// CHECK-NEXT: !6 = !{!"MaxFunctionCount", i64 4691}
// CHECK-NEXT: !7 = !{!"NumCounts", i64 3712}
// CHECK-NEXT: !8 = !{!"NumFunctions", i64 796}
// CHECK-NEXT: !9 = !{!"IsPartialProfile", i64 0}
// CHECK-NEXT: !10 = !{!"PartialProfileRatio", double 0.000000e+00}
// CHECK-NEXT: !11 = !{!"DetailedSummary", !12}
// CHECK-NEXT: !12 = !{!13, !14}
// CHECK-NEXT: !13 = !{i64 10000, i64 86427, i64 1}
// CHECK-NEXT: !14 = !{i64 100000, i64 86427, i64 1}
// CHECK-NEXT: !15 = !{i32 1, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = CSInstrProf, total_count = 263646, max_count = 86427, max_internal_count = 86427, max_function_count = 4691, num_counts = 3712, num_functions = 796, partial_profile_ratio = 1.500000e+00 : f32, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// CHECK: !llvm.module.flags = !{!0, !13}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"ProfileSummary", !1}
// CHECK-NEXT: !1 = !{!2, !3, !4, !5, !6, !7, !8, !9, !10}
// CHECK-NEXT: !2 = !{!"ProfileFormat", !"CSInstrProf"}
// CHECK-NEXT: !3 = !{!"TotalCount", i64 263646}
// CHECK-NEXT: !4 = !{!"MaxCount", i64 86427}
// CHECK-NEXT: !5 = !{!"MaxInternalCount", i64 86427}
// CHECK-NEXT: !6 = !{!"MaxFunctionCount", i64 4691}
// CHECK-NEXT: !7 = !{!"NumCounts", i64 3712}
// CHECK-NEXT: !8 = !{!"NumFunctions", i64 796}
// CHECK-NEXT: !9 = !{!"PartialProfileRatio", float 1.500000e+00}
// CHECK-NEXT: !10 = !{!"DetailedSummary", !11}
// CHECK-NEXT: !11 = !{!12}
// CHECK-NEXT: !12 = !{i64 10000, i64 86427, i64 1}
// CHECK-NEXT: !13 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", [#llvm.cgprofile_entry<count = -1>]>]

// CHECK: !llvm.module.flags = !{!0, !3}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"CG Profile", !1}
// CHECK-NEXT: !1 = distinct !{!2}
// CHECK-NEXT: !2 = !{null, null, i64 -1}
// CHECK-NEXT: !3 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", []>]

// CHECK: !llvm.module.flags = !{!0, !2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"CG Profile", !1}
// CHECK-NEXT: !1 = distinct !{}
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : index>]

// CHECK: !llvm.module.flags = !{!0, !1}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"x", i32 5}
// CHECK-NEXT: !1 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "x", 5 : i64>,
                   #llvm.mlir.module_flag<warning, "y", -5 : i64>]

// CHECK: !llvm.module.flags = !{!0, !1, !2}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"x", i32 5}
// CHECK-NEXT: !1 = !{i32 2, !"y", i32 -5}
// CHECK-NEXT: !2 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags []
builtin.module {
  llvm.module_flags []
}
llvm.module_flags [] {a}

// -----

llvm.module_flags [#llvm.mlir.module_flag<override, "a", 1 : i32>,
                   #llvm.mlir.module_flag<warning, "b", "y\0A">]
llvm.module_flags [#llvm.mlir.module_flag<error, "c", 4294967297 : i64>]

// CHECK: !llvm.module.flags = !{!0, !1, !2, !3}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 4, !"a", i32 1}
// CHECK-NEXT: !1 = !{i32 2, !"b", !"y\0A"}
// CHECK-NEXT: !2 = !{i32 1, !"c", i32 1}
// CHECK-NEXT: !3 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>,
                   #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>,
                   #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]

// CHECK: !llvm.module.flags = !{!0, !1, !2, !3}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 1, !"wchar_size", i32 4}
// CHECK-NEXT: !1 = !{i32 8, !"PIC Level", i32 2}
// CHECK-NEXT: !2 = !{i32 4, !"probe-stack", !"inline-asm"}
// CHECK-NEXT: !3 = !{i32 2, !"Debug Info Version", i32 3}
