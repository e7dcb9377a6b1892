// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Aliases, functions with resolvers, and equivalents in the same library.

llvm.mlir.alias available_externally @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias available_externally @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<available_externally>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias @b : i64 {
  %1 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @b : i64 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i64, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @b}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  %2 = llvm.dso_local_equivalent @f : !llvm.ptr<2>
  llvm.store %2, %2 : !llvm.ptr<2>, !llvm.ptr<2>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @f : !llvm.ptr<2>
// CHECK-NEXT:     llvm.store %0, %0 : !llvm.ptr<2>, !llvm.ptr<2>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.dso_local_equivalent"() <{function_name = @f}> : () -> !llvm.ptr<2>
// GENERIC-NEXT:     "llvm.store"(%0, %0) <{ordering = 0 : i64}> : (!llvm.ptr<2>, !llvm.ptr<2>) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc @foo : i32, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : i32, !llvm.ptr @r
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = i32, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
