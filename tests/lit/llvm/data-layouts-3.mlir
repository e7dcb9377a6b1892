// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = "e-m:l"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:l"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:o"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:o"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:m"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:m"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:w"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:w"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:x"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:x"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:a"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:a"} {
// CHECK-NEXT: }

// -----

module attributes {
  llvm.data_layout = "e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
} {}

// CHECK: module attributes {llvm.data_layout = "e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-i1:8"} {}

// CHECK: module attributes {llvm.data_layout = "e-i1:8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p(1):32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p(1):32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p1(global):32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p1(global):32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-A5-G1-P3"} {}

// CHECK: module attributes {llvm.data_layout = "e-A5-G1-P3"} {
// CHECK-NEXT: }
