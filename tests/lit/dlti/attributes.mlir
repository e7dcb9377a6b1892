// RUN: pyopt %s --split-input-file | FileCheck %s

// What the attributes are, and where they may stand.

module attributes {dlti.dl_spec = #dlti.dl_spec<>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
// CHECK-NEXT: }

// -----

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

func.func @f() attributes {
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1>>
} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 1 : i64>>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #dlti.dl_entry<"a", 1>,
  a.c = #dlti.dl_entry<i32, 1>,
  a.d = #dlti.dl_entry<"", 1>
} {}

// CHECK: module attributes {a.b = #dlti.dl_entry<"a", 1 : i64>, a.c = #dlti.dl_entry<i32, 1 : i64>, a.d = #dlti.dl_entry<"", 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti.dl_entry<"", 1>} {}

// CHECK: module attributes {a.d = #dlti.dl_entry<"", 1 : i64>} {
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

module attributes {a.d = #dlti.function_pointer_alignment<- 1, function_dependent = true>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>} {
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti<dl_spec<"a" = 1>>} {}

// CHECK: module attributes {a.d = #dlti.dl_spec<"a" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #dlti.map<"a" = affine_map<(d0) -> (d0)>>, a.c = affine_map<(d0) -> (d0)>} {}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module attributes {a.b = #dlti.map<"a" = #map>, a.c = #map} {
// CHECK-NEXT: }

// -----

module attributes {a.b = #dlti.dl_entry<"a", affine_map<(d0) -> (d0)>>} {}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module attributes {a.b = #dlti.dl_entry<"a", #map>} {
// CHECK-NEXT: }

// -----

module attributes {
  a.b = #dlti.dl_spec<"a" = affine_map<(d0) -> (d0)>, "b" = #llvm.di_file<"a" in "b">>
} {}

// CHECK: #di_file = #llvm.di_file<"a" in "b">
// CHECK-NEXT: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module attributes {a.b = #dlti.dl_spec<"a" = #map, "b" = #di_file>} {
// CHECK-NEXT: }

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<32> : vector<1xi64>>
} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 8, 8]> : vector<3xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 8, 8]> : vector<3xi64>>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 8, 8]> : vector<3xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 8, 8]> : vector<3xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
