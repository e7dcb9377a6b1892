// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = "e-a:0"} {}

// CHECK: module attributes {llvm.data_layout = "e-a:0"} {
// CHECK-NEXT: }
