// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = "e-n8:16:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-n8:16:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-ni:1"} {}

// CHECK: module attributes {llvm.data_layout = "e-ni:1"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-ni:1:2"} {}

// CHECK: module attributes {llvm.data_layout = "e-ni:1:2"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-S128"} {}

// CHECK: module attributes {llvm.data_layout = "e-S128"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-P1"} {}

// CHECK: module attributes {llvm.data_layout = "e-P1"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-A5"} {}

// CHECK: module attributes {llvm.data_layout = "e-A5"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-G1"} {}

// CHECK: module attributes {llvm.data_layout = "e-G1"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-Fi8"} {}

// CHECK: module attributes {llvm.data_layout = "e-Fi8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-Fn32"} {}

// CHECK: module attributes {llvm.data_layout = "e-Fn32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-s"} {}

// CHECK: module attributes {llvm.data_layout = "e-s"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-s:8"} {}

// CHECK: module attributes {llvm.data_layout = "e-s:8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-s0:64"} {}

// CHECK: module attributes {llvm.data_layout = "e-s0:64"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-pu1:32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-pu1:32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-peu1:32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-peu1:32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-puu1:32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-puu1:32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:e-m:o"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:e-m:o"} {
// CHECK-NEXT: }
