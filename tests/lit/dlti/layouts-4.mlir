// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {dlti.dl_spec = #dlti.dl_spec<"b" = 2, #dlti.dl_entry<"a", 1>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"b" = 2 : i64, "a" = 1 : i64>} {
// CHECK-NEXT: }

// -----

#e = #dlti.dl_entry<"a", 1>
module attributes {
  dlti.dl_spec = #dlti.dl_spec<#e>,
  dlti.map = #dlti.map<#e, #dlti.dl_entry<"c", 3>>
} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i64>, dlti.map = #dlti.map<"a" = 1 : i64, "c" = 3 : i64>} {
// CHECK-NEXT: }

// -----

#e = #dlti.dl_spec<"a" = 1>
module attributes {
  dlti.dl_spec = #e,
  dlti.map = #dlti.map<"x" = #e, "y\n\22" = #dlti.map<"z" = [1, #dlti.map<"q" = 1>]>>
} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i64>, dlti.map = #dlti.map<"x" = #dlti.dl_spec<"a" = 1 : i64>, "y\0A\22" = #dlti.map<"z" = [1, #dlti.map<"q" = 1 : i64>]>>} {
// CHECK-NEXT: }

// -----

module attributes {
  a.d = #dlti.dl_entry<"a", 1 : i32>,
  a.e = #dlti.dl_spec<"a" = 1 : i32, "a.b.c" = unit, i1 = true, () -> i3 = i7>
} {}

// CHECK: module attributes {a.d = #dlti.dl_entry<"a", 1 : i32>, a.e = #dlti.dl_spec<"a" = 1 : i32, "a.b.c" = unit, i1 = true, () -> i3 = i7>} {
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti.function_pointer_alignment<0x40, function_dependent = 0>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = false>} {
// CHECK-NEXT: }

// -----

module attributes {a.d = #dlti.function_pointer_alignment<true, function_dependent = 0>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = false>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 1>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 2>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 1 : i64>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 2 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<32> : vector<1xi64>>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<1xi64>, "x" = 1>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i64 = dense<32> : vector<1xi64>, "x" = 1 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
  module {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   module {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<32> : vector<1xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<32> : vector<1xi64>>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2 x i32> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
