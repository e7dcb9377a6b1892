// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Any number of arguments.

llvm.func @sum(%n: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %list = llvm.alloca %one x !llvm.struct<"va_list", (ptr)> {alignment = 8 : i64}
      : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  %0 = llvm.va_arg %list : (!llvm.ptr) -> i32
  %1 = llvm.va_arg %list : (!llvm.ptr) -> f64
  %2 = llvm.va_arg %list : (!llvm.ptr) -> !llvm.array<2 x i64>
  %3 = llvm.va_arg %list : (!llvm.ptr) -> !llvm.struct<"point", (f32, f32)>
  llvm.intr.vaend %list : !llvm.ptr
  llvm.return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @sum(%arg0: i32, ...) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %1 = llvm.alloca %0 x !llvm.struct<"va_list", (ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
// CHECK-NEXT:     llvm.intr.vastart %1 : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.va_arg %1 : (!llvm.ptr) -> i32
// CHECK-NEXT:     %3 = llvm.va_arg %1 : (!llvm.ptr) -> f64
// CHECK-NEXT:     %4 = llvm.va_arg %1 : (!llvm.ptr) -> !llvm.array<2 x i64>
// CHECK-NEXT:     %5 = llvm.va_arg %1 : (!llvm.ptr) -> !llvm.struct<"point", (f32, f32)>
// CHECK-NEXT:     llvm.intr.vaend %1 : !llvm.ptr
// CHECK-NEXT:     llvm.return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "sum", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC-NEXT:     %1 = "llvm.alloca"(%0) <{alignment = 8 : i64, elem_type = !llvm.struct<"va_list", (ptr)>}> : (i32) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.intr.vastart"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     %2 = "llvm.va_arg"(%1) : (!llvm.ptr) -> i32
// GENERIC-NEXT:     %3 = "llvm.va_arg"(%1) : (!llvm.ptr) -> f64
// GENERIC-NEXT:     %4 = "llvm.va_arg"(%1) : (!llvm.ptr) -> !llvm.array<2 x i64>
// GENERIC-NEXT:     %5 = "llvm.va_arg"(%1) : (!llvm.ptr) -> !llvm.struct<"point", (f32, f32)>
// GENERIC-NEXT:     "llvm.intr.vaend"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"(%2) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
