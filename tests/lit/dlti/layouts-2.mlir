// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {
  dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>>
} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = false>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 1, 2>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 1, 2>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i64: 1, 2>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i64: 1, 2>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<12> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<12> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<16> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<33> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<33> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<128> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f128 = dense<128> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {
  dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 32, 64]> : vector<4xi64>>
} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32, 32, 32, 64]> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
// CHECK-NEXT: }
