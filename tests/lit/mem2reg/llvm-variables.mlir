// RUN: pyopt --split-input-file --mem2reg %s | FileCheck %s

// The values of declared variables are told wherever they change.
#di_file = #llvm.di_file<"a.c" in "/tmp">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition>
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #di_file, line = 5>
llvm.func @d(%x: i32, %c: i1) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #v = %p : !llvm.ptr
  llvm.store %x, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %one, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK: #di_file = #llvm.di_file<"a.c" in "/tmp">
// CHECK-NEXT: #di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #di_file, isOptimized = true, emissionKind = Full>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", file = #di_file, line = 3, subprogramFlags = Definition>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 5>
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.func @d(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %arg0 : i32
// CHECK-NEXT:     llvm.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %0 : i32
// CHECK-NEXT:     llvm.br ^bb2(%0 : i32)
// CHECK-NEXT:   ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable = %1 : i32
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
