// RUN: not pyopt-translate --mlir-to-llvmir --split-input-file %s -o /dev/null 2>&1 | FileCheck %s

// LLVM's verifier: records of variables and labels. tests/differential/test_rejected_translations.py compares each chunk.

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref(1)]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: invalid expression

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_plus_uconst]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: invalid expression

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 64)]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: fragment is larger than or outside of variable

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: fragment covers entire variable

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8)]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_entry_value(1)]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: Entry values are only allowed in MIR unless they target a swiftasync Argument

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_swap]> = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: invalid expression

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_convert(32, 99), DW_OP_stack_value]> = %a
      : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.declare #v = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: 'llvm.intr.dbg.declare' op operand #0 must be LLVM pointer type, but got 'i32'

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp2, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: mismatched subprogram between #dbg record variable and DILocation

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, subprogramFlags = Definition>
#v = #llvm.di_label<scope = #sp2, name = "v">
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.label #v loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: mismatched subprogram between #dbg_label label and !dbg attachment

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#v = #llvm.di_label<scope = #f, name = "v">
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.label #v loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #f, name = "v", type = #i>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: local variable requires a valid scope

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#v = #llvm.di_local_variable<scope = #sp, name = "v", type = #i, arg = 1>
#w = #llvm.di_local_variable<scope = #sp, name = "w", type = #i, arg = 1>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #v = %a : i32 loc(#loc)
  llvm.intr.dbg.value #w = %a : i32 loc(#loc)
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: conflicting debug info for argument
