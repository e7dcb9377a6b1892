// RUN: pyopt %s --split-input-file | FileCheck %s

// What the attributes are, and where they may stand.

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() attributes {dlti.map = #dlti.map<"a" = 32 : i32>} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {dlti.map = #dlti.map<"a" = 32 : i32>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = false>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = false>} {
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = 1>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = true>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #dlti.map<"a" = affine_map<(d0) -> (d0)>>, a.c = affine_map<(d0) -> (d0)>} {}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module attributes {a.b = #dlti.map<"a" = #map>, a.c = #map} {
// CHECK-NEXT: }
