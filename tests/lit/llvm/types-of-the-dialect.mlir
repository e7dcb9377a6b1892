// RUN: pyopt %s --split-input-file | FileCheck %s

// All types, and what cannot be one.

llvm.func @f(%a: !llvm.ptr<3>, %b: !llvm.ptr, %c: !llvm.ptr<0>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<3>, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT: }

// -----

llvm.func @f(%a: !llvm.ptr<-1>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.ptr<4294967295>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.array<4 x i32>, !llvm.array<0 x f32>, !llvm.array<2 x array<3 x ptr>>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.array<4 x i32>, !llvm.array<0 x f32>, !llvm.array<2 x array<3 x ptr>>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.array<-4 x i32>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.array<18446744073709551612 x i32>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<packed (i32, ptr)>,
             !llvm.struct<(struct<(i8)>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<()>, !llvm.struct<(i32)>, !llvm.struct<packed (i32, ptr)>, !llvm.struct<(struct<(i8)>)>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i32)>, !llvm.struct<"b", opaque>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"a", (i32)>, !llvm.struct<"a", (i32)>, !llvm.struct<"b", opaque>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<"a", (ptr, struct<"a">)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"a", (ptr, struct<"a">)>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<"a", (struct<"b", (array<2 x struct<"a">>)>)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"a", (struct<"b", (array<2 x struct<"a">>)>)>)
// CHECK-NEXT: }

// -----

llvm.func @f(!llvm.struct<"", (i32)>)

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(!llvm.struct<"", (i32)>)
// CHECK-NEXT: }

// -----

module attributes {
  a.b = !llvm.func<void ()>,
  a.c = !llvm.func<i32 (i32, ...)>,
  a.d = !llvm.func<ptr (...)>
} {}

// CHECK: module attributes {a.b = !llvm.func<void ()>, a.c = !llvm.func<i32 (i32, ...)>, a.d = !llvm.func<ptr (...)>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = !llvm.func<void (label)>} {}

// CHECK: module attributes {a.b = !llvm.func<void (label)>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = !llvm.func<void (metadata)>} {}

// CHECK: module attributes {a.b = !llvm.func<void (metadata)>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = !llvm.func<void (index)>} {}

// CHECK: module attributes {a.b = !llvm.func<void (index)>} {
// CHECK-NEXT: }

// -----

module attributes {
  a.a = !llvm.void,
  a.b = !llvm.token,
  a.c = !llvm.label,
  a.d = !llvm.metadata,
  a.e = !llvm.x86_amx,
  a.f = !llvm.ppc_fp128
} {}

// CHECK: module attributes {a.a = !llvm.void, a.b = !llvm.token, a.c = !llvm.label, a.d = !llvm.metadata, a.e = !llvm.x86_amx, a.f = !llvm.ppc_fp128} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm.void<>} {}

// CHECK: module attributes {a.a = !llvm.void} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm<void>, a.b = !llvm<ptr<3>>} {}

// CHECK: module attributes {a.a = !llvm.void, a.b = !llvm.ptr<3>} {
// CHECK-NEXT: }
