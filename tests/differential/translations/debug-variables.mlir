// Values of variables: constants, results of folds, addresses, nothing.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 7, column = 8>
#x = #llvm.di_local_variable<scope = #f, name = "x", file = #file, line = 4, arg = 1, type = #int>
#y = #llvm.di_local_variable<scope = #block, name = "y", file = #file, line = 5, type = #int, flags = Artificial>
#p = #llvm.di_local_variable<scope = #f, name = "p", file = #file, line = 6>
#label = #llvm.di_label<scope = #block, name = "again", file = #file, line = 8>
llvm.mlir.global @g(1 : i32) : i32
llvm.func @f(%x: i32, %v: vector<2xf32>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %two = llvm.add %one, %one : i32
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %undef = llvm.mlir.undef : i32
  %poison = llvm.mlir.poison : !llvm.struct<(i32, f32)>
  %null = llvm.mlir.zero : !llvm.ptr
  %slot = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #p = %slot : !llvm.ptr
  llvm.intr.dbg.declare #p = %g : !llvm.ptr
  llvm.intr.dbg.declare #p #llvm.di_expression<[DW_OP_deref]> = %null : !llvm.ptr
  llvm.intr.dbg.value #x = %x : i32
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(4, 8)]> = %one
      : i32
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_plus_uconst(18446744073709551615), DW_OP_stack_value]> = %two
      : i32
  llvm.intr.dbg.value #x = %undef : i32
  llvm.intr.dbg.value #x = %poison : !llvm.struct<(i32, f32)>
  llvm.intr.dbg.value #p = %g : !llvm.ptr
  llvm.intr.dbg.value #p = %v : vector<2xf32>
  llvm.br ^a(%two : i32)
^a(%z: i32):
  llvm.intr.dbg.label #label loc(fused<#block>["a.c":8:1])
  llvm.intr.dbg.value #y = %z : i32 loc(fused<#block>["a.c":9:1])
  llvm.intr.dbg.value #y = %z : i32 loc(unknown)
  llvm.intr.dbg.label #label loc(unknown)
  llvm.return %z : i32
} loc(fused<#f>["a":1:2])

// -----
// In functions without a subprogram there is nothing.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#x = #llvm.di_local_variable<scope = #f, name = "x">
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #x = %x : i32
  llvm.intr.dbg.label #llvm.di_label<scope = #f, name = "l">
  llvm.return
}

