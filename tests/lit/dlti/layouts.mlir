// RUN: pyopt %s --split-input-file | FileCheck %s

// Entries of layouts, and layouts inside of others.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"nope.nope" = "big">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"nope.nope" = "big">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti" = "big">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti" = "big">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = "big">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = "big">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = "big", ".x" = 1, "x." = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"ub.x" = "big", ".x" = 1 : i64, "x." = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "e">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "q">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "q">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = 1 : i64>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = "x">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.default_memory_space" = "x">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "x">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "x">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 1 : ui32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 1 : ui32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.global_memory_space" = 1 : i32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.global_memory_space" = 1 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1 : i32>} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {
// CHECK-NEXT: }

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 1>} {}

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = 1 : i64>} {
// CHECK-NEXT: }
