// RUN: pyopt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv | FileCheck %s

// A memory space that is no number has no bare pointer. That is no error: the function stays as it is.

func.func private @declared(memref<4xf32, "x">) -> memref<4xf32, "x">

func.func @defined(%m: memref<4xf32, "x">, %n: memref<4xf32, 1>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @declared(memref<4xf32, "x">) -> memref<4xf32, "x">
// CHECK-NEXT:   func.func @defined(%arg0: memref<4xf32, "x">, %arg1: memref<4xf32, 1>) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
