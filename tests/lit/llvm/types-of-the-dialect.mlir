// RUN: pyopt %s --split-input-file | FileCheck %s

// All types, and what cannot be one.

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

module attributes {a.b = !llvm.func<void (label)>} {}

// CHECK: module attributes {a.b = !llvm.func<void (label)>} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm.void<>} {}

// CHECK: module attributes {a.a = !llvm.void} {
// CHECK-NEXT: }

// -----

module attributes {a.a = !llvm<void>, a.b = !llvm<ptr<3>>} {}

// CHECK: module attributes {a.a = !llvm.void, a.b = !llvm.ptr<3>} {
// CHECK-NEXT: }
