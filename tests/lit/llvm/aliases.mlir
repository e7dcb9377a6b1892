// RUN: pyopt --split-input-file %s | FileCheck %s
// RUN: pyopt --split-input-file --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

// Aliases, functions with resolvers, and equivalents in the same library.

llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return %0 : !llvm.ptr<3>
}
llvm.mlir.global external @g(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr<3>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 3 : i32} : i32
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @a : !llvm.ptr<3>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr<3>
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr<3>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 3 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr<3>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

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

"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
  %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  "llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
llvm.mlir.global external @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias weak @a : i64 {
  %0 = llvm.mlir.constant(1234 : i64) : i64
  %1 = llvm.mlir.addressof @g : !llvm.ptr
  %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %3 = llvm.add %2, %0 : i64
  %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
  llvm.return %4 : !llvm.ptr
}
llvm.mlir.alias @b : i64 {
  %1 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global weak @g(1 : i64) : i64

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias weak @a : i64 {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1234 : i64) : i64
// CHECK-NEXT:     %1 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %2 = llvm.ptrtoint %1 : !llvm.ptr to i64
// CHECK-NEXT:     %3 = llvm.add %2, %0 : i64
// CHECK-NEXT:     %4 = llvm.inttoptr %3 : i64 to !llvm.ptr
// CHECK-NEXT:     llvm.return %4 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @b : i64 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @a : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global weak @g(1 : i64) {addr_space = 0 : i32} : i64
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i64, linkage = #llvm.linkage<weak>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.constant"() <{value = 1234 : i64}> : () -> i64
// GENERIC-NEXT:     %2 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     %3 = "llvm.ptrtoint"(%2) : (!llvm.ptr) -> i64
// GENERIC-NEXT:     %4 = "llvm.add"(%3, %1) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64
// GENERIC-NEXT:     %5 = "llvm.inttoptr"(%4) : (i64) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%5) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i64, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<weak>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i64, visibility_ = 0 : i64}> ({
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
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.store %2, %2 : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @a : !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %0 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @a : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.dso_local_equivalent"() <{function_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.store"(%1, %1) <{ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr
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

llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f()

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @f : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.dso_local_equivalent"() <{function_name = @f}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc @foo2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc private hidden unnamed_addr @foo3
    : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.ifunc linkonce_odr protected local_unnamed_addr @foo4
    : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {address_space = 0 : i32}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @use(%a: i64) -> f32 {
  %0 = llvm.call @foo(%a) : (i64) -> f32
  %1 = llvm.mlir.addressof @foo : !llvm.ptr
  llvm.store %1, %1 : !llvm.ptr, !llvm.ptr
  llvm.return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.mlir.ifunc external @foo2 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.mlir.ifunc private hidden unnamed_addr @foo3 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
// CHECK-NEXT:   llvm.mlir.ifunc linkonce_odr protected local_unnamed_addr @foo4 : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
// CHECK-NEXT:   llvm.func @resolver() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @use(%arg0: i64) -> f32 {
// CHECK-NEXT:     %0 = llvm.call @foo(%arg0) : (i64) -> f32
// CHECK-NEXT:     %1 = llvm.mlir.addressof @foo : !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, dso_local, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<private>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo3", unnamed_addr = 2 : i64, visibility_ = 1 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<linkonce_odr>, resolver = @resolver, resolver_type = !llvm.ptr, sym_name = "foo4", unnamed_addr = 1 : i64, visibility_ = 2 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, sym_name = "use", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i64):
// GENERIC-NEXT:     %0 = "llvm.call"(%arg0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, callee = @foo, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> f32
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @foo}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.store"(%1, %1) <{ordering = 0 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"(%0) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc external @foo
    : !llvm.func<f32 (i64)>, !llvm.ptr<1> @resolver {address_space = 1 : i32}
llvm.func @resolver() -> !llvm.ptr<1> {
  %0 = llvm.mlir.zero : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr<1> @resolver {address_space = 1 : i32}
// CHECK-NEXT:   llvm.func @resolver() -> !llvm.ptr<1> {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr<1>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr<1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 1 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @resolver, resolver_type = !llvm.ptr<1>, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr<1> ()>, linkage = #llvm.linkage<external>, sym_name = "resolver", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr<1>
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr<1>) -> ()
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

// -----

llvm.mlir.ifunc weak_odr @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.mlir.ifunc linkonce @foo5 : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.mlir.ifunc internal @foo6 : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func private @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @user(%a: i64) {
  %1 = llvm.mlir.addressof @foo : !llvm.ptr<1>
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc weak_odr @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
// CHECK-NEXT:   llvm.mlir.ifunc linkonce @foo5 : !llvm.func<f32 (i64)>, !llvm.ptr @r
// CHECK-NEXT:   llvm.mlir.ifunc internal @foo6 : !llvm.func<f32 (i64)>, !llvm.ptr @r
// CHECK-NEXT:   llvm.func private @r() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @user(%arg0: i64) {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @foo : !llvm.ptr<1>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<weak_odr>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<linkonce>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo5", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<internal>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo6", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<private>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i64)>, linkage = #llvm.linkage<external>, sym_name = "user", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i64):
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @foo}> : () -> !llvm.ptr<1>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @a : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.dso_local_equivalent"() <{function_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias @b : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @a : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @a : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @b : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.dso_local_equivalent"() <{function_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @b}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() {
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f() {
// CHECK-NEXT:     %0 = llvm.dso_local_equivalent @a : !llvm.ptr
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @a : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.dso_local_equivalent"() <{function_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.getelementptr"(%0) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr<1> {
  %0 = llvm.mlir.zero : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr<1> {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr<1>
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr<1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr<1> ()>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr<1>
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr<1>) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @b
llvm.mlir.alias @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias @b : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @b
// CHECK-NEXT:   llvm.mlir.alias external @a : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @r : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @b : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @a : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @b, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.mlir.addressof"() <{global_name = @r}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @b
llvm.mlir.alias @b : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @b
// CHECK-NEXT:   llvm.mlir.alias external @b : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @r : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:     llvm.return %1 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @r() -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @b, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @r}> : () -> !llvm.ptr
// GENERIC-NEXT:     %2 = "llvm.getelementptr"(%1) <{elem_type = i8, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 1>}> : (!llvm.ptr) -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r {sym_visibility = "private"}
llvm.func @r(%a: i32) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r {sym_visibility = "private"}
// CHECK-NEXT:   llvm.func @r(%arg0: i32) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = !llvm.func<f32 (i64)>, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> {sym_visibility = "private"} : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"llvm.mlir.ifunc"() <{
  sym_name = "foo",
  linkage = #llvm.linkage<external>,
  resolver = @r,
  resolver_type = !llvm.ptr,
  i_func_type = i32
}> : () -> ()
llvm.func @r(%a: i32) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.ifunc external @foo : i32, !llvm.ptr @r
// CHECK-NEXT:   llvm.func @r(%arg0: i32) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.ifunc"() <{address_space = 0 : i32, i_func_type = i32, linkage = #llvm.linkage<external>, resolver = @r, resolver_type = !llvm.ptr, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"llvm.mlir.alias"() <{sym_name = "foo", linkage = #llvm.linkage<external>, alias_type = i32}> ({
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
llvm.func @r(%a: i32) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @foo : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @r : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @r(%arg0: i32) -> !llvm.ptr {
// CHECK-NEXT:     %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "foo", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @r}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr (i32)>, linkage = #llvm.linkage<external>, sym_name = "r", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.zero"() : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

"llvm.func"() <{
  CConv = #llvm.cconv<ccc>,
  function_type = !llvm.func<void ()>,
  linkage = #llvm.linkage<external>,
  sym_name = "func"
}> ({
}) : () -> ()

// CHECK: module {
// CHECK-NEXT:   llvm.func @func()
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "func", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias private @a {dso_local, x = 1 : i32, thread_local_} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias @b {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias protected thread_local @c {dso_local} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias private thread_local @a {dso_local, x = 1 : i32} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @b {dso_local} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external protected thread_local @c {dso_local} : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<private>, sym_name = "a", thread_local_, unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) {x = 1 : i32} : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, dso_local, linkage = #llvm.linkage<external>, sym_name = "c", thread_local_, unnamed_addr = 0 : i64, visibility_ = 2 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias @a : i32 {
^bb0(%x: i32):
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%arg0: i32):
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.global internal @g(7 : i32) : i32
llvm.mlir.alias internal @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias @b : !llvm.struct<"s", (i32, i32)> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @read() -> i32 {
  %0 = llvm.mlir.addressof @b : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.global internal @g(7 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:   llvm.mlir.alias internal @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias external @b : !llvm.struct<"s", (i32, i32)> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @a : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @read() -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @b : !llvm.ptr
// CHECK-NEXT:     %1 = llvm.load %0 : !llvm.ptr -> i32
// CHECK-NEXT:     llvm.return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, value = 7 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<internal>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %3 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%3) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.struct<"s", (i32, i32)>, linkage = #llvm.linkage<external>, sym_name = "b", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %2 = "llvm.mlir.addressof"() <{global_name = @a}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%2) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 ()>, linkage = #llvm.linkage<external>, sym_name = "read", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @b}> : () -> !llvm.ptr
// GENERIC-NEXT:     %1 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
// GENERIC-NEXT:     "llvm.return"(%1) : (i32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f()
llvm.mlir.alias weak_odr hidden unnamed_addr @"a b" : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @g() {
  %0 = llvm.mlir.addressof @"a b" : !llvm.ptr
  llvm.call %0() : !llvm.ptr, () -> ()
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT:   llvm.mlir.alias weak_odr hidden unnamed_addr @"a b" : !llvm.func<void ()> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @f : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @g() {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @"a b" : !llvm.ptr
// CHECK-NEXT:     llvm.call %0() : !llvm.ptr, () -> ()
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.func<void ()>, linkage = #llvm.linkage<weak_odr>, sym_name = "a b", unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @f}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @"a b"}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.call"(%0) <{CConv = #llvm.cconv<ccc>, TailCallKind = #llvm.tailcallkind<none>, fastmathFlags = #llvm.fastmath<none>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias linkonce_odr hidden thread_local unnamed_addr @a2 {dso_local}
    : !llvm.array<32 x i32> {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g(1 : i32) : i32

// CHECK: module {
// CHECK-NEXT:   llvm.mlir.alias external @a : i32 {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.alias linkonce_odr hidden thread_local unnamed_addr @a2 {dso_local} : !llvm.array<32 x i32> {
// CHECK-NEXT:     %0 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     llvm.return %0 : !llvm.ptr
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global external @g(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }
// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:     %1 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%1) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.alias"() <{alias_type = !llvm.array<32 x i32>, dso_local, linkage = #llvm.linkage<linkonce_odr>, sym_name = "a2", thread_local_, unnamed_addr = 2 : i64, visibility_ = 1 : i64}> ({
// GENERIC-NEXT:     %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
// GENERIC-NEXT:     "llvm.return"(%0) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i32, linkage = #llvm.linkage<external>, sym_name = "g", unnamed_addr = 0 : i64, value = 1 : i32, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
