// RUN: not pyopt-translate --mlir-to-llvmir --split-input-file %s -o /dev/null 2>&1 | FileCheck %s

// LLVM's verifier: subprograms and global variables of debug info. tests/differential/test_rejected_translations.py compares each chunk.

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: subprogram definitions must have a compile unit

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: subprogram definitions must have a compile unit

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #f, name = "f", file = #f>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: function definition may only have a distinct !dbg attachment

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, scope = #f, name = "f", file = #f>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: function definition may only have a distinct !dbg attachment

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<scope = #f, name = "f", file = #f>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: function definition may only have a distinct !dbg attachment

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #f, name = "f", line = 3, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: line specified with no file

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #llvm.di_null_type, #i>>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, retainedNodes = #llvm.di_local_variable<scope = #sp, name = "v">>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid retained nodes, retained node does not belong to subprogram

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>

#sp9 = #llvm.di_subprogram<id = distinct[7]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, retainedNodes = #llvm.di_label<scope = #sp, name = "v">>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid retained nodes, retained node does not belong to subprogram

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
llvm.func @g() {
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp>["a.c":1:1])
// CHECK: error: DISubprogram attached to more than one function

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp2>["a.c":1:1])
// CHECK: error: !dbg attachment points at wrong subprogram for function

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, subprogramFlags = Definition>
llvm.func @g() {
  llvm.return loc(#loc)
} loc(fused<#sp2>["a.c":1:1])
llvm.func @f() {
  llvm.call @g() : () -> () loc("x.c":1:1)
  llvm.call @g() : () -> () loc(unknown)
  llvm.return loc(unknown)
} loc(fused<#sp>["a.c":1:1])
#loc = loc(fused<#sp2>["a.c":1:1])
// CHECK: error: inlinable function call in a function with a DISubprogram location must have a debug location

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() loc(fused<#sp>["a.c":1:1])
// CHECK: error: function declaration may only have a unique !dbg attachment

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]
} : i32

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x, expr = <[DW_OP_deref(1)]>>]
} : i32
// CHECK: error: invalid expression

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x, expr = <[DW_OP_LLVM_fragment(0, 64)]>>]
} : i32
// CHECK: error: fragment is larger than or outside of variable

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x, expr = <[DW_OP_LLVM_fragment(0, 32)]>>]
} : i32
// CHECK: error: fragment covers entire variable

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x, expr = <[DW_OP_LLVM_entry_value(1)]>>]
} : i32

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 1, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]
} : i32
// CHECK: error: struct is missing required parameter: type

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]
} : i32

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_global_variable<scope = #sp, name = "g", file = #f, line = 1, type = #i, isDefined = true>
llvm.mlir.global external @g(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #x>]
} : i32
