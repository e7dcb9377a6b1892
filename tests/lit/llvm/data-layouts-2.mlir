// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = "e-ni:1"} {}

// CHECK: module attributes {llvm.data_layout = "e-ni:1"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-s"} {}

// CHECK: module attributes {llvm.data_layout = "e-s"} {
// CHECK-NEXT: }
