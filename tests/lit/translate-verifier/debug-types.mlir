// RUN: not pyopt-translate --mlir-to-llvmir --split-input-file %s -o /dev/null 2>&1 | FileCheck %s

// LLVM's verifier: types of debug info. tests/differential/test_rejected_translations.py compares each chunk.

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_basic_type<tag = DW_TAG_array_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid tag

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_derived_type<tag = DW_TAG_base_type, baseType = #i>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid tag

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i, dwarfAddressSpace = 1>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_derived_type<tag = DW_TAG_member, name = "m", baseType = #i, dwarfAddressSpace = 1>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: DWARF address space only applies to pointer or reference types

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_derived_type<tag = DW_TAG_ptr_to_member_type, baseType = #i>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_composite_type<tag = DW_TAG_base_type, name = "x">
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid tag

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "x">
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: array types must have a base type

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", flags = Vector>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid vector, expected one element of type subrange

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64>, #llvm.di_subrange<count = 4 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid vector, expected one element of type subrange

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, elements = #llvm.di_subrange<lowerBound = 0 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, elements = #llvm.di_subrange<count = -2 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid subrange count

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, elements = #llvm.di_subrange<count = 4 : i64, upperBound = 3 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: Subrange can have any one of count or upperBound

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", elements = #llvm.di_subrange<count = 4 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
#x = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", scope = #llvm.di_lexical_block<scope = #sp>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_string_type<tag = DW_TAG_base_type, name = "s", sizeInBits = 8>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid tag

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 8>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "x", elements = #llvm.di_generic_subrange<count = 1 : i64, lowerBound = #llvm.di_expression<[DW_OP_deref(1)]>, stride = #llvm.di_expression<[DW_OP_lit0]>>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: invalid expression

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, elements = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 1 : i64>>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
// CHECK: error: GenericSubrange must contain lowerBound

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_subroutine_type<types = #i>
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])

// -----

#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = false, emissionKind = Full>
#x = #llvm.di_null_type
#st = #llvm.di_subroutine_type<types = #x>
#sp9 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition, type = #st>
llvm.func @f() {
  llvm.return loc(#loc)
} loc(fused<#sp9>["a.c":1:1])
#loc = loc(fused<#sp9>["a.c":1:1])
