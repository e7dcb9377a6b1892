// RUN: pyopt %s --split-input-file --convert-func-to-llvm | FileCheck %s
// RUN: pyopt %s --split-input-file --convert-func-to-llvm -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

// Memory spaces that are no numbers. Without a rank the space is not in the type of the descriptor.

func.func @unranked(%m: memref<*xf32, "x">) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(memref<*xi32, "x">) -> memref<*xf32, {a = 1}>

// CHECK: module {
// CHECK-NEXT:   llvm.func @declared(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
// CHECK-NEXT: }

// -----

// Reported for each function, by the first argument that has no pointer.

func.func private @ranked(memref<4xf32, "x">, memref<4xf32, "x">)

func.func private @too(memref<4xf32, "x">)

// ERROR: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func private @ranked(memref<4xf32, "x">, memref<4xf32, "x">)
// CHECK-NEXT:   func.func private @too(memref<4xf32, "x">)
// CHECK-NEXT: }

// -----

func.func private @results(i32) -> (memref<4xf32, "x">, memref<4xf32, "y">)

// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func private @results(i32) -> (memref<4xf32, "x">, memref<4xf32, "y">)
// CHECK-NEXT: }

// -----

func.func @elements(%m: memref<*xmemref<4xf32, "x">>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @elements(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
