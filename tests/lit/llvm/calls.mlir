// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Calls, direct, indirect and variadic.
llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {
  %0 = llvm.call fastcc musttail @h(%a) : (i32) -> i32
  %1 = "llvm.call"(%a) <{
    op_bundle_sizes = array<i32>,
    operandSegmentSizes = array<i32: 1, 0>,
    callee = @h
  }> : (i32) -> i32
  %2 = llvm.call %p(%a, %b) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
  %3 = llvm.call_intrinsic "llvm.foo"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.foo"() {x} : () -> ()
  %4 = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return
}
llvm.func @h(i32) -> i32

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr) {
// CHECK-NEXT:     %0 = llvm.call fastcc musttail @h(%arg0) : (i32) -> i32
// CHECK-NEXT:     %1 = llvm.call @h(%arg0) : (i32) -> i32
// CHECK-NEXT:     %2 = llvm.call %arg2(%arg0, %arg1) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32, i32) -> i32
// CHECK-NEXT:     %3 = llvm.call_intrinsic "llvm.foo"(%arg0) : (i32) -> i32
// CHECK-NEXT:     llvm.call_intrinsic "llvm.foo"() {x} : () -> ()
// CHECK-NEXT:     %4 = llvm.mlir.addressof @h : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @h(i32) -> i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i32, ptr)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32, %arg1: i32, %arg2: !llvm.ptr):
// GENERIC-NEXT:     %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<fastcc>, TailCallKind = #llvm.tailcallkind<musttail>, callee = @h, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// GENERIC-NEXT:     %1 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @h, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// GENERIC-NEXT:     %2 = "llvm.call"(%arg2, %arg0, %arg1) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 3, 0>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (!llvm.ptr, i32, i32) -> i32
// GENERIC-NEXT:     %3 = "llvm.call_intrinsic"(%arg0) <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> i32
// GENERIC-NEXT:     "llvm.call_intrinsic"() <{fastmathFlags = #llvm.fastmath<none>, intrin = "llvm.foo", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> {x} : () -> ()
// GENERIC-NEXT:     %4 = "llvm.mlir.addressof"() <{global_name = @h}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, sym_name = "h", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
