// RUN: pyopt %s --split-input-file --convert-scf-to-cf | FileCheck %s

func.func @once(%a: memref<4xi32>, %x: i32, %i: index) {
  scf.forall () in () {
    memref.store %x, %a[%i] : memref<4xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%arg0: memref<4xi32>, %arg1: i32, %arg2: index) {
// CHECK-NEXT:     memref.store %arg1, %arg0[%arg2] : memref<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty() {
  scf.forall () in () {}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
