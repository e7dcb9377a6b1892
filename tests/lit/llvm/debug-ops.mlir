// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// What debuggers are told.

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
