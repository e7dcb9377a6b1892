// RUN: pyopt-translate --split-input-file --mlir-to-llvmir %s | FileCheck %s

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

// CHECK: @g = addrspace(3) global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @a = alias i32, ptr addrspace(3) @g
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

"llvm.mlir.alias"() <{alias_type = i32, linkage = #llvm.linkage<external>, sym_name = "a"}> ({
  %0 = "llvm.mlir.addressof"() <{global_name = @g}> : () -> !llvm.ptr
  "llvm.return"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
llvm.mlir.global external @g(1 : i32) : i32

// CHECK: @g = global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @a = alias i32, ptr @g

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

// CHECK: @a = alias void (), ptr @f
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   store ptr dso_local_equivalent @a, ptr dso_local_equivalent @a, align 8
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

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

// CHECK: @foo = ifunc float (i64), ptr @resolver
// CHECK-NEXT: @foo2 = ifunc float (i64), ptr @resolver
// CHECK-NEXT: @foo3 = private hidden ifunc float (i64), ptr @resolver
// CHECK-NEXT: @foo4 = linkonce_odr protected ifunc float (i64), ptr @resolver
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @resolver() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define float @use(i64 %0) {
// CHECK-NEXT:   %2 = call float @foo(i64 %0)
// CHECK-NEXT:   store ptr @foo, ptr @foo, align 8
// CHECK-NEXT:   ret float %2
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @foo : i32, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: @foo = ifunc i32, ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }

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

// CHECK: @foo = weak_odr ifunc float (i64), ptr @r
// CHECK-NEXT: @foo5 = linkonce ifunc float (i64), ptr @r
// CHECK-NEXT: @foo6 = internal ifunc float (i64), ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define private ptr @r() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @user(i64 %0) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.func @f() {
  %2 = llvm.dso_local_equivalent @a : !llvm.ptr
  llvm.return
}
llvm.mlir.alias @a : i32 {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: @a = alias i32, ptr @f
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

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

// CHECK: @a = alias void (), ptr @b
// CHECK-NEXT: @b = alias void (), ptr @f
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

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

// CHECK: @a = alias void (), getelementptr (i8, ptr @f, i64 1)
// CHECK-EMPTY:
// CHECK-NEXT: define void @f() {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr<1> {
  %0 = llvm.mlir.zero : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}

// CHECK: @foo = ifunc float (i64), ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr addrspace(1) @r() {
// CHECK-NEXT:   ret ptr addrspace(1) null
// CHECK-NEXT: }

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

// CHECK: @a = alias void (), ptr @r
// CHECK-NEXT: @b = alias void (), ptr @a
// CHECK-EMPTY:
// CHECK-NEXT: @foo = ifunc float (i64), ptr @b
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r() {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }

// -----

llvm.mlir.ifunc @foo : !llvm.func<f32 (i64)>, !llvm.ptr @r {sym_visibility = "private"}
llvm.func @r(%a: i32) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: @foo = ifunc float (i64), ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r(i32 %0) {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }

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

// CHECK: @foo = ifunc i32, ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r(i32 %0) {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }

// -----

"llvm.mlir.alias"() <{sym_name = "foo", linkage = #llvm.linkage<external>, alias_type = i32}> ({
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
llvm.func @r(%a: i32) -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// CHECK: @foo = alias i32, ptr @r
// CHECK-EMPTY:
// CHECK-NEXT: define ptr @r(i32 %0) {
// CHECK-NEXT:   ret ptr null
// CHECK-NEXT: }

// -----

"llvm.func"() <{
  CConv = #llvm.cconv<ccc>,
  function_type = !llvm.func<void ()>,
  linkage = #llvm.linkage<external>,
  sym_name = "func"
}> ({
}) : () -> ()

// CHECK: declare void @func()

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

// CHECK: @g = global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @a = private thread_local alias i32, ptr @g
// CHECK-NEXT: @b = alias i32, ptr @g
// CHECK-NEXT: @c = protected thread_local alias i32, ptr @g

// -----

llvm.mlir.alias @a : i32 {
^bb0(%x: i32):
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global @g(1 : i32) : i32

// CHECK: @g = global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @a = alias i32, ptr @g

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

// CHECK: %s = type { i32, i32 }
// CHECK-EMPTY:
// CHECK-NEXT: @g = internal global i32 7
// CHECK-EMPTY:
// CHECK-NEXT: @a = internal alias i32, ptr @g
// CHECK-NEXT: @b = alias %s, ptr @a
// CHECK-EMPTY:
// CHECK-NEXT: define i32 @read() {
// CHECK-NEXT:   %1 = load i32, ptr @b, align 4
// CHECK-NEXT:   ret i32 %1
// CHECK-NEXT: }

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

// CHECK: @g = global i32 1
// CHECK-EMPTY:
// CHECK-NEXT: @a = alias i32, ptr @g
// CHECK-NEXT: @a2 = linkonce_odr hidden thread_local unnamed_addr alias [32 x i32], ptr @g
