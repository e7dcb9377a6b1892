// RUN: pyopt %s --split-input-file --finalize-memref-to-llvm | FileCheck %s
// RUN: pyopt %s --split-input-file --finalize-memref-to-llvm -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERROR

// Memory spaces that are no numbers: what needs an address stays, and is reported once for each type.

func.func @once(%m: memref<4xf32, "x">, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32, "x">
  %1 = memref.load %m[%i] : memref<4xf32, "x">
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// ERROR: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: memref<4xf32, "x">, %arg1: index) -> f32 {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg1] : memref<4xf32, "x">
// CHECK-NEXT:     %1 = memref.load %arg0[%arg1] : memref<4xf32, "x">
// CHECK-NEXT:     %2 = arith.addf %0, %1 : f32
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%m: memref<4xf32, "x">, %n: memref<5xf32, "x">, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, "x">
  memref.store %0, %n[%i] : memref<5xf32, "x">
  return
}

// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%arg0: memref<4xf32, "x">, %arg1: memref<5xf32, "x">, %arg2: index) {
// CHECK-NEXT:     %0 = memref.load %arg0[%arg2] : memref<4xf32, "x">
// CHECK-NEXT:     memref.store %0, %arg1[%arg2] : memref<5xf32, "x">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rank(%m: memref<*xf32, "x">) -> index {
  %0 = memref.rank %m : memref<*xf32, "x">
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank(%arg0: memref<*xf32, "x">) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, "x"> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %1 : i64 to index
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dim(%m: memref<*xf32, "x">, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<*xf32, "x">
  return %0 : index
}

// ERROR-NEXT: {{.*}}:8: error: 'memref.dim' op memref memory space must be convertible to an integer address space
// ERROR-NEXT:   %0 = memref.dim %m, %i : memref<*xf32, "x">
// ERROR-NEXT:        ^
// ERROR-NEXT: {{.*}}:8: note: see current operation: %2 = "memref.dim"(%arg0, %arg1) : (memref<*xf32, "x">, index) -> index

// CHECK: module {
// CHECK-NEXT:   func.func @dim(%arg0: memref<*xf32, "x">, %arg1: index) -> index {
// CHECK-NEXT:     %dim = memref.dim %arg0, %arg1 : memref<*xf32, "x">
// CHECK-NEXT:     return %dim : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%m: memref<*xf32>) -> memref<*xf32, "x"> {
  %0 = memref.memory_space_cast %m : memref<*xf32> to memref<*xf32, "x">
  return %0 : memref<*xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%arg0: memref<*xf32>) -> memref<*xf32, "x"> {
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %arg0 : memref<*xf32> to memref<*xf32, "x">
// CHECK-NEXT:     return %memspacecast : memref<*xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reinterpret(%m: memref<*xf32, "x">) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1]
      : memref<*xf32, "x"> to memref<2xf32, strided<[1]>, "x">
  return
}

// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func @reinterpret(%arg0: memref<*xf32, "x">) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2], strides: [1] : memref<*xf32, "x"> to memref<2xf32, strided<[1]>, "x">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copy(%m: memref<*xf32, "x">, %n: memref<*xf32, "x">) {
  memref.copy %m, %n : memref<*xf32, "x"> to memref<*xf32, "x">
  return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   func.func @copy(%arg0: memref<*xf32, "x">, %arg1: memref<*xf32, "x">) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg1 : memref<*xf32, "x"> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, "x"> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %3 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %4 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %1, %4 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %5 = llvm.alloca %3 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %0, %5 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %6 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.call @memrefCopy(%8, %4, %5) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %2 : !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In numbered spaces the aligned pointer is all that is loaded.

func.func @address(%m: memref<*xf32, 3>) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<*xf32, 3> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @address(%arg0: memref<*xf32, 3>) -> index {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 3> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<3>
// CHECK-NEXT:     %3 = llvm.load %2 : !llvm.ptr -> !llvm.ptr<3>
// CHECK-NEXT:     %4 = llvm.ptrtoint %3 : !llvm.ptr<3> to i64
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %4 : i64 to index
// CHECK-NEXT:     return %5 : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subview(%m: memref<8xf32, "x">, %i: index) -> f32 {
  %0 = memref.subview %m[2] [4] [1]
      : memref<8xf32, "x"> to memref<4xf32, strided<[1], offset: 2>, "x">
  %1 = memref.load %0[%i] : memref<4xf32, strided<[1], offset: 2>, "x">
  return %1 : f32
}

// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func @subview(%arg0: memref<8xf32, "x">, %arg1: index) -> f32 {
// CHECK-NEXT:     %subview = memref.subview %arg0[2] [4] [1] : memref<8xf32, "x"> to memref<4xf32, strided<[1], offset: 2>, "x">
// CHECK-NEXT:     %0 = memref.load %subview[%arg1] : memref<4xf32, strided<[1], offset: 2>, "x">
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshaped(%m: memref<4x8xf32, "x">) -> memref<2x16xf32, "x"> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32, "x"> into memref<32xf32, "x">
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [2, 16]
      : memref<32xf32, "x"> into memref<2x16xf32, "x">
  return %1 : memref<2x16xf32, "x">
}

// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.
// ERROR-NEXT: <unknown>:0: error: conversion of memref memory space "x" to integer address space failed. Consider adding memory space conversions.

// CHECK: module {
// CHECK-NEXT:   func.func @reshaped(%arg0: memref<4x8xf32, "x">) -> memref<2x16xf32, "x"> {
// CHECK-NEXT{LITERAL}:     %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<4x8xf32, "x"> into memref<32xf32, "x">
// CHECK-NEXT{LITERAL}:     %expand_shape = memref.expand_shape %collapse_shape [[0, 1]] output_shape [2, 16] : memref<32xf32, "x"> into memref<2x16xf32, "x">
// CHECK-NEXT:     return %expand_shape : memref<2x16xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }
