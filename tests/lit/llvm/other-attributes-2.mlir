// RUN: pyopt %s --split-input-file | FileCheck %s

// Enumerations, and attributes with a form of their own.

module attributes {a.b = #llvm.target_features<[]>} {}

// CHECK: module attributes {a.b = #llvm.target_features<[]>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.mlir.workgroup_attribution<4 : i64, f32>} {}

// CHECK: module attributes {a.b = #llvm.mlir.workgroup_attribution<4 : i64, f32>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.poison, a.c = #llvm.undef, a.d = #llvm.zero} {}

// CHECK: module attributes {a.b = #llvm.poison, a.c = #llvm.undef, a.d = #llvm.zero} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(3)]>} {}

// CHECK: module attributes {a.b = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(3)]>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} {}

// CHECK: module attributes {a.b = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.tbaa_member<#llvm.tbaa_root, 3>} {}

// CHECK: #tbaa_root = #llvm.tbaa_root
// CHECK-NEXT: module attributes {a.b = #llvm.tbaa_member<#tbaa_root, 3>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.blockaddress<function = @f, tag = <id = 1>>} {}

// CHECK: module attributes {a.b = #llvm.blockaddress<function = @f, tag = <id = 1>>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.blocktag<id = -1>} {}

// CHECK: module attributes {a.b = #llvm.blocktag<id = 4294967295>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.cgprofile_entry<count = 2>} {}

// CHECK: module attributes {a.b = #llvm.cgprofile_entry<count = 2>} {
// CHECK-NEXT: }
