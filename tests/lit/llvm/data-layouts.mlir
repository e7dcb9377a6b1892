// RUN: pyopt %s --split-input-file | FileCheck %s

// Layouts as LLVM writes them.

module attributes {llvm.data_layout = ""} {}

// CHECK: module attributes {llvm.data_layout = ""} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e"} {}

// CHECK: module attributes {llvm.data_layout = "e"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "E"} {}

// CHECK: module attributes {llvm.data_layout = "E"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-m:e"} {}

// CHECK: module attributes {llvm.data_layout = "e-m:e"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p:32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p:32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p16777215:32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p16777215:32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-p:16777215:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-p:16777215:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-i8:8"} {}

// CHECK: module attributes {llvm.data_layout = "e-i8:8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-i8:8:16"} {}

// CHECK: module attributes {llvm.data_layout = "e-i8:8:16"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-f32:32"} {}

// CHECK: module attributes {llvm.data_layout = "e-f32:32"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-v128:128"} {}

// CHECK: module attributes {llvm.data_layout = "e-v128:128"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-a:8"} {}

// CHECK: module attributes {llvm.data_layout = "e-a:8"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-a:0"} {}

// CHECK: module attributes {llvm.data_layout = "e-a:0"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-a:0:64"} {}

// CHECK: module attributes {llvm.data_layout = "e-a:0:64"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-a0:64"} {}

// CHECK: module attributes {llvm.data_layout = "e-a0:64"} {
// CHECK-NEXT: }

// -----

module attributes {llvm.data_layout = "e-n8"} {}

// CHECK: module attributes {llvm.data_layout = "e-n8"} {
// CHECK-NEXT: }
