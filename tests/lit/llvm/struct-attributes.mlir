// RUN: pyopt %s --split-input-file | FileCheck %s

// Attributes that are lists of named parameters, and kinds of these.

module attributes {a.b = #llvm.di_composite_type<flags = "Public|Vector">} {}

// CHECK: #di_composite_type = #llvm.di_composite_type<flags = "Public|Vector">
// CHECK-NEXT: module attributes {a.b = #di_composite_type} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.loop_annotation<startLoc = loc(fused["a", "b"])>} {}

// CHECK: #loc = loc("a")
// CHECK-NEXT: #loc1 = loc("b")
// CHECK-NEXT: #loc2 = loc(fused[#loc, #loc1])
// CHECK-NEXT: #loop_annotation = #llvm.loop_annotation<startLoc = #loc2>
// CHECK-NEXT: module attributes {a.b = #loop_annotation} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.dereferenceable<bytes = -1>} {}

// CHECK: module attributes {a.b = #llvm.dereferenceable<bytes = 18446744073709551615>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #llvm.vec_type_hint<hint = i32, is_signed = true>} {}

// CHECK: module attributes {a.b = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
// CHECK-NEXT: }
