// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What debuggers are told.

#file = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 2, type = #int>
#label = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 3>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var = %a : i32
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]> = %a : i32
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.declare #var #llvm.di_expression<[DW_OP_deref]> = %p : !llvm.ptr {a}
  llvm.intr.dbg.label #label {b}
  llvm.return
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/d">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
// CHECK-NEXT: #di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 3>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 2, type = #di_basic_type>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]> = %arg0 : i32
// CHECK-NEXT:     llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_deref]> = %arg1 : !llvm.ptr {a}
// CHECK-NEXT:     llvm.intr.dbg.label #di_label {b}
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// GENERIC-NEXT: #di_file = #llvm.di_file<"a.c" in "/d">
// GENERIC-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = Full>
// GENERIC-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 1, subprogramFlags = Definition>
// GENERIC-NEXT: #di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 3>
// GENERIC-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 2, type = #di_basic_type>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(0, 8)]>, varInfo = #di_local_variable}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.declare"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.declare"(%arg1) <{locationExpr = #llvm.di_expression<[DW_OP_deref]>, varInfo = #di_local_variable}> {a} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.label"() <{label = #di_label}> {b} : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

#file = #llvm.di_file<"a.c" in "/d">
#var = #llvm.di_local_variable<scope = #file, name = "x", arg = 1, alignInBits = 8>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var #llvm.di_expression<> = %a : i32
  "llvm.intr.dbg.value"(%a) <{varInfo = #var}> : (i32) -> ()
  "llvm.intr.dbg.declare"(%p) <{varInfo = #var, locationExpr = #llvm.di_expression<>}> {c}
      : (!llvm.ptr) -> ()
  "llvm.intr.dbg.label"() <{label = #llvm.di_label<scope = #file>}> : () -> ()
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/d">
// CHECK-NEXT: #di_label = #llvm.di_label<scope = #di_file>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "x", arg = 1, alignInBits = 8>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT:     llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr {c}
// CHECK-NEXT:     llvm.intr.dbg.label #di_label
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_file = #llvm.di_file<"a.c" in "/d">
// GENERIC-NEXT: #di_label = #llvm.di_label<scope = #di_file>
// GENERIC-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, name = "x", arg = 1, alignInBits = 8>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.declare"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> {c} : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.intr.dbg.label"() <{label = #di_label}> : () -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">> = %p : !llvm.ptr
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">> = %c : i64
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/d">
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg1 : !llvm.ptr
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %0 : i64
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_file = #llvm.di_file<"a.c" in "/d">
// GENERIC-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: !llvm.ptr):
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg1) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %0 = "llvm.mlir.constant"() <{value = 1 : i64}> : () -> i64
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%0) <{locationExpr = #llvm.di_expression<>, varInfo = #di_local_variable}> : (i64) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">, flags = Artificial> #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_plus_uconst(3)]> = %a
      : i32
  llvm.return
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/d">
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Artificial>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_plus_uconst(3)]> = %arg0 : i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: #di_file = #llvm.di_file<"a.c" in "/d">
// GENERIC-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_file, flags = Artificial>
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     "llvm.intr.dbg.value"(%arg0) <{locationExpr = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_plus_uconst(3)]>, varInfo = #di_local_variable}> : (i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
