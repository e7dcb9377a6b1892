// RUN: pyopt --allow-unregistered-dialect --split-input-file %s | FileCheck %s

#file = #llvm.di_file<"foo.mlir" in "/test/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#i32 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i32, sizeInBits = 64, alignInBits = 32, offsetInBits = 8>
#null = #llvm.di_null_type
#comp = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #file, line = 42, scope = #file, baseType = #i32, sizeInBits = 64, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0>>
#st = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #i32, #ptr, #comp>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "intrinsics", linkageName = "intrinsics", file = #file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #st>
#var = #llvm.di_local_variable<scope = #sp, name = "arg", file = #file, line = 6, arg = 1, alignInBits = 32, type = #ptr>
#lb = #llvm.di_lexical_block<scope = #sp, file = #file, line = 10, column = 10>
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #file, line = 4, type = #i32, isLocalToUnit = true, isDefined = true>
llvm.mlir.global external @g() {
  addr_space = 0 : i32,
  dbg_exprs = [#llvm.di_global_variable_expression<var = #gv, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_plus_uconst(3)]>>]
} : i64
llvm.func @f(%a: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  "foo"() {a = #lb, b = #var} : () -> ()
  llvm.return
} loc(fused<#sp>["foo.mlir":1:1])

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"foo.mlir" in "/test/">
// CHECK-NEXT: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "composite", file = #di_file, line = 42, scope = #di_file, baseType = #di_basic_type, flags = Vector, sizeInBits = 64, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
// CHECK-NEXT: #di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 32, offsetInBits = 8>
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 4, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type, #di_derived_type, #di_composite_type>
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_plus_uconst(3)]>>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "intrinsics", linkageName = "intrinsics", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
// CHECK-NEXT: #di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 10, column = 10>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "arg", file = #di_file, line = 6, arg = 1, alignInBits = 32, type = #di_derived_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i64
// CHECK-NEXT:   llvm.func @f(%arg0: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     "foo"() {a = #di_lexical_block, b = #di_local_variable} : () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
#f = #llvm.di_file<"a.c" in "/">
#ns = #llvm.di_namespace<name = "std", exportSymbols = false>
#m = #llvm.di_module<file = #f, scope = #f, name = "M", configMacros = "-D", includePath = "/", apinotes = "x", line = 4, isDecl = true>
#lbf = #llvm.di_lexical_block_file<scope = #ns, file = <"b.c" in "/">, discriminator = 3>
#l = #llvm.di_label<scope = #lbf, name = "l", file = #f, line = 7>
#s = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, stringLengthExp = <[DW_OP_deref]>, encoding = DW_ATE_ASCII>
module attributes {a.b = #m, a.c = #l, a.d = #s} {}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/">
// CHECK-NEXT: #di_file1 = #llvm.di_file<"b.c" in "/">
// CHECK-NEXT: #di_namespace = #llvm.di_namespace<name = "std", exportSymbols = false>
// CHECK-NEXT: #di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "s", sizeInBits = 32, stringLengthExp = <[DW_OP_deref]>, encoding = DW_ATE_ASCII>
// CHECK-NEXT: #di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_namespace, file = #di_file1, discriminator = 3>
// CHECK-NEXT: #di_module = #llvm.di_module<file = #di_file, scope = #di_file, name = "M", configMacros = "-D", includePath = "/", apinotes = "x", line = 4, isDecl = true>
// CHECK-NEXT: #di_label = #llvm.di_label<scope = #di_lexical_block_file, name = "l", file = #di_file, line = 7>
// CHECK-NEXT: module attributes {a.b = #di_module, a.c = #di_label, a.d = #di_string_type} {
// CHECK-NEXT: }
