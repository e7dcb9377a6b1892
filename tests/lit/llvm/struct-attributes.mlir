// RUN: pyopt %s --split-input-file | FileCheck %s

// Attributes that are lists of named parameters, and kinds of these.

module attributes {
  a.b = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = 1, emissionKind = Full, nameTableKind = None>
} {}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full, nameTableKind = None>
// CHECK-NEXT: module attributes {a.b = #di_compile_unit} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_composite_type<flags = "Public|Vector">} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<flags = "Public|Vector">
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_composite_type<flags = Zero, tag = DW_TAG_null>} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<>
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_composite_type<line = -1>} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<line = 4294967295>
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #llvm.di_composite_type<elements = #llvm.di_null_type, #llvm.di_file<"a" in "b">>
} {}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<elements = #di_null_type, #di_file>
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_composite_type<rank = <[DW_OP_deref]>>} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<rank = <[DW_OP_deref]>>
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_composite_type<>} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<>
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.loop_annotation<>} {}

// CHECK: #loop_annotation = #llvm.loop_annotation<>
// CHECK-NEXT: module attributes {a.b = #loop_annotation} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.loop_annotation<unroll = <count = true>>} {}

// CHECK: #loop_unroll = #llvm.loop_unroll<count = true>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll>
// CHECK-NEXT: module attributes {a.b = #loop_annotation} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.loop_annotation<startLoc = loc(fused["a", "b"])>} {}

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(fused[#loc, #loc1])
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<startLoc = #loc2>
// CHECK-NEXT: module attributes {a.b = #loop_annotation} {
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #llvm.loop_annotation<parallelAccesses = <id = distinct[0]<>>, <id = distinct[1]<>>>
} {}

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<parallelAccesses = #access_group, #access_group1>
// CHECK-NEXT: module attributes {a.b = #loop_annotation} {
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = write>
} {}

// CHECK: module attributes {a.b = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = write>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.dereferenceable<bytes = -1>} {}

// CHECK: module attributes {a.b = #llvm.dereferenceable<bytes = 18446744073709551615>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.dereferenceable<bytes = 8, mayBeNull = true>} {}

// CHECK: module attributes {a.b = #llvm.dereferenceable<bytes = 8, mayBeNull = true>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.dereferenceable<bytes = 8, mayBeNull = false>} {}

// CHECK: module attributes {a.b = #llvm.dereferenceable<bytes = 8>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.vec_type_hint<hint = i32, is_signed = true>} {}

// CHECK: module attributes {a.b = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
// CHECK-NEXT: }
