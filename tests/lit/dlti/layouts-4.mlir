// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {a.d = #dlti.function_pointer_alignment<0x40, function_dependent = 0>} {}

// CHECK: module attributes {a.d = #dlti.function_pointer_alignment<64, function_dependent = false>} {
// CHECK-NEXT: }