// -----
// Variables of code that was inlined.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = "Definition|LocalToUnit">
#x = #llvm.di_local_variable<scope = #g, name = "x", arg = 1>
llvm.func @f(%x: i32) {
  llvm.intr.dbg.value #x = %x : i32 loc(callsite(fused<#g>["a.c":12:1] at fused<#f>["a.c":3:1]))
  llvm.intr.dbg.label #llvm.di_label<scope = #g, name = "l">
      loc(callsite(fused<#g>["a.c":13:1] at fused<#f>["a.c":3:1]))
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
// Global variables: of units, modules, common blocks, functions.
#file = #llvm.di_file<"a.c" in "/d">
#other = #llvm.di_file<"b.c" in "/d">
#unit1 = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full, nameTableKind = GNU>
#unit2 = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_D, file = #other, isOptimized = false, emissionKind = Full>
#unit3 = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_Go, file = #other, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit1, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#d = #llvm.di_subprogram<scope = #unit2, name = "d", file = #file, line = 1>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#g = #llvm.di_global_variable<scope = #unit3, name = "g", file = #file, line = 7, type = #int>
#module = #llvm.di_module<file = #file, scope = #unit1, name = "m", isDecl = true, line = 4>
#g2 = #llvm.di_global_variable<scope = #module, name = "g2", file = #file, line = 7, type = #int>
#common = #llvm.di_common_block<scope = #f, decl = #g2, name = "m", file = #file, line = 4>
#g3 = #llvm.di_global_variable<scope = #common, name = "g3", file = #file, line = 7, type = #int>
#g4 = #llvm.di_global_variable<scope = #f, name = "g4", file = #file, line = 7, type = #int, alignInBits = 64, isLocalToUnit = true>
#g5 = #llvm.di_global_variable<scope = #file, name = "g5", linkageName = "g_5", file = #file, line = 7, type = #int, isDefined = true>
llvm.func @f() {
  llvm.return
} loc(fused<#f>["a":1:2])
llvm.func @d() loc(fused<#d>["a":1:2])
llvm.mlir.global @g(1 : i32) {
  alignment = 8 : i64,
  section = "x",
  dbg_exprs = [#llvm.di_global_variable_expression<var = #g>,
               #llvm.di_global_variable_expression<var = #g2, expr = <[DW_OP_plus_uconst(3)]>>]
} : i32
llvm.mlir.global @g3(1 : i32) {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #g3, expr = <[DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(1, 2)]>>]
} : i32
llvm.mlir.global @g4(1 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #g4>]} : i32
llvm.mlir.global internal thread_local @g5() {
  dbg_exprs = [#llvm.di_global_variable_expression<var = #g5>]
} : i32 {
  %0 = llvm.mlir.constant(3 : i32) : i32
  llvm.return %0 : i32
} loc(fused<#f>["a":1:2])
llvm.mlir.global external @g6() {dbg_exprs = []} : i32

// -----
// Other metadata of functions and modules, and its order.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<scope = #file, name = "g", file = #file>
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]
llvm.linker_options ["a", "b"]
llvm.func @g() loc(fused<#g>["a":1:2])
llvm.func @f()
    attributes {function_entry_count = 5 : i64, reqd_work_group_size = array<i32: 1, 2, 3>} {
  llvm.return
} loc(fused<#f>["a":1:2])

// -----
llvm.linker_options ["a", "b"]
llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
llvm.linker_options ["c"]

// -----
// Windows has another format.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.func @f() {
    llvm.return
  } loc(fused<#f>["a":1:2])
}

// -----
module attributes {llvm.target_triple = "aarch64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "CodeView", 2 : i32>]
}

// -----
module attributes {llvm.target_triple = "x86_64-pc-win32"} {
}

// -----
module attributes {llvm.target_triple = "x86_64-pc-windows-gnu"} {
}

// -----
module attributes {llvm.target_triple = "x86_64-unknown-windows-coreclr"} {
}

// -----
module attributes {llvm.target_triple = "x86_64-unknown-uefi"} {
}

// -----
// Where a loop begins and ends.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#start = loc("a.c":42:4)
#end = loc("a.c":52:4)
#loop = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, unroll = <disable = true>, startLoc = loc(fused<#f>[#start]), endLoc = loc(fused<#f>[#end])>
#only_end = #llvm.loop_annotation<endLoc = loc(fused<#f>[#end])>
#no_scope = #llvm.loop_annotation<mustProgress = true, startLoc = loc(fused<"x">[#end])>
llvm.func @f(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.cond_br %c, ^b, ^c {loop_annotation = #only_end}
^c:
  llvm.cond_br %c, ^c, ^d {loop_annotation = #no_scope}
^d:
  llvm.return
} loc(fused<#f>["a":1:2])
llvm.func @without(%c: i1) {
  llvm.br ^a
^a:
  llvm.cond_br %c, ^a, ^b {loop_annotation = #loop}
^b:
  llvm.return
}

// -----
// Scopes of records.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = "Definition|LocalToUnit">
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 7, column = 8>
#bg = #llvm.di_lexical_block<scope = #g, file = #file, line = 7, column = 8>
#x = #llvm.di_local_variable<scope = #block, name = "x", arg = 1>
#y = #llvm.di_local_variable<scope = #bg, name = "y", arg = 1>
#z = #llvm.di_local_variable<scope = #g, name = "z", arg = 2>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #x = %x : i32
  llvm.intr.dbg.declare #x = %p : !llvm.ptr
  llvm.intr.dbg.label #llvm.di_label<scope = #block, name = "l">
  llvm.intr.dbg.value #x = %x : i32 loc(fused<#f>["a.c":12:1])
  llvm.intr.dbg.value #y = %x : i32 loc(callsite(fused<#g>["a.c":12:1] at fused<#f>["a.c":3:1]))
  llvm.intr.dbg.value #z = %x : i32 loc(callsite(fused<#bg>["a.c":12:1] at fused<#f>["a.c":3:1]))
  llvm.return
} loc(fused<#f>["a":1:2])
llvm.func @n(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #x = %x : i32
  llvm.intr.dbg.value #x = %x : i32 loc(fused<#f>["a.c":12:1])
  llvm.return
}

// -----
// All of a record's location is in the first scope that it names.
#file = #llvm.di_file<"a.c" in "/d">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, subprogramFlags = "Definition|LocalToUnit">
#block = #llvm.di_lexical_block<scope = #f, file = #file, line = 7, column = 8>
#bg = #llvm.di_lexical_block<scope = #g, file = #file, line = 7, column = 8>
#x = #llvm.di_local_variable<scope = #block, name = "x", arg = 1>
#y = #llvm.di_local_variable<scope = #bg, name = "y", arg = 1>
#z = #llvm.di_local_variable<scope = #g, name = "z", arg = 2>
llvm.func @f(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #x = %x : i32 loc(fused["a.c":12:1, fused<#block>["a.c":12:1]])
  llvm.intr.dbg.value #x = %x : i32 loc(fused["a.c":13:1, fused<#block>["a.c":13:2]])
  llvm.intr.dbg.value #x = %x : i32 loc("n"("a.c":14:1))
  llvm.intr.dbg.value #x = %x : i32 loc(fused<#block>["a.c":15:1, fused<#f>["a.c":15:2]])
  llvm.return
} loc(fused<#f>["a":1:2])
llvm.func @n(%x: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #x = %x : i32
  llvm.intr.dbg.value #x = %x : i32 loc(fused<#f>["a.c":12:1])
  llvm.return
}
