// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = "e-i1:8"} {}

// CHECK: module attributes {llvm.data_layout = "e-i1:8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p(1):32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p(1):32:32"} {
// CHECK-NEXT: }
