// RUN: pyopt %s --split-input-file | FileCheck %s

// Enumerations, and attributes with a form of their own.

module attributes {a.b = #llvm.cconv<"fastcc">} {}

// CHECK: module attributes {a.b = #llvm.cconv<fastcc>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.framePointerKind<"non-leaf">} {}

// CHECK: module attributes {a.b = #llvm.framePointerKind<"non-leaf">} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.overflow<nsw, nuw>} {}

// CHECK: module attributes {a.b = #llvm.overflow<nsw, nuw>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.address_space<-1>} {}

// CHECK: module attributes {a.b = #llvm.address_space<4294967295>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.constant_range<i8, 0, 300>} {}

// CHECK: module attributes {a.b = #llvm.constant_range<i8, 0, 44>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_file<"a\n\22" in "">} {}

// CHECK: #di_file = #llvm.di_file<"a\0A\22" in "">
// CHECK-NEXT: module attributes {a.b = #di_file} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_null_type<>} {}

// CHECK: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: module attributes {a.b = #di_null_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.dependent_libraries<"a", "b">} {}

// CHECK: module attributes {a.b = #llvm.dependent_libraries<"a", "b">} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.mmra_tag<"a" : "b">} {}

// CHECK: #mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK-NEXT: module attributes {a.b = #mmra_tag} {
// CHECK-NEXT: }
