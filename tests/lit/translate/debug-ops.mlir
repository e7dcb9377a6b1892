// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

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

// CHECK: define void @f(i32 %0, ptr %1) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

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

// CHECK: define void @f(i32 %0, ptr %1) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">> = %p : !llvm.ptr
  %c = llvm.mlir.constant(1 : i64) : i64
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">> = %c : i64
  llvm.return
}

// CHECK: define void @f(i32 %0, ptr %1) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #llvm.di_local_variable<scope = #llvm.di_file<"a.c" in "/d">, flags = Artificial> #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_signed), DW_OP_plus_uconst(3)]> = %a
      : i32
  llvm.return
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
