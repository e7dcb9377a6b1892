// RUN: pyopt %s --split-input-file | FileCheck %s

// Attributes that are lists of named parameters, and kinds of these.

module attributes {a.b = #llvm.alias_scope<id = "x", domain = <id = 3>>} {}

// CHECK: #alias_scope_domain = #llvm.alias_scope_domain<id = 3 : i64>
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = "x", domain = #alias_scope_domain>
// CHECK-NEXT: module attributes {a.b = #alias_scope} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root, 0>}>} {}

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "t", members = {<#tbaa_root, 0>}>
// CHECK-NEXT: module attributes {a.b = #tbaa_type_desc} {
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #llvm.tbaa_type_desc<id = "t", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root, 0>}>
} {}

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: #tbaa_type_desc = #llvm.tbaa_type_desc<id = "t", members = {<#tbaa_root, 0>, <#tbaa_root, 0>}>
// CHECK-NEXT: module attributes {a.b = #tbaa_type_desc} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} {}

// CHECK: module attributes {a.b = #llvm.target<triple = "a", chip = "b", features = <["+a"]>>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_subrange<count = 3 : i64, lowerBound = #llvm.di_null_type>} {}

// CHECK: #di_null_type = #llvm.di_null_type
// CHECK-NEXT: module attributes {a.b = #llvm.di_subrange<count = 3 : i64, lowerBound = #di_null_type>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>} {}

// CHECK: #di_subprogram = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
// CHECK-NEXT: module attributes {a.b = #di_subprogram} {
// CHECK-NEXT: }
