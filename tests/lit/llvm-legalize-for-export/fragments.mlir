// RUN: pyopt --llvm-legalize-for-export %s | FileCheck %s

// Of fragments side by side, one is left: as long as the first, and as far on as all of them.

#file = #llvm.di_file<"a.c" in "/d">
#f = #llvm.di_subprogram<scope = #file, name = "f">
#var = #llvm.di_local_variable<scope = #f, name = "x">
#global = #llvm.di_global_variable<name = "g", file = #file, line = 1, type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">>
#three = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(64, 32), DW_OP_LLVM_fragment(1, 2)]>
#apart = #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16), DW_OP_deref, DW_OP_LLVM_fragment(64, 32)]>
#far = #llvm.di_expression<[DW_OP_LLVM_fragment(18446744073709551615, 16), DW_OP_LLVM_fragment(2, 32)]>
#of_global = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_LLVM_fragment(8, 16), DW_OP_LLVM_fragment(16, 32)]>>
llvm.mlir.global @g(0 : i32) {dbg_exprs = [#of_global]} : i32
llvm.func @f(%x: i64, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var #three = %x : i64
  llvm.intr.dbg.value #var #apart = %x : i64
  llvm.intr.dbg.declare #var #far = %p : !llvm.ptr
  llvm.return
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">
// CHECK-NEXT: #di_file = #llvm.di_file<"a.c" in "/d">
// CHECK-NEXT: #di_global_variable = #llvm.di_global_variable<name = "g", file = #di_file, line = 1, type = #di_basic_type>
// CHECK-NEXT: #di_subprogram = #llvm.di_subprogram<scope = #di_file, name = "f">
// CHECK-NEXT: #di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_LLVM_fragment(24, 16)]>>
// CHECK-NEXT: #di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x">
// CHECK-NEXT: module {
// CHECK-NEXT:   llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
// CHECK-NEXT:   llvm.func @f(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(73, 16)]> = %arg0 : i64
// CHECK-NEXT:     llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(8, 16), DW_OP_deref, DW_OP_LLVM_fragment(64, 32)]> = %arg0 : i64
// CHECK-NEXT:     llvm.intr.dbg.declare #di_local_variable #llvm.di_expression<[DW_OP_LLVM_fragment(1, 16)]> = %arg1 : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
