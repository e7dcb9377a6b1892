// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = dense<32> : vector<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = dense<32> : vector<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.x" = 4096>>
} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.x" = 4096 : i64>>} {
// CHECK-NEXT: }

// -----

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"llvm.x" = 4096>>
} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"llvm.x" = 4096 : i64>>} {
// CHECK-NEXT: }

// -----

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = "x">} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.nope" = "x">} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.nope" = "x">} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {}
}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.x" = 4096, "builtin.y" = 2>>
} {}

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"dlti.x" = 4096 : i64, "builtin.y" = 2 : i64>>} {
// CHECK-NEXT: }

// -----

func.func private @f(i32 {dlti.dl_spec = 1})

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.dl_spec = 1 : i64})
// CHECK-NEXT: }

// -----

func.func private @f(i32 {dlti.nope = 1})

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.nope = 1 : i64})
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 8>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i32> = 8 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : tensor<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : tensor<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[0, 8, 8]> : vector<3xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[0, 8, 8]> : vector<3xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[8, 12, 12, 7]> : vector<4xi64>>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[8, 12, 12, 7]> : vector<4xi64>>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"a", 1>, "b" = 2>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1 : i64, "b" = 2 : i64>} {
// CHECK-NEXT: }
