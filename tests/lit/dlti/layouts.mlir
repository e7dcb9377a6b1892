// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 1 : ui32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 1 : ui32>} {
// CHECK-NEXT: }
