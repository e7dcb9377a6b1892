// RUN: pyopt %s --split-input-file | FileCheck %s

// Enumerations, and attributes with a form of their own.

module attributes {a.b = #llvm.alias_scope_domain<id = distinct[0]<>, description = "x">} {}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "x">
// CHECK-NEXT: module attributes {a.b = #alias_scope_domain} {
// CHECK-NEXT: }
