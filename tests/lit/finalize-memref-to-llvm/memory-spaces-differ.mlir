// RUN: pyopt %s --finalize-memref-to-llvm | FileCheck %s

// Buffers without a rank in memory spaces that are no numbers. The reference takes what the attribute holds for a number.

func.func @dealloc(%m: memref<*xf32, "x">) {
  memref.dealloc %m : memref<*xf32, "x">
  return
}

func.func @address(%m: memref<*xf32, "x">) -> index {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<*xf32, "x"> -> index
  return %0 : index
}

func.func @reshape(%m: memref<*xf32, "x">, %s: memref<?xindex>) -> memref<*xf32, "x"> {
  %0 = memref.reshape %m(%s) : (memref<*xf32, "x">, memref<?xindex>) -> memref<*xf32, "x">
  return %0 : memref<*xf32, "x">
}

// CHECK: module {
// CHECK-NEXT:   func.func @dealloc(%arg0: memref<*xf32, "x">) {
// CHECK-NEXT:     memref.dealloc %arg0 : memref<*xf32, "x">
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @address(%arg0: memref<*xf32, "x">) -> index {
// CHECK-NEXT:     %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<*xf32, "x"> -> index
// CHECK-NEXT:     return %intptr : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @reshape(%arg0: memref<*xf32, "x">, %arg1: memref<?xindex>) -> memref<*xf32, "x"> {
// CHECK-NEXT:     %reshape = memref.reshape %arg0(%arg1) : (memref<*xf32, "x">, memref<?xindex>) -> memref<*xf32, "x">
// CHECK-NEXT:     return %reshape : memref<*xf32, "x">
// CHECK-NEXT:   }
// CHECK-NEXT: }
